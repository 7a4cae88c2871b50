import type { MarketStat } from '#domain/market/market-stat.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';
import { agent, agentAtFirm } from './agent.ts';

const source: FigureSource = { sample: true, name: 'Sample figures', asOf: '2026-11-01' };

/** The four headline figures of the dashboard and of the home page's ledger, as the specification states them. */
export const marketStats: MarketStat[] = [
  { label: 'Avg home price', value: '$425,000', change: '+8.5%', trend: 'up', source },
  { label: 'Days on market', value: '28', change: '-12%', trend: 'down', source },
  { label: 'Active listings', value: '1,247', change: '+5.2%', trend: 'up', source },
  { label: 'Price per sq ft', value: '$185', change: '+6.8%', trend: 'up', source },
];

/** An area on the dashboard's third tab. Its price is the area's own `medianPrice`, looked up by slug. */
export interface HotMarket {
  slug: string;
  /** As the dashboard names it: "South End" here, "SouthEnd" in the list of areas (specification, sections 2 and 3). */
  name: string;
  /** Growth of the median price over a year, formatted: "+9.1%". */
  growth: string;
}

export const hotMarkets: HotMarket[] = [
  { slug: 'southend', name: 'South End', growth: '+9.1%' },
  { slug: 'noda', name: 'NoDa', growth: '+7.4%' },
  { slug: 'dilworth', name: 'Dilworth', growth: '+5.8%' },
  { slug: 'plaza-midwood', name: 'Plaza Midwood', growth: '+6.2%' },
];

export const marketPage = {
  meta: {
    title: `Market Insights | ${agentAtFirm}`,
    description:
      'Home prices, days on market, active listings and price per square foot in in-town Charlotte, with the source and date of every figure.',
  },
  title: 'Market Insights',
  lede: 'What homes in-town are asking, how long they wait, and how many there are to choose from.',
  tabsLabel: 'Market dashboard',
  tabs: [
    { id: 'overview', label: 'Overview' },
    { id: 'trends', label: 'Trends' },
    { id: 'neighborhoods', label: 'Neighborhoods' },
  ],
  changePeriod: 'from a year ago',
  sampleTag: 'Sample figures, not market data.',
  sourcePrefix: 'Source:',
  asOfPrefix: 'As of',
  trends: {
    charts: [
      { id: 'price', title: 'Average home price', tableCaption: 'Average home price by month' },
      { id: 'days', title: 'Days on market', tableCaption: 'Days on market by month' },
      { id: 'listings', title: 'Active listings', tableCaption: 'Active listings by month' },
    ],
    placeholder: 'The chart of this series appears here once a published source is connected.',
    showTable: 'Show as a table',
    thisYear: 'This year',
    lastYear: 'Last year',
    note: 'Sample series for layout, shaped to the sample figures of the overview. Published charts carry the source, the area covered and the date of the last update.',
  },
  hotMarket: {
    label: 'Hot Market',
    medianPrice: 'Median price',
    growthPeriod: 'yoy',
    growthPeriodSpoken: 'year over year',
    note: 'Sample figures. “Hot Market” marks the four areas where the sample median rose fastest; it is not a forecast.',
  },
  closing: {
    title: 'Your street, specifically.',
    text: 'Averages hide a lot. Ask for the last six sales within a short walk of your door.',
    contact: `Contact ${agent.firstName}`,
  },
};
