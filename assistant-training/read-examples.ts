import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A labeled message; a missing label is unknown. */
export interface Example {
  id: string;
  /** Previous messages, oldest first. */
  history?: string[];
  text: string;
  labels: {
    /** Decline reason, or `fine`. */
    guard?: string;
    /** Category of a declined line, if it is more specific than `guard`. */
    matter?: string;
    /** Who asks, for declined lines that tell, if `side` does not say it. */
    asker?: string;
    /** Kind of danger it tells of, or `none`; only where topic and aspect do not say it. */
    danger?: string;
    act?: string;
    /** The requested calculation, or `same`; only for the act `sum`. */
    sum?: string;
    side?: string;
    /** A topic listed by a knowledge entry, `none`, or `market` for questions that the records answer. */
    topic?: string;
    /** The requested aspect of that entry, or `general`. */
    aspect?: string;
    /** The topic of the previous answer. */
    after?: string;
  };
}

export const EXAMPLES = join(import.meta.dirname, 'examples');
/** Lines for the danger head alone: many also ask about homes, which other heads would learn as danger. */
export const DANGER = join(import.meta.dirname, 'danger');
export const DEVELOPMENT = join(import.meta.dirname, 'development');

/** Returns the example files of a folder, sorted by name. */
export function exampleFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted();
}

/** Parses each line of all example files of a folder as JSON. */
export function readFolder<Line>(folder: string): Line[] {
  return exampleFiles(folder).flatMap((name) => readLines<Line>(folder, name));
}

/** Parses each line of a file as JSON. */
export function readLines<Line>(folder: string, name: string): Line[] {
  return readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
}

/** Returns the hash of each example file, by folder and name. */
export function fileHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    exampleFiles(folder).map((name) => [
      `${basename(folder)}/${name}`,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
