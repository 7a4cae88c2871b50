import { additionalContactDetails, withoutContactDetails } from './contact-details.ts';
import { isFullName } from './contact-name.ts';
import { contactPreferencesInWords, updatedContactPreferences } from './contact-preferences.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';
import { withoutTimes } from './mentioned-times.ts';

/**
 * The conversation with the contact preferences and additional addresses and numbers in a message. A time counts only if the message is
 * about the lead: elsewhere it may be about a tour or a closing.
 */
export function withContactNotes(talk: LeadTalk, message: string, wish: LeadWish | null): LeadTalk {
  const rest = withoutContactDetails(message);
  const isOfLead =
    wish !== null ||
    talk.details.firstName !== '' ||
    !['quiet', 'declined', 'sent'].includes(talk.status) ||
    rest !== message;
  const others = additionalContactDetails(message).map((one) => `+ ${one}`);
  const noted = { ...talk, notes: [...new Set([...talk.notes, ...others])] };
  if (isFullName(rest)) return noted;
  // "I wrote on Monday and nobody called" states no time for a call
  const isOfPast = wish === 'complaint' && !ASKS_FOR_CALL.test(message);
  const reach = updatedContactPreferences(talk.reach, isOfPast ? withoutTimes(message) : message);
  if (!isOfLead)
    return WANTS_SPEAKER.test(message)
      ? { ...talk, reach: { ...talk.reach, language: reach.language } }
      : talk;
  return { ...noted, reach };
}

/** The contact preferences and notes that were added since `before`. */
export function newContactNotes(after: ContactNotes, before: ContactNotes): string[] {
  const known = allNotes(before);
  return allNotes(after).filter((note) => !known.includes(note));
}

function allNotes({ reach, notes }: ContactNotes): string[] {
  return [...contactPreferencesInWords(reach), ...notes];
}

export type ContactNotes = Pick<LeadTalk, 'reach' | 'notes'>;

const ASKS_FOR_CALL =
  /(?<!\b(?:not|never|no) )\b(?:call|text|e-?mail|reach|ll[aá]m\w+|escr[ií]b\w+) (?:me|us)\b|\bll[aá]m[ea]n?(?:me|nos)\b/i;
const WANTS_SPEAKER = /\b(?:someone|somebody|anyone|person|people|agent|alguien|persona|agente)\b/i;
