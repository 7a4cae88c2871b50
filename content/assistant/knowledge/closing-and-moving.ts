import type { Entry } from '#domain/chat/knowledge.ts';

/** The day of closing and the days around it, as either side lives them. */
export const closingAndMoving: Entry[] = [
  {
    id: 'closing-day',
    title: { en: 'What happens on closing day?', es: '¿Qué pasa el día del cierre?' },
    answer: {
      en: 'You sign for about an hour at the closing attorney’s office, your money having come by wire the day before; then the attorney checks the title once more, records the deed, pays everyone out, and the keys are yours. Walk through the house shortly before. Buyer and seller seldom sit together, and a seller often signs days earlier. Bring photo ID. The attorney tells you hour and place.',
      es: 'Firma cerca de una hora en la oficina del abogado de cierre, con el dinero ya enviado el día anterior; luego el abogado revisa otra vez el título, registra la escritura, paga a todos y las llaves son suyas. Recorra la casa poco antes. Las partes casi nunca se sientan juntas, y quien vende suele firmar antes. Lleve identificación. El abogado le dice hora y lugar.',
    },
    aspects: {
      'how-long-and-how-many-papers': {
        en: "Plan on about an hour for a buyer with a loan, and half of that or less for a cash buyer or a seller; the stack is thick and mostly the lender's. Ask for the papers the day before, so that you can read in peace. Keys follow later, after recording, so keep the day free.",
        es: 'Cuente con una hora para quien compra con préstamo y la mitad o menos para quien paga de contado o vende; son muchas páginas, casi todas del banco. Pida los papeles el día antes para leerlos con calma. Las llaves llegan después, al registrarse la escritura; deje libre el día.',
      },
      'where-and-when': {
        en: "Closings take place at the closing attorney's office, on a business day, usually in the morning or early afternoon so that the deed can be recorded the same day. Some attorneys can come to you or send papers to a notary near you. The attorney's office sets the hour with you and the lender.",
        es: 'El cierre es en la oficina del abogado, en día hábil, casi siempre en la mañana o temprano en la tarde para registrar la escritura ese mismo día. Algunos abogados van a su casa o mandan los papeles a un notario cercano. La oficina del abogado fija la hora con usted y el banco.',
      },
      'who-is-there': {
        en: 'Expect the attorney or a paralegal and you, with your agent often there; the lender rarely comes, and the seller usually signs at another hour or day. Everybody on the deed or the loan has to sign. You may bring family, and you can ask your agent to come. Nothing is bargained at the table.',
        es: 'Están el abogado o su asistente y usted, y muchas veces su agente; el banco rara vez va, y el vendedor suele firmar a otra hora u otro día. Firman todos los que están en la escritura o el préstamo. Puede llevar familia y pedir a su agente que vaya. En la mesa ya no se negocia.',
      },
      'seller-on-the-day': {
        side: 'seller',
        en: "A seller's part is short: sign the deed and a few statements at the attorney's office, often days before, bring photo ID, keys, remotes and codes, and leave the house empty and clean. The loan is paid off from the price, and your money usually comes the same or next business day after recording. Confirm your bank details by phone.",
        es: 'Lo del vendedor es corto: firmar la escritura y unas declaraciones con el abogado, muchas veces días antes, llevar identificación, llaves, controles y códigos, y dejar la casa vacía y limpia. El préstamo se paga del precio y su dinero llega el mismo día o el siguiente hábil tras el registro. Confirme sus datos bancarios por teléfono.',
      },
      'read-papers-in-advance': {
        en: 'Yes: ask the closing attorney to email the papers a day or two before, and read the Closing Disclosure, which a lender must give you three business days ahead. At the table the attorney or a paralegal goes through each page, and you may stop and ask. Legal questions go to the attorney before that day, loan questions to the lender.',
        es: 'Sí: pida al abogado del cierre que le mande los papeles uno o dos días antes, y lea el Closing Disclosure, que el prestamista debe darle tres días hábiles antes. En la mesa el abogado o su asistente explica cada hoja y usted puede parar y preguntar. Lo legal, al abogado antes de ese día; lo del préstamo, al prestamista.',
      },
      'change-of-mind': {
        en: 'Call your attorney this minute: North Carolina gives no days to reconsider a purchase, and the three-day right some people mean covers refinances and equity loans, not the loan that buys the home. Before the deed is recorded the attorney may still stop it, but refusing to close can cost both deposits; once it is recorded the home is yours.',
        es: 'Llame ya a su abogado: Carolina del Norte no da días para arrepentirse de una compra, y los tres días de que se habla son para refinanciar o líneas de crédito, no para el préstamo con que se compra. Antes de registrar la escritura el abogado quizá pueda detenerlo, pero no cerrar puede costarle ambos depósitos; una vez registrada, la casa es suya.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 45A-4; Form 2-T; CFPB, right of rescission',
    topics: ['asked/closing-day-course'],
  },
  {
    id: 'early-move-in',
    title: { en: 'Can a buyer move in before closing?', es: '¿Se puede entrar antes del cierre?' },
    answer: {
      en: 'Only with an early-possession agreement that both sides sign, with a fee, insurance and the lender’s consent; without one nobody moves in, stores boxes or paints before the deed is recorded. Sellers may refuse, and often should: if the loan fails, a stranger lives in their house, and a buyer’s work is lost. A few days of storage or a hotel is usually cheaper. Ask an attorney.',
      es: 'Solo con un acuerdo de posesión anticipada firmado por ambos, con pago, seguro y permiso del banco; sin él nadie se muda, guarda cajas ni pinta antes de registrar la escritura. Quien vende puede negarse, y a menudo le conviene: si el préstamo falla, tiene a un extraño en casa, y quien compra pierde lo que hizo. Unos días de bodega u hotel salen más baratos. Pregunte a un abogado.',
    },
    aspects: {
      'storing-things': {
        en: 'Boxes or furniture before closing need the same written agreement as moving in: even in an empty garage it must say who bears loss or damage, and the lender and insurers must know. A friendly word from the seller is not enough. If the deal fails, the things must leave at once. A storage unit or container elsewhere is simpler.',
        es: 'Guardar cajas o muebles antes del cierre pide el mismo acuerdo escrito que mudarse: aun en un garaje vacío debe decir quién responde por pérdidas o daños, y deben saberlo el banco y los seguros. No basta que el vendedor diga que sí. Si se cae el trato, todo sale de inmediato. Una bodega es más sencilla.',
      },
      'work-before-closing': {
        en: 'Keep painters, floors and demolition until the deed is recorded: work on a house you do not own is lost if the loan fails, a lien or damage falls on the seller, and insurance may not pay. Measuring, estimates and a look with a contractor are fine when the seller allows a visit with your agent.',
        es: 'Deje pintura, pisos y demolición para después de registrar la escritura: lo hecho en una casa ajena se pierde si falla el préstamo, un gravamen o daño cae sobre el vendedor y el seguro puede no pagar. Medir, cotizar y verla con un contratista sí se puede, si el vendedor permite una visita con su agente.',
      },
      'should-the-seller-agree': {
        side: 'seller',
        en: 'As the seller you may refuse, and often should: if the loan fails you have an occupant to remove, your insurance may not cover them, and small faults they find become demands. If you agree, use the early-possession form with a fee, deposit, proof of insurance and an end date, and ask an attorney first.',
        es: 'Como vendedor puede negarse, y muchas veces conviene: si falla el préstamo tendrá que sacar a un ocupante, su seguro puede no cubrirlo y cada defecto que encuentren será un reclamo. Si acepta, use el formulario de posesión anticipada con cuota, depósito, comprobante de seguro y fecha límite, y consulte antes a un abogado.',
      },
      'lease-ends-or-closing-slips': {
        en: "Look first for a way without early possession: ask your landlord for a few more days, book a hotel or short rental, have the movers hold the truck, and ask whether closing can come sooner. If the seller agrees to let you in, it takes the signed early-possession form, a daily fee, insurance and the lender's consent.",
        es: 'Busque primero otra salida: pida a su arrendador unos días más, un hotel o renta corta, que la mudanza guarde el camión, o adelantar el cierre. Si el vendedor acepta dejarlo entrar, hace falta el formulario de posesión anticipada firmado, una cuota diaria, seguro y el permiso del banco.',
      },
      'terms-of-the-agreement': {
        en: 'The early-possession agreement (Form 2A7-T) is signed by both sides and sets the dates, a daily or flat fee that you negotiate, a deposit, who pays utilities and damage, and that you leave if the sale fails. The buyer insures belongings and liability, the seller keeps the house policy and tells the insurer. The lender must consent.',
        es: 'El acuerdo de posesión anticipada (formulario 2A7-T) lo firman las dos partes y fija fechas, una cuota diaria o fija que se negocia, depósito, quién paga servicios y daños, y que se sale si la venta falla. El comprador asegura sus cosas y su responsabilidad; el vendedor mantiene su póliza y avisa a la aseguradora. El banco debe aceptar.',
      },
      'deal-fails': {
        side: 'seller',
        en: 'Go by the early-possession agreement: it normally says the buyer leaves at once if the sale fails, pays for each day and for damage, from the deposit first. Ask in writing for the date and the keys. If they stay, do not change locks or cut power; only the court removes them, so see an attorney the same day. Tell your insurer, and sign with nobody else before the house is empty.',
        es: 'Rige el acuerdo de entrada anticipada: normalmente dice que el comprador se va enseguida si la venta falla y paga cada día y los daños, primero del depósito. Pida por escrito la fecha y las llaves. Si se queda, no cambie cerraduras ni corte la luz; solo la corte lo saca, así que vea ese día a un abogado. Avise al seguro y no firme con otro antes de que esté vacía.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2A7-T',
    topics: ['asked/early-move-in'],
  },
  {
    id: 'closing-date',
    title: { en: 'Which day should we close?', es: '¿Qué día conviene cerrar?' },
    answer: {
      en: 'Any business day you and the seller agree on; weekends and holidays do not work, since the deed must be recorded and the banks must wire. A morning in midweek leaves room if something is late; on a Friday afternoon keys may wait until Monday. Late in the month a buyer prepays less interest. An earlier or later date takes an amendment both sign, and a lender who is ready.',
      es: 'Cualquier día hábil que acuerden; fines de semana y feriados no, porque hay que registrar la escritura y los bancos deben transferir. Una mañana a media semana deja margen; un viernes por la tarde las llaves pueden esperar al lunes. A fin de mes quien compra adelanta menos interés. Otra fecha exige una enmienda firmada por ambos y un banco listo.',
    },
    aspects: {
      'end-of-month': {
        en: "Closing late in the month lowers the cash a buyer brings, because interest is prepaid only from closing day to the month's end; over time it saves nothing, since the first payment then comes sooner. Month's end, and December most of all, is the busiest time for lenders and attorneys, so a day or two earlier is calmer. Your lender shows both figures.",
        es: 'Cerrar a fin de mes baja el efectivo que lleva el comprador, porque el interés se prepaga solo desde el cierre hasta fin de mes; a la larga no ahorra, pues el primer pago llega antes. Fin de mes, y más diciembre, es lo más cargado para bancos y abogados: uno o dos días antes es más tranquilo. El banco le da ambas cifras.',
      },
      'weekend-or-holiday': {
        en: 'Closings need a business day: the deed has to be recorded with the county and the banks have to wire, so weekends and bank holidays are out. You can sometimes sign papers on a Saturday or the eve of a holiday if the attorney agrees, but the money and the keys wait for the next business day.',
        es: 'El cierre necesita un día hábil: hay que registrar la escritura en el condado y los bancos tienen que transferir, así que fines de semana y feriados bancarios no sirven. A veces se puede firmar en sábado o víspera si el abogado acepta, pero el dinero y las llaves esperan al siguiente día hábil.',
      },
      'move-the-date': {
        en: "Moving the date earlier or later takes an amendment signed by both sides; nobody has to agree. The lender, attorney and movers must be able to follow, and a rate lock may run out. If a party acting in good faith is simply not ready, the contract allows some days' grace. Ask your agent for the form now.",
        es: 'Cambiar la fecha, antes o después, requiere una enmienda firmada por las dos partes; nadie está obligado. Banco, abogado y mudanza deben poder seguir, y la tasa asegurada puede vencer. Si una parte de buena fe no está lista, el contrato da unos días de gracia. Pida ya el formulario a su agente.',
      },
      'who-decides': {
        en: 'Buyer and seller agree on the date in the contract; neither side, nor the lender, can set it alone. The buyer names one in the offer, the seller may counter, and about 30 to 45 days is common with a loan, while 60 or 90 days can be agreed if it suits both. A date that suits the seller can strengthen an offer.',
        es: 'Comprador y vendedor acuerdan la fecha en el contrato; ninguno, ni el banco, la fija solo. El comprador la propone en la oferta y el vendedor puede contraofertar; con préstamo lo común son unos 30 a 45 días, y se pueden pactar 60 o 90 si conviene a los dos. Una fecha cómoda para el vendedor puede reforzar la oferta.',
      },
      'how-soon': {
        en: 'With a loan count on about 30 to 45 days from contract to closing, because appraisal, underwriting and title set the pace; few loans go faster. With cash about two weeks is possible, once title and association papers are in. Ask the lender for the earliest safe date before you write it into the offer.',
        es: 'Con préstamo cuente de 30 a 45 días desde el contrato, porque el avalúo, el análisis del crédito y el título marcan el paso; pocos préstamos van más rápido. De contado puede ser en unas dos semanas, cuando estén título y papeles de la asociación. Pregunte al banco la fecha más próxima segura antes de ofertar.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 45A-4',
    topics: ['asked/closing-date-choice'],
  },
  {
    id: 'who-attends-closing',
    title: { en: 'Must we both be at closing?', es: '¿Debemos estar los dos en el cierre?' },
    answer: {
      en: 'Everyone on the deed or the loan must sign, but not in one room or on one day: a spouse who is away can sign before a notary, by mail, or through a power of attorney written for this deal. A spouse who is not on the deed is usually asked to sign too. Tell the attorney two to three weeks ahead who cannot come.',
      es: 'Deben firmar todos los que estén en la escritura o el préstamo, pero no juntos ni el mismo día: quien está lejos firma ante notario, por correo o con un poder hecho para esta operación. Al cónyuge que no está en la escritura normalmente también se le pide firma. Su agente no tiene que ir. Avise al abogado dos o tres semanas antes quién no puede.',
    },
    aspects: {
      'away-or-abroad': {
        en: 'You need not be there in person: the attorney sends your papers ahead, you sign before a notary where you are and return the originals by courier, or sign early at the office. Abroad it is a U.S. consulate, or a local notary with an apostille. The lender must accept the way chosen, so tell the attorney two to three weeks ahead.',
        es: 'No tiene que estar en persona: el abogado le manda los papeles, usted firma ante un notario donde esté y devuelve los originales por mensajería, o firma antes en la oficina. En el extranjero, en un consulado de EE. UU. o con notario local y apostilla. El banco debe aceptar la forma; avise dos o tres semanas antes.',
      },
      'power-of-attorney': {
        en: 'A power of attorney lets somebody you trust sign for you, if it covers this very deal, is notarized and recorded, and the attorney and the lender accept it beforehand. A general or old one is often refused, and it ends at death. For a deployment or a long trip have the closing attorney draw it before you leave.',
        es: 'Un poder permite que alguien de confianza firme por usted, si es para esta operación, está notariado y registrado, y el abogado y el banco lo aceptan antes. Uno general o viejo muchas veces se rechaza, y termina con la muerte. Antes de un viaje largo o despliegue militar, que lo haga el abogado de cierre.',
      },
      'hospital-or-cannot-travel': {
        en: 'Somebody who cannot come can still sign where they are: a mobile notary can visit a hospital, a home or a facility, if the person understands what is signed. If they no longer can, a power of attorney made earlier or a court guardian must sign. In custody, the facility arranges a notary. Tell the attorney at once, since it takes days.',
        es: 'Quien no puede ir puede firmar donde esté: un notario móvil va al hospital, a la casa o a la residencia, si la persona entiende lo que firma. Si ya no puede, debe firmar un apoderado nombrado antes o un tutor de la corte. En prisión, la institución organiza el notario. Avise ya al abogado; toma días.',
      },
      'spouse-not-on-papers': {
        en: 'A spouse who is not on the loan or deed is asked to sign when you sell, because of marital rights, and seldom when you buy, where North Carolina lets the buyer sign alone; some lenders want one paper anyway. A fiancé signs nothing unless on deed or loan. The attorney says which paper, and it can be signed another day.',
        es: 'Al cónyuge que no está en el préstamo ni la escritura se le pide firmar cuando usted vende, por los derechos matrimoniales, y rara vez cuando compra, donde aquí puede firmar solo el comprador; algunos bancos piden un papel de todos modos. Un prometido no firma si no está en los papeles. El abogado dice cuál.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 32C; G.S. 10B; G.S. 39-7',
    topics: ['asked/who-attends-closing'],
  },
  {
    id: 'left-or-taken',
    title: { en: 'The seller left junk or took something', es: 'Dejaron basura o se llevaron algo' },
    answer: {
      en: 'Tell your agent before you sign, with photos: then the seller can still haul it away, bring it back or give a credit, and closing can wait a day. The contract wants belongings and trash gone, and fixtures such as lights, blinds and what it names left in place. Once you have closed, ask in writing and take it to an attorney; small sums go to small claims court.',
      es: 'Avise a su agente antes de firmar, con fotos: así todavía pueden recogerlo, devolverlo o dar un crédito, y el cierre espera un día. El contrato pide la casa sin cosas ni basura, y que se quede lo fijo, como luces, persianas y lo que nombra. Si ya cerró, reclame por escrito y consulte a un abogado; las sumas pequeñas van a small claims.',
    },
    aspects: {
      'seen-before-signing': {
        en: 'Do not sign yet: call your agent right away with photos, and the attorney before the appointment. The seller can still clear it or bring it back today, give a credit on the statement, or leave money with the attorney until it is done; closing can also move a day. Once you have signed, that leverage is gone.',
        es: 'No firme todavía: llame de inmediato a su agente con fotos y al abogado antes de la cita. El vendedor aún puede sacarlo o devolverlo hoy, dar un crédito en el estado de cierre o dejar dinero con el abogado hasta cumplir; el cierre también puede moverse un día. Después de firmar pierde esa fuerza.',
      },
      'appliance-gone': {
        en: "Look in the contract first: a fridge, washer or dryer stays only if it is written there as personal property, while built-in appliances stay anyway; a listing's remark alone does not bind. If it is written and gone or swapped, tell your agent before you sign, and ask for the same item back or its price as a credit.",
        es: 'Primero mire el contrato: refrigerador, lavadora o secadora se quedan solo si están escritos ahí; los aparatos empotrados se quedan de todos modos, y lo que dice el anuncio no obliga. Si está escrito y falta o lo cambiaron, dígalo a su agente antes de firmar y pida que lo devuelvan o un crédito por su valor.',
      },
      'was-it-a-fixture': {
        en: 'What is fixed to the house stays unless the contract leaves it out: light fixtures, ceiling fans, blinds, curtain rods, wall mounts, built-in shelves, attached mirrors, doorbells and plants in the ground. Curtains themselves and what only hangs or stands, such as a picture or rug, depend on the contract. Compare its list, then tell your agent before signing.',
        es: 'Lo que está fijo a la casa se queda salvo que el contrato lo excluya: lámparas, ventiladores, persianas, cortineros, soportes de pared, repisas empotradas, espejos fijos, timbres y plantas sembradas. Las cortinas y lo que solo cuelga o está suelto depende del contrato. Compare la lista y dígalo a su agente antes de firmar.',
      },
      'after-closing': {
        en: 'After closing, ask the seller in writing, through the agents, with photos and a short date to fetch it, return it or pay; keep estimates and receipts. Do not throw valuables out before that date has passed. Without an answer, small sums go to small claims court, and an attorney can say what is worth claiming and what the things left behind mean.',
        es: 'Después del cierre, pídalo por escrito al vendedor por medio de los agentes, con fotos y un plazo corto para recoger, devolver o pagar; guarde cotizaciones y recibos. No tire cosas de valor antes de ese plazo. Si no responde, las sumas pequeñas van a small claims, y un abogado dice qué vale la pena reclamar.',
      },
      'left-dirty': {
        en: 'The contract asks for a house free of trash and belongings, not for a scrubbed one; dirt alone seldom gives you a claim once you have closed. Seen at the walk-through, ask your agent for a cleaning or a small credit before signing. If trash or spoiled food was left, take photos and ask the seller in writing.',
        es: 'El contrato pide una casa sin basura ni pertenencias, no reluciente; la suciedad sola rara vez da derecho a reclamar después del cierre. Si lo ve en el recorrido, pida a su agente una limpieza o un pequeño crédito antes de firmar. Si dejaron basura o comida podrida, tome fotos y pídalo por escrito al vendedor.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 7A-210',
    topics: ['asked/left-or-taken'],
  },
  {
    id: 'movers',
    title: {
      en: 'What does a move cost, and whom do I hire?',
      es: '¿Cuánto cuesta mudarse y a quién llamo?',
    },
    answer: {
      en: 'National guides put a local move of a three-bedroom home at about $1,100 to $2,500, less for an apartment and much more between states. Within North Carolina movers charge by the hour up to 35 miles and by weight and miles beyond, never above the rates the Utilities Commission sets. Get three written estimates; the team can name several movers.',
      es: 'Guías nacionales ponen una mudanza local de tres recámaras en unos $1,100 a $2,500, menos un departamento y mucho más entre estados. Dentro de Carolina del Norte cobran por hora hasta 35 millas y por peso y millas más allá, sin pasar las tarifas de la Comisión de Servicios Públicos. Pida tres presupuestos por escrito; el equipo puede nombrar varias empresas.',
    },
    aspects: {
      'check-the-mover': {
        en: 'For a move inside North Carolina use only a mover with a certificate of the state Utilities Commission, which lists them and asks for insurance and background checks; hire one without it and damage may never be paid. Between states look up the U.S. DOT number at fmcsa.dot.gov/protect-your-move. Be wary of a big deposit or a price without looking at your things.',
        es: 'Para mudarse dentro de Carolina del Norte use solo una empresa con certificado de la Comisión de Servicios Públicos del estado, que publica la lista y exige seguro y antecedentes; sin él, un daño quizá nunca se pague. Entre estados busque el número U.S. DOT en fmcsa.dot.gov/protect-your-move. Desconfíe de un anticipo grande o un precio sin ver sus cosas.',
      },
      'another-state': {
        en: 'A move between states is priced by weight and miles, so a three-bedroom home runs to several thousand dollars; federal rules apply, and the mover must give you a written estimate. Ask whether it is binding, check the U.S. DOT number at fmcsa.dot.gov/protect-your-move, and compare a truck you drive yourself or a container.',
        es: 'Entre estados se cobra por peso y millas, así que una casa de tres recámaras cuesta varios miles de dólares; rigen reglas federales y la empresa debe darle un presupuesto por escrito. Pregunte si es fijo, revise el número U.S. DOT en fmcsa.dot.gov/protect-your-move y compárelo con un camión rentado o un contenedor.',
      },
      'when-to-book': {
        en: 'Book some weeks ahead, and for a day or two after closing, with leave to change the date: keys come when the deed is recorded, and a closing can slip. Summer, weekends and the last days of a month fill first and cost more. Ask what moving the date or waiting with a loaded truck costs before you sign.',
        es: 'Reserve con algunas semanas, para uno o dos días después del cierre y con permiso de cambiar la fecha: las llaves llegan cuando se registra la escritura, y un cierre se puede atrasar. Verano, fines de semana y fin de mes se llenan antes y cuestan más. Antes de firmar pregunte cuánto cuesta cambiar la fecha o esperar con el camión cargado.',
      },
    },
    links: ['call', 'contact'],
    source:
      'NC Utilities Commission and NC Movers Association; FMCSA, Protect Your Move; HomeGuide, Doss and Hometrics cost guides, 2025-26',
    year: 2026,
    topics: ['asked/movers'],
  },
  {
    id: 'moving-utilities',
    title: { en: 'When do I switch the utilities over?', es: '¿Cuándo cambio los servicios?' },
    answer: {
      en: 'For closing day itself: the buyer’s accounts start that day, ordered one to two weeks ahead, and the seller’s end the day after, never before, because the contract keeps them on through closing. In the city that is mostly Duke Energy, Charlotte Water and Piedmont Natural Gas; book internet earlier. If closing slips, move both dates. Some providers ask a deposit or ID.',
      es: 'Para el mismo día del cierre: las cuentas de quien compra empiezan ese día, pedidas una o dos semanas antes, y las de quien vende terminan al día siguiente, nunca antes, porque el contrato las mantiene hasta el cierre. En la ciudad son sobre todo Duke Energy, Charlotte Water y Piedmont Natural Gas; el internet, antes. Si se mueve el cierre, mueva ambas fechas.',
    },
    aspects: {
      'seller-shuts-off': {
        side: 'seller',
        en: 'As the seller, keep power, water and gas on through closing and end them the day after, with a final reading: the contract wants them on for inspections and the walk-through, empty house or not. Order the end date a week ahead, give your new address for the last bill, and move it if closing slips.',
        es: 'Si vende, mantenga luz, agua y gas hasta el cierre y cancélelos para el día siguiente, con lectura final: el contrato los pide encendidos para inspecciones y recorrido, aunque la casa esté vacía. Pida la fecha una semana antes, dé su dirección nueva para la última cuenta y muévala si se atrasa el cierre.',
      },
      'which-companies': {
        en: "In Charlotte it is mostly Duke Energy for power, Charlotte Water for water and sewer, and Piedmont Natural Gas for gas; trash pickup comes with the city. Outside the city limits, around Lake Norman and in other counties, an electric cooperative or a town can serve instead, and some homes have well or septic. The seller's last bills name them.",
        es: 'En Charlotte casi siempre es Duke Energy para la luz, Charlotte Water para agua y drenaje, y Piedmont Natural Gas para el gas; la basura la recoge la ciudad. Fuera de la ciudad, en el lago Norman y otros condados puede ser una cooperativa o el pueblo, y hay casas con pozo o fosa. Pida los nombres al vendedor.',
      },
      'how-early': {
        en: "Order power, water and gas one to two weeks before closing, all to start on closing day; internet earlier, since an installer may have to come. In a pinch call the provider and ask for its soonest date. Have the address, closing date, ID and attorney's confirmation ready.",
        es: 'Pida luz, agua y gas una o dos semanas antes del cierre, para que empiecen ese día; el internet, antes, porque puede venir un técnico. En apuro, llame a la compañía y pida su fecha más próxima. Tenga a mano dirección, fecha de cierre, identificación y la confirmación del abogado.',
      },
      'off-at-visit-or-keys': {
        en: 'Utilities must be on for the walk-through and stay on through closing, so tell your agent at once if they are off: the seller has to put them back, and you can move the visit. If power is dead when you get the keys, open your own account the same day; the provider says how soon. A closed account usually means service stops.',
        es: 'Los servicios deben estar encendidos en el recorrido y hasta el cierre; si no, avise de inmediato a su agente: el vendedor tiene que reconectarlos y la visita se puede mover. Si no hay luz al recibir las llaves, abra su cuenta ese día; la compañía dice cuánto tarda. Cuando se cancela la cuenta, el servicio suele cortarse.',
      },
      'closing-slipped': {
        en: "Call each provider the same day and move the start and the end to the new date; do it before the day itself, and ask whether it costs anything. If the account is already in the buyer's name, agree in writing that the seller pays back those days, or switch it back. Tell both agents, so that nothing is cut.",
        es: 'Llame el mismo día a cada compañía y mueva inicio y fin a la nueva fecha; hágalo antes de ese día y pregunte si cuesta algo. Si la cuenta ya está a nombre del comprador, acuerden por escrito que el vendedor paga esos días o que vuelva a su nombre. Avise a los dos agentes para que no se corte nada.',
      },
      'deposit-and-id': {
        en: 'Open each account online or by phone with the address, the start date, a photo ID or Social Security number and sometimes proof of purchase; some providers check credit and ask a deposit, which they return later or credit. Without a Social Security number ask for the other way to identify yourself. The team opens no accounts for you.',
        es: 'Abra cada cuenta en línea o por teléfono con dirección, fecha de inicio, identificación o Seguro Social y a veces prueba de compra; algunas compañías revisan crédito y piden un depósito que luego devuelven o acreditan. Sin Seguro Social, pregunte por otra forma de identificarse. El equipo no abre cuentas por usted.',
      },
      'bill-of-closing-day': {
        en: "The seller pays for service up to the switch and the buyer from then on: a final and a first meter reading divide it, so nothing is settled at the closing table. If the buyer's account starts on closing day and the seller's ends the day after, the provider sorts out the overlap. Keep the last bill.",
        es: 'El vendedor paga hasta el cambio y el comprador desde ahí: lo dividen la lectura final y la primera del medidor, así que no se ajusta en el cierre. Si la cuenta del comprador empieza ese día y la del vendedor termina al siguiente, la compañía arregla el traslape. Guarde la última cuenta.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; Duke Energy; Charlotte Water',
    topics: ['asked/moving-utilities'],
  },
];
