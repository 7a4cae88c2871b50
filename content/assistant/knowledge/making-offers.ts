import type { Entry } from '#domain/chat/knowledge.ts';

/** What buyers ask around an offer: before it, while it waits, and once it is accepted. */
export const makingOffers: Entry[] = [
  {
    id: 'after-acceptance',
    title: { en: 'My offer was accepted: what now?', es: 'Aceptaron mi oferta: ¿qué sigue?' },
    answer: {
      en: 'First the money and the calendar: the due diligence fee and earnest money are due within days, then book inspections, send the contract to your lender and choose a closing attorney, all in the first two or three days. Title, appraisal, insurance and repair talks belong before the due diligence deadline; the walk-through and closing come last. The team gives you the dates on one page.',
      es: 'Primero el dinero y el calendario: la cuota de due diligence y el depósito se pagan en días; luego encargue inspecciones, mande el contrato al prestamista y elija abogado de cierre, todo en los primeros dos o tres días. Título, avalúo, seguro y reparaciones van antes de la fecha de due diligence; al final, recorrido y cierre. El equipo le da las fechas en una página.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/after-acceptance'],
  },
  {
    id: 'offer-answer-time',
    title: { en: 'How long may a seller take to answer?', es: '¿Cuánto tarda quien vende en contestar?' },
    answer: {
      en: 'As long as the seller likes, unless your offer names a time: nobody must answer, and silence is not a yes. The listing broker has to pass your offer on within three days at most; many answers come in a day or two. Your broker can write in a time and ask where it stands, and until acceptance has reached you, you may withdraw.',
      es: 'Lo que quiera, salvo que su oferta fije un plazo: nadie está obligado a contestar y el silencio no es un sí. El broker de quien vende debe entregar la oferta en tres días como máximo; muchas respuestas llegan en uno o dos días. Su broker puede fijar un plazo y preguntar, y hasta que le comuniquen la aceptación usted puede retirarla.',
    },
    bySide: {
      seller: {
        en: 'As long as you like, unless the offer names a time: you need not answer at all, and silence binds you to nothing. But the buyer may withdraw until your acceptance has been communicated, so waiting for a better one has a price. Your broker brings you each offer within three days and can ask the buyer for more time.',
        es: 'Lo que quiera, salvo que la oferta fije un plazo: no está obligado a contestar y el silencio no lo compromete. Pero quien compra puede retirarla hasta que se le comunique su aceptación; esperar otra mejor tiene su riesgo. Su broker le lleva cada oferta en tres días como máximo y puede pedir más tiempo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0106; Form 2-T',
    topics: ['asked/offer-answer-time'],
  },
  {
    id: 'offers-on-two-homes',
    title: { en: 'May I make offers on two homes at once?', es: '¿Puedo ofertar por dos casas a la vez?' },
    answer: {
      en: 'The law does not forbid it, but each offer is real: if both sellers accept, you are bound twice, and leaving one costs you at least its due diligence fee. Safer is one offer with a short time to answer, or withdrawing the first in writing before the second is signed. Two contracts can also trouble your lender. Ask your broker before you sign.',
      es: 'La ley no lo prohíbe, pero cada oferta es en serio: si aceptan las dos, queda obligado dos veces, y salir de una le cuesta al menos su cuota de due diligence. Más seguro es una oferta con plazo corto, o retirar la primera por escrito antes de firmar la segunda. Dos contratos también complican el préstamo. Pregunte antes a su broker.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/two-offers-two-homes'],
  },
  {
    id: 'withdraw-offer',
    title: { en: 'Can I take back my offer?', es: '¿Puedo retirar mi oferta?' },
    answer: {
      en: 'Yes, an offer or counteroffer may be withdrawn until the other side has signed it and told you or your broker so; do it in writing, at once. After that it is a contract, and North Carolina gives no cooling-off days on a resale home. A buyer can still leave within due diligence, losing that fee; a seller has no such right. If the times are disputed, see an attorney.',
      es: 'Sí, una oferta o contraoferta se puede retirar hasta que la otra parte la firme y se lo comunique a usted o a su broker; hágalo por escrito y ya. Después es contrato, y en Carolina del Norte no hay días para arrepentirse en una casa usada. Quien compra puede salir en due diligence perdiendo esa cuota; quien vende, no. Si se discute la hora, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 22-2',
    topics: ['asked/withdraw-offer'],
  },
  {
    id: 'stronger-offer',
    title: { en: 'How do I make my offer stronger?', es: '¿Cómo hago más fuerte mi oferta?' },
    answer: {
      en: 'Make it sure as well as high: a lender letter that rests on documents, a due diligence fee and a short period the seller can count on, the closing date they need, and few requests. Those often weigh as much as a few thousand dollars. Set your ceiling beforehand from sold homes and stop there; do not give up the inspection to win. The team shows you the sales.',
      es: 'Hágala segura además de alta: carta del prestamista basada en documentos, una cuota y un periodo corto de due diligence con los que se pueda contar, la fecha de cierre que necesita quien vende y pocas peticiones. A menudo pesa tanto como unos miles de dólares. Fije antes su tope con casas vendidas y no lo pase; no renuncie a la inspección. El equipo le muestra las ventas.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A; Form 2-T',
    topics: ['asked/stronger-offer'],
  },
  {
    id: 'buyer-letter',
    title: { en: 'Should I write the seller a letter?', es: '¿Le escribo una carta a quien vende?' },
    answer: {
      en: 'Better not: letters and family photos are not illegal, but they can show who you are, and a seller who chooses by that breaks fair housing law, so many firms do not pass them on. If you write, write about the house, its porch or its garden, and not about family, faith or origin. Terms persuade more: price, due diligence fee, dates, a solid loan letter.',
      es: 'Mejor no: las cartas y fotos de familia no están prohibidas, pero muestran quién es usted, y elegir por eso viola la ley de vivienda justa, así que muchas firmas no las entregan. Si escribe, hable de la casa, su porche o su jardín, no de familia, fe u origen. Convencen más las condiciones: precio, cuota de due diligence, fechas, buena carta del banco.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fair Housing Act; NAR guidance on buyer letters',
    topics: ['buyer-letters'],
  },
  {
    id: 'offer-rejected',
    title: { en: 'My offer was turned down: what now?', es: 'Rechazaron mi oferta: ¿y ahora?' },
    answer: {
      en: 'You can offer again, wait or move on, and nothing is lost: no fee was due, and a seller may refuse even the full price without a reason. Ask through your broker what mattered, price, date or certainty, and change that. If the home went to somebody else, a backup offer puts you second in line, since contracts here can end within due diligence.',
      es: 'Puede ofertar otra vez, esperar o seguir buscando, y no pierde nada: no se debía ninguna cuota, y quien vende puede rechazar hasta el precio completo sin dar razón. Pregunte por su broker qué importó, precio, fecha o seguridad, y cambie eso. Si la ganó otro, una oferta de respaldo lo deja segundo en la fila, pues aquí un contrato puede terminar en due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/offer-rejected'],
  },
  {
    id: 'deposit-amounts',
    title: { en: 'How much do I put down with an offer?', es: '¿Cuánto se deja con la oferta?' },
    answer: {
      en: 'No law sets either sum, and both can be zero: earnest money is often about 0.5-2% of the price here, $2,000 to $8,000 on $400,000, while the due diligence fee follows competition, small where a home has sat and large where several bid. I name no right fee, as you usually lose it if you leave. The team tells you what recent contracts nearby carried.',
      es: 'Ninguna ley fija las sumas y ambas pueden ser cero: el depósito suele ser aquí 0.5-2% del precio, $2,000 a $8,000 en $400,000; la cuota de due diligence depende de la competencia, baja si la casa lleva tiempo y alta si hay varias ofertas. No digo la cuota correcta, pues normalmente la pierde si se va. El equipo le dice qué llevaban contratos recientes cerca.',
    },
    bySide: {
      seller: {
        en: 'Whatever you and the buyer agree; no law sets either sum, and a buyer may offer zero, which you may refuse. Earnest money is often about 0.5-2% of the price here. The due diligence fee is what you keep if the buyer walks, so weigh it with the length of the period: a long one for little money takes your home off the market almost free.',
        es: 'Lo que acuerden; ninguna ley fija las sumas, y pueden ofrecerle cero, que usted puede rechazar. El depósito suele ser aquí 0.5-2% del precio. La cuota de due diligence es lo que conserva si el comprador se va: mírela junto con la duración del periodo, pues uno largo por poco dinero saca su casa del mercado casi gratis.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    year: 2026,
    topics: ['deposit-amounts'],
  },
  {
    id: 'deposits-due',
    title: { en: 'When are the deposits due?', es: '¿Cuándo se pagan los depósitos?' },
    answer: {
      en: 'Earnest money is due with the offer or within five days of the contract, as yours says, to the escrow agent; the due diligence fee goes to the seller when the contract takes effect, or on the date written in. If one is late or bounces, the seller may give written notice; you then have one banking day, or the seller may end the contract.',
      es: 'El depósito se entrega con la oferta o en los cinco días del contrato, según el suyo, al agente de escrow; la cuota de due diligence va a quien vende cuando el contrato entra en vigor o en la fecha escrita. Si uno se atrasa o rebota, quien vende puede avisar por escrito; usted tiene un día bancario para pagar o puede terminar el contrato. En disputa, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 355-T',
    topics: ['asked/due-date-of-deposits'],
  },
  {
    id: 'extend-due-diligence',
    title: { en: 'Can due diligence be extended?', es: '¿Se puede extender due diligence?' },
    answer: {
      en: 'Only if the seller agrees, in an amendment both sides have signed before 5:00 p.m. on the deadline; a text, a call or a friendly “fine” does not count. The seller may refuse or ask money for the extra days. Ask as soon as an inspector or appraiser is late. If no signature comes, decide before the hour whether to go forward or end the contract.',
      es: 'Solo si quien vende acepta, con una enmienda firmada por ambos antes de las 5:00 p.m. de la fecha; un mensaje, una llamada o un “está bien” no cuentan. Puede negarse o pedir dinero por los días. Pídalo en cuanto se atrase un inspector o valuador. Si no llega la firma, decida antes de la hora si sigue o termina el contrato; un abogado ayuda si queda poco.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 4-T',
    topics: ['asked/extend-due-diligence'],
  },
  {
    id: 'highest-and-best',
    title: { en: 'What does highest and best mean?', es: '¿Qué es “highest and best”?' },
    answer: {
      en: 'The seller has several offers and asks each buyer for a final one by a set hour; then the seller picks, counters or refuses them all. It is no auction: you do not see the others, the highest price need not win, and terms count. Send the most you would be content to pay, with your best fee and dates, or leave your offer as it is.',
      es: 'Quien vende tiene varias ofertas y pide a cada comprador una final a una hora fija; luego elige, contraoferta o las rechaza todas. No es subasta: usted no ve las otras, no siempre gana el precio más alto y cuentan las condiciones. Mande lo máximo que pagaría tranquilo, con su mejor cuota y fechas, o deje su oferta igual. Fije antes el tope con casas vendidas.',
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0115; NCREC Q&A',
    topics: ['asked/highest-and-best'],
  },
  {
    id: 'appraisal-gap',
    title: { en: 'What is an appraisal gap promise?', es: '¿Qué es cubrir la diferencia del avalúo?' },
    answer: {
      en: 'A promise to pay in cash the difference, or part of it, if the appraisal comes in below your price, because the lender lends on the lower figure. At $400,000 with a value of $385,000 it means $15,000 more at closing. It can win a contest, but only give it with the money in hand and a cap. The standard form has no such line: an attorney drafts it.',
      es: 'La promesa de pagar en efectivo la diferencia, o una parte, si el avalúo sale menor que su precio, porque el banco presta sobre la cifra menor. Con $400,000 y un avalúo de $385,000 son $15,000 más al cierre. Puede ganar una competencia, pero solo con el dinero en mano y un tope. El formulario estándar no la trae: la redacta un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    year: 2026,
    topics: ['asked/appraisal-gap'],
  },
  {
    id: 'cost-of-leaving',
    title: { en: 'What do I lose if I walk away?', es: '¿Cuánto pierdo si me echo para atrás?' },
    answer: {
      en: 'Before the due diligence deadline: the due diligence fee and what you spent on inspections and appraisal, while the earnest money comes back. After it: the earnest money too, which is normally all the seller can claim. Before a contract is signed: nothing. It takes written notice by 5:00 p.m. on the last day. If the seller breached, you may get it all back; an attorney says.',
      es: 'Antes de la fecha de due diligence: esa cuota y lo gastado en inspecciones y avalúo; el depósito regresa. Después: también el depósito, que normalmente es todo lo que puede reclamar quien vende. Antes de firmar contrato: nada. Hay que avisar por escrito antes de las 5:00 p.m. del último día. Si incumplió quien vende, quizá recupere todo; lo dice un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['asked/cost-of-leaving'],
  },
  {
    id: 'earnest-money-dispute',
    title: { en: 'They will not release my earnest money', es: 'No me devuelven el depósito (earnest)' },
    answer: {
      en: "The escrow agent may pay it out only when both sides sign a release, a court orders it, or it goes to the clerk of court after 90 days' notice; your agent cannot decide. Send proof that you ended the contract in writing before the deadline and ask for the signature in writing. If the other side still refuses, an attorney's letter or small claims court is the next step.",
      es: 'El agente de escrow solo paga si ambas partes firman, si lo ordena un tribunal o si pasa al secretario del tribunal tras 90 días de aviso; su agente no decide. Mande prueba de que terminó el contrato por escrito antes de la fecha y pida la firma por escrito. Si se niegan, sigue la carta de un abogado o la corte de small claims.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 93A-12; Form 2-T',
    topics: ['asked/earnest-money-dispute'],
  },
  {
    id: 'deposits-credited',
    title: { en: 'Do the deposits count toward the price?', es: '¿Los depósitos cuentan para el precio?' },
    answer: {
      en: 'Yes, both the due diligence fee and the earnest money are credited to you at closing, so they lower what you bring: with $20,000 down, $4,000 earnest and $2,000 due diligence, you bring $14,000 plus closing costs. If you do not close, the fee is normally gone. Your lender counts them as your own money once they have cleared, so keep the records.',
      es: 'Sí, la cuota de due diligence y el depósito se le acreditan al cierre y bajan lo que lleva: con $20,000 de enganche, $4,000 de depósito y $2,000 de due diligence, lleva $14,000 más gastos de cierre. Si no cierra, la cuota normalmente se pierde. El banco los cuenta como dinero suyo cuando se cobran; guarde los comprobantes.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; CFPB',
    year: 2026,
    topics: ['asked/deposits-credited'],
  },
  {
    id: 'due-diligence-tasks',
    title: { en: 'What do I do during due diligence?', es: '¿Qué hago durante due diligence?' },
    answer: {
      en: 'Find out everything that could make you leave: inspections first, then repair talks, appraisal and loan approval, title search, survey if a line matters, insurance quotes, association papers, flood map, permits and schools. Book the inspector on day one and set your own deadline two days before the real one, since any repair, credit or extension must be signed by then. Your broker keeps the list with you.',
      es: 'Averigüe todo lo que podría hacerle salir: primero inspecciones, luego arreglos, avalúo y aprobación del préstamo, título, levantamiento si importa un límite, seguros, papeles de la asociación, mapa de inundación, permisos y escuelas. Reserve al inspector el primer día y póngase su fecha dos días antes de la real, pues todo arreglo, crédito o prórroga debe firmarse a tiempo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/due-diligence-tasks'],
  },
];
