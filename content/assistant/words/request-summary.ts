import type { GivenParts, LeadWords } from '#domain/chat/lead/lead-words.ts';

interface SummaryPhrases {
  have: (given: string) => string;
  /** If no name, address or number was given. */
  nothing: string;
  about: (subjects: string) => string;
  ownWords: (quotes: string) => string;
  quote: (said: string) => string;
}

/** @returns a function that writes everything given for a request in one language */
export function createSummary(
  { have, nothing, about: aboutIt, ownWords: inOwnWords, quote }: SummaryPhrases,
  wishes: LeadWords['wishes'],
): LeadWords['summary'] {
  return ({ details: { firstName, lastName, email, phone }, wish, about, ownWords }: GivenParts) => {
    const given = [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean).join(', ');
    return [
      given ? have(given) : nothing,
      aboutIt([wishes[wish], ...about].join('; ')),
      ownWords.length > 0 ? inOwnWords(ownWords.map(quote).join('; ')) : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
}
