import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '../databases.ts';
import { listLeads } from '../leads.ts';

/** A visitor's or bot's copy of a form. */
export interface FormVisit {
  url: string;
  token: string;
  seenMs: number;
}

/** The headers that a browser sends with every post; `ip` is the address that a proxy in front would forward. */
export function browserHeaders(url: string, ip = '203.0.113.7'): Record<string, string> {
  return {
    origin: new URL(url).origin,
    'sec-fetch-site': 'same-origin',
    'accept-language': 'en-US,en;q=0.9',
    'user-agent': 'Mozilla/5.0',
    'x-forwarded-for': ip,
  };
}

/** Fetches a form's token, as its script does when the form becomes visible. */
export async function fetchToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/form-token`);
  return ((await answer.json()) as { token: string }).token;
}

/** Sends a form as its script does. @returns the status */
export async function sendByScript(
  { url, token, seenMs }: FormVisit,
  fields: Record<string, unknown>,
  { trap = '', headers = browserHeaders(url), key = crypto.randomUUID() as string } = {},
): Promise<number> {
  const body = { ...fields, [TRAP_FIELD]: trap, formToken: token, formSeenMs: seenMs };
  return await sendJson(url, body, { ...headers, 'idempotency-key': key });
}

/** Posts JSON. @returns the status */
export async function sendJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a form as a page without JavaScript does. @returns the status */
export async function sendByPage(
  url: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = browserHeaders(url),
): Promise<number> {
  const answer = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields as Record<string, string>),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Whether each stored lead is marked as spam, by its e-mail address. */
export async function marksByEmail(storeUrl: string): Promise<Map<string, boolean>> {
  const database = openDatabase(storeUrl, silent);
  const leads = await listLeads(database);
  await database.close();
  return new Map(leads.map((lead) => [lead.email, looksLikeSpam(lead)]));
}
