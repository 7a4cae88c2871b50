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
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A',
    topics: ['buying/inspection-came-back-bad'],
  },
  {
    id: 'repair-requests',
    title: { en: 'Who fixes what the inspection finds?', es: '¿Quién repara lo que sale en la inspección?' },
    answer: {
      en: "Nobody has to: the standard contract obliges no repairs, and the buyer's leverage is the right to leave in the due diligence period. Any repair, credit or price change is written and signed before that deadline, with scope, trade and receipts; a credit needs the lender's approval. If agreed work is missing at the walk-through, call an attorney before signing.",
      es: 'Nadie está obligado: el contrato estándar no exige reparaciones y la fuerza de quien compra es poder salir en el periodo. Reparación, crédito o rebaja se firma antes de la fecha, con alcance, oficio y recibos; el crédito lo aprueba el banco. Si falta trabajo acordado en el recorrido final, llame a un abogado antes de firmar.',
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
      es: 'Solo algunos bancos exigen la inspección de termitas, entre ellos los préstamos VA en Carolina del Norte, pero a casi todo comprador le conviene pedirla. Un operador con licencia llena el informe oficial del estado, que cubre lo visible y no opina de la estructura: por daños viejos, un ingeniero o contratista. El termite bond es un contrato de servicio: pregunte si se transfiere y si repara daños.',
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
      es: 'Nadie tiene que hacer pruebas ni quitarla, pero en una vivienda anterior a 1978 quien vende o renta entrega el folleto federal, dice lo que sabe y firma el formulario antes de obligarse. Quien compra tiene además 10 días para probar si no renuncia; el inquilino, no. Quien cobra por trabajar pintura vieja necesita certificación. Las dudas de salud son para un médico.',
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
    links: ['guideBuying'],
    source: "NCREC; insurers' practice",
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
      es: 'La edad sola no es motivo para irse; cuenta cuánto cuesta el arreglo y quién asegura la casa, y eso se averigua antes de la fecha de due diligence. Las aseguradoras preguntan la edad del techo. Cables de aluminio, ciertos tableros, knob-and-tube, moho, tanques enterrados y estuco sintético son los problemas conocidos; el asbesto suele ser mejor no tocarlo. Un oficio con licencia o ingeniero cotiza por escrito.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC; EPA',
    topics: ['buying/electrical-roof-hvac-foundation-crawl-space-mold'],
  },
  {
    id: 'old-house-costs',
    title: { en: 'What does an old house cost to run?', es: '¿Cuánto cuesta mantener una casa vieja?' },
    answer: {
      en: "It depends on the house; many owners set aside about 1% of the value a year for upkeep, and more for an old one. Ask the seller for twelve months of electric, gas and water bills, and inspectors for the age of roof, heating, wiring and the sewer line, which is the owner's up to the city's connection. A licensed contractor prices what is due soon; I promise no figure.",
      es: 'Depende de la casa; muchos dueños guardan cerca del 1% del valor al año para mantenimiento, y más en una vieja. Pida al vendedor doce meses de recibos de luz, gas y agua, y a los inspectores la edad de techo, calefacción, cables y drenaje, que es del dueño hasta la conexión de la ciudad. Un contratista con licencia cotiza lo urgente; yo no prometo cifras.',
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
      es: 'Lo dice el mapa de FEMA para la dirección y, con más detalle, el de Charlotte-Mecklenburg Storm Water; yo nunca digo que no se inunda. En zona de alto riesgo la mayoría de los préstamos exige seguro; fuera, usted decide, y las pólizas comunes no cubren inundación. Una póliza nueva espera 30 días salvo cierre de préstamo. La declaración del vendedor pregunta. El precio, un agente de seguros.',
    },
    bySide: {
      seller: {
        en: 'The disclosure form has since July 2024 asked about flood zones, past damage, claims, insurance and federal aid; answer truthfully or, where allowed, make no representation. If federal aid obliges the home to carry flood insurance, you must tell the buyer in writing. Storm Water Services has the local maps, FEMA the claim history; wording is for an attorney.',
        es: 'Desde julio de 2024 la declaración pregunta por zona de inundación, daños, reclamos, seguro y ayuda federal; conteste con verdad o, donde se permite, sin declarar. Si la ayuda federal obliga a tener seguro, debe avisar por escrito al comprador. Storm Water Services tiene los mapas locales, FEMA los reclamos; el texto, un abogado.',
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
    links: ['guideBuying'],
    source: 'G.S. 87-97; HUD 4000.1',
    topics: ['buying/wells'],
  },
  {
    id: 'septic',
    title: { en: 'What should I know about the septic system?', es: '¿Qué debo saber del sistema séptico?' },
    answer: {
      en: "The county's permit sets how many bedrooms it serves, and advertising more is a material misstatement, so pull the permit first. Have a state-certified inspector open the tank and test tank and field within due diligence, pumped if needed; pumping is advised every 3 to 5 years. Replacing a failed system is expensive and needs suitable soil. County environmental health answers for the address.",
      es: 'El permiso del condado dice para cuántas habitaciones sirve, y anunciar más es una falta importante: consígalo primero. Que un inspector certificado abra el tanque y pruebe tanque y campo dentro de due diligence, bombeado si hace falta; se recomienda bombear cada 3 a 5 años. Reemplazarlo es caro y requiere suelo apto. Por la dirección responde la salud ambiental del condado.',
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
      en: 'The lender orders it and the buyer usually pays, some hundreds of dollars that stand in your Loan Estimate; it takes about a week or two and you get a copy at least 3 business days before closing. It is an independent opinion of value and does not look for defects; that is the inspection. Repairs the appraiser asks for are loan conditions; the seller may refuse.',
      es: 'Lo pide el banco y normalmente lo paga quien compra, unos cientos de dólares que están en su Loan Estimate; tarda una o dos semanas y usted recibe copia al menos 3 días hábiles antes del cierre. Es una opinión independiente de valor y no busca defectos; eso es la inspección. Las reparaciones que pida son condición del préstamo, y quien vende puede negarse. Nadie puede presionar al valuador.',
    },
    bySide: {
      seller: {
        en: "The buyer's lender orders it and the buyer usually pays. Repairs the appraiser asks for, such as peeling old paint or a handrail on FHA and VA loans, are conditions of that loan and not your duty: you may do them, let the buyer, or refuse, and the buyer may leave within due diligence. Nobody may press the appraiser, though your broker may offer sales and facts.",
        es: 'Lo pide el banco del comprador y normalmente lo paga él. Las reparaciones que exija, como pintura vieja o un pasamanos con FHA y VA, son condición de ese préstamo y no deber suyo: puede hacerlas, dejar que las haga él o negarse, y el comprador puede salir en due diligence. Nadie puede presionar al valuador, pero su broker puede ofrecer ventas y datos.',
      },
    },
    links: ['guideBuying'],
    source: 'ECOA; CFPB',
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
      es: 'El precio no baja solo, pero el banco presta sobre la cifra menor. Quien vende puede rebajar, quien compra poner la diferencia, dividirla, pedir al banco que reconsidere con mejores ventas, o salir dentro de due diligence. Con FHA y VA se puede salir por el valor incluso después. Primero el prestamista; el texto, un abogado.',
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
