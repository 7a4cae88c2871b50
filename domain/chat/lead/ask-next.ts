import type { AskedConsent } from '../../leads/lead-consent.ts';
import { isWhole } from './contact-reach.ts';
import type { LeadDetails, LeadTalk } from './lead-talk.ts';
import type { LeadWords } from './lead-words.ts';

/** Asks for the first thing that is missing, or for agreement. */
export function askNext(talk: LeadTalk, words: LeadWords): { say: string; talk: LeadTalk } {
  const { details, wish } = talk;
  if (!details.firstName) return { say: words.askName, talk: { ...talk, want: 'name' } };
  if (!details.lastName)
    return { say: words.askLastName(details.firstName), talk: { ...talk, want: 'lastName' } };
  const {
    doubted,
    details: { phone },
  } = talk;
  if (phone && doubted === undefined && !isWhole(phone))
    return {
      say: words.badReach,
      talk: { ...talk, want: 'reach', details: { ...details, phone: '' }, doubted: phone },
    };
  if (!details.email && !details.phone) return { say: words.askReach, talk: { ...talk, want: 'reach' } };
  const asked = consentsFor(details, words);
  return {
    say: words.consent(
      { details, wish: wish ?? 'contact', notes: talk.notes, about: talk.about ?? [] },
      asked,
    ),
    talk: { ...talk, want: 'consent', asked },
  };
}

function consentsFor({ email, phone }: LeadDetails, { consents }: LeadWords): AskedConsent[] {
  if (!email) return [consents.callBack];
  return phone ? [consents.email, consents.callText] : [consents.email];
}
