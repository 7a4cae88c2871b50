import type { AgentProfile } from '#domain/agent/agent-profile.ts';

const COPYRIGHT_YEAR = 2026;

export const footer = {
  tagline: 'In-town Charlotte homes, bought and sold with care.',
  office: 'Office',
  hours: 'Monday to Sunday, 8 am to 8 pm',
  socialLabel: 'Social media',
  legalLabel: 'Legal',
  cookieSettings: 'Cookie settings',
  map: {
    label: 'Office map',
    load: 'Load the office map',
    /** Without JavaScript the map is a link. */
    open: 'Open the office map',
    /** Shown before the click, because loading the map tells its provider about the visit. */
    note: 'The map comes from another provider and loads only when you ask for it.',
    frameTitle: (firm: string) => `Map of the ${firm} office`,
    directions: 'Get directions',
  },
  equalHousingMark: 'Equal Housing Opportunity',
  equalHousing:
    'Equal Housing Opportunity. We do business in accordance with federal and North Carolina fair housing law.',
  identity: ({ name, license, firm }: AgentProfile) => `${name}, ${license}, ${firm}.`,
  copyright: (firm: string) => `© ${COPYRIGHT_YEAR} ${firm}. All rights reserved.`,
};
