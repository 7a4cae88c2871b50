import type { MarketArea, ZillowRegion } from '#domain/market/market-regions.ts';

// Which rows of a publisher's file belong to which of our areas. Publishers draw and name areas in their own way and
// change names now and then: `npm run market -- import FILE --dry-run` says which areas it found. Add a name here when
// it is missing there; a region may be listed for one area only.

export const marketAreas: MarketArea[] = [
  {
    area: 'charlotte',
    redfin: ['Charlotte, NC'],
    zillow: [{ name: 'Charlotte', type: 'city', state: 'NC' }],
  },
  { area: 'dilworth', redfin: ['Charlotte, NC - Dilworth'], zillow: [inCharlotte('Dilworth')] },
  { area: 'fourth-ward', redfin: ['Charlotte, NC - Fourth Ward'], zillow: [inCharlotte('Fourth Ward')] },
  {
    area: 'noda',
    redfin: ['Charlotte, NC - NoDa', 'Charlotte, NC - North Davidson'],
    zillow: [inCharlotte('NoDa'), inCharlotte('North Charlotte')],
  },
  {
    area: 'southend',
    redfin: ['Charlotte, NC - South End', 'Charlotte, NC - SouthEnd'],
    zillow: [inCharlotte('South End'), inCharlotte('Southend')],
  },
  {
    area: 'plaza-midwood',
    redfin: ['Charlotte, NC - Plaza Midwood'],
    zillow: [inCharlotte('Plaza Midwood')],
  },
  { area: 'myers-park', redfin: ['Charlotte, NC - Myers Park'], zillow: [inCharlotte('Myers Park')] },
  {
    area: 'uptown',
    redfin: ['Charlotte, NC - Uptown', 'Charlotte, NC - Downtown Charlotte'],
    zillow: [inCharlotte('Uptown'), inCharlotte('Downtown Charlotte')],
  },
  {
    area: 'lake-norman',
    redfin: ['Lake Norman of Catawba, NC'],
    zillow: [{ name: 'Lake Norman of Catawba', type: 'city', state: 'NC' }],
  },
];

function inCharlotte(name: string): ZillowRegion {
  return { name, type: 'neighborhood', state: 'NC', city: 'Charlotte' };
}
