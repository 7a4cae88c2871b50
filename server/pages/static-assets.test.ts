import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAssets } from '../build/compress-assets.ts';
import { type ServeAsset, staticAssets } from './static-assets.ts';

let folder: string;
let serve: ServeAsset;
const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://stone.example${path}`, { headers }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-assets-'));
  mkdirSync(join(folder, 'public/_astro'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'public/_astro/page.js'), 'let porch = "light";'.repeat(50));
  writeFileSync(join(folder, 'public/favicon.svg'), '<svg/>');
  await compressAssets(join(folder, 'public'));
  serve = staticAssets(join(folder, 'public'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a text file is served in the best encoding that the browser accepts', async () => {
  const response = await get('/_astro/page.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(response?.headers.get('content-encoding')).toBe('br');
  expect(response?.headers.get('vary')).toBe('accept-encoding');
  const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(brotliDecompressSync(body).toString()).toContain('porch');
});

test('only files with a content hash in their name are immutable', async () => {
  expect((await get('/_astro/page.js'))?.headers.get('cache-control')).toContain('immutable');
  expect((await get('/favicon.svg'))?.headers.get('cache-control')).not.toContain('immutable');
});

test('a request with the ETag of the file gets a 304', async () => {
  const etag = (await get('/favicon.svg'))?.headers.get('etag') ?? '';
  const again = await get('/favicon.svg', { 'if-none-match': etag });
  expect([again?.status, await again?.text()]).toEqual([304, '']);
  expect((await get('/favicon.svg', { 'if-none-match': '"other"' }))?.status).toBe(200);
});

test('a file that a new build added meanwhile is served', async () => {
  mkdirSync(join(folder, 'public/desk/assets'), { recursive: true });
  for (const path of ['_astro/Chat.Bq1_x-2.js', 'desk/assets/lead-Xy_9.js']) {
    expect(await get(`/${path}`)).toBeNull();
    writeFileSync(join(folder, 'public', path), 'let lamp = "on";'.repeat(50));
    await compressAssets(join(folder, 'public'));
    expect((await get(`/${path}`))?.status).toBe(200);
    expect(await get(`/${path}.br`)).toBeNull();
  }
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/_astro%2fpage.js',
  '/_astro',
  '/%E0%A4%A',
  '/nothing.js',
  '/_astro/page.js.br',
  '/_astro/page.js.gz',
])('%s does not serve a file', async (path) => {
  expect(await get(path)).toBeNull();
});
