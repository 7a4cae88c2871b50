import type { Entry } from '#domain/chat/knowledge.ts';

/** From the offer to a contract both are held to. */
export const offers: Entry[] = [
  {
    id: 'writing-an-offer',
    title: { en: 'How does an offer work here?', es: '¿Cómo funciona una oferta aquí?' },
    answer: {
      en: 'You sign a written offer, usually Form 2-T, with price, due diligence fee and date, earnest money, closing date and what stays; the seller accepts, refuses or counters, and only a signed contract that has been communicated binds. Then the dates run: fees are paid, the buyer investigates, the attorney prepares the closing. Legal meaning is for an attorney.',
      es: 'Usted firma una oferta, casi siempre el Form 2-T, con precio, cuota y fecha de due diligence, depósito, cierre y lo que se queda; quien vende acepta, rechaza o contraoferta, y solo obliga el contrato firmado y comunicado. Después corren las fechas: se pagan las cuotas, se investiga y el abogado prepara el cierre.',
    },
    links: ['guideBuying'],
    source: 'Form 2-T; G.S. 22-2',
    topics: ['buying/how-an-offer-works-here', 'writing-an-offer', 'under-contract'],
  },
  {
    id: 'how-much-to-offer',
    title: { en: 'How much should I offer?', es: '¿Cuánto debo ofrecer?' },
    answer: {
      en: 'As much or as little as you decide: the list price is an invitation, not a floor or a cap, and the seller may refuse even that. I name no number. It starts with recent nearby sales, days on market, competition and condition, which the team puts on one page. The due diligence fee, earnest money, dates and a solid loan letter strengthen an offer too.',
      es: 'Tanto como usted decida: el precio publicado es una invitación, no un mínimo ni un tope, y quien vende puede negarse incluso a ese. Yo no doy cifras. Parte de ventas recientes cercanas, días en el mercado, competencia y estado, que el equipo pone en una hoja. La cuota de due diligence, el depósito, las fechas y una buena carta del banco también refuerzan la oferta.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A',
    topics: ['buying/how-much-to-offer', 'first-offer'],
  },
  {
    id: 'competing-offers',
    title: { en: 'Are there other offers, and can I see them?', es: '¿Hay otras ofertas y puedo verlas?' },
    answer: {
      en: "I know of none and hint at none: you learn of other offers only if the seller consents, and a rival's price and terms may not be shown without that buyer's permission. The seller may ask everyone for their best and need not say what it takes to win. An agent may not invent offers. The team can ask what may be told; decide your own ceiling beforehand.",
      es: 'No sé de ninguna ni insinúo nada: usted sabe de otras ofertas solo si quien vende lo permite, y el precio y las condiciones de un rival no se muestran sin permiso de ese comprador. Quien vende puede pedir a todos su mejor oferta y no tiene que decir cuánto hace falta. Un agente no puede inventar ofertas. El equipo puede preguntar; fije antes su propio tope.',
    },
    links: ['guideBuying', 'call'],
    source: '21 NCAC 58A .0115; Fair Housing Act',
    topics: ['buying/competing-offers-love-letters', 'people/other-offers-and-the-lowest-price'],
  },
  {
    id: 'escalation-clause',
    title: { en: 'What is an escalation clause?', es: '¿Qué es una cláusula de escalada?' },
    answer: {
      en: "Allowed but discouraged: it raises an offer by steps above a rival's, up to a cap, and North Carolina's Real Estate Commission advises against it because the cap shows your top price and proof of the rival offer usually cannot be shared. An appraisal-gap promise adds your cash if the value comes in low. Only an attorney may draft either.",
      es: 'Se permite pero se desaconseja: sube una oferta por pasos sobre otra hasta un tope, y la comisión estatal la desaconseja porque el tope revela su máximo y la otra oferta casi nunca puede mostrarse. La promesa de cubrir el avalúo pone efectivo suyo si el valor sale bajo. Ambas las redacta solo un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC; 21 NCAC 58A .0115',
    topics: [
      'buying/escalation-clause-appraisal-gap-promise',
      'selling/escalation-clauses',
      'escalation-clause',
    ],
  },
  {
    id: 'backup-offer',
    title: { en: 'What is a backup offer?', es: '¿Qué es una oferta de respaldo?' },
    answer: {
      en: 'An offer on a home already under contract, second in line: a real contract that waits behind the first and takes its place if that one ends. The standard addendum says how you are told, how you may leave before then, and from when your fee and due diligence dates run, usually that notice. You may keep looking meanwhile. Ask the team whether the seller would take one.',
      es: 'Una oferta por una casa ya bajo contrato, segunda en la fila: un contrato real que espera detrás del primero y toma su lugar si aquel termina. El anexo estándar dice cómo se le avisa, cómo puede retirarse antes y desde cuándo corren su cuota y sus fechas, casi siempre desde el aviso. Mientras tanto puede seguir buscando. Pregunte al equipo si quien vende la aceptaría.',
    },
    links: ['contact', 'compare'],
    source: 'Form 2A1-T',
    topics: ['buying/backup-offer', 'backup-offer'],
  },
  {
    id: 'concessions',
    title: {
      en: 'Can the seller pay my closing costs?',
      es: '¿Puede el vendedor pagar mis gastos de cierre?',
    },
    answer: {
      en: 'Ask in the offer: a seller may pay your closing costs as the contract says and your loan allows. Conventional loans on a home of yours cap it at 3%, 6% or 9% of the price, by down payment, on a rental at 2%; FHA at 6%; VA at 4% beyond normal costs. It cannot exceed real costs. Ask the lender before you write the number.',
      es: 'Pídalo en la oferta: quien vende puede pagar sus gastos de cierre si el contrato lo dice y su préstamo lo permite. Los convencionales para vivienda propia o segunda casa limitan a 3%, 6% o 9% del precio según el enganche, y para inversión a 2%; FHA, 6%; VA, 4% además de los gastos normales. No puede superar los gastos reales. Pregunte al prestamista antes de escribir la cifra.',
    },
    bySide: {
      seller: {
        en: "You may agree to pay part of a buyer's costs, written as a dollar amount. A credit lowers your net about as much as an equal price cut, and can help a buyer who is short of cash more. The buyer's loan caps it, at 3%, 6% or 9% of the price on most conventional loans; the buyer's lender confirms.",
        es: 'Usted puede aceptar pagar parte de los gastos de quien compra, como una cantidad en dólares. Un crédito baja su neto casi igual que una rebaja del mismo monto y ayuda más a quien tiene poco efectivo. El préstamo lo limita, a 3%, 6% o 9% en muchos convencionales; lo confirma el prestamista del comprador.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Fannie Mae B3-4.1-02; HUD 4000.1; VA',
    year: 2026,
    topics: [
      'buying/seller-credit-or-seller-pays-closing-costs',
      'selling/seller-concessions',
      'money/seller-concessions-closing-cost-help',
    ],
  },
  {
    id: 'what-stays',
    title: { en: 'What stays with the house?', es: '¿Qué se queda en la casa?' },
    answer: {
      en: 'What the contract says: Form 2-T lists fixtures that stay unless excluded in writing, such as lights and built-ins, while a freestanding refrigerator, washer, dryer or furniture stays only if it is named. Leased things such as solar panels, alarms or tanks need their own line. Words in an advertisement do not bind; a dispute is for an attorney.',
      es: 'Lo que diga el contrato: el Form 2-T enumera lo fijo que se queda salvo exclusión escrita, como lámparas y empotrados; refrigerador, lavadora, secadora o muebles se quedan solo si se nombran. Lo arrendado, como paneles solares, alarmas o tanques, va aparte. Las palabras del anuncio no obligan; una disputa es para un abogado.',
    },
    bySide: {
      seller: {
        en: 'You take what is not fixed, unless the contract names it: refrigerator, washer, dryer and furniture are yours; lights, built-ins and other fixtures stay. Want to keep the chandelier? Exclude it in writing, best replaced before the photographs. Leased solar panels, alarms or tanks need their own line. A dispute is for an attorney.',
        es: 'Se lleva lo que no está fijo, salvo que el contrato lo nombre: refrigerador, lavadora, secadora y muebles son suyos; lámparas fijas, empotrados y demás se quedan. ¿Quiere conservar el candelabro? Exclúyalo por escrito, mejor cambiándolo antes de las fotos. Paneles solares, alarmas o tanques arrendados van aparte. Una disputa, un abogado.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T',
    topics: ['buying/what-stays-with-the-house', 'selling/what-stays-and-what-goes', 'what-stays'],
  },
  {
    id: 'comparing-offers',
    title: { en: 'How do I compare offers on my home?', es: '¿Cómo comparo ofertas por mi casa?' },
    answer: {
      en: "Lay them on one sheet: net price after concessions, due diligence fee and end date, earnest money, loan type and down payment, a home to sell first, appraisal terms, closing date. The due diligence fee is the sure part if a buyer leaves; cash removes the lender's risk, not that period. You decide; an attorney reads unusual terms.",
      es: 'Póngalas en una hoja: precio neto tras concesiones, cuota y fecha de due diligence, depósito, tipo de préstamo y enganche, casa por vender, avalúo y cierre. La cuota es lo seguro si el comprador se va; el efectivo quita el riesgo del banco, no ese periodo. Usted decide; los términos raros, a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'Form 2-T',
    topics: ['selling/comparing-offers-cash-against-loan', 'money/how-to-weigh-several-offers', 'offers'],
  },
  {
    id: 'several-offers',
    title: { en: 'What may I do with several offers at once?', es: '¿Qué hago con varias ofertas a la vez?' },
    answer: {
      en: "You may accept one, counter one, reject all or ask everyone for their best, and need not take the first or the highest. Your broker brings you every offer within three days, and may say that others exist only with your consent, never their price or terms without the bidder's leave. Choose on terms, never on who they are.",
      es: 'Puede aceptar una, contraofertar una, rechazar todas o pedir a todos su mejor oferta; no tiene que tomar la primera ni la más alta. Su broker le trae cada oferta en tres días y dice que hay otras solo con su permiso, nunca precio ni términos sin permiso del ofertante. Elija por los términos, nunca por quiénes son.',
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0106, .0115',
    topics: ['selling/several-offers-at-once'],
  },
  {
    id: 'counteroffers',
    title: {
      en: 'Is a verbal deal or counteroffer binding?',
      es: '¿Obliga un trato verbal o una contraoferta?',
    },
    answer: {
      en: 'You need not accept or even answer a counteroffer, and it ends the offer it replaces: the old number is open again only if its maker agrees. Nothing binds until the final terms are signed by both and communicated; a handshake, call, text or nod does not, while electronic signatures do. Do not sign two counters at once, since both could become contracts. If in doubt, ask an attorney.',
      es: 'No está obligado a aceptar ni a contestar una contraoferta, y esta termina la oferta que reemplaza: la cifra anterior solo vuelve si su autor acepta. Nada obliga hasta que ambos firmen los términos finales y se comunique; un apretón de manos, llamada o mensaje no, una firma electrónica sí. No firme dos contraofertas a la vez: ambas podrían ser contrato. Si hay contrato, lo dice un abogado.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 22-2; Form 2-T',
    topics: ['selling/counteroffers-verbal-deals-withdrawal'],
  },
  {
    id: 'contingencies',
    title: { en: 'Which contingencies does the contract have?', es: '¿Qué contingencias tiene el contrato?' },
    answer: {
      en: "Few: North Carolina's Form 2-T has no separate inspection, loan or appraisal condition, because the due diligence period covers them all. After it, a refused loan or a low appraisal is the buyer's risk, apart from the FHA/VA addendum on value. Selling your own home first needs its own addendum; anything custom, an attorney drafts.",
      es: 'Pocas: el Form 2-T no tiene condición aparte de inspección, préstamo o avalúo, porque todo cabe en el periodo de due diligence. Después, un préstamo negado o un avalúo bajo es riesgo de quien compra, salvo el anexo FHA/VA sobre el valor. Vender antes su casa lleva su propio anexo; lo especial lo redacta un abogado.',
    },
    links: ['guideBuying'],
    source: 'Form 2-T; Form 2A4-T; Form 2A2-T',
    topics: ['buying/where-are-my-contingencies', 'contingencies'],
  },
  {
    id: 'seller-wants-out',
    title: { en: 'Can the seller back out?', es: '¿Puede echarse atrás quien vende?' },
    answer: {
      en: "Normally no: a signed and communicated contract binds the seller. The right to leave for any reason in the due diligence period is the buyer's alone, and a better offer can only wait as a backup. A seller's breach may cost the fees, the buyer's costs and more. Ask an attorney before anyone sends a message.",
      es: 'Normalmente no: el contrato firmado y comunicado obliga a quien vende. El derecho a salir por cualquier razón en el periodo de due diligence es solo del comprador, y una mejor oferta solo puede esperar de respaldo. Incumplir puede costar las cuotas, los gastos del comprador y más. Consulte a un abogado antes de enviar nada.',
    },
    bySide: {
      buyer: {
        en: 'Normally no: a signed contract binds the seller too, and a later, higher offer can only be a backup. If the seller materially breaches, the standard contract gives you back earnest money, due diligence fee and reasonable costs, and perhaps more. A broker cannot declare a breach: take your contract to an attorney now.',
        es: 'Normalmente no: el contrato firmado también obliga a quien vende, y una oferta posterior más alta solo puede ser de respaldo. Si incumple de verdad, el contrato estándar le devuelve depósito, cuota y gastos razonables, y quizá más. Un broker no puede declarar el incumplimiento: lleve su contrato a un abogado.',
      },
      seller: {
        en: "Normally no: the standard contract gives you no way out like the buyer's, and a better offer or a change of heart is no ground. You can ask the buyer for a mutual release, take later offers as backups, or use a right written into your contract. See an attorney before you send the buyer anything.",
        es: 'Normalmente no: el contrato estándar no le da una salida como la del comprador; una mejor oferta o arrepentirse no es motivo. Puede pedir una liberación mutua, tomar otras ofertas como respaldo o usar un derecho escrito en su contrato. Vea a un abogado antes de escribir al comprador.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'Form 2-T',
    topics: [
      'buying/seller-backs-out-or-stalls',
      'selling/seller-wants-out-or-a-better-offer-arrives',
      'seller-withdraws',
    ],
  },
  {
    id: 'buyer-must-sell-first',
    title: { en: "An offer depends on the buyer's own sale", es: 'La oferta depende de que vendan su casa' },
    answer: {
      en: "You may accept it, but judge it as a second sale: the price and stage of that home, and its own buyer's due diligence date. The standard addendum, 2A2-T, asks whether it is listed or under contract. A right to replace the buyer if a better offer comes must be written in, and if the form lacks it an attorney drafts it.",
      es: 'Puede aceptarla, pero júzguela como una segunda venta: el precio y la etapa de esa casa y la fecha de due diligence de su comprador. El anexo estándar, 2A2-T, pregunta si está publicada o bajo contrato. El derecho a sustituir al comprador si llega algo mejor debe escribirse; si el formulario no lo trae, lo redacta un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'Form 2A2-T',
    topics: ['selling/buyer-who-must-sell-first'],
  },
  {
    id: 'as-is',
    title: { en: 'What does as is mean?', es: '¿Qué significa as is (tal como está)?' },
    answer: {
      en: "It means no repairs are promised, not that you cannot inspect: the buyer still may, and may leave within the due diligence period. The standard North Carolina contract promises none anyway. The disclosure forms and a broker's duty to tell material facts remain, and nobody may hide a defect. Some loans refuse a rough house. Added clauses are for an attorney.",
      es: 'Significa que no se prometen reparaciones, no que no se pueda inspeccionar: quien compra puede hacerlo y salir en el periodo de due diligence. El contrato estándar tampoco promete ninguna. Siguen las declaraciones y el deber del broker de revelar hechos importantes, y nadie puede ocultar un defecto. Algunos préstamos rechazan casas en mal estado. Cláusulas, un abogado.',
    },
    bySide: {
      seller: {
        en: 'Yes, you can sell as is, in any condition, and need repair nothing; the standard contract promises no repairs either. The buyer may still inspect and leave within due diligence. The forms stay: “No Representation” is allowed, hiding a defect is not. FHA, VA and many other loans may refuse a rough house, so expect cash or renovation buyers. Extra clauses: an attorney.',
        es: 'Sí, puede vender tal como está, sin reparar nada; el contrato estándar tampoco promete arreglos. Quien compra puede inspeccionar y salir dentro de due diligence. Los formularios siguen: “No Representation” se permite, ocultar un defecto no. FHA, VA y muchos otros préstamos pueden rechazar una casa en mal estado: espere efectivo o préstamos de remodelación. Cláusulas extra, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'Form 2-T; G.S. 93A-6',
    topics: ['buying/as-is-meaning', 'selling/selling-as-is', 'as-is'],
  },
  {
    id: 'meeting-the-other-side',
    title: { en: 'Will I meet the buyer or seller?', es: '¿Conoceré a quien compra o vende?' },
    answer: {
      en: 'Seldom: offers, questions and repairs go through the brokers in writing, and the closing attorney can have each side sign at its own time. It also keeps bargaining facts where they belong. If you want to meet at the walk-through or afterwards, ask your broker to arrange it.',
      es: 'Pocas veces: ofertas, preguntas y reparaciones van por escrito entre brokers, y el abogado de cierre puede hacer firmar a cada parte a su hora. Así los datos de negociación quedan donde deben. Si quiere conocerse en el recorrido final o después, pida a su broker que lo arregle.',
    },
    links: ['guideSelling'],
    source: 'NCREC Q&A',
    topics: ['meeting-buyers'],
  },
  {
    id: 'wrong-words-in-ads',
    title: { en: 'Which words may an ad for a home use?', es: '¿Qué palabras puede usar un anuncio?' },
    answer: {
      en: 'Describe the home, never who should live in it: rooms, light, materials, the lot, distances. Family room, primary or master bedroom and ramp are about the house and fine; words that invite or turn away people by a protected trait break fair housing law. HUD publishes guidance, and the team goes over the words with its seller.',
      es: 'Describa la casa, nunca quién debería vivir en ella: cuartos, luz, materiales, lote, distancias. Family room, dormitorio principal o rampa hablan de la casa y valen; palabras que invitan o alejan por un rasgo protegido violan la ley de vivienda justa. HUD publica guías y el equipo revisa las palabras con quien vende.',
    },
    links: ['sell', 'contact'],
    source: 'HUD 1995 advertising memo; Fair Housing Act',
    topics: ['words-of-an-ad', 'words-of-a-listing'],
  },
];
