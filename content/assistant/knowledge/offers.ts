import type { Entry } from '#domain/chat/knowledge.ts';

/** From the offer to a contract both are held to. */
export const offers: Entry[] = [
  {
    id: 'writing-an-offer',
    title: { en: 'How does an offer work here?', es: '¿Cómo funciona una oferta aquí?' },
    answer: {
      en: 'You sign a written offer, usually Form 2-T, with price, due diligence fee and date, earnest money, closing date and what stays; the seller accepts, refuses or counters, and only a signed contract that has been communicated binds. Then the dates run: fees are paid, the buyer investigates, the attorney prepares the closing. Legal meaning is for an attorney.',
      es: 'Usted firma una oferta, casi siempre el Form 2-T, con precio, cuota y fecha de due diligence, depósito (earnest money), cierre y lo que se queda; quien vende acepta, rechaza o contraoferta, y solo obliga el contrato firmado y comunicado. Después corren las fechas: se pagan las cuotas, se investiga y el abogado prepara el cierre. Lo legal lo explica un abogado.',
    },
    aspects: {
      'what-goes-in': {
        en: 'The offer form, usually Form 2-T, has blanks for price, due diligence fee and its end date, earnest money and who holds it, closing date, any seller credit, your loan or cash, and what stays in the house. Disclosure forms and addenda go with it. Each blank can be negotiated; wording beyond the blanks is for an attorney.',
        es: 'El formulario de oferta, normalmente el 2-T, tiene espacios para precio, cuota de due diligence y su fecha, earnest money y quién lo guarda, fecha de cierre, crédito del vendedor, préstamo o efectivo y lo que se queda. Van además divulgaciones y anexos. Cada espacio se negocia; lo que pase de ahí lo redacta un abogado.',
      },
      'when-binding': {
        en: 'It becomes a contract when both sides have signed the same final terms and the last signature has been communicated to the other side or its broker. A yes on the phone, a text or a signed paper in a drawer is not enough, and until then either side may withdraw. E-signatures count. From that day the contract’s dates run.',
        es: 'Se vuelve contrato cuando ambas partes firmaron los mismos términos finales y la última firma se comunicó a la otra o a su agente. Un sí por teléfono, un mensaje o un papel firmado en el cajón no bastan, y hasta entonces cualquiera puede retirarse. La firma electrónica vale. Desde ese día corren los plazos.',
      },
      'who-writes-it': {
        en: 'Your broker fills in the standard form with you, you sign, often by phone, and the broker sends it to the seller’s broker; you do not need an attorney for that step. Brokers may fill blanks, not write clauses: special conditions and the legal meaning are an attorney’s work, and an attorney handles the closing anyway. I cannot write or send one.',
        es: 'Su agente llena con usted el formulario estándar, usted firma, muchas veces desde el teléfono, y él lo envía al agente del vendedor; para ese paso no necesita abogado. Los agentes llenan espacios, no redactan cláusulas: condiciones especiales y efectos legales son de un abogado, que de todos modos lleva el cierre. Yo no puedo redactarla ni enviarla.',
      },
      'what-i-need-first': {
        en: 'Have four things ready: a preapproval letter, or proof of funds if you pay cash; a signed agreement with your agent; the money for the due diligence fee and earnest money, due within days; and your ceiling, dates and wishes. Then the team checks recent sales with you and can write the offer the same day. Legal questions are for an attorney.',
        es: 'Tenga cuatro cosas listas: carta de preaprobación, o comprobante de fondos si paga de contado; un acuerdo firmado con su agente; el dinero de la cuota de due diligence y del earnest money, que vencen en días; y su tope, fechas y deseos. Luego el equipo revisa ventas con usted y puede redactarla ese día. Lo legal, con un abogado.',
      },
      'before-seeing-it': {
        en: 'You may offer on a home you have not seen, or on one marked “coming soon” once its agent accepts offers; ask first whether showings and offers are allowed yet. See it by live video, read the disclosures, and use the due diligence period for a visit and an inspection. The fee is the price of that: keep it in proportion.',
        es: 'Puede ofertar por una casa que no ha visto, o por una “coming soon” cuando su agente reciba ofertas; pregunte primero si ya se permiten visitas y ofertas. Véala por video en vivo, lea las divulgaciones y use due diligence para visitarla e inspeccionarla. La cuota es el precio de eso: que sea proporcionada.',
      },
      'own-form': {
        en: 'You may hand in a contract of your own or of your attorney, since North Carolina law asks for a signed writing and not for one form; but brokers here work with the standard Form 2-T, may not draft clauses, and many sellers hesitate over an unfamiliar paper. So most people use the form and leave special terms to an attorney. I cannot write one.',
        es: 'Puede presentar un contrato propio o de su abogado, porque la ley de Carolina del Norte pide un escrito firmado y no un formulario; pero los agentes aquí usan el Form 2-T, no pueden redactar cláusulas, y muchos vendedores dudan ante un papel desconocido. Por eso casi todos usan el formulario y dejan lo especial a un abogado. Yo no puedo redactarlo.',
      },
      addendum: {
        en: "An addendum is a page added to the contract that becomes part of it once both sign, such as the FHA or VA clause, the sale of your own home, a backup offer or a seller's short stay. An amendment changes a contract already signed, such as a new date or a repair credit. Brokers use the standard forms; special wording is an attorney's.",
        es: 'Un anexo (addendum) es una hoja que se agrega al contrato y forma parte de él cuando ambos firman, como la cláusula FHA o VA, la venta de su propia casa, una oferta de respaldo o la estancia del vendedor. Una enmienda cambia un contrato ya firmado, como una fecha o un crédito. Los agentes usan formularios; lo especial lo redacta un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T; G.S. 22-2',
    topics: ['buying/how-an-offer-works-here', 'writing-an-offer'],
  },
  {
    id: 'how-much-to-offer',
    title: { en: 'How much should I offer?', es: '¿Cuánto debo ofrecer?' },
    answer: {
      en: 'As much or as little as you decide: the list price is an invitation, not a floor or a cap, and the seller may refuse even that. I name no number. It starts with recent nearby sales, days on market, competition and condition, which the team puts on one page. The due diligence fee, earnest money, dates and a solid loan letter strengthen an offer too.',
      es: 'Tanto como usted decida: el precio publicado es una invitación, no un mínimo ni un tope, y quien vende puede rechazar incluso ese. Yo no doy cifras. Se parte de ventas recientes cercanas, días en el mercado, competencia y estado, que el equipo pone en una hoja. La cuota de due diligence, el depósito, las fechas y una buena carta del banco también refuerzan la oferta.',
    },
    aspects: {
      'below-asking': {
        en: 'You may offer below the list price; it is only an invitation, and a seller may refuse, counter or ignore it. How far below depends on nearby sold prices, days on the market and rivals, not on a rule like ten percent. A very low first number can end the talk, so back it with sales and a solid loan letter.',
        es: 'Puede ofrecer menos del precio de lista; es solo una invitación, y el vendedor puede rechazar, contraofertar o ignorar. Cuánto menos depende de ventas cercanas, días en el mercado y rivales, no de una regla como el diez por ciento. Un número muy bajo puede cortar la negociación: respáldelo con ventas y una buena carta de préstamo.',
      },
      'over-asking': {
        en: 'Going over the list price makes sense only where sold homes support it and others are bidding, and never past the ceiling you set beforehand. Remember the appraisal: the lender lends on the lower of price and value, so anything above comes from your cash. A larger due diligence fee, their closing date or fewer requests can win without more price.',
        es: 'Pasar del precio de lista tiene sentido solo si las ventas lo sostienen y hay otros compradores, y nunca más allá del tope que fijó antes. Recuerde el avalúo: el banco presta sobre el menor entre precio y valor, y lo demás sale de su bolsillo. Una cuota mayor, la fecha de cierre del vendedor o pedir menos también pueden ganar.',
      },
      'long-on-the-market': {
        en: 'A home that has sat for weeks or been cut once or twice usually leaves more room, but find the reason first: price, condition, location or a failed contract. Compare recent sales nearby, then offer what they support, with a sure closing. I name no number; the team can ask the listing agent why it is still there.',
        es: 'Una casa que lleva semanas o ya bajó de precio suele dejar más margen, pero averigüe primero por qué: precio, estado, ubicación o un contrato caído. Compare ventas recientes y ofrezca lo que ellas sostienen, con un cierre seguro. No doy un número; el equipo puede preguntar por qué sigue a la venta.',
      },
      'needs-work': {
        en: 'Start from what a similar home in good shape sold for, take off the written cost of the work you can see, and leave a margin for what you cannot. A roof or furnace quote is a better reason than a round sum. Check that your loan accepts the condition. The due diligence period is for what the inspection adds.',
        es: 'Parta del precio en que se vendió una casa parecida en buen estado, reste el costo por escrito de los arreglos visibles y deje margen para los ocultos. Una cotización de techo o calefacción convence más que una cifra redonda. Vea que su préstamo acepte el estado. El periodo de due diligence es para lo que agregue la inspección.',
      },
      'finding-the-number': {
        en: 'Begin with three to six homes like it, sold nearby in the last months, and adjust for size, condition and lot; then look at days on market, rivals and what the seller needs. That gives a range: open inside it and fix your ceiling before you start. The team puts the sales on one page; the number is yours.',
        es: 'Empiece con tres a seis casas parecidas, vendidas cerca en los últimos meses, y ajuste por tamaño, estado y lote; luego mire días en el mercado, rivales y qué necesita el vendedor. Eso da un rango: abra dentro de él y fije su tope antes. El equipo pone las ventas en una hoja; el número es suyo.',
      },
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
    aspects: {
      'rival-terms': {
        en: 'The agents may not show you another buyer’s price or terms unless that buyer gives permission, and bids here are not opened in public. What the broker may tell you, if the seller agrees, is that other offers exist and perhaps how many. So set your ceiling from sold homes and write your best terms, without guessing at theirs.',
        es: 'Los agentes no pueden mostrarle el precio ni los términos de otro comprador sin permiso de él, y aquí las ofertas no se abren en público. Lo que el agente puede decir, si el vendedor acepta, es que hay otras y quizá cuántas. Fije su tope con ventas cercanas y dé sus mejores términos, sin adivinar los ajenos.',
      },
      'my-offer-shown': {
        en: 'Your price and terms may not be shown to other buyers by the agents without your permission: a rule of the Real Estate Commission forbids it. They may tell others, with the seller’s consent, that offers exist. The rule binds brokers; to tie the seller himself you would need an agreement, which an attorney drafts. If it happened, ask the broker-in-charge.',
        es: 'Los agentes no pueden mostrar su precio ni sus términos a otros compradores sin permiso de usted: lo prohíbe una regla de la Real Estate Commission. Sí pueden decir, si el vendedor acepta, que hay ofertas. La regla obliga a los agentes; para obligar al vendedor haría falta un acuerdo que redacta un abogado. Si pasó, pregunte al broker a cargo.',
      },
      'is-it-real': {
        en: 'An agent may not invent another offer: that is misconduct here, but nobody has to prove one to you either. Have your agent ask in writing whether there is a signed competing offer, which may be answered only with the seller’s consent; “strong interest” is not an offer. Decide as if it were true, up to your ceiling, or step back.',
        es: 'Un agente no puede inventar otra oferta: aquí es una falta, aunque nadie está obligado a probársela. Que su agente pregunte por escrito si hay una oferta firmada, lo que se contesta solo con permiso del vendedor; “mucho interés” no es una oferta. Decida como si fuera cierto, hasta su tope, o retírese.',
      },
      'in-a-bidding-war': {
        en: 'With several bidders you get one honest chance to give your best: price up to your ceiling, a due diligence fee you can bear, the closing date the seller needs, a documented loan letter. Keep the inspection. You may be asked for highest and best by a set hour; after that the seller can choose anyone. You may also step back.',
        es: 'Con varios compradores tiene una oportunidad de dar lo mejor: precio hasta su tope, una cuota de due diligence que pueda asumir, la fecha que el vendedor necesita y una carta de préstamo con documentos. Conserve la inspección. Pueden pedir su mejor oferta a cierta hora; después el vendedor elige. Retirarse también es una opción.',
      },
      'blind-offer': {
        en: "A blind offer means two things. One is an offer made without knowing what others bid, which is how it normally goes here: bids are not shown without the bidder's consent. The other is an offer on a home you have not seen; then rely on video, the disclosures and a due diligence period long enough to go inside. In both, offer what the home is worth to you by sold homes, and no more.",
        es: 'Oferta a ciegas quiere decir dos cosas. Una es ofrecer sin saber qué ofrecen otros, que es lo normal aquí: las ofertas no se muestran sin permiso de quien las hizo. La otra es ofrecer por una casa que no ha visto; entonces apóyese en un video, las divulgaciones y un due diligence con tiempo para entrar. En ambas, ofrezca lo que la casa vale para usted según ventas, y no más.',
      },
      'early-offer': {
        en: 'An offer made before a set offer date, sometimes called preemptive or bully offer, is allowed: the broker must bring it to the seller, who may take it, counter, or wait for the date announced. To tempt a seller it is usually strong, clean and short-lived. Nothing binds anyone until both have signed. Have your agent ask first whether early offers are looked at, and set an hour at which yours ends.',
        es: 'Una oferta antes de la fecha anunciada, a veces llamada preemptive o bully offer, está permitida: el agente debe llevarla al vendedor, que puede aceptarla, contraofertar o esperar la fecha. Para tentarlo suele ser fuerte, limpia y de vida corta. Nada obliga hasta que ambos firman. Que su agente pregunte antes si miran ofertas anticipadas, y ponga la hora en que la suya termina.',
      },
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
      es: 'Se permite pero se desaconseja: sube una oferta por pasos sobre otra hasta un tope, y la Real Estate Commission estatal la desaconseja porque el tope revela su máximo y la otra oferta casi nunca puede mostrarse. La promesa de cubrir la diferencia del avalúo pone efectivo suyo si el valor sale bajo. Ambas las redacta solo un abogado.',
    },
    aspects: {
      'who-drafts': {
        en: 'An attorney has to draft it: a North Carolina broker may only fill in blanks of approved forms, and there is no standard form for an escalation clause. Your agent is right to refuse, and the same goes for an appraisal-gap promise. If you want one, call an attorney before the offer deadline; without time for that, give your best price instead.',
        es: 'Tiene que redactarla un abogado: un agente de Carolina del Norte solo llena espacios de formularios aprobados, y no hay uno estándar para esta cláusula. Su agente hace bien en negarse; lo mismo vale para cubrir la diferencia del avalúo. Si la quiere, llame a un abogado antes de la fecha límite; si no alcanza, dé su mejor precio.',
      },
      'i-received-one': {
        side: 'seller',
        en: 'You need not follow its steps: as the seller you may accept at the escalated price, counter with any price, even the cap, ask everyone for their best, or refuse. Accepting it loosely can leave the price in dispute, so get one clear number signed. Your agent may not show a rival’s offer as proof without that bidder’s permission; an attorney reads the wording.',
        es: 'No tiene que seguir sus escalones: como vendedor puede aceptar el precio escalado, contraofertar otro, incluso el tope, pedir a todos su mejor oferta o rechazar. Aceptarla sin cuidado puede dejar el precio en disputa: firme un solo número claro. Su agente no puede mostrar la oferta rival sin permiso de ese comprador; un abogado lee el texto.',
      },
      'proof-of-the-rival': {
        en: 'Proof usually cannot be given: a broker may show a rival’s price and terms only with that buyer’s express permission, and the seller owes you none. That is the weak point here: you might pay more on a bid you never see. If your clause demands proof, the seller may simply reject it. An attorney can word what counts as enough.',
        es: 'Normalmente no se puede dar prueba: un agente muestra el precio y los términos del rival solo con su permiso expreso, y el vendedor no le debe prueba. Ese es el punto débil aquí: podría pagar más por una oferta que nunca ve. Si su cláusula exige prueba, el vendedor puede rechazarla. Un abogado puede definir qué basta.',
      },
      'risks-and-cap': {
        en: 'The main risk is that the cap tells the seller your top price, and the seller may answer with exactly that. Others: no proof of the rival bid, an appraisal below the escalated price that you cover in cash, and two such clauses that push each other to the cap. So set a cap you would be glad to pay.',
        es: 'El riesgo principal es que el tope revela su precio máximo, y el vendedor puede contestar justo con ese. Otros: no hay prueba de la oferta rival, un avalúo menor al precio escalado que usted cubre en efectivo, y dos cláusulas que se empujan hasta el tope. Ponga un tope que pagaría con gusto.',
      },
      'what-to-do-instead': {
        en: 'Instead, give one firm best number: the most you would not regret, in odd dollars if you like, and strengthen the rest, such as due diligence fee, closing date and loan letter. Your agent may ask whether others are in and tell the seller you want a chance to improve. Then nobody learns more than you are willing to pay.',
        es: 'En su lugar dé un solo número firme: el máximo del que no se arrepentiría, con cifra no redonda si quiere, y refuerce lo demás: cuota de due diligence, fecha de cierre y carta de préstamo. Su agente puede preguntar si hay otros y pedir oportunidad de mejorar. Así nadie sabe más de lo que usted pagaría.',
      },
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
    aspects: {
      'money-and-dates': {
        en: 'As a rule a backup buyer’s due diligence fee and dates start only when you are told in writing that you are now first; the addendum says so, and what happens with the earnest money, so read yours. Until then you need not pay for inspections or an appraisal. Keep the money and the loan letter ready, because days are short afterward.',
        es: 'Por regla general, la cuota de due diligence y los plazos del comprador de respaldo empiezan solo cuando le avisan por escrito que ya es el primero; lo dice el anexo, también sobre el earnest money: lea el suyo. Hasta entonces no necesita pagar inspección ni avalúo. Tenga listos dinero y carta, porque después corren pocos días.',
      },
      'can-i-leave': {
        side: 'buyer',
        en: 'A backup offer, once signed by both, is a binding contract, but you may go on looking and normally end it by written notice before you are told that you are first; check the addendum’s exact words. After that notice you are the buyer, with a due diligence period. Do not sign a second house before you have left this one.',
        es: 'Una oferta de respaldo firmada por ambos es un contrato que obliga, pero puede seguir buscando y normalmente terminarla con aviso escrito antes de que le digan que es el primero; vea las palabras exactas del anexo. Después ya es el comprador, con due diligence. No firme otra casa antes de salir de esta.',
      },
      'when-the-first-ends': {
        en: 'If the first contract ends, the backup becomes the main contract by its own terms: no new bidding, once the seller gives you the written notice. Your price stands, and your dates usually run from that day. You cannot speed it up or see the first deal’s papers; your agent may ask how it stands. Have lender and inspector ready to go.',
        es: 'Si el primer contrato termina, el de respaldo pasa a ser el principal por sí mismo: sin nueva subasta, cuando el vendedor le da el aviso escrito. Su precio se mantiene y los plazos suelen correr desde ese día. No puede acelerarlo ni ver los papeles del primero; su agente puede preguntar. Tenga listos prestamista e inspector.',
      },
      'worth-it': {
        en: 'The first contract may well close, so a backup is a chance, not a plan. It costs little and puts you first in line without new bidding if financing, inspection or nerves end the first deal, most often before its due diligence date. It is worth it for a home you truly want, while you keep looking. Nobody can give you the odds.',
        es: 'El primer contrato bien puede cerrarse, así que un respaldo es una posibilidad, no un plan. Cuesta poco y lo deja primero en la fila, sin nueva subasta, si el préstamo, la inspección o los nervios acaban con el primero. Vale la pena por una casa que de veras quiere, mientras sigue buscando. Nadie puede decirle qué tan probable es.',
      },
      'as-the-seller': {
        side: 'seller',
        en: 'As the seller you may take a backup while under contract, and it often helps: if the first buyer leaves, the second steps in at the agreed price, and the first has less room to press you. Use the standard backup addendum, never two plain contracts. It gives you no right to drop the first buyer.',
        es: 'Como vendedor puede aceptar un respaldo estando bajo contrato, y suele ayudar: si el primero se va, entra el segundo al precio acordado, y el primero presiona menos. Use el anexo estándar de respaldo, nunca dos contratos simples. No le da derecho a dejar al primer comprador.',
      },
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
      en: 'A seller may pay your closing costs, as far as the contract says and your loan allows, so ask for it in the offer. Conventional loans on a home of yours cap it at 3%, 6% or 9% of the price, by down payment, on a rental at 2%; FHA at 6%; VA at 4% beyond normal costs. It cannot exceed real costs. Ask the lender for your figure first.',
      es: 'Quien vende puede pagar sus gastos de cierre, hasta donde diga el contrato y permita su préstamo; pídalo en la oferta. Los convencionales para vivienda propia lo topan en 3%, 6% o 9% del precio, según el enganche; para rentar, 2%; FHA en 6%; VA en 4% además de los gastos normales. No puede pasar de los gastos reales. Pregunte al prestamista antes de poner la cifra.',
    },
    aspects: {
      'cap-by-loan': {
        en: 'The cap depends on the loan, counted on the lower of price and appraised value: conventional for your own home 3% with under 10% down, 6% from 10%, 9% from 25%; a rental 2%; FHA 6%; VA 4% beyond normal closing costs. No credit may exceed your real costs. Your lender confirms the figure before you write it.',
        es: 'El tope depende del préstamo, sobre el menor entre precio y avalúo: convencional para su vivienda, 3% con menos de 10% de enganche, 6% desde 10%, 9% desde 25%; casa para rentar 2%; FHA 6%; VA 4% además de los gastos normales. Ningún crédito puede pasar de sus gastos reales. El prestamista confirma la cifra antes de escribirla.',
      },
      leftover: {
        en: 'A credit larger than your real closing costs is not paid out to you; the rest is normally lost, and it cannot be your down payment either. So ask the lender early for the exact total, prepaid taxes and insurance included, and turn any surplus by amendment into a lower price, points for a lower rate, or repairs the lender allows.',
        es: 'Un crédito mayor que sus gastos reales no se le paga en efectivo; lo que sobra normalmente se pierde. Tampoco sirve de enganche. Pida temprano al prestamista el total exacto, con impuestos y seguro prepagados, y convierta el sobrante en menor precio, puntos para bajar la tasa o arreglos que el prestamista permita, por escrito.',
      },
      'price-or-credit': {
        en: 'For the seller, $8,000 of credit and $8,000 off the price cost about the same; for you the credit saves cash now, while the lower price saves a little each month. Raising the price to get the credit back is allowed if the appraisal carries it and the lender’s cap holds, but you then finance those costs. Ask the lender for both figures.',
        es: 'Para el vendedor, $8,000 de crédito y $8,000 menos de precio cuestan casi igual; a usted el crédito le ahorra efectivo hoy y el precio menor un poco cada mes. Subir el precio para recibir el crédito se permite si el avalúo lo sostiene y cabe en el tope, pero entonces financia esos gastos. Pida ambas cifras.',
      },
      'as-the-seller': {
        side: 'seller',
        en: 'You decide as the seller: paying part of the buyer’s costs lowers your net about as much as an equal price cut and can bring in a buyer short of cash. Write it as a dollar amount in the contract; money handed over on the side can be loan fraud. Compare offers by net, and let the buyer’s lender confirm the cap.',
        es: 'Como vendedor usted decide: pagar parte de los gastos del comprador baja su neto casi como una rebaja igual y puede atraer a quien tiene poco efectivo. Va como cantidad en dólares en el contrato; dar dinero por fuera puede ser fraude hipotecario. Compare ofertas por el neto, y que el prestamista del comprador confirme el tope.',
      },
      'is-it-normal': {
        en: 'Asking is normal and not rude; how likely a yes is depends on the home. After weeks on the market or a price cut sellers agree more readily; with several offers, a request weakens yours because they compare by net. Ask for one clear dollar amount and let the rest of the offer be strong. Your agent can sound out the listing agent.',
        es: 'Pedirlo es normal y no ofende; qué tan probable es el sí depende de la casa. Tras semanas en venta o una rebaja, aceptan más; con varias ofertas debilita la suya, porque comparan por el neto. Pida una sola cantidad clara y que lo demás sea fuerte. Su agente puede tantear al otro agente.',
      },
      'how-to-ask': {
        side: 'buyer',
        en: 'Put it in the offer as a dollar amount: Form 2-T has a place for what the seller pays toward the buyer’s costs, so no extra letter is needed. Get the figure from your lender first. After the inspection you can ask again as a credit, by a signed amendment before the due diligence deadline. Spoken promises do not count.',
        es: 'Póngalo en la oferta como cantidad en dólares: el Form 2-T tiene un lugar para lo que el vendedor paga de los gastos del comprador, sin carta aparte. Pida antes la cifra a su prestamista. Tras la inspección puede pedirlo otra vez como crédito, con enmienda firmada antes de la fecha límite. Lo hablado no cuenta.',
      },
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
      es: 'Lo que diga el contrato: el Form 2-T enumera lo fijo que se queda salvo exclusión escrita, como lámparas y empotrados; refrigerador, lavadora, secadora o muebles se quedan solo si se nombran. Lo arrendado, como paneles solares, alarmas o tanques, necesita su propia línea. Las palabras del anuncio no obligan; una disputa es para un abogado.',
    },
    aspects: {
      appliances: {
        en: 'Built-in appliances such as a dishwasher or wall oven stay; a freestanding refrigerator, washer and dryer leave with the seller unless the contract names them. A range usually counts with the kitchen, but write it down too. One line in the offer, with the item and the room, avoids the argument; the advertisement alone does not bind.',
        es: 'Los electrodomésticos empotrados, como lavavajillas u horno de pared, se quedan; refrigerador, lavadora y secadora sueltos se van con el vendedor, salvo que el contrato los nombre. La estufa suele ir con la cocina, pero anótela también. Una línea en la oferta, con el aparato y el cuarto, evita pleitos; el anuncio solo no obliga.',
      },
      fixtures: {
        en: 'What is fixed to the house stays unless it is excluded in writing: ceiling fans, lights, built-in shelves, blinds and curtain rods, mirrors and doorbells that are screwed on. Curtains, the television itself and things that only hang or stand are the usual quarrels, since the form lists some of them either way. Read that paragraph and name whatever matters.',
        es: 'Lo fijo a la casa se queda salvo exclusión por escrito: ventiladores de techo, lámparas, repisas empotradas, persianas y barras de cortina, espejos y timbres atornillados. Cortinas, el televisor y lo que solo cuelga o está parado son los pleitos usuales, porque el formulario nombra algunos. Lea ese párrafo y anote lo que le importe.',
      },
      'get-it-in-writing': {
        en: 'Only the contract counts, so name it there: item, maker and place, in the line for personal property, before both sign, or by a signed amendment afterward. “Washer conveys” in the listing gives you nothing by itself. Furniture can be bought the same way or by a separate bill of sale; with a loan, ask the lender first.',
        es: 'Solo cuenta el contrato: nómbrelo allí con marca y lugar, en la línea de bienes personales, antes de firmar, o después con una enmienda firmada. Que el anuncio diga “incluye lavadora” por sí solo no le da nada. Los muebles se compran igual o con recibo de venta aparte; si hay préstamo, pregunte antes al prestamista.',
      },
      'leased-things': {
        en: 'Leased things do not simply come with the house: solar panels, alarm, propane tank or water treatment belong to a company, and somebody must take over the contract, pay it off or remove them. Get the lease during due diligence, see the monthly cost and transfer terms, tell your lender, and put in writing who does what before closing.',
        es: 'Lo rentado no viene simplemente con la casa: paneles solares, alarma, tanque de propano o tratamiento de agua son de una empresa, y alguien debe asumir el contrato, pagarlo o retirarlo. Pida el contrato durante due diligence, vea costo mensual y traspaso, avise a su prestamista y deje por escrito quién hace qué antes del cierre.',
      },
      'seller-takes-it': {
        side: 'seller',
        en: 'To take a fixture with you, exclude it in writing before you sign, and best take it down and replace it before the photographs, so no buyer falls for it. What stands loose is yours unless the contract names it. After signing you need the buyer’s written consent. Fill holes and leave the wiring safe; a dispute is for an attorney.',
        es: 'Para llevarse algo fijo, exclúyalo por escrito antes de firmar y, mejor, quítelo y reemplácelo antes de las fotos, para que nadie se enamore. Lo suelto es suyo salvo que el contrato lo nombre. Después de firmar necesita el consentimiento escrito del comprador. Tape los agujeros y deje seguro el cableado; un pleito va al abogado.',
      },
      outdoors: {
        en: 'Outdoors the same test applies: what is planted, built or anchored stays, such as shrubs, fence, mailbox, in-ground pool parts and a fixed shed; what stands loose, such as grill, patio set or pots, goes. Hot tubs, swing sets, sheds on blocks and porch swings are argued over, so list them one way or the other.',
        es: 'Afuera vale lo mismo: lo plantado, construido o anclado se queda, como arbustos, cerca, buzón, partes de la alberca y cobertizo fijo; lo suelto, como asador, muebles de patio o macetas, se va. Jacuzzis, columpios, cobertizos sobre bloques y bancas colgantes causan pleitos: anótelos en un sentido u otro.',
      },
      furniture: {
        en: "Furniture is the seller's and stays only if both agree in writing, so a seller may say no, name a price or trade it for something else in the offer. Small things can go on the contract's personal-property line; for more, a separate bill of sale is cleaner, because a buyer's lender may object to furniture in the price. Ask the lender first.",
        es: 'Los muebles son del vendedor y se quedan solo si ambos lo acuerdan por escrito, así que quien vende puede negarse, poner precio o cambiarlo por otra cosa en la oferta. Lo pequeño va en la línea de bienes personales del contrato; para más, mejor un recibo de venta aparte, porque el banco del comprador puede objetar muebles en el precio. Pregunte antes al banco.',
      },
      safe: {
        en: "A safe bolted to the floor or built into a wall is usually a fixture and stays, while one that only stands there is the owner's and leaves; its weight does not decide. Since people argue over it, write it into the contract: a seller excludes it before signing and repairs the holes, a buyer names it and asks for the combination or key at closing. The same goes for gun cabinets and heavy workbenches.",
        es: 'Una caja fuerte atornillada al piso o empotrada suele ser parte fija y se queda; la que solo está puesta es del dueño y se va: el peso no decide. Como se discute, escríbalo en el contrato: el vendedor la excluye antes de firmar y tapa los agujeros; el comprador la nombra y pide la combinación o llave al cierre. Lo mismo con armarios de armas y bancos de trabajo pesados.',
      },
    },
    bySide: {
      seller: {
        en: 'You take what is not fixed, unless the contract names it: refrigerator, washer, dryer and furniture are yours; lights, built-ins and other fixtures stay. Want to keep the chandelier? Exclude it in writing, best replaced before the photographs. Leased solar panels, alarms or tanks need their own line. A dispute is for an attorney.',
        es: 'Se lleva lo que no está fijo, salvo que el contrato lo nombre: refrigerador, lavadora, secadora y muebles son suyos; lámparas fijas, empotrados y demás se quedan. ¿Quiere conservar el candelabro? Exclúyalo por escrito, mejor cambiándolo antes de las fotos. Paneles solares, alarmas o tanques arrendados necesitan su propia línea. Una disputa es para un abogado.',
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
    aspects: {
      'fee-or-price': {
        en: 'A due diligence fee counts by what it secures: you keep it if the buyer leaves, so a large one with a short period shows resolve, but at closing it is part of the price and adds nothing to your net. Extra price is yours only if the sale closes. Weigh both against the chance that this buyer walks.',
        es: 'La cuota de due diligence vale por lo que asegura: usted la conserva si el comprador se va, así que una grande con periodo corto muestra decisión, pero al cierre es parte del precio y no suma a su neto. El precio extra es suyo solo si se cierra. Compare ambos con la probabilidad de que este comprador se retire.',
      },
      'surest-buyer': {
        en: 'The surest buyer has cash with proof of funds, or a lender letter based on checked documents, a solid down payment, no house to sell, a short due diligence period with a real fee, and few special terms. Cash removes the lender’s risk, not the right to leave in due diligence. Your broker may call the lender; nobody can guarantee a closing.',
        es: 'El comprador más seguro paga de contado con comprobante, o trae carta del prestamista con documentos revisados, buen enganche, nada que vender, due diligence corto con cuota real y pocos términos raros. El efectivo quita el riesgo del banco, no el derecho a salir en due diligence. Su agente puede llamar al prestamista; nadie garantiza el cierre.',
      },
      'net-of-each': {
        en: 'Compare the net, not the headline: from each price take the concessions, repairs offered, the buyer’s agent pay you are asked for, and costs of a later closing; loan payoff and your own costs are the same in all. A lower price without credits can leave more. Ask your agent for a net sheet per offer; the attorney’s statement is final.',
        es: 'Compare el neto, no solo el precio ofrecido: a cada precio réstele concesiones, arreglos ofrecidos, el pago del agente del comprador que le piden y el costo de cerrar más tarde; su préstamo y sus gastos son iguales en todas. Un precio menor sin créditos puede dejar más. Pida una hoja de neto por oferta; la final es del abogado.',
      },
      dates: {
        en: 'Judge dates by your own move: the best price is worth less if you pay two houses, rent twice or miss your purchase. A later closing keeps you waiting with the risk that something fails; a long due diligence period leaves the buyer free that long. Ask for the date you need, or a few days’ stay after closing, in a counter.',
        es: 'Juzgue las fechas por su mudanza: el mejor precio vale menos si paga dos casas, renta dos veces o pierde su compra. Un cierre tardío prolonga el riesgo; un due diligence largo deja libre al comprador todo ese tiempo. Pida en la contraoferta la fecha que necesita o unos días para quedarse después del cierre.',
      },
      'one-offer': {
        en: 'Measure a single offer against three things: what like homes nearby just sold for, how long you have been on the market, and how sure its terms are. You may accept, counter or wait, but the buyer may withdraw meanwhile, and a better one is never promised. Your agent shows the sales and the net; the choice is yours.',
        es: 'Mida una sola oferta con tres cosas: en cuánto se vendieron casas parecidas, cuánto lleva en el mercado y qué tan seguros son sus términos. Puede aceptar, contraofertar o esperar, pero el comprador puede retirarse y nadie promete una mejor. Su agente muestra las ventas y el neto; la decisión es suya.',
      },
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
      es: 'Puede aceptar una, contraofertar una, rechazar todas o pedir a todos su mejor oferta; no tiene que tomar la primera ni la más alta. Su broker le trae cada oferta a más tardar en tres días y dice que hay otras solo con su permiso, nunca precio ni términos sin permiso del ofertante. Elija por los términos, nunca por quiénes son.',
    },
    aspects: {
      'highest-or-first': {
        en: 'You are free to choose: neither the highest, the first nor a full-price offer has to be taken, and a lower one with better terms is yours to pick. Decide by price, certainty, dates and net, never by who the buyers are. Whether refusing a full-price offer affects a fee is a matter of your listing agreement; ask an attorney.',
        es: 'Usted elige con libertad: no tiene que tomar la más alta, la primera ni una a precio completo, y puede preferir una más baja con mejores términos. Decida por precio, seguridad, fechas y neto, nunca por quiénes son. Si rechazar una de precio completo afecta la comisión lo dice su contrato para vender (listing); pregunte a un abogado.',
      },
      'ask-for-best': {
        en: 'You may ask every bidder for their highest and best by a set day and hour, all in the same words through your agent. It binds nobody, and you may still reject them all or take one earlier. Some buyers drop out rather than raise, so keep the deadline short. Afterward pick on terms, or counter one.',
        es: 'Puede pedir a todos su mejor oferta para un día y hora, con las mismas palabras y por medio de su agente. No obliga a nadie, y aún puede rechazarlas todas o aceptar una antes. Algunos se retiran en vez de subir: que el plazo sea corto. Después elija por términos o contraoferte a una.',
      },
      'what-may-be-told': {
        en: 'With your consent your agent may tell buyers that other offers exist, evenly and truthfully; the price or terms of one bid may go to another only with that bidder’s express permission. So your agent may not use one number to push the next. Without your consent the agent says nothing. An agent who reveals a bid breaks a Commission rule.',
        es: 'Con su permiso, su agente puede decir a todos por igual, y con verdad, que hay otras ofertas; el precio o los términos de una solo se revelan con permiso expreso de ese comprador. Su agente no puede usar un número para empujar a otro. Sin su permiso, el agente calla. Revelar una oferta viola una regla de la Real Estate Commission.',
      },
      'counter-two': {
        en: 'Counter only one at a time: a signed counter is an offer that the buyer can accept, and two accepted ones are two contracts for one house. If you want more from several, ask all for their best instead, which binds nobody. A counter can be withdrawn until its acceptance reaches you. If two already signed, see an attorney today.',
        es: 'Contraoferte a uno a la vez: una contraoferta firmada es una oferta que el comprador puede aceptar, y dos aceptadas son dos contratos por una casa. Si quiere más de varios, pida a todos su mejor oferta, que no obliga. Una contraoferta puede retirarse hasta que le llegue la aceptación. Si dos ya firmaron, vea hoy a un abogado.',
      },
      'say-no-or-wait': {
        en: 'You may say no to all of them, answer none, or wait for more: nothing obliges a seller to accept or even reply. The price of waiting is that a buyer may withdraw or buy elsewhere, since an offer can be taken back until accepted. A short polite answer keeps doors open. Tell your agent what would make you say yes.',
        es: 'Puede decir que no a todas, no contestar o esperar más: nada obliga a aceptar ni a responder. El precio de esperar es que un comprador se retire o compre otra, porque una oferta puede retirarse hasta que se acepte. Una respuesta breve y cortés deja la puerta abierta. Diga a su agente qué aceptaría.',
      },
      'agent-brings-all': {
        en: 'Your agent must bring you every offer, good or bad, as soon as possible and within three days at most; sorting some out for you is not allowed. Offers that come after you signed are normally presented too, as possible backups. If you think one was held back, ask the broker-in-charge in writing; the Real Estate Commission takes complaints.',
        es: 'Su agente debe entregarle todas las ofertas, buenas o malas, lo antes posible y a más tardar en tres días; no puede filtrarlas. Las que llegan después de firmar normalmente también se presentan, como posibles respaldos. Si cree que retuvo una, pregunte por escrito al broker a cargo; la Real Estate Commission recibe quejas.',
      },
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
      en: 'Neither binds until the final terms are signed by both sides and communicated: a handshake, call, text or nod does not, while electronic signatures do. A counteroffer ends the offer it replaces, and nobody must accept or even answer it; the old number is open again only if its maker agrees. Do not sign two counters at once, since both could become contracts. If in doubt, ask an attorney.',
      es: 'Ninguno obliga hasta que ambas partes firmen los términos finales y eso se comunique: un apretón de manos, una llamada, un mensaje o un gesto no bastan; la firma electrónica sí vale. Una contraoferta pone fin a la oferta que reemplaza, y nadie debe aceptarla ni contestarla; el número anterior revive solo si quien lo hizo acepta. No firme dos a la vez. Si duda, pregunte a un abogado.',
    },
    aspects: {
      verbal: {
        en: 'A spoken yes, a handshake or a promise binds nobody: in North Carolina a contract for a house must be in writing and signed, and under the usual form communicated. Until then either side may change its mind and take a better offer. So get the papers signed the same day. If you have acted on a promise or paid something, ask an attorney.',
        es: 'Un sí hablado, un apretón de manos o una promesa no obliga a nadie: en Carolina del Norte el contrato de una casa debe ser escrito y firmado y, según el formulario usual, comunicado. Hasta entonces cualquiera puede cambiar de idea y tomar otra oferta. Firme ese mismo día. Si ya actuó o pagó algo, consulte a un abogado.',
      },
      'text-or-email': {
        en: 'A text or email saying “we accept” is not the signed contract brokers use here, so do not rely on it and do not call it nothing either: whether words in a message amount to a signed writing is a legal question. Send the form for e-signature at once. If one side now denies the deal, keep the messages and ask an attorney.',
        es: 'Un mensaje o correo que dice “aceptamos” no es el contrato firmado que se usa aquí: no se confíe, pero tampoco lo tome por nada, porque si unas palabras valen como escrito firmado es cuestión legal. Envíe enseguida el formulario para firma electrónica. Si alguien niega el trato, guarde los mensajes y pregunte a un abogado.',
      },
      'e-signature': {
        en: 'An electronic signature counts like ink here, on a phone too, if both sides agreed to sign that way, which the usual forms provide for. It still must be on the same final terms and be communicated to the other side. Clicking by mistake or regretting it does not undo it; call your broker at once, and an attorney if needed.',
        es: 'La firma electrónica vale como la de tinta, también desde el teléfono, si ambas partes aceptaron firmar así, como prevén los formularios usuales. Debe ser sobre los mismos términos finales y comunicarse a la otra parte. Firmar por error o arrepentirse no la deshace; llame enseguida a su agente y, si hace falta, a un abogado.',
      },
      'answering-a-counter': {
        en: 'You may accept a counteroffer, counter again, refuse or not answer; there is no limit on rounds and no duty to reply. Look at the whole paper, not only the price: fee, dates and repairs may have changed. Decide from recent sales and your own limit, and mind any deadline in it. Waiting leaves the other side free to choose someone else.',
        es: 'Puede aceptar la contraoferta, contraofertar de nuevo, rechazar o no contestar; no hay límite de rondas ni deber de responder. Mire todo el papel, no solo el precio: cuota, fechas y arreglos pueden haber cambiado. Decida con ventas recientes y su límite, y cuide el plazo que traiga. Esperar deja libre a la otra parte.',
      },
      'first-offer-dead': {
        en: 'A counteroffer ends the offer it answers, so you cannot simply go back and accept the earlier one. You can ask: if its maker signs it again, it is alive. The other side may also walk away the moment you counter. Rejecting a counter does not bring back your first price either. So counter only if you can live with losing the original.',
        es: 'Una contraoferta pone fin a la oferta que contesta, así que no puede simplemente volver y aceptar la anterior. Puede pedirlo: si quien la hizo la firma otra vez, revive. La otra parte también puede irse en cuanto usted contraoferta. Rechazar una contraoferta tampoco revive su primer precio. Contraoferte solo si acepta el riesgo de perder la original.',
      },
      'changed-and-initialed': {
        en: 'Any change to signed papers, even a date or one word, makes a counteroffer: it binds only when the other side signs or initials that change and it is communicated. Of several versions, only the one with all signatures and initials on the same terms counts. Nothing signed but not sent binds. If a better buyer appears meanwhile, ask an attorney first.',
        es: 'Todo cambio en papeles firmados, aunque sea una fecha o palabra, es una contraoferta: obliga solo cuando la otra parte firma o pone iniciales y se comunica. De varias versiones cuenta solo la que tiene todas las firmas e iniciales sobre los mismos términos. Lo firmado y no enviado no obliga. Si aparece un comprador mejor, pregunte primero a un abogado.',
      },
      'what-it-is': {
        en: 'A counteroffer is an answer that changes the offer: another price, date or condition instead of a yes. It ends the offer it answers and binds nobody until the other side signs it and that has been communicated. You may accept it, counter again, refuse or not answer, as often as both like.',
        es: 'Una contraoferta es una respuesta que cambia la oferta: otro precio, fecha o condición en vez de un sí. Pone fin a la oferta que contesta y no obliga a nadie hasta que la otra parte la firme y se comunique. Puede aceptarla, contraofertar, negarse o no contestar, las veces que ambos quieran.',
      },
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
    aspects: {
      loan: {
        en: 'There is no loan contingency in the standard North Carolina contract: if the loan fails after the due diligence deadline, your earnest money is normally at risk, with FHA and VA loans too. Before the deadline you can leave for any reason. So have the approval, not only the preapproval, by then, or ask early for an extension. Custom wording needs an attorney.',
        es: 'El contrato estándar de Carolina del Norte no trae contingencia de préstamo: si el préstamo falla después de la fecha límite, su earnest money normalmente peligra, también con FHA y VA. Antes puede salir por cualquier motivo. Tenga para entonces la aprobación, no solo la preaprobación, o pida pronto una prórroga. Una cláusula a la medida la redacta un abogado.',
      },
      inspection: {
        en: 'There is no separate inspection clause because you need none: until the due diligence deadline you may inspect everything and leave for any reason, losing the fee and inspection costs but not the earnest money. The seller need not repair anything; whatever is agreed goes on a signed form before the deadline. After it, a bad finding is no way out.',
        es: 'No hay cláusula de inspección aparte porque no hace falta: hasta la fecha límite de due diligence puede inspeccionar todo y salir por cualquier motivo; pierde la cuota y la inspección, no el earnest money. El vendedor no está obligado a reparar; lo acordado se firma antes del límite. Después, un mal hallazgo no abre salida.',
      },
      appraisal: {
        en: 'There is no appraisal condition in the standard form: a low value is the buyer’s risk once due diligence ends, because the lender lends on the lower figure. Only FHA and VA buyers get an added page that lets them leave over value. So have the appraisal ordered early enough to be back before the deadline, and then negotiate or leave.',
        es: 'El formulario estándar no trae condición de avalúo: un valor bajo es riesgo del comprador al terminar due diligence, porque el banco presta sobre la cifra menor. Solo FHA y VA llevan una hoja que permite salir por el valor. Pida el avalúo con tiempo para tenerlo antes de la fecha límite y entonces negocie o salga.',
      },
      'home-sale': {
        side: 'buyer',
        en: 'Selling your own home first is not built into the form: it needs the standard addendum 2A2-T, signed with the contract, which asks whether your home is listed or under contract. Without it, an unsold home is no way out after due diligence. Sellers weigh such an offer as less sure, so show how far your sale is. Details: an attorney.',
        es: 'Vender primero su casa no viene en el formulario: requiere el anexo estándar 2A2-T, firmado con el contrato, que pregunta si su casa está a la venta o bajo contrato. Sin él, no haberla vendido no es salida tras due diligence. Los vendedores lo ven menos seguro: muestre cómo va su venta. Los detalles, con un abogado.',
      },
      custom: {
        en: 'A special condition, such as a job transfer, an insurable roof or a zoning approval, can be added if the seller agrees, but an attorney must draft it; brokers may only fill in standard forms. Often the due diligence period does the job: have the answer before its deadline, or ask for a longer period. Each extra condition weakens an offer.',
        es: 'Una condición especial, como un traslado de trabajo, un techo asegurable o un permiso de zonificación, puede agregarse si el vendedor acepta, pero la redacta un abogado; los agentes solo llenan formularios. Muchas veces basta due diligence: tenga la respuesta antes de su fecha o pida un periodo más largo. Cada condición extra debilita la oferta.',
      },
      waiving: {
        en: 'Here there is little to waive, because the form has no separate conditions; people mean a zero or very short due diligence period. That gives up your free exit: anything found later is your risk, with the earnest money behind it. Keep at least time for an inspection and the loan’s answer. A large fee with a short period often wins as well.',
        es: 'Aquí hay poco a qué renunciar, porque el formulario no trae condiciones aparte; la gente se refiere a un due diligence nulo o muy corto. Con eso renuncia a su salida libre: lo que aparezca después es su riesgo, con el earnest money detrás. Guarde al menos tiempo para la inspección y la respuesta del préstamo. Una cuota grande con periodo corto suele ganar también.',
      },
      'what-it-is': {
        en: "A contingency is a condition in a contract that lets a side leave without penalty if something fails, such as the loan, the inspection or the sale of another home. North Carolina's standard contract has few: the buyer's due diligence period covers inspection, loan and appraisal together. A home to sell first takes its own addendum.",
        es: 'Una contingencia es una condición del contrato que permite salirse sin castigo si algo falla, como el préstamo, la inspección o la venta de otra casa. El contrato estándar de Carolina del Norte tiene pocas: el periodo de due diligence cubre inspección, préstamo y avalúo a la vez. Vender antes otra casa lleva su propio anexo.',
      },
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
    aspects: {
      'better-offer': {
        side: 'seller',
        en: 'A better offer is no way out: once the contract is signed and communicated, it binds the seller, and the later buyer can only sign as a backup behind the first. Returning the deposits does not undo it. If the first buyer leaves during due diligence, the backup moves up. Before anyone writes to the buyer, see an attorney.',
        es: 'Una mejor oferta no es salida: firmado y comunicado, el contrato obliga al vendedor, y el comprador posterior solo puede firmar como respaldo. Devolver los depósitos no lo deshace. Si el primero se va en due diligence, sube el de respaldo. Antes de escribir al comprador, vea a un abogado.',
      },
      'ways-out-for-the-seller': {
        side: 'seller',
        en: 'The way out for a seller is the buyer’s agreement: a mutual release in writing, perhaps with the deposits and the buyer’s costs returned and something on top. Otherwise only a right written into your contract, or the buyer’s own default, helps. Illness, a canceled transfer or no new home is no ground. Have an attorney read it before you send anything.',
        es: 'La salida para quien vende es el acuerdo del comprador: una liberación mutua por escrito, quizá devolviendo depósitos y gastos y algo más. Si no, solo ayuda un derecho escrito en su contrato o el incumplimiento del comprador. Enfermedad, traslado cancelado o no tener otra casa no bastan. Que un abogado lo lea antes de enviar nada.',
      },
      'what-it-costs': {
        en: 'A seller who refuses to close risks more than the deposits: the buyer may recover earnest money, due diligence fee and reasonable due diligence costs, and may ask a court to order the sale. The broker’s fee may be owed all the same, and a filed suit can block another sale. How much it comes to in your case, an attorney says.',
        es: 'Quien vende y se niega a cerrar arriesga más que los depósitos: el comprador puede recuperar earnest money, cuota de due diligence y gastos razonables, y pedir a un tribunal que ordene la venta. La comisión puede deberse igual, y una demanda puede trabar otra venta. Cuánto sería en su caso lo dice un abogado.',
      },
      'due-diligence-is-the-buyers': {
        en: 'The due diligence right belongs to the buyer alone: in that time the buyer may leave for any reason, the seller may not. Requests for repairs, a slow lender, a rude inspector or a late form of your own give the seller no exit; you may simply refuse repairs. If the buyer misses a payment or date, ask your broker and an attorney.',
        es: 'El derecho de due diligence es solo del comprador: en ese tiempo él puede salir por cualquier motivo; el vendedor no. Que pidan arreglos, un banco lento, un inspector grosero o un formulario que usted entregó tarde no le dan salida; puede decir no a los arreglos. Si el comprador falla en un pago o fecha, consulte a su agente y a un abogado.',
      },
      'buyer-what-now': {
        side: 'buyer',
        en: 'As the buyer, take the contract to an attorney now, before you sign a release, stop your loan or miss a date of your own: a seller’s serious breach can give you back earnest money, due diligence fee and reasonable costs, and sometimes a court orders the sale. Put dates and messages in order; a broker cannot declare a breach or settle it.',
        es: 'Como comprador, lleve ya el contrato a un abogado, antes de firmar una liberación, detener su préstamo o dejar pasar una fecha: un incumplimiento grave del vendedor puede devolverle earnest money, cuota de due diligence y gastos razonables, y a veces un tribunal ordena la venta. Ordene fechas y mensajes; un agente no puede declarar el incumplimiento.',
      },
      'party-dies': {
        en: 'A death does not normally end the contract: the standard form binds the heirs as well. Closing usually waits until somebody can sign, a surviving co-owner, the executor or the heirs with an administrator, and dates may need a signed amendment. Tell both brokers and the closing attorney at once; what follows for the deposits, an attorney says.',
        es: 'Una muerte normalmente no termina el contrato: el formulario estándar obliga también a los herederos. El cierre suele esperar a quien pueda firmar: el copropietario que sobrevive, el albacea o los herederos con un administrador, y quizá haga falta una enmienda firmada. Avise ya a ambos brokers y al abogado del cierre; qué pasa con los depósitos lo dice un abogado.',
      },
    },
    bySide: {
      buyer: {
        en: 'Normally no: a signed contract binds the seller too, and a later, higher offer can only be a backup. If the seller materially breaches, the standard contract gives you back earnest money, due diligence fee and reasonable costs, and perhaps more. A broker cannot declare a breach: take your contract to an attorney now.',
        es: 'Normalmente no: el contrato firmado también obliga a quien vende, y una oferta posterior más alta solo puede ser de respaldo. Si incumple gravemente, el contrato estándar le devuelve earnest money, cuota de due diligence y gastos razonables, y quizá más. Un broker no puede declarar el incumplimiento: lleve su contrato a un abogado.',
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
    aspects: {
      'keep-marketing': {
        en: 'You may keep showing and replace the buyer only if the contract says so: a kick-out right, for example some hours to drop the condition once a better offer comes, has to be written in, and if the form lacks it an attorney drafts it. Without it a later offer is just a backup. The MLS status must tell the truth.',
        es: 'Puede seguir mostrando y cambiar de comprador solo si el contrato lo dice: un derecho de sustitución, por ejemplo unas horas para quitar la condición si llega otra oferta mejor, debe estar escrito, y si el formulario no lo trae lo redacta un abogado. Sin él, otra oferta es solo respaldo. El MLS debe decir la verdad.',
      },
      'what-to-check': {
        en: 'Ask for the facts of their home before you sign: is it listed or under contract, at what price, how long on the market, when does its buyer’s due diligence end, is that buyer’s loan approved, and does anything hang on yet another sale. The copy of that contract tells most. Under contract past due diligence is far safer than “about to list.”',
        es: 'Pida los datos de la casa de ellos antes de firmar: si está a la venta o bajo contrato, a qué precio, cuánto lleva, cuándo termina el due diligence de su comprador, si tiene préstamo aprobado y si depende de otra venta más. La copia de ese contrato dice casi todo. Bajo contrato y pasado due diligence es mucho más seguro.',
      },
      'not-yet-sold': {
        en: 'A home not yet on the market, or without a buyer, makes the offer little more than a wish: you would wait for its listing, its buyer and that buyer’s loan. You can ask them to come back when it is under contract, or accept only with a short date, a real due diligence fee and the right to keep showing. You decide.',
        es: 'Una casa que aún no está en venta, o sin comprador, hace de la oferta casi un deseo: usted esperaría su anuncio, su comprador y ese préstamo. Puede pedirles que vuelvan cuando esté bajo contrato, o aceptar solo con plazo corto, cuota real y derecho a seguir mostrando. Usted decide.',
      },
      'if-theirs-fails': {
        en: 'If their home does not sell in time, the addendum and contract say who may end it, by when, and where the earnest money goes, so read that before you sign; the due diligence fee is normally yours. A buyer without the condition who cannot close is normally in breach. Keep your own move flexible, and ask an attorney.',
        es: 'Si la casa de ellos no se vende a tiempo, el anexo y el contrato dicen quién puede terminar, hasta cuándo y a dónde va el earnest money: léalo antes de firmar; la cuota de due diligence normalmente es suya. Un comprador sin esa condición que no puede cerrar normalmente incumple. Mantenga flexible su mudanza y consulte a un abogado.',
      },
      'form-2a2t': {
        en: 'Form 2A2-T is the standard addendum for a purchase that depends on the buyer’s own sale: it names that property, says whether it is listed or under contract, and what follows if it does not close by the date. It is signed with Form 2-T. Your broker fills it in; changes, such as a kick-out right, come from an attorney.',
        es: 'El Form 2A2-T es el anexo estándar para una compra que depende de la venta del comprador: nombra esa propiedad, dice si está en venta o bajo contrato y qué pasa si no cierra a tiempo. Se firma con el Form 2-T. Su agente lo llena; cambios, como un derecho de sustitución, son de un abogado.',
      },
      'ask-in-return': {
        en: 'You can ask for something in return for waiting: a higher price, a larger due diligence fee, a short date for their home to be under contract, or the right to keep showing. A fee is normally yours even if their sale fails; a promised price is not. A full-price offer with this condition may be worth less than a lower clean one.',
        es: 'Puede pedir algo a cambio de esperar: más precio, una cuota de due diligence mayor, un plazo corto para que la casa de ellos esté bajo contrato, o seguir mostrando. La cuota normalmente es suya aunque la venta de ellos falle; el precio prometido, no. Una oferta a precio completo con esta condición puede valer menos que otra más baja y limpia.',
      },
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
      es: 'Significa que no se prometen reparaciones, no que no se pueda inspeccionar: quien compra puede hacerlo y salir en el periodo de due diligence. El contrato estándar tampoco promete ninguna. Siguen los formularios de divulgación y el deber del broker de revelar hechos importantes, y nadie puede ocultar un defecto. Algunos préstamos rechazan casas en mal estado. Cláusulas agregadas, con un abogado.',
    },
    aspects: {
      'inspect-and-leave': {
        en: 'You may still inspect an as-is house and leave within the due diligence period, with the earnest money back; “as is” only means that no repairs are promised. The fee and inspection costs are gone if you leave. Check that the contract really has a due diligence period, since banks and auctions use their own papers. An attorney reads added clauses.',
        es: 'Todavía puede inspeccionar una casa “as is” y salir dentro de due diligence con su earnest money; solo significa que no prometen arreglos. La cuota y la inspección se pierden si se va. Confirme que el contrato tenga due diligence, porque bancos y subastas usan papeles propios. Un abogado lee cláusulas agregadas.',
      },
      'still-disclose': {
        en: 'Selling as is does not free you from the forms or from the truth: the disclosure form is still due, where “No Representation” is allowed, but hiding or lying about a defect is not. Your broker must tell buyers any material fact he or she knows, such as a wet basement. Ask an attorney if a known defect worries you.',
        es: 'Vender “as is” no lo libra de los formularios ni de la verdad: el formulario de divulgación se entrega igual, y ahí se permite “No Representation”, pero no ocultar ni mentir sobre un defecto. Su agente debe decir los hechos materiales que conozca, como un sótano húmedo. Si un defecto conocido le preocupa, pregunte a un abogado.',
      },
      'sell-without-fixing': {
        side: 'seller',
        en: 'You can sell it in any condition, full of things, fire-damaged or worn out, without repairing: price and buyers adjust. Expect cash, investors or renovation loans, since ordinary loans may refuse a rough house. You need not clear it out if the contract says what stays. Safe access and a light cleanup often pay. Ask the team what it might bring with and without work.',
        es: 'Puede venderla en cualquier estado, llena de cosas, quemada o gastada, sin arreglar: se ajustan precio y compradores. Espere efectivo, inversionistas o préstamos de renovación, porque los comunes pueden rechazarla. No tiene que vaciarla si el contrato dice qué se queda. Acceso seguro y limpieza ligera suelen rendir. Pregunte al equipo cuánto daría con arreglos y sin ellos.',
      },
      'as-is-or-fix-first': {
        side: 'seller',
        en: "It depends on what the work costs and brings. Usually fix first what stops a loan, such as a leaking roof, bare wires, no heat or peeling old paint, and do the cheap visible things: cleaning, paint, yard. Large remodels seldom bring back their cost. As is suits little time or cash, an estate, or a house bought for its lot. Have the team name both prices, and compare them with a contractor's bid.",
        es: 'Depende de cuánto cuesta la obra y cuánto aporta. Casi siempre conviene arreglar lo que frena un préstamo, como goteras, cables pelados, falta de calefacción o pintura vieja descascarada, y lo barato que se ve: limpieza, pintura, patio. Las remodelaciones grandes rara vez devuelven su costo. Tal cual conviene con poco tiempo o dinero, en una herencia o si compran por el lote. Pida al equipo ambos precios y compárelos con un presupuesto.',
      },
      loans: {
        en: 'The loan may say no where the seller and you say yes: FHA and VA appraisers note peeling paint, missing rails, a bad roof or missing utilities, and the lender wants them mended before closing. Then somebody pays, or you switch to a renovation loan, a conventional loan or another house. Ask your lender before the offer what this house would need.',
        es: 'El préstamo puede decir no aunque usted y el vendedor digan sí: los avalúos FHA y VA anotan pintura descascarada, barandales faltantes, techo en mal estado o falta de agua o luz, y el prestamista los quiere arreglados antes del cierre. Alguien paga, o se cambia a préstamo de renovación, convencional u otra casa. Pregunte a su prestamista antes de ofertar.',
      },
      'bad-sign': {
        side: 'buyer',
        en: 'The words alone prove nothing: many sellers, estates above all, write “as is” because they cannot or will not repair, and the standard contract promises none anyway. Read them as a reason to look harder: disclosure form, permits, roof, pipes, crawl space, and specialists if needed. Price the work before your deadline, and leave if it does not fit.',
        es: 'Las palabras por sí solas no prueban nada: muchos, sobre todo herederos, escriben “as is” porque no pueden o no quieren reparar, y el contrato estándar tampoco promete arreglos. Tómelas como motivo para mirar mejor: divulgación, permisos, techo, tuberías, espacio bajo el piso y, si hace falta, especialistas. Calcule la obra antes de su fecha y salga si no conviene.',
      },
      'can-i-still-ask': {
        side: 'buyer',
        en: 'You may still ask, and the seller may still say no: after the inspection request a price cut, a credit or one safety repair, backed by a quote, before the due diligence deadline. Many as-is sellers prefer money over work. If something breaks before closing, tell your broker at once. Only a signed amendment counts, and leaving in time remains your lever.',
        es: 'Puede pedir, y el vendedor puede decir no: tras la inspección solicite rebaja, crédito o un arreglo de seguridad, con cotización, antes de la fecha límite. Muchos que venden “as is” prefieren dar dinero que obra. Si algo se rompe antes del cierre, avise ya a su agente. Solo cuenta una enmienda firmada; poder salir a tiempo es su fuerza para negociar.',
      },
      'code-violations': {
        side: 'seller',
        en: 'You can sell with open code violations, but they are material facts your broker must tell, and a city lien or unpaid fine is paid at closing. Ask code enforcement for the list and dates in writing, price the cure, and choose: fix, agree in the contract that the buyer takes them on, or sell to a cash buyer. A hearing or repair order keeps running meanwhile; an attorney helps with it.',
        es: 'Puede vender con violaciones al código, pero son hechos materiales que su agente debe decir, y un gravamen o multa de la ciudad se paga al cierre. Pida por escrito la lista y fechas a code enforcement, cotice el arreglo y elija: arreglar, acordar en el contrato que el comprador las asuma, o vender a quien pague de contado. Una audiencia u orden de reparación sigue su curso; un abogado ayuda.',
      },
    },
    bySide: {
      seller: {
        en: 'Yes: you can sell as is, in any condition, and need repair nothing; the standard contract promises no repairs either. The buyer may still inspect and leave within due diligence. The forms stay: “No Representation” is allowed, hiding a defect is not. FHA, VA and many other loans may refuse a rough house, so expect cash or renovation buyers. Extra clauses: an attorney.',
        es: 'Sí: puede vender tal como está, sin reparar nada; el contrato estándar tampoco promete arreglos. Quien compra puede inspeccionar y salir dentro de due diligence. Los formularios siguen: “No Representation” se permite, ocultar un defecto no. FHA, VA y muchos otros préstamos pueden rechazar una casa en mal estado: espere efectivo o préstamos de remodelación. Cláusulas extra, con un abogado.',
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
      es: 'Pocas veces: ofertas, preguntas y reparaciones van por escrito entre brokers, y el abogado de cierre puede hacer firmar a cada parte a su hora. Así los datos de negociación quedan donde deben. Si quiere conocer a la otra parte en el recorrido final o después, pida a su broker que lo arregle.',
    },
    aspects: {
      'direct-contact': {
        en: 'You may talk to the other side, no law forbids it, but leave price, repairs and dates to the brokers and in writing: a friendly sentence can give away your limit or start a dispute. Send questions about the house through your agent, who gets an answer you can rely on. If they contact you, be polite and pass it on.',
        es: 'Puede hablar con la otra parte, ninguna ley lo prohíbe, pero deje precio, arreglos y fechas a los agentes y por escrito: una frase amable puede revelar su límite o causar un pleito. Mande sus preguntas sobre la casa por su agente, y la respuesta será confiable. Si lo contactan, sea cortés y páselo a su agente.',
      },
      'at-closing': {
        en: 'At closing here the two sides usually do not sit together: the attorney’s office lets each sign at its own time, often on different days, and the seller may sign by mail. There is no table where money changes hands; it goes by wire. If both want to meet there, ask the attorney’s office to set the same hour.',
        es: 'En el cierre aquí las partes normalmente no se sientan juntas: la oficina del abogado hace firmar a cada una a su hora, a veces en días distintos, y el vendedor puede firmar por correo. No hay mesa donde se entregue dinero; va por transferencia. Si ambos quieren verse, pida al abogado la misma hora.',
      },
      'show-how-things-work': {
        en: 'Ask your agent to set up a short meeting at the walk-through or just after closing: that is the usual time to be shown the sprinkler, furnace or alarm. Otherwise a written page, labels and manuals left in a drawer do the job, or a phone video. Keep it to the house; money and repairs are settled by then.',
        es: 'Pida a su agente una reunión breve en el recorrido final o justo después del cierre: es el momento usual para mostrar riego, calefacción o alarma. Si no, sirve una hoja escrita, etiquetas y manuales en un cajón, o un video del teléfono. Que sea solo sobre la casa; dinero y arreglos ya quedaron resueltos.',
      },
      'avoid-them': {
        en: 'You need not see them at all: sign at a different time or by mail through the attorney’s office, and let your agent handle the walk-through, keys and messages. Tell both early that you want no contact; nobody has to know why. For a divorce or a former neighbor this is common. If you feel threatened, tell the attorney and the police.',
        es: 'No tiene que verlos: firme a otra hora o por correo con la oficina del abogado, y deje a su agente el recorrido, llaves y mensajes. Avise pronto a ambos que no quiere contacto; nadie necesita saber por qué. En un divorcio o con un exvecino es común. Si se siente amenazado, avise al abogado y a la policía.',
      },
      'who-is-the-buyer': {
        side: 'seller',
        en: 'The buyer’s name stands in the offer you receive, so as the seller you see it; you need no more about the person, and choosing by a protected trait breaks fair housing law. A company or trust may be named instead. What matters is proof of funds or the lender letter. Buyers find the owner’s name in county records.',
        es: 'El nombre del comprador figura en la oferta que usted recibe; no hace falta saber más de la persona, y elegir por un rasgo protegido viola la ley de vivienda justa. Puede aparecer una empresa o fideicomiso. Lo que importa es el comprobante de fondos o la carta del prestamista. El nombre del dueño está en registros del condado.',
      },
    },
    links: ['guideSelling'],
    source: 'NCREC Q&A',
    topics: ['meeting-buyers'],
  },
  {
    id: 'wrong-words-in-ads',
    title: { en: 'Which words may an ad for a home use?', es: '¿Qué palabras puede usar un anuncio?' },
    answer: {
      en: 'Describe the home, never who should live in it: rooms, light, materials, the lot, distances. Family room, primary or master bedroom and ramp are about the house and fine; words that invite or turn away people by a protected trait break fair housing law. HUD has published guidance, and the team goes over the words with its seller.',
      es: 'Describa la casa, nunca quién debería vivir en ella: cuartos, luz, materiales, lote, distancias. Family room, dormitorio principal o rampa hablan de la casa y valen; palabras que invitan o alejan por un rasgo protegido violan la ley de vivienda justa. HUD ha publicado guías y el equipo revisa las palabras con quien vende.',
    },
    aspects: {
      'families-adults-singles': {
        en: 'Leave out who should live there: “perfect for families”, “ideal for couples”, “adults only”, “no kids”, “professionals preferred” and “bachelor pad” invite or turn away people, and some of them break the law outright. Say what it has: four bedrooms, fenced yard, 850 square feet, studio, quiet hours. A qualifying 55-and-older community may say so. Fair housing law covers owners too.',
        es: 'Omita quién debería vivir ahí: “ideal para familias”, “para parejas”, “solo adultos”, “sin niños”, “de preferencia profesionales” invitan o alejan personas, y algunas frases violan la ley. Diga lo que tiene: cuatro recámaras, patio cercado, 850 pies cuadrados, estudio, horas de silencio. Una comunidad 55+ que califique puede decirlo. La ley alcanza también al dueño.',
      },
      'neighborhood-words': {
        en: 'Describe the place by things anyone can check, not by verdicts: instead of “safe”, “exclusive”, “good schools” or “diverse neighborhood” write monitored alarm, gated entry, assigned school to verify with CMS, half a mile to a park. Words about the people or a rating can steer buyers by a protected trait. “Gated community” and “quiet street” are about the place.',
        es: 'Describa el lugar con cosas comprobables, no con juicios: en vez de “seguro”, “exclusivo”, “buenas escuelas” o “diverso”, escriba alarma monitoreada, entrada con portón, escuela asignada a confirmar con CMS, media milla al parque. Hablar de la gente o calificar puede dirigir a compradores por un rasgo protegido. “Calle tranquila” habla del lugar.',
      },
      'church-and-landmarks': {
        en: 'A distance to a named landmark is a fact, but a house of worship in the ad can read like an invitation to one faith, so the safer way is a neutral point: library, park, station, or only the street. “Walking distance” is fine about the place, though feet or miles say more. Never “Christian home” or “near our kind of church”.',
        es: 'La distancia a un punto conocido es un dato, pero un templo en el anuncio puede sonar a invitación para una sola fe; lo más prudente es un punto neutral: biblioteca, parque, estación, o solo la calle. “A pie” está bien sobre el lugar, aunque millas dicen más. Nunca “hogar cristiano” ni “cerca de nuestra iglesia”.',
      },
      'room-names': {
        en: 'Names of rooms and features are fine: family room, master or primary bedroom, mother-in-law suite, walk-in closet, ramp, no-step entry, elevator. Many now write “primary” by taste, not by law. “Man cave” and “bachelor pad” are better as finished basement and studio. Say “roll-in shower, 36-inch doors” rather than who it suits; never “able-bodied only”.',
        es: 'Los nombres de cuartos y detalles están bien: family room, recámara principal o master, suite para suegra, clóset vestidor, rampa, entrada sin escalón, elevador. Muchos escriben “primary” por gusto, no por ley. “Man cave” y “bachelor pad” van mejor como sótano terminado y estudio. Diga “ducha sin barrera”, no a quién le conviene.',
      },
      'social-media': {
        en: 'The same rules follow the words onto Facebook, Craigslist and every other post, and also cover who is shown it: do not pick age, sex, family status or interests that stand for them; aim by place as the housing setting allows. If a post was flagged, take out words about people and describe the home. For a case of your own, an attorney.',
        es: 'Las mismas reglas siguen a Facebook, Craigslist y toda publicación, y también a quién se le muestra: no elija edad, sexo, situación familiar ni intereses que los sustituyan; dirija por lugar según la opción de vivienda. Si le marcaron el anuncio, quite las palabras sobre personas y describa la casa. Un caso concreto es para un abogado.',
      },
      'rental-ads': {
        en: 'A rental ad may name lawful terms, the same for everybody: rent, deposit, no smoking, credit check, pet policy. It may not say “English speakers only”, “no children”, “no wheelchairs” or prefer a sex or faith; a roommate of one sex only for shared living space. “No Section 8” can be unlawful in assisted housing; write the income you verify instead, and ask an attorney.',
        es: 'Un anuncio de renta puede poner condiciones legales iguales para todos: renta, depósito, no fumar, revisión de crédito, mascotas. No puede decir “solo inglés”, “sin niños”, “sin silla de ruedas” ni preferir sexo o fe; se admite pedir compañero de un solo sexo únicamente en vivienda compartida. “No Section 8” puede ser ilegal en vivienda con ayuda pública; diga qué ingreso verifica. Consulte a un abogado.',
      },
    },
    links: ['sell', 'contact'],
    source: 'HUD 1995 advertising memo; Fair Housing Act',
    topics: ['words-of-an-ad'],
  },
];
