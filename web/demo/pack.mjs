// Packs the Python side of the demonstration: node demo/pack.mjs FOLDER WHEEL...
// FOLDER is that of the built client; the wheels are Trailboss without compiled modules and what it
// needs. Python is compiled here, by the same Python that will run it.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const RUNTIME = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const [folder, ...wheels] = process.argv.slice(2);
const out = join(folder, 'python');
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'networks'), { recursive: true });

const python = await loadPyodide({ indexURL: RUNTIME });
for (const wheel of wheels)
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'zip', { extractDir: '/app' });
python.FS.writeFile(
  '/stdlib.zip',
  new Uint8Array(readFileSync(join(RUNTIME, 'python_stdlib.zip'))),
);
python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf8'));

const files = {};

/** A file under a name that says what is in it, compressed. */
function write(name, data, place = '') {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  const file = `${place}${name}.${hash}.gz`;
  const packed = gzipSync(data, { level: 9 });
  writeFileSync(join(out, file), packed);
  files[name] = { file, size: packed.length };
}

const read = (path) => Buffer.from(python.FS.readFile(path));
write('pyodide.asm.wasm', readFileSync(join(RUNTIME, 'pyodide.asm.wasm')));
write('stdlib.zip', read('/packed/stdlib.zip'));
write('trailboss.tar', read('/packed/app.tar'));
const networks = '/packed/networks';
for (const name of python.FS.readdir(networks))
  if (name.endsWith('.safetensors')) write(name, read(join(networks, name)), 'networks/');
for (const file of ['pyodide.mjs', 'pyodide.asm.mjs'])
  copyFileSync(join(RUNTIME, file), join(out, file));
const { info } = JSON.parse(readFileSync(join(RUNTIME, 'pyodide-lock.json'), 'utf8'));
writeFileSync(join(out, 'manifest.json'), JSON.stringify({ info, files }));
for (const [name, { size }] of Object.entries(files))
  console.log(`demo: ${basename(name).padEnd(22)} ${(size / 1e6).toFixed(2)} MB`);
