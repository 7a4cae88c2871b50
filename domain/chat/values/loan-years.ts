/** Years that loans are taken for. */
export const USUAL_TERMS = new Set([10, 15, 20, 25, 30, 40]);

/** The term of a loan, and a second one beside it. */
export interface LoanYears {
  years?: number;
  otherYears?: number;
}

/**
 * The term that a plain text with digits gives a loan: any number of years beside words of a loan, a usual one alone, and
 * never the years of a person, a house, a job or a stay.
 */
export function loanYears(text: string): LoanYears {
  const [, one, other, after = ''] = TWO_TERMS.exec(text) ?? [];
  if (one && other && !OF_OTHER_AFTER.test(after)) return { years: Number(one), otherYears: Number(other) };
  const years = termIn(text);
  if (years === null) return {};
  return { years, ...(years === SHORT && SAVES.test(text) && { otherYears: USUAL }) };
}

function termIn(text: string): number | null {
  const spans = [...text.matchAll(SPAN)].map(({ 0: all, 1: digits, 2: unit = '', index }) => ({
    years: unit.startsWith('m') ? Number(digits) / 12 : Number(digits),
    before: text.slice(Math.max(0, index - NEAR), index),
    after: text.slice(index + all.length, index + all.length + NEAR),
  }));
  const known = spans.filter(({ years }) => Number.isInteger(years));
  const ofLoan = known.find(isOfLoan) ?? known.find((span) => mayBeTerm(span) && !isOfOther(span));
  const bare = BARE_TERM.exec(text)?.slice(1).find(Boolean);
  return ofLoan?.years ?? (bare ? Number(bare) : null);
}

interface Span {
  years: number;
  before: string;
  after: string;
}

function isOfLoan({ before, after }: Span): boolean {
  return OF_LOAN_AFTER.test(after) || (OF_LOAN_BEFORE.test(before) && !OF_OTHER_AFTER.test(after));
}

/** "400k at 6% for 12 years" */
function mayBeTerm({ years, before }: Span): boolean {
  return USUAL_TERMS.has(years) || (years >= LEAST_AFTER_RATE && AFTER_RATE.test(before));
}

function isOfOther({ before, after }: Span): boolean {
  return OF_OTHER_AFTER.test(after) || OF_OTHER_BEFORE.test(before);
}

const YEARS = '(?:years?|yrs?|anos?)';
const TERM = '(1[05]|2[05]|30|40)';
const SPAN = new RegExp(`(?<![\\w.$])([1-9]\\d{0,2}) ?(${YEARS}|months?|meses)\\b`, 'g');
/** "15 vs 30 years", "a 30-year instead of 15" */
const TWO_TERMS = new RegExp(
  `\\b${TERM}(?: ?${YEARS})?(?: (?:vs|versus|or|o|and|y|against|instead|rather|of|than|en vez de|contra|a|un|una))+ ${TERM} ?${YEARS}\\b(.*)`,
);
/** "Keep it 30", "30 fixed", "at 6.5 for 15", "term 20" */
const BARE_TERM = new RegExp(
  `\\b(?:(?<!\\b(?:i|we|you|they|he|she) )make|keep|leave|back to|stick (?:with|to)|stay at|deja)(?: (?:it|at|the|a|to|en))* ${TERM}\\b(?! ?(?:%|percent|k|down|year|yr|thousand|grand|an hour|per hour))|\\b${TERM} (?:fixed|fijo)\\b|\\d(?:k| mil| ?%| percent| por ciento)? (?:for|over|por|a)(?: an?)? ${TERM}(?=$| (?:at|al)\\b)|\\b(?:term|plazo)(?: (?:of|is|de|es))* ${TERM}\\b(?! ?%)`,
);

const OF_LOAN_AFTER =
  /^ (?:(?:fixed|fijos?|conventional|fha|va|usda|jumbo|arm|loan|mortgage|note|term|amorti\w+|refi\w*|prestamo|hipoteca|de plazo)\b|(?:left|remaining|to go|restantes)\b(?! (?:on|of|in|at|en|de) (?:(?:my|the|our|mi|el|la) )?(?!loan|mortgage|it\b|hipoteca|prestamo)\w))/;
const OF_LOAN_BEFORE =
  /(?:\b(?:(?:over|across)|(?:term|plazo)(?: (?:of|is|de|es))?|(?:loan|mortgage|prestamo|hipoteca) (?:of|for|over|a|de|por)|amorti\w+(?: (?:over|for|a))?|(?:pay|payoff|paid|paying|pays|pagar\w*|liquidar\w*)(?: (?!\d+ ?(?:years?|anos))\S+){0,4} (?:in|en))(?: (?:an?|un|the))?) $/;
const AFTER_RATE = /\d(?:\.\d+)?(?:k| mil| ?%| percent| por ciento)? (?:for|por|a)(?: an?| un)? $/;
/** "15 years old", "10 years ago", "20 years in the job" */
const OF_OTHER_AFTER =
  /^ ?(?:old|ago|here|there|later|from now|lease|warranty|roofs?|shingles?|floods?|older|younger|newer|experience|together|married|left|ahead|before|after|since|atras|aqui|of (?:age|experience|service|work\w*|employment|rent\w*|history|marriage|school|residency|income)|in (?:my|our|this|business|charlotte|town|a row|the (?:same|job|field|industry|business|military|army|navy|house|home|area|city))|at (?:my|our|work|this|the same)(?! rate)|de (?:edad|antiguedad|experiencia|trabajo|casad\w+|viej\w+|servicio|rentar?)|en (?:mi|este|esta|el mismo|la misma))\b/;
/** "In 15 years", "for the last 10 years", "I am 30 years", "be here 10 years", "rented for 10 years" */
const OF_OTHER_BEFORE = new RegExp(
  [
    '\\b(?:(?:in|within|dentro de|hace|after|last|past|next|every|each|another|until|(?:older|newer|younger) than|ultimos|proximos)(?: (?:about|around|the|like|only|at|least))*',
    '(?:(?<!(?:what|much|it|that) )(?:am|is|was|are)|tengo|tiene)(?: (?:about|around|only|just|almost|nearly|over|unos|como))*',
    'here|there',
    '(?:rented|renting|rent(?= for)|lived|living|live|worked|working|stayed|staying|stay(?! at)|owned|owning|employed|married|moved|move|been|held|hold|job|career|served|vivido|viviendo|vivimos|vivo|trabajado|trabajando|trabajo|rentado|rentando|rentamos|rento|llevo|llevamos)(?: (?!\\d|payment|loan|mortgage)\\S+){0,4}) $',
  ].join('|'),
);
/** "How much would I save with a 15 year": against the usual term. */
const SAVES = /\b(?:save|savings?|instead|ahorr\w+)\b/;

/** What is said of a number stands no further from it. */
const NEAR = 60;
const SHORT = 15;
const USUAL = 30;

const LEAST_AFTER_RATE = 5;
