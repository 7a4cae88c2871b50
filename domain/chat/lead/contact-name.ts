import { plainText } from '../text/plain-text.ts';
import { withoutContactDetails } from './contact-details.ts';
import type { LeadDetails } from './lead-talk.ts';
import { canAlsoBeName, isCommonNoun, isNonNameWord, isWeekday } from './non-name-words.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** `lastName` is '' if unknown. */
export type Name = Pick<LeadDetails, 'firstName' | 'lastName'>;

/** The name in a response to the question for it, capitalized or not; null if the message looks like something else. */
export function nameFromAnswer(raw: string): Name | null {
  if (raw.includes('?')) return null;
  const name =
    nameAfter(
      raw,
      CERTAIN_INTRODUCTION,
      INTRODUCTION_OF_OTHER,
      POSSIBLE_INTRODUCTION,
      SPELLING_INTRODUCTION,
    ) ??
    lastNameFirst(raw) ??
    firstOf(piecesOf(raw), (piece) => leadingName(piece) ?? nameWithNoun(piece));
  // "I'm bringing my sister"
  return name && ACTIVITY.test(name.firstName) ? null : name;
}

/** An unrequested name: after "my name is", capitalized or not, or two capitalized words after "I am". */
export function introducedName(raw: string): Name | null {
  const perhaps = introductionIn(raw, POSSIBLE_INTRODUCTION, isCapital);
  // "I'm Ramiro", "soy Marta, quiero ver la casa": a first name counts only if the introduction is a separate clause
  const isName = perhaps && (perhaps.name.lastName || /^\s*(?:[,.;!]|$)/.test(perhaps.after));
  return (
    nameAfter(raw, CERTAIN_INTRODUCTION) ??
    (isName ? perhaps.name : null) ??
    nameAfter(raw, INTRODUCTION_OF_OTHER) ??
    // a full name after a comma: "please have somebody call, Ramiro Alvarez"
    firstOf(piecesOf(raw).slice(1), (piece) => (isFullName(piece) ? leadingName(piece) : null))
  );
}

/** The name next to an e-mail address or phone number: introduced, or at least two capitalized words. */
export function nameBesideContactDetails(raw: string): Name | null {
  const perhaps = nameAfter(raw, POSSIBLE_INTRODUCTION);
  return (
    nameAfter(raw, CERTAIN_INTRODUCTION, INTRODUCTION_OF_OTHER, SPELLING_INTRODUCTION) ??
    introductionIn(raw, POSSIBLE_INTRODUCTION, isCapital)?.name ??
    (perhaps?.lastName && !ACTIVITY.test(perhaps.firstName) ? perhaps : null) ??
    lastNameFirst(raw) ??
    firstOf(piecesOf(raw), leadingFullName) ??
    firstOf(piecesOf(raw), singleName) ??
    firstOf(piecesOf(raw), twoWordName)
  );
}

/** A piece of two words, the second a noun that is a frequent surname: "lisa park". */
function nameWithNoun(piece: string): Name | null {
  const [, firstName = '', lastName = ''] = /^\s*(\p{L}{2,}) (parks?|price)\s*$/u.exec(piece) ?? [];
  return lastName && leadingName(firstName) ? { firstName, lastName } : null;
}

/** A piece that consists of two words: "ana diaz". */
function twoWordName(piece: string): Name | null {
  const name = /^\s*\p{L}{2,} \p{L}{2,}\s*$/u.test(piece) ? leadingName(piece) : null;
  return name?.lastName && !ACTIVITY.test(name.firstName) ? name : null;
}

/** A piece that consists of one capitalized word: "Ramiro". */
export function singleName(piece: string): Name | null {
  return SINGLE_NAME.test(piece) ? leadingName(piece.replace(/[.!]\s*$/, '')) : null;
}

const SINGLE_NAME = /^\s*(?:\p{Lu}\p{Ll}|\p{Lo})[\p{L}\p{M}'’-]*[.!]?\s*$/u;

/** The last name after a label, as in "last name Fischer"; '' if there is none. */
export function labeledLastName(raw: string): string {
  const { firstName = '', lastName = '' } = nameAfter(raw, LAST_NAME_LABEL) ?? {};
  return `${firstName} ${lastName}`.trim();
}

/** The last name in a response to the question for it: a capitalized word, a noun that is also a surname ("park"), or a name. */
export function lastNameFromAnswer(raw: string): Name | null {
  const [word = ''] = /(?<=^\s*)\p{L}[\p{L}\p{M}'’-]*(?=[.!]?\s*$)/u.exec(raw) ?? [];
  const mayBeName = !isNonNameWord(word) || canAlsoBeName(word);
  const isName =
    word !== '' && mayBeName && (/^\p{Lu}/u.test(word) || (isCommonNoun(word) && canAlsoBeName(word)));
  return isName ? { firstName: word, lastName: '' } : nameFromAnswer(raw);
}

/** Whether a response to the question for a last name says there is none: "I don't have one", or the first name again. */
export function saysNoLastName(firstName: string, raw: string): boolean {
  const again = plainText(lastNameFromAnswer(raw)?.firstName ?? raw);
  const said = again.replace(/^(?:(?:it is|i am|es|soy) )?(?:only|just|solo) /, '');
  return said === plainText(firstName) || ONE_NAME.test(plainText(raw)) || declinesLastName(raw);
}

/** Whether a message says that there is no last name, or that it is not given: "Siobhan, no last name". */
export function declinesLastName(raw: string): boolean {
  return NAMES_NO_LAST_NAME.test(plainText(raw));
}

const NAMES_NO_LAST_NAME = phrasePattern([
  '(no|not|without a|sin|skip|leave out) .. (last names?|surname|apellidos?)',
  '(do|will|would) not (do|give|use|have|want|like|need|share) .. (last names?|surname)',
  '(no|nunca) (doy|uso|tengo|quiero|pongo|comparto) .. apellidos?',
]);

const ONE_NAME = phrasePattern([
  '(one|single|1) name( only)?',
  '(my|the) (only|full|whole) name',
  '(un|unico|solo) nombre',
  '^(no|nope|none|nah|ninguno)( (sorry|i do not|please|thanks|thank you|gracias|quiero|(lo )?doy))*$',
  '^((i |i would |id )?(rather|prefer|prefiero)( (to|not|no|say|give|share|it|that|keep|private|decir|decirlo|darlo|dar))+)$',
  '(do not|no) (have|got|use|tengo|uso)( (one|any|a|an|un|uno|apellido|last name|surname))*$',
]);

/** Whether a message is recognizable as a name: a full name, a caseless script, or introduced ("it's Ramiro"). */
export function isClearlyName(raw: string): boolean {
  return (
    isFullName(raw) ||
    (/^\s*\p{Lo}/u.test(raw) && singleName(raw) !== null) ||
    statesName(raw) ||
    introductionIn(raw, POSSIBLE_INTRODUCTION, isCapital) !== null
  );
}

/** Whether a message says "my name is". */
export function statesName(raw: string): boolean {
  return introductionIn(raw, CERTAIN_INTRODUCTION) !== null;
}

/** Whether a message consists of words that could be a name, capitalized or not: "dre colvin", but also "big yard". */
export function isOnlyName(raw: string): boolean {
  const name = nameFromAnswer(raw);
  return name !== null && `${name.firstName} ${name.lastName}`.trim() === raw.trim().replace(/[.!]$/, '');
}

/** Whether a message consists of two or three capitalized words: "Jordan Reyes", "Priya N", "Ana and Luis Reyes". */
export function isFullName(raw: string): boolean {
  return (
    /^\s*[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]+(?:[\s,]+(?:(?:and|y|&) )?[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*){1,2}[\s,]*$/u.test(
      raw,
    ) && leadingName(raw.replaceAll(',', '')) !== null
  );
}

/** A message that consists of a name in reverse order: "Reyes, Jordan". */
function lastNameFirst(raw: string): Name | null {
  const [, lastName = '', firstName = ''] =
    LAST_NAME_FIRST.exec(withoutContactDetails(raw).replace(OPENING, '')) ?? [];
  const isName = leadingName(firstName) !== null || canAlsoBeName(firstName);
  return isName && leadingName(lastName) ? { firstName, lastName } : null;
}

/** A message without the words that introduce somebody; a greeting where nothing else was said. */
function withoutIntroduction(raw: string): string {
  const introduction =
    introductionIn(raw, CERTAIN_INTRODUCTION) ?? introductionIn(raw, POSSIBLE_INTRODUCTION, isCapital);
  if (!introduction) return raw;
  const rest = introduction.before + introduction.after.replace(/^[\s,.]*(?:and|y)\s/i, ' ');
  return /\p{L}/u.test(rest) ? rest : introduction.isSpanish ? 'hola' : 'hello';
}

/** A message without who somebody is and how to reach them: what it asks besides. */
export function withoutNameAndContactDetails(message: string): string {
  const raw = withoutContactDetails(message);
  const name = raw === message ? null : nameBesideContactDetails(raw);
  const rest = withoutIntroduction(raw);
  return name ? rest.replace(`${name.firstName} ${name.lastName}`.trim(), ' ') : rest;
}

const CERTAIN_INTRODUCTION =
  /(?:\b(?:my|the) (?:full |first )?name(?:['’]?s| is)|\bi am called|\bme llamo|\bmi nombre es|(?:^|[,;.\n])\s*(?:first )?name(?:['’]?s| is|:)?)\s+/giu;
/** Introduces somebody else who should be called: "her name is Ruth Adler". */
const INTRODUCTION_OF_OTHER =
  /\b(?:her|his|their|su) (?:full |first )?(?:name|nombre)(?:['’]?s| is| es)?\s+/giu;
/** "My name is spelled Jordyn" */
const SPELLING_INTRODUCTION = /\b(?:name|nombre)(?:['’]?s| is| se)? (?:spelled|spelt|written|escribe)\s+/giu;
const LAST_NAME_LABEL = /\b(?:last name|surname|apellidos?)(?:['’]?s| is| es|:)?\s+/giu;
const POSSIBLE_INTRODUCTION =
  /\b(?:i['’]?m|i am|this is|it['’]?s|it is|we['’]?re|we are|call me|soy|somos|habla)\s+/giu;
const SPANISH = /llamo|nombre|soy|somos|habla/i;

/** The name after the first introduction that is followed by one. */
function nameAfter(raw: string, ...openings: RegExp[]): Name | null {
  return firstOf(openings, (opening) => introductionIn(raw, opening)?.name ?? null);
}

/** The name after an introduction, with the text before and after both; null if there is none. */
function introductionIn(raw: string, opening: RegExp, isPart?: IsPart) {
  for (const found of raw.matchAll(opening)) {
    const rest = raw.slice(found.index + found[0].length);
    const turned = lastNameFirst(rest);
    const name = turned ?? leadingName(withoutContactDetails(rest).split(PAUSE)[0] ?? '', isPart);
    if (name)
      return {
        name,
        before: raw.slice(0, found.index),
        after: turned ? '' : textAfterName(name, rest),
        isSpanish: SPANISH.test(found[0]),
      };
  }
  return null;
}

/** The text after its leading name. */
function textAfterName({ firstName, lastName }: Name, text: string): string {
  const words = `${firstName} ${lastName}`.trim().split(' ');
  return words.reduce((left, word) => left.trimStart().slice(word.length), text);
}

/** Greetings and agreement that may precede a name. */
const OPENING =
  /^\s*(?:(?:yes|yeah|yep|yea|yup|ya|sure thing|sure|certainly|absolutely|definitely|gladly|alright|all right|fine|perfect|great|ok|okay|k|pls|plz|of course|please|thanks|thank you|hi|hello|hey|dear|good (?:morning|afternoon|evening)|buen[ao]s (?:d[ií]as|tardes|noches)|sorry|s[ií]|claro que s[ií]|claro|con (?:mucho )?gusto|vale|bueno|dale|hola|por favor|gracias)(?!\p{L})[\s,.!:–—-]*)+/iu;
/** Separates pieces; the period of "J." or "Dr." does not. */
const PAUSE = /[,;:|()\n]|\s[-–—]+\s|(?<!\b(?:\p{L}|mr|mrs|ms|dr|st|jr|sr))[.!?]+(?=\s|$)/iu;

function piecesOf(raw: string): string[] {
  return withoutContactDetails(raw).replace(OPENING, '').split(PAUSE);
}

const LAST_NAME_FIRST = /^\s*([\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+), *([\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+)[\s,.]*$/u;
/** "Ana and Luis Reyes" */
const COUPLE = /^\s*(\p{Lu}[\p{L}'’-]+) (and|y|&) (?=\p{Lu})(.+)$/u;
/** "Jane's" names somebody else, "example.com" a site. */
const NAME_PART = /^\p{L}(?![^']*['’]s$)(?!\S*\.\p{L}{2})[\p{L}\p{M}'’.-]*$/u;
const LONGEST_NAME_WORDS = 4;

type IsPart = (word: string) => boolean;

/** The name at the start of a piece of a message. */
function leadingName(piece: string, isPart: IsPart = () => true): Name | null {
  const [, one = '', joint, both = ''] = COUPLE.exec(piece) ?? [];
  const other = one && !isNonNameWord(one) ? leadingName(both, isPart) : null;
  if (other) return { ...other, firstName: `${one} ${joint} ${other.firstName}` };
  const words = piece.trim().split(/\s+/).filter(Boolean);
  const isTitle = words.length > 1 && words.every(isCapital);
  const mayBeName = (word: string) =>
    canAlsoBeName(word) ||
    (isWeekday(word) && words.every((other) => other === word || !isNonNameWord(other)));
  const end = words.findIndex((word) => isNonNameWord(word) && !(isTitle && mayBeName(word)));
  const parts = (end < 0 ? words : words.slice(0, end)).filter(
    (part, index, all) => index < all.length - 1 || part !== 'y',
  );
  const [firstName = '', ...rest] = parts;
  if (
    parts.every(isNonNameWord) ||
    NO_FIRST_NAME.test(firstName) ||
    parts.filter((part) => !PARTICLE.test(part)).length > LONGEST_NAME_WORDS
  )
    return null;
  if (!parts.every((part) => NAME_PART.test(part) && (isPart(part) || PARTICLE.test(part)))) return null;
  // "Jordan Price" is a name, "median price" and "Price" are not.
  if (
    parts.some(
      (part, index) => isCommonNoun(part) && (index === 0 || !isCapital(part) || !canAlsoBeName(part)),
    )
  )
    return null;
  // "Actually never mind": a single lowercase word before other words is not a name.
  const isBroken = end === 1 && !isCapital(firstName) && !BESIDE_NAME.test(words[1] ?? '');
  return isBroken ? null : { firstName, lastName: rest.join(' ') };
}

function leadingFullName(piece: string): Name | null {
  const name = leadingName(piece, isCapital);
  return name?.lastName ? name : null;
}

function firstOf<T>(among: readonly T[], find: (one: T) => Name | null): Name | null {
  for (const one of among) {
    const name = find(one);
    if (name) return name;
  }
  return null;
}

/** Letters of scripts without case count as capitals. */
function isCapital(word: string): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(word);
}

/** "La familia García", "de Honduras" */
const NO_FIRST_NAME = /^(?:de|del|las?|los)$/;
const PARTICLE = /^(?:de|del|la|las|los|da|di|dos|van|von|der|den|st|y)$/i;
const BESIDE_NAME = /^(?:and|y|my|mi|at|or|phone|cell|number|email|e-mail|tel|correo)$/i;
/** Lowercase participles: "moving soon", "retired teacher". */
const ACTIVITY = /^[^\p{Lu}]+(?:ing|ed)$/u;
