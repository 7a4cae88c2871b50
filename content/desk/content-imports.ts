import type { ContentError } from '#domain/desk/content.ts';
import type { ImportChange, ImportKind, RemovalReason } from '#domain/desk/content-imports.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';

/** Names of the market figures in the list of changes. */
export const metricNames: Record<MarketMetric, string> = {
  price: 'home price',
  days: 'days on market',
  inventory: 'homes for sale',
  ppsf: 'price per square foot',
};

const hows: Record<ImportChange['how'], string> = {
  added: 'new',
  changed: 'changed',
  removed: 'leaves the site',
};

const whys: Record<RemovalReason, string> = {
  hidden: 'kept off the internet by the seller or the MLS',
  'off-market': 'off the market',
  'for-rent': 'for rent, not for sale',
  sample: 'a sample home',
  unnamed: 'not in the file of all homes',
};

/** The import page. */
export const importWords = {
  title: { listings: 'Import homes', market: 'Import market figures' } satisfies Record<ImportKind, string>,
  lede: {
    listings: 'A file with RESO names, as JSON or CSV. Nothing changes before you accept.',
    market:
      'A file from redfin.com/news/data-center or zillow.com/research/data, packed or not. Nothing changes before you accept.',
  } satisfies Record<ImportKind, string>,
  back: (kind: string) => `Back to ${kind}`,
  choose: 'File',
  everyHome: 'All homes are in it: those it does not name leave the site',
  /** For a new or removed home, instead of a field's name. */
  wholeHome: 'The home',
  /** For the number of months that the file would take off the site, instead of a month's name. */
  monthsLost: 'Months that the file lacks',
  partOfAll: 'The file names a further part. One that replaces the others must hold every home.',
  tooMany: (most: number) =>
    `The file has more than ${most.toLocaleString('en-US')} homes. Import it on the server: npm run listings -- import FILE.`,
  noHome: 'There is no home in the file. One that replaces the others must hold every home.',
  allForRent: 'There is no home for sale in the file: every one is for rent.',
  read: 'Read the file',
  missing: 'Choose a file first.',
  sending: (percent: number) => `Sending, ${percent} percent`,
  /** @param field "line 12"; "file" for the whole file */
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
  leftOut: {
    title: 'Left out of the import',
    forRent: (count: number) =>
      count === 1
        ? 'One home is for rent; the site shows homes for sale.'
        : `${count} homes are for rent; the site shows homes for sale.`,
  },
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
  /** What happens to a record, why, and whether it replaces somebody's edit. */
  said: ({ how, why, isEdited }: Pick<ImportChange, 'how' | 'why' | 'isEdited'>) =>
    [hows[how], why && whys[why], isEdited && 'edited at the desk'].filter(Boolean).join(', '),
  marks: {
    title: (count: number) =>
      count === 1
        ? 'One phrase may be against fair housing law'
        : `${count} phrases may be against fair housing law`,
    note: 'Take the wording that is offered, or change the words in the MLS and read the file again. Accepting them as they are asks why.',
    more: (count: number) => `${count} more phrases are not shown.`,
    kept: (count: number) =>
      count === 1
        ? 'One phrase is kept as it is. Accepting asks why.'
        : `${count} phrases are kept as they are. Accepting asks why.`,
    accept: 'Accept with this wording?',
  },
  homesFile: {
    title: 'Columns of a CSV file',
    note: 'The first line names the columns, in any order. A home is a line.',
    columns: [
      {
        names: 'ListingKey',
        holds: 'needed: the number by which the MLS, and this site, know the home again',
      },
      {
        names: 'StandardStatus',
        holds: 'needed: Active, Active Under Contract, Coming Soon, Pending, Closed, Withdrawn …',
      },
      { names: 'ListPrice', holds: 'needed: 725000' },
      { names: 'PropertyType, PropertySubType', holds: 'one of them is needed: Single Family Residence' },
      { names: 'UnparsedAddress', holds: 'needed, but where InternetAddressDisplayYN is false' },
      { names: 'ListOfficeName, AttributionContact', holds: 'needed: they stand beside the home' },
      { names: 'SubdivisionName', holds: 'an area of the site, such as NoDa' },
      {
        names:
          'BedroomsTotal, BathroomsFull, BathroomsThreeQuarter, BathroomsHalf, LivingArea, LotSizeAcres, YearBuilt',
        holds: 'numbers',
      },
      { names: 'PublicRemarks', holds: 'the description' },
      { names: 'Media', holds: 'photos: [{"MediaURL":"https://…","Order":1}]' },
      { names: 'DaysOnMarket, CloseDate, ModificationTimestamp', holds: 'a number, a date, a time' },
      {
        names: 'InternetEntireListingDisplayYN, MlgCanView, MlgCanUse',
        holds: 'what the seller and the MLS allow to be shown',
      },
    ],
    others: 'Other columns are not read: private remarks and commissions never reach the site.',
    leaving:
      'A home leaves the site when the file says that it is off the market, for rent, or may not be shown. The sample homes leave with the first file that does not name them. A home that was sold stays for 30 days from its CloseDate.',
    download: 'Download the homes of the site as such a file',
  },
  none: 'nothing',
  more: (count: number) => `${count} more changes are not shown.`,
  accept: 'Accept',
  accepted: 'The site shows it now.',
  undo: 'Undo',
  undone: 'The site says again what it said before.',
  another: 'Choose another file',
};
