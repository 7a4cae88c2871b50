import { amountOf } from './dollars.ts';

/** A text from which one reader after another takes what it has read: no number is read twice. */
export interface CutText {
  /** What nobody has taken yet. */
  left: () => string;
  /** Takes what a pattern matches. */
  take: (pattern: RegExp) => RegExpExecArray | null;
  /**
   * Takes the first amount that is neither too small nor too large for what it stands beside.
   * @param pattern whose groups are the digits of an amount and its unit, for each way to say it
   * @returns 0 without one
   */
  takeAmount: (pattern: RegExp, bounds?: Bounds) => number;
}

export interface Bounds {
  least?: number;
  most?: number;
}

export function cutText(text: string): CutText {
  let left = text;
  const cut = (found: RegExpExecArray | null) => {
    if (found) {
      const after = left.slice(found.index + found[0].length);
      left = `${left.slice(0, found.index).trimEnd()} _ ${after.trimStart()}`;
    }
    return found;
  };
  return {
    left: () => left,
    take: (pattern) => cut(pattern.exec(left)),
    takeAmount: (pattern, { least = 0, most = Number.POSITIVE_INFINITY } = {}) => {
      const next = new RegExp(pattern, 'g');
      for (let found = next.exec(left); found; found = next.exec(left)) {
        const [, ...groups] = found;
        const at = groups.findIndex((group) => group !== undefined);
        const amount = at < 0 ? 0 : amountOf(groups[at], groups[at + 1]);
        const isWhole = !/^\d/.test(found[0]) || !/[\d.]$/.test(left.slice(0, found.index));
        if (isWhole && amount >= least && amount < most) {
          cut(found);
          return amount;
        }
        // "300k hoa 350": the next one may begin within this one
        next.lastIndex = found.index + 1;
      }
      return 0;
    },
  };
}
