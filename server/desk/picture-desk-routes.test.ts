import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, describeOnSqlite, type TestStore } from '#test/databases.ts';
import { type DeskUser, setUpOwner } from '#test/desk.ts';
import { avifFile, heicFile, hugePng, phonePhoto } from '#test/picture-files.ts';
import type { Database } from '../database/database.ts';
import { forgetUnusedPictures } from '../pictures/forget-pictures.ts';

/** Starts a desk whose owner uploads pictures. */
function pictureDesk(database: () => Database, store: () => TestStore) {
  let app: AppUnderTest;
  let avery: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), { dataDir: store().folder });
    avery = await setUpOwner(app, database());
  });
  afterAll(() => app.stop());
  return {
    app: () => app,
    avery: () => avery,
    async send(body: Uint8Array | FormData, headers: Record<string, string> = {}) {
      const answer = await fetch(`${app.url}/api/desk/pictures`, {
        method: 'POST',
        headers: { cookie: avery.cookie, ...headers },
        body: body as BodyInit,
      });
      return { status: answer.status, body: await answer.json() };
    },
    read: async (path: string, headers = {}) => await fetch(`${app.url}${path}`, { headers }),
  };
}

const form = (bytes: Uint8Array, name: string, type = 'image/jpeg') => {
  const data = new FormData();
  data.set('note', 'a field beside it');
  data.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return data;
};

describeOnBothEngines('pictures at the desk', (database, store) => {
  const { app, avery, send, read } = pictureDesk(database, store);
  /** Encoded once: it takes three processes. */
  let photo: Buffer;
  beforeAll(async () => {
    photo = await phonePhoto({ width: 60, height: 40 });
  });

  test('a picture is served as immutable with its type, and revalidation gets a 304', async () => {
    const { body } = await send(photo);
    const { address } = body;
    const answer = await read(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String((await answer.arrayBuffer()).byteLength),
    });
    const again = await read(address, { 'if-none-match': answer.headers.get('etag') });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(`${app().url}${address}`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${app().url}${address}`, { method: 'POST' })).status).toBe(405);
    const gone = await read(address.replace(/[0-9a-f]{32}/, '0'.repeat(32)));
    expect(gone.headers.get('cache-control')).not.toContain('immutable');
  });

  test('uploading the same file again returns the same picture, regardless of its name', async () => {
    const first = await send(form(photo, 'porch.jpg'));
    const again = await send(form(photo, '../../etc/passwd\0.jpg'));
    expect(again.status).toBe(201);
    expect(again.body).toEqual({ ...first.body, at: again.body.at });
    const { pictures } = (await avery().call('GET', '/pictures')).body;
    expect(pictures.filter(({ id }: { id: string }) => id === first.body.id)).toEqual([again.body]);
  });

  test('uploading an old picture again renews its retention period', async () => {
    const { id } = (await send(photo)).body;
    const at = new Date(Date.now() - 31 * DAY_MS).toISOString();
    await database().db.updateTable('pictures').set({ at }).where('id', '=', id).execute();
    await send(photo);
    await forgetUnusedPictures(database());
    const { pictures } = (await avery().call('GET', '/pictures')).body;
    expect(pictures.map((picture: { id: string }) => picture.id)).toContain(id);
  });

  test('an upload without a session is rejected, and nothing is left in the uploads folder', async () => {
    const answer = await app().post('/api/desk/pictures', '');
    expect(answer.status).toBe(401);
    expect(readdirSync(join(store().folder, 'uploads'))).toEqual([]);
    expect(readdirSync(tmpdir())).toEqual(expect.not.arrayContaining(['passwd']));
  });
});

describeOnSqlite('uploaded pictures', (database, store) => {
  const { send, read } = pictureDesk(database, store);

  test('a phone photo is rotated, resized and stripped of its metadata and of what follows its end', async () => {
    const photo = await phonePhoto({ width: 1640, height: 1230, turned: true });
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Phone of mine');
    const { status, body } = await send(
      form(Buffer.concat([photo, Buffer.from('<script>alert("polyglot")</script>')]), 'IMG_2041.jpg'),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'IMG_2041.jpg', width: 1200, height: 1600 });
    const { id, address } = body;
    expect(address).toBe(`/pictures/uploaded/${id}-1200x1600.jpg`);
    const files = [
      address,
      ...[400, 600, 800, 1200].flatMap((width) =>
        ['avif', 'webp'].map((format) => `/pictures/uploaded/${id}-${width}.${format}`),
      ),
    ];
    const stored = await database()
      .db.selectFrom('picture_files')
      .select('bytes')
      .where('picture_id', '=', id)
      .execute();
    expect(stored).toHaveLength(files.length);
    for (const { bytes } of stored) expect(Buffer.from(bytes).toString('latin1')).not.toContain('polyglot');
    for (const file of files) {
      const answer = await read(file);
      expect(answer.status, file).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString('latin1')).not.toMatch(/Exif\0|Phone of mine/);
      const { width, exif, icc, xmp } = await sharp(bytes).metadata();
      expect(file).toContain(`-${width}`);
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('PNG, WebP and AVIF are accepted with any file name and type', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const webp = await sharp(png).webp().toBuffer();
    for (const bytes of [png, webp, await avifFile()])
      expect((await send(form(bytes, 'x.exe', 'application/x-msdownload'))).status).toBe(201);
    const { body } = await send(png);
    const jpeg = Buffer.from(await (await read(body.address)).arrayBuffer());
    const [pixel] = await sharp(jpeg).raw().toBuffer();
    expect(pixel).toBeGreaterThan(250);
  });

  test.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a GIF that is JavaScript', Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is rejected as not a picture', async (_what, bytes) => {
    const { status, body } = await send(form(bytes, 'photo.jpg'));
    expect([status, body.title]).toEqual([415, 'Not a picture that can be used']);
  });

  test('HEIC is rejected with advice', async () => {
    const { status, body } = await send(form(heicFile(), 'IMG_1.HEIC', 'image/heic'));
    expect(status).toBe(415);
    expect(body.detail).toMatch(/^HEIC cannot be read here\. .* JPEG/);
  });

  test('too many pixels, a damaged picture and too many bytes get different errors', async () => {
    expect(await send(hugePng(60_000, 60_000, 10))).toMatchObject({
      status: 422,
      body: { title: 'Too many pixels' },
    });
    const photo = await phonePhoto({ width: 600, height: 400 });
    const torn = photo.subarray(0, photo.length / 2);
    expect(await send(torn)).toMatchObject({ status: 422, body: { title: 'Picture damaged' } });
    expect(await send(Buffer.concat([photo, Buffer.alloc(32 * 1_024 * 1_024)]))).toMatchObject({
      status: 413,
    });
    expect((await send(new Uint8Array(10), { 'content-type': 'multipart/form-data' })).status).toBe(422);
    const noFile = new FormData();
    noFile.set('file', 'text');
    expect((await send(noFile)).status).toBe(422);
  });
});
