import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Claim } from '#domain/agent/claim.ts';

/** The accessible name of the band of figures. */
export const credentialsLabel = 'Credentials';

const careerTotals: Claim['source'] = {
  line: `Career totals of the team, as reported by ${agent.firm}. Reviews are counted across all platforms.`,
  asOf: '2026-11-01',
};

/** The figures of the credentials band. */
export const credentials: Claim[] = [
  {
    id: 'years',
    figure: '18',
    plus: false,
    label: 'years in business',
    shortLabel: 'years',
    source: careerTotals,
  },
  { id: 'homes', figure: '2500', plus: true, label: 'homes sold', shortLabel: 'homes', source: careerTotals },
  {
    id: 'transactions',
    figure: '$1.5B',
    plus: false,
    label: 'closed transactions',
    shortLabel: 'closed transactions',
    source: careerTotals,
  },
  {
    id: 'reviews',
    figure: '1,000',
    plus: false,
    label: 'five-star reviews',
    shortLabel: 'reviews',
    source: careerTotals,
  },
];
