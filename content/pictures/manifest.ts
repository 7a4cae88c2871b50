// Written by make-pictures.ts: run `npm run pictures`, do not edit.
import type { PictureRecord } from './picture-files.ts';
import type { PictureName } from './pictures.ts';

export const pictureManifest: Record<PictureName, PictureRecord> = {
  hero: { width: 2400, height: 1500, fingerprint: '73323383' },
  dilworth: { width: 1600, height: 1000, fingerprint: '52043b72' },
  'fourth-ward': { width: 1600, height: 1000, fingerprint: '5b68a4bd' },
  noda: { width: 1600, height: 1000, fingerprint: '9a87b0b3' },
  southend: { width: 1600, height: 1000, fingerprint: '8283043a' },
  'plaza-midwood': { width: 1600, height: 1000, fingerprint: 'd9339c3d' },
  'myers-park': { width: 1600, height: 1000, fingerprint: 'ecbdd498' },
  uptown: { width: 1600, height: 1000, fingerprint: 'f5c9c0c3' },
  'lake-norman': { width: 1600, height: 1000, fingerprint: 'a720f052' },
  portrait: { width: 1200, height: 1500, fingerprint: 'a75d98ed' },
  'guide-cover': { width: 1200, height: 1500, fingerprint: '53eabdce' },
  'listing-bungalow': { width: 1200, height: 800, fingerprint: '98372651' },
  'listing-farmhouse': { width: 1200, height: 800, fingerprint: '38a853ef' },
  'listing-colonial': { width: 1200, height: 800, fingerprint: '4c2ee720' },
  'listing-modern': { width: 1200, height: 800, fingerprint: 'cb5cc82a' },
  'listing-victorian': { width: 1200, height: 800, fingerprint: 'd0a16b96' },
  'listing-townhouses': { width: 1200, height: 800, fingerprint: '640184e2' },
  'listing-ranch': { width: 1200, height: 800, fingerprint: '2cbb09b6' },
  'listing-craftsman': { width: 1200, height: 800, fingerprint: '0fdcdc0a' },
  'porch-light': { width: 1600, height: 700, fingerprint: 'd5c74dc1' },
};
