import type { Entry } from '#domain/chat/knowledge.ts';

/** What sellers ask before they list, and about offers, papers and haste. */
export const askedBySellers: Entry[] = [
  {
    id: 'move-out-first',
    title: { en: 'Is it better to sell empty or lived in?', es: '¿Vender vacía o con gente?' },
    answer: {
      en: 'Lived in and tidy usually does as well as empty: you need not move out to sell. An empty house is easier to show and to paint, but rooms look smaller, faults stand out, and you pay for two places and for vacant-home insurance. If you must go first, leave a few good pieces or have the main rooms staged. The team walks it with you.',
      es: 'Habitada y ordenada suele venderse igual que vacía: no hace falta mudarse para vender. Vacía es más fácil de mostrar y pintar, pero los cuartos parecen chicos, los defectos saltan y usted paga dos lugares y seguro de casa vacía. Si debe irse, deje algunos muebles o decore lo principal. El equipo la recorre con usted.',
    },
    aspects: {
      'stay-living': {
        en: 'You can live there until it sells, as most sellers do: keep it tidy, leave for showings, and agree on hours and notice with your agent. Children, pets or an older parent make it harder, not impossible; blocks of showing times or a weekend away help. You move out by closing.',
        es: 'Puede vivir ahí hasta que se venda, como casi todos: manténgala ordenada, salga durante las visitas y acuerde horarios y aviso con su agente. Niños, mascotas o un padre mayor lo hacen más difícil, no imposible; ayudan bloques de visitas o un fin de semana fuera. Se sale para el cierre.',
      },
      furniture: {
        en: 'Leave the pieces that show what each room is for and its size, such as a sofa, a table, a bed, and take out about whatever makes it feel full; do that before the photographs. An empty room looks smaller in pictures. If it is bare already, stage the living room, main bedroom and kitchen.',
        es: 'Deje las piezas que muestran para qué es cada cuarto y su tamaño, como sofá, mesa y cama, y saque lo que lo hace ver lleno; hágalo antes de las fotos. Un cuarto vacío se ve más chico. Si ya está vacía, amueble sala, recámara principal y cocina.',
      },
      'already-empty': {
        en: 'An empty house is not bad luck: it is easy to show and to paint, and ready at once. But rooms look smaller, faults stand out, and some buyers guess you are in a hurry. Stage or photograph well, keep heat, lights and yard in order, and tell your insurer it is vacant.',
        es: 'Una casa vacía no es mala señal: se muestra y pinta fácil y está lista ya. Pero los cuartos se ven chicos, los defectos resaltan y algunos suponen prisa. Amueble un poco o cuide las fotos, mantenga calefacción, luz y jardín, y avise a su aseguradora que está desocupada.',
      },
      'which-comes-first': {
        en: 'List before you move if you can: you save paying for two places, and the furniture helps. Move first if the next home is ready, or showings cannot work with your days; then budget for two places until closing. Your date decides, so tell the team when you must be where.',
        es: 'Póngala en venta antes de mudarse si puede: se ahorra pagar dos lugares y los muebles ayudan. Múdese primero si la otra casa está lista o las visitas no caben en su rutina; calcule entonces dos pagos hasta el cierre. Decide su fecha: diga al equipo cuándo debe estar dónde.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'NAR staging practice; insurers’ practice',
    topics: ['asked/move-out-before-listing'],
  },
  {
    id: 'cash-or-loan-offer',
    title: { en: 'Is a cash offer always better?', es: '¿Es siempre mejor una oferta al contado?' },
    answer: {
      en: 'No: cash removes the lender and the appraisal and can close in about two weeks, but a cash buyer still has a due diligence period and may leave. A higher offer with a loan can net you more, if the letter is sound, the down payment solid and the due diligence fee real. FHA and VA add repair conditions and a way out on value. Compare what you net.',
      es: 'No: al contado no hay banco ni avalúo y puede cerrar en unas dos semanas, pero ese comprador también tiene due diligence y puede irse. Una oferta mayor con préstamo puede dejarle más, si la carta es firme, el enganche sólido y la cuota de due diligence seria. FHA y VA exigen ciertas reparaciones y dan una salida si el avalúo sale bajo. Compare lo que le queda.',
    },
    aspects: {
      'fha-va': {
        side: 'seller',
        en: "You may turn an offer down over its loan terms, FHA and VA included, as over price or dates, but never over who the buyer is. Such a loan adds two things: the house must meet repair conditions, and the buyer may leave with the earnest money if the appraisal is short. Weigh letter, deposits and your home's condition before you give up a good price.",
        es: 'Puede rechazar una oferta por su tipo de préstamo, también FHA o VA, como por precio o fechas, pero nunca por quién es el comprador. Ese préstamo agrega dos cosas: la casa debe cumplir condiciones de reparación, y el comprador puede irse con el earnest money si el avalúo es bajo. Pese carta, depósitos y el estado de su casa antes de dejar un buen precio.',
      },
      'how-much-less': {
        en: 'There is no set discount for cash: take less only by what the lower risk and the time are worth to you, such as a mortgage payment saved or a move that must not slip. Compare net to net: price less credits, repairs and days. If the financed offer is solid, the higher number may well be the better.',
        es: 'No hay descuento fijo por pago al contado: acepte menos solo por lo que valgan para usted el menor riesgo y el tiempo, como una mensualidad ahorrada o una mudanza que no puede fallar. Compare neto con neto. Si la oferta con préstamo es sólida, la cifra mayor bien puede ser mejor.',
      },
      'cash-can-fail': {
        side: 'seller',
        en: 'A cash buyer can leave too: during due diligence for any or no reason, losing the fee, and some never had the money. Ask for a recent statement or a bank letter, look at the size of the due diligence fee, and whether the name on the proof is the name on the offer.',
        es: 'Un comprador al contado también puede irse: durante el due diligence por cualquier razón, perdiendo la cuota, y algunos nunca tuvieron el dinero. Pida un estado reciente o carta del banco, vea cuánto es la cuota de due diligence y si el nombre de la prueba es el de la oferta.',
      },
      'loan-risk': {
        en: 'With a loan three things can go wrong: the lender says no, the appraisal comes in low, or the closing slips. A small down payment alone does not make it fail; a letter based on documents, a local lender who answers the phone and a real due diligence fee lower the risk. You keep that fee if the buyer leaves.',
        es: 'Con préstamo pueden fallar tres cosas: el banco niega, el avalúo sale bajo o el cierre se atrasa. Un enganche pequeño por sí solo no la tumba; una carta basada en documentos, un prestamista que contesta y una cuota de due diligence real bajan el riesgo. Esa cuota se la queda usted si se va.',
      },
      'buyer-against-cash': {
        side: 'buyer',
        en: "As a buyer with a loan you can beat cash: a higher price, a due diligence fee that shows you mean it, a letter based on documents, a short due diligence period, the seller's closing date. Do not promise cash above the appraisal or skip inspections unless you can bear it; ask your agent and lender.",
        es: 'Como comprador con préstamo puede ganarle al efectivo: más precio, una cuota de due diligence que muestre seriedad, carta basada en documentos, plazo corto, la fecha que quiere el vendedor. No prometa dinero sobre el avalúo ni omita inspecciones si no puede; pregunte a su agente y prestamista.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Form 2-T; Form 2A4-T',
    topics: ['asked/cash-or-loan-offer'],
  },
  {
    id: 'probate-first',
    title: { en: 'Can we sell before probate is done?', es: '¿Se vende antes de acabar la sucesión?' },
    answer: {
      en: 'Usually yes: you need not wait until the estate is closed, but somebody must open it: the will is filed or an administrator named, notice to creditors goes out, and within two years of the death the estate’s representative signs along with the heirs. Creditors have at least three months from that notice. Listing can begin meanwhile. An estate attorney says who signs; the clerk of court has the forms.',
      es: 'Normalmente sí: no hay que esperar a que cierre la sucesión, pero alguien debe abrirla: se presenta el testamento o se nombra administrador, se avisa a acreedores y, dentro de dos años de la muerte, el representante firma con los herederos. Los acreedores tienen al menos tres meses desde el aviso. Mientras tanto se puede anunciar. Quién firma lo dice un abogado de sucesiones.',
    },
    aspects: {
      'when-and-two-years': {
        en: "You need not wait two years; you can sell within weeks or months of the death, once an estate is open. The two years matter because heirs who sell before then without notice to creditors and the representative's signature pass on a title that creditors can attack. Afterwards fewer must sign. An estate attorney confirms.",
        es: 'No tiene que esperar dos años; se puede vender a semanas o meses de la muerte, ya abierta la sucesión. Los dos años importan porque si los herederos venden antes sin aviso a acreedores y firma del representante, el título se puede atacar. Después firman menos. Lo confirma un abogado de sucesiones.',
      },
      'who-signs': {
        en: 'The heirs or those named in the will sign, normally with their spouses, and within two years of the death the executor or administrator signs with them. If the will gives the executor power to sell, that signature may do. One heir alone cannot sell the whole. The estate attorney lists who must sign.',
        es: 'Firman los herederos o los nombrados en el testamento, normalmente con sus cónyuges, y dentro de dos años de la muerte también el albacea o administrador. Si el testamento da poder de venta al albacea, puede bastar esa firma. Un solo heredero no vende todo. El abogado dice quiénes firman.',
      },
      'estate-not-opened': {
        en: "Somebody should open the estate first, even if all heirs agree and there are no debts: file the will, or have an administrator named, at the clerk of superior court. Title passes to the heirs at death, but a buyer's attorney and title insurer want that record. Ask an estate attorney about the simplest way.",
        es: 'Alguien debe abrir primero la sucesión, aunque todos estén de acuerdo y no haya deudas: presentar el testamento, o que se nombre administrador, ante el secretario del tribunal superior. El título pasa a los herederos al morir, pero el abogado y la aseguradora de título lo exigen. Pregunte la vía más simple.',
      },
      'list-and-offer-now': {
        en: 'You may prepare, list and accept an offer while the estate is open, as long as the people who must sign are known and agree; the contract should say that an estate sells. Closing waits for the notice to creditors and the papers; the estate attorney says when. Tell buyers at the start, and give the date some slack.',
        es: 'Puede preparar, listar y aceptar una oferta con la sucesión abierta, si se sabe quiénes deben firmar y están de acuerdo; el contrato debe decir que vende una sucesión. El cierre espera el aviso a acreedores y los papeles; cuándo, lo dice el abogado de sucesiones. Avise a los compradores desde el inicio y deje holgura en la fecha.',
      },
      'debts-and-proceeds': {
        en: 'Debts of the estate come before the heirs: creditors have at least three months from the first published notice, and the sale money may have to pay them or be held until then. So plan on proceeds later than closing, and pay nobody on your own. The estate attorney says when and how much goes out.',
        es: 'Las deudas de la sucesión van antes que los herederos: los acreedores tienen al menos tres meses desde el primer aviso publicado, y el dinero de la venta puede pagarlas o retenerse hasta entonces. Cuente con recibirlo después del cierre y no reparta por su cuenta. El abogado dice cuándo y cuánto.',
      },
      'court-or-lawyer': {
        en: "A judge's permission is not always needed: with a power of sale in the will, or with all heirs and the representative signing, a sale usually goes through without a hearing. Without those, or to sell for debts, a court proceeding may be. The clerk has forms but gives no advice, so have an estate attorney.",
        es: 'No siempre se necesita permiso de un juez: con poder de venta en el testamento, o si firman todos los herederos y el representante, normalmente se vende sin audiencia. Sin eso, o para pagar deudas, puede requerirse un procedimiento. El tribunal da formularios, no consejos; tenga un abogado de sucesiones.',
      },
    },
    links: ['sell', 'contact', 'call'],
    source: 'G.S. 28A-14-1, 28A-15-2, 28A-17-12',
    topics: ['asked/probate-first'],
  },
  {
    id: 'fsbo-costs',
    title: { en: 'What does selling it myself save or cost?', es: '¿Cuánto ahorro si vendo por mi cuenta?' },
    answer: {
      en: 'You save the listing fee and take over its work: pricing, photographs, showings, the disclosures and the dates. Still to pay are an attorney for contract and deed, the excise tax of $1 for each $500 of price ($800 on $400,000), your loan payoff, and whatever you agree to give a buyer’s agent. Set what you save against the price you may miss. The team puts it on paper.',
      es: 'Ahorra la comisión de quien vende y asume su trabajo: precio, fotos, visitas, declaraciones y fechas. Aun así paga abogado para contrato y escritura, el impuesto de $1 por cada $500 del precio ($800 por $400,000), su préstamo y lo que acepte dar al agente del comprador. Compare ese ahorro con el precio que puede perder. El abogado y el equipo se lo ponen por escrito.',
    },
    aspects: {
      attorney: {
        en: "An attorney's charge for a private sale is agreed beforehand, usually a flat fee, more if the contract, the deed and the closing are all included or if title trouble shows up. I name no amount: call two or three closing attorneys, say what you want done, and ask whom they would represent.",
        es: 'Lo que cobra un abogado por una venta directa se acuerda antes, casi siempre una suma fija, mayor si incluye contrato, escritura y cierre o si hay problemas de título. Yo no doy cantidad: llame a dos o tres abogados de cierre, diga qué quiere y pregunte a quién representarían.',
      },
      'bills-that-remain': {
        en: "Without agents you still pay: the loan payoff, the excise tax of $1 for each $500 of price, so $1,050 on $525,000, deed preparation, your share of the year's property tax and dues, any agreed credit or repairs, and the attorney. A buyer's agent only if you agree to it. Ask the attorney for the list.",
        es: 'Sin agentes aún paga: el saldo del préstamo, el impuesto de $1 por cada $500 de precio, o sea $1,050 en $525,000, preparar la escritura, su parte del impuesto predial y cuotas del año, créditos o reparaciones acordados y el abogado. Al agente del comprador solo si acepta. Pida la lista al abogado.',
      },
      'sells-for-less': {
        en: 'It may sell for less, and then part of the saving is gone: fewer buyers see it, and many take the saved fee off their offer. Nobody can tell beforehand for one house, and the published comparisons are not like for like. A wide look at closed sales, and the MLS for a flat fee, narrow the gap.',
        es: 'Puede venderse por menos, y se pierde parte del ahorro: la ven menos compradores y muchos descuentan de su oferta lo que usted se ahorra. De una casa nadie lo sabe antes, y las comparaciones publicadas no son equivalentes. Ver bien las ventas cerradas, y el MLS por tarifa fija, reduce la diferencia.',
      },
      'the-work': {
        en: 'You take on the pricing, photographs, ads, calls, showings, the disclosures, checking the buyer, offers, repair talks and every date to closing, some weeks of evenings and weekends. An attorney covers the contract and the closing only. Many who start alone list with an agent later; no deadline forces you.',
        es: 'Usted asume precio, fotos, anuncios, llamadas, visitas, declaraciones, revisar al comprador, ofertas, hablar de reparaciones y cada fecha hasta el cierre: semanas de tardes y fines de semana. El abogado cubre solo contrato y cierre. Muchos que empiezan solos después contratan agente; nada le obliga.',
      },
      'already-a-buyer': {
        en: 'With a buyer already there, the listing fee has little left to buy, so the saving is real: an attorney for contract, deed and closing, the excise tax and your payoff are what you pay. Spend a little on the price, though: compare closed sales or hire an appraiser before you shake hands.',
        es: 'Si ya tiene comprador, el pago del listado compra poco, así que el ahorro es real: paga abogado para contrato, escritura y cierre, el impuesto de transferencia y su saldo. Gaste un poco en el precio: compare ventas cerradas o contrate un valuador antes de dar la mano.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'G.S. 105-228.30; G.S. 47E',
    year: 2026,
    topics: ['asked/fsbo-costs'],
  },
  {
    id: 'lie-on-disclosure',
    title: { en: 'What if a seller lies on the disclosure?', es: '¿Y si alguien miente en la declaración?' },
    answer: {
      en: 'A buyer who can prove it may sue for the damage, even years after closing, and before closing may be able to end the contract; a broker who knew risks the license. An owner may decline to answer an item, but never answer falsely or hide a defect. If you fill in the form, tell what you know; if you were lied to, keep photos and see an attorney soon.',
      es: 'Quien compra y puede probarlo puede demandar por el daño, incluso después de cerrar, y antes del cierre quizá terminar el contrato; un broker que lo sabía arriesga su licencia. El dueño puede no contestar un punto, pero nunca mentir ni esconder un defecto. Si llena el formulario, diga lo que sabe; si le mintieron, guarde fotos y papeles y vea pronto a un abogado.',
    },
    aspects: {
      'before-closing': {
        en: "Not closed yet: tell your agent and an attorney at once, before you sign or pay more. Within due diligence you may end the contract for any reason, losing the fee; a false statement can give you more, such as your money back. Get proof, a contractor's view and the neighbor's words in writing, and ask for a correction.",
        es: 'Si aún no cierra: avise ya a su agente y a un abogado, antes de firmar o pagar más. En el due diligence puede terminar por cualquier razón, perdiendo la cuota; una declaración falsa puede darle más, como la devolución. Consiga pruebas y la opinión de un contratista, y pida que la corrijan.',
      },
      'prove-it': {
        en: 'You must show that the answer was false and that the seller knew: keep the form, ads and messages, take photos, ask neighbors and look for old repairs, claims or permits, and have a contractor put cause, age and cost in writing. Stop further damage, and see an attorney soon. A broker who knew can be reported too.',
        es: 'Hay que mostrar que la respuesta era falsa y que el vendedor sabía: guarde el formulario, anuncios y mensajes, tome fotos, pregunte a vecinos, busque reparaciones, reclamos o permisos viejos, y que un contratista escriba causa, antigüedad y costo. Detenga el daño y vea pronto a un abogado. También se puede reportar a un broker que sabía.',
      },
      'must-i-tell': {
        en: 'Say what you know, or check No Representation where the form allows it; what you may not do is answer falsely, hide it under paint or tell half. Something fixed with permits and dry since can be stated just like that, with the papers. Your broker must tell a known material fact in any case.',
        es: 'Diga lo que sabe, o marque No Representation donde el formulario lo permita; lo que no puede es contestar en falso, taparlo con pintura o decirlo a medias. Algo reparado con permiso y sin problemas desde entonces se dice así, con papeles. Su broker debe decir los hechos importantes que conozca.',
      },
      'how-long-liable': {
        en: 'A claim can come years after closing: for fraud the usual limit is three years, and it commonly runs from when the buyer found out, or should have. Keep a copy of your form, repair bills and inspection reports at least that long. An attorney says which time applies to your case.',
        es: 'Un reclamo puede llegar años después del cierre: por fraude el plazo usual es tres años y suele contarse desde que el comprador lo descubrió o debió descubrirlo. Guarde copia de su formulario, facturas e informes al menos ese tiempo. Un abogado dice qué plazo aplica a su caso.',
      },
      'honest-mistake': {
        en: 'An honest mistake is not a lie: the form asks for what you actually know. As soon as you notice, before closing, correct it in writing and hand the new form to the buyer, or repair it. If you never lived there or inherited, say only what you know. After closing ask an attorney before you write to anybody.',
        es: 'Un error honesto no es mentira: el formulario pide lo que usted de verdad sabe. En cuanto lo note, antes del cierre, corríjalo por escrito y entréguelo al comprador, o repárelo. Si nunca vivió ahí o heredó, diga solo lo que sabe. Tras el cierre, pregunte a un abogado antes de escribir a nadie.',
      },
      'agents-part': {
        en: "A broker, yours or the other side's, who knows of a material defect must tell it, whatever the owner wants, and risks the license by keeping quiet. So never ask your agent to stay silent. If an agent hid something from you, file with the Real Estate Commission and ask an attorney about the damage.",
        es: 'Un broker, suyo o de la otra parte, que conoce un defecto importante debe decirlo, quiera o no el dueño, y arriesga su licencia si calla. No pida a su agente que calle. Si uno le ocultó algo, presente queja ante la Comisión de Bienes Raíces y pregunte a un abogado por el daño.',
      },
    },
    links: ['sell', 'contact'],
    source: 'G.S. 47E; G.S. 93A-6; G.S. 1-52',
    topics: ['asked/lie-on-disclosure'],
  },
  {
    id: 'sell-fast',
    title: { en: 'How can I sell fast?', es: '¿Cómo vendo rápido?' },
    answer: {
      en: 'Price it at what recent sales support from the first day, and have papers, repairs and photographs ready: then a contract can come within days, and closing takes about two weeks with cash, 30 to 45 days with a loan. A cash company is quickest and usually pays less. You can leave first and sign from afar. Tell the team your date and it counts back from there.',
      es: 'Ponga desde el primer día el precio que apoyan las ventas recientes y tenga listos papeles, arreglos y fotos: así un contrato puede llegar en días, y el cierre tarda unas dos semanas al contado o 30 a 45 días con préstamo. Una compañía de efectivo es lo más rápido y suele pagar menos. Puede irse antes y firmar de lejos. Dé su fecha al equipo y la planea.',
    },
    aspects: {
      'shortest-time': {
        en: 'At the quickest, a sale closes about two weeks after contract with cash, and 30 to 45 days with a loan; before that come some days or weeks to prepare and find the buyer. The money follows within a day or so of recording. Liens, an estate or missing signers add weeks.',
        es: 'Lo más rápido: unas dos semanas del contrato al cierre con efectivo, y de 30 a 45 días con préstamo; antes van días o semanas para preparar y hallar comprador. El dinero llega más o menos al día siguiente del registro. Gravámenes, sucesiones o firmas faltantes suman semanas.',
      },
      'do-i-cut-the-price': {
        en: 'You need not give it away: the right price from day one sells faster than a high one cut later, since interest is greatest in the first two weeks. Price at what recent closed sales support, or slightly below a search step if the date is hard. A cash company is quicker still and usually costs more.',
        es: 'No tiene que regalarla: el precio correcto desde el primer día vende más rápido que uno alto rebajado después, porque el interés es mayor en las dos primeras semanas. Fíjelo en lo que apoyan ventas cerradas, o apenas por debajo de un escalón de búsqueda. Una empresa de efectivo es más rápida y suele costar más.',
      },
      'leaving-soon': {
        en: 'You can leave before it sells: list now, sign by mail, courier or power of attorney from wherever you are, and leave keys and a contact for showings. Tell the attorney two to three weeks ahead. Ask your employer or the military what they pay toward a move, and tell your insurer the house is empty.',
        es: 'Puede irse antes de que se venda: póngala en venta ya, firme por correo, mensajería o poder desde donde esté, y deje llaves y un contacto para visitas. Avise al abogado con dos o tres semanas. Pregunte a su empleador o al ejército qué pagan de la mudanza, y avise al seguro que queda vacía.',
      },
      'hard-deadline': {
        en: 'Count back from your date: closing with a loan needs 30 to 45 days from contract, cash about two weeks, and before that a week or two for preparing, photographs and showings. For 30 days that means a list date at once, a firm price and a cash or strong buyer. Name the date to the team now.',
        es: 'Cuente hacia atrás desde su fecha: el cierre con préstamo pide de 30 a 45 días desde el contrato, al contado unas dos semanas, y antes una o dos semanas de preparación, fotos y visitas. Para 30 días: listar ya, precio firme y comprador al contado o fuerte. Dé su fecha al equipo ahora.',
      },
      'what-speeds': {
        en: 'What speeds it up is ready papers and a ready house: disclosures filled in, loan and HOA contacts, repairs that stop a loan done, good photographs, easy showings and quick answers. What slows it is a price above the sales, limited hours, unpaid liens, missing signers and a weak buyer.',
        es: 'Lo que acelera es tener listos papeles y casa: declaraciones llenas, datos del préstamo y la HOA, hechas las reparaciones que frenan un préstamo, buenas fotos, visitas fáciles y respuestas rápidas. Lo que frena: precio sobre las ventas, pocos horarios, gravámenes, firmas que faltan y un comprador débil.',
      },
    },
    links: ['sell', 'contact', 'call'],
    source: 'Canopy MLS; Form 2-T',
    topics: ['asked/sell-fast'],
  },
  {
    id: 'buyer-proof',
    title: { en: 'How do I know the buyer can pay?', es: '¿Cómo sé que el comprador puede pagar?' },
    answer: {
      en: "Ask for proof with the offer: a bank statement or letter for cash, with account numbers hidden, and for a loan a lender's letter that rests on documents, which your broker may check by phone if the buyer allows it. Look at the due diligence fee too: whoever pays a real one means it. Beware of overpaying checks and “and/or assigns”. No letter is a promise.",
      es: 'Pida prueba con la oferta: estado de cuenta o carta del banco si es al contado, con números tapados, y con préstamo una carta basada en documentos, que su broker puede confirmar por teléfono si se lo permiten. Mire también la cuota de due diligence: quien paga una de verdad va en serio. Ojo con cheques de más, transferencias raras y “and/or assigns”. Ninguna carta es promesa.',
    },
    aspects: {
      'cash-proof': {
        en: "For cash ask for a recent bank or brokerage statement, or a signed letter from the bank, in the same name as the offer, with account numbers hidden; a screenshot is weak. Call the bank at a number you looked up yourself. Hard money is a loan, so ask for that lender's terms too.",
        es: 'Al contado pida un estado de cuenta reciente o carta firmada del banco, al mismo nombre de la oferta y con números ocultos; una captura de pantalla vale poco. Llame al banco a un número que usted busque. El hard money es un préstamo: pida también las condiciones de ese prestamista.',
      },
      'lender-letter': {
        en: 'A good letter names the buyer, the price or amount, the loan type and down payment, a date of this month, and says that income, assets and credit were checked from documents. Your broker may call the lender if the buyer allows it, and ask what is still open. An online quote alone says little.',
        es: 'Una buena carta nombra al comprador, el precio o monto, el tipo de préstamo y enganche, es de este mes y dice que ingreso, ahorros y crédito se revisaron con documentos. Su broker puede llamar al prestamista si el comprador lo permite. Una cotización en línea dice poco.',
      },
      'no-proof': {
        en: "An offer without proof is not complete: before you answer or take the home off the market, ask for a lender's letter or proof of funds, with a short time to send it. You may counter with that as a condition, or pass. Ask too for a real due diligence fee, which is yours if the buyer leaves.",
        es: 'Una oferta sin prueba no está completa: antes de contestar o retirar la casa, pida carta del prestamista o prueba de fondos, con un plazo corto. Puede contraofertar con esa condición o dejarla pasar. Pida también una cuota de due diligence real, que se queda usted si se va.',
      },
      'red-flags': {
        en: 'Warning signs are a proof or letter you cannot confirm by phone, a buyer you cannot meet, skipping the attorney, urgent codes or wires, “and/or assigns” and a tiny deposit; letters and screenshots can be faked. Call the bank or lender at a number you looked up, and let the attorney hold the deposits.',
        es: 'Señales de alerta: prueba o carta que no se confirma por teléfono, comprador que no aparece, saltarse al abogado, códigos o transferencias urgentes, “and/or assigns” y depósito mínimo; cartas y capturas se falsifican. Llame al banco o prestamista a un número que usted busque, y que el abogado guarde los depósitos.',
      },
      'a-stranger': {
        en: "If a stranger asks to buy directly, treat it like any offer: name, written price, proof of funds or a lender's letter, and a due diligence fee, before you show papers or stop other buyers. Check that the name matches an ID, and have an attorney write the contract and hold the earnest money.",
        es: 'Si un desconocido quiere comprar directo, trátelo como cualquier oferta: nombre, precio por escrito, prueba de fondos o carta del prestamista y cuota de due diligence, antes de dar papeles o frenar a otros. Vea que el nombre coincida con su identificación; el abogado hace el contrato y guarda el earnest money.',
      },
      'overpaid-check': {
        en: "Do not send anything back: a check or cashier's check above the agreed sum, with a request to return the rest, is a common fraud, and the check bounces after your money is gone. Show it to your bank and the attorney, accept only the exact amount by wire to the attorney's account, and report it to the police.",
        es: 'No devuelva nada: un cheque, aun de caja, por más de lo acordado, con la petición de regresar el resto, es un fraude común, y rebota cuando su dinero ya se fue. Muéstrelo a su banco y al abogado, acepte solo la suma exacta por transferencia a la cuenta del abogado, y repórtelo a la policía.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Form 2-T; NCREC; CFPB',
    topics: ['asked/buyer-proof'],
  },
];
