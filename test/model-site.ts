import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { MODEL_LIMITS, type ModelLimits } from '#server/chat/model/model-limits.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { preparedStore, silent, type TestStore } from './databases.ts';
import { type ModelBehavior, type ModelServer, startModelServer } from './model-server.ts';

/** A minute is longer than a test may take: where one of these limits is reached, the test runs out of time. */
const PATIENT: ModelLimits = { ...MODEL_LIMITS, firstTokenMs: 60_000, totalMs: 60_000, failures: 1_000 };

/** What the tests of a model ask. */
export const QUESTION = 'What is the median price in NoDa?';

/** A site whose assistant asks a model, for all tests of a file; what the model is sent, and what is logged, is each test's own. */
export function siteWithModel() {
  let store: TestStore;
  let database: Database;
  let model: ModelServer;
  /** Shared by most tests: a new one reads the assistant's weights again. */
  let shared: AppUnderTest;
  let sessions = 0;
  const apps: AppUnderTest[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    store = await preparedStore('sqlite');
    database = openDatabase(store.url, silent);
    model = await startModelServer();
    shared = await start(PATIENT);
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.stop();
    model.received.length = 0;
    logged.length = 0;
    expect(unhandled).toEqual([]);
  });
  afterAll(async () => {
    process.off('unhandledRejection', note);
    await shared.stop();
    await model.stop();
    await database.close();
    await store.remove();
  });

  function start(limits: ModelLimits): Promise<AppUnderTest> {
    const asked = { url: model.url, name: 'fake', apiKey: 'sk-secret-key', siteUrl: 'http://stone.example' };
    return startApp(database, { assistant: { ...asked, limits }, log });
  }

  return {
    database: () => database,
    model: () => model,
    logged,
    /** Everything the model was sent. */
    sent: () => model.received.map(({ body }) => body).join('\n'),
    /** @param limits what differs from the usual ones: then the site is the test's own */
    async site(behavior: ModelBehavior, limits?: Partial<ModelLimits>) {
      model.behave(behavior);
      const app = limits ? await start({ ...PATIENT, ...limits }) : shared;
      if (limits) apps.push(app);
      const talk = async (...messages: string[]) => {
        sessions += 1;
        let last = { content: '', links: [] as { label: string; href: string }[] };
        for (const message of messages) {
          const { status, body } = await app.post('/api/chat', { sessionId: `m-${sessions}`, message });
          expect(status).toBe(200);
          last = { links: [], ...body.messages[1] };
        }
        return last;
      };
      return { talk, ask: async (...messages: string[]) => (await talk(...messages)).content };
    },
  };
}
