import type { Order } from './order.ts';

/** Masks the words of a plain text that look like features of homes and mean something else. */
export function withoutLookAlikesOfFeatures(text: string, order: Order | null): string {
  const rest = order?.by === 'lot' ? text.replace(ORDERED_LAND, ' _ ') : text;
  return rest.replace(FEWER_LEVELS, ' _ ').replace(TO_SEE, '_');
}

/** "The biggest yard" sorts by lot size; it does not require a description that mentions a yard. */
const ORDERED_LAND =
  /\b(?:biggest|bigger|largest|larger|smallest) (?:back ?)?(?:yards?|gardens?)\b|\b(?:jardin|patio) mas (?:grande|chico)\b/;

/** "No more than 2 stories" does not ask for the feature "two or more stories". */
const FEWER_LEVELS =
  /\b(?:no more than|not more than|at most|max(?:imum)?|up to|less than|fewer than|under) \d (?:stor(?:y|ies)|levels?|floors?|pisos|plantas)\b/g;

/** "Can I view homes", "to view the condo" */
const TO_SEE =
  /(?<=\b(?:to|i|we|me|us|you|and|please) )view\b(?! of\b)|^view(?= (?:_|the|an?|some|all|more|this|that|it)\b)/g;
