import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Associations, covenants, zoning, lots, condominiums and new homes. */
export const associationsAndLand: Entry[] = [
  {
    id: 'hoa',
    title: { en: 'What should I read about an HOA?', es: '¿Qué debo leer de una asociación (HOA)?' },
    answer: {
      en: 'Read the declaration, rules, budget, reserves, minutes, insurance and any lawsuits within due diligence, because recorded rules bind you even unread. Look for limits on renting, pets, parking and building, for dues that must rise, and for work the reserves cannot pay. The seller or the association supplies the papers, sometimes for a fee. I hold no dues; the association has the numbers, an attorney the meaning.',
      es: 'Lea la declaración, reglas, presupuesto, reservas, actas, seguro y demandas dentro de due diligence, porque las reglas registradas obligan aunque no las lea. Busque límites a rentar, mascotas, estacionamiento y obras, cuotas que deban subir y trabajos que las reservas no paguen. Los papeles los da quien vende o la asociación, a veces con costo. Yo no tengo cuotas; los números los tiene la asociación, el sentido un abogado.',
    },
    links: ['guideRail', 'guideBuying'],
    source: 'G.S. 47F; G.S. 47C; Form 2-T',
    topics: [
      'buying/hoa-cost-rules-what-to-read',
      'money/hoa-dues-special-assessments-transfer-fees',
      'association',
    ],
  },
  {
    id: 'home-hoa',
    title: { en: "What are this home's dues and pet rules?", es: '¿Qué cuotas y reglas de mascotas tiene?' },
    answer: {
      en: `I can only tell what a home's description says; dues, what they cover, pets, renting and special assessments stand in the association's papers, which the team can request before you offer: ${agent.phone}. Read the rules on number, size and breed of pets and ask the association in writing if they are unclear. A house outside an association follows the city's rules alone.`,
      es: `Solo puedo decir lo que dice la descripción; cuotas, lo que cubren, mascotas, renta y cuotas extraordinarias están en los papeles de la asociación, que el equipo puede pedir antes de que ofrezca: ${agent.phone}. Lea las reglas sobre número, tamaño y raza de mascotas y, si no son claras, pregunte a la asociación por escrito. Fuera de una asociación rigen solo las reglas de la ciudad.`,
    },
    links: ['compare', 'contact', 'call'],
    source: 'Site records; G.S. 47F',
    topics: ['people/association-fees-pets-and-rental-rules-of-a-home', 'pets'],
  },
  {
    id: 'hoa-power',
    title: { en: 'Can an HOA raise dues or foreclose?', es: '¿Puede la HOA subir cuotas o ejecutar?' },
    answer: {
      en: 'Yes, within its documents: dues follow the budget, and assessments unpaid for 30 days can become a lien, which after 90 days may lead to foreclosure by vote of the board. An earlier recorded mortgage comes first. No state agency settles quarrels with an association, so the board, mediation or a court does; take a notice to an attorney at once.',
      es: 'Sí, según sus documentos: las cuotas siguen el presupuesto, y lo impago por 30 días puede volverse gravamen, que tras 90 días puede llevar a ejecución por voto de la junta. Una hipoteca registrada antes va primero. Ninguna agencia estatal resuelve pleitos con la asociación: la junta, mediación o un juez; lleve el aviso a un abogado.',
    },
    links: ['contact'],
    source: 'G.S. 47F-3-116',
    topics: ['buying/can-the-hoa-foreclose-or-raise-dues'],
  },
  {
    id: 'hoa-violation',
    title: { en: 'I have an HOA violation or unpaid dues', es: 'Tengo una multa o deuda con la HOA' },
    answer: {
      en: 'You can sell with one, but clear it up first: get a written ledger and violation letter, then cure it, get late approval or disclose it, since a known open violation is a material fact. No fine comes before notice and a hearing; then up to $100, and as much a day if it lasts more than five days past the decision. Balances are paid at closing. Disputes: an attorney.',
      es: 'Se puede vender así, pero aclárelo antes: pida por escrito el estado de cuenta y la carta de infracción, y corrija, consiga la aprobación o infórmelo, pues una infracción abierta conocida es un hecho importante. No hay multa sin aviso y audiencia; después, hasta $100, y hasta $100 por día si sigue más de cinco días tras la decisión. Los saldos se pagan al cierre. Disputas, un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47F-3-107.1',
    year: 2026,
    topics: ['selling/hoa-violation-fine-or-unpaid-dues'],
  },
  {
    id: 'hoa-seller-papers',
    title: { en: 'Which HOA papers must a seller give?', es: '¿Qué papeles de la HOA da quien vende?' },
    answer: {
      en: "The state's disclosure form asks for the association's name, dues, assessments, lawsuits and fees, though for many items a seller may make no representation. The association must issue a statement of unpaid assessments within 10 business days, for at most $200, plus $100 for a rush. Condominium sellers also state the monthly expense. Ask the manager for the accounts, an attorney about a lawsuit.",
      es: 'La declaración estatal pide nombre de la asociación, cuotas, extraordinarias, demandas y cargos, aunque en muchos puntos se puede no declarar. La asociación debe emitir el estado de deudas en 10 días hábiles, por no más de $200, más $100 si es urgente. Quien vende un condominio declara además el gasto mensual. Las cuentas, al administrador; una demanda, a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47F-3-102, 47F-3-118; G.S. 47C-4-109',
    year: 2026,
    topics: ['selling/hoa-facts-and-papers'],
  },
  {
    id: 'covenants',
    title: { en: 'Do old deed restrictions still bind?', es: '¿Obligan aún las restricciones antiguas?' },
    answer: {
      en: "Often yes, even where there is no association: recorded covenants run with the land, and many older houses in town have some though no dues. Some older than 30 years may have lapsed, but limits to residential use in a common plan can stay. Racial covenants are void and block no sale. Condominiums always have an association, townhouses nearly always. The closing attorney's title search tells.",
      es: 'A menudo sí, aunque no haya asociación: los covenants registrados siguen a la tierra, y muchas casas antiguas los tienen sin pagar cuotas. Algunos de más de 30 años pueden haber caducado, pero el límite a uso residencial en un plan común puede seguir. Las cláusulas raciales son nulas. Los condominios siempre tienen asociación; los townhouses, casi siempre. Lo dice la búsqueda del abogado de cierre.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47B-3; Shelley v. Kraemer; Fair Housing Act',
    topics: ['buying/deed-restrictions-and-old-covenants', 'people/no-hoa-living-and-old-deed-restrictions'],
  },
  {
    id: 'zoning',
    title: { en: 'What may be built or changed here?', es: '¿Qué se puede construir o cambiar aquí?' },
    answer: {
      en: "The address decides: Charlotte's Unified Development Ordinance has set the uses since June 2023 and allows duplexes and triplexes in many house districts; towns by the lake have codes of their own. Covenants may be stricter, and the county's Code Enforcement issues permits. Ask planning staff before due diligence ends; I cannot say you may build.",
      es: 'Depende de la dirección: desde junio de 2023 la Unified Development Ordinance de Charlotte fija los usos y permite dúplex y tríplex en muchos distritos; los pueblos del lago tienen sus códigos. Los covenants pueden ser más estrictos y los permisos los da el condado. Pregunte a planificación antes de que termine due diligence; yo no puedo asegurarlo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Charlotte Unified Development Ordinance',
    topics: [
      'buying/zoning-what-may-be-built-nearby-historic-distric',
      'people/zoning-and-what-may-be-built-next-door',
      'building-permits',
    ],
  },
  {
    id: 'historic-district',
    title: { en: 'Is a house in a historic district?', es: '¿Está una casa en un distrito histórico?' },
    answer: {
      en: "Parts of Dilworth, Fourth Ward, the western part of Plaza Midwood and Hermitage Court in Myers Park are local historic districts: changes to the outside need a certificate from the Historic District Commission before work starts. The National Register alone does not control an owner's changes. A single landmark has its own commission. Check the address on the city's map.",
      es: 'Partes de Dilworth, Fourth Ward, el oeste de Plaza Midwood y Hermitage Court en Myers Park son distritos históricos locales: los cambios exteriores necesitan antes un certificado de la Historic District Commission. El Registro Nacional por sí solo no limita los cambios. Un monumento individual tiene su propia comisión. Verifique la dirección en el mapa de la ciudad.',
    },
    links: ['guideSelling', 'areas'],
    source: 'City of Charlotte Historic District Commission',
    topics: ['people/historic-districts', 'historic-district'],
  },
  {
    id: 'adu',
    title: { en: 'Can I build a backyard cottage (ADU)?', es: '¿Puedo construir una casita atrás (ADU)?' },
    answer: {
      en: 'Generally yes in the city: a second small home beside a house, within limits of size, height and place. Covenants, an association or historic review can still say no, and the county issues the permits. Do not take an existing unit as legal without its permit records. City planning staff answer for the address.',
      es: 'En la ciudad generalmente sí: una segunda vivienda pequeña junto a la casa, con límites de tamaño, altura y lugar. Los covenants, la asociación o la revisión histórica aún pueden negarla, y los permisos son del condado. No dé por legal una unidad existente sin sus permisos. Por la dirección responde planificación de la ciudad.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Charlotte Unified Development Ordinance',
    topics: ['people/backyard-cottages-adus-and-short-term-rentals'],
  },
  {
    id: 'nearby-development',
    title: { en: 'What is being built nearby?', es: '¿Qué se está construyendo cerca?' },
    answer: {
      en: "I keep no list of building sites: rezoning petitions are with the city, permits with Mecklenburg County, roads with NCDOT and rail with the transit agency. Tell me the spot and I pass it to the team, who must disclose material facts they know about a home's surroundings. What it will do to prices nobody can promise.",
      es: 'No tengo lista de obras: las peticiones de zonificación están en la ciudad, los permisos en el condado de Mecklenburg, las carreteras en NCDOT y los trenes en la agencia de transporte. Dígame el lugar y lo paso al equipo, que debe informar los hechos importantes que conozca. Qué hará con los precios nadie puede prometerlo.',
    },
    links: ['contact', 'areas'],
    source: 'City of Charlotte; NCDOT; CATS',
    topics: ['people/new-developments-and-what-is-coming'],
  },
  {
    id: 'build-on-a-lot',
    title: { en: 'Can I build on this lot?', es: '¿Puedo construir en este lote?' },
    answer: {
      en: 'It depends on the lot, so find out within due diligence, on the land form: soil or septic permit, well or sewer tap, zoning, flood and stream buffers, tree rules, covenants, a survey and what utilities cost to reach. Without sewer, no septic permit may mean no house. County environmental health, city planning, a surveyor and an engineer answer; I cannot promise it.',
      es: 'Depende del lote; averígüelo dentro de due diligence, con el formulario de terreno: suelo o permiso séptico, pozo o conexión, zonificación, inundación y franjas de arroyo, árboles, covenants, levantamiento y lo que cuesta traer los servicios. Sin drenaje ni permiso séptico puede no haber casa. Responden salud ambiental, planificación, un agrimensor y un ingeniero.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 12-T; county environmental health',
    topics: ['buying/can-i-build-on-this-lot'],
  },
  {
    id: 'land-taxes',
    title: {
      en: 'Farm tax break: what if I buy or split land?',
      es: '¿Y el impuesto agrícola al comprar o dividir?',
    },
    answer: {
      en: 'Land taxed as farm or forest owes the deferred difference for this year and the three before, with interest, once it loses that status: by another use, and often by a split that leaves too little land. The contract usually charges that to the seller, but your own later change is yours. A split also needs an approved plat or an exemption. Ask the county assessor and an attorney first.',
      es: 'El terreno con impuesto agrícola o forestal debe la diferencia de este año y los tres anteriores, con intereses, al perder ese estatus: por otro uso y, a menudo, por una división que deja muy poco terreno. El contrato suele cargarla a quien vende, pero el cambio que usted haga después es suyo. Dividir exige además plano aprobado o exención. Pregunte antes al tasador del condado y a un abogado.',
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 105-277.3, 105-277.4',
    topics: ['buying/land-taxes-deferred-tax-splitting-clearing-loan'],
  },
  {
    id: 'teardown-value',
    title: { en: 'Is my lot worth more to a builder?', es: '¿Vale más mi lote para un constructor?' },
    answer: {
      en: "Perhaps: many Charlotte house lots may now hold a duplex or triplex, but covenants, setbacks, trees, floodplain and utilities can still prevent it. Builders' contracts often come with a long due diligence period, a small deposit and a right to assign. Compare what you net and how sure it is; city planning and a land-use attorney know what is allowed.",
      es: 'Quizá: muchos lotes de Charlotte admiten hoy dúplex o tríplex, pero covenants, retiros, árboles, inundación y servicios pueden impedirlo. Los contratos de constructores suelen traer un periodo largo, depósito pequeño y derecho a ceder. Compare el neto y la certeza; planificación de la ciudad y un abogado saben qué se permite.',
    },
    links: ['sell', 'contact'],
    source: 'Charlotte Unified Development Ordinance',
    topics: ['selling/land-teardown-or-developer-value'],
  },
  {
    id: 'condo-loans',
    title: { en: 'Why is a condo harder to finance?', es: '¿Por qué cuesta financiar un condominio?' },
    answer: {
      en: 'Because the lender judges the project too: its budget, reserves, lawsuits, insurance, unpaid dues, repairs and how many owners live there. FHA approves a project or a single unit, VA the project; townhouses with their own land usually need no review. Have the lender send the questionnaire within due diligence, and ask the association for its facts.',
      es: 'Porque el banco juzga también el proyecto: presupuesto, reservas, demandas, seguro, cuotas impagas, reparaciones y cuántos dueños viven ahí. FHA aprueba el proyecto o una unidad, VA el proyecto; un townhouse con su terreno normalmente no se revisa. Que el banco mande el cuestionario dentro de due diligence y pida datos a la asociación.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; FHA; VA',
    topics: ['buying/condo-project-red-flags', 'money/condo-and-townhouse-financing'],
  },
  {
    id: 'condo-insurance',
    title: { en: 'Which insurance does a condo need?', es: '¿Qué seguro necesita un condominio?' },
    answer: {
      en: "An HO-6 policy: it covers your interior, belongings, liability and loss assessments, while the association's master policy covers the building as its declaration says. The master deductible can be passed on to owners, so match your loss-assessment limit to it. For a townhouse the declaration tells which policy fits. An insurance agent reads it with you.",
      es: 'Una póliza HO-6: cubre su interior, pertenencias, responsabilidad y cuotas por pérdidas; la póliza maestra de la asociación cubre el edificio según la declaración. El deducible maestro puede pasarse a los dueños: ajuste su límite. En un townhouse la declaración dice qué póliza toca. Un agente de seguros la lee con usted.',
    },
    links: ['guideBuying'],
    source: 'HO-6 form; association declaration',
    topics: ['money/condo-insurance-ho-6-and-master-policy'],
  },
  {
    id: 'manufactured-home',
    title: { en: 'Can I buy or sell a manufactured home?', es: '¿Puedo comprar o vender casa móvil?' },
    answer: {
      en: 'Yes; what matters is whether it is real property: on owned or long-leased land, on a permanent base, with the DMV title surrendered and the paper recorded. If not, it passes by DMV title with another kind of loan. A modular home is something else: built to the state building code and financed like a site-built one; the label tells. An attorney checks title; the park says its rules.',
      es: 'Sí; importa si es inmueble: en terreno propio o con arriendo largo, sobre base permanente, con el título del DMV entregado y el papel registrado. Si no, pasa con título del DMV y otro tipo de préstamo. Una casa modular es otra cosa: cumple el código estatal de construcción y se financia como una construida en el sitio; lo dice la etiqueta. El título, un abogado; las reglas, el parque.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 20-109.2; G.S. 47-20.6',
    topics: ['buying/manufactured-or-mobile-home', 'selling/manufactured-or-mobile-home'],
  },
  {
    id: 'builder-contract',
    title: {
      en: 'What differs when buying from a builder?',
      es: '¿Qué cambia al comprar a una constructora?',
    },
    answer: {
      en: "It is the builder's own contract and not the standard form: the deposit is often not refundable, there may be no due diligence period, disputes go to arbitration, and prices or dates may move. Read the warranty, the completion date, change orders and what happens if your loan fails. Inspect it all the same, and bring your own broker on the first visit. Have an attorney read it first.",
      es: 'Es el contrato propio del constructor y no el formulario estándar: el depósito a menudo no se devuelve, quizá no hay due diligence, las disputas van a arbitraje y precios o fechas pueden moverse. Lea la garantía, la fecha de entrega, los cambios y qué pasa si falla su préstamo. Inspeccione igual y lleve a su broker en la primera visita. Que un abogado lo lea antes de firmar.',
    },
    links: ['contact', 'compare'],
    source: 'RESPA s. 8; Form 2-T',
    topics: [
      'buying/builder-s-contract-and-deposit',
      'money/new-construction-incentives',
      'new-construction',
    ],
  },
  {
    id: 'new-home-delays',
    title: {
      en: 'What if the builder is late or changes things?',
      es: '¿Y si la constructora se atrasa o cambia algo?',
    },
    answer: {
      en: "Mostly the contract decides: a builder's date is usually an estimate, and you may leave or be paid for delay only if it names an outside date or a remedy. Ask for a new date in writing, extend your rate lock early and keep a place to stay. Price increases and promised pools or roads also bind only as written or recorded. Take it to an attorney.",
      es: 'Decide sobre todo el contrato: la fecha del constructor suele ser un estimado, y puede salir o cobrar por la demora solo si fija una fecha límite o una compensación. Pida fecha nueva por escrito, extienda pronto su tasa y tenga dónde vivir. Alzas de precio y albercas o calles prometidas también obligan solo si están escritas o registradas. Múdese con el certificado de ocupación. Llévelo a un abogado.',
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 47E-2; G.S. 136-102.6',
    topics: ['buying/delays-changes-price-promised-amenities'],
  },
  {
    id: 'new-home-warranty',
    title: { en: 'Does a new home need an inspection?', es: '¿Una casa nueva necesita inspección?' },
    answer: {
      en: "Yes, it is worth it: an independent inspector before drywall, at completion and in month eleven, because the county checks only the code. The usual one year on workmanship is the builder's own warranty, so read its dates. North Carolina implies workmanlike building unless clearly waived, and sets an outer limit of six years from completion; shorter limits run too, so see an attorney early.",
      es: 'Sí, conviene: un inspector independiente antes del panel de yeso, al terminar y en el mes once, porque el condado solo revisa el código. El año habitual sobre la mano de obra es garantía propia de la constructora: lea sus fechas. Carolina del Norte presupone obra bien hecha salvo renuncia clara, con un límite final de seis años desde la terminación; hay plazos más cortos: vea pronto a un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 1-50(a)(5); NC Licensing Board for General Contractors',
    topics: ['buying/inspections-and-warranty-on-new-homes'],
  },
];
