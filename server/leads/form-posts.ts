import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fieldMessages } from '#content/contact.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import { LEAD_FORMS } from '#domain/leads/lead-forms.ts';
import { describeIssues, isMissing } from '#domain/leads/parse-form.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import type { Leads } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isFromBrowser } from '../http/from-browser.ts';
import { MAX_BODY_BYTES } from '../http/read-json.ts';
import type { RenderPage } from '../pages/render-page.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { fingerprint } from './fingerprint.ts';
import { leadContext } from './lead-context.ts';

/** Each form's field that can be too long: a body over the size limit is not parsed. */
const LONGEST_FIELDS: Record<LeadForm, string> = { contact: 'message', seller: 'address' };

interface FormPostsOptions {
  leads: Leads;
  limit: RateLimit;
  renderPage: RenderPage;
}

/** Handles forms posted without JavaScript: errors render the page again with all its input. */
export function formPosts({ leads, limit, renderPage }: FormPostsOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const { kind, page } of LEAD_FORMS) {
    const errors = describeIssues([{ field: LONGEST_FIELDS[kind], rule: 'too-long' }], fieldMessages);
    const onError = (c: Context) =>
      show(c, kind, 413, { status: 'invalid', values: {}, missing: false, errors });
    app.post(page, bodyLimit({ maxSize: MAX_BODY_BYTES, onError }), (c) => answer(c, kind));
  }
  return app;

  async function answer(c: Context<AppEnv>, kind: LeadForm): Promise<Response> {
    const values = textFields(await c.req.formData().catch(() => new FormData()));
    const wait = await limit(c.get('clientAddress'));
    if (wait !== null) {
      const page = await show(c, kind, 429, { status: 'limited', values });
      page.headers.set('retry-after', String(wait));
      return page;
    }
    const outcome = await leads.capture(kind, values, {
      ...leadContext(c, sameFormKey(kind, values)),
      submission: { by: 'page', fromBrowser: isFromBrowser(c.req.raw.headers) },
    });
    switch (outcome.status) {
      case 'saved':
        c.set('isResubmission', !outcome.isNew);
        return c.redirect(
          `${c.req.path}?sent=yes#${kind === 'contact' ? 'contact-form' : 'guide-form'}`,
          303,
        );
      case 'invalid': {
        const errors = describeIssues(outcome.issues, fieldMessages);
        const missing = isMissing(outcome.issues);
        return await show(c, kind, 422, { status: 'invalid', values, missing, errors });
      }
      default:
        return await show(c, kind, 503, { status: 'failed', values });
    }
  }

  function show(c: Context, kind: LeadForm, status: 413 | 422 | 429 | 503, form: SubmittedForm) {
    return renderPage(c.req.raw, { [kind === 'contact' ? 'contactForm' : 'sellerForm']: form }, status);
  }
}

/** A browser posts each line break as two characters but counts it as one, as the limits of the fields do. */
function textFields(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string') values[name] = value.replaceAll('\r\n', '\n');
  return values;
}

/**
 * A form without JavaScript has no idempotency key, but a second click sends the same values: their hash is the key, so that
 * the same form sent again within 72 hours creates no second lead.
 */
function sameFormKey(kind: LeadForm, values: Record<string, string>): string {
  return `form-${fingerprint([kind, Object.entries(values).sort()])}`;
}
