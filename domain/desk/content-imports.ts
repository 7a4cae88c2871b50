import type { FieldChange } from '../records/record-difference.ts';
import type { Mark } from './content.ts';

/** What a file would change, and did. Kept so that it can be undone. */
export interface ContentImport {
  id: string;
  kind: ImportKind;
  /** The file's name. */
  file: string;
  who: string;
  at: string;
  state: ImportState;
  changes: ImportChange[];
  /** Records that the file says nothing new of. */
  unchanged: number;
  /** What the file has and the import does not take, in sentences. */
  leftOut: string[];
}

export const IMPORT_KINDS = ['listings', 'market'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type ImportState = 'ready' | 'accepted' | 'undone';

export interface ImportChange {
  id: string;
  /** A home's address, or "NoDa, average sale price". */
  title: string;
  how: 'added' | 'changed' | 'removed';
  /** Why a home leaves. */
  why?: RemovalReason;
  /** It was edited at the desk, and the file says something else. */
  isEdited: boolean;
  /** Old and new, by field; of a market figure by month, newest first. */
  difference: FieldChange[];
  /** What the Fair Housing Act may forbid in the words that the file brings. */
  marks: Mark[];
}

/** Where a file's words carry a mark. */
export interface MarkedPlace extends Pick<Mark, 'field' | 'start' | 'phrase'> {
  /** Of the home. */
  id: string;
}

/**
 * Kept off the internet by the seller or the MLS; sold, withdrawn and the like; to let, not for sale; a sample; not in a
 * file of every home.
 */
export type RemovalReason = 'hidden' | 'off-market' | 'for-rent' | 'sample' | 'unnamed';
