import ts from 'typescript';
import { expect, test } from 'vitest';
import { beforePaintScript } from './before-paint.ts';

test('the script before the first paint names nothing but itself and what every browser has', () => {
  expect(unknownNames(beforePaintScript)).toEqual([]);
  expect(unknownNames(`${beforePaintScript}; createStore(FONT_SIZE)`)).toEqual(['createStore', 'FONT_SIZE']);
});

/** The names in a script that neither it nor the standard library of browsers declares. */
function unknownNames(script: string): string[] {
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'script.js'
      ? ts.createSourceFile(name, script, ts.ScriptTarget.ESNext, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram(['script.js'], options, host);
  const source = program.getSourceFile('script.js');
  return program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => CANNOT_FIND_NAME.has(code))
    .map(({ start = 0, length = 0 }) => script.slice(start, start + length));
}

/** TypeScript's codes for it, with and without a suggestion, and for a shorthand property. */
const CANNOT_FIND_NAME = new Set([2304, 2552, 18004]);
