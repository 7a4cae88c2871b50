import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

async function cellsOf(...chunks: string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readRows(Readable.from(chunks))) rows.push(cells);
  return rows;
}

test.each([
  ['a tab in a cell', 'Region,Note\nCharlotte,"a\tb"\n', ['Charlotte', 'a\tb']],
  ['tabs, with commas in a cell', 'Region\tNote\nCharlotte\ta, b\n', ['Charlotte', 'a, b']],
  ['empty lines before its header', '\r\n\r\nRegion,Note\r\nCharlotte,"a\tb"\r\n', ['Charlotte', 'a\tb']],
])('a file with %s is split by the delimiter of its header', async (_, text, row) => {
  expect(await cellsOf(text)).toEqual([['Region', 'Note'], row]);
  expect(await cellsOf(...text)).toEqual([['Region', 'Note'], row]);
});
