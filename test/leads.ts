import { randomUUID } from 'node:crypto';
import type { Lead } from '#domain/leads/lead.ts';
import type { Database } from '#server/database/database.ts';
import { toLead } from '#server/leads/lead-store.ts';

/** A lead as stored. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    kind: 'contact',
    firstName: 'Jordan',
    lastName: 'Reyes',
    email: 'jordan@example.com',
    phone: '(704) 555-0199',
    interest: 'buying',
    neighborhoods: 'NoDa',
    message: 'Is the mill house still for sale?',
    address: '',
    agentId: 1,
    source: 'website',
    status: 'new',
    attribution: { landingPage: '/' },
    page: '/contact',
    spamSignals: [],
    disclosureDueAt: '2026-11-05T15:00:00.000Z',
    createdAt: '2026-11-02T15:00:00.000Z',
    ...changes,
  };
}

/** Every lead of a store, newest first. */
export async function listLeads({ db }: Database): Promise<Lead[]> {
  const rows = await db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toLead);
}

/** The number of leads with an e-mail address. */
export async function countLeads({ db }: Database, email: unknown): Promise<number> {
  const rows = await db.selectFrom('leads').select('id').where('email', '=', String(email)).execute();
  return rows.length;
}
