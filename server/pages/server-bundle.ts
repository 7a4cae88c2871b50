import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';

// Node keeps the source of every module that it has loaded. Loaded one by one, the packages are 870 files of 7 MB, most of
// it never called; built into the server they are 3 MB, and an idle server is some 40 MB smaller.

/**
 * Packages are built into the server, without what is not called and what only a reader needs. Names and lines stay, so
 * that an error in the log still says where it happened.
 */
export const SERVER_BUNDLE: EnvironmentOptions = {
  // Or React would come twice: packages that choose at run time bring what is for development too.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
  build: {
    rolldownOptions: {
      output: {
        comments: false,
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: false } },
      },
    },
  },
};

/**
 * Writes what is not ASCII in a folder's built modules as escapes: a single curly quote makes V8 keep two bytes for every
 * character of its file. The built code must have no raw template with such a character.
 * @param folder absolute path
 */
export function escapeBuiltModules(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of names.filter((name) => name.endsWith('.mjs')).map((name) => join(folder, name)))
    writeFileSync(path, asciiSource(readFileSync(path, 'utf8')));
}

/** The same program in ASCII. A backslash that escapes such a character, as one may in an expression, goes. */
export function asciiSource(source: string): string {
  return source.replace(/((?:\\\\)*)\\?([^\0-\x7f])/g, (_, backslashes: string, unit: string) => {
    return `${backslashes}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
