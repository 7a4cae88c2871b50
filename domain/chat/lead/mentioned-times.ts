import { withoutContactDetails } from './contact-details.ts';

/** Whether a message mentions a time or rules one out: "Saturday morning", "any day but Monday". */
export function mentionsTime(raw: string): boolean {
  return timesIn(raw).length > 0;
}

/** Whether a message mentions a time that it does not rule out: "not today, tomorrow". */
export function hasPossibleTime(raw: string): boolean {
  return timesIn(raw).some((time) => time.search(RULED_OUT) !== 0);
}

function timesIn(raw: string): string[] {
  return withoutContactDetails(raw).match(TIMES) ?? [];
}

export function withoutTimes(raw: string): string {
  return raw.replace(TIMES, ' ').trim();
}

const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const NUMBER = `${COUNT}(?! (?:[a-z]+ )?(?:years?|months?|weeks?|days?|beds?|bedrooms?|baths?|a[nñ]os|meses|d[ií]as)\\b)(?:[ -](?:fifteen|thirty|forty[ -]five)\\b)?`;
const DIGITS =
  '(?:1?\\d|2[0-4])(?::\\d\\d)?(?![\\d%$k]|[.,]\\d|-\\d{3}|\\s*(?:%|percent|k\\b|years?|months?|weeks?|days?|beds?|baths?|acres?|sq|down|a[nñ]os)|(?: (?!(?:on|for|to|in|at|of|and|the)\\b)[a-z]+){1,3} (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|row|way)\\b)';
/** Excludes rates, prices, sizes and house numbers. */
const HOUR = `(?:${DIGITS}|${NUMBER})(?: (?:y|menos) (?:media|cuarto)\\b)?`;
const CLOCK = `(?:${HOUR}(?: ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?|o['’]?clock\\b)|ish\\b| (?:in the (?:morning|afternoon|evening)|(?:de|por|en) la (?:ma[nñ]ana|tarde|noche))\\b)|(?:(?:a )?quarter|half) (?:past|to|after) (?:\\d{1,2}|${COUNT})\\b)`;
const BY =
  '(?:at|around|about|after|before|by|from|between|until|till|past|a las?|despu[eé]s de(?: las?)?|antes de(?: las?)?|desde las?|hasta las?|entre las?|a partir de(?: las?)?)';
const TO = '(?: ?[-–] ?| (?:and|to|till|until|or|y|a|o|hasta)(?: las?)? )';
const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?';
const SHORT = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const NTH = '\\d{1,2}(?:st|nd|rd|th)';
/** "December 5", "5 de diciembre", "on the 5th", "on 12/5"; but not "on the 2nd floor". */
const DATE = `${MONTH}\\.? (?:${NTH}|\\d{1,2})(?![\\d:%]|[.,]\\d)|(?:${NTH}(?: of)?|\\d{1,2} (?:of|de)) ${MONTH}\\b|(?<=\\b(?:on|by|before|after|until|or|and) (?:the )?)${NTH}(?! (?:floor|story|level|street|st|avenue|ave|one|home|house|condo|listing)\\b)|(?<=\\b(?:on|by|before|after|until|el) )\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?`;
const WEEK = `(?:this|next) week|(?:esta|pr[oó]xima) semana|semana (?:que viene|entrante|pr[oó]xima)|(?:in|en) (?:a|una?|\\d|${COUNT}) (?:days?|weeks?|d[ií]as?|semanas?)`;
const PART =
  '(?:mornings?|afternoons?|evenings?|nights?|noon|midday|lunch ?time|tardes?|noches?|mediod[ií]a|as soon as possible|asap|any ?time|right now)';
const DAY = `(?:${WEEKDAY}|today|tonight|day after tomorrow|tomorrow|tmrw?|weekends?|week ?days?|${WEEK}|hoy|pasado ma[nñ]ana|(?<!(?:la|las) )ma[nñ]ana|fin(?:es)? de semana|entre semana|${DATE}|${SHORT}(?= ?[-–] ?${SHORT}\\b| (?:${PART}|${BY}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m|(?:and|or|to|thru|through) (?:mon|tue|wed|thu|fri|sat|sun)))|(?<=\\b(?:on|this|next|every|or|and|to|thru|through) |[-–] ?)${SHORT}|(?<=^\\W*)${SHORT}(?=\\W*$))`;
const WHICH =
  '(?:(?:this|next|on|every|any|only|just|the|el|la|este|esta|los|s[oó]lo|pr[oó]ximo|cualquier) )*';
const DAY_PART = `(?:(?:only|just|early|late|in the|in|at|solo|por las?|en las?|de las?|esta|las?) )*(?:${PART}|(?<=\\b(?:la|las|una) )ma[nñ]anas?)(?: only| s[oó]lo)?|(?:after|before|during|despu[eé]s del|antes del) (?:work|school|lunch|dinner|trabajo)`;
const TIME = `(?:${WHICH}${DAY}(?: only)?|(?:(?:${BY}|de(?: las?)?) )?(?:${HOUR}${TO})?${CLOCK}|(?:${BY} )?(?:${DAY_PART})|(?<=\\b(?:make (?:it|that)|(?:move|change) it to) )${HOUR}|${BY} ${HOUR}(?:${TO}${HOUR})?)`;
const THEN = '(?:,? (?:and|or|to|thru|through|y|o|a|but|pero) |,? | ?[-–] ?)';

/** "Not Saturday", "any day but Monday", "el sábado no puedo"; but not "why not Saturday?". */
const RULED_OUT = new RegExp(
  [
    `(?<!\\b(?:why|if) )(?:\\b(?:not|never|cannot|(?:ca|wo)n['’]?t|unable to|except|excepto|salvo|menos|busy|away|(?<=\\bi )work|ocupad[oa]|no (?:puedo|podemos)|no(?= (?:antes|despu[eé]s) ))|\\b(?:any|every|all|cualquier|todos?)\\b[\\w ]{0,20} (?:but|pero)|\\bno (?=el |la |los |las |${DAY}s))(?: (?:do|make|come|be|there|free|available|possible|on|at|for|in|the|this|next|ir|para|hasta|el|la|los|las))* ?(?<= )${TIME}(?:(?: or | nor | o | ni )${TIME})*`,
    `\\b${TIME} (?:i (?:have to |am at )?work\\b|(?:does|do|is|are|will|would)(?: not|n['’]?t)(?: work| good| possible| do)?|won['’]?t(?: work| do)?|(?:is|are) (?:no good|out|bad|impossible)|no (?:puedo|podemos|me|nos|se puede|funciona|sirve))\\b`,
  ].join('|'),
  'i',
);
/** Something else than a call happens then: "we close on Friday", "we have to move by the 5th". */
const OTHER_EVENT =
  '(?:clos(?:e[sd]?|ing)|mov(?:e[sd]?|ing)|sell|sold|leav(?:e|ing)|lease|ends?|expires?|need (?:a|the) (?:place|home|house)|cerr(?:é|amos|ar)|mud(?:ar|amos)\\w*|vender)(?: (?:in|out|date|is|up|before|by|on|the|this|next|el)){0,4}';
/** A sequence of times, or a phrase that rules one out; but not a greeting like "good morning" or a past day: "last Saturday". */
const TIMES = new RegExp(
  `${RULED_OUT.source}|(?<![\\w$])(?<!\\b(?:good|buen[ao]s?|last|past|${OTHER_EVENT}) )${TIME}(?:${THEN}${TIME})*(?![\\w]|['’]s\\b| pasad[oa]\\b)`,
  'gi',
);
