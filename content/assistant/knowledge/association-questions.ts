import type { Entry } from '#domain/chat/knowledge.ts';

/** What owners and buyers ask about an association: its rules, its money and its power. */
export const associationQuestions: Entry[] = [
  {
    id: 'hoa-approval',
    title: {
      en: 'Can the HOA forbid a fence, paint or a boat?',
      es: '¿La HOA prohíbe cercas, pintura o barcos?',
    },
    answer: {
      en: 'Yes: an association may forbid what its recorded documents name, and most declarations let a committee approve fences, paint, sheds, roofs and parking before work starts. State law keeps some things free within limits, such as the American flag, and federal rules protect small dishes. Apply in writing and wait for the written yes; work begun without it can be fined or undone. Read the declaration before you buy.',
      es: 'Sí: una asociación puede prohibir lo que digan sus documentos registrados, y casi todos dejan que un comité apruebe cercas, pintura, cobertizos, techos y estacionamiento antes de empezar. La ley estatal protege algunas cosas con límites, como la bandera, y la federal las antenas pequeñas. Pida por escrito y espere el sí por escrito; si no, hay multas o hay que quitarlo. Lea la declaración antes de comprar.',
    },
    aspects: {
      'solar-panels': {
        en: 'On a house the association generally cannot forbid solar outright: state law voids covenants that do, but allows rules on place and screening, and recorded limits on panels seen from the street, on the front or a roof that slopes toward it. Units in multi-story condominium buildings are not protected. Apply first, and let an attorney read an older declaration.',
        es: 'En una casa la asociación por lo general no puede prohibir del todo los paneles: la ley estatal anula esas cláusulas, pero permite reglas de ubicación y límites registrados para los que se ven desde la calle, en la fachada o el techo hacia ella. Los condominios de varios pisos no están protegidos. Solicite primero; una declaración antigua, véala un abogado.',
      },
      'denied-or-started': {
        en: 'Ask for the reason in writing, compare it with the recorded rules, and appeal to the board or send a changed plan; do not build meanwhile, since work begun without approval can be fined or undone. If you already started, stop and apply late. Whether a refusal holds is for an attorney.',
        es: 'Pida la razón por escrito, compárela con las reglas registradas y apele ante la directiva o mande un plan cambiado; no construya entretanto, porque lo hecho sin permiso puede multarse o deshacerse. Si ya empezó, pare y solicite tarde. Si la negativa vale, lo dice un abogado.',
      },
      'how-long-and-how': {
        en: 'The declaration sets the time: many say that a committee answers within a set number of days, often about a month, so apply well before the contractor comes. Send a drawing, color or material, size and place, and keep proof of the date. Wait for the written yes, also if nobody answers; ask the manager.',
        es: 'El plazo lo fija la declaración: muchas dicen que un comité contesta en cierto número de días, así que solicite bien antes de que llegue el contratista. Mande dibujo, color o material, tamaño y lugar, y guarde prueba de la fecha. Espere el sí por escrito, aunque no contesten; pregunte al administrador.',
      },
      vehicles: {
        en: "Vehicles are among the first things a declaration limits: boats, RVs, trailers and marked work trucks often must stand in a garage, behind a fence or elsewhere. On a public street the city's parking rules apply too. Read the parking section before you offer, and have an exception in writing.",
        es: 'Los vehículos son de lo primero que limita una declaración: lanchas, RV, remolques y camionetas de trabajo rotuladas suelen ir en cochera, detrás de cerca o fuera. En calle pública rigen también las reglas de la ciudad. Lea la sección de estacionamiento antes de ofertar, y pida cualquier excepción por escrito.',
      },
      'flags-signs-dish': {
        en: 'State law protects the American and North Carolina flags, up to four by six feet, and political signs from 45 days before to 7 days after an election, on property that is yours alone and unless the declaration expressly says otherwise; federal rules cover dishes of about one meter on space that only you use. Size, number and mounting may be regulated. Other flags, signs and banners follow the recorded rules.',
        es: 'La ley estatal ampara la bandera estadounidense y la de Carolina del Norte, hasta cuatro por seis pies, y los letreros políticos desde 45 días antes hasta 7 después de una elección, en propiedad solo suya y salvo que la declaración diga expresamente lo contrario; reglas federales amparan antenas de hasta un metro en espacio de uso exclusivo. Tamaño, número y montaje pueden regularse. Lo demás sigue las reglas registradas.',
      },
      'condo-shared-space': {
        en: 'In a condo the balcony, hallway and outside walls are usually shared or limited common space, so the association decides on grills, hot tubs, plants, furniture and noise; the fire code often bars open-flame grills on balconies too. Quiet hours stand in the rules. Inside your unit you are freer.',
        es: 'En un condominio el balcón, pasillo y paredes exteriores suelen ser área común o común limitada, así que la asociación decide sobre asadores, jacuzzis, plantas, muebles y ruido; el código de incendios a menudo prohíbe asadores de flama en balcones. El horario de silencio está en las reglas. Adentro hay más libertad.',
      },
      'read-before-offer': {
        side: 'buyer',
        en: 'Ask for the declaration, rules and architectural guidelines before you offer, or at the latest early in due diligence: the declaration is recorded with the county, the rest comes from the seller or the manager. Look under use restrictions, parking, animals and approval. “Easygoing” counts for nothing; get your item confirmed in writing.',
        es: 'Pida declaración, reglas y guías de arquitectura antes de ofertar, o a más tardar al inicio del due diligence: la declaración está registrada en el condado, lo demás lo da el vendedor o el administrador. Vea restricciones de uso, estacionamiento, animales y aprobación. Confirme lo suyo por escrito.',
      },
      'garden-and-play': {
        en: 'Plants, vegetable beds, basketball hoops, swing sets and trampolines are for the declaration and its architectural guidelines: many ask for approval of what stands in front or is fixed to the ground, some keep a share of lawn. A movable hoop in the garage at night is often the easy case. Apply with a sketch and wait for the written yes; the city has rules of its own on tall growth and sidewalks.',
        es: 'Plantas, huertos, aros de baloncesto, columpios y trampolines los deciden la declaración y sus guías: muchas piden permiso para lo que se ve al frente o se fija al suelo, y algunas exigen una parte de césped. Un aro móvil que se guarda de noche suele ser lo fácil. Solicite con un croquis y espere el sí por escrito; la ciudad tiene reglas propias sobre maleza y aceras.',
      },
      'shed-or-addition': {
        en: "Most associations let you build a shed, deck or addition only with their written approval beforehand, and many limit size, place, siding and roof, or forbid sheds in sight. Read the declaration and guidelines, send a drawing with the survey, and wait for the yes. The city's setbacks and a county permit come on top. Built without it, you may have to take it down.",
        es: 'Casi todas las asociaciones permiten un cobertizo, terraza o ampliación solo con su aprobación escrita previa, y muchas limitan tamaño, lugar, acabado y techo, o los prohíben a la vista. Lea la declaración y las guías, mande un dibujo con el levantamiento y espere el sí. Aparte van los retiros de la ciudad y el permiso del condado. Sin permiso, quizá deba quitarlo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-102, 47F-3-121, 22B-20; 47 CFR 1.4000',
    topics: ['asked/hoa-approval'],
  },
  {
    id: 'condo-pets',
    title: { en: 'Are dogs allowed in a condo, and how big?', es: '¿Aceptan perros en un condominio?' },
    answer: {
      en: 'Each association decides, so ask for the pet rules of that building before you offer: many around Charlotte allow dogs and cats with a limit on number, weight or breed, and a few allow none. A tenant may have stricter rules than an owner. No listing here states a pet rule; the team can get it in writing. A trained service animal is not a pet in law.',
      es: 'Lo decide cada asociación: pida las reglas de mascotas de ese edificio antes de ofertar. Muchas en Charlotte aceptan perros y gatos con límite de número, peso o tipo, y correa en los pasillos; unas pocas, ninguno. Un inquilino puede tener reglas más estrictas. Ningún anuncio aquí dice la regla; el equipo la consigue por escrito. Un animal de servicio entrenado no es mascota según la ley.',
    },
    aspects: {
      'size-and-breed': {
        en: "Size and breed are each association's own: some Charlotte buildings have a weight limit or a list of breeds, others none, and I know of no rule for all. Ask in writing for the pet rules of that building with your dog's breed and weight before you offer, and check the insurer's list too.",
        es: 'Tamaño y raza los fija cada asociación: algunos edificios de Charlotte tienen límite de peso o lista de razas, otros no, y no hay regla para todos. Pida por escrito las reglas de mascotas de ese edificio con la raza y el peso de su perro antes de ofertar, y vea también la lista de la aseguradora.',
      },
      'how-many': {
        en: "The number is in the association's rules, often two pets in all, dogs and cats together, sometimes one or more. If you come with more, ask the board in writing before you offer whether it grants an exception; do not count on nobody noticing. The city has its own rules on keeping animals.",
        es: 'El número está en las reglas de la asociación, a menudo dos mascotas en total, perros y gatos juntos, a veces una o más. Si trae más, pregunte por escrito a la directiva antes de ofertar si da una excepción; no confíe en que nadie se fije. La ciudad tiene además sus reglas de animales.',
      },
      'after-i-buy': {
        en: 'A rule that stands in the recorded declaration when you buy binds you, and a board can enforce it; a later change, if properly adopted, can bind you too, though many let pets already there stay. Ask before you offer what the rule is and whether a change is planned; for a notice see an attorney.',
        es: 'Una regla que ya está en la declaración registrada cuando compra le obliga, y la directiva puede aplicarla; un cambio posterior bien aprobado también, aunque muchas dejan quedarse a las mascotas que ya están. Pregunte antes de ofertar cuál es y si planean cambiarla; si recibe un aviso, un abogado.',
      },
      'where-to-read': {
        en: "The pet rule stands in the declaration or in the association's rules, under “animals” or “pets”, next to leash, noise and cleanup. The seller or the manager has both, and the declaration is recorded with the county. Ask the manager to confirm it in writing, since a listing's “pets ok” binds nobody.",
        es: 'La regla está en la declaración o en las reglas de la asociación, bajo “animals” o “pets”, junto a correa, ruido y limpieza. El vendedor o el administrador tiene ambas, y la declaración está registrada en el condado. Pida confirmación escrita: el “pets ok” de un anuncio no obliga a nadie.',
      },
      tenants: {
        en: "A tenant's pet must fit both the association's rule, which can be stricter for renters than for owners, and your lease. Write number, breed and size into the lease, with any pet fee or deposit, and give the tenant the rules: fines for a breach come to you as the owner. A trained service animal is not a pet in law; about a support animal ask an attorney.",
        es: 'La mascota de un inquilino debe cumplir la regla de la asociación, que puede ser más estricta para inquilinos, y su contrato de renta. Ponga número, raza y tamaño, con cualquier cargo o depósito, y dele las reglas: las multas le llegan a usted como dueño. Un animal de servicio entrenado no es mascota ante la ley; por uno de apoyo, pregunte a un abogado.',
      },
      'cats-and-others': {
        en: 'Cats are usually allowed where dogs are; birds, fish and reptiles depend on the wording, since some rules list only dogs and cats and others ban “exotic” animals or breeding. Ask about your animal by name and in writing. Fostering can count as extra pets, so ask about that too.',
        es: 'Los gatos suelen permitirse donde se permiten perros; aves, peces y reptiles dependen del texto, pues algunas reglas solo nombran perros y gatos y otras prohíben animales “exóticos” o la cría. Pregunte por su animal por su nombre y por escrito. Ser hogar temporal puede contar como mascotas extra.',
      },
    },
    links: ['contact', 'call'],
    source: 'N.C.G.S. chapters 47C and 47F; HUD on assistance animals, May 2026',
    topics: ['asked/condo-pets'],
  },
  {
    id: 'hoa-opt-out',
    title: { en: 'Can I opt out of an HOA or its dues?', es: '¿Puedo no pagar o salir de la HOA?' },
    answer: {
      en: 'No: where membership comes with the deed, you owe the dues as long as you own, used or unused pool alike, and one owner cannot bargain them down. Unpaid dues become a lien. You can vote, run for the board, or read the budget. Some older neighborhoods have only a voluntary association, where you choose; the declaration tells which. If you cannot pay, ask for a plan.',
      es: 'No: cuando la membresía viene con la escritura, debe la cuota mientras sea dueño, use o no la alberca, y un dueño no puede regatearla solo. Lo no pagado se vuelve gravamen. Puede votar, entrar a la directiva o revisar el presupuesto. En algunos vecindarios viejos la asociación es voluntaria; lo dice la declaración. Si no puede pagar, pida pronto un plan.',
    },
    aspects: {
      'stop-paying': {
        en: 'Stopping payment makes it dearer: late fees, interest and collection costs come on top, dues unpaid for 30 days can become a lien, and after 90 days the board may vote to foreclose, even if your mortgage is current. Dispute bad service by letter, vote or court, and keep paying meanwhile.',
        es: 'Dejar de pagar sale más caro: se suman recargos, intereses y cobranza, las cuotas con 30 días de atraso pueden volverse gravamen y tras 90 días la directiva puede votar la ejecución, aunque su hipoteca esté al día. Reclame por carta, voto o tribunal, y siga pagando.',
      },
      'voluntary-or-not': {
        en: "The recorded declaration tells: if it makes every owner a member with dues, it is mandatory; a neighborhood association without one is voluntary, as in some older in-town areas, and you choose. Condos always have a mandatory one, townhouses nearly always. The closing attorney's title search shows it.",
        es: 'Lo dice la declaración registrada: si hace miembro con cuota a cada dueño, es obligatoria; una asociación vecinal sin ella es voluntaria, como en algunas zonas viejas del centro, y usted elige. Los condominios siempre tienen una obligatoria, los townhouses casi siempre. El estudio de título lo muestra.',
      },
      'lower-the-dues': {
        en: 'Dues are the same for your share by the budget, so one owner cannot bargain them down; the owners together can, by electing a board or voting on the budget. Read the budget, ask for bids on insurance and landscaping, go to the meeting. Cuts that starve the reserves come back as a special assessment.',
        es: 'La cuota sale del presupuesto según su parte, así que un dueño solo no la negocia; los dueños juntos sí, eligiendo directiva o votando el presupuesto. Léalo, pida cotizaciones de seguro y jardinería, vaya a la junta. Recortar las reservas regresa como cuota extraordinaria.',
      },
      'cannot-pay': {
        en: 'Write to the board or manager before you fall further behind and ask for a payment plan: what you can pay, from when, and late fees paused. Many agree, but need not. If a lien or foreclosure notice comes, see an attorney or Legal Aid at once. Selling pays the balance at closing.',
        es: 'Escriba a la directiva o al administrador antes de atrasarse más y pida un plan de pagos: cuánto puede, desde cuándo, y recargos en pausa. Muchas aceptan, aunque no están obligadas. Si llega un aviso de gravamen o ejecución, vea ya a un abogado o Legal Aid. Al vender, el saldo se paga en el cierre.',
      },
      'not-using-it': {
        en: 'You owe the full dues whether or not you use the pool, mow your own lawn, rent the home out or leave it empty: they pay for what belongs to all, such as insurance, roofs, roads and reserves. Only the documents could grant a lower share. A tenant or buyer may reimburse you by agreement; the debt stays yours.',
        es: 'Debe la cuota completa use o no la alberca, corte su propio pasto, rente la casa o la tenga vacía: paga lo que es de todos, como seguro, techos, calles y reservas. Solo los documentos podrían dar una parte menor. Un inquilino o comprador puede reembolsarle por acuerdo; la deuda sigue siendo suya.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-115, 47F-3-116; G.S. 47C',
    topics: ['asked/hoa-opt-out'],
  },
  {
    id: 'association-finances',
    title: { en: 'How do I check an HOA’s finances?', es: '¿Cómo reviso las finanzas de la HOA?' },
    answer: {
      en: 'Ask, within due diligence, for the budget, the reserve study, the last two years’ minutes, the insurance certificate and a list of lawsuits and unpaid dues. Warning signs: reserves far below what roofs, elevators or roads will cost, dues that never rise, many owners behind, repeated special assessments. The seller or the manager supplies them, sometimes for a fee. Your lender’s questionnaire checks part of it.',
      es: 'Pida, dentro de due diligence, el presupuesto, el estudio de reservas, las actas de dos años, el certificado de seguro y la lista de demandas y cuotas sin pagar. Malas señales: reservas muy por debajo de lo que costarán techos, elevadores o calles, cuotas que nunca suben, muchos morosos, cuotas extraordinarias seguidas. Lo entrega quien vende o el administrador. El banco revisa una parte.',
    },
    aspects: {
      'reserves-enough': {
        en: 'There is no single number: compare the reserves with what the reserve study says will be needed for roof, elevators, paving and paint, and by when. A study that is old or missing, or a fund that covers little of the next big job, is a warning. Divide the gap by the units to see your possible share.',
        es: 'No hay una cifra única: compare las reservas con lo que el estudio dice que hará falta para techo, elevadores, pavimento y pintura, y cuándo. Un estudio viejo o ausente, o un fondo que cubre poco de la próxima obra, es aviso. Divida el faltante entre las unidades para ver su posible parte.',
      },
      'who-gives-papers': {
        en: 'The seller asks the manager for them, or hands you the login; put the request into the offer or make it on the first day of due diligence. Budget, reserve study, minutes, insurance and audit are the list. There may be a fee for copies. What is refused is an answer too: ask why, and tell your agent.',
        es: 'El vendedor los pide al administrador o le da acceso; póngalo en la oferta o pídalo el primer día del due diligence. La lista: presupuesto, estudio de reservas, actas, seguro y auditoría. Puede haber cargo por copias. Si se niegan, también es una respuesta: pregunte por qué y dígalo a su agente.',
      },
      'low-dues': {
        en: 'Dues rise when costs do or when reserves were left empty, so low dues are good only if the fund is full: dues that never rise often mean work put off and a special assessment later. Compare similar buildings and five years of budgets. A small rise each year is usually healthier; nobody can promise the next one.',
        es: 'La cuota sube cuando suben los costos o se vaciaron las reservas, así que una baja es buena solo si el fondo está lleno: si nunca sube, suele haber obras pospuestas y luego una cuota extraordinaria. Compare edificios parecidos y cinco años de presupuestos. Un alza pequeña cada año es más sana; nadie promete la próxima.',
      },
      lawsuits: {
        en: "Ask in writing whether the association sues or is sued, over what and for how much; the minutes, the audit and the county court records show it. A suit over the structure or a builder's defect matters most: a lender may refuse the building, and owners may pay for it. An attorney reads the case.",
        es: 'Pregunte por escrito si la asociación demanda o está demandada, por qué y cuánto; lo muestran las actas, la auditoría y los registros del tribunal. Lo más serio es una demanda por estructura o defecto de obra: un prestamista puede rechazar el edificio y los dueños pagar. Un abogado lee el caso.',
      },
      'big-bill-coming': {
        en: 'Look for the bill before it comes: minutes that speak of bids, engineers, leaks, elevators or paving, a reserve study with a large job within five years, an old roof, and assessments already voted. Then ask the manager in writing whether any special assessment is approved or proposed. Do it within due diligence.',
        es: 'Busque el cobro antes de que llegue: actas que hablan de cotizaciones, ingenieros, filtraciones, elevadores o pavimento, un estudio con obra grande en cinco años, techo viejo y cuotas ya votadas. Luego pregunte por escrito al administrador si hay cuota extraordinaria aprobada o propuesta. Hágalo en el due diligence.',
      },
      'owners-behind': {
        en: "Ask how many owners are behind, for how long, and what share of the year's dues that is; a lender's questionnaire asks the same, and a high share can sink a loan there. It also means the others carry the gap. The manager has the figure without names; the year's budget shows bad debt.",
        es: 'Pregunte cuántos dueños están atrasados, desde cuándo y qué parte de las cuotas del año es; el cuestionario del prestamista pregunta lo mismo y una parte alta puede tumbar el préstamo. También significa que los demás cubren el hueco. El administrador da la cifra sin nombres; el presupuesto muestra incobrables.',
      },
      'reserve-study': {
        en: "A reserve study is an expert's list of what the association must one day replace, roofs, paving, elevators, pool, with the year and the cost, and how much should be saved for it each year. Compare it with the money really in the reserve account. No study, an old one or a fund far below it is a warning of higher dues or a special assessment.",
        es: 'Un estudio de reservas es la lista de un experto de lo que la asociación tendrá que reponer, techos, pavimento, elevadores, alberca, con año y costo, y cuánto ahorrar cada año. Compárelo con lo que hay de verdad en la cuenta. Si no hay estudio, es viejo o el fondo está muy por debajo, avisa de cuotas más altas o una cuota especial.',
      },
      'fidelity-and-other-insurance': {
        en: "Besides property and liability, ask whether the association carries crime or fidelity coverage, which pays when a board member or manager takes its money, and directors' coverage. Lenders expect fidelity coverage in condominiums of more than 20 homes. The manager or agent gives a certificate with limits and deductibles; read it with the budget within due diligence.",
        es: 'Además de propiedad y responsabilidad, pregunte si la asociación tiene seguro de fidelidad o contra robo (crime), que paga si un directivo o administrador se lleva el dinero, y el de directivos. Los bancos esperan el de fidelidad en condominios de más de 20 viviendas. El administrador da un certificado con límites y deducibles; léalo con el presupuesto en el due diligence.',
      },
      'owner-sees-the-books': {
        en: "Yes: it must show them to its owners. State law has the association make its financial and other records, minutes included, reasonably available to owners and their agents, under the bylaws, and give every owner the yearly income statement and balance sheet free within 75 days of the year's end. Ask in writing, name the papers and allow five business days. A buyer asks through the seller. If it refuses, see an attorney.",
        es: 'Sí: debe mostrarlos a sus dueños. La ley estatal obliga a la asociación a dejar ver a dueños y sus agentes sus registros financieros y otros, con las actas, según los estatutos, y a dar gratis el estado anual y el balance dentro de 75 días del cierre del año. Pida por escrito y nombre los papeles. Un comprador los pide por el vendedor. Si se niega, un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-118; G.S. 47C-3-118; Fannie Mae; G.S. 55A-16-02',
    topics: ['asked/association-finances'],
  },
  {
    id: 'special-assessment',
    title: { en: 'Who pays a special assessment?', es: '¿Quién paga la cuota extraordinaria?' },
    answer: {
      en: 'Under the standard contract the seller pays one that is approved before settlement, and the buyer one that is approved later; either can be negotiated, so ask the association in writing during due diligence. As an owner you owe your share of one properly adopted, in installments if the board allows, and cannot refuse it. Insurance may cover part after a loss. What was properly adopted, an attorney says.',
      es: 'Según el contrato estándar, quien vende paga la aprobada antes del cierre y quien compra la que se aprueba después; ambas se negocian, así que pregunte por escrito a la asociación en due diligence. Como dueño debe su parte de una bien aprobada, a plazos si la directiva lo permite, y no puede negarse. El seguro puede cubrir algo tras un daño. Si se aprobó bien lo dice un abogado.',
    },
    aspects: {
      'refuse-or-vote': {
        en: 'Once properly adopted you cannot refuse it, even if you voted no: unpaid, it becomes a lien like dues. Whether the board alone may adopt it, or owners must vote, and how much, the declaration says. Ask for the minutes and the section it rests on; if the steps were skipped, an attorney can challenge it.',
        es: 'Bien aprobada no puede negarse, aunque haya votado en contra: sin pagar se vuelve gravamen como las cuotas. Si basta la directiva o deben votar los dueños, y por cuánto, lo dice la declaración. Pida el acta y el artículo en que se basa; si se saltaron pasos, un abogado puede impugnarla.',
      },
      'find-out-first': {
        en: "Ask the manager in writing, within due diligence, whether one is approved, proposed or discussed, and for how much per unit; then read two years of minutes and the reserve study. The seller's disclosure form asks too, but may be answered with no representation. Talk of bids or engineers is the early sign.",
        es: 'Pregunte por escrito al administrador, en el due diligence, si hay una aprobada, propuesta o en discusión, y de cuánto por unidad; luego lea dos años de actas y el estudio de reservas. La declaración del vendedor también pregunta, pero puede quedar sin respuesta. Cotizaciones o ingenieros son la primera señal.',
      },
      installments: {
        en: 'Installments do not decide who owes it: under the standard contract the seller pays one approved before settlement in full, later installments too, as far as the amount can be determined. Read your contract and write into it who pays. As an owner, ask the board for a plan; some allow it, some do not.',
        es: 'Los pagos en partes no deciden quién debe: según el contrato estándar, el vendedor paga completa la aprobada antes del cierre, también los plazos posteriores, si el monto se puede determinar. Lea su contrato y anote quién paga. Como dueño, pida plan a la directiva; unas lo dan, otras no.',
      },
      insurance: {
        en: 'Insurance pays only when a covered loss caused it, such as fire or storm, through “loss assessment” cover in your own policy, up to its limit. Wear, an old roof or empty reserves are not covered. Ask your agent what your limit is and whether a deductible of the association counts.',
        es: 'El seguro paga solo si lo causó un daño cubierto, como incendio o tormenta, mediante la cobertura “loss assessment” de su póliza y hasta su límite. Desgaste, techo viejo o reservas vacías no se cubren. Pregunte a su agente cuál es su límite y si cuenta el deducible de la asociación.',
      },
      'bargain-with-seller': {
        side: 'buyer',
        en: 'You may ask the seller to pay it, all or part, as a term of the offer or by an amendment during due diligence: a credit, a lower price, or paid off at closing. Put the amount and the name of the assessment in writing. The seller may refuse; then pay, bargain on, or leave before the deadline.',
        es: 'Puede pedir que el vendedor la pague, toda o parte, en la oferta o con una enmienda durante el due diligence: crédito, menos precio o liquidada en el cierre. Ponga por escrito la cantidad y cuál cuota es. El vendedor puede negarse; entonces paga, sigue negociando o se retira antes del plazo.',
      },
      'bill-after-the-sale': {
        en: "A bill that comes after the sale goes by the date the assessment was approved and by your contract: approved before settlement, it is usually the seller's; afterward, the buyer's. The association bills whoever owns now. Send the bill, the minutes and the contract to the closing attorney before anybody pays.",
        es: 'Un cobro que llega después de la venta depende de la fecha en que se aprobó la cuota y de su contrato: aprobada antes del cierre suele ser del vendedor; después, del comprador. La asociación cobra al dueño actual. Mande el cobro, las actas y el contrato al abogado de cierre antes de que alguien pague.',
      },
      'what-it-is': {
        en: 'A special assessment is a one-time charge an association lays on its owners, on top of dues, for something its reserves cannot pay, such as a roof, a road or storm damage. It can be hundreds or many thousands of dollars, sometimes in installments, and becomes a lien if unpaid. Ask before you buy whether one is voted or talked about.',
        es: 'Una cuota especial es un cobro único que la asociación carga a sus dueños, además de las cuotas, para algo que sus reservas no cubren, como un techo, una calle o daños de tormenta. Puede ser de cientos o muchos miles de dólares, a veces en pagos, y se vuelve gravamen si no se paga. Antes de comprar pregunte si hay una votada o en discusión.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T as revised July 2021 (special assessments); G.S. 47F-3-115; G.S. 47C-3-115',
    topics: ['asked/special-assessment'],
  },
  {
    id: 'who-fixes-the-roof',
    title: {
      en: 'Who fixes the roof in a condo or townhouse?',
      es: '¿Quién arregla el techo en un condominio?',
    },
    answer: {
      en: 'The declaration says: in a condominium the association usually keeps roof, outside walls and shared pipes, and you what is inside your unit; in a townhouse it can be either, so many owners pay for their own roof. A leak between units is often the hardest case. Ask the manager in writing, match your insurance to it, and check whether the reserves can pay for the next roof.',
      es: 'Lo dice la declaración: en un condominio la asociación suele mantener techo, muros exteriores y tuberías comunes, y usted el interior; en un townhouse puede ser cualquiera, y muchos dueños pagan su techo. Una fuga entre unidades es lo más difícil. Pregunte por escrito al administrador, ajuste su seguro y vea si las reservas alcanzan para el próximo techo.',
    },
    aspects: {
      'townhouse-roof': {
        en: "In a townhouse it can be either: many owners own lot and roof and pay for it themselves, while some associations keep the roofs from the dues. The look does not tell; the declaration does, under maintenance. Ask the manager in writing, with the roof's age, before you offer or insure.",
        es: 'En un townhouse puede ser de cualquiera: muchos dueños son dueños de lote y techo y lo pagan, mientras algunas asociaciones mantienen los techos con las cuotas. No se ve por fuera; lo dice la declaración, en mantenimiento. Pregunte por escrito al administrador, con la edad del techo, antes de ofertar o asegurar.',
      },
      'leak-between-units': {
        en: "Stop the water and call both the manager and your insurer; then see where it came from. From a shared pipe or the roof it is usually the association's to repair; from a neighbor's fixture the neighbor's insurer may pay if that person was at fault; damage inside your unit mostly goes through your own policy.",
        es: 'Corte el agua y llame al administrador y a su seguro; luego vea de dónde vino. De tubería común o techo suele repararlo la asociación; del aparato de un vecino puede pagar su seguro si tuvo la culpa; el daño dentro de su unidad va casi siempre por su propia póliza.',
      },
      'windows-doors-balcony': {
        en: 'Windows, front doors, balconies and patios are often “limited common elements”: used only by you, but cared for as the declaration says, by the association, by you, or split, such as you the glass and they the frame. Ask before you order anything; the look must usually be approved.',
        es: 'Ventanas, puertas, balcones y patios suelen ser “limited common elements”: de uso solo suyo, pero los cuida quien diga la declaración, la asociación, usted o repartido, como usted el vidrio y ellos el marco. Pregunte antes de encargar nada; el aspecto casi siempre requiere aprobación.',
      },
      'insurance-match': {
        en: "Insure what the declaration makes yours: in a condo usually the inside and your belongings with an HO-6 policy, in a townhouse whose roof is yours a homeowners policy for the building too. Get the association's insurance certificate, ask whether it goes to the studs or the finishes, and give both to your insurer.",
        es: 'Asegure lo que la declaración le asigna: en condominio suele ser el interior y sus cosas con póliza HO-6; en un townhouse cuyo techo es suyo, una póliza de casa también para la construcción. Consiga el certificado de seguro de la asociación, pregunte hasta dónde llega y dé ambos a su aseguradora.',
      },
      'what-is-mine': {
        en: "Yours in a condo is usually everything from the unfinished walls inward: paint, floors, cabinets, appliances, fixtures and the pipes that serve only you. The structure, roof, outside and shared pipes are common. The declaration's “unit boundaries” draw the line; in a townhouse it may run very differently.",
        es: 'Suyo en un condominio suele ser todo desde la pared sin acabado hacia adentro: pintura, pisos, gabinetes, aparatos, llaves y tuberías que solo le sirven a usted. Estructura, techo, exterior y tubería común son de todos. El límite está en “unit boundaries” de la declaración; en un townhouse puede ser muy distinto.',
      },
      'association-refuses': {
        en: "Write to the board and the manager with photographs, the section of the declaration and a date for the answer, and report the damage to your insurer in the meantime. Ask for the item on the next meeting's agenda. No state agency settles it; if they still refuse, an attorney can write or go to court.",
        es: 'Escriba a la directiva y al administrador con fotos, el artículo de la declaración y una fecha para contestar, y reporte mientras el daño a su seguro. Pida que se trate en la próxima junta. Ninguna agencia estatal lo resuelve; si siguen negándose, un abogado puede escribir o ir a tribunal.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47C-3-107; G.S. 47F-3-107',
    topics: ['asked/who-fixes-the-roof'],
  },
];
