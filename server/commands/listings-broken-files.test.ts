import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { listingCommand, reso } from '#test/listing-command.ts';

describeOnBothEngines(
  'npm run listings -- import of a broken file changes nothing and names the lines',
  (database, store) => {
    const listing = listingCommand(database, store);
    const { run, page, write, everything } = listing;
    beforeEach(listing.reset);

    const refuses = async (files: string[], lines: string[]) => {
      const before = await everything();
      const { exitCode, stdout, stderr } = await run('import', ...files);
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      for (const line of lines) expect(stderr).toContain(line);
      expect(stderr).toMatch(/listings: (1 thing is|\d+ things are) wrong; nothing was changed\.\n$/);
      expect(await everything()).toEqual(before);
    };

    test('with invalid values, each of them', async () => {
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
        reso({ ListingKey: 'CAR105', UnparsedAddress: 'Long '.repeat(88), BathroomsFull: -1 }),
        reso({ ListingKey: 'CAR106', ListPrice: 1e21 }),
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
          'Address: Use at most 300 characters.',
          'Bathrooms: Use 0 or more.',
          'ListPrice must be below 1000000000000000',
        ],
      );
    });

    test('with an invalid CSV row after a multi-line cell', async () => {
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

    test('with a duplicate home', async () => {
      const one = page('one.json', [reso()]);
      const two = page('two.json', [reso({ ListingKey: 'CAR101' }), reso()]);
      await refuses([one, two], [`ListingKey CAR100 is there already, in ${one} line 3`]);
    });

    test('that is not JSON', async () => {
      const file = write('cut.json', '{"value": [\n {"ListingKey": "A"},\n');
      await refuses([file], [`${file} line 3: Not JSON`]);
    });
  },
);
