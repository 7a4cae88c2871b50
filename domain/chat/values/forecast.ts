/**
 * Whether a text asks what prices or the market will do, or for a promise that they do: "will NoDa go up next year", "where will
 * prices rise most", "guarantee that it gains value".
 * @param text plain text with placeholders for names
 */
export function asksForForecast(text: string): boolean {
  return KINDS.some((kind) => kind.test(text));
}

const PRICES =
  '(?:(?:home|house|housing|property|condo) )*(?:(?:median|average)(?: home| house)?(?: prices?)?|prices|values?|market|real estate|bubble)';
const AHEAD =
  '(?:next (?:year|spring|summer|fall|winter|month|decade)|this (?:coming )?(?:spring|summer|fall|winter)|(?:in|by) 20\\d\\d|(?:in|over) (?:the next )?(?:a|\\d+|few|five|ten|couple(?: of)?) years?|el (?:proximo ano|ano que viene))';
const MOVES =
  '(?:appreciat\\w*|crash(?:es|ing)?|gain(?:s|ing)? (?:in )?value|(?:lose|loses|hold|holds|keep|keeps) (?:its |their )?value|(?:be|is) worth more|(?:go|goes|going) (?:up|down)(?: in (?:value|price))?|ris(?:e|es|ing)|drop|fall|climb|grow)';
const WILL = '(?:will|gonna|going to|go to|about to|expected to|likely to|bound to)';

const KINDS: readonly RegExp[] = [
  new RegExp(
    `\\b${WILL} (?:the |that |these )?(?:_ )?${PRICES} (?:\\w+ ){0,2}(?:${MOVES}|do|be|look|look like|cool|recover)\\b`,
  ),
  new RegExp(
    `\\b${PRICES} (?:in |at |around )?(?:_ |there |here )?(?:is |are )?${WILL} (?:\\w+ ){0,2}(?:${MOVES}|do|cool|recover)\\b`,
  ),
  new RegExp(
    `\\b(?:what|where) (?:will|are|is|do you (?:see|think|expect))\\b.*\\b${PRICES}\\b.*\\b${AHEAD}\\b`,
  ),
  new RegExp(
    `\\b(?:which|what|where)\\b(?: \\w+){0,3} ${WILL} (?:\\w+ ){0,2}(?:appreciat\\w+|gain value|go up|rise|grow)(?: (?:in|the|most|more|faster|fastest|value|price))*\\b`,
  ),
  new RegExp(
    `\\b${WILL} (?:_|it|(?:a|my|our|the|this|that|your) (?:home|house|condo|place|townhouse|investment|area|neighborhood)|homes|houses)(?: (?:in|there|at|_))* ${MOVES}\\b(?! (?:on|from|to)\\b)`,
  ),
  new RegExp(
    `\\b(?:guarantee|promise|sure|certain)\\b.*\\b(?:${PRICES} )?(?:will |to |going to |can )?(?:appreciat\\w+|gain value|hold value|rise|grow|growth|go up)\\b`,
  ),
  /\b(?:housing|real estate|price) (?:bubble|crash)\b|\b(?:van|va) a (?:subir|bajar|caer)(?: (?:mas|los|el|la|de))* (?:precios?|mercado|valor)\b|\b(?:precios?|mercado)(?: \w+){0,3} (?:van|va) a (?:subir|bajar|caer)\b/,
];
