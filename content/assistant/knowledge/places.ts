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
      es: 'Nómbrela y le cuento lo que dice su registro: tipos de casa, calles y parques, distancia a Uptown, precio mediano y puntajes con fuente y fecha. En general, SouthEnd y Dilworth quedan justo al sur de Uptown, Myers Park más allá, Plaza Midwood al este, NoDa al noreste y Lake Norman a unas veinte millas al norte. Describo edificios, nunca quién vive allí.',
    },
    aspects: {
      'kinds-of-homes': {
        en: 'Kinds of homes, area by area: towers of condominiums in Uptown; Victorian houses and brick condominiums in Fourth Ward; lofts, condominiums and town houses in SouthEnd; bungalows in Dilworth; cottages and brick Tudors in Plaza Midwood; mill houses and new town houses in NoDa; brick houses on large lots in Myers Park; houses on and near the water at Lake Norman.',
        es: 'Tipos de casa, zona por zona: torres de condominios en Uptown; casas victorianas y condominios de ladrillo en Fourth Ward; lofts, condominios y townhouses en SouthEnd; bungalows en Dilworth; cottages y casas Tudor de ladrillo en Plaza Midwood; antiguas casas de obreros textiles y townhouses nuevos en NoDa; casas de ladrillo en lotes grandes en Myers Park; casas junto al agua o cerca de ella en Lake Norman.',
      },
      mood: {
        en: 'For the mood of a place I have what stands there, and you judge the rest: museums, stages and stadium days in Uptown; galleries and late kitchens in NoDa; breweries along the Rail Trail in SouthEnd; patios in Plaza Midwood; porches and East Boulevard shops in Dilworth; deep lawns under oaks in Myers Park; docks at Lake Norman. See it on a weekday evening and a Saturday.',
        es: 'Del ambiente le digo lo que hay, y usted juzga: museos, escenarios y días de estadio en Uptown; galerías y restaurantes abiertos hasta tarde en NoDa; cervecerías junto al Rail Trail en SouthEnd; patios en Plaza Midwood; porches y tiendas de East Boulevard en Dilworth; jardines bajo los robles en Myers Park; muelles en Lake Norman. Véala una tarde entre semana y un sábado.',
      },
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
      es: 'Nombre las dos y lo que le importa, y pongo los mismos datos lado a lado: precio mediano, puntajes a pie y de transporte, tipos de casa, camino a Uptown, con fuente y fecha. Puedo decir cuál cuesta menos o está más cerca de un tren; sobre gente, escuelas o seguridad no nombro ganadora.',
    },
    aspects: {
      'pick-for-me': {
        en: 'The pick is yours, and I name no winner: write down the three things you would miss most, such as a yard, a train, or a price, and I tell you which of the two has each. Then see both on the same day, once in the evening. The team can arrange a tour of homes in each.',
        es: 'La elección es suya y no nombro ganadora: anote las tres cosas que más extrañaría, como un patio, un tren o un precio, y le digo cuál de las dos tiene cada una. Después vea las dos el mismo día, una vez de noche. El equipo puede organizar visitas a casas en cada una.',
      },
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
    aspects: {
      yard: {
        en: 'For a yard, look at detached houses: Dilworth, Plaza Midwood and NoDa have them close to Uptown, Myers Park and Lake Norman on larger lots. In Uptown, Fourth Ward and SouthEnd condominiums are the rule. Tell me price range, bedrooms and how much grass, and I name the homes that fit.',
        es: 'Para tener patio, busque casas independientes: Dilworth, Plaza Midwood y NoDa las tienen cerca de Uptown, Myers Park y Lake Norman en lotes más grandes. En Uptown, Fourth Ward y SouthEnd predominan los condominios. Dígame rango de precio, recámaras y cuánto jardín, y le nombro las casas que cumplen.',
      },
      'near-a-train': {
        en: 'Near a train means SouthEnd, Uptown or NoDa, which have Blue Line stations; Dilworth lies a few blocks from East/West Boulevard, and Fourth Ward is within fifteen minutes on foot of one and has the streetcar. SouthEnd and Uptown are mostly condominiums, NoDa has mill houses and town houses. Tell me price and bedrooms and I narrow it down.',
        es: 'Cerca del tren significa SouthEnd, Uptown o NoDa, que tienen estaciones de la Blue Line; Dilworth queda a pocas cuadras de East/West Boulevard, y Fourth Ward a menos de quince minutos a pie de una y con tranvía. En SouthEnd y Uptown predominan los condominios; NoDa tiene antiguas casas de obreros textiles y townhouses. Dígame precio y recámaras y lo acotamos.',
      },
      'near-work': {
        en: 'Start from where you work. For Uptown: Fourth Ward on foot, SouthEnd and NoDa by the Blue Line, Dilworth and Plaza Midwood a short ride. For the main Atrium hospital: Dilworth and Myers Park are nearest. For UNC Charlotte: NoDa, on the same line. For the airport: Uptown, Fourth Ward and SouthEnd, six to seven miles.',
        es: 'Empiece por su trabajo. Para Uptown: Fourth Ward a pie, SouthEnd y NoDa en la Blue Line, Dilworth y Plaza Midwood a un viaje corto. Para el hospital principal de Atrium: Dilworth y Myers Park son las más cercanas. Para UNC Charlotte: NoDa, en la misma línea. Para el aeropuerto: Uptown, Fourth Ward y SouthEnd, a seis o siete millas.',
      },
    },
    links: ['areas', 'compare'],
    source: 'Area records',
    topics: ['people/which-area-suits-me'],
  },
  {
    id: 'worship-places',
    title: { en: 'How far is a place of worship?', es: '¿A qué distancia queda un templo?' },
    answer: {
      en: 'Any map gives the distance: enter the address of the home, which stands on the Compare page, and the place you name. I keep no list of houses of worship or community places myself; they list themselves on maps and in their own directories.',
      es: 'Cualquier mapa da la distancia: ponga la dirección de la casa, que está en la página Compare, y el lugar que usted nombre. No tengo lista de templos ni centros comunitarios; ellos mismos aparecen en los mapas y en sus directorios.',
    },
    aspects: {
      'is-there-one-near': {
        en: 'A map search shows them: type the kind of house of worship and the home’s address or the area’s name, and check service times with the place itself. I keep no list of churches, mosques, synagogues, temples or community places, and none stands in the records of the homes. The addresses of the homes are on the Compare page.',
        es: 'Se ven en un mapa: escriba el tipo de templo y la dirección de la casa o el nombre de la zona, y confirme horarios con el lugar mismo. No tengo lista de iglesias, mezquitas, sinagogas, templos ni centros comunitarios, y ninguno figura en los registros de las casas. Las direcciones de las casas están en la página Compare.',
      },
      'on-foot': {
        en: 'How long the walk is, a map tells from the home’s address when you set it to walking; then walk it once, at the hour and on the day you would, for sidewalks, crossings and hills. I can read you an area’s walk score and look for homes without steps; I measure no route.',
        es: 'Cuánto se camina lo dice un mapa desde la dirección de la casa en modo a pie; después camínelo una vez, a la hora y el día que iría, por aceras, cruces y cuestas. Puedo leerle el walk score de la zona y buscar casas sin escalones; no mido rutas.',
      },
      'which-area': {
        en: 'Which area to choose stays with you: I suggest none because of religion, and the same holds for everyone, under fair housing law. Look up the places that matter to you on a map, draw your own circle, and tell me price, bedrooms and the streets or the area inside it; then I name the homes that fit. The team works the same way.',
        es: 'Qué zona elegir le toca a usted: no sugiero ninguna por religión, y es igual para todos, por la ley de vivienda justa. Busque en un mapa los lugares que le importan, trace su propio círculo y dígame precio, recámaras y la zona que queda dentro; entonces le nombro las casas que cumplen. El equipo trabaja igual.',
      },
    },
    links: ['compare', 'areas'],
    source: 'Listing records; public maps',
    topics: ['people/places-of-worship-and-community-places', 'worship-distance'],
  },
  {
    id: 'safety',
    title: { en: 'Is an area safe?', es: '¿Es segura una zona?' },
    answer: {
      en: "I do not rate safety, here or anywhere, and everyone gets the same answer: look at the police department's incident map by address, around the lake at the towns' and sheriffs' records, and at the state's public registry. See the street at several hours and judge for yourself. A garage, lighting or a secured lobby I can search for.",
      es: 'No califico la seguridad, aquí ni en ningún lado, y todos reciben la misma respuesta: mire el mapa de incidentes de la policía por dirección, cerca del lago los registros de pueblos y sheriffs, y el registro público estatal. Vea la calle a varias horas y juzgue. Garaje, iluminación o vestíbulo con acceso controlado sí puedo buscarlos.',
    },
    aspects: {
      safest: {
        en: 'I rank no area as safer or rougher than another, and everybody gets that same answer. To weigh two places, put each address into the police department’s incident map, around the lake into the towns’ and sheriffs’ records, for the same months and the same distance. Then see both streets by day and after dark and judge for yourself.',
        es: 'No clasifico ninguna zona como más o menos segura que otra, y todos reciben la misma respuesta. Para comparar dos lugares, ponga cada dirección en el mapa de incidentes de la policía, y junto al lago en los registros de los pueblos y alguaciles, con los mismos meses y distancia. Después vea ambas calles de día y de noche y juzgue usted.',
      },
      'at-night': {
        en: 'How a walk feels at night you can only judge there: go at your own hour, from the station or the parking to the door, more than once. The police incident map shows what was reported around an address and when. I rate no street, but I can search for a garage, good lighting or a secured lobby.',
        es: 'Cómo se siente caminar de noche solo se juzga ahí: vaya a su propia hora, de la estación o el estacionamiento a la puerta, más de una vez. El mapa de incidentes de la policía muestra qué se reportó cerca de una dirección y cuándo. No califico calles, pero puedo buscar una casa con garaje, buena iluminación o vestíbulo con acceso controlado.',
      },
      theft: {
        en: 'Break-ins, car thefts and stolen packages are on the police incident map by address and date; around the lake, ask the town’s police or the sheriff. I hold no counts and rate no street. What I can do is look for homes with a garage or a secured lobby; ask the building or the association where packages are kept.',
        es: 'Robos a casas, de autos y de paquetes salen en el mapa de incidentes de la policía por dirección y fecha; junto al lago, pregunte a la policía del pueblo o al alguacil. No tengo cifras ni califico calles. Sí puedo buscar casas con garaje o vestíbulo con acceso controlado; pregunte al edificio o a la asociación dónde se guardan los paquetes.',
      },
      registry: {
        en: 'The sex offender registry is public: the State Bureau of Investigation’s site lets you search by address and sign up for notices, the same for everyone. Under North Carolina law a registered person nearby is not a fact that a seller or agent must tell you, so look for yourself before due diligence ends.',
        es: 'El registro de delincuentes sexuales es público: el sitio del State Bureau of Investigation permite buscar por dirección y recibir avisos, igual para todos. Según la ley de Carolina del Norte, una persona registrada cerca no es un dato que el vendedor o el agente deba decirle, así que búsquelo usted antes de que termine el due diligence.',
      },
    },
    links: ['areas'],
    source: 'Fair Housing Act; CMPD; NC SBI; G.S. 39-50',
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
      es: 'La de criminalidad es una palabra, como Low (bajo) o Moderate (moderado), y la de escuelas una letra, la A es la más alta; ambas son valores de muestra hasta que haya valores publicados: no elija por ellas; yo tampoco clasifico por ellas. Los registros reales son públicos: cada página de vecindario enlaza, bajo “Look it up”, los datos policiales y las School Report Cards del estado, iguales para todos.',
    },
    aspects: {
      'who-made-them': {
        en: 'Nobody measured them: both marks are sample values put on this site until a publisher’s replace them, so they are no police statistics, no test scores and no rating by GreatSchools, Niche or an agent. They carry no year you could rely on. Do not choose by them; the real records are linked under “Look it up” on each neighborhood page.',
        es: 'Nadie las midió: las dos marcas son valores de muestra puestos en este sitio hasta que los de una fuente publicada los reemplacen, así que no son estadística policial, ni resultados de exámenes, ni notas de GreatSchools, Niche o un agente. No llevan un año confiable. No elija por ellas; los registros reales están en “Look it up” en la página de cada vecindario.',
      },
      'real-records': {
        en: 'The real records are under “Look it up” on each neighborhood page: the police crime data by address and the state’s School Report Cards, the same links for everyone. Which school an address is assigned to comes from Charlotte-Mecklenburg Schools, or by the lake from the district there. I read out no ranking from either; look up the address itself.',
        es: 'Los registros reales están en “Look it up” en la página de cada vecindario: los datos de criminalidad de la policía por dirección y las School Report Cards del estado, los mismos enlaces para todos. Qué escuela le toca a una dirección lo dice Charlotte-Mecklenburg Schools o, junto al lago, el distrito de ahí. No leo clasificaciones; busque la dirección misma.',
      },
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
    aspects: {
      'drive-time': {
        en: 'I keep no drive times, because they change by the hour: put the home and your workplace into a map, set it to arrive on a Tuesday or Wednesday at your real time, and look at the range it gives, both ways. Drive it once at that hour before you offer.',
        es: 'No guardo tiempos de manejo, porque cambian con la hora: ponga la casa y su trabajo en un mapa, con llegada un martes o miércoles a su hora real, y mire el rango que da, de ida y de vuelta. Manéjelo una vez a esa hora antes de ofertar.',
      },
      'express-lanes': {
        en: 'The I-77 express lanes are optional toll lanes between Uptown and Mooresville; the other lanes stay free. The toll rises and falls with traffic and is shown on a sign before you enter, and with an NC Quick Pass set to carpool, three or more in the car ride free. Prices and passes: ncquickpass.com. Commuter buses use these lanes too.',
        es: 'Los carriles exprés de la I-77 son de peaje y opcionales, entre Uptown y Mooresville; los demás siguen gratis. El peaje sube y baja con el tráfico y se ve en un letrero antes de entrar; con un NC Quick Pass en modo carpool, tres o más personas van gratis. Precios y pases: ncquickpass.com. También los usan los autobuses exprés.',
      },
      'another-place': {
        en: 'For a place other than Uptown, give a map both addresses at your hour; what I hold is how each area lies to the center. A few fixed points: UNC Charlotte is the northern end of the Blue Line, the main Atrium hospital stands by Dilworth, the airport lies six to seven miles west of Uptown, SouthPark and Ballantyne lie to the south.',
        es: 'Para un lugar que no sea Uptown, ponga en un mapa las dos direcciones a su hora; lo que tengo es cómo queda cada zona respecto al centro. Algunos puntos fijos: UNC Charlotte es el extremo norte de la Blue Line, el hospital principal de Atrium está junto a Dilworth, el aeropuerto a seis o siete millas al oeste de Uptown, y SouthPark y Ballantyne al sur.',
      },
      'which-road': {
        en: 'By road: Plaza Midwood comes in on Central Avenue, Lake Norman down Interstate 77, SouthEnd and Dilworth up South Boulevard, NoDa on North Davidson or North Tryon Street, Myers Park along Queens or Providence Road; Interstate 277 rings Uptown. Without a car: Fourth Ward and the north of SouthEnd on foot, SouthEnd and NoDa by Blue Line. Try it at your hour.',
        es: 'Por calle: Plaza Midwood entra por Central Avenue, Lake Norman por la Interestatal 77, SouthEnd y Dilworth por South Boulevard, NoDa por North Davidson o North Tryon Street, Myers Park por Queens o Providence Road; la 277 rodea Uptown. Sin carro: Fourth Ward y el norte de SouthEnd a pie, SouthEnd y NoDa en la Blue Line. Pruebe a su hora.',
      },
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
    aspects: {
      'lake-norman-alone': {
        en: 'Lake Norman touches none of the in-town areas: it lies by itself about twenty miles north of Uptown, up Interstate 77, with Huntersville, Cornelius, Davidson and Mooresville along its shore. NoDa is on the north side of the center but not near it. The others lie together within a few miles.',
        es: 'Lake Norman no toca ninguna zona de la ciudad: queda aparte, a unas veinte millas al norte de Uptown por la Interestatal 77, con Huntersville, Cornelius, Davidson y Mooresville en su orilla. NoDa está al norte del centro, pero no cerca del lago. Las demás quedan juntas, en pocas millas.',
      },
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
      es: 'SouthEnd, Uptown y NoDa tienen estaciones de la Blue Line, veintiséis en total, desde la I-485 al sur hasta UNC Charlotte. Dilworth queda a unas cuadras de East/West Boulevard y Fourth Ward a menos de quince minutos a pie de las estaciones de Uptown. Myers Park y Lake Norman no tienen; las líneas futuras son planes. Horarios: CATS.',
    },
    aspects: {
      'park-and-ride': {
        en: 'The Blue Line has park-and-ride lots at stations outside the center, the largest at I-485 and South Boulevard, the southern end, others northward toward the university; in Uptown and SouthEnd you come on foot. Express buses from the lake have lots of their own. CATS lists the stations with parking and the rules at each: 704-336-7433.',
        es: 'La Blue Line tiene estacionamientos park and ride en estaciones fuera del centro, el mayor en I-485 y South Boulevard, el extremo sur, y otros hacia la universidad; en Uptown y SouthEnd se llega a pie. Los autobuses exprés del lago tienen los suyos. CATS lista las estaciones con estacionamiento y sus reglas: 704-336-7433.',
      },
      route: {
        en: 'The Blue Line runs about nineteen miles with twenty-six stations: from I-485 at South Boulevard, near Pineville, north through SouthEnd and Uptown, past 36th Street and Sugar Creek in NoDa, to the UNC Charlotte campus. It reaches neither the airport nor Lake Norman. Its map and times are with CATS.',
        es: 'La Blue Line recorre unas diecinueve millas con veintiséis estaciones: desde I-485 en South Boulevard, cerca de Pineville, al norte por SouthEnd y Uptown, pasando por 36th Street y Sugar Creek en NoDa, hasta el campus de UNC Charlotte. No llega al aeropuerto ni a Lake Norman. El mapa y los horarios los tiene CATS.',
      },
      'ride-to-uptown': {
        en: 'One seat, no change: from NoDa you board at 36th Street or Sugar Creek, from SouthEnd at Carson, Bland Street, East/West Boulevard or New Bern, and the same Blue Line train stops five times in Uptown. From Dilworth walk to East/West Boulevard. How often and how late it runs, CATS says, online or at 704-336-7433.',
        es: 'Un solo tren, sin transbordo: desde NoDa se sube en 36th Street o Sugar Creek, desde SouthEnd en Carson, Bland Street, East/West Boulevard o New Bern, y el mismo tren de la Blue Line para cinco veces en Uptown. Desde Dilworth se camina a East/West Boulevard. La frecuencia y el último tren los dice CATS, en línea o al 704-336-7433.',
      },
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
    aspects: {
      'plaza-midwood-end': {
        en: 'Eastward the streetcar ends at Sunnyside Avenue, on the western edge of Plaza Midwood: it has not been built on to the shops at the middle of Central Avenue, so from there you walk, ride or take a bus. On the way it passes Elizabeth. An extension is only a plan; CATS publishes what is decided.',
        es: 'Hacia el este el tranvía termina en Sunnyside Avenue, en el borde oeste de Plaza Midwood: no llega hasta las tiendas del centro de Central Avenue, así que desde ahí se camina o se toma el autobús. De camino pasa por Elizabeth. La ampliación es solo un plan; CATS publica lo que se decide.',
      },
      'change-lines': {
        en: 'The two lines meet at the transportation center on Trade Street in Uptown, and there you change. The Gold Line is the streetcar, about four miles east and west in the street; the Blue Line is the light rail, about nineteen miles from I-485 to UNC Charlotte on its own tracks. NoDa and SouthEnd are on the Blue Line only.',
        es: 'Las dos líneas se cruzan en el centro de transporte de Trade Street, en Uptown, y ahí se cambia. La Gold Line es el tranvía, unas cuatro millas de este a oeste por la calle; la Blue Line es el tren ligero, unas diecinueve millas de I-485 a UNC Charlotte por sus propias vías. NoDa y SouthEnd solo tienen la Blue Line.',
      },
      hours: {
        en: 'Times and how often it comes are with CATS: its site, the CATS-Pass app, which shows the cars on the map, or 704-336-7433. I hold no timetable, since mine would go out of date. Look at evenings and Sundays before you count on it, and compare the walk: the line is about four miles long.',
        es: 'El horario y la frecuencia los tiene CATS: su sitio, la app CATS-Pass o el 704-336-7433. No guardo horarios, porque quedarían viejos. Mire las noches y los domingos antes de contar con él, y compárelo con ir a pie: la línea mide unas cuatro millas.',
      },
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
      es: 'Un viaje en la Blue Line o el autobús local cuesta $2.20 en 2026 y el tranvía Gold Line es gratis; un nuevo sistema, con tarifa en el tranvía, llega por etapas en 2027 y 2028. Pases, media tarifa, horarios y autobuses cerca de una dirección: el sitio de CATS, la app CATS-Pass o el 704-336-7433. Yo puedo leerle las estaciones y el puntaje de transporte de una zona.',
    },
    aspects: {
      passes: {
        en: 'Passes save you money if you ride most days: CATS sells them by the day, week and month, and posts the current prices on its site and in the CATS-Pass app; by phone 704-336-7433. For your own sum, a single ride is $2.20 in 2026, so ten rides a week are $22. Ask whether your employer pays part.',
        es: 'Los pases convienen si viaja casi a diario: CATS los vende por día, semana y mes, y publica los precios vigentes en su sitio y en la app CATS-Pass; por teléfono 704-336-7433. Para su cuenta: un viaje cuesta $2.20 en 2026, así que diez viajes por semana son $22. Pregunte si su empleador paga una parte.',
      },
      discounts: {
        en: 'CATS lists half fare for riders of 62 and up, people with a disability, each with a Medicare card or CATS Transit ID, and students through twelfth grade with an ID; children of five and under ride free with an adult. College passes come through the school, so ask there. CATS has the forms: 704-336-7433.',
        es: 'Según CATS pagan media tarifa las personas de 62 años o más y las personas con discapacidad, con tarjeta de Medicare o Transit ID de CATS, y los estudiantes hasta el grado doce con identificación; los niños de cinco años o menos viajan gratis con un adulto. Los pases universitarios se piden en la universidad. Los formularios los tiene CATS: 704-336-7433.',
      },
      'how-to-pay': {
        en: 'Pay with the CATS-Pass app on your phone or at the machine on each rail platform before you board; on a bus the app or exact cash works. The trains have no gates, but inspectors check, and riding without a ticket can bring a fine. Transfers and the new fare system: CATS, 704-336-7433.',
        es: 'Se paga con la app CATS-Pass en el teléfono o en la máquina de cada andén antes de subir; en el autobús, con la app o efectivo exacto. Los trenes no tienen torniquetes, pero hay inspectores, y viajar sin boleto puede traer multa. Transbordos y el nuevo sistema de tarifas: CATS, 704-336-7433.',
      },
      'streetcar-free': {
        en: 'The Gold Line streetcar is free to ride in 2026. A fare on it is to come with the new fare system, in steps in 2027 and 2028, so ask CATS before you count on free rides for years: 704-336-7433. The Blue Line and the buses do cost: $2.20 a ride.',
        es: 'El tranvía Gold Line es gratis en 2026. La tarifa llegará con el nuevo sistema, por etapas en 2027 y 2028, así que pregunte a CATS antes de contar con viajes gratis por años: 704-336-7433. La Blue Line y los autobuses sí cuestan: $2.20 por viaje.',
      },
      'bikes-and-wheels': {
        en: 'You can bring a bicycle at no extra charge: trains have upright racks by the doors, buses a rack in front; motorized and tandem bikes stay off the trains. Every station has a ramp or elevator and boarding is level, so wheelchairs and strollers roll on; buses have ramps. Details: CATS, 704-336-7433.',
        es: 'Puede llevar bicicleta sin pagar más: los trenes tienen ganchos junto a las puertas y los autobuses un portabicicletas al frente; las motorizadas y los tándem no suben al tren. Cada estación tiene rampa o elevador y se aborda a nivel, así que entran sillas de ruedas y carriolas; los autobuses tienen rampa. Detalles: CATS, 704-336-7433.',
      },
    },
    links: ['guideRail', 'areas'],
    source: 'CATS, fares and passes (undated page); WFAE, January 27, 2026; Charlotte Mercury, June 2026',
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
      en: "Charlotte Douglas lies six to seven miles west of Uptown; a bus runs there from Uptown, and there is no rail yet. About noise: look up the airport's own noise maps and flight tracker, since paths change with the wind, and stand at the house at several hours. I promise no quiet; what is known of a home the team can ask.",
      es: 'Charlotte Douglas queda a seis o siete millas al oeste de Uptown; hay autobús desde Uptown y aún no hay tren. Sobre el ruido: mire los mapas de ruido y el rastreador de vuelos del aeropuerto, porque las rutas cambian con el viento, y párese junto a la casa a varias horas. No prometo silencio; el equipo puede preguntar lo que se sepa.',
    },
    aspects: {
      'flights-and-how-early': {
        en: 'Charlotte Douglas is a hub of American Airlines, so it has nonstop flights to most large U.S. cities and to a number of places in Europe, the Caribbean and Latin America; cltairport.com and the airlines list them. The airport advises two hours before a flight at home and three before one abroad; its site shows the wait at security and the parking left.',
        es: 'Charlotte Douglas es centro de conexiones de American Airlines: tiene vuelos sin escala a casi todas las ciudades grandes del país y a varios lugares de Europa, el Caribe y América Latina; los listan cltairport.com y las aerolíneas. El aeropuerto aconseja llegar dos horas antes de un vuelo nacional y tres antes de uno internacional; su sitio muestra la espera en seguridad.',
      },
      'without-a-car': {
        en: 'Without a car you take the bus: CATS runs one between the transportation center in Uptown and the terminal, and there is no train yet. From NoDa or SouthEnd ride the Blue Line to the transportation center and change there. Times, the early and the late ones above all, are with CATS: 704-336-7433.',
        es: 'Sin carro se va en autobús: CATS tiene uno entre el centro de transporte de Uptown y la terminal, y todavía no hay tren. Desde NoDa o SouthEnd tome la Blue Line hasta el centro de transporte y cambie ahí. Los horarios, sobre todo los de madrugada y noche, los tiene CATS: 704-336-7433.',
      },
      'nearest-area': {
        en: 'Nearest on the map are the areas at the center: the terminal lies six to seven miles west of Uptown, so Uptown, Fourth Ward, SouthEnd and Dilworth have the shortest way, then Myers Park, Plaza Midwood and NoDa on the far side, and Lake Norman the longest, down Interstate 77. I keep no drive times: try it at the hour you fly.',
        es: 'Las más cercanas en el mapa son las del centro: la terminal queda a seis o siete millas al oeste de Uptown, así que Uptown, Fourth Ward, SouthEnd y Dilworth tienen el camino más corto; luego Myers Park, Plaza Midwood y NoDa, al otro lado, y Lake Norman el más largo, por la Interestatal 77. No guardo tiempos de manejo: pruebe a la hora de su vuelo.',
      },
      'plane-noise': {
        en: 'Whether planes are heard at a house you find out in two ways: look up the address on the airport’s noise maps and flight tracker, and stand outside early, at dinner time and late, on days of different wind, since paths change with it. I promise no quiet. What the owner or agent knows, the team can ask.',
        es: 'Si se oyen los aviones en una casa se averigua de dos maneras: busque la dirección en los mapas de ruido y el rastreador de vuelos del aeropuerto, y párese afuera temprano, a la hora de cenar y de noche, en días de viento distinto, porque las rutas cambian. No prometo silencio. Lo que sepan el dueño o el agente lo puede preguntar el equipo.',
      },
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
    aspects: {
      trains: {
        en: 'Trains are heard near their tracks: freight lines pass by NoDa, Plaza Midwood and the edges of Uptown, some at night and with horns at crossings, and the light rail runs through SouthEnd and NoDa with bells. How much reaches a bedroom depends on distance, windows and the floor. Stay an evening with the window open; freight keeps no public timetable.',
        es: 'Los trenes se oyen cerca de las vías: las líneas de carga pasan por NoDa, Plaza Midwood y los bordes de Uptown, a veces de noche y con bocina en los cruces, y el tren ligero por SouthEnd y NoDa con campanas. Cuánto llega a la recámara depende de la distancia, las ventanas y el piso. Quédese un rato de noche con la ventana abierta; la carga no publica horario.',
      },
      'how-to-check': {
        en: 'Go and listen, because no record holds it: stand in the bedroom with the window open on a weekday evening, late on a Friday, and early in the morning, and on an event day if a stadium is near. Look on a map for tracks, highways, bars and fire stations, talk with someone who lives there, and ask the team what the seller says.',
        es: 'Vaya y escuche, porque ningún registro lo dice: párese en la recámara con la ventana abierta una tarde entre semana, un viernes ya entrada la noche y temprano por la mañana, y en día de evento si hay estadio cerca. Busque en el mapa vías, autopistas, bares y estaciones de bomberos, hable con alguien que viva ahí y pida al equipo que pregunte al vendedor.',
      },
      'bars-and-stadium': {
        en: 'Bars and event days are the loud hours: weekend evenings along SouthEnd’s breweries, North Davidson in NoDa and Central Avenue in Plaza Midwood, and game and concert days around Uptown’s stadium and arena, Fourth Ward’s edge included. A street or two off can sound quite different. Listen on such a night; the city’s noise rules and 311 take complaints.',
        es: 'Los bares y los días de evento son las horas ruidosas: noches de fin de semana junto a las cervecerías de SouthEnd, North Davidson en NoDa y Central Avenue en Plaza Midwood, y los días de partido o concierto cerca del estadio y la arena de Uptown, incluido el borde de Fourth Ward. Una calle más allá puede sonar distinto. Escuche una noche así; el 311 recibe quejas.',
      },
      'quieter-area': {
        en: 'I name no area the quietest, since noise changes from block to block and I hold no measurements. Look for what makes it: tracks, Independence and the interstates, bars, the stadium, building sites. A street without through traffic, a bedroom at the back and good windows help anywhere. Tell me the homes you like, and visit them late.',
        es: 'No nombro ninguna zona como la más tranquila, porque el ruido cambia de cuadra en cuadra y no tengo mediciones. Busque lo que lo causa: vías, Independence y las interestatales, bares, el estadio, obras. Una calle sin paso de tráfico, una recámara al fondo y buenas ventanas ayudan en cualquier parte. Dígame qué casas le gustan y visítelas tarde.',
      },
    },
    links: ['guideRail', 'areas'],
    source: 'City of Charlotte; area records',
    topics: ['people/trains-nightlife-and-other-noise', 'noise'],
  },
  {
    id: 'walking',
    title: { en: 'Can I live there without a car?', es: '¿Puedo vivir ahí sin auto?' },
    answer: {
      en: 'Most easily in Fourth Ward, Uptown and SouthEnd, at the center and near the Blue Line; hardest at Lake Norman, which has no train. Walk, transit and bike scores run from 0 to 100: name an area and I read you its own, with source and date. The Rail Trail, the greenways and the Blue Line help. A score is for an area, so try the address itself.',
      es: 'Lo más fácil es en Fourth Ward, Uptown y SouthEnd, en el centro y cerca de la Blue Line; lo más difícil, en Lake Norman, sin tren. Los puntajes de caminar, transporte y bicicleta van de 0 a 100: nombre una zona y le leo los suyos, con fuente y fecha. Ayudan el Rail Trail, los greenways y la Blue Line. El puntaje es de la zona: pruebe la dirección.',
    },
    aspects: {
      'walk-against-transit-score': {
        en: 'A walk score says how many errands you can do on foot, a transit score how much public transport runs nearby, each from 0 to 100; a place can be good on foot and poor by bus, as where shops are close and no train stops. Name an area and I read you both, with the date.',
        es: 'El walk score dice cuántas diligencias puede hacer a pie y el transit score cuánto transporte público pasa cerca, cada uno de 0 a 100; un lugar puede ser bueno a pie y malo en autobús, donde hay tiendas pero no para ningún tren. Diga una zona y le leo los dos, con fecha.',
      },
      'uber-lyft-taxi': {
        en: 'Yes: Uber, Lyft and taxis serve the whole city and the airport, quickest around Uptown, SouthEnd, NoDa and Plaza Midwood, with longer waits at Lake Norman and early in the morning. I know no fares; the app names the price before you order, and it rises on game nights. For a flight at 4 a.m. book ahead.',
        es: 'Sí: Uber, Lyft y taxis cubren toda la ciudad y el aeropuerto, más rápido en Uptown, SouthEnd, NoDa y Plaza Midwood, con más espera en Lake Norman y de madrugada. No conozco tarifas; la app dice el precio antes de pedir, y sube en noches de juego. Para un vuelo a las 4 a.m. reserve antes.',
      },
      'score-meaning': {
        en: 'A walk score says how many daily errands can be done on foot, from 0 to 100: from about 50 some, from 70 most, from 90 nearly all, without a car. The transit score counts stops and trains nearby, the bike score lanes, hills and destinations. Those here are for a whole area, so a street at its edge may differ; look up the address.',
        es: 'El walk score dice cuántos mandados diarios se hacen a pie, de 0 a 100: desde 50 algunos, desde 70 la mayoría, desde 90 casi todos, sin carro. El transit score cuenta paradas y trenes cercanos; el bike score, ciclovías, cuestas y destinos. Los de aquí son de toda una zona, y una calle del borde puede variar; busque la dirección.',
      },
      'shops-on-foot': {
        en: 'Shops within walking distance are near the center, in Uptown, Fourth Ward and SouthEnd, and near the shopping streets of the others: East Boulevard in Dilworth, Central Avenue in Plaza Midwood, North Davidson in NoDa. I keep no list of stores, so ask a map for the grocery and the pharmacy from the address, and walk it once for the sidewalks.',
        es: 'Tiendas a pie hay sobre todo en el centro, en Uptown, Fourth Ward y SouthEnd, y cerca de las calles comerciales de las demás: East Boulevard en Dilworth, Central Avenue en Plaza Midwood, North Davidson en NoDa. No tengo lista de tiendas: pida al mapa el súper y la farmacia desde la dirección, y camínelo una vez por las aceras.',
      },
      'one-car-or-none-at-the-lake': {
        en: 'At Lake Norman you will want a car: there is no rail, and shops lie a drive away from most streets. The town centers are easier on foot than the shore. Express buses serve the north towns at commuting hours: CATS, 704-336-7433.',
        es: 'En Lake Norman va a querer carro: no hay tren y las tiendas quedan lejos de casi todas las calles. Los centros de los pueblos se caminan mejor que la orilla. Hay autobuses exprés a los pueblos del norte en horas de trabajo: CATS, 704-336-7433.',
      },
    },
    links: ['areas'],
    source: 'Area records; Walk Score on its scale',
    topics: ['people/walking-biking-and-living-without-a-car', 'walk-score-meaning'],
  },
  {
    id: 'parks',
    title: { en: 'Which parks are nearby?', es: '¿Qué parques hay cerca?' },
    answer: {
      en: 'Dilworth has Latta Park and, with Myers Park, Freedom Park; Fourth Ward its own park; NoDa Cordelia Park; Plaza Midwood Midwood and Veterans Memorial Parks; Uptown Romare Bearden and First Ward Parks; SouthEnd the Rail Trail; Lake Norman Ramsey Creek, Jetton and the state park. Hours and what each has: Park and Recreation at mecknc.gov, and ncparks.gov for the state park.',
      es: 'Dilworth tiene Latta Park y, con Myers Park, Freedom Park; Fourth Ward, su propio parque; NoDa, Cordelia Park; Plaza Midwood, Midwood Park y Veterans Memorial Park; Uptown, Romare Bearden y First Ward Park; SouthEnd, el Rail Trail; Lake Norman, Ramsey Creek, Jetton y el parque estatal. Horarios y qué hay en cada uno: Park and Recreation en mecknc.gov, y ncparks.gov para el estatal.',
    },
    aspects: {
      'public-pools': {
        en: 'Mecklenburg County runs the public pools: Cordelia Park’s outdoor pool in NoDa in summer, others in season elsewhere, and the indoor Aquatic Center in Uptown. Days, fees and lessons change by season and stand on Park and Recreation’s page at mecknc.gov. Many condominiums have a pool of their own; its hours and guests follow the association’s rules.',
        es: 'El condado de Mecklenburg opera las albercas públicas: la de Cordelia Park en NoDa en verano, otras por temporada, y el Aquatic Center techado en Uptown. Días, precios y clases cambian y están en la página de Park and Recreation, mecknc.gov. Muchos condominios tienen alberca propia; horario e invitados siguen las reglas de la asociación.',
      },
      'play-and-sports': {
        en: 'For play and sports: Cordelia Park in NoDa has a pool and playing fields, Freedom Park between Dilworth and Myers Park lawns and a lake, Fourth Ward Park paths and a pond. Playgrounds, courts, splash pads and pools park by park, with their seasons, are on Mecklenburg County’s Park and Recreation site, mecknc.gov; the map there finds the one nearest an address.',
        es: 'Para jugar y hacer deporte: Cordelia Park en NoDa tiene alberca y canchas; Freedom Park, entre Dilworth y Myers Park, césped y un lago; Fourth Ward Park, senderos y un estanque. Juegos infantiles, canchas, splash pads y albercas, parque por parque y con su temporada, están en el sitio de Park and Recreation del condado, mecknc.gov, con mapa.',
      },
      'hours-and-rules': {
        en: 'Hours, rules and who runs it: Mecklenburg County’s Park and Recreation keeps the parks in town and posts hours, dog and reservation rules at mecknc.gov; Lake Norman State Park is the state’s, at ncparks.gov. I hold no opening times. Dogs go on a leash except in the fenced dog parks; shelters and fields are reserved with the county.',
        es: 'Horarios, reglas y quién los maneja: Park and Recreation del condado de Mecklenburg cuida los parques de la ciudad y publica horarios y reglas de perros y reservaciones en mecknc.gov; Lake Norman State Park es del estado, en ncparks.gov. No tengo horarios. Los perros van con correa salvo en los parques caninos; los espacios se reservan con el condado.',
      },
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
    aspects: {
      'rail-trail': {
        en: 'The Rail Trail is the paved path and linear park beside the Blue Line through SouthEnd, past its four stations, from New Bern and East/West Boulevard to Carson at the edge of Uptown. You can walk, run, skate or bike it; it crosses some streets on the way. Where a gap or detour is, the city’s site shows.',
        es: 'El Rail Trail es el sendero pavimentado y parque lineal junto a la Blue Line por SouthEnd, frente a sus cuatro estaciones, de New Bern y East/West Boulevard a Carson, al borde de Uptown. Se puede caminar, correr, patinar o ir en bici; cruza algunas calles en el camino. Los tramos en obra los muestra el sitio de la ciudad.',
      },
      'creek-greenway': {
        en: 'Little Sugar Creek Greenway follows the creek past Freedom Park, on the western side of Myers Park and near Dilworth, toward the center, and is part of the Cross Charlotte Trail, which touches the southern end of NoDa at Cordelia Park. It is paved and kept by Mecklenburg County.',
        es: 'El Little Sugar Creek Greenway sigue el arroyo junto a Freedom Park, por el lado oeste de Myers Park y cerca de Dilworth, hacia el centro, y es parte del Cross Charlotte Trail, que toca el extremo sur de NoDa en Cordelia Park. Está pavimentado y lo cuida el condado.',
      },
      'booty-loop': {
        en: 'The Booty Loop is a circuit of about three miles on the streets of Myers Park, along Queens Road under the willow oaks, used by walkers, runners and cyclists. It is no separate path: you share the road or the sidewalk with traffic. For a way without cars, take Little Sugar Creek Greenway on the western side.',
        es: 'El Booty Loop es un circuito de unas tres millas por las calles de Myers Park, por Queens Road bajo los robles, para caminar, correr o pedalear. No es un sendero aparte: se comparte la calle o la acera con el tráfico. Para ir sin carros está el Little Sugar Creek Greenway, en el lado oeste.',
      },
      'run-and-bike-areas': {
        en: 'For long runs and rides away from cars, look near two paths: the Rail Trail in SouthEnd, and Little Sugar Creek Greenway, reached from Dilworth, Myers Park and the south of NoDa as part of the Cross Charlotte Trail. Lake Norman has trails in its parks, the state park above all. For Uptown, Fourth Ward and Plaza Midwood I hold none.',
        es: 'Para correr o pedalear lejos de los carros, busque cerca de dos caminos: el Rail Trail en SouthEnd y el Little Sugar Creek Greenway, al que se llega desde Dilworth, Myers Park y el sur de NoDa como parte del Cross Charlotte Trail. Lake Norman tiene senderos en sus parques, sobre todo el estatal. De Uptown, Fourth Ward y Plaza Midwood no tengo.',
      },
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
      es: `No tengo lista de restaurantes ni tiendas, solo sus calles: East Boulevard en Dilworth, North Davidson en NoDa, Central y Commonwealth Avenues en Plaza Midwood, Camden Road y South Boulevard en SouthEnd, Tryon Street en Uptown, a pie desde Fourth Ward. De Myers Park y Lake Norman no tengo. El restaurante favorito de ${agent.firstName}: “${agent.favoriteRestaurant}”. Un mapa muestra qué está abierto.`,
    },
    aspects: {
      'farmers-market': {
        en: 'Yes: the state runs the Charlotte Regional Farmers Market at 1801 Yorkmont Road, near the airport, all year, with produce, meat, baked goods and plants; smaller markets come in season in several neighborhoods. Look up this week’s days and hours on the market’s own page at the North Carolina Department of Agriculture before you go.',
        es: 'Sí: el estado opera todo el año el Charlotte Regional Farmers Market en 1801 Yorkmont Road, cerca del aeropuerto, con verduras, carne, pan y plantas; otros mercados pequeños abren por temporada en varios barrios. Vea días y horas de esta semana en la página del mercado, del Departamento de Agricultura de Carolina del Norte.',
      },
      'a-kind-of-food': {
        en: 'I recommend no restaurant and hold no list by cuisine, since places open and close: search a map for what you crave and go where they stand side by side, North Davidson in NoDa, Central Avenue in Plaza Midwood, East Boulevard in Dilworth, Camden Road and South Boulevard in SouthEnd, Tryon Street in Uptown. Reviews with recent dates tell most.',
        es: 'No recomiendo restaurantes ni tengo lista por tipo de comida, porque abren y cierran: busque en un mapa lo que se le antoja y vaya donde están uno junto a otro: North Davidson en NoDa, Central Avenue en Plaza Midwood, East Boulevard en Dilworth, Camden Road y South Boulevard en SouthEnd, Tryon Street en Uptown. Las reseñas recientes ayudan más.',
      },
      groceries: {
        en: 'For groceries, put the address into a map and ask for supermarkets: I keep no list of stores, and they change. Ask me for the walk score of the area you have in mind: it tells how much of daily life can be done on foot; elsewhere count on a drive or a bike.',
        es: 'Para el súper, ponga la dirección en un mapa y busque supermercados: no tengo lista de tiendas, y cambian. Pregúnteme el walk score de la zona que le interesa: dice cuánto de la vida diaria se hace a pie; en lo demás cuente con carro o bici.',
      },
      shopping: {
        en: 'Shops line the same few streets: Central and Commonwealth Avenues in Plaza Midwood for small stores, East Boulevard in Dilworth, Camden Road and South Boulevard in SouthEnd, North Davidson in NoDa. For Myers Park and Lake Norman I hold no shopping street; a mall is a drive, SouthPark to the south being the best known. A map shows what is open.',
        es: 'Las tiendas están en pocas calles: Central y Commonwealth Avenues en Plaza Midwood para comercios pequeños, East Boulevard en Dilworth, Camden Road y South Boulevard en SouthEnd, North Davidson en NoDa. De Myers Park y Lake Norman no tengo calle comercial; a un mall se va en carro: SouthPark, al sur, es el más conocido. El mapa muestra qué abre.',
      },
      'agents-favorite': {
        en: '{agent.firstName}’s favorite table is “{agent.favoriteRestaurant}”: a matter of taste, not a ranking, and nobody pays for the mention. Look up its hours before you go. For more ideas, walk the restaurant streets: East Boulevard, North Davidson, Central Avenue, Camden Road.',
        es: 'El restaurante favorito de {agent.firstName} es “{agent.favoriteRestaurant}”: cuestión de gusto, no una clasificación, y nadie paga por la mención. Vea el horario antes de ir. Para más ideas, camine por las calles de restaurantes: East Boulevard, North Davidson, Central Avenue, Camden Road.',
      },
    },
    links: ['areas'],
    source: 'Area records; NC Department of Agriculture, Charlotte Regional Farmers Market',
    topics: ['people/food-shops-things-to-do', 'food'],
  },
  {
    id: 'things-to-do',
    title: { en: 'What is there to do?', es: '¿Qué se puede hacer?' },
    answer: {
      en: 'Uptown has museums and stages on Tryon Street; NoDa galleries and small stages; SouthEnd the Rail Trail and breweries; Plaza Midwood shops and patios; Dilworth and Myers Park share Freedom Park; Lake Norman has docks and three parks. I keep no calendar: the places, the city and the neighborhood associations publish dates and tickets.',
      es: 'Uptown tiene museos y escenarios en Tryon Street; NoDa, galerías y pequeños escenarios; SouthEnd, el Rail Trail y cervecerías; Plaza Midwood, tiendas y patios; Dilworth y Myers Park, Freedom Park; Lake Norman, muelles y tres parques. No tengo calendario: fechas y boletos los publican los lugares, la ciudad y las asociaciones.',
    },
    aspects: {
      'golf-and-tennis': {
        en: 'For golf the county owns public courses, among them the Charles L. Sifford course at Revolution Park, southwest of Uptown, and there are private clubs, with members and waiting lists of their own; tennis and pickleball courts are in the parks, Freedom Park for one. Tee times, fees and courts stand at mecknc.gov and on each course’s page.',
        es: 'Para golf el condado tiene campos públicos, entre ellos el Charles L. Sifford en Revolution Park, al suroeste de Uptown, y hay clubes privados con socios y listas de espera; canchas de tenis y pickleball hay en los parques, como Freedom Park. Horarios, precios y canchas: mecknc.gov y la página de cada campo.',
      },
      'sports-teams-and-stadium': {
        en: 'The teams play in Uptown: the Panthers and Charlotte FC at Bank of America Stadium, the Hornets at Spectrum Center, the Knights at Truist Field. Uptown, Fourth Ward and the northern end of SouthEnd are in walking distance, and the Blue Line and the Gold Line stop nearby. Schedules are with the teams; on game days traffic and parking change.',
        es: 'Los equipos juegan en Uptown: los Panthers y Charlotte FC en Bank of America Stadium, los Hornets en Spectrum Center y los Knights en Truist Field. Uptown, Fourth Ward y el norte de SouthEnd quedan a pie, y la Blue Line y la Gold Line paran cerca. Los calendarios los tienen los equipos; en días de juego cambian tráfico y estacionamiento.',
      },
      'art-and-music': {
        en: 'Art and music sit in two places above all: Uptown’s museums and stages on and off Tryon Street, and the galleries and small stages on North Davidson in NoDa. SouthEnd adds the murals of the Rail Trail. What plays tonight I cannot see; the houses publish programs and tickets themselves.',
        es: 'El arte y la música están sobre todo en dos lugares: los museos y escenarios de Uptown en torno a Tryon Street, y las galerías y escenarios pequeños de North Davidson en NoDa. SouthEnd suma los murales del Rail Trail. Qué hay esta noche no lo veo; cada lugar publica su programa y sus boletos.',
      },
      events: {
        en: 'For dates, go to the source, since I keep no calendar: the city’s and the county’s event pages, each neighborhood association for its street festival, and the stadium, museums and stages for theirs. Tell me the area and I name what stands there all year, such as Tryon Street’s museums or the Rail Trail.',
        es: 'Para fechas vaya a la fuente, porque no llevo calendario: las páginas de eventos de la ciudad y del condado, cada asociación de vecinos para su festival, y el estadio, los museos y los teatros para los suyos. Dígame la zona y le nombro lo que hay todo el año, como los museos de Tryon Street o el Rail Trail.',
      },
      'going-out': {
        en: 'For an evening out: the breweries along the Rail Trail in SouthEnd, late kitchens and small stages on North Davidson in NoDa, patios on Central and Commonwealth Avenues in Plaza Midwood, and shows around Tryon Street in Uptown. The Blue Line links the first two with Uptown, so nobody has to drive; check the last train with CATS.',
        es: 'Para salir de noche: las cervecerías junto al Rail Trail en SouthEnd, restaurantes abiertos hasta tarde y escenarios en North Davidson en NoDa, patios en Central y Commonwealth Avenues en Plaza Midwood, y espectáculos cerca de Tryon Street en Uptown. La Blue Line une las dos primeras con Uptown; confirme el último tren con CATS.',
      },
      'with-children': {
        en: 'With children: Freedom Park with its lake and lawns, Fourth Ward Park with pond and footbridges, Cordelia Park’s pool in season, the Rail Trail, a streetcar ride, the main library and the museums in Uptown on a wet day, and the parks on the shore at Lake Norman. Hours and programs: mecknc.gov and each museum.',
        es: 'Con niños: Freedom Park con su lago, Fourth Ward Park con estanque y puentes, la alberca de Cordelia Park en temporada, el Rail Trail, un paseo en tranvía, la biblioteca principal y los museos de Uptown si llueve, y los parques de la orilla en Lake Norman. Horarios y programas: mecknc.gov y cada museo.',
      },
    },
    byArea: outingsByArea,
    links: ['areas'],
    source:
      'Area records; Bank of America Stadium, Spectrum Center and Truist Field, team pages; Mecklenburg County Park and Recreation',
    topics: ['things-to-do', 'events'],
  },
  {
    id: 'parking',
    title: { en: 'What about parking?', es: '¿Y el estacionamiento?' },
    answer: {
      en: 'On the street the signs decide: the city manages meters, time limits and resident permits in Uptown, SouthEnd, NoDa and along Commonwealth Avenue in Plaza Midwood, and elsewhere the curb is mostly free; its site has zones and rates. For a home I tell what the description says of a garage or space. In a condominium ask whether a space is deeded, assigned or leased, and where guests park.',
      es: 'En la calle deciden las señales: la ciudad maneja parquímetros, límites y permisos de residentes en Uptown, SouthEnd, NoDa y Commonwealth Avenue en Plaza Midwood; en lo demás suele ser gratis. El sitio de la ciudad tiene zonas y tarifas. De una casa le digo lo que la descripción diga de garaje o espacio. En condominio pregunte si es escriturado, asignado o rentado, y dónde se estacionan las visitas.',
    },
    aspects: {
      'street-rules': {
        en: 'On the street the signs on the block decide: the city runs meters, time limits and resident permits in Uptown, SouthEnd, NoDa and along Commonwealth Avenue in Plaza Midwood, and elsewhere the curb is mostly free. Rates, hours, zones and whether an address gets a permit are on the city’s On-Street Parking page. Look at the signs on both sides before you offer.',
        es: 'En la calle mandan los letreros de la cuadra: la ciudad maneja parquímetros, límites de tiempo y permisos de residente en Uptown, SouthEnd, NoDa y sobre Commonwealth Avenue en Plaza Midwood; en otras partes casi siempre es gratis. Tarifas, horas, zonas y si una dirección recibe permiso están en la página On-Street Parking de la ciudad. Mire los letreros antes de ofertar.',
      },
      'deeded-or-assigned': {
        en: 'Whether a space is yours stands in the papers, not in the ad: a deeded space is on the deed and sells with the unit; an assigned one, or limited common element, is given by the declaration or the association; a leased one can end. Ask the association in writing during due diligence and have the closing attorney check the deed and declaration for the number.',
        es: 'Si el espacio es suyo lo dicen los papeles, no el anuncio: uno escriturado está en la escritura (deed) y se vende con la unidad; uno asignado lo da la declaración o la asociación; uno alquilado puede terminar. Pregunte a la asociación por escrito durante el due diligence y pida al abogado de cierre que busque el número en la escritura y la declaración.',
      },
      'included-or-extra': {
        en: 'A space is included only if the listing and the contract say so: I read you what the description says of a garage or space, and you ask what is deeded, assigned or rented, and at what monthly charge. In tower condominiums some spaces are leased apart. Have the number written into the offer.',
        es: 'El espacio está incluido solo si lo dicen el anuncio y el contrato: le leo lo que dice la descripción sobre garaje o lugar, y usted pregunta si es escriturado, asignado o alquilado, y cuánto al mes. En torres algunos se alquilan aparte. Haga escribir el número en la oferta.',
      },
      guests: {
        en: 'Where guests park differs by building: many condominiums have a few visitor spaces with a pass or a time limit, others none, and then it is the meter, a public deck or a free curb farther off. Ask the association for its guest rules, overnight too, and try it yourself on a Saturday evening before due diligence ends.',
        es: 'Dónde se estacionan las visitas depende del edificio: muchos condominios tienen pocos lugares con pase o límite de tiempo, otros ninguno, y entonces queda el parquímetro, un estacionamiento público o la calle libre más lejos. Pida a la asociación sus reglas, también de noche, y pruébelo un sábado por la noche antes de que termine el due diligence.',
      },
      'second-car': {
        en: 'For a second car you have four ways: a home with two spaces or a driveway, a space leased from a neighbor or the association, a monthly spot in a deck, or the street where permits and signs allow. Ask for each before you offer; nobody can promise the curb. Tell me “two spaces” and I search for homes that say so.',
        es: 'Para el segundo carro hay cuatro opciones: una casa con dos lugares o entrada para carros, un lugar alquilado a un vecino o a la asociación, uno mensual en un estacionamiento, o la calle donde lo permitan letreros y permisos. Pregunte por cada uno antes de ofertar; la calle nadie la promete. Dígame “dos lugares” y busco casas que lo digan.',
      },
      'what-it-costs': {
        en: 'What it costs differs by block and building: meters and city lots have posted rates, private decks in Uptown set their own by the hour, month or event night, and a condominium’s extra space is priced by its owner or association. I hold no rates: see the city’s On-Street Parking page and the deck’s own sign, and ask for the monthly figure before you offer.',
        es: 'Cuánto cuesta depende de la cuadra y del edificio: los parquímetros y estacionamientos de la ciudad tienen tarifa publicada, los privados de Uptown fijan la suya por hora, mes o evento, y el precio de un lugar extra en condominio lo pone su dueño o la asociación. No tengo tarifas: vea la página On-Street Parking de la ciudad y pregunte el precio mensual antes de ofertar.',
      },
    },
    links: ['compare', 'areas'],
    source: 'City of Charlotte On-Street Parking Program; Site records',
    topics: ['people/parking', 'parking'],
  },
  {
    id: 'area-prices',
    title: { en: 'What do homes cost in an area?', es: '¿Cuánto cuestan las casas en una zona?' },
    answer: {
      en: 'Name an area and I read you its median price, with source and date: the middle one, half above and half below, condominiums and houses together. Site figures are samples and marked so; “Hot Market” marks areas whose sample median rose and is no forecast. Where prices go nobody can promise; the team has current reports.',
      es: 'Nombre una zona y le leo su precio mediano, con fuente y fecha: el de en medio, la mitad arriba y la mitad abajo, condominios y casas juntos. Las cifras del sitio son muestras y así se marcan; “Hot Market” señala zonas cuya mediana de muestra subió y no pronostica. Hacia dónde van los precios nadie lo promete; el equipo tiene informes al día.',
    },
    aspects: {
      'median-meaning': {
        en: 'The median is the price in the middle: half of the homes cost more, half less. It is not the average, which a few mansions pull up, and it says nothing about one house. Here condominiums and houses are counted together, so an area of towers shows a low median. For your kind of home, ask the team for recent sales of like ones.',
        es: 'La mediana es el precio de en medio: la mitad de las casas cuesta más y la mitad menos. No es el promedio, que unas pocas mansiones suben, y no dice nada de una casa concreta. Aquí condominios y casas se cuentan juntos, así que una zona de torres muestra una mediana baja. Para su tipo de casa, pida al equipo ventas recientes parecidas.',
      },
      'hot-market': {
        en: '“Hot Market” marks areas whose sample median on this site rose. It is a label from sample figures, not a measurement of today’s market, not advice to hurry and no forecast. For whether homes there sell fast now, ask the team for current days on market and recent sales from the multiple listing service.',
        es: '“Hot Market” señala zonas cuya mediana de muestra en este sitio subió. Es una etiqueta de cifras de muestra, no mide el mercado de hoy, no aconseja apurarse ni pronostica. Para saber si ahí se vende rápido ahora, pida al equipo los días en el mercado y las ventas recientes del MLS.',
      },
    },
    links: ['market', 'areas'],
    source: 'Area records; market page',
    topics: ['people/area-prices-and-where-they-go', 'median-meaning', 'hot-market'],
  },
];
