import type { Entry } from '#domain/chat/knowledge.ts';

/** Questions that come up while a home is inspected, repaired, appraised and its title searched. */
export const repairsAndChecks: Entry[] = [
  {
    id: 'inspection-visit',
    title: { en: 'How long is an inspection, may I come?', es: '¿Cuánto dura la inspección? ¿Puedo ir?' },
    answer: {
      en: 'Two to four hours for most houses, and as the buyer you may come; the last hour is best, when the inspector walks you through what was found. Bring questions, and say beforehand if a contractor or parent comes along. The written report follows in a day or two. Radon takes 48 hours or more. A seller may stay but does better to be out.',
      es: 'De dos a cuatro horas en la mayoría de las casas, y quien compra puede ir; lo mejor es la última hora, cuando el inspector explica lo que encontró. Lleve preguntas, y a un contratista o familiar solo si avisó. El informe llega en uno o dos días. El radón tarda 48 horas o más. Quien vende puede quedarse, pero le conviene salir.',
    },
    aspects: {
      'report-when': {
        en: 'The written report usually comes a day or two after the visit, by email, with photos and a summary page; radon takes 48 hours or more, and laboratory results such as water a few days. Book early in due diligence, so that days remain for quotes and a request before the deadline.',
        es: 'El informe escrito suele llegar uno o dos días después, por correo, con fotos y un resumen; el radón tarda 48 horas o más, y los resultados de laboratorio, como el agua, unos días. Reserve temprano en el due diligence, para que queden días para cotizaciones y la solicitud antes del plazo.',
      },
      'bring-someone': {
        en: 'Bring your father, a contractor or a friend who knows houses, and tell your agent beforehand, since the seller allows access and the inspector needs room to work. Ask your questions in the last hour. Contractors who test or open things need leave first.',
        es: 'Lleve a su papá, un contratista o un amigo que sepa de casas, y avise antes a su agente, porque el vendedor da el acceso y el inspector necesita espacio. Pregunte en la última hora. Un contratista que prueba o abre algo necesita permiso.',
      },
      'seller-at-home': {
        side: 'seller',
        en: 'Sellers may stay but do better to be out: the buyer and inspector speak freely, and anything you say about the house can be held against you. Plan on two to four hours, leave power, water and gas on, clear the attic hatch, crawl space, panel and furnace, leave keys and codes, and take pets along.',
        es: 'El vendedor puede quedarse, pero es mejor salir: el comprador y el inspector hablan con libertad, y lo que diga de la casa puede usarse en su contra. Cuente con dos a cuatro horas, deje luz, agua y gas prendidos, despeje ático, crawl space, panel y calefacción, deje llaves y códigos, y llévese las mascotas.',
      },
      'if-you-cannot-come': {
        en: 'You need not be there: the inspector works from the report and photos, your agent can open the door, and you can ask for a call or video at the end. If time is short, come for the last hour, when the findings are shown; that alone is worth half a day off.',
        es: 'No tiene que estar: el inspector trabaja con informe y fotos, su agente puede abrirle, y usted puede pedir una llamada o un video al final. Si tiene poco tiempo, vaya la última hora, cuando muestran lo encontrado; solo eso vale medio día libre.',
      },
      'rain-or-weather': {
        en: 'Yes: an inspection usually goes ahead in the rain, and it can show you more: leaks, full gutters and water standing by the house. A wet roof may not be safe to walk, so ask the inspector how it will be seen or when someone comes back. A storm does not move your due diligence deadline.',
        es: 'Sí: normalmente se inspecciona con lluvia, y puede mostrar más: goteras, canaletas llenas y agua junto a la casa. Un techo mojado quizá no se pueda pisar, así que pregunte cómo lo verán o cuándo regresan. Una tormenta no mueve su fecha de due diligence.',
      },
      'utilities-turned-off': {
        en: 'The seller has to have them on: the standard contract makes the seller provide existing utilities, working and at the seller’s cost, connections and de-winterizing included. Have your agent ask in writing today and rebook the inspector; if time runs out, ask for a signed extension. A bank’s or auction’s own contract may say otherwise; a refusal is for an attorney.',
        es: 'Quien vende debe tenerlos prendidos: el contrato estándar le exige los servicios existentes funcionando y a su costo, incluida la reconexión y volver a llenar las tuberías. Que su agente lo pida hoy por escrito y reprograme al inspector; si falta tiempo, pida una extensión firmada. El contrato de un banco o subasta puede decir otra cosa; si se niega, un abogado.',
      },
      'who-comes': {
        en: "The buyer, the inspector and usually the buyer's agent, who opens the door; the seller and the listing agent mostly stay away, though the seller may be there. You may bring a parent or a contractor if you say so beforehand, and specialists for radon, insects, sewer or septic come at the same time or another day. Nobody has to attend: report and photos tell the same.",
        es: 'El inspector, quien compra y casi siempre su agente, que abre la puerta; el vendedor y su agente normalmente no van, aunque el vendedor puede estar. Puede llevar a un familiar o contratista si avisa antes, y los especialistas de radón, insectos, drenaje o séptico vienen a la misma hora u otro día. Nadie está obligado a ir: el informe y las fotos dicen lo mismo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board; EPA; Form 2-T; NC REALTORS on Form 2-T 8(c)',
    topics: ['asked/inspection-visit'],
  },
  {
    id: 'choosing-an-inspector',
    title: { en: 'Who chooses the home inspector?', es: '¿Quién elige al inspector?' },
    answer: {
      en: 'The buyer does, and pays: your agent may name several, but the choice is yours alone, and the inspector works for you. Check the license at the state’s Home Inspector Licensure Board, ask for a sample report, how many such houses they have seen, what costs extra, and whether you may come along. Book on the first day of due diligence, since good ones fill up.',
      es: 'Lo elige y lo paga quien compra: su agente puede nombrar varios, pero decide usted, y el inspector trabaja para usted. Verifique la licencia en la junta estatal de inspectores, pida un informe de muestra, pregunte cuántas casas así ha visto, qué se cobra aparte y si puede acompañarlo. Reserve el primer día de due diligence, porque los buenos se llenan.',
    },
    aspects: {
      'agents-names': {
        en: 'You need not use a name from your agent: agents often give several, which is fine, but you choose, and you may hire someone else, even one of your own finding. Ask the agent how the names were picked and whether there is any tie. The inspector’s contract is with you. Compare licenses, sample reports and reviews, then decide alone.',
        es: 'No tiene que usar el nombre que le dé su agente: los agentes suelen dar varios, lo cual está bien, pero usted elige y puede contratar a otro que encuentre. Pregunte cómo los escogió y si hay algún vínculo. El contrato del inspector es con usted. Compare licencias, informes de muestra y reseñas, y decida.',
      },
      'how-to-find': {
        en: 'I name no inspector; you find one in three steps: search the licensed list of the state’s Home Inspector Licensure Board, ask your agent and friends for several names, and call two or three for price, date and a sample report. The team can give names.',
        es: 'No nombro inspectores; se encuentra en tres pasos: busque la lista con licencia de la Home Inspector Licensure Board del estado, pida varios nombres a su agente y amigos, y llame a dos o tres por precio, fecha e informe de muestra. El equipo puede dar nombres.',
      },
      'what-to-ask': {
        en: 'Ask: license number and insurance, how many homes like this one they have seen, how long the visit takes, a sample report, what costs extra, whether you may come, and how soon the report arrives. A thorough one goes on the roof or says why not, into crawl space and attic, and writes with photos.',
        es: 'Pregunte: número de licencia y seguro, cuántas casas como esta ha visto, cuánto dura la visita, un informe de muestra, qué cuesta aparte, si puede ir usted y cuándo llega el informe. Uno cuidadoso sube al techo o dice por qué no, entra al crawl space y al ático, y escribe con fotos.',
      },
      license: {
        en: 'Inspecting homes for pay in North Carolina takes a state license, from wherever the person comes: look up the number at the Home Inspector Licensure Board, with any discipline. An uncle, contractor or South Carolina inspector may walk along as your adviser, but is no licensed inspection, and no report of theirs carries the same weight.',
        es: 'Inspeccionar casas por pago en Carolina del Norte exige licencia estatal, venga de donde venga la persona: busque el número en la Home Inspector Licensure Board, con cualquier sanción. Un tío, contratista o inspector de Carolina del Sur puede acompañarlo como consejero, pero no es una inspección con licencia ni su informe pesa igual.',
      },
      'engineer-or-second': {
        en: 'A general inspector comes first; you add a licensed structural engineer for cracks, sloping floors or movement, and a roofer, electrician, sewer camera or septic inspector for what the report doubts. Two general inspectors are seldom worth it. For a very old house ask for one who knows such construction. Book early, so the second visit still fits before the due diligence deadline.',
        es: 'Primero va el inspector general; se suma un ingeniero estructural por grietas, pisos inclinados o movimiento, y un techador, electricista, cámara de drenaje o inspector de séptico por lo que el informe ponga en duda. Dos inspectores generales rara vez valen la pena. Para una casa muy vieja, uno que conozca esa construcción. Reserve temprano, antes del plazo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board; G.S. 143-151.58',
    topics: ['asked/choosing-an-inspector'],
  },
  {
    id: 'credit-instead-of-repairs',
    title: { en: 'Can I get money instead of repairs?', es: '¿Puedo pedir dinero en vez de arreglos?' },
    answer: {
      en: 'Yes: seller and lender must agree, to a credit toward your closing costs or a lower price, signed by both before the due diligence deadline. A credit gives you cash for work you choose yourself, but cannot exceed your costs or the loan’s limit; a price cut only trims the payment. Repairs fit what the loan or insurer demands before closing. Get written quotes first.',
      es: 'Sí: quien vende y el banco de usted deben aceptarlo, como crédito a sus gastos de cierre o como rebaja, firmado por ambos antes de la fecha de due diligence. El crédito le deja efectivo para obras a su gusto, pero no puede pasar de sus gastos ni del límite del préstamo; la rebaja solo baja el pago. Reparar conviene si lo exigen préstamo o seguro. Pida antes cotizaciones.',
    },
    aspects: {
      'credit-or-lower-price': {
        en: 'A credit saves you cash at closing, a lower price saves a little each month: five thousand off the price changes a payment by a few dozen dollars, while a credit of five thousand cuts what you bring. Take the credit if cash for the work is short and your costs are large enough; the lower price if you have cash or the lender caps credits. Ask your lender to run both.',
        es: 'Un crédito le ahorra efectivo al cierre; un precio menor, un poco cada mes: cinco mil menos de precio cambian el pago en unas decenas de dólares, y un crédito de cinco mil baja lo que usted lleva. Tome el crédito si le falta efectivo para la obra; el precio menor si tiene efectivo o el banco limita créditos. Pida a su prestamista las dos cuentas.',
      },
      'lender-limit': {
        en: 'The lender must agree and sets the cap: a seller credit cannot exceed your closing costs and prepaids, and every loan program limits it to a percent of the price by down payment. Show the lender the wording before anybody signs, since it says how the credit must be written and whether repairs may be named. What goes over the cap is lost.',
        es: 'El banco debe aceptar y pone el tope: el crédito no puede pasar de sus costos de cierre y prepagos, y cada programa lo limita a un porcentaje del precio según el enganche. Muestre el texto al prestamista antes de firmar: él dice cómo debe escribirse el crédito y si se pueden nombrar arreglos. Lo que pase del tope se pierde.',
      },
      'how-it-is-paid': {
        en: 'It never comes as a check to you: a credit is a line on the closing statement that lowers what you bring, and a price cut is a new price in a signed amendment. Both sides sign before the due diligence deadline, on Form 310-T or an amendment your agent prepares, and the lender sees it.',
        es: 'Nunca llega como cheque: un crédito es una línea en la hoja de cierre que baja lo que usted lleva, y una rebaja es un precio nuevo en una enmienda firmada. Las dos partes firman antes del plazo del due diligence, en el Form 310-T o una enmienda que prepara su agente, y el banco lo ve.',
      },
      'take-it-or-fix-it': {
        en: 'For a buyer money is usually better where you want to choose the worker and the work can wait; a repair before closing is better where the loan or insurer demands it or nobody knows how far the damage goes. For a seller a credit ends the matter without contractors. Base it on a written quote with a margin, and settle it before the deadline.',
        es: 'Para el comprador, el dinero suele ser mejor si quiere elegir quién lo hace y la obra puede esperar; la reparación antes del cierre es mejor si el préstamo o el seguro la exigen o no se sabe hasta dónde llega el daño. Al vendedor un crédito le cierra el tema sin contratistas. Use una cotización escrita con margen, antes del plazo.',
      },
      'lower-the-price-now': {
        en: 'Everything can be talked about again until the due diligence deadline: a buyer may ask for a lower price or money for what the inspection found, and the seller may agree, counter or refuse. It takes a written amendment both sign; a refusal leaves the buyer to go on or leave in time. Come with quotes for the serious items, early enough for an answer.',
        es: 'Hasta el plazo del due diligence se puede volver a hablar de todo: el comprador puede pedir menos precio o dinero por lo que halló la inspección, y el vendedor aceptar, contraofrecer o negarse. Hace falta una enmienda firmada por los dos; si se niega, el comprador sigue o se va a tiempo. Lleve cotizaciones de lo serio, con tiempo para respuesta.',
      },
    },
    bySide: {
      seller: {
        en: 'Often simpler for you: a credit or a price cut ends the matter at closing, without contractors in your house or quarrels about their work. You set the figure from a written quote, not the buyer’s guess; the buyer’s lender must allow a credit. Repairs make sense where the loan or insurer insists. Nothing is owed until both sign, and you may refuse.',
        es: 'Suele ser más simple para usted: un crédito o una rebaja cierra el asunto sin contratistas en casa ni pleitos por la obra. Usted fija la cifra con una cotización escrita; el banco del comprador debe permitir el crédito. Reparar conviene si lo exige el préstamo o el seguro. No debe nada hasta que ambos firmen, y puede negarse.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'Form 2-T; Form 310-T',
    topics: ['asked/credit-instead-of-repairs'],
  },
  {
    id: 'checking-repairs',
    title: { en: 'How do I know repairs were done right?', es: '¿Cómo sé que repararon bien?' },
    answer: {
      en: 'Check before you sign at closing, because afterwards you have little hold: ask for receipts from licensed trades, let your inspector come back for a second look, and test each item at the walk-through. Agreed repairs must be done in a workmanlike way. If something is missing or botched, tell your agent at once: fix and delay, a credit the lender approves, or an attorney’s advice.',
      es: 'Revíselo antes de firmar el cierre, porque después puede hacer poco: pida recibos de técnicos con licencia, que su inspector vuelva a mirar y pruebe cada punto en el recorrido final. Lo acordado debe quedar bien hecho. Si falta algo o quedó mal, avise enseguida a su agente: arreglar y aplazar, un crédito que apruebe el banco o el consejo de un abogado.',
    },
    aspects: {
      'not-finished': {
        en: 'Do not sign yet: if agreed work is missing days before closing, tell your agent the same day, in writing, and choose among three ways: finish and move the closing, a credit or price change that the lender approves, or money held back where lender and attorney allow it. Whether it is a breach, an attorney says.',
        es: 'No firme todavía: si falta trabajo acordado a días del cierre, avise ese mismo día a su agente, por escrito, y elija entre tres caminos: terminar y mover el cierre, un crédito o cambio de precio que el banco apruebe, o dinero retenido si banco y abogado lo permiten. Si es incumplimiento, lo dice un abogado.',
      },
      'proof-on-paper': {
        en: 'Ask for paid invoices from licensed trades, permits where work needed one, photos of hidden places, and any warranty in your name; a picture or a word is no proof. The best time to demand it is in the repair agreement itself: scope, licensed trade, date, receipts. Sellers, hand over the same folder a few days before the walk-through.',
        es: 'Pida facturas pagadas de técnicos con licencia, permisos si la obra los pedía, fotos de lo que no se ve y garantías a su nombre; una foto o una palabra no es prueba. Lo mejor es exigirlo en el acuerdo mismo: alcance, técnico con licencia, fecha, recibos. Vendedor: entregue esa carpeta unos días antes del recorrido final.',
      },
      'inspector-back': {
        en: 'Your own inspector can come back for a second look, usually for a smaller fee than the first, which you as the buyer pay unless agreed otherwise; for a roof, wiring or structure a specialist is better. Book it when the seller says it is done and before the walk-through, so there is time to correct.',
        es: 'Su propio inspector puede volver a revisar, normalmente por una cuota menor que la primera, que paga usted como comprador salvo acuerdo; para techo, electricidad o estructura es mejor un especialista. Resérvelo cuando el vendedor diga que terminó y antes del recorrido final, para que haya tiempo.',
      },
      'poor-work': {
        en: 'Agreed repairs must be done in a good and workmanlike way: if it looks botched or a handyman did what a licensed trade was promised for, take photos, have your inspector or a trade say why in writing, and let your agent ask for a redo or a credit before closing. Electrical, plumbing and heating work for others generally takes a license. An attorney judges a breach.',
        es: 'Lo acordado debe hacerse bien y con buena mano de obra: si quedó mal, o un handyman hizo lo que debía hacer un técnico con licencia, tome fotos, pida a su inspector o a un técnico que lo diga por escrito, y que su agente pida rehacerlo o un crédito antes del cierre. Electricidad, plomería y calefacción para otros piden por lo general licencia. Si es incumplimiento, un abogado.',
      },
      'when-to-look': {
        en: 'Look twice: when the seller says it is done, with days left to correct it, and again at the final walk-through just before signing. Run each thing, water, heat, air, outlets, doors, with the list and the receipts in hand; for roof, crawl space or wiring send the inspector or a trade. Your agent arranges access. Once you have closed you have little hold.',
        es: 'Mire dos veces: cuando el vendedor diga que terminó, con días para corregir, y otra vez en el recorrido final, justo antes de firmar. Pruebe cada cosa, agua, calefacción, aire, enchufes, puertas, con la lista y los recibos en mano; para techo, crawl space o cables mande al inspector o a un técnico. Su agente consigue el acceso. Tras el cierre puede hacer poco.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 310-T',
    topics: ['asked/checking-repairs'],
  },
  {
    id: 'appraisal-high',
    title: { en: 'What if it appraises above the price?', es: '¿Y si el avalúo supera el precio?' },
    answer: {
      en: 'Nothing changes: the price in the contract stands, the seller cannot ask for more, and you begin with that much more value than you paid. The loan still goes by the lower of price and value, so it is no extra cash. The report belongs to your lender and you; you need not show the seller. What it means for mortgage insurance, ask the lender.',
      es: 'No cambia nada: vale el precio del contrato, quien vende no puede pedir más y usted empieza con esa diferencia a favor. El préstamo se calcula sobre la cifra menor, así que no es efectivo extra. El informe es de su banco y suyo; no tiene que mostrarlo a quien vende. Qué significa para el seguro hipotecario, pregúntelo al prestamista.',
    },
    aspects: {
      'no-cash-and-loan': {
        en: 'The difference is value, not cash: nobody pays it out, it cannot cover closing costs, and the loan still goes by the lower of price and value, so your down payment stays the same percent of the price. Borrowing against it comes later, through an equity line or refinance with its own appraisal. Ask your lender.',
        es: 'La diferencia es valor, no efectivo: nadie la paga, no cubre costos de cierre, y el préstamo va por el menor entre precio y valor, así que su enganche sigue igual. Pedir prestado sobre él viene después, con una línea de crédito o refinanciamiento y otro avalúo. Pregunte a su prestamista.',
      },
      'pmi-and-rate': {
        en: 'A high value at purchase usually changes neither rate nor mortgage insurance, because lenders use the lower of price and value for the loan. Later it can help: mortgage insurance on a conventional loan may come off by a new valuation after some time and payments, under your servicer’s rules. Ask the lender now what it will want then.',
        es: 'Un valor alto al comprar normalmente no cambia ni la tasa ni el seguro hipotecario, porque el banco usa el menor entre precio y valor. Más adelante puede ayudar: el PMI de un préstamo convencional puede quitarse con una nueva valuación, tras cierto tiempo y pagos, según las reglas de quien cobra el préstamo. Pregunte al banco qué pedirá.',
      },
      'seller-cannot-raise': {
        side: 'seller',
        en: 'The seller can neither raise the price nor cancel because of a high value: the signed contract stands, and the buyer owes nothing more. A seller who feels the price was too low has no way out by the appraisal; ask an attorney before writing anything. Any change needs both signatures, so a buyer may simply say no.',
        es: 'El vendedor no puede subir el precio ni cancelar por un avalúo alto: el contrato firmado vale, y el comprador no debe nada más. El vendedor que siente que vendió barato no tiene salida por el avalúo; pregunte a un abogado antes de escribir algo. Todo cambio pide las dos firmas, así que el comprador puede decir que no.',
      },
      'who-sees-it': {
        en: 'The report belongs to the lender that ordered it and to you, the buyer, who gets a copy: you need not show it or tell the figure to the seller, and the lender does not send it to them. A seller normally learns of a value only if the buyer asks for a lower price.',
        es: 'El informe es del banco que lo pidió y de usted, el comprador, que recibe copia: no tiene que mostrarlo ni decir la cifra al vendedor, y el banco no se lo manda. El vendedor normalmente solo se entera de un valor si el comprador pide una rebaja.',
      },
    },
    bySide: {
      seller: {
        en: 'You cannot raise the price: the signed contract stands whatever the appraiser found, and a higher value is no ground to cancel. You normally do not even see the report, which belongs to the buyer and the lender. It says the buyer’s loan will not fail over value. If you think you sold too low, ask an attorney before you write anything.',
        es: 'No puede subir el precio: el contrato firmado vale diga lo que diga el avalúo, y un valor mayor no permite cancelar. Normalmente ni ve el informe, que es del comprador y su banco. Significa que el préstamo no caerá por el valor. Si cree que vendió barato, consulte a un abogado antes de escribir nada.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; CFPB',
    topics: ['asked/appraisal-high'],
  },
  {
    id: 'title-search',
    title: { en: 'What is a title search?', es: '¿Qué es la búsqueda de título?' },
    answer: {
      en: 'It shows who owns a home and what hangs on it: your closing attorney reads the county’s records, often thirty years or more, for loans, tax and court liens, contractors’ claims, easements and missing heirs. Much of it is online in Mecklenburg: deeds and loans with the Register of Deeds, judgments with the clerk of court. Order it early in due diligence; title insurance covers what it cannot see.',
      es: 'Muestra de quién es la casa y qué la grava: su abogado de cierre lee los registros del condado, a menudo treinta años o más: préstamos, impuestos, fallos, contratistas, servidumbres, herederos. Mucho está en línea en Mecklenburg: escrituras y préstamos en el Register of Deeds, fallos con el clerk of court. Pídala pronto en due diligence; el seguro de título cubre lo que no se ve.',
    },
    aspects: {
      'look-it-up-yourself': {
        en: 'Much of it you can look up yourself, free: deeds, deeds of trust and releases with the Mecklenburg Register of Deeds online, court judgments and liens with the clerk of superior court, taxes with the county tax office, by name and address. It replaces no attorney’s search, so order one before you buy.',
        es: 'Mucho lo puede ver usted mismo y gratis: escrituras, hipotecas y liberaciones en línea con el Register of Deeds de Mecklenburg, fallos y gravámenes con el secretario de la corte, impuestos con el condado, por nombre y dirección. No reemplaza la búsqueda de un abogado: pídala antes de comprar.',
      },
      'how-long-and-how-far-back': {
        en: 'The search itself often takes a few days, longer for old or split land and estates, and goes back thirty years or more; order it early in due diligence, so a problem shows before the deadline. Shortly before recording the attorney looks once more. Ask the closing attorney’s office for its present wait.',
        es: 'La búsqueda suele tardar unos días, más si es terreno viejo o dividido o una herencia, y llega a treinta años o más; pídala temprano en el due diligence, para que un problema salga antes del plazo. Poco antes de registrar, el abogado revisa otra vez. Pregunte a la oficina del abogado de cierre cuánto tarda hoy.',
      },
      'who-orders-and-pays': {
        en: 'The buyer’s closing attorney does the search, and in North Carolina the buyer customarily pays it, often inside the attorney’s closing fee: ask for the fee in writing. The lender requires it; a cash buyer may skip it by law but should not. Whether the seller is the true owner is the first thing it answers.',
        es: 'La hace el abogado de cierre del comprador, y en Carolina del Norte suele pagarla el comprador, a menudo dentro de los honorarios de cierre: pida la cuota por escrito. El banco la exige; quien paga al contado podría omitirla, pero no debería. Si el vendedor es el dueño verdadero es lo primero que responde.',
      },
      'something-turned-up': {
        en: 'A debt or claim that turns up is usually cleared before or at closing: the attorney pays a loan, tax or lien from the seller’s money and records the release, or gets the missing signature. Ask in writing what it is, who fixes it and by when, and mind your due diligence deadline.',
        es: 'Una deuda o reclamo que aparece suele resolverse antes del cierre o en él: el abogado paga el préstamo, impuesto o gravamen con el dinero del vendedor y registra la liberación, o consigue la firma que falta. Pregunte por escrito qué es, quién lo arregla y cuándo, y cuide su plazo de due diligence.',
      },
      'title-words': {
        en: 'Clear title means that the owner can sell free of other people’s claims, apart from what you accept, such as easements. A title opinion is the attorney’s written result of the search; on it the insurer issues a commitment, its promise to insure with a list of exceptions, and after closing the policy. Ask the attorney about each exception.',
        es: 'Título limpio significa que el dueño puede vender libre de reclamos ajenos, salvo lo que usted acepta, como servidumbres. Una opinión de título es el resultado escrito del abogado; sobre ella la aseguradora emite un commitment, su promesa de asegurar con una lista de excepciones, y tras el cierre la póliza. Pregunte al abogado por cada excepción.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 84-2.1; N.C. State Bar',
    topics: ['asked/title-search', 'asked/finding-liens'],
  },
  {
    id: 'inspection-covers',
    title: { en: 'What does a home inspection cover?', es: '¿Qué cubre una inspección de casa?' },
    answer: {
      en: 'What can be seen and reached in one visit: roof, structure, crawl space, wiring, plumbing, heating and cooling, windows, doors and built-in appliances. It does not open walls, test for radon, mold, lead or asbestos, look inside the sewer, septic or chimney, judge insects, or say whether the price or the code is right; those are ordered separately. It reports what is wrong and promises nothing for later.',
      es: 'Lo que se ve y se alcanza en una visita: techo, estructura, espacio bajo la casa, cables, plomería, calefacción y aire, ventanas, puertas y aparatos fijos. No abre paredes, no mide radón, moho, plomo ni asbesto, no mira dentro de drenaje, séptico o chimenea, no dictamina insectos ni dice si el precio es justo o si cumple el código; eso se pide aparte. No es una garantía.',
    },
    aspects: {
      'radon-mold-termites': {
        en: 'Not included: radon, mold, lead, asbestos and wood-destroying insects are ordered separately, each from its own licensed or certified person, often on the same day. The general inspector notes stains, moisture or suspicious material but tests none of it. For a house from before 1978 think of lead, for any house of radon and termites.',
        es: 'No van incluidos: radón, moho, plomo, asbesto e insectos de la madera se piden aparte, cada uno con su persona con licencia o certificada, a menudo el mismo día. El inspector general anota manchas, humedad o material sospechoso, pero no lo analiza. Si la casa es anterior a 1978 piense en plomo; en cualquiera, en radón y termitas.',
      },
      'sewer-septic-pool': {
        en: 'The inside of the sewer line, the septic tank, a well, the chimney flue, pool, sprinklers and alarms are outside a standard inspection: each has its own specialist. Have the line scoped by camera in older houses, the septic opened by a certified inspector, the chimney swept with a camera. Ask your inspector which of these can be added, and book within due diligence.',
        es: 'El interior del drenaje, el tanque séptico, un pozo, el tiro de la chimenea, la alberca, el riego y las alarmas quedan fuera de una inspección normal: cada uno tiene su especialista. Pase cámara al drenaje en casas viejas, abra el séptico con un inspector certificado, revise la chimenea. Pregunte cuáles se pueden añadir y resérvelos en el due diligence.',
      },
      'where-they-go': {
        en: 'The inspector looks wherever it is safe and open: roof from above or by ladder or drone, attic and crawl space when they can be entered, foundation where it shows, a sample of windows and outlets. No walls are opened, no furniture or stored things moved, no locked hatch forced, and air conditioning is seldom run in the cold. The report says what was not seen.',
        es: 'El inspector mira donde sea seguro y esté abierto: el techo por arriba, con escalera o dron; ático y crawl space si se puede entrar; cimiento donde se vea; una muestra de ventanas y enchufes. No abre paredes, no mueve muebles ni fuerza puertas, y con frío rara vez prende el aire. El informe dice qué no se vio.',
      },
      'value-and-guarantee': {
        en: 'An inspection says what is wrong on that day; it puts no value on the house, gives no pass or fail, and guarantees nothing for later. Price is for the appraiser and the market, building code for the county, breakdowns after closing for a home warranty or your savings.',
        es: 'La inspección dice qué está mal ese día; no pone valor a la casa, no aprueba ni reprueba y no garantiza nada después. El precio les toca al valuador y al mercado; el código, al condado; y las fallas tras el cierre, a una garantía o a sus ahorros.',
      },
      'four-point': {
        en: "A four-point inspection looks at four things only, roof, wiring, plumbing, and heating and cooling, for an insurer that wants to know an older house before it writes a policy. It does not replace the buyer's full inspection, which covers far more. Ask the insurance agent whether the company wants one, and your inspector whether it can be written at the same visit.",
        es: 'Una inspección de cuatro puntos mira solo techo, cableado, plomería y calefacción o aire, para una aseguradora que quiere conocer una casa vieja antes de dar la póliza. No reemplaza la inspección completa de quien compra, que abarca mucho más. Pregunte al agente de seguros si la piden, y a su inspector si puede hacerla en la misma visita.',
      },
      'how-long-valid': {
        en: "An inspection has no end date: it tells what was seen that day, and roofs leak and machines fail later. If a deal comes back after some months, or you use an earlier buyer's report, have at least roof, crawl space, heating and cooling looked at again within your own due diligence. Insect letters and well tests are often wanted fresh by lenders; ask yours.",
        es: 'Una inspección no vence: dice lo que se vio ese día, y los techos gotean y los equipos fallan después. Si el trato vuelve tras unos meses, o usa el informe de un comprador anterior, haga revisar de nuevo al menos techo, espacio bajo la casa, calefacción y aire dentro de su propio due diligence. Los bancos a menudo quieren recientes lo de insectos y pozo; pregunte.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      "NC Home Inspector Licensure Board, standards of practice; home inspectors' pages on the four-point report (Redbud, Delta Home Inspections)",
    topics: ['asked/inspection-covers'],
  },
  {
    id: 'report-sharing',
    title: { en: 'Who may see the inspection report?', es: '¿Quién puede ver el informe?' },
    answer: {
      en: "It belongs to the buyer who paid for it: the seller sees it only if the buyer shares it, often just the pages behind a repair request, and may decline a copy. Once the seller or either agent knows of a material defect, it cannot be hidden from the next buyer. An earlier buyer's report you can ask for, but order your own. Lenders usually do not ask for it.",
      es: 'Es de quien compra y lo pagó: quien vende lo ve solo si se lo comparten, a menudo nada más las páginas de un arreglo, y puede rechazar la copia. Cuando quien vende o un agente conoce un defecto importante, no puede ocultarlo al siguiente comprador. Puede pedir el informe de otro comprador, pero encargue el suyo. El banco normalmente no lo pide.',
    },
    aspects: {
      'give-it-to-the-seller': {
        side: 'buyer',
        en: 'You normally need not give the seller your report: it is yours. With a repair request send the pages behind it, since proof persuades, and hold back the rest if you like; some sellers refuse a copy because what they read they must disclose. The contract may let a seller ask for it when you end the deal, so ask your agent.',
        es: 'Normalmente no tiene que darle su informe al vendedor: es de usted. Con una solicitud de reparación mande las páginas que la apoyan, porque la prueba convence, y guarde el resto si quiere; algunos vendedores rechazan copia, porque lo que leen deben declararlo. El contrato puede permitir que lo pidan si usted termina el trato: pregunte a su agente.',
      },
      'earlier-buyers-report': {
        en: 'You may ask for an earlier buyer’s report, and the seller or that buyer may share or refuse it; nobody must hand it over, though a material defect the seller’s side knows must be told. Use it as a hint, not a substitute: it was written for someone else, on another day, and its inspector owes you nothing. Order your own.',
        es: 'Puede pedir el informe de un comprador anterior, y el vendedor o ese comprador puede darlo o no; nadie está obligado, aunque un defecto importante que conozca el lado vendedor debe decirse. Úselo como pista, no como sustituto: se hizo para otro, otro día, y ese inspector no le responde a usted. Pida el suyo.',
      },
      'seller-knows-now': {
        side: 'seller',
        en: 'Once you as the seller know of a material defect, from a report or from talk, you and both agents cannot hide it from the next buyer: correct the disclosure, fix it and show receipts, or price it in. You may decline a copy, and you need not pass the whole report on, but not reading does not undo what you were told. An attorney answers the hard cases.',
        es: 'Cuando usted, el vendedor, sabe de un defecto importante, por un informe o de palabra, ni usted ni los agentes pueden ocultarlo al siguiente comprador: corrija su declaración del vendedor, repárelo con recibos o ajústelo en el precio. Puede rechazar una copia y no tiene que pasar el informe entero, pero no leerlo no borra lo que ya le dijeron. Los casos difíciles, un abogado.',
      },
      'lender-and-others': {
        en: 'Your lender usually does not ask for the inspection report, and it is not sent to the county; the inspector sends it to you alone and talks to others only with your leave. Think before you hand it to the lender, since it may then ask for repairs. The listing agent sees what you send. Posting it or passing it to a friend can break the inspector’s contract.',
        es: 'El banco normalmente no pide el informe, y no se manda al condado; el inspector lo manda solo a usted y habla con otros con su permiso. Piense antes de dárselo al banco, porque podría exigir reparaciones. El agente del vendedor ve lo que usted mande. Publicarlo o pasarlo a un amigo puede violar el contrato del inspector.',
      },
      'sellers-copy': {
        en: 'As the seller you normally have no right to the buyer’s report: you see what the buyer chooses to send, often only the pages behind a request, and you may ask for those or refuse the whole. If you want to know the state of your house, order an inspection of your own. What you learn of material defects you must disclose from then on.',
        es: 'Como vendedor normalmente no tiene derecho al informe del comprador: ve lo que el comprador quiera mandar, a menudo solo las páginas de la solicitud, y puede pedir esas o rechazar el resto. Si quiere saber cómo está su casa, encargue su propia inspección. Lo importante que llegue a saber debe declararlo desde entonces.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board; G.S. 93A-6',
    topics: ['asked/report-sharing'],
  },
  {
    id: 'repairs-to-ask-for',
    title: { en: 'Which repairs should I ask for?', es: '¿Qué reparaciones debo pedir?' },
    answer: {
      en: 'The few that cost much or matter for safety: roof, structure, moisture, wiring, sewer, heating and cooling, and whatever the lender or insurer insists on. Leave cosmetics and wear alone, since a list of forty makes a seller say no. There is no right number. Give each a written price, and say whether you prefer repair or credit. The seller may refuse all, so ask before the deadline.',
      es: 'Las pocas que cuestan mucho o importan por seguridad: techo, estructura, humedad, cables, drenaje, calefacción y aire, y lo que exija el banco o el seguro. Deje lo cosmético y el desgaste, pues una lista de cuarenta hace que digan no. No hay número correcto. Ponga cada una con precio escrito y diga si prefiere arreglo, crédito o rebaja. Pueden negarse, así que pida antes de la fecha.',
    },
    aspects: {
      'how-many': {
        en: 'No number is right; a handful of serious items gets a yes more often than a list of forty, which makes a seller say no to all. Choose those you would not buy without, add a price to each, and drop the rest. Asking too much cannot end the contract by itself, but it costs goodwill and days before the deadline.',
        es: 'No hay un número correcto; unas pocas cosas serias logran un sí más que una lista de cuarenta, que hace decir no a todo. Elija aquellas sin las que no compraría, ponga precio a cada una y suelte las demás. Pedir de más no termina el contrato por sí solo, pero cuesta buena voluntad y días antes del plazo.',
      },
      'old-or-cosmetic': {
        en: 'Old but working, worn or just ugly is no strong request: an air conditioner of fifteen years, a dated toilet, scratches, paint, carpet or upgrades belong in the price you offered. Ask instead where something fails, leaks, is unsafe or cannot be insured, and for an aging roof or unit ask for a service, a certification or a credit.',
        es: 'Viejo pero funcionando, gastado o feo no es una petición fuerte: un aire de quince años, un inodoro anticuado, rayones, pintura, alfombra o mejoras van en el precio que ofreció. Pida donde algo falle, gotee, sea inseguro o no se pueda asegurar, y por un techo o equipo viejo, un servicio, una certificación o un crédito.',
      },
      'what-is-serious': {
        en: 'Serious means costly, unsafe, wet or uninsurable: roof leaks, structure and foundation, moisture and rot, old or faulty wiring, sewer breaks, gas or failing heat and cooling, missing railings, active termites. A house neither passes nor fails. Have a licensed trade or engineer price the doubtful points before the deadline; whether it is a deal breaker depends on the price and on you.',
        es: 'Grave significa caro, inseguro, húmedo o no asegurable: goteras, estructura y cimiento, humedad y pudrición, cableado viejo o malo, drenaje roto, gas, calefacción o aire que fallan, barandales faltantes, termitas activas. Una casa no aprueba ni reprueba. Que un técnico con licencia o un ingeniero ponga precio a lo dudoso antes del plazo; si rompe el trato depende del precio y de usted.',
      },
      'how-to-ask': {
        en: 'Ask in writing, on the request form your agent prepares, early enough for an answer before the due diligence deadline, because silence does not stop that clock. For each item give the report page, what is to be done, by which licensed trade, and a quote; say whether you want the repair, a credit or a lower price.',
        es: 'Pida por escrito, en el formulario que prepara su agente, con tiempo para una respuesta antes del plazo del due diligence, porque el silencio no lo detiene. En cada punto ponga la página del informe, qué hacer, qué técnico con licencia y una cotización; diga si quiere arreglo, crédito o rebaja.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 310-T; NCREC Q&A',
    topics: ['asked/repairs-to-ask-for'],
  },
  {
    id: 'breaks-before-closing',
    title: {
      en: 'Who fixes what breaks before closing?',
      es: '¿Quién arregla lo que falla antes de cerrar?',
    },
    answer: {
      en: "Usually the seller bears it, because the standard contract wants the home much as it was, wear aside, until the deed is recorded; but it names no duty to repair an old unit, so what follows is agreed: a repair, a credit or a later date. Tell your agent the day you see it, before you sign. Afterwards it is the buyer's, unless a home warranty covers it.",
      es: 'Normalmente le toca a quien vende, porque el contrato estándar quiere la casa casi como estaba, salvo desgaste, hasta registrar la escritura; pero no obliga a reparar un equipo viejo, así que se acuerda arreglo, crédito u otra fecha. Avise a su agente el día que lo vea, antes de firmar. Después es de quien compra, salvo garantía de casa. En pleito, un abogado.',
    },
    aspects: {
      'seller-whose-thing-broke': {
        side: 'seller',
        en: 'As the seller, tell your agent the day it breaks, and the buyer with it: hiding it is worse than the repair. The contract wants the home much as it was, wear aside, so offer to fix it, replace like for like, or give a credit the lender approves, and keep the receipt. An attorney answers a quarrel.',
        es: 'Si usted vende, avise a su agente el día que falla, y al comprador: ocultarlo es peor que el arreglo. El contrato quiere la casa casi como estaba, salvo desgaste, así que ofrezca arreglar, reponer algo igual o un crédito que el banco apruebe, y guarde el recibo. Si hay pleito, un abogado.',
      },
      'found-at-walk-through': {
        en: 'Say it before you sign: call your agent from the house, take photos and a video, and do not go to the table until it is settled in writing. Three ways are common: repair and move the closing, a credit the lender approves that day, or money held by the attorney where lender and both sides agree.',
        es: 'Dígalo antes de firmar: llame a su agente desde la casa, tome fotos y video, y no vaya a firmar hasta que esté por escrito. Hay tres caminos comunes: reparar y mover el cierre, un crédito que el banco apruebe ese día, o dinero retenido por el abogado si todos aceptan.',
      },
      'delay-closing': {
        en: 'A delay is possible but has to be agreed: the contract allows a short grace after the date, and more needs an amendment both sign and a look at your rate lock, movers and lease. Refusing to close without a right to can put earnest money at risk, so ask an attorney first.',
        es: 'Atrasar es posible, pero hay que acordarlo: el contrato da un breve plazo de gracia tras la fecha, y más pide una enmienda firmada y revisar su tasa, mudanza y renta. Negarse a cerrar sin derecho puede arriesgar el earnest money: pregunte antes a un abogado.',
      },
      'appliances-that-stay': {
        en: 'An appliance that stays with the house is to be there and, unless the contract says as is, in much the state you saw: if the fridge, washer or oven quits before closing, ask for a repair, one like it, or a credit. What is not in the contract the seller may take. Try each at the walk-through.',
        es: 'Un aparato que se queda debe estar y, salvo que el contrato diga tal cual, casi como usted lo vio: si el refrigerador, la lavadora o el horno falla antes del cierre, pida arreglo, uno parecido o un crédito. Lo que no está en el contrato se lo pueden llevar. Pruebe todo en el recorrido.',
      },
      'after-you-close': {
        en: 'After recording it is yours: what breaks on day three the new owner pays, unless a home warranty covers it, the seller promised something in writing, or a known defect was hidden. Call the warranty company first if there is one, keep photos and the technician’s note on how old the failure is. For a hidden defect ask an attorney.',
        es: 'Después de registrar es suya: lo que falla al tercer día lo paga el nuevo dueño, salvo que una garantía lo cubra, el vendedor haya prometido algo por escrito o se ocultara un defecto conocido. Llame primero a la garantía si la hay, guarde fotos y la nota del técnico sobre la antigüedad de la falla. Por un defecto oculto, un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['asked/breaks-before-closing'],
  },
];
