import { withoutReach } from './contact-reach.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';

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
  const notes = isAboutLead ? reachNotes(message) : [];
  return notes.length === 0 ? talk : { ...talk, notes: [...new Set([...talk.notes, ...notes])] };
}

/** The part of a sentence that says so, without a name before it. */
function noteIn(part: string): string {
  const found = part.trim().endsWith('?') ? null : OF_REACH.exec(part);
  if (!found) return '';
  const note = part.slice(part.lastIndexOf(',', found.index) + 1).trim();
  return note.length > LONGEST
    ? ''
    : note
        .replace(/^(?:and|y|so|also)\s+/i, '')
        .replace(/[\s.,;:!]+$/, '')
        .replace(/ (?:at|on|to|al)$/i, '');
}

const LONGEST = 160;

const DAY_PART =
  '(?:mornings?|afternoons?|evenings?|nights?|noon|lunch|weekends?|weekdays?|work|school|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|\\d{1,2}(?::\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|ma[nñ]anas?|tardes?|noches?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|las (?:\\d{1,2}|cinco|seis|siete|ocho))';

const OF_REACH = new RegExp(
  [
    '\\b(?:texts?|calls?|emails?|e-mails?|whatsapp|phone) only\\b',
    '\\bonly (?:by |via |through )?(?:texts?|calls?|emails?|phone|whatsapp)\\b',
    '\\b(?:just|please) (?:text|email|call)\\b',
    "\\b(?:no|don['’]?t|do not|never|please no)(?: (?:phone|voice))? (?:calls?|texts?|emails?|call|text|email|leave)\\b",
    '\\b(?:prefer|rather|better|best)\\b.*\\b(?:text|call|email|phone|reach|time|morning|evening|afternoon)',
    `\\b(?:call|text|reach|phone|email|contact|ring|available|free|works?|home|not) (?:me |us |him |her |them )?(?:\\w+ ){0,3}?(?:after|before|between|until|on|in the|during|from|at|any) ${DAY_PART}\\b`,
    `(?:^|, ?)(?:only |best |any ?time |weekdays? |weekends? )?(?:after|before|between) ${DAY_PART}\\b`,
    `\\b(?:after|before) ${DAY_PART}\\b.*\\b(?:only|please|best|works?)\\b`,
    `(?:^|, ?)${DAY_PART} (?:is|are|works?|would be) (?:best|better|good|fine|ok)`,
    '\\bsolo (?:por )?(?:mensajes?|texto|llamadas?|correo|whatsapp)\\b',
    '\\b(?:sin|no) (?:llamadas|me llame|llamen|llamar)\\b',
    `\\b(?:llam|escrib|mand|contact|disponible)\\w*.*\\b(?:despu[eé]s de|antes de|entre|por la|en la|a partir de) ${DAY_PART}\\b`,
    `(?:^|, ?)(?:solo )?(?:despu[eé]s de|antes de|por la|a partir de) ${DAY_PART}\\b`,
  ].join('|'),
  'i',
);
