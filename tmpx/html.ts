import { startBuiltServer } from '#test/running-server.ts';
import { brotliCompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
const br = (s: string) => brotliCompressSync(Buffer.from(s)).length;
for (const p of ['/', '/contact', '/neighborhoods/dilworth']) {
const html = await (await fetch(server.url + p)).text();
writeFileSync('/tmp/m/page' + p.replaceAll('/', '_') + '.html', html);
const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]);
const svg = [...html.matchAll(/<svg[\s\S]*?<\/svg>/g)].map((m) => m[0]);
const pics = [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)].map((m) => m[0]);
const props = [...html.matchAll(/<astro-island[^>]*>/g)].map((m) => m[0]);
const scripts = [...html.matchAll(/<script[^>]*>[\s\S]*?<\/script>/g)].map((m) => m[0]);
const t = (n: string, a: string[]) => console.log(n, a.length, a.join('').length, br(a.join('')), 'without', br(html) - br(a.reduce((h, s) => h.replace(s, ''), html)));
console.log(p, html.length, br(html));
t('style', styles); t('svg', svg); t('picture', pics); t('island', props); t('scripts', scripts);
}
await server.remove();
