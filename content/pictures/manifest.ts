// Written by make-pictures.ts: run `npm run pictures`, do not edit.
import type { PictureRecord } from './picture-files.ts';

export const pictureManifest = {
  hero: {
    width: 2400,
    height: 1500,
    fingerprint: '73323383',
    alt: 'Craftsman bungalows with lit porches under oak trees, the Charlotte skyline in golden haze beyond.',
  },
  'hero-tall': {
    width: 1752,
    height: 1500,
    fingerprint: 'e5254379',
    alt: 'Craftsman bungalows with lit porches under oak trees, the Charlotte skyline in golden haze beyond.',
  },
  dilworth: {
    width: 1600,
    height: 1000,
    fingerprint: '52043b72',
    alt: 'A green-roofed Craftsman bungalow with a deep porch between oaks on a quiet Dilworth street.',
  },
  'fourth-ward': {
    width: 1600,
    height: 1000,
    fingerprint: '5b68a4bd',
    alt: 'A row of pastel Victorian houses with turrets in Fourth Ward, Uptown towers pale behind them.',
  },
  noda: {
    width: 1600,
    height: 1000,
    fingerprint: '9a87b0b3',
    alt: 'A brick mill with a rainbow mural and water tower in NoDa as a light rail train pulls in.',
  },
  southend: {
    width: 1600,
    height: 1000,
    fingerprint: '8283043a',
    alt: 'Mid-rise apartments above shops along the South End rail trail, a light rail train passing.',
  },
  'plaza-midwood': {
    width: 1600,
    height: 1000,
    fingerprint: 'd9339c3d',
    alt: 'Small shops with striped awnings and string lights facing a pocket park in Plaza Midwood.',
  },
  'myers-park': {
    width: 1600,
    height: 1000,
    fingerprint: 'ecbdd498',
    alt: 'A brick Colonial with white portico at the end of a garden walk under Myers Park oaks.',
  },
  uptown: {
    width: 1600,
    height: 1000,
    fingerprint: 'f5c9c0c3',
    alt: 'Uptown Charlotte towers in warm evening light, scattered windows lit.',
  },
  'lake-norman': {
    width: 1600,
    height: 1000,
    fingerprint: 'a720f052',
    alt: 'A gabled lake house with tall lit windows above a stepped shore, dock and sailboat on Lake Norman.',
  },
  portrait: {
    width: 1200,
    height: 1500,
    fingerprint: 'a75d98ed',
    alt: 'A terracotta front door with a glowing fanlight and two lanterns, framed by nested arches.',
  },
  'guide-cover': {
    width: 1200,
    height: 1500,
    fingerprint: '53eabdce',
    alt: 'A small bungalow on a stepped paper hill with trees, open sky above.',
  },
  'listing-bungalow': {
    width: 1200,
    height: 800,
    fingerprint: '98372651',
    alt: 'Illustration of a green-roofed Craftsman bungalow on its lot.',
  },
  'listing-farmhouse': {
    width: 1200,
    height: 800,
    fingerprint: '38a853ef',
    alt: 'Illustration of a white modern farmhouse with a metal roof and porch.',
  },
  'listing-colonial': {
    width: 1200,
    height: 800,
    fingerprint: '4c2ee720',
    alt: 'Illustration of a brick Colonial with dormers and a columned portico.',
  },
  'listing-modern': {
    width: 1200,
    height: 800,
    fingerprint: 'cb5cc82a',
    alt: 'Illustration of a flat-roofed modern house with a wall of glass.',
  },
  'listing-victorian': {
    width: 1200,
    height: 800,
    fingerprint: 'd0a16b96',
    alt: 'Illustration of a sage Victorian with a corner turret.',
  },
  'listing-townhouses': {
    width: 1200,
    height: 800,
    fingerprint: '640184e2',
    alt: 'Illustration of three brick and painted town houses in a row.',
  },
  'listing-ranch': {
    width: 1200,
    height: 800,
    fingerprint: '2cbb09b6',
    alt: 'Illustration of a long brick ranch house with a broad chimney.',
  },
  'listing-craftsman': {
    width: 1200,
    height: 800,
    fingerprint: '0fdcdc0a',
    alt: 'Illustration of a front-gabled Craftsman bungalow with a brick-pier porch.',
  },
  'porch-light': {
    width: 1600,
    height: 700,
    fingerprint: 'd5c74dc1',
    alt: "A bungalow at dusk with its porch light on, a neighbor's windows lit across the lawn.",
  },
} as const satisfies Record<string, PictureRecord>;

export type PictureName = keyof typeof pictureManifest;
