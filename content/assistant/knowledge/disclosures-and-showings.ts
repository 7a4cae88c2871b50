import type { Entry } from '#domain/chat/knowledge.ts';

/** What a seller tells, and how a home is marketed and shown. */
export const disclosuresAndShowings: Entry[] = [
  {
    id: 'disclosure-form',
    title: { en: "What is the seller's disclosure form?", es: '¿Qué es la declaración del vendedor?' },
    answer: {
      en: "It is the state's property disclosure statement, due before the offer in most home sales: the owner answers yes, no or no representation about the house from what they know, without a duty to search. The owner fills it in, not the broker, who must disclose known material facts in any case. How to answer is a question for an attorney.",
      es: 'Es la declaración estatal de la propiedad, que se entrega antes de la oferta en casi toda venta: el dueño responde sí, no o sin declarar según lo que sabe, sin deber de investigar. La llena el dueño, no el broker, que de todos modos debe revelar hechos importantes. Cómo contestar lo dice un abogado.',
    },
    aspects: {
      'who-fills-it-in': {
        en: 'The owner fills it in and signs it, not the agent: in North Carolina a broker may not answer the disclosure for a seller. Where several people own the home, each owner signs. Your agent can explain how the form works and must tell known material facts anyway; how to word an answer is a question for an attorney.',
        es: 'La llena y la firma el dueño, no el agente: en Carolina del Norte un agente no puede contestar la declaración por el vendedor. Si hay varios dueños, firma cada uno. Su agente le explica cómo funciona la hoja y de todos modos debe revelar los hechos importantes que conozca; cómo redactar una respuesta lo dice un abogado.',
      },
      'owner-does-not-know': {
        side: 'seller',
        en: 'Answer from what you actually know: the form asks no more, and you need not open walls, hire an inspector or dig up dates. If you truly have no knowledge of a problem, you say so on that basis; a guess you know to be wrong is not allowed. Unsure how to mark an item? Ask an attorney before you sign.',
        es: 'Conteste según lo que de verdad sabe: la hoja no pide más, y no tiene que abrir paredes, contratar a un inspector ni averiguar fechas. Si no conoce ningún problema, contesta sobre esa base; lo que no puede es poner algo que sabe que es falso. Si duda cómo marcar un punto, pregunte a un abogado antes de firmar.',
      },
      'is-it-required': {
        en: 'State law requires it for most sales of a home with one to four units, with or without an agent, and it is due no later than the offer. Vacant land has no such form, and some sales are exempt, among them foreclosures, many estates and new homes nobody lived in. Doubtful cases go to an attorney.',
        es: 'La ley estatal la exige en casi toda venta de una vivienda de una a cuatro unidades, con o sin agente, y debe llegar a más tardar con la oferta. Un terreno vacío no la lleva, y hay ventas exentas: ejecuciones hipotecarias, muchas herencias y casas nuevas sin estrenar. Los casos dudosos son para un abogado.',
      },
      'what-it-asks': {
        en: "It asks what the owner knows about structure, roof, moisture, systems, water and sewer, pests, environmental matters, zoning, flooding and any owners' association with its dues and assessments. Each item takes yes, no or no representation, and a yes must be explained. The mineral, oil and gas rights have a separate form.",
        es: 'Pregunta lo que el dueño sabe de la estructura, el techo, la humedad, los sistemas, el agua y el drenaje, las plagas, el ambiente, la zonificación, las inundaciones y la asociación con sus cuotas. Cada punto lleva sí, no o no representation, y un sí se explica. Los derechos de minerales y gas van en otra hoja.',
      },
      'reading-it-as-a-buyer': {
        side: 'buyer',
        en: 'Read it as what the owner says they know, not as a guarantee: you should have it before you offer, usually posted with the listing, and your agent can get it. Look for every yes, every no representation and anything about water, then inspect those points yourself. If you suspect a false answer, see an attorney.',
        es: 'Léala como lo que el dueño dice saber, no como una garantía: debe tenerla antes de ofertar, suele estar junto al anuncio y su agente la consigue. Fíjese en cada sí, en cada no representation y en todo lo que sea agua, y haga inspeccionar esos puntos. Si sospecha una respuesta falsa, vea a un abogado.',
      },
    },
    bySide: {
      buyer: {
        en: 'You should get it before you offer. The seller may answer yes, no or no representation, so silence proves nothing; inspect all the same. If it came late, you may cancel within a few days, and new, foreclosed and some estate homes are exempt. A broker must tell known material facts regardless. If you suspect a lie, see an attorney.',
        es: 'Debe recibirla antes de ofertar. Quien vende puede contestar sí, no o sin declarar, así que el silencio no prueba nada: inspeccione igual. Si llegó tarde puede cancelar en pocos días; casas nuevas, rematadas y algunas herencias están exentas. El broker debe revelar lo importante. Si sospecha una mentira, un abogado.',
      },
    },
    links: ['guideSelling', 'guideBuying', 'contact'],
    source: 'G.S. 47E; Form REC 4.22',
    topics: ['buying/seller-s-disclosure-form', 'selling/the-state-disclosure-statement-rpoads'],
  },
  {
    id: 'no-representation',
    title: { en: 'What does No Representation mean?', es: '¿Qué significa No Representation?' },
    answer: {
      en: "It means you decline to answer that item, even if you know of a problem; it does not mean “I don't know”. It allows no lie or hidden defect elsewhere, does not bind your broker, who must tell known material facts, and buyers may read many such answers as a warning. Before you choose it, talk to an attorney.",
      es: 'Significa que usted no contesta ese punto, aunque sepa de un problema; no quiere decir “no sé”. No permite mentir ni ocultar defectos, no obliga a su broker, que debe decir lo importante, y muchas respuestas así pueden alarmar a compradores. Antes de elegirla, hable con un abogado.',
    },
    aspects: {
      'mark-it-everywhere': {
        en: 'You may mark No Representation on most items, even on every one that offers it, but leave none blank: the box is your answer. It costs something, since buyers may read a page of them as a warning and inspect harder. It excuses no lie elsewhere, and your broker must still tell known material facts. An attorney can advise before you choose.',
        es: 'Puede marcar No Representation en la mayoría de los puntos, incluso en todos los que la ofrecen, pero no los deje en blanco: esa casilla es su respuesta. Tiene un precio: muchos compradores lo leen como aviso e inspeccionan más. No permite mentir en lo demás, y su agente debe revelar lo importante que sepa. Un abogado le aconseja antes.',
      },
      'known-problem': {
        en: 'Declining to answer is allowed even when you know of the problem: for most items No Representation is no statement at all, so it is not a lie. It does not cover hiding a defect or a half-truth elsewhere, and your broker must tell buyers known material facts. Whether it protects you in a dispute is for an attorney.',
        es: 'La ley permite no contestar aunque usted conozca el problema: en la mayoría de los puntos, No Representation no afirma nada y por eso no es mentira. No cubre ocultar un defecto ni decir medias verdades, y su agente debe revelar los hechos importantes que conozca. Si le protege en un pleito lo dice un abogado.',
      },
      'agent-still-tells': {
        en: 'Your broker must tell all the same: No Representation is your choice as owner, but it does not bind the broker, who has to disclose every material fact that the broker knows or should know to all parties. You cannot waive that. So assume what your agent knows will reach the buyer, and ask an attorney about your own answers.',
        es: 'Su agente debe decirlo de todos modos: No Representation es decisión del dueño y no obliga al agente, que tiene que revelar a todas las partes cada hecho importante que conozca o deba conocer. Usted no puede dispensarlo. Cuente con que lo que su agente sabe llegará al comprador, y consulte a un abogado sobre sus respuestas.',
      },
      'what-a-buyer-should-think': {
        side: 'buyer',
        en: 'It tells you nothing either way: an owner may decline with or without a problem, and estates, landlords and cautious sellers often do. Treat each such line as an item to inspect inside due diligence, and ask the listing broker what material facts are known. If a hidden defect turns up later, an attorney can say what follows.',
        es: 'No le dice nada en ningún sentido: el dueño puede no contestar haya problema o no, y lo hacen a menudo herederos, arrendadores y vendedores prudentes. Trate cada punto así como algo que inspeccionar dentro del due diligence y pregunte al agente del vendedor qué hechos importantes conoce. Si luego aparece un defecto oculto, vea a un abogado.',
      },
      'not-the-same-as-dont-know': {
        en: "It is not “I don't know”: No Representation says nothing at all, while “No” says that you know of no problem. If you truly know of none, No is an honest answer; if you know one, No is false. Owners who never lived there often hesitate between the two; which box fits your case is for an attorney.",
        es: 'No equivale a “no sé”: No Representation no afirma nada, mientras que “No” dice que usted no conoce ningún problema. Si de verdad no conoce ninguno, No es honesto; si conoce uno, es falso. Quien nunca vivió en la casa suele dudar entre las dos; qué casilla le conviene lo dice un abogado.',
      },
    },
    bySide: {
      buyer: {
        en: 'It tells you nothing either way: the seller declines to answer that item, with or without a problem, and may lawfully do so. Treat each such line as something to inspect yourself within due diligence; the broker must still tell material facts known. A hidden defect or a lie elsewhere is for an attorney.',
        es: 'No le dice nada en ningún sentido: quien vende no contesta ese punto, haya o no problema, y puede hacerlo legalmente. Tome cada línea así como algo que debe inspeccionar en due diligence; el broker sí debe decir los hechos importantes que conozca. Un defecto oculto o una mentira, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47E-4; Form REC 4.22',
    topics: ['selling/no-representation'],
  },
  {
    id: 'late-disclosure',
    title: { en: 'What if the disclosure came late?', es: '¿Y si la declaración llegó tarde?' },
    answer: {
      en: 'It must reach the buyer no later than the offer. If it does not, the buyer may cancel in writing, without penalty and with any deposit back, until the earliest of three calendar days after receiving it, three after the contract, or settlement or moving in. Whether the due diligence fee counts as a deposit, and whether a cancellation is valid, an attorney says.',
      es: 'Debe llegar a quien compra a más tardar con la oferta. Si no, puede cancelar por escrito, sin penalidad y con devolución de todo depósito, hasta lo primero de: tres días calendario después de recibirla, tres después del contrato, o el cierre o la ocupación. Si la cuota de due diligence cuenta como depósito, y si la cancelación vale, lo dice un abogado.',
    },
    aspects: {
      'when-it-is-due': {
        en: "It is due no later than the buyer's offer: good practice is to post it with the listing and have buyers sign for it before they offer. Delivery to the buyer's agent, by email too, should leave a record with the date. Later than the offer, the buyer may have a short right to cancel in writing.",
        es: 'Debe llegar a más tardar con la oferta: lo mejor es publicarla con el anuncio y que el comprador firme de recibido antes de ofertar. Si se entrega al agente del comprador, también por correo electrónico, guarde constancia de la fecha. Si llega después, el comprador puede tener un derecho breve de cancelar por escrito.',
      },
      'never-delivered': {
        side: 'buyer',
        en: 'The right to cancel does not wait for the form: it ends at the earliest of three calendar days after you receive it, three days after the contract was made, or settlement or moving in. So if it never came, count from the contract. After that, due diligence is the usual way out; ask for the form, and an attorney about the rest.',
        es: 'El derecho de cancelar no espera a la hoja: termina con lo primero que ocurra, tres días calendario después de recibirla, tres después del contrato, o el cierre o la mudanza. Si nunca llegó, cuente desde el contrato. Después queda el due diligence; pida la hoja y consulte lo demás con un abogado.',
      },
      'after-closing': {
        en: 'Settlement or moving in ends this right to cancel, even if the form came late or never came. What is left after that is not a cancellation but a possible claim, for example if a known defect was hidden or denied. Keep the listing, the messages and the inspection report, and let an attorney say whether there is a case.',
        es: 'El cierre o la mudanza acaban con este derecho de cancelar, aunque la hoja llegara tarde o nunca. Después ya no se cancela; a lo sumo hay un reclamo, por ejemplo si se ocultó o negó un defecto conocido. Guarde el anuncio, los mensajes y el informe de inspección, y que un abogado diga si hay caso.',
      },
      'money-back': {
        en: 'A buyer who cancels in time over a late form gets any deposit back, without penalty; earnest money is plainly such a deposit. Whether the due diligence fee paid to the seller counts as one is not settled by the form, so an attorney should say before either side spends or demands it. Cancel in writing and keep proof.',
        es: 'Quien cancela a tiempo por una declaración tardía recupera su depósito sin penalidad; el earnest money lo es claramente. Si la cuota de due diligence que recibió el vendedor también cuenta, la hoja no lo aclara: que lo diga un abogado antes de gastarla o exigirla. La cancelación va por escrito y con constancia.',
      },
    },
    bySide: {
      seller: {
        en: 'Give it now and keep proof of the date: the buyer may cancel in writing, without penalty and with any deposit back, until the earliest of three calendar days after receiving it, three after the contract was made, or settlement or moving in. After that this right is gone. Next time post it with the listing. Whether a cancellation holds, and who keeps the due diligence fee, an attorney says.',
        es: 'Entréguela ya y guarde prueba de la fecha: quien compra puede cancelar por escrito, sin penalidad y con devolución de todo depósito, hasta lo primero de: tres días calendario tras recibirla, tres tras el contrato, o el cierre o la ocupación. Después ese derecho termina. La próxima vez publíquela con el anuncio. Si la cancelación vale, y quién conserva la cuota, lo dice un abogado.',
      },
      buyer: {
        en: 'You may still cancel, in writing, without penalty and with any deposit back, until the earliest of three calendar days after you received the form, three after the contract was made, or settlement or moving in. Earnest money is such a deposit; about the due diligence fee, an attorney. If the form came before or with your offer, the right does not exist; due diligence is the other way out.',
        es: 'Todavía puede cancelar, por escrito, sin penalidad y con devolución de todo depósito, hasta lo primero de: tres días calendario tras recibir la declaración, tres tras el contrato, o el cierre o la ocupación. El earnest money es un depósito; sobre la cuota de due diligence, pregunte a un abogado. Si llegó antes o con su oferta, ese derecho no existe; la otra salida es due diligence.',
      },
    },
    links: ['guideSelling', 'guideBuying', 'contact'],
    source: 'G.S. 47E-5',
    topics: ['selling/when-it-must-be-delivered-buyer-s-right-to-cance'],
  },
  {
    id: 'disclosure-exempt',
    title: { en: 'Who need not give the disclosure form?', es: '¿Quién no tiene que dar la declaración?' },
    answer: {
      en: 'Court-ordered and foreclosure sales, executors, guardians and trustees, transfers between co-owners, to a spouse or to the direct line, parents, grandparents, children, grandchildren; a brother, cousin or in-law is not in it. New homes nobody lived in need the mineral form only. An investor or landlord who never lived there is not exempt. Nobody may misstate. Heirs selling in their own names: an attorney.',
      es: 'Ventas judiciales y remates, albaceas, tutores y fiduciarios, traspasos entre copropietarios, al cónyuge o en línea directa: padres, abuelos, hijos, nietos; hermanos, primos o cuñados no cuentan. Una casa nueva sin habitar solo lleva la de minerales. Un inversionista o arrendador que nunca vivió ahí no está exento. Nadie puede mentir. Los herederos que venden a su nombre, con un abogado.',
    },
    aspects: {
      'landlord-or-investor': {
        en: 'Never having lived there does not exempt you: landlords, investors and flippers give the form like anyone else. You answer only from what you actually know, without a duty to search, and may mark no representation on most items; what you repaired or read in a report, you know. An attorney can help with doubtful answers.',
        es: 'No haber vivido ahí no le exime: arrendadores, inversionistas y quienes remodelan para vender dan la hoja como cualquiera. Contesta solo lo que de verdad sabe, sin deber de investigar, y puede marcar no representation en la mayoría de los puntos; lo que reparó o leyó en un informe, lo sabe. En la duda, un abogado.',
      },
      'estate-or-trustee': {
        en: "An executor, administrator, trustee or guardian who sells in that role need not give the form. Heirs who sell in their own names are a doubtful case, so ask the estate's attorney before listing. Exempt or not, nobody may misstate the condition, and the broker must tell known material facts.",
        es: 'El albacea, administrador, fiduciario o tutor que vende en esa calidad no tiene que dar la hoja. Los herederos que venden a su propio nombre son un caso dudoso: pregunte al abogado de la sucesión antes de anunciar. Exento o no, nadie puede mentir sobre el estado, y el agente debe revelar lo importante que sepa.',
      },
      'new-home': {
        en: 'A new home nobody has lived in needs no property disclosure form, but the builder still gives the mineral, oil and gas statement. That is lawful, not a trick, so rely on the contract, the warranty and your own inspection. If somebody has already lived there, the ordinary form is due.',
        es: 'Una casa nueva que nadie ha habitado no lleva la declaración de la propiedad, pero el constructor sí entrega la de minerales, petróleo y gas. Es legal, no un truco: apóyese en el contrato, la garantía y su propia inspección. Si alguien ya vivió ahí, se debe la hoja normal.',
      },
      'family-or-spouse': {
        en: 'It depends on the relative: a transfer to a spouse, an ex in the divorce, a co-owner, or the direct line of parents, grandparents, children and grandchildren needs no form. A brother, sister, cousin or in-law who is not a co-owner does. Even when exempt, misstate nothing; an attorney prepares the deed.',
        es: 'Depende del pariente: pasarla al cónyuge, al ex en el divorcio, a un copropietario o a la línea directa, padres, abuelos, hijos y nietos, no requiere la hoja. Un hermano, primo o cuñado que no sea copropietario sí la recibe. Aun exento, no diga nada falso; un abogado prepara la escritura.',
      },
      'foreclosure-or-court-sale': {
        en: 'Sales ordered by a court, foreclosures and resales by the lender come without the form, so a missing one is lawful there. It means nobody vouches for the condition: inspect what you can before you bid or within due diligence. A broker involved must still tell known material facts; an attorney reads the order or the terms.',
        es: 'Las ventas por orden judicial, las ejecuciones hipotecarias y las reventas del banco no llevan la hoja; que falte es legal. Significa que nadie responde por el estado: inspeccione lo que pueda antes de pujar o dentro del due diligence. Un agente debe revelar lo importante que sepa; el abogado lee la orden o los términos.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47E-2',
    topics: ['selling/who-is-exempt'],
  },
  {
    id: 'disclosure-changed',
    title: {
      en: 'Something changed after I signed the form',
      es: 'Algo cambió después de firmar la declaración',
    },
    answer: {
      en: 'Tell it promptly: once you learn that the statement was wrong, or has become so, you give a corrected one or make the repair. The standard contract also asks that the home be much as it was at closing, wear aside, and your broker must tell the buyer of a new material fact. Call your insurer about damage, an attorney about the rest.',
      es: 'Dígalo pronto: al saber que la declaración era errónea, o ya lo es, entregue una corregida o repare. El contrato estándar pide además que la casa esté casi igual al cierre, salvo desgaste, y su broker debe informar un hecho nuevo importante. Por daños, llame a su seguro; por lo demás, a un abogado.',
    },
    aspects: {
      'wrong-answer': {
        en: 'Correct it now with a new form: mark the right answer, date and sign it, and have your broker deliver it to every buyer who got the old one, with a record. An honest mistake is far easier to put right early than after somebody has relied on it. If a buyer is already under contract, talk to an attorney first.',
        es: 'Corríjalo ya con una hoja nueva: marque la respuesta correcta, féchela y fírmela, y que su agente la entregue, con constancia, a cada comprador que recibió la anterior. Un error honesto se arregla mucho mejor pronto que cuando alguien ya confió en él. Si ya hay un comprador con contrato, hable antes con un abogado.',
      },
      'under-contract': {
        en: 'Tell your broker today: the buyer must hear of it, and the standard contract asks that the home be much as it was at closing, normal wear aside. So you repair it, or give a corrected form and settle the rest with the buyer in writing. Insurance for the damage, the broker for the message, an attorney for a dispute.',
        es: 'Avise hoy a su agente: el comprador debe saberlo, y el contrato estándar pide que la casa esté al cerrar más o menos como estaba, salvo el desgaste normal. Repárelo, o entregue una hoja corregida y acuerde lo demás por escrito con el comprador. El daño es para su seguro, el aviso para su agente, una disputa para un abogado.',
      },
      'repaired-or-minor': {
        en: 'A proper repair is the other way the law gives: fix what changed and the form may stand as it was, though the broker still tells what remains a material fact. Keep the invoice and show it. A trifle such as a worn tap is ordinary wear; whether something in between must be told, ask your broker or an attorney.',
        es: 'La otra vía que da la ley es reparar bien: si arregla lo que cambió, la hoja puede quedar como estaba, aunque el agente dirá lo que siga siendo importante. Guarde la factura y muéstrela. Una llave gastada es desgaste normal; si algo intermedio debe decirse, pregunte a su agente o a un abogado.',
      },
      'news-from-outside': {
        en: 'News about the association or the street counts too: a special assessment, higher dues or a road or rezoning plan can make an answer outdated, so give a corrected form and tell your broker at once. Who pays an assessment under contract depends on the contract and the date it was approved; an attorney reads that.',
        es: 'También cuentan las noticias de la asociación o de la calle: una cuota especial, un aumento o un plan vial o de zonificación puede dejar vieja una respuesta; entregue una hoja corregida y avise a su agente. Quién paga la cuota especial depende del contrato y de la fecha en que se aprobó; lo lee un abogado.',
      },
      relisting: {
        en: "Bring the form up to date before you list again: it has no fixed expiry date, but everything you have learned since belongs on it, and a former buyer's inspection that you have seen is knowledge. Give new buyers the new version. Show your broker the report and any repair papers; wording is for an attorney.",
        es: 'Ponga la hoja al día antes de volver a anunciar: no tiene fecha fija de caducidad, pero debe reflejar lo que ha sabido desde entonces, y la inspección de un comprador anterior que usted vio ya es conocimiento. Dé la nueva a los nuevos compradores. Muestre a su agente el informe y las facturas; la redacción, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47E-7; Form 2-T',
    topics: ['selling/something-changed-after-signing-the-form'],
  },
  {
    id: 'mineral-statement',
    title: { en: 'What is the mineral, oil and gas form?', es: '¿Qué es la declaración de minerales y gas?' },
    answer: {
      en: 'It is a separate statement, required since 2015, that says whether rights under the land were split off before, were split off by you, or will be before closing. City owners give it too. If it comes late, the buyer has the same short right to cancel. Who owns the rights only a title attorney can find out.',
      es: 'Es una declaración aparte, obligatoria desde 2015, que dice si los derechos bajo el suelo se separaron antes, los separó usted o se separarán antes del cierre. En la ciudad también se entrega. Si llega tarde, quien compra tiene el mismo breve derecho a cancelar. De quién son, solo lo averigua un abogado de títulos.',
    },
    aspects: {
      'why-in-the-city': {
        en: 'City homes and condos need it too: state law asks for this form in nearly every home sale, wherever the land lies, and signing it does not mean anyone drills here. It only says whether rights under the land were ever split off. Answer what you know and keep the signed copy.',
        es: 'También lo llevan las casas y los condominios de ciudad: la ley lo pide en casi toda venta de vivienda, esté donde esté, y firmarlo no significa que alguien vaya a perforar. Solo dice si los derechos bajo el terreno se separaron alguna vez. Conteste lo que sabe y guarde la copia firmada.',
      },
      'how-to-answer': {
        en: 'For what earlier owners did you may answer from what you know or choose No Representation; about yourself, you must say truthfully whether you split the rights off or mean to before closing. You have no duty to search. If family stories or an old deed raise doubt, a title attorney can look before you sign.',
        es: 'Sobre lo que hicieron dueños anteriores puede contestar lo que sabe o marcar No Representation; sobre usted, debe decir la verdad: si separó los derechos o piensa hacerlo antes del cierre. No tiene deber de investigar. Si una historia de familia o una escritura vieja deja dudas, que la vea un abogado de títulos antes de firmar.',
      },
      'who-owns-them': {
        en: "The deeds decide, not the form: rights under a home usually go with the land unless an earlier deed, or a builder's, kept them back. An ordinary title search may not trace them far, so ask a title attorney to look for a mineral reservation before due diligence ends. The form shows only what the seller knows.",
        es: 'Lo deciden las escrituras, no la hoja: los derechos suelen ir con el terreno, salvo que una escritura anterior o la del constructor los haya reservado. Una búsqueda de título común puede no llegar tan atrás; pida a un abogado de títulos que lo revise antes de que acabe el due diligence. La hoja solo dice lo que sabe el vendedor.',
      },
      'keep-the-rights': {
        en: "You can hold them back only openly: the form asks whether you will split the rights off before closing, the contract must say so, and the deed has to reserve them. A buyer or the buyer's lender may object. An attorney must draft it before you list.",
        es: 'Solo puede reservárselos a la vista de todos: la hoja pregunta si los separará antes del cierre, el contrato debe decirlo y la escritura tiene que reservarlos. El comprador o su banco puede oponerse. Un abogado debe redactarlo antes de anunciar la casa.',
      },
      'came-late': {
        en: 'A late mineral statement gives the same short right to cancel as the main form: in writing, until the earliest of three calendar days after you receive it, three after the contract was made, or settlement or moving in. It is due no later than the offer. Whether a cancellation holds, and what money returns, an attorney says.',
        es: 'Si llega tarde, da el mismo derecho breve de cancelar que la declaración principal: por escrito, hasta lo primero de tres días calendario después de recibirla, tres después del contrato, o el cierre o la mudanza. Se debe a más tardar con la oferta. Si la cancelación vale y qué dinero vuelve, lo dice un abogado.',
      },
      'rights-split-off': {
        en: '“Severed” means that somebody else owns what lies under the land: an earlier owner or the builder sold or kept the minerals, oil or gas, and you would own the surface. For most city lots that changes little in daily life, but ask the lender, the title insurer and a title attorney before due diligence ends.',
        es: '“Severed” quiere decir que otro es dueño de lo que hay debajo: un dueño anterior o el constructor vendió o se quedó con los minerales, el petróleo o el gas, y usted tendría la superficie. En un lote de ciudad cambia poco el día a día, pero pregunte al banco, a la aseguradora de título y a un abogado antes de que acabe el due diligence.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47E-4.1; Form REC 4.25',
    topics: ['selling/mineral-oil-and-gas-statement'],
  },
  {
    id: 'what-to-disclose',
    title: { en: 'Must I tell buyers about old problems?', es: '¿Debo avisar de problemas antiguos?' },
    answer: {
      en: 'You may decline items on the state form but never lie, and your broker must tell every party the material facts that the broker knows or should know, whatever you wish. Something fully repaired may no longer be material, but past leaks the form asks about still need a true answer. Show your broker the papers of each repair first; liability is for an attorney.',
      es: 'Puede no declarar puntos del formulario pero nunca mentir, y su broker debe decir a todas las partes los hechos importantes que conoce o debería conocer, quiera usted o no. Lo bien reparado quizá ya no importe, pero goteras pasadas que se preguntan exigen respuesta cierta. Muestre a su broker los papeles de cada arreglo; la responsabilidad, un abogado.',
    },
    aspects: {
      'already-repaired': {
        en: 'A full and proper repair may mean the problem is no longer material, but where the state form asks about the past, as with leaks or damage, the answer must be true. Tell your broker what happened and show permits, invoices and warranties: a documented repair usually reassures buyers. The fine line is for an attorney.',
        es: 'Si se reparó bien y del todo, puede que ya no sea un hecho importante, pero donde la hoja estatal pregunta por el pasado, como goteras o daños, la respuesta debe ser cierta. Cuente a su agente lo ocurrido y muestre permisos, facturas y garantías: una reparación documentada suele dar confianza. El límite exacto lo dice un abogado.',
      },
      'agent-must-tell': {
        en: 'Your agent cannot keep it quiet: a North Carolina broker must tell all parties every material fact that the broker knows or should know, and the owner cannot forbid it. Your price limits and motives stay confidential; defects do not. If that worries you, ask an attorney how to handle it before the home is listed.',
        es: 'Su agente no puede callarlo: en Carolina del Norte debe revelar a todas las partes cada hecho importante que conozca o deba conocer, y el dueño no puede prohibirlo. Sus límites de precio y sus motivos sí son confidenciales; los defectos no. Si le preocupa, consulte a un abogado antes de anunciar la casa.',
      },
      'past-water': {
        en: 'Past water gets a true answer: the state form asks about leaks, moisture and flood damage and claims, so even one old event counts where it asks, or you choose no representation. Add when it happened, why, and what was done since. If federal flood aid was ever paid, ask an attorney what the buyer must be told.',
        es: 'El agua del pasado se contesta con la verdad: la hoja estatal pregunta por goteras, humedad, daños y reclamos por inundación, y hasta un solo caso cuenta donde lo pregunta, o marca no representation. Diga cuándo fue, por qué y qué se hizo. Si hubo ayuda federal por inundación, pregunte a un abogado qué debe avisar.',
      },
      'old-reports-and-papers': {
        en: 'A report you have read is knowledge: you need not hand over the paper itself, but you may not answer against what it says, and a broker who has seen it must tell the material defects in it. Repair invoices beside it help you. Give both to your broker before you fill in the form; doubts go to an attorney.',
        es: 'Un informe que leyó ya es conocimiento: no tiene que entregar el papel, pero no puede contestar en contra de lo que dice, y el agente que lo vio debe revelar los defectos importantes. Las facturas de reparación ayudan. Dé todo a su agente antes de llenar la hoja; las dudas, a un abogado.',
      },
      'what-is-material': {
        en: "A material fact is one that could matter to a reasonable buyer's decision: a defect of the home itself, something that bears directly on it such as a road plan, something that affects a party's ability to close, or a point known to be specially important to that buyer. A broker must disclose those; doubtful ones go to an attorney.",
        es: 'Un hecho material es el que puede pesar en la decisión de un comprador razonable: un defecto de la casa, algo que la afecta directamente como un plan vial, algo que impida a una parte cerrar, o un punto que se sabe que importa a ese comprador. El agente debe revelarlos; los dudosos, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 93A-6(a)(1); NCREC',
    topics: ['selling/known-defects-old-repairs-and-the-broker-s-own-d', 'what-to-disclose'],
  },
  {
    id: 'nearby-facts',
    title: {
      en: 'Do I disclose roads, radon or an oil tank?',
      es: '¿Declaro carreteras, radón o un tanque?',
    },
    answer: {
      en: "Usually yes: a known road, rezoning or utility plan that touches the home is commonly material, and so are a known radon result, a buried tank or a former drug lab, which must be cleaned first. Ordinary neighbors usually are not, though the form asks about nuisances. NCREC explains material facts; for tanks ask the state's environmental agency, for doubt an attorney.",
      es: 'Casi siempre sí: un plan conocido de carretera, zonificación o servicios que afecte la casa suele ser importante, y también un resultado de radón, un tanque enterrado o un antiguo laboratorio de drogas, que debe limpiarse. Los vecinos comunes normalmente no, aunque se pregunta por molestias. Por tanques, la agencia ambiental; dudas, un abogado.',
    },
    aspects: {
      'road-or-rezoning': {
        en: 'A road, rezoning, rail or utility plan that you or your broker knows of and that touches the home is commonly a material fact, so expect it to be told, even if anyone could look it up. Give your broker the letter or the notice. How far a distant or unfunded plan counts is a question for an attorney.',
        es: 'Un plan de carretera, rezonificación, tren o servicios que usted o su agente conoce y que afecta la casa suele ser un hecho importante: cuente con que se dirá, aunque cualquiera pueda buscarlo. Dé a su agente la carta o el aviso. Hasta dónde cuenta un plan lejano o sin fondos lo dice un abogado.',
      },
      'radon-result': {
        en: 'A known radon result belongs in what you tell, with the date, and so does a fan that was put in since; EPA advises action at 4.0 pCi/L. If the paper is lost, say what you remember and that it is lost. You need not test again. A later reading with the fan running is the best reassurance for a buyer.',
        es: 'Un resultado de radón que conoce se dice, con la fecha, y también el ventilador que se instaló después; la EPA aconseja actuar desde 4.0 pCi/L. Si perdió el papel, diga lo que recuerda y que no lo tiene. No está obligado a medir de nuevo. Una medición posterior con el sistema encendido es lo que más tranquiliza.',
      },
      'buried-tank': {
        en: "A buried tank you know of should be told, in use or not, empty or filled: the state form asks about it. Selling does not by itself require digging it up, but a leak must be reported to the state's environmental agency (NC DEQ), and buyers often want it tested or removed. For costs a tank contractor, for liability an attorney.",
        es: 'Un tanque enterrado que usted conoce se dice, esté en uso o no, vacío o rellenado: la hoja estatal lo pregunta. Vender no obliga por sí solo a sacarlo, pero una fuga se reporta a la agencia ambiental del estado (NC DEQ), y el comprador suele pedir prueba o retiro. Los costos, una empresa de tanques; la responsabilidad, un abogado.',
      },
      'drug-lab': {
        en: "A former drug lab is commonly told to buyers: a known meth site must by state law be cleaned before anyone lives there, and traces in the house are a material fact. A finished cleanup helps; keep the company's papers and show them to your broker. An attorney says how far the duty reaches after a full cleanup.",
        es: 'Un antiguo laboratorio de drogas suele decirse al comprador: por ley, el sitio de metanfetamina conocido debe limpiarse antes de que alguien viva ahí, y los restos son un hecho importante. Ayuda que ya esté limpio; guarde los papeles de la empresa y muéstrelos a su agente. Hasta dónde llega el deber, un abogado.',
      },
      'neighbors-and-noise': {
        en: 'Ordinary neighbors usually need no mention: a barking dog or a rude man next door is not by itself a material fact. But the state form asks about noise, odor and other nuisances that affect the home, and a dispute over a fence or line is a different matter. Answer it truthfully or decline; ask an attorney about a dispute.',
        es: 'Los vecinos comunes por lo general no se mencionan: un perro que ladra o un vecino grosero no es por sí solo un hecho importante. Pero la hoja pregunta por ruidos, olores y otras molestias que afecten la casa, y un pleito por la cerca o el lindero es otra cosa. Conteste la verdad o decline; el pleito, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'NCREC; EPA; G.S. 130A-284',
    topics: ['selling/roads-rezoning-neighbors-radon-tanks-meth'],
  },
  {
    id: 'fair-housing-for-owners',
    title: {
      en: 'May I choose who buys or rents my home?',
      es: '¿Puedo elegir quién compra o renta mi casa?',
    },
    answer: {
      en: 'No: you choose an offer, not a person. Race, color, religion, sex, national origin, disability and family status may play no part, not even partly, and a broker must refuse such a wish. Compare price, financing and dates, decline letters from everyone, and keep notes. Small-owner exceptions vanish with a broker or a biased ad. An attorney or HUD explains more.',
      es: 'No: se elige una oferta, no una persona. Raza, color, religión, sexo, origen nacional, discapacidad y estado familiar no pueden contar, ni en parte, y un broker debe negarse. Compare precio, financiamiento y fechas, no reciba cartas de nadie y guarde notas. Las excepciones de dueños pequeños desaparecen con broker o anuncio. Un abogado o HUD explica más.',
    },
    aspects: {
      'buyer-letters': {
        en: 'Best not to read them: letters and photos reveal family, faith or background, and a choice that leans on them can be discrimination. You may tell your broker to pass on no letters from anyone, and then compare price, financing and dates only. Keep notes of the reasons. HUD or an attorney explains more.',
        es: 'Es mejor no leerlas: las cartas y fotos revelan la familia, la religión o el origen, y decidir por ellas puede ser discriminación. Puede pedir a su agente que no le pase cartas de nadie y comparar solo precio, financiamiento y fechas. Guarde notas de sus razones. HUD o un abogado explica más.',
      },
      'telling-the-agent': {
        en: 'No broker may follow such a wish: an instruction to skip, avoid or prefer people by race, religion, origin, sex, disability or family must be refused, and the agent may end the listing over it. The owner is liable too. Instruct on terms instead: price, deposit, dates, proof of funds. An attorney or HUD answers more.',
        es: 'Ningún agente puede cumplir ese deseo: debe rechazar la orden de evitar o preferir personas por raza, religión, origen, sexo, discapacidad o familia, y puede dejar la venta por eso. El dueño también responde. Dé instrucciones sobre términos: precio, depósito, fechas, prueba de fondos. Lo demás, un abogado o HUD.',
      },
      'screening-renters': {
        side: 'landlord',
        en: 'You may ask about income, credit, rental history, references and smoking, with one written set of rules applied to everybody alike, an income multiple too. Ask nothing about religion, origin, children, disability or plans for a family. Requests because of a disability are weighed one by one. An attorney should check your criteria.',
        es: 'Puede preguntar por ingresos, crédito, historial de renta, referencias y si fuma, con reglas escritas iguales para todos, también un múltiplo de ingreso. No pregunte por religión, origen, hijos, discapacidad ni planes de familia. Las peticiones por discapacidad se ven una por una. Que un abogado revise sus criterios.',
      },
      'small-owner-exception': {
        en: 'The exception is narrow: a live-in owner of a small building or of a rented room may fall outside parts of the federal law, but not with a broker or a biased ad, and race is never excepted. State law has its own wording. Ask an attorney or Charlotte-Mecklenburg Community Relations before you rely on it.',
        es: 'La excepción es estrecha: el dueño que vive en un edificio pequeño o renta un cuarto puede quedar fuera de partes de la ley federal, pero no si usa un agente o un anuncio con preferencias, y la raza nunca se exceptúa. La ley estatal tiene su propio texto. Pregunte a un abogado o a Relaciones Comunitarias antes.',
      },
      'families-with-children': {
        en: 'Children are no ground to refuse, steer or advertise against: family status is protected for buyers and renters, babies and pregnancy included, whatever worries you about lead paint or stairs. Describe the home, not who should live in it. Qualified 55-and-older communities follow their own rules; an attorney or HUD answers the rest.',
        es: 'Los niños no son motivo para rechazar ni para anunciar lo contrario: la situación familiar está protegida al comprar y al rentar, también bebés y embarazo, aunque le preocupe la pintura con plomo o la escalera. Describa la casa, no a quién le conviene. Las comunidades 55+ calificadas tienen otras reglas; lo demás, un abogado o HUD.',
      },
      'allowed-reasons': {
        en: 'You may turn down any offer on its terms: price, financing, deposit, dates, conditions, even that the buyer is an investor, and you need not sell at all. Only the protected grounds may play no part. Use the same measure for each offer, skip social media, and note why you chose. An attorney helps in a doubtful case.',
        es: 'Puede rechazar cualquier oferta por sus términos: precio, financiamiento, depósito, fechas, condiciones, incluso porque el comprador es inversionista, y no está obligado a vender. Solo los motivos protegidos no cuentan. Mida igual cada oferta, no busque en redes sociales y anote por qué eligió. En la duda, un abogado.',
      },
    },
    bySide: {
      landlord: {
        en: 'You may choose on rental facts, income, credit, history, smoking, if the rules are written and the same for all, never on who people are, and not in an ad either. Requests because of a disability are weighed one by one. The owner-occupant exception is narrow and never covers race. Ask an attorney or the local Community Relations office.',
        es: 'Puede decidir por datos de renta, ingreso, crédito, historial, fumar, con reglas escritas e iguales para todos, nunca por quiénes son, tampoco en un anuncio. Las solicitudes por discapacidad se ven una por una. La excepción del dueño que vive ahí es estrecha y nunca cubre la raza. Pregunte a un abogado o a Community Relations.',
      },
    },
    links: ['sell', 'contact'],
    source: 'Fair Housing Act; G.S. 41A',
    topics: ['selling/fair-housing-for-owners'],
  },
  {
    id: 'mls-marketing',
    title: { en: 'Can I sell quietly, off the MLS?', es: '¿Puedo vender sin publicar en el MLS?' },
    answer: {
      en: "Yes: with your signature a home can be kept off the MLS; a firm-exclusive listing allows no public marketing, and Coming Soon bars showings for anyone while it lasts. Once a sign or post is public, the MLS wants the listing entered promptly. Privacy has a price: fewer viewers usually means less competition. The team knows today's rules of the MLS and the big portals.",
      es: 'Sí: con su firma una casa puede quedar fuera del MLS; un listado exclusivo de la firma no permite publicidad, y Coming Soon impide visitas a todos mientras dura. Si hay letrero o publicación, el MLS pide cargar pronto el listado. La privacidad cuesta: menos vistas suele ser menos competencia. El equipo conoce las reglas actuales del MLS y los portales.',
    },
    aspects: {
      'coming-soon': {
        en: 'Coming Soon announces the home before it is active, with your signed consent and for a limited time: nobody may be shown through while it lasts, no friend and no open house either. Use it for paint, photos or floors, and go active with everything ready. The team knows how long the MLS allows it today.',
        es: 'Coming Soon anuncia la casa antes de estar activa, con su firma y por un tiempo limitado: mientras dura, nadie puede verla por dentro, ni un amigo ni en un open house. Sirve para pintar, tomar fotos o arreglar pisos, y salir al mercado con todo listo. El equipo sabe cuánto permite hoy el MLS.',
      },
      'what-it-costs-me': {
        en: 'Fewer people see it, so there is usually less competition for the price, and you never learn what the open market would have paid; nobody can put a figure on that beforehand. Privacy may be worth it to you. If one buyer is already there, compare that offer with the evidence for your price before you sign.',
        es: 'La ve menos gente, así que suele haber menos competencia por el precio y nunca sabrá qué habría pagado el mercado abierto; nadie puede ponerle cifra de antemano. La privacidad puede valerlo. Si ya hay un comprador, compare su oferta con los datos que apoyan su precio antes de firmar.',
      },
      'photos-and-portals': {
        en: 'What goes online is agreed with you in writing: no photos of certain rooms, no street address shown, or no listing on the public portals at all, within what the MLS allows. Say it before the listing is entered, since a picture once published travels. The big portals have their own rules, which the team knows.',
        es: 'Lo que sale en internet se acuerda con usted por escrito: sin fotos de ciertos cuartos, sin la dirección o sin aparecer en los portales, dentro de lo que permite el MLS. Dígalo antes de publicar, porque una foto publicada ya circula. Los grandes portales tienen reglas propias, que el equipo conoce.',
      },
      'must-it-go-in-the-mls': {
        en: 'No law requires the MLS, but its members follow its rules: once the home is marketed in public, by a sign, a post or a website, it must be entered promptly. Staying out takes your signed instruction and no public marketing, not even on your own Facebook page. The team knows the deadline in force.',
        es: 'Ninguna ley exige el MLS, pero sus miembros siguen sus reglas: en cuanto la casa se anuncia en público, con letrero, publicación o página, debe entrar pronto. Quedarse fuera pide su instrucción firmada y ningún anuncio público, ni en su propio Facebook. El equipo conoce el plazo vigente.',
      },
      'test-first': {
        en: "You can start privately and go public later, with your signed instruction and no public marketing in between; ready and well priced, the public launch then gets its full first weeks. A quiet test tells little, since few people saw the home. Ask the team about today's MLS and portal rules before anything is shown.",
        es: 'Puede empezar en privado y salir al público después, con su instrucción firmada y sin anuncios públicos mientras tanto; lista y a buen precio, la salida aprovecha bien las primeras semanas. Una prueba callada dice poco, porque la vieron pocos. Pregunte al equipo las reglas de hoy del MLS y los portales antes de mostrarla.',
      },
      'what-it-is': {
        en: 'The MLS is the shared database of homes for sale that member brokers enter and search, here Canopy MLS; from it the big websites get most of their listings. Owners and buyers have no login of their own: a broker enters a home for you or sends you matches. No law makes a seller use it, but it brings the most buyers.',
        es: 'El MLS es la base de datos común de casas en venta que los agentes miembros llenan y consultan, aquí Canopy MLS; de ella sacan las grandes páginas casi todos sus anuncios. Dueños y compradores no tienen acceso propio: un agente publica su casa o le manda coincidencias. Ninguna ley obliga a usarlo, pero trae a más compradores.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'Canopy MLS',
    topics: ['selling/mls-coming-soon-private-or-delayed-marketing'],
  },
  {
    id: 'seller-open-house',
    title: { en: 'Should I hold an open house?', es: '¿Hago un open house?' },
    answer: {
      en: 'It is your choice: it adds exposure more than certainty, since most buyers come through listings and agents. Visitors need sign no buyer agreement to walk in, and the host works for you. Lock away medicines, firearms, mail and small valuables, and ask for a sign-in and two hosts. None may be held while a home is Coming Soon.',
      es: 'Es decisión suya: da más exposición que certeza, porque casi todos llegan por anuncios y agentes. Los visitantes no firman acuerdo para entrar y el anfitrión trabaja para usted. Guarde medicinas, armas, correo y objetos de valor, y pida registro y dos anfitriones. No se hace mientras la casa esté en Coming Soon.',
    },
    aspects: {
      'saying-no': {
        en: 'You can say no and still sell: the owner decides, nothing requires an open house, and most buyers come through listings and their own agents. Tell your agent in writing that you want private, appointment-only showings. Generous showing hours then make up for the exposure you give up.',
        es: 'Puede decir que no y vender igual: decide el dueño, nada obliga a hacer un open house y la mayoría de los compradores llega por los anuncios y por su propio agente. Diga por escrito a su agente que solo quiere visitas con cita. Un horario amplio de visitas compensa lo que deja de exponerse.',
      },
      'does-it-sell': {
        en: 'Mostly it adds eyes, not the sale itself: most buyers find a home through listings and their agents, and some visitors are neighbors. It can gather interest into one weekend, help a fresh or relisted home, and bring remarks on price and condition. Price, photos and easy private visits do more.',
        es: 'Más que vender, suma miradas: la mayoría halla la casa por los anuncios y por su agente, y parte de las visitas son vecinos. Puede reunir el interés en un fin de semana, ayudar a una casa recién salida o que vuelve al mercado y traer opiniones. Más pesan el precio, las fotos y las visitas fáciles.',
      },
      'valuables-and-theft': {
        en: 'Lock it up or take it with you: medicines, firearms, jewelry, small electronics, mail, keys and account papers, family photos too if you like. Ask for a sign-in and two hosts, so nobody walks alone. If something is missing or someone falls, call your broker, your insurer and, for a theft, the police the same day.',
        es: 'Guárdelo bajo llave o lléveselo: medicinas, armas, joyas, aparatos pequeños, correo, llaves y papeles del banco, y si quiere las fotos de familia. Pida registro a la entrada y dos anfitriones, para que nadie ande solo. Si falta algo o alguien se cae, llame ese día a su agente, a su seguro y, por robo, a la policía.',
      },
      'while-coming-soon': {
        en: 'None while the home is Coming Soon: that status bars open houses and showings for everybody, teasers and friends included. Set the open house for the first days after the listing turns active; the sign, the photos and the date can all be ready. The team knows how long Coming Soon may last in the MLS now.',
        es: 'Ninguno mientras esté en Coming Soon: ese estado no permite open house ni visitas a nadie, tampoco a amigos o como adelanto. Póngalo en los primeros días después de pasar a activo; el letrero, las fotos y la fecha pueden estar listos. El equipo sabe cuánto puede durar hoy el Coming Soon en el MLS.',
      },
      'host-and-visitors': {
        en: 'The host works for you, and visitors need sign no buyer agreement just to walk in. Your agent or a colleague keeps the door, asks people to sign in and must tell them early whose side the host is on; what a visitor says may reach you. Visitors with their own agent deal through that agent.',
        es: 'El anfitrión trabaja para usted, y las visitas no firman ningún acuerdo de comprador solo por entrar. Su agente o un colega atiende la puerta, pide que se registren y debe aclarar pronto de qué lado está; lo que una visita diga puede llegarle a usted. Quien tiene agente trata por medio de él.',
      },
      'where-you-and-pets-go': {
        en: 'Better be out, pets too: you may stay, but visitors look longer and speak more freely without the owner, and what you say can reach a buyer. Plan for the whole time plus a half hour, take the dog along, and ask your agent for a call when the house is empty. Feedback comes afterwards.',
        es: 'Mejor salga, y las mascotas también: puede quedarse, pero la gente mira más y habla con más libertad sin el dueño, y lo que usted diga puede llegar al comprador. Calcule todo el horario y media hora más, llévese al perro y pida a su agente que le llame cuando la casa quede vacía. Los comentarios vienen después.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'NAR practice; NCREC',
    topics: ['selling/open-houses'],
  },
  {
    id: 'seller-showings',
    title: { en: 'How do showings of my home work?', es: '¿Cómo son las visitas a mi casa?' },
    answer: {
      en: 'You set the hours and the notice, and need not leave, though it is better, since what you say can reach the buyer. Electronic lockboxes log each agent, and buyers never get the code. Lamps on, pets out, valuables and medicines locked away. After a contract, access continues until closing. Report damage to your broker and insurer.',
      es: 'Usted fija horas y aviso y no tiene que salir, aunque es mejor, porque lo que diga puede llegar a quien compra. La caja electrónica registra a cada agente y los compradores nunca tienen el código. Luces encendidas, mascotas fuera, valores y medicinas guardados. Tras el contrato sigue el acceso hasta el cierre. Daños, al broker y al seguro.',
    },
    aspects: {
      'being-at-home': {
        en: 'You need not leave, but it is better to: buyers look longer and talk more freely alone, and anything you say about price, timing or the house can reach them. If you cannot go out, sit in one room or in the yard, keep calls short and leave the talking to the agents.',
        es: 'No tiene que salir, pero conviene: sin el dueño, los compradores miran con más calma y hablan con más libertad, y lo que usted diga del precio, las fechas o la casa puede llegarles. Si no puede salir, quédese en un cuarto o en el patio y deje que hablen los agentes.',
      },
      'notice-and-hours': {
        en: 'You set the notice and the hours when you list, and you may decline or move a request: no law fixes a number. Write down the days off, the latest hour and whether same-day visits are welcome. Tight limits mean fewer buyers see it, so refuse sparingly, above all in the first two weeks.',
        es: 'Usted fija el aviso y el horario al publicar, y puede negar o mover una visita: ninguna ley pone un número. Deje por escrito los días libres, la última hora y si acepta visitas el mismo día. Con límites estrechos la ven menos compradores; niegue poco, sobre todo en las dos primeras semanas.',
      },
      'who-gets-in': {
        en: "Only licensed agents with an appointment, and later inspectors and the appraiser: an electronic lockbox holds the key and logs each agent's entry, and buyers never get the code. Agents should stay with their buyers. If somebody came unannounced, note the time and call your broker, who can look at the log.",
        es: 'Solo entran agentes con licencia y cita, y después inspectores y el valuador: la caja electrónica guarda la llave y registra cada entrada, y el comprador nunca recibe el código. El agente debe quedarse con sus clientes. Si alguien vino sin avisar, anote la hora y llame a su agente, que puede ver el registro.',
      },
      'damage-or-theft': {
        en: 'Report it the same day to your broker, who can see in the lockbox log who was inside and talk with the other firm; a theft goes to the police as well. Take photos, list what is missing or broken, and touch little. Whether it is paid is between you, your insurer and whoever caused it.',
        es: 'Repórtelo el mismo día a su agente, que ve en el registro de la caja quién entró y habla con la otra oficina; si fue robo, también a la policía. Tome fotos, haga una lista de lo que falta o se rompió y toque poco. Si se paga o no, es entre usted, su seguro y quien lo causó.',
      },
      'getting-ready': {
        en: 'Lamps on, blinds open, surfaces clear, pets out, and nothing precious in reach: lock away medicines, firearms, jewelry, small electronics, mail, account papers and spare keys. Air the rooms, empty the trash, make beds, and leave. Ten calm minutes matter more than decoration, and the door locks behind you.',
        es: 'Lámparas encendidas, persianas abiertas, superficies libres, mascotas fuera y nada valioso a la mano: guarde bajo llave medicinas, armas, joyas, aparatos pequeños, correo, papeles del banco y llaves. Ventile, saque la basura, tienda las camas y salga. Diez minutos de orden valen más que la decoración.',
      },
      'after-an-offer': {
        en: 'Access goes on until closing: once you have a contract, the standard form gives the buyer reasonable entry for inspections, the appraisal, a survey and the walk-through, and usually a visit to measure, by appointment. Showings to other people may stop or go on for backup offers, as you instruct your broker.',
        es: 'El acceso sigue hasta el cierre: con contrato firmado, el formulario estándar da al comprador entrada razonable para inspecciones, avalúo, levantamiento y la revisión final, y suele pedirse una visita para medir, con cita. Las visitas de otros pueden parar o seguir para ofertas de reserva, según lo que indique a su agente.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'Form 101; Form 2-T',
    topics: ['selling/showings-lockbox-and-safety', 'showings'],
  },
  {
    id: 'showings-with-family',
    title: {
      en: 'How do I show a home with pets or kids?',
      es: '¿Cómo muestro la casa con mascotas o niños?',
    },
    answer: {
      en: "Set blocks of hours around naps, shifts or calls, and bunch visits into two days if you can; the instructions go into the showing notes. Take dogs out or crate them, keep cats behind a marked door, and clear litter and bowls. A bite can be the owner's liability, which your insurer explains.",
      es: 'Fije horarios alrededor de siestas, turnos o llamadas y, si puede, junte las visitas en dos días; las instrucciones van en las notas. Saque a los perros o enciérrelos, deje al gato tras una puerta señalada y retire arenero y platos. Una mordida puede ser responsabilidad del dueño: lo explica su seguro.',
    },
    aspects: {
      dogs: {
        en: 'Take dogs out of the house if you can; if not, crate them in one room or the yard, with a note in the showing instructions. Barking cuts visits short, and even a gentle dog may react to strangers. A neighbor, day care, a drive, or visits bunched into two days makes it easier.',
        es: 'Saque a los perros de la casa si puede; si no, déjelos en jaula, en un cuarto o en el patio, y que conste en las notas de visita. Los ladridos acortan la visita, y hasta un perro manso puede reaccionar. Ayudan un vecino, la guardería canina, un paseo o juntar las visitas en dos días.',
      },
      'cats-and-other-pets': {
        en: "Give them one closed room or a secured tank, a sign on the door and a line in the showing notes such as “do not let the cat out”. Reptiles, birds and fish may stay if they are covered, locked and mentioned, so that nobody is startled. For the busiest days a friend's house is calmer.",
        es: 'Déjeles un cuarto cerrado o un acuario seguro, un letrero en la puerta y una línea en las notas de visita, como “no dejen salir al gato”. Reptiles, aves y peces pueden quedarse si están tapados, con seguro y avisados, para que nadie se asuste. En los días más movidos, mejor con un amigo.',
      },
      'dog-bite': {
        en: 'A bite can be your liability as the owner, so a dog that has bitten or snaps at strangers should be out of the house for every visit, inspector and appraiser included. Ask your insurer whether the policy covers it. If it happens, see to the person first, then call your broker and insurer; an attorney for claims.',
        es: 'Una mordida puede ser responsabilidad suya como dueño: un perro que ya mordió o amenaza a extraños debe estar fuera en cada visita, también del inspector y el valuador. Pregunte a su seguro si lo cubre. Si ocurre, atienda primero a la persona y luego llame a su agente y a su seguro; los reclamos, un abogado.',
      },
      'blocked-hours': {
        en: 'Block the hours you need: naps, night shifts, calls or a sick or elderly person at home go into the showing notes as times when nobody comes, with good windows left open elsewhere. Bunching visits into two days keeps the rest of the week free. Few windows mean fewer buyers, so keep an evening and a weekend slot.',
        es: 'Bloquee las horas que necesita: siestas, turnos de noche, llamadas o una persona enferma o mayor en casa van en las notas como horas sin visitas, con buenos horarios libres en otro momento. Juntar visitas en dos días deja libre el resto. Con pocos huecos vienen menos compradores; deje una tarde y un fin de semana.',
      },
      'tidy-with-children': {
        en: 'Aim for a ten-minute tidy-up: fewer toys out, one lidded bin per room, a laundry basket for the last sweep into the car, and one surface kept clear. Buyers expect signs of daily life, so clean and bright beats perfect. Some sellers spend the first showing weekend away, so that many visits come while nobody has to tidy.',
        es: 'Busque un orden de diez minutos: pocos juguetes a la vista, una caja con tapa por cuarto, un cesto para llevar lo último al auto y una superficie despejada. Se entiende que ahí vive gente; limpio y claro vale más que perfecto. Algunos vendedores pasan fuera el primer fin de semana de visitas, y así nadie recoge.',
      },
      'smell-and-wear': {
        en: 'Smell matters more than the pet: wash bedding and soft covers, empty the litter daily, clean rugs and floors, air the rooms, and put bowls, crates and hair away before visits. Sprays only mask it. Ask a friend to sniff honestly. Repair scratches and stains you can; the state form may ask about damage.',
        es: 'Pesa más el olor que la mascota: lave camas y fundas, limpie el arenero a diario, lave alfombras y pisos, ventile, y guarde platos, jaulas y pelo antes de las visitas. Los aromas solo tapan. Pida a un amigo una opinión franca. Repare rasguños y manchas; la hoja estatal puede preguntar por daños.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'NCREC practice',
    topics: ['selling/pets-children-work-from-home-illness'],
  },
  {
    id: 'tenant-occupied-showings',
    title: { en: 'My tenant will not allow showings', es: 'Mi inquilino no permite visitas' },
    answer: {
      en: 'The lease decides: no North Carolina statute sets notice for a sale, so without a showing clause a tenant may refuse; 24 hours is customary. Rent credit, cleaning and fixed windows work better than pressure, and lockouts or cut utilities are illegal. Photograph no belongings without consent. For a refusal, see an attorney.',
      es: 'Decide el contrato de renta: ninguna ley de Carolina del Norte fija aviso para vender, así que sin cláusula el inquilino puede negarse; lo usual son 24 horas. Un descuento, limpieza y horarios fijos sirven más que presionar; cambiar cerraduras o cortar servicios es ilegal. No fotografíe sus cosas sin permiso. Si se niega, un abogado.',
    },
    aspects: {
      'how-much-notice': {
        en: 'The lease sets the notice: no North Carolina statute gives a number for sale showings, and 24 hours is the custom, not the law. Where the lease is silent, landlord and tenant agree on it, best in writing with fixed days and hours. A dispute about the lease goes to an attorney or, for tenants, Legal Aid.',
        es: 'El aviso lo fija el contrato de renta: ninguna ley de Carolina del Norte pone un número para enseñar una casa en venta, y 24 horas es costumbre, no ley. Si el contrato calla, dueño e inquilino lo acuerdan, mejor por escrito y con días fijos. Una disputa es para un abogado o, el inquilino, Legal Aid.',
      },
      'winning-the-tenant': {
        side: 'seller',
        en: "Make it worth the tenant's while: a rent credit, paid cleaning before visits, a gift card, and two or three fixed windows a week work better than pressure, even with one who leaves a mess. Put the deal in writing. If that fails, wait for the lease to end or offer a paid early move-out; a refusal is for an attorney.",
        es: 'Haga que le convenga: un descuento de renta, limpieza pagada antes de las visitas, una tarjeta de regalo y dos o tres horarios fijos por semana sirven más que la presión, aun con quien deja todo sucio. Póngalo por escrito. Si no basta, espere al fin del contrato u ofrezca pagar la salida; si se niega, un abogado.',
      },
      photos: {
        en: "Ask before the camera comes: photograph no tenant's belongings without consent, and if it is refused, use pictures from before the tenancy, the outside, or wait until the home is empty. Tenants may put family pictures and papers away first. Whether the lease gives the photographer entry, an attorney can read.",
        es: 'Pida permiso antes de que llegue la cámara: no fotografíe las cosas del inquilino sin su consentimiento; si dice que no, use fotos anteriores a la renta o del exterior, o espere a que se desocupe. El inquilino puede guardar antes fotos y papeles. Si el contrato permite entrar al fotógrafo, que lo lea un abogado.',
      },
      'no-lockout-or-shutoff': {
        en: 'No lockout and no cut utilities: in North Carolina a landlord may not change the locks, shut off power or water or otherwise push a tenant out, whatever the showings cost you. It can end in damages. Keep to the lease, offer something in return, and let an attorney handle a tenant who refuses.',
        es: 'Ni cambiar la chapa ni cortar servicios: en Carolina del Norte el dueño no puede dejar fuera al inquilino, quitarle la luz o el agua ni presionarlo así, por mucho que estorbe a las visitas. Puede acabar pagando daños. Cíñase al contrato, ofrezca algo a cambio y deje que un abogado trate la negativa.',
      },
      'lockbox-and-presence': {
        en: "Get the tenant's consent first: a lockbox, unscheduled entry or fixed hours on an occupied rental should rest on the lease or a written agreement, and the tenant may be at home during visits. Agree on days, hours and a text before each one, with night shifts and naps spared. For a clash of schedules, the lease and an attorney.",
        es: 'Pida antes el acuerdo del inquilino: la caja de llaves, la entrada sin cita o un horario fijo en una casa rentada deben apoyarse en el contrato o en un acuerdo escrito, y él puede estar presente. Fijen días, horas y un mensaje antes de cada visita, respetando turnos y siestas. Si no coinciden, el contrato y un abogado.',
      },
      'buyers-visit': {
        side: 'buyer',
        en: 'Yes: you can usually tour a home that renters live in, only with more notice: the lease decides about access, a day ahead is customary, and the tenant may be at home and may refuse where the lease has no showing clause. Offer two or three times. Ask for the lease’s end and the deposit before you bid, because a fixed lease comes with the house.',
        es: 'Sí: normalmente se puede visitar una casa con inquilinos, pero con más aviso: el acceso lo decide su contrato, lo usual es un día antes, y el inquilino puede estar ahí, o negarse si no hay cláusula de visitas. Ofrezca dos o tres horarios. Antes de ofertar pregunte cuándo termina la renta, porque un contrato a plazo sigue con la casa.',
      },
    },
    bySide: {
      tenant: {
        en: 'Your lease decides: no North Carolina statute sets notice for sale showings, so without a clause that allows them you may generally refuse; 24 hours is customary. You keep the right to live there undisturbed, your belongings need not be photographed, and nobody may lock you out or cut utilities. Ask for fixed hours or a rent credit. In a dispute, Legal Aid or an attorney.',
        es: 'Decide su contrato: ninguna ley de Carolina del Norte fija aviso para visitas de venta, así que sin cláusula que las permita en general puede negarse; lo usual son 24 horas. Usted conserva su derecho a vivir tranquilo, no tienen que fotografiar sus cosas y nadie puede cambiar cerraduras ni cortar servicios. Pida horarios fijos o un descuento. Disputas: Legal Aid o un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'Lease terms; G.S. 42-25.6, 42-25.9',
    topics: ['selling/showing-a-tenant-occupied-home'],
  },
  {
    id: 'cameras',
    title: { en: 'May I record buyers at a showing?', es: '¿Puedo grabar a los compradores en la visita?' },
    answer: {
      en: 'Video without sound in ordinary rooms is generally lawful, never in bathrooms or bedrooms; recording their talk is not, since listening in when nobody in the conversation agrees is a felony in North Carolina. Safest is sound off, doorbell included, a posted notice and a line in the showing notes. Buyers should assume cameras and speak outside. An attorney answers for a case.',
      es: 'Video sin sonido en cuartos comunes es generalmente legal, nunca en baños o dormitorios; grabar lo que hablan, no: escuchar sin que nadie de los que conversan lo acepte es delito grave en Carolina del Norte. Lo seguro: sin sonido, también en el timbre, aviso visible y nota en las visitas. Quien compra, que cuente con cámaras y hable afuera. Un caso concreto, un abogado.',
    },
    aspects: {
      'must-i-turn-it-off': {
        en: 'The picture may usually run in ordinary rooms and at the door; turn the sound off, doorbell, baby monitor and smart speaker included. If you do not know whether a device has a microphone, unplug it for visits. Add a posted notice and a line in the showing notes; for your own case, an attorney.',
        es: 'La imagen suele poder seguir en cuartos comunes y en la puerta; el sonido apáguelo, también el del timbre, el monitor de bebé y el altavoz inteligente. Si no sabe si un aparato tiene micrófono, desconéctelo durante las visitas. Ponga un aviso y una línea en las notas de visita; su caso, un abogado.',
      },
      'listening-in': {
        en: 'Do not listen: North Carolina needs the consent of at least one person in a conversation, and an absent owner is not in it, so overhearing or recording buyers, by phone, speaker or camera, can be a felony. If it already happened, record nothing more, use none of it in negotiating, and ask an attorney.',
        es: 'No escuche: Carolina del Norte exige que al menos una persona de la conversación lo consienta, y el dueño ausente no participa, así que oír o grabar a los compradores, por teléfono, altavoz o cámara, puede ser delito grave. Si ya ocurrió, no grabe más, no lo use para negociar y consulte a un abogado.',
      },
      'telling-visitors': {
        en: "Say it openly: post a notice at the door, put a line in the showing notes and tell your broker, with the sound off. It is the safest way rather than an item on the state form about the house's condition, and it avoids ill will with buyers. An attorney can say what a notice does and does not cover.",
        es: 'Dígalo abiertamente: un aviso en la puerta, una línea en las notas de visita y su agente enterado, con el sonido apagado. Es lo más seguro, aunque no es un punto de la hoja estatal sobre el estado de la casa, y evita disgustos con los compradores. Qué cubre un aviso y qué no, lo dice un abogado.',
      },
      'where-cameras-may-be': {
        en: 'Ordinary rooms and the entrance, openly and without sound; never bathrooms or bedrooms, where secret video may be a crime. A hidden lens invites trouble even where the picture alone is lawful, so show the camera or take it down. For valuables, lock them away and rely on the lockbox log; an attorney for doubts.',
        es: 'En cuartos comunes y en la entrada, a la vista y sin sonido; nunca en baños ni dormitorios, donde el video secreto puede ser delito. Una cámara escondida trae problemas aunque la sola imagen sea legal: déjela visible o quítela. Lo valioso, bajo llave, y confíe en el registro de la caja; dudas, un abogado.',
      },
      'we-were-recorded': {
        side: 'buyer',
        en: 'Act as if the seller knows what you said, and tell your agent now, so that the next step allows for it. Listening in when nobody in the talk agrees is a felony in North Carolina, but what can be proved or claimed is for an attorney. Note the date, the room and the device, and confront nobody.',
        es: 'Actúe como si el vendedor supiera lo que dijeron y avise ya a su agente, para que el siguiente paso lo tome en cuenta. Escuchar sin que nadie de la conversación lo consienta es delito grave en Carolina del Norte, pero qué se puede probar o reclamar lo dice un abogado. Anote fecha, cuarto y aparato, y no confronte a nadie.',
      },
      'buyers-filming': {
        side: 'seller',
        en: "Ask first: the seller's home and belongings are private, so a buyer should have leave, through the agents, before filming or photographing inside, and should not post it. Most sellers agree to a clip for an absent spouse. The listing's own photos and a plan often do. Assume the house may be filming you as well.",
        es: 'Pida permiso antes: la casa y las cosas del vendedor son privadas, así que el comprador debe tener su permiso, por medio de los agentes, para grabar o fotografiar adentro, y no publicarlo. Muchos aceptan un video para el cónyuge ausente. A menudo bastan las fotos del anuncio. Cuente con que la casa también graba.',
      },
      'recording-a-call': {
        en: "In North Carolina someone who takes part in a talk may record it, since one person's consent is enough; recording other people's talk, in which you have no part, is a felony. Callers in another state may be under a stricter law. An agent may dislike it, so say it, or better, ask for the answer in writing. For use in a dispute ask an attorney.",
        es: 'En Carolina del Norte quien participa en una conversación puede grabarla, porque basta el consentimiento de una persona; grabar la de otros, sin participar, es un delito grave. Si alguien llama desde otro estado puede regir una ley más estricta. Al agente puede no gustarle: avíselo o, mejor, pida la respuesta por escrito. Para un pleito, un abogado.',
      },
    },
    bySide: {
      buyer: {
        en: 'Assume that you are seen and perhaps heard: owners may have video in ordinary rooms. Listening in on your talk when nobody in it agrees is a felony in North Carolina, and cameras never belong in bathrooms or bedrooms. Keep prices and plans for outside, and ask before you film or photograph yourself. If you think you were recorded, see an attorney.',
        es: 'Cuente con que lo ven y quizá lo oyen: el dueño puede tener video en cuartos comunes. Escuchar su conversación sin que nadie de los que hablan lo acepte es delito grave en Carolina del Norte, y no puede haber cámaras en baños ni dormitorios. Hable de precios y planes afuera y pida permiso antes de filmar. Si cree que lo grabaron, un abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 15A-287; G.S. 14-202',
    topics: ['selling/security-cameras-and-recordings-at-showings'],
  },
  {
    id: 'inspectors-visit',
    title: {
      en: 'Who comes for inspections, and may I stay?',
      es: '¿Quién viene a inspeccionar y puedo quedarme?',
    },
    answer: {
      en: 'You may stay, but it is better to be out. A general inspector comes for 2 to 4 hours, someone for insects, radon over 48 hours or more, perhaps septic, well, survey and the appraiser. You give reasonable access with utilities on, up to closing; clear the attic, crawl space, panel and furnace. The buyer repairs damage done and owns the report.',
      es: 'Puede quedarse, pero es mejor no estar. Viene un inspector general de 2 a 4 horas, alguien por insectos, radón durante 48 horas o más, quizá séptico, pozo, topógrafo y valuador. Usted da acceso razonable con servicios activos hasta el cierre; despeje ático, bajo piso, tablero y calefacción. Quien compra repara lo que dañe y es dueño del informe.',
    },
    aspects: {
      'may-i-stay': {
        en: 'You may stay, but going out serves you better: the buyer and the inspector talk more freely, and what you explain about a leak or the furnace can end up in the repair request. Leave notes on quirks and manuals on the counter, take pets and children along, and let your agent handle the door.',
        es: 'Puede quedarse, pero le conviene salir: el comprador y el inspector hablan con más libertad, y lo que usted explique de una gotera o la calefacción puede acabar en la lista de reparaciones. Deje notas y manuales sobre la mesa, llévese mascotas y niños, y que su agente se ocupe de la puerta.',
      },
      'how-long': {
        en: 'Plan on 2 to 4 hours for the general inspection; the insect, septic, well, survey and appraisal visits are shorter, on their own days or together. A radon device sits 48 hours or more, with windows and outside doors kept closed except for coming and going. Ask your agent for the list and the times.',
        es: 'Calcule de 2 a 4 horas para la inspección general; las visitas por insectos, séptico, pozo, levantamiento y avalúo son más cortas, juntas o en otros días. El aparato de radón se queda 48 horas o más, con ventanas y puertas exteriores cerradas salvo para entrar y salir. Pida a su agente la lista y los horarios.',
      },
      'getting-the-house-ready': {
        en: 'Clear the way and leave everything on: power, gas, water and pilot lights working, an empty house dewinterized, and free access to attic, crawl space, electrical panel, furnace and water heater. Leave gate and shed keys, replace bulbs and filters, move boxes and the car. Utilities stay on through closing.',
        es: 'Despeje el paso y déjelo todo encendido: luz, gas, agua y pilotos, el agua reconectada si la casa vacía se preparó para el invierno, y acceso libre al ático, al espacio bajo el piso, al panel eléctrico, a la calefacción y al calentador. Deje llaves del portón y la bodega, cambie focos y filtros, mueva cajas y el auto. Servicios activos hasta el cierre.',
      },
      'how-often-and-until-when': {
        en: "Reasonable access runs up to closing: the buyer may come back with specialists, a contractor or the appraiser, by appointment, and the end of due diligence does not end it. No number of visits is set. Ask for a day's notice and to bunch visits; if it becomes unreasonable, let your agent say so.",
        es: 'El acceso razonable dura hasta el cierre: el comprador puede volver con especialistas, un contratista o el valuador, con cita, y el fin del due diligence no lo termina. No hay número fijo de visitas. Pida un día de aviso y que junten visitas; si se vuelve excesivo, que lo diga su agente.',
      },
      'seeing-the-report': {
        en: 'The report belongs to the buyer, who paid for it, so you see it only if the buyer shares it, often with a repair request. You may decline a copy: what you have read you know, and your broker too, and it can affect what the next buyer must be told. Decide with your agent before opening it.',
        es: 'El informe es del comprador, que lo pagó; usted lo ve solo si él lo comparte, a menudo con la lista de reparaciones. Puede no aceptar la copia: lo que lea ya lo sabe, y su agente también, y puede influir en lo que deba decirse al próximo comprador. Decida con su agente antes de abrirlo.',
      },
      'damage-by-inspectors': {
        en: "The buyer repairs what the buyer's inspectors break: the standard contract says so, and it holds even if the deal ends. Take photos the same day, keep the pieces, and send your agent a short list with times. If they will not pay, an attorney can say what the contract gives you.",
        es: 'Lo que rompan los inspectores del comprador lo repara el comprador: así lo dice el contrato estándar, y vale aunque se caiga la venta. Tome fotos ese mismo día, guarde las piezas y mande a su agente una lista breve con horas. Si no pagan, un abogado dice qué le da el contrato.',
      },
      'access-refused': {
        side: 'buyer',
        en: 'Under the standard contract the seller must give the buyer reasonable access through closing, utilities on, so have your broker ask in writing today for the day, the time and what is to be seen. Inspectors themselves may decline an unsafe roof or crawl space. Watch your deadline: ask for a signed extension, or end in time. If access stays refused, see an attorney.',
        es: 'Según el contrato estándar, quien vende debe dar acceso razonable hasta el cierre, con servicios conectados: que su agente pida hoy por escrito día, hora y lo que se quiere ver. El propio inspector puede negarse a subir a un techo inseguro. Cuide su plazo: pida una prórroga firmada o termine a tiempo. Si siguen negando el acceso, un abogado.',
      },
    },
    links: ['guideSelling'],
    source: 'Form 2-T',
    topics: ['selling/inspectors-at-the-house'],
  },
];
