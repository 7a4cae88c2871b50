import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';

const FORMULAS = [
  '=1+1',
  '+A1',
  '-A1',
  '+1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
];

describeOnBothEngines('npm run leads -- export', (database, store) => {
  const exportTo = (name: string, ...options: string[]) =>
    runCommandHere('leads', ['export', join(store().folder, name), ...options], {
      DATABASE_URL: store().url,
      DATA_DIR: store().folder,
    });
  const read = (name: string) => readFileSync(join(store().folder, name), 'utf8');

  test('a lead is exported unchanged', async () => {
    const lead = await storeLead(database(), {
      firstName: 'Zoë "Z"',
      lastName: 'O’Neil, Jr.',
      message: 'One;\r\ntwo,\n"three" 🏡',
      attribution: { utm_campaign: 'fall', referrer: 'https://example.com/a,b' },
      spamSignals: ['trap', 'untokened'],
    });
    expect(await exportTo('all.csv')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(read('all.csv')).toMatch(/^\ufeff"id",/);
    expect(parseCsv(read('all.csv'))).toEqual([
      expect.objectContaining({
        ...asCells(lead),
        utm_campaign: 'fall',
        referrer: 'https://example.com/a,b',
        possibleSpam: 'yes',
        callTextConsent: 'no',
        emailConsent: 'yes',
      }),
    ]);
    expect(statSync(join(store().folder, 'all.csv')).mode & 0o777).toBe(0o600);
  });

  test('no cell begins like a formula', async () => {
    for (const [index, message] of FORMULAS.entries()) {
      await storeLead(database(), {
        message,
        firstName: message,
        createdAt: `2026-11-05T00:00:${10 + index}.000Z`,
      });
    }
    await exportTo('formulas.csv');
    const cells = parseCsv(read('formulas.csv')).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    for (const formula of FORMULAS) expect(cells.filter((cell) => cell === `'${formula}`)).toHaveLength(2);
  });

  test('a phone number is not escaped as a formula', async () => {
    const lead = await storeLead(database(), { phone: '+1 704-555-0199' });
    await exportTo('phone.csv');
    const row = parseCsv(read('phone.csv')).find(({ id }) => id === lead.id);
    expect(row?.phone).toBe('+1 704-555-0199');
  });

  test('more leads than one batch are exported once each', async () => {
    const { id } = await storeLead(database(), {}, []);
    const row = await database()
      .db.selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      ...row,
      id: `many-${index}`,
      // Unique for each lead, where the column exists.
      ...('search_row' in row && { search_row: null }),
      created_at: index < 600 ? '2026-11-07T00:00:00.000Z' : '2026-11-08T00:00:00.000Z',
    }));
    // In halves, because SQLite binds at most 32,766 values.
    for (const part of [many.slice(0, 500), many.slice(500)])
      await database().db.insertInto('leads').values(part).execute();
    await exportTo('many.csv');
    const ids = parseCsv(read('many.csv')).map((row) => row.id);
    const expected = await database().db.selectFrom('leads').select('id').execute();
    expect(ids).toHaveLength(expected.length);
    expect(new Set(ids)).toEqual(new Set(expected.map((row) => row.id)));
  });

  test('overwrites a file only with --force, and leaves no other files', async () => {
    writeFileSync(join(store().folder, 'mine.csv'), 'precious');
    const refused = await exportTo('mine.csv');
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect(read('mine.csv')).toBe('precious');
    expect(await exportTo('mine.csv', '--force')).toMatchObject({ exitCode: 0 });
    expect(read('mine.csv')).toMatch(/^\ufeff"id"/);
    expect(readdirSync(store().folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('reports a missing folder in one line', async () => {
    expect(await exportTo('no/where.csv')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^leads: There is no folder [^\n]+\n$/),
    });
  });
});

/** The lead's fields that have a column of the same name. */
function asCells({ agentId: _, attribution: __, spamSignals, ...fields }: Lead): Record<string, string> {
  return { ...fields, spamSignals: spamSignals.join(' ') };
}

/** A strict RFC 4180 parser: quoted cells, CRLF between records. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  cell.lastIndex = 1; // after the byte-order mark
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`Not RFC 4180 at ${at}: ${text.slice(at, at + 40)}`);
    record.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === ',') continue;
    records.push(record);
    record = [];
  }
  const [titles = [], ...rows] = records;
  return rows.map((row) => Object.fromEntries(titles.map((title, place) => [title, row[place] ?? ''])));
}
