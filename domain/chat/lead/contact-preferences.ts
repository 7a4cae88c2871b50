import { withoutContactDetails } from './contact-details.ts';
import { mentionsChannel, mentionsLanguage, withoutChannels } from './mentioned-channels.ts';
import { hasPossibleTime, mentionsTime, withoutTimes } from './mentioned-times.ts';

/** Whether a message says when, how or in which language the visitor wants to be contacted. */
export function statesPreference(raw: string): boolean {
  return mentionsTime(raw) || mentionsChannel(raw) || mentionsLanguage(raw);
}

/** Whether a message only states a time: "Saturday morning works best". */
export function isOnlyTime(raw: string): boolean {
  return hasPossibleTime(raw) && hasOnlyFillers(withoutTimes(raw));
}

/** Whether a message only states when or how to be contacted. */
export function isOnlyContactPreference(raw: string): boolean {
  const rest = withoutTimes(withoutChannels(withoutContactDetails(raw)));
  return rest !== raw && hasOnlyFillers(rest);
}

function hasOnlyFillers(rest: string): boolean {
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => FILLERS.has(word.toLowerCase()));
}

/** Words without meaning next to a time or channel. */
const FILLERS = new Set(
  `a actually and are at be best better but can could do easiest esta favor fine for good great how about i is it la makes make may me
  maybe mejor no of ok okay on or please por prefer puede que rather says sea si sorry thanks thank that the then they to us wait we well
  with work works would y you bien gracias el es`.split(/\s+/),
);
