import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import type { Property } from '#domain/listings/property.ts';
import { runCommandProcess } from '#test/command-process.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { seedRecords } from '../database/seed-records.ts';

/** A record as an MLS answers it. */
const reso = (changes: Record<string, unknown> = {}) => ({
  ListingKey: 'CAR100',
  StandardStatus: 'Active',
  ListPrice: 725000,
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  UnparsedAddress: '14 Example Alley',
  City: 'Charlotte',
  SubdivisionName: 'Noda',
  BedroomsTotal: 3,
  BathroomsTotalInteger: 3,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  LivingArea: 2105,
  LotSizeAcres: 0.21,
  YearBuilt: 1948,
  DaysOnMarket: 12,
  PublicRemarks: 'A brick house, "the old store", on a corner.\nSecond line.',
  Longitude: -80.84,
  ListOfficeName: 'Example Office',
  AttributionContact: '+1 704 555 0100',
  OriginatingSystemName: 'carolina',
  ModificationTimestamp: '2026-11-01T10:00:00Z',
  ...changes,
});

describeOnBothEngines('npm run listings -- import', (database, store) => {
  // Each test begins with the twelve samples.
  beforeEach(async () => {
    const { db } = database();
    const tables = [
      'properties',
      'listing_sources',
      'agents',
      'neighborhoods',
      'testimonials',
      'guides',
      'market_stats',
    ] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    await seedRecords(db);
  });

  const run = (...args: string[]) =>
    runCommandProcess('listings', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });
  const path = (name: string) => join(store().folder, name);
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(path(name), content);
    return path(name);
  };
  const page = (name: string, records: unknown[], nextLink?: string) =>
    write(
      name,
      JSON.stringify({ value: records, ...(nextLink && { '@odata.nextLink': nextLink }) }, null, 2),
    );
  const homes = (): Promise<Property[]> => createCatalog(database(), silent).properties();
  const everything = async () => ({
    homes: await database().db.selectFrom('properties').selectAll().orderBy('id').execute(),
    sources: await database().db.selectFrom('listing_sources').selectAll().orderBy('property_id').execute(),
  });

  test('a RESO answer becomes homes, in the place of the samples', async () => {
    const { exitCode, stdout, stderr } = await run('import', page('one.json', [reso()]));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toBe(
      '1 listing read: 1 new, 0 changed, 0 unchanged, 0 hidden by opt-out flags, 0 off the market.\n12 homes removed from the site.\n',
    );
    expect(await homes()).toEqual([
      {
        id: 'CAR100',
        address: '14 Example Alley',
        neighborhoodSlug: 'noda',
        status: 'Active',
        price: '725000',
        bedrooms: 3,
        bathrooms: 2.5,
        squareFootage: 2105,
        yearBuilt: 1948,
        propertyType: 'Single family',
        images: [],
        description: 'A brick house, "the old store", on a corner.\nSecond line.',
        daysOnMarket: 12,
        lotSize: 0.21,
        listingFirm: 'Example Office',
        attributionContact: '+1 704 555 0100',
        source: 'carolina',
        isSample: false,
        updatedAt: '2026-11-01T10:00:00.000Z',
      },
    ]);
  });

  test('a second import counts what is new, changed and unchanged, and keeps the order', async () => {
    await run('import', page('first.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const changed = reso({ ListPrice: 699000 });
    const again = page('again.json', [
      reso({ ListingKey: 'CAR102' }),
      reso({ ListingKey: 'CAR101' }),
      changed,
    ]);
    expect((await run('import', again)).stdout).toBe(
      '3 listings read: 1 new, 1 changed, 1 unchanged, 0 hidden by opt-out flags, 0 off the market.\n',
    );
    expect((await homes()).map(({ id, price }) => [id, price])).toEqual([
      ['CAR100', '699000'],
      ['CAR101', '725000'],
      ['CAR102', '725000'],
    ]);
    expect((await run('import', again)).stdout).toContain('0 new, 0 changed, 3 unchanged');
  });

  test('a dry run counts the same and changes nothing', async () => {
    const before = await everything();
    const file = page('dry.json', [reso()]);
    const { exitCode, stdout } = await run('import', file, '--dry-run');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 new, 0 changed');
    expect(stdout).toContain('Dry run: nothing was changed.');
    expect(await everything()).toEqual(before);
  });

  test('pages of one answer may be an array or several files', async () => {
    const next = 'https://api.example.com/v2/Property?$skip=1';
    const answers = [
      { '@odata.context': 'x', value: [reso()], '@odata.nextLink': next },
      { value: [reso({ ListingKey: 'CAR101' })] },
    ];
    const { stdout, stderr } = await run('import', write('pages.json', JSON.stringify(answers)));
    expect({ stdout, stderr }).toMatchObject({ stdout: expect.stringContaining('2 new'), stderr: '' });
    const two = page('page-1.json', [reso()], next);
    const three = page('page-2.json', [reso({ ListingKey: 'CAR102' })]);
    expect(await run('import', two, three)).toMatchObject({
      stderr: '',
      stdout: expect.stringContaining('2 listings read: 1 new, 0 changed, 1 unchanged'),
    });
    expect(await homes()).toHaveLength(3);
  });

  test('a page that is missing is named, and with --replace nothing is done', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const part = page('part.json', [reso()], 'https://api.example.com/page2');
    expect(await run('import', part, '--replace')).toMatchObject({ exitCode: 1, stdout: '' });
    expect(await homes()).toHaveLength(2);
    const { exitCode, stderr } = await run('import', part);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('https://api.example.com/page2');
  });

  test('--replace removes the homes that the files do not name', async () => {
    await run('import', page('all.json', [reso(), reso({ ListingKey: 'CAR101' })]));
    const { stdout } = await run('import', page('rest.json', [reso({ ListingKey: 'CAR101' })]), '--replace');
    expect(stdout).toContain('1 home removed from the site.');
    expect((await homes()).map(({ id }) => id)).toEqual(['CAR101']);
  });

  describe('what must not be shown', () => {
    test('is counted, and a home that was there goes', async () => {
      await run(
        'import',
        page('all.json', [reso(), reso({ ListingKey: 'CAR101' }), reso({ ListingKey: 'CAR102' })]),
      );
      const file = page('hide.json', [
        reso({ InternetEntireListingDisplayYN: false }),
        reso({ ListingKey: 'CAR101', MlgCanView: false, ListPrice: null, AttributionContact: null }),
        reso({ ListingKey: 'CAR102', StandardStatus: 'Closed' }),
        reso({ ListingKey: 'CAR103', MlgCanView: true, MlgCanUse: ['VOW'] }),
        reso({
          ListingKey: 'CAR104',
          MlgCanView: true,
          MlgCanUse: ['VOW', 'IDX'],
          InternetEntireListingDisplayYN: true,
        }),
      ]);
      expect((await run('import', file)).stdout).toBe(
        '5 listings read: 1 new, 0 changed, 0 unchanged, 3 hidden by opt-out flags, 1 off the market.\n3 homes removed from the site.\n',
      );
      expect((await homes()).map(({ id }) => id)).toEqual(['CAR104']);
    });

    test('an address is withheld where the seller says so', async () => {
      await run(
        'import',
        page('address.json', [reso({ InternetAddressDisplayYN: false, UnparsedAddress: '1 Secret Lane' })]),
      );
      const [home] = await homes();
      expect(home?.address).toBe('Address withheld at the seller’s request');
      expect(JSON.stringify(home)).not.toContain('Secret');
    });

    test('private remarks and commissions are never stored, and the operator is told', async () => {
      const secrets = {
        PrivateRemarks: 'Lockbox 4711',
        BuyerAgencyCompensation: '4711',
        Media: [{ MediaURL: 'https://img.example/1.jpg', ImageOf: '4711' }],
      };
      const { stderr } = await run('import', page('private.json', [reso(secrets)]));
      expect(stderr).toBe('Not kept: PrivateRemarks, BuyerAgencyCompensation\n');
      expect(JSON.stringify(await everything())).not.toContain('4711');
    });
  });

  test('CSV with quotes, commas and line ends in its cells is read as it is meant', async () => {
    const csv = [
      'ListingKey,StandardStatus,ListPrice,PropertyType,UnparsedAddress,PublicRemarks,ListOfficeName,AttributionContact,Media',
      'A1,Active,500000,Land,"1 ""Old"" Way, Lot 2","First line',
      'second, ""quoted"" line",Example Office,office@example.com,"[{""MediaURL"":""https://img.example/2.jpg"",""Order"":2},{""MediaURL"":""https://img.example/1.jpg"",""Order"":1}]"',
      'A2,ActiveUnderContract,600000.00,Land,2 Way,,Example Office,office@example.com,',
      '',
    ].join('\r\n');
    const { stderr, stdout } = await run('import', write('quotes.csv', `\ufeff${csv}`));
    expect(stderr).toBe('');
    expect(stdout).toContain('2 new');
    expect(await homes()).toMatchObject([
      {
        address: '1 "Old" Way, Lot 2',
        description: 'First line\r\nsecond, "quoted" line',
        images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
        bedrooms: null,
        daysOnMarket: null,
      },
      { status: 'Active Under Contract', price: '600000', description: '' },
    ]);
  });

  test('UTF-16, as spreadsheets save it, is understood', async () => {
    const csv = `ListingKey,StandardStatus,ListPrice,PropertyType,UnparsedAddress,ListOfficeName,AttributionContact\nA1,Active,1,Land,Façade Straße 1,Office,a@b.co\n`;
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);
    expect(await run('import', write('excel.csv', bytes))).toMatchObject({ exitCode: 0 });
    expect((await homes())[0]?.address).toBe('Façade Straße 1');
  });

  test('a NUL or half a surrogate pair does no harm', async () => {
    const file = write(
      'odd.json',
      JSON.stringify({ value: [reso()] }).replace('A brick', 'A\\u0000 \\ud83c brick'),
    );
    expect(await run('import', file)).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await homes())[0]?.description).toContain('A \ufffd brick');
  });

  describe('a broken file changes nothing and is named with its lines', () => {
    const refuses = async (files: string[], lines: string[]) => {
      const before = await everything();
      const { exitCode, stdout, stderr } = await run('import', ...files);
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      for (const line of lines) expect(stderr).toContain(line);
      expect(stderr).toMatch(/listings: (1 thing is|\d+ things are) wrong; nothing was changed\.\n$/);
      expect(await everything()).toEqual(before);
    };

    test('wrong values, each of them', async () => {
      const file = page('wrong.json', [
        reso(),
        reso({ ListingKey: 'CAR101', ListPrice: 'a lot', StandardStatus: 'For sale' }),
        reso({ ListingKey: '', AttributionContact: '' }),
        reso({ ListingKey: 'a,b', MlgCanView: 'maybe', Media: [{ MediaURL: 'javascript:alert(1)' }] }),
        reso({
          ListingKey: 'CAR104',
          ListPrice: 0,
          YearBuilt: -1,
          UnparsedAddress: null,
          PropertyType: null,
          PropertySubType: null,
          ListOfficeName: null,
        }),
      ]);
      const lineOf = (nth: number) => 3 + nth * (Object.keys(reso()).length + 2);
      await refuses(
        [file],
        [
          `${file} line ${lineOf(1)}: ListPrice "a lot" is not a number`,
          `${file} line ${lineOf(1)}: StandardStatus "For sale" is none of RESO's`,
          `${file} line ${lineOf(2)}: ListingKey is missing`,
          `${file} line ${lineOf(2)}: AttributionContact is missing`,
          'ListingKey must be 1 to 255 characters without spaces or commas',
          'MlgCanView "maybe" is not true or false',
          'MediaURL "javascript:alert(1)" is not an https address',
          'ListPrice must be above 0',
          'YearBuilt must not be below 0',
          'UnparsedAddress is missing',
          'PropertyType is missing',
          'ListOfficeName is missing',
        ],
      );
    });

    test('a CSV row after a cell of several lines', async () => {
      const csv =
        'ListingKey,StandardStatus,ListPrice,PropertyType,UnparsedAddress,PublicRemarks,ListOfficeName,AttributionContact\n' +
        'A1,Active,1,Land,1 Way,"one\ntwo\nthree",Office,a@b.co\n' +
        'A2,Active,x,Land,1 Way,"one\ntwo",Office,a@b.co\n' +
        'A3,Active,1,Land\n';
      const file = write('lines.csv', csv);
      await refuses([file], [`${file} line 7: There are 4 cells under 8 columns`]);
      const fixed = write('lines-2.csv', csv.split('\n').slice(0, -2).join('\n'));
      await refuses([fixed], [`${fixed} line 5: ListPrice "x" is not a number`]);
    });

    test('a home that is there twice', async () => {
      const one = page('one.json', [reso()]);
      const two = page('two.json', [reso({ ListingKey: 'CAR101' }), reso()]);
      await refuses([one, two], [`ListingKey CAR100 is there already, in ${one} line 3`]);
    });

    test.each([
      ['cut.json', '{"value": [\n {"ListingKey": "A"},\n', 'line 3: Not JSON'],
      ['comma.json', '{"value": [\n {"ListingKey": "A",}\n]}', 'line 2: Not JSON'],
      ['empty.json', '', 'line 1: Not JSON'],
      ['other.json', '{"records": []}', 'line 1: There is neither a list of records'],
      ['numbers.json', '{"value": [1, 2]}', 'A record of the list is no object'],
      ['empty.csv', '', 'line 1: There is no column ListingKey'],
      ['header.csv', 'Key,Price\nA,1\n', 'line 1: There is no column ListingKey'],
      ['twice.csv', 'ListingKey,ListPrice,ListPrice\nA,1,2\n', 'line 1: The column ListPrice is there twice'],
      ['quote.csv', 'ListingKey,ListPrice\nA,"1\n', 'Not CSV'],
      ['latin.csv', Buffer.from([0x4c, 0xe9, 0x0a]), 'line 1: The file is not UTF-8 text'],
    ])('%s', async (name, content, message) => {
      const file = write(name, content);
      await refuses([file], [`${file} ${message.startsWith('line') ? message : ''}`.trim(), message]);
    });
  });

  test('a file that is not there, or of another kind, is one clear line', async () => {
    expect(await run('import', path('no.json'))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^listings: There is no file [^\n]+\n$/),
    });
    expect(await run('import', write('x.xlsx', ''))).toMatchObject({ exitCode: 2 });
    expect(await run('import')).toMatchObject({ exitCode: 2 });
    expect(await run('--help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('import FILE'),
    });
  });

  describe('export', () => {
    const copy = (name: string) => readFileSync(path(name), 'utf8');

    test.each(['json', 'csv'])('the samples come back from %s unchanged', async (format) => {
      await run('export', path(`samples.${format}`), '--force');
      expect((await run('import', path(`samples.${format}`))).stdout).toContain(
        '0 new, 0 changed, 12 unchanged',
      );
      expect(await homes()).toEqual(listings);
      await database().db.deleteFrom('properties').execute();
      expect((await run('import', path(`samples.${format}`))).stdout).toContain('12 new');
      expect(await homes()).toEqual(listings);
    });

    test('a CSV file comes back byte for byte', async () => {
      const csv =
        'ListingKey,ListPrice,StandardStatus,PropertyType,PublicRemarks,UnparsedAddress,Longitude,PostalCode,AttributionContact,ListOfficeName,LotSizeAcres\r\n' +
        'A1,725000.00,Active,Land,"Two lines,\r\nand ""quotes""",1 Way,-80.840,28203,+1 704 555 0100,Office,\r\n' +
        'A2,1,Pending,Land,,2 Way,,,a@b.co,"Office, Inc.",0.50\r\n';
      await run('import', write('in.csv', csv));
      expect(await run('export', path('out.csv'), '--force')).toMatchObject({ exitCode: 0, stderr: '' });
      expect(copy('out.csv')).toBe(csv);
    });

    test('a JSON file comes back with every value it had', async () => {
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

    test('from one format to the other nothing is lost or changed', async () => {
      await run('import', page('in2.json', [reso({ MlgCanUse: ['IDX', 'VOW'], MlgCanView: true })]));
      await run('export', path('over.csv'), '--force');
      expect((await run('import', path('over.csv'))).stdout).toContain('1 unchanged');
      await database().db.deleteFrom('properties').execute();
      await database().db.deleteFrom('listing_sources').execute();
      await run('import', path('over.csv'));
      await run('export', path('back.json'), '--force');
      expect(JSON.parse(copy('back.json'))).toEqual({
        value: [reso({ MlgCanUse: ['IDX', 'VOW'], MlgCanView: true })],
      });
    });

    test('no cell begins like a formula, and a reading takes the guard away', async () => {
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

    test('a file is replaced only with --force', async () => {
      write('mine.csv', 'precious');
      expect(await run('export', path('mine.csv'))).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining('--force'),
      });
      expect(copy('mine.csv')).toBe('precious');
    });
  });

  test('two thousand homes are imported at once', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => reso({ ListingKey: `CAR${index}` }));
    const file = page('many.json', many);
    expect((await run('import', file)).stdout).toContain('2000 new');
    expect((await run('import', file)).stdout).toContain('2000 unchanged');
    expect((await homes()).map(({ id }) => id)).toEqual(many.map(({ ListingKey }) => ListingKey));
  });
});
