import { asks } from '../values/asking.ts';
import { isUnderWay, type LeadMessage, type LeadTalk, type LeadWish, withSaid } from './lead-talk.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { isTimeAlone, namesWay } from './reach-notes.ts';
import { subjectIn } from './wishes.ts';

/** The homes that a message names, and those it points at. */
export interface HomesOfMessage {
  named: readonly string[];
  meant: readonly string[];
}

/** A talk with what a message says it is about: in words of its own, or by the homes that it names or points at. */
export function withAbout(
  talk: LeadTalk,
  message: LeadMessage,
  wish: LeadWish | null,
  { named, meant }: HomesOfMessage,
): LeadTalk {
  const { raw, plain } = message;
  if (isUnderWay(talk) && named.length > 0 && (wish !== null || !(asks(raw) || QUESTION.test(plain))))
    return { ...talk, about: aboutAfter(talk, message, wish, named) };
  if (talk.status === 'asking') return talk;
  const [, said = ''] = (wish !== null && ABOUT.exec(raw)) || [];
  const isOfHomes = wish === 'tour' || OF_HOMES.test(plain);
  const about = [...(said && said.length <= LONGEST ? [said.trim()] : []), ...(isOfHomes ? meant : [])];
  return about.length > 0 ? { ...talk, about } : talk;
}

/** Whether an answer to a question for details says more of the request: another time, who comes along, what it is about. */
export function addsTo({ want }: LeadTalk, { raw, plain, changesHomes }: LeadMessage): boolean {
  if (changesHomes) return true;
  const said = plain.replace(TAKES_BACK, '');
  if (COMES.test(said)) return !raw.includes('?');
  if (said !== plain && namesWay(said)) return true;
  if (!ADDS.test(said)) return want !== 'name' && want !== 'lastName' && isTimeAlone(said);
  return !raw.includes('?') || OF_A_TIME.test(said); // "this is for sale?" asks
}

/** A talk with what a message adds to the request, among its notes unless it is what the request is about. */
export function withAddition(talk: LeadTalk, { raw, plain, changesHomes }: LeadMessage): LeadTalk {
  const isNote = OF_A_TIME.test(plain) || COMES.test(plain) || !ADDS.test(plain) || TIMED.test(plain);
  const notes = isNote && !changesHomes ? withNote(talk.notes, raw.trim()) : talk.notes;
  return { ...withSaid(talk, raw), wish: subjectIn(raw) ?? talk.wish, notes };
}

/** "Actually 40 Spindle Street" takes the place of the home before, "and 40 Spindle Street too" joins it. */
function aboutAfter(
  { about = [] }: LeadTalk,
  { plain }: { plain: string },
  wish: LeadWish | null,
  named: readonly string[],
): readonly string[] {
  const isOut = (address: string) => new RegExp(`${NOT}${address.split(' ')[0]}\\b`).test(plain);
  const wanted = named.filter((address) => !isOut(address));
  const isInstead = INSTEAD.test(plain) || wanted.length < named.length;
  if (isInstead && wanted.length > 0) return wanted;
  const joins = JOINS.test(plain) || wish === 'tour';
  return joins || isInstead ? [...new Set([...about, ...wanted])].filter((one) => !isOut(one)) : about;
}

/** Before the number of a home that is not wanted. */
const NOT =
  '\\b(?:not|no|skip|drop|forget|instead of|rather than|en vez de|en lugar de)(?: (?:at|to|see|the|la|el|de))* ';
const INSTEAD = /\b(?:instead|rather|actually|mejor|en vez|en lugar)\b|^(?:no|wait|sorry|perdon)\b/;
const QUESTION = /^(?:is|are|does|do|was|has|hay|es|esta|tiene)\b/;
const JOINS = /\b(?:too|also|as well|add|tambien|ademas)\b|^(?:and|plus|y)\b/;
const ABOUT =
  /\b(?:it(?:['’]?s| is) (?:about|regarding)|regarding|(?:es|seria|sería) (?:sobre|acerca de)) ([^.?!;,]{6,})/i;
const LONGEST = 80;
const OF_HOMES =
  /\b(?:details|info|information|photos|pictures|this (?:one|home|house|condo)|that (?:one|home|house|condo)|detalles|informacion|fotos)\b/;

/** A message as a note, in place of the times in it that stand there by themselves. */
function withNote(notes: readonly string[], note: string): string[] {
  return [...notes.filter((one) => !note.includes(one)), note];
}

/** "Scratch that, make it Sunday" */
const TAKES_BACK =
  /^(?:(?:no|oh|ok|well|wait|actually|sorry) )*(?:(?:scratch|forget(?: about)?) (?:it|that|this)|never ?mind that) /;

const ADDS = phrasePattern([
  '^(?!.* \\?)(it is|this is|that is|mine is|it would be) (about|regarding|concerning|for (my|our|the|a|an)) .*',
  '^(about|regarding|concerning) (?!.*(what|how|which)).*',
  '^(actually |sorry |oh |wait |or |no |and )*((can|could) (we|i|you) |let us |please )?(make (it|that)|change (it|that|the time|the day) to|move it to) .. (\\d{1,2}( ?(am|pm))?|noon|morning|afternoon|evening|today|tonight|tomorrow|weekend|\\w+day)( .*)?$',
  '^(?!is |are )(actually |sorry |oh |wait |or |no )*(\\w+ ){0,3}(\\d{1,2} ?(am|pm)|\\w+day|tomorrow|morning|afternoon|evening|noon) (would be |is |works )?(better|instead|rather)( for me)?$',
  '^(es|seria) (sobre|acerca de|para (mi|nuestra|una|la)) .*',
  '^(mejor|puede ser|que sea) (a las |el |la |por la )?(\\d{1,2}|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde).*',
]);

const COMES = phrasePattern([
  '^(oh |and |also |so |well |plus |btw |by the way )*(my|our|the) ((husband|wife|partner|spouse|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|friend|boyfriend|girlfriend|fiancee?|agent|inspector|contractor) ?(s|and|is|are|will|would|be|my|our|the)? ?)+ (also |both )?(come|comes|coming|join|joins|joining|there|along|with me|with us)( .*)?$',
  '^(oh |and |also |so |well |plus |btw |by the way )*((i|we) (will|am|are|ll|would like to|want to)|ill|im|can i) (be )?(bring|bringing) .*$',
  '^(oh |and |also |so )*(there )?(will|ll) be (the )?(two|three|four|five|six|\\d) of us( .*)?$',
  '^(ah |y |tambien )*(viene|vienen|ira|iran|va|van) (tambien )?(conmigo |con nosotros )?(mi|mis) .*$',
  '^(ah |y |tambien )*(mi|mis) (esposo|esposa|marido|mujer|pareja|mama|papa|padres|hijos?|hijas?|herman[oa]s?) (tambien )?(viene|vienen|va|van|ira|iran|nos acompana)( .*)?$',
]);

/** "Can we make it 2 pm instead?" */
const OF_A_TIME = /\b(?:make it|change|move it)\b/;

const TIMED =
  /\d ?(?:am|pm)\b|\w+day\b|\b(?:tomorrow|morning|afternoon|evening|noon|manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
