import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { cardFiles } from '#site/cards/card-files.ts';
import { projectRoot } from '../project-root.ts';

// Drawing is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const card = readFileSync(join(projectRoot, 'site/public', cardFiles.home?.url ?? ''));

// Hides all system fonts.
const FONTCONFIG_FILE = join(mkdtempSync(join(tmpdir(), 'fontconfig-')), 'fonts.conf');
writeFileSync(FONTCONFIG_FILE, '<?xml version="1.0"?><fontconfig></fontconfig>');

/** The bottom strip of the card with an agent on it, as raw pixels. */
async function footOf(name: string, firm: string): Promise<Buffer> {
  const program = join(projectRoot, 'server/cards/draw-card.ts');
  const drawn = execFileSync(process.execPath, [program, name, firm, 'NC Lic. #123456'], {
    input: card,
    env: { FONTCONFIG_FILE },
  });
  return await sharp(drawn).extract({ left: 0, top: 520, width: 1200, height: 110 }).raw().toBuffer();
}

/** The mean difference of two pictures' bytes, 0 to 255. */
function meanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test('accented letters are drawn in the same font, with their accents', async () => {
  const differs = meanDifference(
    await footOf('João Muñoz', 'São Realty'),
    await footOf('Joao Munoz', 'Sao Realty'),
  );
  expect(differs).toBeGreaterThan(0);
  expect(differs).toBeLessThan(1);
});

test('a letter missing in the fonts loses its stroke or accent, other scripts are dropped, and a name of nothing else is left out', async () => {
  expect(await footOf('王小明', 'Šimon Łukasz Dvořák & Süd Дом')).toEqual(
    await footOf('', 'Simon Lukasz Dvorák & Süd '),
  );
});

test('the program uses the same colors and sizes as the cards of the site', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const [program, card] = [read('server/cards/draw-card.ts'), read('site/cards/card.module.css')];
  const tokens = read('design/tokens.css').matchAll(/^\s*--([\w-]+):\s*(#[\dA-F]{6});/gm);
  const colors: Record<string, string> = {};
  // The first definition of a token wins: the ones for increased contrast follow later in the file.
  for (const [, name = '', color = ''] of tokens) colors[name.toUpperCase().replaceAll('-', '_')] ??= color;
  for (const [, name = '', color] of program.matchAll(/^const (\w+) = '(#[\dA-F]{6})';$/gm))
    expect(color, name).toBe(colors[name]);
  for (const [, size] of program.matchAll(/^ {2}px: (\d+),$/gm)) expect(card).toContain(`400 ${size}px /`);
});
