/** The section that changes what the site says. */
export const contentWords = {
  title: 'Content',
  lede: 'What the site says cannot be changed here yet. Until then, whoever runs the site changes it for you.',
};
