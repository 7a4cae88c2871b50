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
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board; EPA; Form 2-T',
    topics: ['asked/inspection-visit'],
  },
  {
    id: 'choosing-an-inspector',
    title: { en: 'Who chooses the home inspector?', es: '¿Quién elige al inspector?' },
    answer: {
      en: 'The buyer does, and pays: your agent may name several, but the choice is yours alone, and the inspector works for you. Check the license at the state’s Home Inspector Licensure Board, ask for a sample report, how many such houses they have seen, what costs extra, and whether you may come along. Book on the first day of due diligence, since good ones fill up.',
      es: 'Lo elige y lo paga quien compra: su agente puede nombrar varios, pero decide usted, y el inspector trabaja para usted. Verifique la licencia en la junta estatal de inspectores, pida un informe de muestra, pregunte cuántas casas así ha visto, qué se cobra aparte y si puede acompañarlo. Reserve el primer día de due diligence, porque los buenos se llenan.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board; G.S. 143-151.58',
    topics: ['asked/choosing-an-inspector'],
  },
  {
    id: 'credit-instead-of-repairs',
    title: { en: 'Can I get money instead of repairs?', es: '¿Puedo pedir dinero en vez de arreglos?' },
    answer: {
      en: 'Yes, if the seller agrees and your lender allows it: as a credit toward your closing costs or as a lower price, signed by both before the due diligence deadline. A credit gives you cash for work you choose yourself, but cannot exceed your costs or the loan’s limit; a price cut only trims the payment. Repairs fit what the loan or insurer demands before closing. Get written quotes first.',
      es: 'Sí, si quien vende acepta y su banco lo permite: como crédito a sus gastos de cierre o como rebaja, firmado por ambos antes de la fecha de due diligence. El crédito le deja efectivo para obras a su gusto, pero no puede pasar de sus gastos ni del límite del préstamo; la rebaja solo baja el pago. Pida antes precios escritos.',
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
      es: 'Revíselo antes de firmar el cierre, porque después puede poco: pida recibos de oficios con licencia, que su inspector vuelva a mirar y pruebe cada punto en el recorrido final. Lo acordado debe quedar bien hecho. Si falta algo o quedó mal, avise enseguida a su agente: arreglar y aplazar, un crédito que apruebe el banco o el consejo de un abogado.',
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
    links: ['guideBuying', 'contact'],
    source: 'G.S. 84-2.1; N.C. State Bar',
    topics: ['asked/title-search', 'asked/finding-liens'],
  },
  {
    id: 'inspection-covers',
    title: { en: 'What does a home inspection cover?', es: '¿Qué cubre una inspección de casa?' },
    answer: {
      en: 'What can be seen and reached in one visit: roof, structure, crawl space, wiring, plumbing, heating and cooling, windows, doors and built-in appliances. It does not open walls, test for radon, mold, lead or asbestos, look inside the sewer, septic or chimney, judge insects, or say whether the price or the code is right; those are ordered separately. It reports what is wrong and promises nothing for later.',
      es: 'Lo que se ve y se alcanza en una visita: techo, estructura, espacio bajo la casa, cables, plomería, clima, ventanas, puertas y aparatos fijos. No abre paredes, no mide radón, moho, plomo ni asbesto, no mira dentro de drenaje, séptico o chimenea, no juzga insectos ni dice si el precio o el código están bien; eso se pide aparte. No es una garantía.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Home Inspector Licensure Board, standards of practice',
    topics: ['asked/inspection-covers'],
  },
  {
    id: 'report-sharing',
    title: { en: 'Who may see the inspection report?', es: '¿Quién puede ver el informe?' },
    answer: {
      en: "It belongs to the buyer who paid for it: the seller sees it only if the buyer shares it, often just the pages behind a repair request, and may decline a copy. Once the seller or either agent knows of a material defect, it cannot be hidden from the next buyer. An earlier buyer's report you can ask for, but order your own. Lenders usually do not ask for it.",
      es: 'Es de quien compra y lo pagó: quien vende lo ve solo si se lo comparten, a menudo nada más las páginas de un arreglo, y puede rechazar la copia. Cuando quien vende o un agente conoce un defecto importante, no puede ocultarlo al siguiente comprador. Puede pedir el informe de otro comprador, pero encargue el suyo. El banco normalmente no lo pide.',
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
      es: 'Las pocas que cuestan mucho o importan por seguridad: techo, estructura, humedad, cables, drenaje, clima y lo que exija el banco o el seguro. Deje lo cosmético y el desgaste, pues una lista de cuarenta hace que digan no. No hay número correcto. Ponga cada una con precio escrito y diga si prefiere arreglo, crédito o rebaja. Pueden negarse, así que pida antes de la fecha.',
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
      es: 'Normalmente le toca a quien vende, porque el contrato estándar quiere la casa como estaba, salvo desgaste, hasta registrar la escritura; pero no obliga a reparar un aparato viejo, así que se acuerda arreglo, crédito u otra fecha. Avise a su agente el día que lo vea, antes de firmar. Después es de quien compra, salvo garantía de casa. En pleito, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['asked/breaks-before-closing'],
  },
];
