/**
 * The letters a pattern cannot do without: one of them stands in every text it matches; null when it can do without any.
 * To look for them takes no memory, while a pattern that was tried once keeps its compiled form. Of the pattern only
 * what phrases are made of is understood: groups, classes, alternatives, `?`, `*`, `+`, `{m,n}` and looking around.
 */
export function lettersOf(pattern: string): string[] | null {
  const parts = pattern.match(PART) ?? [];
  let at = 0;

  function alternatives(): string[] | null {
    const found = [sequence()];
    while (parts[at] === '|') {
      at += 1;
      found.push(sequence());
    }
    return found.every((letters) => letters !== null) ? found.flat() : null;
  }

  function sequence(): string[] | null {
    let best: string[] | null = null;
    let run = '';
    const keep = (letters: string[] | null) => {
      if (letters && isBetter(letters, best)) best = letters;
    };
    while (at < parts.length && parts[at] !== '|' && parts[at] !== ')') {
      const part = parts[at] ?? '';
      at += 1;
      const group = part.startsWith('(') ? alternatives() : null;
      if (part.startsWith('(')) at += 1;
      const isNeeded = !MAY_BE_MISSING.test(parts[at] ?? '');
      const isLetter = LETTER.test(part) && isNeeded;
      if (isLetter) run += part;
      else {
        keep([run]);
        run = '';
      }
      if (group && part === '(?:' && isNeeded) keep(group);
      if (!QUANTIFIER.test(parts[at] ?? '')) continue;
      at += 1;
      keep([run]);
      run = '';
    }
    keep([run]);
    return best;
  }

  return alternatives();
}

const PART = /\(\?(?:<?[=!]|:)|\\.|\[(?:\\.|[^\]])*\]|\{\d+(?:,\d*)?\}|[?*+]\??|./g;
const LETTER = /^[a-z0-9 ]$/;
const QUANTIFIER = /^(?:[?*+]\??|\{\d.*)$/;
const MAY_BE_MISSING = /^(?:[?*]|\{0)/;

/** Shorter letters stand in nearly every text. */
const LONG_ENOUGH = 4;

/** Letters of some length first, then as few alternatives as may be. */
function isBetter(letters: string[], best: string[] | null): boolean {
  const length = shortest(letters);
  if (length === 0) return false;
  if (!best) return true;
  return length === shortest(best) ? letters.length < best.length : length > shortest(best);
}

function shortest(letters: string[]): number {
  return Math.min(LONG_ENOUGH, ...letters.map((some) => some.trim().length));
}
