import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';

describeOnBothEngines('npm run listings -- import, where homes may leave the site', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, write, homes } = listing;
  beforeEach(listing.reset);

  test('a page that is missing is named, and with --replace nothing is done', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const part = page('part.json', [reso()], 'https://api.example.com/page2');
    expect(await run('import', part, '--replace')).toMatchObject({ exitCode: 1, stdout: '' });
    expect(await homes()).toHaveLength(2);
    const { exitCode, stderr } = await run('import', part);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('https://api.example.com/page2');
    // One in the middle is missed where they count the homes.
    const counted = { '@odata.count': 3, value: [reso({ ListingKey: 'CAR102' })] };
    const last = write('last.json', JSON.stringify(counted));
    expect((await run('import', part, last, '--replace')).stderr).toContain(
      'count 1 more home than they hold',
    );
    expect(await homes()).toHaveLength(2);
  });

  test('--replace removes the homes that the files do not name', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const { stdout } = await run('import', page('rest.json', [reso({ ListingKey: 'CAR101' })]), '--replace');
    expect(stdout).toContain('1 home removed from the site.');
    expect((await homes()).map(({ id }) => id)).toEqual(['CAR101']);
  });

  test.each([
    ['empty.json', '{"value": []}'],
    ['header.csv', 'ListingKey,ListPrice\n'],
  ])('%s, which holds no home at all, is refused', async (name, text) => {
    const before = await homes();
    const refusal = { exitCode: 1, stderr: expect.stringContaining('no home') };
    for (const replace of [[], ['--replace']])
      expect(await run('import', write(name, text), ...replace)).toMatchObject(refusal);
    expect(await homes()).toEqual(before);
  });

  test('--replace takes most of the homes off the site only when it is said', async () => {
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
});
