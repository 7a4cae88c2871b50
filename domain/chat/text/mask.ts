import { plainText, wordsOf } from './plain-text.ts';

/** Names in the records. Masking them lets the classifiers handle new names without training. */
export interface Names {
  areas: readonly string[];
  /** Addresses. */
  homes: readonly string[];
}

/** @returns a function that converts a message to plain text with `_area`, `_home` and `_number` for names and numbers */
export function createMasker({ areas, homes }: Names): (raw: string) => string {
  const addresses = homes.flatMap((address) => {
    const [number = '', ...street] = wordsOf(plainText(address.replace(/,.*/, '')));
    const whole = street.join(' ');
    const short = street.slice(0, -1).join(' ');
    return short ? [`${number} ${whole}`, `${number} ${short}`, whole] : [];
  });
  const placeholders = new Map(
    [
      ...addresses.map((name) => [name, '_home'] as const),
      ...areas
        .map(plainText)
        .flatMap((name) => [name, name.replaceAll(' ', '')])
        .map((name) => [name, '_area'] as const),
    ].filter(([name]) => name.length > 2),
  );
  const longestFirst = [...placeholders.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![a-z0-9])(?:${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?![a-z0-9])`,
    'g',
  );
  return (raw) =>
    plainText(raw)
      .replace(pattern, (name) => placeholders.get(name) ?? name)
      .replace(/(?<![a-z0-9_])\$?\d[\d.]*(?:k|m|mil)?%?(?![a-z0-9])/g, numberPlaceholder)
      .replace(/(?<![a-z0-9_])(\d[\d.]*)(?=[a-z])/g, '_number ');
}

function numberPlaceholder(figure: string): string {
  if (figure.endsWith('%')) return '_percent';
  const value = Number.parseFloat(figure.replace('$', '')) * (/k|mil/.test(figure) ? 1_000 : 1);
  if (figure.includes('$') || /[km]/.test(figure) || value >= 10_000) return '_money';
  return value >= 1_850 && value <= 2_100 && !figure.includes('.') ? '_year' : '_number';
}
