import { listings } from '#content/listings.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { listingHours } from '#domain/listings/listing-time.ts';
import type { Property } from '#domain/listings/property.ts';
import { inTransaction } from '#server/database/database.ts';
import { saveRecords } from '#server/records/record-store.ts';
import { startBuiltServer } from '../running-server.ts';
import { openServedStore } from '../served-store.ts';
import { expect, test as onTheSite } from './site.ts';
import { violationsOf } from './violations.ts';

const HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
const openHouse = (from: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(from + 2 * HOUR_MS).toISOString(),
});
const coming = openHouse(HOUR + 2 * DAY_MS);
const over = openHouse(HOUR - 7 * DAY_MS);

const sample = listings[0] as Property;
const homes: Property[] = [
  { ...sample, id: 'open', address: '1 Latch Street', isSample: false, openHouses: [over, coming] },
  {
    ...sample,
    id: 'unsaid',
    address: '2 Latch Street',
    isSample: false,
    listingFirm: '',
    attributionContact: '',
  },
  { ...sample, id: 'shut', address: '3 Latch Street', isSample: false, openHouses: [over] },
];

/** A separate site with these homes. */
const test = onTheSite.extend<{ latchStreet: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  latchStreet: async ({}, use) => {
    const own = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
    const database = openServedStore(own);
    await inTransaction(database, async (trx) => {
      await trx.deleteFrom('records').where('kind', '=', 'listings').execute();
      const entries = homes.map((record, position) => ({ id: record.id, position, record }));
      await saveRecords(trx, 'listings', entries, { origin: 'desk', at: new Date().toISOString() });
    });
    await database.close();
    await use(own.url);
    await own.remove();
  },
});

test.use({ timezoneId: 'Asia/Tokyo' });

test('a home lists its upcoming open houses in Charlotte time, on the page and in the API', async ({
  page,
  latchStreet,
}) => {
  await page.goto(`${latchStreet}/compare`);
  const home = (place: number) =>
    page.getByRole('region', { name: 'Properties' }).getByRole('listitem').nth(place);
  await expect(home(0)).toContainText(`Open house ${listingHours(coming)}`);
  await expect(home(0)).not.toContainText(listingHours(over));
  await expect(home(0)).toContainText('Listed by Stone Realty Group, (704) 555-0142');
  await expect(home(1)).not.toContainText('Listed by');
  await expect(home(2)).not.toContainText('Open house');
  expect(await violationsOf(page, 'main')).toEqual([]);

  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const events = graph['@graph'].filter((thing: { '@type': string }) => thing['@type'] === 'Event');
  expect(events).toMatchObject([
    { name: 'Open house at 1 Latch Street', startDate: coming.from, endDate: coming.to },
  ]);
  const answered = await (await page.request.get(`${latchStreet}/api/agents/1/properties`)).json();
  expect(answered.map((home: Property) => home.openHouses)).toEqual([[coming], undefined, undefined]);
});
