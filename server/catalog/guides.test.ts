import { expect, test } from 'vitest';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import type { Database } from '../database/database.ts';
import { builtInGuides, sanitizeGuide } from '../seed/built-in-guides.ts';
import { createCatalog } from './catalog.ts';

test('sanitizing keeps a guide’s text and removes scripts and external resources', () => {
  const html = sanitizeGuide(
    '<h2 onclick="x()">Rooms</h2><script>x()</script><p style="color:red">Two <strong>baths</strong>' +
      '<img src="x" onerror="x()"><a href="javascript:x()">here</a> <a href="/sell">sell</a></p><iframe></iframe>',
  );
  expect(html).toBe(
    '<h2 id="rooms">Rooms</h2><p>Two <strong>baths</strong><a>here</a> <a href="/sell">sell</a></p>',
  );
});

test('sanitizing keeps an http link, as https', () => {
  expect(sanitizeGuide('<p><a href="HTTP://county.example/map">map</a></p>')).toBe(
    '<p><a href="https://county.example/map">map</a></p>',
  );
});

test('sanitizing keeps the number at which a list goes on after a picture', () => {
  const html = '<ol><li>Look.</li></ol><hr /><ol start="2"><li>Offer.</li></ol>';
  expect(sanitizeGuide(html)).toBe(html);
});

test('a heading left empty is dropped: it would be an empty entry of the table of contents', () => {
  const html = '<h2 id="food">Food</h2><h2> </h2><h3><strong></strong></h3><p>Rooms.</p>';
  expect(sanitizeGuide(html)).toBe('<h2 id="food">Food</h2><p>Rooms.</p>');
});

test('sanitizing keeps callouts and the site’s own pictures, and simplifies word processor HTML', () => {
  const html = sanitizeGuide(
    '<h1>Rooms</h1><aside><p><b>Mind</b> <i>the</i> step.</p></aside>' +
      '<figure><img src="/pictures/a.webp" alt="A porch" onload="x()"><figcaption>A porch</figcaption></figure>' +
      '<img src="https://elsewhere.example/a.png"><img src="//elsewhere.example/a.png"><img src="data:image/svg+xml,x">' +
      '<p class="MsoNormal"><o:p>Two</o:p></p><table><tr><td colspan="2" style="x">1</td></tr></table>',
  );
  expect(html).toBe(
    '<h2 id="rooms">Rooms</h2><aside><p><strong>Mind</strong> <em>the</em> step.</p></aside>' +
      '<figure><img src="/pictures/a.webp" alt="A porch" /><figcaption>A porch</figcaption></figure>' +
      '<p>Two</p><table><tr><td colspan="2">1</td></tr></table>',
  );
});

test('built-in guides have the ids and dates of their files', () => {
  const guides = builtInGuides(AGENT_ID);
  expect(guides.slice(0, 4).map((guide) => guide.id)).toEqual([1, 2, 3, 4]);
  for (const guide of guides) expect(guide.createdAt < guide.updatedAt, guide.slug).toBe(true);
});

describeOnBothEngines('guides', (database) => {
  test('are read from the store, with ids in their headings', async () => {
    const { db } = database();
    const catalog = createCatalog(database(), silent);
    const guide = await catalog.guide(BUILT_IN_GUIDE_SLUG);
    expect(guide?.content).toContain('<h2 id="before-nine-queens-road">');
    const changed = { ...guide, title: 'Another title' };
    await db
      .updateTable('records')
      .set({ record: JSON.stringify(changed) })
      .where('id', '=', BUILT_IN_GUIDE_SLUG)
      .execute();
    expect((await catalog.guide(BUILT_IN_GUIDE_SLUG))?.title).toBe('Another title');
    for (const slug of ['no-such-guide', '\0', "' or 1=1"]) expect(await catalog.guide(slug)).toBeNull();
  });

  test('fall back to their own built-in text, or else to the Myers Park guide, if a record cannot be loaded', async () => {
    const { db } = database();
    const catalog = createCatalog(database(), silent);
    const other = 'living-along-the-light-rail';
    await db.updateTable('records').set({ record: '{ torn' }).where('id', '=', other).execute();
    expect((await catalog.guide(other))?.slug).toBe(other);

    await whileAway(db, async () => {
      expect((await catalog.guide(other))?.slug).toBe(other);
      expect((await catalog.guide('no-such-guide'))?.slug).toBe(BUILT_IN_GUIDE_SLUG);
    });
  });

  test('return 404 from the API for an unknown slug, even while the store is unavailable', async () => {
    const app = await startApp(database());
    expect((await fetch(`${app.url}/api/guides/${BUILT_IN_GUIDE_SLUG}`)).status).toBe(200);
    const missing = await fetch(`${app.url}/api/guides/no-such-guide`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    await whileAway(database().db, async () => {
      expect((await fetch(`${app.url}/api/guides/${BUILT_IN_GUIDE_SLUG}`)).status).toBe(200);
      expect((await fetch(`${app.url}/api/guides/no-such-guide`)).status).toBe(404);
    });
    await app.stop();
  });
});

/** Runs a step while the guides cannot be read, then restores them. */
async function whileAway(db: Database['db'], step: () => Promise<void>): Promise<void> {
  await db.schema.alterTable('records').renameTo('records_away').execute();
  await step();
  await db.schema.alterTable('records_away').renameTo('records').execute();
}
