import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';

describeOnBothEngines('npm run listings -- import of a home with marked words', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, path, homes, copy, everything } = listing;
  beforeEach(listing.reset);

  const fine = reso({ ListingKey: 'CAR101' });
  const words = 'A brick house on a corner. No children.';

  test('is held back while the others are imported, and the command says so', async () => {
    const { exitCode, stdout, stderr } = await run(
      'import',
      page('marked.json', [reso({ PublicRemarks: words }), fine]),
    );
    expect(exitCode).toBe(1);
    expect(stderr).toContain('listings/CAR100 description: “No children');
    expect(stderr).toContain('--reason');
    expect(stdout).toContain('1 new, 0 changed');
    expect(stdout).toContain('1 home held back');
    expect((await homes()).map(({ id }) => id)).toEqual(['CAR101']);
  });

  test('keeps its words if it is on the site, while its price and status follow the file', async () => {
    await run('import', page('before.json', [reso(), fine]));
    const sold = { ListPrice: 699000, StandardStatus: 'Pending', DaysOnMarket: 40 };
    const file = page('after.json', [reso({ PublicRemarks: words, ...sold }), fine]);
    const [{ description = '' } = {}] = await homes();
    for (const flags of [['--replace'], []]) {
      expect(await run('import', file, ...flags)).toMatchObject({ exitCode: 1 });
      expect(await homes()).toMatchObject([
        { id: 'CAR100', price: '699000', status: 'Pending', daysOnMarket: 40, description },
        { id: 'CAR101' },
      ]);
    }
    await run('export', path('held.json'), '--force');
    expect(copy('held.json')).toMatch(/"ListPrice": ?699000/);
    expect(copy('held.json')).not.toContain('No children');
    expect(await run('import', file, '--dry-run')).toMatchObject({ exitCode: 0 });
  });

  test('has no address once the seller withholds it, and the listing side of the file', async () => {
    await run('import', page('address.json', [reso()]));
    const changes = {
      InternetAddressDisplayYN: false,
      ListOfficeName: 'Hispanic Realty Group',
      AttributionContact: 'office@example.com',
    };
    const [{ description = '' } = {}] = await homes();
    await run('import', page('withheld.json', [reso({ PublicRemarks: words, ...changes })]));
    expect(await homes()).toMatchObject([
      {
        address: 'Address withheld at the seller’s request',
        listingFirm: 'Hispanic Realty Group',
        attributionContact: 'office@example.com',
        description,
      },
    ]);
    await run('import', page('again.json', [reso()]));
    expect(await homes()).toMatchObject([
      { address: '14 Example Alley', listingFirm: 'Example Office', attributionContact: '+1 704 555 0100' },
    ]);
  });

  test('keeps the address and contact of the desk until those of its file change', async () => {
    await run('import', page('typo.json', [reso({ UnparsedAddress: '14 Exmaple Alley' })]));
    const [home] = await homes();
    const edits = { address: '14 Example Alley', attributionContact: '(704) 555-0100' };
    await database()
      .db.updateTable('records')
      .set({ record: JSON.stringify({ ...home, ...edits }), origin: 'desk' })
      .where('id', '=', 'CAR100')
      .execute();
    const held = { PublicRemarks: words, UnparsedAddress: '14 Exmaple Alley', ListPrice: 699000 };
    for (const changes of [{}, { DaysOnMarket: 40 }]) {
      await run('import', page('held.json', [reso({ ...held, ...changes })]));
      expect(await homes()).toMatchObject([{ ...edits, price: '699000' }]);
    }
    await run('import', page('moved.json', [reso({ ...held, UnparsedAddress: '16 Example Alley' })]));
    expect(await homes()).toMatchObject([{ ...edits, address: '16 Example Alley' }]);
  });

  test('stays a sample with placeholders for the agent', async () => {
    await run('export', path('site.json'));
    const { value } = JSON.parse(copy('site.json'));
    const before = await everything();
    const marked = value.map((record: object) => ({ ...record, PublicRemarks: words }));
    await run('import', page('samples.json', marked));
    expect(await everything()).toEqual(before);
  });

  test('follows its file again once the words are gone', async () => {
    await run('import', page('first.json', [reso()]));
    const held = { PublicRemarks: words, DaysOnMarket: 20 };
    await run('import', page('held.json', [reso(held)]));
    await run('import', page('gone.json', [reso({ DaysOnMarket: 26 })]));
    expect(await homes()).toMatchObject([{ daysOnMarket: 26 }]);
    const pending = { StandardStatus: 'Pending', ListPrice: 699000 };
    await run('import', page('pending.json', [reso({ ...held, ...pending })]));
    await run('import', page('back.json', [reso()]));
    expect(await homes()).toMatchObject([{ status: 'Active', price: '725000' }]);
  });

  test('is imported with a reason, which its history stores, and needs none again', async () => {
    const file = page('reason.json', [reso({ PublicRemarks: words }), fine]);
    const reason = 'The seller’s own words.';
    expect((await run('import', file, '--reason', reason)).exitCode).toBe(0);
    expect((await homes())[0]?.description).toBe(words);
    const versions = database().db.selectFrom('content_versions').select(['id', 'action', 'reason']);
    expect(await versions.where('kind', '=', 'listings').execute()).toEqual([
      { id: 'CAR100', action: 'published', reason },
    ]);
    const again = await run('import', file);
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.stdout).toContain('2 unchanged');
  });
});
