import type { ResoRecord } from '#domain/listings/reso-fields.ts';

/** One record of a file and where it begins. */
export interface ListingRow {
  file: string;
  /** Counted from 1. */
  line: number;
  record: ResoRecord;
}

/** Something wrong in a file, in a sentence for the operator. */
export interface FileProblem {
  file: string;
  line: number;
  message: string;
  /** The address or key of the home it is about, where one can be read. */
  home?: string;
}

export interface ListingPage {
  rows: ListingRow[];
  problems: FileProblem[];
  /** Names in the file that this site does not keep. */
  dropped: string[];
  /** RESO's `@odata.nextLink`: there is another page. */
  nextLink: string | null;
  /** RESO's `@odata.count`: how many homes all pages hold together, where they were asked for it. */
  count: number | null;
}

/** How many homes pages do not hold, as far as they say how many there are. */
export function missingHomes(pages: ListingPage[]): number {
  const held = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return Math.max(0, ...pages.map(({ count }) => (count ?? 0) - held));
}

/** A page that is nothing but a problem. */
export function failed(problem: FileProblem): ListingPage {
  return { rows: [], problems: [problem], dropped: [], nextLink: null, count: null };
}
