import type { Topic } from '#domain/chat/understand/topic.ts';
import { neighborsByArea, trainsByArea, whereabouts } from '../knowledge/told-by-area.ts';

/** Where the areas lie, for a commute and for a distance alike. */
const WHERE_THEY_LIE = {
  en: 'Uptown is the center. Fourth Ward is a short walk from it; SouthEnd and NoDa reach it on the Blue Line; Plaza Midwood is a short ride down Central Avenue; Dilworth and Myers Park lie just south; Lake Norman is about twenty miles up Interstate 77. I keep no drive times: ride or drive the route yourself at the hour you would travel.',
  es: 'Uptown es el centro. Fourth Ward queda a pie; SouthEnd y NoDa, por la Blue Line; Plaza Midwood, un viaje corto por Central Avenue; Dilworth y Myers Park, justo al sur; Lake Norman, a unas veinte millas por la Interestatal 77. No tengo tiempos de manejo.',
};

/** Trains, trails, roads and where to leave a car. */
export const gettingAroundTopics: Topic[] = [
  {
    id: 'blue-line',
    say: [
      '(how many|number of) .. {station} .. _',
      'blue line',
      'light rail',
      'lynx',
      '(which|what|where) .. ({station}|stops?|train|trains|rail)',
      '(the|a|any|by|take|ride|nearest|near|closest|commuter|catch) trains?',
      'trains',
      '(train|rail) (station|stop|line|access)s?',
      '(near|close to|on|by|along|walk to|next to) .. (blue line|light rail|train|rail|{station})',
      'linea azul',
      'tren( ligero)?',
      'estaci(on|ones)',
      'metro(?! cuadrado)',
    ],
    answer: {
      en: 'The Blue Line has twenty-six stations at the last count. In these areas: SouthEnd (Carson, Bland Street, East/West Boulevard and New Bern), Uptown (five stations in little more than a mile) and NoDa (36th Street and Sugar Creek). Dilworth lies a few blocks east of East/West Boulevard station, and Fourth Ward is within fifteen minutes on foot of an Uptown platform. Plaza Midwood has a Gold Line streetcar stop at Sunnyside Avenue; Myers Park and Lake Norman have no station.',
      es: 'En la Blue Line: SouthEnd (Carson, Bland Street, East/West Boulevard y New Bern), Uptown (cinco estaciones) y NoDa (36th Street y Sugar Creek). Dilworth queda a pocas cuadras de East/West Boulevard y Fourth Ward a menos de quince minutos a pie de Uptown. Plaza Midwood tiene el tranvía Gold Line; Myers Park y Lake Norman no tienen estación.',
    },
    byArea: trainsByArea,
    feature: 'rail',
    links: ['guideRail', 'areas'],
  },
  {
    id: 'gold-line',
    say: ['gold line', 'street ?cars?', 'trolley', 'citylynx', 'tranvia', 'linea dorada'],
    answer: {
      en: 'The CityLYNX Gold Line, the streetcar, runs along Trade Street past Fourth Ward, crosses the Blue Line in Uptown, and goes east to Sunnyside Avenue at the edge of Plaza Midwood and west past Johnson C. Smith University.',
      es: 'El tranvía CityLYNX Gold Line va por Trade Street junto a Fourth Ward, cruza la Blue Line en Uptown y llega a Sunnyside Avenue, al borde de Plaza Midwood.',
    },
    feature: 'rail',
    links: ['guideRail'],
  },
  {
    id: 'transit-fares',
    say: [
      '(fare|ticket|discount|pass|free|cheaper|price|cost)s? & (light rail|blue line|train|streetcar|gold line|bus|buses|transit|ride|rides|riding)',
      '(ride|rides|riding) .. free',
      '(pay|pays|paying) (less|half|more|full|the same|for) & (light rail|blue line|train|streetcar|gold line|bus|transit)(es|s)?',
      '(full|half|reduced|senior|child|student) fares?',
      '(senior|student|child|children|kid|veteran|disabled)s? & (fare|discount|free|pass) & (train|light rail|bus|transit|streetcar|line|ride)s?',
      '(how often|schedule|timetable|first|last|(how|when|what) .. runs?|frequency|what time) & (light rail|blue line|train|streetcar|gold line|bus|buses)',
      '(board|boarding|step free|wheelchair|accessible|accessibility|disabilit\\w+|disabled|stroller|bike|bikes|level|elevator|age limit|alone) & (light rail|blue line|gold line|train|streetcar|bus|station)s?',
      '(pasaje|boleto|tarifa|horario|descuento|gratis|abono)s? & (tren|autobus|autobuses|metro|tranvia)',
    ],
    first: true,
    answer: {
      en: 'Fares, discounts by age or otherwise, timetables, and how wheelchairs, strollers and bicycles board are published by CATS, the city’s transit system, for the Blue Line, the Gold Line streetcar and the buses; I keep none of them. What I can read you is where the stations are and the transit score of an area.',
      es: 'Las tarifas, los descuentos, los horarios y cómo suben sillas de ruedas, coches de bebé y bicicletas los publica CATS, el sistema de transporte de la ciudad, para la Blue Line, la Gold Line y los autobuses. Yo puedo leerle dónde están las estaciones y el puntaje de transporte de una zona.',
    },
    links: ['guideRail', 'areas'],
  },
  {
    id: 'rail-trail',
    say: [
      'rail trail',
      '(trail|trails|greenway|greenways|bike path|bike paths|bike lanes|walking paths?|running|jogging)',
      '(which|what|where) .. (trail|greenway|path)s?',
      'little sugar creek',
      'cross charlotte',
      'booty loop',
      'senderos?',
      'ciclovia',
    ],
    answer: {
      en: 'The Rail Trail runs beside the tracks through SouthEnd. Little Sugar Creek Greenway passes the western side of Myers Park and Freedom Park and, as part of the Cross Charlotte Trail, the southern end of NoDa. The Booty Loop in Myers Park is a circuit of about three miles for walkers, runners and cyclists.',
      es: 'El Rail Trail corre junto a las vías en SouthEnd. El Little Sugar Creek Greenway pasa por el oeste de Myers Park y Freedom Park y por el sur de NoDa. El Booty Loop de Myers Park es un circuito de unas tres millas.',
    },
    links: ['areas', 'guideRail'],
  },
  {
    id: 'parking',
    say: [
      '(parking|placard|park (my|the|our|a) (\\w+ )?(car|truck|rv|boat|van|trailer|bike)|parking (deck|meter|garage)s?) & (cost|price|pay|free|how much|street|meter|permit|placard|accessible|handicap\\w*|disabled|rv|boat|visitors?|guests?|deck|where|overnight|fee|night|event|rule|hours?|find)s?',
      'where (do|does|can|could|should|would|may|to|will) ([^ ]+ ){0,3}park(?= ?$| (on|in|at|my|our|the|with|near|for|during|when))',
      '(is there|are there|hows?|how is|any|street|public|visitor|guest) (\\w+ )?parking (like )?(in|around|at|near) _',
      '(bad|hard|easy|nightmare|tough|difficult|parking (problem|situation|like)) & (parking|to park)',
      '(estacionamiento|estacionar|parqueo) & (cuesta|gratis|calle|donde|discapac\\w+|permiso)',
    ],
    first: true,
    answer: {
      en: 'Parking on streets and in decks, its price, permits and spaces kept for a placard are not in my records: the city publishes its meters, permits and accessible spaces, and a deck posts its own rates. Of the homes, a description says where a space or a garage comes with it: ask for homes with parking or a garage, in any area.',
      es: 'El estacionamiento en calles y garajes públicos, su precio, los permisos y los espacios reservados no están en mis registros: la ciudad publica los suyos. De las casas, la descripción dice si incluyen espacio o garaje: pida casas con estacionamiento en cualquier zona.',
    },
    links: ['compare', 'areas'],
  },
  {
    id: 'commute',
    say: [
      'commut\\w+',
      '{howlong} .. (get|walk|ride|drive|travel|go|bike|train) .. (to|from) (_|uptown|downtown|work)',
      '(area|neighborhood|place|part)s? & (farthest|furthest|closest|nearest) .. (from|to) .. (_|cent(er|re)|city|town)',
      '(work|works|working|(?<!(home|an|a|study|bedroom) )office|job|jobs) (is |are )?(in |at |near )?(_|uptown|downtown|the city|the airport)',
      'airport',
      'traffic',
      '(trafico|aeropuerto)',
      'interstate',
      'highway',
      'i ?77',
    ],
    answer: WHERE_THEY_LIE,
    byArea: whereabouts,
    links: ['areas', 'guideRail'],
  },
  {
    id: 'next-to',
    yields: true,
    say: [
      '(neighboring|adjacent|surrounding|bordering|adjoining) (area|neighborhood|place)s?',
      '(border|borders|next to|beside|adjacent to|neighbors of) _',
      '^(and )?what is (near|around|nearby|next to) (it|there|_)$',
      '(areas?|neighborhoods?|barrios?|zonas?) .. (junto a|al lado de|vecin[oa]s de) _',
    ],
    answer: WHERE_THEY_LIE,
    byArea: neighborsByArea,
    links: ['areas'],
  },
  {
    id: 'distance',
    yields: true,
    say: [
      '(distance|how far|far|close|drive|minutes|miles|travel|get) .. (to|from) .. (uptown|downtown|charlotte|_|center|work|city)',
      'how far',
      '(closest|nearest|closer|nearer) to (uptown|downtown|_|the center|the city)',
      'how (do|can|would) (people|i|we|you) get there',
      '(walk|bike|ride|cycle|drive|get|go|train|travel|commute) .. _ (to|from) _',
      '(walk|bike|ride|cycle|drive|get|go|train|travel|commute) (to|from) _ (to|from) _',
      '(road|highway|interstate|route|freeway)s? .. (connects?|to|from|between|leads?)',
      '_ .. (in|part of|inside|within|outside) (of )?(charlotte|the city|town)$',
      '_ (near|close to|far from|next to|beside) _',
      '(where (is|are)|donde (queda|esta)) _( located)?$',
      '(a que distancia|que tan lejos)',
      '(como llego|llegar|ir|viajar) .. (desde|hasta) .. _',
      'como llego a _',
    ],
    answer: WHERE_THEY_LIE,
    byArea: whereabouts,
    links: ['areas', 'guideRail'],
  },
];
