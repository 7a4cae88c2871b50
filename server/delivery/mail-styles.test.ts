import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { color } from './mail-styles.ts';

const tokens = readFileSync(join(projectRoot, 'design/tokens.css'), 'utf8');

test.each(Object.entries(color))('the color %s of mails equals the site’s', (name, value) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(tokens).toMatch(new RegExp(`--${token}: *${value};`));
});
