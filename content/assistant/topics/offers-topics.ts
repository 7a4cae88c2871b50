import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** Between buyer and seller: what is offered, shown and said. */
export const offersTopics: Topic[] = [
  {
    id: 'offers',
    say: [
      '(compare|choose|evaluate|review|multiple|several|best|read|accept|counter|which) .. (offers?|bids?)',
      'offers? & ({sell}|received|highest|multiple|compare)',
      'bidding war',
      'how (do|does) offers? work',
      'offers & (several|multiple|many|two|more than one)',
      'counter ?offer',
      '(comparar|varias|mejor) .. ofertas?',
      '(choose|pick|decide|select|take|accept|prefer) .. (offers?|bids?|buyers?|who (i|we) sell)',
      'offered (me|us)',
      'proof of funds',
      '(buyers?|they) .. (pay|qualified|pre ?approved|finance|serious|close faster|close quickly)',
      '(ask|require|make|force|tell) (a|the|my|our) buyers? (to|for)',
      '(know|sure|tell|prove) .. buyers? .. (pay|money|funds|qualified|serious)',
      'cash (buyer|offer|investor)s?',
      '(we buy houses|opendoor|open door|offerpad|i ?buyers?)',
      '(do|must|can|may) (i|we) .. (accept|take|reject|refuse|turn down) .. (offers?|bids?|highest|lowest|lower)',
      '(lower|lowest|highest|cash|full price|strongest) (offers?|bids?)',
      '(elegir|escoger|aceptar|rechazar) .. (ofertas?|comprador(es)?)',
    ],
    first: true,
    answer: {
      en: 'Lay every offer on one sheet: price, due diligence fee and its last day, earnest money, loan or cash, what happens if the appraisal is low, a home to sell first, the settlement date, and what you are asked to pay or leave. Price is the first line and seldom the only one that counts. Until a contract is signed and its acceptance communicated, nothing is agreed.',
      es: 'Ponga las ofertas en una sola hoja: precio, cuota de due diligence y su fecha, depósito (earnest money), préstamo o efectivo, avalúo bajo, casa por vender, fecha de cierre y lo que piden que usted pague. El precio es la primera línea, no la única.',
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
  {
    id: 'first-offer',
    say: [
      '(how much|what) .. (should|do|would|can|to) .. offer',
      '(know|decide|figure out) .. (what|how much) to offer',
      '(good|fair|reasonable|strong|first|low|lowball|opening) (\\w+ )?offer',
      'offer (below|under|over|above|less than|more than) (the )?(ask|asking|list)\\w*',
      '(win|beat) .. (offers?|bidding war|buyers?)',
      '(below|under|over|above) (the )?(asking|list)( price)?',
      '(overpay|overpaid|overpaying)',
      'pay(ing)? too much',
      'cuanto .. (ofrecer|ofrezco)',
      'pagar de mas',
    ],
    first: true,
    answer: {
      en: `What to offer starts with sold homes: a few sales near, recent and alike, each adjusted for what differs. The team puts them on one page before you write a number. Price is one line of an offer; the due diligence fee, the earnest money, the loan and the dates are the others. I name no figure for you. ${LAW}`,
      es: `Cuánto ofrecer empieza con ventas cerradas cercanas, recientes y parecidas, que el equipo pone en una página antes de escribir un número. El precio es una línea; la cuota de due diligence, el depósito, el préstamo y las fechas son las otras. ${LAW_ES}`,
    },
    links: ['guideBuying', 'contact'],
    offer: 'buying',
  },
  {
    id: 'meeting-buyers',
    say: [
      '(meet|talk to|speak to|speak with|deal with|see) (the |my |our |a )?(buyers?|sellers?)( in person| directly)?',
      '(buyers?|sellers?) (face to face|in person)',
      '(conocer|hablar con) .. (compradores?|vendedor(es)?)',
    ],
    first: true,
    answer: {
      en: 'No. Buyer and seller rarely meet before closing: offers, questions and repairs go through the brokers in writing, and the closing attorney can have each side sign at its own time.',
      es: 'No. Quien compra y quien vende casi nunca se ven antes del cierre: las ofertas y preguntas pasan por los brokers por escrito, y el abogado puede citar a cada parte a su hora.',
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
  {
    id: 'buyer-letters',
    say: [
      'love letters?',
      '(letters?|photos?|video|note) .. (buyers?|sellers?|owners?)',
      '(buyers?|sellers?) .. (write|send|read) .. (letters?|photos?|video)',
      '(write|send|include|attach) .. (personal )?letter .. (seller|offer|owner)s?',
      'carta .. (vendedor|comprador|oferta)',
    ],
    first: true,
    answer: {
      en: 'A letter may be sent, but many brokers advise sellers not to take letters or photos with an offer: they tell who the buyers are, and under fair housing law that may play no part in the choice. A strong offer speaks by its terms: price, fees, loan, dates.',
      es: 'Se puede enviar, pero muchos brokers aconsejan no aceptar cartas ni fotos con una oferta: dicen quién compra, y según la ley de vivienda justa eso no puede influir. Una oferta habla por sus términos: precio, cuotas, préstamo y fechas.',
    },
    links: ['guideSelling'],
  },
  {
    id: 'showings',
    say: [
      'showings? & (home|there|leave|prepare|notice|pets?|dogs?|cats?|how many|hours|when|kids|during)',
      '(during|for|before) .. showings?',
      '(home|there|present|leave|stay) .. (showings?|when .. show)',
      '(show|showing|shown) (my|our) {home}',
      '(buyers?|people) .. (see|view|visit|tour|walk through|come into) (my|our|the) {home}',
      '(visitas|mostrar) .. (mi|nuestra) casa',
    ],
    first: true,
    answer: {
      en: 'You need not be there, and it is better not to be. You set the hours and the notice. Lamps on, shades up, pets out, valuables and medicines locked away, and you somewhere pleasant. The calendar of showings is agreed before the home is listed.',
      es: 'No hace falta estar, y es mejor no estar. Usted fija las horas y el aviso: lámparas encendidas, mascotas fuera, objetos de valor guardados. El calendario de visitas se acuerda antes de publicar.',
    },
    links: ['guideSelling', 'guideForm'],
    offer: 'selling',
  },
  {
    id: 'what-stays',
    say: [
      '(leave|leaves|left|leaving) .. behind',
      '(leave|take|keep|include|included|stay|stays|come|comes|convey|conveys|remove) .. (appliances?|furniture|washer|dryer|fridge|refrigerator|curtains?|fixtures?|chandelier|tv|swing set)',
      '(appliances?|furniture|washer|dryer|fridge|refrigerator|curtains?|fixtures?|chandelier) .. (included|stay|stays|convey|conveys|come|comes|leave|behind)',
      '(dejar|llevar\\w*|incluye\\w*|quedan) .. (muebles|electrodomesticos|lavadora|refrigerador|cortinas)',
    ],
    first: true,
    answer: {
      en: `What stays is written in the offer. What is fastened to the house, such as built-ins, lights and blinds, usually goes with it; a refrigerator, washer, dryer or furniture stays only where the contract names it, so name it. ${LAW}`,
      es: `Lo que se queda se escribe en la oferta. Lo que está fijo a la casa normalmente va con ella; refrigerador, lavadora, secadora o muebles se quedan solo si el contrato los nombra. ${LAW_ES}`,
    },
    links: ['guideBuying', 'guideSelling'],
  },
  {
    id: 'moving-dates',
    say: [
      '(stay|remain|live|move out|possession) & after (the )?(closing|settlement|sale|sold)',
      'rent ?back',
      '(move|moving) (in|out) (before|early|after|later)',
      '(pick|choose|set|change|decide) .. closing date',
      '(later|earlier|delayed|extended) (closing|settlement)',
    ],
    first: true,
    answer: {
      en: `The closing date is a line of the offer, and buyer and seller agree on it. The home changes hands at closing unless they sign otherwise: a short written agreement can let the seller stay some days after, or the buyer move in before, with its own rent and deposit. ${LAW}`,
      es: `La fecha de cierre es una línea de la oferta y ambas partes la acuerdan. La casa se entrega en el cierre, salvo un acuerdo escrito que deje quedarse unos días a quien vende o entrar antes a quien compra. ${LAW_ES}`,
    },
    links: ['guideBuying', 'guideSelling'],
  },
  {
    id: 'not-selling',
    say: [
      '(take|pull|remove) .. (home|house|condo|listing|it|property)? ?off the market',
      '(withdraw|cancel) .. (listing|sale of my)',
      '(decide|change my mind) .. (not to sell|about selling)',
      'stop selling',
    ],
    first: true,
    answer: {
      en: `Until a contract with a buyer is signed, you need accept no offer at any price. The listing agreement is in writing and for a definite period; how it ends earlier is what that paper says, so ask before you sign it. ${LAW}`,
      es: `Hasta firmar un contrato con quien compra, no tiene que aceptar ninguna oferta. El contrato de listado es por escrito y por un plazo; cómo termina antes lo dice ese papel. ${LAW_ES}`,
    },
    links: ['guideSelling', 'contact'],
    offer: 'selling',
  },
  {
    id: 'open-houses',
    say: [
      'open houses?( .. (weekend|saturday|sunday|today|this week|schedule|list|any|when|where))?',
      '(any|when|where|list of|schedule) .. open houses?',
      'casas? abiertas?',
      'open houses? & (agreement|sign|need|have to|without)',
    ],
    first: true,
    answer: {
      en: 'I keep no calendar of open houses; the team knows what is open this week. A public open house can be visited without signing anything first; a private tour needs a written buyer agreement, as short as one house on one day.',
      es: 'No tengo calendario de open houses; el equipo sabe qué se abre esta semana. A un open house público se puede ir sin firmar nada; una visita privada requiere antes un acuerdo de comprador por escrito.',
    },
    links: ['call', 'contact'],
    offer: 'tour',
  },
  {
    id: 'listing-words',
    say: [
      '(mean|means|meaning|definition|difference) & (coming soon|pending|active|under contract|contingent|status|sold|closed|dom|days on market)',
      'what (is|are|does) (a|an|the) (coming soon|pending|active under contract|under contract|contingent)( home| listing| status| sale)?( mean)?$',
      '(que significa|que quiere decir) .. (pendiente|pending|bajo contrato|proximamente|coming soon|activa)',
    ],
    foremost: true,
    answer: {
      en: 'Coming Soon: it will be for sale and is not shown yet. Active: for sale. Active Under Contract: an offer is accepted, and the seller may still take another as a backup. Pending: under contract and waiting for closing. Days on market (DOM): how long it has been for sale. A contract can still end, so ask the team about a home you like.',
      es: 'Próximamente (Coming Soon): se venderá y aún no se muestra. Activa: en venta. Bajo contrato (Active Under Contract): hay oferta aceptada y se pueden recibir otras de respaldo. Pendiente (Pending): bajo contrato, a la espera del cierre. Días en el mercado (DOM): cuánto lleva en venta.',
    },
    links: ['compare', 'contact'],
  },
];
