import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS, runCommandHere, runCommandProcess } from '#test/command-process.ts';

/** Other tests run these as processes, which takes half a second each. */
const RUN_ELSEWHERE: readonly string[] = ['leads', 'backup', 'restore', 'demo'];

const NAMES = ['leads', 'deliveries', 'backup', 'restore'] as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(COMMANDS)('npm run %s -- --help prints the usage and needs no configuration', async (name) => {
  const run = RUN_ELSEWHERE.includes(name) ? runCommandHere : runCommandProcess;
  const { exitCode, stdout, stderr } = await run(name, ['--help'], { PORT: 'wrong' });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name} `));
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});

test('a failed command exits with an error code', async () => {
  const { exitCode, stderr } = await runCommandProcess('leads', ['list'], { DATA_DIR: join(folder, 'none') });
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringMatching(/^leads: There is no/) });
});

test.each([...NAMES, 'demo'] as const)(
  'npm run %s names an unknown option and prints the usage',
  async (name) => {
    const words = { leads: ['list'], deliveries: ['list'], backup: ['x'], restore: ['x'], demo: [] }[name];
    const { exitCode, stdout, stderr } = await runCommandHere(name, [...words, '--fast'], {});
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${name}: Unknown option '--fast'\\n\\nUsage: `));
  },
);

describe.each(NAMES)('npm run %s', (name) => {
  test('without arguments fails and says what is missing', async () => {
    const { exitCode, stderr } = await runCommandHere(name, [], {});
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/say what to do|FILE is missing/);
  });

  test('names an invalid variable in one line', async () => {
    const words = { leads: ['list'], deliveries: ['list'], backup: ['x'], restore: ['x'] }[name];
    const { exitCode, stderr } = await runCommandHere(name, words, {
      DATABASE_URL: 'mysql://u:hunter2@h/d',
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: DATABASE_URL [^\\n]+\\n$`));
    expect(stderr).not.toContain('hunter2');
  });
});

test.each([
  ['leads', 'list'],
  ['backup', 'b.db'],
] as const)(
  'an existing store without read access is not reported as missing by npm run %s',
  async (name, word) => {
    const loop = join(folder, `${name}.db`);
    symlinkSync(loop, loop);
    const { exitCode, stderr } = await runCommandHere(name, [word], { DATABASE_URL: `file:${loop}` });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^\w+: The store \S+\.db cannot be read \(ELOOP\)[^\n]+\n$/);
  },
);

describe.each(['leads', 'deliveries'] as const)('npm run %s list', (name) => {
  test('does not create a missing store', async () => {
    const { exitCode, stderr } = await runCommandHere(name, ['list'], { DATA_DIR: join(folder, 'none') });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^\w+: There is no store at .+porchlight\.db\. [^\n]+\n$/);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('reports a damaged store in one line and leaves it unchanged', async () => {
    writeFileSync(join(folder, 'porchlight.db'), 'not a database '.repeat(100));
    const { exitCode, stderr } = await runCommandHere(name, ['list'], { DATA_DIR: folder });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^\w+: .+porchlight\.db cannot be used: file is not a database\n$/);
  });

  test('reports an empty database in one line', async () => {
    writeFileSync(join(folder, 'empty.db'), '');
    const { stderr } = await runCommandHere(name, ['list'], { DATABASE_URL: `file:${folder}/empty.db` });
    expect(stderr).toMatch(/empty\.db holds no site yet\. [^\n]+\n$/);
  });

  test('reports an unreachable Postgres in one line without its password', async () => {
    const url = 'postgres://porchlight:hunter2@127.0.0.1:1/site';
    const { exitCode, stderr } = await runCommandHere(name, ['list'], { DATABASE_URL: url });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^\w+: Postgres at 127\.0\.0\.1:1\/site cannot be used: .*ECONNREFUSED[^\n]*\n$/);
    expect(stderr).not.toContain('hunter2');
  });
});
