import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { signUpAt } from '../desk-account.ts';
import { reportFigure } from '../figures.ts';
import { heicFile, hugePng, hugeWebp, lyingAvif, phonePhoto, pngWithNote } from '../picture-files.ts';
import { memoryMb, processTreeMemoryMb } from '../process-memory.ts';
import { rounds } from '../rounds.ts';
import { startFaultyServer } from './faulty-server.ts';

const TIMES = rounds(1, 5);
/** Maximum memory growth of the server over all uploads, and of the server with its encoders during one upload. */
const MOST_GROWTH_MB = { alone: 150, together: 150 };
const CHECK_EVERY_MS = 200;

/** Each look keeps a core busy for about ten milliseconds. */
const LOOK_AT_MEMORY_MS = rounds(250, 50);

/** In `npm test` other tests share the machine, so there the limit only shows that nobody is locked out. */
const SLOWEST_MS = rounds(10_000, 2_000);

const MEGABYTE = 1_048_576;

/** The name of every upload: it must neither be followed nor be kept. */
const NAME_THAT_IS_A_PATH = '../../../../../tmp/porchlight-trick\\x.jpg';

/** Each takes far more memory than may be used if it is unpacked. */
const BOMB = { side: rounds(20_000, 60_000), noteBytes: rounds(250, 500) * MEGABYTE };
const SIDE = BOMB.side.toLocaleString('en-US');

test('hostile pictures are rejected with a reason, and do not exhaust memory or delay other requests', {
  timeout: 120_000 + TIMES * 120_000,
}, async ({ onTestFinished }) => {
  const server = await startFaultyServer({}, { env: { RATE_LIMIT: 'off', LOG_LEVEL: 'error' } });
  onTestFinished(server.remove);
  const { cookie } = await signUpAt(server);
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([bytes as Buffer<ArrayBuffer>], { type: 'image/jpeg' }), NAME_THAT_IS_A_PATH);
    const answer = await fetch(`${server.url}/api/desk/pictures`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const { detail, title, name: called } = await answer.json();
    return { status: answer.status, said: detail ?? title, called };
  };
  const photo = await phonePhoto({ width: 300, height: 200 });
  expect((await send(photo)).status).toBe(201);

  const files = await hostileFiles(photo);
  const before = memoryMb(server.pid);
  let beforeUpload = processTreeMemoryMb(server.pid);
  const grown = { alone: 0, together: 0 };
  let isDone = false;
  const waits: number[] = [];
  const watch = (async () => {
    while (!isDone) {
      const began = performance.now();
      const page = await fetch(`${server.url}/`);
      await page.arrayBuffer();
      expect(page.status).toBe(200);
      waits.push(performance.now() - began);
      await pause(CHECK_EVERY_MS);
    }
  })();
  const watchMemory = (async () => {
    while (!isDone) {
      // The encoder is a separate process that exits within seconds.
      grown.alone = Math.max(grown.alone, memoryMb(server.pid) - before);
      grown.together = Math.max(grown.together, processTreeMemoryMb(server.pid) - beforeUpload);
      await pause(LOOK_AT_MEMORY_MS);
    }
  })();
  for (let round = 0; round < TIMES; round += 1) {
    for (const [what, bytes, expected] of files) {
      // Excludes garbage from earlier uploads that V8 has not collected yet.
      beforeUpload = processTreeMemoryMb(server.pid);
      const { status, said, called } = await send(bytes);
      expect([what, status]).toEqual([what, expected]);
      if (status === 201) expect(called, what).toBe('x.jpg');
      else expect(said, what).toMatch(/\.$/);
    }
  }
  isDone = true;
  await Promise.all([watch, watchMemory]);

  expect(readdirSync(`${server.dataDir}/uploads`)).toEqual([]);
  expect(readdirSync('/tmp').filter((name) => name.includes('porchlight-trick'))).toEqual([]);
  expect(grown.alone).toBeLessThan(MOST_GROWTH_MB.alone);
  expect(grown.together).toBeLessThan(MOST_GROWTH_MB.together);
  expect(Math.max(...waits)).toBeLessThan(SLOWEST_MS);
  const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  reportFigure({
    promise: 'Hostile pictures do not exhaust memory or delay other requests',
    tested: `${files.length * TIMES} uploads: HTML, SVG, 30 MB, ${SIDE} × ${SIDE} pixels, bombs of PNG, AVIF and HEIC, each with a name that is a path`,
    measured: `each refused with its reason or made harmless; memory of the server +${grown.alone.toFixed(0)} MB at its highest, with the encoder +${grown.together.toFixed(0)} MB over any one upload; ${waits.length} pages meanwhile, 95 % within ${p95.toFixed(0)} ms, the slowest ${Math.max(...waits).toFixed(0)} ms`,
  });
});

async function hostileFiles(photo: Buffer): Promise<[what: string, bytes: Buffer, status: number][]> {
  return [
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    [
      'SVG behind a PNG header',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg/>')]),
      422,
    ],
    ['a photo of 29 MB', Buffer.concat([photo, Buffer.alloc(29 * MEGABYTE)]), 201],
    ['a photo of 31 MB', Buffer.concat([photo, Buffer.alloc(31 * MEGABYTE)]), 413],
    ['half a photo', photo.subarray(0, photo.length / 2), 422],
    ['a PNG of too many pixels', hugePng(BOMB.side, BOMB.side), 422],
    ['a PNG of 64 megapixels', hugePng(8_000, 8_000), 201],
    ['a PNG with a huge note', pngWithNote(BOMB.noteBytes), 201],
    ['a WebP of 72 megapixels', hugeWebp, 422],
    ['an AVIF that lies', await lyingAvif(60_000, 60_000), 422],
    ['an AVIF that lies less', await lyingAvif(7_900, 7_900), 422],
    ['HEIC', heicFile(10 * MEGABYTE), 415],
    ['HEIC that says it is AVIF', heicThatSaysAvif(), 422],
  ];
}

function heicThatSaysAvif(): Buffer {
  const file = heicFile(10 * MEGABYTE);
  file.write('avif', file.indexOf('MiHE'), 'latin1');
  return file;
}
