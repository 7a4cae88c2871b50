import { withoutReach } from './contact-reach.ts';
import type { LeadDetails } from './lead-talk.ts';

/** The last name may be missing: ''. */
export type Name = Pick<LeadDetails, 'firstName' | 'lastName'>;

/** The name in the answer to a question for it, in any case; null when the message reads like something else. */
export function nameAnswered(raw: string): Name | null {
  if (raw.includes('?')) return null;
  const introduction = introductionIn(raw, SURELY) ?? introductionIn(raw, PERHAPS);
  return introduction ? introduction.name : firstOf(piecesOf(raw), nameAt);
}

/** A name nobody asked for: after "my name is", in any case, or after "I am" with two capitals. */
export function nameIntroduced(raw: string): Name | null {
  const perhaps = introductionIn(raw, PERHAPS, isCapital)?.name;
  return introductionIn(raw, SURELY)?.name ?? (perhaps?.lastName ? perhaps : null);
}

/** The name beside an address or a number: after an introduction, or two words or more with capitals. */
export function nameBesideReach(raw: string): Name | null {
  const perhaps = introductionIn(raw, PERHAPS)?.name ?? null;
  return (
    nameIntroduced(raw) ??
    introductionIn(raw, PERHAPS, isCapital)?.name ??
    (perhaps?.lastName ? perhaps : null) ??
    firstOf(piecesOf(raw), (piece) => fullNameAt(piece))
  );
}

/** Whether a message says "my name is". */
export function saysName(raw: string): boolean {
  return SURELY.test(raw);
}

/** "Jordan Reyes": two words or three with capitals, and nothing else. */
export function isFullName(raw: string): boolean {
  return /^\s*(?:\p{Lu}[\p{L}'’.-]+[\s,]*){2,3}$/u.test(raw) && nameAt(raw.replaceAll(',', '')) !== null;
}

/** A message without the words that introduce somebody; a greeting where nothing else was said. */
export function withoutIntroduction(raw: string): string {
  const introduction = introductionIn(raw, SURELY) ?? introductionIn(raw, PERHAPS, isCapital);
  if (!introduction) return raw;
  const rest = introduction.before + introduction.after.replace(/^[\s,.]*(?:and|y)\s/i, ' ');
  return /\p{L}/u.test(rest) ? rest : introduction.isSpanish ? 'hola' : 'hello';
}

const SURELY =
  /(?:\bmy (?:full |first )?name(?:['’]?s| is)|\bi am called|\bme llamo|\bmi nombre es|(?:^|[,;.\n])\s*name(?: is|:))\s+/iu;
const PERHAPS = /\b(?:i['’]?m|i am|this is|it['’]?s|it is|call me|soy|habla)\s+/iu;
const SPANISH = /llamo|nombre|soy|habla/i;

/** The name after an introduction, and what stands around both; null when there is none. */
function introductionIn(raw: string, opening: RegExp, isPart?: IsPart) {
  const found = opening.exec(raw);
  if (!found) return null;
  const rest = raw.slice(found.index + found[0].length);
  const name = nameAt(withoutReach(rest).split(PAUSE)[0] ?? '', isPart);
  if (!name) return null;
  const words = `${name.firstName} ${name.lastName}`.trim().split(' ');
  const after = words.reduce((left, word) => left.trimStart().slice(word.length), rest);
  return { name, before: raw.slice(0, found.index), after, isSpanish: SPANISH.test(found[0]) };
}

/** Greetings and agreement stand before a name, and are none. */
const OPENING =
  /^\s*(?:(?:yes|yeah|yep|sure|ok|okay|of course|please|thanks|thank you|hi|hello|hey|sorry|s[ií]|claro|vale|bueno|hola|por favor|gracias)(?!\p{L})[\s,.!:–—-]*)+/iu;
/** The point of "J." or "Dr." is no pause. */
const PAUSE = /[,;:|()\n]|\s[-–—]+\s|(?<!\b(?:\p{L}|mr|mrs|ms|dr|st|jr|sr))[.!?]+(?=\s|$)/iu;

function piecesOf(raw: string): string[] {
  return withoutReach(raw).replace(OPENING, '').split(PAUSE);
}

const NAME_PART = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
const LONGEST_NAME_WORDS = 4;

type IsPart = (word: string) => boolean;

/** The name that a piece of a message begins with. */
function nameAt(piece: string, isPart: IsPart = () => true): Name | null {
  const words = piece.trim().split(/\s+/).filter(Boolean);
  const end = words.findIndex((word) => NO_NAMES.has(word.toLowerCase()) || CONTRACTION.test(word));
  const parts = end < 0 ? words : words.slice(0, end);
  if (parts.length === 0 || parts.length > LONGEST_NAME_WORDS || DOING.test(parts[0] ?? '')) return null;
  if (!parts.every((part) => NAME_PART.test(part) && (isPart(part) || PARTICLE.test(part)))) return null;
  // "Jordan Price" is a name, "median price" and "Price" are none.
  if (parts.some((part, index) => THING.test(part) && (index === 0 || !isCapital(part)))) return null;
  const [firstName = '', ...rest] = parts;
  return { firstName, lastName: rest.join(' ') };
}

function fullNameAt(piece: string): Name | null {
  const name = nameAt(piece, isCapital);
  return name?.lastName ? name : null;
}

function firstOf(pieces: string[], find: (piece: string) => Name | null): Name | null {
  for (const piece of pieces) {
    const name = find(piece);
    if (name) return name;
  }
  return null;
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

const PARTICLE = /^(?:de|del|la|las|los|da|di|dos|van|von|der|den|st|y)$/i;
/** "Looking", "retired": Fred is no such word. */
const DOING = /^.{2,}ing$|^.{3,}ed$/i;
const CONTRACTION = /^(?:i|it|that|there|he|she|you|we|they|what|who|how|don|can|won|isn|didn|let)['’]/i;

/** Whatever a name stands beside: a name ends before them. */
const NO_NAMES = new Set(
  `a an the i me my mine we us our you your he she it its they them this that these those here there
  yes yeah yep no nope not never nothing none ok okay sure please thanks thank hi hello hey sorry well hmm um maybe cool great good
  fine nice perfect ready interested very so really just now today tomorrow tonight asap later after before anytime soon still also only again
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening noon night week weekend next am pm
  lunes martes miércoles jueves viernes sábado domingo mañana tarde noche semana
  what why how who whom whose when where which if because is are am was were be been do does did have has had can could
  would should shall might must want wants need needs like love get got give take use try go send call phone ring text texting
  email e-mail mail write reach contact message best number cell mobile work line address name named tell show find see look looking ask
  buy buying sell selling rent renting move moving visit tour stop cancel forget skip pass
  and or but at on in to of from with without for about by via up out off over under between near
  si sí claro vale gracias hola bueno nada nunca mi mis tu su sus yo el ella ellos nosotros usted
  que qué cual cuál cuanto cuánto donde dónde como cómo cuando cuándo porque para por con sin en desde hasta es son soy esta está
  quiero quisiera necesito puede pueden llame llamen llámeme llameme llamar escriba escribir tel telefono teléfono numero número correo celular favor
  comprar vender buscar`.split(/\s+/),
);

/** What is asked about, and what some are called. */
const THING =
  /^(?:prices?|medians?|average|homes?|houses?|condos?|townhouses?|townhomes?|apartments?|listings?|propert(?:y|ies)|neighborhoods?|areas?|places?|schools?|parks?|pools?|garages?|yards?|bedrooms?|baths?|bathrooms?|markets?|values?|costs?|taxes|fees?|walk|transit|bike|scores?|guides?|reviews?|privacy|agent|realtor|buyer|seller|owner|owners|anyone|someone|somebody|everyone|casas?|precios?|condominios?|barrios?|zonas?|mercado|agente)$/i;
