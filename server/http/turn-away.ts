import type { IncomingMessage, ServerResponse } from 'node:http';
import { phoneHref } from '#content/agent.ts';
import { busyPage } from '#content/error-page.ts';
import { problems } from '#content/problems.ts';
import { RETRY_AFTER_S } from './problem.ts';

/** As plain as can be: it is sent when there is no time for anything else. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${busyPage.title}</title><h1>${busyPage.title}</h1><p>${busyPage.text}</p><p><a href="${phoneHref}">${busyPage.call}</a></p>`;

/**
 * Answers 503 with the phone number, and when to come again.
 * @param headers added to each answer
 */
export function turnAwayWith(
  headers: [string, string][],
): (request: IncomingMessage, response: ServerResponse) => void {
  const { status, title, detail } = problems.busy;
  const problem = JSON.stringify({ type: 'about:blank', title, status, detail });
  const forPrograms = answer(headers, 'application/problem+json', problem);
  const forPeople = answer(headers, 'text/html; charset=utf-8', PAGE);
  return ({ url = '' }, response) => {
    const { head, body } = url.startsWith('/api/') ? forPrograms : forPeople;
    response.writeHead(status, head).end(body);
  };
}

/** Put together once: turning somebody away has to cost next to nothing. */
function answer(headers: [string, string][], type: string, text: string): { head: string[]; body: Buffer } {
  const body = Buffer.from(text);
  const head = [
    ...headers.flat(),
    ...['content-type', type],
    ...['content-security-policy', "default-src 'none'"],
    ...['cache-control', 'no-store'],
    ...['retry-after', String(RETRY_AFTER_S)],
    ...['content-length', String(body.byteLength)],
  ];
  return { head, body };
}
