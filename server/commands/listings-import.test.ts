import { beforeEach, describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';
import { saveRecords } from '../records/record-store.ts';

describeOnBothEngines('npm run listings -- import', (database, store) => {
  const listing = listingCommand(database, store);
  const { run, page, write, path, homes, everything } = listing;
  beforeEach(listing.reset);

  test('a RESO response replaces the samples with homes', async () => {
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

  test('a second import counts new, changed and unchanged homes, and keeps their order', async () => {
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

  test('a home is assigned to a neighborhood added at the desk later', async () => {
    const file = page('cotswold.json', [
      reso({ SubdivisionName: 'Old Cotswold', ModificationTimestamp: '' }),
    ]);
    await run('import', file);
    const [noda] = neighborhoods;
    if (!noda) throw new Error('No neighborhoods');
    const record = { ...noda, id: 99, slug: 'cotswold', name: 'Cotswold', alsoCalled: ['Old Cotswold'] };
    await saveRecords(database().db, 'neighborhoods', [{ id: 'cotswold', position: 99, record }], {
      origin: 'desk',
      at: '2026-11-01T00:00:00.000Z',
    });
    expect((await run('import', file)).stdout).toContain('0 new, 1 changed, 0 unchanged');
    expect(await homes()).toMatchObject([{ neighborhoodSlug: 'cotswold' }]);
    expect((await run('import', file)).stdout).toContain('1 unchanged');
  });

  test('a dry run counts the changes without making them', async () => {
    const before = await everything();
    const file = page('dry.json', [reso()]);
    const { exitCode, stdout } = await run('import', file, '--dry-run');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 new, 0 changed');
    expect(stdout).toContain('Dry run: nothing was changed.');
    expect(await everything()).toEqual(before);
  });

  test('pages of one response may be an array or several files', async () => {
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

  describe('a home that must not be shown', () => {
    test('is counted, and removed if it was on the site', async () => {
      await run(
        'import',
        page('all.json', [reso(), reso({ ListingKey: 'CAR101' }), reso({ ListingKey: 'CAR102' })]),
      );
      const file = page('hide.json', [
        reso({ InternetEntireListingDisplayYN: false }),
        reso({ ListingKey: 'CAR101', MlgCanView: false, ListPrice: null, AttributionContact: null }),
        reso({ ListingKey: 'CAR102', StandardStatus: 'Withdrawn' }),
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

    test('for rent is left out or removed, and the report says why', async () => {
      await run('import', page('sale.json', [reso(), reso({ ListingKey: 'CAR101' })]));
      const rent = { PropertyType: 'Residential Lease', ListPrice: 1950 };
      const rows = ['CAR100', 'CAR102'].map((ListingKey) => reso({ ListingKey, ...rent }));
      const file = page('rent.json', [...rows, reso({ ListingKey: 'CAR101' })]);
      const { exitCode, stdout } = await run('import', file);
      expect({ exitCode, stdout }).toEqual({
        exitCode: 0,
        stdout:
          '3 listings read: 0 new, 0 changed, 1 unchanged, 0 hidden by opt-out flags, 0 off the market.\n' +
          '2 homes left out: they are for rent, and the site shows homes for sale.\n1 home removed from the site.\n',
      });
      expect((await homes()).map(({ id }) => id)).toEqual(['CAR101']);
    });

    test('has no address if the seller withholds it', async () => {
      await run(
        'import',
        page('address.json', [reso({ InternetAddressDisplayYN: false, UnparsedAddress: '1 Secret Lane' })]),
      );
      const [home] = await homes();
      expect(home?.address).toBe('Address withheld at the seller’s request');
      expect(JSON.stringify(home)).not.toContain('Secret');
    });

    test('has private remarks and commissions that are never stored, which the operator is told', async () => {
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

  test('parses CSV with quotes, commas and line breaks in cells', async () => {
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

  test('parses UTF-16, as saved by spreadsheets', async () => {
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

  test('reports a missing file, or one of another kind, in one line', async () => {
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
});
