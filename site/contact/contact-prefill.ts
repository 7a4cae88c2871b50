import { INTERESTS, type Interest } from '#domain/leads/lead.ts';

/** What a link to the contact form fills in before the visitor begins. */
export interface ContactPrefill {
  interest?: Interest;
  /** For the form's free text: the names of areas. */
  neighborhoods?: string;
}

/** The address of the contact form with these fields filled in. @param area slug of an area */
export function contactLink({ interest, area }: { interest?: Interest; area?: string | undefined }): string {
  const query = new URLSearchParams();
  if (interest) query.set('interest', interest);
  if (area) query.set('neighborhood', area);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}

/**
 * Reads what a link filled in. A query can be written by anyone, so only interests of the form and areas of the site
 * count; an area may be given by slug or by name.
 */
export function readPrefill(
  query: URLSearchParams,
  areas: readonly { slug: string; name: string }[],
): ContactPrefill {
  const asked = query.get('interest');
  const interest = INTERESTS.find((known) => known === asked);
  const place = query.get('neighborhood')?.trim().toLowerCase();
  const area = areas.find(({ slug, name }) => slug === place || name.toLowerCase() === place);
  return { ...(interest && { interest }), ...(area && { neighborhoods: area.name }) };
}
