import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { leadQuery } from '../api/queries.ts';
import { clearToasts, toastStore } from '../session/toasts.ts';
import { type LeadChanger, useLeadChange } from './use-lead-change.ts';

const asked = { version: 1, status: 'new', assigneeId: null, disclosureDoneAt: null };

beforeEach(() => {
  clearToasts();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

/** A page with a lead. Requests about one lead wait for each other, so each test has its own. */
function openLead(id: string) {
  const lead = { id, ...asked } as LeadDetail;
  const client = new QueryClient();
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  let changer: LeadChanger | undefined;
  const Page = () => {
    changer = useLeadChange(lead);
    return null;
  };
  renderToString(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  if (!changer) throw new Error('The page was not rendered');
  return { changer, shown: () => client.getQueryData(leadQuery(lead.id).queryKey) };
}

test('a checked-off disclosure is shown before the server answers', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { changer, shown } = openLead('ada');
  changer.change({ disclosureDone: true }, 'Done');
  await expect.poll(() => shown()?.disclosureDoneAt).toEqual(expect.any(String));
});

test('a change that the server refuses because of another field is made over the newer version', async () => {
  const versions: number[] = [];
  const assigned = { ...asked, version: 2, assigneeId: 'sam' };
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { version, status } = JSON.parse(body);
    versions.push(version);
    if (version === 2) return Response.json({ ...assigned, version: 3, status });
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify({ lead: assigned }), { status: 409, headers });
  });
  const { changer, shown } = openLead('bo');
  changer.change({ status: 'client' }, 'Status is now Client');
  await expect.poll(() => toastStore.get().map(({ title }) => title)).toEqual(['Status is now Client']);
  expect(versions).toEqual([1, 2]);
  expect(shown()).toMatchObject({ status: 'client', assigneeId: 'sam' });
});
