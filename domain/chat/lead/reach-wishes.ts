import { withoutReach } from './contact-reach.ts';
import { namesTime, timesSaid, withoutTimes } from './times-said.ts';
import { languagesSaid, waysSaid, withoutWays } from './ways-said.ts';

/** When, how and in which language somebody wants to be reached, in their own words; '' is not said. */
export interface ReachWishes {
  day: string;
  hour: string;
  channel: string;
  language: string;
}

export const noReachWishes: ReachWishes = { day: '', hour: '', channel: '', language: '' };

/**
 * The wishes after a message. What is said anew takes the place of what was said of the same; "Sunday works too" joins it, and so
 * does a day that is ruled out, unless it is the one wished for.
 */
export function reachWishesAfter(before: ReachWishes, raw: string): ReachWishes {
  const times = timesSaid(raw);
  const after = (slot: 'day' | 'hour') => {
    const said = times.filter((time) => time[slot] !== '');
    const isAllOut = said.every(({ isRuledOut }) => isRuledOut);
    const text = said.map((time) => time[slot]).join(', ');
    const joins = JOINS.test(raw) || (isAllOut && !sharesWord(before[slot], text));
    return joins ? [before[slot], text].filter(Boolean).join(', ') : text;
  };
  return {
    day: after('day'),
    hour: after('hour'),
    channel: waysSaid(raw).join(', ') || before.channel,
    language: languagesSaid(raw).join(', ') || before.language,
  };
}

/** The wishes as they are said back: "Saturday after 4", "by phone, not text", "Spanish". */
export function reachInWords({ day, hour, channel, language }: ReachWishes): string[] {
  return [[day, hour].filter(Boolean).join(' '), channel, language].filter(Boolean);
}

/** What is wished otherwise than before. */
export function newReachWishes(wishes: ReachWishes, before: ReachWishes): ReachWishes {
  const isNew = (slot: keyof ReachWishes) => (wishes[slot] === before[slot] ? '' : wishes[slot]);
  return { day: isNew('day'), hour: isNew('hour'), channel: isNew('channel'), language: isNew('language') };
}

/** Whether a message is a time, and nothing else: "Saturday morning works best". */
export function isTimeAlone(raw: string): boolean {
  return namesTime(raw) && saysNoMore(withoutTimes(raw));
}

/** Whether a message says when or how to be reached, and nothing else. */
export function isReachAlone(raw: string): boolean {
  const rest = withoutReachWishes(raw);
  return rest !== raw && saysNoMore(rest);
}

/** What a message says besides how and when to be reached, and by which number. */
export function withoutReachWishes(raw: string): string {
  return withoutTimes(withoutWays(withoutReach(raw)));
}

/** Whether a message names a way of being reached, by more than asking for a call: "I'd rather text". */
export function namesWay(raw: string): boolean {
  return waysSaid(raw).length > 0;
}

function saysNoMore(rest: string): boolean {
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => BESIDE.has(word.toLowerCase()));
}

/** "Saturdays" are as much ruled out as "Saturday". */
function sharesWord(one: string, other: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).map((word) => word.replace(/s$/, ''));
  const known = new Set(words(one));
  return words(other).some((word) => known.has(word));
}

const JOINS = /\b(?:too|also|as well|tambi[eé]n)\b/i;

/** Says nothing beside a time or a way. */
const BESIDE = new Set(
  `a actually and are at be best better but can could do easiest esta favor fine for good great how about i is it la makes make may me
  maybe mejor no of ok okay on or please por prefer puede que rather says sea si sorry thanks thank that the then they to us wait we well
  with work works would y you bien gracias el es`.split(/\s+/),
);
