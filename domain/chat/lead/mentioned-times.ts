import { withoutContactDetails } from './contact-details.ts';

/** A time that a message mentions or rules out: "Saturday morning", "not before noon", "any day but Monday". */
export interface MentionedTime {
  day: string;
  hour: string;
  isRuledOut: boolean;
}

/** The times in a message, in its own words, without replaced ones: "instead of Saturday". */
export function mentionedTimes(raw: string): MentionedTime[] {
  const now = withoutContactDetails(raw).replace(INSTEAD_OF, (_, hour?: string) =>
    hour ? ` at ${hour}` : ' ',
  );
  return [...now.matchAll(TIMES)].map(([found]) => timeOf(found.trim().replace(/[\s.,;:!]+$/, '')));
}

/** Whether a message mentions a time that is not ruled out: "not today, tomorrow". */
export function hasPossibleTime(raw: string): boolean {
  return mentionedTimes(raw).some(({ isRuledOut }) => !isRuledOut);
}

export function withoutTimes(raw: string): string {
  return raw.replace(TIMES, ' ').trim();
}

function timeOf(said: string): MentionedTime {
  const isRuledOut = said.search(RULED_OUT) === 0;
  const [day = ''] = DAYS.exec(said) ?? [];
  const hours = (day ? said.split(day) : [said]).map((part) => part.replace(AROUND, ''));
  const [hour = '', ...others] = hours.filter(Boolean);
  // several days with an hour each, or a day that is ruled out entirely, stay one text
  const isOne = (isRuledOut && day !== '') || others.length > 0 || hours.some((part) => DAYS.test(part));
  return isOne ? { day: said, hour: '', isRuledOut } : { day, hour, isRuledOut };
}

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?! (?:[a-z]+ )?(?:years?|months?|weeks?|days?|beds?|bedrooms?|baths?|a[nñ]os|meses|d[ií]as)\\b)';
/** Excludes rates, prices, sizes and house numbers. */
const HOUR = `(?:\\d{1,2}(?::\\d\\d)?(?![\\d%$k]|[.,]\\d|-\\d{3}|\\s*(?:%|percent|k\\b|years?|months?|weeks?|days?|beds?|baths?|acres?|sq|down|a[nñ]os)|(?: (?!(?:on|for|to|in|at|of|and|the)\\b)[a-z]+){1,3} (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|row|way)\\b)|${NUMBER})`;
const CLOCK = `${HOUR}(?: ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?|o['’]?clock\\b)|ish\\b)`;
const BY =
  '(?:at|around|about|after|before|by|from|between|until|till|past|a las?|despu[eé]s de(?: las?)?|antes de(?: las?)?|desde las?|hasta las?|entre las?|a partir de(?: las?)?)';
const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?';
const SHORT = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const PART =
  '(?:mornings?|afternoons?|evenings?|nights?|noon|midday|lunch ?time|tardes?|noches?|mediod[ií]a|as soon as possible|asap|any ?time|right now)';
const DAY = `(?:${WEEKDAY}|today|tonight|tomorrow|tmrw?|weekends?|week ?days?|(?:this|next) week|hoy|(?<!(?:la|las) )ma[nñ]ana|fin(?:es)? de semana|entre semana|${SHORT}(?= (?:${PART}|${BY}|${CLOCK}|(?:and|or|to) (?:mon|tue|wed|thu|fri|sat|sun)))|(?<=\\b(?:on|this|next|every|or|and|to) )${SHORT})`;
const WHICH = '(?:(?:this|next|on|every|any|only|just|the|el|este|esta|los|s[oó]lo|pr[oó]ximo|cualquier) )*';
const DAY_PART = `(?:(?:only|just|early|late|in the|in|at|solo|por las?|en las?|de las?|esta|las?) )*(?:${PART}|(?<=\\b(?:la|las|una) )ma[nñ]anas?)(?: only| s[oó]lo)?|(?:after|before|during|despu[eé]s del|antes del) (?:work|school|lunch|dinner|trabajo)`;
const TIME = `(?:${WHICH}${DAY}(?: only)?|(?:${BY} )?(?:${CLOCK}|${DAY_PART})|(?<=\\b(?:make (?:it|that)|(?:move|change) it to) )${HOUR}|${BY} ${HOUR}(?:(?: ?- ?| (?:and|to|y|a|a las) )${CLOCK}|(?: ?- ?| (?:and|to|y|a|a las) )${HOUR})?)`;
const THEN = '(?:,? (?:and|or|to|y|o|a|but|pero) |,? )';

/** "Not Saturday", "any day but Monday", "el sábado no puedo"; but not "why not Saturday?". */
const RULED_OUT = new RegExp(
  [
    `(?<!\\b(?:why|if) )(?:\\b(?:not|never|cannot|(?:ca|wo)n['’]?t|unable to|except|excepto|salvo|menos|busy|away|(?<=\\bi )work|ocupad[oa]|no (?:puedo|podemos))|\\b(?:any|every|all|cualquier|todos?)\\b[\\w ]{0,20} (?:but|pero)|\\bno (?=el |la |los |las |${DAY}s))(?: (?:do|make|come|be|there|free|available|possible|on|at|for|in|the|this|next|ir|para|hasta|el|la|los|las))* ?(?<= )${TIME}(?:(?: or | nor | o | ni )${TIME})*`,
    `\\b${TIME} (?:i (?:have to |am at )?work\\b|(?:does|do|is|are|will|would)(?: not|n['’]?t)(?: work| good| possible| do)?|won['’]?t(?: work| do)?|(?:is|are) (?:no good|out|bad|impossible)|no (?:puedo|podemos|me|nos|se puede|funciona|sirve))\\b`,
  ].join('|'),
  'i',
);
/** A sequence of times, or a phrase that rules one out; but not a greeting like "good morning" or a past day: "last Saturday". */
const TIMES = new RegExp(
  `${RULED_OUT.source}|(?<![\\w$])(?<!\\b(?:good|buen[ao]s?|last|past) )${TIME}(?:${THEN}${TIME})*(?![\\w]|['’]s\\b| pasad[oa]\\b)`,
  'gi',
);
const DAYS = new RegExp(`\\b${WHICH}${DAY}(?: only)?(?:${THEN}${WHICH}${DAY})*\\b`, 'i');
const AROUND = /^(?:[\s,]|(?:and|or|to|y|o)\b)+|(?:[\s,]|\b(?:and|or|to|on|y|o|el))+$/gi;
/** "Sunday at 2 instead of Saturday", "4 instead of 3" */
const INSTEAD_OF = new RegExp(
  `(?:(?<!\\b${BY} )\\b(${HOUR}) )?\\b(?:instead of|rather than|en vez de|en lugar de) (?:(?:el|la|las|on|at) )*(?:${TIME}|${HOUR})`,
  'gi',
);
