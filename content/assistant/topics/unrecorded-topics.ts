import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';

const ASK = `ask the team: ${agent.phone}`;
const ASK_ES = `pregunte al equipo: ${agent.phone}`;

/** Of anything that a home, a street or a town may have. */
const NO_RECORD = {
  en: `I have no record of {subject}: of the homes I know what their descriptions say, of the areas the streets, parks and trains. A map search from an address finds a shop, a service or a building nearby, and the addresses of the homes are on the Compare page. About a detail of a home, ${ASK}.`,
  es: `No tengo registro de {subject}: de las casas sé lo que dicen sus descripciones, de las zonas sus calles, parques y trenes. Un mapa desde una dirección encuentra tiendas, servicios y edificios; las direcciones están en la página Compare. Sobre un detalle de una casa, ${ASK_ES}.`,
};

/**
 * Last of all, for what no record holds: by how it is asked, who does know. {subject} is what was asked about, in the
 * visitor's words.
 */
export const unrecordedTopics: Topic[] = [
  {
    id: 'price-of-a-thing',
    say: [
      '(how much|what) (do|does|is|are|would|will|did|to) .. (cost|charge|run|pay)',
      'how much (is|are|for|does|do|would|to)',
      '(price|cost|fee|rate)s? (of|for|to)',
      'how (expensive|costly|cheap)',
      '(free|cost|discount|fare)s?',
      '(cuanto (cuesta|cuestan|vale|cobra\\w*|sale)|precio de|costo de|gratis|descuento)',
    ],
    answer: {
      en: `I don't have a price for {subject}; my figures are those of homes. Whoever offers it names it: for work on a house a contractor in a written bid, for parking, fares and permits the city or the county on its site. Name an area or a budget and I read you home prices, or ${ASK}.`,
      es: `No tengo el precio de {subject}; mis cifras son de casas. Lo dice quien lo ofrece: para una obra, un contratista por escrito; para estacionamiento, pasajes y permisos, la ciudad o el condado. Diga una zona o un presupuesto, o ${ASK_ES}.`,
    },
    links: ['areas', 'contact'],
    offer: 'question',
  },
  {
    id: 'whereabouts',
    say: [
      'where (is|are|was|can|could|do|does|would|should|to)',
      '(nearest|closest|near|nearby|close to|around|next to|within|walking distance|how far|located)',
      '(is|are) there',
      '(for sale|still (standing|open|there))',
      '(do|does) .. have (a|an|any)',
      '(donde (esta|estan|hay|queda|puedo|se)|cerca|hay (un|una|algun))',
    ],
    answer: NO_RECORD,
    links: ['compare', 'areas'],
    offer: 'question',
  },
  {
    id: 'state-of-a-place',
    yields: true,
    say: [
      '^(is|are|do|does|did|has|have|will|would) & (home|house|condo|street|yard|lot|lake|building|area|neighborhood|park|tree|garden|roof|room|kitchen|bedroom|block|road|trail|water|unit|apartment|corner|lawn|porch|bath|door|window|fence|deck|dock|view|light|lot|listing)s?',
    ],
    answer: NO_RECORD,
    links: ['compare', 'areas'],
    offer: 'question',
  },
  {
    id: 'rule',
    say: [
      '(allowed|permitted|legal|required|mandatory|forbidden|prohibited|banned|permit|rule|law|ordinance|restrict\\w*|violation|curfew|limit)s?',
      '(can|may|must) (i|we|my|our|one|a|an|the|they|kids|children|owners?|guests?|men|women|people|grandma|grandpa|mom|dad|dogs?|cats?|pets?|tenants?|visitors?)',
      '(do|does) (i|we|you|one|a|an|the) .. (need|have) to',
      '(need|have to|has to|supposed to)',
      '(se puede|puedo|podemos|permitid[oa]|prohibid[oa]|obligatori[oa]|hace falta|reglas?)',
    ],
    answer: {
      en: `My records hold no rule about {subject}. Who sets it depends on the address: an association has its own rules and gives them to a buyer, the city and the county have theirs, and what a buyer and a seller agree on stands in the contract. For a home you have in mind, ${ASK}.`,
      es: `Mis registros no tienen reglas sobre {subject}. Depende de la dirección: una asociación tiene las suyas y las entrega a quien compra, la ciudad y el condado tienen otras, y lo que acuerdan quien compra y quien vende está en el contrato. Para una casa concreta, ${ASK_ES}.`,
    },
    links: ['contact', 'guideBuying'],
    offer: 'question',
  },
  {
    id: 'history',
    say: [
      '(who (built|designed|planned|founded|owned|named|lived in|drew)|named (after|for)|name come from|got its name|used to be|originally|formerly|history|historic|ancient|once|long ago|turned into|torn down|demolished)',
      '(did|was|were) (the |there )?(old|first|oldest|original)',
      'when (was|were)',
      '(where|how) .. name .. (come|from)',
      '(oldest|first|earliest) & (in|of|on)',
      '(quien (construyo|diseno|fundo)|historia|antiguamente|por que se llama)',
    ],
    answer: {
      en: `Of the past my records tell only what the neighborhood pages say, and that is nothing about {subject}. The Carolina Room of the Charlotte Mecklenburg Library and the Historic Landmarks Commission keep the history of streets and buildings. Name an area and I read you how it was laid out.`,
      es: `Del pasado mis registros cuentan solo lo que dicen las páginas de los vecindarios, y nada de {subject}. La Carolina Room de la biblioteca de Charlotte Mecklenburg y la Historic Landmarks Commission guardan la historia de calles y edificios. Diga una zona y le leo cómo nació.`,
    },
    links: ['areas'],
  },
  {
    id: 'timetable',
    say: [
      '^(and |so )?when',
      '(what time(?! is it)|(?<!(happens?|happen) )when (?=(is|are|do|does|did|will|can|would|was|has))|how late|how early|how often|what (hour|day|date|month)s?|which (day|date|month)s?|until when) (is|are|do|does|did|will|can|would|was|has)?',
      '(schedule|timetable|calendar|opening hours)s?',
      '(cuando (es|son|abre|cierra|empieza)|a que hora|horario|calendario)',
    ],
    answer: {
      en: `I don't have hours or dates of {subject}: whoever runs it publishes them, the city for its parks and streets, CATS for trains and buses, Charlotte-Mecklenburg Schools (CMS) for the school year, a hall or a museum on its own page. The team itself answers every day from 8 am to 8 pm: ${agent.phone}.`,
      es: `No tengo horas ni fechas de {subject}: las publica quien lo organiza, la ciudad para parques y calles, CATS para trenes y autobuses, Charlotte-Mecklenburg Schools (CMS) para el año escolar. El equipo atiende todos los días de 8 am a 8 pm: ${agent.phone}.`,
    },
    links: ['areas', 'call'],
  },
  {
    id: 'meaning',
    say: [
      'what (is|are|does) (an?|the (term|word|difference))',
      'what (do|does|did) .. mean',
      '(term|word|expression|phrase) for',
      '(define|explain|meaning of|definition of|stands? for)',
      '(que (significa|quiere decir)|que es (un|una))',
    ],
    answer: {
      en: `The guides here do not explain {subject}. A word of a listing the team explains, ${agent.phone}; a word of a loan, the lender; a word of a deed or a contract, the closing attorney, who must be licensed in North Carolina.`,
      es: `Las guías de aquí no explican {subject}. Una palabra de un anuncio la explica el equipo, ${agent.phone}; una de un préstamo, el prestamista; una de una escritura o un contrato, el abogado de cierre.`,
    },
    links: ['guideBuying', 'contact'],
    offer: 'question',
  },
  {
    id: 'count',
    say: [
      '(how many|what (share|percentage|percent|proportion|number|part) of|number of|average|vacancy|statistics?)',
      '(cuant[oa]s|que (porcentaje|parte)|promedio)',
    ],
    answer: {
      en: `I don't know: my records hold no count of {subject}. What I count is homes for sale, days on market and what homes cost, by area. The U.S. Census Bureau (data.census.gov) publishes figures on households and housing, the county those of sales.`,
      es: `No lo sé: mis registros no cuentan {subject}. Lo que cuento son casas en venta, días en el mercado y precios por zona. La Oficina del Censo (data.census.gov) publica cifras de viviendas, y el condado las de ventas.`,
    },
    links: ['market', 'areas'],
    offer: 'question',
  },
  {
    id: 'other-trades',
    say: [
      '(do|does|can|could|will|would) (you|avery|the team|your (team|firm)) (also |ever )?(rehab|renovate|remodel|repair|fix up|build|paint|clean|insure|finance|lend|pack|inspect|appraise|landscape|flip|haul|decorate|furnish|install|store|mow|exterminate|survey)',
      '(recommend|know|suggest|name|have) .. (contractor|handyman|plumber|electrician|painter|roofer|landscaper|mover|cleaner|inspector|architect|surveyor|arborist|decorator|stager|insurance agent)s?',
      '(best|good|reliable|honest|trusted|cheap|affordable) (\\w+ )?(contractor|handyman|plumber|electrician|painter|roofer|landscaper|mover|cleaner|inspector|architect|surveyor|arborist)s?',
      '(moving|cleaning|roofing|painting|landscaping|plumbing|storage|pest control|insurance) (company|companies|service)s?',
      '(list|names?) of .. (contractor|handymen|plumber|electrician|painter|roofer|mover|inspector|architect)s?',
      '(recomiend\\w*|conoce\\w*) .. (contratista|plomero|electricista|pintor|inspector)',
    ],
    answer: {
      en: `The team sells and buys homes; repairs, building, moving, inspections and insurance are other people's trades, and I don't have a list of them here. The team can name several to choose from: ${agent.phone}. Ask each for a license, insurance and a price in writing.`,
      es: `El equipo vende y compra casas; reparaciones, obras, mudanzas, inspecciones y seguros son de otros oficios y aquí no tengo una lista. El equipo puede nombrar varios: ${agent.phone}. Pida a cada uno licencia, seguro y precio por escrito.`,
    },
    links: ['call', 'contact'],
    offer: 'question',
  },
  {
    id: 'what-the-team-does',
    say: [
      '(do|does|can|will|would|could|did) (you|avery|the team|your team|your firm|the agent|your agents?) .. (offer|teach|have|provide|help|do|list|work|take|support|sponsor|donate|sell|rent|know(?! (the|what|which|how|where|who|when|if|whether|of|about|any))|use|give|host|run|make|speak|accept|volunteer|attend|represent|send|arrange)',
      '(hacen|ofrecen|tienen|trabajan|dan|ayudan) ',
    ],
    answer: {
      en: `The team sells and buys homes for everyone on the same terms. Whether {subject} is part of it I don't know, because it is not in my records; ${ASK}, any day from 8 am to 8 pm.`,
      es: `El equipo vende y compra casas para todas las personas en las mismas condiciones. Si {subject} es parte de ello no está en mis registros; ${ASK_ES}, cualquier día de 8 am a 8 pm.`,
    },
    links: ['call', 'contact'],
    offer: 'question',
  },
];
