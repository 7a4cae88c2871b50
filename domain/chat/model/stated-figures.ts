/** A figure as a text states it. "$489K" is 489,000 ± 500; without a unit a figure is exact. */
interface StatedFigure {
  value: number;
  tolerance: number;
  kind: 'money' | 'percent' | 'plain';
}

const SCALES: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  mil: 1_000,
  m: 1_000_000,
  million: 1_000_000,
  millón: 1_000_000,
  millones: 1_000_000,
  b: 1_000_000_000,
  billion: 1_000_000_000,
};

const FIGURE =
  /(\$\s?)?(\d+(?:,\d{3})*)(\.\d+)?(?:(k|m|b)(?![\p{L}\d])|\s(thousand|million|billion|mil|millón|millones)(?!\p{L})|\s?(%|percent|por ciento))?/giu;

/** Returns every figure a text states in digits, in order. */
export function figuresIn(text: string): StatedFigure[] {
  return [...text.normalize('NFKC').matchAll(FIGURE)].map((match) => {
    const [, dollar, whole = '', decimals = '', letter, word, percent] = match;
    const scale = SCALES[(letter ?? word ?? '').toLowerCase()] ?? 1;
    const value = Number(`${whole.replaceAll(',', '')}${decimals}`) * scale;
    const lastDigit = scale / 10 ** Math.max(0, decimals.length - 1);
    return {
      value,
      tolerance: scale === 1 ? 0 : lastDigit / 2,
      kind: percent ? 'percent' : dollar ? 'money' : 'plain',
    };
  });
}

/** Large numbers in words, and words for calculations: records contain neither. */
const IN_WORDS =
  /\b(?:dozens?|(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|twenty|forty|hundreds?|thousands?|millions?|billions?|twice|double[ds]?|tripled?|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:tos)?|mil|millón|millones|doble|triple)\b/giu;

/** Returns the figures a text states in words, except units of digits ("1.4 million"). */
export function figuresInWords(text: string): string[] {
  return text.replace(FIGURE, ' ').toLowerCase().match(IN_WORDS) ?? [];
}

/** Whether a figure matches a recorded one. A rounded figure may represent an exact one, not the reverse. */
export function matchesFigure(figure: StatedFigure, recorded: StatedFigure): boolean {
  if (figure.kind === 'percent' && recorded.kind !== 'percent') return false;
  if (figure.kind === 'money' && recorded.kind === 'percent') return false;
  if (figure.tolerance === 0) return recorded.tolerance === 0 && figure.value === recorded.value;
  return Math.abs(figure.value - recorded.value) <= figure.tolerance;
}
