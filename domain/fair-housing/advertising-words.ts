/** The classes that fair housing law protects, and words that are proxies for them. */
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
 * Advertising phrases that may say who should live somewhere. In a phrase `{name}` is any entry of a list, `a/b` is
 * either word, `[…]` is optional and `…` matches up to three more words. Plurals, hyphens and accents make no
 * difference.
 */
export interface AdvertisingWords {
  lists: Record<string, readonly string[]>;
  classes: Record<ProtectedClass, string>;
  rules: readonly AdvertisingRule[];
  /**
   * What to report when the assistant's guard declines a sentence, by the guard's class. Classes missing here are
   * ignored.
   */
  heard: Readonly<Record<string, Pick<AdvertisingRule, 'protectedClass' | 'reason'>>>;
  /** Harmless phrases: nothing that overlaps one of them is marked. */
  harmless: readonly string[];
  /** Phrases that are harmless in the same sentence as one of `others`. */
  harmlessBeside: readonly { phrases: readonly string[]; others: readonly string[] }[];
}

export interface AdvertisingRule {
  protectedClass: ProtectedClass;
  /** One sentence. */
  reason: string;
  phrases: readonly string[];
  /** '' if the phrase is best deleted. `{name}` repeats the word of that list found in the text. */
  suggestion: string;
}
