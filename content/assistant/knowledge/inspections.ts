import type { Entry } from '#domain/chat/knowledge.ts';

/** Inspections, systems, repairs and the appraisal. */
export const inspections: Entry[] = [
  {
    id: 'which-inspections',
    title: { en: 'Which inspections should I order?', es: '¿Qué inspecciones debo pedir?' },
    answer: {
      en: "None is required by North Carolina law, though a lender may need some; the lender's appraisal looks at value and does not replace one. Usual are the general home inspection, wood-destroying insects and radon, with sewer camera, roof or HVAC where doubtful, and well, septic, pool or chimney if present. Order them on day one of due diligence, with licensed inspectors, and go along.",
      es: 'La ley de Carolina del Norte no exige ninguna, aunque el banco puede pedir algunas; el avalúo mira el valor y no las reemplaza. Lo usual: inspección general, insectos de la madera y radón, con cámara del drenaje, techo o climatización si hay dudas, y pozo, séptico, alberca o chimenea si existen. Pídalas el primer día de due diligence, con inspectores con licencia, y vaya.',
    },
    aspects: {
      'required-or-skip-it': {
        en: 'No North Carolina law requires one, for a house or a condo, but skipping it means buying blind: in due diligence it is your only look before your deposits are at risk. To win a home, shorten the period rather than the inspection. A lender may ask for insects, well or septic. Nobody can promise a house needs none.',
        es: 'Ninguna ley de Carolina del Norte la exige, en casa o condominio, pero saltarla es comprar a ciegas: en el due diligence es su única revisión antes de arriesgar los depósitos. Para ganar, acorte el plazo, no la inspección. El banco puede pedir insectos, pozo o séptico. Nadie puede asegurar que una casa no la necesite.',
      },
      'appraisal-is-not-one': {
        en: 'The appraisal does not replace it: the appraiser works for the lender and judges value in a short visit, FHA and VA with a few safety points, while an inspector tests roof, wiring, plumbing and structure for you and writes a report. You need both answers before the deadline. The appraiser owes you no list of defects.',
        es: 'El avalúo no la reemplaza: el valuador trabaja para el banco y juzga el valor en una visita corta, FHA y VA con unos puntos de seguridad; el inspector prueba techo, cables, plomería y estructura para usted y escribe un informe. Necesita ambas respuestas antes del plazo. El valuador no le debe lista de defectos.',
      },
      'which-extras': {
        en: 'Choose extras by what the house has: a sewer camera for older lines or big trees, a roofer for an old roof, an HVAC check past ten or fifteen years, chimney, pool, well and septic where present, an engineer where something moves. Insects and radon suit nearly every house. Mold tests seldom help; find the damp instead.',
        es: 'Elija según la casa: cámara de drenaje si es vieja o hay árboles grandes, techador si el techo es viejo, revisión del aire pasados diez o quince años, chimenea, alberca, pozo y séptico si los hay, ingeniero donde algo se mueve. Insectos y radón, casi siempre. La prueba de moho rara vez sirve; busque la humedad.',
      },
      'when-and-in-what-order': {
        en: 'Book on day one of due diligence: the buyer orders and pays, general inspection, insects and radon in the first days, so that the specialists it points to, septic, sewer, roof or engineer, still fit in. Leave at least several days before the deadline for prices and the repair talk. Your agent opens the door and fits the times.',
        es: 'Reserve el primer día del due diligence: ordena y paga el comprador; inspección general, insectos y radón en los primeros días, para que quepan los especialistas que salgan, séptico, drenaje, techo o ingeniero. Deje varios días antes del plazo para precios y reparaciones. Su agente abre la casa y acomoda horarios.',
      },
      'who-may-do-it': {
        en: 'Use a licensed home inspector: North Carolina licenses them, and they follow a state standard with a written report, while a handy uncle may come along but writes nothing that a seller must weigh. Insects need a licensed pest operator, wells and septic their own people. Choose freely, ask for a sample report and insurance.',
        es: 'Use un inspector con licencia: Carolina del Norte la exige, y él sigue una norma estatal con informe escrito; un tío hábil puede acompañar, pero no escribe nada que pese ante el vendedor. Los insectos, un operador de plagas con licencia; pozo y séptico, los suyos. Elija libremente, pida un informe de muestra y seguro.',
      },
      'before-the-offer': {
        en: 'You may inspect before you offer if the seller lets you in; some buyers do in a race, to ask for a shorter due diligence period. But you pay for a house you may not get, and what you learn can be something later buyers must be told. The usual way here is to sign first and inspect within due diligence, when you can still leave for any reason.',
        es: 'Puede inspeccionar antes de ofertar si el vendedor lo deja entrar; algunos lo hacen cuando compiten, para pedir menos días de due diligence. Pero paga por una casa que quizá no consiga, y lo que sepa puede tener que decirse a otros. Lo usual aquí es firmar primero e inspeccionar dentro de due diligence, cuando aún puede salirse por cualquier razón.',
      },
    },
    links: ['guideBuying'],
    source: 'G.S. 143-151.58; NCREC Q&A',
    topics: ['buying/which-inspections-to-order', 'inspection'],
  },
  {
    id: 'bad-inspection',
    title: { en: 'The inspection came back bad: what now?', es: 'La inspección salió mal: ¿y ahora?' },
    answer: {
      en: 'Do not panic: a report lists defects, it does not pass or fail a house. You can accept, ask for repairs, a credit or a lower price, bring a specialist, ask for more time, or end the contract, all before the due diligence deadline. Get written estimates first; how serious it is, an engineer or licensed contractor says.',
      es: 'Con calma: un informe enumera defectos, no aprueba ni reprueba una casa. Puede aceptar, pedir reparaciones, un crédito o rebaja, traer a un especialista, pedir más tiempo o terminar, todo antes de la fecha de due diligence. Consiga presupuestos escritos; qué tan grave es lo dice un ingeniero o contratista con licencia.',
    },
    aspects: {
      'is-it-normal': {
        en: 'A long list is normal: inspectors write down everything, and even sound houses collect dozens of points; nothing passes or fails. Sort it into three: safety and structure, things that will cost soon, and wear. Only the first two matter for your decision before the deadline. Let your agent go through it with you.',
        es: 'Una lista larga es normal: el inspector anota todo, y hasta casas sanas juntan docenas de puntos; no se aprueba ni se reprueba. Sepárela en tres: seguridad y estructura, lo que costará pronto, y desgaste. Solo las dos primeras pesan antes del plazo. Repásela con su agente.',
      },
      'walk-away-or-stay': {
        en: 'You need not buy and need not run: until the due diligence deadline you may end the contract for any reason, keeping the earnest money and losing the fee. Leave when the cause is unknown, nobody can price it in time, no insurer takes it, or price plus repairs passes its worth to you. Otherwise bargain first.',
        es: 'No está obligado a comprar ni a huir: hasta el plazo de due diligence puede terminar por cualquier razón, recuperando el earnest money y perdiendo la cuota. Retírese si no se sabe la causa, nadie da precio a tiempo, ningún seguro la toma o precio más arreglos pasan de lo que vale para usted. Si no, primero negocie.',
      },
      'who-judges-it': {
        en: "Ask the trade that fixes it, and an engineer for structure: a licensed structural engineer, roofer, electrician, plumber or HVAC contractor says how serious it is and writes a price; an agent or a relative cannot settle it. Book them today, send the inspector's photos, and ask for more due diligence time in writing if they cannot come.",
        es: 'Pregunte al especialista que lo arregla, y por la estructura a un ingeniero: ingeniero estructural, techador, electricista, plomero o técnico de aire con licencia dice qué tan grave es y da precio; no lo decide el agente ni un pariente. Resérvelos hoy, mande las fotos y pida más plazo por escrito si no llegan.',
      },
      'reading-the-report': {
        en: 'Start with the summary page, then the photos: mark safety, water, structure, roof, wiring and heating, and skip cosmetics at first. “Monitor” means watch, “evaluate by a specialist” means order one now. Call the inspector with questions, since you paid for that too. Then set prices beside five points, not sixty.',
        es: 'Empiece por el resumen y luego las fotos: marque seguridad, agua, estructura, techo, cables y calefacción, y deje lo cosmético. “Monitor” es vigilar; “evaluate by a specialist” es pedir uno ya. Llame al inspector, que también eso lo pagó. Luego ponga precio a cinco puntos, no a sesenta.',
      },
      'running-out-of-time': {
        en: 'Use the days in this order: today call the specialists and ask the seller for more time, in an extension signed by both; by the day before, have prices and a written agreement, or decide to end it before 5:00 p.m. on the deadline. Talks do not stop the clock, and silence means going forward.',
        es: 'Use los días así: hoy llame a los especialistas y pida al vendedor más tiempo, con extensión firmada por ambos; el día anterior tenga precios y acuerdo escrito, o decida terminar antes de las 5:00 p.m. del plazo. Hablar no detiene el reloj, y callar es seguir adelante.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A',
    topics: ['buying/inspection-came-back-bad'],
  },
  {
    id: 'repair-requests',
    title: { en: 'Who fixes what the inspection finds?', es: '¿Quién repara lo que sale en la inspección?' },
    answer: {
      en: "Nobody has to: the standard contract obliges no repairs, and the buyer's leverage is the right to leave in the due diligence period. Any repair, credit or price change is written and signed before that deadline, with scope, trade and receipts; a credit needs the lender's approval. If agreed work is missing at the walk-through, call an attorney before signing.",
      es: 'Nadie está obligado: el contrato estándar no exige reparaciones y la fuerza de quien compra es poder salirse durante el due diligence. Reparación, crédito o rebaja se firma antes de esa fecha, con alcance, quién lo hace y recibos; el crédito debe aprobarlo el banco. Si falta trabajo acordado en el recorrido final, llame a un abogado antes de firmar.',
    },
    aspects: {
      'put-it-in-writing': {
        en: 'Only a signed writing counts: a phone call, text or promise binds nobody, so both sides sign the standard repair agreement or an amendment before the due diligence deadline. Name the work, the licensed trade, the date, receipts, and a right to look again. Your agent prepares the form; unusual terms need an attorney.',
        es: 'Solo cuenta un escrito firmado: una llamada, un mensaje o una promesa no obliga, así que ambos firman el acuerdo estándar de reparaciones o una enmienda antes del plazo de due diligence. Ponga el trabajo, el técnico con licencia, la fecha, recibos y derecho a revisar. Su agente prepara el formulario; lo fuera de lo común, un abogado.',
      },
      'not-done-or-badly-done': {
        en: 'Stop before you sign and call your agent and an attorney: agreed repairs must be done in a good and workmanlike manner before settlement, and you may have them looked at again. The usual ways out are finishing and a short delay, a credit the lender approves, or money held back by agreement. After closing it is much harder.',
        es: 'No firme todavía y llame a su agente y a un abogado: lo acordado debe hacerse bien y antes del cierre, y puede hacerlo revisar. Las salidas usuales son terminar con un breve retraso, un crédito que apruebe el banco o dinero retenido por acuerdo. Después del cierre es mucho más difícil.',
      },
      'by-when': {
        side: 'buyer',
        en: 'Before the due diligence deadline, 5:00 p.m. on the written date: send the request with prices several days earlier, because the seller has no duty to answer in any number of days and silence does not stop the clock. No signed agreement by then means going on as it stands or leaving in time. An extension must be signed too.',
        es: 'Antes del plazo de due diligence, 5:00 p.m. de la fecha escrita: mande la petición con precios varios días antes, porque el vendedor no está obligado a contestar en cierto número de días y su silencio no detiene el reloj. Sin acuerdo firmado, sigue tal cual o se retira a tiempo. Una extensión también se firma.',
      },
      'who-does-the-work': {
        en: "Whoever the agreement names: if it asks for a licensed trade, a seller's own hands will not do, and electrical, plumbing, heating and structural work mostly needs a permit anyway. If it names nobody, the work must still be good and workmanlike. Buyers ask for license, permit and receipts; sellers save trouble by hiring.",
        es: 'Quien diga el acuerdo: si pide un técnico con licencia, no puede hacerlo el propio vendedor, y lo eléctrico, plomería, calefacción y estructura casi siempre llevan permiso. Si no nombra a nadie, igual debe quedar bien hecho. El comprador pide licencia, permiso y recibos; el vendedor se ahorra problemas contratando.',
      },
      'seller-refuses': {
        side: 'buyer',
        en: "The seller may refuse everything, safety items included: no law and no standard contract obliges repairs. You then take it as it is, ask for a credit or a lower price instead, or end the contract in writing before the due diligence deadline and keep the earnest money. Bring a contractor's price; it often moves more than a list.",
        es: 'El vendedor puede negarse a todo, incluso a lo de seguridad: ni la ley ni el contrato estándar lo obligan. Entonces la toma como está, pide un crédito o rebaja, o termina por escrito antes del plazo y recupera el earnest money. Lleve el precio de un contratista; convence más que una lista.',
      },
      'refusing-as-a-seller': {
        side: 'seller',
        en: 'You may say no to all or part and still keep the buyer, but until the due diligence deadline the buyer may leave for any reason. Often a credit for the few big points costs less than a new start, since the next buyer finds the same and you now know it. Answer in writing through your agent, and agree nothing by text.',
        es: 'Puede negarse a todo o a parte y aun conservar al comprador, pero hasta el plazo él puede irse por cualquier razón. A menudo un crédito por lo importante cuesta menos que empezar de nuevo: el siguiente hallará lo mismo y usted ya lo sabe. Conteste por escrito con su agente y no acuerde nada por mensaje.',
      },
    },
    bySide: {
      buyer: {
        en: 'You may ask, and the seller may say no; your leverage is the right to end the contract before the due diligence deadline, which keeps running while you wait. Put repairs or a credit in writing, signed by both, with who does the work and receipts. Your lender approves a credit. Unfinished work at the walk-through: an attorney, before signing.',
        es: 'Puede pedir y le pueden decir que no; su fuerza es terminar antes de la fecha de due diligence, que sigue corriendo mientras espera. Reparaciones o crédito, por escrito y firmados por ambos, con quién trabaja y recibos. El crédito lo aprueba su banco. Si falta trabajo en el recorrido final: un abogado, antes de firmar.',
      },
      seller: {
        en: 'You need not repair anything: you may repair, give a credit, cut the price or refuse, and the buyer may accept or leave before the deadline. Weigh it against a new buyer who would find the same things, which you now know and must not hide. Agreed work is done well, before closing, with receipts; get prices from a contractor.',
        es: 'No tiene que reparar nada: puede reparar, dar un crédito, bajar el precio o negarse, y quien compra acepta o se va antes de la fecha. Compare con un comprador nuevo que hallaría lo mismo, que ahora usted sabe y no debe ocultar. Lo acordado se hace bien, antes del cierre y con recibos.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; Form 310-T',
    topics: ['buying/asking-for-repairs-repairs-done-badly', 'selling/repair-requests', 'repair-requests'],
  },
  {
    id: 'unpermitted-work',
    title: { en: 'What if work was done without a permit?', es: '¿Y si se hizo una obra sin permiso?' },
    answer: {
      en: "You can still buy or sell the home, but the missing permit is a material fact and stays with the house: the county may ask the present owner for a permit, tests or undoing it, and insurer or appraiser may give the space no value. Search Mecklenburg Code Enforcement's records. A seller may permit it late, disclose and price it, or remove it; liability is for an attorney.",
      es: 'Se puede comprar o vender, pero la falta de permiso es un hecho importante y sigue a la casa: el condado puede exigir al dueño actual permiso, pruebas o deshacer la obra, y aseguradora o valuador quizá no la cuenten. Busque en los registros de Mecklenburg Code Enforcement. Quien vende puede legalizarla, informarla y ajustar el precio, o quitarla; la responsabilidad, un abogado.',
    },
    aspects: {
      'looking-it-up': {
        en: "Search the county's permit records by address: Mecklenburg Code Enforcement shows permits, inspections and whether each was closed, for Charlotte and the towns. Compare with the tax card's rooms and size. Very old work may not be in it, small work needed none, and an open permit can be finished. Ask the seller for papers too.",
        es: 'Busque la dirección en los permisos del condado: Code Enforcement de Mecklenburg muestra permisos, inspecciones y si se cerraron, en Charlotte y los pueblos. Compare con los cuartos y el tamaño de la ficha fiscal. Lo muy viejo puede faltar, lo pequeño no lo pedía, y uno abierto puede terminarse. Pida papeles al vendedor.',
      },
      'can-they-make-me-undo-it': {
        en: 'The county looks to the present owner, whoever built it: it may ask for a permit after the fact, tests, opening walls or, at worst, removal, usually when somebody complains, asks for new work or there is danger. So settle it before you buy. What the seller owes afterwards, if it was hidden, an attorney says.',
        es: 'El condado se dirige al dueño actual, lo haya hecho quien sea: puede pedir permiso posterior, pruebas, abrir muros o, en el peor caso, quitarlo, por lo común si alguien se queja, pide otra obra o hay peligro. Resuélvalo antes de comprar. Lo que deba el vendedor si lo ocultó lo dice un abogado.',
      },
      'must-i-tell': {
        side: 'seller',
        en: "Tell it: a missing permit you know of is a material fact that your broker must disclose whatever you wish, and what the state form asks needs a true answer or no representation. An honest line and a contractor's view lose fewer buyers than a find in due diligence. How to word it, and liability, is for an attorney.",
        es: 'Dígalo: la falta de permiso que conoce es un hecho importante que su agente debe revelar quiera usted o no, y lo que pregunta el formulario estatal pide la verdad o no representation. Una línea honesta y la opinión de un contratista pierden menos compradores que un hallazgo. La redacción y la responsabilidad, un abogado.',
      },
      'permit-afterwards': {
        en: "A permit after the fact is often possible: you or a licensed contractor apply to Mecklenburg Code Enforcement, which may want drawings, opened walls and corrections to today's code, perhaps with higher fees; ask it first. Zoning and septic must fit as well. It takes time, so start before listing, or price it and let the buyer do it.",
        es: 'A menudo se puede sacar el permiso después: usted o un contratista con licencia lo pide a Code Enforcement de Mecklenburg, que puede querer planos, muros abiertos y correcciones al código de hoy, quizá con cuotas mayores; pregunte antes. También deben cuadrar zonificación y séptico. Lleva tiempo; empiece antes de anunciar o ajuste el precio.',
      },
      'value-loan-and-insurance': {
        en: 'Often it counts for little: an appraiser may leave the space out or value it low, a lender may then lend less, and an insurer may refuse a claim that grew from it or want it permitted. It may not be advertised as permitted heated area. Ask lender and insurance agent with the papers before due diligence ends.',
        es: 'A menudo cuenta poco: el valuador puede dejar fuera el espacio o darle poco valor, el banco entonces presta menos, y el seguro puede negar un reclamo nacido de ahí o pedir el permiso. No puede anunciarse como superficie con permiso. Pregunte al banco y al seguro con los papeles antes de acabar el due diligence.',
      },
      'should-i-buy-it': {
        side: 'buyer',
        en: 'You can buy it with open eyes: until the due diligence deadline find out what the county would ask, have an inspector and, for structure or wiring, a licensed trade look, and get lender and insurer to answer. Then ask the seller for a permit, a credit or a lower price, or leave. A flip without permits deserves the most care.',
        es: 'Puede comprarla con los ojos abiertos: antes del plazo de due diligence averigüe qué pediría el condado, que la revise un inspector y, si es estructura o cables, un técnico con licencia, y que contesten banco y seguro. Luego pida permiso, crédito o rebaja, o retírese. Una casa remodelada sin permisos para revender pide el mayor cuidado.',
      },
    },
    bySide: {
      seller: {
        en: 'You can sell it as it is, but a missing permit you or your broker know of must be told. Choose: permit it after the fact with Mecklenburg Code Enforcement, which may mean opening walls; disclose and price it; or remove it. Appraisers and insurers may give the space no value, and it may not be advertised as if permitted. An attorney answers on liability.',
        es: 'Puede venderla así, pero la falta de permiso que usted o su broker conocen debe decirse. Elija: legalizarla con Mecklenburg Code Enforcement, que quizá pida abrir paredes; informarla y ajustar el precio; o quitarla. Valuador y aseguradora quizá no la cuenten, y no se anuncia como si tuviera permiso. La responsabilidad, con un abogado.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'NCREC; Mecklenburg County Code Enforcement',
    topics: ['buying/unpermitted-work', 'selling/addition-or-conversion-without-a-permit'],
  },
  {
    id: 'termites',
    title: { en: 'Do I need a termite inspection?', es: '¿Necesito inspección de termitas?' },
    answer: {
      en: 'Only some lenders require a termite inspection, VA loans here among them, but most buyers do well to order one. A licensed operator fills in the state’s official report, which covers what can be seen and gives no opinion on structure: for old damage ask an engineer or contractor. A termite bond is a service contract: ask whether it transfers, and whether it repairs damage or only treats again.',
      es: 'Solo algunos bancos exigen la inspección de termitas, entre ellos los préstamos VA aquí, pero a casi todo comprador le conviene pedirla. Un operador con licencia llena el informe oficial del estado, que cubre lo visible y no opina de la estructura: por daños viejos, un ingeniero o contratista. El termite bond es un contrato de servicio: pregunte si se transfiere y si repara daños o solo trata de nuevo.',
    },
    aspects: {
      'the-bond': {
        en: 'A bond is a yearly service contract with a pest company: it may pass to a buyer for a fee and an inspection if the firm agrees in time, and the main question is whether it pays for damage or only treats again. Ask the firm for the contract, the paid-up date and the transfer before due diligence ends.',
        es: 'El termite bond es un contrato anual con una empresa de plagas: puede pasar al comprador por una cuota y una inspección si la empresa acepta a tiempo, y lo principal es si paga daños o solo trata de nuevo. Pida a la empresa el contrato, hasta cuándo está pagado y el traspaso antes de acabar el due diligence.',
      },
      'what-the-report-says': {
        en: 'It tells what a licensed operator could see and reach that day: live insects, signs of old ones, visible damage, conditions that invite them, and places not reached. “Previous infestation, no activity” means old traces, not a sound beam. It gives no opinion on strength; an engineer or contractor does. Beetles and other wood eaters are on it.',
        es: 'Dice lo que un operador con licencia pudo ver ese día: insectos vivos, señales viejas, daño visible, condiciones que los atraen y lugares sin acceso. “Previous infestation, no activity” son huellas viejas, no una viga sana. No opina sobre resistencia; eso lo hace un ingeniero o contratista. Incluye escarabajos y otros.',
      },
      'who-does-and-pays': {
        en: "The buyer normally orders and pays for it, together with the home inspection; with VA loans here the buyer may pay as well. A licensed structural pest operator does it, on the state's official form; a home inspector or a sprayer for roaches may notice signs but cannot issue that report. Prices are modest; ask two companies.",
        es: 'Normalmente la pide y la paga quien compra, junto con la inspección de la casa; con préstamos VA aquí también puede pagarla el comprador. La hace un operador de plagas estructurales con licencia, en el formulario oficial del estado; un inspector o quien fumiga cucarachas puede notar señales, pero no emitir ese informe. Cuesta poco; pregunte a dos empresas.',
      },
      'new-or-treated-house': {
        en: 'Order one all the same: a treated house may have new activity or old damage, and a new one was pretreated at best, with a warranty to ask for. Treatment lasts for years but not forever. Ask the seller for the record, the diagram and any bond, and the builder for the soil treatment certificate, within due diligence.',
        es: 'Pídala de todos modos: una casa tratada puede tener actividad nueva o daño viejo, y una nueva a lo más fue pretratada, con garantía que pedir. El tratamiento dura años, no para siempre. Pida al vendedor el registro, el plano y el termite bond, y al constructor el certificado de tratamiento del suelo, dentro del due diligence.',
      },
    },
    links: ['guideBuying'],
    source: 'NC Department of Agriculture; VA',
    topics: ['buying/termites-and-wood-destroying-insects'],
  },
  {
    id: 'radon',
    title: { en: 'Should I test for radon?', es: '¿Debo hacer la prueba de radón?' },
    answer: {
      en: "A test is worth it in any house: Mecklenburg lies in the EPA's lower-potential zone, but any home can be high, new ones too, and only a test tells. The EPA says to fix at 4 pCi/L and to consider it from 2; its guide puts a fan and vent pipe at $800 to $2,500, and local quotes can be higher. Use a nationally certified tester within due diligence.",
      es: 'La prueba vale la pena en cualquier casa: Mecklenburg está en la zona de menor potencial de la EPA, pero todas pueden tener niveles altos, también las nuevas, y solo la prueba lo dice. La EPA pide corregir desde 4 pCi/L y considerarlo desde 2; su guía calcula $800 a $2,500 por ventilador y tubo, y aquí puede costar más. Use un técnico certificado dentro de due diligence.',
    },
    aspects: {
      'reading-the-result': {
        en: 'Measure it against 4 pCi/L: at that level or more the EPA says to fix the house, and from 2 to 4 to consider it; below 2 is hard to lower further. The figure is an average of days, not a poison reading, and a house can be brought down. A buyer asks for the fan or a credit before due diligence ends; health, a doctor.',
        es: 'Compárelo con 4 pCi/L: desde ahí la EPA dice arreglar la casa, y de 2 a 4 considerarlo; menos de 2 es difícil de bajar más. Es un promedio de días y se puede bajar. El comprador pide el ventilador o un crédito antes de acabar el due diligence; de salud, un médico.',
      },
      'cost-to-fix': {
        en: "EPA's guide puts a fan and vent pipe at about $800 to $2,500, and local quotes can be higher; it usually takes a day and brings most houses under 4. The foundation decides, with a crawl space asking for a sealed sheet. Get a certified mitigator's written price, a retest afterwards and what the fan uses in power.",
        es: 'La guía de la EPA pone un ventilador con tubo en unos $800 a $2,500, y aquí puede costar más; suele tomar un día y deja casi toda casa por debajo de 4. Depende del cimiento; un crawl space pide lámina sellada. Pida precio escrito de un mitigador certificado, nueva prueba después y cuánta luz gasta.',
      },
      'who-pays': {
        en: 'The buyer usually orders and pays for the test, a small sum beside the inspection; the fix is negotiated. The standard contract makes no seller test or fix radon, so a buyer asks for a fan, a credit or a share in writing before the due diligence deadline, and the seller may agree, refuse or split it. A result once known is told to later buyers too.',
        es: 'La prueba casi siempre la pide y la paga quien compra, poco dinero junto a la inspección; el arreglo se negocia. El contrato estándar no obliga a quien vende a medir ni corregir el radón, así que se pide por escrito un ventilador, un crédito o una parte antes del plazo, y puede aceptar, negarse o dividir. Un resultado conocido se dice también a futuros compradores.',
      },
      'how-the-test-works': {
        en: 'A short test runs at least 48 hours with windows and outside doors shut, from half a day before it starts, while people live on normally; open windows spoil it. A nationally certified tester (NRPP or NRSB) uses a meter that shows tampering and gives quick results. A shop kit is a fair first look. Order it on day one of due diligence.',
        es: 'La prueba corta dura al menos 48 horas con ventanas y puertas exteriores cerradas, desde medio día antes, viviendo normal; las ventanas abiertas la arruinan. Un técnico con certificación nacional (NRPP o NRSB) usa un medidor que detecta si lo alteran y da el resultado pronto. Un kit de tienda sirve de primera idea. Pídala el primer día del due diligence.',
      },
      'slab-crawl-or-new': {
        en: 'Any house can be high, on a slab, over a crawl space, new or old: the gas comes from the soil through cracks, pipes and sumps, and two neighbors can differ. A tight new house may even hold more, though builders sometimes lay a pipe ready. So the kind of house excuses no test; only the number tells.',
        es: 'Cualquier casa puede salir alta, sobre losa, crawl space, nueva o vieja: el gas sube del suelo por grietas y tubos, y dos vecinas pueden diferir. Una casa nueva y hermética hasta puede retener más, aunque a veces dejan un tubo listo. El tipo de casa no excusa la prueba; solo el número lo dice.',
      },
      'is-it-common-here': {
        en: "Mecklenburg lies in the EPA's lower-potential zone, lower than the mountains, but that is an average of a county and says nothing of one house: some here do test high. So a test costs little against the doubt. Every house has a trace, as outdoor air does. I name no street as safe or not.",
        es: 'Mecklenburg está en la zona de menor potencial de la EPA, más baja que las montañas, pero es un promedio del condado y no dice nada de una casa: aquí algunas salen altas. La prueba cuesta poco frente a la duda. Toda casa tiene un rastro, como el aire de afuera. No señalo calles seguras o no.',
      },
    },
    bySide: {
      seller: {
        en: "You need neither test nor fix it: the standard contract obliges no repairs. But a result you know should be disclosed, and your broker must tell it. Buyers often test within due diligence and ask for a fan and pipe, or a credit, at 4 pCi/L or more, the EPA's level. You may agree, refuse or share the cost; a certified mitigator gives the price.",
        es: 'No tiene que medir ni arreglarlo: el contrato estándar no obliga a reparar. Pero un resultado que conoce debe informarse, y su broker debe decirlo. Los compradores suelen medir en due diligence y pedir un ventilador con tubo, o un crédito, desde 4 pCi/L, el nivel de la EPA. Usted puede aceptar, negarse o compartir; el precio, un técnico certificado.',
      },
    },
    links: ['guideBuying'],
    source: "EPA, Consumer's Guide to Radon Reduction",
    year: 2026,
    topics: ['buying/radon'],
  },
  {
    id: 'lead-paint',
    title: { en: 'What about lead paint in an older house?', es: '¿Qué hay del plomo en una casa vieja?' },
    answer: {
      en: 'Nobody must test for it or remove it, but for a home built before 1978 seller and landlord alike give the federal pamphlet, tell what they know and sign the form before the contract or lease binds. A buyer also gets 10 days to test unless waived; a tenant does not. Whoever disturbs old paint for pay needs lead-safe certification. Health questions are for a doctor.',
      es: 'Nadie tiene que hacer pruebas ni quitar la pintura con plomo, pero en una vivienda anterior a 1978 quien vende o renta entrega el folleto federal, dice lo que sabe y firma el formulario antes de que el contrato obligue. Quien compra tiene además 10 días para hacer pruebas si no renuncia; el inquilino, no. Quien cobra por trabajar pintura vieja necesita certificación. De salud, pregunte a un médico.',
    },
    aspects: {
      'ten-days-to-test': {
        en: "A buyer of a home from before 1978 gets 10 days to test for lead paint, or another time both agree, and may waive it in the form; it can run inside due diligence. Waiving gives up the test window, not the seller's form and pamphlet. With children, think twice. A tenant has no such window.",
        es: 'Quien compra una casa anterior a 1978 tiene 10 días para hacer la prueba de plomo, u otro plazo acordado, y puede renunciar en el formulario; puede correr dentro del due diligence. Renunciar quita la prueba, no el formulario ni el folleto del vendedor. Con niños, piénselo dos veces. El inquilino no tiene ese plazo.',
      },
      'painters-and-renovation': {
        en: 'There is a rule: whoever is paid to disturb old paint in a home from before 1978 must be lead-safe certified by the EPA, contain the dust and clean up by the book, which costs more. Ask for the certificate. An owner may work on the own home, but wet methods, no sanding, and children kept away. Dust already about: stop and test.',
        es: 'Hay una regla: quien cobra por alterar pintura vieja en una casa anterior a 1978 debe tener certificación lead-safe de la EPA, contener el polvo y limpiar según norma, lo que cuesta más. Pida el certificado. El dueño puede trabajar en su casa, pero con métodos húmedos, sin lijar y con los niños lejos. Si ya hay polvo, pare y haga una prueba.',
      },
      'sellers-papers': {
        side: 'seller',
        en: 'Before the buyer is bound you give the EPA pamphlet, tell on the signed lead form what you know and hand over any reports; if you know nothing, you say just that, and need not test or remove. It goes for condos and heirs as well. Your agent sees to it and keeps the copy; exemptions, an attorney.',
        es: 'Antes de que el comprador quede obligado, usted da el folleto de la EPA, dice en el formulario firmado lo que sabe y entrega los informes; si no sabe nada, pone eso, y no tiene que hacer pruebas ni quitar nada. Vale también para condominios y herederos. Su agente lo cuida y guarda copia; las exenciones, un abogado.',
      },
      'missing-form': {
        en: 'Put it right at once: the lead form and pamphlet belong before the contract binds, so have both sides sign it now, with the true dates, and let your agent or an attorney say what follows. The penalties are heavy and fall on sellers, landlords and brokers alike. New knowledge of lead goes on a corrected form.',
        es: 'Arréglelo ya: el formulario y el folleto van antes de que el contrato obligue, así que firmen ambos ahora, con las fechas verdaderas, y que su agente o un abogado diga qué sigue. Las multas son fuertes y alcanzan a vendedor, arrendador y agente. Si supo de plomo después, va en un formulario corregido.',
      },
      'when-renting-out': {
        en: 'With the lease of a home from before 1978 you give the EPA pamphlet, the lead form with what you know and any reports, signed before the tenant is bound; testing is not required, and a tenant gets no ten days. Repairs that disturb paint need certified workers and a notice. Keep the copy three years.',
        es: 'Al rentar una casa anterior a 1978 usted da el folleto de la EPA, el formulario con lo que sabe y los informes, firmado antes de que el inquilino quede obligado; no hay que hacer pruebas, y el inquilino no tiene diez días. Las obras que alteran pintura piden gente certificada y aviso. Guarde la copia tres años.',
      },
      'flaking-paint-and-children': {
        en: "Keep children from flaking paint and dust, above all at windows, porches and doors of a house from before 1978: wipe wet, no sanding, wash hands and toys. Sound paint left alone is a smaller worry. A certified risk assessor says where lead is and what to do, and a doctor can test a child's blood. Buyers test within their days.",
        es: 'Aleje a los niños de pintura descascarada y polvo, sobre todo en ventanas, porches y puertas de una casa anterior a 1978: limpie en húmedo, no lije, lave manos y juguetes. La pintura sana y sin tocar preocupa menos. Un evaluador certificado dice dónde hay plomo y qué hacer, y un médico puede medirlo en la sangre del niño. El comprador hace la prueba en su plazo.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: '40 CFR 745; 42 U.S.C. 4852d',
    topics: ['buying/lead-paint', 'selling/lead-based-paint'],
  },
  {
    id: 'plumbing',
    title: {
      en: 'Is polybutylene or old plumbing a problem?',
      es: '¿Es problema la tubería vieja o polibutileno?',
    },
    answer: {
      en: 'It can be: polybutylene, often gray and used from about 1978 to 1995, tends to fail at its fittings, and some insurers refuse it or charge more. Old galvanized, cast-iron or clay lines clog and break; a sewer camera shows them. Ask an insurance agent and a licensed plumber for a written price before due diligence ends.',
      es: 'Puede serlo: el polibutileno, a menudo gris y usado de 1978 a 1995 más o menos, suele fallar en las uniones, y algunas aseguradoras lo rechazan o cobran más. El galvanizado, el hierro o el barro se tapan y rompen; una cámara los muestra. Pida precio escrito a un plomero y pregunte a un agente de seguros antes del plazo.',
    },
    aspects: {
      insurance: {
        en: 'Ask two or three insurers before your deadline, with photos and the year: some refuse or charge more for polybutylene, and old galvanized or cast iron can bring questions, while others take it or limit water damage. A repiped house with papers is easy. “Never leaked” is no cover. An insurance agent, not the seller, knows.',
        es: 'Pregunte a dos o tres seguros antes de su plazo, con fotos y año: algunos no aseguran el polibutileno o cobran más, y el galvanizado o hierro viejo trae preguntas; otros lo aceptan o limitan el daño por agua. Con tubería nueva y papeles es fácil. Que “nunca goteó” no le da cobertura. Lo sabe un agente de seguros, no el vendedor.',
      },
      'recognizing-it': {
        en: 'Look where pipe shows, at the water heater, the crawl space and the main: polybutylene is gray, sometimes blue or black, bendy, often stamped PB2110, and stems from about 1978 to 1995; PEX is red, blue or white and newer, CPVC stiff and cream, galvanized gray metal a magnet holds to. A plumber confirms it.',
        es: 'Mire donde se ve el tubo, en el calentador, bajo el piso y la entrada: el polibutileno es gris, a veces azul o negro, flexible, a menudo con PB2110, de 1978 a 1995 más o menos; el PEX es rojo, azul o blanco y más nuevo, el CPVC rígido y crema, el galvanizado metal al que se pega un imán. Un plomero lo confirma.',
      },
      galvanized: {
        en: "Galvanized pipe rusts from inside, so an 80-year-old line means weak flow, brown water and leaks to come: an expense to price rather than a reason to run. Open two taps upstairs, look at the meter end, and ask what was replaced already. A plumber's written price for repiping belongs in your due diligence and your offer.",
        es: 'El galvanizado se oxida por dentro: tras ochenta años da poca presión, agua café y fugas por venir; es un gasto que calcular, no un motivo para huir. Abra dos llaves arriba, mire la entrada y pregunte qué se cambió. El precio escrito de un plomero va en su due diligence y en su oferta.',
      },
      'drains-and-sewer': {
        side: 'buyer',
        en: "Send a camera down the line within due diligence: cast iron scales and cracks, clay joints let roots in, and yearly snaking is a sign, not a cure. The line is the owner's up to the city's connection. With the video a plumber prices a spot repair, a liner or a new line; a seller need not fix it, so ask in writing before the deadline.",
        es: 'Meta una cámara dentro del due diligence: el hierro se oxida y se agrieta, las juntas de barro dejan entrar raíces, y destapar cada año es señal, no cura. La línea es del dueño hasta la conexión de la ciudad. Con el video, un plomero cotiza parche, forro o línea nueva; pídalo por escrito antes del plazo.',
      },
      repiping: {
        en: 'Have a licensed plumber price it before due diligence ends: with polybutylene the whole supply is usually replaced, since the pipe fails as well as fittings, most often in PEX, over a few days, with wall patches extra. Size, baths and access set the price, so I give none. Ask for permit, warranty and drywall in the offer.',
        es: 'Pida precio a un plomero con licencia antes de acabar el due diligence: con polibutileno suele cambiarse todo el suministro, pues falla el tubo además de las uniones, casi siempre por PEX, en unos días, con resanes aparte. Tamaño, baños y acceso fijan el precio; no doy cifra. Pida que la cotización incluya permiso, garantía y resane de muros.',
      },
      'when-selling': {
        side: 'seller',
        en: "Buyers' inspectors and insurers will find it, so price it before you list: known polybutylene is commonly a material fact that your broker tells. Repipe and show the papers, offer a credit, or lower the price; some buyers leave, many bargain. Keep leak repairs and invoices together. The team weighs it against sold homes; no return is promised.",
        es: 'Lo hallarán el inspector y el seguro del comprador, así que calcúlelo antes de anunciar: el polibutileno conocido suele ser un hecho importante que su agente dice. Cambie la tubería y muestre papeles, dé un crédito o baje el precio; unos se van, muchos negocian. Guarde recibos de fugas. El equipo lo compara con ventas; sin promesas.',
      },
    },
    links: ['guideBuying'],
    source: "NCREC; insurers' practice; plumbing trade guides (PB2110)",
    topics: ['buying/polybutylene-and-other-plumbing'],
  },
  {
    id: 'old-systems',
    title: {
      en: 'Should an old roof, wiring or mold worry me?',
      es: '¿Me preocupo por techo, cables o moho?',
    },
    answer: {
      en: 'Age alone is no reason to walk away; what counts is what the work costs and who insures the house, learned before the due diligence deadline. Insurers ask the roof’s age. Aluminum branch wiring, certain old panels, knob-and-tube, mold, buried oil tanks and synthetic stucco are the known troubles, and asbestos is usually safest left intact. A licensed trade or engineer measures and prices, in writing.',
      es: 'La edad sola no es motivo para irse; cuenta cuánto cuesta el arreglo y quién asegura la casa, y eso se averigua antes de la fecha de due diligence. Las aseguradoras preguntan la edad del techo. Cables de aluminio, ciertos tableros, knob-and-tube, moho, tanques enterrados y estuco sintético son los problemas conocidos; el asbesto suele ser mejor no tocarlo. Un técnico con licencia o un ingeniero cotiza por escrito.',
    },
    aspects: {
      wiring: {
        en: "Old wiring is a matter of insurance and price more than of walking away: some insurers refuse live knob-and-tube or aluminum branch wires, others want an electrician's letter or a date for the change. Two-prong outlets alone are common. Get a licensed electrician's written view and price, and two insurance quotes, before the deadline.",
        es: 'El cableado viejo es cuestión de seguro y precio más que de huir: algunos seguros no aceptan knob-and-tube activo o aluminio, otros piden carta de un electricista o fecha de cambio. Los enchufes de dos patas por sí solos son comunes. Consiga opinión y precio escritos de un electricista y dos cotizaciones de seguro antes del plazo.',
      },
      'electrical-panel': {
        en: 'Federal Pacific (Stab-Lok) and Zinsco panels and fuse boxes are known troubles: breakers may not trip, and insurers often ask for a change. It is usually a short job for a licensed electrician with a permit, so price it rather than run. Ask seller for a new panel or a credit, and the insurer for its word, in time.',
        es: 'Los tableros Federal Pacific (Stab-Lok) y Zinsco y las cajas de fusibles son problemas conocidos: el breaker puede no saltar y el seguro suele pedir cambio. Suele ser un trabajo corto para un electricista con licencia y permiso; calcúlelo antes de huir. Pida al vendedor tablero nuevo o crédito, y al seguro su respuesta, a tiempo.',
      },
      mold: {
        en: "Mold is a sign of damp, and mostly fixable: find and stop the water, then clean or replace what is soft. North Carolina sets no mold limit for homes, so a number alone proves little. A little in a closet is small, wide growth or rot below is a matter for a contractor's price before the deadline. Health: a doctor.",
        es: 'El moho es señal de humedad y casi siempre se arregla: halle y corte el agua, luego limpie o cambie lo blando. Carolina del Norte no fija un límite en casas, así que un número solo prueba poco. Un poco en un clóset es menor; mucho o pudrición abajo pide precio de un contratista antes del plazo. Salud: un médico.',
      },
      'oil-tank': {
        en: "A buried tank is not the end: a tank company finds, tests and empties it, and removes or fills it properly with papers; the danger is a leak, which is reported to the state's environmental agency (NC DEQ) and can cost much. Have it swept and the soil tested in due diligence, and put removal and proof in writing before the deadline.",
        es: 'Un tanque enterrado no es el fin: una empresa lo localiza, prueba, vacía y retira o rellena con papeles; el peligro es una fuga, que se reporta a la agencia ambiental (NC DEQ) y puede costar mucho. Haga revisar tanque y suelo en el due diligence, y ponga retiro y comprobante por escrito antes del plazo.',
      },
      asbestos: {
        en: 'Whole and left alone, asbestos in tiles, siding, pipe wrap or insulation is usually safest where it is; cutting, sanding and tearing out are the danger. It makes no house unsellable. Only a laboratory tells, an accredited contractor removes, and a price belongs in due diligence if you mean to remodel. Vermiculite: do not disturb it.',
        es: 'Entero y sin tocar, el asbesto en losetas, siding, forro de tubos o aislante suele estar mejor donde está; el peligro es cortar, lijar y arrancar. No vuelve invendible la casa. Solo un laboratorio lo dice, retira un contratista acreditado, y el precio va en el due diligence si piensa remodelar. La vermiculita, no la mueva.',
      },
      'synthetic-stucco': {
        en: 'Synthetic stucco (EIFS), common in the 1990s, is a material fact here because it can trap water behind it: order a moisture inspection by a specialist in due diligence, ask what was repaired and for a warranty, and the insurer whether it takes it. Dry and well kept it can serve for years; wet, the price is in the framing.',
        es: 'El estuco sintético (EIFS), común en los noventa, es aquí un hecho importante porque puede atrapar agua: pida en el due diligence una inspección de humedad de un especialista, pregunte qué se reparó y si hay garantía, y al seguro si lo toma. Seco y cuidado sirve años; mojado, lo caro está en la estructura.',
      },
      'imported-drywall': {
        en: "Look for copper turned black, at the wires behind an outlet and on the air conditioner's coils, in a house built or redone from 2001 to 2009, often with a smell of sulfur: those are the two signs the federal safety commission (CPSC) names first. Not all drywall from China is bad. A laboratory confirms it; have it checked before due diligence ends, because the cure is to take it out.",
        es: 'Busque cobre ennegrecido, en los cables tras un contacto y en el serpentín del aire, en una casa hecha o remodelada entre 2001 y 2009, a menudo con olor a azufre: son las dos señales que nombra primero la comisión federal de seguridad (CPSC). No todo el drywall de China es malo. Lo confirma un laboratorio; revíselo antes de que termine el due diligence, porque el remedio es quitarlo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC; EPA; Wake County Environmental Services (mold)',
    topics: ['buying/electrical-roof-hvac-foundation-crawl-space-mold'],
  },
  {
    id: 'old-house-costs',
    title: { en: 'What does an old house cost to run?', es: '¿Cuánto cuesta mantener una casa vieja?' },
    answer: {
      en: "It depends on the house; many owners set aside about 1% of the value a year for upkeep, and more for an old one. Ask the seller for twelve months of electric, gas and water bills, and inspectors for the age of roof, heating, wiring and the sewer line, which is the owner's up to the city's connection. A licensed contractor prices what is due soon; I promise no figure.",
      es: 'Depende de la casa; muchos dueños guardan cerca del 1% del valor al año para mantenimiento, y más en una vieja. Pida al vendedor doce meses de recibos de luz, gas y agua, y a los inspectores la edad de techo, calefacción, cables y drenaje, que es del dueño hasta la conexión de la ciudad. Un contratista con licencia cotiza lo urgente; yo no prometo cifras.',
    },
    aspects: {
      'energy-bills': {
        en: "Ask for the seller's last twelve months of electric, gas and water bills, since I give no figure: drafty windows, a bare attic and an old furnace can make an old house clearly dearer to heat and cool. Attic insulation and sealed ducts usually pay before new windows. An energy audit in due diligence shows where it leaks.",
        es: 'Pida al vendedor los recibos de luz, gas y agua de los últimos doce meses, porque no doy cifra: ventanas con corrientes, ático sin aislar y calefactor viejo pueden encarecer bastante calentar y enfriar la casa. Aislar el ático y sellar ductos suele convenir antes que ventanas nuevas. Una auditoría de energía en el due diligence muestra las fugas.',
      },
      'repairs-coming-up': {
        en: 'Ask inspectors for ages, not only defects: roof, heating and cooling, water heater, wiring, sewer line and paint each have a remaining life, and contractors price those due within five years. Ask the seller what was done when, with invoices. That list, not a rule of thumb, tells what this house will cost; do it in due diligence.',
        es: 'Pregunte edades, no solo defectos: techo, calefacción y aire, calentador, cables, drenaje y pintura tienen vida restante, y los contratistas ponen precio a lo que toca en cinco años. Pregunte al vendedor qué se hizo y cuándo, con facturas. Esa lista, no una regla, dice lo que costará; hágala en el due diligence.',
      },
      'is-it-a-money-pit': {
        en: 'It need not be: a house whose roof, wiring, pipes and foundation were renewed can cost little more than a newer one, and a neglected one never stops. Set aside about 1% of the value a year, more for an old house, and keep a cushion for the first two. Read the inspection for what is due; no figure is promised.',
        es: 'No tiene por qué: una casa con techo, cables, tubos y cimientos renovados puede costar poco más que una nueva, y una descuidada no acaba nunca. Aparte cerca de 1% del valor al año, más en una vieja, y un colchón para los dos primeros. Lea en la inspección lo que toca; nadie promete una cifra.',
      },
      'compared-with-new': {
        en: 'Expect more upkeep from the old house and more certainty in cost from the new: a new one has fresh systems and a warranty, but often dues and landscaping still to pay, while an old one may have the costly work behind it. Compare the two by bills, ages and five years of repairs, not by year alone.',
        es: 'Espere más mantenimiento en la vieja y más certeza en la nueva: la nueva trae equipos recién puestos y garantía, pero a menudo cuotas y jardín por hacer; la vieja puede tener ya hecho lo caro. Compárelas por recibos, edades y cinco años de arreglos, no solo por el año.',
      },
      'sewer-paint-and-outside': {
        en: "The owner keeps the sewer line up to the city's connection, and outside a wooden house wants paint every several years, sooner on the sunny side, plus gutters, porch and trees. In a house from before 1978 painters must be lead-safe certified, which costs more. Get two prices and see the sewer by camera before due diligence ends.",
        es: 'El dueño mantiene el drenaje hasta la conexión de la ciudad, y por fuera una casa de madera pide pintura cada varios años, antes en el lado soleado, más canaletas, porche y árboles. En una anterior a 1978 el pintor debe tener certificación lead-safe, lo que cuesta más. Pida dos precios y cámara de drenaje antes del plazo.',
      },
    },
    links: ['guideBuying'],
    source: 'Charlotte Water; EPA RRP',
    year: 2026,
    topics: ['money/running-costs-of-an-old-house'],
  },
  {
    id: 'flood',
    title: { en: 'Is a house in a flood zone?', es: '¿Está una casa en zona de inundación?' },
    answer: {
      en: "FEMA's map tells for the address, and Charlotte-Mecklenburg Storm Water's in more detail; I never say a home is dry. In FEMA's high-risk zone most loans require flood insurance; elsewhere you choose, and ordinary policies exclude floods. New cover waits 30 days unless a loan closes. The seller's form asks about past water but may go unanswered. An insurance agent prices it.",
      es: 'Lo dice el mapa de FEMA para la dirección y, con más detalle, el de Charlotte-Mecklenburg Storm Water; yo nunca digo que no se inunda. En zona de alto riesgo casi todo préstamo exige seguro; fuera, usted decide, y las pólizas comunes no cubren inundación. La póliza nueva rige tras 30 días, salvo cierre de préstamo. La declaración del vendedor lo pregunta, quizá sin respuesta. El precio, un agente.',
    },
    aspects: {
      'zone-letters': {
        en: "AE is FEMA's high-risk zone with a computed flood level, the one where most loans require flood insurance; X is lower risk, shaded or not, where you choose. Lower is not none: heavy rain floods streets outside every zone, and the county's own map shows more. Look up the address on both, and ask an insurance agent the price.",
        es: 'AE es la zona de alto riesgo de FEMA con nivel calculado, donde casi todo préstamo exige seguro; X es de menor riesgo, sombreada o no, y usted decide. Menor no es nulo: la lluvia fuerte inunda calles fuera de toda zona, y el mapa del condado muestra más. Busque la dirección en ambos y pregunte el precio a un agente de seguros.',
      },
      'creek-behind-the-house': {
        en: 'Small creeks here rise fast in a storm, so believe the map and not the calm day: look up the address at Charlotte-Mecklenburg Storm Water and FEMA, ask for the flood form, claims and an elevation certificate, walk the bank for debris lines, and ask neighbors. Stream buffers also limit what you may build. I never say a home is dry.',
        es: 'Los arroyos de aquí suben rápido con tormenta, así que crea al mapa y no al día tranquilo: busque la dirección en Storm Water de Charlotte-Mecklenburg y FEMA, pida la declaración, reclamos y certificado de elevación, mire marcas en la orilla y pregunte a vecinos. La franja del arroyo limita lo que puede construir. Nunca digo que una casa no se inunda.',
      },
      'past-floods': {
        en: "Ask on several sides, since no one list tells all: the seller's form, which may go unanswered, the owner's FEMA claim history, an insurer's claims report, Storm Water's records and gauges, neighbors, and marks in crawl space or basement. An inspector sees stains and silt. Do it in due diligence; I have no record of a house's floods.",
        es: 'Pregunte por varios lados, porque ninguna lista lo dice todo: la declaración del vendedor, que puede ir sin respuesta, el historial de reclamos ante FEMA, que pide el dueño, el informe del seguro, registros de Storm Water, vecinos y marcas bajo el piso o en el sótano. El inspector ve manchas y lodo. Hágalo en el due diligence; yo no tengo ese registro.',
      },
      'telling-buyers': {
        side: 'seller',
        en: 'The state form has since July 2024 asked about flood zone, past flood damage, claims, insurance and federal aid: answer truthfully or, where allowed, choose no representation. Your broker tells known material facts anyway, and aid that obliges flood insurance must be told in writing. A flooded, repaired house can be sold. Wording: an attorney.',
        es: 'El formulario estatal pregunta desde julio de 2024 por zona de inundación, daños, reclamos, seguro y ayuda federal: conteste la verdad o, donde se permite, no representation. Su agente dice de todos modos lo importante que sabe, y la ayuda que obliga a tener seguro se avisa por escrito. Una casa inundada y reparada se puede vender. Redacción: un abogado.',
      },
      insurance: {
        en: "An ordinary policy leaves floods out: in FEMA's high-risk zone most loans require a flood policy, elsewhere you choose, and a new one waits 30 days unless a loan closes. A federal policy can often pass to a buyer. An elevation certificate, or a FEMA letter taking the house out of the zone, may lower it. An agent prices it.",
        es: 'La póliza común no cubre inundación: en la zona de alto riesgo de FEMA casi todo préstamo exige una, en otras usted decide, y la nueva tarda 30 días en valer, salvo que cierre un préstamo. Una federal a menudo pasa al comprador. Un certificado de elevación o una carta de FEMA que saque la casa de la zona puede bajar el costo. El precio, un agente.',
      },
      'wet-yard-and-drainage': {
        en: "A soggy yard is drainage, not the flood zone: the owner usually keeps the lot's ditches, swales and private pipes, while the city looks after what carries street water in its own easement; ask Storm Water at 311 for the address. Gutters, grading and drains help, no water may be pushed onto a neighbor. A contractor prices it.",
        es: 'Un patio encharcado es drenaje, no zona de inundación: el dueño suele mantener zanjas, pendientes y tubos privados del lote, y la ciudad lo que lleva agua de la calle en su servidumbre; pregunte a Storm Water en el 311. Ayudan canaletas, nivelar y drenes, sin echar agua al vecino. El precio, un contratista.',
      },
    },
    bySide: {
      seller: {
        en: 'The disclosure form has since July 2024 asked about flood zones, past damage, claims, insurance and federal aid; answer truthfully or, where allowed, make no representation. If federal aid obliges the home to carry flood insurance, you must tell the buyer in writing. Storm Water Services has the local maps, FEMA the claim history; wording is for an attorney.',
        es: 'Desde julio de 2024 la declaración pregunta por zona de inundación, daños, reclamos, seguro y ayuda federal; conteste con verdad o, donde se permite, marque no representation. Si la ayuda federal obliga a tener seguro, debe avisar por escrito al comprador. Storm Water Services tiene los mapas locales, FEMA los reclamos; el texto, un abogado.',
      },
    },
    links: ['guideBuying', 'guideMyersPark'],
    source: 'FEMA; Charlotte-Mecklenburg Storm Water Services; G.S. 47E',
    topics: [
      'buying/flood-drainage-stormwater',
      'selling/flooding-and-flood-insurance',
      'people/flooding',
      'money/flood-zones-and-flood-insurance',
      'flood',
    ],
  },
  {
    id: 'wells',
    title: { en: 'Is the well water safe?', es: '¿Es segura el agua del pozo?' },
    answer: {
      en: 'Only a test tells: North Carolina requires one of new wells since July 2008, so for an older well the buyer orders it, for bacteria, nitrate and metals, and measures the flow. FHA and VA loans set distances from a septic system. The county health office has the permit; a shared well needs a recorded agreement, and an attorney.',
      es: 'Solo una prueba lo dice: Carolina del Norte la exige en pozos nuevos desde julio de 2008; en uno anterior la pide quien compra, de bacterias, nitratos y metales, y mide el caudal. FHA y VA exigen distancia al séptico. El permiso está en la oficina de salud del condado; un pozo compartido necesita acuerdo registrado y abogado.',
    },
    aspects: {
      'who-tests': {
        en: 'No test is required for the sale of an older well: North Carolina asks for one only of new wells since July 2008, though FHA, VA or another lender may want one. So the buyer usually orders and pays, within due diligence, and the seller has no duty to. A certified lab or the county health office tells you how the sample is taken.',
        es: 'Para vender un pozo viejo no se exige prueba: Carolina del Norte la pide solo en pozos nuevos desde julio de 2008, aunque FHA, VA u otro banco puede quererla. Por eso casi siempre la pide y la paga quien compra, dentro de due diligence, y el vendedor no tiene esa obligación. Un laboratorio certificado o salud del condado dice cómo se toma la muestra.',
      },
      'what-to-test': {
        en: 'Order a lab test for bacteria, nitrate and metals, and pH and radionuclides where the county advises them, plus a look at the pump and a flow measurement. Near farm fields or an old industrial site, ask the lab what else to add, such as pesticides or PFAS. Do it early, so that results arrive before due diligence ends.',
        es: 'Pida un análisis de laboratorio de bacterias, nitratos y metales, y de pH y radionúclidos donde el condado lo aconseje, además de revisar la bomba y medir el caudal. Cerca de campos de cultivo o de una antigua industria, pregunte al laboratorio qué más añadir, como pesticidas o PFAS. Hágalo pronto, para tener los resultados antes de que termine el due diligence.',
      },
      'bad-signs': {
        en: 'Smell, stains or cloudiness are a reason to test, not yet a verdict: rotten-egg smell often comes from sulfur, brown rings from iron, and cloudiness can have several causes. Have a lab test the water and a well contractor look before due diligence ends; many such problems are handled by a filter or softener, whose cost belongs in your decision.',
        es: 'El olor, las manchas o el agua turbia son motivo para analizarla, todavía no un veredicto: el olor a huevo suele venir del azufre, los anillos cafés del hierro, y la turbidez puede tener varias causas. Que la vean un laboratorio y un contratista de pozos antes de que termine el due diligence; muchas veces se resuelve con un filtro o suavizador, cuyo costo debe contar.',
      },
      flow: {
        en: 'Measure it: a well contractor runs the pump for a set time and reports gallons per minute and how fast the level recovers, which also shows whether it could run short. What is enough depends on the household, the tank and the lender, so ask them for the number they want, and have the test done before due diligence ends.',
        es: 'Hay que medirlo: un contratista de pozos hace trabajar la bomba un tiempo fijo e informa los galones por minuto y qué tan rápido se recupera el nivel, lo que también muestra si podría faltar agua. Cuánto basta depende del hogar, del tanque y del prestamista; pregúnteles qué cifra piden y haga la prueba antes de que termine el due diligence.',
      },
      shared: {
        en: 'A shared well is workable if a written agreement is recorded: it should say who owns it, who may use it, who pays for power and repairs, and how each gets access. A friendly neighbor is no contract, and a lender will usually ask for the paper. Have an attorney find it or draft one before due diligence ends, and test the water.',
        es: 'Un pozo compartido funciona si hay un convenio escrito y registrado: debe decir de quién es, quién puede usarlo, quién paga la luz y las reparaciones y cómo se entra. Un vecino amable no es un contrato, y el prestamista suele pedir el papel. Que un abogado lo busque o lo redacte antes de que termine el due diligence, y analice el agua.',
      },
      'distance-and-loans': {
        en: 'FHA wants a well 50 feet from a septic tank and 100 feet from the drain field, and VA loans have rules of their own; both may also ask for a water test. Other lenders set their own terms. Ask your lender what this house must meet before due diligence ends, and the county health office about the distances on its permit.',
        es: 'FHA pide que el pozo esté a 50 pies del tanque séptico y a 100 pies del campo de drenaje, y los préstamos VA tienen reglas propias; ambos pueden pedir además un análisis del agua. Otros prestamistas fijan lo suyo. Pregunte al suyo qué debe cumplir la casa antes de que termine el due diligence, y al condado por las distancias del permiso.',
      },
      records: {
        en: "The county health office keeps the well's permit where there is one: for newer wells it shows the place, the depth, the kind and the date, while many older wells have no paper at all. Ask for it by address, and have a surveyor or well contractor show whether the well lies on your lot and whether an old one was closed properly.",
        es: 'La oficina de salud del condado guarda el permiso del pozo, si lo hay: en los más nuevos muestra el lugar, la profundidad, el tipo y la fecha; muchos pozos viejos no tienen papel alguno. Pídalo por la dirección, y que un topógrafo o contratista de pozos muestre si está en su lote y si un pozo viejo se cerró bien.',
      },
    },
    links: ['guideBuying'],
    source: 'G.S. 87-97; HUD 4000.1',
    topics: ['buying/wells'],
  },
  {
    id: 'septic',
    title: { en: 'What should I know about the septic system?', es: '¿Qué debo saber del sistema séptico?' },
    answer: {
      en: "The county's permit sets how many bedrooms it serves, and advertising more is a material misstatement, so pull the permit first. Have a state-certified inspector open the tank and test tank and field within due diligence, pumped if needed; pumping is advised every 3 to 5 years. Replacing a failed system is expensive and needs suitable soil. County environmental health answers for the address.",
      es: 'El permiso del condado dice para cuántas recámaras sirve, y anunciar más es una declaración falsa grave: consígalo primero. Que un inspector certificado abra el tanque y pruebe tanque y campo dentro de due diligence, bombeado si hace falta; se recomienda bombear cada 3 a 5 años. Reemplazarlo es caro y requiere suelo apto. Por la dirección responde la salud ambiental del condado.',
    },
    aspects: {
      'if-it-fails': {
        en: 'Replacing a failed system is expensive, it can run to five figures, and possible only where the county finds suitable soil for a new field; with no good soil left there may be no ordinary fix. So have tank and field inspected and ask county environmental health about a repair area before due diligence ends. An installer gives the price for this lot.',
        es: 'Reemplazar un sistema que falló es caro, puede pasar de diez mil dólares, y solo se puede donde el condado encuentra suelo adecuado para un campo nuevo; sin buen suelo quizá no haya arreglo normal. Por eso haga revisar tanque y campo y pregunte a salud ambiental del condado por el área de reparación antes de que termine el due diligence. Un instalador da el precio.',
      },
      pumping: {
        en: 'Every 3 to 5 years is the usual advice for pumping, sooner with many people or a garbage disposal; a tank untouched for decades should be opened and looked at with the field. No general rule makes a seller pump before selling, but a buyer may ask for it, often so that the inspector can see the tank; who pays is negotiated.',
        es: 'Lo usual es vaciarlo cada 3 a 5 años, antes si vive mucha gente o hay triturador; un tanque sin tocar por décadas debe abrirse y revisarse junto con el campo. Ninguna regla general obliga al vendedor a vaciarlo antes de vender, pero el comprador puede pedirlo, a menudo para que el inspector vea el tanque; quién paga se negocia.',
      },
      'who-inspects': {
        en: 'A state-certified septic inspector does it, not the ordinary home inspection: have the tank opened and tank and field tested, pumped if needed, within due diligence. The law does not force one on you, but it is money well spent. Your home inspector can usually name someone certified, or ask county environmental health.',
        es: 'Lo hace un inspector séptico certificado por el estado, no la inspección general: que abra el tanque y pruebe tanque y campo, con bombeo si hace falta, dentro de due diligence. La ley no lo exige, pero es dinero bien gastado. Su inspector suele conocer a alguien certificado, o pregunte a salud ambiental del condado.',
      },
      bedrooms: {
        en: 'The county permit sets the number: a house on a three-bedroom permit may not be advertised with four, though extra rooms can be called bonus or flex rooms. Adding a bedroom needs a new permit and enough suitable soil. Get the permit from county environmental health before you list, buy or build; if none is found, say so in writing.',
        es: 'El número lo fija el permiso del condado: una casa con permiso para tres recámaras no puede anunciarse con cuatro, aunque los cuartos extra pueden llamarse bonus o flex. Añadir una recámara requiere un permiso nuevo y suficiente suelo adecuado. Pida el permiso a salud ambiental del condado antes de anunciar, comprar o construir; si no aparece, dígalo por escrito.',
      },
      'permit-and-location': {
        en: "County environmental health keeps the permit, usually with a sketch of tank and field; ask for it by address, in the county where the house lies. If no drawing exists, a septic inspector or pumping company can find the tank. Nothing such as a pool, driveway or addition should go on the field or its repair area without the county's word.",
        es: 'Salud ambiental del condado guarda el permiso, por lo general con un plano del tanque y del campo; pídalo por la dirección, en el condado donde está la casa. Si no hay plano, un inspector o la empresa que vacía tanques puede localizarlo. No ponga alberca, entrada ni ampliación sobre el campo o su área de reparación sin consultar al condado.',
      },
      'sewer-or-septic': {
        en: "Ask the utility by address: Charlotte Water says whether a home is on its sewer, where the nearest main is and what connecting would cost; in the lake towns and counties it is their utility. A street without a main means septic, and switching depends on that main. The listing and the seller's disclosure should say which it is; the team can help check.",
        es: 'Pregunte por la dirección: Charlotte Water dice si la casa tiene su drenaje, dónde pasa la tubería más cercana y cuánto costaría conectarse; en los pueblos y condados del lago es su propio servicio. Sin tubería en la calle hay séptico, y el cambio depende de ella. El anuncio y la declaración del vendedor deben decir cuál es; el equipo ayuda a verificarlo.',
      },
      'who-pays': {
        en: 'The buyer usually orders and pays for the septic inspection; pumping and repairs are negotiated. No general rule makes a seller pump before a sale, but a buyer may ask for it, often so that the inspector can see the tank, or for a credit, and the seller may agree, refuse or split it. Put it in writing before the due diligence deadline.',
        es: 'La inspección séptica casi siempre la pide y la paga quien compra; el bombeo y los arreglos se negocian. Ninguna regla general obliga a quien vende a bombear antes, pero se le puede pedir, a menudo para que el inspector vea el tanque, o un crédito, y puede aceptar, negarse o dividir. Por escrito, antes del plazo de due diligence.',
      },
      'selling-a-failing-one': {
        side: 'seller',
        en: 'You can sell with a failing system, but it is a material fact your broker must tell, and most loans want it working. Ask county environmental health whether the lot has soil for a repair, and an installer for a written price; with both you can fix it, give a credit the lender accepts, or price it for a cash buyer. Without a repair area expect few buyers.',
        es: 'Puede vender con un sistema que falla, pero es un hecho material que su agente debe decir, y casi todos los préstamos lo quieren funcionando. Pregunte a salud ambiental del condado si hay suelo para repararlo y a un instalador el precio por escrito; así lo arregla, da un crédito que el banco acepte o baja el precio para quien paga al contado.',
      },
    },
    bySide: {
      seller: {
        en: "You may not advertise more bedrooms than the county's septic permit allows: call the extra ones bonus or flex rooms. Get the permit from county environmental health first, and if none is found, say so in writing. Buyers usually pay for the inspection; you may be asked to uncover and pump the tank. Adding bedrooms needs a new permit and enough suitable soil.",
        es: 'No puede anunciar más recámaras que las del permiso séptico del condado: llame a las demás cuarto flexible o extra. Consiga antes el permiso en salud ambiental del condado y, si no aparece, dígalo por escrito. Normalmente la inspección la paga quien compra; a usted pueden pedirle destapar y bombear el tanque. Sumar recámaras exige permiso nuevo y suelo apto.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'NCREC; EPA; county environmental health',
    topics: ['buying/septic', 'selling/septic-system-and-bedroom-count'],
  },
  {
    id: 'appraisal',
    title: { en: 'What is the appraisal, and who pays?', es: '¿Qué es el avalúo y quién lo paga?' },
    answer: {
      en: "A licensed appraiser's independent opinion of what the home is worth, for the lender, who orders it; the buyer usually pays, some hundreds of dollars that stand in your Loan Estimate. It takes about a week or two, and you get a copy at least 3 business days before closing. It does not look for defects; an inspection does. Repairs it asks for are loan conditions; the seller may refuse.",
      es: 'Es la opinión independiente de un valuador con licencia sobre el valor de la casa, para el banco, que lo pide; casi siempre lo paga quien compra, unos cientos de dólares según su Loan Estimate. Tarda una o dos semanas y usted recibe copia al menos 3 días hábiles antes del cierre. No busca defectos; eso es la inspección. Las reparaciones que pida condicionan el préstamo; el vendedor puede negarse.',
    },
    aspects: {
      timeline: {
        en: 'Plan on about a week or two from the order to the report, and it should be ordered early enough to arrive before due diligence ends. Many buyers let the home inspection come first, so as not to pay twice for a house they leave. If it is late, ask the lender today for the date, and the team about moving the deadlines in writing.',
        es: 'Cuente con una o dos semanas desde el pedido hasta el informe, y conviene pedirlo a tiempo para que llegue antes de que termine el due diligence. Muchos compradores hacen primero la inspección, para no pagar dos veces por una casa que dejarán. Si se atrasa, pregunte hoy la fecha al prestamista y al equipo cómo mover los plazos por escrito.',
      },
      copy: {
        en: "You have a right to a copy: the lender must give the applicant one promptly, and at least 3 business days before closing, whoever paid. If it has not come, ask your loan officer in writing. The report is made for the lender's use, and the seller gets a copy only if you or the lender share it.",
        es: 'Usted tiene derecho a una copia: el prestamista debe darla pronto a quien solicita el préstamo, al menos 3 días hábiles antes del cierre, la haya pagado quien la haya pagado. Si no llega, pídala por escrito a su oficial de préstamos. El informe se hace para el prestamista, y el vendedor solo lo recibe si usted o el prestamista lo comparten.',
      },
      'not-an-inspection': {
        en: 'They are two different visits: the appraiser judges value for the lender and does not search for defects, while your inspector looks for what is wrong and works for you. An appraiser may note plain damage or safety matters, especially for FHA and VA, but never test the roof, wiring or crawl space for you. Order your own inspection within due diligence.',
        es: 'Son dos visitas distintas: el valuador estima el valor para el prestamista y no busca defectos; su inspector busca lo que está mal y trabaja para usted. El valuador puede anotar daños visibles o de seguridad, sobre todo en FHA y VA, pero no le revisa techo, cables ni el espacio bajo el piso. Pida su propia inspección dentro del due diligence.',
      },
      repairs: {
        en: "Repairs the appraiser lists are conditions of the buyer's loan, not a duty of the seller: the seller may do them, let the buyer pay, or refuse. The loan then waits until they are done or the lender drops the condition, and a buyer may leave within due diligence. Ask the lender exactly what it wants, and put any agreement in writing.",
        es: 'Las reparaciones que pide el valuador son condiciones del préstamo del comprador, no un deber del vendedor: este puede hacerlas, dejar que las pague el comprador o negarse. El préstamo espera hasta que se hagan o el prestamista retire la condición, y el comprador puede irse dentro del due diligence. Pregunte al prestamista qué pide exactamente y acuerde todo por escrito.',
      },
      'the-visit': {
        en: 'The visit is short: the appraiser usually walks inside and out, measures, takes photos, and later compares recent sales; nobody pays at the door and the buyer need not be there. Owners help by giving access, a tidy house and a list of improvements with dates. You may give facts, but no one may press for a number.',
        es: 'La visita es corta: el valuador por lo general recorre la casa por dentro y por fuera, mide, toma fotos y luego compara ventas recientes; nadie paga en la puerta y el comprador no tiene que estar. El dueño ayuda dando acceso, una casa ordenada y una lista de mejoras con fechas. Puede dar datos, pero nadie debe presionar por una cifra.',
      },
      'waived-or-needed': {
        en: "Only a lender requires one: some loans get a waiver from the lender's system, FHA and VA purchase loans rarely do, and a cash buyer needs none but may order one to check the price. A waiver is the lender's decision and saves the fee, but then no independent value protects you; ask your lender, and the team about recent sales.",
        es: 'Solo lo exige el prestamista: algunos préstamos reciben una exención de su sistema, FHA y VA rara vez, y quien paga de contado no lo necesita, aunque puede pedirlo para revisar el precio. La exención la decide el prestamista y ahorra el costo, pero sin un valor independiente que lo proteja; pregúntele, y al equipo por ventas recientes.',
      },
      'how-long-valid': {
        en: "About four to six months, by kind of loan: a conventional one for Fannie Mae is good for four months, and up to twelve with an update; FHA and VA ones for about 180 days, FHA's longer with an update. A seller's own appraisal speaks only for its date, and a new lender may order its own. Ask the lender which date counts.",
        es: 'Unos cuatro a seis meses, según el préstamo: uno convencional para Fannie Mae vale cuatro meses, y hasta doce con actualización; los de FHA y VA unos 180 días, más en FHA con actualización. El avalúo que paga quien vende habla solo de su fecha, y otro banco puede pedir el suyo. Pregunte al banco qué fecha cuenta.',
      },
      'what-it-is': {
        en: "An appraisal is a licensed appraiser's written opinion of what a home is worth on one date, from recent sales of similar homes and a short visit. The buyer's lender orders it before it lends, and the buyer usually pays. It does not look for defects; that is the inspection. If it comes in below the price, the lender lends on the lower figure.",
        es: 'Un avalúo es la opinión escrita de un valuador con licencia sobre cuánto vale una casa en una fecha, según ventas recientes de casas parecidas y una visita corta. Lo pide el banco del comprador antes de prestar, y casi siempre lo paga el comprador. No busca defectos; eso es la inspección. Si sale por debajo del precio, el banco presta sobre lo menor.',
      },
    },
    bySide: {
      seller: {
        en: "The buyer's lender orders it and the buyer usually pays. Repairs the appraiser asks for, such as peeling old paint or a handrail on FHA and VA loans, are conditions of that loan and not your duty: you may do them, let the buyer, or refuse, and the buyer may leave within due diligence. Nobody may press the appraiser, though your broker may offer sales and facts.",
        es: 'Lo pide el banco del comprador y normalmente lo paga él. Las reparaciones que exija, como pintura vieja descascarada o un pasamanos con FHA y VA, son condición de ese préstamo y no deber suyo: puede hacerlas, dejar que las haga él o negarse, y el comprador puede salir en due diligence. Nadie puede presionar al valuador, pero su broker puede ofrecer ventas y datos.',
      },
    },
    links: ['guideBuying'],
    source: 'ECOA; CFPB; Fannie Mae B4-1.2-04; HUD Mortgagee Letter 2022-11; LegalClarity (VA), 2026',
    topics: [
      'buying/what-the-appraisal-is-appraiser-s-repair-conditi',
      'money/appraisal-cost-and-low-appraisal',
    ],
  },
  {
    id: 'low-appraisal',
    title: { en: 'What if the appraisal comes in low?', es: '¿Qué pasa si el avalúo sale bajo?' },
    answer: {
      en: 'The price does not drop by itself, but the lender lends on the lower figure. The seller may cut the price, the buyer bring the gap in cash, both split it, the lender reconsider with better sales, or the buyer leave within due diligence. FHA and VA contracts let a buyer out on value even later. Lender first, attorney for the wording.',
      es: 'El precio no baja solo, pero el banco presta sobre la cifra menor. Quien vende puede rebajar, quien compra poner la diferencia, o ambos dividirla; se puede pedir al banco que reconsidere con mejores ventas, y quien compra puede salirse dentro de due diligence. Con FHA y VA se puede salir por el valor incluso después. Primero el prestamista; el texto, un abogado.',
    },
    aspects: {
      challenge: {
        en: "You can ask the lender for a reconsideration of value: point out factual errors and send better, more similar recent sales, which your agent can help gather. A second appraisal is the lender's choice, and nobody may pick or press the appraiser. The number may stay as it is, so keep an eye on your due diligence date meanwhile.",
        es: 'Puede pedirle al prestamista una reconsideración del valor: señale errores de hecho y envíe ventas recientes mejores y más parecidas, que su agente ayuda a reunir. Un segundo avalúo lo decide el prestamista, y nadie puede elegir ni presionar al valuador. La cifra puede quedar igual, así que vigile mientras tanto su fecha de due diligence.',
      },
      'must-seller-lower': {
        en: "The price does not drop by itself: it stays as signed unless buyer and seller agree in writing to change it, and no seller is forced to accept the appraiser's number. A seller may cut, split or hold firm; holding firm risks the buyer leaving, and the next lender may see the same value. The team helps weigh it; wording goes to an attorney.",
        es: 'El precio no baja solo: queda como se firmó, salvo que comprador y vendedor acuerden cambiarlo por escrito, y ningún vendedor está obligado a aceptar la cifra del valuador. Puede bajar, partir la diferencia o mantenerse; mantenerse arriesga que el comprador se vaya, y otro banco puede ver el mismo valor. El equipo ayuda a pensarlo; la redacción, un abogado.',
      },
      'who-pays-gap': {
        side: 'buyer',
        en: 'Nobody owes it automatically: your lender lends on the lower figure, so the difference is your cash unless the seller cuts the price or splits it with you. Ask for the split in writing while due diligence runs. With no cash left, ask the lender whether a smaller down payment still works, or leave in time.',
        es: 'Nadie la debe automáticamente: su prestamista presta sobre la cifra menor, así que la diferencia sale de su bolsillo, salvo que el vendedor baje el precio o la comparta. Pida el reparto por escrito mientras corre el due diligence. Si ya no tiene dinero, pregunte al prestamista si funciona un enganche menor, o salga a tiempo.',
      },
      'walk-away': {
        en: 'While due diligence runs you may leave for a low value or any other reason, by written notice before the deadline: the earnest money comes back, the due diligence fee usually does not. Call your agent today so that the notice goes out in time. After the deadline the loan kind decides: FHA and VA contracts still have a way out.',
        es: 'Mientras corre el due diligence puede salirse por un valor bajo o por cualquier otra razón, con aviso escrito antes del plazo: el earnest money regresa; la cuota de due diligence normalmente no. Llame hoy a su agente para que el aviso salga a tiempo. Después del plazo decide el tipo de préstamo: los contratos FHA y VA aún tienen salida.',
      },
      'fha-va-out': {
        en: 'FHA and VA contracts carry a clause for this: if the appraised value is below the price, the buyer may leave and keep the earnest money, even after due diligence, or go ahead and pay the gap. The clause speaks of the earnest money; what becomes of the due diligence fee, ask an attorney. With VA, the lender can also send sales before the value is final.',
        es: 'Los contratos FHA y VA llevan una cláusula para esto: si el valor queda debajo del precio, el comprador puede irse y conservar el earnest money, incluso después del due diligence, o seguir y pagar la diferencia. La cláusula habla de ese depósito; sobre la cuota de due diligence pregunte a un abogado. En VA se pueden enviar ventas antes del valor final.',
      },
      'after-due-diligence': {
        en: 'The due diligence deadline decides: leave before it and the earnest money comes back; after it a conventional buyer carries the gap, and leaving usually puts that money at risk besides the due diligence fee. Then ask the seller at once for a cut or a split, the lender for a reconsideration, and an attorney before you give any notice. FHA and VA contracts are the exception.',
        es: 'Decide la fecha de due diligence: si sale antes, el earnest money regresa; después, el comprador con préstamo convencional carga con la diferencia, y dejar el contrato suele poner en riesgo ese depósito además de la cuota. Entonces pida enseguida una rebaja o un reparto, al prestamista una reconsideración, y hable con un abogado antes de avisar nada. FHA y VA son la excepción.',
      },
    },
    bySide: {
      buyer: {
        en: 'The price does not drop by itself, and your lender lends on the lower figure. Ask the seller for a cut, bring cash, split it, ask the lender to reconsider with better sales, or leave while due diligence runs; afterwards a conventional buyer carries the gap. FHA and VA contracts let you out on value with the earnest money even later. Call the lender today.',
        es: 'El precio no baja solo y el banco presta sobre la cifra menor. Pida una rebaja, ponga efectivo, divídanlo, pida reconsiderar con mejores ventas o salga mientras corre due diligence; después, con préstamo convencional la diferencia es suya. FHA y VA permiten salir por el valor, con el depósito, incluso más tarde. Llame hoy al prestamista.',
      },
      seller: {
        en: 'You need not lower the price: you may cut it, split the gap, hold firm, or send facts and sales through the brokers for a reconsideration. A conventional buyer may leave in due diligence or risk the earnest money; FHA and VA buyers may leave on value even after it. Nobody may pressure the appraiser; wording goes to an attorney.',
        es: 'No tiene que bajar el precio: puede rebajar, dividir, mantenerse o enviar datos y ventas por los brokers para que reconsideren. Con préstamo convencional el comprador sale en due diligence o arriesga el depósito; con FHA y VA puede salir por el valor incluso después. Nadie presiona al valuador; el texto, un abogado.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; Form 2A4-T',
    topics: ['buying/low-appraisal', 'selling/low-appraisal-and-loan-required-repairs', 'low-appraisal'],
  },
];
