/** One entry of the main menu. `external` opens a new tab with rel="noopener". */
export interface NavItem {
  title: string;
  link: string;
  external: boolean;
  testId: string;
  /** Shown below the title, to announce a new tab. */
  hint?: string;
}

// Placeholders for external links. A deployer replaces the addresses in this object; the site has no other external
// links.
export const outbound = {
  searchListings: 'https://example.com/listings',
  accessListings: 'https://example.com/listings/access',
  homeValue: 'https://example.com/home-value',
  teamSite: 'https://example.com/stone-realty-group',
  googleReviews: 'https://example.com/google-reviews/stone-realty-group',
  instagram: 'https://example.com/instagram/averystone',
  facebook: 'https://example.com/facebook/averystone',
  linkedin: 'https://example.com/linkedin/averystone',
};

export const navItems: NavItem[] = [
  {
    title: 'Search Listings',
    link: outbound.searchListings,
    external: true,
    testId: 'nav-search-listings',
    hint: 'Opens the listings site in a new tab',
  },
  { title: 'Sell', link: '/sell', external: false, testId: 'nav-sell' },
  { title: 'About', link: '/#about', external: false, testId: 'nav-about' },
  { title: 'Reviews', link: '/reviews', external: true, testId: 'nav-reviews', hint: 'Opens in a new tab' },
  { title: 'Market Insights', link: '/market-insights', external: false, testId: 'nav-market-insights' },
];

/** Visually hidden text after a link that opens a new tab. */
export const newTabNote = 'opens in a new tab';

/** Words of the header around the menu. */
export const header = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  contact: { title: 'Contact', link: '/#contact', testId: 'nav-contact' },
  call: 'Call',
};

export const socialLinks = [
  { name: 'Instagram', icon: 'instagram', link: outbound.instagram },
  { name: 'Facebook', icon: 'facebook', link: outbound.facebook },
  { name: 'LinkedIn', icon: 'linkedin', link: outbound.linkedin },
] as const;

export const footerLinks = [
  { title: 'Privacy Policy', link: '/privacy', external: false },
  { title: 'Team site', link: outbound.teamSite, external: true },
];

/** The steps of all breadcrumb trails; a neighborhood or a guide appends its own name. */
export const breadcrumbs = {
  label: 'Breadcrumb',
  home: { title: 'Home', link: '/' },
  sell: { title: 'Sell', link: '/sell' },
  reviews: { title: 'Reviews', link: '/reviews' },
  marketInsights: { title: 'Market Insights', link: '/market-insights' },
  neighborhoods: { title: 'Neighborhoods', link: '/neighborhoods' },
  compare: { title: 'Compare', link: '/compare' },
  contact: { title: 'Contact', link: '/contact' },
  privacy: { title: 'Privacy Policy', link: '/privacy-policy' },
};
