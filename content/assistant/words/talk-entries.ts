import type { EntryRoles } from '#domain/chat/dialogue/situation.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import type { SumKind } from '#domain/chat/values/figures.ts';

/** The entry for an act of small talk, unless the message asks for another entry. */
export const talkEntries: Partial<Record<Act, string>> = {
  greeting: 'hello',
  thanks: 'thanks',
  talk: 'small-talk',
};

/** Entries that request the team: the offer replaces the answer. */
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

/** Entries after which a valuation is offered to sellers. */
export const offeredAfter: Record<string, 'valuation'> = { 'first-step-to-sell': 'valuation' };

/** Entries answered before a person is offered, such as who answers here. */
export const answeredFirst: readonly string[] = ['bot-or-human'];

/** The entry for somebody who wants calls or messages to stop. */
export const stopEntry = 'stop-contacting';

/** The entry for reports of unfair treatment, even if the guard would decline their wording. */
export const reportEntry = 'discrimination-reported';

/** Entries about record data: if a home or an area is named or under discussion, its record answers instead. */
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

/** Entries that explain a calculation: "and on 800k?" after one of them requests it. */
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

/** Entries whose answer begins with the figures of the area in question, or of the whole market. */
export const figureEntries: EntryRoles['figureEntries'] = {
  'area-prices': { facts: ['price'] },
  'how-long-selling': { facts: ['days'], isOfAreas: true },
  'market-direction': { facts: ['price', 'days', 'inventory'] },
};

/** The answer to what prices will do: none is foretold. */
export const forecastEntry = { id: 'market-direction', aspect: 'will-prices-fall' };

/** The entry for somebody who wants alerts about new homes. */
export const watchEntry = 'listing-alerts';

/** Entries about past sales: first of homes, then of the team. A list of homes for sale does not answer them. */
export const soldEntries: readonly string[] = ['sold-prices', 'track-record'];

/** Entries that are never suggested. */
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

/** Emergency words in plain text, and the entry that answers any message with one of them. */
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
