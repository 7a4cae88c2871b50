import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { inTransaction } from '#server/database/database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';

let round = 0;

describeOnBothEngines('npm run content', (database, store) => {
  const run = (...args: string[]) =>
    runCommandHere('content', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });
  const catalog = () => createCatalog(database(), silent);
  const start = () => inTransaction(database(), followContent(silent));
  /** The path of a folder that does not exist yet. */
  const folder = () => join(store().folder, `content-${++round}`);
  const put = (dir: string, file: string, value: unknown) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), JSON.stringify(value));
    return dir;
  };
  const uptown = neighborhoods.find(({ slug }) => slug === 'uptown');
  if (!uptown) throw new Error('no Uptown');
  const area = (changes: object, origin = 'content') => ({
    origin,
    position: 6,
    record: { ...uptown, ...changes },
  });
  const noda = (tagline: string) => ({ ...neighborhoods.find(({ slug }) => slug === 'noda'), tagline });
  beforeEach(async () => {
    await database().db.deleteFrom('records').execute();
    await start();
  });

  test('diff prints nothing and exits with 0 if the store equals content/', async () => {
    expect(await run('diff')).toEqual({
      exitCode: 0,
      stdout: 'The store says what content/ says.\n',
      stderr: '',
    });
  });

  test('an export of everything can be imported without changes', async () => {
    const dir = folder();
    expect((await run('export', dir)).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(dir, 'neighborhoods/uptown.json'), 'utf8'))).toMatchObject({
      origin: 'content',
      record: { slug: 'uptown' },
    });
    expect((await run('import', dir)).stdout).toContain('0 new, 0 changed');
    expect((await run('export', dir)).stderr).toContain('is already there and not empty');
  });

  test('an imported edit changes the site, appears in diff, survives a start, and can be reverted', async () => {
    const dir = put(folder(), 'neighborhoods/uptown.json', area({ tagline: 'Edited' }));
    put(dir, 'guides/living-along-the-light-rail.json', { origin: 'desk', position: 2, record: null });
    expect((await run('import', dir)).exitCode).toBe(0);
    await start();
    expect((await catalog().neighborhood('uptown'))?.tagline).toBe('Edited');
    expect(await catalog().guide('living-along-the-light-rail')).toBeNull();
    expect(await run('diff')).toMatchObject({
      exitCode: 1,
      stdout:
        'changed neighborhoods/uptown (desk): tagline\nremoved guides/living-along-the-light-rail (desk)\n',
    });
    const changed = folder();
    await run('export', changed, '--changed');
    expect(
      readdirSync(changed, { recursive: true }).filter((name) => String(name).endsWith('.json')),
    ).toHaveLength(2);

    const back = put(folder(), 'neighborhoods/uptown.json', area({}, 'desk'));
    await run('import', back);
    const row = await database()
      .db.selectFrom('records')
      .select('origin')
      .where('id', '=', 'uptown')
      .executeTakeFirstOrThrow();
    expect(row.origin).toBe('content');
  });

  test('one invalid file prevents the import and is named without its values', async () => {
    const dir = put(folder(), 'neighborhoods/uptown.json', area({ tagline: 'Edited' }));
    put(dir, 'reviews/3.json', { origin: 'desk', position: 0, record: { id: 3, secret: 'hunter2' } });
    put(dir, 'neighborhoods/noda.json', area({}));
    put(dir, 'poems/one.json', {});
    for (const file of ['agent/1.json', 'market/days.json', 'pages/home.json'])
      put(dir, file, { origin: 'desk', position: 0, record: null });
    writeFileSync(join(dir, 'reviews/2.json'), '{\n "origin": "desk",\n "record": hunter2\n}\n');
    const { exitCode, stderr } = await run('import', dir);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('reviews/2.json: Not JSON at line 3\n');
    expect(stderr).toContain('reviews/3.json: ');
    expect(stderr).toContain('neighborhoods/noda.json: slug is not the name of the file');
    expect(stderr).toContain('poems: no kind of record');
    for (const file of ['agent/1.json', 'market/days.json', 'pages/home.json'])
      expect(stderr).toContain(`${file}: the site cannot be without this record`);
    expect(stderr).not.toContain('hunter2');
    expect((await catalog().neighborhood('uptown'))?.tagline).toBe(uptown.tagline);
  });

  test('phrases that fair housing law may forbid are listed, and need a reason', async () => {
    const [home] = await catalog().properties();
    const description = 'A brick house. No kids.';
    const file = { origin: 'desk', position: 0, record: { ...home, description } };
    const dir = put(folder(), `listings/${home?.id}.json`, file);
    const told = `listings/${home?.id} description: “No kids”.`;
    expect((await run('import', dir, '--dry-run')).stderr).toContain(told);
    const refused = await run('import', dir);
    expect([refused.exitCode, refused.stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(told)]);
    expect((await catalog().properties())[0]?.description).toBe(home?.description);
    const reason = 'The seller’s own words.';
    expect((await run('import', dir, '--reason', reason)).exitCode).toBe(0);
    const versions = database().db.selectFrom('content_versions').select(['action', 'reason']);
    expect(await versions.orderBy('version').execute()).toEqual([
      { action: 'kept', reason: '' },
      { action: 'published', reason },
    ]);
    // It is published now, with its reason.
    expect((await run('import', dir)).stderr).not.toContain(told);
  });

  test('uploaded pictures are exported as files and imported into another store with the records', async () => {
    const id = 'a1'.repeat(16);
    const address = `/pictures/uploaded/${id}-30x20.jpg`;
    const facts = {
      name: 'IMG_1.jpg',
      width: 30,
      height: 20,
      who: 'Avery Stone',
      at: '2026-11-20T12:00:00.000Z',
    };
    const { db } = database();
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#678' } })
      .jpeg()
      .toBuffer();
    await db
      .insertInto('pictures')
      .values({ id, ...facts })
      .execute();
    const file = { name: `${id}-30x20.jpg`, picture_id: id, bytes: picture };
    await db.insertInto('picture_files').values(file).execute();
    await run('import', put(folder(), 'neighborhoods/uptown.json', area({ image: `${address}#60,40` })));
    const dir = folder();
    expect((await run('export', dir, '--changed')).stdout).toContain('1 record and 1 picture written');
    expect(readFileSync(join(dir, 'pictures', id, '30x20.jpg')).equals(picture)).toBe(true);

    await db.deleteFrom('pictures').execute();
    expect(await run('import', dir)).toMatchObject({ exitCode: 0, stderr: '' });
    // As new, so that it is not deleted as unused before its record is there.
    const since = await db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow();
    expect(since).toEqual({ id, ...facts, at: expect.any(String) });
    expect(Date.now() - Date.parse(since.at)).toBeLessThan(60_000);
    const kept = await db.selectFrom('picture_files').selectAll().executeTakeFirstOrThrow();
    expect([kept.name, Buffer.from(kept.bytes).equals(picture)]).toEqual([`${id}-30x20.jpg`, true]);

    await db.deleteFrom('pictures').execute();
    put(dir, 'neighborhoods/uptown.json', area({ image: address, tagline: 'No children' }));
    expect(await run('import', dir)).toMatchObject({ exitCode: 1 });
    expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([]);

    writeFileSync(join(dir, 'pictures', id, '20.webp'), '<svg onload="alert(1)"/>');
    put(dir, 'pictures/other/picture.json', facts);
    const { exitCode, stderr } = await run('import', dir);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`pictures/${id}/20.webp: is no file of a picture`);
    expect(stderr).toContain('pictures/other: is no folder of a picture');
  });

  test('a record whose picture was lost is named by export and import, and only the others are imported', async () => {
    const { db } = database();
    const id = 'b2'.repeat(16);
    const image = `/pictures/uploaded/${id}-30x20.jpg`;
    const lost = `neighborhoods/uptown.json: its picture ${id} is missing\n`;
    const picture = { id, name: '1.jpg', width: 30, height: 20, who: 'A', at: '2026-11-20T12:00:00.000Z' };
    const row = { kind: 'neighborhoods', id: 'uptown' } as const;
    const stored = () => db.selectFrom('records').selectAll().where('kind', '=', row.kind);
    const uptownRow = await stored().where('id', '=', row.id).executeTakeFirstOrThrow();
    // Only its description is left.
    await db.insertInto('pictures').values(picture).execute();
    await db
      .updateTable('records')
      .set({ record: JSON.stringify({ ...JSON.parse(uptownRow.record ?? ''), image }), origin: 'desk' })
      .where('kind', '=', row.kind)
      .where('id', '=', row.id)
      .execute();
    const dir = folder();
    expect(await run('export', dir, '--changed')).toMatchObject({ exitCode: 0, stderr: lost });
    put(dir, 'neighborhoods/noda.json', { ...area({}), position: 3, record: noda('Edited') });

    await db.deleteFrom('records').execute();
    await start();
    for (const options of [['--dry-run'], []]) {
      const { exitCode, stdout, stderr } = await run('import', dir, ...options);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining(lost)]);
      expect(stdout).toContain('2 records read');
    }
    expect((await catalog().neighborhood('uptown'))?.image).toBe(uptown.image);
    expect((await catalog().neighborhood('noda'))?.tagline).toBe('Edited');
    await db.deleteFrom('pictures').execute();
  });

  test('an imported guide is sanitized', async () => {
    const dir = folder();
    await run('export', dir);
    const [guide] = await catalog().guides();
    const record = { ...guide, content: '<h2>Hello</h2><script>alert(1)</script><p onclick="x()">You</p>' };
    put(dir, `guides/${guide?.slug}.json`, { origin: 'desk', position: 0, record });
    await run('import', dir);
    expect((await catalog().guide(guide?.slug ?? ''))?.content).toBe('<h2 id="hello">Hello</h2><p>You</p>');
  });

  test('stale lists the answers whose year has passed', async () => {
    const [entry] = await catalog().answers();
    const record = { ...entry, year: 2019 };
    await run('import', put(folder(), `answers/${entry?.id}.json`, { origin: 'desk', position: 0, record }));
    const { exitCode, stdout } = await run('stale', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)[0]).toMatchObject({ id: entry?.id, year: 2019 });
    expect((await run('stale')).stdout).toContain('2019');
  });
});

test('content exits with 2 for invalid arguments and with 1 for a missing folder', async () => {
  expect((await runCommandHere('content', ['export'], {})).exitCode).toBe(2);
  expect((await runCommandHere('content', ['import', 'no-such-folder'], {})).exitCode).toBe(1);
});
