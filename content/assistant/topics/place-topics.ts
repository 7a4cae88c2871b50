import type { Topic } from '#domain/chat/understand/topic.ts';

// Trains, parks and other things that several areas share.

/** Where the areas lie, for a commute and for a distance alike. */
const WHERE_THEY_LIE = {
  en: 'Uptown is the center. Fourth Ward is a short walk from it; SouthEnd and NoDa reach it on the Blue Line; Plaza Midwood is a short ride down Central Avenue; Dilworth and Myers Park lie just south; Lake Norman is about twenty miles up Interstate 77. I keep no drive times: ride or drive the route yourself at the hour you would travel.',
  es: 'Uptown es el centro. Fourth Ward queda a pie; SouthEnd y NoDa, por la Blue Line; Plaza Midwood, un viaje corto por Central Avenue; Dilworth y Myers Park, justo al sur; Lake Norman, a unas veinte millas por la Interestatal 77. No tengo tiempos de manejo.',
};

export const placeTopics: Topic[] = [
  {
    id: 'blue-line',
    say: [
      'blue line',
      'light rail',
      'lynx',
      '(which|what|where) .. (station|stations|stops?|train|trains|rail)',
      '(the|a|any|by|take|ride|nearest|near|closest|commuter|catch) trains?',
      'trains',
      '(train|rail) (station|stop|line|access)s?',
      '(near|close to|on|by|along|walk to|next to) .. (blue line|light rail|train|rail|station|stations)',
      'linea azul',
      'tren( ligero)?',
      'estaci(on|ones)',
      'metro(?! cuadrado)',
    ],
    answer: {
      en: 'On the Blue Line: SouthEnd (Carson, Bland Street, East/West Boulevard and New Bern), Uptown (five stations in little more than a mile) and NoDa (36th Street and Sugar Creek). Dilworth lies a few blocks east of East/West Boulevard station, and Fourth Ward is within fifteen minutes on foot of an Uptown platform. Plaza Midwood has a Gold Line streetcar stop at Sunnyside Avenue; Myers Park and Lake Norman have no station.',
      es: 'En la Blue Line: SouthEnd (Carson, Bland Street, East/West Boulevard y New Bern), Uptown (cinco estaciones) y NoDa (36th Street y Sugar Creek). Dilworth queda a pocas cuadras de East/West Boulevard y Fourth Ward a menos de quince minutos a pie de Uptown. Plaza Midwood tiene el tranvía Gold Line; Myers Park y Lake Norman no tienen estación.',
    },
    links: ['guideRail', 'areas'],
  },
  {
    id: 'gold-line',
    say: ['gold line', 'street ?cars?', 'trolley', 'citylynx', 'tranvia', 'linea dorada'],
    answer: {
      en: 'The CityLYNX Gold Line, the streetcar, runs along Trade Street past Fourth Ward, crosses the Blue Line in Uptown, and goes east to Sunnyside Avenue at the edge of Plaza Midwood and west past Johnson C. Smith University.',
      es: 'El tranvía CityLYNX Gold Line va por Trade Street junto a Fourth Ward, cruza la Blue Line en Uptown y llega a Sunnyside Avenue, al borde de Plaza Midwood.',
    },
    links: ['guideRail'],
  },
  {
    id: 'transit-fares',
    say: [
      '(fare|ticket|discount|pass|free|cheaper|price|cost)s? & (light rail|blue line|train|streetcar|gold line|bus|buses|transit|ride|rides|riding)',
      '(ride|rides|riding) .. free',
      '(senior|student|child|children|kid|veteran|disabled)s? & (fare|discount|free|pass) & (train|light rail|bus|transit|streetcar|line|ride)s?',
      '(how often|schedule|timetable|first|last|run|runs|frequency|what time) & (light rail|blue line|train|streetcar|gold line|bus|buses)',
      '(board|boarding|step free|wheelchair|stroller|bike|bikes|level) & (light rail|blue line|train|streetcar|bus)',
      '(pasaje|boleto|tarifa|horario) & (tren|autobus|metro|tranvia)',
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
    id: 'parks',
    say: [
      'parks',
      '(near|close to|by|next to|walk to|walking distance to|with|has|have) (a |the |any |some )?(nice |good |big )?parks?',
      '(which|what|where) .. parks?',
      '(to|in|at) (a|the|some) (\\w+ )?park',
      'green space',
      '(greenest|leafiest|shadiest|most (trees|green|parks|shade))',
      '(good|best|great|better|nice|perfect) .. (dogs?|dog owners?|dog walkers?)',
      'playgrounds?',
      'dog parks?',
      '(off (the )?leash|leash free|dogs? run)',
      '(shade|shady|shaded|canopy) & (area|street|walk|walks|where|which|neighborhood)s?',
      'veterans? park',
      '(freedom|latta|cordelia|romare bearden|first ward|midwood|veterans memorial|edgehill|jetton|ramsey creek) park',
      'parques?',
      'arboles',
    ],
    answer: {
      en: 'Parks by area: Dilworth has Latta Park and Freedom Park at its southern edge; Fourth Ward its own three-acre park; NoDa Cordelia Park; Plaza Midwood Midwood Park and Veterans Memorial Park; Myers Park Freedom Park and Edgehill Park; Uptown Romare Bearden Park and First Ward Park; SouthEnd the Rail Trail; Lake Norman Ramsey Creek Park, Jetton Park and Lake Norman State Park.',
      es: 'Parques: Dilworth, Latta Park y Freedom Park; Fourth Ward, su propio parque; NoDa, Cordelia Park; Plaza Midwood, Midwood Park y Veterans Memorial Park; Myers Park, Freedom Park; Uptown, Romare Bearden y First Ward Park; SouthEnd, el Rail Trail; Lake Norman, Ramsey Creek, Jetton y Lake Norman State Park.',
    },
    links: ['areas'],
  },
  {
    id: 'parking',
    say: [
      '(parking|placard|park (my|the|our|a) (\\w+ )?(car|truck|rv|boat|van|trailer|bike)|parking (deck|meter|garage)s?) & (cost|price|free|how much|street|meter|permit|placard|accessible|handicap\\w*|disabled|rv|boat|visitors?|guests?|deck|where|overnight|fee|night|event|rule|hours?|find)s?',
      'where .. (people |i |we |visitors |guests )?park(?= ?$| (on|in|at|my|our|the|with|near|for|during|when))',
      '(bad|hard|easy|nightmare|tough|difficult) .. (parking|to park)',
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
      '(area|neighborhood|place|part)s? & (farthest|furthest|closest|nearest) .. (from|to) .. (_|cent(er|re)|city|town)',
      '(work|works|working|office|job|jobs) (is |are )?(in |at |near )?(_|uptown|downtown|the city|the airport)',
      'airport',
      'traffic',
      '(trafico|aeropuerto)',
      'interstate',
      'highway',
      'i ?77',
    ],
    answer: WHERE_THEY_LIE,
    links: ['areas', 'guideRail'],
  },
  {
    id: 'food',
    say: [
      '(restaurant|dining|cafe|coffee|(?<!grab )bars|brewery|breweries|nightlife|places to eat|food|grocery|groceries|supermarket|spice|ice cream|seafood|farmers market|bakery|bakeries|deli|diner|pizza|barbecue|butcher|bookstore|boutique|mall|pub|shopping|shops|stores)s?',
      '(asian|mexican|italian|chinese|indian|thai|korean|japanese|cuban|latin|halal|kosher|african|greek|polish|caribbean) (\\w+ )?(food|restaurant|market|grocery|groceries|cuisine|place|store|shop|bakery|deli|pizza)s? & (where|near|along|by|is there|are there|any|closest|find|around)',
      '(brewery|restaurant|coffee shop|cafe|bakery|grocery store|supermarket|bookstore)s? & (near|along|by|closest|decent|good|best)',
      '(asian|mexican|italian|chinese|indian|thai|korean|japanese|cuban|latin) .. (food|restaurant|market|grocery|cuisine|place|places)s?',
      '(things|stuff|something|anything|fun|what|much) .. to do',
      '(attraction|entertainment|museum|activit(y|ie)|art scene|galler(y|ie)|concert|theater|theatre|stage|live music|amusement|(?<!grab )bar|pub|taco)s?',
      '(art|music|food|bar|culture|club|brewery) scene',
      '(restaurantes?|comida|cafes|bares|tiendas|supermercados?|cerveceria\\w*)',
    ],
    answer: {
      en: 'I keep no list of restaurants or shops. What the records say of the streets: East Boulevard in Dilworth has shops and tables along its length; North Davidson in NoDa galleries, small stages and late kitchens; Central and Commonwealth Avenues in Plaza Midwood shops and patios; SouthEnd breweries along the Rail Trail; Uptown museums and stages on Tryon Street. A map search from the address finds any kind of place.',
      es: 'No tengo lista de restaurantes ni tiendas. Los registros dicen: East Boulevard en Dilworth tiene tiendas y mesas; North Davidson en NoDa, galerías y cocinas; Central Avenue en Plaza Midwood, tiendas y patios; SouthEnd, cervecerías; Uptown, museos y escenarios. Un mapa desde la dirección encuentra lo demás.',
    },
    links: ['areas'],
  },
  {
    id: 'other-places',
    yields: true,
    say: [
      '(hospital|clinic|urgent care|pharmacy|pharmacies|doctor|pediatrician|dentist|veterinarian|vet|animal shelter|gym|yoga|fitness|salon|spa|barber|bank|post office|library|libraries|community center|senior center|day ?care|preschool|recreation center|child care|gas station|laundromat|cemetery|university|college|campus|unc|nursery|nurseries|garden center|community garden|nursing home|assisted living|fire station|police station|country club|golf course|hardware store|car wash|kennel|dry cleaner)(es|s)? & (near|nearby|nearest|close|closest|how far|in _|around|where|walk|distance|minutes|have (a|an|any)|is there|are there)',
      '(hospital|clinica|farmacia|gimnasio|banco|correos|biblioteca|universidad)(es|s)? & (cerca|cercan[oa]|donde|lejos|en _)',
    ],
    answer: {
      en: 'I keep no list of hospitals, clinics, libraries, gyms or other places of that kind. A map search from an address finds the nearest and the way to it; the addresses of the homes are on the Compare page. The walk score of an area says how much of daily life can be reached on foot: name an area and I read it to you.',
      es: 'No tengo lista de hospitales, clínicas, bibliotecas, gimnasios ni otros lugares así. Un mapa desde una dirección encuentra el más cercano; las direcciones de las casas están en la página Compare. El walk score de una zona dice cuánto se alcanza a pie: diga una zona y se lo leo.',
    },
    links: ['compare', 'areas'],
  },
  {
    id: 'distance',
    yields: true,
    say: [
      '(distance|how far|close|drive|minutes|miles|travel|get) .. (to|from) .. (uptown|downtown|_|center|work|city)',
      'how far',
      '(neighboring|adjacent|surrounding|bordering|adjoining) (area|neighborhood|place)s?',
      '(border|borders|next to|beside|adjacent to|neighbors of) _',
      '(a que distancia|que tan lejos)',
      '(como llego|llegar|ir|viajar) .. (desde|hasta) .. _',
      'como llego a _',
    ],
    answer: WHERE_THEY_LIE,
    links: ['areas', 'guideRail'],
  },
  {
    id: 'events',
    yields: true,
    say: [
      '(festival|parade|event|firework|marathon|street fair|block party|block parties|triathlon|(bike|foot|boat|road|charity|relay|turkey|duck|bicycle) race|fun run)s?',
      '(festival|desfile|evento)s?',
    ],
    answer: {
      en: 'I keep no calendar of events: the city and the neighborhood associations publish theirs, with the streets that close and the places to park. What an area has all year, parks, stages, museums, trains, I can read to you: name it.',
      es: 'No tengo calendario de eventos: la ciudad y las asociaciones de vecindarios publican los suyos, con las calles que se cierran. Lo que una zona tiene todo el año, parques, escenarios, trenes, se lo leo: diga cuál.',
    },
    links: ['areas'],
  },
  {
    id: 'census',
    first: true,
    say: [
      'population & (charlotte|city|county|mecklenburg|state|north carolina|metro)',
      'how many people (live|are|reside)',
      'census',
    ],
    answer: {
      en: 'The U.S. Census Bureau publishes the population of Charlotte, of Mecklenburg County and of the state (data.census.gov); my records hold homes and prices, no counts of people.',
      es: 'La Oficina del Censo de EE. UU. publica la población de Charlotte, del condado y del estado (data.census.gov); mis registros tienen casas y precios, no cuentas de personas.',
    },
    links: ['areas'],
  },
  {
    id: 'noise',
    say: [
      '(quiet|quieter|quietest|noise|noisy|loud|peaceful|train noise|freight) (street|streets|area|neighborhood|home|house|block|at|in|place|part|nights?)?',
      '(quiet|noise|noisy|loud) & (trains?|traffic|street|bars?|music|planes?)',
      '(hear|sound of) .. (train|trains|traffic|freight)',
      'freight',
      '(tranquil[oa]|ruido|ruidos[oa])',
    ],
    answer: {
      en: 'Noise is not in my records, and it differs from one block to the next. Near the line, stand in the bedroom with the window open at six in the evening and again at eleven; within two minutes of the tracks you will hear it, and freight trains keep their own hours. Visit any street at the hour you would be home.',
      es: 'El ruido no está en mis registros y cambia de cuadra en cuadra. Cerca de la línea, escuche desde el dormitorio con la ventana abierta, a las seis de la tarde y a las once. Visite la calle a la hora en que estaría en casa.',
    },
    links: ['guideRail'],
  },
  {
    id: 'school-sources',
    foremost: true,
    say: [
      '(?<!(law|business|medical|med|nursing|art|trade|grad|graduate|old) )(school|elementary|kindergarten)s? & (where|find|look|check|assigned|zoned|serves?|attend|boundary|boundaries|official|near|nearby|nearest|closest|how far|how many|within|bus stop|zone)',
      '(school|attendance) zones?',
      'cms',
      '(?<!(law|business|medical|med|nursing|art|trade|grad|graduate|old) )(school|kindergarten|pre ?k|preschool)s? & (year|calendar|start|starts|begin|enroll\\w*|regist\\w*|holiday|let out|get out|last day|first day)s?',
      '(homes?|houses?|condos?|propert\\w+|places?) (near|by|close to|next to|across from|beside|around) (an? |the )?schools?',
      'schools? & report cards?',
      '(school|elementary) (boundary|boundaries|assignment|zone|locator|district|report card)',
      '(autobus|camion|bus) escolar',
      '(escuela|colegio|primaria)s? & (donde|asignada|toca|corresponde|cerca|cercana|encuentro|consult\\w+)',
    ],
    answer: {
      en: 'Charlotte-Mecklenburg Schools (CMS) tells which schools an address is assigned to and how far each is, with its calendar and how to enroll, and the NC School Report Cards hold the official figures of every school; each neighborhood page links both under “Look it up”. I keep no school records and no prices or days on market by school, and in line with fair housing guidance everyone gets these same sources.',
      es: 'Charlotte-Mecklenburg Schools (CMS) dice qué escuelas tiene asignadas una dirección, y los NC School Report Cards tienen las cifras oficiales de cada escuela; la página de cada vecindario enlaza ambos en “Look it up”. No guardo datos de escuelas y, según las normas de vivienda justa, todos reciben estas mismas fuentes.',
    },
    links: ['areas'],
  },
  {
    id: 'crime-sources',
    foremost: true,
    say: [
      '(crime|police|cmpd|safety|offender|incident)s? & (where|how|find|look|check|official|public|map|data|statistics|stats|report|record)s?',
      '(crimen|delitos?|policia|seguridad) & (donde|como|datos|mapa|estadisticas|cifras)',
    ],
    answer: {
      en: 'The Charlotte-Mecklenburg Police Department publishes incidents by address (data.charlottenc.gov), and the State Bureau of Investigation publishes county statistics; each neighborhood page links them under “Look it up”. In line with fair housing guidance I add no verdict of my own, and everyone gets these same sources.',
      es: 'El Departamento de Policía de Charlotte-Mecklenburg publica los incidentes por dirección (data.charlottenc.gov) y el State Bureau of Investigation publica estadísticas del condado; la página de cada vecindario los enlaza en “Look it up”. Según las normas de vivienda justa no agrego juicio propio, y todos reciben estas mismas fuentes.',
    },
    links: ['areas'],
  },
  {
    id: 'worship-distance',
    foremost: true,
    say: [
      '(are|is) there (any |an? )?(church|synagogue|mosque|temple)(es|s)? on',
      '(place of worship|house of worship|church|synagogue|mosque|temple|chapel|cathedral|gurdwara|presbyterian|methodist|baptist|lutheran|episcopal|islamic (center|society)|jewish community center|kingdom hall)(es|s)?(?! (street|st|road|ceiling|window|pew|bench|conversion|loft|of music|bell|bells|organ|concert|bazaar|kitchen|steeple|hall|lot|property|building)) & (which way|far|close|near|nearby|nearest|closest|around|in|distance|directions|miles|minutes|blocks|walk|walking|walkable|drive|how long) & ^(?!.* (ad|advert|advertisement)( |$)).*',
      '(iglesia|mezquita|sinagoga|templo)s? & (lejos|cerca|distancia|millas|minutos|cercana)',
    ],
    answer: {
      en: 'Any map gives the distance and the way from an address to the place you name: the addresses of the homes are on the Compare page. I keep no list of houses of worship, because under fair housing law places are not described here by religion.',
      es: 'Cualquier mapa da la distancia y el camino desde una dirección al lugar que usted nombre: las direcciones de las casas están en la página Compare. No guardo lista de lugares de culto, porque según la ley de vivienda justa aquí no se describen los lugares por religión.',
    },
    links: ['compare', 'areas'],
  },
  {
    id: 'accessible-homes',
    besideHomes: true,
    say: [
      '(wheelchair|handicap|handicapped|accessible|accessibility|ada|ramp|ramps|elevator|elevators|step free|no stairs|no steps|stairs|one level|single level|single story|one story|ground floor|first floor|wide doors|walk in shower|grab bars|stair lift)',
      '(accesible|rampa|elevador|ascensor|sin escaleras|silla de ruedas|planta baja|un solo (piso|nivel))',
    ],
    answer: {
      en: 'The records have no field for ramps, elevators or door widths. From their descriptions: 88 Garden Gate Walk, No. 4 in Myers Park is a ground-floor flat, and 71 Halyard Point on Lake Norman is a long brick ranch (sample homes). The team can ask a listing side about ramps, elevators, step-free entry or a walk-in shower and tell you what is really there.',
      es: 'Los registros no tienen un campo para rampas, elevadores o ancho de puertas. Según sus descripciones: 88 Garden Gate Walk, No. 4 en Myers Park está en planta baja y 71 Halyard Point en Lake Norman es una casa larga de ladrillo (casas de muestra). El equipo puede preguntar por rampas, elevador o entrada sin escalones.',
    },
    links: ['compare', 'contact'],
    offer: 'question',
  },
];
