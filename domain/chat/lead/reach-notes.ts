import { plainText } from '../text/plain-text.ts';
import { changesMind } from '../values/bare.ts';
import { isFullName } from './contact-name.ts';
import { otherEmails, withoutReach } from './contact-reach.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** What a message says of when and how to be reached, in its own words: "text only, after five". */
export function reachNotes(raw: string): string[] {
  return withoutReach(raw)
    .split(/(?<=[.!?;\n])\s+|,?\s+(?:but|pero)\s+/)
    .map(noteIn)
    .filter((note) => note !== '');
}

/** A talk with what was said of when and how to be reached, wherever it is about a lead. */
export function noted(talk: LeadTalk, message: string, wish: LeadWish | null): LeadTalk {
  const isAboutLead =
    wish !== null ||
    !['quiet', 'declined', 'sent'].includes(talk.status) ||
    withoutReach(message) !== message;
  if (!isAboutLead || isFullName(withoutReach(message))) return talk;
  const { ruledOut, left } = timesSorted(message);
  const now = message.replace(INSTEAD_OF, ' ');
  const said = [...reachNotes(now), ...denials(left.length > 0 ? now : message)];
  const times = left.filter((time) => !said.some((note) => note.includes(time)));
  const isChanged =
    left.length > 0 && !JOINS.test(message) && (CHANGES.test(message) || changesMind(plainText(message)));
  const stands = talk.notes.filter(
    (note) => timesIn(note).length === 0 || !(isChanged || isOf(note, ruledOut)),
  );
  const notes = [...times, ...said, ...otherEmails(message).map((email) => `+ ${email}`)];
  return notes.length === 0 ? talk : { ...talk, notes: [...new Set([...stands, ...notes])] };
}

/** The times of a message that it rules out, and those that are left. */
export function timesSorted(message: string): { ruledOut: string[]; left: string[] } {
  const ruledOut = [...message.matchAll(INSTEAD_OF), ...message.matchAll(RULED_OUT)].map(([text]) => text);
  return { ruledOut, left: timesIn(message.replace(INSTEAD_OF, ' ').replace(RULED_OUT, ' ')) };
}

/** The sentences that rule a time out, "I can't do Saturday": what remains of them would say the opposite. */
function denials(message: string): string[] {
  return withoutReach(message)
    .split(/(?<=[.!?;\n])\s+/)
    .filter((part) => part.search(INSTEAD_OF) >= 0 || part.search(RULED_OUT) >= 0)
    .map((part) =>
      part
        .trim()
        .replace(/[\s.,;:!]+$/, '')
        .slice(0, LONGEST),
    );
}

/** Whether a note names these times and no other. */
function isOf(note: string, ruledOut: readonly string[]): boolean {
  const words = wordsOfTime(ruledOut.join(' '));
  const own = [...wordsOfTime(note)].filter((word) => !BESIDE_TIME.test(word));
  return own.length > 0 && own.every((word) => words.has(word));
}

/** "Saturdays" are as much ruled out as "Saturday". */
function wordsOfTime(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.map((word) => word.replace(/s$/, '')),
  );
}

/** Days and hours that a message names: "this Saturday around 11", "2ish", "mañana a las 5". */
export function timesIn(raw: string): string[] {
  return [...withoutReach(raw).matchAll(TIMES)].map(([time]) => time.trim().replace(/[\s.,;:!]+$/, ''));
}

/** Whether a plain text is a time, and nothing else: "Saturday morning". */
export function isTimeAlone(plain: string): boolean {
  return TIME_ALONE.test(plain);
}

/** A message without its times. */
export function withoutTimes(raw: string): string {
  return raw.replace(TIMES, ' ').trim();
}

/** Whether a message says by which way it wants to be reached. */
export function namesWay(raw: string): boolean {
  return reachNotes(raw).some((note) => WAY.test(note));
}

const WAY = /\b(?:text|call|e-?mail|whatsapp|phone|reach|contact|llam|escrib|mensaje|correo)/i;

/** The part of a sentence that says so, without a name before it. */
function noteIn(part: string): string {
  const found = part.trim().endsWith('?') || ASKS_TO_CALL.test(part) ? null : OF_REACH.exec(part);
  if (!found) return '';
  const note = part.slice(part.lastIndexOf(',', found.index) + 1).trim();
  return note.length > LONGEST
    ? ''
    : note
        .replace(/^(?:and|y|so|also)\s+/i, '')
        .replace(/[\s.,;:!]+$/, '')
        .replace(/ (?:at|on|to|al)$/i, '');
}

/** "Can I call you after six?" asks for the number. */
const ASKS_TO_CALL =
  /\b(?:can|may|could|should) (?:i|we) (?:just |also |still )?(?:call|text|email|reach)\b/i;

const LONGEST = 160;

const DAY_PART =
  '(?:mornings?|afternoons?|evenings?|nights?|noon|lunch|weekends?|weekdays?|work|school|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|\\d{1,2}(?::\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|ma[nñ]anas?|tardes?|noches?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|las (?:\\d{1,2}|cinco|seis|siete|ocho))';

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekends?|weekdays?|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|hoy|ma[nñ]ana|fin(?:es)? de semana)';
const PART = '(?:mornings?|afternoons?|evenings?|nights?|noon|lunch|tardes?|noches?|ma[nñ]ana)';
const HOUR =
  '\\d{1,2}(?::\\d\\d)?(?![\\d,.%$k-]|\\s*(?:%|percent|k\\b|years?|beds?|baths?|acres?|sq|down|anos|años)|(?: (?!(?:on|for|to|in|at|of|and|the)\\b)[a-z]+){1,3} (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct)\\b)';
const CLOCK = `(?:${HOUR} ?(?:a\\.?m\\.?|p\\.?m\\.?)|${HOUR}ish)(?![a-z])`;
const BY =
  '(?:at|around|about|after|before|by|from|until|till|a las|como a las|despu[eé]s de las|antes de las|desde las|hasta las)';
const TIME = `(?:(?:(?:this|next|on|every|any|el|este|esta|la|los|pr[oó]ximo) )*${DAY}(?: ${PART})?|(?:in the |por la |en la |de la |esta )?${PART}|(?:${BY} )?${CLOCK}|${BY} ${HOUR})`;
/** "Make it Thursday instead", "mejor el viernes" */
const CHANGES = /\b(?:instead|rather than|actually|make (?:it|that)|change|move it|mejor|en vez)\b/i;
/** "Sorry, Saturday works too" */
const JOINS = /\b(?:too|also|as well|tambi[eé]n)\b/i;
/** The time that no longer holds: "instead of Saturday". */
const INSTEAD_OF = new RegExp(
  `\\b(?:instead of|rather than|en vez de|en lugar de) (?:(?:el|la|las|on|at) )*(?:${TIME}|${HOUR})`,
  'gi',
);
/** "Not Saturday", "any day but Monday", "el sábado no puedo"; "why not Saturday?" rules nothing out. */
const RULED_OUT = new RegExp(
  [
    `(?<!\\b(?:why|if) )(?:\\b(?:not|cannot|can['’]?t|won['’]?t|unable to|never|except|excluding|excepto|salvo|menos|busy|away|out of town|ocupad[oa]|no (?:puedo|podemos))|\\b(?:any|every|all|cualquier|todos?)\\b[\\w ]{0,20} (?:but|pero)|\\bno (?=el |la |los |las |${DAY}s))(?: (?:do|make|come|be|there|free|available|possible|on|at|for|in|the|this|next|ir|para|hasta|el|la|los|las))* ?(?<= )${TIME}(?:(?: or | nor | o | ni )${TIME})*`,
    `\\b${TIME} (?:(?:does|do|is|are|will|would)(?: not|n['’]?t)|won['’]?t|wouldn['’]?t|(?:is|are) (?:no good|out|bad|impossible)|no (?:puedo|podemos|me|nos|se puede|funciona|sirve))\\b`,
  ].join('|'),
  'gi',
);
const BESIDE_TIME =
  /^(?:thi|next|on|every|any|in|the|at|around|about|after|before|by|from|until|till|el|este|esta|la|lo|por|en|de|a|como|pm|am)$/;
/** One time after another; an hour by itself only behind a day or a word that says so. */
const TIMES = new RegExp(
  `(?<![\\w$])(?:${BY} )?(?:(?:this|next|on|every|any|el|este|esta) )*(?:${DAY}|${CLOCK}|${BY} ${HOUR})(?:(?:,? (?:and|or|to|y|o|a) |,? )${TIME})*(?![\\w]|['’]s\\b)`,
  'gi',
);

const OF_REACH = new RegExp(
  [
    '\\b(?:texts?|calls?|emails?|e-mails?|whatsapp|phone) only\\b',
    '\\bonly (?:by |via |through )?(?:texts?|calls?|emails?|phone|whatsapp)\\b',
    '\\b(?:just|please) (?:text|email|call)\\b',
    '^(?:(?:can|could) you |so |ok |and )*(?:text|e?mail|message) me(?: (?:back|instead|then|first|please))*$',
    "\\b(?:no|don['’]?t|do not|never|please no)(?: (?:phone|voice))? (?:calls?|texts?|emails?|call|text|email|leave)\\b",
    '\\b(?:text(?:ing|s)?|calls?|calling|emails?|emailing|whatsapp) (?:me )?(?:works?|is|would be|s) (?:(?:too|also|totally|much) )?(?:fine|ok|okay|good|great|better|best|easier|easiest|for me|too)\\b',
    '\\b(?:text(?:ing|s)?|calls?|calling|emails?) works\\b',
    '\\b(?:prefer|rather|better|best)\\b.*\\b(?:text|call|email|phone|reach|time|morning|evening|afternoon)',
    `\\b(?:call|text|reach|phone|email|contact|ring|available|free|works?|home|not) (?:me |us |him |her |them )?(?:\\w+ ){0,3}?(?:after|before|between|until|on|in the|during|from|at|any) ${DAY_PART}\\b`,
    `(?:^|, ?)(?:only |best |any ?time |weekdays? |weekends? )?(?:after|before|between) ${DAY_PART}\\b`,
    `\\b(?:after|before) ${DAY_PART}\\b.*\\b(?:only|please|best|works?)\\b`,
    `(?:^|, ?)${DAY_PART} (?:is|are|works?|would be) (?:best|better|good|fine|ok)`,
    `\\b(?:week(?:day|end) )?${DAY_PART} only\\b`,
    `\\bonly (?:in the |on |at )?${DAY_PART}\\b`,
    `\\bsolo (?:por |en |de )?(?:las? |los? |el )?${DAY_PART}\\b`,
    '\\bsolo (?:por )?(?:mensajes?|texto|llamadas?|correo|whatsapp)\\b',
    '\\b(?:sin|no) (?:llamadas|me llame|llamen|llamar)\\b',
    `\\b(?:llam|escrib|mand|contact|disponible)\\w*.*\\b(?:despu[eé]s de|antes de|entre|por la|en la|a partir de) ${DAY_PART}\\b`,
    `(?:^|, ?)(?:solo )?(?:despu[eé]s de|antes de|por la|a partir de) ${DAY_PART}\\b`,
  ].join('|'),
  'i',
);

const TIME_ALONE = phrasePattern([
  '^(actually |sorry |no |wait |rather |how about |maybe |this |next |on |any |anytime |for |at )*(today|tonight|tomorrow|asap|now|right now|as soon as possible|(mon|tues|wednes|thurs|fri|satur|sun)day|weekend|morning|afternoon|evening|noon|\\d{1,2} ?(am|pm))( (morning|afternoon|evening|night|at|around|after|before|or|and|is|works|for|me|good|best|noon|please|\\d{1,2}(am|pm)?|am|pm|\\w+day|weekend|tomorrow))*$',
  '^(week ?(day|end)|morning|afternoon|evening|(mon|tues|wednes|thurs|fri|satur|sun)day)s? (is|are|would be|works?) (best|better|good|fine|great|easiest)( .. (me|us|please))?$',
  '^(only |best )?(after|before) \\d{1,2} ?(am|pm)?( .. (please|best|me|us|work))?$',
  '^(este |esta |el |la |por la )?(hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|noche|fin de semana)( (por|en|la|manana|tarde|noche|a|las|\\d{1,2}|favor))*$',
]);
