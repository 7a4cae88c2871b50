import type { Entry } from '#domain/chat/knowledge.ts';

/** Due diligence, deposits, and what happens when somebody leaves. */
export const dueDiligenceAndDeposits: Entry[] = [
  {
    id: 'due-diligence-fee',
    title: { en: 'What is the due diligence fee?', es: '¿Qué es la cuota de due diligence?' },
    answer: {
      en: "Money the buyer pays straight to the seller, who normally keeps it if the buyer walks away, apart from cases such as the seller's breach; at closing it is credited to the price. It buys the right to end the contract, for any reason, until the due diligence deadline. The amount is negotiated and may be zero; I name no right one. Disputes go to an attorney.",
      es: 'Es dinero que quien compra paga directamente a quien vende, que normalmente lo conserva si el comprador se retira, salvo casos como un incumplimiento suyo; al cierre se acredita al precio. Compra el derecho a terminar el contrato, por cualquier razón, hasta la fecha de due diligence. El monto se negocia y puede ser cero; yo no nombro uno. Disputas, un abogado.',
    },
    bySide: {
      seller: {
        en: 'It is yours from the start: the buyer pays it straight to you, and you keep it if the buyer ends the contract, for any reason, by the due diligence deadline. You give it back if you breach or in the few other cases the contract names, so do not count it spent. At closing it is credited to the buyer. The amount is negotiated; disputes go to an attorney.',
        es: 'Es suya desde el principio: quien compra se la paga directamente, y usted la conserva si termina el contrato, por cualquier razón, hasta la fecha de due diligence. La devuelve si usted incumple o en los pocos casos que dice el contrato, así que no la dé por gastada. Al cierre se acredita al comprador. El monto se negocia; disputas, un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; NCREC',
    topics: ['buying/due-diligence-fee', 'money/due-diligence-fee-nc', 'due-diligence'],
  },
  {
    id: 'earnest-money',
    title: {
      en: 'What is earnest money, and do I get it back?',
      es: '¿Qué es el earnest money y lo recupero?',
    },
    answer: {
      en: 'A deposit, often about 0.5-2% of the price here, held in trust by the escrow agent: you normally get it back if you end the contract properly by the due diligence deadline, and usually lose it if you breach later. It is due with the offer or within 5 days and credited at closing. In a dispute the holder waits for both signatures or a court; an attorney advises.',
      es: 'Es un depósito, aquí a menudo 0.5-2% del precio, en custodia del agente de escrow: normalmente vuelve si termina bien el contrato antes de la fecha de due diligence, y suele perderse si incumple después. Se paga con la oferta o en 5 días y se acredita al cierre. En una disputa se espera la firma de ambos o a un juez; consulte a un abogado.',
    },
    bySide: {
      seller: {
        en: "It is not yours unless the buyer breaches after the due diligence deadline; until then a buyer who ends the contract properly gets it back. The escrow agent holds it and pays it out only when both sides sign a release, a court orders it, or it goes to the clerk of court after 90 days' notice. Your broker cannot decide it; for a dispute, an attorney.",
        es: 'No es suyo salvo que el comprador incumpla después de la fecha de due diligence; antes, quien termina bien lo recupera. Lo guarda el agente de escrow y lo entrega solo con la firma de ambos, por orden judicial o depositándolo en el tribunal tras 90 días de aviso. Su broker no puede decidirlo; si hay disputa, un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; G.S. 93A-12',
    year: 2026,
    topics: ['buying/earnest-money-deposit', 'money/earnest-money', 'earnest-money'],
  },
  {
    id: 'two-deposits',
    title: { en: 'How do the two deposits differ?', es: '¿En qué se diferencian los dos depósitos?' },
    answer: {
      en: 'The due diligence fee goes to the seller and is usually gone if the buyer leaves; earnest money goes to an escrow agent and normally returns if the buyer leaves in time. Both are negotiable, may be zero, and are credited at closing; no law sets an amount. The contract sets the due dates; a dispute needs an attorney.',
      es: 'La cuota de due diligence va a quien vende y casi siempre se pierde si el comprador se retira; el earnest money va a un agente de escrow y normalmente vuelve si sale a tiempo. Ambos se negocian, pueden ser cero y se acreditan al cierre; ninguna ley fija montos. Las fechas están en el contrato; disputas, un abogado.',
    },
    bySide: {
      seller: {
        en: 'The due diligence fee comes straight to you and is yours if the buyer leaves, except if you breach, so do not count it spent; earnest money waits in escrow. If either is not paid, the standard form lets you give written notice, and after one banking day you may end the contract. Your broker cannot settle a dispute.',
        es: 'La cuota de due diligence llega directamente a usted y es suya si el comprador se va, salvo que usted incumpla; el depósito espera en escrow. Si no pagan, el formulario estándar permite avisar por escrito y, pasado un día bancario, terminar. Su broker no puede resolver una disputa.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; Form 355-T',
    topics: ['selling/dd-fee-and-earnest-money', 'two-deposits'],
  },
  {
    id: 'due-diligence-period',
    title: { en: 'How long is the due diligence period?', es: '¿Cuánto dura el periodo de due diligence?' },
    answer: {
      en: 'As long as you negotiate; it ends at 5:00 p.m. on the date written in the contract, that hour is strict, and you should not count on a weekend or holiday moving it. Inspections, loan, appraisal, survey, title, insurance, association papers and any repair agreement belong inside it. More time needs a signed amendment the seller may refuse; silence means you go forward.',
      es: 'Lo que se negocie; termina a las 5:00 p. m. de la fecha escrita, esa hora es estricta, y no cuente con que un fin de semana o feriado la mueva. Dentro caben inspecciones, préstamo, avalúo, levantamiento, título, seguro, papeles de la asociación y cualquier acuerdo de reparaciones. Más tiempo requiere una enmienda firmada que quien vende puede negar; callar significa seguir adelante.',
    },
    bySide: {
      seller: {
        en: 'As long as you and the buyer agree; a long period with a small fee leaves your home off the market almost for free, so weigh both together. It ends at 5:00 p.m. on the written date, and until then the buyer may leave for any reason. You may refuse an extension or ask money for it; either way it is signed by both. A dispute goes to an attorney.',
        es: 'Lo que acuerde con quien compra; un periodo largo con una cuota pequeña deja su casa fuera del mercado casi gratis, así que mire ambas juntas. Termina a las 5:00 p. m. de la fecha escrita, y hasta entonces el comprador puede irse por cualquier razón. Puede negar una prórroga o cobrarla; siempre firmada por ambos. Una disputa, un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; Form 4-T',
    topics: ['buying/due-diligence-period', 'due-diligence-deadline'],
  },
  {
    id: 'back-out-in-time',
    title: { en: 'How do I back out during due diligence?', es: '¿Cómo me retiro durante due diligence?' },
    answer: {
      en: "By a written termination that reaches the seller or the seller's agent before 5:00 p.m. on the due diligence deadline; no reason is needed. Your broker has the form and keeps proof. The earnest money then comes back; the due diligence fee and what you spent on inspections do not. Spoken or late notice fails. If the hour is close or disputed, call an attorney.",
      es: 'Con una terminación por escrito que llegue a quien vende o a su agente antes de las 5:00 p. m. de la fecha de due diligence; no hace falta una razón. Su broker tiene el formulario y guarda prueba. Entonces vuelve el depósito; la cuota y lo gastado en inspecciones, no. Un aviso verbal o tardío no vale. Si la hora apremia o hay disputa, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['buying/backing-out-during-dd', 'due-diligence-refund'],
  },
  {
    id: 'back-out-late',
    title: {
      en: 'Can I back out after due diligence ends?',
      es: '¿Puedo retirarme después de due diligence?',
    },
    answer: {
      en: "Usually only by losing both the due diligence fee and the earnest money, which under the standard contract are the seller's main remedy. A refused loan or a lost job is no exit. Ways out remain for the seller's breach, title defects left uncured, serious damage before closing, or an addendum; the seller may also agree to let you go. Talk to an attorney before you send anything.",
      es: 'Casi siempre perdiendo la cuota y el depósito, que según el contrato estándar son el principal remedio de quien vende. Que nieguen el préstamo o perder el empleo no es salida. Quedan las de incumplimiento del vendedor, defectos de título sin arreglar, daños graves antes del cierre o un anexo; también puede liberarlo quien vende. Hable con un abogado antes de enviar nada.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 2A4-T',
    topics: ['buying/backing-out-after-dd'],
  },
  {
    id: 'buyer-backs-out',
    title: { en: 'My buyer backed out: what do I keep?', es: 'Mi comprador se retiró: ¿con qué me quedo?' },
    answer: {
      en: "Before the due diligence deadline you keep the due diligence fee and the earnest money goes back. After it, under the standard contract, a buyer's default brings you the earnest money too, and that is normally all: you cannot force the purchase. Get a signed termination before you accept another buyer, and see an attorney.",
      es: 'Antes de la fecha de due diligence usted conserva la cuota y el depósito vuelve al comprador. Después, según el contrato estándar, si el comprador incumple recibe también el depósito, y normalmente eso es todo: no puede obligarlo a comprar. Consiga la terminación firmada antes de aceptar a otro, y vea a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'Form 2-T; G.S. 93A-12',
    topics: ['selling/buyer-backs-out-or-defaults'],
  },
  {
    id: 'loan-denied',
    title: { en: 'What if my loan is denied or late?', es: '¿Y si me niegan o retrasan el préstamo?' },
    answer: {
      en: "It depends on the date: within the due diligence period you can end the contract and normally recover the earnest money; after it a refused loan is the buyer's risk, FHA and VA included. If the loan is only late, ask early for an extension, in writing and signed by both. A lender must give reasons for a denial. Call the lender and an attorney before the deadline.",
      es: 'Depende de la fecha: dentro del periodo de due diligence puede terminar el contrato y normalmente recupera el depósito; después, un préstamo negado es riesgo de quien compra, también con FHA o VA. Si solo se atrasa, pida pronto una prórroga por escrito y firmada por ambos. El prestamista debe dar razones. Llame a él y a un abogado antes de la fecha.',
    },
    bySide: {
      seller: {
        en: 'The deal can end, and what you keep depends on the date: within due diligence the buyer may leave with the earnest money, and you keep the due diligence fee; after it a refused loan is the buyer’s risk, and you normally keep both. Often it is only late: you may grant more time, in writing, and charge for it. Get a signed termination before you take another offer.',
        es: 'El trato puede terminar, y lo que usted conserva depende de la fecha: dentro de due diligence el comprador puede irse con el depósito y usted guarda esa cuota; después, el préstamo negado es riesgo suyo y normalmente usted conserva ambos. A veces solo se atrasa: puede dar más tiempo, por escrito, y cobrarlo. Pida la terminación firmada antes de aceptar otra oferta; en disputa, un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; ECOA',
    topics: ['buying/loan-denied-or-delayed-late', 'loan-refused'],
  },
  {
    id: 'closing-delay',
    title: { en: 'What if the closing is delayed?', es: '¿Qué pasa si se atrasa el cierre?' },
    answer: {
      en: "A few days' delay usually does not end the contract: the standard settlement date is not strict, and a side acting in good faith gets a limited grace, whose days your edition of the form states. A longer delay needs a signed amendment; pay for each day is negotiable. Closing is complete when the deed is recorded. If somebody threatens to end it, see an attorney.",
      es: 'Unos días de retraso normalmente no terminan el contrato: la fecha estándar no es estricta y quien actúa de buena fe tiene una gracia limitada, cuyos días dice su edición del formulario. Más demora requiere una enmienda firmada; un cobro por día se negocia. Se cierra al registrar la escritura, no al firmar. Si alguien amenaza con terminar, vea a un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['buying/closing-date-and-delay'],
  },
  {
    id: 'damage-before-closing',
    title: {
      en: 'What if a storm or fire hits before closing?',
      es: '¿Y si hay tormenta o incendio antes de cerrar?',
    },
    answer: {
      en: "Until closing the risk is the seller's, who should keep the insurance in force. After serious damage the buyer may usually end the contract and recover earnest money and due diligence fee, or close and take the insurance money as the form sets out. Tell insurer and lender at once; a longer delay needs a signed amendment, and an attorney.",
      es: 'Hasta el cierre el riesgo es de quien vende, que debe mantener el seguro. Tras un daño serio, quien compra normalmente puede terminar y recuperar depósito y cuota, o cerrar y recibir el dinero del seguro según el formulario. Avise enseguida a la aseguradora y al prestamista; más demora, con enmienda y abogado.',
    },
    bySide: {
      seller: {
        en: 'The loss is yours until closing, so keep your insurance and call the insurer and your broker at once. After serious damage the buyer may usually end the contract and recover earnest money and due diligence fee, or close and take the insurance money. Repair, a price change or more time needs a signed amendment; an attorney writes anything unusual.',
        es: 'La pérdida es suya hasta el cierre: mantenga el seguro y llame enseguida a su aseguradora y a su broker. Tras un daño serio quien compra normalmente puede terminar y recuperar depósito y cuota, o cerrar y recibir el dinero del seguro. Reparar, cambiar el precio o dar más tiempo requiere una enmienda firmada; lo especial lo redacta un abogado.',
      },
      buyer: {
        en: "You need not take it as it is: until closing the risk is the seller's. After serious damage you may usually end the contract and get back earnest money and due diligence fee, or close and take the insurance money as the form sets out. Tell your lender and insurer at once, have it looked at again, and put any delay or repair in a signed amendment. See an attorney.",
        es: 'No tiene que aceptarla así: hasta el cierre el riesgo es de quien vende. Tras un daño serio normalmente puede terminar y recuperar depósito y cuota, o cerrar y recibir el dinero del seguro según el formulario. Avise enseguida a su banco y aseguradora, haga revisar otra vez y ponga toda demora o arreglo en una enmienda firmada. Vea a un abogado.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'Form 2-T; G.S. 39-39',
    topics: ['buying/damage-before-closing', 'selling/delay-storm-or-fire-before-closing'],
  },
  {
    id: 'moving-dates',
    title: {
      en: 'Can I stay after closing or move in early?',
      es: '¿Puedo quedarme o entrar antes del cierre?',
    },
    answer: {
      en: 'Only by a signed agreement: otherwise the home changes hands at closing and the seller is out by then. A standard form lets a seller stay a short time afterwards, with rent, a deposit and insurance settled; longer stays need a lease from an attorney. Lenders who expect the buyer to live there usually allow no more than 60 days. Ask for it in the offer.',
      es: 'Solo con un acuerdo firmado: si no, la casa cambia de manos al cierre y quien vende ya salió. Un formulario estándar permite quedarse poco tiempo después, con renta, depósito y seguro acordados; más tiempo exige un contrato de renta de un abogado. El banco de quien va a vivir ahí normalmente no permite más de 60 días. Pídalo en la oferta, antes de fijar fechas.',
    },
    bySide: {
      buyer: {
        en: 'Only by a signed agreement: normally the seller is out when the deed is recorded and the home is yours. If the seller asks to stay on, a standard form covers a short time, with rent, deposit and insurance; your lender usually allows no more than 60 days, and you carry the risk of a late move. You may refuse or charge for it. An attorney writes anything longer.',
        es: 'Solo con un acuerdo firmado: normalmente quien vende ya salió cuando se registra la escritura. Si le pide quedarse, un formulario estándar cubre poco tiempo, con renta, depósito y seguro; su banco normalmente no permite más de 60 días, y usted corre el riesgo de que salga tarde. Puede negarse o cobrarlo. Algo más largo lo escribe un abogado.',
      },
      seller: {
        en: "You may stay if the buyer signs an agreement: a standard form allows a short time after closing for rent, a deposit and insurance; longer needs a lease from an attorney, and the buyer's lender usually allows no more than 60 days. Without one you are out by closing. Ask before you accept the offer, when the buyer still wants your signature.",
        es: 'Puede quedarse si quien compra firma un acuerdo: un formulario estándar permite poco tiempo después del cierre con renta, depósito y seguro; más tiempo exige un contrato de un abogado, y el banco del comprador normalmente no permite más de 60 días. Sin él, sale para el cierre. Pídalo antes de aceptar la oferta, cuando aún quieren su firma.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2A7-T; Form 2A8-T',
    topics: ['selling/possession-rent-back-early-buyer-move-in', 'moving-dates'],
  },
  {
    id: 'escrow',
    title: { en: 'What is escrow?', es: '¿Qué es escrow?' },
    answer: {
      en: "Two things share the word. Before closing it is money a third party holds, such as earnest money. Afterwards it is the lender's account for property tax and insurance; your payment rises when those do. It is checked yearly: a surplus of $50 or more is returned, a shortage may be spread over 12 months. FHA, VA and USDA loans normally require it. Ask the servicer about yours.",
      es: 'La palabra nombra dos cosas. Antes del cierre, dinero que guarda un tercero, como su depósito. Después, la cuenta del banco para predial y seguro; su pago sube cuando ellos suben. Se revisa cada año: un sobrante de $50 o más se devuelve, un faltante puede repartirse en 12 meses. FHA, VA y USDA normalmente la exigen. Pregunte a su servicer por la suya.',
    },
    links: ['guideBuying'],
    source: 'RESPA Reg X',
    year: 2026,
    topics: ['money/escrow-account', 'escrow'],
  },
];
