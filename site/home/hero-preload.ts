import { hero } from '#content/home.ts';
import { pictureSources } from '../ui/picture-sources.ts';
import { HERO_SIZES } from './hero.tsx';

const [best] = pictureSources(hero.image).modern;

/**
 * Attributes of the link that has the browser fetch the scene before it knows the page. A browser that cannot show
 * the best format takes nothing. The page writes the link: React would swallow one that it rendered.
 */
export const heroPreload = {
  rel: 'preload',
  as: 'image',
  type: best?.type,
  imagesrcset: best?.srcSet,
  imagesizes: HERO_SIZES,
  fetchpriority: 'high',
} as const;
