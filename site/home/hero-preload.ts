import { pictureSources } from '../ui/picture-sources.ts';
import { HERO_SCENE } from './hero.tsx';

const { tall } = HERO_SCENE;

/**
 * Attributes of the links that preload the scene, one of which applies to any screen. A browser that does not support
 * the best format loads nothing. The page renders the links itself, because React would drop them.
 */
export const heroPreloads = [preload(tall, tall.media), preload(HERO_SCENE, `not all and ${tall.media}`)];

function preload({ source, sizes }: { source: string; sizes: string }, media: string) {
  const [best] = pictureSources(source).modern;
  return {
    rel: 'preload',
    as: 'image',
    type: best?.type,
    media,
    imagesrcset: best?.srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
  } as const;
}
