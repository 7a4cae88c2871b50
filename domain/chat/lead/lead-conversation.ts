import * as v from 'valibot';
import { requiredEmail } from '../../leads/field-rules.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';
import { nameIn, reachIn } from './contact-details.ts';
import { type LeadDetails, type LeadTalk, type LeadWish, noDetails } from './lead-talk.ts';
import type { LeadPhrases, LeadWords } from './lead-words.ts';

/** What a message means for the lead; null when it is about something else. */
export type LeadStep =
  | { say: string; talk: LeadTalk }
  /** Everything is here and the visitor agreed. */
  | { send: { wish: LeadWish; question: string; details: LeadDetails; callTextConsent: boolean } };

export interface LeadConversation {
  /** The wish a message states by itself: "can I see it on Saturday?" */
  wishIn(plain: string): LeadWish | null;
  /** Goes on with a talk that has begun. */
  goOn(talk: LeadTalk, raw: string, plain: string, words: LeadWords): LeadStep | null;
  /** Begins to take details, with whatever the message already holds. */
  begin(wish: LeadWish, question: string, raw: string, words: LeadWords): LeadStep;
}

export function createLeadConversation(phrases: LeadPhrases): LeadConversation {
  const wishes = Object.entries(phrases.wishes).map(
    ([wish, says]) => [wish as LeadWish, phrasePattern(says)] as const,
  );
  const yes = phrasePattern(phrases.yes);
  const no = phrasePattern(phrases.no);
  const send = phrasePattern(phrases.send);
  const mayCall = phrasePattern(phrases.mayCall);
  const cancel = phrasePattern(phrases.cancel);

  function wishIn(plain: string): LeadWish | null {
    return wishes.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  }

  function goOn(talk: LeadTalk, raw: string, plain: string, words: LeadWords): LeadStep | null {
    if (talk.status === 'offered') {
      if (no.test(plain) || cancel.test(plain)) return { say: words.declined, talk: { status: 'declined' } };
      const reach = reachIn(raw);
      if (yes.test(plain) || reach.email || reach.phone || looksLikeName(raw))
        return begin(talk.wish, talk.question, raw, words);
      return null;
    }
    if (talk.status !== 'asking') return null;
    if (cancel.test(plain)) return { say: words.canceled, talk: { status: 'declined' } };
    return talk.want === 'consent' ? agree(talk, raw, plain, words) : take(talk, raw, plain, words);
  }

  type Asking = Extract<LeadTalk, { status: 'asking' }>;

  function take(talk: Asking, raw: string, plain: string, words: LeadWords): LeadStep | null {
    const details = filled(talk, raw);
    if (JSON.stringify(details) !== JSON.stringify(talk.details)) return next({ ...talk, details }, words);
    if (talk.want === 'reach') {
      if (TRIES_REACH.test(raw)) return { say: words.badReach, talk };
      if (no.test(plain)) return { say: words.noReach, talk: { status: 'declined' } };
    } else if (no.test(plain)) return { say: words.canceled, talk: { status: 'declined' } };
    return null;
  }

  function agree(talk: Asking, raw: string, plain: string, words: LeadWords): LeadStep | null {
    const details = filled(talk, raw);
    if (details.email !== talk.details.email || details.phone !== talk.details.phone)
      return next({ ...talk, details }, words);
    const { wish, question } = talk;
    // Marketing calls are asked about beside an e-mail address only: "yes, call me" is no consent to them.
    const allows = details.phone !== '' && mayCall.test(plain) && !no.test(plain);
    const callMe = details.email === '' && wishIn(plain) === 'contact';
    if (send.test(plain) || yes.test(plain) || allows || callMe)
      return { send: { wish, question, details, callTextConsent: allows && details.email !== '' } };
    return no.test(plain) ? { say: words.canceled, talk: { status: 'declined' } } : null;
  }

  function begin(wish: LeadWish, question: string, raw: string, words: LeadWords): LeadStep {
    const asking: Asking = {
      status: 'asking',
      wish,
      question,
      want: 'name',
      details: noDetails,
      reminded: false,
    };
    const reach = reachIn(raw);
    const name = reach.email || reach.phone || looksLikeName(raw) ? nameIn(raw) : null;
    return next({ ...asking, details: { ...noDetails, ...name, ...reach } }, words);
  }

  return { goOn, begin, wishIn };
}

/** "jo@", "sam at example dot com", "555 01": an address or a number that is not whole. */
const TRIES_REACH = /@|^\W*\S+ (?:at|arroba) \S+(?: (?:dot|punto) \S+)?\W*$|^[\d\s().+-]{3,}$/i;

/** "Jordan Reyes": two or three capitalized words and nothing else. */
function looksLikeName(raw: string): boolean {
  return (
    /^\s*(?:\p{Lu}[\p{L}'’.-]+\s*){2,3}$/u.test(raw) || /\b(?:my name is|me llamo|mi nombre es)\b/i.test(raw)
  );
}

/** What a message adds to the details, given what was asked for. */
function filled({ want, details }: Extract<LeadTalk, { status: 'asking' }>, raw: string): LeadDetails {
  const reach = reachIn(raw);
  const valid = reach.email && v.is(requiredEmail, reach.email) ? reach.email : details.email;
  const name = want === 'name' || want === 'lastName' ? nameIn(raw) : null;
  const named = !name
    ? {}
    : want === 'lastName'
      ? {
          lastName: [name.firstName, name.lastName]
            .filter((part) => part !== '' && part !== details.firstName)
            .join(' '),
        }
      : name;
  return { ...details, ...named, email: valid, phone: reach.phone || details.phone };
}

/** Asks for the first thing that is missing, or for agreement. */
function next(talk: Extract<LeadTalk, { status: 'asking' }>, words: LeadWords): LeadStep {
  const { firstName, lastName, email, phone } = talk.details;
  if (!firstName) return { say: words.askName, talk: { ...talk, want: 'name' } };
  if (!lastName) return { say: words.askLastName(firstName), talk: { ...talk, want: 'lastName' } };
  if (!email && !phone) return { say: words.askReach, talk: { ...talk, want: 'reach' } };
  const said = { name: `${firstName} ${lastName}`, email, phone, wish: words.wishes[talk.wish] };
  return { say: words.consent(said), talk: { ...talk, want: 'consent' } };
}
