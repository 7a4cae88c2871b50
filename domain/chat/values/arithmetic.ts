import { amountToDollars } from './dollars.ts';
import { isPercent } from './figures.ts';
import { type NumberToken, numbersIn } from './numbers.ts';

export type Operator = '/' | '×' | '+' | '−';

/** A step of arithmetic on the figure shown last: "divide that by 2", "a month?", "so the difference a year". */
export type ArithmeticStep =
  | { operator: Operator; operand: number; isPercent?: true; per?: Period }
  | { per: Period }
  /** Added up, or spread, over years: "over five years". */
  | { years: number }
  /** Between the last figure and the one before it. */
  | { difference: true };

export type Period = 'month' | 'year';

/** The arithmetic of a plain text with digits. */
export interface Arithmetic {
  steps: ArithmeticStep[];
  /** Whether the text says nothing else: "divide by 12 then add 7100". */
  isAll: boolean;
}

/** The steps that a plain text with digits names, in their order; null if it names none. */
export function arithmeticIn(said: string): Arithmetic | null {
  const text = said.replace(/\bx(?=\d)/g, 'x ');
  const numbers = numbersIn(text);
  const all = [...text.matchAll(STEPS)].flatMap((match) => stepsOf(match, text, numbers));
  // "plus 300 a year" is one step
  const found = all.filter(({ start }, at) => start >= (all[at - 1]?.end ?? 0));
  const steps = found.flatMap(({ step }) => step);
  if (steps.length === 0) return null;
  const rest = found.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return { steps, isAll: rest.replace(SMALL, ' ').trim() === '' };
}

interface Found {
  step: ArithmeticStep[];
  start: number;
  end: number;
}

function stepsOf(match: RegExpMatchArray, text: string, numbers: readonly NumberToken[]): Found[] {
  const { groups = {}, index: start = 0 } = match;
  const end = start + match[0].length;
  const is = (name: string) => groups[name] !== undefined;
  const alone = (step: ArithmeticStep): Found[] => [{ step: [step], start, end }];
  if (is('half')) return alone({ operator: '/', operand: 2 });
  if (is('double')) return alone({ operator: '×', operand: 2 });
  if (is('difference')) return alone({ difference: true });
  if (is('month')) return alone({ per: 'month' });
  if (is('year')) return alone({ per: 'year' });
  const number = numbers.find((one) => one.start >= start && one.start <= end && one.end > start);
  const value = number ? amountToDollars(number.digits, number.unit) : 0;
  if (!number || value <= 0) return [];
  const isShare = isPercent(number, text);
  const after = isShare
    ? number.end + (/^ ?(?:%|percent|por ciento)/.exec(text.slice(number.end))?.[0].length ?? 0)
    : number.end;
  const close = (step: ArithmeticStep, extra: RegExp): Found[] => [
    { step: [step], start, end: after + (extra.exec(text.slice(after))?.[0].length ?? 0) },
  ];
  if (is('over')) return close({ years: value }, /^ ?(?:years?|yrs?|anos)\b/);
  if (is('share'))
    return isShare ? close({ operator: '×', operand: value, isPercent: true }, /^ ?(?:of|de)\b/) : [];
  const [operator] = OPERATORS.find(([, name]) => is(name)) ?? [];
  if (!operator) return [];
  const [said = '', per = ''] = OF_PERIOD.exec(text.slice(after)) ?? [];
  const isOfDollars = operator === '+' || operator === '−';
  const period = isOfDollars && said ? (/^m/.test(per) ? ('month' as const) : ('year' as const)) : null;
  return [
    {
      step: [
        {
          operator,
          operand: value,
          ...(isShare && { isPercent: true as const }),
          ...(period && { per: period }),
        },
      ],
      start,
      end: period ? after + said.length : after,
    },
  ];
}

const OPERATORS: [Operator, string][] = [
  ['/', 'divided'],
  ['×', 'times'],
  ['+', 'plus'],
  ['−', 'minus'],
];

const OF_PERIOD = /^ (?:a|per|each|every|al|por|cada) (month|mo|mes|year|yr|ano)\b/;
const NUMBER = '\\$?(?=\\d)\\d[\\d,.]*';
const STEPS = new RegExp(
  [
    `(?<half>\\b(?:(?:split )?(?:it )?down the middle|half(?: of)?|halve|halved|la mitad(?: de)?)\\b)`,
    `(?<double>\\b(?:double|twice|el doble(?: de)?)\\b)`,
    `(?<difference>\\b(?:the |la )?(?:difference|diff|gap|diferencia)\\b)`,
    `(?<over>\\b(?:over|for|in|por|en|durante) ${NUMBER} (?=years?\\b|yrs?\\b|anos\\b))`,
    `(?<divided>\\b(?:divided?|split|dividid[oa]|divide(?:lo|la)?|entre|between|into)(?: (?:it|that|by|between|among|into|in|entre|por|en))* ${NUMBER})`,
    `(?<times>(?:\\b(?:times|multipl\\w+(?: by| por)?|por)|\\bx) ?${NUMBER})`,
    `(?<plus>\\b(?:plus|add|tack on|throw in|mas|suma(?:le|r|me)?|agrega(?:le)?|ponle)(?: (?:the|like|about|another|un|el|los|como))* ${NUMBER})`,
    `(?<minus>\\b(?:minus|less|subtract|take (?:off|away|out)|take|knock(?: off)?|shave(?: off)?|menos|resta(?:le)?|quita(?:le)?|saca(?:le)?)(?: (?:the|like|about|another|un|el|los|como))* ${NUMBER})`,
    `(?<share>${NUMBER}(?=(?: ?%| percent| por ciento) (?:of|de)\\b))`,
    `(?<month>\\b(?:(?:a|per|each|every|by the|for a|for the|in a|al|por|cada) (?:month|mo|mes)|monthly|mensual(?:mente)?)\\b)`,
    `(?<year>\\b(?:(?:a|per|each|every|for a|for the|in a|al|por|cada) (?:year|yr|ano)|yearly|annual(?:ly)?|anual(?:mente)?)\\b(?! ago))`,
  ].join('|'),
  'g',
);

/** Words beside the steps that say nothing of their own. */
const SMALL =
  /\b(?:and|so|ok|okay|now|then|well|what|is|s|how much|whats|thats|right|just|please|y|entonces|luego|cual|cuanto|es|ahora|a ver|that|it|this|eso|the 2|them|those|both|between|entre|l[ao]s (?:2|dos)|ways|people|of us|to top|on top|to|more|off|of|de)\b|[?%,.]/g;
