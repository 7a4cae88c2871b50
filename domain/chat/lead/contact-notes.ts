import { additionalEmails, withoutContactDetails } from './contact-details.ts';
import { isFullName } from './contact-name.ts';
import {
  changedContactPreferences,
  contactPreferencesInWords,
  updatedContactPreferences,
} from './contact-preferences.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';

/**
 * A talk with what a message says of when, how and in which language to be reached, and of who else is to be written to. A time
 * counts where the message is about the lead: others have a tour to ask about, or a closing.
 */
export function withContactNotes(talk: LeadTalk, message: string, wish: LeadWish | null): LeadTalk {
  const rest = withoutContactDetails(message);
  const isOfLead =
    wish !== null ||
    talk.details.firstName !== '' ||
    !['quiet', 'declined', 'sent'].includes(talk.status) ||
    rest !== message;
  if (isFullName(rest)) return talk;
  const reach = updatedContactPreferences(talk.reach, message);
  if (!isOfLead)
    return WANTS_SPEAKER.test(message)
      ? { ...talk, reach: { ...talk.reach, language: reach.language } }
      : talk;
  const others = additionalEmails(message).map((email) => `+ ${email}`);
  return { ...talk, reach, notes: [...new Set([...talk.notes, ...others])] };
}

/** What a talk holds of being reached, and of the request, that it did not before a message. */
export function newContactNotes({ reach, notes }: ContactNotes, before: ContactNotes): string[] {
  return [
    ...contactPreferencesInWords(changedContactPreferences(reach, before.reach)),
    ...notes.filter((note) => !before.notes.includes(note)),
  ];
}

export type ContactNotes = Pick<LeadTalk, 'reach' | 'notes'>;

const WANTS_SPEAKER = /\b(?:someone|somebody|anyone|person|people|agent|alguien|persona|agente)\b/i;
