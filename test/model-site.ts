import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { MODEL_LIMITS, type ModelLimits } from '#server/chat/model/model-limits.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { preparedStore, silent, type TestStore } from './databases.ts';
import { type ModelBehavior, type ModelServer, startModelServer } from './model-server.ts';

/** Longer than a test may take, so that reaching one of these limits makes the test time out. */
const PATIENT: ModelLimits = { ...MODEL_LIMITS, firstTokenMs: 60_000, totalMs: 60_000, failures: 1_000 };

export const QUESTION = 'What is the median price in NoDa?';

/** A site whose assistant uses a model, shared by all tests of a file; recorded requests and logs are cleared after each test. */
export function siteWithModel() {
  let store: TestStore;
  let database: Database;
  let model: ModelServer;
  /** Shared by most tests, because each new app loads the assistant's weights again. */
  let shared: AppUnderTest;
  let sessions = 0;
  const apps: AppUnderTest[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const unhandled: unknown[] = [];
  const recordUnhandled = (error: unknown) => unhandled.push(error);

  beforeAll(async () => {
    process.on('unhandledRejection', recordUnhandled);
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
    process.off('unhandledRejection', recordUnhandled);
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
    /** The bodies of all requests to the model. */
    sent: () => model.received.map(({ body }) => body).join('\n'),
    /** @param limits overrides of the default limits; with any, the test gets its own site */
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
