/**
 * `GET /api/desk/events`: what changed, by the id of its subject; whoever shows it fetches it again. The stream's data is
 * this as JSON, its `event` the kind, its `id` what `Last-Event-ID` resumes from; some of the last minute may come again then.
 */
export interface DeskEvent {
  kind: DeskEventKind;
  subject: string;
  /** Something new, rather than a change. */
  isNew: boolean;
  at: string;
}

/** `erased` comes beside `lead`: whoever holds anything of it forgets that. */
export const DESK_EVENT_KINDS = ['lead', 'erased', 'content', 'question'] as const;
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];

/** What a Web Push message holds: nothing that a lock screen may not show. */
export interface PushMessage {
  leadId: string;
  firstName: string;
  interest: string;
  /** The reader asked to be told now. */
  isReminder?: true;
}
