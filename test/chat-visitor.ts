import type { AppUnderTest, JsonAnswer } from './app-under-test.ts';

/** Uses an app's chat over HTTP. */
export function chatVisitor(app: () => AppUnderTest) {
  let sessions = 0;
  const say = (sessionId: unknown, message: unknown): Promise<JsonAnswer> =>
    app().post('/api/chat', { sessionId, agentId: 1, message });
  return {
    newSession: () => `chat-1-${sessions++}`,
    say,
    /** @returns the last answer of a conversation */
    async talk(sessionId: string, ...messages: string[]): Promise<string> {
      let content = '';
      for (const message of messages) content = (await say(sessionId, message)).body.messages[1].content;
      return content;
    },
  };
}
