import { type Context, Hono } from 'hono';
import { fieldMessages } from '#content/contact.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import { describeIssues } from '#domain/leads/parse-form.ts';
import type { Leads } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isFromBrowser } from '../http/from-browser.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { problem } from '../http/problem.ts';
import { type JsonBody, readJson } from '../http/read-json.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import { contactLeadAnswer, sellerLeadAnswer } from './lead-answers.ts';
import { leadContext } from './lead-context.ts';

type Env = AppEnv & JsonBody;

interface LeadRoutesOptions {
  leads: Leads;
  limit: RateLimit;
  guideUrl: string;
}

/** `POST /leads` and `POST /seller-leads`, for programs and the site's own forms; `GET /form-token` for the forms. */
export function leadRoutes({ leads, limit, guideUrl }: LeadRoutesOptions): Hono<Env> {
  return new Hono<Env>()
    .get('/form-token', async (c) => {
      const token = await leads.formToken().catch(() => null);
      if (token === null) return problem('unavailable');
      return c.json({ token }, 200, { 'cache-control': 'no-store' });
    })
    .post('/leads', readJson, (c) => answer(c, 'contact'))
    .post('/seller-leads', readJson, (c) => answer(c, 'seller'));

  async function answer(c: Context<Env>, kind: LeadForm): Promise<Response> {
    const key = idempotencyKeyOf(c);
    if (key === null) return problem('badKey');
    const refused = await refuseTooMany(limit, c.get('clientAddress'));
    if (refused) return refused;

    const outcome = await leads.capture(kind, c.get('body'), {
      ...leadContext(c, key),
      submission: { by: 'script', fromBrowser: isFromBrowser(c.req.raw.headers) },
    });
    switch (outcome.status) {
      case 'saved': {
        c.set('isResubmission', !outcome.isNew);
        const body =
          kind === 'contact' ? contactLeadAnswer(outcome.lead) : sellerLeadAnswer(outcome.lead, guideUrl);
        return c.json(body, 201, { 'cache-control': 'no-store' });
      }
      case 'invalid':
        return problem('invalid', { errors: describeIssues(outcome.issues, fieldMessages) });
      case 'key-reused':
        return problem('keyReused', { errors: [] });
      case 'unavailable':
        return problem('unavailable');
    }
  }
}
