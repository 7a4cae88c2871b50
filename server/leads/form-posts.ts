import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fieldMessages } from '#content/contact.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import { describeIssues } from '#domain/leads/parse-form.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import type { LeadDesk } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isFromBrowser } from '../http/from-browser.ts';
import { problem } from '../http/problem.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { RenderPage } from '../pages/render-page.ts';
import { leadContext } from './lead-context.ts';

/** Percent-encoding makes three bytes of one, so a form may be larger than the same values as JSON. */
const MAX_FORM_BYTES = 64 * 1024;

export interface FormPostsOptions {
  leads: LeadDesk;
  limit: RateLimit;
  renderPage: RenderPage;
}

/** The forms as a browser posts them without JavaScript: the page comes back with its answer, nothing typed is lost. */
export function formPosts({ leads, limit, renderPage }: FormPostsOptions): Hono<AppEnv> {
  const limitBody = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => problem('tooLarge') });
  return new Hono<AppEnv>()
    .post('/contact', limitBody, (c) => answer(c, 'contact'))
    .post('/sell', limitBody, (c) => answer(c, 'seller'));

  async function answer(c: Context<AppEnv>, kind: LeadForm): Promise<Response> {
    const values = textFields(await c.req.formData().catch(() => new FormData()));
    const key = sameFormKey(kind, values);
    const show = (status: 413 | 422 | 429 | 503, form: SubmittedForm) =>
      renderPage(c.req.raw, { [kind === 'contact' ? 'contactForm' : 'sellerForm']: form }, status);

    const wait = await limit(c.get('clientAddress'), key);
    if (wait !== null) return await show(429, { status: 'limited', values });
    const outcome = await leads.capture(kind, values, {
      ...leadContext(c, key),
      sending: { by: 'page', fromBrowser: isFromBrowser(c.req.raw.headers) },
    });
    switch (outcome.status) {
      case 'kept':
        return c.redirect(`${c.req.path}?sent=yes#${kind === 'contact' ? 'contact' : 'guide'}`, 303);
      case 'invalid': {
        const errors = describeIssues(outcome.issues, fieldMessages);
        return await show(422, { status: 'invalid', values, errors });
      }
      default:
        return await show(503, { status: 'failed', values });
    }
  }
}

function textFields(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  return values;
}

/**
 * A form without JavaScript cannot make up a key, but a second click sends the same values: their hash is the key, so
 * that the same form, sent again within 72 hours, is the same lead.
 */
function sameFormKey(kind: LeadForm, values: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, Object.entries(values).sort()]));
  return `form-${hash.digest('base64url')}`;
}
