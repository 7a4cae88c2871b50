import type { Entry } from '#domain/chat/knowledge.ts';

/** The day of closing and the days around it, as either side lives them. */
export const closingAndMoving: Entry[] = [
  {
    id: 'closing-day',
    title: { en: 'What happens on closing day?', es: '¿Qué pasa el día del cierre?' },
    answer: {
      en: 'You sign for about an hour at the closing attorney’s office, your money having come by wire the day before; then the attorney checks the title once more, records the deed, pays everyone out, and the keys are yours. Walk through the house shortly before. Buyer and seller seldom sit together, and a seller often signs days earlier. Bring photo ID. The attorney tells you hour and place.',
      es: 'Firma cerca de una hora en la oficina del abogado de cierre, con el dinero ya enviado el día anterior; luego el abogado revisa otra vez el título, registra la escritura, paga a todos y las llaves son suyas. Recorra la casa poco antes. Las partes casi nunca se sientan juntas, y quien vende suele firmar antes. Lleve identificación. El abogado le dice hora y lugar.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 45A-4; Form 2-T',
    topics: ['asked/closing-day-course'],
  },
  {
    id: 'early-move-in',
    title: { en: 'Can a buyer move in before closing?', es: '¿Se puede entrar antes del cierre?' },
    answer: {
      en: 'Only with an early-possession agreement that both sides sign, with a fee, insurance and the lender’s consent; without one nobody moves in, stores boxes or paints before the deed is recorded. Sellers may refuse, and often should: if the loan fails, a stranger lives in their house, and a buyer’s work is lost. A few days of storage or a hotel is usually cheaper. Ask an attorney.',
      es: 'Solo con un acuerdo de posesión anticipada firmado por ambos, con pago, seguro y permiso del banco; sin él nadie se muda, guarda cajas ni pinta antes de registrar la escritura. Quien vende puede negarse, y a menudo le conviene: si el préstamo falla, tiene a un extraño en casa, y quien compra pierde lo que hizo. Unos días de bodega u hotel salen más baratos. Pregunte a un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2A7-T',
    topics: ['asked/early-move-in'],
  },
  {
    id: 'closing-date',
    title: { en: 'Which day should we close?', es: '¿Qué día conviene cerrar?' },
    answer: {
      en: 'Any business day you and the seller agree on; weekends and holidays do not work, since the deed must be recorded and the banks must wire. A morning in midweek leaves room if something is late; on a Friday afternoon keys may wait until Monday. Late in the month a buyer prepays less interest. An earlier or later date takes an amendment both sign, and a lender who is ready.',
      es: 'Cualquier día hábil que acuerden; fines de semana y feriados no, porque hay que registrar la escritura y los bancos deben transferir. Una mañana a media semana deja margen; un viernes por la tarde las llaves pueden esperar al lunes. A fin de mes quien compra adelanta menos interés. Otra fecha exige una enmienda firmada por ambos y un banco listo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 45A-4',
    topics: ['asked/closing-date-choice'],
  },
  {
    id: 'who-attends-closing',
    title: { en: 'Must we both be at closing?', es: '¿Debemos estar los dos en el cierre?' },
    answer: {
      en: 'Everyone on the deed or the loan must sign, but not in one room or on one day: a spouse who is away can sign before a notary, by mail, or through a power of attorney written for this deal. A spouse who is not on the deed is usually asked to sign too. Tell the attorney two to three weeks ahead who cannot come.',
      es: 'Deben firmar todos los que estén en la escritura o el préstamo, pero no juntos ni el mismo día: quien está lejos firma ante notario, por correo o con un poder hecho para esta operación. Al cónyuge que no está en la escritura normalmente también se le pide firma. Su agente no tiene que ir. Avise al abogado dos o tres semanas antes quién no puede.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 32C; G.S. 10B; G.S. 39-7',
    topics: ['asked/who-attends-closing'],
  },
  {
    id: 'left-or-taken',
    title: { en: 'The seller left junk or took something', es: 'Dejaron basura o se llevaron algo' },
    answer: {
      en: 'Tell your agent before you sign, with photos: then the seller can still haul it away, bring it back or give a credit, and closing can wait a day. The contract wants belongings and trash gone, and fixtures such as lights, blinds and what it names left in place. Once you have closed, ask in writing and take it to an attorney; small sums go to small claims court.',
      es: 'Avise a su agente antes de firmar, con fotos: así todavía pueden recogerlo, devolverlo o dar un crédito, y el cierre espera un día. El contrato pide la casa sin cosas ni basura, y que se quede lo fijo, como luces, persianas y lo que nombra. Si ya cerró, reclame por escrito y consulte a un abogado; las sumas pequeñas van a small claims.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 7A-210',
    topics: ['asked/left-or-taken'],
  },
  {
    id: 'moving-utilities',
    title: { en: 'When do I switch the utilities over?', es: '¿Cuándo cambio los servicios?' },
    answer: {
      en: 'For closing day itself: the buyer’s accounts start that day, ordered one to two weeks ahead, and the seller’s end the day after, never before, because the contract keeps them on through closing. In the city that is mostly Duke Energy, Charlotte Water and Piedmont Natural Gas; book internet earlier. If closing slips, move both dates. Some providers ask a deposit or ID.',
      es: 'Para el mismo día del cierre: las cuentas de quien compra empiezan ese día, pedidas una o dos semanas antes, y las de quien vende terminan al día siguiente, nunca antes, porque el contrato las mantiene hasta el cierre. En la ciudad son sobre todo Duke Energy, Charlotte Water y Piedmont Natural Gas; el internet, antes. Si se mueve el cierre, mueva ambas fechas.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Duke Energy; Charlotte Water',
    topics: ['asked/moving-utilities'],
  },
];
