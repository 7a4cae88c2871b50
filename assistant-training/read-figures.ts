import { join } from 'node:path';
import type { RequestKind } from '#domain/chat/understand/understood.ts';
import { FIGURE_ROLES, type FigureRole, type SumKind } from '#domain/chat/values/figures.ts';
import { textWithDigits, withoutNonAmounts } from '#domain/chat/values/message-text.ts';
import { type NumberToken, numbersIn } from '#domain/chat/values/numbers.ts';
import { DEVELOPMENT, type Example, readFolder } from './read-examples.ts';
import type { RequestExample } from './read-requests.ts';
import { withPlaceholders } from './shipped-names.ts';

/** A message with labeled figures. */
export interface FigureExample {
  /** Plain text with digits. */
  text: string;
  numbers: NumberToken[];
  /** One for each number. */
  roles: FigureRole[];
  /** The requested calculation, `same` for the last one with other terms, or `none`. */
  sum: string;
  /** The previous calculation. */
  last: SumKind | null;
}

/** A line of a file: each figure with a role is in braces, "on {price 400k} with {down 20%} down". */
interface FigureLine {
  text: string;
  sum: string;
  after?: SumKind | null;
}

export const FIGURES = join(import.meta.dirname, 'figures');
/** Never trained on. */
export const DEVELOPMENT_FIGURES = join(DEVELOPMENT, 'figures');

/** Reads the distinct examples of a folder. @throws for invalid labels */
export function readFigureExamples(folder: string): FigureExample[] {
  const examples = readFolder<FigureLine>(folder).map(parseFigureExample);
  return [...new Map(examples.map((example) => [`${example.last} ${example.text}`, example])).values()];
}

/** What is asked without a calculation: messages of other acts, and requests for records. None has a figure with a role. */
export function examplesWithoutSums(
  examples: readonly Example[],
  requests: readonly RequestExample[],
): FigureExample[] {
  const texts = [
    ...examples.filter(({ labels: { act } }) => act !== undefined && !ACTS_WITH_SUMS.has(act)),
    ...requests.filter(({ kind, shown }) => !KINDS_WITH_SUMS.has(kind) && shown.last !== 'figure'),
  ].map(({ text }) => text);
  return [...new Set(texts)]
    .map((text) => parseFigureExample({ text, sum: 'none' }))
    .filter(({ numbers }) => numbers.every(({ digits, unit }) => unit === '' && COUNTS.has(digits)));
}

/** "The cheapest one", "the other two" */
const COUNTS: ReadonlySet<string> = new Set(['1', '2', '3']);
const ACTS_WITH_SUMS: ReadonlySet<string> = new Set(['sum', 'question', 'none']);
const KINDS_WITH_SUMS: ReadonlySet<RequestKind> = new Set<RequestKind>(['sum', 'figure', 'again', 'total']);

/** @throws for invalid labels */
export function parseFigureExample({ text: labeled, sum, after = null }: FigureLine): FigureExample {
  const text = withoutNonAmounts(withPlaceholders(labeled.replace(LABELED, (_, __, said) => said)));
  const numbers = numbersIn(text);
  return { text, numbers, roles: rolesOf(labeled, numbers), sum, last: after };
}

const LABELED = /\{([a-z-]+) ([^{}]*)\}/g;

/** Returns the role of each number; unlabeled numbers get `none`. */
function rolesOf(labeled: string, numbers: readonly NumberToken[]): FigureRole[] {
  const roles = numbers.map((): FigureRole => 'none');
  let from = 0;
  for (const [all, name, figureText = ''] of labeled.matchAll(LABELED)) {
    const role = FIGURE_ROLES.find((one) => one === name);
    const [labeledNumber] = numbersIn(textWithDigits(figureText));
    const at = numbers.findIndex(({ digits }, place) => place >= from && digits === labeledNumber?.digits);
    if (!role || at < 0) throw new Error(`Invalid figure label ${all}: ${labeled}`);
    roles[at] = role;
    from = at + 1;
  }
  return roles;
}
