import { contactAsks } from '#content/contact.ts';
import { INTERESTS, type Interest } from '#domain/leads/lead.ts';

/** The values that a link fills into the contact form. */
export interface ContactPrefill {
  interest?: Interest;
  /** Neighborhood names for the form's text field. */
  neighborhoods?: string;
  message?: string;
}

/** The only names that a query may refer to. */
interface Known {
  areas: readonly { slug: string; name: string }[];
  homes: readonly { id: string; address: string }[];
}

/**
 * Parses the values of a link. Anyone can write a query, so only the form's interests and the site's neighborhoods and
 * homes are accepted; a neighborhood may be given by slug or by name.
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
