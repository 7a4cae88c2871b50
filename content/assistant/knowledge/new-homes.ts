import type { Entry } from '#domain/chat/knowledge.ts';

/** Buying from a builder, question by question. */
export const newHomes: Entry[] = [
  {
    id: 'builder-agent',
    title: { en: 'Do I need my own agent with a builder?', es: '¿Necesito agente propio con constructor?' },
    answer: {
      en: 'No law says so, but the person in the model home works for the builder, and only an agent of your own reads the price, the lot and the contract for you. Bring or name yours on the first visit: many builders pay an agent only if registered then. If you already went alone, have your agent ask the sales office at once. Who pays is agreed in writing.',
      es: 'Ninguna ley lo exige, pero quien atiende la casa modelo trabaja para el constructor, y solo un agente suyo mira por usted el precio, el lote y el contrato. Llévelo o nómbrelo en la primera visita: muchos constructores solo le pagan si quedó registrado. Si ya fue solo, que su agente pregunte enseguida. Quién paga se acuerda por escrito.',
    },
    links: ['guideBuying', 'contact', 'call'],
    source: 'NCREC Working with Real Estate Agents; 21 NCAC 58A .0104',
    topics: ['asked/builder-agent'],
  },
  {
    id: 'builder-negotiation',
    title: { en: 'Can I negotiate with a builder?', es: '¿Puedo negociar con un constructor?' },
    answer: {
      en: 'Yes, though more often over extras than over the list price: builders guard the price because it sets the next sale, and give closing costs, a lower rate, upgrades, blinds or a lot premium instead. A finished house, month’s or year’s end, and the last lots leave most room. Ask for it in the contract, not in a promise, and compare what each offer is worth to you.',
      es: 'Sí, aunque más por extras que por el precio de lista: el constructor lo cuida porque marca la venta siguiente, y da en cambio gastos de cierre, mejor tasa, mejoras, persianas o el costo del lote. Hay más margen en casas terminadas, a fin de mes o de año y en los últimos lotes. Pídalo en el contrato, no de palabra, y compare cuánto vale cada cosa para usted.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Builders’ practice; RESPA s. 8',
    topics: ['asked/builder-negotiation'],
  },
  {
    id: 'builder-lender',
    title: { en: 'Must I use the builder’s lender?', es: '¿Debo usar el banco del constructor?' },
    answer: {
      en: 'No, a builder may not require its own lender or title company, but may tie an incentive to it, so you can lose the credit by going elsewhere. Ask both lenders for a Loan Estimate on the same day and compare rate, points and fees over the years you expect to stay; a credit can be eaten by a higher rate. An attorney reads what happens if that loan fails.',
      es: 'No, el constructor no puede exigir su banco ni su compañía de títulos, pero sí ligar un incentivo a él, que usted perdería con otro. Pida a ambos un Loan Estimate el mismo día y compare tasa, puntos y cargos por los años que piensa quedarse; una tasa mayor puede comerse el crédito. Que un abogado lea qué pasa con el depósito si falla ese préstamo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'RESPA s. 8 and 9; CFPB',
    topics: ['asked/builder-lender'],
  },
  {
    id: 'builder-deposit',
    title: { en: 'Do I get my builder deposit back?', es: '¿Me devuelven el depósito de la obra?' },
    answer: {
      en: 'Often not: a builder’s own contract may keep the deposit, and money paid for upgrades, if you change your mind, lose your job or are refused a loan, and there may be no due diligence period. What the contract says counts, so look for a financing clause, an outside completion date and who holds the money. An attorney reads it, best before you sign.',
      es: 'A menudo no: el contrato del constructor puede quedarse con el depósito y lo pagado por mejoras si usted cambia de idea, pierde el trabajo o le niegan el préstamo, y quizá no hay due diligence. Cuenta lo escrito: busque cláusula de financiamiento, fecha límite de entrega y quién guarda el dinero. Si incumple el constructor es otra cosa. Que lo lea un abogado, mejor antes de firmar.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Builder contracts; NCREC Q&A',
    topics: ['asked/builder-deposit'],
  },
  {
    id: 'build-time',
    title: { en: 'How long does it take to build a home?', es: '¿Cuánto tarda construir una casa?' },
    answer: {
      en: 'About eight months from permit to completion for a builder’s home in the South Atlantic states, as the Census Bureau measured for 2024; a custom house on your own lot often takes a year or more. Already framed or finished homes can close in 30 to 60 days. Weather, permits and your own changes add time, and the date in a builder’s contract is mostly an estimate.',
      es: 'Unos ocho meses del permiso al final para una casa de constructora en los estados del Atlántico Sur, según el Censo para 2024; una a la medida en su propio lote suele tardar un año o más. Las ya levantadas o terminadas pueden cerrar en 30 a 60 días. Clima, permisos y sus propios cambios alargan, y la fecha del contrato suele ser solo un estimado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'U.S. Census Bureau, Survey of Construction 2024, analyzed by NAHB',
    year: 2026,
    topics: ['asked/build-time'],
  },
  {
    id: 'builder-warranty',
    title: { en: 'What does a builder’s warranty cover?', es: '¿Qué cubre la garantía del constructor?' },
    answer: {
      en: "Typically one year on workmanship, two on plumbing, wiring and ducts, and up to ten on the structure, but it is the builder's own paper: read what it excludes. Write each defect down, send it in writing, and have an inspector look in month eleven. North Carolina adds an implied warranty of workmanlike building unless clearly waived. Ask whether it passes to the next owner.",
      es: 'Normalmente un año en mano de obra, dos en plomería, cables y ductos, y hasta diez en la estructura, pero es papel del propio constructor: lea qué excluye y cómo reclamar. Anote cada defecto, mándelo por escrito y haga inspeccionar en el mes once. Carolina del Norte suma una garantía implícita de obra bien hecha si no se renunció. Pregunte si pasa al siguiente dueño.',
    },
    links: ['guideBuying', 'contact'],
    source: 'FTC, Warranties for New Homes; NC Licensing Board for General Contractors',
    topics: ['asked/builder-warranty'],
  },
];
