import { HOUSING } from '../answer/declined.ts';
import { asksNothing, asksRecords, HOME_NOUN } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Guard } from './guard.ts';
import type { GuardCategory } from './guard-rules.ts';

/** Whether a message that is fine by itself asks again for what was declined just before, or where to find it. */
export function asksAgain(raw: string, said: Understanding, guarded: GuardCategory, guard: Guard): boolean {
  const seeksHomes = said.signals.seeksHomes && HOME_NOUN.test(said.plain);
  if (!HOUSING.has(guarded) || asksRecords(said) || seeksHomes) return false;
  if (LOOKS_UP.test(said.plain)) return true; // a refusal names who keeps the figures
  const { topic } = said;
  const isToBeTold = TELL_OF.test(said.plain) && (said.areas.length > 0 || HOME_NOUN.test(said.plain));
  if (isToBeTold || (topic && (topic.score > 1 || topic.topic.byArea))) return false;
  const isBareName = said.areas.length > 0 && asksNothing(said) && !said.signals.describe;
  return guard.insists(raw) || isBareName;
}

/** "Where can I look that up?" */
const LOOKS_UP =
  /^(?:and |so |ok |okay |then )*(?:where|how) (?:can|do|could|would|should) (?:i|we) (?:look|find|check|see|get|read)(?: (?:that|this|it|those|them|out|up|more|about|for))*(?: (?:then|myself|ourselves|information|figures|numbers))?$|^(?:and )?donde (?:puedo|lo|se)\b/;

/** "Okay, tell me about Plaza Midwood then": the place, and no longer what was declined of it. */
const TELL_OF =
  /\b(?:tell me (?:more |something )?about|describe|overview|what do you know about|hablame de|cuentame (?:de|sobre))\b/;
