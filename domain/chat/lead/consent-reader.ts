import { plainText } from '../text/plain-text.ts';
import { isOnlyContactPreference } from './contact-preferences.ts';
import type { LeadDetails } from './lead-talk.ts';
import { withoutChannels } from './mentioned-channels.ts';
import { phraseSequencePattern } from './phrase-pattern.ts';
import { agreementPhrases, refusalPhrases } from './yes-and-no.ts';

export interface ConsentReader {
  /**
   * Returns the rest of a plain text that consents to sending: '' or contact preferences. Null if the text does not clearly
   * consent, for example because it contains a condition, a question or a change.
   */
  textBesideAgreement(plain: string): string | null;
  /** Whether a plain text only asks to send the request: "send it". */
  saysSend(plain: string): boolean;
  /** Whether a plain text consents to marketing calls, in these words only, since the consent ledger records it. */
  consentsToCalls(plain: string): boolean;
  /** Whether a plain text says yes, no or both, and nothing else: "no, así está bien". */
  isYesOrNo(plain: string): boolean;
}

/** @returns a reader of consent for requests that are complete but not yet sent */
export function createConsentReader(agent: Pick<LeadDetails, 'firstName' | 'lastName'>): ConsentReader {
  const name = `${plainText(agent.firstName)}(?: ${plainText(agent.lastName)})?`;
  const named = (phrases: string[]) => phrases.map((phrase) => phrase.replaceAll('AGENT', name));
  const agrees = phraseSequencePattern([...named(agreementPhrases), ...FILLERS]);
  const answers = phraseSequencePattern([...named(agreementPhrases), ...FILLERS, ...refusalPhrases]);
  const withCalls = phraseSequencePattern([...named(CALL_CONSENTS), ...named(agreementPhrases), ...FILLERS]);

  function consentsToCalls(plain: string): boolean {
    return plain.replace(agrees, '') !== '' && plain.replace(withCalls, '') === '';
  }

  return {
    consentsToCalls,
    textBesideAgreement(plain) {
      if (consentsToCalls(plain)) return '';
      const said = plain.replace(FILLER_SEQUENCE, '');
      const rest = said.replace(agrees, '');
      const isWay =
        rest === '' ||
        (withoutChannels(rest) !== rest &&
          !RETRACTS_DETAIL.test(rest) &&
          !NARROWED.test(`${rest} `) &&
          isOnlyContactPreference(rest));
      return rest !== said && isWay ? rest : null;
    },
    isYesOrNo: (plain) => plain.replace(answers, '') === '',
    saysSend: (plain) => MENTIONS_SENDING.test(plain) && plain.replace(agrees, '') === '',
  };
}

/** Whether a plain text contains a question or a reservation. */
export function hasReservation(plain: string): boolean {
  return RESERVATION.test(plain) || QUESTION.test(plain);
}

/** Fillers without meaning. */
const FILLERS = [
  'please(?= )|kindly|thanks|thank you|thx|(so|very) much|a lot|now|then|so|and|just',
  '(no|no hay|i do not have|no tengo|sin)( (any|other|more|further|otr[oa]s?|mas))* (questions?|changes?|corrections?|problem|preguntas?|dudas?|cambios?|problema)( from me)?',
  '((but|pero) )?(no|not|without|sin|nada de) (any )?(marketing|advertising|ads|spam|promotions?|publicidad|promociones)( (calls?|texts?|emails?|messages?|though))*',
  'no(?= i do not have )|no(?= (it|that|this|everything|all|looks|esta|todo|asi) .*(send|submit|envi|mand))|as is|(no )?(that|it) is (all|it)|nothing (else|more|to (add|change))|(no )?(eso )?es todo|nada mas',
  '(i|we) (do not want to|can not|will not) wait( (any )?(longer|more))?|(i am|we are) (in a (hurry|rush)|ready)|as soon as (possible|you can)|asap|immediately|hurry( up)?|no (rush|hurry)|when(ever)? you (can|like|are ready)|whatever',
  'no (quiero|puedo|queremos|podemos) esperar( mas)?|(cuanto|lo) antes( posible)?|tengo prisa|de inmediato|rapido|pronto|sin prisa|asi',
  'y(?= )|ya|pues|entonces|ahora|por favor(?= )|(muchas )?gracias',
];

/** Agrees to marketing calls. */
const CALL_CONSENTS = [
  '(you|they|(the|your) team|AGENT) (may|can) (also )?(call( (and|or) text)?|text (and|or) call)( me)?( (too|also|as well|at this number))*',
  'i (agree|consent) to (((the |being |receive |get )*(calls?|texts?|called|texted)( (and|or) (calls?|texts?|texted|messages))?)|both|everything|(that|it)(?= (too|also|as well)))( (too|also|as well))*',
  'calls?( and texts?)? (is|are) (ok|okay|fine)( (too|also|as well))*',
  '(tambien )?(me pueden|pueden) llamar(me)?( [yo] (escribir|escribirme|enviarme mensajes))?( tambien)?',
  'acepto (tambien )?(las )?llamadas( y (los )?mensajes)?',
];

const FILLER_SEQUENCE = phraseSequencePattern(FILLERS);
const MENTIONS_SENDING = /\b(?:send|submit|forward|envi\w+|mand\w+)\b/;
/** Retracts a given detail: "no email". */
const RETRACTS_DETAIL =
  /\b(?:no|not|never|without|skip|sin)(?: (?:any|more|me|by|a|the|el))* (?:emails?|correo|phone(?! calls?)|telefono)\b/;
/** "No calls at home" rules out less than "no calls": it is read back first. */
const NARROWED = /\b(?:no|not|never|without|sin|nunca)\b.* (?:at|en|on|after|before|unless) /;

const RESERVATION =
  /\b(?:not|never|no|nobody|but|wait|hold|first|until|unless|before|instead|if|later|only|except|without|skip|stop|change|wrong|actually|once|as soon as (?:i|we|my|our)|pero|nunca|sin|antes|primero|esper\w+|cambi\w+|todavia|aun)\b/;
const QUESTION =
  /\b(?:what|which|who|whom|whose|where|when|why|how|(?:is|are|do|does|did|can|could|will|would|should|may) (?:i|you|we|they|he|she|it|there|the|this|that|my|your)|tell me|show|find|que|cual|cuales|quien|donde|cuando|como|cuant[oa]s?|digame|dime)\b/;
