import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Title, survey, the closing and the day of the keys. */
export const titleAndClosing: Entry[] = [
  {
    id: 'title-insurance',
    title: { en: 'Do I need title insurance?', es: '¿Necesito seguro de título?' },
    answer: {
      en: "Only the lender's policy is required, and only if you borrow. The owner's is optional, paid once, and covers hidden problems such as forgery or a missed heir for as long as you or your heirs own. Rates are filed: $400,000 cost $929 before the rise of October 2025, the lender's policy with it $28.50 more; an older policy on the home lowers it. Ask the closing attorney.",
      es: 'Solo es obligatoria la póliza del banco, y solo si pide préstamo. La del dueño es opcional, se paga una vez y cubre problemas ocultos, como una falsificación o un heredero omitido, mientras usted o sus herederos sean dueños. Las tarifas están registradas: $400,000 costaban $929 antes del alza de octubre de 2025, y la del banco $28.50 más; una póliza anterior la baja. Pregunte al abogado.',
    },
    links: ['guideBuying'],
    source: 'NC Title Insurance Rating Bureau; RESPA s. 9',
    year: 2026,
    topics: [
      'buying/title-search-and-title-insurance',
      'money/title-insurance-and-closing-attorney-fees',
      'title-insurance',
    ],
  },
  {
    id: 'liens',
    title: { en: 'What if there is a lien on the house?', es: '¿Y si la casa tiene un gravamen?' },
    answer: {
      en: 'Most liens are simply paid from the sale at closing; the standard contract calls for title free of them. An IRS lien is paid too, or the IRS is asked to discharge the home, at least 45 days before. A judgment holds for 10 years in its county, and a contractor may file within 120 days of the last work. Order the title work early; the attorney reads it.',
      es: 'Casi todos los gravámenes se pagan con la venta en el cierre; el contrato estándar pide un título libre. El del IRS también se paga, o se le pide liberar la casa al menos 45 días antes. Una sentencia dura 10 años en su condado y un contratista puede registrar hasta 120 días después de su último trabajo. Pida pronto la búsqueda de título y que la lea el abogado.',
    },
    bySide: {
      buyer: {
        en: "It normally does not become yours: the standard contract calls for clear title, and the seller's liens are paid from the price at closing. Recent work is the risk, since a contractor may still file within 120 days of the last job. Have the title searched early in due diligence, record the deed promptly, and consider owner's title insurance; the attorney reads what is found.",
        es: 'Normalmente no pasa a usted: el contrato estándar pide título libre y los gravámenes de quien vende se pagan con el precio en el cierre. El riesgo son obras recientes, porque un contratista puede registrar hasta 120 días después de su último trabajo. Pida pronto la búsqueda de título, registre la escritura sin demora y considere el seguro de título; lo lee el abogado.',
      },
      seller: {
        en: 'Yes, you can sell with a lien: most are simply paid from the price at closing, by the attorney, as the standard contract expects. It blocks a sale only if the price does not cover it or the amount is disputed; for an IRS lien a discharge is asked at least 45 days before. A judgment holds for 10 years in its county. Order an early title check.',
        es: 'Sí, puede vender con un gravamen: la mayoría se paga con el precio en el cierre, por medio del abogado, como espera el contrato estándar. Solo frena la venta si el precio no alcanza o el monto se disputa; la liberación del IRS se pide al menos 45 días antes. Una sentencia dura 10 años en su condado. Pida pronto una revisión de título.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'G.S. 44A; G.S. 1-234; Form 2-T; IRS Publication 783',
    topics: ['buying/liens-and-clouds-found', 'selling/liens-judgments-unpaid-contractor'],
  },
  {
    id: 'survey',
    title: {
      en: 'Do I need a survey, and where is my line?',
      es: '¿Necesito levantamiento? ¿Dónde está mi límite?',
    },
    answer: {
      en: "No law requires a survey, but only a licensed surveyor can locate your line: county map lines are not legal. If a fence, drive or tree is near it, a neighbor's or yours, order it early in due diligence, since it can take weeks; without it title insurance may leave such things out. A fence long over the line can create rights: an attorney, before anyone moves it.",
      es: 'Ninguna ley exige un levantamiento, pero solo un agrimensor con licencia puede fijar su límite; las líneas del mapa del condado no valen. Si hay cerca, entrada o árbol en el borde, suyo o del vecino, pídalo pronto en due diligence, porque tarda semanas; sin él, el seguro de título puede excluir esas cosas. Una cerca pasada del límite por años puede dar derechos: antes de moverla, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 1-38, 1-40; G.S. 84',
    topics: ['buying/survey-and-boundaries', 'property-lines'],
  },
  {
    id: 'easements',
    title: { en: 'What about easements and private roads?', es: '¿Y las servidumbres y caminos privados?' },
    answer: {
      en: 'An easement lets somebody else cross or use part of the land, and what you build in it can be removed; utility strips limit trees, pools and sheds. It stands in the deed, the plat and the title opinion. A private road is kept up by its owners, not the state, and some lenders want a recorded maintenance agreement. Ask the closing attorney before due diligence ends.',
      es: 'Una servidumbre permite a otro pasar o usar parte del terreno, y lo que usted construya ahí puede quitarse; las franjas de servicios limitan árboles, albercas y cobertizos. Está en la escritura, el plano y la opinión de título. Un camino privado lo mantienen sus dueños, no el estado, y algunos bancos piden un acuerdo registrado. Pregunte a tiempo al abogado de cierre.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 136-102.6',
    topics: ['buying/easements-access-private-road'],
  },
  {
    id: 'closing-attorney',
    title: { en: 'Why an attorney, and whose side is it on?', es: '¿Por qué un abogado y de quién es?' },
    answer: {
      en: "You need one: in North Carolina an attorney searches the title, prepares the deed, holds the money and records; a title company alone cannot. The buyer usually chooses and is the client, often with the lender. A seller may have the deed prepared there with consent, or hire an attorney of their own. A buyer's fee is usually a flat sum; ask two offices for it before you choose.",
      es: 'Sí hace falta: en Carolina del Norte un abogado investiga el título, prepara la escritura, guarda el dinero y registra; una compañía de títulos sola no puede. Normalmente lo elige quien compra y es su cliente, a menudo junto con el banco. Quien vende puede pedirle la escritura o contratar al suyo. El honorario del comprador suele ser fijo; pregúntelo en dos despachos antes de elegir.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 84-2.1; N.C. State Bar',
    year: 2026,
    topics: [
      'buying/why-an-attorney-who-picks-who-is-the-client',
      'selling/what-the-closing-attorney-does-and-for-whom',
      'closing-attorney',
    ],
  },
  {
    id: 'buyer-closing-costs',
    title: { en: 'Who pays which closing costs?', es: '¿Quién paga cada gasto de cierre?' },
    answer: {
      en: "Each side pays its own, and a buyer's are often quoted at 2-5% of the price with prepaid items: attorney, title work and insurance, recording, the loan's costs and first deposits for tax and insurance. A seller pays the deed, the excise tax of $1 for each $500 of price, loan payoffs and agreed credits. Property tax and dues are split by days. It is negotiable; the statements rule.",
      es: 'Cada parte paga lo suyo, y lo de quien compra suele estimarse en 2-5% del precio con pagos por adelantado: abogado, título y seguro, registro, costos del préstamo y primeros depósitos de impuesto y seguro. Quien vende paga la escritura, el impuesto de $1 por cada $500 del precio, sus préstamos y los créditos acordados. Predial y cuotas, por días. Es negociable; mandan las cuentas.',
    },
    bySide: {
      seller: {
        en: "You usually pay the deed's preparation, the excise tax of $1 for each $500 of price ($800 on $400,000), your loan payoffs, the agreed brokerage fees and credits, and your days of property tax and dues. The buyer normally pays the closing attorney, title insurance, survey and loan costs. It is negotiable; the attorney's statement rules.",
        es: 'Normalmente usted paga la preparación de la escritura, el impuesto de $1 por cada $500 del precio ($800 por $400,000), sus préstamos, las comisiones y créditos acordados, y sus días de predial y cuotas. Quien compra suele pagar al abogado de cierre, seguro de título, levantamiento y costos del préstamo. Es negociable; manda la cuenta del abogado.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; G.S. 105-228.30; CFPB',
    year: 2026,
    topics: ['buying/who-pays-which-costs', 'who-pays-what'],
  },
  {
    id: 'wire-fraud',
    title: { en: 'How do I wire money safely?', es: '¿Cómo envío dinero de forma segura?' },
    answer: {
      en: "Before you send any, call the attorney's office at a number you found yourself and read the account back to a person; treat every emailed change as false. If money went wrong, call your bank's fraud desk, the attorney, the FBI's IC3 and the police within minutes. Never type account or Social Security numbers in this chat.",
      es: 'Antes de enviar, llame a la oficina del abogado a un número que usted mismo buscó y confirme la cuenta con una persona; tome por falso todo cambio que llegue por correo. Si ya se envió mal, llame enseguida a su banco, al abogado, al IC3 del FBI y a la policía. No escriba números de cuenta en este chat.',
    },
    links: ['privacy', 'call'],
    source: 'FBI; CFPB; NCREC',
    topics: ['buying/wire-safety', 'money/wire-fraud', 'wire-fraud'],
  },
  {
    id: 'what-to-bring',
    title: { en: 'What do I bring to closing?', es: '¿Qué llevo al cierre?' },
    answer: {
      en: 'An unexpired government photo ID that matches the papers, and the exact amount from the final statement, nearly always by wire a day early; a personal check is taken, if at all, for small sums. If your ID is lost or expired, tell the attorney at once and start renewing it: it can hold up the signing. Everyone on the loan or deed signs, and a spouse if asked.',
      es: 'Una identificación oficial vigente que coincida con los papeles y la cantidad exacta del estado final, casi siempre por transferencia un día antes; un cheque personal se acepta, si acaso, por sumas pequeñas. Si su identificación se perdió o venció, avise enseguida al abogado y renuévela: puede frenar la firma. Firman todos los del préstamo o la escritura, y el cónyuge si se pide.',
    },
    bySide: {
      seller: {
        en: 'An unexpired government photo ID that matches the deed (lost or expired, tell the attorney at once), your bank details for the proceeds, given in person or at a number you know, and all keys, remotes and codes. You often sign before the buyer and need not be in one room; every owner signs, and normally each spouse. You pay from the price, not at the table.',
        es: 'Una identificación oficial vigente que coincida con la escritura (si se perdió o venció, avise enseguida al abogado), sus datos bancarios para recibir el dinero, dados en persona o a un número conocido, y llaves, controles y códigos. A menudo firma antes que quien compra y no tienen que coincidir; firman todos los dueños y normalmente sus cónyuges. Los gastos salen del precio.',
      },
    },
    links: ['guideBuying'],
    source: 'G.S. 45A-4',
    topics: ['buying/money-at-closing-what-to-bring-who-must-come'],
  },
  {
    id: 'closing-disclosure',
    title: {
      en: 'What are Loan Estimate and Closing Disclosure?',
      es: '¿Qué son Loan Estimate y Closing Disclosure?',
    },
    answer: {
      en: 'The Loan Estimate comes within 3 business days of your application; the Closing Disclosure must reach you at least 3 business days before signing. Compare the two: rate, fees, deposits, credits, prorations; some fees may not rise. A new 3-day wait comes only if the APR rises beyond its tolerance, the loan product changes or a prepayment penalty is added. The lender corrects mistakes.',
      es: 'El Loan Estimate llega dentro de 3 días hábiles de su solicitud; el Closing Disclosure debe llegarle al menos 3 días hábiles antes de firmar. Compare ambos: tasa, cargos, depósitos, créditos y prorrateos; algunos cargos no pueden subir. Solo hay otra espera de 3 días si el APR sube más de lo tolerado, cambia el tipo de préstamo o se agrega una penalidad por prepago. El banco corrige errores.',
    },
    links: ['guideBuying'],
    source: 'CFPB TRID, 12 CFR 1026.19',
    topics: [
      'buying/closing-disclosure-and-settlement-statement',
      'money/loan-estimate-and-closing-disclosure',
    ],
  },
  {
    id: 'final-walk-through',
    title: { en: 'What is the final walk-through?', es: '¿Qué es el recorrido final?' },
    answer: {
      en: 'Your last look, within a day of settlement and best when the house is empty: agreed repairs done, systems working, what should stay still there, no new damage, no trash. It is no second inspection. The contract gives you access with utilities on; if you cannot come, ask to send your broker or somebody you trust, with a video. Raise any problem before you sign; unsolved, the attorney.',
      es: 'Su última mirada, cerca de un día antes del cierre y mejor con la casa vacía: reparaciones hechas, sistemas funcionando, lo que debía quedarse en su sitio, sin daños nuevos ni basura. No es otra inspección. El contrato le da acceso con los servicios encendidos; si no puede ir, pida que vaya su broker o alguien de confianza, con video. Diga todo problema antes de firmar.',
    },
    bySide: {
      seller: {
        en: 'The buyer looks once more, within about a day of settlement: agreed repairs done, systems working, what should stay still there, nothing damaged, no belongings or trash left. Keep the utilities on until closing, and have the repair receipts ready. It is no second inspection, and no new repairs are owed. If a problem is raised, call your broker at once, an attorney if it holds up signing.',
        es: 'Quien compra mira por última vez, cerca de un día antes del cierre: reparaciones acordadas hechas, sistemas funcionando, lo que se queda en su sitio, sin daños, cosas ni basura. Mantenga los servicios hasta el cierre y tenga los recibos. No es otra inspección y no debe arreglos nuevos. Si hay un reclamo, llame enseguida a su broker y, si frena la firma, a un abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'Form 2-T',
    topics: ['buying/final-walk-through'],
  },
  {
    id: 'remote-signing',
    title: { en: 'Can I sign from far away?', es: '¿Puedo firmar a distancia?' },
    answer: {
      en: 'You can usually sign from where you are: papers go to a notary there, somebody signs by a recorded power of attorney, or abroad a consulate or local notary with extra proof serves. Sellers often sign first, by courier. Whether online notarization works for you depends on the attorney, the lender and the title insurer, so say so two to three weeks ahead.',
      es: 'Casi siempre puede firmar desde donde esté: los papeles van a un notario allí, alguien firma con un poder registrado o, en el extranjero, sirve un consulado o notario local con prueba adicional. Quien vende suele firmar antes, por mensajería. Si sirve la firma notarial en línea depende del abogado, el banco y la aseguradora: avise dos o tres semanas antes.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 32C; G.S. 10B',
    topics: ['buying/signing-from-afar-remote', 'selling/signing-from-far-away'],
  },
  {
    id: 'keys-and-recording',
    title: { en: 'When do I get the keys?', es: '¿Cuándo me dan las llaves?' },
    answer: {
      en: 'You get the keys when the deed is recorded, not when you sign: often the same day, a few hours later. The attorney checks the title once more, records at the county and only then pays out; with that the home is yours. Signed late in the day, it can be the next business day, and a late Friday may mean Monday. Ask the attorney when recording is expected.',
      es: 'Le dan las llaves cuando se registra la escritura, no al firmar: a menudo el mismo día, unas horas después. El abogado revisa otra vez el título, registra en el condado y solo entonces paga; con eso la casa es suya. Si firma tarde puede ser el siguiente día hábil, y un viernes tarde, el lunes. Pregunte al abogado cuándo espera registrar.',
    },
    links: ['guideBuying'],
    source: 'G.S. 45A-4; Form 2-T',
    topics: ['buying/recording-keys-and-possession', 'closing-day'],
  },
  {
    id: 'closing-team',
    title: { en: 'Who takes part in a purchase?', es: '¿Quiénes participan en una compra?' },
    answer: {
      en: `A licensed lender, a broker on your side, a home inspector and those who check insects, radon and the sewer line, the lender's appraiser, a surveyor where a line matters, an insurance agent, and the closing attorney. Except for the appraiser you choose each of them freely. I keep no names here; the team gives you several to choose from: ${agent.phone}.`,
      es: `Un prestamista con licencia, un broker de su lado, un inspector y quienes revisan insectos, radón y drenaje, el valuador del banco, un agrimensor si importa un límite, un agente de seguros y el abogado de cierre. Salvo al valuador, usted elige a cada uno libremente. Aquí no tengo nombres; el equipo le da varios para elegir: ${agent.phone}.`,
    },
    links: ['guideBuying', 'call'],
    source: 'NCREC Q&A',
    topics: ['people-of-a-purchase'],
  },
  {
    id: 'home-insurance',
    title: { en: 'When do I shop for homeowners insurance?', es: '¿Cuándo busco el seguro de la casa?' },
    answer: {
      en: 'Shop in the due diligence period; published averages for Charlotte run from about $1,600 to $2,550 a year, but roof age, wiring, pipes, past claims, dogs or a pool can change the price or the answer. The lender needs proof before closing. Insure what rebuilding costs, not the price; floods are excluded. Statewide rates rose about 7.5% on average in June 2025 and June 2026. An agent quotes.',
      es: 'Cotice en el periodo de due diligence; los promedios publicados para Charlotte van de unos $1,600 a $2,550 al año, pero edad del techo, cables, tuberías, reclamos, perros o alberca cambian el precio o la respuesta. El banco pide prueba antes del cierre. Asegure lo que cuesta reconstruir; no cubre inundación. Las tarifas subieron cerca de 7.5% en junio de 2025 y de 2026. Cotiza un agente.',
    },
    links: ['guideBuying'],
    source: 'NC Department of Insurance; NC Rate Bureau; averages of Policygenius, Insurify and Hippo',
    year: 2026,
    topics: [
      'buying/homeowners-insurance-before-closing',
      'money/homeowners-insurance-ho-3-old-house-and-wind-hai',
    ],
  },
  {
    id: 'prorations',
    title: {
      en: 'How are taxes and dues split at closing?',
      es: '¿Cómo se reparten impuestos y cuotas al cierre?',
    },
    answer: {
      en: "By days of the calendar year: the seller pays up to the settlement date and the buyer the rest, even if the bill comes later. On a $3,600 tax year closing June 30 the seller's share is $1,785.21. Dues and rents are split likewise; deferred taxes are normally the seller's. If the bill is not out, last known figures serve. The attorney's statement shows the sum.",
      es: 'Por días del año calendario: quien vende paga hasta la fecha de cierre y quien compra el resto, aunque el recibo llegue después. Con $3,600 al año y cierre el 30 de junio, la parte de quien vende es $1,785.21. Cuotas y rentas igual; los impuestos diferidos son normalmente suyos. Sin recibo se usan las últimas cifras. La cuenta está en el estado del abogado.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 39-60; Form 2-T',
    year: 2026,
    topics: ['money/prorations'],
  },
];
