import type { MarketStat } from '#domain/market/market-stat.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';

const source: FigureSource = { sample: true, name: 'Sample figures', asOf: '2026-11-01' };

/** The four headline figures of the dashboard and the home page, as the specification gives them. */
export const marketStats: MarketStat[] = [
  { label: 'Avg home price', value: '$425,000', change: '+8.5%', trend: 'up', source },
  { label: 'Days on market', value: '28', change: '-12%', trend: 'down', source },
  { label: 'Active listings', value: '1,247', change: '+5.2%', trend: 'up', source },
  { label: 'Price per sq ft', value: '$185', change: '+6.8%', trend: 'up', source },
];

/** A highlighted neighborhood on the dashboard's third tab. Its figures are looked up by slug. */
export interface HotMarket {
  slug: string;
  /** The alternative name to show on the dashboard: "South End" for "SouthEnd" (spec, sections 2 and 3). */
  name?: string;
}

export const hotMarkets: HotMarket[] = [
  { slug: 'southend', name: 'South End' },
  { slug: 'noda' },
  { slug: 'dilworth' },
  { slug: 'plaza-midwood' },
];

export const marketPage = {
  title: 'Market Insights',
  lede: 'What homes in-town cost, how long they wait, and how many there are to choose from.',
  tabsLabel: 'Market dashboard',
  tabs: [
    { id: 'overview', label: 'Overview' },
    { id: 'trends', label: 'Trends' },
    { id: 'neighborhoods', label: 'Neighborhoods' },
  ],
  changePeriod: 'from a year ago',
  trends: {
    /** For every chart. The title of the price chart depends on its source's measure. */
    metrics: {
      price: { title: '', unit: 'US dollars' },
      days: { title: 'Days on market', unit: 'Days' },
      inventory: { title: 'Active listings', unit: 'Homes for sale' },
      ppsf: { title: 'Price per sq ft', unit: 'US dollars per square foot' },
    },
    priceTitles: {
      'average-price': 'Average home price',
      'median-price': 'Median sale price',
      'typical-value': 'Typical home value',
    },
    /** For a chart whose sources measure the price in different ways. */
    mixedPriceTitle: 'Home prices',
    city: 'Charlotte',
    lastYear: 'Year before',
    summary: {
      up: (change: string, from: string, to: string) =>
        `Up ${change} over twelve months, from ${from} to ${to}.`,
      down: (change: string, from: string, to: string) =>
        `Down ${change} over twelve months, from ${from} to ${to}.`,
      even: (now: string) => `${now}, as a year before.`,
      inMonth: (figures: string, month: string) => `${figures} in ${month}.`,
    },
    tableCaption: (title: string) => `${title} by month`,
    month: 'Month',
    missing: 'None',
    showTable: 'Show as a table',
    reader: (title: string) => `${title}: read month by month`,
    sample: 'Sample figures',
    sampleSource: (period: string) => `Made up for this site, ${period}; not market data.`,
    source: (publisher: string, period: string) => `${publisher}, ${period}.`,
    imported: (date: string) => `Imported ${date}.`,
    choice: {
      legend: 'Areas to show',
      hint: 'One area is shown with its year before; up to four are compared.',
      submit: 'Show areas',
      withoutFigures: (areas: string) => `There are no figures yet for ${areas}.`,
      tooMany: 'Four areas are compared at most: the first four chosen are shown.',
    },
  },
  hotMarket: {
    label: 'Hot Market',
    medianPrice: 'Median price',
    growthPeriod: 'yoy',
    growthPeriodSpoken: 'year over year',
    note: {
      samples: 'Sample figures. “Hot Market” marks areas whose sample median rose; it is not a forecast.',
      mixed: 'Partly sample figures. “Hot Market” marks areas whose median rose; it is not a forecast.',
      records: '“Hot Market” marks areas where prices rose over the past year; it is not a forecast.',
    },
  },
  closing: {
    title: 'Your street, specifically.',
    text: 'Averages hide a lot. Ask for the last six sales within a short walk of your door.',
    contact: (firstName: string) => `Contact ${firstName}`,
    compare: { label: 'Compare homes side by side', link: '/compare' },
  },
};
