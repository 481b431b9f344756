// What NumPy does for the networks, over typed arrays: as much of it as src/trailboss/demo/arrays.py
// asks for. An array is a typed array; its shape stays in Python. Sums are reckoned in double
// precision and stored in single.

type Numbers = Float32Array | Int32Array | Uint8Array | Int8Array;
type Kind = 'f' | 'i' | 'u' | 's';

const KINDS = { f: Float32Array, i: Int32Array, u: Uint8Array, s: Int8Array };

/** As many numbers of the same kind. */
function like(a: Numbers, size: number): Numbers {
  return new (a.constructor as new (size: number) => Numbers)(size);
}

const OPS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '<': (a, b) => (a < b ? 1 : 0),
  '>': (a, b) => (a > b ? 1 : 0),
  '>=': (a, b) => (a >= b ? 1 : 0),
  '==': (a, b) => (a === b ? 1 : 0),
  '!=': (a, b) => (a !== b ? 1 : 0),
  max: (a, b) => (a > b ? a : b),
};

const FUNCTIONS: Record<string, (a: number) => number> = {
  exp: Math.exp,
  log: Math.log,
  sqrt: Math.sqrt,
  minus: (a) => -a,
};

/** Half precision to single. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const rest = bits & 1023;
  if (exponent === 0) return sign * rest * 2 ** -24;
  if (exponent === 31) return rest ? NaN : sign * Infinity;
  return sign * (1024 + rest) * 2 ** (exponent - 25);
}

export function make(kind: Kind, size: number, value: number): Numbers {
  const found = new KINDS[kind](size);
  return value ? found.fill(value) : found;
}

/** Numbers as they lie in a file; `dtype` as in safetensors, or u for bytes. */
export function read(bytes: Uint8Array, dtype: string): Numbers {
  const own = bytes.slice().buffer;
  if (dtype === 'F32') return new Float32Array(own);
  if (dtype === 'F16') return Float32Array.from(new Uint16Array(own), half);
  if (dtype === 'I8') return new Int8Array(own);
  return new Uint8Array(own);
}

export const listed = (kind: Kind, numbers: number[]): Numbers => KINDS[kind].from(numbers);
export const converted = (kind: Kind, a: Numbers): Numbers => new KINDS[kind](a);
export const piece = (a: Numbers, from: number, to: number): Numbers => a.subarray(from, to);
export const copied = (a: Numbers): Numbers => a.slice();
export const at = (a: Numbers, place: number): number | undefined => a[place];
export const put = (a: Numbers, place: number, value: number): void => void (a[place] = value);
export const fill = (a: Numbers, value: number, from: number, to: number): void =>
  void a.fill(value, from, to);
export const paste = (a: Numbers, from: number, b: Numbers): void => void a.set(b, from);

export function joined(kind: Kind, parts: Numbers[]): Numbers {
  const found = new KINDS[kind](parts.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  for (const part of parts) {
    found.set(part, from);
    from += part.length;
  }
  return found;
}

/** Two arrays number by number. How often each number of one of them is used follows from its
 * strides: by row and by column, 0 where the same stands for all. */
export function binary(
  op: string,
  kind: Kind,
  rows: number,
  columns: number,
  a: Numbers,
  aRow: number,
  aColumn: number,
  b: Numbers,
  bRow: number,
  bColumn: number,
): Numbers {
  const work = OPS[op]!;
  const found = new KINDS[kind](rows * columns);
  let place = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      found[place++] = work(a[row * aRow + column * aColumn]!, b[row * bRow + column * bColumn]!);
  return found;
}

export function mapped(name: string, a: Numbers): Numbers {
  return Float32Array.from(a, FUNCTIONS[name]!);
}

/** Whole rows (or numbers, with columns 1) at some places. */
export function rowsAt(a: Numbers, columns: number, places: Numbers): Numbers {
  const found = like(a, places.length * columns);
  for (let at = 0; at < places.length; at++) {
    const from = places[at]! * columns;
    if (columns === 1) found[at] = a[from]!;
    else found.set(a.subarray(from, from + columns), at * columns);
  }
  return found;
}

export function putRows(
  a: Numbers,
  columns: number,
  places: Numbers,
  b: Numbers,
  whole: boolean,
): void {
  for (let at = 0; at < places.length; at++)
    for (let column = 0; column < columns; column++)
      a[places[at]! * columns + column] = b[whole ? at * columns + column : 0]!;
}

/** Single numbers of a matrix, by row and column. */
export function pairsAt(a: Numbers, columns: number, rows: Numbers, places: Numbers): Numbers {
  const found = like(a, rows.length);
  for (let at = 0; at < rows.length; at++) found[at] = a[rows[at]! * columns + places[at]!]!;
  return found;
}

export function putPairs(
  a: Numbers,
  columns: number,
  rows: Numbers,
  places: Numbers,
  value: number,
): void {
  for (let at = 0; at < rows.length; at++) a[rows[at]! * columns + places[at]!] = value;
}

/** Every so many-th number, from one on. */
export function every(a: Numbers, from: number, step: number): Numbers {
  const found = like(a, Math.ceil((a.length - from) / step));
  for (let at = 0; at < found.length; at++) found[at] = a[from + at * step]!;
  return found;
}

export function placesOf(mask: Numbers): Numbers {
  const found: number[] = [];
  for (let at = 0; at < mask.length; at++) if (mask[at]) found.push(at);
  return Int32Array.from(found);
}

export const unique = (a: Numbers): Numbers => Int32Array.from(new Set(a)).sort();

export function chosen(mask: Numbers, a: Numbers, b: Numbers): Numbers {
  const found = new Float32Array(mask.length);
  for (let at = 0; at < mask.length; at++)
    found[at] = mask[at] ? a[a.length > 1 ? at : 0]! : b[b.length > 1 ? at : 0]!;
  return found;
}

export function total(a: Numbers): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]!;
  return sum;
}

/** The sums of the columns (axis 0) or of the rows (axis 1). */
export function sums(a: Numbers, rows: number, columns: number, axis: number): Numbers {
  const found = new Float64Array(axis === 0 ? columns : rows);
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    if (axis === 0) for (let at = 0; at < columns; at++) found[at]! += a[from + at]!;
    else for (let at = 0; at < columns; at++) found[row]! += a[from + at]!;
  }
  return new Float32Array(found);
}

export function largest(a: Numbers): number {
  let place = 0;
  for (let at = 1; at < a.length; at++) if (a[at]! > a[place]!) place = at;
  return place;
}

/** a (rows × inner) times b (inner × columns); `turned` if b lies as columns × inner. */
export function product(
  a: Numbers,
  rows: number,
  inner: number,
  b: Numbers,
  columns: number,
  turned: boolean,
): Numbers {
  const found = new Float32Array(rows * columns);
  const sum = new Float64Array(columns);
  for (let row = 0; row < rows; row++) {
    const from = row * inner;
    if (turned)
      for (let column = 0; column < columns; column++) {
        const start = column * inner;
        let one = 0;
        for (let at = 0; at < inner; at++) one += a[from + at]! * b[start + at]!;
        found[row * columns + column] = one;
      }
    else {
      sum.fill(0);
      for (let at = 0; at < inner; at++) {
        const factor = a[from + at]!;
        if (factor === 0) continue;
        const start = at * columns;
        for (let column = 0; column < columns; column++)
          sum[column]! += factor * b[start + column]!;
      }
      found.set(sum, row * columns);
    }
  }
  return found;
}
