import type { PyodideInterface } from 'pyodide';
import type { PyCallable, PyDict, PyProxy } from 'pyodide/ffi';
import * as arrays from './arrays';
import { allKept, keep } from './keeping';
import type { FromWorker, ToWorker } from './messages';

// Python beside the page. Everything is fetched from where the page came from, compressed by us:
// not every place for static files compresses these.

const APP = '/app';
const SAVE_AFTER = 400; // ms without a change
const home = new URL('../python/', import.meta.url);
const tell = (message: FromWorker): void => postMessage(message);

interface Manifest {
  info: unknown; // of the runtime, as its own list of packages has it
  files: Record<string, { file: string; size: number }>;
}

interface Page extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy & [number, string]>;
  connect(number: number, path: string, send: (text: string) => void): number;
  hear(number: number, text: string): void;
  disconnect(number: number): void;
  changes(): PyDict;
}

let manifest: Manifest;
let loaded = 0;

/** A file of the demonstration as it was before it was compressed. */
async function unpacked(name: string, { counted = true, then = () => {} } = {}): Promise<Response> {
  const { file } = manifest.files[name]!;
  const answer = await fetch(new URL(file, home));
  if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
  const size = Object.values(manifest.files).reduce(
    (sum, { file, size }) => sum + (/^networks/.test(file) ? 0 : size),
    0,
  );
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      loaded += chunk.length;
      if (counted) tell({ kind: 'progress', loaded: Math.min(loaded, size), size });
      out.enqueue(chunk);
    },
    flush: then,
  });
  const body = answer.body.pipeThrough(counting) as ReadableStream<BufferSource>;
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'text/plain' },
  });
}

async function bytes(name: string, counted = true): Promise<Uint8Array> {
  return new Uint8Array(await (await unpacked(name, { counted })).arrayBuffer());
}

/** What Pyodide asks for by itself comes compressed as well. */
function fetchForPyodide(
  early: Map<string, Promise<Response>>,
): (asked: RequestInfo | URL, init?: RequestInit) => Promise<Response> {
  const plain = self.fetch.bind(self);
  return (asked, init) => {
    const name = String(asked instanceof Request ? asked.url : asked)
      .split('/')
      .at(-1)!;
    return early.get(name) ?? plain(asked, init);
  };
}

const families = new Map<string, Promise<void>>();

function network(python: PyodideInterface, family: string): Promise<void> {
  let coming = families.get(family);
  if (!coming) {
    const name = `${family}.safetensors`;
    coming = bytes(name, false).then((data) =>
      python.FS.writeFile(`${APP}/trailboss/bots/networks/${name}`, data),
    );
    coming.catch(() => families.delete(family)); // asked for again with the next decision
    families.set(family, coming);
  }
  return coming;
}

async function begin(language: string): Promise<Page> {
  manifest = (await (await fetch(new URL('manifest.json', home))).json()) as Manifest;
  // First what Python needs to start; while it does, what runs in it.
  let arrived = (): void => {};
  const wasm = new Promise<void>((then) => (arrived = then));
  const early = new Map([['pyodide.asm.wasm', unpacked('pyodide.asm.wasm', { then: arrived })]]);
  const stdlib = bytes('stdlib.zip');
  const app = Promise.all([wasm, stdlib]).then(() => bytes('trailboss.tar'));
  const kept = allKept();
  const { loadPyodide } = (await import(
    /* @vite-ignore */ new URL('pyodide.mjs', home).href
  )) as typeof import('pyodide');
  const standard = URL.createObjectURL(new Blob([(await stdlib) as BlobPart]));
  self.fetch = fetchForPyodide(early);
  const python = await loadPyodide({
    indexURL: home.href,
    stdLibURL: standard,
    lockFileContents: { info: manifest.info, packages: {} } as never,
    packageCacheDir: '/',
  });
  python.unpackArchive(await app, 'tar', { extractDir: APP });
  python.registerJsModule('trailboss_arrays', arrays);
  const make = python.runPython(`
import sys
sys.path.insert(0, ${JSON.stringify(APP)})
import trailboss_arrays
from trailboss.demo import arrays
arrays.install(trailboss_arrays)
from trailboss.demo.page import Page
Page
`) as PyCallable;
  const remembered = python.toPy(Object.fromEntries(await kept)) as PyDict;
  for (const [name, data] of remembered.items())
    remembered.set(name, python.globals.get('bytes')(data));
  return make((family: string) => network(python, family), remembered, language) as Page;
}

let page: Promise<Page> | undefined;
let saving: ReturnType<typeof setTimeout> | undefined;

/** Soon after something has changed it is kept. */
function save(world: Page): void {
  clearTimeout(saving);
  saving = setTimeout(() => {
    const changes = world.changes();
    const found = changes.toJs({
      dict_converter: (entries: Iterable<[string, Uint8Array]>) => new Map(entries),
    }) as Map<string, Uint8Array>;
    changes.destroy();
    if (found.size) void keep(found);
  }, SAVE_AFTER);
}

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === 'begin') {
    page = begin(message.language);
    await page;
    tell({ kind: 'ready' });
    return;
  }
  const world = await page!;
  const { number } = message;
  switch (message.kind) {
    case 'request': {
      const told = await world.request(message.method, message.path, message.body);
      const [status, body] = told.toJs() as [number, string];
      told.destroy();
      tell({ kind: 'answer', number, status, body });
      break;
    }
    case 'open': {
      tell({ kind: 'opened', number });
      const send = (text: string): void => {
        tell({ kind: 'message', number, text });
        save(world);
      };
      const code = world.connect(number, message.path, send);
      if (code) tell({ kind: 'closed', number, code });
      break;
    }
    case 'hear':
      world.hear(number, message.text);
      break;
    case 'close':
      world.disconnect(number);
  }
  save(world);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  answer(data).catch((error: unknown) => tell({ kind: 'failed', problem: String(error) }));
};
