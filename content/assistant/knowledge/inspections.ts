import type { Entry } from '#domain/chat/knowledge.ts';

/** Inspections, systems, repairs and the appraisal. */
export const inspections: Entry[] = [
  {
    id: 'which-inspections',
    title: { en: 'Which inspections should I order?', es: '¿Qué inspecciones debo pedir?' },
    answer: {
      en: 'None is required by North Carolina law, though a lender may need some. Usual ones are the general home inspection, wood-destroying insects, radon, and a sewer camera, roof or HVAC check where doubtful; well, septic, pool or chimney if present. Order them on day one of the due diligence period, with licensed inspectors, and go along for the last hour.',
      es: 'La ley de Carolina del Norte no exige ninguna, aunque el banco puede pedir algunas. Lo usual: inspección general, insectos de la madera, radón, y cámara del drenaje, techo o climatización si hay dudas; pozo, séptico, alberca o chimenea si existen. Pídalas el primer día de due diligence, con inspectores con licencia, y vaya a la última hora.',
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
      en: "It is a material fact, and it stays with the house: the county may ask the present owner for a permit, tests or undoing the work, and an insurer or appraiser may give the space no value. Search Mecklenburg Code Enforcement's records. A seller may permit it after the fact, disclose and price it, or remove it; liability is for an attorney.",
      es: 'Es un hecho importante y sigue a la casa: el condado puede exigir al dueño actual permiso, pruebas o deshacer la obra, y la aseguradora o el valuador quizá no la cuenten. Busque en los registros de Mecklenburg Code Enforcement. Quien vende puede legalizarla, informarla y ajustar el precio, o quitarla; la responsabilidad, un abogado.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'NCREC; Mecklenburg County Code Enforcement',
    topics: ['buying/unpermitted-work', 'selling/addition-or-conversion-without-a-permit'],
  },
  {
    id: 'termites',
    title: { en: 'Do I need a termite inspection?', es: '¿Necesito inspección de termitas?' },
    answer: {
      en: "It is your choice, unless the lender wants one; VA loans require it in North Carolina. A licensed operator fills in the state's official report, which covers what can be seen and gives no opinion on structure. A termite bond is a service contract: ask whether it transfers, and whether it repairs damage or only treats again.",
      es: 'Usted decide, salvo que el banco la pida; los préstamos VA la exigen en Carolina del Norte. Un operador con licencia llena el informe oficial del estado, que cubre lo visible y no opina de la estructura. El termite bond es un contrato de servicio: pregunte si se transfiere y si repara daños o solo vuelve a tratar.',
    },
    links: ['guideBuying'],
    source: 'NC Department of Agriculture; VA',
    topics: ['buying/termites-and-wood-destroying-insects'],
  },
  {
    id: 'radon',
    title: { en: 'Should I test for radon?', es: '¿Debo hacer la prueba de radón?' },
    answer: {
      en: "Yes, it is worth it: Mecklenburg lies in the EPA's lower-potential zone, but any house can be high, new ones too, and only a test tells. The EPA says to fix at 4 pCi/L and to consider it from 2. A short test runs 48 hours or more with windows closed. Ask for a nationally certified tester within due diligence.",
      es: 'Sí, vale la pena: Mecklenburg está en la zona de menor potencial de la EPA, pero cualquier casa puede tener niveles altos, también una nueva, y solo la prueba lo dice. La EPA pide corregir desde 4 pCi/L y considerarlo desde 2. La prueba corta dura 48 horas o más. Use un técnico certificado dentro de due diligence.',
    },
    links: ['guideBuying'],
    source: 'EPA',
    topics: ['buying/radon'],
  },
  {
    id: 'lead-paint',
    title: { en: 'What about lead paint in an older house?', es: '¿Qué hay del plomo en una casa vieja?' },
    answer: {
      en: 'For a home built before 1978 the seller gives the federal pamphlet, tells what is known, offers 10 days to test unless the buyer waives it, and both sign the form before the contract binds. Nobody must test or remove. Painters who disturb old paint for pay need lead-safe certification; health questions are for a doctor.',
      es: 'En una casa anterior a 1978 quien vende entrega el folleto federal, dice lo que sabe, ofrece 10 días para hacer pruebas si el comprador no renuncia, y ambos firman antes de obligarse. Nadie tiene que probar ni quitar. Quien cobra por trabajar pintura vieja necesita certificación; las dudas de salud, un médico.',
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
      en: 'Ask how old each is and who will insure it: aluminum branch wiring, certain old electrical panels, knob-and-tube, damp crawl spaces, buried oil tanks and synthetic stucco are the known troubles here. The general inspector points, a licensed trade or engineer measures and prices. Get that in writing before the due diligence deadline.',
      es: 'Pregunte la edad de cada cosa y quién la asegura: cables de aluminio, ciertos tableros viejos, instalación knob-and-tube, humedad bajo el piso, tanques enterrados y estuco sintético son los problemas conocidos aquí. El inspector general señala; un oficio con licencia o un ingeniero mide y cotiza. Por escrito, antes de la fecha de due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC; EPA',
    topics: ['buying/electrical-roof-hvac-foundation-crawl-space-mold'],
  },
  {
    id: 'old-house-costs',
    title: { en: 'What does an old house cost to run?', es: '¿Cuánto cuesta mantener una casa vieja?' },
    answer: {
      en: "It depends on that house: ask the seller for twelve months of electric, gas and water bills, and inspectors for the age of roof, heating, wiring and the sewer line, which the owner keeps up to the city's connection. Get written bids for what is due soon. I promise no figures; a licensed contractor gives them.",
      es: 'Depende de la casa: pida al vendedor doce meses de recibos de luz, gas y agua, y a los inspectores la edad del techo, la calefacción, los cables y el drenaje, que el dueño mantiene hasta la conexión de la ciudad. Pida presupuestos escritos de lo urgente. No prometo cifras; las da un contratista.',
    },
    links: ['guideBuying'],
    source: 'Charlotte Water; EPA RRP',
    topics: ['money/running-costs-of-an-old-house'],
  },
  {
    id: 'flood',
    title: { en: 'Is a house in a flood zone?', es: '¿Está una casa en zona de inundación?' },
    answer: {
      en: "Look up the address on FEMA's map and on Charlotte-Mecklenburg Storm Water's, which is more detailed; a house can be outside the line and its yard inside. Ordinary policies exclude floods; many loans require flood cover in high-risk zones. The seller's form asks about floods but may decline to answer. An insurance agent prices it; I never say a lot is dry.",
      es: 'Busque la dirección en el mapa de FEMA y en el de Charlotte-Mecklenburg Storm Water, más detallado; la casa puede quedar fuera y el patio dentro. Las pólizas comunes no cubren inundación; muchos préstamos la exigen en zonas de alto riesgo. La declaración pregunta, aunque el vendedor puede no responder. El precio, un agente de seguros.',
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
      en: "The county's permit sets how many bedrooms it serves, and advertising more is a material misstatement, so pull the permit first. A state-certified inspector checks tank and field; pumping is advised every 3 to 5 years. Replacing a failed system is expensive and needs suitable soil. County environmental health answers for the address, Charlotte Water about sewer.",
      es: 'El permiso del condado dice para cuántas habitaciones sirve, y anunciar más es una falta importante: consígalo primero. Un inspector certificado revisa tanque y campo; se recomienda bombear cada 3 a 5 años. Reemplazarlo es caro y requiere suelo apto. Por la dirección responde la salud ambiental del condado; por el drenaje, Charlotte Water.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'NCREC; EPA; county environmental health',
    topics: ['buying/septic', 'selling/septic-system-and-bedroom-count'],
  },
  {
    id: 'appraisal',
    title: { en: 'What is the appraisal, and who pays?', es: '¿Qué es el avalúo y quién lo paga?' },
    answer: {
      en: 'It is an independent opinion of value for the lender, who orders it and usually has the buyer pay; you get a copy at least 3 business days before closing. It is no search for defects. Repairs the appraiser asks for are conditions of the loan, not duties of the seller, who may refuse. Nobody may press the appraiser; ask your lender.',
      es: 'Es una opinión independiente de valor para el banco, que la pide y normalmente cobra a quien compra; usted recibe copia al menos 3 días hábiles antes del cierre. No busca defectos. Las reparaciones que pida son condición del préstamo, no deber del vendedor, que puede negarse. Nadie puede presionar al valuador; pregunte a su prestamista.',
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
      en: 'The lender lends on the lower figure. The seller may cut the price, the buyer may bring the gap in cash, they may split it, the lender may be asked to reconsider with better sales, or the buyer leaves within due diligence. FHA and VA contracts let a buyer out on value even later. Lender first, attorney for the wording.',
      es: 'El banco presta sobre la cifra menor. Quien vende puede bajar el precio, quien compra poner la diferencia, dividirla, pedir al banco que reconsidere con mejores ventas, o salir dentro de due diligence. Con FHA y VA se puede salir por el valor incluso después. Primero el prestamista; el texto, un abogado.',
    },
    bySide: {
      buyer: {
        en: 'Your lender lends on the lower figure. Ask the seller for a cut, bring cash, split it, ask the lender to reconsider with better sales, or leave while due diligence runs; afterwards a conventional buyer carries the gap. FHA and VA contracts let you out on value with the earnest money even later. Call the lender today.',
        es: 'El banco presta sobre la cifra menor. Pida una rebaja, ponga efectivo, divídanlo, pida reconsiderar con mejores ventas o salga mientras corre due diligence; después, con préstamo convencional la diferencia es suya. FHA y VA permiten salir por el valor, con el depósito, incluso más tarde. Llame hoy al prestamista.',
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
