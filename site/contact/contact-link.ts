import type { Interest } from '#domain/leads/lead.ts';

interface ContactLink {
  interest?: Interest;
  /** Slug of a neighborhood. */
  area?: string | undefined;
  /** The request in the message: something in the neighborhood, or a tour of the home with this id. */
  ask?: 'report' | 'tour' | { home: string };
}

/** The address of the contact form with these fields filled in. */
export function contactLink({ interest, area, ask }: ContactLink): string {
  const query = new URLSearchParams();
  if (interest) query.set('interest', interest);
  if (area) query.set('neighborhood', area);
  if (ask) query.set('ask', typeof ask === 'object' ? ask.home : ask);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}
