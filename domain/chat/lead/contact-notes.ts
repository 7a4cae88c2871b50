import { shareOf } from '../understand/lead-acts.ts';
import type { LeadAct, Scored } from '../understand/understood.ts';
import { additionalContactDetails, withoutContactDetails } from './contact-details.ts';
import { isFullName } from './contact-name.ts';
import { contactPreferencesInWords, updatedContactPreferences } from './contact-preferences.ts';
import { isGivenBeside } from './given-for-contact.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';
import { mentionedTimes, withoutTimes } from './mentioned-times.ts';
import { withNote } from './own-words.ts';

/**
 * The conversation with the contact preferences and additional addresses and numbers in a message. A time counts only if the message is
 * about the lead: elsewhere it may be about a tour or a closing.
 */
export function withContactNotes(
  talk: LeadTalk,
  message: string,
  wish: LeadWish | null,
  acts: readonly Scored<LeadAct>[],
): LeadTalk {
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
  // "and I took an unpaid afternoon off for that"
  const isStory = acts.length > 0 && shareOf(acts, TELLS_TIME) < MAY_TELL_TIME;
  const reach = updatedContactPreferences(talk.reach, isOfPast || isStory ? withoutTimes(message) : message);
  const onlyLanguage = { ...talk.reach, language: reach.language };
  if (!isOfLead) return WANTS_SPEAKER.test(message) ? { ...talk, reach: onlyLanguage } : talk;
  if (negatesTime(message)) return withNote({ ...noted, reach: onlyLanguage }, message.trim());
  const isBeside = isGivenBeside(message) && Boolean(talk.details.email || talk.details.phone);
  return isBeside ? withNote({ ...noted, reach }, message.trim()) : { ...noted, reach };
}

/** "No calls before 10": without its negation the time would mean the opposite, so the whole message is kept instead. */
function negatesTime(message: string): boolean {
  const times = mentionedTimes(message);
  if (times.some(({ isRuledOut }) => isRuledOut)) return false;
  return times.some(({ day, hour }) => NEGATED.test(message.slice(0, message.indexOf(day || hour))));
}

/** A negation in the clause before a time; a "no" at its beginning may answer a question. */
const NEGATED =
  /(?:\b(?:(?<!\bwhy )not|never|don['’]?t|cannot|can['’]?t|nunca)|(?<=[\p{L}\d] )no|\b(?:no|sin) (?:calls?|texts?|llamadas?|mensajes?|me llam\w+|me escrib\w+))\b[^,.;:!?]*$/iu;

/** The contact preferences and notes that were added since `before`. */
export function newContactNotes(after: ContactNotes, before: ContactNotes): string[] {
  const known = allNotes(before);
  return allNotes(after).filter((note) => !known.includes(note));
}

function allNotes({ reach, notes }: ContactNotes): string[] {
  return [...contactPreferencesInWords(reach), ...notes];
}

export type ContactNotes = Pick<LeadTalk, 'reach' | 'notes'>;

/** What a message with a time for a call may do in a lead conversation. */
const TELLS_TIME = ['preference', 'correct', 'yes', 'no'] as const;
const MAY_TELL_TIME = 0.1;

const ASKS_FOR_CALL =
  /(?<!\b(?:not|never|no) )\b(?:call|text|e-?mail|reach|ll[aá]m\w+|escr[ií]b\w+) (?:me|us)\b|\bll[aá]m[ea]n?(?:me|nos)\b/i;
const WANTS_SPEAKER = /\b(?:someone|somebody|anyone|person|people|agent|alguien|persona|agente)\b/i;
