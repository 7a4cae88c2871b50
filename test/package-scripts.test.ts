import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(Object.entries(scripts))('npm run %s is the same on Linux, macOS and Windows', (_name, script) => {
  for (const command of script.split(' && ')) {
    expect(command).toMatch(/^[a-z][\w-]* /);
    expect(command).not.toMatch(/[;|<>$`'"\\*~]|&/);
  }
});

test('the site is started as plain Node, without flags or settings', () => {
  expect(scripts.prestart).toBe('npm run build');
  for (const name of ['start', 'serve']) expect(scripts[name]).toBe('node dist/server/entry.mjs');
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/\bnode -|\b[A-Z_]+=/);
});
