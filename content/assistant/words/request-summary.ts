import type { GivenParts, LeadWords } from '#domain/chat/lead/lead-words.ts';

interface SummaryPhrases {
  have: (given: string) => string;
  /** If no name, address or number was given. */
  nothing: string;
  about: (subjects: string) => string;
  reach: (preferences: string) => string;
}

/** @returns a function that writes everything given for a request in one language */
export function createSummary(
  { have, nothing, about: aboutIt, reach: byWay }: SummaryPhrases,
  wishes: LeadWords['wishes'],
): LeadWords['summary'] {
  return ({ details: { firstName, lastName, email, phone }, wish, reach, about }: GivenParts) => {
    const given = [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean).join(', ');
    return [
      given ? have(given) : nothing,
      aboutIt([wishes[wish], ...about].join('; ')),
      reach.length > 0 ? byWay(reach.join('; ')) : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
}
