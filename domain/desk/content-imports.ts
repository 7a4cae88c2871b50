import type { FieldChange } from '../records/record-difference.ts';
import type { Mark } from './content.ts';

/** The changes of an imported file, before or after it was accepted; stored so that they can be undone. */
export interface ContentImport {
  id: string;
  kind: ImportKind;
  /** The file's name. */
  file: string;
  who: string;
  at: string;
  state: ImportState;
  changes: ImportChange[];
  /** Number of records that the file does not change. */
  unchanged: number;
  /** What the import does not take from the file, in sentences. */
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
  /** Why a home is removed. */
  why?: RemovalReason;
  /** The record was edited at the desk, and the file differs. */
  isEdited: boolean;
  /** Old and new values by field; for a market figure by month, newest first. */
  difference: FieldChange[];
  /** Phrases in the file's text that the Fair Housing Act may forbid. */
  marks: Mark[];
}

/** The place of a mark in a file's text. */
export interface MarkedPlace extends Pick<Mark, 'field' | 'start' | 'phrase'> {
  /** The home's id. */
  id: string;
}

/**
 * Kept off the internet by the seller or the MLS; sold, withdrawn and the like; for rent; a sample; missing from a file of
 * every home.
 */
export type RemovalReason = 'hidden' | 'off-market' | 'for-rent' | 'sample' | 'unnamed';
