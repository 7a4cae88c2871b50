import { expect, test } from 'vitest';
import { readListingFile } from './read-listing-file.ts';

test.each([
  ['cut.json', '{"value": [\n {"ListingKey": "A"},\n', 'line 3: Not JSON'],
  ['comma.json', '{"value": [\n {"ListingKey": "A",}\n]}', 'line 2: Not JSON'],
  [
    'python.json',
    '[\n {"ListingKey": None},\n {"ListingKey": "A"}\n]\n',
    "line 2: Not JSON: Unexpected token 'N'",
  ],
  ['empty.json', '', 'line 1: Not JSON'],
  ['other.json', '{"records": []}', 'line 1: There is neither a list of records'],
  ['numbers.json', '{"value": [1, 2]}', 'A record of the list is no object'],
  ['empty.csv', '', 'line 1: There is no column ListingKey'],
  ['header.csv', 'Key,Price\nA,1\n', 'line 1: There is no column ListingKey'],
  ['twice.csv', 'ListingKey,ListPrice,ListPrice\nA,1,2\n', 'line 1: The column ListPrice is there twice'],
  ['quote.csv', 'ListingKey,ListPrice\nA,"1\n', 'Not CSV'],
  ['latin.csv', Buffer.from([0x4c, 0xe9, 0x0a]), 'line 1: The file is not UTF-8 text'],
])('%s is refused with the line and the reason', (file, content, message) => {
  const pages = readListingFile(file, Buffer.from(content));
  expect(pages.flatMap((page) => page.rows)).toEqual([]);
  const [problem] = pages.flatMap((page) => page.problems);
  expect(`line ${problem?.line}: ${problem?.message}`).toContain(message);
});

test.each([
  ['with', [0xff, 0xfe]],
  ['without', []],
])('UTF-16 is read %s a byte-order mark', (_, mark) => {
  const bytes = Buffer.concat([Buffer.from(mark), Buffer.from('ListingKey\nA\n', 'utf16le')]);
  expect(readListingFile('homes.csv', bytes)).toMatchObject([{ rows: [{ line: 2 }], problems: [] }]);
});

test.each([
  [';', 'ListingKey;UnparsedAddress\r\nA;"5; Elm, rear"\r\n'],
  ['\t', '"ListingKey"\t"UnparsedAddress"\nA\t5; Elm, rear\n'],
  [',', 'ListingKey,UnparsedAddress\nA,"5; Elm, rear"\n'],
])('CSV is read with the separator %j that its first line has', (_, text) => {
  expect(readListingFile('homes.csv', Buffer.from(text))).toMatchObject([
    { rows: [{ record: { ListingKey: 'A', UnparsedAddress: '5; Elm, rear' } }], problems: [] },
  ]);
});

test('a record’s line is right, whatever strings and nested lists come before it', () => {
  const text =
    '[\n{"@odata.context": "[{", "value": [\n {"ListingKey": "a", "Media": [\n{"MediaURL": "\\"{["}]},\n\n {"ListingKey": "b"}\n]}]';
  const [page] = readListingFile('lines.json', Buffer.from(text));
  expect(page?.rows.map(({ line, record }) => [line, record.ListingKey])).toEqual([
    [3, 'a'],
    [6, 'b'],
  ]);
});

test('a text of many megabytes, like an embedded picture, is skipped', () => {
  const picture = 'x'.repeat(20_000_000);
  const [page] = readListingFile('large.json', Buffer.from(`[\n{"Media": "${picture}\\"{"},\n{}]`));
  expect(page?.rows.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  ['homes.csv', 'ListingKey\na\nb\nc\n'],
  ['homes.json', '[{"ListingKey":"a"},{"ListingKey":"b"},{"ListingKey":"c"}]'],
  ['pages.json', '[{"value":[{"ListingKey":"a"}]},{"value":[{"ListingKey":"b"},{"ListingKey":"c"}]}]'],
])('%s is read no further than asked', (file, text) => {
  const rows = readListingFile(file, Buffer.from(text), 2).flatMap((page) => page.rows);
  expect(rows.map(({ record }) => record.ListingKey)).toEqual(['a', 'b']);
});
