export const notFound = {
  meta: { title: 'Page not found | Avery Stone, Stone Realty Group' },
  code: '404',
  title: 'Page not found',
  text: 'No house at this address. The porch light is on at home, though.',
  goHome: { label: 'Go Home', link: '/' },
};
