/** A picture's alt text, and the focal point that every crop must keep. */
export interface PictureDescription {
  /**
   * Describes the painting. Pass an empty alt to the component if the text beside it says the same. Omitted if a
   * neighborhood's record has the alt text.
   */
  alt?: string;
  /** Percent of width and height, from the top left. */
  focalPoint: { x: number; y: number };
  /** For a picture without a master of its own: a part of another one's, over its whole height. */
  part?: PicturePart;
}

export interface PicturePart {
  /** Name of the other master. */
  of: string;
  /** Percent of its width. */
  left: number;
  width: number;
}

// By the master's name. A master without an entry is cropped around its center. How they were made: art/README.md.
export const pictures: Record<string, PictureDescription> = {
  hero: {
    alt: 'Craftsman bungalows with lit porches under oak trees, the Charlotte skyline in golden haze beyond.',
    focalPoint: { x: 60, y: 72 },
  },
  // All that the home page shows on a phone held upright; see HERO_SCENES.
  'hero-tall': {
    alt: 'Craftsman bungalows with lit porches under oak trees, the Charlotte skyline in golden haze beyond.',
    focalPoint: { x: 60, y: 72 },
    part: { of: 'hero', left: 16.2, width: 73 },
  },
  dilworth: {
    focalPoint: { x: 46, y: 62 },
  },
  'fourth-ward': {
    focalPoint: { x: 42, y: 60 },
  },
  noda: {
    focalPoint: { x: 45, y: 52 },
  },
  southend: {
    focalPoint: { x: 45, y: 52 },
  },
  'plaza-midwood': {
    focalPoint: { x: 42, y: 58 },
  },
  'myers-park': {
    focalPoint: { x: 48, y: 55 },
  },
  uptown: {
    focalPoint: { x: 48, y: 45 },
  },
  'lake-norman': {
    focalPoint: { x: 40, y: 48 },
  },
  portrait: {
    alt: 'A terracotta front door with a glowing fanlight and two lanterns, framed by nested arches.',
    focalPoint: { x: 48, y: 50 },
  },
  'guide-cover': {
    alt: 'A small bungalow on a stepped paper hill with trees, open sky above.',
    focalPoint: { x: 50, y: 72 },
  },
  'listing-bungalow': {
    alt: 'Illustration of a green-roofed Craftsman bungalow on its lot.',
    focalPoint: { x: 52, y: 55 },
  },
  'listing-farmhouse': {
    alt: 'Illustration of a white modern farmhouse with a metal roof and porch.',
    focalPoint: { x: 50, y: 52 },
  },
  'listing-colonial': {
    alt: 'Illustration of a brick Colonial with dormers and a columned portico.',
    focalPoint: { x: 50, y: 48 },
  },
  'listing-modern': {
    alt: 'Illustration of a flat-roofed modern house with a wall of glass.',
    focalPoint: { x: 52, y: 52 },
  },
  'listing-victorian': {
    alt: 'Illustration of a sage Victorian with a corner turret.',
    focalPoint: { x: 50, y: 50 },
  },
  'listing-townhouses': {
    alt: 'Illustration of three brick and painted town houses in a row.',
    focalPoint: { x: 47, y: 52 },
  },
  'listing-ranch': {
    alt: 'Illustration of a long brick ranch house with a broad chimney.',
    focalPoint: { x: 52, y: 58 },
  },
  'listing-craftsman': {
    alt: 'Illustration of a front-gabled Craftsman bungalow with a brick-pier porch.',
    focalPoint: { x: 55, y: 55 },
  },
  'porch-light': {
    alt: "A bungalow at dusk with its porch light on, a neighbor's windows lit across the lawn.",
    focalPoint: { x: 74, y: 62 },
  },
};

/** Shown if a picture cannot be loaded, not even its original. */
export const pictureUnavailable = 'Image not available';
