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
      en: "Yes, with your signature: a firm-exclusive listing allows no public marketing, and Coming Soon bars showings for anyone while it lasts. Once a sign or post is public, the MLS wants the listing entered promptly. Privacy has a price: fewer viewers usually means less competition. The team knows today's rules of the MLS and the big portals.",
      es: 'Sí, con su firma: un listado exclusivo de la firma no permite publicidad, y Coming Soon impide visitas a todos mientras dura. Si hay letrero o publicación, el MLS pide cargar pronto el listado. La privacidad cuesta: menos vistas suele ser menos competencia. El equipo conoce las reglas actuales del MLS y los portales.',
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
      es: 'Puede quedarse, pero es mejor no estar. Viene un inspector general de 2 a 4 horas, alguien por insectos, radón durante 48 horas o más, quizá séptico, pozo, agrimensor y valuador. Usted da acceso razonable con servicios activos hasta el cierre; despeje ático, bajo piso, tablero y calefacción. Quien compra repara lo que dañe y es dueño del informe.',
    },
    links: ['guideSelling'],
    source: 'Form 2-T',
    topics: ['selling/inspectors-at-the-house'],
  },
];
