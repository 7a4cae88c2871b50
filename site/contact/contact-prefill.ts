import { contactAsks } from '#content/contact.ts';
import { INTERESTS, type Interest } from '#domain/leads/lead.ts';

/** What a link to the contact form fills in before the visitor begins. */
export interface ContactPrefill {
  interest?: Interest;
  /** For the form's free text: the names of areas. */
  neighborhoods?: string;
  message?: string;
}

interface ContactLink {
  interest?: Interest;
  /** Slug of an area. */
  area?: string | undefined;
  /** What the message asks for: something in the area, or to see the home of this id. */
  ask?: 'report' | 'tour' | { home: string };
}

/** What a query may name, and nothing else. */
interface Known {
  areas: readonly { slug: string; name: string }[];
  homes: readonly { id: string; address: string }[];
}

/** The address of the contact form with these fields filled in. */
export function contactLink({ interest, area, ask }: ContactLink): string {
  const query = new URLSearchParams();
  if (interest) query.set('interest', interest);
  if (area) query.set('neighborhood', area);
  if (ask) query.set('ask', typeof ask === 'object' ? ask.home : ask);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}

/**
 * Reads what a link filled in. A query can be written by anyone, so only interests of the form, and areas and homes of the
 * site count; an area may be given by slug or by name.
 */
export function readPrefill(query: URLSearchParams, { areas, homes }: Known): ContactPrefill {
  const asked = query.get('interest');
  const interest = INTERESTS.find((known) => known === asked);
  const place = query.get('neighborhood')?.trim().toLowerCase();
  const area = areas.find(({ slug, name }) => slug === place || name.toLowerCase() === place);
  const message = messageFor(query.get('ask'), area?.name, homes);
  return {
    ...(interest && { interest }),
    ...(area && { neighborhoods: area.name }),
    ...(message && { message }),
  };
}

function messageFor(ask: string | null, area: string | undefined, homes: Known['homes']): string | undefined {
  if (ask === 'report' || ask === 'tour') return area && contactAsks[ask](area);
  const home = homes.find(({ id }) => id === ask);
  return home && contactAsks.home(home);
}
