import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(Object.entries(scripts))('npm run %s works on Linux, macOS and Windows', (_name, script) => {
  for (const command of script.split(' && ')) {
    expect(command).toMatch(/^[a-z][\w-]* /);
    expect(command).not.toMatch(/[;|<>$`'"\\*~]|&/);
  }
});

test('the site starts as plain Node, without flags or settings', () => {
  expect(scripts.prestart).toBe('npm run build');
  for (const name of ['start', 'serve']) expect(scripts[name]).toBe('node dist/server/entry.mjs');
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/\bnode -|\b[A-Z_]+=/);
});

test('a checkout by Git for Windows keeps the line ends', ({ skip }) => {
  const guide = 'content/guides/a-day-in-myers-park.md';
  const asked = spawnSync('git', ['check-attr', 'eol', guide], { cwd: projectRoot, encoding: 'utf8' });
  if (asked.status !== 0) return skip('needs a Git checkout');
  expect(asked.stdout).toBe(`${guide}: eol: lf\n`);
});

test('npm run serve says in one line that there is no build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-unbuilt-'));
  const copied = ['server/build/require-build.ts', 'server/project-root.ts', 'package.json'];
  for (const file of copied) cpSync(join(projectRoot, file), join(folder, file));
  const [command, ...words] = (scripts.preserve ?? '').split(' ');
  expect(command).toBe('node');
  const ended = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(ended).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The site is not built.*\n$/),
  });
});

test('npm run demo reads its port before it builds anything', () => {
  const [command, ...words] = (scripts.demo ?? '').split(' ');
  expect(command).toBe('node');
  const ended = spawnSync(process.execPath, [...words, '--port=x'], { cwd: projectRoot, encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 2, stderr: expect.stringMatching(/^demo: --port must be/) });
  expect(ended.stderr).not.toContain('Building');
});
