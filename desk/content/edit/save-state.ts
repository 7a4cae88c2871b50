import type { ContentDraft, ContentError, Mark } from '#domain/desk/content.ts';
import { DeskError, hasStatus } from '../../api/desk-client.ts';

/** How far what was typed has been saved. */
export type SaveState =
  /** At the server. */
  | { status: 'saved' }
  | { status: 'typed' }
  | { status: 'saving' }
  /** On this device; the server is asked again by itself. */
  | { status: 'offline' }
  /** On this device: the server will not take it as it is, however often it is asked. */
  | { status: 'gone' | 'too-long' | 'refused' }
  | Rejected
  /** On this device until somebody chooses. */
  | { status: 'conflict'; theirs: OtherText };

/** Whether the server does not have what was typed, and is not about to. */
export const isHeldBack = ({ status }: SaveState): boolean => !['saved', 'typed', 'saving'].includes(status);

/** On this device until the fields fit. */
interface Rejected {
  status: 'rejected';
  errors: ContentError[];
  /** All that keeps it from the site: the errors, and what a draft may lack. */
  lacks?: ContentError[];
  marks?: Mark[];
}

/** The record as somebody else saved it in the meantime. */
export type OtherText = Pick<ContentDraft, 'record' | 'version' | 'state' | 'updatedAt' | 'updatedBy'>;

/** Where a text stands whose save failed. */
export function stateAfter(error: unknown): SaveState {
  if (hasStatus(error, 409)) return { status: 'conflict', theirs: error.body as OtherText };
  if (hasStatus(error, 422)) {
    const { errors = [], lacks, marks } = (error.body ?? {}) as Partial<Rejected>;
    return { status: 'rejected', errors, ...(lacks && { lacks }), ...(marks && { marks }) };
  }
  if (hasStatus(error, 404)) return { status: 'gone' };
  if (hasStatus(error, 413)) return { status: 'too-long' };
  if (error instanceof DeskError && error.status < 500 && error.status !== 429) return { status: 'refused' };
  // No answer, or one that a hotel's network made up.
  return { status: 'offline' };
}
