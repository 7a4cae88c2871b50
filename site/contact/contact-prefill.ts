import { contactAsks } from '#content/contact.ts';
import { INTERESTS, type Interest } from '#domain/leads/lead.ts';

/** What a link to the contact form fills in before the visitor begins. */
export interface ContactPrefill {
  interest?: Interest;
  /** For the form's free text: the names of areas. */
  neighborhoods?: string;
  message?: string;
}

/** What a visitor may ask for in an area, with the interest of the form that it belongs to. */
const ASKS = { report: 'exploring', tour: 'buying' } as const satisfies Record<string, Interest>;

interface ContactLink {
  /** One of the form's, something to ask for in the area, or the id of a home to see. */
  interest?: Interest | keyof typeof ASKS | { home: string };
  /** Slug of an area. */
  area?: string | undefined;
}

/** What a query may name, and nothing else. */
interface Known {
  areas: readonly { slug: string; name: string }[];
  homes: readonly { id: string; address: string }[];
}

/** The address of the contact form with these fields filled in. */
export function contactLink({ interest, area }: ContactLink): string {
  const query = new URLSearchParams();
  if (interest) query.set('interest', typeof interest === 'object' ? interest.home : interest);
  if (area) query.set('neighborhood', area);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}

/**
 * Reads what a link filled in. A query can be written by anyone, so only interests of the form, and areas and homes of the
 * site count; an area may be given by slug or by name.
 */
export function readPrefill(query: URLSearchParams, { areas, homes }: Known): ContactPrefill {
  const place = query.get('neighborhood')?.trim().toLowerCase();
  const area = areas.find(({ slug, name }) => slug === place || name.toLowerCase() === place);
  const asked = query.get('interest') ?? '';
  return { ...readInterest(asked, area?.name, homes), ...(area && { neighborhoods: area.name }) };
}

function readInterest(asked: string, area: string | undefined, homes: Known['homes']): ContactPrefill {
  const interest = INTERESTS.find((known) => known === asked);
  if (interest) return { interest };
  if (asked === 'report' || asked === 'tour')
    return { interest: ASKS[asked], ...(area && { message: contactAsks[asked](area) }) };
  const home = homes.find(({ id }) => id === asked);
  return home ? { interest: 'buying', message: contactAsks.home(home) } : {};
}
