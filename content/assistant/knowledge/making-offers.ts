import type { Entry } from '#domain/chat/knowledge.ts';

/** What buyers ask around an offer: before it, while it waits, and once it is accepted. */
export const makingOffers: Entry[] = [
  {
    id: 'after-acceptance',
    title: { en: 'My offer was accepted: what now?', es: 'Aceptaron mi oferta: ¿qué sigue?' },
    answer: {
      en: 'First the money and the calendar: the due diligence fee and earnest money are due within days, then book inspections, send the contract to your lender and choose a closing attorney, all in the first two or three days. Title, appraisal, insurance and repair talks belong before the due diligence deadline; the walk-through and closing come last. The team gives you the dates on one page.',
      es: 'Primero el dinero y el calendario: la cuota de due diligence y el depósito se pagan en pocos días; luego encargue inspecciones, mande el contrato al prestamista y elija abogado de cierre, todo en los primeros dos o tres días. Título, avalúo, seguro y reparaciones van antes de la fecha de due diligence; al final, recorrido y cierre. El equipo le da las fechas en una página.',
    },
    aspects: {
      'money-first': {
        en: 'Two payments come first, within days: the due diligence fee to the seller, usually when the contract takes effect, and the earnest money to the escrow agent by the date in the contract, usually within five days; both count toward what you bring to closing. A missed payment can end the deal after a notice. Next come the inspections and the appraisal fee.',
        es: 'Primero van dos pagos, en pocos días: la cuota de due diligence al vendedor, normalmente cuando el contrato entra en vigor, y el earnest money al agente de escrow a más tardar en la fecha que fija el contrato, por lo común en cinco días; ambos cuentan para el cierre. Si falta un pago, el trato puede terminar tras un aviso. Luego siguen las inspecciones y el avalúo.',
      },
      'who-to-call': {
        en: 'Call the inspector and the lender on the same day, the inspector first if you must choose, since good ones fill up: then send the lender the signed contract, choose a closing attorney, and ask for an insurance quote. Your agent sends the contract around and books most of it. If your agent is away for the weekend, call the firm; the dates do not wait.',
        es: 'Llame al inspector y al prestamista el mismo día, primero al inspector si debe elegir, porque los buenos se llenan: luego mande el contrato firmado al prestamista, elija abogado de cierre y pida cotización de seguro. Su agente reparte el contrato y agenda casi todo. Si no está el fin de semana, llame a la oficina; los plazos no esperan.',
      },
      timeline: {
        en: 'Four dates rule it: the deposits within days, the end of due diligence at 5:00 p.m. on its date, the closing date, and the final walk-through just before. Inspections, appraisal, loan, title and insurance belong before the second. With a loan about 30 to 45 days is usual to closing. The team gives you your dates on one page; put them in your phone.',
        es: 'Mandan cuatro fechas: los depósitos en pocos días, el fin del due diligence a las 5:00 p.m. de su fecha, el cierre, y el recorrido final justo antes. Inspecciones, avalúo, préstamo, título y seguro van antes de la segunda. Con préstamo, lo usual son 30 a 45 días hasta cerrar. El equipo le da sus fechas en una página; póngalas en su teléfono.',
      },
      'inspections-when': {
        en: "Book them today and hold them in the first days of due diligence, so that time is left for a second look and for repair talks: general, termite and radon first, then whatever the house calls for, such as sewer, septic, well or roof. The lender's appraisal usually follows once the inspection is acceptable. The agent arranges access; you may come.",
        es: 'Resérvelas hoy y hágalas en los primeros días del due diligence, para que quede tiempo de una segunda revisión y de hablar reparaciones: general, termitas y radón primero, y luego lo que pida la casa, como drenaje, séptico, pozo o techo. El avalúo suele seguir cuando la inspección es aceptable. El agente arregla el acceso; usted puede ir.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/after-acceptance'],
  },
  {
    id: 'offer-answer-time',
    title: {
      en: 'How long may a seller take to answer?',
      es: '¿Cuánto puede tardar quien vende en contestar?',
    },
    answer: {
      en: 'As long as the seller likes, unless your offer names a time: nobody must answer, and silence is not a yes. The listing broker has to pass your offer on within three days at most; many answers come in a day or two. Your broker can write in a time and ask where it stands, and until acceptance has reached you, you may withdraw.',
      es: 'Lo que quiera, salvo que su oferta fije un plazo: nadie está obligado a contestar y el silencio no es un sí. El broker de quien vende debe entregar la oferta en tres días como máximo; muchas respuestas llegan en uno o dos días. Su broker puede fijar un plazo y preguntar, y hasta que le comuniquen la aceptación usted puede retirarla.',
    },
    aspects: {
      'set-a-deadline': {
        side: 'buyer',
        en: 'You may name a day and hour in the offer, and after it the offer is over; a day or two is common, a few hours can annoy, and a seller who awaits other bids may let it pass. It keeps you free to go on to the next home. Your broker writes it in, or sends a written change if the offer is already out.',
        es: 'Puede poner día y hora en la oferta, y pasado eso la oferta termina; uno o dos días es común, unas pocas horas pueden molestar, y un vendedor que espera otras ofertas quizá la deje pasar. Así queda libre para seguir con otra casa. Su agente lo escribe, o manda un cambio por escrito si la oferta ya salió.',
      },
      'does-it-expire': {
        en: 'An offer ends when its written time passes, when you withdraw it, or when the seller refuses or counters; without a time it stays open for a reasonable while, and an acceptance next week could still bind you. A missed deadline is simply a no, unless you renew. If you no longer want it, withdraw in writing now rather than hope it lapsed.',
        es: 'Una oferta termina cuando pasa su hora escrita, cuando usted la retira o cuando el vendedor la rechaza o contraoferta; sin hora sigue abierta un tiempo razonable, y una aceptación la próxima semana aún podría obligarlo. Un plazo vencido es un no, salvo que la renueve. Si ya no la quiere, retírela por escrito ahora.',
      },
      'owner-side': {
        side: 'seller',
        en: "As the owner you need not answer by the buyer's hour, or at all, and may take your time; but the buyer can withdraw until your acceptance has reached them, so waiting has a price. A low offer may be refused, countered or left. If you await others, have your broker tell all buyers when you will look. A deadline that passes ends that offer.",
        es: 'Como dueño no tiene que contestar a la hora del comprador, ni siquiera contestar, y puede tomarse su tiempo; pero el comprador puede retirarse hasta que le llegue su aceptación, así que esperar tiene precio. Una oferta baja puede rechazarse, contraofertarse o dejarse. Si espera otras, que su agente avise a todos los compradores cuándo las verá. Un plazo vencido termina esa oferta.',
      },
      'find-out': {
        side: 'buyer',
        en: 'Your broker asks the listing broker whether the offer was delivered, when the seller will look, and whether others are in: the listing broker must pass it on within three days at most, and a short call often brings an answer. You should not call the seller. If you believe it was never shown, the team can ask for written confirmation.',
        es: 'Su agente pregunta al otro agente si la oferta se entregó, cuándo la verá el vendedor y si hay otras: el agente del vendedor debe pasarla en máximo tres días, y una llamada corta suele traer respuesta. Usted no debe llamar al vendedor. Si cree que nunca se mostró, el equipo puede pedir confirmación por escrito.',
      },
      'waiting-for-others': {
        en: 'A seller may wait for a review date, a trip or more offers, and that is allowed; nothing obliges anyone to deal first come, first served. Until they answer you may withdraw, shorten the time, or improve the offer. Decide how long your own plans can wait, tell your broker, and keep looking meanwhile.',
        es: 'Un vendedor puede esperar una fecha de revisión, un viaje o más ofertas, y está permitido; nada obliga a tratar por orden de llegada. Mientras no conteste puede retirarla, acortar el plazo o mejorarla. Decida cuánto pueden esperar sus planes, dígaselo a su agente y siga buscando mientras tanto.',
      },
    },
    bySide: {
      seller: {
        en: 'As long as you like, unless the offer names a time: you need not answer at all, and silence binds you to nothing. But the buyer may withdraw until your acceptance has been communicated, so waiting for a better one has a price. Your broker brings you each offer within three days and can ask the buyer for more time.',
        es: 'Lo que quiera, salvo que la oferta fije un plazo: no está obligado a contestar y el silencio no lo compromete. Pero quien compra puede retirarla hasta que se le comunique su aceptación; esperar otra mejor tiene su riesgo. Su broker le lleva cada oferta en tres días como máximo y puede pedir más tiempo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0106; Form 2-T',
    topics: ['asked/offer-answer-time'],
  },
  {
    id: 'offers-on-two-homes',
    title: { en: 'May I make offers on two homes at once?', es: '¿Puedo ofertar por dos casas a la vez?' },
    answer: {
      en: 'The law does not forbid it, but each offer is real: if both sellers accept, you are bound twice, and leaving one costs you at least its due diligence fee. Safer is one offer with a short time to answer, or withdrawing the first in writing before the second is signed. Two contracts can also trouble your lender. Ask your broker before you sign.',
      es: 'La ley no lo prohíbe, pero cada oferta es en serio: si aceptan las dos, queda obligado dos veces, y salir de una le cuesta al menos su cuota de due diligence. Más seguro es una oferta con plazo corto, o retirar la primera por escrito antes de firmar la segunda. Dos contratos también complican el préstamo. Pregunte antes a su broker.',
    },
    aspects: {
      'both-accepted': {
        en: 'If both are accepted you are bound twice, and getting out of one within its due diligence costs at least that fee, plus inspections; the earnest money comes back if you end it in time and in writing. After due diligence it is worse. So count both fees as money you might lose before you sign, and call your broker the moment the second yes comes.',
        es: 'Si aceptan ambas queda obligado dos veces, y salir de una dentro de su due diligence cuesta al menos esa cuota más inspecciones; el earnest money regresa si termina a tiempo y por escrito. Después del due diligence es peor. Cuente ambas cuotas como dinero que puede perder antes de firmar, y llame a su agente en cuanto llegue el segundo sí.',
      },
      'withdraw-first': {
        en: 'Withdraw the first in writing before the second is signed, if you want only one: an offer that nobody has accepted can be taken back at no cost, and your broker can send the notice at once. Or give the first a short time to answer, and write the second when that has passed. Do not rely on a phone call alone.',
        es: 'Retire la primera por escrito antes de firmar la segunda, si solo quiere una: una oferta que nadie ha aceptado se puede retirar sin costo, y su agente puede mandar el aviso enseguida. O dé a la primera un plazo corto y escriba la segunda cuando venza. No confíe solo en una llamada.',
      },
      'already-under-contract': {
        en: 'You are bound to the first house, so a second contract means two: you may leave the first within its due diligence, in writing and losing that fee, and then offer on the better one. Doing both at once can trouble the lender, who approves one home at a time. Ask your broker about the deadline and your lender before you sign anything.',
        es: 'Está obligado con la primera casa, así que un segundo contrato son dos: puede salir de la primera dentro de su due diligence, por escrito y perdiendo esa cuota, y luego ofertar por la mejor. Tener ambas puede complicar al prestamista, que aprueba una casa a la vez. Pregunte a su agente por el plazo y al prestamista antes de firmar.',
      },
      'must-i-tell': {
        en: 'You need not volunteer to a seller that you bid elsewhere, and many buyers do; but no one may lie if asked, and your own broker must know in order to protect you. Sellers mind only if you break a contract. Be ready to close whatever you sign. Your broker decides nothing for you, yet may warn you, or want it in writing.',
        es: 'No tiene que contarle al vendedor que ofertó por otra casa, y muchos ofertan por varias; pero nadie puede mentir si preguntan, y su agente debe saberlo para protegerlo. Al vendedor le molesta solo que rompa un contrato. Esté listo para cerrar lo que firme. Su agente no decide por usted, pero puede advertirle o pedirlo por escrito.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/two-offers-two-homes'],
  },
  {
    id: 'withdraw-offer',
    title: { en: 'Can I take back my offer?', es: '¿Puedo retirar mi oferta?' },
    answer: {
      en: 'Yes: an offer or counteroffer may be withdrawn until the other side has signed it and told you or your broker so; do it in writing, at once. After that it is a contract, and North Carolina gives no cooling-off days on a resale home. A buyer can still leave within due diligence, losing that fee; a seller has no such right. If the times are disputed, see an attorney.',
      es: 'Sí: una oferta o contraoferta se puede retirar hasta que la otra parte la firme y se lo comunique a usted o a su broker; hágalo por escrito y ya. Después es contrato, y en Carolina del Norte no hay días para arrepentirse en una casa usada. Quien compra puede salir en due diligence perdiendo esa cuota; quien vende, no. Si se discute la hora, un abogado.',
    },
    aspects: {
      how: {
        en: "In writing, at once, through your broker to the other side's broker: an email or a signed withdrawal that arrives before the acceptance reaches you ends it; a call helps with speed but proves little. Do not rely on voiding the e-signature envelope alone. Note the time you sent it. If your broker is away, call the firm.",
        es: 'Por escrito, enseguida, de su agente al agente del otro lado: un correo o retiro firmado que llegue antes de que a usted le llegue la aceptación la termina; una llamada ayuda con la rapidez pero prueba poco. No confíe solo en anular el sobre electrónico. Anote la hora del envío. Si su agente no está, llame a la oficina.',
      },
      'too-late': {
        en: 'It is too late once the other side has signed your terms and that has been told to you or your broker: from then on it is a contract, even before the papers reach you. A signature you have not been told of does not bind yet. When the two crossed within minutes, the exact times decide, so keep messages and call an attorney before you act.',
        es: 'Es tarde cuando la otra parte firmó sus términos y eso se le comunicó a usted o a su agente: desde ahí es contrato, aunque no tenga los papeles. Una firma que no le han comunicado todavía no obliga. Si se cruzaron por minutos, deciden las horas exactas; guarde los mensajes y llame a un abogado antes de actuar.',
      },
      'after-signing': {
        en: 'Once accepted it is a contract, and there is no general three-day right to cancel on a resale home in North Carolina. A buyer can still end it within due diligence, in writing, losing that fee; after that it costs the earnest money too. A seller who has signed has no such way out and should see an attorney before saying anything to the buyer.',
        es: 'Una vez aceptada es un contrato, y en Carolina del Norte no hay un derecho general de tres días para cancelar una casa usada. El comprador aún puede terminarlo dentro del due diligence, por escrito, perdiendo esa cuota; después cuesta también el earnest money. El vendedor que firmó no tiene esa salida y debería ver a un abogado antes de hablar con el comprador.',
      },
      counteroffer: {
        en: 'A counteroffer can be taken back too, by whoever made it, until the other side has signed it and said so; do it in writing. And it ended the offer it answered, so that first offer is gone unless it is made again. If you hold their counter and want it, sign and have your broker tell them now, because they may pull it while you think.',
        es: 'Una contraoferta también puede retirarla quien la hizo, hasta que la otra parte la firme y lo comunique; hágalo por escrito. Y terminó la oferta a la que respondía, así que esa primera ya no existe salvo que se repita. Si tiene la contraoferta de ellos y la quiere, firme y que su agente avise ya, porque pueden retirarla mientras piensa.',
      },
      'lower-it-or-cost': {
        en: 'You may change it until the seller has accepted and that has been told to you or your broker: withdraw and send a new offer, or a signed change, at once, since what they sign first is what counts. It costs nothing; no fee was due yet, and uncashed checks come back. Lowering it may sour a seller. After acceptance it takes an amendment that both sign.',
        es: 'Puede cambiarla hasta que quien vende la acepte y se lo comunique a usted o a su agente: retírela y mande otra, o un cambio firmado, enseguida, porque vale lo que firmen primero. No cuesta nada; aún no se debía cuota, y los cheques sin cobrar vuelven. Bajarla puede molestar. Después de aceptada hace falta una enmienda firmada por ambos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 22-2',
    topics: ['asked/withdraw-offer'],
  },
  {
    id: 'stronger-offer',
    title: { en: 'How do I make my offer stronger?', es: '¿Cómo hago más fuerte mi oferta?' },
    answer: {
      en: 'Make it sure as well as high: a lender letter that rests on documents, a due diligence fee and a short period the seller can count on, the closing date they need, and few requests. Those often weigh as much as a few thousand dollars. Set your ceiling beforehand from sold homes and stop there; do not give up the inspection to win. The team shows you the sales.',
      es: 'Hágala segura además de alta: carta del prestamista basada en documentos, una cuota y un periodo corto de due diligence con los que se pueda contar, la fecha de cierre que necesita quien vende y pocas peticiones. A menudo pesa tanto como unos miles de dólares. Fije antes su tope con casas vendidas y no lo pase; no renuncie a la inspección. El equipo le muestra las ventas.',
    },
    aspects: {
      'skip-inspection': {
        en: 'Keep the inspection: skipping it is the dearest way to win, since what it would have found is then yours. In North Carolina you need not put it in as a condition anyway, because you inspect within due diligence and may leave. A short period with the inspector booked, or a promise to ask only for large defects, pleases a seller nearly as much.',
        es: 'Conserve la inspección: saltársela es la forma más cara de ganar, porque lo que habría encontrado queda a su cargo. En Carolina del Norte ni siquiera hay que ponerla como condición, porque inspecciona dentro del due diligence y puede salir. Un plazo corto con inspector ya reservado, o prometer pedir arreglos solo por defectos grandes, gusta casi igual.',
      },
      'fee-and-period': {
        en: 'A larger due diligence fee and a shorter period are what sellers here feel first, because the fee is theirs if you leave and the house is soon sure; it can weigh as much as a few thousand in price. But you lose it if you walk, so offer only what you could part with, and a period your inspector and lender can really meet.',
        es: 'Una cuota de due diligence mayor y un plazo más corto son lo que primero siente el vendedor aquí, porque él se queda con la cuota si usted se va y la venta queda segura pronto; puede pesar tanto como unos miles en precio. Pero la pierde si se retira: ofrezca solo lo que podría dejar, y un plazo que su inspector y su banco puedan cumplir.',
      },
      'against-cash': {
        en: 'You beat cash with certainty: an approval an underwriter has already checked, a lender who calls the listing agent, a closing date that the lender stands behind, a solid due diligence fee, and a plan if the appraisal is low. To the seller the money is the same at closing. You will not win them all; do not outbid what the home is worth to you.',
        es: 'Al contado se le gana con certeza: una aprobación ya revisada por un analista, un prestamista que llame al agente del vendedor, una fecha de cierre que el prestamista respalde, buena cuota de due diligence y un plan si el avalúo sale bajo. Para el vendedor el dinero es igual al cierre. No se ganan todas; no pase de lo que la casa vale para usted.',
      },
      'fha-or-va': {
        en: "With FHA or VA, answer the seller's worries in the offer: have the lender call about your approval and calendar, offer a due diligence fee, ask for few extras, and pick homes in sound shape. VA buyers need no help from the seller by rule. Show what is strong about you, terms, not your story; a seller may weigh terms only.",
        es: 'Con FHA o VA, responda en la oferta a lo que preocupa al vendedor: que su prestamista llame sobre aprobación y fechas, ofrezca cuota de due diligence, pida pocos extras y elija casas en buen estado. El VA no exige ayuda del vendedor. Muestre lo fuerte: términos, no su historia; el vendedor debe pesar solo términos.',
      },
      'dates-and-ease': {
        en: "The seller's dates can win it: ask through your agent when they need to close, whether they would like to stay on after closing, and what they want to leave behind, then write exactly that. A clean offer means few requests: no list of furniture, no repairs up front, papers complete. It costs you little where it fits your own plans.",
        es: 'Las fechas del vendedor pueden decidir: pregunte por medio de su agente cuándo necesita cerrar, si quiere quedarse un tiempo después y qué quiere dejar, y escriba justo eso. Una oferta limpia es con pocas peticiones: sin lista de muebles, sin reparaciones previas, papeles completos. Le cuesta poco si cabe en sus planes.',
      },
      'lost-several': {
        en: 'After several losses ask each time what won, price, fee, dates or loan, and change that one thing: often the ceiling comes too late, the letter is weak, or the search sits at the very top of the budget. Looking a step lower lets you bid stronger. Homes that have sat a few weeks draw fewer rivals. The team can go over your last offers with you.',
        es: 'Tras perder varias casas pregunte cada vez qué ganó: precio, cuota, fechas o préstamo, y cambie eso: muchas veces el tope llega tarde, la carta es débil o la búsqueda está en lo más alto del presupuesto. Buscar un escalón abajo permite ofrecer más fuerte. Las casas con unas semanas en venta atraen menos rivales. El equipo puede repasar con usted sus últimas ofertas.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A; Form 2-T',
    topics: ['asked/stronger-offer'],
  },
  {
    id: 'buyer-letter',
    title: { en: 'Should I write the seller a letter?', es: '¿Le escribo una carta a quien vende?' },
    answer: {
      en: 'Better not: letters and family photos are not illegal, but they can show who you are, and a seller who chooses by that breaks fair housing law, so many firms do not pass them on. If you write, write about the house, its porch or its garden, and not about family, faith or origin. Terms persuade more: price, due diligence fee, dates, a solid loan letter.',
      es: 'Mejor no: las cartas y fotos de familia no están prohibidas, pero pueden mostrar quién es usted, y elegir por eso viola la ley de vivienda justa, así que muchas agencias no las entregan. Si escribe, hable de la casa, su porche o su jardín, no de familia, fe u origen. Convencen más las condiciones: precio, cuota de due diligence, fechas, buena carta del banco.',
    },
    aspects: {
      'i-got-letters': {
        en: 'You may read it, but better not choose by it: a seller who picks by family, faith, origin or the like breaks fair housing law, and a letter in the file can look like the reason. Compare price, fee, dates and loan, and note why you chose. Many sellers ask their broker not to pass letters on; for one you have, ask the broker or an attorney.',
        es: 'Puede leerla, pero mejor no elija por ella: un vendedor que escoge por familia, religión, origen o algo así viola la ley de vivienda justa, y una carta puede parecer el motivo. Compare precio, cuota, fechas y préstamo, y anote por qué eligió. Muchos piden a su agente no pasar cartas; sobre una ya recibida, pregunte al agente o a un abogado.',
      },
      'is-it-illegal': {
        en: 'Writing one is not against the law here; what is unlawful is choosing a buyer by race, color, religion, sex, national origin, disability or family, and letters tend to reveal just that. That is why the real estate associations advise against them. A letter about the house alone is the lesser risk. For a particular case ask an attorney.',
        es: 'Escribirla no es ilegal aquí; lo ilegal es elegir comprador por raza, color, religión, sexo, origen nacional, discapacidad o familia, y las cartas suelen revelar justo eso. Por eso las asociaciones del ramo aconsejan no usarlas. Una carta solo sobre la casa es el riesgo menor. Para un caso concreto pregunte a un abogado.',
      },
      'about-the-house': {
        en: 'Keep it to the house and the terms, if you write at all: the porch, the garden, the care you see, and what your offer makes easy for them, in a few lines. Leave out family, wedding, faith, origin, school, health, photos. Give it to your agent, not into the mailbox, since the listing firm may decline it. Terms will still decide.',
        es: 'Si escribe, que sea de la casa y los términos: el porche, el jardín, el cuidado que se nota y lo que su oferta les facilita, en pocas líneas. Deje fuera familia, boda, religión, origen, escuela, salud y fotos. Désela a su agente, no al buzón, porque la agencia del vendedor puede rechazarla. De todos modos deciden los términos.',
      },
      'photos-and-family': {
        en: 'Leave out the photo and anything about children, marriage, church, origin, service or health: it shows exactly what a seller may not choose by, and it can hurt you as easily as help. The same goes for a video, or a social media link. A picture of the dog shows nothing protected, yet rarely decides. Let price, fee and dates speak.',
        es: 'Deje fuera la foto y todo sobre hijos, matrimonio, iglesia, origen, servicio o salud: muestra justo lo que el vendedor no puede usar para elegir, y puede perjudicarle tanto como ayudarle. Lo mismo vale para un video o enlace de redes. La foto del perro no muestra nada protegido, pero casi nunca decide. Que hablen precio, cuota y fechas.',
      },
      'agent-refuses': {
        en: 'Your agent or firm may decline to pass it on, and many do as a rule: passing on personal details could put agent and seller in a fair housing case. It is no sign against you. The listing side may also refuse to hand it over, so even a sent letter may stay unread. Ask what your agent can say about your terms instead.',
        es: 'Su agente o su agencia pueden negarse a pasarla, y muchos lo hacen por regla: entregar datos personales podría meter a agente y vendedor en un caso de vivienda justa. No es nada contra usted. El otro lado también puede no entregarla, así que quizá nadie la lea. Pregunte qué puede decir su agente de sus términos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fair Housing Act; NAR guidance on buyer letters',
    topics: ['buyer-letters'],
  },
  {
    id: 'offer-rejected',
    title: { en: 'My offer was turned down: what now?', es: 'Rechazaron mi oferta: ¿y ahora?' },
    answer: {
      en: 'You can offer again, wait or move on, and nothing is lost: no fee was due, and a seller may refuse even the full price without a reason. Ask through your broker what mattered, price, date or certainty, and change that. If the home went to somebody else, a backup offer puts you second in line, since contracts here can end within due diligence.',
      es: 'Puede ofertar otra vez, esperar o seguir buscando, y no pierde nada: no se debía ninguna cuota, y quien vende puede rechazar hasta el precio completo sin dar razón. Pregunte por su broker qué importó, precio, fecha o seguridad, y cambie eso. Si la ganó otro, una oferta de respaldo lo deja segundo en la fila, pues aquí un contrato puede terminar en due diligence.',
    },
    aspects: {
      'try-again': {
        en: 'You may offer again on the same house, as often as you like, as long as it is not sold: change what mattered, price, date, fee or loan, rather than only repeat it. A no over the closing date is easily mended today. After two or three weeks on the market a seller may hear you differently. Your broker asks first what would be welcome.',
        es: 'Puede ofertar otra vez por la misma casa, cuantas veces quiera, mientras no se venda: cambie lo que importó, precio, fecha, cuota o préstamo, en vez de repetir. Un no por la fecha se arregla hoy mismo. Tras dos o tres semanas en venta, el vendedor quizá lo vea distinto. Su agente pregunta primero qué sería bienvenido.',
      },
      'full-price-no': {
        en: 'A seller may refuse even the full asking price, without giving a reason: the list price invites offers and binds nobody, so no contract exists until they sign. Perhaps another offer, the date, the loan or second thoughts stood in the way. Only a refusal for a protected reason, such as race, religion or family, is unlawful. Ask your broker what was missing.',
        es: 'Un vendedor puede rechazar hasta el precio completo, sin dar razón: el precio de lista invita a ofertar y no obliga a nadie, así que no hay contrato hasta que firme. Quizá hubo otra oferta, la fecha, el préstamo o dudas. Solo es ilegal rechazar por algo protegido, como raza, religión o familia. Pregunte a su agente qué faltó.',
      },
      why: {
        en: "Your broker can ask, and most listing agents will give a hint, though no seller has to say why: usually price, certainty of the loan, the fee or the dates. The winning price becomes public after closing, by the deed's stamps and sold records. If you suspect it had to do with who you are, tell the team or HUD; otherwise use the hint next time.",
        es: 'Su agente puede preguntar, y casi siempre le darán una pista, aunque ningún vendedor tiene que decir por qué: suele ser precio, seguridad del préstamo, cuota o fechas. El precio ganador se hace público después del cierre, por los sellos de la escritura. Si sospecha que fue por quién es usted, dígalo al equipo o a HUD; si no, use la pista.',
      },
      'second-place': {
        en: 'Ask for a backup contract: signed by both, it puts you next if the first buyer leaves, which happens here, since buyers can walk within due diligence. It holds you too, so set an end date or keep a way to withdraw, and keep looking. Without it you can only ask the broker to call if the home comes back.',
        es: 'Pida un contrato de respaldo: firmado por ambos, lo pone de siguiente si el primer comprador se va, lo que aquí pasa, porque pueden salir dentro del due diligence. También lo obliga a usted, así que ponga fecha final o forma de retirarse, y siga buscando. Sin él, solo puede pedir que le llamen si la casa vuelve.',
      },
      'money-back': {
        en: "Nothing is lost with a refused offer: the due diligence fee and earnest money fall due only with a contract, so a check you handed over comes back or is destroyed. Ask your broker where it is. What you spent on looking or on a lender's report is gone, and a preapproval stays good for the next home.",
        es: 'Con una oferta rechazada no se pierde nada: la cuota de due diligence y el earnest money solo se deben con contrato, así que un cheque entregado regresa o se destruye. Pregunte a su agente dónde está. Lo gastado en buscar no vuelve, y la preaprobación sirve para la próxima casa.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/offer-rejected'],
  },
  {
    id: 'deposit-amounts',
    title: { en: 'How much do I put down with an offer?', es: '¿Cuánto se deja con la oferta?' },
    answer: {
      en: 'No law sets either sum, and both can be zero: earnest money is often about 0.5-2% of the price here, $2,000 to $8,000 on $400,000, while the due diligence fee follows competition, small where a home has sat and large where several bid. I name no right fee, as you usually lose it if you leave. The team tells you what recent contracts nearby carried.',
      es: 'Ninguna ley fija las sumas y ambas pueden ser cero: el depósito suele ser aquí 0.5-2% del precio, $2,000 a $8,000 en $400,000; la cuota de due diligence depende de la competencia, baja si la casa lleva tiempo y alta si hay varias ofertas. No digo la cuota correcta, pues normalmente la pierde si se va. El equipo le dice qué llevaban contratos recientes cerca.',
    },
    aspects: {
      zero: {
        en: 'Both may be zero if the seller agrees: no law asks for either, and on a home that has sat a small or no due diligence fee can pass. In a contest a zero usually loses, because the seller takes the house off the market for nothing. If cash is short, offer a little now, more earnest money later, or a shorter period; the team knows what is usual for that home.',
        es: 'Ambos pueden ser cero si el vendedor acepta: ninguna ley exige ninguno, y en una casa que lleva tiempo puede pasar una cuota chica o nula. Con competencia un cero suele perder, porque el vendedor retira la casa del mercado por nada. Si falta efectivo, ofrezca algo ahora, más depósito después o un plazo corto; el equipo sabe qué es usual.',
      },
      'earnest-money': {
        en: 'Earnest money is often about 0.5 to 2% of the price here, $2,250 to $9,000 on $450,000, smaller than in some other states, because the due diligence fee stands beside it. It sits with the escrow agent, counts toward your closing, and comes back if you leave in time. Builders set their own.',
        es: 'El earnest money suele ser aquí de 0.5 a 2% del precio, de $2,250 a $9,000 sobre $450,000; es menor que en algunos otros estados, porque al lado está la cuota de due diligence. Lo guarda el agente de escrow, cuenta en el cierre y regresa si se retira a tiempo. Los constructores fijan el suyo.',
      },
      'due-diligence-fee': {
        en: 'There is no standard due diligence fee, and I name none: it follows how many want the home, small on one that has sat, far more where several bid. You usually lose it if you leave, so let it be a sum you could part with. The team shows what recent contracts nearby carried; then you decide.',
        es: 'No hay una cuota estándar de due diligence y no digo ninguna: depende de cuántos quieren la casa, baja en una que lleva tiempo, mucho más alta donde compiten varios. Por lo general la pierde si se va, así que sea una suma que pueda dejar. El equipo muestra lo que llevaron contratos recientes cerca; usted decide.',
      },
      'little-cash': {
        en: 'You can make an offer with little cash: $3,000 can be split into a small due diligence fee and earnest money, best on a home without a crowd, and part of the earnest money may be set for a later date. Remember that inspections come in the same days. Ask your lender what must stay for down payment and closing before you promise a sum.',
        es: 'Se puede ofertar con poco efectivo: $3,000 pueden dividirse en una cuota chica y un depósito, mejor en una casa sin muchos interesados, y parte del depósito puede quedar para una fecha posterior. Recuerde que las inspecciones caen en los mismos días. Pregunte al prestamista qué debe quedar para enganche y cierre antes de prometer.',
      },
      'owner-asks': {
        side: 'seller',
        en: 'As the seller you weigh the fee with the period: what a buyer pays is yours if they leave, so a long period for little money gives your house away as an option. Ask your broker what recent contracts nearby carried, and counter with a higher fee or a shorter time. A buyer may refuse, and the fee is credited at closing, so it is no extra price.',
        es: 'Como vendedor pese la cuota junto con el plazo: lo que paga el comprador es suyo si se va, así que un plazo largo por poco dinero regala su casa como opción. Pregunte a su agente qué llevaron contratos recientes cerca, y contraoferte con más cuota o menos tiempo. El comprador puede negarse, y se acredita al cierre, así que no es precio extra.',
      },
    },
    bySide: {
      seller: {
        en: 'Whatever you and the buyer agree; no law sets either sum, and a buyer may offer zero, which you may refuse. Earnest money is often about 0.5-2% of the price here. The due diligence fee is what you keep if the buyer walks, so weigh it with the length of the period: a long one for little money takes your home off the market almost free.',
        es: 'Lo que acuerden; ninguna ley fija las sumas, y pueden ofrecerle cero, que usted puede rechazar. El depósito suele ser aquí 0.5-2% del precio. La cuota de due diligence es lo que conserva si el comprador se va: mírela junto con la duración del periodo, pues uno largo por poco dinero saca su casa del mercado casi gratis.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    year: 2026,
    topics: ['deposit-amounts'],
  },
  {
    id: 'deposits-due',
    title: { en: 'When are the deposits due?', es: '¿Cuándo se pagan los depósitos?' },
    answer: {
      en: 'Earnest money is due with the offer or within five days of the contract, as yours says, to the escrow agent; the due diligence fee goes to the seller when the contract takes effect, or on the date written in. If one is late or bounces, the seller may give written notice; you then have one banking day, or the seller may end the contract. In a dispute, an attorney.',
      es: 'El depósito se entrega con la oferta o dentro de los cinco días siguientes al contrato, según diga el suyo, al agente de escrow; la cuota de due diligence va a quien vende cuando el contrato entra en vigor o en la fecha escrita. Si uno se atrasa o rebota, quien vende puede avisar por escrito y, sin pago en un día bancario, terminarlo. En disputa, un abogado.',
    },
    aspects: {
      'late-or-bounced': {
        en: 'A late or bounced payment does not end it by itself: the seller may give written notice, and you then have one banking day to deliver good funds, or the seller may end the contract and still claim what was due. So call your bank and your agent today, send a wire or bank check, and get a receipt. Do not count on a holiday or a held wire as an excuse.',
        es: 'Un pago tardío o rebotado no termina el contrato por sí solo: el vendedor puede avisar por escrito y usted tiene un día bancario para entregar fondos válidos, o el vendedor puede terminarlo y aún reclamar lo debido. Llame hoy a su banco y a su agente, mande transferencia o cheque de caja y pida recibo. No cuente con un feriado o una transferencia detenida como excusa.',
      },
      'buyer-has-not-paid': {
        side: 'seller',
        en: 'Have your broker send the written notice now: the buyer then has one banking day to deliver good funds, and if they do not, you may end the contract and may still claim what was due. Until you do, the contract stands, so do not sign with another buyer first. Ask an attorney before you end it or try to collect.',
        es: 'Que su agente mande ya el aviso por escrito: el comprador tiene entonces un día bancario para entregar fondos válidos, y si no lo hace, usted puede terminar el contrato y aún reclamar lo debido. Mientras tanto el contrato sigue, así que no firme antes con otro. Pregunte a un abogado antes de terminarlo o cobrar.',
      },
      'to-whom-and-how': {
        en: 'Two payees: the due diligence fee is made out to the seller, the earnest money to the escrow agent named in the contract, an attorney or a firm. By check, wire or another way the contract allows; personal checks are common, while Venmo or Zelle only if the payee agrees in writing. Get receipts, and confirm any wire by a phone number you know.',
        es: 'Son dos destinatarios: la cuota de due diligence va a nombre del vendedor; el earnest money, al agente de escrow del contrato, un abogado o una agencia. Por cheque, transferencia u otra vía que permita el contrato; el cheque personal es común, y Venmo o Zelle solo si quien recibe acepta por escrito. Pida recibos y confirme toda transferencia por un teléfono conocido.',
      },
      'before-or-after': {
        en: 'After acceptance, not before: the due diligence fee falls due to the seller when the contract takes effect, or on the date written in, and the earnest money with the offer or within five days as yours says; both before the inspection, not after it. Some agents ask to see the checks with the offer; they are not cashed until both have signed. If payday comes later, write that date in.',
        es: 'Después de la aceptación, no antes: la cuota de due diligence se debe al vendedor cuando el contrato entra en vigor, o en la fecha escrita, y el earnest money con la oferta o dentro de cinco días según el suyo; ambos antes de la inspección. Algunos agentes piden ver los cheques con la oferta; no se cobran hasta que ambos firman. Si cobra más tarde, escriba esa fecha.',
      },
      'counting-days': {
        en: 'Count from the effective date, the day the last signature was communicated, and go by the words of your contract, which say how days are counted: do not treat weekends or holidays as extra time. Aim for the next day. The team gives you the exact date and hour; if you think it falls on a bank holiday, pay before.',
        es: 'Cuente desde la fecha efectiva, el día en que se comunicó la última firma, y siga las palabras de su contrato, que dicen cómo se cuentan los días: no tome fines de semana o feriados como tiempo extra. Procure pagar al día siguiente. El equipo le da fecha y hora exactas; si cae en feriado bancario, pague antes.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 355-T',
    topics: ['asked/due-date-of-deposits'],
  },
  {
    id: 'extend-due-diligence',
    title: { en: 'Can due diligence be extended?', es: '¿Se puede extender due diligence?' },
    answer: {
      en: 'Only if the seller agrees, in an amendment both sides have signed before 5:00 p.m. on the deadline; a text, a call or a friendly “fine” does not count. The seller may refuse or ask money for the extra days. Ask as soon as an inspector or appraiser is late. If no signature comes, decide before the hour whether to go forward or end the contract.',
      es: 'Solo si quien vende acepta, con una enmienda firmada por ambos antes de las 5:00 p.m. de la fecha límite; un mensaje, una llamada o un “está bien” no cuentan. Puede negarse o pedir dinero por los días. Pídalo en cuanto se atrase un inspector o valuador. Si no llega la firma, decida antes de la hora si sigue o termina el contrato; un abogado ayuda si queda poco.',
    },
    aspects: {
      'by-text-or-phone': {
        en: 'A text, an email of goodwill or a friendly “sure” does not move the deadline: only the amendment, signed by all buyers and sellers before 5:00 p.m. on the day, does. E-signatures count. So send the form now, and until it comes back signed, act as if the date stands. If only the agent said yes, nothing is extended.',
        es: 'Un mensaje, un correo amable o un “claro que sí” no mueve el plazo: solo la enmienda firmada por todos los compradores y vendedores antes de las 5:00 p.m. de ese día. La firma electrónica vale. Mande ya el formulario y, hasta que vuelva firmado, actúe como si la fecha siguiera. Si solo dijo que sí el agente, nada se ha extendido.',
      },
      'must-the-seller-agree': {
        en: 'No seller has to give more time, and no buyer is owed even one extension: the date is part of the contract. Sellers often agree if the reason is fair and the new date short, because starting over costs them weeks. As a seller you may refuse, or ask money for it; a refused buyer may leave before the deadline. The team helps either side weigh it.',
        es: 'Ningún vendedor tiene que dar más tiempo, ni se debe una sola extensión al comprador: la fecha es parte del contrato. Suelen aceptar si el motivo es razonable y la nueva fecha corta, porque empezar de nuevo les cuesta semanas. El vendedor puede negarse o pedir dinero; si se niega, el comprador puede irse antes de que venza el plazo. El equipo ayuda a valorarlo.',
      },
      price: {
        en: 'Whatever both agree on: nothing, a few hundred dollars, or a second due diligence fee, which is usually lost too if you leave and credited if you close. A seller may ask for it because the house stays off the market. Weigh it against what you still need to learn. As a seller, ask for money and a firm date; put both in the amendment.',
        es: 'Lo que ambos acuerden: nada, unos cientos de dólares o una segunda cuota de due diligence, que por lo general también se pierde si se va y se acredita si cierra. El vendedor puede pedirla porque la casa sigue fuera del mercado. Compárela con lo que aún le falta saber. Si vende, pida dinero y fecha firme; ambos en la enmienda.',
      },
      'not-signed-by-five': {
        en: 'If no signature is there by 5:00 p.m., the period is over, so decide before that hour: send written notice to end the contract and keep the earnest money safe, or go forward at your own risk. Do not wait for a reply that may come at six. Call your broker an hour ahead with your decision ready; after the hour see an attorney before any notice.',
        es: 'Si a las 5:00 p.m. no hay firma, el plazo terminó, así que decida antes: mande aviso por escrito para terminar el contrato y cuidar el earnest money, o siga bajo su riesgo. No espere una respuesta que quizá llegue a las seis. Llame a su agente una hora antes con la decisión tomada; pasada la hora, vea a un abogado antes de avisar nada.',
      },
      how: {
        en: 'Your broker fills in the agreement to amend the contract, Form 4-T, with the new date and hour and any money, you sign, and it goes to the sellers; once all have signed and it was returned, it counts. Ask two or three days ahead, say why, and name a short new date. An agent may fill in the form, but unusual wording is for an attorney.',
        es: 'Su agente llena el acuerdo para enmendar el contrato, Form 4-T, con nueva fecha y hora y el dinero, si lo hay, usted firma y va a los vendedores; cuando todos firmaron y regresó, vale. Pídalo con dos o tres días de anticipación, diga por qué y ponga una fecha corta. El agente llena el formulario; una redacción especial es de un abogado.',
      },
      'late-report': {
        en: 'It does not extend by itself when an inspector, appraiser or septic report is late, or for a storm or a weekend: the date holds. So ask for a signed amendment now, look for another inspector who can come sooner, or get the main finding by phone. If the report cannot come in time and the seller refuses, decide with what you know before the hour.',
        es: 'No se extiende solo porque se atrase el inspector, el avalúo o el informe del séptico, ni por tormenta o fin de semana: la fecha sigue. Pida ya una enmienda firmada, busque otro inspector que venga antes o pida lo principal por teléfono. Si el informe no llega y el vendedor se niega, decida con lo que sabe antes de la hora.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Form 4-T',
    topics: ['asked/extend-due-diligence'],
  },
  {
    id: 'highest-and-best',
    title: { en: 'What does highest and best mean?', es: '¿Qué es “highest and best”?' },
    answer: {
      en: 'The seller has several offers and asks each buyer for a final one by a set hour; then the seller picks, counters or refuses them all. It is no auction: you do not see the others, the highest price need not win, and terms count. Send the most you would be content to pay, with your best fee and dates, or leave your offer as it is.',
      es: 'Quien vende tiene varias ofertas y pide a cada comprador una final a una hora fija; luego elige, contraoferta o las rechaza todas. No es subasta: usted no ve las otras, no siempre gana el precio más alto y cuentan las condiciones. Mande lo máximo que pagaría tranquilo, con su mejor cuota y fechas, o deje su oferta igual. Fije antes el tope con casas vendidas.',
    },
    aspects: {
      'should-i-change': {
        en: 'You need not raise it: you may leave your offer as it is, improve only the terms, or go up, and the seller may take any of them. Ask what you would regret more, losing at your number or paying one dollar above it, and send that. A larger fee, a shorter period or their date can help where price cannot. An unchanged offer usually stays alive until it ends by its own time.',
        es: 'No tiene que subirla: puede dejar su oferta igual, mejorar solo los términos o subir, y el vendedor puede tomar cualquiera. Piense qué lamentaría más, perder con su cifra o pagar un dólar más, y mande esa. Una cuota mayor, un plazo corto o su fecha ayudan cuando el precio no puede. Una oferta sin cambios suele seguir viva hasta su propio plazo.',
      },
      'see-the-others': {
        en: 'You do not see the rival offers: a broker may share price or terms only with consent of the buyer who made them, and nobody has to prove that they exist, though no broker may lie about it. The call can feel like a bluff, so bid what the home is worth to you and no more. Your own offer is shielded the same way. Your broker can ask how many there are.',
        es: 'No verá las otras ofertas: un agente solo puede compartir precio o términos con permiso de quien las hizo, y no tiene que probar que existen, aunque no puede mentir. Puede parecer un truco, así que ofrezca lo que la casa vale para usted y no más. La suya está protegida igual. Su agente puede preguntar cuántas hay.',
      },
      afterwards: {
        en: 'Afterward the seller picks one, counters one, asks again, or refuses all; nothing is owed to anyone until both have signed and it was communicated. A second round is unusual but allowed. Ask when they mean to decide; until then you may withdraw. If you lose, ask to be the backup.',
        es: 'Después el vendedor escoge una, contraoferta, vuelve a pedir ofertas o rechaza todas; no se debe nada a nadie hasta que ambos firmen y se comunique. Una segunda ronda es rara pero permitida. Pregunte cuándo piensan decidir; mientras tanto puede retirarse. Si pierde, pida quedar de respaldo.',
      },
      'does-the-top-price-win': {
        en: "The highest price need not win, and it is no auction: a seller may prefer a sure loan, a larger due diligence fee, a short period or a fitting date to a few thousand more. Nothing is public, and nobody is bound by a hammer. So send a whole offer, not only a number, with the lender's letter updated.",
        es: 'El precio más alto no tiene que ganar, y no es subasta: el vendedor puede preferir un préstamo seguro, más cuota de due diligence, plazo corto o buena fecha a unos miles más. Nada es público ni hay martillo. Mande una oferta completa, no solo un número, con la carta del banco al día.',
      },
      escalation: {
        en: "An escalation clause, your price plus so much over a better offer up to a cap, may go in only if the seller's side allows it, and in a final round many do not: it shows your ceiling. A plain best number is simpler, and each has its risks. The standard form has no such clause, so an attorney words it. Ask the listing side first.",
        es: 'Una cláusula de escalamiento, su precio más cierta suma sobre otra oferta hasta un tope, solo va si el lado del vendedor la admite, y en la ronda final muchos no: muestra su máximo. Un mejor número simple es más sencillo, y ambos tienen riesgos. El formulario no la trae, así que la redacta un abogado. Pregunte antes al otro lado.',
      },
      'owner-asks': {
        side: 'seller',
        en: "Have your broker send every buyer the same message with one deadline: highest and best by a named hour, and what matters to you, such as dates. You may still pick, counter one, or refuse all, but treat all alike and choose by terms only. Your broker may not pass one buyer's figure to another without that buyer's consent. Some buyers will drop out.",
        es: 'Que su agente mande a todos el mismo mensaje con una sola hora límite: su oferta más alta y mejor, y lo que a usted le importa, como fechas. Aún puede escoger, contraofertar a una o rechazar todas, pero trate a todos igual y elija solo por términos. Su agente no puede pasar la cifra de uno a otro sin permiso de quien la dio. Algunos se retirarán.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0115; NCREC Q&A',
    topics: ['asked/highest-and-best'],
  },
  {
    id: 'appraisal-gap',
    title: { en: 'What is an appraisal gap promise?', es: '¿Qué es cubrir la diferencia del avalúo?' },
    answer: {
      en: 'A promise to pay in cash the difference, or part of it, if the appraisal comes in below your price, because the lender lends on the lower figure. At $400,000 with a value of $385,000 it means $15,000 more at closing. It can win a contest, but only give it with the money in hand and a cap. The standard form has no such line: an attorney drafts it.',
      es: 'La promesa de pagar en efectivo la diferencia, o una parte, si el avalúo sale menor que su precio, porque el banco presta sobre la cifra menor. Con $400,000 y un avalúo de $385,000 son $15,000 más al cierre. Puede ganar una competencia, pero solo con el dinero en mano y un tope. El formulario estándar no la trae: la redacta un abogado.',
    },
    aspects: {
      cap: {
        en: 'Set a cap: “up to $10,000”, or part of the shortfall, so that a value $25,000 low does not pull you along; above the cap the two sides must agree anew, or you leave within due diligence. With $10,000 and a value $6,000 short you pay $6,000. Choose a sum you have in cash today, and let an attorney word it.',
        es: 'Ponga un tope: “hasta $10,000”, o una parte de la diferencia, para que un avalúo $25,000 abajo no lo arrastre; arriba del tope se negocia de nuevo o sale dentro del due diligence. Con $10,000 y un avalúo $6,000 abajo, paga $6,000. Elija una suma que hoy tenga en efectivo, y que la redacte un abogado.',
      },
      'cash-not-loan': {
        en: 'The gap is cash at closing, on top of your down payment, and cannot go into the mortgage, since the lender lends on the lower of price and value: at $400,000 with a value of $385,000 and 10% down you bring $38,500 plus $15,000. With a large down payment the lender may let you shift part of it, at a higher ratio. Ask before you promise.',
        es: 'La diferencia es efectivo al cierre, además del enganche, y no entra en la hipoteca, porque el banco presta sobre el menor entre precio y valor: con $400,000, valor de $385,000 y 10% de enganche lleva $38,500 más $15,000. Con mucho enganche el banco puede dejar mover una parte. Pregunte antes de prometer.',
      },
      'cannot-pay': {
        en: 'A promise you cannot keep is a breach after due diligence: you could lose the earnest money besides the fee, and the sale. If you see it coming while the period runs, ask the seller for a cut or leave in time, in writing. Talk to the lender about a smaller down payment, and to an attorney before you tell the other side anything.',
        es: 'Una promesa que no puede cumplir es incumplimiento después del due diligence: puede perder el earnest money, además de la cuota, y la compra. Si lo ve venir mientras corre el plazo, pida una rebaja o salga a tiempo, por escrito. Hable con el banco sobre menos enganche y con un abogado antes de avisar al otro lado.',
      },
      'is-it-wise': {
        en: 'It can win a contest, but it means paying above what an appraiser found, so do it only for a home you would buy at that price anyway, with the money in hand after closing costs and a reserve. You do not have to, even if others do. Sold homes nearby show how likely a gap is; a higher due diligence fee or better dates may do as well.',
        es: 'Puede ganar una competencia, pero significa pagar más de lo que dijo un valuador, así que hágalo solo por una casa que compraría a ese precio, con el dinero en mano después de gastos y una reserva. No está obligado aunque otros lo hagan. Las ventas cercanas muestran qué tan probable es; más cuota o mejores fechas pueden servir igual.',
      },
      'who-writes-it': {
        en: 'An attorney words it: the standard North Carolina contract has no line for it, and an agent may not draft such terms. It should name the sum, the cap, the appraisal it refers to, and what happens above it. Do not paste wording from the web. Call a closing attorney before the offer goes out; it is often quick.',
        es: 'La redacta un abogado: el contrato estándar de Carolina del Norte no trae línea para eso, y un agente no puede redactar esos términos. Debe indicar la suma, a qué avalúo se refiere, el tope y qué pasa por encima de él. No copie texto de internet. Llame a un abogado de cierre antes de mandar la oferta; suele ser rápido.',
      },
      'seller-view': {
        side: 'seller',
        en: "For a seller it is worth as much as the buyer's cash: ask for proof of funds covering down payment and gap, look at the cap, and remember that within due diligence the buyer may still leave. A smaller price with a sure loan can be better than a high one that leans on a promise. You may not press the appraiser. The broker compares the nets.",
        es: 'Para el vendedor vale lo que valga el efectivo del comprador: pida prueba de fondos para enganche y diferencia, mire el tope y recuerde que dentro del due diligence el comprador aún puede irse. Un precio menor con préstamo seguro puede ser mejor que uno alto apoyado en una promesa. No puede presionar al valuador. El agente compara los netos.',
      },
      'fha-and-va': {
        en: 'With FHA or VA you may promise cash for a gap, but their clause still lets you leave with the earnest money if the value is low, so the promise binds you less and sellers give it less weight. The lender must also accept where the money comes from. Have an attorney say how the two texts fit before you sign.',
        es: 'Con FHA o VA puede prometer efectivo por la diferencia, pero su cláusula aún le permite irse con el earnest money si el valor es bajo, así que la promesa obliga menos y el vendedor la valora menos. El banco también debe aceptar de dónde sale el dinero. Que un abogado diga cómo encajan los dos textos antes de firmar.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    year: 2026,
    topics: ['asked/appraisal-gap'],
  },
  {
    id: 'cost-of-leaving',
    title: { en: 'What do I lose if I walk away?', es: '¿Cuánto pierdo si me echo para atrás?' },
    answer: {
      en: 'Before the due diligence deadline: the due diligence fee and what you spent on inspections and appraisal, while the earnest money comes back. After it: the earnest money too, which is normally all the seller can claim. Before a contract is signed: nothing. It takes written notice by 5:00 p.m. on the last day. If the seller breached, you may get it all back; an attorney says.',
      es: 'Antes de la fecha límite de due diligence: la cuota y lo gastado en inspecciones y avalúo; el depósito regresa. Después: también el depósito, que normalmente es todo lo que puede reclamar quien vende. Antes de firmar contrato: nada. Hay que avisar por escrito antes de las 5:00 p.m. del último día. Si incumplió quien vende, quizá recupere todo; lo dice un abogado.',
    },
    aspects: {
      'before-deadline': {
        en: 'Leaving before the due diligence deadline costs you the due diligence fee and what you paid for inspections and appraisal; the earnest money comes back. You need no reason, but written notice must reach the seller’s side by 5:00 p.m. on the last day. A bad inspection does not bring the fee back: it paid for the right to look and leave.',
        es: 'Salir antes de la fecha límite de due diligence le cuesta la cuota de due diligence y lo que pagó por inspecciones y avalúo; el depósito earnest money regresa. No hace falta motivo, pero el aviso escrito debe llegar a la parte vendedora antes de las 5:00 p. m. del último día. Una mala inspección no devuelve la cuota.',
      },
      'after-deadline': {
        en: 'After the due diligence deadline you normally lose both: the due diligence fee and the earnest money, plus what you spent on inspections and appraisal. One day late counts as late, and a job transfer, a cheaper house or cold feet is no exit. Exceptions are few, such as a seller’s breach or storm damage; see an attorney before you send anything.',
        es: 'Después de la fecha límite normalmente pierde los dos: la cuota de due diligence y el earnest money, más lo gastado en inspecciones y avalúo. Un día tarde ya es tarde, y un traslado o arrepentirse no abre una salida. Hay pocas excepciones, como un incumplimiento del vendedor o daños por tormenta; hable con un abogado antes de enviar nada.',
      },
      'which-deposit': {
        en: 'The two payments behave differently: the due diligence fee is lost whenever you walk away, and the earnest money only if you leave after the due diligence deadline. Before it, written notice brings the earnest money back; at 5:00 p.m. on the last day it is at risk. If the seller breached, both may come back; an attorney tells you.',
        es: 'Los dos pagos se comportan distinto: la cuota de due diligence se pierde siempre que usted se retire; el earnest money, solo si se va después de la fecha límite. Antes de ella, con aviso escrito, regresa; desde las 5:00 p. m. del último día está en riesgo. Si incumplió el vendedor, pueden volver ambos; lo dice un abogado.',
      },
      'sued-or-forced': {
        en: 'Under the standard North Carolina contract a buyer who breaches normally loses the earnest money and the due diligence fee, and that is all the seller can claim, apart from damage done to the property. Forcing you to buy is not part of that. Other contracts, a builder’s for example, can say more: have an attorney read yours.',
        es: 'Con el contrato estándar de Carolina del Norte, el comprador que incumple normalmente pierde el earnest money y la cuota de due diligence, y el vendedor no puede reclamar más, salvo daños a la propiedad. Obligarlo a comprar no entra ahí. Otros contratos, como el de un constructor, pueden decir más: que un abogado lea el suyo.',
      },
      'reason-does-not-count': {
        en: 'The reason does not change the money: a lost job, a refused loan or a divorce costs the same as a change of mind. Before the due diligence deadline you lose the fee and keep the earnest money; after it both are normally gone, because the standard contract has no loan contingency. Ask the lender and an attorney at once.',
        es: 'El motivo no cambia el dinero: perder el empleo, un préstamo negado o un divorcio cuesta lo mismo que arrepentirse. Antes de la fecha límite pierde la cuota y recupera el earnest money; después normalmente pierde ambos, pues el contrato estándar no tiene contingencia de préstamo. Hable enseguida con el prestamista y un abogado; quizá quepa una prórroga.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T',
    topics: ['asked/cost-of-leaving'],
  },
  {
    id: 'earnest-money-dispute',
    title: { en: 'They will not release my earnest money', es: 'No me devuelven el depósito (earnest)' },
    answer: {
      en: "The escrow agent may pay it out only when both sides sign a release, a court orders it, or it goes to the clerk of court after 90 days' notice; your agent cannot decide. Send proof that you ended the contract in writing before the deadline and ask for the signature in writing. If the other side still refuses, an attorney's letter or small claims court is the next step.",
      es: 'El agente de escrow solo paga si ambas partes firman, si lo ordena un tribunal o si pasa al secretario del tribunal tras 90 días de aviso; su agente no decide. Mande prueba de que terminó el contrato por escrito antes de la fecha y pida la firma por escrito. Si se niegan, sigue la carta de un abogado o la corte de small claims.',
    },
    aspects: {
      'who-decides': {
        en: 'No agent, brokerage or attorney holding the money may choose a winner: they keep it until both sides sign a release or a court decides, or pass it to the clerk of court after 90 days’ notice. So your agent cannot hand it to you, nor to the other side. Who is right is a question for your own attorney.',
        es: 'Ni el agente, ni la agencia, ni el abogado que guarda el dinero eligen quién gana: lo retienen hasta que ambos firmen la liberación o decida un tribunal, o lo entregan al secretario del tribunal tras 90 días de aviso. Su agente no puede dárselo a usted ni al otro. Quién tiene razón según el contrato lo dice su propio abogado.',
      },
      'both-signatures': {
        en: 'It is normal that both sides must sign: whoever holds the earnest money may pay it out only on a release signed by buyer and seller, even when you ended the contract in time. Have your agent send the release form with your dated termination notice and ask for the signature in writing. A refusal leads to an attorney’s letter or to court.',
        es: 'Es normal que firmen las dos partes: quien guarda el earnest money solo lo paga con una liberación firmada por comprador y vendedor, aunque usted haya terminado a tiempo. Que su agente envíe el formulario con su aviso de terminación fechado y pida la firma por escrito. Si se niegan, sigue una carta de abogado o el tribunal.',
      },
      'how-long': {
        en: 'There is no day on which it is paid out by itself: without a signed release or a court order it can sit in escrow for months. A broker holding it may, after 90 days’ written notice to both sides, pay it to the clerk of court, where you claim it. Ask in writing now; an attorney’s letter often helps.',
        es: 'No hay un día en que se pague solo: sin liberación firmada u orden judicial puede quedar meses en escrow. El agente que lo guarda puede, tras avisar por escrito a ambas partes con 90 días, entregarlo al secretario del tribunal, donde usted lo reclama. Pídalo ya por escrito; la carta de un abogado suele acelerar las cosas.',
      },
      'court-or-lawyer': {
        en: 'Small claims court can be enough for a modest deposit, and you may go there without a lawyer; above its limit, or if the contract is disputed, you need an attorney. Before that, an attorney’s letter with your termination proof often settles it. Ask the clerk of court for the limit and fee, and weigh the cost against the deposit.',
        es: 'Para un depósito modesto puede bastar el tribunal de reclamos menores, adonde puede ir sin abogado; por encima de su límite, o si se discute el contrato, necesita uno. Antes, una carta fechada de un abogado con la prueba de su terminación suele resolverlo. Pregunte al secretario del tribunal el límite y la tarifa, y compare costo y depósito.',
      },
      'seller-claims-it': {
        side: 'seller',
        en: 'As the seller you need the buyer’s signature too, or a court order: even after a clear default the escrow agent may not simply pay you. Have your agent send the release form and your reasons in writing. The due diligence fee is already yours. If the buyer refuses, an attorney can write, or you sue; the money stays in escrow meanwhile.',
        es: 'Como vendedor también necesita la firma del comprador o una orden judicial: aun tras un incumplimiento claro, quien guarda el depósito no puede simplemente pagarle. Que su agente envíe el formulario de liberación y sus razones por escrito. La cuota de due diligence ya es suya. Si el comprador se niega, escribe un abogado o usted demanda.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 93A-12; Form 2-T',
    topics: ['asked/earnest-money-dispute'],
  },
  {
    id: 'deposits-credited',
    title: { en: 'Do the deposits count toward the price?', es: '¿Los depósitos cuentan para el precio?' },
    answer: {
      en: 'Yes: both the due diligence fee and the earnest money are credited to you at closing, so they lower what you bring: with $20,000 down, $4,000 earnest and $2,000 due diligence, you bring $14,000 plus closing costs. If you do not close, the fee is normally gone. Your lender counts them as your own money once they have cleared, so keep the records.',
      es: 'Sí: la cuota de due diligence y el depósito se le acreditan al cierre y bajan lo que lleva: con $20,000 de enganche, $4,000 de depósito y $2,000 de due diligence, lleva $14,000 más gastos de cierre. Si no cierra, la cuota normalmente se pierde. El banco los cuenta como dinero suyo cuando se cobran; guarde los comprobantes.',
    },
    aspects: {
      'due-diligence-fee': {
        en: 'The due diligence fee comes off the price when you close: the seller already has it, and the settlement statement credits it to you. So it is neither extra nor wasted if you buy. If you do not close, it normally stays with the seller. Check that the statement shows it, because no escrow agent held it.',
        es: 'La cuota de due diligence se descuenta del precio al cerrar: el vendedor ya la tiene y la liquidación se la acredita a usted. Así que, si compra, no es un extra ni dinero perdido. Si no cierra, normalmente se queda con el vendedor. Revise que aparezca en la liquidación, porque no pasó por el escrow.',
      },
      'earnest-money': {
        en: 'Earnest money counts in full at closing: the escrow agent sends it to the closing attorney, and it is credited toward your down payment and closing costs. It is part of what you owe, not on top of it. You see it on the settlement statement; if it covers more than you owe, the rest comes back to you.',
        es: 'El earnest money cuenta completo en el cierre: quien lo guarda lo envía al abogado del cierre y se acredita a su enganche y a los gastos. Es parte de lo que usted debe, no algo aparte. Aparece en la liquidación; si cubre más de lo que debe, el resto se le devuelve.',
      },
      'what-i-still-bring': {
        en: 'Take your down payment plus closing costs and subtract both deposits: that is about what you bring. With $40,000 down, $5,000 earnest and $3,000 due diligence it is $32,000 plus closing costs. The Closing Disclosure gives the exact figure at least three business days before a loan closing; confirm wire details by a phone number you already know.',
        es: 'Sume el enganche y los gastos de cierre y reste ambos depósitos: eso es más o menos lo que lleva. Con $40,000 de enganche, $5,000 de earnest y $3,000 de due diligence quedan $32,000 más gastos. El Closing Disclosure da la cifra exacta al menos tres días hábiles antes; confirme la transferencia llamando a un número que ya conoce.',
      },
      'lender-counts-it': {
        en: 'Lenders count both deposits as your own money toward the down payment once they have cleared. Keep the checks or wire receipts and the bank statements that show where the money came from, because the underwriter asks. If family gave you the deposit money, the lender wants a gift letter. Your loan officer says which papers your loan needs.',
        es: 'El prestamista cuenta ambos depósitos como dinero propio para el enganche una vez cobrados. Guarde los cheques o comprobantes y los estados de cuenta que muestren de dónde salió el dinero, porque los piden. Si se lo dio su familia, quieren una carta de regalo. Su asesor de préstamo dice qué papeles necesita.',
      },
      'seller-side': {
        side: 'seller',
        en: 'For you as the seller the due diligence fee is part of the price, not added to your net: you got it early, and at closing it is credited to the buyer. The earnest money likewise goes toward the price. Only if the buyer fails to close do you keep the fee on top, and normally the earnest money after the deadline.',
        es: 'Para usted como vendedor la cuota de due diligence es parte del precio, no se suma a lo que le queda: la recibió antes y al cierre se acredita al comprador. El earnest money también va al precio. Solo si el comprador no cierra se queda usted la cuota, y normalmente el earnest money después de la fecha límite.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; CFPB',
    year: 2026,
    topics: ['asked/deposits-credited'],
  },
  {
    id: 'due-diligence-tasks',
    title: { en: 'What do I do during due diligence?', es: '¿Qué hago durante due diligence?' },
    answer: {
      en: 'Find out everything that could make you leave: inspections first, then repair talks, appraisal and loan approval, title search, survey if a line matters, insurance quotes, association papers, flood map, permits and schools. Book the inspector on day one and set your own deadline two days before the real one, since any repair, credit or extension must be signed by then. Your broker keeps the list with you.',
      es: 'Averigüe todo lo que podría hacerle salir: primero inspecciones, luego arreglos, avalúo y aprobación del préstamo, título, levantamiento topográfico si importa un lindero, seguros, papeles de la asociación, mapa de inundación, permisos y escuelas. Reserve al inspector el primer día y póngase su fecha dos días antes de la real, pues todo arreglo, crédito o prórroga debe firmarse a tiempo.',
    },
    aspects: {
      'what-first': {
        en: 'Book the home inspector on the first day, because everything else hangs on the report. The same day send the contract to your lender and your closing attorney, ask for the association papers and start an insurance quote. Specialists such as roof, septic or survey follow by the report; repair talks come after it, appraisal and loan run alongside.',
        es: 'Reserve al inspector el primer día, porque todo lo demás depende de su informe. Ese mismo día mande el contrato al prestamista y al abogado del cierre, pida los documentos de la asociación y una cotización de seguro. Los especialistas siguen según el informe; luego se habla de arreglos, mientras avanzan avalúo y préstamo.',
      },
      'enough-time': {
        en: 'It depends on your inspector and your lender: the inspection and the repair talks fit a short period only if you book on day one, and an appraisal and approval often take longer, so ask the lender before you agree to a date. Set your own deadline two days before the real one. An extension needs the seller’s signature before 5:00 p.m. on the last day, and may cost.',
        es: 'Depende del inspector y del prestamista: la inspección y los arreglos caben en un plazo corto solo si reserva el primer día, y el avalúo y la aprobación suelen tardar más; pregunte al prestamista antes de aceptar la fecha. Fije su propio límite dos días antes. Una prórroga necesita la firma del vendedor antes de las 5:00 p. m. del último día.',
      },
      'repairs-and-loan': {
        en: 'Ask for repairs as soon as the report is in, about the middle of the period, because a repair agreement or credit must be signed before the deadline. Try to have appraisal and loan approval by then too: the standard contract has no loan contingency, so a refusal afterward can cost the earnest money. Your broker and lender watch both dates.',
        es: 'Pida los arreglos en cuanto tenga el informe, hacia la mitad del periodo, porque el acuerdo o crédito debe firmarse antes de la fecha límite. Procure tener también avalúo y aprobación del préstamo: el contrato estándar no tiene contingencia de préstamo y una negativa posterior puede costarle el earnest money. Su agente y prestamista vigilan ambas fechas.',
      },
      'papers-to-check': {
        en: 'Besides the inspections, check the papers: title search, survey if a line or fence matters, insurance quote, flood map, permits and zoning, association rules, dues and budget. You can call the city or county about zoning and permits yourself, and your broker asks the seller for repair records, warranties and an old survey. A surprise there lets you leave in time.',
        es: 'Además de las inspecciones, revise los papeles: búsqueda de título, levantamiento topográfico si importa un lindero, cotización de seguro, mapa de inundación, permisos y zonificación, reglas, cuotas y presupuesto de la asociación. Usted puede llamar a la ciudad o al condado; su agente pide al vendedor recibos, garantías y un plano anterior. Una sorpresa ahí le permite salir a tiempo.',
      },
      'condo-rental-or-land': {
        en: 'The kind of property changes the list. Condo or townhouse: association budget, reserves, insurance, rules on pets and renting, planned assessments. Rental: lease, deposits, rent records, limits on renting. Land: zoning, survey, septic and well tests, road access, utilities. Old or historic house: roof, wiring, pipes, permits and historic rules. Your broker helps you make your own list.',
        es: 'El tipo de propiedad cambia la lista. Condominio o townhouse: presupuesto, reservas, seguro, reglas de mascotas y renta, cobros previstos. Para rentar: contrato, depósitos, pagos y límites de renta. Terreno: zonificación, levantamiento topográfico, pruebas de séptico y pozo, acceso, servicios. Casa antigua: techo, cableado, tuberías, permisos y reglas históricas. Su agente le ayuda a hacer su lista.',
      },
      'if-i-do-nothing': {
        en: 'If you let the deadline pass without acting, you go forward with the purchase and your earnest money is at risk: silence is not a way out. What you skip, such as an inspection, loan approval or insurance, becomes your risk. If something ends today at 5:00 p.m., call your broker now: a termination, repair agreement or extension must be signed before.',
        es: 'Si deja pasar la fecha sin actuar, la compra sigue y su earnest money queda en riesgo: callar no es una salida. Lo que omita, como inspección, aprobación del préstamo o seguro, pasa a ser su riesgo. Si algo vence hoy a las 5:00 p. m., llame ya a su agente: terminación, arreglos o prórroga se firman antes.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['asked/due-diligence-tasks'],
  },
];
