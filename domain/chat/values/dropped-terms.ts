/** A term of a loan that a visitor may drop. */
export type Dropped = (typeof DROPS)[number];

/** "No money down", "and without the HOA?" */
const NONE =
  '(?:no|without|forget|drop|skip|minus|remove|take (?:out|off)|leave (?:out|off)|sin|nothing|0)(?: ?(?:%|percent|about|the|any|an?|el|la|los|las))*';
const DROPPED = new RegExp(
  `\\b${NONE} (?<down>(?:money )?down(?: payment)?|enganche)\\b(?! (?:assist|help|program|loan|option|grant|mortgage))|^(?:(?:and|but|ok|what if|what about|now|then|so|actually|y|pero|si|it has|there is) )*${NONE} (?:(?<dues>hoa|dues|cuotas?)|(?<isWithTax>tax(?:es)?|impuestos)|(?<extra>extra))(?= ?$| (?:then|now|please|instead|at|and)\\b)`,
);
const DROPS = ['dues', 'isWithTax', 'down', 'extra'] as const;

/** The terms that a plain text drops. */
export function droppedTerms(text: string): Dropped[] {
  const dropped = DROPPED.exec(text)?.groups ?? {};
  return DROPS.filter((name) => dropped[name] !== undefined);
}
