import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const sold = (changes: Record<string, unknown>) => reso({ StandardStatus: 'Closed', ...changes });

describeOnBothEngines('npm run listings -- import of a sold home', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, homes, everything } = listing;
  beforeEach(async () => {
    await listing.reset();
    const keys = ['CAR100', 'CAR101', 'CAR102'];
    await run(
      'import',
      page(
        'all.json',
        keys.map((ListingKey) => reso({ ListingKey })),
      ),
    );
  });

  test('keeps it in the store, and in the lists for a month', async () => {
    const rows = [
      sold({ CloseDate: daysAgo(20) }),
      sold({ ListingKey: 'CAR101', CloseDate: daysAgo(40) }),
      sold({ ListingKey: 'CAR199', CloseDate: daysAgo(1) }),
    ];
    expect((await run('import', page('sold.json', rows))).stdout).toContain('3 off the market');
    expect((await homes()).map(({ id, status }) => [id, status])).toEqual([
      ['CAR100', 'Closed'],
      ['CAR102', 'Active'],
    ]);
    await run('import', page('rest.json', [reso({ ListingKey: 'CAR102' })]), '--replace');
    expect(JSON.stringify(await everything())).toContain('CAR101');
  });

  test('withholds its address if the new owner asks for that', async () => {
    const rows = [sold({ CloseDate: daysAgo(2), InternetAddressDisplayYN: false })];
    await run('import', page('withheld.json', rows));
    expect((await homes())[0]).toMatchObject({
      status: 'Closed',
      address: 'Address withheld at the seller’s request',
    });
  });

  test('keeps its closing date if a later file has none', async () => {
    await run('import', page('sold.json', [sold({ CloseDate: daysAgo(2) })]));
    await run('import', page('again.json', [sold({})]));
    expect((await homes())[0]).toMatchObject({ id: 'CAR100', closedOn: daysAgo(2) });
  });

  test('removes it and says so if no file has a closing date', async () => {
    expect((await run('import', page('sold.json', [sold({})]))).stdout).toContain('1 home removed');
    expect(JSON.stringify(await everything())).not.toContain('"status":"Closed"');
  });
});
