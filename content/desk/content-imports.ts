import type { ContentError } from '#domain/desk/content.ts';
import type { ImportChange, ImportKind } from '#domain/desk/content-imports.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';

/** What the market's figures are called where each is told as old and new. */
export const metricNames: Record<MarketMetric, string> = {
  price: 'home price',
  days: 'days on market',
  inventory: 'homes for sale',
  ppsf: 'price per square foot',
};

/** Where a file is looked through before it changes anything. */
export const importWords = {
  title: { listings: 'Import homes', market: 'Import market figures' } satisfies Record<ImportKind, string>,
  lede: {
    listings: 'A file with RESO names, as JSON or CSV. Nothing changes before you accept.',
    market: 'The file that Redfin or Zillow publishes. Nothing changes before you accept.',
  } satisfies Record<ImportKind, string>,
  back: (kind: string) => `Back to ${kind}`,
  choose: 'File',
  everyHome: 'All homes are in it: those it does not name leave the site',
  /** Of a home that is new or leaves, where another one names a field. */
  wholeHome: 'The home',
  partOfAll: 'The file names a further part. One that replaces the others must hold every home.',
  read: 'Read the file',
  missing: 'Choose a file first.',
  sending: (percent: number) => `Sending, ${percent} percent`,
  /** @param field "line 12"; "file" for the whole */
  problem: ({ field, message }: ContentError) => {
    const [, line] = /^line (\d+)$/.exec(field) ?? [];
    return line ? `Line ${line}: ${message}` : message;
  },
  reading: 'The server reads the file',
  cancel: 'Cancel',
  cancelled: 'Nothing was changed.',
  failed: 'The file did not arrive. Try it again.',
  changes: {
    listings: (count: number) => (count === 1 ? 'One home changes' : `${count} homes change`),
    market: (count: number) =>
      count === 1 ? 'One series of figures changes' : `${count} series of figures change`,
  } satisfies Record<ImportKind, unknown>,
  unchanged: (count: number) => (count === 1 ? 'One stays as it is' : `${count} stay as they are`),
  nothing: 'The file says nothing new.',
  columns: {
    what: { listings: 'Home', market: 'Figure' } satisfies Record<ImportKind, string>,
    field: { listings: 'Field', market: 'Month' } satisfies Record<ImportKind, string>,
    now: 'Now',
    before: 'Before',
    after: 'In the file',
  },
  photos: (count: number, added: number) => {
    const all = count === 1 ? 'One photo' : `${count} photos`;
    return added === 0 ? all : `${all}, ${added} of them new`;
  },
  how: { added: 'new', changed: 'changed', removed: 'leaves the site' } satisfies Record<
    ImportChange['how'],
    string
  >,
  edited: 'edited at the desk',
  none: 'nothing',
  more: (count: number) => `${count} more changes are not shown.`,
  accept: 'Accept',
  accepted: 'The site shows it now.',
  undo: 'Undo',
  undone: 'The site says again what it said before.',
  another: 'Choose another file',
};
