import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { openapiDocument } from './openapi-document.ts';

/** Rules that do not fit this API: health checks have no 4xx, and a list of leads has no 2xx without a session. */
const SKIPPED = ['operation-4xx-response', 'operation-2xx-response'];

test('the OpenAPI document has no lint errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(openapiDocument('https://stone.example', 'Avery Stone')));
  const { stdout } = spawnSync(
    join(projectRoot, 'node_modules/.bin/redocly'),
    ['lint', file, '--format=json', ...SKIPPED.map((rule) => `--skip-rule=${rule}`)],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const { problems } = JSON.parse(stdout);
  expect(problems).toEqual([]);
});
