import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Title, survey, the closing and the day of the keys. */
export const titleAndClosing: Entry[] = [
  {
    id: 'title-insurance',
    title: { en: 'Do I need title insurance?', es: '¿Necesito seguro de título?' },
    answer: {
      en: "Only the lender's policy is required, and only if you borrow. The owner's is optional, paid once, and covers hidden problems such as forgery or a missed heir for as long as you or your heirs own. Rates are filed: $400,000 cost $929 before the rise of October 2025, the lender's policy with it $28.50 more; an older policy on the home lowers it. Ask the closing attorney.",
      es: 'Solo es obligatoria la póliza del banco, y solo si pide préstamo. La del dueño es opcional, se paga una vez y cubre problemas ocultos, como una falsificación o un heredero omitido, mientras usted o sus herederos sean dueños. Hay tarifas registradas: $400,000 costaban $929 antes del alza de octubre de 2025, y la del banco $28.50 más; una póliza anterior de la casa baja el costo. Pregunte al abogado.',
    },
    aspects: {
      'paying-cash': {
        en: "Paying cash, no one requires a policy: an owner's policy is your choice. Without a lender nobody else looks over the title, so you alone carry what the search missed, such as a forged deed or an unknown heir. It is paid once at closing. Ask the attorney what the search found and what the policy would leave out.",
        es: 'Si paga de contado nadie le exige póliza: la del dueño es decisión suya. Sin banco nadie más mira el título, y todo lo que la búsqueda no vio lo carga usted, como una escritura falsa o un heredero desconocido. Se paga una vez en el cierre. Pregunte al abogado qué halló y qué excluiría la póliza.',
      },
      'lender-or-owner': {
        en: "The lender's policy protects only the bank, for what you still owe; if somebody claims the house, your own money is not covered. The owner's policy protects you, up to the price, for as long as you or your heirs own. Bought together, the lender's costs little more, and the attorney searches the title once for both.",
        es: 'La póliza del banco protege solo al banco, por lo que usted aún debe; si alguien reclama la casa, su dinero no está cubierto. La del dueño le protege a usted, hasta el precio, mientras usted o sus herederos sean dueños. Juntas, la del banco cuesta poco más, y el abogado investiga el título una vez.',
      },
      'is-owners-worth-it': {
        en: "You may decline the owner's policy; many buyers take it, because the price is small beside the house and it is paid once. The attorney's search covers what is on record; the policy covers what is not visible there. It matters more with estates, divorces, old families and quick resales. Whether to buy is your decision, the attorney explains.",
        es: 'Puede rechazar la póliza del dueño; muchos la toman, porque cuesta poco frente a la casa y se paga una vez. La búsqueda del abogado cubre lo registrado; la póliza, lo que ahí no se ve. Importa más con herencias, divorcios, familias antiguas y reventas rápidas. La decisión es suya; el abogado explica.',
      },
      'what-it-covers': {
        en: 'It covers hidden trouble from before you bought: a forged deed or signature, a missed heir or spouse, an old lien not found, mistakes in the records, and pays for the defense in court. It leaves out what is listed as an exception, often boundary matters without a survey, and what happens later. Read Schedule B with the attorney.',
        es: 'Cubre problemas ocultos anteriores a su compra: firma o escritura falsa, heredero o cónyuge omitido, gravamen viejo no hallado, errores de registro, y paga la defensa en el tribunal. No cubre lo listado como excepción, a menudo los límites si no hubo levantamiento topográfico, ni lo que pase después. Lea el Schedule B con el abogado.',
      },
      'how-long-and-refinance': {
        en: "The owner's policy is paid once and lasts as long as you, or heirs who inherit, own the home; after a sale it can still protect you for what your deed promised. When you refinance, the new lender wants its own policy, often at a lower reissue rate, but you do not buy an owner's policy again.",
        es: 'La póliza del dueño se paga una vez y dura mientras usted, o quien la herede, sea dueño; tras vender aún puede protegerle por lo que prometió su escritura. Al refinanciar, el nuevo banco pide su propia póliza, a menudo a tarifa reducida, pero usted no compra otra vez la del dueño.',
      },
      'make-a-claim': {
        en: "Send the title insurer the letter or lien at once, in writing, with your policy number and deed; the closing attorney's office can help find the policy. An owner's policy covers hidden trouble from before you bought, such as a missed lien, and pays or defends you, apart from what it lists as exceptions. Without one, an attorney looks at the seller's deed. Pay nobody before that.",
        es: 'Mande enseguida por escrito la carta o el gravamen a la aseguradora de título, con número de póliza y escritura; la oficina del abogado de cierre ayuda a hallar la póliza. La póliza de dueño cubre problemas ocultos de antes de la compra, como un gravamen omitido, y paga o lo defiende, salvo sus excepciones. Sin póliza, un abogado revisa la escritura del vendedor. No pague antes.',
      },
    },
    links: ['guideBuying'],
    source: 'NC Title Insurance Rating Bureau; RESPA s. 9',
    year: 2026,
    topics: ['buying/title-search-and-title-insurance', 'money/title-insurance-and-closing-attorney-fees'],
  },
  {
    id: 'liens',
    title: { en: 'What if there is a lien on the house?', es: '¿Y si la casa tiene un gravamen?' },
    answer: {
      en: 'Most liens are simply paid from the sale at closing; the standard contract calls for title free of them. An IRS lien is paid too, or the IRS is asked to discharge the home, at least 45 days before. A judgment holds for 10 years in its county, and a contractor may file within 120 days of the last work. Order the title work early; the attorney reads it.',
      es: 'Casi todos los gravámenes se pagan con la venta en el cierre; el contrato estándar pide un título libre. El del IRS también se paga, o se le pide liberar la casa al menos 45 días antes. Una sentencia dura 10 años en su condado y un contratista puede registrar el suyo hasta 120 días tras su último trabajo. Pida pronto la búsqueda de título al abogado.',
    },
    aspects: {
      contractor: {
        en: 'Unpaid work can become a lien even after you bought or sold: a contractor or supplier may file within 120 days of the last work and must sue within 180. So ask for proof of payment and lien waivers for recent jobs, and have the attorney check notices. As an owner, pay or settle before closing, or contest it with an attorney.',
        es: 'Un trabajo sin pagar puede volverse gravamen aun después de comprar o vender: el contratista o proveedor puede registrarlo hasta 120 días tras el último trabajo y debe demandar en 180. Pida pruebas de pago y renuncias por obras recientes, y que el abogado revise avisos. Como dueño, pague o acuerde antes del cierre, o dispútelo con un abogado.',
      },
      judgment: {
        en: "A docketed judgment sits on the debtor's land in that county for 10 years and is paid from the price when you sell, or settled lower with the creditor first. It usually does not reach a home a married couple owns together if only one of them owes. With the same name but not the same person, an affidavit clears it. See an attorney.",
        es: 'Una sentencia registrada pesa 10 años sobre los inmuebles del deudor en ese condado y se paga del precio al vender, o se negocia antes con el acreedor. Por lo general no alcanza la casa de un matrimonio si solo debe uno. Si es otro con su mismo nombre, se aclara con una declaración jurada. Vea a un abogado.',
      },
      'irs-and-taxes': {
        en: "A federal tax lien does not stop a sale: the attorney pays it from the price, or you ask the IRS to discharge the home on Form 14135, at least 45 days before closing, when the price does not cover everything. On co-owned property it sits on the debtor's share, yet the whole sale waits until it is cleared. Unpaid county tax is paid from the price as well. Talk to a CPA early.",
        es: 'Un gravamen del IRS no impide vender: el abogado lo paga del precio, o se pide al IRS liberar la casa con el Formulario 14135, al menos 45 días antes del cierre, si no alcanza. Si hay copropietarios pesa sobre la parte del deudor, pero la venta espera hasta aclararlo. El impuesto del condado atrasado también se paga del precio. Hable pronto con un contador.',
      },
      'old-paid-mortgage': {
        en: 'A loan that was paid off but never canceled on the record is usually a paper problem: the attorney asks the lender or its successor for a satisfaction, or proves payment and clears it another way. It can take days or weeks with a bank that no longer exists, so have the title looked at early and find your payoff letter.',
        es: 'Un préstamo pagado que nunca se canceló en el registro suele ser cosa de papeles: el abogado pide al banco o a su sucesor la cancelación, o prueba el pago y lo aclara de otra forma. Con un banco que ya no existe tarda días o semanas; revise pronto el título y busque su carta de liquidación.',
      },
      'find-out-and-buy': {
        side: 'buyer',
        en: "Have the attorney search the title in the first days of due diligence: that shows deeds of trust, judgments, tax and contractor liens, and the list of notices. You can also look at the county Register of Deeds and the courthouse records yourself, but not everything stands there. Debts normally do not come with the house; owner's title insurance adds protection.",
        es: 'Haga que el abogado busque el título en los primeros días del due diligence: muestra hipotecas, sentencias, gravámenes por impuestos o de contratistas y avisos. También puede mirar el registro de escrituras y el tribunal, aunque no todo está ahí. Las deudas normalmente no vienen con la casa; el seguro de título del dueño agrega protección.',
      },
      'release-or-price-too-low': {
        en: 'Pay or settle it and get a written release recorded; at a sale the attorney does this with the payoff. If all liens together exceed the price, you need money, a discount from the creditors or a short sale agreed before closing. If the claim is wrong, dispute it now: an attorney can bond it off or have a court strike it.',
        es: 'Páguelo o négocielo y haga registrar una liberación escrita; en una venta lo hace el abogado con el pago. Si todo suma más que el precio, hace falta dinero, un descuento de los acreedores o una venta corta pactada antes. Si el reclamo es falso, dispútelo ya: un abogado puede afianzarlo o pedir que lo anulen.',
      },
      'lis-pendens': {
        en: 'A lis pendens is a notice in the court records that a lawsuit touches the house, such as a foreclosure, a divorce claim or a dispute over the title; whoever buys afterward takes the house subject to the result. So it normally stops a sale until the suit is settled, dismissed or a bond is given. Get the case number and take it to an attorney now.',
        es: 'Un lis pendens es un aviso en los registros de la corte de que un pleito toca la casa, como una ejecución, un reclamo de divorcio o una disputa de título; quien compra después la recibe sujeta al resultado. Por eso normalmente frena la venta hasta que el pleito se resuelva o se desestime, o se dé una fianza. Consiga el número del caso y vaya ya con un abogado.',
      },
      'what-it-is': {
        en: "A lien is a creditor's claim on a house for a debt: a mortgage, unpaid tax or dues, a court judgment, or a contractor who was not paid. It stays with the house until paid or released, so it is normally paid from the price at closing. The closing attorney's title search finds those on record.",
        es: 'Un gravamen es el derecho de un acreedor sobre una casa por una deuda: una hipoteca, impuestos o cuotas sin pagar, una sentencia o un contratista sin cobrar. Sigue con la casa hasta que se paga o se libera, así que normalmente se paga del precio al cierre. La búsqueda de título del abogado halla los que están registrados.',
      },
      'quiet-title': {
        en: "A quiet title action is a lawsuit in Superior Court, in the county of the land, that asks a judge to settle who owns it and to remove a cloud such as an old deed, a missing heir or a stale claim. Everyone who might have a claim is named and served by publication if unknown, so it takes months and attorney's fees. A quitclaim or affidavit may be enough. Ask a real estate attorney.",
        es: 'Una acción de quiet title es una demanda en la Corte Superior del condado del terreno que pide al juez decir quién es dueño y quitar una duda del título, como una escritura vieja, un heredero desaparecido o un reclamo antiguo. Se demanda y notifica a todo posible reclamante, a los desconocidos por publicación, así que toma meses y cuesta honorarios. A veces basta un quitclaim o una declaración jurada. Pregunte a un abogado.',
      },
    },
    bySide: {
      buyer: {
        en: "It normally does not become yours: the standard contract calls for clear title, and the seller's liens are paid from the price at closing. Recent work is the risk, since a contractor may still file within 120 days of the last job. Have the title searched early in due diligence, record the deed promptly, and consider owner's title insurance; the attorney reads what is found.",
        es: 'Normalmente no pasa a usted: el contrato estándar pide título libre y los gravámenes de quien vende se pagan con el precio en el cierre. El riesgo son obras recientes, porque un contratista puede registrar su gravamen hasta 120 días después de su último trabajo. Pida pronto la búsqueda de título, registre la escritura sin demora y considere el seguro de título; lo lee el abogado.',
      },
      seller: {
        en: 'Yes: you can sell with a lien; most are simply paid from the price at closing, by the attorney, as the standard contract expects. It blocks a sale only if the price does not cover it or the amount is disputed; for an IRS lien a discharge is asked at least 45 days before. A judgment holds for 10 years in its county. Order an early title check.',
        es: 'Sí: puede vender con un gravamen; la mayoría se paga con el precio en el cierre, por medio del abogado, como espera el contrato estándar. Solo frena la venta si el precio no alcanza o el monto se disputa; la liberación del IRS se pide al menos 45 días antes. Una sentencia dura 10 años en su condado. Pida pronto una revisión de título.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'contact'],
    source: 'G.S. 44A; G.S. 1-234; Form 2-T; IRS Publication 783; G.S. 1-116; G.S. 41-10',
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
      es: 'Ninguna ley exige un levantamiento topográfico (survey), pero solo un topógrafo con licencia puede fijar su límite; las líneas del mapa del condado no valen. Si hay cerca, entrada o árbol en el borde, suyo o del vecino, pídalo pronto en due diligence, porque tarda semanas; sin él, el seguro de título puede excluir esas cosas. Una cerca vieja pasada del límite puede dar derechos: antes de moverla, un abogado.',
    },
    aspects: {
      'find-my-line': {
        en: "Only a licensed surveyor can tell you: they find or set the iron pins at the corners and can flag the line before you build a fence. County GIS, Zillow and phone apps show lines that may be off by many feet, and a builder's word is no better. An old plat or deed gives the measures to start with.",
        es: 'Solo lo dice un topógrafo con licencia: halla o pone las varillas en las esquinas y puede marcar el límite antes de poner una cerca. El GIS del condado, Zillow y las apps muestran líneas que pueden fallar por muchos pies, y la palabra del constructor tampoco vale más. Un plano o escritura da las medidas iniciales.',
      },
      'cost-and-timing': {
        en: 'The buyer usually orders and pays, in the first days of due diligence, because surveyors can be booked out for weeks. The price depends on lot size, woods, old records and whether corners are only marked or a full map is drawn, so get two quotes in writing. The attorney or the team can name licensed surveyors.',
        es: 'Suele pedirlo y pagarlo el comprador, en los primeros días del due diligence, porque los topógrafos pueden tardar semanas. El precio depende del tamaño, bosque, registros viejos y si solo se marcan esquinas o se dibuja el plano; pida dos cotizaciones escritas. El abogado o el equipo pueden nombrar topógrafos.',
      },
      'old-survey': {
        en: 'An old survey helps but does not replace a new one: it shows the lot as it was, made for somebody else, and knows nothing of later fences, drives or additions. The surveyor may update it for less, and the title insurer says whether it accepts the old one with a statement from the seller. Ask the closing attorney.',
        es: 'Un levantamiento viejo ayuda pero no sustituye uno nuevo: muestra el lote de entonces, hecho para otro, y no sabe de cercas, entradas o ampliaciones posteriores. El topógrafo puede actualizarlo por menos, y el seguro de título dice si lo acepta con una declaración del vendedor. Pregunte al abogado del cierre.',
      },
      'neighbor-over-the-line': {
        en: 'Have it surveyed and talk before anybody moves anything: a fence, drive or strip used openly for 20 years, or 7 with a faulty deed, can create rights. Then sign what you agree: a move, an easement or a line agreement, which an attorney writes and records. Branches over your line you may generally trim, on your own side only.',
        es: 'Mándelo medir y hablen antes de mover nada: una cerca, entrada o franja usada abiertamente 20 años, o 7 con título defectuoso, puede crear derechos. Luego firmen lo acordado: moverla, una servidumbre o un convenio de límites, que un abogado redacta y registra. Las ramas que cruzan en general puede podarlas, solo de su lado.',
      },
      'worth-it-or-skip': {
        en: 'You may skip it, and this is what you risk: a fence, drive or shed over the line, a building too close to it, or a strip somebody else uses, which title insurance may then leave out. It pays most with acreage, an old fence, a shared drive or plans to build; a condo needs none, a townhouse rarely.',
        es: 'Puede omitirlo, y esto es lo que arriesga: una cerca, entrada o cobertizo fuera del límite, una construcción muy cerca, o una franja que usa otro, que el seguro de título quizá excluya. Vale más con terreno grande, cerca vieja, entrada compartida o planes de construir; un condominio no lo necesita y una casa adosada rara vez.',
      },
      'what-it-is': {
        en: "A survey is a licensed surveyor's drawing of your lot: its lines and corners, the house, fences, drives and easements, and whatever crosses a line. A plat is the recorded map of a whole subdivision that shows the lots and setbacks. No law asks a buyer for a survey, but the county's online map is no substitute where a line matters.",
        es: 'Un levantamiento es el dibujo de su lote hecho por un topógrafo con licencia: líneas y esquinas, la casa, cercas, entradas, servidumbres y lo que cruza un límite. Un plat es el mapa registrado de toda una subdivisión, con lotes y retiros. Ninguna ley exige levantamiento al comprar, pero el mapa en línea del condado no lo reemplaza donde importa un límite.',
      },
      'problem-found': {
        en: 'Take the drawing to the closing attorney the same day: a garage over a setback, a fence off the line or fewer acres than the deed says can mean a variance, a recorded agreement, a price change or an exception in the title policy. Ask the city about the setback and the lender whether it still closes. Settle it in writing before due diligence ends, or leave in time.',
        es: 'Lleve el plano al abogado de cierre el mismo día: una cochera sobre el retiro, una cerca fuera de línea o menos acres de los que dice la escritura pueden requerir un permiso de excepción (variance), un acuerdo registrado, otro precio o una excepción en la póliza de título. Pregunte a la ciudad por el retiro y al banco si aún presta. Resuélvalo por escrito antes del fin del due diligence, o salga a tiempo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 1-38, 1-40; G.S. 89C',
    topics: ['buying/survey-and-boundaries'],
  },
  {
    id: 'easements',
    title: { en: 'What about easements and private roads?', es: '¿Y las servidumbres y caminos privados?' },
    answer: {
      en: 'An easement lets somebody else cross or use part of the land, and what you build in it can be removed; utility strips limit trees, pools and sheds. It stands in the deed, the plat and the title opinion. A private road is kept up by its owners, not the state, and some lenders want a recorded maintenance agreement. Ask the closing attorney before due diligence ends.',
      es: 'Una servidumbre permite a otro pasar o usar parte del terreno, y lo que usted construya ahí puede quitarse; las franjas de servicios limitan árboles, albercas y cobertizos. Está en la escritura, el plano y la opinión de título. Un camino privado lo mantienen sus dueños, no el estado, y algunos bancos piden un acuerdo registrado. Pregunte a tiempo al abogado de cierre.',
    },
    aspects: {
      'may-i-build-or-plant': {
        en: "Keep permanent things out of the strip: a pool, shed, garage or trees in a utility, sewer or drainage easement can be removed at your cost, and power companies set strict heights. A fence, low plants or a gravel drive are often allowed with consent. Get it in writing from the holder, and read the plat's width with the attorney.",
        es: 'No ponga nada permanente en la franja: alberca, cobertizo, garaje o árboles en una servidumbre de luz, drenaje o alcantarillado pueden quitarse a su costo, y la compañía eléctrica limita alturas. Cerca, plantas bajas o grava suelen permitirse con permiso. Pídalo por escrito al titular y lea el ancho en el plano con el abogado.',
      },
      'can-they-come-in': {
        en: 'Within the strip they may: the company or city can enter, dig, trim and repair as the easement says, usually without your permission, though it should act reasonably and restore the ground. Beyond the strip they need your consent. Read the recorded document for what is allowed, and ask the company what it pays to put right.',
        es: 'Dentro de la franja pueden: la compañía o la ciudad puede entrar, cavar, podar y reparar según la servidumbre, casi siempre sin pedirle permiso, aunque debe actuar razonablemente y dejar el suelo como estaba. Fuera de ella necesitan su consentimiento. Lea el documento registrado y pregunte qué reparan después.',
      },
      'private-road': {
        en: 'The owners along it pay and repair, not the state or city: how much depends on a recorded maintenance agreement, and without one it is what the neighbors can agree on. Some lenders want such an agreement before they lend, so ask yours early. The seller or builder must say if a newer street is private. See the attorney within due diligence.',
        es: 'Pagan y reparan los dueños, no el estado ni la ciudad: cuánto depende de un acuerdo de mantenimiento registrado, y sin él, de lo que pacten los vecinos. Algunos bancos lo exigen antes de prestar; pregunte pronto al suyo. El vendedor o constructor debe decir si una calle nueva es privada. Vea al abogado en el due diligence.',
      },
      'neighbors-crossing': {
        en: 'A neighbor may cross only with a right: a recorded easement, one that comes from how the land was split, or, after 20 years of open use without permission, perhaps one by long use. Permission you gave can be ended. Before you block the way or promise a buyer anything, have an attorney look, and say so to buyers.',
        es: 'El vecino solo puede pasar con un derecho: servidumbre registrada, una que nace de cómo se dividió el terreno, o quizá, tras 20 años de uso abierto sin permiso, una por uso largo. El permiso que usted dio puede terminar. Antes de cerrar el paso o prometer algo a un comprador, consulte a un abogado, y dígalo a quien compre.',
      },
      'landlocked-access': {
        en: "Have the access in writing before you buy: a landlocked lot may have a right of way from its history or by a court, but that costs time and money, and lenders and title insurers want a recorded one. Driving over a neighbor's land by habit is not enough. Make it a condition within due diligence, with an attorney.",
        es: 'Tenga el acceso por escrito antes de comprar: un lote sin salida puede tener derecho de paso por su historia o por un tribunal, pero cuesta tiempo y dinero, y banco y seguro de título quieren uno registrado. Pasar por costumbre no basta. Póngalo como condición en el due diligence, con un abogado.',
      },
      'how-to-find-out': {
        en: "Look in the deed, the recorded plat and the title opinion; the county Register of Deeds has them, a survey shows them on the ground, and wires, manholes or a mown strip hint at more. Ask the attorney to send you each document, not only a list. It runs with the land and can be ended only with the holder's signed release.",
        es: 'Mire la escritura, el plano registrado y la opinión de título; están en el registro del condado, un levantamiento las muestra en el terreno, y cables, tapas o franjas cortadas avisan de más. Pida al abogado cada documento, no solo una lista. Sigue con la tierra y termina solo con renuncia firmada del titular.',
      },
      graveyard: {
        en: "Graves on the land stay protected: you may build elsewhere on the lot, but descendants and others with special interest may visit and tend them, with your leave or by an order of the clerk of court that sets days and a path. Moving graves takes a legal procedure at the owner's cost, and harming them is a crime. Have a surveyor draw the plot and an attorney read the deed before due diligence ends.",
        es: 'Las tumbas en un terreno quedan protegidas: puede comprarlo y construir en otra parte, pero descendientes y otros con interés especial pueden visitarlas y cuidarlas, con su permiso o por orden del secretario del tribunal, que fija días y paso. Moverlas pide un trámite legal a costa del dueño, y dañarlas es delito. Que un topógrafo marque el lugar y un abogado lea la escritura antes de que acabe el due diligence.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 136-102.6; Dickinson v. Pake, N.C. 1974; G.S. 65-101, 65-102, 65-106',
    topics: ['buying/easements-access-private-road'],
  },
  {
    id: 'closing-attorney',
    title: { en: 'Why an attorney, and whose side is it on?', es: '¿Por qué un abogado y de qué lado está?' },
    answer: {
      en: "You need one: in North Carolina an attorney searches the title, prepares the deed, holds the money and records; a title company alone cannot. The buyer usually chooses and is the client, often with the lender. A seller may have the deed prepared there with consent, or hire an attorney of their own. A buyer's fee is usually a flat sum; ask two offices for it before you choose.",
      es: 'Sí hace falta: en Carolina del Norte un abogado investiga el título, prepara la escritura, guarda el dinero y registra; una compañía de títulos sola no puede. Normalmente lo elige quien compra y es su cliente, a menudo junto con el banco. Quien vende puede pedirle la escritura o contratar al suyo. El honorario del comprador suele ser fijo; pregúntelo en dos despachos antes de elegir.',
    },
    aspects: {
      'can-we-skip': {
        en: 'You cannot do without one: in North Carolina only an attorney may give the title opinion, prepare the deed for others and supervise the closing, for cash, land and loans alike. A title company issues the insurance but does not close alone; agents may not draft deeds. An attorney must be licensed here, so one from another state will not do.',
        es: 'No puede prescindir de él: en Carolina del Norte solo un abogado da la opinión de título, prepara la escritura para otros y supervisa el cierre, sea de contado, terreno o con préstamo. La compañía de títulos asegura pero no cierra sola; los agentes no redactan escrituras. Debe tener licencia aquí; uno de otro estado no sirve.',
      },
      'whose-side': {
        en: "The closing attorney's client is normally the buyer, and often the lender as well, which both must know; the seller is not the client, even if that office writes the deed. So it explains papers to the buyer, and a seller who needs advice hires another. If interests clash, it must step back from one. Ask for it in writing.",
        es: 'El cliente del abogado del cierre es normalmente el comprador, y a menudo también el banco, lo que ambos deben saber; el vendedor no lo es, aunque esa oficina haga la escritura. Explica los papeles al comprador, y un vendedor que necesite consejo contrata otro. Si hay conflicto, debe apartarse de uno. Pídalo por escrito.',
      },
      'who-chooses': {
        en: 'The buyer chooses; a lender may only have its own requirements, and an agent or a builder may suggest names but not force one. A builder can tie its contributions to its own attorney, so weigh that. Name yours soon after the contract is signed, so that the title work starts within due diligence.',
        es: 'Elige el comprador; el banco solo puede poner sus requisitos, y un agente o constructor puede sugerir nombres pero no imponerlos. Un constructor puede ligar sus aportes a su abogado; sopéselo. Diga el suyo poco después de firmar el contrato, para que el estudio de título empiece dentro del due diligence.',
      },
      'sellers-own': {
        side: 'seller',
        en: "A seller needs no attorney for the whole closing, but somebody has to prepare the deed and lien papers: the buyer's attorney can, with your consent and for a fee, without advising you, or you hire your own. Take your own if there is a dispute, an estate, a divorce or a term you do not understand.",
        es: 'Quien vende no necesita abogado para todo el cierre, pero alguien debe preparar la escritura y los papeles de liberación: puede el del comprador, con su consentimiento y una tarifa, sin aconsejarle, o uno propio. Contrate el suyo si hay disputa, herencia, divorcio o algo que no entienda.',
      },
      'cost-and-choosing': {
        en: 'Ask two or three offices for their flat fee in writing and what it includes: title search, deed of trust, recording, wires, courier, a mail-away. Also when they can close, who answers questions, how they protect wires, and whether they represent the lender. Fees do differ. The team gives you several names, you choose.',
        es: 'Pida a dos o tres oficinas su tarifa fija por escrito y qué incluye: estudio de título, deed of trust, registro, transferencias, mensajería, firma a distancia. También cuándo pueden cerrar, quién responde, cómo cuidan los envíos y si representan al banco. Los precios varían. El equipo da varios nombres; usted elige.',
      },
      'what-they-do': {
        en: 'Before closing the attorney searches the title, clears liens, orders payoffs and prepares deed and statement; at closing explains and has everything signed; afterward checks the title again, records, and only then pays out money held in a trust account. Your recorded deed and title policy follow in weeks. It is not advice on price or repairs.',
        es: 'Antes del cierre el abogado investiga el título, libera gravámenes, pide saldos y prepara la escritura y el estado de cierre; en la firma explica y hace firmar; después revisa otra vez el título, registra y solo entonces paga el dinero de su cuenta fiduciaria. La escritura y la póliza llegan en semanas. No aconseja precio ni arreglos.',
      },
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
      es: 'Cada parte paga lo suyo, y lo de quien compra suele estimarse en 2-5% del precio con pagos por adelantado: abogado, título y seguro, registro, costos del préstamo y primeros depósitos de impuesto y seguro. Quien vende paga la escritura, el excise tax de $1 por cada $500 del precio, sus préstamos y los créditos acordados. Predial y cuotas, por días. Es negociable; mandan los estados de cierre.',
    },
    aspects: {
      'buyers-list': {
        en: "A buyer's list: the closing attorney, title search and insurance, recording of deed and deed of trust, the lender's fees, appraisal, any survey and points, then first-year insurance, interest to month's end and first deposits for tax and insurance, and HOA move-in charges. All of it comes on top of the down payment; deposits already paid are credited.",
        es: 'Lista del comprador: abogado, estudio y seguro de título, registro de escritura y deed of trust, cargos del banco, avalúo, levantamiento y puntos si hay, más seguro del primer año, intereses hasta fin de mes, primeros depósitos de impuesto y seguro, y cargos de entrada de la HOA. Todo va aparte del enganche; los depósitos pagados se acreditan.',
      },
      'how-much': {
        en: 'Plan on 2-5% of the price with a loan, prepaid items included: $8,000 to $20,000 on $400,000, besides the down payment. How much exactly depends on points, the closing day and the tax and insurance deposits. The Loan Estimate gives your own figures within three business days of applying; compare those, not averages.',
        es: 'Calcule 2-5% del precio con préstamo, incluidos los pagos anticipados: de $8,000 a $20,000 en $400,000, aparte del enganche. Lo exacto depende de puntos, el día del cierre y los depósitos de impuesto y seguro. El Loan Estimate da sus cifras en tres días hábiles desde la solicitud; compare esas, no promedios.',
      },
      'who-pays-which': {
        en: 'By custom the buyer pays attorney, title work and insurance, recording, survey and loan costs; the seller pays the deed, the excise tax, payoffs, and agreed credits and fees. Tax and dues are split by days. It is custom and contract, not law, apart from the excise tax, so two sides without agents can agree otherwise through the attorney.',
        es: 'Por costumbre el comprador paga abogado, título y seguro, registro, levantamiento y préstamo; el vendedor paga la escritura, el excise tax, sus préstamos y créditos acordados. Impuesto y cuotas se reparten por días. Es costumbre y contrato, no ley, salvo el excise tax; dos partes sin agentes pueden acordar otra cosa con el abogado.',
      },
      'cash-purchase': {
        en: "Without a loan it is far less: no lender fees, no appraisal unless you want one, no deposits for tax and insurance. What remains is the attorney, title search and optional owner's policy, recording, any survey and inspections, your days of tax and dues, and HOA charges. Ask the attorney for one written total.",
        es: 'Sin préstamo es mucho menos: sin cargos del banco, sin avalúo salvo que lo quiera, sin depósitos de impuesto y seguro. Quedan abogado, estudio de título y póliza opcional, registro, levantamiento e inspecciones si hay, sus días de impuesto y cuotas, y cargos de la HOA. Pida al abogado un total por escrito.',
      },
      'why-prepaids': {
        en: "Because they are your own bills paid early: the first year's insurance, interest from closing to the end of the month, and a start for the escrow account so that tax and insurance can be paid when due. They are not fees, and a later closing day lowers the interest. The seller's share of the tax comes to you as a credit.",
        es: 'Porque son sus propias cuentas pagadas antes: seguro del primer año, intereses del cierre a fin de mes y un fondo inicial del escrow para pagar impuesto y seguro a tiempo. No son cargos, y cerrar más tarde en el mes baja los intereses. La parte del impuesto del vendedor le llega como crédito.',
      },
      'lower-them': {
        en: "There are several ways: ask the seller for a credit in the offer, within your loan's limit, compare three Loan Estimates, ask about a lender credit for a somewhat higher rate, close late in the month, ask for the seller's title policy, and compare attorneys' flat fees. Down payment help can cover costs too. Do not save on inspections.",
        es: 'Hay varias maneras: pida en la oferta un crédito del vendedor, dentro del límite de su préstamo, compare tres Loan Estimates, pregunte por un crédito del banco a cambio de una tasa algo mayor, cierre a fin de mes, pida la póliza de título del vendedor y compare tarifas fijas de abogados. La ayuda para enganche también puede cubrirlos. No ahorre en inspecciones.',
      },
    },
    bySide: {
      seller: {
        en: "You usually pay the deed's preparation, the excise tax of $1 for each $500 of price ($800 on $400,000), your loan payoffs, the agreed brokerage fees and credits, and your days of property tax and dues. The buyer normally pays the closing attorney, title insurance, survey and loan costs. It is negotiable; the attorney's statement rules.",
        es: 'Normalmente usted paga la preparación de la escritura, el excise tax de $1 por cada $500 del precio ($800 por $400,000), sus préstamos, las comisiones y créditos acordados, y sus días de predial y cuotas. Quien compra suele pagar al abogado de cierre, seguro de título, levantamiento y costos del préstamo. Es negociable; manda la cuenta del abogado.',
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
      es: 'Antes de enviar, llame a la oficina del abogado a un número que usted mismo buscó y confirme la cuenta con una persona; tome por falso todo cambio que llegue por correo electrónico. Si ya se envió mal, llame en minutos al área de fraude de su banco, al abogado, al IC3 del FBI y a la policía. No escriba números de cuenta ni de seguro social en este chat.',
    },
    aspects: {
      'suspicious-message': {
        en: "Treat it as false until a person at the attorney's office confirms it: do not answer the message, do not use its phone number or link, and send nothing. Call a number you had before or found yourself. Changed banks, urgency, another state and a misspelled address are the usual signs; agents should not send account details at all.",
        es: 'Trátelo como falso hasta que lo confirme una persona de la oficina del abogado: no conteste, no use su teléfono ni enlace y no envíe nada. Llame a un número que ya tenía o halló usted. Cambio de banco, prisa, otro estado y una dirección mal escrita son las señales; un agente no debe mandar datos de cuentas.',
      },
      'money-already-gone': {
        en: "Act within minutes: call your bank's fraud department and ask for a recall and a hold at the receiving bank, then the attorney's office, then report to ic3.gov and the police. Have amount, time and account numbers ready. Early reports do sometimes stop the money, and every hour counts. Tell your lender, the closing may move.",
        es: 'Actúe en minutos: llame al departamento de fraude de su banco y pida devolución y retención en el banco receptor, luego a la oficina del abogado, y repórtelo en ic3.gov y a la policía. Tenga monto, hora y cuentas. Avisar pronto a veces detiene el dinero, y cada hora cuenta. Avise también a su prestamista.',
      },
      'check-or-wire': {
        en: "Ask the attorney which they take: most want a wire, because they may pay out only on collected funds; a cashier's check is sometimes accepted up to a limit and then handed over in person, a personal check only for small sums. A cashier's check avoids wire fraud but not fake checks or bank holds. Your bank charges a small fee for a wire.",
        es: 'Pregunte al abogado qué acepta: casi todos quieren transferencia, porque solo pueden pagar con fondos cobrados; a veces un cheque de caja hasta un límite y en mano, y cheque personal solo por sumas pequeñas. El cheque de caja evita el fraude por transferencia, no los cheques falsos ni las retenciones. Su banco cobra poco por la transferencia.',
      },
      'check-refused': {
        en: "An office may refuse a cashier's check: state law lets it pay out on one from an insured bank before it clears, but makes nobody take it, and forged ones are common. Ask today for the wire instructions, confirm them at a number you found yourself, and have your bank put the check back into your account first, which can take a day. Personal checks count up to $5,000 per closing.",
        es: 'Una oficina puede rechazar un cheque de caja: la ley estatal le permite pagar con el de un banco asegurado antes de cobrarlo, pero no la obliga, y abundan los falsos. Pida hoy los datos para la transferencia, confírmelos llamando a un número que usted buscó y haga que su banco regrese el cheque a su cuenta, quizá un día. Los cheques personales valen hasta $5,000 por cierre.',
      },
      'wire-delayed': {
        en: 'Call your bank first and ask whether the wire is held for review, missing data or past the cutoff, and get the reference number; then tell the attorney\'s office, who can close when it arrives, the next business day if need be. Send only once, and do not "correct" the account from an email.',
        es: 'Llame primero a su banco y pregunte si la transferencia está en revisión, falta un dato o pasó la hora límite, y pida el número de referencia; luego avise a la oficina del abogado, que cierra cuando llegue, quizá el siguiente día hábil. Envíe una sola vez y no “corrija” la cuenta por un correo.',
      },
      'not-in-this-chat': {
        en: 'Never type an account, routing or Social Security number here, and do not email your wire confirmation or bank data unprotected: this chat cannot check numbers and no one honest asks for them in it. Give them to the attorney in person, by the secure portal, or on a call you made. Typed it already? Tell your bank.',
        es: 'Nunca escriba aquí números de cuenta, de ruta ni de seguro social, ni mande por email sin protección su comprobante o datos: este chat no puede revisar números y nadie honesto los pide aquí. Delos al abogado en persona, por su portal seguro o en una llamada que usted hizo. ¿Ya los escribió? Avise a su banco.',
      },
    },
    links: ['privacy', 'call'],
    source: 'FBI; CFPB; NCREC; G.S. 45A-4',
    year: 2026,
    topics: ['buying/wire-safety', 'money/wire-fraud', 'wire-fraud'],
  },
  {
    id: 'what-to-bring',
    title: { en: 'What do I bring to closing?', es: '¿Qué llevo al cierre?' },
    answer: {
      en: 'An unexpired government photo ID that matches the papers, and the exact amount from the final statement, nearly always by wire a day early; a personal check is taken, if at all, for small sums. If your ID is lost or expired, tell the attorney at once and start renewing it: it can hold up the signing. Everyone on the loan or deed signs, and a spouse if asked.',
      es: 'Una identificación oficial vigente que coincida con los papeles y la cantidad exacta del estado de cierre final, casi siempre por transferencia un día antes; un cheque personal se acepta, si acaso, por sumas pequeñas. Si su identificación se perdió o venció, avise enseguida al abogado y renuévela: puede frenar la firma. Firman todos los del préstamo o la escritura, y el cónyuge si se pide.',
    },
    aspects: {
      'which-id': {
        en: "Bring one unexpired government photo ID whose name matches the papers: a driver's license, passport, state or military ID, foreign passports included; an old address on it usually does not matter. Some attorneys want a second one, so ask. A copy or phone photo is not enough. A consular card is up to the notary.",
        es: 'Lleve una identificación oficial vigente con foto y el mismo nombre que los papeles: licencia, pasaporte, también extranjero, o identificación estatal o militar; una dirección vieja casi nunca importa. Algunos abogados piden una segunda: pregunte. Copia o foto en el teléfono no basta. La matrícula consular la decide el notario.',
      },
      'id-lost-expired-or-other-name': {
        en: "Tell the attorney's office today: with a lost, stolen or expired ID they say what else they accept, such as a passport or military ID, and a temporary license often does not do. A maiden or former name needs the marriage or court paper, or a note that you are both names. Start renewing at once; it can hold up the signing.",
        es: 'Avise hoy a la oficina del abogado: si la identificación se perdió, la robaron o venció, le dirán qué otra aceptan, como pasaporte o identificación militar; una licencia temporal muchas veces no basta. Con apellido de soltera o anterior lleve el acta de matrimonio o la orden judicial. Empiece ya a renovar; puede retrasar la firma.',
      },
      'how-to-pay': {
        en: "Nearly always by wire a day before, the exact amount on the final statement; a personal check is taken, if at all, for a small remainder, a cashier's check only if the office agrees, and no cards. Get the account by calling a number you know, never from an email. Take your checkbook only for surprises.",
        es: 'Casi siempre por transferencia un día antes, el monto exacto del estado de cierre final; un cheque personal, si acaso, para un resto pequeño, cheque de caja solo si la oficina lo acepta, y tarjetas no. Pida la cuenta llamando a un número conocido, nunca de un correo electrónico. Lleve la chequera solo por si acaso.',
      },
      'exact-amount': {
        en: 'The exact sum is the "cash to close" on the Closing Disclosure, at least three business days before signing, or on the attorney\'s settlement statement; your deposits are already taken off. It can shift by a few dollars to the end, so ask the attorney for the final figure before you wire. With cash purchases the attorney\'s statement rules.',
        es: 'La suma exacta es el “cash to close” del Closing Disclosure, al menos tres días hábiles antes de firmar, o del estado de cierre del abogado; sus depósitos ya están restados. Puede cambiar unos dólares al final: pida la cifra definitiva al abogado antes de transferir. De contado vale el del abogado.',
      },
      'who-comes': {
        en: 'Everyone on the loan or the deed signs, and a spouse may have to sign even if on neither; buyer and seller need not be in one room, and the seller often signs earlier. Your agent may come, so may children, though it takes about an hour of signatures. If somebody cannot come, tell the attorney weeks ahead.',
        es: 'Firma todo el que está en el préstamo o la escritura, y a veces el cónyuge aunque no esté en ninguno; comprador y vendedor no tienen que estar juntos, y quien vende suele firmar antes. Su agente puede ir, los niños también, aunque es cerca de una hora de firmas. Si alguien no puede, avise al abogado semanas antes.',
      },
      'papers-to-carry': {
        en: 'Besides ID you need little: no Social Security card, no folder of inspections or HOA papers, because the attorney and the lender have what counts. Have the insurance proof sent before, bring anything the attorney asked for, your own copy of the final statement to compare, and questions. They give you copies and, after recording, keys.',
        es: 'Aparte de la identificación necesita poco: ni tarjeta de seguro social ni carpetas de inspección o HOA, porque abogado y banco tienen lo que cuenta. Envíe antes la prueba de seguro, lleve lo que pidió el abogado, su copia del estado de cierre final para comparar y sus preguntas. Le dan copias y, tras el registro, las llaves.',
      },
      'does-the-seller-pay': {
        side: 'seller',
        en: "As the seller you normally bring no money: the loan payoff, fees, excise tax and your share of the taxes come off the price, and the rest is sent to you. Only if the price does not cover them all do you wire the difference, the day before, to the account the attorney's office confirms by phone. The settlement statement shows it days ahead, so ask for it early.",
        es: 'Quien vende normalmente no lleva dinero: el saldo del préstamo, las tarifas, el excise tax y su parte de los impuestos salen del precio, y el resto se le manda. Solo si el precio no alcanza transfiere la diferencia, el día antes, a la cuenta que la oficina del abogado confirme por teléfono. La hoja de cierre lo muestra unos días antes; pídala temprano.',
      },
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
    aspects: {
      'three-day-rule': {
        en: 'The Closing Disclosure must reach you at least three business days before you sign, Saturdays counted, and you cannot sign sooner, rate lock or movers notwithstanding. The clock starts again only if the APR rises beyond its tolerance, the loan product changes or a prepayment penalty is added; small corrections do not. It runs before signing, not funding.',
        es: 'El Closing Disclosure debe llegarle al menos tres días hábiles antes de firmar, contando sábados, y no puede firmar antes, aunque venza la tasa o espere la mudanza. El plazo se reinicia solo si el APR pasa su tolerancia, cambia el producto o se agrega penalidad por prepago; correcciones pequeñas no. Corre antes de la firma, no del desembolso.',
      },
      'fees-went-up': {
        en: "Some may not rise at all: the lender's own fees and transfer tax. Recording and services from the lender's list may rise 10% together; insurance, deposits, prepaid interest and firms you chose yourself may change freely in good faith. Ask the lender to explain each difference in writing; what is over must be credited to you.",
        es: 'Algunos no pueden subir: los cargos propios del banco y el impuesto de transferencia. Registro y servicios de la lista del banco pueden subir 10% en total; seguro, depósitos, intereses anticipados y empresas que usted eligió pueden cambiar libremente de buena fe. Pida que el banco explique por escrito cada diferencia; lo que exceda deben acreditárselo.',
      },
      'mistakes-and-missing-credits': {
        en: 'Call the lender right away for names, rate, fees or loan terms, and the closing attorney for deposits, prorations and credits: both the due diligence fee and the earnest money must appear as paid. They send a corrected form, even after signing if money was wrong. Do not sign a mistake because of the hour.',
        es: 'Llame enseguida al banco por nombres, tasa, cargos o términos, y al abogado por depósitos, prorrateos y créditos: la cuota de due diligence y el depósito (earnest money) deben aparecer como pagados. Envían un formulario corregido, aun después de firmar si hubo error de dinero. No firme un error por la prisa.',
      },
      'what-to-check': {
        en: 'Check page 1 of both forms first: loan amount, rate and whether it can change, monthly payment, cash to close. Then page 2, lender fees in section A, services you could shop for in C, prepaids and deposits; then the deposits and seller credits. Page 3 of the Closing Disclosure shows what changed. Signing it only confirms you received it.',
        es: 'Mire primero la página 1 de ambos: monto, tasa y si puede cambiar, pago mensual, efectivo para cerrar. Luego la página 2: cargos del banco en la sección A, servicios que usted podía cotizar en la C, anticipados y depósitos; y los depósitos y créditos del vendedor. La página 3 del Closing Disclosure muestra los cambios. Firmarlo solo confirma que lo recibió.',
      },
      'loan-estimate-when-and-compare': {
        en: 'A lender owes you a Loan Estimate within three business days after it has six things: name, income, Social Security number, address, value and loan amount. Every lender uses the same three pages, so compare page 2, section A and the rate with its points, asked for on the same day. If none came, ask what is missing.',
        es: 'El banco le debe un Loan Estimate en tres días hábiles desde que tiene seis datos: nombre, ingreso, seguro social, dirección y valor de la casa y monto. Todos usan las mismas tres páginas: compare la sección A de la página 2 y la tasa con sus puntos, pedidos el mismo día. Si no llegó, pregunte qué falta.',
      },
      'other-statements': {
        en: "The settlement statement is the attorney's: it lists all money of both sides, prorations and payoffs, and must agree with the Closing Disclosure, which is the lender's and only about your loan. Sellers get their own shorter disclosure or statement. Both together replaced the old HUD-1 in 2015. Cash deals have only the statement.",
        es: 'El estado de cierre (settlement statement) es del abogado: muestra todo el dinero de ambas partes, prorrateos y saldos, y debe coincidir con el Closing Disclosure, que es del banco y solo de su préstamo. El vendedor recibe el suyo, más corto. Juntos sustituyeron al HUD-1 en 2015. De contado solo hay el del abogado.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB TRID, 12 CFR 1026.19',
    year: 2026,
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
      es: 'Su última revisión, dentro del día anterior al cierre y mejor con la casa vacía: reparaciones hechas, sistemas funcionando, lo que debía quedarse en su sitio, sin daños nuevos ni basura. No es otra inspección. El contrato le da acceso con los servicios encendidos; si no puede ir, pida que vaya su broker o alguien de confianza con video. Diga todo problema antes de firmar; si sigue, al abogado.',
    },
    aspects: {
      'when-and-who': {
        en: 'Go within a day before settlement, best the same morning when the seller is out and the power is on; half an hour to an hour. You and your agent go; a relative or your broker can go for you with a video if you cannot. Set the hour a week ahead. If they are still packing, ask for a second look.',
        es: 'Vaya dentro del día anterior al cierre, mejor esa mañana con la casa vacía y luz; media hora a una hora. Van usted y su agente; un familiar o su broker puede ir por usted con video. Fije la hora una semana antes. Si aún empacan, pida volver a verla.',
      },
      checklist: {
        en: 'Check repairs against receipts, every faucet, toilet, light, outlet, appliance, heat and air, doors and garage, water under sinks and in the crawl space, what should stay, new marks where furniture stood, and that trash is gone. Take your contract, repair list, phone charger and last photos. It is no second inspection, though an inspector may come along.',
        es: 'Revise arreglos con recibos, cada grifo, inodoro, luz, enchufe, electrodoméstico, calefacción y aire, puertas y garaje, agua bajo lavabos y en el crawl space, lo que debe quedarse, marcas nuevas donde había muebles, y que no haya basura. Lleve contrato, lista de arreglos, cargador y fotos. No es otra inspección, aunque puede ir un inspector.',
      },
      'repairs-not-done': {
        en: 'Do not sign yet: call your agent and the attorney from the house, show the agreed list and photos. Usual ways are a short delay until it is done, money held by the attorney, or a credit if your lender agrees in time. A written agreement signed by both before closing counts; a promise for later is hard to enforce.',
        es: 'No firme todavía: llame a su agente y al abogado desde la casa, muestre la lista acordada y fotos. Lo usual es un breve retraso, dinero retenido por el abogado o un crédito si el banco lo acepta a tiempo. Vale un acuerdo escrito y firmado antes del cierre; una promesa para después es difícil de hacer cumplir.',
      },
      'new-damage-or-junk': {
        en: 'Raise it before you sign: photos, call to your agent and the attorney, and ask the seller to repair, haul away or pay. The contract wants the home in about the condition it was in, cleared of belongings and trash. Serious damage may let you delay or end it, so ask the attorney first; small marks from moving usually become a credit.',
        es: 'Dígalo antes de firmar: fotos, llamada a su agente y al abogado, y pida al vendedor que repare, retire o pague. El contrato exige la casa en un estado parecido al de antes, sin pertenencias ni basura. Un daño serio puede permitir aplazar o terminar: pregunte antes al abogado; las marcas de mudanza suelen arreglarse con un crédito.',
      },
      'refuse-or-delay': {
        en: 'You are not forced to sign on the spot, but refusing without a right can cost your earnest money: ask the attorney whether the problem allows a delay, a hold-back or an end. The settlement date has some room when both act in good faith. Your lender must agree to changes, and your rate lock may run.',
        es: 'Nadie le obliga a firmar en el momento, pero negarse sin derecho puede costarle el depósito (earnest money): pregunte al abogado si el problema permite aplazar, retener dinero o terminar. La fecha de cierre tiene algún margen si ambos actúan de buena fe. Su banco debe aceptar cambios y la tasa puede vencer.',
      },
      'skip-or-utilities-off': {
        en: 'Do not skip it, though nobody forces you: it is the last moment when the seller still has to answer, also for a new home. The contract keeps existing utilities on until closing, so if power or water is off, have the agent get it back before you sign, or look again. With a tenant inside, ask for an hour.',
        es: 'No se lo salte, aunque nadie le obliga: es el último momento en que el vendedor aún responde, también en casa nueva. El contrato mantiene los servicios hasta el cierre; si no hay luz o agua, que el agente logre que vuelva antes de firmar, o vuelva a mirar. Con inquilino, pida una hora.',
      },
      'visits-before-closing': {
        side: 'buyer',
        en: 'Between contract and closing you may usually go back: the contract gives a buyer reasonable access for inspections, survey, appraisal and the walk-through, and most sellers let you in once more to measure for curtains or furniture, or to let a contractor price work. It is by appointment through the agents, with your agent there. No work, paint or boxes before closing without a signed agreement. Put all measuring into one visit.',
        es: 'Entre contrato y cierre normalmente puede volver: el contrato da acceso razonable para inspecciones, levantamiento, avalúo y el recorrido final, y casi todos los vendedores dejan entrar otra vez a medir para cortinas o muebles, o para que un contratista dé precio. Es con cita por los agentes y con el suyo presente. Nada de obras, pintura ni cajas antes del cierre sin acuerdo firmado. Junte las medidas en una visita.',
      },
    },
    bySide: {
      seller: {
        en: 'The buyer looks once more, within about a day of settlement: agreed repairs done, systems working, what should stay still there, nothing damaged, no belongings or trash left. Keep the utilities on until closing, and have the repair receipts ready. It is no second inspection, and no new repairs are owed. If a problem is raised, call your broker at once, an attorney if it holds up signing.',
        es: 'Quien compra mira por última vez, cerca de un día antes del cierre: reparaciones acordadas hechas, sistemas funcionando, lo que se queda en su sitio, sin daños, cosas ni basura. Mantenga los servicios hasta el cierre y tenga los recibos. No es otra inspección y usted no debe arreglos nuevos. Si hay un reclamo, llame enseguida a su broker y, si frena la firma, a un abogado.',
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
      es: 'Casi siempre puede firmar desde donde esté: los papeles van a un notario (notary public) allí, alguien firma con un poder registrado o, en el extranjero, sirve un consulado o notario local con prueba adicional. Quien vende suele firmar antes, por mensajería. Si sirve la firma notarial en línea depende del abogado, el banco y la aseguradora de título: avise dos o tres semanas antes.',
    },
    aspects: {
      'sign-by-mail': {
        en: "The papers can travel to you: the attorney sends them by courier or email, you sign before a notary where you are, any U.S. state's notary counts, and the originals go back by overnight courier. Sellers often sign days before the buyer. A bank, a mobile notary, even in a hotel or hospital, works. Give the attorney two to three weeks.",
        es: 'Los papeles pueden viajar: el abogado los manda por mensajería o email, usted firma ante notario donde esté, vale el de cualquier estado de EE. UU., y los originales vuelven por mensajería. Quien vende suele firmar días antes que el comprador. Sirve un notario del banco o uno móvil, aun en hotel u hospital. Avise dos o tres semanas antes.',
      },
      'from-abroad': {
        en: 'From another country you sign at a U.S. consulate, or before a local notary with an apostille or the extra proof the attorney asks for; military legal offices can notarize too. Consulates book weeks ahead, so make the appointment when the contract is signed. A recorded power of attorney to somebody here avoids the rush. Ask before you pay anybody.',
        es: 'Desde otro país se firma en un consulado de EE. UU., o ante notario local con apostilla o la prueba que pida el abogado; las oficinas legales militares también notarizan. Los consulados dan cita con semanas de espera: pídala al firmar el contrato. Un poder registrado para alguien aquí evita la prisa. Pregunte antes de pagar.',
      },
      'online-notary': {
        en: 'It depends on three yeses: the attorney, the title insurer and, with a loan, the lender must accept an online notary, and many still want ink for the deed and note. Contract and disclosures you can e-sign. Ask all three at the start; if one declines, papers go by courier to a notary near you.',
        es: 'Depende de tres síes: abogado, seguro de título y, si hay préstamo, el banco deben aceptar un notario en línea, y muchos aún quieren tinta para escritura y pagaré. El contrato y formularios sí se firman electrónicamente. Pregunte a los tres al principio; si uno no acepta, va por mensajería a un notario cercano.',
      },
      'somebody-signs-for-me': {
        en: 'Somebody you trust can sign with a power of attorney made for this deal, notarized and recorded; your spouse, sibling or friend may do it, your agent had better not. The lender and title insurer must approve its words beforehand, VA loans and deployments included, so send a draft to the attorney two to three weeks ahead.',
        es: 'Alguien de confianza puede firmar con un poder hecho para esta operación, notariado y registrado; su cónyuge, hermano o amigo sí, su agente mejor no. El banco y el seguro de título deben aprobar el texto antes, también con préstamos VA o despliegues: mande el borrador al abogado dos o tres semanas antes.',
      },
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
    aspects: {
      'how-long-after-signing': {
        en: "It is usually a few hours, often the same day: after the last signature the attorney updates the title search, records the deed online at the county, and then releases keys and money. It waits if the lender has not funded or authorized, a wire is missing or it is past the recorder's hours. Call the attorney's office for the status.",
        es: 'Suelen ser unas horas, a menudo el mismo día: tras la última firma el abogado actualiza el título, registra la escritura en línea en el condado y entonces libera llaves y dinero. Se espera si el banco no ha enviado o autorizado, falta una transferencia o cerró el registro. Llame a la oficina del abogado.',
      },
      'friday-or-late': {
        en: "Signed late in the day or on a Friday afternoon, the deed may record only the next business day, and then the keys come Monday: do not plan to sleep there that night. Ask for a morning appointment, with money wired the day before, and keep a bed and the movers flexible. The attorney knows the recorder's cutoff.",
        es: 'Si firma tarde o un viernes por la tarde, la escritura quizá se registre el siguiente día hábil y las llaves lleguen el lunes: no cuente con dormir ahí esa noche. Pida cita por la mañana, con el dinero enviado un día antes, y tenga cama y mudanza flexibles. El abogado sabe la hora límite.',
      },
      'when-is-it-mine': {
        en: 'It is yours when the deed is recorded, not when you sign: North Carolina goes by who records first, so until then the seller still owns and insures the home and money may not be paid out. Closing in the contract means all of it: signing, title update, recording, release. The recorded deed reaches you in some weeks.',
        es: 'Es suya cuando se registra la escritura, no al firmar: en Carolina del Norte cuenta quién registra primero, así que hasta entonces el vendedor sigue siendo dueño y la asegura, y no se puede pagar el dinero. En el contrato, cierre significa todo: firma, revisión del título, registro, entrega. La escritura registrada le llega en semanas.',
      },
      movers: {
        en: 'Book movers for the day after, or for late afternoon with a way to wait, because keys follow recording. Nothing may go into the house or garage before that without a written agreement both lenders and insurers know of. If your lease ends that day, ask your landlord for one or two more.',
        es: 'Reserve la mudanza para el día siguiente, o por la tarde con posibilidad de esperar, porque las llaves siguen al registro. Antes nada entra a la casa o garaje sin un acuerdo escrito que conozcan bancos y seguros. Si su contrato de renta termina ese día, pida al dueño uno o dos días más.',
      },
      'who-hands-over': {
        en: 'The attorney or your agent gives you the keys once the deed is on record, sometimes from a lockbox; remotes, codes, mailbox and gate keys come from the seller through the agents. A seller need not hand anything over before recording. Change locks and codes the same day, and ask for what is missing by evening.',
        es: 'Las llaves las da el abogado o su agente cuando la escritura está registrada, a veces de una caja de llaves (lockbox); controles, códigos, llaves de buzón y portón llegan del vendedor por los agentes. Quien vende no tiene que entregar nada antes del registro. Cambie chapas y códigos ese día y pida lo que falte esa tarde.',
      },
      'not-recorded': {
        en: "Until the deed is recorded you are not safe against others: North Carolina goes by who records first, so a later buyer or a creditor of the seller could come before you, and the attorney may not pay out. Recording is done online the same or next business day. If you find no record after some days, call the attorney's office, and the title insurer if it stays missing.",
        es: 'Mientras la escritura no se registra no está protegido frente a otros: en Carolina del Norte vale quien registra primero, así que un comprador posterior o un acreedor del vendedor podría ir antes que usted, y el abogado no puede pagar. Se registra en línea el mismo día hábil o el siguiente. Si en unos días no aparece, llame al abogado y, si sigue faltando, a la aseguradora de título.',
      },
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
      es: `Un prestamista con licencia, un broker de su lado, un inspector y quienes revisan insectos, radón y drenaje, el valuador del banco, un topógrafo si importa un límite, un agente de seguros y el abogado de cierre. Salvo al valuador, usted elige a cada uno libremente. Aquí no tengo nombres; el equipo le da varios para elegir: ${agent.phone}.`,
    },
    aspects: {
      'choose-freely': {
        en: 'You choose them yourself: lender, inspectors, attorney, surveyor and insurer are your pick, and nobody may force one on you; a builder may only tie a bonus to its own. The one you cannot choose is the appraiser, whom the lender orders independently. Agents should give several names, and being on a list is no guarantee.',
        es: 'Los escoge usted: banco, inspectores, abogado, topógrafo y seguro son elección suya y nadie puede imponerlos; un constructor solo puede ligar un bono a los suyos. El único que no escoge es el valuador, que pide el banco de forma independiente. El agente debe dar varios nombres, y estar en una lista no garantiza.',
      },
      'names-please': {
        en: 'The team gives you several names of each kind, lenders, inspectors, attorneys, insurance agents, surveyors, and you decide: call {agent.phone} or leave your number here. I keep no names myself. Ask each about license, price in writing, how soon, and recent clients, and check the license with its state board.',
        es: 'El equipo le da varios nombres de cada oficio, bancos, inspectores, abogados, seguros, topógrafos, y usted decide: llame al {agent.phone} o deje su número aquí. Yo no guardo nombres. Pregunte a cada uno licencia, precio por escrito, plazo y clientes recientes, y verifique la licencia con su junta estatal.',
      },
      'who-inspects': {
        en: "A licensed home inspector looks at the whole; others check one thing: a pest firm for termites on the official report, a radon test, a plumber's camera for the sewer line, and well, septic, chimney, pool or an engineer when there is cause. You order and pay them within due diligence; the appraiser inspects nothing for you.",
        es: 'Un inspector con licencia ve el conjunto; otros una cosa: control de plagas para termitas con el informe oficial, prueba de radón, cámara del plomero en el drenaje, y pozo, séptico, chimenea, alberca o un ingeniero si hay motivo. Usted los pide y paga en el due diligence; el valuador no inspecciona para usted.',
      },
      'who-is-paid': {
        en: "You usually pay the inspectors at the visit, the appraiser through the lender, the attorney, title insurer, surveyor and lender at closing, and the insurance agent's first premium before it; your agent as your written agreement says, often with the seller paying part. The lender's assistants and processors cost nothing extra. Ask each for the price first.",
        es: 'Normalmente paga a los inspectores en la visita, al valuador por medio del banco, y al abogado, título, topógrafo y banco en el cierre, y la primera prima del seguro antes; a su agente según su acuerdo escrito, a menudo con una parte a cargo del vendedor. Los asistentes del banco no cuestan más. Pida antes cada precio.',
      },
      'who-orders-what': {
        en: "You order the inspections and insurance, with your agent's help on dates; the lender orders the appraisal, credit and flood check; the attorney orders title work, payoffs and recording, and the survey if you ask. The seller's agent opens the house. Your agent keeps the calendar, so ask for one list with who does what by when.",
        es: 'Usted pide inspecciones y seguro, con ayuda de su agente en fechas; el banco pide avalúo, crédito y zona de inundación; el abogado pide título, saldos y registro, y el levantamiento si usted quiere. El agente del vendedor abre la casa. Su agente lleva el calendario: pídale una lista con quién hace qué y cuándo.',
      },
      'paid-for-referrals': {
        en: "No one in a home sale may be paid for sending you to a lender, title company or other settlement service: federal law (RESPA) bans such kickbacks. If a firm owns part of one it names, it must give you an affiliated-business disclosure with the prices, and you may go elsewhere. Report a kickback to the CFPB, an agent's part in it to the Real Estate Commission.",
        es: 'En la venta de una casa nadie puede cobrar por enviarlo a un prestamista, compañía de título u otro servicio de cierre: la ley federal (RESPA) prohíbe esas comisiones ocultas. Si una firma es dueña de parte de lo que nombra, debe darle un aviso de negocio afiliado con precios, y usted puede ir a otro. Denúncielo a la CFPB; a un agente, a la Comisión de Bienes Raíces.',
      },
    },
    links: ['guideBuying', 'call'],
    source: 'NCREC Q&A; RESPA s. 8; CFPB',
    topics: ['people-of-a-purchase'],
  },
  {
    id: 'home-insurance',
    title: { en: 'When do I shop for homeowners insurance?', es: '¿Cuándo busco el seguro de la casa?' },
    answer: {
      en: 'Shop in the due diligence period; published averages for Charlotte run from about $1,600 to $2,550 a year, but roof age, wiring, pipes, past claims, dogs or a pool can change the price or the answer. The lender needs proof before closing. Insure what rebuilding costs, not the price; floods are excluded. Statewide rates rose about 7.5% on average in June 2025 and June 2026. An agent quotes.',
      es: 'Cotice en el periodo de due diligence; los promedios publicados para Charlotte van de unos $1,600 a $2,550 al año, pero edad del techo, cables, tuberías, reclamos, perros o alberca cambian el precio o la respuesta. El banco pide prueba antes del cierre. Asegure lo que cuesta reconstruir; no cubre inundación. Las tarifas subieron cerca de 7.5% en junio de 2025 y de 2026. Cotiza un agente.',
    },
    aspects: {
      'does-credit-matter': {
        en: 'Yes: it matters somewhat; insurers here may use a credit-based score, for a discount above all; by state law it may not be the only reason to end a policy. The house counts more: rebuilding cost, roof, wiring, claims. The score differs from the lender’s, and a quote does not lower it. Ask two or three agents, and correct mistakes in your credit report first.',
        es: 'Sí: importa algo; aquí las aseguradoras pueden usar un puntaje basado en su crédito, sobre todo para descuentos; por ley estatal no puede ser la única razón para terminar una póliza. Pesa más la casa: reconstrucción, techo, cableado, reclamos. No es el puntaje del banco, y una cotización no lo baja. Pregunte a dos o tres agentes y corrija antes los errores de su informe de crédito.',
      },
      cost: {
        en: "Published averages for Charlotte run from about $1,600 to $2,550 a year, but yours depends on rebuilding cost, roof age, wiring, credit, past claims and the deductible, so a lender's figure is only a placeholder. Ask two or three agents for quotes on the actual address within due diligence. I have no rates of a company.",
        es: 'Los promedios publicados para Charlotte van de unos $1,600 a $2,550 al año, pero el suyo depende del costo de reconstruir, techo, cableado, crédito, reclamos y deducible; la cifra del banco es provisional. Pida cotizaciones a dos o tres agentes para la dirección real en el due diligence. No tengo tarifas de compañías.',
      },
      'proof-for-the-lender': {
        en: "The lender needs proof, a binder or declarations page naming it, some days before closing, and usually the first year paid by then or at closing; a binder is the insurer's short proof that cover starts that day. Without a loan nobody requires it, but your money is at risk. Three weeks are usually enough; start today with an old house.",
        es: 'El banco pide prueba, un binder o carátula que lo nombre, días antes del cierre, y por lo general el primer año pagado entonces o en el cierre; el binder es la constancia breve de que la cobertura empieza ese día. Sin préstamo nadie lo exige, pero arriesga su dinero. Tres semanas suelen bastar; con casa vieja empiece hoy.',
      },
      'how-much-coverage': {
        en: 'Insure what it would cost to rebuild the house, not the price you pay: the land does not burn, and an old house can cost more to rebuild than it sells for. The insurer figures it from size and finishes. Check that roof and belongings are insured at replacement cost, and review the limit after remodeling. The agent explains, the policy rules.',
        es: 'Asegure lo que costaría reconstruir la casa, no el precio: el terreno no se quema, y reconstruir una casa vieja puede costar más que comprarla. La aseguradora lo calcula por tamaño y acabados. Revise que techo y contenido estén a costo de reposición, y el límite tras una remodelación. El agente explica; manda la póliza.',
      },
      'dog-pool-old-house': {
        en: 'Dogs of some breeds or with a bite, a pool, a trampoline, an old roof, knob-and-tube or aluminum wiring and polybutylene pipes can raise the price, limit liability or lead to a refusal; companies differ, so an independent agent who asks several helps. Tell the truth, and find out within due diligence. Old claims show in a CLUE report.',
        es: 'Perros de ciertas razas o que mordieron, alberca, trampolín, techo viejo, cableado antiguo o de aluminio y tubos de polibutileno pueden subir el precio, limitar la responsabilidad civil o causar rechazo; cada compañía difiere, y un agente independiente ayuda. Diga la verdad y averígüelo en el due diligence. Los reclamos viejos salen en el informe CLUE.',
      },
      'why-rising': {
        en: "Rates went up because storms, building costs and reinsurance did: statewide the average rose about 7.5% in June 2025 and again in June 2026, by agreement with the insurance commissioner, and your own renewal can differ. Compare companies, raise the deductible, bundle, replace an old roof. Nobody can promise next year's.",
        es: 'Subió porque hubo más tormentas y subieron la construcción y el reaseguro: el promedio estatal aumentó cerca de 7.5% en junio de 2025 y otra vez en junio de 2026, por acuerdo con el comisionado de seguros, y su renovación puede variar. Compare compañías, suba el deducible, junte pólizas, cambie un techo viejo. Nadie puede prometer el año próximo.',
      },
      'comparing-quotes': {
        en: 'Compare quotes at the same limits: rebuilding cost, deductible, wind and hail deductible, replacement cost for roof and belongings, liability, and what is excluded. A much cheaper policy often covers less. An independent agent asks several companies; look at claims service and complaints with the Department of Insurance. I rate no company.',
        es: 'Compare cotizaciones con los mismos límites: costo de reconstruir, deducible, deducible de viento y granizo, reposición de techo y contenido, responsabilidad y exclusiones. Una póliza mucho más barata suele cubrir menos. Un agente independiente pregunta a varias compañías; mire su servicio y las quejas ante el Department of Insurance. No califico compañías.',
      },
      'switching-mid-term': {
        en: 'Yes: you may change insurers at any time, not only at renewal. Have the new policy in force, then cancel the old one in writing for the same day, so there is no gap. The old company refunds the unused part, some less a fee. With escrow tell your servicer and send the new declarations page; put a refund that came to you back into escrow. Ask whether the new insurer inspects first.',
        es: 'Sí: puede cambiar de aseguradora cuando quiera, no solo en la renovación. Primero tenga la póliza nueva vigente y luego cancele la vieja por escrito con la misma fecha, sin hueco. La vieja devuelve lo no usado, a veces menos un cargo. Si paga por escrow, avise al administrador del préstamo y mande la carátula nueva; si el reembolso le llega a usted, devuélvalo al escrow. Pregunte si la nueva inspecciona antes.',
      },
      'forced-by-the-lender': {
        en: 'If your policy lapses or the servicer has no proof of it, it may buy force-placed insurance and charge you: mostly dearer, and it protects the lender more than you. Two notices must come first, the first at least 45 days before the charge. Send proof of your policy at once; it must then cancel the forced one and refund the time you were covered twice. Keep a copy of what you send.',
        es: 'Si su póliza vence o el administrador del préstamo no tiene prueba de ella, puede comprar un seguro forzoso y cobrárselo: suele ser más caro y protege más al banco que a usted. Antes deben llegar dos avisos, el primero al menos 45 días antes del cobro. Mande enseguida la prueba de su póliza; deben cancelar el forzoso y devolver los días cubiertos dos veces.',
      },
    },
    links: ['guideBuying'],
    source:
      'NC Department of Insurance; NC Rate Bureau; averages of Policygenius, Insurify and Hippo; G.S. 58-36-90; CFPB, 12 CFR 1024.37',
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
      es: 'Por días del año calendario: quien vende paga hasta la fecha de cierre y quien compra el resto, aunque el recibo llegue después. Con $3,600 al año y cierre el 30 de junio, la parte de quien vende es $1,785.21. Cuotas y rentas igual; los impuestos diferidos son normalmente de quien vende. Sin recibo se usan las últimas cifras. La cuenta está en el estado de cierre del abogado.',
    },
    aspects: {
      'tax-bill-not-out': {
        en: "The split uses the last known figures, usually last year's bill or this year's value and rate, and the seller's share comes to the buyer as a credit, so the buyer pays the whole bill later without loss. If the real bill differs much, the contract or a side agreement may allow a correction; ask the attorney.",
        es: 'Se usan las últimas cifras conocidas, normalmente la factura anterior o el valor y tasa de este año, y la parte del vendedor llega al comprador como crédito, así que luego paga la factura entera sin perder. Si la real difiere mucho, el contrato o un acuerdo puede permitir corrección; pregunte al abogado.',
      },
      arithmetic: {
        en: "Take the year's bill, divide by 365, times the days from January 1 through the settlement date: that is the seller's share, and the rest is the buyer's. $3,600 and June 30 make 181 days, $1,785.21. The settlement day is counted with the seller. A leap year has 366. The attorney does this sum for the closing statement.",
        es: 'Tome la factura del año, divida entre 365 y multiplique por los días del 1 de enero a la fecha del cierre: esa es la parte del vendedor, y el resto del comprador. $3,600 y 30 de junio son 181 días, $1,785.21. El día del cierre corre a cargo del vendedor. El bisiesto tiene 366. El abogado hace esta cuenta para el estado de cierre.',
      },
      'seller-already-paid': {
        side: 'seller',
        en: "What you paid ahead comes back: a seller who has paid the year's tax or dues gets the days after settlement as a credit, and the buyer is charged the same sum. That is the line in both columns. Nothing is refunded by the county or the association, it runs through the attorney's statement.",
        es: 'Lo pagado por adelantado se recupera: quien vende y ya pagó el año de impuesto o cuotas recibe como crédito los días posteriores al cierre, y al comprador se le cobra esa suma. Es la línea en ambas columnas. No devuelve nada el condado ni la asociación; pasa por el estado de cierre del abogado.',
      },
      dues: {
        en: "Dues are split by days like the tax: for a month paid on the first and a sale on the 11th, the seller carries the first eleven days and is credited for the rest; unpaid dues are taken from the price. A special assessment follows other rules, by when it was confirmed. The association's statement gives the figures.",
        es: 'Las cuotas se reparten por días como el impuesto: si el mes se pagó el primero y se vende el 11, el vendedor cubre once días y recupera el resto; lo no pagado sale del precio. Una cuota especial sigue otra regla, según cuándo se confirmó. Las cifras las da el estado de cuenta de la asociación.',
      },
      rent: {
        en: "Rent for the month is split by days too: the seller keeps the days through settlement and passes the rest to the buyer as a credit, and tenants' deposits go over in full, with notice to them. Unpaid rent is usually left out until it comes in. List leases, rents and deposits for the attorney before closing.",
        es: 'La renta del mes también se reparte por días: el vendedor conserva los días hasta el cierre y pasa el resto como crédito, y los depósitos se entregan completos, con aviso a los inquilinos. La renta no pagada suele dejarse fuera hasta que llegue. Dé al abogado lista de contratos, rentas y depósitos.',
      },
      'what-is-not-prorated': {
        en: "Utilities, insurance and vehicle tax are not split at closing: each side ends or starts its own account, the seller cancels insurance after recording and gets unused premium from the insurer, and the buyer buys a new policy. Deferred taxes are normally the seller's alone. Ask the attorney about a fuel tank or anything shared.",
        es: 'Servicios, seguro e impuesto de vehículos no se reparten en el cierre: cada uno cierra o abre su cuenta, el vendedor cancela el seguro tras el registro y recibe la prima no usada, y el comprador contrata otra póliza. Los impuestos diferidos son normalmente solo del vendedor. Pregunte al abogado por un tanque de combustible.',
      },
    },
    links: ['guideBuying', 'guideSelling'],
    source: 'G.S. 39-60; Form 2-T',
    year: 2026,
    topics: ['money/prorations'],
  },
];
