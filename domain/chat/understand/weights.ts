/** A linear head, kept sparse: of each known feature, the classes it speaks for or against. */
export interface Head {
  classes: string[];
  bias: Float32Array;
  /** How many classes each known feature speaks for or against. */
  counts: Uint16Array;
  /** Where the weights of the first feature of each block begin: one for each of 165,000 features would take 6 MB in all heads. */
  starts: Uint32Array;
  classOf: Uint16Array;
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
}

/** What words mean: those that are used alike have vectors that point alike. */
export interface WordEmbeddings {
  /** Hashes of the words, ascending. */
  words: Uint32Array;
  /** Of each word, as many numbers as a meaning has dimensions. */
  vectors: Int8Array;
}

export interface Calibration {
  /** Confidence that was claimed, ascending, and the share that was right. */
  claimed: number[];
  right: number[];
}

/** Linear heads, with the features they know. */
export interface LinearModel {
  /** Hashes of the known features, ascending. */
  features: Uint32Array;
  /** How telling each is: its inverse document frequency. */
  idf: Float32Array;
  heads: Record<string, Head>;
}

/** A head that training always makes. */
export function headOf({ heads }: Pick<LinearModel, 'heads'>, name: string): Head {
  const head = heads[name];
  if (!head) throw new Error(`The weights file has no ${name}: run npm run train`);
  return head;
}

/** All that training has found, read from one file. */
export interface Weights extends LinearModel {
  embeddings: WordEmbeddings;
  /** What a figure is, and which sum is asked for. */
  figures: LinearModel;
  /** What is sought of homes, and which words name a thing wished for. */
  wishes: LinearModel;
  /** Of the voices for entries, and thresholds. */
  settings: Settings;
}

export interface Settings {
  /** What the words of an entry weigh against the trained head. */
  words: number;
  calibration: Calibration;
  /** From which probability on the guard's head declines. */
  guard: number;
  /** The files it was trained on, by hash. */
  trainedOn: Record<string, string>;
}

const TYPES = { Uint32Array, Float32Array, Uint16Array, Int8Array };
type Arrays = Uint32Array | Float32Array | Uint16Array | Int8Array;
interface Section {
  name: string;
  type: keyof typeof TYPES;
  length: number;
}
interface Header {
  settings: Settings;
  heads: Record<string, Pick<Head, 'classes' | 'unit'>>;
  /** What reads values by weights of its own; the names of their arrays begin with its name. */
  readers: Record<'figures' | 'wishes', Header['heads']>;
  sections: Section[];
}

/** Reads a weights file; the arrays are views on it. @param file begins at a multiple of four in its buffer */
export function readWeights(file: Uint8Array<ArrayBuffer>): Weights {
  const { buffer, byteOffset: start } = file;
  const [length = 0] = new Uint32Array(buffer, start, 1);
  const header: Header = JSON.parse(textOf(file.subarray(4, 4 + length)));
  const arrays = new Map<string, Arrays>();
  let at = aligned(4 + length);
  for (const { name, type, length: count } of header.sections) {
    arrays.set(name, new TYPES[type](buffer, start + at, count));
    at = aligned(at + count * TYPES[type].BYTES_PER_ELEMENT);
  }
  const array = <T extends Arrays>(name: string): T => {
    const found = arrays.get(name);
    if (!found) throw new Error(`The weights file has no ${name}: run npm run train`);
    return found as T;
  };
  const linear = (of: string, named: Header['heads']): LinearModel => ({
    features: array(`${of}features`),
    idf: array(`${of}idf`),
    heads: Object.fromEntries(
      Object.entries(named).map(([name, { classes, unit }]): [string, Head] => [
        name,
        {
          classes,
          unit,
          bias: array(`${of}${name}.bias`),
          ...withBlockStarts(array(`${of}${name}.counts`)),
          classOf: classesOf(array(`${of}${name}.counts`), array(`${of}${name}.steps`)),
          weights: array(`${of}${name}.weights`),
        },
      ]),
    ),
  });
  return {
    ...linear('', header.heads),
    figures: linear('figures.', header.readers.figures),
    wishes: linear('wishes.', header.readers.wishes),
    embeddings: { words: array('meaning.words'), vectors: array('meaning.vectors') },
    settings: header.settings,
  };
}

/** Writes a weights file: a header in JSON, then the arrays as they are. */
export function writeWeights({
  embeddings,
  settings,
  figures,
  wishes,
  ...understanding
}: Weights): Uint8Array {
  const named: [string, Arrays][] = [
    ...arraysOf('', understanding),
    ...arraysOf('figures.', figures),
    ...arraysOf('wishes.', wishes),
    ['meaning.words', embeddings.words],
    ['meaning.vectors', embeddings.vectors],
  ];
  const header: Header = {
    settings,
    heads: headersOf(understanding),
    readers: { figures: headersOf(figures), wishes: headersOf(wishes) },
    sections: named.map(([name, array]) => ({
      name,
      type: array.constructor.name as keyof typeof TYPES,
      length: array.length,
    })),
  };
  const json = bytesOf(JSON.stringify(header));
  let at = aligned(4 + json.length);
  const file = new Uint8Array(named.reduce((size, [, array]) => aligned(size + array.byteLength), at));
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  for (const [, array] of named) {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at = aligned(at + array.byteLength);
  }
  return file;
}

function arraysOf(of: string, { features, idf, heads }: LinearModel): [string, Arrays][] {
  return [
    [`${of}features`, features],
    [`${of}idf`, idf],
    ...Object.entries(heads).flatMap(([name, { bias, counts, classOf, weights }]): [string, Arrays][] => [
      [`${of}${name}.bias`, bias],
      [`${of}${name}.counts`, counts],
      [`${of}${name}.steps`, stepsOf(counts, classOf)],
      [`${of}${name}.weights`, weights],
    ]),
  ];
}

function headersOf({ heads }: LinearModel): Header['heads'] {
  return Object.fromEntries(
    Object.entries(heads).map(([name, { classes, unit }]) => [name, { classes, unit }]),
  );
}

/** The header is plain ASCII: ids and file names. */
function bytesOf(ascii: string): Uint8Array {
  return Uint8Array.from(ascii, (char) => char.charCodeAt(0));
}

function textOf(ascii: Uint8Array): string {
  return Array.from(ascii, (byte) => String.fromCharCode(byte)).join('');
}

/** Features that share one start. */
const BLOCK_SIZE = 8;

/** Counts, with where the weights of each block begin. */
export function withBlockStarts(counts: Uint16Array): Pick<Head, 'counts' | 'starts'> {
  const starts = new Uint32Array(Math.ceil(counts.length / BLOCK_SIZE));
  let start = 0;
  // Not by entries(): an array of two for each of a million numbers is much to collect.
  for (let row = 0; row < counts.length; row += 1) {
    if (row % BLOCK_SIZE === 0) starts[row / BLOCK_SIZE] = start;
    start += counts[row] ?? 0;
  }
  return { counts, starts };
}

/** Where the weights of a feature begin. */
export function startOf({ counts, starts }: Pick<Head, 'counts' | 'starts'>, feature: number): number {
  const block = Math.floor(feature / BLOCK_SIZE);
  let start = starts[block] ?? 0;
  for (let before = block * BLOCK_SIZE; before < feature; before += 1) start += counts[before] ?? 0;
  return start;
}

/** How far each class lies from the one before it of the same feature: small numbers, which take little room once packed. */
function stepsOf(counts: Uint16Array, classOf: Uint16Array): Uint16Array {
  const steps = Uint16Array.from(classOf);
  let end = 0;
  for (const count of counts) {
    const start = end;
    end += count;
    for (let at = start + 1; at < end; at += 1) steps[at] = (classOf[at] ?? 0) - (classOf[at - 1] ?? 0);
  }
  return steps;
}

/** The classes that so many steps lead to, in the place of the steps. */
function classesOf(counts: Uint16Array, steps: Uint16Array): Uint16Array {
  let end = 0;
  for (const count of counts) {
    const start = end;
    end += count;
    for (let at = start + 1; at < end; at += 1) steps[at] = (steps[at] ?? 0) + (steps[at - 1] ?? 0);
  }
  return steps;
}

function aligned(at: number): number {
  return Math.ceil(at / 4) * 4;
}
