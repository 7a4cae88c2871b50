import { shippedAgent } from '#content/agent.ts';
import { sellerGuide } from '#content/seller-guide.ts';
import { pictureSources } from '../../ui/picture-sources.ts';
import { GuideCover } from '../guide-cover.tsx';

/** Page 1. The painting is a JPEG, which a PDF embeds without recompression. */
export function CoverSheet() {
  const { original, alt } = pictureSources(sellerGuide.cover.image);
  return <GuideCover agent={shippedAgent} titleAs="h1" picture={<img src={original} alt={alt} />} />;
}
