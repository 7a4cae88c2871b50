import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One message with what it means; a label that is missing is not known. */
export interface Example {
  id: string;
  /** The messages before it, the last one last. */
  history?: string[];
  text: string;
  labels: {
    /** Why it is declined, or `fine`. */
    guard?: string;
    /** What a declined line is about, where that is more than its guard says. */
    matter?: string;
    /** Who asks for what is declined, where the line lets one know and `side` does not say it. */
    asker?: string;
    act?: string;
    /** The sum that a line with this act asks for, or `same`. */
    sum?: string;
    side?: string;
    attribute?: string;
    reference?: string;
    /** The topic that an entry of knowledge names. */
    topic?: string;
    /** What is asked about the subject of that entry, or `general`. */
    aspect?: string;
    /** The topic that was told just before. */
    after?: string;
  };
  /** Of development lines: what an answer must hold. */
  expected?: string;
}

export const EXAMPLES = join(import.meta.dirname, 'examples');
export const DEVELOPMENT = join(import.meta.dirname, 'development');

/** The files of a folder, in the order of their names. */
export function exampleFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted();
}

export function readExamples(folder: string, name: string): Example[] {
  return readLines<Example>(folder, name);
}

/** The lines of a file, each parsed as JSON. */
export function readLines<Line>(folder: string, name: string): Line[] {
  return readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
}

/** The hash of each file, by its name. */
export function fileHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    exampleFiles(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
