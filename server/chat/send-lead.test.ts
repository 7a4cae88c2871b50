import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { parseChatLead } from '#domain/leads/chat-lead.ts';
import type { LeadOutcome } from '#domain/services.ts';
import { silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { openDatabase } from '../database/open-database.ts';
import { sendLead } from './send-lead.ts';

const catalog = createCatalog(openDatabase('file:///nowhere/at/all.db', silent), silent);
const [noda] = await catalog.neighborhoods();
if (!noda) throw new Error('no area');
const areas = Array.from({ length: 80 }, (_, index) => ({
  ...noda,
  slug: `area-${index}`,
  name: `Area ${index}`,
}));

test('a lead is saved with any number of areas and any length of name', async () => {
  const reply: Reply = {
    text: '',
    links: [],
    suggestions: [],
    sources: [],
    dialogue: {
      ...newDialogue,
      tasks: [{ kind: 'areas', areas: areas.map(({ slug }) => slug), attributes: [], order: null }],
    },
    lead: {
      wish: 'contact',
      question: '',
      details: { firstName: 'Li'.repeat(80), lastName: 'Wu', email: 'li@example.com', phone: '' },
      removed: [],
      consents: [],
    },
  };
  const issues: unknown[] = [];
  await sendLead(
    {
      catalog: { neighborhoods: async () => areas, profile: catalog.profile },
      leads: {
        capture: async (_kind, fields): Promise<LeadOutcome> => {
          const parsed = parseChatLead(fields);
          if (!parsed.ok) issues.push(...parsed.issues);
          return { status: 'unavailable' };
        },
      },
      log: silent,
    },
    reply,
    {
      sessionId: 's',
      history: { said: [], names: [], dialogue: null, turn: 0 },
      context: { idempotencyKey: '', page: '/', clientAddress: '127.0.0.1', userAgent: '' },
    },
  );
  expect(issues).toEqual([]);
});
