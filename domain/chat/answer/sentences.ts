import { plainText } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import { keywordsIn } from '../values/question-kinds.ts';

/** Shortest content word: "cash" and "move" are asked about. */
const LEAST_LETTERS = 4;
const LEAST_WORDS_OF_POINT = 8;
const LEAST_WORDS_IN_SHORT = 40;

/** The first sentence, or two if the first only announces: "In four steps." */
export function pointOf(answer: string): string {
  const [first = '', second = ''] = sentencesOf(answer);
  return first.split(' ').length < LEAST_WORDS_OF_POINT ? `${first} ${second}`.trim() : first;
}

/** The first sentences of an answer, until they are long enough. */
export function shortened(answer: string): string {
  const [paragraph = ''] = answer.split('\n\n');
  const [first = '', ...others] = paragraph.split(/(?<=[.?!]) (?=[\p{Lu}¿¡])/u);
  return others.reduce(
    (text, sentence) => (text.split(' ').length < LEAST_WORDS_IN_SHORT ? `${text} ${sentence}` : text),
    first,
  );
}

/** The sentence that shares most content words with the question, not counting the title's; '' if none shares any. */
export function sentenceAbout(answer: string, raw: string, title: string): string {
  const named = new Set(stemsOf(title));
  const telling = new Set(tellingIn(raw).filter((word) => !named.has(word)));
  const shared = (sentence: string) => new Set(stemsOf(sentence).filter((word) => telling.has(word))).size;
  const [best = ''] = sentencesOf(answer).toSorted((one, next) => shared(next) - shared(one));
  return shared(best) > 0 ? best : '';
}

/** The first sentence with the requested amount or time; '' if neither is requested. */
export function sentenceGiving(answer: string, plain: string): string {
  const [, given] = GIVEN.find(([asked]) => asked.test(plain)) ?? [];
  return (given && sentencesOf(answer).find((sentence) => given.test(sentence))) ?? '';
}

const GIVEN: [asked: RegExp, given: RegExp][] = [
  [
    /\b(?:how (?:long|soon|fast|often)|(?:until|by|since) when|^when|cuando|cuanto (?:tarda|dura|tiempo)|hasta cuando)\b/,
    /\b(?:days?|weeks?|months?|years?|hours?|d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|horas?)\b/i,
  ],
  [/\b(?:how (?:much|many)|what percent|cuant[oa]s?)\b/, /\$\d|\d ?%|\b\d/],
];

/** The first sentence that matches; '' if none does. */
export function sentenceNaming(named: RegExp, answers: readonly string[]): string {
  return answers.flatMap(sentencesOf).find((sentence) => named.test(sentence)) ?? '';
}

/** Share of a sentence's content words found in another text from which it counts as repetition. */
const REPEATED = 0.4;

/** Whether a sentence mostly repeats a text. */
export function repeats(sentence: string, text: string): boolean {
  const said = new Set(tellingIn(text));
  const words = tellingIn(sentence);
  return words.filter((word) => said.has(word)).length >= REPEATED * words.length;
}

/** Whether a question adds nothing to a title: "do I get it back" */
export function isInTitle(raw: string, title: string): boolean {
  const named = new Set(stemsOf(title));
  const asked = tellingIn(raw);
  return asked.length > 0 && asked.every((word) => named.has(word));
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function tellingIn(raw: string): string[] {
  return keywordsIn(plainText(raw), LEAST_LETTERS).map(stem);
}

/** Splits an answer into sentences, also at semicolons and colons unless the part is only a heading: "For Uptown: Fourth Ward." */
function sentencesOf(answer: string): string[] {
  const sentences: string[] = [];
  for (const part of answer.split(/(?<=[.;:]) (?=\p{Lu})/u)) {
    const last = sentences.at(-1) ?? '';
    const isHeading = last.endsWith(':') && last.split(' ').length < LEAST_WORDS_OF_POINT;
    if (isHeading) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.replace(/[;:]$/, '.'));
}

function stemsOf(text: string): string[] {
  return plainText(text).split(' ').map(stem);
}
