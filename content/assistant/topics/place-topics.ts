import type { Topic } from '#domain/chat/understand/topic.ts';
import { parksByArea } from '../knowledge/told-by-area.ts';

// Parks and other things that several areas share.

export const placeTopics: Topic[] = [
  {
    id: 'parks',
    besideHomes: true,
    say: [
      '(?<!(home|trailer|rv|office|theme|water) )parks',
      '(near|close to|by|next to|walk to|walking distance to|with|has|have) (a |the |any |some )?(nice |good |big )?parks?',
      '(which|what|where) .. parks?',
      '(to|in|at) (a|the|some) (\\w+ )?park',
      '(is|are) there (a|any|some) (\\w+ )?parks?',
      'green space',
      '(greenest|leafiest|shadiest|most (trees|green|parks|shade))',
      '(good|best|great|better|nice|perfect) .. (dogs?|dog owners?|dog walkers?)',
      'playgrounds?',
      '^where (can|could|do|might) .. (kids|children|toddlers?|teens|grandkids) .. (play|run|climb|ride)',
      'dog parks?',
      '(japanese|botanical|public|community|rose|sculpture|butterfly) gardens?',
      '(off (the )?leash|leash free|dogs? run)',
      'veterans? park',
      '(freedom|latta|cordelia|romare bearden|first ward|midwood|veterans memorial|edgehill|jetton|ramsey creek) park',
      'parques?',
    ],
    answer: {
      en: 'Parks by area: Dilworth has Latta Park and Freedom Park at its southern edge; Fourth Ward its own three-acre park; NoDa Cordelia Park; Plaza Midwood Midwood Park and Veterans Memorial Park; Myers Park Freedom Park, ninety-eight acres, and Edgehill Park; Uptown Romare Bearden Park and First Ward Park; SouthEnd the Rail Trail; Lake Norman Ramsey Creek Park, Jetton Park and Lake Norman State Park.',
      es: 'Parques: Dilworth, Latta Park y Freedom Park; Fourth Ward, su propio parque; NoDa, Cordelia Park; Plaza Midwood, Midwood Park y Veterans Memorial Park; Myers Park, Freedom Park; Uptown, Romare Bearden y First Ward Park; SouthEnd, el Rail Trail; Lake Norman, Ramsey Creek, Jetton y Lake Norman State Park.',
    },
    byArea: parksByArea,
    links: ['areas'],
  },
  {
    id: 'trees',
    unlessSaid: true,
    say: [
      '(mature|old|older|big|large|tall|oak|shade|street|lots of|many|more|most) trees? & (area|neighborhood|street|where|which|place|_)s?',
      '(shade|shady|shaded|shadiest|leafy|leafiest|canopy|tree lined) & (area|street|walk|walks|where|which|neighborhood)s?',
      '(arboles|sombra) & (barrio|zona|calle|vecindario|donde)s?',
    ],
    answer: {
      en: 'What my records say of trees: Myers Park has the willow oak canopy, with oaks the height of the houses along Queens Road; Dilworth has deep porches and old oaks; Fourth Ward has shaded streets. Of the other areas they say nothing about trees, and I have no count of them. Of the homes, 9 Slate Roof Circle has two willow oaks with an arborist’s report, and 12 Porchlight Lane two oaks in front (sample homes).',
      es: 'Lo que dicen mis registros de los árboles: Myers Park tiene el dosel de robles de Queens Road; Dilworth, porches y robles viejos; Fourth Ward, calles con sombra. De las otras zonas no dicen nada. De las casas, 9 Slate Roof Circle tiene dos robles y 12 Porchlight Lane dos al frente (casas de muestra).',
    },
    links: ['areas'],
  },
  {
    id: 'names-of-areas',
    say: ['_ & (stands?|short) for', '(what|why|how|where) & _ & (name|named|called|mean)( .. from)?'],
    answer: {
      en: "NoDa is short for North Davidson, the street of its galleries and stages. Charlotte's downtown is called Uptown, because the streets climb to the crossing of Trade and Tryon from every side. Of the other names my records tell no origin; the Carolina Room of the Charlotte Mecklenburg Library knows them.",
      es: 'NoDa es la forma corta de North Davidson, la calle de sus galerías. El centro de Charlotte se llama Uptown porque las calles suben hacia Trade y Tryon. De los otros nombres mis registros no cuentan el origen.',
    },
    links: ['areas'],
  },
  {
    id: 'food',
    unlessSaid: true,
    say: [
      '(restaurant|dining(?! room)|brunch|breakfast|cafe|coffee|(?<!grab )bars|brewery|breweries|nightlife|places to eat|food|grocery|groceries|supermarket|spice|ice cream|seafood|farmers market|bakery|bakeries|deli|diner|pizza|pizzeria|steakhouse|taqueria|takeout|barbecue|butcher|bookstore|boutique|mall|pub|shopping|shops|stores)s?',
      '(meat|fish|bread|groceries|spices|cheese|wine|tortillas|kimchi) & (buy|find|get|where)',
      '(asian|mexican|italian|chinese|indian|thai|korean|japanese|cuban|latin|halal|kosher|african|greek|polish|caribbean) (\\w+ )?(food|restaurant|market|grocery|groceries|cuisine|place|store|shop|bakery|deli|pizza)s? & (where|near|along|by|is there|are there|any|closest|find|around)',
      '(brewery|restaurant|coffee shop|cafe|bakery|grocery store|supermarket|bookstore|pub|bar|deli|diner|taqueria|steakhouse|pizzeria|tea house|food truck)s? & (near|along|by|closest|decent|good|best|where|is there|are there) ',
      'where (do|can|could|should) (people|folks|locals|you|i|we|one) (\\w+ )?(shop|eat|eat out|drink|go out|dine)( in| on| near| around| _|$)',
      '(asian|mexican|italian|chinese|indian|thai|korean|japanese|cuban|latin|vietnamese|ethiopian|brazilian|french|german|irish|turkish|mediterranean|russian|colombian|peruvian|jamaican|ethnic|international) .. (food|restaurant|market|grocery|cuisine|place|places)s?',
      '(art scene|galler(y|ie)|concert|theater|theatre|stage|live music|amusement|(?<!grab )bar|pub|taco)s?',
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
    unlessSaid: true,
    yields: true,
    say: [
      '(hospital|clinic|urgent care|pharmacy|pharmacies|doctor|pediatrician|dentist|veterinarian|vet|animal shelter|gym|yoga|fitness|salon|spa|barber|bank|post office|library|libraries|community center|senior center|day ?care|preschool|recreation center|child care|gas station|laundromat|cemetery|university|college|campus|unc|(plant |tree )nurser(y|ie)|garden center|community garden|nursing home|assisted living|fire station|police station|country club|golf course|hardware store|car wash|kennel|dry cleaner)(es|s)? & (near|nearby|nearest|close|closest|how far|in _|around|where|walk|distance|minutes|have (a|an|any)|is there|are there)',
      '(hospital|clinica|farmacia|gimnasio|banco|correos|biblioteca|universidad)(es|s)? & (cerca|cercan[oa]|donde|lejos|en _)',
    ],
    answer: {
      en: 'I keep no list of hospitals, clinics, libraries, gyms or other places of that kind. A map search from an address finds the nearest and the way to it; the addresses of the homes are on the Compare page. The walk score of an area says how much of daily life can be reached on foot: name an area and I read it to you.',
      es: 'No tengo lista de hospitales, clínicas, bibliotecas, gimnasios ni otros lugares así. Un mapa desde una dirección encuentra el más cercano; las direcciones de las casas están en la página Compare. El walk score de una zona dice cuánto se alcanza a pie: diga una zona y se lo leo.',
    },
    links: ['compare', 'areas'],
  },
  {
    id: 'events',
    yields: true,
    say: [
      '(christmas|holiday|garden|historic|walking|food|brewery|art|studio|ghost|home and garden) ((home|house) )?tours?',
      '(5k|10k|festival|parade|event|firework|marathon|street fair|block party|block parties|triathlon|(bike|foot|boat|road|charity|relay|turkey|duck|bicycle) race|fun run)s?',
      'races? .. (weekend|saturday|sunday|today|tomorrow|roads?|streets?|route|close|closes|block|blocks)',
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
    foremost: true,
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
    id: 'age-of-areas',
    say: [
      '(oldest|most historic(al)?) & (area|neighborhood|part of town|district)s?',
      '_ (\\w+ )?(older|newer) than _',
      '(when|how old) & (area|neighborhood)s? & (built|laid out|founded|developed|old)',
      '(when|how old|what year) & (homes|houses|bungalows|cottages|mills) & _',
      '(mas antigu[oa]|mas viej[oa]|mas historic[oa])s? & (barrio|zona|vecindario)s?',
    ],
    answer: {
      en: 'What my records say of their age: Dilworth was laid out in 1891, at the end of the first electric streetcar line; the mills of NoDa went up from 1903 on; the plan of Myers Park dates from 1911; the cottages and Tudors of Plaza Midwood are of the 1910s to the 1940s; Fourth Ward has Victorian houses, restored from the 1970s on; Lake Norman was made in the early 1960s. Of Uptown and SouthEnd they give no year.',
      es: 'Lo que dicen mis registros: Dilworth se trazó en 1891; las fábricas de NoDa se levantaron desde 1903; el plano de Myers Park es de 1911; las casas de Plaza Midwood, de las décadas de 1910 a 1940; Fourth Ward tiene casas victorianas, restauradas desde la década de 1970; Lake Norman se hizo a principios de la década de 1960.',
    },
    links: ['areas'],
  },
  {
    id: 'noise',
    say: [
      '(quiet|quieter|quietest|noise|noisy|loud|peaceful|train noise|freight) (street|streets|area|neighborhood|home|house|block|at|in|place|part|nights?)?',
      '(quiet|noise|noisy|loud) & (trains?|traffic|street|bars?|music|planes?) & (level|how|is|are|near|from)',
      '(hear|sound of) .. (train|trains|traffic|freight)',
      'freight',
      '(church |temple |school )?bells? .. (ring|rings|ringing|loud|noise|chime|hear)',
      '(loud|ring|hear|noise) .. bells?',
      '(tranquil[oa]|ruido|ruidos[oa])',
    ],
    answer: {
      en: 'Noise is not in my records, and it differs from one block to the next. Near the line, stand in the bedroom with the window open at six in the evening and again at eleven; within two minutes of the tracks you will hear it, and freight trains keep their own hours. Visit any street at the hour you would be home.',
      es: 'El ruido no está en mis registros y cambia de cuadra en cuadra. Cerca de la línea, escuche desde el dormitorio con la ventana abierta, a las seis de la tarde y a las once. Visite la calle a la hora en que estaría en casa.',
    },
    links: ['guideRail'],
  },
  {
    id: 'wildlife',
    yields: true,
    say: [
      '(wildlife|wild animal|deer|coyote|snake|copperhead|fox|foxes|raccoon|bat|owl|hawk|goose|geese|duck|swan|heron|beaver|turtle|mosquito|mosquitoes|tick|bear|squirrel|possum|rat|firefly|fireflies|hummingbird|woodpecker|fern|poison ivy|wildflower)s?',
      '(venado|serpiente|pato|mosquito|zorro|ardilla)s?',
    ],
    answer: {
      en: 'My records say nothing of animals or wild plants. The North Carolina Wildlife Resources Commission tells what lives here and what to do about it, the county parks what is seen along their greenways and ponds, and an inspector what has moved into a house. What the records know of the trees I can read to you: name an area.',
      es: 'Mis registros no dicen nada de animales ni plantas silvestres. La North Carolina Wildlife Resources Commission dice qué vive aquí, y los parques del condado qué se ve en sus senderos. Lo que sé de los árboles de una zona se lo leo: diga cuál.',
    },
    links: ['areas'],
  },
  {
    id: 'school-sources',
    foremost: true,
    say: [
      '({school}|elementary|kindergarten) & (where|find|look|check|assigned|zoned|serves?|attend|go to|boundary|boundaries|official|near|nearby|nearest|close|closest|how far|how many|within|bus stop|zone)',
      '({school}|preschools?|kindergartens?) (is |are |there |do |serve |exist )*(in|near|around)',
      '(school|attendance) zones?',
      'school bus(es)?',
      'cms',
      '({school}|kindergarten|pre ?k|preschool) & (year|calendar|start|starts|begin|enroll\\w*|regist\\w*|holiday|let out|get out|last day|first day)s?',
      '(homes?|houses?|condos?|propert\\w+|places?) (near|by|close to|next to|across from|beside|around) (an? |the )?schools?',
      '(enroll|regist)\\w* & (kids?|children|child|son|daughter|grade|kindergarten)s?',
      'schools? & report cards?',
      '(school|elementary) (boundary|boundaries|assignment|zone|locator|district|report card)',
      '(autobus|camion|bus) escolar',
      '(escuela|colegio|primaria)s? & (donde|que|cuales|hay|asignada|toca|corresponde|cerca|cercana|encuentro|consult\\w+)',
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
      '(crime|police(?! station)|cmpd|safety|offender|incident)s? & (where|how|find|look|check|official|public|map|data|statistics|stats|report|record)s?',
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
      '(place of worship|house of worship|church|synagogue|mosque|temple|chapel|cathedral|gurdwara|presbyterian|methodist|baptist|lutheran|episcopal|islamic (center|society)|jewish community center|kingdom hall)(es|s)?(?! (street|st|road|ceiling|window|pew|bench|conversion|loft|of music|bells?|chimes|organ|group|choir|concert|bazaar|kitchen|steeple|hall|lot|property|building)) & (which way|far|close|near|nearby|nearest|closest|around|in|distance|directions|mile|minutes|blocks|walk|walking|walkable|drive|how long) & ^(?!.* (bells?|tax|taxes|ad|advert|advertisement|converted|former|conversion)( |$)).*',
      '(church|synagogue|mosque|temple|cathedral)(es|s)? & (architecture|architectural|tour|tours|stained glass|organ|steeple|photograph)',
      '(iglesia|mezquita|sinagoga|templo|misa)s? & (lejos|cerca|distancia|millas|minutos|cercana)',
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
      'crutches & {home}',
      '(?<!(the|an?|main|master|primary|own|any) (bedroom|suite|master) (is |are )?(on |at )?(the )?)(ground|first) floor(?! (bedroom|master|suite|primary))',
      '(wheelchair|handicap|handicapped|accessible|accessibility|ada|ramp|ramps|elevator|elevators|step free|no stairs|no steps|stairs|one level|single level|single story|one story|master downstairs|master on main|main level bedroom|wide doors|walk in shower|grab bars|stair lift|zero step|(?<!boat )lift|level (entry|entrance|threshold)|(entry|entrance|threshold) .. level)s?',
      '(accesible|rampa|elevador|ascensor|(sin|no tiene|no tenga) (escaleras|escalones|gradas)|silla de ruedas|planta baja|un solo (piso|nivel))',
    ],
    answer: {
      en: 'The records have no field for ramps, elevators or door widths. From their descriptions: 88 Garden Gate Walk, No. 4 in Myers Park is a ground-floor flat, and 71 Halyard Point on Lake Norman is a long brick ranch (sample homes). The team can ask a listing side about ramps, elevators, step-free entry or a walk-in shower and tell you what is really there.',
      es: 'Los registros no tienen un campo para rampas, elevadores o ancho de puertas. Según sus descripciones: 88 Garden Gate Walk, No. 4 en Myers Park está en planta baja y 71 Halyard Point en Lake Norman es una casa larga de ladrillo (casas de muestra). El equipo puede preguntar por rampas, elevador o entrada sin escalones.',
    },
    links: ['compare', 'contact'],
    offer: 'question',
  },
];
