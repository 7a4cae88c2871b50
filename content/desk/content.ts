/** The section that changes what the site says. */
export const contentWords = {
  title: 'Content',
  lede: 'Everything the site says.',
};
