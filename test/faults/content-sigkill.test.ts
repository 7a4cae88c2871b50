import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ContentFields } from '#domain/desk/content.ts';
import { reportFigure } from '../figures.ts';
import { engines, rounds } from '../rounds.ts';
import { type GuideSeen, readGuide, startEditing, textOf } from './guide-editor.ts';
import { startKillableDesk } from './killable-desk.ts';

const KILLS = rounds(2, 200);
const EDITS_A_KILL = 10;
const GUIDES = [
  'a-day-in-myers-park',
  'living-along-the-light-rail',
  'selling-a-home-in-charlotte',
  'first-time-buyers-path-in-north-carolina',
];

test.for(engines('sqlite'))(
  'a server killed while content is edited keeps every acknowledged edit, and no partial one (%s)',
  { timeout: 3_600_000 },
  async (engine, { onTestFinished }) => {
    const desk = await startKillableDesk(engine, onTestFinished);
    const editors = await Promise.all(GUIDES.map((slug) => startEditing(desk.url, desk.cookie, slug)));
    const answered = () => editors.reduce((sum, editor) => sum + editor.acknowledged, 0);
    const wrong: { slug: string; seen: GuideSeen; expected: GuideSeen[] }[] = [];
    let unansweredButThere = 0;
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = answered() + EDITS_A_KILL;
      const untilKilled = Promise.all(editors.map((editor) => editor.editUntilCutOff()));
      await expect.poll(answered, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
      await pause(Math.random() * 50);
      await desk.kill();
      await untilKilled;
      await desk.startAgain();
      for (const editor of editors) {
        const seen = await readGuide(desk.url, desk.cookie, editor.slug);
        const { before, after } = editor.possibleStates();
        cutOff += 1;
        if (isSame(seen, after)) unansweredButThere += 1;
        else if (!isSame(seen, before)) wrong.push({ slug: editor.slug, seen, expected: [before, after] });
        editor.continueFrom(seen);
      }
    }

    const { db } = desk.openStore();
    const versions = await db
      .selectFrom('content_versions')
      .select(['id', 'version', 'action', 'record'])
      .where('action', '!=', 'kept')
      .execute();
    const audited = await db
      .selectFrom('audit_log')
      .select(['subject', 'action'])
      .where('action', 'in', ['published', 'unpublished'])
      .execute();
    const rows = new Map(
      versions.map(({ id, version, action, record }) => [`${id} ${version}`, { action, record }]),
    );
    const lost = editors
      .flatMap(({ slug, history }) => history.map((made) => ({ ...made, slug })))
      .filter(({ slug, version, action, text }) => {
        const row = rows.get(`${slug} ${version}`);
        const kept = row?.record ? textOf(JSON.parse(row.record) as ContentFields) : null;
        return row?.action !== action || kept !== text;
      });
    reportFigure({
      promise: `Acknowledged content edits survive SIGKILL (${engine})`,
      tested: `${KILLS} kills while ${GUIDES.length} people save, publish, unpublish and restore guides; after each the draft, the history and the public API`,
      measured: `${answered()} edits acknowledged, ${cutOff} interrupted (${unansweredButThere} of them stored): ${lost.length} lost, ${wrong.length} partial`,
    });
    expect(answered()).toBeGreaterThanOrEqual(KILLS * EDITS_A_KILL);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(audited.map(({ subject, action }) => `${subject} ${action}`).sort()).toEqual(
      versions.map(({ id, action }) => `guides/${id} ${action}`).sort(),
    );
  },
);

function isSame(one: GuideSeen, other: GuideSeen): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
