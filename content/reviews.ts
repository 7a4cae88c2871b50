import type { Review } from '#domain/reviews/review.ts';

// Every text below was written to show the layout; none is a client's. `isSample` adds the sample tag to each. Replace
// them with published reviews, verbatim, before the site goes live (FTC 16 CFR 465).

export const homeReviews: Review[] = [
  {
    id: 1,
    place: 'home',
    name: 'Priya and Daniel R.',
    location: 'Dilworth',
    content:
      'We toured nine homes in three weekends and never once felt hurried. When the tenth was right, Avery had the offer written before dinner.',
    rating: 5,
    isSample: true,
  },
  {
    id: 2,
    place: 'home',
    name: 'Marcus T.',
    location: 'NoDa',
    content:
      'Sold our mill house in eleven days. The plan for paint, photographs and pricing was on one page, and every line of it happened when the page said it would. We kept the page. It is on the refrigerator of the new house.',
    rating: 5,
    isSample: true,
  },
  {
    id: 3,
    place: 'home',
    name: 'Elena V.',
    location: 'Plaza Midwood',
    content:
      'First purchase, hundreds of questions. Each one answered the same day, in plain words, with the figures beside it.',
    rating: 5,
    isSample: true,
  },
  {
    id: 4,
    place: 'home',
    name: 'Jo and Sam K.',
    location: 'Myers Park',
    content:
      'We had lived in the house for twenty-six years and could not see it any more. Avery walked through it twice with a notebook, said very little the first time, and came back with a list: what to mend, what to leave alone, what each thing would cost and what it would likely bring. The list said to keep the old windows. The buyers mentioned the windows in their letter of offer, and again at the closing table. We would have thrown them out. There was a storm the night before settlement and a limb came down across the drive. By eight the next morning a crew was there, and by ten the drive was swept. Nobody sent us a bill or a story about it. That is how the whole sale went.',
    rating: 5,
    isSample: true,
  },
  {
    id: 5,
    place: 'home',
    name: 'Renee A.',
    location: 'Uptown',
    content: "Clear about the building's dues and reserves before I asked. I bought with my eyes open.",
    rating: 5,
    isSample: true,
  },
  {
    id: 6,
    place: 'home',
    name: 'Tomas and Ruth L.',
    location: 'SouthEnd',
    content:
      'We were sure we wanted a balcony over the tracks. Avery had us stand on one at six in the evening and again at eleven at night. We bought two blocks back, on the quiet side, and think of that advice every evening around eleven.',
    rating: 5,
    isSample: true,
  },
  {
    id: 7,
    place: 'home',
    name: 'Colette B.',
    location: 'Lake Norman',
    content:
      'Moving from four states away, I saw the house on a screen and Avery saw it in the rain. The report that came back had the depth at the dock, the age of the septic field, the slope of the lawn in degrees and a photograph of the one crack that mattered. The repair was settled before the due diligence period ended, and when I finally stood in the kitchen there was nothing left to be surprised by.',
    rating: 5,
    isSample: true,
  },
];

export const reviews: Review[] = [
  {
    id: 8,
    place: 'reviews',
    name: 'Naomi W.',
    location: 'Dilworth',
    content:
      'Straight answers, even the ones that cost a commission. Avery talked us out of a house with a wet crawl space, and we found the right one six weeks later on the next street.',
    rating: 5,
    source: 'google',
    isSample: true,
  },
  {
    id: 9,
    place: 'reviews',
    name: 'Victor and Ilse M.',
    location: 'Fourth Ward',
    content: 'Listed on a Thursday, three offers by Monday, all of them laid side by side on one sheet.',
    rating: 5,
    source: 'google',
    isSample: true,
  },
  {
    id: 10,
    place: 'reviews',
    name: 'Harper D.',
    location: 'Plaza Midwood',
    content:
      'I asked what the porch would cost to restore. By the next evening I had two bids, the name of a mill that still cuts the right tongue and groove, and a note on which boards could stay. The bids were close to each other, and the work came in under both. It was the first time anyone had treated the old part of the house as the valuable part. I have since sent two neighbors, and they each have a porch story of their own by now.',
    rating: 5,
    isSample: true,
  },
  {
    id: 11,
    place: 'reviews',
    name: 'Andre P.',
    location: 'SouthEnd',
    content: 'Every deadline in the contract was on my calendar before I had found a pen.',
    rating: 5,
    source: 'google',
    isSample: true,
  },
  {
    id: 12,
    place: 'reviews',
    name: 'Lucia and Ben F.',
    location: 'NoDa',
    content:
      'We were outbid twice and it stung. Avery went over both sheets with us, showed where we stood and what had won, and never once told us to stretch. The third offer was ours, below the number we had been afraid of.',
    rating: 5,
    isSample: true,
  },
  {
    id: 13,
    place: 'reviews',
    name: 'Greta S.',
    location: 'Lake Norman',
    content:
      'The first price we were given was lower than we had hoped, with nine sales behind it to say why. We listed at that price. It sold for a little more, in the week Avery had said, and the appraisal matched.',
    rating: 5,
    source: 'google',
    isSample: true,
  },
  {
    id: 14,
    place: 'reviews',
    name: 'Owen and Mei C.',
    location: 'Myers Park',
    content:
      'Four stars only because the market made us wait five months. The waiting was made as easy as waiting can be: one call every Friday, even when there was nothing to say.',
    rating: 4,
    isSample: true,
  },
];

/** The claim on both pages, with its source and date; "5.0" and 559 are the specification's. */
export const googleSummary = {
  rating: 5.0,
  ratingText: '5.0',
  count: 559,
  linkText: '5.0/5 Based on 559 Google Reviews',
  asOf: '2026-11-01',
  sourceLine: (firm: string) => `Google Reviews, as reported by ${firm}, November 2026.`,
};
