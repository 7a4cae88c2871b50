import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { busyPage } from '#content/error-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { RETRY_AFTER_S } from './problem.ts';

/** The site's colors and a system font. */
const STYLE =
  'body{max-width:32em;margin:16vh auto;padding:0 20px;background:#f6f1e7;color:#14201d;font:19px/1.5 Georgia,serif}' +
  'h1{margin:0;color:#1f3a34;font-weight:400;font-size:2.4em;line-height:1.1}' +
  'a{display:inline-block;margin-right:24px;padding:8px 0;color:#1f3a34}';

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`;

/** The page that visitors get while the server is overloaded. It is minimal because it must be cheap. */
export function busyPageResponse({ phone, phoneHref }: AgentProfile): Response {
  const { title, text, tryAgain, call } = busyPage;
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(STYLE)}</style><h1>${title}</h1><p>${text(phone)}</p><p><a href="">${tryAgain}</a><a href="${phoneHref}">${call(phone)}</a></p>`;
  return new Response(String(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
    },
  });
}
