import type { Entry } from '#domain/chat/knowledge.ts';

/** Credit checks, a lender's papers, and insurance that is asked for or refused. */
export const creditAndInsurance: Entry[] = [
  {
    id: 'credit-check',
    title: { en: 'Does a preapproval hurt my credit?', es: '¿La preaprobación baja mi crédito?' },
    answer: {
      en: 'A little and for a short time: a preapproval uses a hard credit check, usually worth a few points. Several mortgage checks within 14 to 45 days, depending on the scoring model, count as one, so ask two or three lenders in the same week or two. A prequalification often needs only a soft check, which costs nothing. Lenders can say beforehand which kind they run.',
      es: 'Un poco y por poco tiempo: la preaprobación usa una consulta dura, que suele costar unos puntos. Varias consultas hipotecarias dentro de 14 a 45 días, según el modelo, cuentan como una, así que pregunte a dos o tres bancos en las mismas dos semanas. Una precalificación suele usar una consulta suave, que no cuesta nada. El banco puede decirle antes cuál hace.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB, credit inquiries and rate shopping',
    topics: ['asked/credit-check'],
  },
  {
    id: 'preapproval-length',
    title: { en: 'How long is a preapproval good?', es: '¿Cuánto dura una preaprobación?' },
    answer: {
      en: 'Commonly 60 to 90 days; the date stands on the letter. After that the lender wants fresh pay stubs and statements and may check your credit again, which is usually quick. Ask for a new letter too when your job, debts or price range change. If you will not buy for months, a prequalification may do for now. It is no promise to lend.',
      es: 'Normalmente de 60 a 90 días; la fecha está en la carta. Después el banco pide talones y estados de cuenta recientes y puede volver a ver su crédito, lo que suele ser rápido. Pida otra carta también si cambian su empleo, sus deudas o el precio. Si faltan meses para comprar, por ahora puede bastar una precalificación. No promete el préstamo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB, preapproval letters',
    topics: ['asked/preapproval-length'],
  },
  {
    id: 'loan-papers',
    title: { en: 'Which papers does the lender want?', es: '¿Qué papeles pide el banco?' },
    answer: {
      en: 'Usually pay stubs of the last 30 days, two years of W-2s, two months of bank statements and a photo ID, plus two years of tax returns if you are self-employed or own rentals. Being asked again is normal: papers must be current at closing, and a large deposit needs an explanation. They go to your lender, never into this chat or to a listing agent.',
      es: 'Normalmente talones de los últimos 30 días, dos años de W-2, dos meses de estados de cuenta e identificación, más dos años de declaraciones si trabaja por su cuenta o tiene rentas. Que los pidan otra vez es normal: deben ser recientes al cerrar, y un depósito grande se explica. Van a su prestamista, nunca a este chat ni al agente que vende.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; Fannie Mae',
    topics: ['asked/loan-papers'],
  },
  {
    id: 'raising-a-score',
    title: { en: 'How do I raise my credit score?', es: '¿Cómo subo mi puntaje de crédito?' },
    answer: {
      en: 'Pay every bill on time, bring card balances well below their limits and open nothing new: those move a score most. Read your reports, free each week at annualcreditreport.com, and dispute errors. Ask a lender before you pay an old collection or close a card, since it may not help. Nobody can erase a true entry for a fee; a HUD-approved counselor makes a plan, free or cheap.',
      es: 'Pague todo a tiempo, baje los saldos de tarjetas muy por debajo del límite y no abra nada nuevo: eso mueve más el puntaje. Lea sus reportes, gratis cada semana en annualcreditreport.com, y dispute errores. Antes de pagar una colección vieja o cerrar una tarjeta pregunte al banco, porque quizá no ayude. Nadie borra por dinero un dato cierto; un consejero de HUD le hace un plan.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; FTC',
    topics: ['asked/raising-a-score'],
  },
  {
    id: 'va-funding-fee',
    title: { en: 'How much is the VA funding fee?', es: '¿Cuánto es la cuota VA (funding fee)?' },
    answer: {
      en: 'Without money down it is 2.15% of the loan the first time and 3.3% later: $8,600 or $13,200 on $400,000. With 5% down it is 1.5%, with 10% down 1.25%. It can be added to the loan, and there is no monthly mortgage insurance. Veterans paid for a VA disability, certain surviving spouses and Purple Heart holders on active duty owe none. A VA lender confirms.',
      es: 'Sin enganche es 2.15% del préstamo la primera vez y 3.3% después: $8,600 o $13,200 en $400,000. Con 5% de enganche es 1.5%, con 10% es 1.25%. Puede sumarse al préstamo y no hay seguro hipotecario mensual. No la pagan veteranos con pago por discapacidad VA, ciertos cónyuges sobrevivientes ni Corazón Púrpura en servicio activo. Lo confirma un prestamista VA.',
    },
    links: ['guideBuying', 'contact'],
    source: 'VA',
    year: 2026,
    topics: ['money/va-funding-fee'],
  },
  {
    id: 'flood-insurance',
    title: { en: 'Do I need flood insurance?', es: '¿Necesito seguro de inundación?' },
    answer: {
      en: "The lender requires it only in FEMA's high-risk zones, A or AE; in zone X it is your choice, though ordinary policies never cover floods. The federal program pays up to $250,000 on the house and $100,000 on contents, priced by the house rather than the zone alone, and private policies exist. New cover waits 30 days unless a loan closes. An insurance agent quotes it during due diligence.",
      es: 'El banco lo exige solo en zonas de alto riesgo de FEMA, A o AE; en zona X usted decide, aunque la póliza común nunca cubre inundación. El programa federal paga hasta $250,000 por la casa y $100,000 por el contenido, según la casa y no solo la zona; hay pólizas privadas. Empieza a los 30 días, salvo al cerrar un préstamo. Cotice en due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'FEMA, National Flood Insurance Program',
    year: 2026,
    topics: ['asked/flood-insurance'],
  },
  {
    id: 'insurance-refused',
    title: { en: 'An insurer refuses the house: what now?', es: 'No aseguran la casa: ¿qué hago?' },
    answer: {
      en: 'Have an independent agent try other companies before due diligence ends, because a lender will not close without a policy. An old roof, knob-and-tube or aluminum wiring, polybutylene pipe, past claims and some dogs are the usual reasons; a repair, a higher deductible or cover for the roof at its worn value can solve it. The last resort is the state’s FAIR Plan. Ask the seller for past claims.',
      es: 'Pida a un agente independiente que pruebe otras compañías antes de que acabe due diligence, porque el banco no cierra sin póliza. Techo viejo, cables antiguos o de aluminio, tubería de polibutileno, reclamos y algunos perros son las razones comunes; un arreglo, un deducible mayor o cubrir el techo a valor usado puede resolverlo. Último recurso: el FAIR Plan estatal. Pida al vendedor los reclamos pasados.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Department of Insurance; NC Joint Underwriting Association (FAIR Plan)',
    topics: ['asked/insurance-refused'],
  },
  {
    id: 'market-direction',
    title: { en: 'Are prices rising or falling here?', es: '¿Suben o bajan los precios aquí?' },
    answer: {
      en: 'Nobody can say where prices go next, and I make no forecast; what they did is on the Market Insights page, by area, with source and date, samples marked so. To judge whether buyers or sellers have the upper hand, look at days on market and months of supply: about six is balance, less favors sellers. The team has this month’s sales near your address.',
      es: 'Nadie puede decir adónde van los precios, y no hago pronósticos; lo que hicieron está en la página Market Insights, por zona, con fuente y fecha, y las muestras marcadas. Para ver si manda quien compra o quien vende, mire los días en el mercado y los meses de oferta: unos seis es equilibrio, menos favorece a quien vende. El equipo tiene las ventas del mes cerca de usted.',
    },
    links: ['market', 'trends', 'contact'],
    source: 'Site records; G.S. 93A-6',
    topics: ['asked/market-direction'],
  },
  {
    id: 'choosing-a-lender',
    title: { en: 'Which lender should I choose?', es: '¿Qué prestamista elijo?' },
    answer: {
      en: 'Any licensed one you like: nobody may force one on you, and an agent’s or builder’s name is only a suggestion, though a builder may tie a credit to it. A bank has its own loans, a broker shops several. Compare two or three Loan Estimates from the same day, and how fast they answer. You can switch under contract, but that takes weeks and your due diligence date stays.',
      es: 'El que usted quiera, con licencia: nadie puede obligarlo, y el nombre que dé un agente o constructora es solo sugerencia, aunque la constructora puede atarle un crédito. Un banco ofrece lo suyo, un broker hipotecario busca en varios. Compare Loan Estimates de dos o tres del mismo día y qué tan rápido responden. Puede cambiar con contrato firmado, pero tarda semanas y su fecha de due diligence sigue.',
    },
    links: ['guideBuying', 'contact'],
    source: 'RESPA s. 8; CFPB',
    topics: ['asked/choosing-a-lender'],
  },
  {
    id: 'lender-terms',
    title: { en: 'What are origination fees and reserves?', es: '¿Qué son origination fee y reservas?' },
    answer: {
      en: 'An origination fee is what the lender charges for making the loan; it is normal, differs between lenders and stands in section A on page 2 of the Loan Estimate, so compare it there. Reserves are months of payments you must still have after closing, asked for most often on two to four units, rentals and jumbo loans; part of retirement savings can count. Each lender sets its own.',
      es: 'El origination fee es lo que cobra el banco por hacer el préstamo; es normal, varía y está en la sección A, página 2, del Loan Estimate: compárelo ahí. Las reservas son meses de pagos que debe conservar después del cierre, sobre todo con dos a cuatro unidades, rentas y préstamos jumbo; puede contar parte de su ahorro de retiro. Cada prestamista fija lo suyo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; Fannie Mae',
    topics: ['asked/lender-terms'],
  },
  {
    id: 'work-leave',
    title: { en: 'Can I get a loan on leave or between jobs?', es: '¿Me prestan de licencia o sin empleo?' },
    answer: {
      en: 'Parental or medical leave need not stop a loan: lenders can count your regular pay when your employer confirms the day you return, and may not refuse you over a pregnancy. Between jobs you normally need a new one with an offer letter or first pay stubs. If you lose or quit a job before closing, tell your lender at once; the due diligence date decides what you risk.',
      es: 'Una licencia por hijo o enfermedad no tiene que frenar el préstamo: el banco puede contar su sueldo normal si el empleador confirma cuándo vuelve, y no puede negarlo por un embarazo. Sin empleo normalmente hace falta uno nuevo, con carta de oferta o primeros talones. Si pierde o deja el trabajo antes del cierre, avise ya al banco; la fecha de due diligence decide qué arriesga.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae, temporary leave income; Fair Housing Act; ECOA',
    topics: ['asked/work-leave'],
  },
  {
    id: 'owing-the-irs',
    title: { en: 'Can I get a loan if I owe taxes?', es: '¿Me prestan si debo impuestos?' },
    answer: {
      en: 'Owing the IRS need not stop a loan if there is a payment plan that you keep: conventional lenders then count the monthly payment among your debts, and FHA wants three payments made on time. A recorded tax lien usually has to be paid or agreed on first, and returns that were never filed have to be filed. Tell the lender early; a tax professional sets up the plan.',
      es: 'Deber al IRS no tiene que frenar el préstamo si hay un plan de pagos al día: el convencional cuenta el pago mensual entre sus deudas, y FHA quiere tres pagos puntuales hechos. Un gravamen fiscal registrado casi siempre se paga o acuerda antes, y las declaraciones no presentadas hay que presentarlas. Avise pronto al prestamista; el plan lo arregla un profesional de impuestos.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; HUD 4000.1',
    topics: ['asked/owing-the-irs'],
  },
  {
    id: 'insurance-covers',
    title: { en: 'What does homeowners insurance cover?', es: '¿Qué cubre el seguro de la casa?' },
    answer: {
      en: 'An ordinary policy covers fire, wind, hail, theft, a fallen tree and sudden leaks, plus your liability; it leaves out floods, earth movement and wear, and a sewer backup unless you add it. In Charlotte wind and hail may carry a deductible of its own, a share of the insured amount, and an old roof may be paid at its worn value. An insurance agent reads yours with you.',
      es: 'La póliza común cubre fuego, viento, granizo, robo, árbol caído y fugas repentinas, más su responsabilidad; no cubre inundación, movimiento de tierra ni desgaste, ni drenaje devuelto si no lo agrega. En Charlotte viento y granizo pueden llevar deducible propio, una parte de lo asegurado, y un techo viejo pagarse a valor usado. Manda la póliza: léala con un agente de seguros.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Department of Insurance, HO-3 form',
    topics: ['asked/insurance-covers'],
  },
  {
    id: 'paying-early',
    title: { en: 'Should I pay my mortgage early or recast?', es: '¿Pago antes mi hipoteca?' },
    answer: {
      en: 'Paying early saves interest and is usually free of a penalty: $200 more a month on $320,000 at 6.5% over 30 years saves about $105,400 and ends it some six years sooner. Mark it “principal”. A recast is a lump sum after which the lender lowers the payment at the same rate for a small fee, seldom on FHA or VA. Whether saving is wiser, ask a planner.',
      es: 'Pagar antes ahorra intereses y casi nunca tiene penalidad: $200 más al mes en $320,000 al 6.5% a 30 años ahorra unos $105,400 y termina unos seis años antes. Márquelo “principal”. Un recast es un pago grande tras el cual el banco baja la mensualidad a la misma tasa por una cuota chica, rara vez en FHA o VA. Si conviene más ahorrar, lo dice un asesor.',
    },
    links: ['contact'],
    source: 'CFPB; payment formula',
    year: 2026,
    topics: ['asked/paying-early'],
  },
  {
    id: 'heloc-or-refinance',
    title: { en: 'Equity line or cash-out refinance?', es: '¿Línea de crédito o refinanciar con efectivo?' },
    answer: {
      en: 'If your first loan has a low rate, a second loan leaves it alone: a line (HELOC), usually variable and drawn as you need, or a home equity loan, fixed and paid out at once. A cash-out refinance replaces the whole loan at today’s rate, normally up to 80% of value, with full closing costs. Both use the house as security. Compare the cost over your years with a lender.',
      es: 'Si su primer préstamo tiene tasa baja, un segundo lo deja intacto: una línea (HELOC), casi siempre variable y que usa según necesite, o un préstamo fijo de una vez. Refinanciar con efectivo cambia todo el préstamo a la tasa de hoy, normalmente hasta 80% del valor, con gastos completos. En ambos la casa es la garantía. Compare con un prestamista el costo en sus años.',
    },
    links: ['contact'],
    source: 'Fannie Mae; CFPB',
    year: 2026,
    topics: ['asked/heloc-or-refinance'],
  },
  {
    id: 'construction-loan',
    title: { en: 'How does a construction loan work?', es: '¿Cómo es un préstamo de construcción?' },
    answer: {
      en: 'It pays the builder in stages, after an inspection of each, and while building you pay interest only on what is drawn; it then becomes an ordinary mortgage in the same closing or a second one. Expect around 10 to 25% down, with a lot you own often counting, plus plans, a budget and a licensed builder the lender approves. Ask two lenders before you buy a lot.',
      es: 'Paga al constructor por etapas, tras inspeccionar cada una, y mientras se construye usted paga interés solo por lo usado; luego pasa a hipoteca común en el mismo cierre o en otro. Cuente con un 10 a 25% de enganche, donde suele valer su terreno, y planos, presupuesto y constructor con licencia aprobado. Las condiciones varían: pregunte a dos bancos antes de comprar terreno.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; CFPB',
    year: 2026,
    topics: ['asked/construction-loan'],
  },
  {
    id: 'prepaids',
    title: {
      en: 'What are prepaids and prepaid interest?',
      es: '¿Qué son los pagos por adelantado (prepaids)?',
    },
    answer: {
      en: 'Costs of owning that you pay ahead at closing: the first year of homeowners insurance, interest from the closing day to the end of that month, and some months of tax and insurance to start the escrow account. They are no fee: you would owe them anyway. Closing late in the month lowers the interest. See sections F and G of the Loan Estimate.',
      es: 'Gastos de ser dueño que se pagan antes, en el cierre: el primer año de seguro, el interés desde ese día hasta fin de mes, y unos meses de predial y seguro para abrir la cuenta escrow. No son comisión: los debería de todos modos. Cerrar a fin de mes baja el interés. Están en las secciones F y G del Loan Estimate.',
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB, Loan Estimate',
    topics: ['asked/prepaids'],
  },
  {
    id: 'low-down-conventional',
    title: { en: 'Which conventional loans take 3% down?', es: '¿Qué préstamo convencional pide 3%?' },
    answer: {
      en: 'Three do: Conventional 97 when one buyer is a first-time buyer, and HomeReady (Fannie Mae) or Home Possible (Freddie Mac) when income is within 80% of the area’s median, owned before or not. On $400,000 that is $12,000. The home must be one you live in, mortgage insurance applies and can end later, and many lenders want a score of 620. A lender checks the limit.',
      es: 'Tres: Conventional 97 si al menos un comprador es de primera vez, y HomeReady (Fannie Mae) o Home Possible (Freddie Mac) si el ingreso está dentro del 80% de la mediana del área, haya tenido casa o no. En $400,000 son $12,000. Debe vivir ahí, lleva seguro hipotecario que después puede terminar, y muchos bancos piden 620 puntos. El límite de ingreso lo revisa un prestamista.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; Freddie Mac',
    year: 2026,
    topics: ['asked/low-down-conventional'],
  },
];
