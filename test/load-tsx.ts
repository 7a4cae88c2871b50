import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// node --import ./test/load-tsx.ts: Node strips TypeScript types itself, but cannot compile the JSX of the e-mails.

/** Shared with Node's compile cache: the first process of a run compiles for all others. */
const CACHE = process.env.NODE_COMPILE_CACHE;

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    return {
      format: 'module',
      source: translated(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

function translated(text: string): string {
  if (!CACHE) return translate(text);
  const path = join(CACHE, `tsx-${createHash('sha256').update(text).digest('hex')}.mjs`);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const translation = translate(text);
  mkdirSync(CACHE, { recursive: true });
  // Written atomically, because another process may read it at the same time.
  writeFileSync(`${path}.${process.pid}`, translation);
  renameSync(`${path}.${process.pid}`, path);
  return translation;
}

function translate(text: string): string {
  // A large module, loaded only by the first process.
  const ts: typeof import('typescript') = createRequire(import.meta.url)('typescript');
  return ts.transpileModule(text, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}
