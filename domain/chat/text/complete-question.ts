import { hasNoSubject } from './back-references.ts';
import { plainText } from './plain-text.ts';

/**
 * Completes a fragment with the question before it: "and the agent?" after "who pays the transfer tax" becomes "who pays the
 * agent". Returns null if the fragment names nothing that could replace the last object of that question.
 */
export function completeQuestion(fragment: string, question: string): string | null {
  const [, object = ''] = (ASKS_NOTHING.test(fragment) ? null : FRAGMENT.exec(fragment.trim())) ?? [];
  const trimmedQuestion = question.trim();
  const [, upToPronoun] = PRONOUN.exec(trimmedQuestion) ?? [];
  const [, opening, last = ''] =
    upToPronoun === undefined ? (LAST_ARTICLE.exec(trimmedQuestion) ?? []) : ['', `${upToPronoun}the`];
  if (opening === undefined || !ASKS.test(question) || last.split(/\s+/).length > MAX_WORDS) return null;
  const plain = plainText(object);
  const words = plain.split(' ');
  const isObject = words.every((word) => word !== '' && !/\d/.test(word) && !hasNoSubject(word));
  return isObject && words.length <= MAX_WORDS && !NO_OBJECT.test(plain) ? `${opening} ${object}` : null;
}

const MAX_WORDS = 3;

const ARTICLE = '(?:the|an?|my|our|your|el|al|del|la|los|las|una?|mis?|nuestr[oa]s?)';
/** "And the survey?", "what about a survey" */
const FRAGMENT = new RegExp(
  `^[¿\\s]*(?:(?:and|or|ok|so|but|y|o|pero)\\s+)*(?:(?:what|how)\\s+about\\s+|qu[eé]\\s+tal\\s+|(?<=^[¿\\s]*\\S+\\s+))(?:${ARTICLE}\\s+)?([^?.,;!]+)\\??$`,
  'iu',
);
/** "Ok great", but not "ok the survey" or "ok and surveys" */
const ASKS_NOTHING = new RegExp(
  `^[¿\\s]*(?:(?:ok|so)\\s+)+(?!(?:and|or|but|y|o|pero|what|how|qu[eé]|${ARTICLE})\\s)`,
  'iu',
);
/** A question up to its last article, and the rest. */
const LAST_ARTICLE = new RegExp(`^(.*\\b${ARTICLE})\\s+([^?.,;!]+)\\??$`, 'iu');
/** "Who pays it" */
const PRONOUN = /^(.*\b(?:pays?|for|of|need|orders?|holds?|with|about) )(?:it|that|this|them)\??$/iu;
const ASKS =
  /^[¿\s]*(?:(?:and|so|but|ok|y|pero)\s+)*(?:who|what|whats|when|how|do|does|can|is|are|should|will|would|must|qui[eé]n|qu[eé]|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|puedo|me|se|hay)\b/iu;
/** These words introduce a time, a condition, a side or thanks, not another object. */
const NO_OBJECT =
  /\b(?:thanks|thank|gracias|after|before|during|until|since|without|within|inside|outside|once|because|despues|antes|durante|desde|sin|seller|sellers|buyer|buyers|vendedor|comprador)\b/;
