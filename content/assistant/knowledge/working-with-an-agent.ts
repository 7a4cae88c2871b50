import type { Entry } from '#domain/chat/knowledge.ts';

/** How people work with an agent from day to day: what is signed, for how long, and seeing homes. */
export const workingWithAnAgent: Entry[] = [
  {
    id: 'buyer-agreement-length',
    title: { en: 'How long does a buyer agreement last?', es: '¿Cuánto dura el acuerdo de comprador?' },
    answer: {
      en: 'As long as you and the firm agree: it needs an end date, and one day for one house is allowed as much as six months for the county. Ask for a short term, one area, and a way out in writing before you sign. Already signed and unhappy: ask the firm’s broker-in-charge for another agent or a release; what an early end costs stands in the agreement.',
      es: 'Lo que acuerden usted y la firma: necesita fecha de fin, y un día para una casa vale igual que seis meses para el condado. Pida plazo corto, una zona y una salida por escrito antes de firmar. Si ya firmó y no está contento, pida al broker-in-charge otro agente o una liberación; lo que cuesta salir antes está en el acuerdo, y un abogado lo lee.',
    },
    aspects: {
      'short-or-one-house': {
        en: 'You can ask for one house, one day, one weekend or one area: the agreement needs only an end date and the homes or places it covers, so a long county-wide form may be cut down before you sign. No law sets a minimum term. Have it written in, with the fee, and keep a copy. Here, one house on one day is enough.',
        es: 'Puede pedir una casa, un día, un fin de semana o una zona: el acuerdo solo necesita fecha final y las casas o lugares que cubre, así que un formulario largo se recorta antes de firmar. Ninguna ley fija un mínimo. Que quede escrito, con el pago, y guarde copia. Aquí basta una casa en un día.',
      },
      'is-it-too-long': {
        en: 'You decide what is too long: three or six months, or a year, are what forms propose, not a rule, and many buyers ask for 30 to 90 days with a renewal if it goes well. A longer term makes sense only with an agent you know. Before signing, strike or change it, and have an early exit written in.',
        es: 'Usted decide qué es demasiado: tres o seis meses, o un año, es lo que proponen los formularios, no una regla, y muchos piden 30 a 90 días con renovación si va bien. Más tiempo solo tiene sentido con un agente conocido. Antes de firmar, táchelo o cámbielo y ponga por escrito una salida anticipada.',
      },
      'get-out': {
        en: "Ask the firm's broker-in-charge in writing for another agent or a release: the agreement is with the firm, and many let unhappy buyers go. You may end it at any time, but read what that costs, such as a fee on homes you were shown. Get the release in writing before you sign elsewhere; an attorney reads the clause.",
        es: 'Pida por escrito al broker-in-charge otro agente o una liberación: el acuerdo es con la firma, y muchas dejan ir a quien no está contento. Puede terminarlo cuando quiera, pero lea lo que cuesta, como un pago por casas que le mostraron. Tenga la liberación escrita antes de firmar con otro; un abogado lee la cláusula.',
      },
      'when-it-ends': {
        en: 'It ends by itself on the date written in it, without notice; a buyer agreement in North Carolina must have such a date, so one without it should be corrected before you go on. A home you were shown may still be covered for some days afterward if it says so. Under contract when it runs out? Extend it in writing.',
        es: 'Termina solo en la fecha escrita, sin aviso; en Carolina del Norte el acuerdo debe tenerla, así que uno sin fecha se corrige antes de seguir. Una casa que le mostraron puede seguir cubierta unos días si así lo dice. ¿Está bajo contrato cuando vence? Extiéndalo por escrito.',
      },
      'am-i-tied-to-the-fee': {
        en: 'You are bound only for the time, area and homes it names, and to the fee written there: if it covers all of Charlotte, buying any home there with somebody else can mean you owe it. Sum or percentage is negotiable before you sign, and it may differ for one house. A tour form limited to one home binds for that one.',
        es: 'Queda obligado solo por el tiempo, zona y casas que nombra, y al pago escrito: si cubre todo Charlotte, comprar ahí con otro puede obligarlo a pagarlo. Suma o porcentaje se negocia antes de firmar y puede ser distinto para una casa. Un acuerdo de visita limitado a una casa obliga solo por esa.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0104; Form 201',
    topics: ['asked/buyer-agreement-length'],
  },
  {
    id: 'what-a-buyers-agent-does',
    title: { en: 'What does a buyer’s agent do for me?', es: '¿Qué hace por mí un agente de comprador?' },
    answer: {
      en: 'Works for you alone: shows homes, tells you what is wrong with them, prices each with sold homes, writes and negotiates the offer, and keeps the dates, inspections and repairs on track until the keys. By law you are owed loyalty, confidence and disclosure. Whether that is worth the fee you judge; it is negotiable, in writing, and the seller may pay part. The seller’s agent cannot advise you.',
      es: 'Trabaja solo para usted: muestra casas, le dice sus defectos, las compara con ventas, escribe y negocia la oferta, y cuida fechas, inspecciones y reparaciones hasta las llaves. Por ley le debe lealtad, confidencialidad e información. Si vale lo que cobra lo juzga usted; se negocia por escrito y quien vende puede pagar una parte. El agente de quien vende no puede aconsejarle.',
    },
    aspects: {
      'listing-agent-instead': {
        en: "The listing agent works for the seller: polite and honest with you, but bound to get the seller's best price and to pass on what you say. They cannot advise you what to offer, unless both sides agree in writing to dual agency. A buyer's agent costs what you agree in writing, part of which the seller may pay.",
        es: 'El agente del vendedor trabaja para el vendedor: amable y honesto con usted, pero obligado a buscar el mejor precio para él y a contarle lo que usted diga. No puede aconsejarle cuánto ofrecer, salvo doble agencia aceptada por escrito. Su propio agente cuesta lo que acuerden por escrito, y el vendedor puede pagar parte.',
      },
      'found-it-myself': {
        en: 'Finding the house is the smaller part: an agent prices it with sold homes the sites do not explain, points out defects and traps, writes and negotiates the offer, and keeps the dates that cost money here, due diligence above all. If you can do that yourself with an attorney, you may; the fee is negotiable.',
        es: 'Encontrar la casa es lo menos: el agente la valora con ventas que los sitios no explican, señala defectos y trampas, escribe y negocia la oferta y cuida las fechas que aquí cuestan dinero, sobre todo el due diligence. Si puede hacerlo solo con un abogado, es posible; el pago se negocia.',
      },
      'worth-it-or-skip': {
        en: 'You may do without one; whether one is worth the fee depends on what you can do yourself: judge the price, spot defects, word the offer, negotiate, and keep deadlines that cost money. An attorney drafts and closes but does not look at houses or bargain. You can try it with an agreement for one house; the fee is negotiable.',
        es: 'Puede prescindir de él; si vale lo que cuesta depende de lo que usted sepa hacer: juzgar el precio, ver defectos, armar la oferta, negociar y cuidar plazos que cuestan dinero. Un abogado redacta y cierra, pero no ve casas ni negocia. Puede probarlo con un acuerdo para una sola casa; el pago se negocia.',
      },
      'negotiates-and-advises': {
        en: 'Your agent negotiates for you: advises a price from sold homes, words the offer with fee, dates and terms, tells you of facts and defects, learns what the seller values, and keeps your limit secret. With several bidders that includes how to stand out without giving everything away. What to pay and risk remains your decision.',
        es: 'Su agente negocia por usted: aconseja un precio con casas vendidas, arma la oferta con due diligence fee, fechas y términos, le dice hechos y defectos, averigua qué valora el vendedor y guarda en secreto su límite. Con varias ofertas, también cómo destacar sin darlo todo. Cuánto pagar y arriesgar lo decide usted.',
      },
      'after-the-offer': {
        en: 'From contract to keys your agent keeps the calendar, meets inspectors, helps you ask for repairs or credits, chases lender, appraiser and attorney, and walks through with you before signing; many come to inspection and closing. The agent does not judge structure, law or loans: that is for the inspector, attorney and lender.',
        es: 'Del contrato a las llaves su agente lleva el calendario, recibe a inspectores, ayuda a pedir arreglos o créditos, persigue al banco, al valuador y al abogado, y recorre la casa con usted antes de firmar; muchos van a la inspección y al cierre. No juzga estructura, leyes ni préstamos: eso es del inspector, abogado y banco.',
      },
      'legal-duties': {
        en: "Under an agreement an agent owes you loyalty, obedience to lawful wishes, confidence, skill and care, an account of money, and disclosure of everything that matters to your decision, your own interest before the agent's. The firm signs it with you. If a duty is broken, go to the broker-in-charge or the Real Estate Commission.",
        es: 'Con un acuerdo el agente le debe lealtad, obediencia a lo lícito, confidencialidad, habilidad y cuidado, cuentas del dinero y revelar todo lo que importa a su decisión, el interés de usted antes que el propio. El acuerdo es entre la firma y usted. Si falta a ello, acuda al broker-in-charge o a la Real Estate Commission.',
      },
    },
    links: ['about', 'guideBuying', 'contact'],
    source: 'NCREC Working with Real Estate Agents',
    topics: ['asked/what-a-buyers-agent-does'],
  },
  {
    id: 'listing-length',
    title: { en: 'How long is a listing agreement?', es: '¿Cuánto dura el contrato para vender?' },
    answer: {
      en: 'As long as you agree, with no legal minimum or maximum: three or six months are common, thirty or sixty days can be asked for. It must name an end date, and a sale listing in North Carolina may not renew itself. Ask before signing what an early end costs and how many days of protection follow. This team’s terms you agree with it in writing.',
      es: 'Lo que usted acuerde, sin mínimo ni máximo legal: son comunes tres o seis meses, y puede pedir treinta o sesenta días. Debe tener fecha de fin, y en Carolina del Norte un contrato de venta no puede renovarse solo. Pregunte antes de firmar cuánto cuesta salir y cuántos días de protección siguen. Con este equipo, el plazo se acuerda por escrito.',
    },
    aspects: {
      'auto-renewal': {
        en: "A sale listing in North Carolina may not renew itself: it must name a definite end date and stop then without notice. A clause that it goes on unless you cancel does not fit the Commission's rule. Ask the broker-in-charge to confirm in writing that it has ended, and an attorney or the Real Estate Commission if they disagree.",
        es: 'En Carolina del Norte un contrato para vender no puede renovarse solo: debe tener fecha final y terminar entonces sin aviso. Una cláusula de que sigue si usted no cancela no cumple la regla de la Real Estate Commission. Pida al broker-in-charge que le confirme por escrito que terminó, y consulte a un abogado o a la Commission si no acepta.',
      },
      'end-early': {
        en: "Ask the firm's broker-in-charge for a written release or another agent; you may always stop showings and refuse offers, but ending before the date can cost what the agreement says, such as expenses or a fee. Read that clause first, and get the release in writing before you sign elsewhere. An attorney reads it if they refuse.",
        es: 'Pida al broker-in-charge una liberación escrita u otro agente; siempre puede parar visitas y rechazar ofertas, pero terminar antes puede costar lo que diga el contrato, como gastos u honorarios. Lea esa cláusula y tenga la liberación escrita antes de firmar con otro. Si se niegan, lo lee un abogado.',
      },
      'after-it-ends': {
        en: 'After the end you are free to list elsewhere or not at all, but a protection period may follow: for the days written in it you can owe the fee if somebody the firm introduced buys. It usually covers only names sent to you in writing and falls away if you list exclusively with another firm. Ask for the list.',
        es: 'Tras el fin puede anunciar con otro o no vender, pero puede seguir un periodo de protección: por los días escritos quizá deba honorarios si compra alguien que la firma presentó. Suele cubrir solo nombres enviados por escrito y deja de valer si firma en exclusiva con otra firma. Pida la lista.',
      },
      'how-long-is-sensible': {
        en: 'Give the agent time to prepare, the first weeks on the market, one change of plan, and the 30 to 45 days a financed sale takes to close: three months often covers it, a costly or unusual home needs longer. If homes like yours go in two weeks, a short term with an option to extend is fair. Ask for evidence.',
        es: 'Dé al agente tiempo para preparar, las primeras semanas en el mercado, un cambio de plan y los 30 a 45 días que tarda un cierre con préstamo: tres meses suelen bastar; una casa cara o rara necesita más. Si casas como la suya se venden en dos semanas, es justo un plazo corto con prórroga. Pida pruebas.',
      },
      'this-team': {
        en: 'The term with this team is what you and it agree in writing; I know no fixed number, so ask for the length you want, thirty days or six months, and for a way out. Ask in the same talk what an early end costs and how many protection days follow. Call {agent.phone} or leave your number.',
        es: 'El plazo con este equipo es el que usted y ellos acuerden por escrito; no conozco un número fijo, así que pida el que quiera, treinta días o seis meses, y una salida. Pregunte en la misma charla cuánto cuesta terminar antes y cuántos días de protección siguen. Llame al {agent.phone} o deje su número.',
      },
    },
    links: ['sell', 'contact'],
    source: '21 NCAC 58A .0104; Form 101',
    topics: ['asked/listing-length'],
  },
  {
    id: 'open-house-visit',
    title: { en: 'What should I know about open houses?', es: '¿Qué debo saber de los open houses?' },
    answer: {
      en: 'You may simply walk in: no appointment, no agreement and no agent of your own is needed, and signing the sheet does not hire anybody. The host usually works for the seller, so keep your budget and reasons to yourself, and if you have an agent, say so at once. Dates a listing has stand on the Compare page; ask me about a home, or the team for this weekend.',
      es: 'Puede entrar sin más: no hace falta cita, acuerdo ni agente propio, y firmar la hoja no contrata a nadie. El anfitrión normalmente trabaja para quien vende, así que guarde su presupuesto y sus razones, y si tiene agente, dígalo enseguida. Las fechas que haya están en la página Compare; pregúnteme por una casa, o al equipo por este fin de semana.',
    },
    aspects: {
      'just-walk-in': {
        en: 'You can just walk in at the posted hours: no appointment, agent, preapproval or agreement is needed, and looking around without plans is fine too. Family and children may come along. Check the day and the hour before you drive, because they change. To see it at another time you need a broker.',
        es: 'Puede entrar sin más en el horario anunciado: no hace falta cita, agente, preaprobación ni acuerdo, y también vale solo mirar. La familia y los niños pueden ir. Confirme día y hora antes de salir, porque cambian. Para verla en otro momento necesita un broker.',
      },
      'signing-the-sheet': {
        en: "Signing the visitors' sheet hires nobody and binds you to nothing; it lets the host know who was in the house and follow up. You may leave out the phone number, though a host can ask for a name for safety. Read before you sign: a sheet is fine, a buyer agreement is something else and not needed to look.",
        es: 'Firmar la hoja de visitas no contrata a nadie ni le obliga; sirve para saber quién entró y dar seguimiento. Puede omitir el teléfono, aunque el anfitrión puede pedir un nombre por seguridad. Lea antes de firmar: una hoja está bien, un acuerdo de comprador es otra cosa y no hace falta para mirar.',
      },
      'host-and-what-to-say': {
        en: 'The host usually works for the seller, or hopes to find clients, so what you say can reach the seller: keep your budget, how much you like it and why you move to yourself. Ask freely about age, roof, dues and dates. Be polite, ask before photos, look into built-in closets, leave private drawers shut.',
        es: 'El anfitrión suele trabajar para el vendedor, o buscar clientes, así que lo que diga puede llegarle: guárdese su presupuesto, cuánto le gusta y por qué se muda. Pregunte por edad, techo, cuotas y fechas. Sea amable, pida permiso para fotos, mire clósets empotrados y deje cerrados los cajones.',
      },
      'with-my-agent': {
        en: 'You may go without your agent, but say at the door who represents you and write that name on the sheet, so that no other claim arises. Do not let the host write your offer; your own agent does it, even if the host showed you the house. Tell your agent where you went. No agent yet? Only looking is fine.',
        es: 'Puede ir sin su agente, pero diga en la puerta quién le representa y anótelo en la hoja, para que nadie más reclame. No deje que el anfitrión haga su oferta; la hace su agente, aunque el otro le haya mostrado la casa. Cuéntele a su agente adónde fue. ¿Aún sin agente? Mirar está bien.',
      },
      'find-one': {
        en: "Dates a listing has stand on the Compare page; name a home to me and I say what is recorded; for this weekend's plan in an area ask the team at {agent.phone}. Portals list more, of every firm. Hours change late, so look again that morning.",
        es: 'Las fechas que tiene una casa están en la página Compare; dígame una y le digo lo que consta; para el plan de este fin de semana en una zona pregunte al equipo al {agent.phone}. Los portales muestran más, de todas las firmas. Los horarios cambian; mire otra vez esa mañana.',
      },
    },
    links: ['contact', 'call'],
    source: 'NAR settlement 2024; NCREC',
    topics: ['asked/open-house-visit', 'open-houses'],
  },
  {
    id: 'tour-without-agent',
    title: { en: 'Can I see a home without an agent?', es: '¿Puedo ver una casa sin agente?' },
    answer: {
      en: 'Only at an open house, or with the listing agent, who works for the seller. Otherwise a licensed broker opens the door and stays with you: buyers get no lockbox code, also when the house is empty. With this team one short written agreement, as little as one house on one day, is enough for a tour. Never walk in alone, even through an open door.',
      es: 'Solo en un open house, o con el agente de quien vende, que trabaja para esa parte. Si no, un broker con licencia abre y se queda con usted: a los compradores no se les da la clave del lockbox, aunque la casa esté vacía. Con este equipo basta un acuerdo escrito corto, hasta de una casa en un día. No entre solo, aunque la puerta esté abierta.',
    },
    aspects: {
      'sign-something-first': {
        en: "For a private tour with an agent on your side a short written agreement comes first, since August 2024, and it can be for one house on one day. Without signing anything you may visit open houses, or let the listing agent show the home as the seller's agent. A builder's model home is open too.",
        es: 'Para una visita privada con un agente de su lado va antes un acuerdo escrito corto, desde agosto de 2024, y puede ser para una casa en un día. Sin firmar nada puede ir a open houses, o que el agente del vendedor la muestre en nombre del vendedor. La casa modelo de un constructor también está abierta.',
      },
      'empty-or-open-door': {
        en: "Do not go in, even if the house is empty or a door stands open: without the owner's leave it can be trespass, and you would answer for damage. Buyers get no lockbox code; each entry is logged to a licensed broker who stays. Tell the listing agent about the open door. Look from the street, not through windows.",
        es: 'No entre, aunque esté vacía o con la puerta abierta: sin permiso del dueño puede ser allanamiento, y respondería por daños. Al comprador no se le da el código del lockbox; cada entrada queda registrada a nombre de un broker con licencia que se queda. Avise al agente de la puerta abierta. Mire desde la calle, no por ventanas.',
      },
      'alone-without-company': {
        en: 'Nobody may tour alone: the broker who opens must stay until the house is locked again, but can keep some distance while you talk between yourselves; just ask. Self-guided entry by phone is something some builders and rental firms do with their own empty homes. A contractor or friend comes along with you and the broker.',
        es: 'Nadie recorre solo: el broker que abre debe quedarse hasta cerrar, pero puede mantener distancia mientras ustedes hablan; solo pídalo. Entrar solo, abriendo con el teléfono, es cosa de algunos constructores o firmas de renta con sus casas vacías. Un contratista o amigo va con usted y el broker.',
      },
      'listing-agent-shows': {
        en: "The listing agent may show it to you, and will say first whose side that is: the seller's. You are not stuck with that agent by looking, and may hire your own afterward; read anything before you sign, and do not tell your limit. Call the name on the sign, or the team asks for you.",
        es: 'El agente del anuncio puede mostrársela y dirá primero de qué lado está: del vendedor. Por mirar no queda atado, y luego puede contratar el suyo; lea antes de firmar y no diga su límite. Llame al nombre del letrero, o el equipo pregunta por usted.',
      },
      'ask-the-owner': {
        en: 'The owner decides, but do not knock: a listed owner has usually agreed that the firm arranges showings, and may only send you to it. If there is no agent, as with a sign by owner, you can ask to see it directly; do not pay or sign there without an attorney. The team can ask for you.',
        es: 'Decide el dueño, pero no toque la puerta: quien tiene su casa anunciada suele dejar las visitas a la firma y solo podrá enviarle a ella. Si no hay agente, como en venta por el dueño, puede pedirle verla; no pague ni firme ahí sin un abogado. El equipo puede preguntar por usted.',
      },
    },
    links: ['contact', 'call'],
    source: 'NAR settlement 2024; Canopy MLS',
    topics: ['asked/tour-without-agent'],
  },
  {
    id: 'homes-to-see',
    title: { en: 'How many homes should I see first?', es: '¿Cuántas casas debo ver antes?' },
    answer: {
      en: 'There is no right number: some buy the second home, others need fifteen. See enough to know what your price buys in your areas, usually two or three afternoons, and note after each what you would miss. When one fits on price, place and condition, compare it with recent sales the same day, because good ones may go in a weekend. The team plans several into one tour.',
      es: 'No hay número correcto: unos compran la segunda y otros necesitan quince. Vea las suficientes para saber qué da su precio en sus zonas, normalmente dos o tres tardes, y anote qué extrañaría de cada una. Cuando una encaje en precio, lugar y estado, compárela ese día con ventas recientes, pues las buenas pueden irse en un fin de semana. El equipo junta varias en una visita.',
    },
    aspects: {
      'first-one-fits': {
        en: 'Buying the first or second home you see is not crazy if it fits your price, place and must-haves: see one or two others the same day or check recent sales so that you know what the price buys, then go back once. A good one may not wait a week, and due diligence still lets you look closely.',
        es: 'Comprar la primera o segunda casa que ve no es locura si encaja en precio, zona y lo indispensable: vea una o dos más ese día o revise ventas recientes para saber qué compra ese precio, y vuelva una vez. Una buena quizá no espere una semana, y el due diligence aún permite mirar a fondo.',
      },
      'when-to-stop': {
        en: 'Stop when new homes no longer teach you anything: if after fifteen or more none fits, the list and the budget disagree, so rank your wishes, drop one, widen the area or the price, and ask the team what sold that you passed over. Tired eyes decide badly; a week off costs little.',
        es: 'Pare cuando las casas nuevas ya no le enseñen nada: si tras quince o más ninguna encaja, la lista y el presupuesto no concuerdan; ordene sus deseos, quite uno, amplíe zona o precio y pregunte al equipo qué se vendió que usted dejó pasar. Con cansancio se decide mal; una semana de pausa cuesta poco.',
      },
      'tours-in-a-day': {
        en: 'Plan on four to six in an afternoon; more blur together. Give each about half an hour plus the drive, group them by area, and see the favorite last or twice. Take photos and one note on each. With two days in town, narrow the list by video first; the team plans the route.',
        es: 'Calcule de cuatro a seis en una tarde; más se confunden. Dé a cada una media hora más el trayecto, agrúpelas por zona y vea la favorita al final o dos veces. Tome fotos y una nota de cada una. Con dos días en la ciudad, reduzca antes la lista por video; el equipo arma la ruta.',
      },
      'offer-now-or-sleep-on-it': {
        en: 'One night is usually affordable, a week often is not: ask the same day whether other offers are expected and what like homes sold for, see it once more at another hour if you can, and decide by morning. You can see it twice or three times before an offer; afterward the due diligence period is there to check.',
        es: 'Una noche casi siempre se puede, una semana muchas veces no: pregunte ese día si esperan otras ofertas y en cuánto se vendieron casas parecidas, véala otra vez a otra hora si puede, y decida por la mañana. Puede verla dos o tres veces antes de ofrecer; después el due diligence sirve para revisar.',
      },
      'something-better-later': {
        en: 'Something better will always come up: what counts is that the home meets your list at a price recent sales support on the day you decide. Once under contract stop looking; during due diligence you could still leave, but the fee is gone. If regret comes early, ask your agent before the deadline.',
        es: 'Siempre saldrá algo mejor: lo que cuenta es que la casa cumpla su lista a un precio que apoyen las ventas del día en que decide. Con contrato deje de buscar; en el due diligence aún podría salir, pero pierde el due diligence fee. Si llega el arrepentimiento, hable con su agente antes del plazo.',
      },
      'limits-and-patience': {
        en: 'There is no limit on how many you may see, and nobody here is annoyed by careful buyers; your agreement only says for how long and where. Most people need a few afternoons. It helps everybody if you say frankly after each tour what was wrong, so that the next list is shorter.',
        es: 'No hay límite de casas que puede ver, y aquí a nadie le molesta quien compra con cuidado; su acuerdo solo dice por cuánto tiempo y dónde. A la mayoría le bastan unas tardes. Ayuda que diga con franqueza después de cada visita qué no le gustó, y la siguiente lista será más corta.',
      },
    },
    links: ['compare', 'contact'],
    source: 'NCREC Q&A',
    topics: ['asked/homes-to-see'],
  },
];
