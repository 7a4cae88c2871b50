import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '#domain/chat/answer/answer.ts';
import type { Reply } from '#domain/chat/reply.ts';
import type { SiteAssistant } from '#server/chat/site-assistant.ts';

/** A conversation with the expected answers. */
interface LabeledTalk {
  id: string;
  turns: {
    text: string;
    /**
     * All must match; `a | b` matches either. `entry:x`, `home:x`, `area:x` and `sum` are sources of the answer;
     * `only:x,y` are exactly the matching homes; `homes` is a list of homes; `lead:x` is a lead in progress; `sent` is a
     * lead sent; `none` is an answer without sources; `says:x` is text in the answer; `not:` negates any of them.
     */
    expected: string[];
  }[];
}

export interface TalkResults {
  turns: number;
  passed: number;
  /** Conversations in which every turn passed. */
  fullyPassed: number;
  talks: number;
  /** One line for each failed turn. */
  failures: string[];
  /** Time of each answer, in ms. */
  times: number[];
}

/** `open` talks are used in development, `judge` talks are held out. */
export type TalkFile = 'open' | 'judge';

const FOLDER = join(import.meta.dirname, '../assistant-training/development/talks');

/** Runs every conversation of a file with the assistant. */
export async function runTalks(
  answer: SiteAssistant['answer'],
  records: Records,
  file: TalkFile,
): Promise<TalkResults> {
  const results: TalkResults = { turns: 0, passed: 0, fullyPassed: 0, talks: 0, failures: [], times: [] };
  for (const { id, turns } of readTalks(file)) {
    let reply: Reply | null = null;
    let isWhole = true;
    for (const [at, { text, expected }] of turns.entries()) {
      const before = turns[at - 1]?.text;
      const startedAt = performance.now();
      reply = await answer({
        message: text,
        dialogue: reply?.dialogue ?? null,
        records,
        ...(before !== undefined && { before }),
      });
      results.times.push(performance.now() - startedAt);
      const said = reply;
      const missed = expected.filter((one) => !one.split(' | ').some((part) => meets(part, said)));
      results.turns += 1;
      if (missed.length === 0) results.passed += 1;
      else {
        isWhole = false;
        results.failures.push(
          `${id}.${at + 1} ${text} → ${reply.text.replace(/\s+/g, ' ').slice(0, 120)} [${reply.sources.slice(0, 4).join(' ')}] is not ${missed.join(', ')}`,
        );
      }
    }
    results.talks += 1;
    if (isWhole) results.fullyPassed += 1;
  }
  return results;
}

function readTalks(file: TalkFile): LabeledTalk[] {
  return readFileSync(join(FOLDER, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): LabeledTalk => JSON.parse(line));
}

function meets(expected: string, reply: Reply): boolean {
  const [kind, value] = split(expected);
  const { text, sources, dialogue, lead } = reply;
  const homes = sources.filter((source) => source.startsWith('home:'));
  switch (kind) {
    case 'not':
      return !meets(value, reply);
    case 'says':
      return text.toLowerCase().includes(value.toLowerCase());
    case 'only':
      return (
        homes.toSorted().join() ===
        value
          .split(',')
          .map((id) => `home:${id}`)
          .toSorted()
          .join()
      );
    case 'homes':
      return homes.length > 1 || (homes.length === 1 && text.includes('\n• '));
    case 'lead':
      return dialogue.lead.wish === value && (lead !== undefined || UNDER_WAY.includes(dialogue.lead.status));
    case 'sent':
      return lead !== undefined;
    case 'none':
      return sources.length === 0;
    case 'sum':
      return sources.includes('sum');
    default:
      return sources.includes(expected);
  }
}

const UNDER_WAY = ['offered', 'asking'];

function split(expected: string): [kind: string, value: string] {
  const at = expected.indexOf(':');
  return at === -1 ? [expected, ''] : [expected.slice(0, at), expected.slice(at + 1)];
}
