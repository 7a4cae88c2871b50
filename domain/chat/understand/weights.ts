/** A sparse linear head: for each known feature, the classes with a nonzero weight. */
export interface Head {
  classes: string[];
  bias: Float32Array;
  /** Number of nonzero weights of each known feature. */
  counts: Uint16Array;
  /** Offset of the weights of each block's first feature: offsets for all 224,000 features would take 10 MB in all heads. */
  starts: Uint32Array;
  classOf: Uint16Array;
  weights: Int8Array;
  /** The value of a weight of 1. */
  unit: number;
}

/** Word embeddings: words used alike have similar vectors. */
export interface WordEmbeddings {
  /** Hashes of the words, ascending. */
  words: Uint32Array;
  /** One vector for each word. */
  vectors: Int8Array;
}

export interface Calibration {
  /** Raw confidence, ascending, and the measured accuracy. */
  claimed: number[];
  right: number[];
}

/** Linear heads with their vocabulary. */
export interface LinearModel {
  /** Hashes of the known features, ascending. */
  features: Uint32Array;
  /** Inverse document frequency of each feature. */
  idf: Float32Array;
  heads: Record<string, Head>;
}

/** Returns a head by name. @throws if the weights file lacks it */
export function headOf({ heads }: Pick<LinearModel, 'heads'>, name: string): Head {
  const head = heads[name];
  if (!head) throw new Error(`The weights file has no ${name}: run npm run train`);
  return head;
}

/** All trained weights, read from one file. */
export interface Weights extends LinearModel {
  embeddings: WordEmbeddings;
  /** Classifies figures and the requested calculation. */
  figures: LinearModel;
  /** Classifies the intent with homes and the words of wish phrases. */
  wishes: LinearModel;
  /** Classifies what a message does while a lead is taken. */
  leads: LinearModel;
  /** Reads what a message asks of the records. */
  requests: LinearModel;
  settings: Settings;
}

interface Settings {
  /** Weight of an entry's words relative to the trained head. */
  words: number;
  calibration: Calibration;
  /** Probability from which on the guard's head declines. */
  guard: number;
  /** Hashes of the training files, by name. */
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
  /** Models with a vocabulary of their own; the names of their arrays start with the model's name. */
  readers: Record<'figures' | 'wishes' | 'leads' | 'requests', Header['heads']>;
  sections: Section[];
}

/** Parses a weights file; the arrays are views on it. @param file starts at a multiple of four in its buffer */
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
  const readModel = (of: string, named: Header['heads']): LinearModel => ({
    features: sumsOf(array(`${of}features`)),
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
    ...readModel('', header.heads),
    figures: readModel('figures.', header.readers.figures),
    wishes: readModel('wishes.', header.readers.wishes),
    leads: readModel('leads.', header.readers.leads),
    requests: readModel('requests.', header.readers.requests),
    embeddings: { words: array('meaning.words'), vectors: array('meaning.vectors') },
    settings: header.settings,
  };
}

/** Serializes a weights file: a JSON header, then the raw arrays. */
export function writeWeights({
  embeddings,
  settings,
  figures,
  wishes,
  leads,
  requests,
  ...mainModel
}: Weights): Uint8Array {
  const arrays: [string, Arrays][] = [
    ...arraysOf('', mainModel),
    ...arraysOf('figures.', figures),
    ...arraysOf('wishes.', wishes),
    ...arraysOf('leads.', leads),
    ...arraysOf('requests.', requests),
    ['meaning.words', embeddings.words],
    ['meaning.vectors', embeddings.vectors],
  ];
  const header: Header = {
    settings,
    heads: headersOf(mainModel),
    readers: {
      figures: headersOf(figures),
      wishes: headersOf(wishes),
      leads: headersOf(leads),
      requests: headersOf(requests),
    },
    sections: arrays.map(([name, array]) => ({
      name,
      type: array.constructor.name as keyof typeof TYPES,
      length: array.length,
    })),
  };
  const json = bytesOf(JSON.stringify(header));
  let at = aligned(4 + json.length);
  const file = new Uint8Array(arrays.reduce((size, [, array]) => aligned(size + array.byteLength), at));
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  for (const [, array] of arrays) {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at = aligned(at + array.byteLength);
  }
  return file;
}

function arraysOf(of: string, { features, idf, heads }: LinearModel): [string, Arrays][] {
  return [
    [`${of}features`, differencesOf(features)],
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

/** Number of features that share one start. */
const BLOCK_SIZE = 8;

/** Adds the start offset of each block to the counts. */
export function withBlockStarts(counts: Uint16Array): Pick<Head, 'counts' | 'starts'> {
  const starts = new Uint32Array(Math.ceil(counts.length / BLOCK_SIZE));
  let start = 0;
  // Not entries(): it would allocate an array for each of a million numbers.
  for (let row = 0; row < counts.length; row += 1) {
    if (row % BLOCK_SIZE === 0) starts[row / BLOCK_SIZE] = start;
    start += counts[row] ?? 0;
  }
  return { counts, starts };
}

/** Returns the offset of a feature's weights. */
export function startOf({ counts, starts }: Pick<Head, 'counts' | 'starts'>, feature: number): number {
  const block = Math.floor(feature / BLOCK_SIZE);
  let start = starts[block] ?? 0;
  for (let before = block * BLOCK_SIZE; before < feature; before += 1) start += counts[before] ?? 0;
  return start;
}

/** Delta-encodes ascending numbers: small numbers compress well. */
function differencesOf(ascending: Uint32Array): Uint32Array {
  return ascending.map((value, at) => value - (ascending[at - 1] ?? 0));
}

/** Decodes ascending numbers from their differences. */
function sumsOf(differences: Uint32Array): Uint32Array {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** Delta-encodes the class numbers of each feature: small numbers compress well. */
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

/** Decodes class numbers from their deltas, in place. */
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
