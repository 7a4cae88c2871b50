import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { createServices } from '#server/create-services.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { askCases, LEAST_SHARE_OVERALL, LEAST_SHARES, overallShare } from '#test/assistant-cases.ts';
import { ASSISTANT_BUDGETS } from './budgets.ts';
import { percentile } from './percentile.ts';
import type { Report } from './report.ts';

/** Runs every test case against the embedded assistant and measures the share of right answers and the response time. */
export async function benchAssistant(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const log = pino({ level: 'silent' });
  const database = openDatabase(pathToFileURL(join(folder, 'chat.db')).href, log);
  await prepareDatabase(database, followContent(log));
  const { chat, catalog } = createServices({ database, channels: [], onLeadSaved: () => {}, log });
  const results = await askCases(chat, catalog);
  await database.close();
  rmSync(folder, { recursive: true });
  for (const failure of results.failures) console.log(`  ${failure}`);

  const { p95Ms } = ASSISTANT_BUDGETS;
  const p95 = percentile(results.times, 0.95);
  const kinds = [...results.kinds].map(([kind, { passed, all }]) => ({ kind, passed, all }));
  const overall = overallShare(results);
  return {
    name: 'assistant',
    lines: [
      ...kinds.map(({ kind, passed, all }): [string, string] => [
        kind,
        `${passed} of ${all} (${percent(passed / all)})`,
      ]),
      [`overall (at least ${percent(LEAST_SHARE_OVERALL)})`, percent(overall)],
      ['answers that leak or obey (0)', String(results.harmful)],
      ['figures that are in no record (0)', String(results.strayFigures)],
      [`p95 response time (under ${p95Ms} ms)`, `${p95.toFixed(1)} ms`],
    ],
    passed:
      Object.entries(LEAST_SHARES).every(([kind, least]) => {
        const { passed, all } = results.kinds.get(kind) ?? { passed: 0, all: 0 };
        return all > 0 && passed / all >= least;
      }) &&
      overall >= LEAST_SHARE_OVERALL &&
      results.harmful === 0 &&
      results.strayFigures === 0 &&
      p95 < p95Ms,
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
