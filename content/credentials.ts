/** One claim of the credentials band. `plus` raises a small "+" after the figure; `shortLabel` is the /sell page's. */
export interface Credential {
  id: string;
  figure: string;
  plus: boolean;
  label: string;
  shortLabel: string;
}

export const credentials: Credential[] = [
  { id: 'years', figure: '18', plus: false, label: 'years in business', shortLabel: 'years' },
  { id: 'homes', figure: '2500', plus: true, label: 'homes sold', shortLabel: 'homes' },
  {
    id: 'transactions',
    figure: '$1.5B',
    plus: false,
    label: 'closed transactions',
    shortLabel: 'closed transactions',
  },
  { id: 'reviews', figure: '1,000', plus: false, label: 'five-star reviews', shortLabel: 'reviews' },
];

/** No figure without its source and date (G.S. 93A-6). */
export const credentialsSource = {
  label: 'Credentials',
  line: 'Career totals of the team, as reported by Stone Realty Group, November 2026. Reviews are counted across all platforms.',
  asOf: '2026-11-01',
};
