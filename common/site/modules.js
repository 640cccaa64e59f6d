// The programs in WebAssembly, and the search index. Each is a script of its own that holds its bytes, packed by
// gzip, as base64: a script is all that a page opened by a double click may load. It is loaded when it is wanted for the
// first time.
"use strict";

const modules = {
  texts: {},
  loads: {},

  // Called by the scripts.
  put(name, text) { modules.texts[name] = text; },

  // The bytes of a program, or of the index.
  async bytes(name) {
    await modules.load(`modules/${name}.js`);
    const text = atob(modules.texts[name]);
    const packed = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) packed[i] = text.charCodeAt(i);
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  },

  // Loads a script once.
  load(path) {
    modules.loads[path] ??= new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = path;
      script.onload = done;
      script.onerror = () => fail(new Error(`${path} cannot be loaded`));
      document.head.append(script);
    });
    return modules.loads[path];
  },
};
