import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { agentOf, agent as shippedRecord } from '#content/agent.ts';
import { siteUrls } from '#content/site-urls.ts';
import { agentProfile } from '#domain/agent/agent-profile.ts';
import { textsOf } from '#test/printed-texts.ts';
import { guideOf } from './guide-of.ts';

const printed = readFileSync(new URL(`../../site/public${siteUrls.guidePdf}`, import.meta.url));

test.for<[string, string, string]>([
  ['Łukasz', 'Đặng', 'Lukasz Dang'],
  ['Işıl', 'Šimić', 'Isil Simic'],
  ['Zoë', 'Núñez', 'Zoë Núñez'],
])('the cover names %s %s as "%s"', async ([firstName, lastName, shown]) => {
  const agent = agentProfile(agentOf({ ...shippedRecord, firstName, lastName }));
  const pdf = await PDFDocument.load(await guideOf(agent, printed), { updateMetadata: false });
  expect(textsOf(pdf.getPage(0))).toContain(shown);
});
