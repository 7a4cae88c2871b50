/** A step of arithmetic on the figure shown last: "divide that by 2", "a month?", "so the difference a year". */
export type ArithmeticStep =
  | { operator: '/' | '×' | '+' | '−'; operand: number }
  | { per: Period }
  /** Between the last figure and the one before it. */
  | { difference: true };

export type Period = 'month' | 'year';

/**
 * The steps that a plain text with digits consists of: "divide by 12 then add 7100".
 * @returns null if the text says anything else, since most sums name what they are of
 */
export function arithmeticIn(text: string): ArithmeticStep[] | null {
  const bare = text.replace(OPENING, '').replace(THAT, ' ').replace(/\s+/g, ' ').trim();
  if (bare === '') return null;
  const steps = bare.split(THEN).flatMap((part) => stepsIn(part.trim()) ?? [null]);
  return steps.every((step) => step !== null) ? steps : null;
}

function stepsIn(part: string): ArithmeticStep[] | null {
  const [, rest = part, said] = PER.exec(part) ?? [];
  const per = said ? [{ per: /^(?:mon|mes|men)/.test(said) ? ('month' as const) : ('year' as const) }] : [];
  const bare = rest.trim();
  if (bare === '') return per.length > 0 ? per : null;
  if (DIFFERENCE.test(bare)) return [{ difference: true }, ...per];
  const step = operationIn(bare);
  // "plus 300 a year", of a monthly payment, adds 25
  const isOfPeriod = per.length > 0 && step !== null && 'operator' in step && '+−'.includes(step.operator);
  return isOfPeriod ? null : step && [step, ...per];
}

function operationIn(text: string): ArithmeticStep | null {
  if (HALF.test(text)) return { operator: '/', operand: 2 };
  if (DOUBLE.test(text)) return { operator: '×', operand: 2 };
  for (const [operator, pattern] of OPERATORS) {
    const [, number] = pattern.exec(text) ?? [];
    if (number !== undefined && Number(number) > 0) return { operator, operand: Number(number) };
  }
  return null;
}

const OPENING =
  /^(?:(?:and|so|ok|okay|now|then|well|what|is|s|how much|whats|thats|right|just|please|y|entonces|cual|cuanto|es|ahora|a ver)\b ?)+/;
/** What refers to the figure. */
const THAT = /\b(?:that|it|this|eso)\b/g;
const THEN = / (?:and then|then|y luego|luego) /;
const PER =
  /^(.*?)\b(?:(?:a|per|each|every|for a|in a|al|por|cada) (month|year|mes|ano)|(monthly|yearly|annually|mensual|anual))$/;
const DIFFERENCE =
  /^(?:the |la )?(?:difference|gap|diferencia)(?: (?:between|entre) (?:the 2|them|those(?: 2)?|both|l[ao]s (?:2|dos)))?$/;
const HALF = /^(?:half(?: of)?|la mitad(?: de)?)$/;
const DOUBLE = /^(?:double|twice|el doble(?: de)?)$/;
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const OPERATORS: [operator: '/' | '×' | '+' | '−', pattern: RegExp][] = [
  [
    '/',
    new RegExp(
      `^(?:divided?|split|dividid[oa]|divide(?:lo)?) (?:by |between |among |into |in |entre |por )?${NUMBER}(?: (?:ways|people|of us))?$`,
    ),
  ],
  ['×', new RegExp(`^(?:times|multipl(?:y|ied) by|multiplicad[oa] por|por|x) ${NUMBER}$`)],
  ['+', new RegExp(`^(?:plus|add|mas|suma(?:le)?) ${NUMBER}(?: (?:to|on top|to top|more))*$`)],
  ['−', new RegExp(`^(?:minus|less|subtract|take (?:off|away)|menos|resta(?:le)?) ${NUMBER}$`)],
];
