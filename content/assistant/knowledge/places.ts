import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { neighborsByArea, outingsByArea, parksByArea, trainsByArea, whereabouts } from './told-by-area.ts';

/** Areas: where they lie, how one gets about, what is there. */
export const places: Entry[] = [
  {
    id: 'area-like',
    title: { en: 'What is an area like?', es: '¿Cómo es una zona?' },
    answer: {
      en: 'Name one, and I tell you from its record: the kinds of homes, streets and parks, distance from Uptown, the median price and scores with source and date. In general, SouthEnd and Dilworth lie just south of Uptown, Myers Park beyond, Plaza Midwood east, NoDa northeast and Lake Norman about twenty miles north. I describe buildings, never who lives there.',
      es: 'Nómbrela y le cuento lo que dice su registro: tipos de casa, calles y parques, distancia a Uptown, precio mediano y puntajes con fuente y fecha. En general, SouthEnd y Dilworth quedan justo al sur de Uptown, Myers Park más allá, Plaza Midwood al este, NoDa al noreste y Lake Norman a unas veinte millas al norte.',
    },
    links: ['areas'],
    source: 'Area records',
    topics: ['people/what-an-area-is-like-and-where-it-is'],
  },
  {
    id: 'compare-areas',
    title: { en: 'How do two areas compare?', es: '¿Cómo se comparan dos zonas?' },
    answer: {
      en: 'Name the two, and what matters to you, and I set the same facts side by side: median price, walk and transit scores, kinds of homes, the way to Uptown, each with its source and date. I can say which is cheaper or closer to a train; on people, schools or safety I name no winner.',
      es: 'Nombre las dos y lo que le importa, y pongo los mismos datos lado a lado: precio mediano, puntajes, tipos de casa, camino a Uptown, con fuente y fecha. Puedo decir cuál cuesta menos o está más cerca de un tren; en gente, escuelas o seguridad no nombro ganadora.',
    },
    links: ['areas', 'compare'],
    source: 'Area records',
    topics: ['people/area-against-area'],
  },
  {
    id: 'which-area',
    title: { en: 'Which area suits me?', es: '¿Qué zona me conviene?' },
    answer: {
      en: 'Tell me what counts, a price range you are glad to name, bedrooms, house or condo, yard, commute, trains, parks, age of the home, and I name every area that fits and why; the choice is yours. A range for a search is fine here; what you would pay at the very most is for your own agent alone. I pick no area by who lives there.',
      es: 'Dígame qué cuenta: un rango de precio que no le importe decir, habitaciones, casa o condominio, patio, trayecto, trenes, parques, antigüedad, y nombro todas las zonas que cumplen y por qué; la elección es suya. Un rango para buscar está bien aquí; lo máximo que pagaría, dígalo solo a su propio agente. No elijo zonas por quién vive allí.',
    },
    links: ['areas', 'compare'],
    source: 'Area records',
    topics: ['people/which-area-suits-me'],
  },
  {
    id: 'worship-places',
    title: { en: 'How far is a place of worship?', es: '¿A qué distancia queda un templo?' },
    answer: {
      en: 'Any map gives the distance from an address to the place you name, and the addresses of the homes are on the Compare page. I keep no list of houses of worship or community places and suggest no area by religion, because of fair housing law; which area you choose stays yours.',
      es: 'Cualquier mapa da la distancia de una dirección al lugar que nombre, y las direcciones de las casas están en la página Compare. No tengo lista de templos ni centros comunitarios y no sugiero zonas por religión, por la ley de vivienda justa; la elección es suya.',
    },
    links: ['compare', 'areas'],
    source: 'Fair Housing Act; G.S. 41A',
    topics: ['people/places-of-worship-and-community-places', 'worship-distance'],
  },
  {
    id: 'safety',
    title: { en: 'Is an area safe?', es: '¿Es segura una zona?' },
    answer: {
      en: "I do not rate safety, here or anywhere, and everyone gets the same answer: look at the police department's incident map by address, around the lake at the towns' and sheriffs' records, and at the state's public registry. See the street at several hours and judge for yourself. A garage, lighting or a secured lobby I can search for.",
      es: 'No califico la seguridad, aquí ni en ningún lado, y todos reciben la misma respuesta: mire el mapa de incidentes de la policía por dirección, cerca del lago los registros de pueblos y sheriffs, y el registro público estatal. Vea la calle a varias horas y juzgue. Garaje, iluminación o vestíbulo con acceso sí puedo buscarlos.',
    },
    links: ['areas'],
    source: 'Fair Housing Act; CMPD; NC SBI',
    topics: ['people/safety-and-crime'],
  },
  {
    id: 'marks-on-a-card',
    title: {
      en: 'What do the crime and school marks mean?',
      es: '¿Qué significan las marcas de las tarjetas?',
    },
    answer: {
      en: "The crime mark is a word, such as Low or Moderate, and the school mark a letter, A the highest; both are sample values until a publisher's replace them, so do not choose by them, and I rank no place by them. The real records are public: under “Look it up” each neighborhood page links the crime data and the state's School Report Cards, the same for everyone.",
      es: 'La de criminalidad es una palabra, como Low (bajo) o Moderate (moderado), y la de escuelas una letra, la A es la más alta; ambas son valores de muestra hasta que haya publicados: no elija por ellas, y yo no clasifico lugares así. Los registros reales son públicos: cada página de vecindario enlaza, bajo “Look it up”, los datos policiales y los School Report Cards del estado.',
    },
    links: ['areas', 'market'],
    source: 'Area records',
    topics: ['marks-on-a-card'],
  },
  {
    id: 'commute',
    title: {
      en: 'How far is it, and what is the commute?',
      es: '¿Qué tan lejos queda y cuánto es el trayecto?',
    },
    answer: {
      en: 'Uptown is the center: Fourth Ward is a short walk from it, SouthEnd and NoDa reach it on the Blue Line, Dilworth lies just south, Myers Park beyond it, Plaza Midwood down Central Avenue, all within a few miles, and Lake Norman about twenty miles up Interstate 77, which has toll lanes. I keep no drive times: try the route on a map at the real hour.',
      es: 'Uptown es el centro: Fourth Ward queda a pie, SouthEnd y NoDa llegan en la Blue Line, Dilworth está justo al sur, Myers Park detrás, Plaza Midwood por Central Avenue, todos a pocas millas, y Lake Norman a unas veinte millas por la Interestatal 77, con carriles de peaje. No tengo tiempos de manejo: pruebe la ruta en un mapa a la hora real.',
    },
    byArea: whereabouts,
    links: ['areas', 'guideRail'],
    source: 'Area records; NCDOT',
    topics: ['people/commute-and-traffic', 'commute', 'distance'],
  },
  {
    id: 'next-to',
    title: { en: 'Which areas lie next to each other?', es: '¿Qué zonas quedan juntas?' },
    answer: {
      en: 'SouthEnd, Dilworth, Fourth Ward and Plaza Midwood touch or lie beside Uptown; Myers Park adjoins Dilworth, and Plaza Midwood lies between Myers Park and NoDa. Lake Norman is by itself, about twenty miles north. Name one and I tell you its neighbors.',
      es: 'SouthEnd, Dilworth, Fourth Ward y Plaza Midwood tocan Uptown o quedan a su lado; Myers Park está junto a Dilworth, y Plaza Midwood entre Myers Park y NoDa. Lake Norman está aparte, a unas veinte millas al norte. Nombre una y le digo sus vecinas.',
    },
    byArea: neighborsByArea,
    links: ['areas'],
    source: 'Area records',
    topics: ['next-to'],
  },
  {
    id: 'light-rail',
    title: { en: 'Which areas have light rail?', es: '¿Qué zonas tienen tren ligero?' },
    answer: {
      en: "SouthEnd, Uptown and NoDa have Blue Line stations, twenty-six on the line in all, from I-485 in the south to UNC Charlotte. Dilworth lies a few blocks from East/West Boulevard, Fourth Ward within fifteen minutes on foot of Uptown's platforms. Myers Park and Lake Norman have none, and planned lines are only plans; timetables are with CATS.",
      es: 'SouthEnd, Uptown y NoDa tienen estaciones de la Blue Line, veintiséis en total, desde la I-485 al sur hasta UNC Charlotte. Dilworth queda a unas cuadras de East/West Boulevard y Fourth Ward a menos de quince minutos a pie de Uptown. Myers Park y Lake Norman no tienen; las líneas futuras son planes. Horarios: CATS.',
    },
    byArea: trainsByArea,
    links: ['guideRail', 'areas'],
    source: 'CATS; area records',
    topics: ['people/light-rail-and-streetcar', 'blue-line'],
  },
  {
    id: 'gold-line',
    title: { en: 'Where does the streetcar run?', es: '¿Por dónde va el tranvía?' },
    answer: {
      en: 'The CityLYNX Gold Line runs along Trade Street past Fourth Ward, crosses the Blue Line in Uptown, and goes east to Sunnyside Avenue at the edge of Plaza Midwood and west past Johnson C. Smith University. CATS publishes its times.',
      es: 'El tranvía CityLYNX Gold Line va por Trade Street junto a Fourth Ward, cruza la Blue Line en Uptown, y sigue al este hasta Sunnyside Avenue, al borde de Plaza Midwood, y al oeste más allá de Johnson C. Smith University. Los horarios los publica CATS.',
    },
    links: ['guideRail'],
    source: 'CATS; area records',
    topics: ['gold-line'],
  },
  {
    id: 'transit-fares',
    title: { en: 'What do trains and buses cost?', es: '¿Cuánto cuestan el tren y el autobús?' },
    answer: {
      en: "A ride on the Blue Line or a local bus costs $2.20 in 2026, and the Gold Line streetcar is free; a new fare system, with a fare on the streetcar, comes in steps in 2027 and 2028. Passes, half fares, timetables and the buses near an address are with CATS: its site, the CATS-Pass app or 704-336-7433. I can read you an area's stations and transit score.",
      es: 'Un viaje en la Blue Line o el autobús local cuesta $2.20 en 2026 y el tranvía Gold Line es gratis; un nuevo sistema, con tarifa en el tranvía, llega por etapas en 2027 y 2028. Pases, media tarifa, horarios y autobuses cerca de una dirección: el sitio de CATS, la app CATS-Pass o el 704-336-7433. Yo puedo leerle las estaciones y el puntaje de una zona.',
    },
    links: ['guideRail', 'areas'],
    source: 'CATS; WFAE, January 27, 2026; Charlotte Mercury, June 2026',
    year: 2026,
    topics: ['transit-fares'],
  },
  {
    id: 'airport',
    title: {
      en: 'How far is the airport, and is it loud?',
      es: '¿Qué tan lejos está el aeropuerto y hay ruido?',
    },
    answer: {
      en: "Charlotte Douglas lies about six miles west of Uptown; a bus runs there from Uptown, and there is no rail yet. About noise: look up the airport's own noise maps and flight tracker, since paths change with the wind, and stand at the house at several hours. I promise no quiet; what is known of a home the team can ask.",
      es: 'Charlotte Douglas queda a unas seis millas al oeste de Uptown; hay autobús desde Uptown y aún no hay tren. Sobre el ruido: mire los mapas de ruido y el rastreador de vuelos del aeropuerto, porque las rutas cambian con el viento, y párese junto a la casa a varias horas. No prometo silencio; el equipo puede preguntar lo que se sepa.',
    },
    links: ['areas', 'contact'],
    source: 'Charlotte Douglas International Airport; CATS',
    topics: ['people/airport-and-planes'],
  },
  {
    id: 'noise',
    title: { en: 'How noisy is it there?', es: '¿Cuánto ruido hay ahí?' },
    answer: {
      en: 'Noise changes from block to block and is not in my records. Known sources are freight lines by NoDa, Plaza Midwood and the edges of Uptown, light rail through SouthEnd and NoDa, bars, and stadium days in Uptown. Stand in the bedroom with the window open in the evening and again late. City rules and 311 cover complaints.',
      es: 'El ruido cambia de cuadra en cuadra y no está en mis registros. Fuentes conocidas: trenes de carga por NoDa, Plaza Midwood y los bordes de Uptown, el tren ligero en SouthEnd y NoDa, bares y días de estadio en Uptown. Vaya al dormitorio con la ventana abierta de tarde y de noche. Las quejas: reglas de la ciudad y 311.',
    },
    links: ['guideRail', 'areas'],
    source: 'City of Charlotte; area records',
    topics: ['people/trains-nightlife-and-other-noise', 'noise'],
  },
  {
    id: 'walking',
    title: { en: 'Can I live there without a car?', es: '¿Puedo vivir ahí sin auto?' },
    answer: {
      en: 'Most easily in Fourth Ward, Uptown and SouthEnd, where the walk scores on this site are highest; hardest at Lake Norman. Walk, transit and bike scores run from 0 to 100: name an area and I read you its own, with source and date. The Rail Trail, the greenways and the Blue Line help. A score is for an area, so try the address itself.',
      es: 'Lo más fácil es en Fourth Ward, Uptown y SouthEnd, con los puntajes de caminar más altos de este sitio; lo más difícil, en Lake Norman. Los de caminar, transporte y bicicleta van de 0 a 100: nombre una zona y le leo los suyos, con fuente y fecha. Ayudan el Rail Trail, los greenways y la Blue Line. El puntaje es de la zona: pruebe la dirección misma.',
    },
    links: ['areas'],
    source: 'Area records',
    topics: ['people/walking-biking-and-living-without-a-car', 'walk-score-meaning'],
  },
  {
    id: 'parks',
    title: { en: 'Which parks are nearby?', es: '¿Qué parques hay cerca?' },
    answer: {
      en: 'Dilworth has Latta Park and, with Myers Park, Freedom Park; Fourth Ward its own park; NoDa Cordelia Park; Plaza Midwood Midwood and Veterans Memorial Parks; Uptown Romare Bearden and First Ward Parks; SouthEnd the Rail Trail; Lake Norman Ramsey Creek, Jetton and the state park. Hours and what each has: Park and Recreation at mecknc.gov, and ncparks.gov for the state park.',
      es: 'Dilworth tiene Latta Park y, con Myers Park, Freedom Park; Fourth Ward, su propio parque; NoDa, Cordelia Park; Plaza Midwood, Midwood Park y Veterans Memorial Park; Uptown, Romare Bearden y First Ward Park; SouthEnd, el Rail Trail; Lake Norman, Ramsey Creek, Jetton y el parque estatal. Horarios y qué hay en cada uno: Park and Recreation en mecknc.gov, y ncparks.gov para el estatal.',
    },
    byArea: parksByArea,
    links: ['areas'],
    source: 'Area records; Mecklenburg County',
    topics: ['people/parks-and-greenways', 'parks'],
  },
  {
    id: 'trails',
    title: { en: 'Where are the trails and greenways?', es: '¿Dónde hay senderos y greenways?' },
    answer: {
      en: 'The Rail Trail runs beside the tracks through SouthEnd; Little Sugar Creek Greenway passes Freedom Park, between Dilworth and Myers Park, and, as part of the Cross Charlotte Trail, the south of NoDa. The Booty Loop in Myers Park is a circuit of about three miles. Lake Norman has its trails in the parks on the shore; for Uptown, Fourth Ward and Plaza Midwood I hold none of their own.',
      es: 'El Rail Trail corre junto a las vías en SouthEnd; el Little Sugar Creek Greenway pasa por Freedom Park, entre Dilworth y Myers Park, y, como parte del Cross Charlotte Trail, por el sur de NoDa. El Booty Loop de Myers Park es un circuito de unas tres millas. En Lake Norman están en los parques de la orilla; de Uptown, Fourth Ward y Plaza Midwood no tengo.',
    },
    links: ['areas', 'guideRail'],
    source: 'Area records',
    topics: ['rail-trail'],
  },
  {
    id: 'food-and-shops',
    title: { en: 'Where do people eat and shop?', es: '¿Dónde se come y se compra?' },
    answer: {
      en: `I keep no list of restaurants or shops, only the streets they line: East Boulevard in Dilworth, North Davidson in NoDa, Central and Commonwealth Avenues in Plaza Midwood, Camden Road and South Boulevard in SouthEnd, Tryon Street in Uptown, a walk from Fourth Ward. Myers Park and Lake Norman I have none for. ${agent.firstName}'s favorite table is “${agent.favoriteRestaurant}”. A map search shows what is open.`,
      es: `No tengo lista de restaurantes ni tiendas, solo sus calles: East Boulevard en Dilworth, North Davidson en NoDa, Central y Commonwealth Avenues en Plaza Midwood, Camden Road y South Boulevard en SouthEnd, Tryon Street en Uptown, a pie desde Fourth Ward. De Myers Park y Lake Norman no tengo. La mesa favorita de ${agent.firstName}: “${agent.favoriteRestaurant}”. Un mapa muestra qué está abierto.`,
    },
    links: ['areas'],
    source: 'Area records',
    topics: ['people/food-shops-things-to-do', 'food'],
  },
  {
    id: 'things-to-do',
    title: { en: 'What is there to do?', es: '¿Qué se puede hacer?' },
    answer: {
      en: 'Uptown has museums and stages on Tryon Street; NoDa galleries and small stages; SouthEnd the Rail Trail and breweries; Plaza Midwood shops and patios; Dilworth and Myers Park share Freedom Park; Lake Norman has docks and three parks. I keep no calendar: the places, the city and the neighborhood associations publish dates and tickets.',
      es: 'Uptown tiene museos y escenarios en Tryon Street; NoDa, galerías y pequeños escenarios; SouthEnd, el Rail Trail y cervecerías; Plaza Midwood, tiendas y patios; Dilworth y Myers Park, Freedom Park; Lake Norman, muelles y tres parques. No tengo calendario: fechas y boletos los publican los lugares, la ciudad y las asociaciones.',
    },
    byArea: outingsByArea,
    links: ['areas'],
    source: 'Area records',
    topics: ['things-to-do', 'events'],
  },
  {
    id: 'parking',
    title: { en: 'What about parking?', es: '¿Y el estacionamiento?' },
    answer: {
      en: 'On the street the signs decide: the city manages meters, time limits and resident permits in Uptown, SouthEnd, NoDa and along Commonwealth Avenue in Plaza Midwood, and elsewhere the curb is mostly free; its site has zones and rates. For a home I tell what the description says of a garage or space. In a condominium ask whether a space is deeded, assigned or leased, and where guests park.',
      es: 'En la calle deciden las señales: la ciudad maneja parquímetros, límites y permisos de residentes en Uptown, SouthEnd, NoDa y Commonwealth Avenue en Plaza Midwood; en lo demás la acera suele ser libre. Su sitio tiene zonas y tarifas. De una casa le digo lo que la descripción diga de garaje o espacio. En condominio pregunte si es con escritura, asignado o rentado, y dónde paran las visitas.',
    },
    links: ['compare', 'areas'],
    source: 'City of Charlotte On-Street Parking Program; Site records',
    topics: ['people/parking', 'parking'],
  },
  {
    id: 'area-prices',
    title: { en: 'What do homes cost in an area?', es: '¿Cuánto cuestan las casas en una zona?' },
    answer: {
      en: 'Name an area and I read you its median price, with source and date: the middle one, half above and half below, condominiums and houses together. Site figures are samples and marked so; “Hot Market” marks the areas whose sample median rose fastest and is no forecast. Where prices go nobody can promise; the team has current reports.',
      es: 'Nombre una zona y le leo su precio mediano, con fuente y fecha: el de en medio, la mitad arriba y la mitad abajo, condominios y casas juntos. Las cifras del sitio son muestras y así se marcan; “Hot Market” señala dónde la mediana de muestra subió más y no pronostica. Hacia dónde van los precios nadie lo promete.',
    },
    links: ['market', 'areas'],
    source: 'Area records; market page',
    topics: ['people/area-prices-and-where-they-go', 'median-meaning', 'hot-market'],
  },
];
