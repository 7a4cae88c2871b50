import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent, agentName, firm } from '../../agent.ts';
import { credentials } from '../../credentials.ts';
import { googleSummary } from '../../reviews.ts';

const claim = (id: string) => {
  const { figure, plus } = credentials.find((one) => one.id === id) ?? { figure: '', plus: false };
  return plus ? `${figure}+` : figure;
};
const AS_OF = `as reported by ${firm.name}, November 2026`;
const AS_OF_ES = `según ${firm.name}, noviembre de 2026`;

/** Who the agent is, and what she has done. */
export const agentRecordTopics: Topic[] = [
  {
    id: 'agent',
    say: [
      'who .. avery',
      'who is {agent}',
      '(what|who) is stone realty( group)?',
      '(name of|who is|what is) (the|your|her|his) (agent|realtor|broker)( name)?',
      '(agent|realtor|broker)s? (full )?name',
      '(does|is|has) (avery|she|the (agent|team)|your (agent|team)) .. (know|familiar|expert|experience\\w*|specialist) .. _',
      '(about|know) avery',
      '(tell me|more) about (the |your )?(agent|avery|realtor|broker|team|company|firm)',
      'whos? (is )?(the |your )?(agent|realtor|broker)',
      'avery stone',
      '(why|should i) .. (choose|hire|use|pick|work with|trust) (avery|you|him|her|them|stone|this)',
      'what makes (avery|you|your|the team|this|stone|her)( .. (different|special|better))?',
      '(sets|set|stands?) .. (apart|out) & (avery|you|agent|team)',
      '(sets|set) (avery|you|the team) apart',
      '(quien es|hablame de|sobre) .. (avery|agente)',
      'credentials',
      '(trust|rely on) (avery|you|her|the agent)',
      'qualifications',
      'qualified',
      'bio(graphy)?',
      '(?<!(ethnic|family|religious|racial) )background & (avery|the agent)',
      'meet (the |your )?(agent|avery)',
      'por que .. (avery|ustedes)',
      '(are|is) .. (any )?good & (avery|agent|realtor)',
      '(is|are) (she|he|they|you) .. (any )?good',
      '(top|best|leading|great|successful|award winning) (agent|realtor|broker|team)',
    ],
    answer: {
      en: `${agentName} is a broker with ${firm.name} (${firm.license}) and works the in-town neighborhoods of Charlotte: ${claim('years')} years in business, ${claim('homes')} homes sold, ${claim('transactions')} in closed transactions and ${claim('reviews')}+ five-star reviews, ${AS_OF}. The people who list a home are also at the closing table.`,
      es: `${agentName} es broker de ${firm.name} (${firm.license}) y trabaja en los vecindarios céntricos de Charlotte: ${claim('years')} años de experiencia, ${claim('homes')} casas vendidas, ${claim('transactions')} en ventas cerradas y ${claim('reviews')}+ reseñas de cinco estrellas, ${AS_OF_ES}.`,
    },
    links: ['about', 'reviews', 'call'],
  },
  {
    id: 'agent-private',
    say: [
      '(is|was) (avery|the agent|your agent|she|he) (an? )?(\\w+ )?(mom|mother|dad|father|parent|veteran|religious|married|single|divorced|christian|jewish|muslim|catholic|hindu|black|white|asian|hispanic|latina?|gay|straight|lesbian|man|woman|male|female|american|citizen|local|native|republican|democrat|conservative|liberal|immigrant|born|old|young|retired|disabled)',
      '(where|which \\w+|what \\w+) (did|does|is|was) (avery|the agent|your agent) (go|attend|study|graduate|grow up|from|born)',
      '(does|did|has) (avery|the agent|your agent) (have (any |a )?(kids|children|family|husband|wife|partner|dog|cat|pet|(\\w+ )?degree)s?|(go to|attend|belong to|vote|worship|pray|serve)\\w*)',
      '(avery|the agent|your agent) (s )?(age|religion|faith|church|race|gender|nationality|husband|wife|kids|children|family|politics|degree|ethnicity)',
      'how (old|many (kids|children)) .. (avery|the agent)',
      '(religion|faith|church|race|gender|age|nationality|ethnicity) (is|of|does) (avery|the agent|your agent)',
      '(are|is) (you|your (firm|company|team|office|agency|business|brokerage)) (a |an )?(christian|catholic|jewish|muslim|religious|minority|woman|women|black|veteran|family|gay|lgbt\\w*|hispanic|asian)( owned)?( (company|firm|business|agency|team))?',
      '(es|tiene) avery .. (hijos|casad[oa]|religio\\w+|anos)',
    ],
    foremost: true,
    answer: {
      en: `My records tell of the work of ${agentName} at ${firm.name}, and nothing of family, age, faith, origin or other private things; they play no part in the help you get, which is the same for everyone. I can tell you about experience, sales, reviews and how to reach the team.`,
      es: `Mis registros hablan del trabajo de ${agentName} en ${firm.name} y de nada privado: ni familia, ni edad, ni fe, ni origen. La ayuda es la misma para todas las personas. Puedo contarle de su experiencia, sus ventas y sus reseñas.`,
    },
    links: ['about', 'reviews', 'call'],
  },
  {
    id: 'experience',
    say: [
      'how old .. (company|firm|business|team|brokerage)',
      '(how many years|years) & (avery|agent|realtor|broker|you|she|he|experience|business|team|stone)',
      'years .. (experience|business|practice|selling)',
      '{howlong} (has|have) (avery|you|she|the team|the agent)',
      'experience',
      'experienced',
      'how (new|seasoned) .. (avery|agent)',
      'since when',
      'when (did|was|were) .. (avery|you|agent|team|firm|company) .. (start|started|found|founded|establish\\w*|begin|began)',
      '(cuantos anos|experiencia|cuanto tiempo lleva)',
      'how long .. (been|in business|doing this|selling|an agent|a realtor|a broker)',
      'track record',
    ],
    first: true,
    answer: {
      en: `${agent.firstName} has ${claim('years')} years in business and ${claim('homes')} homes sold, ${claim('transactions')} in closed transactions (career totals of the team, ${AS_OF}).`,
      es: `${agent.firstName} tiene ${claim('years')} años de experiencia y ${claim('homes')} casas vendidas, ${claim('transactions')} en ventas cerradas (totales del equipo, ${AS_OF_ES}).`,
    },
    links: ['about'],
  },
  {
    id: 'honors',
    say: [
      '(award|prize|honor|accolade|designation|certification|certificate)s? & (avery|you|she|her|agent|team|stone|won|win|have|has|any|earned|hold)',
      '(premio|certificacion|reconocimiento)(s|es)? & (avery|ustedes|tiene\\w*|agente|ganado)',
    ],
    answer: {
      en: `My records tell of no awards and no designations. What they tell is the record itself: ${claim('years')} years in business, ${claim('homes')} homes sold and ${claim('reviews')}+ five-star reviews, ${AS_OF}. The license is ${firm.license}.`,
      es: `Mis registros no hablan de premios ni de certificaciones. Sí de ${claim('years')} años de experiencia, ${claim('homes')} casas vendidas y ${claim('reviews')}+ reseñas de cinco estrellas, ${AS_OF_ES}.`,
    },
    links: ['about', 'reviews'],
  },
  {
    id: 'homes-sold',
    say: [
      'how many & (sold|sell|closed|closes|close|sales|transactions|deals|clients) & (avery|agent|you|she|he|stone|team|realtor|broker|career|total|has)',
      'how many (homes|houses) .. (she|he|they|avery|you|the team) .. (sold|sell|closed|close)',
      '(number of|total) .. (homes sold|sales|transactions|closings|deals)',
      '(homes|houses) .. (has|have) .. sold',
      '^(and )?how many (homes|houses) (were |have |have been |been )?sold$',
      'cuantas (casas|propiedades|viviendas) .. (vendid[oa]|vende)',
      '^(homes|houses) sold( how many)?$',
      '^sold (homes|houses)( how many)?$',
      '(has|have|did) (avery|you|she|the team|the agent) (sold|sell) .. (homes|houses|condos|many|lot)',
      '(has|have|did) (avery|you|she|the team|the agent) .. (sold|sell) .. (in|at|around|near|on) _',
      'sales (volume|total|record|figures|history|production)',
      '(dollar|total|transaction|closed) (volume|value|amount)',
      '(how much|worth) .. (sold|closed|volume|in sales|transactions)',
      'closed (transactions|sales|volume)',
      'volumen de ventas',
      'billion',
      '^(and )?(her |his |their |total )?sales$',
    ],
    first: true,
    answer: {
      en: `The team has sold ${claim('homes')} homes, ${claim('transactions')} in closed transactions, over ${claim('years')} years (career totals, ${AS_OF}).`,
      es: `El equipo ha vendido ${claim('homes')} casas, ${claim('transactions')} en ventas cerradas, en ${claim('years')} años (totales, ${AS_OF_ES}).`,
    },
    links: ['about', 'reviews'],
  },
  {
    id: 'reviews',
    say: [
      '(are|is) (these|those|the|your|her|this) reviews? .. (real|fake|genuine|true|made up|verified|samples?)',
      'reviews? & (real|fake|genuine|true|made up|verified|trust|samples?)',
      'reviews?',
      '(review|rating|testimonial)s? .. (avery|agent|you|her)',
      'ratings? & (avery|agent|realtor|google|stone|you|star|client)',
      '(her|his|your|overall) ratings?',
      '^(and )?what is the rating$',
      '(google|zillow|yelp|client|customer) (review|rating|testimonial|feedback|score)s?',
      'testimonials?',
      'stars?',
      '(what do|what are) .. (clients|customers|people) .. (say|saying|think)',
      '(happy|satisfied|past|previous) (client|customer)s?',
      '(client|customer|people|buyer|seller|other)s? .. (written|wrote|write|said|say|thought|think) .. (avery|you|her|him|the agent)',
      'references?',
      'what (is|are) (avery|she|he|the team|the agent|your team|you) like to (work|deal) with',
      'reputation',
      '(is|are) (avery|you|she|the (agent|team)) (\\w+ )?(nice|good|easy|great|pleasant|honest|patient|reliable|responsive|helpful|kind|professional)( to (work|deal) with)?$',
      '(well|top|highly|best|how) .. (rated|reviewed|recommended|ranked)',
      'resenas?',
      'opiniones',
      '(opinan|dicen|piensan) .. clientes',
      'que (opinan|dicen|piensan)$',
      '(de confianza|confiables?|recomendable)',
      'calificacion(es)?',
      'estrellas',
      'testimonios',
    ],
    answer: {
      en: `${googleSummary.ratingText}/5 based on ${googleSummary.count} Google reviews, and ${claim('reviews')}+ five-star reviews across all platforms over the career (${AS_OF}). The texts on the reviews page are samples that show the layout until published reviews take their place.`,
      es: `${googleSummary.ratingText}/5 con ${googleSummary.count} reseñas en Google, y ${claim('reviews')}+ reseñas de cinco estrellas en todas las plataformas (${AS_OF_ES}). Los textos de la página de reseñas son muestras.`,
    },
    links: ['reviews'],
  },
  {
    id: 'leave-review',
    say: [
      '(leave|write|post|submit|give) .. (review|feedback|testimonial|rating)s?',
      '(dejar|escribir) .. (resena|opinion)',
    ],
    first: true,
    answer: {
      en: `Reviews are written on Google, and this site has no form for them; the team is glad to send you the link: ${agent.email}.`,
      es: `Las reseñas se escriben en Google; este sitio no tiene formulario. El equipo le envía el enlace: ${agent.email}.`,
    },
    links: ['reviews', 'email'],
  },
];
