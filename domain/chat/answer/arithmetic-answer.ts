import type { Figure, SumTask } from '../dialogue/dialogue.ts';
import type { ArithmeticStep, Period } from '../values/arithmetic.ts';
import type { Answer, Sources } from './answer.ts';
import { exact } from './loan-sums.ts';

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
  // "add 300" to a payment is a cost that the next calculation has to know
  const isCost =
    task.sum === 'payment' && steps.some((step) => 'operator' in step && '+−'.includes(step.operator));
  if (!start || isCost) return null;
  let figure = start;
  const shown: string[] = [];
  for (const step of steps) {
    const next = after(step, figure, task);
    if (!next) return null;
    if (next.sum) shown.push(next.sum);
    figure = next.figure;
  }
  return {
    text: sums.calculated(shown.join('; ') || exact(figure.value), figure.per),
    links: ['call'],
    sources: ['sum'],
    task: { ...task, running: figure },
  };
}

const IN_A_YEAR = 12;

function after(
  step: ArithmeticStep,
  { value, per }: Figure,
  { result, before }: SumTask,
): { figure: Figure; sum: string } | null {
  if ('difference' in step) {
    if (!result || !before || before.per !== result.per) return null;
    const [more, less] = result.value > before.value ? [result, before] : [before, result];
    return calculated(more.value, '−', less.value, result.per);
  }
  if ('operator' in step) return calculated(value, step.operator, step.operand, per);
  if (per === null) return null;
  if (step.per === per) return { figure: { value, per }, sum: '' };
  return calculated(value, step.per === 'year' ? '×' : '/', IN_A_YEAR, per);
}

function calculated(
  value: number,
  operator: '/' | '×' | '+' | '−',
  operand: number,
  per: Period | null,
): { figure: Figure; sum: string } {
  const results = {
    '/': value / operand,
    '×': value * operand,
    '+': value + operand,
    '−': value - operand,
  };
  const result = Number(results[operator].toFixed(2));
  const isOfDollars = operator === '+' || operator === '−';
  const by = isOfDollars ? exact(operand) : String(operand);
  return {
    figure: { value: result, per: periodAfter(operator, operand, per) },
    sum: `${exact(value)} ${operator} ${by} = ${exact(result)}`,
  };
}

/** Twelve times what is paid a month is paid a year; 360 times is paid in all. */
function periodAfter(operator: string, operand: number, per: Period | null): Period | null {
  const isOfYear = operand === IN_A_YEAR;
  if (operator === '×' && operand > 2) return isOfYear && per === 'month' ? 'year' : null;
  return operator === '/' && isOfYear && per === 'year' ? 'month' : per;
}
