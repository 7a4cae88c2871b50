import { withoutContactDetails } from './contact-details.ts';
import { mentionedChannels, mentionedLanguages, withoutChannels } from './mentioned-channels.ts';
import { hasPossibleTime, mentionedTimes, withoutTimes } from './mentioned-times.ts';

/** When, how and in which language the visitor wants to be contacted, in their own words; '' if not stated. */
export interface ContactPreferences {
  day: string;
  hour: string;
  channel: string;
  language: string;
}

export const noContactPreferences: ContactPreferences = { day: '', hour: '', channel: '', language: '' };

/**
 * The preferences after a message. A new value replaces the old one; "Sunday works too" is added to it, and so is a day that is
 * ruled out, unless it is the preferred one.
 */
export function updatedContactPreferences(before: ContactPreferences, raw: string): ContactPreferences {
  const times = mentionedTimes(raw);
  const after = (slot: 'day' | 'hour') => {
    const said = times.filter((time) => time[slot] !== '');
    const isAllOut = said.every(({ isRuledOut }) => isRuledOut);
    const text = [...new Set(said.map((time) => time[slot]))].join(', ');
    const isAdded = ADDS.test(raw) && !REPLACES.test(raw);
    const joins = isAdded || (isAllOut && !sharesWord(before[slot], text));
    return joins ? [before[slot], text].filter(Boolean).join(', ') : text;
  };
  return {
    day: after('day'),
    hour: after('hour'),
    channel: mentionedChannels(raw).join(', ') || before.channel,
    language: mentionedLanguages(raw).join(', ') || before.language,
  };
}

/** The preferences as they are repeated to the visitor: "Saturday after 4", "by phone, not text", "Spanish". */
export function contactPreferencesInWords({ day, hour, channel, language }: ContactPreferences): string[] {
  return [[day, hour].filter(Boolean).join(' '), channel, language].filter(Boolean);
}

/** Whether a message only states a time: "Saturday morning works best". */
export function isOnlyTime(raw: string): boolean {
  return hasPossibleTime(raw) && hasOnlyFillers(withoutTimes(raw));
}

/** Whether a message only states when or how to be contacted. */
export function isOnlyContactPreference(raw: string): boolean {
  const rest = withoutContactPreferences(raw);
  return rest !== raw && hasOnlyFillers(rest);
}

/** The message without contact preferences and contact details. */
export function withoutContactPreferences(raw: string): string {
  return withoutTimes(withoutChannels(withoutContactDetails(raw)));
}

/** Whether a message states a channel, beyond asking for a call: "I'd rather text". */
export function mentionsChannel(raw: string): boolean {
  return mentionedChannels(raw).length > 0;
}

function hasOnlyFillers(rest: string): boolean {
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => FILLERS.has(word.toLowerCase()));
}

/** Plurals are equal: "Saturdays" is also ruled out by "Saturday". */
function sharesWord(one: string, other: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).map((word) => word.replace(/s$/, ''));
  const known = new Set(words(one));
  return words(other).some((word) => known.has(word));
}

/** "Actually make it tomorrow, also after 4" */
const REPLACES = /\b(?:actually|instead|make (?:it|that)|change (?:it|that)|mejor|cambi\w+)\b/i;
const ADDS = /\b(?:too|also|as well|tambi[eé]n)\b/i;

/** Words without meaning next to a time or channel. */
const FILLERS = new Set(
  `a actually and are at be best better but can could do easiest esta favor fine for good great how about i is it la makes make may me
  maybe mejor no of ok okay on or please por prefer puede que rather says sea si sorry thanks thank that the then they to us wait we well
  with work works would y you bien gracias el es`.split(/\s+/),
);
