import { outbound } from './navigation.ts';

export const sellPage = {
  hero: {
    label: 'Stone Selling System',
    title: 'Sold well is planned early.',
    lede: 'Four steps, one page, eighteen years of in-town sales behind each. Start with the guide; it is free and it is thorough.',
    getGuide: { label: 'Get the free guide', link: '#guide' },
    homeValue: { label: 'Get Your Home Value', link: outbound.homeValue },
  },
  system: {
    title: 'The system, in order',
    steps: [
      {
        id: 'price',
        title: 'Price',
        text: 'A price from sold neighbors, not hopeful ones: the last ninety days on your streets, dated and sourced.',
      },
      {
        id: 'prepare',
        title: 'Prepare',
        text: 'A room-by-room list with costs and what each item tends to return. Trades we know do the work.',
      },
      {
        id: 'present',
        title: 'Present',
        text: 'Photographs at the right hour, a floor plan, and a story that fits the house.',
      },
      {
        id: 'close',
        title: 'Close',
        text: 'Offers compared line by line on one sheet. We stay at the table until the keys change hands.',
      },
    ],
  },
  coverage: { title: 'Where we sell' },
  closing: {
    title: 'What is your home worth this season?',
    image: 'myers-park',
    homeValue: { label: 'Get Your Home Value', link: outbound.homeValue },
    call: (phone: string) => `Call ${phone}`,
  },
};
