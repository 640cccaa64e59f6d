// The eleven calls of WASI preview 1 that the programs make, and how a page runs a program: in a worker made from
// this function's own text, since a page that was opened by a double click may not load a worker from a file.
"use strict";

function wasiWorker() {
  const SUCCESS = 0, BAD_FILE = 8, NOT_SUPPORTED = 58;
  const encoder = new TextEncoder();
  class Exit { constructor(status) { this.status = status; } }

  // The bytes of a list of texts, each with a 0 behind it, as args_get and environ_get want them.
  function zeroEnded(texts) { return texts.map(text => encoder.encode(text + "\0")); }

  function imports(words, input, memory, write) {
    let read = 0;
    const view = () => new DataView(memory().buffer);
    const put32 = (at, value) => { view().setUint32(at, value, true); return SUCCESS; };
    const sizes = (count, bytes, texts) =>
      put32(count, texts.length) || put32(bytes, zeroEnded(texts).reduce((sum, text) => sum + text.length, 0));
    const texts = (pointers, at, list) => {
      for (const bytes of zeroEnded(list)) {
        put32(pointers, at);
        new Uint8Array(memory().buffer, at, bytes.length).set(bytes);
        pointers += 4;
        at += bytes.length;
      }
      return SUCCESS;
    };
    // Calls `use` with each of the buffers until it takes less than a whole one; returns how many bytes it took.
    const buffers = (list, count, use) => {
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const [at, size] = [view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true)];
        const taken = use(new Uint8Array(memory().buffer, at, size));
        total += taken;
        if (taken < size) break;
      }
      return total;
    };
    const take = room => {
      const piece = input.subarray(read, read + room.length);
      room.set(piece);
      read += piece.length;
      return piece.length;
    };
    return {
      args_get: (pointers, at) => texts(pointers, at, words),
      args_sizes_get: (count, bytes) => sizes(count, bytes, words),
      environ_get: () => SUCCESS,
      environ_sizes_get: (count, bytes) => sizes(count, bytes, []),
      clock_time_get: (clock, precision, at) => { view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true); return SUCCESS; },
      fd_close: () => SUCCESS,
      fd_fdstat_get: (fd, at) => {
        if (fd > 2) return BAD_FILE;
        new Uint8Array(memory().buffer, at, 24).fill(0);  // of an unknown type: no terminal
        return SUCCESS;
      },
      fd_read: (fd, list, count, result) => fd === 0 ? put32(result, buffers(list, count, take)) : BAD_FILE,
      fd_seek: () => NOT_SUPPORTED,
      fd_write: (fd, list, count, result) => fd === 1 || fd === 2
        ? put32(result, buffers(list, count, bytes => { write(fd, bytes.slice()); return bytes.length; })) : BAD_FILE,
      proc_exit: status => { throw new Exit(status); },
    };
  }

  // Runs a program to its end: its exit status, or what it trapped on.
  function run(module, words, input, write) {
    let instance = null;
    const calls = imports(words, typeof input === "string" ? encoder.encode(input) : input, () => instance.exports.memory, write);
    instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls });
    try {
      (instance.exports._start || instance.exports._initialize)();
    } catch (stop) {
      if (!(stop instanceof Exit)) return { trap: String(stop) };
      return { status: stop.status };
    }
    return { status: 0, instance };
  }

  // A run's message has a program, its words and its input, text or bytes; what it wrote comes back, at most this many bytes.
  const MOST = 1 << 24;
  function ran({ bytes, words, input }) {
    const kept = { 1: [], 2: [] };
    let room = MOST;
    const write = (fd, piece) => {
      kept[fd].push(piece.subarray(0, room));
      room = Math.max(0, room - piece.length);
    };
    const { status, trap, instance } = run(new WebAssembly.Module(bytes), words, input, write);
    library = instance && instance.exports;
    const text = fd => {
      const decoder = new TextDecoder();
      return kept[fd].map(piece => decoder.decode(piece, { stream: true })).join("");
    };
    return { status, trap, output: text(1) + (room === 0 ? "…" : ""), errors: text(2) };
  }

  // A request to the library that was run last: play_page.cpp says what it may ask.
  let library = null;
  function answered(request) {
    const bytes = encoder.encode(request);
    const room = library.room(bytes.length);
    new Uint8Array(library.memory.buffer, room, bytes.length).set(bytes);
    const at = library.answer(room);
    const all = new Uint8Array(library.memory.buffer);
    return new TextDecoder().decode(all.slice(at, all.indexOf(0, at)));
  }

  self.onmessage = ({ data }) => self.postMessage(data.request === undefined ? ran(data) : answered(data.request));
}

// A worker that waits for such messages.
function wasiStart() {
  const address = URL.createObjectURL(new Blob([`(${wasiWorker})()`], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

// Runs a program to its end, in a worker of its own: { result, stop }. After `limit` seconds the result has `slow` in place of a status.
function wasiRun(bytes, words, input, limit) {
  const worker = wasiStart();
  let stop;
  const result = new Promise((done, fail) => {
    const end = data => { clearTimeout(alarm); worker.terminate(); done(data); };
    const alarm = setTimeout(() => end({ slow: limit, output: "", errors: "" }), 1000 * limit);
    stop = () => end({ stopped: true, output: "", errors: "" });
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = fault => { clearTimeout(alarm); fail(new Error(fault.message)); };
    worker.postMessage({ bytes, words, input });
  });
  return { result, stop };
}

// Starts a library, and gives the function that asks it: the lines of a request in, what its JSON says out. Its end() ends the library.
async function library(name) {
  const worker = wasiStart(), waiting = [];
  worker.onmessage = ({ data }) => waiting.shift().done(data);
  worker.onerror = fault => waiting.shift()?.fail(new Error(fault.message));
  const tell = message => new Promise((done, fail) => { waiting.push({ done, fail }); worker.postMessage(message); });
  await tell({ bytes: await modules.bytes(name), words: [name], input: "" });
  return Object.assign(async (...lines) => JSON.parse(await tell({ request: lines.join("\n") })), { end: () => worker.terminate() });
}
