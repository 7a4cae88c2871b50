import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';
import { readEntry, versionOf } from '../content/entry.ts';
import { publish, unpublish } from '../content/publish.ts';
import { addDraft, type Editor, saveDraft } from '../content/save-draft.ts';

const AVERY: Editor = {
  by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example', role: 'owner' },
  now: new Date('2026-11-20T12:00:00.000Z'),
};

describeOnBothEngines('npm run listings -- import, where homes may leave the site', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, write, homes } = listing;
  beforeEach(listing.reset);

  test('names a missing page, and with --replace changes nothing', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const part = page('part.json', [reso()], 'https://api.example.com/page2');
    expect(await run('import', part, '--replace')).toMatchObject({ exitCode: 1, stdout: '' });
    expect(await homes()).toHaveLength(2);
    const { exitCode, stderr } = await run('import', part);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('https://api.example.com/page2');
    // A page missing in the middle is detected if the pages contain a count.
    const counted = { '@odata.count': 3, value: [reso({ ListingKey: 'CAR102' })] };
    const last = write('last.json', JSON.stringify(counted));
    expect((await run('import', part, last, '--replace')).stderr).toContain(
      'count 1 more home than they hold',
    );
    expect(await homes()).toHaveLength(2);
  });

  test('--replace removes homes that the files do not name', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const { stdout } = await run('import', page('rest.json', [reso({ ListingKey: 'CAR101' })]), '--replace');
    expect(stdout).toContain('1 home removed from the site.');
    expect((await homes()).map(({ id }) => id)).toEqual(['CAR101']);
  });

  test('--replace leaves a home that was added at the desk', async () => {
    await run('import', page('all.json', [reso()]));
    const [home] = await homes();
    const added = await addDraft(database(), 'listings', { ...home, address: '2 Example Alley' }, AVERY);
    if (added.status !== 'done') throw new Error(added.status);
    const { entry } = added;
    await publish(database(), entry, { version: versionOf(entry) }, AVERY);
    expect(await homes()).toHaveLength(2);
    const { stdout } = await run('import', page('again.json', [reso()]), '--replace');
    expect(stdout).not.toContain('removed');
    expect((await homes()).map(({ id }) => id)).toContain(entry.id);
  });

  test.each([
    ['empty.json', '{"value": []}'],
    ['header.csv', 'ListingKey,ListPrice\n'],
  ])('refuses %s, which contains no home', async (name, text) => {
    const before = await homes();
    const refusal = { exitCode: 1, stderr: expect.stringContaining('no home') };
    for (const replace of [[], ['--replace']])
      expect(await run('import', write(name, text), ...replace)).toMatchObject(refusal);
    expect(await homes()).toEqual(before);
  });

  test('refuses files in which every home is for rent', async () => {
    const before = await homes();
    const file = page('rent.json', [reso({ PropertyType: 'Residential Lease', ListPrice: 1950 })]);
    for (const options of [[], ['--replace', '--yes'], ['--dry-run']])
      expect(await run('import', file, ...options)).toEqual({
        exitCode: 1,
        stdout: '',
        stderr: 'listings: There is no home for sale in these files: every one is for rent.\n',
      });
    expect(await homes()).toEqual(before);
  });

  test('--replace needs --yes to remove most homes', async () => {
    await run(
      'import',
      page(
        'all.json',
        ['1', '2', '3'].map((ListingKey) => reso({ ListingKey })),
      ),
    );
    const one = page('one.json', [reso({ ListingKey: '1' })]);
    const refused = await run('import', one, '--replace');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toMatch(/2 of 3 homes would leave the site.+--yes/s);
    expect(await run('import', one, '--replace', '--dry-run')).toMatchObject({ exitCode: 1 });
    expect((await run('import', one, '--replace', '--dry-run', '--yes')).stdout).toContain('2 homes removed');
    expect(await homes()).toHaveLength(3);
    expect((await run('import', one, '--replace', '--yes')).stdout).toContain('2 homes removed');
    expect(await homes()).toHaveLength(1);
  });

  test('a home taken off the site at the desk stays off', async () => {
    const file = page('one.json', [reso()]);
    await run('import', file);
    await unpublish(database(), { kind: 'listings', id: 'CAR100' }, null, AVERY);
    const { exitCode, stdout } = await run('import', file);
    expect([exitCode, await homes()]).toEqual([0, []]);
    expect(stdout).toContain('1 home stays off the site: taken off at the desk.');
  });

  test('a home removed by an earlier import comes back', async () => {
    const [shown, hidden] = [
      page('shown.json', [reso()]),
      page('hidden.json', [reso({ MlgCanView: false })]),
    ];
    for (const file of [shown, hidden, shown]) await run('import', file);
    expect(await homes()).toHaveLength(1);
  });

  test('a home that must not be shown is removed, even if other fields are invalid', async () => {
    await run('import', page('shown.json', [reso()]));
    const masked = page('masked.json', [reso({ MlgCanView: false, ListPrice: 'n/a' })]);
    expect((await run('import', masked)).exitCode).toBe(0);
    expect(await homes()).toEqual([]);
  });

  test('text written at the desk survives a file with only another day on the market', async () => {
    await run('import', page('one.json', [reso()]));
    const key = { kind: 'listings', id: 'CAR100' } as const;
    const [home] = await homes();
    const record = { ...home, description: 'A wide porch, corrected.' };
    const entry = await readEntry(database().db, key);
    const version = entry ? versionOf(entry) : 0;
    await saveDraft(database(), key, { record, version }, AVERY);
    await publish(database(), key, { version: version + 1 }, AVERY);
    const after = async (DaysOnMarket: number) => {
      const later = { DaysOnMarket, ModificationTimestamp: '2026-11-02T10:00:00Z' };
      expect((await run('import', page('later.json', [reso(later)]))).stdout).toContain('1 unchanged');
      const [{ description, daysOnMarket } = {}] = await homes();
      return [description, daysOnMarket];
    };
    expect(await after(13)).toEqual(['A wide porch, corrected.', 13]);
    const { version: newest = 0 } = (await readEntry(database().db, key))?.row ?? {};
    await saveDraft(database(), key, { record: { ...record, daysOnMarket: 2 }, version: newest }, AVERY);
    expect(await after(14)).toEqual(['A wide porch, corrected.', 13]);
    await publish(database(), key, { version: newest + 1 }, AVERY);
    expect(await after(15)).toEqual(['A wide porch, corrected.', 2]);
    await run('import', page('news.json', [reso({ ListPrice: 699_000 })]));
    expect((await homes())[0]?.price).toBe('699000');
  });
});
