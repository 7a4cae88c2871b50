import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { etagOf, isKnown } from '../pages/etag.ts';
import { projectRoot } from '../project-root.ts';

const DRAWING_MS = 20_000;
/** Of a drawn file; the seller's guide has most. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Drawing {
  /** A path from the project's root: reads the file as it is built, and writes it with the agent on it. */
  program: string;
  /** The program's arguments. */
  words(agent: AgentProfile): string[];
  agent(): Promise<AgentProfile>;
  headers: Record<string, string>;
}

/**
 * Answers requests for built files with the published agent on them. Each file is drawn once, when it is first asked for,
 * and kept until another agent is published.
 */
export function drawnFiles({ program, words, agent, headers }: Drawing) {
  let drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let drawnFor: AgentProfile | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  return async (c: Context, name: string, built: Response): Promise<Response> => {
    const told = await agent();
    if (told !== drawnFor) [drawn, drawnFor] = [new Map(), told];
    const files = drawn;
    const drawing =
      files.get(name) ??
      inTurn(async () => draw(program, words(told), Buffer.from(await built.arrayBuffer())));
    files.set(name, drawing);
    drawing.catch(() => files.delete(name));
    const bytes = await drawing;
    const etag = etagOf(bytes);
    // Another instance may still name the agent before.
    const all = { 'cache-control': 'public, max-age=3600', etag, ...headers };
    if (isKnown(etag, c.req.header('if-none-match')))
      return new Response(null, { status: 304, headers: all });
    return new Response(bytes, { headers: { ...all, 'content-length': String(bytes.byteLength) } });
  };

  /** One at a time: pages need the processor too. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  }
}

function draw(program: string, words: string[], built: Buffer): Promise<Buffer<ArrayBuffer>> {
  const options = { env: {}, timeout: DRAWING_MS, encoding: 'buffer', maxBuffer: MOST_BYTES } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(projectRoot, program), ...words],
      options,
      (error, stdout) => (error ? reject(error) : resolve(Buffer.from(stdout))),
    );
    child.stdin?.on('error', reject).end(built);
  });
}
