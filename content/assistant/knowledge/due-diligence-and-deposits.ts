import type { Entry } from '#domain/chat/knowledge.ts';

/** Due diligence, deposits, and what happens when somebody leaves. */
export const dueDiligenceAndDeposits: Entry[] = [
  {
    id: 'due-diligence-fee',
    title: { en: 'What is the due diligence fee?', es: '¿Qué es la cuota de due diligence?' },
    answer: {
      en: "It is a negotiated sum the buyer pays straight to the seller for the right to end the contract, for any reason or none, until the due diligence deadline. It may be zero and is credited at closing; a buyer who walks away usually loses it, apart from cases such as the seller's breach. I name no right amount; disputes go to an attorney.",
      es: 'Es una suma negociada que quien compra paga directamente a quien vende por el derecho a terminar el contrato, por cualquier razón, hasta la fecha de due diligence. Puede ser cero y se acredita al cierre; quien se retira casi siempre la pierde, salvo casos como un incumplimiento del vendedor. No nombro un monto; disputas, un abogado.',
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
      en: 'It is a deposit held in trust by the escrow agent named in the contract, due with the offer or within 5 days, and credited at closing. End the contract properly by the due diligence deadline and it normally comes back; after that a buyer who breaches usually loses it. In a dispute the holder waits for an agreement or a court; ask an attorney.',
      es: 'Es un depósito que guarda en custodia el agente de escrow nombrado en el contrato; se paga con la oferta o en 5 días y se acredita al cierre. Si termina bien antes de la fecha de due diligence, normalmente vuelve; después, quien incumple suele perderlo. En una disputa se espera un acuerdo o a un juez; consulte a un abogado.',
    },
    links: ['guideBuying'],
    source: 'Form 2-T; G.S. 93A-12',
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
    topics: ['selling/dd-fee-and-earnest-money', 'two-deposits', 'deposit-amounts'],
  },
  {
    id: 'due-diligence-period',
    title: { en: 'How long is the due diligence period?', es: '¿Cuánto dura el periodo de due diligence?' },
    answer: {
      en: 'As long as you negotiate; it ends at 5:00 p.m. on the date written in the contract, and that hour is strict. Inspections, loan, appraisal, survey, title, insurance, association papers and any repair agreement belong inside it. More time needs a signed amendment the seller may refuse; silence means you go forward.',
      es: 'Lo que se negocie; termina a las 5:00 p. m. de la fecha escrita, y esa hora es estricta. Dentro caben inspecciones, préstamo, avalúo, levantamiento, título, seguro, papeles de la asociación y cualquier acuerdo de reparaciones. Más tiempo requiere una enmienda firmada que el vendedor puede negar; callar significa seguir adelante.',
    },
    links: ['guideBuying'],
    source: 'Form 2-T; Form 4-T',
    topics: ['buying/due-diligence-period', 'due-diligence-deadline'],
  },
  {
    id: 'back-out-in-time',
    title: { en: 'How do I back out during due diligence?', es: '¿Cómo me retiro durante due diligence?' },
    answer: {
      en: "Send a written termination that reaches the seller or the seller's agent before 5:00 p.m. on the deadline; you need give no reason. Earnest money then comes back, the due diligence fee and what you spent on inspections do not. Spoken or late notice does not count. If the hour is close or disputed, call an attorney.",
      es: 'Envíe una terminación por escrito que llegue al vendedor o a su agente antes de las 5:00 p. m. de la fecha límite; no tiene que dar razón. Vuelve el depósito; la cuota de due diligence y lo gastado en inspecciones, no. Un aviso verbal o tardío no vale. Si la hora está cerca, llame a un abogado.',
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
      en: "There is no general way out any more: a buyer who leaves then usually loses the due diligence fee and the earnest money. Exits remain for a seller's breach, title defects left uncured, serious damage before closing, or an addendum; a refused loan alone is none. Talk to an attorney before you send anything.",
      es: 'Ya no hay una salida general: quien compra y se retira entonces suele perder la cuota y el depósito. Quedan salidas por incumplimiento del vendedor, defectos de título sin arreglar, daños graves antes del cierre o un anexo; que nieguen el préstamo no basta. Hable con un abogado antes de enviar nada.',
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
      en: "Within the due diligence period you can end the contract and normally recover the earnest money; after it a refused loan is the buyer's risk, FHA and VA included. Ask for an extension early, in writing and signed by both. A lender must give reasons for a denial. Call the lender and an attorney before the deadline.",
      es: 'Dentro del periodo de due diligence puede terminar el contrato y normalmente recupera el depósito; después, un préstamo negado es riesgo de quien compra, también con FHA o VA. Pida la prórroga temprano, por escrito y firmada por ambos. El prestamista debe dar razones. Llame al prestamista y a un abogado antes de la fecha.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; ECOA',
    topics: ['buying/loan-denied-or-delayed-late', 'loan-refused'],
  },
  {
    id: 'closing-delay',
    title: { en: 'What if the closing is delayed?', es: '¿Qué pasa si se atrasa el cierre?' },
    answer: {
      en: 'The settlement date in the standard contract is not strict to the hour: a side acting in good faith that is not ready gets a limited grace, whose days your edition of the form states. A longer delay needs a signed amendment. Signing is settlement; closing is complete when the deed is recorded. If somebody threatens to end it, see an attorney.',
      es: 'La fecha de cierre del contrato estándar no es estricta: quien actúa de buena fe y no está listo tiene una gracia limitada, cuyos días dice su edición del formulario. Más demora requiere una enmienda firmada. Firmar no es cerrar: se cierra al registrar la escritura. Si alguien amenaza con terminar, vea a un abogado.',
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
      en: 'Only by a signed agreement: the home changes hands at closing otherwise. One standard form lets a seller stay briefly, another lets a buyer in early, each with fee, deposit and insurance settled; longer stays need a lease from an attorney. Lenders who expect you to live there usually allow no more than 60 days. Early move-in carries real risk.',
      es: 'Solo con un acuerdo firmado: si no, la casa cambia de manos al cierre. Un formulario permite a quien vende quedarse poco tiempo y otro a quien compra entrar antes, con pago, depósito y seguro; más tiempo exige un contrato de renta de un abogado. El banco de quien compra suele permitir hasta 60 días. Entrar antes tiene riesgos.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2A7-T; Form 2A8-T',
    topics: ['selling/possession-rent-back-early-buyer-move-in', 'moving-dates'],
  },
  {
    id: 'escrow',
    title: { en: 'What is escrow?', es: '¿Qué es escrow?' },
    answer: {
      en: "Two things share the word. Before closing it is money a third party holds, such as your earnest money. Afterwards it is the lender's account that collects property tax and insurance with your payment, checked once a year: a surplus of $50 or more is returned, a shortage may be spread over 12 months. Ask the servicer about yours.",
      es: 'La palabra nombra dos cosas. Antes del cierre, dinero que guarda un tercero, como su depósito. Después, la cuenta del banco que junta impuesto predial y seguro con su pago y se revisa cada año: un sobrante de $50 o más se devuelve, un faltante puede repartirse en 12 meses. Pregunte a quien administra su préstamo.',
    },
    links: ['guideBuying'],
    source: 'RESPA Reg X',
    year: 2026,
    topics: ['money/escrow-account', 'escrow'],
  },
];
