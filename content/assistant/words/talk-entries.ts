import type { EntryRoles } from '#domain/chat/dialogue/situation.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import type { SumKind } from '#domain/chat/values/figures.ts';

/** The entry that answers an act of plain talk where the message itself asks for no other. */
export const talkEntries: Partial<Record<Act, string>> = {
  greeting: 'hello',
  thanks: 'thanks',
  talk: 'small-talk',
};

/** Entries of people who want somebody of the team: what they wish for is offered in their place. */
export const leadEntries: Record<string, 'contact' | 'complaint' | 'valuation' | 'fault' | 'tour'> = {
  'person-now': 'contact',
  'when-to-be-reached': 'contact',
  'book-a-tour': 'tour',
  'appointment-wish': 'tour',
  'nobody-called': 'complaint',
  'formal-complaint': 'complaint',
  'home-value': 'valuation',
  'site-trouble': 'fault',
};

/** Entries after which the team is offered to whoever has a home to sell. */
export const offeredAfter: Record<string, 'valuation'> = { 'first-step-to-sell': 'valuation' };

/** Entries that are told before a person is offered: who answers here. */
export const answeredFirst: readonly string[] = ['bot-or-human'];

/** The entry for somebody who has something to put right. */
export const correctionEntry = 'correct-details';

/** The entry for somebody who is called or written to, and wants it to end. */
export const stopEntry = 'stop-contacting';

/** The entry for somebody who was treated unfairly, also where the words for it would otherwise be declined. */
export const reportEntry = 'discrimination-reported';

/** Entries about what the records tell: where a home or an area is named or spoken of, its record answers instead. */
export const recordEntries: Record<string, Act> = {
  'accessible-homes': 'ask',
  'area-like': 'describe',
  'area-prices': 'ask',
  'compare-areas': 'compare',
  'compare-homes': 'compare',
  'home-details': 'ask',
  'home-extremes': 'rank',
  'home-features': 'ask',
  'home-hoa': 'ask',
  'land-and-yard': 'ask',
  'listing-data': 'ask',
  'search-listings': 'search',
  'square-footage': 'ask',
  'still-available': 'ask',
  'style-and-age': 'ask',
  walking: 'ask',
};

/** Entries that explain a sum: "and on 800k?" after one of them asks for it. */
export const sumEntries: Record<string, SumKind> = {
  'divorce-buyout': 'equity',
  'excise-tax': 'excise-tax',
  'gain-tax': 'gain',
  heloc: 'equity',
  'loan-term': 'payment',
  'monthly-payment': 'payment',
  'net-proceeds': 'net',
  points: 'payment',
  'price-from-payment': 'price-from-payment',
  'property-tax': 'property-tax',
  refinance: 'payment',
  'sell-or-rent': 'cash-flow',
  'seller-costs': 'net',
  'what-can-i-afford': 'price-from-payment',
  'what-it-would-rent-for': 'cash-flow',
  'worth-investing': 'cash-flow',
};

/** Entries that open with the figures of the area asked about, or of the whole market. */
export const figureEntries: EntryRoles['figureEntries'] = {
  'area-prices': { facts: ['price'] },
  'how-long-selling': { facts: ['days'], isOfAreas: true },
  'market-direction': { facts: ['price', 'days', 'inventory'] },
};

/** What can be done for somebody who wants to hear of new homes. */
export const watchEntry = 'listing-alerts';

/** Entries about what was sold: no list of homes for sale answers them. */
export const soldEntries: readonly string[] = ['sold-prices', 'track-record'];

/** Entries that nobody is offered as what they may have meant. */
export const unsuggested: readonly string[] = [
  'anger',
  'danger',
  'grief',
  'hello',
  'instructions',
  'small-talk',
  'thanks',
  'unclear',
];

/** Words that must never be misunderstood, as plain text has them, and the entry that is told at once whatever else is said. */
export const urgent: { entry: string; words: readonly string[] } = {
  entry: 'danger',
  words: [
    'suicide',
    'suicidal',
    'kill myself',
    'want to die',
    'wants to die',
    'wish i was dead',
    'end my life',
    'take my own life',
    'hurt myself',
    'suicidio',
    'suicidarme',
    'quiero morir',
    'quiere morir',
    'quitarme la vida',
    'matarme',
  ],
};
