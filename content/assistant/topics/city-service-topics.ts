import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';
import { outingsByArea } from '../knowledge/told-by-area.ts';

/** What a city, a county or a utility provides at an address: no record of ours, and each has a public source. */
export const cityServiceTopics: Topic[] = [
  {
    id: 'streets-and-trash',
    say: [
      '(street ?light|street lighting|streetlamp|crosswalk|pothole|speed (bump|hump|limit)|storm drain|curb|stop sign|traffic (light|signal)|paving|repav\\w+)(es|s)?',
      '(trail|path|street|greenway|alley|park|road|court)s? .. (lit|lighted|well lit|lighting|lights)',
      '(repair|fix|clear|maintain|pave|broken|build|widen)\\w* .. sidewalks?',
      '(well|poorly|brightly|dimly) (lit|lighted)',
      '(trash|garbage|recycling|leaf|leaves|yard waste|bulky) & (pick|picks|picked|pickup|collect|collected|collection|day|days|bin|bins|when|who|how often|service)s?',
      '(road|street)s? (\\w+ )?(icy|iced|snowy|flooded|plowed|salted)',
      '(plow|plows|plowed|salt|salted) & (snow|street|road|ice|winter)s?',
      '(alumbrado|acera|banqueta|bache|basura|reciclaje)s?',
    ],
    first: true,
    answer: {
      en: 'Street lights, sidewalks, paving, speed limits and the days for trash and recycling are the city’s, not in my records: its service line and its site say what there is at an address; around Lake Norman the town or the county does. See a street or a park by day and in the evening; the walk score of an area I can read to you.',
      es: 'El alumbrado, las aceras, el pavimento y los días de basura y reciclaje son de la ciudad y no están en mis registros: su línea de servicio y su sitio dicen qué hay en una dirección; cerca de Lake Norman, el pueblo o el condado. Camine la cuadra de día y de noche; el walk score de una zona se lo puedo leer.',
    },
    links: ['areas', 'contact'],
  },
  {
    id: 'utilities',
    say: [
      '(fast|high speed|fiber|gigabit|good|reliable|decent|cable) (\\w+ )?(internet|wifi|broadband|cell (service|coverage|signal|reception))',
      '(internet|fiber|wifi|broadband|cell (service|coverage|signal|reception)|phone signal) & (fast|available|provider|providers|service|speed|speeds|options|company|which|how|good|is there|who|cover\\w*)',
      '(utilit(y|ies)|electric(ity)?|power|gas|water|sewer) (company|companie|provider|bill|bills|hookup|service|setup|account)s?',
      '(who|which company|how do i) .. (electric(ity)?|power|gas|water|utilities|sewer)( service| turned on| connected| set up)?',
      '(city|public|municipal) (water|sewer)( or (well|septic))?',
      '(septic|well) (or|versus|vs|and) (city|public|municipal|sewer)',
      '(set up|turn on|transfer|switch|connect|start) .. (utilities|electricity|power|water|internet|gas)',
      '(compania|servicio|proveedor) .. (luz|electricidad|agua|gas|internet)',
    ],
    first: true,
    answer: {
      en: `I don't know which provider serves an address or what a month costs there: it is not in my records. Duke Energy serves most of Charlotte with electricity, Piedmont Natural Gas with gas, Charlotte Water with water and sewer; around Lake Norman some homes have a well, a septic system or another supplier. The FCC broadband map shows internet and cell coverage by address. The seller's last bills say the rest: ask the team, ${agent.phone}.`,
      es: `Qué proveedor sirve una dirección y cuánto cuesta al mes no está en mis registros. Duke Energy da electricidad a casi todo Charlotte, Piedmont Natural Gas el gas y Charlotte Water el agua y el drenaje; el mapa de banda ancha de la FCC muestra internet por dirección. Lo demás lo dicen los recibos de quien vende: pregunte al equipo, ${agent.phone}.`,
    },
    links: ['contact', 'call'],
  },
  {
    id: 'water',
    say: [
      '(swim|dive|jump|fish) (\\w+ )?(off|from) (the|a|my) (dock|pier|boat)',
      '(lake|creek|river|beach|cove|water) & (swim|swims|swimming|swimmable|algae|polluted|pollution|bacteria|clean|depth|deep|shallow|water level|level of)',
      '(safe|clean|good|okay?) (to|for) (swim|swimming|fish|fishing|wade|wading)',
      '(tap|drinking) water',
      'water & (quality|drink|drinkable|hard|hardness|fluoride)',
      '(agua) & (beber|tomar|nadar|potable|limpia|calidad|llave)',
    ],
    first: true,
    answer: {
      en: 'Mecklenburg County tests the water of Lake Norman and of the creeks and posts where not to swim; Duke Energy publishes the level of the lake; Charlotte Water reports on tap water every year. Where a home has a well, have it tested in the due diligence period. I keep no readings myself.',
      es: 'El condado de Mecklenburg analiza el agua de Lake Norman y de los arroyos y avisa dónde no nadar; Duke Energy publica el nivel del lago; Charlotte Water informa cada año sobre el agua de la llave. Si una casa tiene pozo, hágalo analizar en el periodo de due diligence. Yo no guardo mediciones.',
    },
    links: ['area:lake-norman', 'guideBuying'],
  },
  {
    id: 'emergencies',
    say: [
      '(non ?emergency|emergency|police|fire department|poison control) (\\w+ )?(number|line|phone)',
      'gas leaks?',
      '(numero|telefono) .. (emergencia|policia|bomberos)',
    ],
    first: true,
    answer: {
      en: 'In danger, leave and call nine-one-one. The police non-emergency line, the fire department and the utilities publish their numbers on their own sites; a smell of gas is reported from outside, to nine-one-one or to Piedmont Natural Gas. I keep no such numbers here.',
      es: 'En peligro, salga y llame al nueve-uno-uno. La línea de la policía para lo que no es emergencia, los bomberos y las compañías de servicios publican sus números en sus sitios; un olor a gas se avisa desde afuera. Aquí no guardo esos números.',
    },
    links: ['contact'],
  },
  {
    id: 'boating',
    say: [
      '(boat(?! race)|boater|boating|sailor|sailing|sailboat|kayak|kayaking|paddle ?board|jet ski|marina|fisherman|fishing|angler)s? & (area|where|best|good|neighborhood|launch|ramp|owner|which)s?',
      '(boat(?! race)|boating|kayaking|paddle ?boarding)s? .. _',
      '_ .. (boating|kayaking|paddle ?boarding)',
      '(barco|lancha|kayak|pesca|pescar)s? & (donde|zona|barrio|mejor)',
    ],
    answer: {
      en: 'Lake Norman is the one area of the eight on a lake: docks, coves and long water views, with Ramsey Creek Park, Jetton Park and Lake Norman State Park on its shore. Ask for a home with a dock, and I list those whose description has one. Where a boat may be launched or fished from, the county parks and the North Carolina Wildlife Resources Commission say.',
      es: 'Lake Norman es la única de las ocho zonas junto a un lago: muelles y vistas al agua, con Ramsey Creek Park, Jetton Park y Lake Norman State Park en su orilla. Pida una casa con muelle. Dónde se puede botar una lancha o pescar lo dicen los parques del condado.',
    },
    links: ['area:lake-norman', 'compare'],
  },
  {
    id: 'things-to-do',
    unlessSaid: true,
    say: [
      '(?<!(first|next|best) (thing )?)(?!what .* (first|next))(things|stuff|something|anything|fun|what|much|activit(y|ie)) .. (to do|for fun)',
      '(things|stuff|(some|any)thing(?! with)|fun|activit(y|ie)) .. (with|for) (the |my |our |two |three |little |small |young )?(kids|children|family|toddlers?|grandkids|teens|teenagers)',
      '(attraction|museum|entertainment|activit(y|ie)|outing)s?',
      'what (can|could) (i|we|you) do (in|at|around|near)',
      'fun (for|with) (the |my |our )?(kids|children|family|toddlers?|grandkids)',
      '(rainy day|weekend|saturday|sunday|afternoon|take|bring|entertain|outing) & where & (kid|child|children|family|toddler|grandkid|grandchild|grandchildren|teen|teenager|nephew|niece|parent)s?',
      '(que (se puede )?hacer|actividades|divertirse|museos?|paseos?)',
    ],
    answer: {
      en: 'For a day out, from the records: Uptown has museums and stages on Tryon Street, Romare Bearden Park and First Ward Park; Dilworth and Myers Park share Freedom Park; NoDa has galleries and small stages; Plaza Midwood shops, patios and two parks; SouthEnd the Rail Trail and its breweries; Lake Norman docks and three parks. Hours, tickets and dates are on the places’ own sites; I keep no calendar.',
      es: 'Para salir, según los registros: Uptown tiene museos y escenarios en Tryon Street, Romare Bearden Park y First Ward Park; Dilworth y Myers Park, Freedom Park; NoDa, galerías; Plaza Midwood, tiendas y dos parques; SouthEnd, el Rail Trail; Lake Norman, muelles y tres parques. Horarios y boletos están en los sitios de cada lugar.',
    },
    byArea: outingsByArea,
    links: ['areas'],
  },
];
