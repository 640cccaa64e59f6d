// The programs in WebAssembly. Each is a script of its own that holds its bytes as base64: that is all that a page
// opened by a double click may load. A script is loaded when its program is wanted for the first time.
"use strict";

const modules = {
  texts: {},
  loads: {},

  // Called by the scripts.
  put(name, text) { modules.texts[name] = text; },

  // The bytes of a program.
  async bytes(name) {
    await modules.load(`modules/${name}.js`);
    const text = atob(modules.texts[name]);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
    return bytes;
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
