import { FORM_STEPS } from '#domain/counts/counted-step.ts';
import { grouped } from '#domain/figures/grouped.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import type { VisitCount } from '../counts/count-store.ts';
import { barChart } from './bar-chart.ts';
import { type Column, textTable } from './text-table.ts';

const FORMS: [kind: LeadForm, title: string][] = [
  ['contact', 'CONTACT FORM'],
  ['seller', "SELLER'S GUIDE FORM"],
];

/** Formats visit counts for the terminal. @param days all days, oldest first */
export function statsReport(counts: VisitCount[], days: string[]): string {
  const views = counts.filter(({ step }) => step === 'view');
  if (counts.length === 0) return `Nothing was counted from ${days[0]} to ${days.at(-1)}.\n`;
  return [
    `Page views from ${days[0]} to ${days.at(-1)}: ${grouped(total(views))}\n\n`,
    barChart(days.map((day) => [day, total(views.filter((one) => one.day === day))])),
    '\n',
    textTable(BY_ROUTE, byRoute(views)),
    ...FORMS.map(([kind, title]) => `\n${textTable(funnelColumns(title), funnel(counts, kind))}`),
  ].join('');
}

interface RouteViews {
  route: string;
  count: number;
}

const BY_ROUTE: Column<RouteViews>[] = [
  { title: 'PAGE', of: ({ route }) => route },
  { title: 'VIEWS', of: ({ count }) => grouped(count) },
];

function byRoute(views: VisitCount[]): RouteViews[] {
  return [...Map.groupBy(views, ({ route }) => route)]
    .map(([route, some]) => ({ route, count: total(some) }))
    .sort((a, b) => b.count - a.count);
}

interface FunnelStep {
  name: string;
  count: number;
  /** Share of the previous step; null for the first step and for refusals. */
  share: number | null;
}

/** From the views of the form's pages to sent forms; refusals are listed outside the funnel. */
function funnel(counts: VisitCount[], kind: LeadForm): FunnelStep[] {
  const of = (step: string) => total(counts.filter((one) => one.step === `${kind}-${step}`));
  const places = new Set(counts.filter(({ step }) => step.startsWith(kind)).map(({ route }) => route));
  const views = total(counts.filter(({ step, route }) => step === 'view' && places.has(route)));
  const steps: FunnelStep[] = [{ name: 'views of its pages', count: views, share: null }];
  for (const step of FORM_STEPS) {
    const before = steps.at(-1)?.count ?? 0;
    const share = step === 'refused' || before === 0 ? null : of(step) / before;
    steps.push({ name: step, count: of(step), share });
  }
  return steps;
}

function funnelColumns(title: string): Column<FunnelStep>[] {
  return [
    { title, of: ({ name }) => name },
    { title: 'TIMES', of: ({ count }) => grouped(count) },
    { title: 'OF THE STEP BEFORE', of: ({ share }) => (share === null ? '' : percent.format(share)) },
  ];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

function total(counts: { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
