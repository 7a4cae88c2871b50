import type { AskedConsent } from '../../leads/lead-consent.ts';
import { isCompletePhoneNumber } from './contact-details.ts';
import { type LeadDetails, type LeadTalk, NO_LAST_NAME } from './lead-talk.ts';
import type { GivenParts, LeadWords } from './lead-words.ts';
import { wordsToReadBack } from './own-words.ts';

/** Asks for the first missing detail, or for consent. */
export function askNext(talk: LeadTalk, words: LeadWords): { say: string; talk: LeadTalk } {
  const { details, doubted } = talk;
  const { firstName, lastName, email, phone } = details;
  if (!firstName) return { say: words.askName, talk: { ...talk, want: 'name' } };
  if (!lastName) return { say: words.askLastName(firstName), talk: { ...talk, want: 'lastName' } };
  if (phone && doubted === undefined && !isCompletePhoneNumber(phone)) {
    const doubting: LeadTalk = { ...talk, want: 'reach', details: { ...details, phone: '' }, doubted: phone };
    return { say: words.badReach, talk: doubting };
  }
  if (!email && !phone) return { say: words.askReach, talk: { ...talk, want: 'reach' } };
  const asked = consentsFor(details, words);
  return {
    say: words.consent(givenSoFar(talk), asked),
    talk: { ...talk, want: 'consent', asked, reminded: false },
  };
}

/** What a visitor has given so far, as it is repeated back. */
export function givenSoFar(talk: LeadTalk): GivenParts {
  const { details, wish, about } = talk;
  const hasOneName = details.lastName === NO_LAST_NAME;
  return {
    details: hasOneName ? { ...details, lastName: '' } : details,
    wish: wish ?? 'contact',
    about,
    ownWords: wordsToReadBack(talk),
  };
}

function consentsFor({ email, phone }: LeadDetails, { consents }: LeadWords): AskedConsent[] {
  if (!email) return [consents.callBack];
  return phone ? [consents.email, consents.callText] : [consents.email];
}

/** Reminds the visitor of an open request: once, or after every answer if everything is given but not yet sent. */
export function reminderOf({ status, want, reminded }: LeadTalk, words: LeadWords): string {
  if (status !== 'asking') return '';
  if (want === 'consent') return words.unsent;
  return reminded ? '' : words.reminder;
}
