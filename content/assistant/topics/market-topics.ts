import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';

export const marketTopics: Topic[] = [
  {
    id: 'samples',
    say: [
      'sample (figure|figures|data|home|homes|listing|listings|number|numbers)?',
      '(real|accurate|reliable|trustworthy|current|up to date|fake|made up|true|official) (data|figure|figures|number|numbers|listing|listings|home|homes|price|prices|information|statistics)',
      '(are|is) (these|those|this|that|they|it|the (data|figures?|numbers?|prices|homes|listings|scores?|median)) .. (real|accurate|reliable|current|fake|made up|for sale|samples?)',
      '(are|is) (these|those|they|the (data|figures?|numbers?|prices|listings)) .. true',
      'where & scores? & (come|from|calculated)',
      'where & (data|figures|numbers|information|stats|prices) & (come|from|get|got|find|pull|source)',
      'how (old|recent|current|fresh|up to date|accurate|reliable) & (data|figures?|numbers?|stats|prices|information|this)',
      '(source|sources) .. (data|figure|figures|number|numbers|prices|information)',
      '(data|figures|prices|numbers) .. (source|sources|from|updated|old|how old|recent)',
      '(when|how often) .. (updated?|refreshed?)',
      'last updated',
      '(listing|data|figure|number|price|home)s? (get |are |is )?(update|updated|refresh|refreshed)',
      '(trust|trustworthy|believe|rely) .. (data|figures?|numbers?|stats|prices|this|them|it)',
      '(data|figures?|numbers?|stats|prices) .. (trust|trustworthy|believ\\w+|rely|reliable)',
      'how (trustworthy|reliable|accurate|good) (is|are) .. (data|figures?|numbers?|stats|prices|scores?)',
      'mls',
      'idx',
      '(de donde|fuente|fuentes) .. (datos|cifras|numeros)',
      '(datos|cifras|casas|precios) .. (reales|verdader[oa]s|inventad[oa]s|de muestra)',
      '(reales|verdader[oa]s|inventad[oa]s) .. (datos|cifras|casas|precios)',
      'de muestra',
    ],
    answer: {
      en: 'The figures and homes on this site are samples, each marked with its date (November 2026), until real ones with a publisher take their place. Sample homes have invented addresses. For a real price on a real street, ask the team.',
      es: 'Las cifras y las casas de este sitio son muestras, cada una con su fecha (noviembre de 2026), hasta que se publiquen datos reales con su fuente. Para un precio real, pregunte al equipo.',
    },
    links: ['market', 'contact'],
    offer: 'question',
  },
  {
    id: 'mls-number',
    say: ['(mls|listing) (number|id)s?', 'mls \\d+'],
    answer: {
      en: `My records hold no MLS numbers: the homes here are samples with invented addresses, until a listings feed takes their place. Name an address, an area, a price or a number of bedrooms and I look among them; a listing elsewhere the team looks up: ${agent.phone}.`,
      es: `Mis registros no tienen números de MLS: las casas de aquí son muestras, con direcciones inventadas. Diga una dirección, una zona, un precio o cuántas habitaciones, y busco; un anuncio de otro sitio lo busca el equipo: ${agent.phone}.`,
    },
    links: ['compare', 'call'],
  },
  {
    id: 'marks-on-a-card',
    foremost: true,
    say: [
      '(crime|safety|school)s? & (grade|letter|rating|mark|card|score)s? & (mean|means|stand for|come from|source|how|why|calculated|computed|decided|read)',
      '(letter|grade|mark|a|b|c|low|moderate) & card & (mean|means|stand)s?',
      '(what|how) .. (letter|grade|mark|low|moderate|a|b) (under|beside|next to|on|for) (the )?(crime|schools?)',
      '(calificacion|letra|nota) & (crimen|escuelas?|delincuencia) & (significa|fuente|quiere decir)',
    ],
    answer: {
      en: 'The crime and school marks on a neighborhood card stand in its record with their source and date, and are sample values until a publisher’s take their place. I rank no place by them; in line with fair housing guidance everyone gets the official sources instead, under “Look it up” on each neighborhood page: the police department’s incidents, CMS and the NC School Report Cards.',
      es: 'Las marcas de crimen y de escuelas en la tarjeta de un vecindario están en su registro con fuente y fecha, y son valores de muestra. No ordeno lugares por ellas; según las normas de vivienda justa, todas las personas reciben las fuentes oficiales, en “Look it up” de cada página.',
    },
    links: ['areas', 'market'],
  },
  {
    id: 'walk-score-meaning',
    say: [
      'what (is|does|are) (a |the |an )?(walk|transit|bike) scores?( mean| measure)?$',
      '(mean|means|measure|explain|calculated) & (walk|transit|bike) scores?',
      'difference .. (walk|transit|bike) scores?',
      'scores? & (out of|scale|range from|range of|maximum|mean|calculated|worked out)',
      'que (es|significa) (el |un )?(walk|transit|bike) ?score',
    ],
    answer: {
      en: 'Walk, transit and bike scores run from 0 to 100: a higher score means more can be reached on foot, by train or bus, or by bicycle. Name an area and I will read you its scores (sample figures, November 2026).',
      es: 'Los puntajes de caminar, transporte y bicicleta van de 0 a 100: más alto significa que se llega a más cosas. Diga una zona y le leo sus puntajes (cifras de muestra, noviembre de 2026).',
    },
    links: ['areas'],
  },
  {
    id: 'median-meaning',
    say: [
      'what (is|does) (a |the )?median( price)?( mean)?$',
      '(mean|means|explain|define|defined|definition|difference|calculated) & (median|average)',
      '(average|mean) .. median',
      'median .. average',
      'que es (la |el )?(mediana|precio mediano)',
    ],
    answer: {
      en: 'A median price is the middle one: half of the homes are above it and half below. It hides a lot, since condominiums and houses share one median. The areas here have a median; the headline figure of the city is an average.',
      es: 'El precio mediano es el del medio: la mitad de las casas está por encima y la otra mitad por debajo. Las zonas tienen aquí una mediana; la cifra de la ciudad es un promedio.',
    },
    links: ['market'],
  },
  {
    id: 'hot-market',
    say: [
      'hot market',
      '(hot|hottest) (market|markets|area|areas|neighborhood|neighborhoods)',
      '(neighborhoods?|areas?|places?|where|which) .. (hot|hottest)( right now| now)?',
      'mercado caliente',
    ],
    answer: {
      en: '“Hot Market” marks the four areas where the sample median rose fastest over a year: SouthEnd +9.1%, NoDa +7.4%, Plaza Midwood +6.2% and Dilworth +5.8% (sample figures, November 2026). It is not a forecast.',
      es: '“Hot Market” marca las cuatro zonas donde la mediana de muestra subió más en un año: SouthEnd +9.1%, NoDa +7.4%, Plaza Midwood +6.2% y Dilworth +5.8% (cifras de muestra, noviembre de 2026). No es un pronóstico.',
    },
    links: ['market'],
  },
  {
    id: 'sales-count',
    say: [
      '(how many|number of) .. (home|house|condo|propert)\\w* .. sold .. (last|this|past|each|per|a) (week|month|quarter|year)',
      '(recent|recently|latest|last) (sales|solds?|sold (homes|houses|prices))',
      '(cuantas|ultimas) .. (casas|ventas) .. (vendi\\w+|mes|semana)',
    ],
    first: true,
    answer: {
      en: `My records hold no sales, only homes that are for sale, days on market and prices. The team can send recent sales near an address, each with its date: ${agent.phone}.`,
      es: `Mis registros no tienen ventas cerradas, solo casas en venta, días en el mercado y precios. El equipo puede enviarle las ventas recientes cerca de una dirección: ${agent.phone}.`,
    },
    links: ['market', 'call'],
    offer: 'question',
  },
  {
    id: 'price-history',
    unlessMeasured: true,
    say: [
      '(any|recent|latest|show|with|which|see|have|had) .. price (reduction|cut|drop|change|decrease)s?',
      '(has|was|did) (the|its|that|this) ((list|asking) )?price(?!s) .. (reduced|dropped|lowered|cut|changed|come down|drop|change)',
      'price history',
      '(last|previous|prior) (sale|sold|sales) (price|date)s?',
      '(homes?|houses?|condos?|listings?|anything|any) .. (reduced|marked down|on sale)',
      '(historial|baja|rebaja) .. precios?',
    ],
    answer: {
      en: `My records hold the price of a home as it is now, and neither what it was before nor what the home last sold for. The county's tax office shows past sales by address; whether a price was lowered the team can look up: ${agent.phone}.`,
      es: `Mis registros tienen el precio de hoy de cada casa, no los anteriores ni la última venta. La oficina de impuestos del condado muestra las ventas por dirección; si un precio bajó lo puede ver el equipo: ${agent.phone}.`,
    },
    links: ['compare', 'call'],
  },
  {
    id: 'bearing-on-price',
    say: [
      '(do|does|will|would|can|could|is|are) .. (affect|raise|lower|hurt|add to|reduce|influence|drag down|bring down) .. (price|value|resale|sale)s?',
      '(homes?|houses?|condos?|propert(y|ies)|places?) & (near|next to|close to|with|across from|by) & sell (faster|slower|quicker|better|for (more|less)|sooner)',
      '(easier|harder|faster|quicker|slower) to (sell|rent out) than',
      '(do|does) .. (houses?|homes?|condos?|bungalows?|colonials?|lofts?) cost (more|less)',
      '(bad|good) for (the )?(resale|value|price)',
      'resale( value)?',
      '(sube|baja|afecta) .. (precio|valor)',
    ],
    first: true,
    answer: {
      en: 'My records do not tell what one feature does to a price or to the time a sale takes: they hold the median price and the days on market of each area, condominiums and houses together. What a feature is worth is read from sold homes that are alike but for it, and the team does that for a home. Name an area and I read you its figures.',
      es: 'Mis registros no dicen cómo influye un detalle en el precio o en el tiempo de venta: tienen la mediana y los días en el mercado de cada zona. Lo que vale un detalle se ve en ventas cerradas parecidas; el equipo lo hace para una casa. Diga una zona y le leo sus cifras.',
    },
    links: ['market', 'areas', 'contact'],
    offer: 'valuation',
  },
];
