import type { ResoRecord } from '#domain/listings/reso-fields.ts';

/** One record of a file and its place. */
export interface ListingRow {
  file: string;
  /** Counted from 1. */
  line: number;
  record: ResoRecord;
}

/** An error in a file, as a sentence for the operator. */
export interface FileProblem {
  file: string;
  line: number;
  message: string;
  /** The home's address or key, if one can be read. */
  home?: string;
}

export interface ListingPage {
  rows: ListingRow[];
  problems: FileProblem[];
  /** Field names in the file that this site does not store. */
  dropped: string[];
  /** RESO's `@odata.nextLink`, if there is another page. */
  nextLink: string | null;
  /** RESO's `@odata.count`: the number of homes on all pages together, if it was requested. */
  count: number | null;
}

/** Whether a file name has the extension of one of the two formats. */
export function isListingFile(file: string): boolean {
  return /\.(csv|json)$/i.test(file);
}

/** Number of homes missing from the pages, according to their count. */
export function missingHomes(pages: ListingPage[]): number {
  const held = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return Math.max(0, ...pages.map(({ count }) => (count ?? 0) - held));
}

/** A page with nothing but a problem. */
export function failed(problem: FileProblem): ListingPage {
  return { rows: [], problems: [problem], dropped: [], nextLink: null, count: null };
}
