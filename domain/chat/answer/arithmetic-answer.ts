import type { Figure, SumTask } from '../dialogue/dialogue.ts';
import type { ArithmeticStep, Operator, Period } from '../values/arithmetic.ts';
import type { Answer, Sources } from './answer.ts';
import { homesOf } from './home-answers.ts';
import { exact } from './loan-sums.ts';
import { inPercent } from './price-sums.ts';

/**
 * Does arithmetic on the result of the last calculation, in the open.
 * @returns null if it has no single result, or none before it to compare with
 */
export function arithmeticAnswer(
  steps: readonly ArithmeticStep[],
  task: SumTask,
  { words: { sums } }: Sources,
): Answer | null {
  const start = task.running ?? task.result;
  // "add 300" to a payment is a cost that the next calculation has to know, as are dues taken off a yield
  const isOfDollars = steps.some(
    (step) => 'operator' in step && '+−'.includes(step.operator) && !step.isPercent,
  );
  if (!start || (isOfDollars && (task.sum === 'payment' || start.isPercent))) return null;
  let figure = start;
  const shown: string[] = [];
  for (const step of steps) {
    const next = after(step, figure, task);
    if (!next) return null;
    if (next.sum) shown.push(next.sum);
    figure = next.figure;
  }
  return {
    text: sums.calculated(shown.join('; ') || written(figure), figure.per),
    links: ['call'],
    sources: ['sum'],
    task: { ...task, running: figure },
  };
}

/** Two results of one calculation set side by side; null if they are equal or of different kinds. */
export function differenceAnswer(
  one: Figure,
  other: Figure,
  task: SumTask,
  sources: Sources,
): (Answer & { task: SumTask }) | null {
  const isAlike = one.per === other.per && one.isPercent === other.isPercent;
  if (!isAlike || one.value === other.value) return null;
  const [more, less] = one.value > other.value ? [one, other] : [other, one];
  const { sum, figure } = calculated(more, '−', less.value);
  const [first, second] = homesOf(
    [more.home, less.home].flatMap((id) => id ?? []),
    sources,
  );
  const names = first && second && first !== second ? ([first.address, second.address] as const) : null;
  return {
    text: sources.words.sums.apart(sum, figure.per, names),
    links: ['call'],
    sources: ['sum'],
    task: { ...task, running: figure },
  };
}

const IN_A_YEAR = 12;

function after(
  step: ArithmeticStep,
  figure: Figure,
  { result, before }: SumTask,
): { figure: Figure; sum: string } | null {
  const { value, per } = figure;
  if ('difference' in step) {
    if (!result || !before || before.per !== result.per) return null;
    const [more, less] = result.value > before.value ? [result, before] : [before, result];
    return calculated(more, '−', less.value);
  }
  if ('operator' in step) return operated(step, figure);
  if ('years' in step) {
    const times = per === 'month' ? IN_A_YEAR * step.years : step.years;
    // what is paid once is spread, what is paid each month adds up
    const spread = calculated(figure, per === null ? '/' : '×', times);
    return { ...spread, figure: { ...spread.figure, per: per === null ? 'year' : null } };
  }
  if (per === null) return null;
  if (step.per === per) return { figure: { value, per }, sum: '' };
  return calculated(figure, step.per === 'year' ? '×' : '/', IN_A_YEAR);
}

function operated(
  { operator, operand, isPercent, per }: Extract<ArithmeticStep, { operator: Operator }>,
  figure: Figure,
): { figure: Figure; sum: string } {
  if (isPercent) return ofShare(operator, operand, figure);
  const isOtherPeriod = per !== undefined && figure.per !== null && per !== figure.per;
  const fitted = isOtherPeriod ? (per === 'year' ? operand / IN_A_YEAR : operand * IN_A_YEAR) : operand;
  return calculated(figure, operator, fitted);
}

/** "20% of that", "minus 6 percent" */
function ofShare(operator: Operator, percent: number, figure: Figure): { figure: Figure; sum: string } {
  const share = Number(((figure.value * percent) / 100).toFixed(2));
  const sum = `${written(figure)} × ${percent}% = ${exact(share)}`;
  if (operator === '×' || operator === '/') return { figure: { ...figure, value: share }, sum };
  const next = calculated(figure, operator, share);
  return { ...next, sum: `${sum}; ${next.sum}` };
}

function written({ value, isPercent }: Figure): string {
  return isPercent ? inPercent(value) : exact(value);
}

function calculated(figure: Figure, operator: Operator, operand: number): { figure: Figure; sum: string } {
  const { value, per } = figure;
  const results = {
    '/': value / operand,
    '×': value * operand,
    '+': value + operand,
    '−': value - operand,
  };
  const result = Number(results[operator].toFixed(2));
  const isOfDollars = operator === '+' || operator === '−';
  const by = isOfDollars ? written({ ...figure, value: operand }) : String(operand);
  const next: Figure = {
    value: result,
    per: periodAfter(operator, operand, per),
    ...(figure.isPercent && { isPercent: true as const }),
  };
  return { figure: next, sum: `${written(figure)} ${operator} ${by} = ${written(next)}` };
}

/** Twelve times what is paid a month is paid a year; 360 times is paid in all. */
function periodAfter(operator: string, operand: number, per: Period | null): Period | null {
  const isOfYear = operand === IN_A_YEAR;
  if (operator === '×' && operand > 2) return isOfYear && per === 'month' ? 'year' : null;
  return operator === '/' && isOfYear && per === 'year' ? 'month' : per;
}
