import { expect, test } from 'vitest';
import { type Column, textTable } from './text-table.ts';

type Row = [name: string, id: string];
const columns: Column<Row>[] = [
  { title: 'NAME', of: ([name]) => name, narrowest: 8 },
  { title: 'ID', of: ([, id]) => id },
];

test('columns are aligned, whatever the width of the letters', () => {
  const table = textTable(columns, [
    ['김민수', '1'],
    ['Zoë 🏡', '2'],
    ['Ann', '3'],
  ]);
  expect(table).toBe('NAME    ID\n김민수  1\nZoë 🏡  2\nAnn     3\n');
});

test('a table may have hundreds of thousands of rows', () => {
  const rows = Array.from({ length: 150_000 }, (_, index): Row => ['Ann', String(index)]);
  expect(textTable(columns, rows).split('\n')).toHaveLength(1 + rows.length + 1);
});

test('a long name is cut with an ellipsis to fit 100 columns; an id never is', () => {
  const id = 'x'.repeat(60);
  const [, line = ''] = textTable(columns, [['n'.repeat(300), id]]).split('\n');
  expect(line).toHaveLength(100);
  expect(line).toMatch(/^n+… {2}x{60}$/);
});

test('a note is printed below its row, cut to the line', () => {
  const lines = textTable(columns, [['Ann', '1']], () => `failed: ${'y'.repeat(200)}`).split('\n');
  expect(lines[2]).toMatch(/^ {2}failed: y+…$/);
  expect(lines[2]).toHaveLength(100);
});

test('visitor input cannot move the cursor or start a line', () => {
  expect(textTable(columns, [['A\x1b[1A\nB', '1']])).toContain('\nA\\x1b[1A B  1\n');
});
