/** What a visitor meets of a picture: its words, and the point of it that every crop must keep. */
export interface PictureDescription {
  /** Says what is painted. Pass an empty alt to the component where the text beside it says the same. */
  alt: string;
  /** Percent of width and height, counted from the top left. */
  focalPoint: { x: number; y: number };
}

// One entry for each master in masters/; the key is the file's name. How they were made: art/README.md.
export const pictures = {
  hero: {
    alt: 'Craftsman bungalows with lit porches under oak trees, the Charlotte skyline in golden haze beyond.',
    focalPoint: { x: 60, y: 72 },
  },
  dilworth: {
    alt: 'A green-roofed Craftsman bungalow with a deep porch between oaks on a quiet Dilworth street.',
    focalPoint: { x: 46, y: 62 },
  },
  'fourth-ward': {
    alt: 'A row of pastel Victorian houses with turrets in Fourth Ward, Uptown towers pale behind them.',
    focalPoint: { x: 42, y: 60 },
  },
  noda: {
    alt: 'A brick mill with a rainbow mural and water tower in NoDa as a light rail train pulls in.',
    focalPoint: { x: 45, y: 52 },
  },
  southend: {
    alt: 'Mid-rise apartments above shops along the South End rail trail, a light rail train passing.',
    focalPoint: { x: 45, y: 52 },
  },
  'plaza-midwood': {
    alt: 'Small shops with striped awnings and string lights facing a pocket park in Plaza Midwood.',
    focalPoint: { x: 42, y: 58 },
  },
  'myers-park': {
    alt: 'A brick Colonial with white portico at the end of a garden walk under Myers Park oaks.',
    focalPoint: { x: 48, y: 55 },
  },
  uptown: {
    alt: 'Uptown Charlotte towers in warm evening light, scattered windows lit.',
    focalPoint: { x: 48, y: 45 },
  },
  'lake-norman': {
    alt: 'A gabled lake house with tall lit windows above a stepped shore, dock and sailboat on Lake Norman.',
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
} as const satisfies Record<string, PictureDescription>;

export type PictureName = keyof typeof pictures;

/** Stands where a picture could not be loaded, not even its original. */
export const pictureUnavailable = 'Image not available';
