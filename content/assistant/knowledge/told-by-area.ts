import type { Wording } from '#domain/chat/knowledge.ts';

// An entry's answer for one area, by slug, so that a question about one area gets no other. Sources: area records and guides. If an
// area has none of something, its answer says so.

/** Answers by area slug. */
type ByArea = Record<string, Wording>;

export const trainsByArea: ByArea = {
  dilworth: {
    en: 'Dilworth has no station inside it: East/West Boulevard on the Blue Line is just over its western edge, in SouthEnd, a few blocks from the porches.',
    es: 'Dilworth no tiene estación propia: East/West Boulevard, de la Blue Line, queda junto a su borde oeste, en SouthEnd, a pocas cuadras.',
  },
  'fourth-ward': {
    en: 'Fourth Ward has the CityLYNX Gold Line, the streetcar, along Trade Street, and is within fifteen minutes on foot of a Blue Line platform in Uptown.',
    es: 'Fourth Ward tiene el tranvía CityLYNX Gold Line en Trade Street y queda a menos de quince minutos a pie de una estación de la Blue Line en Uptown.',
  },
  noda: {
    en: 'NoDa has two Blue Line stations: 36th Street, a short block from North Davidson, and Sugar Creek at the northern edge.',
    es: 'NoDa tiene dos estaciones de la Blue Line: 36th Street, a una cuadra corta de North Davidson, y Sugar Creek en el borde norte.',
  },
  southend: {
    en: 'SouthEnd has four Blue Line stations, a few minutes apart: Carson, Bland Street, East/West Boulevard and New Bern.',
    es: 'SouthEnd tiene cuatro estaciones de la Blue Line, a pocos minutos una de otra: Carson, Bland Street, East/West Boulevard y New Bern.',
  },
  'plaza-midwood': {
    en: 'Plaza Midwood has a Gold Line streetcar stop at Sunnyside Avenue, on its western edge, and no light rail station.',
    es: 'Plaza Midwood tiene una parada del tranvía Gold Line en Sunnyside Avenue, en su borde oeste, y ninguna estación de tren ligero.',
  },
  'myers-park': {
    en: 'Myers Park has no station: the nearest Blue Line platforms are in SouthEnd, on the far side of Dilworth.',
    es: 'Myers Park no tiene estación: las más cercanas de la Blue Line están en SouthEnd, al otro lado de Dilworth.',
  },
  uptown: {
    en: 'Uptown has five Blue Line stations in little more than a mile: Brooklyn Village, 3rd Street/Convention Center, the transportation center, 7th Street and 9th Street. At the transportation center the line crosses the Gold Line, the streetcar, and the buses meet.',
    es: 'Uptown tiene cinco estaciones de la Blue Line en poco más de una milla: Brooklyn Village, 3rd Street/Convention Center, el centro de transporte, 7th Street y 9th Street. En el centro de transporte la línea se cruza con el tranvía Gold Line y llegan los autobuses.',
  },
  'lake-norman': {
    en: 'Lake Norman has no station; Interstate 77, with express lanes, is the way to Uptown, about twenty miles south.',
    es: 'Lake Norman no tiene estación; a Uptown, unas veinte millas al sur, se llega por la Interestatal 77.',
  },
};

export const parksByArea: ByArea = {
  dilworth: {
    en: 'Dilworth has Latta Park in its middle and Freedom Park at its southern edge.',
    es: 'Dilworth tiene Latta Park en el centro y Freedom Park en su borde sur.',
  },
  'fourth-ward': {
    en: 'Fourth Ward has Fourth Ward Park, a three-acre park with paths, footbridges and a pond.',
    es: 'Fourth Ward tiene su propio parque, Fourth Ward Park: tres acres con senderos, puentes peatonales y un estanque.',
  },
  noda: {
    en: 'NoDa has Cordelia Park, with a pool and playing fields, and the Cross Charlotte Trail at its southern end.',
    es: 'NoDa tiene Cordelia Park, con alberca y canchas, y el Cross Charlotte Trail en su extremo sur.',
  },
  southend: {
    en: 'SouthEnd has the Rail Trail, a path and linear park beside the tracks; Latta Park in Dilworth is about ten minutes on foot from East/West Boulevard station.',
    es: 'SouthEnd tiene el Rail Trail, un sendero y parque lineal junto a las vías; Latta Park, en Dilworth, queda a unos diez minutos a pie de la estación East/West Boulevard.',
  },
  'plaza-midwood': {
    en: 'Plaza Midwood has Midwood Park and Veterans Memorial Park.',
    es: 'Plaza Midwood tiene Midwood Park y Veterans Memorial Park.',
  },
  'myers-park': {
    en: 'Myers Park has Freedom Park, ninety-eight acres with a lake, and Little Sugar Creek Greenway on its western side, and Edgehill Park.',
    es: 'Myers Park tiene Freedom Park, con su lago, y el Little Sugar Creek Greenway en su lado oeste, y Edgehill Park.',
  },
  uptown: {
    en: 'Uptown has Romare Bearden Park and First Ward Park.',
    es: 'Uptown tiene Romare Bearden Park y First Ward Park.',
  },
  'lake-norman': {
    en: 'Lake Norman has Ramsey Creek Park, Jetton Park and Lake Norman State Park.',
    es: 'Lake Norman tiene Ramsey Creek Park, Jetton Park y Lake Norman State Park.',
  },
};

export const outingsByArea: ByArea = {
  dilworth: {
    en: 'In Dilworth: shops and tables the length of East Boulevard, Latta Park in the middle and Freedom Park at the southern edge.',
    es: 'En Dilworth: tiendas y mesas a lo largo de East Boulevard, Latta Park y Freedom Park.',
  },
  'fourth-ward': {
    en: 'In Fourth Ward: the pond and the paths of Fourth Ward Park, the Victorian houses on Pine, Poplar and Eighth Streets, and Uptown’s museums and stages a short walk away.',
    es: 'En Fourth Ward: el estanque y los senderos de su parque, las casas victorianas, y los museos de Uptown a pocos pasos.',
  },
  noda: {
    en: 'In NoDa: galleries, small stages and late kitchens on North Davidson, Cordelia Park and the Cross Charlotte Trail.',
    es: 'En NoDa: galerías, pequeños escenarios y cocinas abiertas hasta tarde en North Davidson, Cordelia Park y el Cross Charlotte Trail.',
  },
  southend: {
    en: 'In SouthEnd: the Rail Trail with its murals and benches, and the breweries along it.',
    es: 'En SouthEnd: el Rail Trail, con sus murales, y las cervecerías junto a él.',
  },
  'plaza-midwood': {
    en: 'In Plaza Midwood: shops, patios and workshops along Central and Commonwealth Avenues, Midwood Park and Veterans Memorial Park.',
    es: 'En Plaza Midwood: tiendas, patios y talleres en las avenidas Central y Commonwealth, Midwood Park y Veterans Memorial Park.',
  },
  'myers-park': {
    en: 'In Myers Park: the Booty Loop, a circuit of about three miles, Freedom Park with its lake, and Little Sugar Creek Greenway.',
    es: 'En Myers Park: el Booty Loop, un circuito de unas tres millas, Freedom Park con su lago y el Little Sugar Creek Greenway.',
  },
  uptown: {
    en: 'In Uptown: museums, stages and the main library on and off Tryon Street, Romare Bearden Park and First Ward Park.',
    es: 'En Uptown: museos, escenarios y la biblioteca principal en torno a Tryon Street, Romare Bearden Park y First Ward Park.',
  },
  'lake-norman': {
    en: 'At Lake Norman: docks, coves and sailing, with Ramsey Creek Park, Jetton Park and Lake Norman State Park on the shore.',
    es: 'En Lake Norman: muelles, calas y vela, con Ramsey Creek Park, Jetton Park y Lake Norman State Park en la orilla.',
  },
};

/** Location relative to Uptown, for commutes and distances. */
export const whereabouts: ByArea = {
  dilworth: {
    en: 'Dilworth lies just south of Uptown, and the Blue Line stops a few blocks west of it.',
    es: 'Dilworth queda justo al sur de Uptown, con la Blue Line a pocas cuadras al oeste.',
  },
  'fourth-ward': {
    en: 'Fourth Ward is a short walk from the center of Uptown.',
    es: 'Fourth Ward queda a pocos pasos del centro de Uptown.',
  },
  noda: {
    en: 'NoDa lies north of the center and reaches Uptown on the Blue Line, from 36th Street or Sugar Creek.',
    es: 'NoDa queda al norte del centro y se llega a Uptown en la Blue Line, desde 36th Street o Sugar Creek.',
  },
  southend: {
    en: 'SouthEnd lies next to Uptown and reaches it on the Blue Line; from Carson station one can walk.',
    es: 'SouthEnd queda junto a Uptown, el centro, adonde se llega en la Blue Line; desde la estación Carson se puede caminar.',
  },
  'plaza-midwood': {
    en: 'Plaza Midwood is a short ride from Uptown down Central Avenue, and the Gold Line streetcar stops on its western edge.',
    es: 'Plaza Midwood queda a un viaje corto de Uptown por Central Avenue, con una parada del tranvía Gold Line en su borde oeste.',
  },
  'myers-park': {
    en: 'Myers Park lies south of Uptown, beyond Dilworth, with the greenway along its western side leading toward the center.',
    es: 'Myers Park queda al sur de Uptown, más allá de Dilworth, con el greenway hacia el centro en su lado oeste.',
  },
  'lake-norman': {
    en: 'Lake Norman is about twenty miles from Uptown up Interstate 77, which has express lanes: half an hour up the road when it is clear, longer at rush hour; I keep no drive times.',
    es: 'Lake Norman queda a unas veinte millas de Uptown por la Interestatal 77, que tiene carriles exprés: media hora de camino cuando está despejado, más en hora pico; no tengo tiempos de manejo.',
  },
};

/** Adjacent areas; Lake Norman has none. */
export const neighborsByArea: ByArea = {
  dilworth: {
    en: 'Next to Dilworth lie SouthEnd, Uptown and Myers Park.',
    es: 'Junto a Dilworth están SouthEnd, Uptown y Myers Park.',
  },
  'fourth-ward': {
    en: 'Fourth Ward is the corner of the center next to Uptown.',
    es: 'Fourth Ward es la esquina del centro junto a Uptown.',
  },
  noda: {
    en: 'Next to NoDa lies Plaza Midwood; Uptown is a few stations down the Blue Line.',
    es: 'Junto a NoDa está Plaza Midwood; Uptown queda a pocas estaciones por la Blue Line.',
  },
  southend: {
    en: 'Next to SouthEnd lie Uptown and Dilworth.',
    es: 'Junto a SouthEnd están Uptown y Dilworth.',
  },
  'plaza-midwood': {
    en: 'Next to Plaza Midwood lie NoDa, Uptown and Myers Park.',
    es: 'Junto a Plaza Midwood están NoDa, Uptown y Myers Park.',
  },
  'myers-park': {
    en: 'Next to Myers Park lie Dilworth and Plaza Midwood.',
    es: 'Junto a Myers Park están Dilworth y Plaza Midwood.',
  },
  uptown: {
    en: 'Next to Uptown lie Fourth Ward, SouthEnd, Dilworth and Plaza Midwood; NoDa is a few stations up the Blue Line.',
    es: 'Junto a Uptown están Fourth Ward, SouthEnd, Dilworth y Plaza Midwood; NoDa queda a pocas estaciones por la Blue Line.',
  },
};
