/**
 * `GET /api/desk/events`: what changed, by the subject's id; a client that shows the subject fetches it again. The stream's
 * data is this as JSON, its `event` the kind, its `id` what `Last-Event-ID` resumes from; events of the last minute may repeat.
 */
export interface DeskEvent {
  kind: DeskEventKind;
  subject: string;
  /** Something was added rather than changed. */
  isNew: boolean;
  at: string;
}

/** `erased` comes in addition to `lead`: clients delete everything they hold of that lead. */
export const DESK_EVENT_KINDS = ['lead', 'erased', 'content', 'question'] as const;
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];

/** The content of a Web Push message: nothing too private for a lock screen. */
export interface PushMessage {
  leadId: string;
  firstName: string;
  interest: string;
  /** The reader asked for this reminder. */
  isReminder?: true;
}
