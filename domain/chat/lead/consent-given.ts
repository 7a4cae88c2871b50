import { plainText } from '../text/plain-text.ts';
import type { LeadDetails } from './lead-talk.ts';
import type { LeadPhrases } from './lead-words.ts';

export interface ConsentReader {
  /**
   * What a plain text that agrees that a request goes out says besides: '' or how to be reached. Null when it does not
   * agree: a condition, a question, a change, and whatever else may be one.
   */
  besideAgreement(plain: string): string | null;
  /** "Send it", and nothing else. */
  saysSend(plain: string): boolean;
  /** Whether a plain text is a no, and nothing else. */
  refuses(plain: string): boolean;
  /** Whether a plain text agrees to marketing calls: in these words and no others, since the ledger will say so. */
  allowsCalls(plain: string): boolean;
}

type Phrases = Pick<LeadPhrases, 'agreement' | 'fillers' | 'calls' | 'way' | 'refusal'>;

/** @returns what hears agreement where everything is given, and nothing sent yet */
export function consentReader(
  phrases: Phrases,
  agent: Pick<LeadDetails, 'firstName' | 'lastName'>,
): ConsentReader {
  const { agreement, fillers, calls, way, refusal } = phrases;
  const name = `${plainText(agent.firstName)}(?: ${plainText(agent.lastName)})?`;
  /** These, one after the other from the beginning of a text on. */
  const all = (...lists: string[][]) =>
    new RegExp(`(?:${lists.flat().join('|').replaceAll('AGENT', name)})(?: |$)`, 'gy');
  const fills = all(fillers);
  const agrees = all(agreement, fillers);
  const withCalls = all(calls, agreement, fillers);
  const ofWay = all(way);
  const refusals = all(refusal);

  function allowsCalls(plain: string): boolean {
    return plain.replace(agrees, '') !== '' && plain.replace(withCalls, '') === '';
  }

  return {
    allowsCalls,
    besideAgreement(plain) {
      if (allowsCalls(plain)) return '';
      const said = plain.replace(fills, '');
      const rest = said.replace(agrees, '');
      const isWay =
        rest === '' || (OF_WAY.test(rest) && !NO_EMAIL.test(rest) && rest.replace(ofWay, '') === '');
      return rest !== said && isWay ? rest : null;
    },
    refuses: (plain) => plain.replace(refusals, '') === '',
    saysSend: (plain) => OF_SENDING.test(plain) && plain.replace(agrees, '') === '',
  };
}

/** Whether a plain text asks something, or holds something back. */
export function hasReservation(plain: string): boolean {
  return RESERVES.test(plain) || ASKS.test(plain);
}

const OF_SENDING = /\b(?:send|submit|forward|envi\w+|mand\w+)\b/;
const OF_WAY = /\b(?:call|text|email|llam\w+|escrib\w+|mensajes?|correo|telefono)/;
const NO_EMAIL = /\b(?:no|not|never|without|skip|sin)(?: (?:any|more|me|by|a))* (?:emails?|correo)/;

const RESERVES =
  /\b(?:not|never|no|nobody|but|wait|hold|first|until|unless|before|instead|if|later|only|except|without|skip|stop|change|wrong|actually|once|as soon as (?:i|we|my|our)|pero|nunca|sin|antes|primero|esper\w+|cambi\w+|todavia|aun)\b/;
const ASKS =
  /\b(?:what|which|who|whom|whose|where|when|why|how|(?:is|are|do|does|did|can|could|will|would|should|may) (?:i|you|we|they|he|she|it|there|the|this|that|my|your)|tell me|show|find|que|cual|cuales|quien|donde|cuando|como|cuant[oa]s?|digame|dime)\b/;
