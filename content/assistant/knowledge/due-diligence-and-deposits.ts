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
    aspects: {
      'getting-it-back': {
        en: "Once paid it normally stays with the seller if the buyer walks away, on the first day or the last, before the deadline or after it, whatever the reason. It comes back only in the cases the contract names, such as the seller's breach or loss of the home before closing. If you close, it counts toward the price.",
        es: 'Una vez pagada, lo normal es que se quede con el vendedor si el comprador se retira, el primer día o el último, antes del plazo o después, por la razón que sea. Vuelve solo en los casos que nombra el contrato, como el incumplimiento del vendedor o la pérdida de la casa antes del cierre. Si se cierra, cuenta para el precio.',
      },
      'seller-breaks-the-deal': {
        en: 'A seller who materially breaches has to give it back: under the standard contract the buyer may recover the fee, the earnest money and reasonable due diligence costs. The money is not in escrow, so getting it may mean a claim. Whether there was a breach no broker can decide; an attorney should look before either side acts.',
        es: 'El vendedor que incumple de forma importante debe devolverla: según el contrato estándar, el comprador puede recuperar la cuota, el earnest money y gastos razonables del due diligence. El dinero no está en escrow, así que quizá haya que reclamarlo. Si hubo incumplimiento no lo decide un agente; véalo antes con un abogado.',
      },
      'why-pay-the-seller': {
        en: 'You pay for time and a way out: the seller takes the home off the market, and you may inspect, finish the loan and still end the contract for any reason until the deadline. That is why it goes to the seller and stays there. It is a lawful, standard part of North Carolina contracts, and at closing it counts toward the price.',
        es: 'Paga por tiempo y una salida: el vendedor retira la casa del mercado y usted puede inspeccionar, avanzar el préstamo y aun terminar el contrato por cualquier razón hasta el plazo. Por eso va al vendedor y se queda ahí. Es parte normal y legal de los contratos de Carolina del Norte, y al cierre cuenta para el precio.',
      },
      'like-other-states': {
        en: "It is North Carolina's version of what some states call an option fee: money paid to the seller buys the right to leave for any reason by a date. Where other states write separate inspection, loan or appraisal contingencies, our standard contract uses this one period. Earnest money exists here too, as a second deposit.",
        es: 'Es la versión de Carolina del Norte de lo que algunos estados llaman cuota de opción: un dinero pagado al vendedor compra el derecho de retirarse por cualquier razón hasta una fecha. Donde otros estados ponen contingencias separadas de inspección, préstamo o avalúo, aquí se usa ese periodo. El earnest money existe aparte.',
      },
      'paying-and-spending-it': {
        en: "The buyer pays the seller directly, by check or as the contract says, and the seller may deposit it at once; it is not held in escrow. A seller should not count it spent until closing, since a breach of the seller's own would mean paying it back. Confirm any wire instructions by a phone number you found yourself.",
        es: 'El comprador paga directo al vendedor, con cheque o como diga el contrato, y el vendedor puede depositarlo enseguida; no queda en escrow. El vendedor no debe darlo por gastado hasta el cierre, porque si él incumple tendría que devolverlo. Confirme toda instrucción de transferencia por un teléfono que usted mismo buscó.',
      },
      tax: {
        en: 'Ask a CPA with your papers, since it turns on your case: a buyer who loses it on a home to live in normally cannot deduct it, because the IRS lists forfeited deposits among what cannot be deducted; on an investment purchase it may be a loss. A seller who keeps it normally has income to report; of which kind, the CPA says. At closing it is simply part of the price.',
        es: 'Pregunte a un CPA con sus papeles, porque depende del caso: quien compra para vivir y la pierde normalmente no la deduce, pues el IRS pone los depósitos perdidos entre lo no deducible; en una inversión puede ser pérdida. Quien vende y se la queda normalmente declara un ingreso; de qué tipo, lo dice el CPA. Al cierre es solo parte del precio.',
      },
    },
    bySide: {
      seller: {
        en: 'It is yours from the start: the buyer pays it straight to you, and you keep it if the buyer ends the contract, for any reason, by the due diligence deadline. You give it back if you breach or in the few other cases the contract names, so do not count it spent. At closing it is credited to the buyer. The amount is negotiated; disputes go to an attorney.',
        es: 'Es suya desde el principio: quien compra se la paga directamente, y usted la conserva si termina el contrato, por cualquier razón, hasta la fecha de due diligence. La devuelve si usted incumple o en los pocos casos que dice el contrato, así que no la dé por gastada. Al cierre se acredita al comprador. El monto se negocia; disputas, un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; NCREC; IRS Publication 530',
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
    aspects: {
      'who-holds-it': {
        en: 'The escrow agent named in the contract holds it, a closing attorney or a real estate firm, in a trust account kept apart from their own money. Neither the seller nor your agent may touch it. At closing it is credited to you; otherwise it leaves on both signatures, a court order or as the law provides.',
        es: 'Lo guarda el agente de escrow que nombra el contrato, un abogado de cierre o una oficina inmobiliaria, en una cuenta fiduciaria separada de su propio dinero. Ni el vendedor ni su agente pueden tocarlo. Al cierre se le acredita; si no, sale con ambas firmas, orden de la corte o según la ley.',
      },
      'when-it-is-returned': {
        en: 'After a proper, timely termination the holder pays it out once both sides have signed a release, often within days; there is no fixed number. Have your agent send the termination and the release together. If the seller will not sign, the money waits for a signature, a court order or the clerk of court; an attorney can press.',
        es: 'Tras una terminación correcta y a tiempo, quien lo guarda lo paga cuando ambas partes firman la liberación, a menudo en días; no hay número fijo. Que su agente mande juntas la terminación y la liberación. Si el vendedor no firma, espera una firma, una orden de la corte o al secretario de la corte; un abogado ayuda.',
      },
      'after-the-deadline': {
        en: "After the due diligence deadline it is normally the seller's if you fail to close, even for a denied loan, and with the due diligence fee it is what the standard contract gives the seller. Exits remain in named cases: seller's breach, casualty, a title defect, an FHA or VA low value. Ask an attorney before you send anything.",
        es: 'Después del plazo de due diligence suele ser del vendedor si usted no cierra, aunque le nieguen el préstamo; con la cuota de due diligence, es lo que el contrato estándar da al vendedor. Quedan salidas contadas: incumplimiento del vendedor, siniestro, defecto de título, avalúo bajo en FHA o VA. Antes de escribir, un abogado.',
      },
      'when-and-how-to-pay': {
        en: 'It is due with the offer or within five days after the contract takes effect, as yours is written, by check or wire to the escrow agent; credit cards are unusual. If it is late or bounces, the seller may give written notice and end the contract after one banking day. Confirm wire instructions by a number you found yourself.',
        es: 'Se entrega con la oferta o dentro de cinco días desde que el contrato rige, según el suyo, con cheque o transferencia al agente de escrow; la tarjeta es rara. Si llega tarde o sin fondos, el vendedor puede avisar por escrito y terminar tras un día bancario. Confirme las instrucciones por un teléfono que usted buscó.',
      },
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
    aspects: {
      'how-much-of-each': {
        en: 'No law sets either amount: both are negotiated and may be zero. Earnest money here is often about 0.5 to 2% of the price; the due diligence fee swings more with competition, so I name no right one. Put into the fee only what you can lose, and let your agent show what current offers in that price range carry.',
        es: 'Ninguna ley fija las cantidades: se negocian y pueden ser cero. El earnest money aquí suele ser de 0.5 a 2% del precio; la cuota de due diligence varía más con la competencia, y no nombro una correcta. Ponga en la cuota solo lo que pueda perder, y que su agente le muestre lo que se ofrece hoy en ese rango.',
      },
      'must-i-pay-both': {
        en: 'You can offer one, both or neither, since each is negotiated and may be zero; but most sellers here expect both, and an offer without a due diligence fee looks weak. What you sign then binds: if either is not paid, the seller may give written notice and, after one banking day, end the contract.',
        es: 'Puede ofrecer uno, los dos o ninguno, porque cada uno se negocia y puede ser cero; pero aquí casi todo vendedor espera los dos, y una oferta sin cuota de due diligence se ve débil. Lo firmado obliga: si no paga alguno, el vendedor puede avisar por escrito y, tras un día bancario, terminar el contrato.',
      },
      'which-one-bigger': {
        en: "More in the due diligence fee makes an offer stronger; more in earnest money is safer for the buyer. The fee is the seller's at once and stays if the buyer leaves in time, while earnest money then goes back and counts for the seller only after a later breach. Weigh both with the length of the due diligence period.",
        es: 'Más cuota de due diligence hace más fuerte la oferta; más earnest money es más seguro para el comprador. La cuota es del vendedor desde el inicio y se queda si el comprador se va a tiempo; el earnest money entonces regresa y solo cuenta para el vendedor si incumple después. Pese ambos con la duración del plazo.',
      },
      'why-there-are-two': {
        en: 'They do two jobs: the due diligence fee pays the seller for taking the home off the market while you may still leave, and earnest money, with an escrow agent, backs your promise to close after that. Many states have only the second and add contingencies instead. Both count toward your price at closing.',
        es: 'Cumplen dos funciones: la cuota de due diligence paga al vendedor por retirar la casa del mercado mientras usted aún puede irse, y el earnest money, con un agente de escrow, respalda su promesa de cerrar después. Muchos estados solo tienen el segundo y usan contingencias. Los dos cuentan para su precio al cierre.',
      },
    },
    bySide: {
      seller: {
        en: 'The due diligence fee comes straight to you and is yours if the buyer leaves, except if you breach, so do not count it spent; earnest money waits in escrow. If either is not paid, the standard form lets you give written notice, and after one banking day you may end the contract. Your broker cannot settle a dispute.',
        es: 'La cuota de due diligence llega directamente a usted y es suya si el comprador se va, salvo que usted incumpla; el depósito espera en escrow. Si no pagan, el formulario estándar permite avisar por escrito y, pasado un día bancario, terminar. Su broker no puede resolver una disputa.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; Form 355-T',
    year: 2026,
    topics: ['selling/dd-fee-and-earnest-money', 'two-deposits'],
  },
  {
    id: 'due-diligence-period',
    title: { en: 'How long is the due diligence period?', es: '¿Cuánto dura el periodo de due diligence?' },
    answer: {
      en: 'Often two to four weeks, but no law sets it: it is as long as you negotiate, and ends at 5:00 p.m. on the date in the contract, strictly, weekend or holiday or not. Inspections, loan, appraisal, survey, title, insurance, association papers and any repair agreement belong inside it. More time needs a signed amendment the seller may refuse; silence means you go forward.',
      es: 'A menudo de dos a cuatro semanas, pero ninguna ley lo fija: dura lo que se negocie y termina a las 5:00 p. m. de la fecha escrita, sin falta, sea o no feriado. Dentro caben inspecciones, préstamo, avalúo, levantamiento, título, seguro, papeles de la asociación y cualquier acuerdo de reparaciones. Más tiempo requiere una enmienda firmada que quien vende puede negar; callar significa seguir adelante.',
    },
    aspects: {
      'is-it-enough': {
        en: "It is enough if your slowest task fits: the inspection, its report a day or two later, a specialist's price, and the repair talk all have to be done and signed before 5:00 p.m. on the last day, so a few days between inspection and deadline is tight. Loan and appraisal often take longer; ask the lender. If it will not fit, ask now for a signed extension.",
        es: 'Alcanza si cabe su tarea más lenta: la inspección, el informe uno o dos días después, el precio de un especialista y el acuerdo de reparaciones deben quedar firmados antes de las 5:00 p.m. del último día, así que pocos días entre inspección y plazo es justo. El préstamo y el avalúo suelen tardar más; pregunte al banco. Si no alcanza, pida ya una prórroga firmada.',
      },
      'exact-hour': {
        en: "At 5:00 p.m. on the date written in the contract, not midnight, and that hour is strict: time is of the essence. A notice to end the contract must be in writing and reach the seller or the seller's agent before then. Aim for the day before. If it is a matter of minutes, call your agent, and an attorney in a dispute.",
        es: 'A las 5:00 p.m. de la fecha escrita en el contrato, no a medianoche, y esa hora es estricta. El aviso para terminar debe ser por escrito y llegar al vendedor o a su agente antes. Procure hacerlo el día anterior. Si es cosa de minutos, llame a su agente; en una disputa, un abogado.',
      },
      'weekends-and-holidays': {
        en: 'Do not count on it moving: the period ends at 5:00 p.m. on the date written in the contract, so plan by the calendar and not by business days. If it falls on a Sunday, settle things by Friday, when lenders, inspectors and offices answer. How your own form reads, an attorney can say.',
        es: 'No cuente con que se mueva: termina a las 5:00 p.m. de la fecha escrita en el contrato, así que planee por calendario y no por días hábiles. Si cae en domingo, deje todo listo el viernes, cuando contestan bancos, inspectores y oficinas. Qué dice su formulario, lo aclara un abogado.',
      },
      'after-it-ends': {
        en: 'Saying nothing means you go forward: after the deadline you may no longer leave for any reason, and a buyer who fails to close normally loses the earnest money besides the fee. Open repair talks do not stop the clock, so get a signed agreement or a signed extension before 5:00 p.m. Afterwards, ask an attorney first.',
        es: 'No decir nada significa seguir: pasado el plazo ya no puede irse por cualquier razón, y quien no cierra suele perder el earnest money además de la cuota. Hablar de reparaciones no detiene el reloj; consiga antes de las 5:00 p.m. un acuerdo o una extensión firmada. Después, pregunte primero a un abogado.',
      },
      'what-belongs-inside': {
        en: 'Everything that could change your mind belongs inside it: inspections, loan approval, appraisal, survey, title, insurance quotes, association papers, flood, septic or well, and the signed repair agreement. Closing comes later and gives no second chance. Leave a few days at the end for answers, and let the settlement date follow.',
        es: 'Todo lo que pueda hacerle cambiar de idea va dentro: inspecciones, aprobación del préstamo, avalúo, levantamiento, título, cotización de seguro, papeles de la asociación, inundación, séptico o pozo, y el acuerdo de reparaciones firmado. El cierre viene después y no da otra oportunidad. Deje unos días al final para respuestas.',
      },
      'what-it-is': {
        en: "Due diligence is the buyer's time to look into everything, inspections, loan, appraisal, title, association papers, and to leave for any reason until 5:00 p.m. on its last day. For it the buyer pays the seller a fee, which the seller usually keeps. Leave in time and the earnest money comes back; after it both deposits are normally at risk.",
        es: 'Due diligence es el tiempo que tiene quien compra para revisar todo, inspecciones, préstamo, avalúo, título, papeles de la asociación, y para salirse por cualquier razón hasta las 5:00 p.m. del último día. Por él paga al vendedor una cuota, que este suele quedarse. Si sale a tiempo, vuelve el earnest money; después, normalmente arriesga ambos depósitos.',
      },
    },
    bySide: {
      seller: {
        en: 'As long as you and the buyer agree; a long period with a small fee leaves your home off the market almost for free, so weigh both together. It ends at 5:00 p.m. on the written date, and until then the buyer may leave for any reason. You may refuse an extension or ask money for it; either way it is signed by both. A dispute goes to an attorney.',
        es: 'Lo que acuerde con quien compra; un periodo largo con una cuota pequeña deja su casa fuera del mercado casi gratis, así que mire ambas juntas. Termina a las 5:00 p. m. de la fecha escrita, y hasta entonces el comprador puede irse por cualquier razón. Puede negar una prórroga o cobrarla; siempre firmada por ambos. Una disputa, un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; Form 4-T; usual length: inspectioncredit.com and Frisbee Real Estate, 2025-26',
    topics: ['buying/due-diligence-period', 'due-diligence-deadline'],
  },
  {
    id: 'back-out-in-time',
    title: { en: 'How do I back out during due diligence?', es: '¿Cómo me retiro durante due diligence?' },
    answer: {
      en: "By a written termination that reaches the seller or the seller's agent before 5:00 p.m. on the due diligence deadline; no reason is needed. Your broker has the form and keeps proof. The earnest money then comes back; the due diligence fee and what you spent on inspections do not. Spoken or late notice fails. If the hour is close or disputed, call an attorney.",
      es: 'Con una terminación por escrito que llegue a quien vende o a su agente antes de las 5:00 p. m. de la fecha de due diligence; no hace falta una razón. Su broker tiene el formulario y guarda prueba. Entonces vuelve el depósito; la cuota y lo gastado en inspecciones, no. Un aviso verbal o tardío no vale. Si la hora apremia o hay disputa, un abogado.',
    },
    aspects: {
      'no-reason-needed': {
        en: "No reason is needed while due diligence lasts: cold feet, a nicer house, the neighbors or a repair refused all do, and you owe the seller no explanation. What counts is a written termination that reaches the seller's side before 5:00 p.m. on the date. Say little in it; the form is enough.",
        es: 'No hace falta razón mientras dura el due diligence: sirven el arrepentimiento, una casa mejor, los vecinos o una reparación negada, y no debe explicaciones al vendedor. Lo que cuenta es la terminación por escrito, recibida por el lado del vendedor antes de las 5:00 p.m. de la fecha. Diga poco: basta el formulario.',
      },
      'phone-or-text': {
        en: "It must be in writing: a phone call, a word to an agent or a casual text is not a safe termination, however early it comes. Sign the form and have your broker deliver it to the seller or the seller's agent before 5:00 p.m. on the deadline, with proof of the time. If you only called, send it now.",
        es: 'Debe ser por escrito: una llamada, un aviso de palabra o un mensaje suelto no es una terminación segura, por temprano que llegue. Firme el formulario y que su agente lo entregue al vendedor o a su agente antes de las 5:00 p.m. del plazo, con constancia de la hora. Si solo llamó, mándelo ya.',
      },
      'to-whom-and-by-when': {
        en: "To the seller or the seller's agent, and before 5:00 p.m. on the due diligence date: the listing agent is enough, even if the sellers are at sea. Have your broker, or the broker-in-charge if yours cannot be reached, send the signed form now and keep proof of delivery. With hours left, call an attorney too.",
        es: 'Al vendedor o al agente del vendedor, y antes de las 5:00 p.m. de la fecha de due diligence: basta el agente, aunque los dueños estén de viaje. Que su agente, o el jefe de la oficina si no lo localiza, mande ya la forma firmada y guarde constancia. Si quedan horas, llame también a un abogado.',
      },
      'what-it-costs': {
        en: 'The due diligence fee and what you spent on inspections, the appraisal and the survey are gone; the earnest money comes back, and leaving in time normally costs nothing more. It is paid out once both sides have signed the release, so send that along. If the seller will not sign, an attorney can help.',
        es: 'Se pierden la cuota de due diligence y lo gastado en inspecciones, avalúo y levantamiento; el earnest money regresa, y por irse a tiempo normalmente no hay otro costo. Se paga cuando ambas partes firman la liberación; mándela junto con la terminación. Si el vendedor no firma, un abogado ayuda.',
      },
      'can-the-seller-stop-it': {
        en: "The seller cannot stop it: during due diligence the buyer ends the contract alone, and a timely written termination needs no consent and is no breach to be sued for. The seller's signature is needed only to release the earnest money. Where two buyers signed and one will not, ask an attorney before the deadline.",
        es: 'El vendedor no puede impedirlo: durante el due diligence el comprador termina solo, y una terminación escrita y a tiempo no necesita permiso ni es un incumplimiento que se demande. La firma del vendedor hace falta solo para liberar el earnest money. Si compraron dos y uno no quiere, pregunte a un abogado antes del plazo.',
      },
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
    aspects: {
      'job-or-life-change': {
        en: 'A lost job, an illness, a death or a separation is hard, but under the standard contract it is no exit once due diligence has ended: fee and earnest money are at stake. Tell your lender and agent at once, and ask the seller for a release or more time, which they may grant. An attorney first, before you write anything.',
        es: 'Perder el trabajo, una enfermedad, una muerte o una separación es duro, pero en el contrato estándar no da salida una vez pasado el due diligence: están en juego la cuota y el earnest money. Avise ya al banco y a su agente, y pida al vendedor que le libere o le dé tiempo. Antes de escribir, un abogado.',
      },
      'forced-or-sued': {
        en: "Under the standard contract the seller normally keeps the due diligence fee and the earnest money, and that is the remedy, not an order to buy or the whole price; damage done to the property is extra. Other wording or a builder's own contract can differ. Do not just stay away: an attorney should look before you send anything.",
        es: 'Con el contrato estándar el vendedor suele quedarse con la cuota y el earnest money, y ese es su remedio, no una orden de comprar ni el precio entero; los daños a la casa van aparte. Otro texto o el contrato de un constructor puede cambiarlo. No falte sin más: que un abogado lo vea antes de mandar nada.',
      },
      'just-missed-it': {
        en: 'Late is late, even by an hour: 5:00 p.m. on the date is strict, and an honest slip does not reopen the right to leave for any reason. Send nothing more yet. Ask through your agent whether the seller will still release you or extend in a signed writing, and call an attorney today to read times and notices.',
        es: 'Tarde es tarde, aunque sea por una hora: las 5:00 p.m. de la fecha es estricta, y un descuido no reabre el derecho de irse por cualquier razón. No mande nada más todavía. Pregunte por su agente si el vendedor le libera o extiende por escrito firmado, y llame hoy a un abogado para revisar horas y avisos.',
      },
      'problem-found-late': {
        en: "A problem found after the deadline is normally the buyer's risk: bad neighbors, a crack or a road plan does not by itself open the contract again. It differs if the seller or a broker hid a known material fact, or the home was damaged after signing. Get it in writing, tell your agent, and see an attorney before closing.",
        es: 'Un problema hallado después del plazo suele ser riesgo del comprador: malos vecinos, una grieta o un plan vial no reabre por sí solo el contrato. Es distinto si el vendedor o un agente ocultó un hecho importante, o si la casa se dañó tras firmar. Téngalo por escrito, avise a su agente y vea a un abogado antes de cerrar.',
      },
      'seller-does-not-perform': {
        en: "The seller's failure is different from a change of mind: a material breach, agreed repairs left undone or a title defect nobody cures can still let you out, with earnest money and the due diligence fee back. But no broker can declare a breach. Put the failure in writing, keep to your own dates, and let an attorney say so first.",
        es: 'La falla del vendedor es otra cosa que arrepentirse: un incumplimiento importante, reparaciones acordadas sin hacer o un defecto de título sin arreglar aún puede darle salida, con earnest money y cuota de vuelta. Pero ningún agente puede declararlo. Deje constancia, cumpla sus fechas y que un abogado lo diga primero.',
      },
      'asking-to-be-released': {
        en: 'You may ask, and the seller may agree: a signed release can end the contract after the deadline on whatever terms both sign, often with the fee kept and the earnest money kept, split or returned. The seller need not. Let your agent ask early, and have an attorney see the message first and draft or read the release.',
        es: 'Puede pedirlo y el vendedor puede aceptar: un acuerdo firmado termina el contrato después del plazo en los términos que ambos firmen, a menudo con la cuota para él y el earnest money entero, partido o devuelto. No está obligado. Que su agente lo pida pronto, y que un abogado vea antes el mensaje y redacte o lea el acuerdo.',
      },
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
    aspects: {
      'after-the-deadline': {
        en: "After the deadline the buyer's default brings you the earnest money besides the due diligence fee, and under the standard contract that is normally all. It does not arrive by itself: the escrow agent waits for both signatures or a court. Sign no release that sends it back before an attorney has read it.",
        es: 'Después del plazo, el incumplimiento del comprador le da el earnest money además de la cuota de due diligence, y con el contrato estándar eso suele ser todo. No llega solo: el agente de escrow espera ambas firmas o una orden de la corte. No firme una liberación que lo devuelva sin que la lea un abogado.',
      },
      'force-or-sue': {
        en: 'You normally cannot make them buy or sue for more: the standard contract limits the seller to the due diligence fee and, after the deadline, the earnest money, plus damage the buyer did to the home. Storage, missed offers and a lower next price are not added. A different contract may say otherwise; ask an attorney.',
        es: 'Por lo general no puede obligarlos a comprar ni demandar por más: el contrato estándar da al vendedor la cuota y, pasado el plazo, el earnest money, más los daños que el comprador hizo a la casa. Mudanza, ofertas perdidas o un precio menor no se suman. Otro contrato puede decir otra cosa; pregunte a un abogado.',
      },
      'next-buyer': {
        en: 'First get a signed, written termination; then you may sign with the next buyer or bring in a backup. A phone call or a rumor leaves two contracts on one house. Before your broker puts the home back on the market, you bring your disclosure form up to date with what the first inspection showed you. In doubt, an attorney.',
        es: 'Primero consiga una terminación escrita y firmada; después puede firmar con otro comprador o activar la oferta de reserva. Una llamada deja dos contratos sobre una casa. Antes de que su agente la devuelva al mercado, usted pone al día su declaración con lo que supo por la primera inspección. En la duda, un abogado.',
      },
      'do-i-owe-anything-back': {
        en: 'You keep the due diligence fee when the buyer ends the contract, in time or late, unless you breached or the contract names another case, such as destruction of the home. Earnest money is separate and goes back only if the buyer left in time. If the buyer claims more, say nothing yet and ask an attorney.',
        es: 'Usted conserva la cuota de due diligence si el comprador termina, a tiempo o tarde, salvo que usted incumpliera o el contrato nombre otro caso, como la destrucción de la casa. El earnest money va aparte y regresa solo si se fue a tiempo. Si le reclama más, no conteste aún y pregunte a un abogado.',
      },
      'does-not-close': {
        en: 'A missed closing is not at once the end: the settlement date allows a limited grace to a buyer acting in good faith, so find out through the agents whether it is delay or refusal. Keep your own promises, stay ready to sign, and let an attorney say when it is a default and what notice to send.',
        es: 'Faltar al cierre no acaba todo al instante: la fecha da una gracia limitada al comprador de buena fe, así que averigüe por los agentes si es retraso o negativa. Cumpla lo suyo, esté listo para firmar y deje que un abogado diga cuándo es incumplimiento y qué aviso se manda.',
      },
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
    aspects: {
      'still-inside-due-diligence': {
        en: 'Inside due diligence you can still leave safely: send a written termination before 5:00 p.m. on the deadline, and the earnest money normally comes back; the due diligence fee does not. Or ask for a signed extension while another lender looks. Do not let the date pass on a promise; call the lender and your agent today.',
        es: 'Dentro del due diligence aún puede salir bien: mande la terminación por escrito antes de las 5:00 p.m. del plazo y el earnest money normalmente regresa; la cuota no. O pida una extensión firmada mientras otro banco lo revisa. No deje pasar la fecha por una promesa; llame hoy al banco y a su agente.',
      },
      'after-the-deadline': {
        side: 'buyer',
        en: "After the due diligence deadline a refused loan is the buyer's risk: the standard contract has no financing contingency, and the FHA or VA addendum covers a low value, not a denial. Both deposits are at stake. Ask the lender what would change the answer, ask for more time in writing, and an attorney before you admit anything.",
        es: 'Pasado el plazo de due diligence, el préstamo negado es riesgo del comprador: el contrato estándar no tiene contingencia de financiamiento, y el anexo FHA o VA cubre un avalúo bajo, no una negativa. Están en juego ambos depósitos. Pregunte al banco qué lo cambiaría, pida tiempo por escrito y vea antes a un abogado.',
      },
      'why-they-refused': {
        en: 'A preapproval is no promise, and the lender must tell you why it refused: you get a written notice with the main reasons, or the right to ask for them. New debt, a job change, missing papers, the appraisal or insurance are common ones. Ask what would cure it, and check your dates in the contract the same day.',
        es: 'Una preaprobación no es promesa, y el banco debe decirle por qué se negó: recibe un aviso escrito con las razones principales o el derecho a pedirlas. Son comunes deudas nuevas, cambio de trabajo, papeles que faltan, el avalúo o el seguro. Pregunte qué lo remediaría y revise ese mismo día sus fechas del contrato.',
      },
      'running-late': {
        en: "A late loan calls for more time in writing before the date passes: a due diligence extension or a later settlement, signed by both sides; the seller need not agree and may want money. If it is refused and approval is still uncertain, decide before 5:00 p.m. whether to leave or carry the risk. Get the lender's honest date first.",
        es: 'Un préstamo atrasado pide más tiempo por escrito antes de que pase la fecha: extensión de due diligence o cierre posterior, firmada por ambos; el vendedor puede negarse o pedir dinero. Si se niega y la aprobación es incierta, decida antes de las 5:00 p.m. si se va o asume el riesgo. Pida antes al banco una fecha real.',
      },
      'another-lender': {
        en: 'You may try another lender, and a denial at one is not a denial everywhere, but the contract clock keeps running. Ask the first lender for the reason and for the file and appraisal, see whether the new one can meet your dates, and get any extension signed first. Inside due diligence, keep the way out open.',
        es: 'Puede intentar con otro banco, y el no de uno no es el no de todos, pero el reloj del contrato sigue. Pida al primero la razón, el expediente y el avalúo, vea si el nuevo cumple sus fechas y consiga antes firmada cualquier extensión. Dentro del due diligence, no cierre su salida.',
      },
    },
    bySide: {
      seller: {
        en: 'The deal can end, and what you keep depends on the date: within due diligence the buyer may leave with the earnest money, and you keep the due diligence fee; after it a refused loan is the buyer’s risk, and you normally keep both. Often it is only late: you may grant more time, in writing, and charge for it. Get a signed termination before you take another offer.',
        es: 'El trato puede terminar, y lo que usted conserva depende de la fecha: dentro de due diligence el comprador puede irse con el depósito y usted guarda esa cuota; después, el préstamo negado es riesgo suyo y normalmente usted conserva ambos. A veces solo se atrasa: puede dar más tiempo, por escrito, y cobrarlo. Pida la terminación firmada antes de aceptar otra oferta; en disputa, un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; ECOA',
    topics: ['buying/loan-denied-or-delayed-late'],
  },
  {
    id: 'closing-delay',
    title: { en: 'What if the closing is delayed?', es: '¿Qué pasa si se atrasa el cierre?' },
    answer: {
      en: "A few days' delay usually does not end the contract: the standard settlement date is not strict, and a side acting in good faith gets a limited grace, whose days your edition of the form states. A longer delay needs a signed amendment; pay for each day is negotiable. Closing is complete when the deed is recorded. If somebody threatens to end it, see an attorney.",
      es: 'Unos días de retraso normalmente no terminan el contrato: la fecha estándar no es estricta y quien actúa de buena fe tiene una gracia limitada, cuyos días dice su edición del formulario. Más demora requiere una enmienda firmada; un cobro por día se negocia. Se cierra al registrar la escritura, no al firmar. Si alguien amenaza con terminar, vea a un abogado.',
    },
    aspects: {
      'can-they-cancel': {
        en: 'A delay of a few days usually lets neither side cancel: the standard settlement date is not strict, and a side acting in good faith that gives notice has a limited grace, whose days your form states. Beyond it the other side may have a right to end. Get the new date in a signed amendment; if somebody threatens, an attorney.',
        es: 'Un retraso de pocos días no suele permitir que nadie cancele: la fecha estándar no es estricta, y quien actúa de buena fe y avisa tiene una gracia limitada, cuyos días dice su formulario. Pasada, la otra parte puede tener derecho a terminar. Ponga la nueva fecha en una enmienda firmada; si amenazan, un abogado.',
      },
      'cost-per-day': {
        en: 'Only what was agreed: the standard contract sets no daily fine for a short, good-faith delay, and hotel, movers or storage are not charged automatically. Pay for each day can be put into the amendment that moves the date. If the delay goes past the grace, or somebody caused it in bad faith, ask an attorney.',
        es: 'Solo lo acordado: el contrato estándar no fija multa diaria por un retraso corto y de buena fe, y hotel, mudanza o bodega no se cobran por sí solos. Un pago por día puede ponerse en la enmienda que mueve la fecha. Si el retraso pasa la gracia o hubo mala fe, pregunte a un abogado.',
      },
      'changing-the-date': {
        en: "Moving the date takes an amendment signed by both sides; nobody has to agree, and no one can postpone alone beyond the grace in the form. Ask early, name one new date, and check the lender's rate lock, the movers, insurance and the attorney's calendar before you sign. The team can fill in the standard form.",
        es: 'Cambiar la fecha requiere una enmienda firmada por ambas partes; nadie está obligado a aceptar, y nadie puede aplazar solo más allá de la gracia del formulario. Pídalo pronto, proponga una sola fecha y revise la tasa fijada, la mudanza, el seguro y la agenda del abogado antes de firmar. El equipo puede llenar el formulario estándar.',
      },
      'signed-but-not-recorded': {
        en: "Signing is settlement; closing is complete when the attorney has updated the title, recorded the deed and may pay out. If that slips to the next business day, the deal is usually fine, but you do not own it and get no keys until then. Stay reachable, keep the seller's insurance running, and ask the attorney for the time.",
        es: 'Firmar es el “settlement”; el cierre se completa cuando el abogado revisa el título, registra la escritura y puede pagar. Si pasa al siguiente día hábil, por lo general no hay problema, pero hasta entonces no es suya ni hay llaves. Esté localizable, el vendedor mantenga su seguro y pregunte la hora al abogado.',
      },
      'how-strict-is-the-date': {
        en: 'The settlement date is not strict in the standard contract, unlike the due diligence deadline: a party acting in good faith who gives notice gets a limited number of grace days, which differ by edition, so read yours. “Time is of the essence” applies only where the contract says so. What your wording means, an attorney says.',
        es: 'La fecha de cierre no es estricta en el contrato estándar, a diferencia del plazo de due diligence: quien actúa de buena fe y avisa tiene unos días de gracia, que cambian según la edición; lea la suya. “Time is of the essence” vale solo donde el contrato lo dice. Qué significa su texto, un abogado.',
      },
      'other-side-not-ready': {
        en: "You normally have to give the other side the form's short grace when they act in good faith and say so, and longer only if you sign an amendment. Stay ready yourself: signed papers, funds, utilities, an empty house. Ask what is missing and for one firm date. When the grace runs out, an attorney tells you the next notice.",
        es: 'Por lo general debe darle a la otra parte la breve gracia del formulario si actúa de buena fe y avisa, y más tiempo solo si firma una enmienda. Usted esté listo: papeles, fondos, servicios, casa vacía. Pregunte qué falta y pida una fecha firme. Al acabar la gracia, un abogado dice qué aviso sigue.',
      },
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
    aspects: {
      'whose-insurance': {
        en: "The seller's policy, as long as the deed is not recorded: the home is the seller's risk and the seller should keep cover until then. The buyer's new policy usually starts on closing day, and things a buyer moved in early are a question for the buyer's own insurer. Both call their insurers at once; what is paid, they decide.",
        es: 'La póliza del vendedor, mientras no se registre la escritura: la casa es riesgo suyo y debe mantener el seguro hasta entonces. La del comprador suele empezar el día del cierre, y lo que metió antes es cosa de su propio seguro. Ambos llaman enseguida a su aseguradora, que decide lo que paga.',
      },
      'must-i-still-buy': {
        side: 'buyer',
        en: 'After serious damage the buyer need not go through with it: the standard contract lets the buyer end it before closing and recover earnest money and due diligence fee, even past the deadline, or close and take the insurance money. Whether the damage is serious enough is the question, so get it looked at and ask an attorney first.',
        es: 'Tras un daño grave el comprador no está obligado a seguir: el contrato estándar le deja terminarlo antes del cierre y recuperar earnest money y cuota, aun pasado el plazo, o cerrar y recibir el dinero del seguro. La cuestión es si el daño basta; hágalo revisar y pregunte antes a un abogado.',
      },
      'close-and-take-the-money': {
        side: 'buyer',
        en: 'You may choose to close and receive the insurance money as the contract sets out, but get it in writing before you sign: what the insurer has approved, the deductible, and that it goes to you. A word that “insurance will handle it” is not enough, and your lender must agree. An attorney should write that part.',
        es: 'Puede elegir cerrar y recibir el dinero del seguro según el contrato, pero téngalo por escrito antes de firmar: qué aprobó la aseguradora, el deducible y que se le paga a usted. No basta un “el seguro se encarga”, y su banco debe aceptarlo. Esa parte que la escriba un abogado.',
      },
      'must-the-seller-repair': {
        en: 'The seller bears the loss but the standard form does not make the seller rebuild: if it is repaired before closing to much the same state, the deal goes on; if not, the buyer may usually leave or take the insurance money, or both agree on a credit or a later date in a signed amendment. An attorney for serious damage.',
        es: 'El vendedor carga con la pérdida, pero el formulario estándar no le obliga a reconstruir: si se repara antes del cierre a un estado parecido, se sigue; si no, el comprador suele poder irse o recibir el dinero del seguro, o ambos acuerdan crédito u otra fecha por enmienda. Daño grave: un abogado.',
      },
      'what-to-do-first': {
        en: 'Safety first, then calls: the seller tells insurer and broker at once and stops further harm, such as a tarp or the water shut off; the buyer tells lender, agent and insurer. Photograph everything. The lender may want a new inspection and insurers may write no new policy during a storm, so settle a new date in a signed amendment.',
        es: 'Primero la seguridad, luego las llamadas: el vendedor avisa a su seguro y a su agente y frena el daño, con una lona o cerrando el agua; el comprador, al banco, a su agente y a su seguro. Fotografíe todo. El banco puede pedir otra inspección y el seguro no emitir en plena tormenta; acuerden fecha nueva por enmienda.',
      },
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
    aspects: {
      'how-long-a-stay': {
        en: "Keep it short: the standard form is meant for a brief stay, longer ones need a lease from an attorney, and a buyer's loan for a home to live in usually allows no more than 60 days. Three months is therefore rarely possible with a loan. Write the last day and the cost of each day after it into the agreement.",
        es: 'Que sea corto: el formulario estándar es para una estancia breve, más tiempo pide un contrato de renta de un abogado, y el préstamo de quien va a vivir ahí suele permitir no más de 60 días. Tres meses rara vez caben con préstamo. Escriba el último día y lo que cuesta cada día de más.',
      },
      'rent-deposit-insurance': {
        en: "The two sides agree on it: often rent near the buyer's daily cost of the house, a deposit held for damage or a late move, and who pays utilities. After closing the buyer insures the house, and the seller needs a renter-type policy for belongings. Each asks the insurer first; put the figures in the signed agreement.",
        es: 'Lo acuerdan las partes: a menudo una renta cercana al costo diario de la casa para el comprador, un depósito por daños o retraso, y quién paga los servicios. Después del cierre el comprador asegura la casa y el vendedor, sus cosas con un seguro de inquilino. Pregunten antes a su seguro y pongan las cifras por escrito.',
      },
      'will-not-leave': {
        side: 'buyer',
        en: "Call your agent and an attorney the same day: without a signed agreement the home is the buyer's at closing, but a former owner who stays may have to be removed through the court, and locks or power are not yours to cut. Before closing, a walk-through with the house empty is the best guard.",
        es: 'Llame ese día a su agente y a un abogado: sin acuerdo firmado la casa es del comprador al cierre, pero a un antiguo dueño que no sale quizá haya que sacarlo por la corte, y no puede cambiarle la chapa ni cortarle la luz. Antes de cerrar, la mejor defensa es la revisión final con la casa vacía.',
      },
      'when-to-be-out': {
        en: "By closing, unless a signed agreement says otherwise: possession passes when the deed is recorded, not when papers are signed, so the seller should be out, with belongings and trash gone, before the buyer's walk-through or that morning at the latest. Keys and codes are handed over at closing. Plan movers with a day to spare.",
        es: 'Al cierre, salvo acuerdo firmado: la posesión pasa cuando se registra la escritura, no al firmar, así que el vendedor debe salir, sin cosas ni basura, antes de la revisión final del comprador o a más tardar esa mañana. Llaves y códigos se entregan al cierre. Deje un día de margen con la mudanza.',
      },
      'which-paper': {
        en: 'A signed agreement, not a handshake: there is a standard form for a short stay after closing and another for entry before it, each with dates, rent, deposit and insurance, and the lender must know. Anything longer or unusual needs a lease drafted by an attorney. Ask for it in the offer, or by amendment signed by both.',
        es: 'Un acuerdo firmado, no un apretón de manos: hay un formulario estándar para quedarse poco después del cierre y otro para entrar antes, con fechas, renta, depósito y seguro, y el banco debe saberlo. Lo más largo o raro pide un contrato de renta de un abogado. Pídalo en la oferta o por enmienda firmada.',
      },
      'still-packing': {
        side: 'buyer',
        en: 'Tell your agent today: without a signed agreement the seller must be out, with belongings and trash gone, by the time the deed is recorded, so ask in writing when the house will be empty and set the walk-through for then. If it is still full that morning, ask the attorney, before you sign, for a short delay, money held back, or a signed stay with rent.',
        es: 'Avise hoy a su agente: sin un acuerdo firmado, quien vende debe haber salido, con sus cosas y la basura fuera, cuando se registre la escritura; pregunte por escrito cuándo estará vacía y ponga el recorrido para entonces. Si esa mañana sigue llena, pida al abogado, antes de firmar, un breve retraso, dinero retenido o una estancia firmada con renta.',
      },
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
    aspects: {
      'payment-went-up': {
        en: "Your loan rate did not change if it is fixed: the escrow part rose because property tax or insurance did, and last year's shortfall may be added on top. The yearly analysis shows both. Compare it with the tax bill and the policy, shop insurance, and ask the servicer about anything that does not match.",
        es: 'Si su tasa es fija, no cambió: subió la parte del escrow porque subieron el impuesto o el seguro, y quizá se suma lo que faltó el año pasado. El análisis anual muestra ambas cosas. Compárelo con el recibo del impuesto y la póliza, cotice otro seguro y pregunte al banco lo que no cuadre.',
      },
      shortage: {
        en: 'You may pay it at once or spread it: a shortage means taxes or insurance cost more than was collected, and servicers normally let you repay over 12 months in the monthly bill. Paying in full only removes that part; the higher yearly cost stays. Check the figures against your bills and call the servicer with doubts.',
        es: 'Puede pagarlo de una vez o repartirlo: un faltante significa que el impuesto o el seguro costaron más de lo cobrado, y el banco normalmente deja pagarlo en 12 meses con la mensualidad. Pagarlo todo solo quita esa parte; el costo anual más alto sigue. Compare con sus recibos y llame al banco si hay dudas.',
      },
      'doing-without-it': {
        en: 'FHA, VA and USDA loans normally require it; with a conventional loan and enough equity a lender may waive it, sometimes for a fee or later on request. Then you pay the county and the insurer yourself, in large sums. The lender decides, so ask before you lock, or ask the servicer now.',
        es: 'FHA, VA y USDA normalmente lo exigen; con un préstamo convencional y capital suficiente el banco puede dispensarlo, a veces con un cargo o más adelante. Entonces usted paga al condado y al seguro, en sumas grandes. Decide el banco; pregunte antes de fijar la tasa, o ahora.',
      },
      surplus: {
        en: 'A surplus of $50 or more is sent back after the yearly review when your payments are current; a smaller one may be kept against next year. It is no mistake: taxes or insurance came in lower than expected. Cash the check, and look whether the new monthly amount fell too. Questions go to the servicer.',
        es: 'Un sobrante de $50 o más se devuelve tras la revisión anual si está al corriente; uno menor puede quedar para el año siguiente. No es error: el impuesto o el seguro salieron más baratos de lo previsto. Cobre el cheque y mire si también bajó la mensualidad. Las dudas, al banco que cobra su préstamo.',
      },
      'after-sale-or-payoff': {
        en: 'What is left comes back to you: after the loan is paid off, by sale or refinance, the servicer returns the escrow balance within 20 business days, normally by check to the address on file. It is not part of the closing money. Give the servicer your new address, and call if nothing has come by then.',
        es: 'Lo que queda es suyo: pagado el préstamo, por venta o refinanciamiento, el banco devuelve el saldo de escrow dentro de 20 días hábiles, normalmente con cheque a su dirección registrada. No forma parte del dinero del cierre. Dé su nueva dirección y llame si para entonces no llegó.',
      },
    },
    links: ['guideBuying'],
    source: 'RESPA Reg X',
    year: 2026,
    topics: ['money/escrow-account', 'escrow'],
  },
];
