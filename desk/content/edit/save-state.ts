import type { ContentDraft, ContentError, Mark } from '#domain/desk/content.ts';
import { DeskError, hasStatus } from '../../api/desk-client.ts';

/** The save state of the edited text. */
export type SaveState =
  | { status: 'saved' }
  | { status: 'typed' }
  | { status: 'saving' }
  /** On this device; saving is retried automatically. */
  | { status: 'offline' }
  /** On this device; retrying would not help. */
  | { status: 'gone' | 'too-long' | 'refused' }
  | Rejected
  /** On this device until the user chooses a text. */
  | { status: 'conflict'; theirs: OtherText };

/** Whether the text cannot be saved at the moment. */
export const isBlocked = ({ status }: SaveState): boolean => !['saved', 'typed', 'saving'].includes(status);

/** On this device until the errors are fixed. */
interface Rejected {
  status: 'rejected';
  errors: ContentError[];
  /** Everything that prevents publishing: the errors, and fields a draft may leave empty. */
  lacks?: ContentError[];
  marks?: Mark[];
}

/** The record as somebody else saved it meanwhile. */
export type OtherText = Pick<ContentDraft, 'record' | 'version' | 'state' | 'updatedAt' | 'updatedBy'>;

/** Error statuses that a retry may overcome: 401 also comes when another tab has renewed the session meanwhile. */
const RETRYABLE = new Set([401, 429]);

/** The save state after a failed request. */
export function stateAfterError(error: unknown): SaveState {
  if (hasStatus(error, 409)) return { status: 'conflict', theirs: error.body as OtherText };
  if (hasStatus(error, 422)) {
    const { errors = [], lacks, marks } = (error.body ?? {}) as Partial<Rejected>;
    return { status: 'rejected', errors, ...(lacks && { lacks }), ...(marks && { marks }) };
  }
  if (hasStatus(error, 404)) return { status: 'gone' };
  if (hasStatus(error, 413)) return { status: 'too-long' };
  if (error instanceof DeskError && error.status < 500 && !RETRYABLE.has(error.status))
    return { status: 'refused' };
  // No response, a server error, or a captive portal's response.
  return { status: 'offline' };
}
