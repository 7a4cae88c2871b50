/** What fair housing law protects, and what stands in for it. */
export type ProtectedClass =
  | 'family'
  | 'race'
  | 'origin'
  | 'religion'
  | 'sex'
  | 'disability'
  | 'income'
  | 'steering';

/**
 * Phrases of advertisements that may say who should live somewhere. In a phrase `{name}` is any entry of a list, `a/b` is
 * either word, `[…]` may be missing and `…` is up to three words more. A plural, a hyphen and an accent make no difference.
 */
export interface AdvertisingWords {
  lists: Record<string, readonly string[]>;
  classes: Record<ProtectedClass, string>;
  rules: readonly AdvertisingRule[];
  /** What the assistant's guard hears in a sentence, by the class of its protected words. It passes over what stands not here. */
  heard: Readonly<Record<string, Pick<AdvertisingRule, 'protectedClass' | 'reason'>>>;
  /** What is meant otherwise: nothing that overlaps one of these is marked. */
  harmless: readonly string[];
  /** Phrases that are harmless in a sentence with one of others. */
  harmlessBeside: readonly { phrases: readonly string[]; others: readonly string[] }[];
}

export interface AdvertisingRule {
  protectedClass: ProtectedClass;
  /** One sentence. */
  reason: string;
  phrases: readonly string[];
  /** '' where the phrase is best left out. `{name}` repeats the word of that list that stands in the text. */
  suggestion: string;
}
