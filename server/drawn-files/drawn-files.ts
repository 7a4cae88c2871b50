import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { encodedResponse } from '../pages/encodings.ts';
import { etagOf } from '../pages/etag.ts';
import { projectRoot } from '../project-root.ts';

const DRAWING_TIMEOUT_MS = 20_000;
/** Maximum size of a drawn file; the seller's guide is the largest. */
const MAX_BYTES = 4 * 1024 * 1024;

interface Drawing {
  /** Path, relative to the project root, of a program that reads the built file from stdin and writes it with the agent on it to stdout. */
  program: string;
  /** The program's arguments. */
  words(agent: AgentProfile): string[];
  agent(): Promise<AgentProfile>;
  headers: Record<string, string>;
}

/**
 * Serves built files with the published agent drawn on them. Each file is drawn at its first request and cached until the
 * agent's profile changes.
 */
export function drawnFiles({ program, words, agent, headers }: Drawing) {
  let drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let drawnFor: AgentProfile | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  return async (c: Context, name: string, built: Response): Promise<Response> => {
    const currentAgent = await agent();
    if (currentAgent !== drawnFor) [drawn, drawnFor] = [new Map(), currentAgent];
    const files = drawn;
    const drawing =
      files.get(name) ??
      runSequentially(async () => draw(program, words(currentAgent), Buffer.from(await built.arrayBuffer())));
    files.set(name, drawing);
    drawing.catch(() => files.delete(name));
    const identity = await drawing;
    // Not immutable: another instance may still draw the previous profile.
    const all = { 'cache-control': 'public, max-age=3600', ...headers };
    const file = { status: 200, headers: all, etag: etagOf(identity), bodies: { identity } };
    return encodedResponse(file, c.req.raw);
  };

  /** Draws one file at a time, to leave CPU time for pages. */
  function runSequentially<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }
}

function draw(program: string, words: string[], built: Buffer): Promise<Buffer<ArrayBuffer>> {
  const options = { env: {}, timeout: DRAWING_TIMEOUT_MS, encoding: 'buffer', maxBuffer: MAX_BYTES } as const;
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
