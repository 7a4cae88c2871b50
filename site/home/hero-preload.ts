import { hero } from '#content/home.ts';
import { pictureSources } from '../ui/picture-sources.ts';
import { HERO_SIZES } from './hero.tsx';

const [best] = pictureSources(hero.image).modern;

/**
 * Attributes of the link that preloads the scene. A browser that does not support the best format loads nothing. The
 * page renders the link itself, because React would drop it.
 */
export const heroPreload = {
  rel: 'preload',
  as: 'image',
  type: best?.type,
  imagesrcset: best?.srcSet,
  imagesizes: HERO_SIZES,
  fetchpriority: 'high',
} as const;
