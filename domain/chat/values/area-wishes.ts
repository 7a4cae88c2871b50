import { quotedFeatureId } from './home-features.ts';
import type { Values } from './read-values.ts';

/** Returns what the visitor wants from areas they compare: "Dilworth or NoDa if I want breweries and a yard". */
export function areaWishes({ wish, text }: Pick<Values, 'wish' | 'text'>): string[] {
  const [, wanted = ''] = WANTED.exec(text) ?? [];
  const words = wanted.split(' ').filter((word) => word.length >= MIN_LETTERS && !STOP_WORDS.has(word));
  const features = wish.features ?? [];
  const isFeature = (word: string) => features.some((id) => id.includes(word.replace(/s$/, '')));
  return [...features, ...words.filter((word) => !isFeature(word)).map(quotedFeatureId)];
}

const WANTED =
  /\b(?:(?:if|since|because) (?:i|we) (?:want|like|need|love|enjoy)|for|with|near|closer to|close to)((?: [a-z]+){1,8})$/;
const MIN_LETTERS = 4;
const STOP_WORDS = new Set(
  'good great nice some lots plenty have like want need with near that there and lot big small more most living life people family families kids couple money both them those these'.split(
    ' ',
  ),
);
