import type { HomeWords } from '#domain/chat/understand/home-query.ts';

/** Features of homes: how people ask for each, and what a description says where it is so. */
export const homeFeatures: HomeWords['features'] = {
  dock: { ask: ['docks?', 'boat (lift|slip|dock)', 'muelle'], found: ['dock'] },
  water: {
    ask: [
      'waterfront',
      'lakefront',
      'on the water',
      'water (views?|access)',
      '(by|near|close to|along|next to|at|facing) (the |a )?(water|lake ?front|shore|cove)',
      'frente al (lago|agua)',
    ],
    found: ['quiet cove', 'to the water'],
  },
  garage: { ask: ['garages?', 'cochera', 'garaje'], found: ['garage'] },
  parking: {
    ask: ['parking( space| spot)?s?', 'estacionamiento', 'parqueo'],
    found: ['parking', 'garage', 'one space'],
  },
  rail: {
    ask: [
      '(near|close to|closest to|closer to|nearest|nearer|walk\\w*( distance)? (to|from|of)|by|along|next to|steps from|on) (the |an? )?(light rail|blue line|gold line|trains?|rail(?! trail)|(\\w+ ){0,2}stations?|street ?car)( (station|stop|platform)s?)?',
      '(from|to) the (light rail|blue line|trains?|station|street ?car)',
      'with (an? |the )?(light rail|blue line|train|street ?car)s?',
      '(how far|how close) (\\w+ ){0,4}(light rail|blue line|train|station|street ?car)s?',
      'cerca (de la|del) (tren|estacion|linea azul)',
      '(parada|estacion) (del? )?(tren|tranvia|linea azul)',
    ],
    found: ['station', 'trains', 'blue line', 'streetcar'],
    ofPlace: true,
  },
  trail: {
    ask: ['(near|close to|closest to|nearest|walk\\w* to|by|along|next to|on) (the )?rail trail'],
    found: ['rail trail'],
    ofPlace: true,
  },
  spaces: {
    ask: ['2 (parking|car) (space|spot|place)s?', '2 parking'],
    found: ['two parking spaces'],
  },
  charger: {
    ask: [
      '(charge|charging) (my|a|an|our) (\\w+ )?(tesla|car|ev|vehicle)',
      '(ev|car|electric|tesla) (charger|charging)',
      'charger',
      'cargador',
    ],
    found: ['charger'],
  },
  porch: { ask: ['porch(es)?', 'porche'], found: ['porch'] },
  fireplace: {
    ask: ['fire ?places?', 'hearth', 'chimney', 'chimenea'],
    found: ['hearth', 'chimney', 'fireplace'],
  },
  balcony: { ask: ['balcon(y|ies)', 'terrace', 'balcon'], found: ['balcony', 'terrace'] },
  roof: { ask: ['roof ?(deck|top|terrace)'], found: ['roof deck', 'roof terrace'] },
  yard: {
    ask: [
      '(?<!(biggest|largest|bigger|larger|most) )(back ?|front |big |large )?yards?',
      'lawn',
      '(con|tien\\w+|tenga\\w*|un|el|gran|del) (\\w+ )?patio',
    ],
    found: ['yard', 'garden', 'fenced', 'acre'],
  },
  outdoors: {
    ask: ['(outdoor|outside|private outdoor) (space|area)s?', 'espacio exterior'],
    found: ['yard', 'garden', 'fenced', 'balcony', 'terrace', 'porch', 'roof deck', 'dock'],
  },
  fence: { ask: ['fences?', 'fenced( in)?( back)?', 'cercad[oa]'], found: ['fenced'] },
  stories: {
    ask: [
      '(two|2|three|3|multi|multiple) (story|stories|storey|level|floor)s?',
      'upstairs',
      'dos (pisos|plantas|niveles)',
    ],
    found: ['two levels', 'upstairs', 'three floors'],
  },
  garden: {
    ask: ['(?<!(in|on|by) (the|a|my|our) )gardens?(?! (club|center|show|tour|store|shop|gate))', 'jardin'],
    found: ['garden'],
  },
  pool: { ask: ['(swimming )?pools?', 'piscina', 'alberca'], found: ['pool'] },
  study: {
    ask: [
      'home offices?',
      '(an|for an|my|space for an|room for an) office',
      'study',
      'work from home',
      'den',
      'oficina',
      'estudio',
    ],
    found: ['study', 'library', 'to work in', 'studio'],
  },
  library: { ask: ['(home )?library', 'biblioteca'], found: ['library'] },
  kitchen: {
    ask: [
      '(updated|new|renovated|modern|remodeled|redone|refitted) kitchen',
      'kitchens? (that (is|was) |is |was |been )?(updated|renovated|remodeled|redone|refitted|replaced)',
    ],
    found: ['kitchen and the upstairs bath are from', 'kitchen was refitted', 'kitchen moved'],
  },
  solar: {
    ask: [
      '(?<!community )solar( (panel|power|roof))?s?(?! (program|company|installer|credit|rebate|farm))',
      'paneles solares',
    ],
    found: ['solar'],
  },
  trees: {
    ask: ['(trees?|arboles) (at|on|around|near|by|en) _home', '(home|house)s? with .. trees'],
    found: ['oaks', 'street trees', 'willow oak'],
  },
  facing: {
    ask: ['(direction|way) .. fac(e|es|ing)', '(east|west|north|south) facing'],
    found: ['facing'],
  },
  color: {
    ask: ['(what|which) colou?r .. _home', 'que color .. _home'],
    found: ['sage-green', 'green roof', 'white farmhouse', 'painted'],
  },
  ceilings: { ask: ['(high|tall|vaulted) ceilings?'], found: ['nine-foot ceilings'] },
  workshop: { ask: ['workshop', 'taller'], found: ['workshop'] },
  floors: {
    ask: ['(hard ?wood|pine|wood|(?<!white )oak|original) floor(s|ing)?', 'hard ?woods?'],
    found: ['pine floors', 'oak floors', 'heart-pine'],
  },
  whiteOak: { ask: ['white oak floor(s|ing)?'], found: ['white oak'] },
  furnished: { ask: ['furnished', 'amueblad[oa]s?'], found: ['furnished'] },
  laundry: { ask: ['washer', 'dryer', 'laundry', 'lavadora'], found: ['washer'] },
  storage: { ask: ['storage', 'bodega'], found: ['storage'] },
  suite: {
    ask: [
      '(two|2|second|dual|separate) (primary|master|main) (suite|bedroom)s?',
      '(mother in law|in law|guest|nanny|au pair) (suite|apartment|quarters|cottage|room)s?',
      'in laws?',
      'adus?',
      '(separate|private|own) (entrance|apartment|living (space|quarters))',
      '(suite|habitacion|cuarto) (para|de) ((la|el|los|las|mi) )?(invitados|visitas|suegr\\w+)',
    ],
    found: ['its own bath and its own door', 'second kitchen'],
  },
  kitchens: { ask: ['(two|2|second) kitchens?', '(2|dos|segunda) cocinas?'], found: ['second kitchen'] },
  gym: {
    ask: ['(private |building |on ?site )?gyms?', 'fitness (room|center)', 'gimnasio'],
    found: ['gym', 'fitness'],
  },
  clubhouse: {
    ask: ['club ?house', 'concierge', 'door ?man', 'tennis courts?'],
    found: ['clubhouse', 'concierge'],
  },
  basement: { ask: ['basements?', 'sotano'], found: ['basement'] },
  elevator: { ask: ['elevators?', 'elevador', 'ascensor'], found: ['elevator'] },
  ranch: { ask: ['ranch(es)?'], found: ['ranch'] },
  downstairs: {
    ask: [
      '(bedroom|master|primary|suite)s? .. (downstairs|main (floor|level)|on main|(on|ground|first|main) (floor|level))',
      '(downstairs|ground floor|first floor|main (floor|level)) .. (bedroom|master|suite)s?',
      '(habitacion|recamara|dormitorio)(es)? .. (abajo|planta baja|primer piso)',
    ],
    found: ['ranch', 'ground-floor'],
  },
  level: {
    ask: [
      '(one|single|1) (level|story|floor)',
      'no stairs',
      '(?<!(the|an?|main|master|primary|own|any) (bedroom|suite|master) (is |are )?(on |at )?(the )?)(ground|first) floor(?! (bedroom|master|suite|primary))',
      'un solo piso',
      'planta baja',
      '(una|1) (sola )?(planta|nivel)',
      '(un|1) (solo )?nivel',
      '(sin|no tiene|no tenga|no tienen) (escaleras|escalones|gradas)',
      '(can not|trouble|problem|hard|difficult|without|avoid|bad|hate|no more|any) (\\w+ ){0,2}(stairs|steps)',
      '(stairs|steps) (are|is) (out|hard|difficult|a problem|too much|impossible)',
    ],
    found: ['ranch', 'ground-floor flat'],
  },
  skyline: {
    ask: ['((city|uptown) )?skyline( views?)?', 'views? of (the )?(city |uptown )?skyline'],
    found: ['towers stand'],
  },
  view: {
    ask: ['(city |skyline |sunset |lake |great )?views?', 'vistas?'],
    found: ['view', 'sunset', 'towers stand', 'to the water'],
  },
  whiteHouse: {
    ask: ['white (home|house|exterior|farm ?house)s?', 'casas? blancas?'],
    found: ['white farmhouse'],
  },
  conversion: {
    ask: [
      '(church|school|factory|warehouse|fire ?house|mill)( (building|house))? (converted|conversion|turned)',
      '(converted|former|old) (church|school|factory|warehouse|fire ?house)',
    ],
    found: [],
  },
  historic: {
    ask: [
      '(historic|old|older|antique) ?(home|house|place|property)s?',
      '(anything|something) (historic|old|older|antique)',
      'casas? (antiguas?|historicas?|viejas?)',
    ],
    found: ['bungalow', 'mill house', 'colonial', 'corner turret'],
  },
  modern: {
    ask: ['(modern|contemporary) (style )?(home|house|condo|design|architecture|place|one)s?'],
    found: ['flat-roofed', 'concrete'],
  },
  open: {
    ask: ['open (floor ?plan|concept|plan|layout|kitchen)'],
    found: ['opened up at the back', 'are one room', 'share the second level'],
  },
  bungalow: { ask: ['bungalows?'], found: ['bungalow'] },
  colonial: { ask: ['colonials?', 'georgian'], found: ['colonial'] },
  tudor: { ask: ['tudors?'], found: ['tudor'] },
  craftsman: { ask: ['craftsm[ae]n'], found: ['craftsman'] },
  turret: { ask: ['turrets?', 'torre'], found: ['turret'] },
  victorian: { ask: ['victorians?', 'queen annes?'], found: ['turret'] },
  mill: { ask: ['mill (house|home)s?'], found: ['mill house'] },
  brick: { ask: ['bricks?'], found: ['brick'] },
  fixer: {
    ask: ['fixer( upper)?s?', 'handyman specials?', '(needs|needing) (some )?work', 'tlc'],
    found: [],
  },
  farmhouse: { ask: ['farm ?houses?'], found: ['farmhouse'] },
};
