import type { Entry } from '#domain/chat/knowledge.ts';
import { agent } from '../../agent.ts';

/** Title, survey, the closing and the day of the keys. */
export const titleAndClosing: Entry[] = [
  {
    id: 'title-insurance',
    title: { en: 'Do I need title insurance?', es: '¿Necesito seguro de título?' },
    answer: {
      en: "A lender requires its own policy; the owner's policy is optional, paid once at closing, and covers hidden problems such as forgery or a missed heir for as long as you or your heirs own. Premiums are filed rates, and buying both together, or an older policy on the home, lowers the cost. The closing attorney searches the title and explains exceptions.",
      es: 'El banco exige su propia póliza; la del dueño es opcional, se paga una vez al cierre y cubre problemas ocultos, como una falsificación o un heredero omitido, mientras usted o sus herederos sean dueños. Las primas son tarifas registradas; comprar ambas o tener una póliza anterior las baja. El abogado de cierre investiga el título y explica.',
    },
    links: ['guideBuying'],
    source: 'NC Title Insurance Rating Bureau; RESPA s. 9',
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
      en: 'Most liens are simply paid from the sale at closing; the standard contract calls for title free of them. A judgment holds for 10 years in its county, and a contractor may file within 120 days of the last work, so recent jobs need care. Order the title work early, and let the attorney read it.',
      es: 'Casi todos los gravámenes se pagan con la venta en el cierre; el contrato estándar pide un título libre. Una sentencia dura 10 años en su condado y un contratista puede registrar hasta 120 días después de su último trabajo: cuidado con obras recientes. Pida pronto la búsqueda de título y que la lea el abogado.',
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'G.S. 44A; G.S. 1-234; Form 2-T',
    topics: ['buying/liens-and-clouds-found', 'selling/liens-judgments-unpaid-contractor'],
  },
  {
    id: 'survey',
    title: {
      en: 'Do I need a survey, and where is my line?',
      es: '¿Necesito levantamiento? ¿Dónde está mi límite?',
    },
    answer: {
      en: 'The law does not require one, but only a licensed surveyor can locate a line: county map lines are not legal. Order it in the due diligence period where a fence, drive or tree is near; without it, title insurance may leave out what it would show. Branches, shared drives and long use are questions for an attorney.',
      es: 'La ley no lo exige, pero solo un agrimensor con licencia puede fijar un límite; las líneas del mapa del condado no valen. Pídalo en due diligence si hay una cerca, entrada o árbol cerca; sin él, el seguro de título puede excluir lo que mostraría. Ramas, entradas compartidas y usos largos, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 1-38, 1-40; G.S. 84',
    topics: ['buying/survey-and-boundaries', 'property-lines'],
  },
  {
    id: 'easements',
    title: { en: 'What about easements and private roads?', es: '¿Y las servidumbres y caminos privados?' },
    answer: {
      en: 'They stand in the deed, the plat and the title opinion: somebody may have a right to cross or to run a line, and what you build there can be removed. Utility strips limit trees, pools and sheds. For a private road some lenders want a recorded maintenance agreement. Ask the closing attorney before due diligence ends.',
      es: 'Están en la escritura, el plano y la opinión de título: alguien puede tener derecho a pasar o a tender una línea, y lo que usted construya ahí puede quitarse. Las franjas de servicios limitan árboles, albercas y cobertizos. Para un camino privado, algunos bancos piden un acuerdo registrado. Pregunte al abogado de cierre a tiempo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 136-102.6',
    topics: ['buying/easements-access-private-road'],
  },
  {
    id: 'closing-attorney',
    title: { en: 'Why an attorney, and whose side is it on?', es: '¿Por qué un abogado y de quién es?' },
    answer: {
      en: 'In North Carolina an attorney searches the title, prepares the deed, holds the money and records; a title company alone cannot. The buyer usually chooses and is the client, often with the lender; a seller may have the deed prepared there with consent, or hire an attorney of their own. The attorney explains conflicts and papers.',
      es: 'En Carolina del Norte un abogado investiga el título, prepara la escritura, guarda el dinero y registra; una compañía de títulos sola no puede. Normalmente lo elige quien compra y es su cliente, a menudo junto con el banco; quien vende puede pedirle la escritura o contratar al suyo. El abogado explica conflictos y papeles.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 84-2.1; N.C. State Bar',
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
      en: "A buyer usually pays the attorney, title work and insurance, recording, the loan's costs and first deposits for tax and insurance; a seller the deed, the excise tax of $1 for each $500 of price, loan payoffs and agreed credits. Property tax and dues are split by days. It is negotiable; the attorney's and lender's statements rule.",
      es: 'Quien compra suele pagar abogado, título y seguro, registro, costos del préstamo y primeros depósitos de impuesto y seguro; quien vende, la escritura, el impuesto de $1 por cada $500 del precio, sus préstamos y los créditos acordados. Predial y cuotas se reparten por días. Es negociable; mandan las cuentas del abogado y del banco.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'Form 2-T; G.S. 105-228.30',
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
      en: 'A valid government photo ID that matches the papers, and the exact amount from the final statement, usually by wire sent a day early: attorneys pay out only from collected funds. Everyone on the loan or the deed signs, and a spouse if asked. Buyer and seller need not be in one room. The attorney tells you the rest.',
      es: 'Una identificación oficial vigente que coincida con los papeles y la cantidad exacta del estado final, casi siempre por transferencia enviada un día antes: el abogado paga solo con fondos cobrados. Firman todos los del préstamo o la escritura, y el cónyuge si se pide. Las partes no tienen que coincidir. El resto lo dice el abogado.',
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
      en: 'The lender sends a Loan Estimate within 3 business days of your application, and you must have the Closing Disclosure at least 3 business days before signing. Compare the two: rate, fees, your due diligence fee and deposit, credits, prorations. Some fees may not rise. The lender corrects mistakes, the attorney explains the statement.',
      es: 'El prestamista envía el Loan Estimate dentro de 3 días hábiles de su solicitud, y usted debe tener el Closing Disclosure al menos 3 días hábiles antes de firmar. Compare ambos: tasa, cargos, su cuota y depósito, créditos y prorrateos. Algunos cargos no pueden subir. El banco corrige errores; el abogado explica las cuentas.',
    },
    links: ['guideBuying'],
    source: 'CFPB TRID',
    topics: [
      'buying/closing-disclosure-and-settlement-statement',
      'money/loan-estimate-and-closing-disclosure',
    ],
  },
  {
    id: 'final-walk-through',
    title: { en: 'What is the final walk-through?', es: '¿Qué es el recorrido final?' },
    answer: {
      en: 'It is your last look, within a day of settlement and best when the house is empty: agreed repairs done, systems working, what should stay still there, no new damage, no trash. It is no second inspection. The contract gives you access with utilities on. Raise any problem before you sign, and call the attorney if it is not solved.',
      es: 'Es su última mirada, a un día del cierre y mejor con la casa vacía: reparaciones hechas, sistemas funcionando, lo que debía quedarse en su sitio, sin daños nuevos ni basura. No es otra inspección. El contrato le da acceso con los servicios encendidos. Diga todo problema antes de firmar y, si no se resuelve, llame al abogado.',
    },
    links: ['guideBuying'],
    source: 'Form 2-T',
    topics: ['buying/final-walk-through'],
  },
  {
    id: 'remote-signing',
    title: { en: 'Can I sign from far away?', es: '¿Puedo firmar a distancia?' },
    answer: {
      en: 'Usually yes: papers sent to a notary where you are, a recorded power of attorney for this deal, or from abroad a consulate or local notary with extra proof. Sellers often sign first, by courier. Whether online notarization works for you depends on the attorney, the lender and the title insurer, so say so two to three weeks ahead.',
      es: 'Casi siempre: papeles enviados a un notario donde esté, un poder registrado para esta operación o, desde el extranjero, un consulado o notario local con prueba adicional. Quien vende suele firmar antes, por mensajería. Si sirve la firma notarial en línea depende del abogado, el banco y la aseguradora: avise dos o tres semanas antes.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 32C; G.S. 10B',
    topics: ['buying/signing-from-afar-remote', 'selling/signing-from-far-away'],
  },
  {
    id: 'keys-and-recording',
    title: { en: 'When do I get the keys?', es: '¿Cuándo me dan las llaves?' },
    answer: {
      en: 'At closing, which is not the signing: the attorney checks the title once more, records the deed and only then pays out. That may be an hour later or, on a late Friday, the next business day. Moving in before, or a seller staying on, needs a signed addendum. Ask the attorney when recording is expected.',
      es: 'En el cierre, que no es la firma: el abogado revisa otra vez el título, registra la escritura y solo entonces paga. Puede ser una hora después o, un viernes tarde, el siguiente día hábil. Entrar antes, o que el vendedor se quede, requiere un anexo firmado. Pregunte al abogado cuándo espera registrar.',
    },
    links: ['guideBuying'],
    source: 'G.S. 45A-4; Form 2-T',
    topics: ['buying/recording-keys-and-possession', 'closing-day'],
  },
  {
    id: 'closing-team',
    title: { en: 'Who takes part in a purchase?', es: '¿Quiénes participan en una compra?' },
    answer: {
      en: `A licensed lender, a broker on your side, a home inspector and those who check insects, radon and the sewer line, the lender's appraiser, a surveyor where a line matters, an insurance agent, and the closing attorney. You choose each of them freely; the team names several of each: ${agent.phone}.`,
      es: `Un prestamista con licencia, un broker de su lado, un inspector y quienes revisan insectos, radón y drenaje, el valuador del banco, un agrimensor si importa un límite, un agente de seguros y el abogado de cierre. Usted elige a cada uno libremente; el equipo nombra varios: ${agent.phone}.`,
    },
    links: ['guideBuying', 'call'],
    source: 'NCREC Q&A',
    topics: ['people-of-a-purchase'],
  },
  {
    id: 'home-insurance',
    title: { en: 'When do I shop for homeowners insurance?', es: '¿Cuándo busco el seguro de la casa?' },
    answer: {
      en: 'In the due diligence period: roof age, wiring, pipes, past claims, dogs or a pool can change the price or the answer, and the lender needs proof before closing. Insure what rebuilding costs, not the price. Floods are excluded. Statewide rates rose about 7.5% on average in June 2025 and June 2026. Quotes come from an insurance agent.',
      es: 'En el periodo de due diligence: la edad del techo, cables, tuberías, reclamos anteriores, perros o alberca cambian el precio o la respuesta, y el banco pide prueba antes del cierre. Asegure lo que cuesta reconstruir. No cubre inundación. Las tarifas del estado subieron cerca de 7.5% en junio de 2025 y de 2026. Cotice con un agente.',
    },
    links: ['guideBuying'],
    source: 'NC Department of Insurance; NC Rate Bureau',
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
      en: "By days of the calendar year, through the settlement date: the seller carries the year up to then, the buyer the rest, even though the bill comes later. Dues and rents are split likewise, and deferred taxes are normally the seller's. If the bill is not out, last known figures serve. The attorney's statement shows the sum.",
      es: 'Por días del año calendario, hasta la fecha de cierre: quien vende cubre hasta ahí y quien compra el resto, aunque el recibo llegue después. Cuotas y rentas se reparten igual, y los impuestos diferidos son normalmente de quien vende. Si no hay recibo, se usan las últimas cifras. La cuenta está en el estado del abogado.',
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 39-60; Form 2-T',
    topics: ['money/prorations'],
  },
];
