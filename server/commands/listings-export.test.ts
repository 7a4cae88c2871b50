import { beforeEach, expect, test } from 'vitest';
import { agent, shippedAgent } from '#content/agent.ts';
import { listings } from '#content/listings.ts';
import type { AgentRecord } from '#domain/agent/agent.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';
import { saveRecords } from '../records/record-store.ts';

const shipped = recordWithAgent(listings, shippedAgent);

describeOnBothEngines('npm run listings -- export', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, write, path, homes, copy, removeAll } = listing;
  beforeEach(listing.reset);

  test.each(['json', 'csv'])('exported samples are imported from %s without changes', async (format) => {
    await run('export', path(`samples.${format}`), '--force');
    expect((await run('import', path(`samples.${format}`))).stdout).toContain(
      '0 new, 0 changed, 12 unchanged',
    );
    expect(await homes()).toEqual(shipped);
    await removeAll();
    expect((await run('import', path(`samples.${format}`))).stdout).toContain('12 new');
    expect(await homes()).toEqual(shipped);
  });

  test('exports name the published agent, and importing one after another agent is published changes nothing', async () => {
    const publish = (fields: Partial<AgentRecord>) =>
      saveRecords(database().db, 'agent', [{ id: '1', position: 0, record: { ...agent, ...fields } }], {
        origin: 'desk',
        at: new Date().toISOString(),
      });
    const firm = { ...agent.firm, name: 'Oakley & Lane' };
    await publish({ phone: '(980) 555-0163', firm });
    for (const format of ['json', 'csv']) {
      await run('export', path(`named.${format}`), '--force');
      const said = copy(`named.${format}`);
      expect(said).not.toContain('{agent.');
      expect(said).toContain('Oakley & Lane');
      expect(said).toContain('(980) 555-0163');
      const { stdout } = await run('import', path(`named.${format}`));
      expect(stdout, format).toContain('0 new, 0 changed, 12 unchanged');
    }
    // An unchanged home keeps its placeholders for the agent.
    await publish({ firm: { ...firm, name: 'Lane & Daughters' } });
    expect(new Set((await homes()).map(({ listingFirm }) => listingFirm))).toEqual(
      new Set(['Lane & Daughters']),
    );
    await publish({});
  });

  test('uploaded photos are exported in order with their descriptions', async () => {
    const address = (digit: string) => `/pictures/uploaded/${digit.repeat(32)}-1200x800.jpg`;
    const [sample] = listings;
    if (!sample) throw new Error('No listings');
    const home = {
      ...sample,
      id: 'of-the-desk',
      isSample: false,
      images: [`${address('b')}#20,80`, address('a')],
      imageAlts: { [address('b')]: 'The porch.', [address('a')]: 'The yard.' },
    };
    const write = { origin: 'desk', at: new Date().toISOString() } as const;
    await saveRecords(database().db, 'listings', [{ id: home.id, position: 99, record: home }], write);
    await run('export', path('photos.json'), '--force');
    await removeAll();
    expect(await run('import', path('photos.json'))).toMatchObject({ exitCode: 0 });
    expect((await homes()).find(({ id }) => id === home.id)).toEqual(recordWithAgent(home, shippedAgent));
    const said = copy('photos.json').replace('"ShortDescription": "The yard."', '"ShortDescription": ""');
    expect((await run('import', page('photos.json', JSON.parse(said).value))).stderr).toContain(
      'needs a ShortDescription',
    );
  });

  test('a CSV file is exported byte for byte as imported', async () => {
    const csv =
      'ListingKey,ListPrice,StandardStatus,PropertyType,PublicRemarks,UnparsedAddress,Longitude,PostalCode,AttributionContact,ListOfficeName,LotSizeAcres\r\n' +
      'A1,725000.00,Active,Land,"Two lines,\r\nand ""quotes""",1 Way,-80.840,28203,+1 704 555 0100,Office,\r\n' +
      'A2,1,Pending,Land,,2 Way,,,a@b.co,"Office, Inc.",0.50\r\n';
    await run('import', write('in.csv', csv));
    expect(await run('export', path('out.csv'), '--force')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(copy('out.csv')).toBe(csv);
  });

  test('a JSON file is exported with every value it had', async () => {
    const records = [
      reso({
        MlgCanUse: ['IDX'],
        Media: [{ MediaURL: 'https://img.example/1.jpg', Order: 1 }],
        LotSizeAcres: null,
      }),
      reso({ ListingKey: 'CAR101', InternetAddressDisplayYN: false }),
    ];
    await run('import', page('in.json', records));
    await run('export', path('out.json'), '--force');
    expect(JSON.parse(copy('out.json'))).toEqual({ value: records });
  });

  test('converting between formats loses and changes nothing', async () => {
    await run('import', page('in2.json', [reso({ MlgCanUse: ['IDX', 'VOW'], MlgCanView: true })]));
    await run('export', path('over.csv'), '--force');
    expect((await run('import', path('over.csv'))).stdout).toContain('1 unchanged');
    await removeAll();
    await run('import', path('over.csv'));
    await run('export', path('back.json'), '--force');
    expect(JSON.parse(copy('back.json'))).toEqual({
      value: [reso({ MlgCanUse: ['IDX', 'VOW'], MlgCanView: true })],
    });
  });

  test('cells that begin like a formula are escaped, and unescaped when read', async () => {
    const PublicRemarks = '=HYPERLINK("https://evil.example")';
    await run(
      'import',
      page('formula.json', [
        reso({ PublicRemarks, ListOfficeName: '@office', PropertySubType: '-2+3+cmd|' }),
      ]),
    );
    await run('export', path('formula.csv'), '--force');
    expect(copy('formula.csv')).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(copy('formula.csv')).toContain(",'@office,");
    expect(copy('formula.csv')).toContain(",'-2+3+cmd|,");
    expect((await run('import', path('formula.csv'))).stdout).toContain('1 unchanged');
  });

  test('overwrites a file only with --force', async () => {
    write('mine.csv', 'precious');
    expect(await run('export', path('mine.csv'))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('--force'),
    });
    expect(copy('mine.csv')).toBe('precious');
  });
});
