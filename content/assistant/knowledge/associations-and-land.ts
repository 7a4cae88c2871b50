import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Associations, covenants, zoning, lots, condominiums and new homes. */
export const associationsAndLand: Entry[] = [
  {
    id: 'hoa',
    title: { en: 'What should I read about an HOA?', es: '¿Qué debo leer de una asociación (HOA)?' },
    answer: {
      en: 'Read the declaration, rules, budget, reserves, minutes, insurance and any lawsuits within due diligence, because recorded rules bind you even unread. Look for limits on renting, pets, parking and building, for dues that must rise, and for work the reserves cannot pay. The seller or the association supplies the papers, sometimes for a fee. I hold no dues; the association has the numbers, an attorney the meaning.',
      es: 'Lea la declaración, reglas, presupuesto, reservas, actas, seguro y demandas dentro de due diligence, porque las reglas registradas obligan aunque no las lea. Busque límites a rentar, mascotas, estacionamiento y obras, cuotas que deban subir y trabajos que las reservas no paguen. Los papeles los da quien vende o la asociación, a veces con costo. Yo no tengo cuotas; los números los tiene la asociación, el sentido un abogado.',
    },
    aspects: {
      'rules-never-read': {
        en: 'You are bound by recorded rules even if nobody gave them to you: they run with the property, and buying makes you a member. So get them before the due diligence deadline. Not liking them is reason enough to end the contract in that time, losing the fee; afterwards it is not.',
        es: 'Las reglas registradas le obligan aunque nadie se las haya dado: siguen a la propiedad, y al comprar se vuelve miembro. Consígalas antes de que venza el due diligence. Que no le gusten basta para terminar el contrato en ese plazo, perdiendo la cuota; después ya no.',
      },
      'get-the-papers': {
        en: 'Ask the seller for them with or before your offer; the declaration is recorded with the county and can be read by anybody, and rules, budget and minutes come from the seller or the manager, sometimes for a fee. Before the offer is best; the first day of due diligence is the latest that leaves time.',
        es: 'Pídalos al vendedor con la oferta o antes; la declaración está registrada en el condado y cualquiera puede leerla, y reglas, presupuesto y actas las da el vendedor o el administrador, a veces con cargo. Lo mejor es antes de ofertar; a más tardar, el primer día del due diligence.',
      },
      lawsuit: {
        en: "A lawsuit is a reason to read, not always to run: find out who sues whom, over what and who would pay. Over unpaid dues it is routine; over structure, windows or the developer's work it can block loans and lead to a special assessment. Minutes and court records show it; an attorney weighs it within due diligence.",
        es: 'Una demanda es razón para leer, no siempre para huir: vea quién demanda, por qué y quién pagaría. Por cuotas atrasadas es rutina; por estructura, ventanas u obra del desarrollador puede bloquear préstamos y traer una cuota especial. Lo muestran actas y tribunales; un abogado lo valora en el due diligence.',
      },
      'surprise-bills': {
        en: "Three papers show a bill before it comes: the minutes of two years, with talk of bids, leaks or engineers; the reserve study against what is saved; and the manager's written answer on approved or proposed assessments. Read them within due diligence, and put into the contract who pays one that is voted.",
        es: 'Tres papeles muestran un cobro antes de que llegue: actas de dos años, con cotizaciones, filtraciones o ingenieros; el estudio de reservas frente a lo ahorrado; y la respuesta escrita del administrador sobre cuotas aprobadas o propuestas. Léalos en el due diligence y ponga en el contrato quién paga la votada.',
      },
      'is-it-well-run': {
        en: 'A well-run one has minutes that are short and regular, reserves in line with its study, few owners behind, insurance in force, and answers within days. Bad signs: missing minutes, dues that never rise, fights over fees, repairs put off, a manager who changes often. Ask two owners in the hallway as well.',
        es: 'Una bien llevada tiene actas breves y regulares, reservas acordes a su estudio, pocos atrasados, seguro vigente y contesta en días. Malas señales: faltan actas, cuotas que nunca suben, pleitos, reparaciones pospuestas, administrador que cambia seguido. Pregunte también a dos dueños en el pasillo.',
      },
      'is-an-hoa-worth-it': {
        en: 'It depends on what you want decided for you: an association keeps shared things up and holds others to rules, and holds you to them too, for dues that can rise. If you need freedom for a boat, a rental, chickens or a fence, read those sections first, or look at older streets without one.',
        es: 'Depende de qué quiere que decidan por usted: una asociación cuida lo común y exige reglas a los demás, y también a usted, por cuotas que pueden subir. Si necesita libertad para lancha, renta, gallinas o cerca, lea antes esas secciones, o busque calles viejas sin asociación.',
      },
    },
    links: ['guideRail', 'guideBuying'],
    source: 'G.S. 47F; G.S. 47C; Form 2-T',
    topics: [
      'buying/hoa-cost-rules-what-to-read',
      'money/hoa-dues-special-assessments-transfer-fees',
      'association',
    ],
  },
  {
    id: 'home-hoa',
    title: { en: "What are this home's dues and pet rules?", es: '¿Qué cuotas y reglas de mascotas tiene?' },
    answer: {
      en: `I can only tell what a home's description says; dues, what they cover, pets, renting and special assessments stand in the association's papers, which the team can request before you offer: ${agent.phone}. Read the rules on number, size and breed of pets and ask the association in writing if they are unclear. A house outside an association follows the city's rules alone.`,
      es: `Solo puedo decir lo que dice la descripción; cuotas, lo que cubren, mascotas, renta y cuotas extraordinarias están en los papeles de la asociación, que el equipo puede pedir antes de que ofrezca: ${agent.phone}. Lea las reglas sobre número, tamaño y raza de mascotas y, si no son claras, pregunte a la asociación por escrito. Fuera de una asociación rigen solo las reglas de la ciudad.`,
    },
    aspects: {
      'dogs-and-cats': {
        en: "The pet rule of a home stands only in its association's papers, on number, weight and breed; unless the home's description here quotes it, I cannot say whether your animal is welcome. Tell the team the home and your pet's kind and weight: {agent.phone}. They can ask for the rule in writing before you offer, or even visit.",
        es: 'La regla de mascotas de una casa está solo en los papeles de su asociación, sobre número, peso y raza; si la descripción no la cita, no puedo decir si su animal es bienvenido. Diga al equipo la casa y el tipo y peso de su mascota: {agent.phone}. Pueden pedir la regla por escrito antes de ofertar, o de visitar.',
      },
      'how-much': {
        en: "The monthly figure is in the association's papers, not in my records, unless the home's description names it; the same goes for what it covers, such as water or the roof. The team can request the exact amount for you or your lender: {agent.phone}. Ask too what was charged last year and what is planned.",
        es: 'La cifra mensual está en los papeles de la asociación, no en mis registros, salvo que la descripción la mencione; igual lo que incluye, como agua o techo. El equipo puede pedir el monto exacto para usted o su prestamista: {agent.phone}. Pregunte también cuánto fue el año pasado y qué se planea.',
      },
      'is-there-one': {
        en: "If the description does not say so, I cannot tell whether a home is in an association: condos always are, townhouses nearly always, older houses in town often are not. The recorded declaration and the closing attorney's title search settle it; the team can check before you offer: {agent.phone}.",
        es: 'Si la descripción no lo dice, no puedo asegurar si una casa está en una asociación: los condominios siempre, los townhouses casi siempre, las casas viejas del centro a menudo no. Lo deciden la declaración registrada y el estudio de título; el equipo puede verlo antes de ofertar: {agent.phone}.',
      },
      'special-assessment-here': {
        en: "Whether an extra charge is voted or planned at a home I cannot see; the association's minutes and its written answer tell. The team can request them before you offer: {agent.phone}. Under the standard contract one approved before settlement is usually the seller's, and one approved later the buyer's; read yours.",
        es: 'Si en una casa hay un cobro extra votado o planeado no lo puedo ver; lo dicen las actas de la asociación y su respuesta por escrito. El equipo puede pedirlas antes de ofertar: {agent.phone}. Según el contrato estándar, la aprobada antes del cierre suele ser del vendedor; la aprobada después, del comprador. Lea el suyo.',
      },
      'rent-fence-truck': {
        en: "Renting out, fences, boats and work trucks at a home follow its association's recorded rules, which I do not hold; rental caps and waiting lists occur. Ask the team for the declaration before you offer: {agent.phone}. Outside an association the city's or town's rules alone apply.",
        es: 'Rentar, cercas, lanchas y camionetas de trabajo en una casa siguen las reglas registradas de su asociación, que yo no tengo; hay topes de renta y listas de espera. Pida al equipo la declaración antes de ofertar: {agent.phone}. Fuera de una asociación rigen solo las reglas de la ciudad o el pueblo.',
      },
    },
    links: ['compare', 'contact', 'call'],
    source: 'Site records; G.S. 47F',
    topics: ['people/association-fees-pets-and-rental-rules-of-a-home', 'pets'],
  },
  {
    id: 'hoa-power',
    title: { en: 'Can an HOA raise dues or foreclose?', es: '¿Puede la HOA subir cuotas o ejecutar?' },
    answer: {
      en: 'Yes: an association may raise dues and foreclose; dues follow the budget, and assessments unpaid for 30 days can become a lien, which after 90 days may lead to foreclosure by vote of the board. An earlier recorded mortgage comes first. No state agency settles quarrels with an association, so the board, mediation or a court does; take a notice to an attorney at once.',
      es: 'Sí: puede subir cuotas y ejecutar; las cuotas siguen el presupuesto, y lo impago por 30 días puede volverse gravamen, que tras 90 días puede llevar a ejecución por voto de la junta. Una hipoteca registrada antes va primero. Ninguna agencia estatal resuelve pleitos con la asociación: la junta, mediación o un juez; lleve el aviso a un abogado.',
    },
    aspects: {
      'raising-dues': {
        en: 'State law sets no ceiling I know of: dues follow the budget, so insurance or repairs can raise them sharply, unless your declaration caps the increase. In newer planned communities the board must send a budget summary and call a meeting, and the budget stands unless a majority of all owners rejects it. Read your declaration and go.',
        es: 'No conozco un tope en la ley estatal: la cuota sigue al presupuesto, así que seguro o reparaciones pueden subirla mucho, salvo que su declaración la limite. En comunidades planificadas nuevas la directiva debe enviar un resumen y citar a junta, y el presupuesto vale si no lo rechaza la mayoría de todos los dueños. Vaya.',
      },
      foreclosure: {
        en: 'It can come to that, even for a small sum and with your mortgage paid: dues unpaid for 30 days can become a lien, and after 90 days the board may vote to foreclose. It is stopped by paying what is due, or by an agreed plan, before the sale is final. See an attorney or Legal Aid the day a notice comes.',
        es: 'Puede llegar a eso, aun por poca suma y con la hipoteca al día: cuotas con 30 días de atraso pueden volverse gravamen, y tras 90 días la directiva puede votar la ejecución. Se detiene pagando lo debido o con un plan acordado antes de que la venta sea firme. Vea abogado o Legal Aid el mismo día.',
      },
      'lien-and-letter': {
        en: 'A lien means the debt is tied to your home and must be paid when you sell or refinance; it does not go away by waiting. Ask the manager or their lawyer for a written ledger, check every charge, dispute errors in writing, and ask for a payment plan. Collection and attorney costs may be added; an attorney says which.',
        es: 'Un gravamen ata la deuda a su casa y se paga al vender o refinanciar; no desaparece con esperar. Pida al administrador o a su abogado el estado de cuenta por escrito, revise cada cargo, reclame errores por escrito y pida un plan de pagos. Pueden sumarse costos de cobranza y abogado; un abogado dice cuáles.',
      },
      'who-is-first': {
        en: "An earlier recorded mortgage comes first: if the association forecloses, its buyer normally takes the home with that mortgage still on it, and if the bank forecloses, the association's older claim may be wiped out while your own debt stays. County taxes come before both. An attorney reads your dates.",
        es: 'Una hipoteca registrada antes va primero: si ejecuta la asociación, quien compra normalmente recibe la casa con esa hipoteca, y si ejecuta el banco, el reclamo de la asociación puede borrarse aunque usted siga debiendo. Los impuestos del condado van antes que ambos. Un abogado revisa sus fechas.',
      },
      'complain-or-limit': {
        en: "No state agency supervises associations here: use the owners' rights instead. Ask for the records, speak at the board's meeting, vote, and remove or replace board members as your bylaws and the law allow; then mediation, and court with an attorney. Put each request in writing and keep paying dues meanwhile.",
        es: 'Aquí ninguna agencia estatal supervisa a las asociaciones: use los derechos de dueño. Pida los registros, hable en la junta, vote, y cambie a la directiva como permitan estatutos y ley; luego mediación, y tribunal con abogado. Ponga cada petición por escrito y siga pagando las cuotas.',
      },
      'cannot-pay-charge': {
        en: "If you cannot pay a large charge, ask the board in writing for installments before the due date; many allow it, some borrow instead. Check the vote and the section it rests on, your own policy's loss-assessment cover, and an equity line. Unpaid, it is collected like dues; selling pays it at closing.",
        es: 'Si no puede pagar un cobro grande, pida por escrito pagos en partes antes del vencimiento; muchas lo permiten, otras piden préstamo. Revise la votación y el artículo que la apoya, la cobertura loss assessment de su póliza y una línea de crédito. Sin pagar se cobra como cuota; al vender se salda en el cierre.',
      },
      'block-a-sale': {
        en: 'Normally no: an association cannot forbid you to sell, and unpaid dues, fines or an open violation do not block it by themselves; what you owe is paid from the price at closing, and a known violation is disclosed. Only the recorded declaration could limit a sale, as with a right of first refusal in some condominiums. Ask the manager for the statement early, an attorney about such a clause.',
        es: 'Normalmente no: una asociación no puede prohibirle vender, y las cuotas, multas o una infracción abierta no lo impiden por sí solas; lo que debe se paga del precio al cierre, y una infracción conocida se declara. Solo la declaración registrada podría limitarlo, como un derecho de preferencia en algunos condominios. Pida pronto el estado de cuenta; sobre esa cláusula, un abogado.',
      },
      'run-for-board': {
        en: 'Read the bylaws: they say who may run, how you are nominated, when the yearly meeting is and how votes and proxies count. Write to the secretary or manager that you wish to stand, ask for the owner list and the notice dates, and talk with your neighbors. Owners in good standing can usually run; unpaid dues may bar you.',
        es: 'Lea los estatutos (bylaws): dicen quién puede postularse, cómo se propone, cuándo es la reunión anual y cómo cuentan votos y poderes. Escriba al secretario o administrador que quiere postularse, pida la lista de dueños y las fechas de aviso, y hable con sus vecinos. Suele poder quien esté al corriente; deber cuotas puede impedirlo.',
      },
      'board-meetings': {
        en: "Owners have a right to be heard: at regular intervals the board must give them a chance to attend part of its meeting and to speak, and it may limit the time and the number of speakers. The law does not open every board meeting, and talks on lawsuits or one owner's debts are often closed. The yearly owners' meeting is open to all members. Ask the manager for dates and minutes in writing.",
        es: 'Los dueños tienen derecho a ser oídos: cada cierto tiempo la junta debe dejarlos asistir a parte de su reunión y hablar, y puede limitar el tiempo y cuántos hablan. La ley no abre toda reunión de la junta, y lo de pleitos, contratos o deudas de un dueño suele ser cerrado. La asamblea anual es de todos los miembros. Pida por escrito al administrador fechas y actas.',
      },
      'change-the-rules': {
        en: 'There are two kinds of rule. The recorded declaration changes only by a vote of the owners, about two thirds of all votes or more by state law, and is recorded; rules the board makes, on the pool or parking, it may change itself within the declaration, with notice. A change can bind you after you bought, though courts strike unreasonable ones. Ask which paper holds it and how the vote went; an attorney judges.',
        es: 'Hay dos clases de reglas. La declaración registrada cambia solo por voto de los dueños, unos dos tercios de todos los votos o más según la ley, y se registra; las reglas de la junta, de alberca o estacionamiento, las cambia ella misma dentro de la declaración, con aviso. Un cambio puede obligarle aunque ya comprara, si es razonable. Pregunte en qué papel está y cómo se votó; un abogado lo juzga.',
      },
    },
    links: ['contact'],
    source: 'G.S. 47F-3-103, 47F-3-116; G.S. 47F-3-108, 47F-2-117; G.S. 47C-3-108',
    topics: ['buying/can-the-hoa-foreclose-or-raise-dues'],
  },
  {
    id: 'hoa-violation',
    title: { en: 'I have an HOA violation or unpaid dues', es: 'Tengo una multa o deuda con la HOA' },
    answer: {
      en: 'You can sell with one, but clear it up first: get a written ledger and violation letter, then cure it, get late approval or disclose it, since a known open violation is a material fact. No fine comes before notice and a hearing; then up to $100, and as much a day if it lasts more than five days past the decision. Balances are paid at closing. Disputes: an attorney.',
      es: 'Se puede vender así, pero aclárelo antes: pida por escrito el estado de cuenta y la carta de infracción, y corrija, consiga la aprobación o infórmelo, pues una infracción abierta conocida es un hecho importante. No hay multa sin aviso y audiencia; después, hasta $100, y hasta $100 por día si sigue más de cinco días tras la decisión. Los saldos se pagan al cierre. Disputas, un abogado.',
    },
    aspects: {
      'how-much-fine': {
        en: 'A fine can be up to $100, and as much for each day the violation goes on past five days after the decision; it comes only after notice and a hearing. Charges that ran before the hearing, or without one, are worth disputing in writing. Ask for the notice, the decision and the ledger, and let an attorney read them.',
        es: 'Una multa puede ser de hasta $100, y otro tanto por cada día que siga la violación pasados cinco días de la decisión; solo tras aviso y audiencia. Lo cobrado antes, o sin audiencia, conviene disputarlo por escrito. Pida aviso, decisión y estado de cuenta, y que un abogado los lea.',
      },
      hearing: {
        en: 'They must give you notice and a chance to be heard before a fine: ask for the hearing in writing, bring photographs and proof of what you fixed, and ask for the decision in writing. If a panel decided, you may appeal in writing to the full board within 15 days. With no hearing held, dispute the fine at once by letter to the board. An attorney says if it falls.',
        es: 'Antes de multar deben avisarle y darle oportunidad de ser oído: pida la audiencia por escrito, lleve fotos y prueba de lo que arregló, y pida la decisión por escrito. Si decidió un panel, puede apelar por escrito ante toda la directiva en 15 días. Si no hubo audiencia, dispute la multa de inmediato por carta a la directiva. Un abogado dice si se cae.',
      },
      disclose: {
        en: 'Tell the buyer: a known open violation is a material fact, and your broker must disclose it even if you would rather not. Best is to cure it or get late approval before listing; otherwise state it with the letter and agree in the contract who cures and pays. A cured one needs only its proof.',
        es: 'Dígaselo al comprador: una violación abierta conocida es un hecho importante, y su broker debe revelarla aunque usted no quiera. Lo mejor es corregirla o lograr aprobación tardía antes de listar; si no, declárela con la carta y acuerden en el contrato quién corrige y paga. Ya corregida, basta la prueba.',
      },
      'unpaid-dues': {
        en: 'You can list with unpaid dues: the association issues a statement, and the balance, with late and legal charges, is paid from the sale at closing, so the buyer starts clean. Ask for the ledger now, dispute what is wrong, and pay sooner if fees run or a lien or foreclosure has begun. If the sale cannot cover it, see an attorney.',
        es: 'Puede vender aunque deba cuotas: la asociación da un estado de cuenta y el saldo, con recargos y gastos legales, se paga de la venta en el cierre. Pida ya el desglose, dispute lo incorrecto y pague antes si corren cargos o empezó un gravamen o ejecución. Si la venta no alcanza, vea a un abogado.',
      },
      'cure-or-late-approval': {
        en: 'Three ways: put it right, apply late for approval with a drawing and photographs, or agree with the buyer who does it and who pays. Get the violation letter first, so you cure exactly what it names, then ask for a written “closed”. Start now, since a committee can take weeks and an open letter can hold up closing.',
        es: 'Hay tres vías: corregirlo, pedir aprobación tardía con dibujo y fotos, o acordar con el comprador quién lo hace y paga. Consiga primero la carta para corregir justo lo que dice, y luego pida un “cerrado” por escrito. Empiece ya: un comité puede tardar semanas y una carta abierta frenar el cierre.',
      },
      'tenants-violation': {
        en: "The owner answers for a tenant's violation: the letter and the fine come to you. Give the tenant written notice under the lease to stop, send the board proof, and ask for the hearing. What you may recover from the tenant depends on the lease; an attorney tells you. Clear it before you list the unit.",
        es: 'El dueño responde por la violación de su inquilino: la carta y la multa le llegan a usted. Avise por escrito al inquilino según el contrato que pare, mande prueba a la directiva y pida la audiencia. Lo que pueda cobrarle al inquilino depende del contrato; un abogado se lo dice. Ciérrelo antes de listar.',
      },
      'get-ledger': {
        en: "A ledger is the association's account of your home: every due, fine, fee and payment by date. Ask the management company for it in writing, along with all open violation letters, and check it line by line; errors are common. It shows what must be paid at closing and what you may still dispute.",
        es: 'El ledger es la cuenta que la asociación lleva de su casa: cada cuota, multa, cargo y pago por fecha. Pídalo por escrito a la administradora, junto con las cartas de violación abiertas, y revíselo línea por línea; hay errores. Muestra qué se paga en el cierre y qué puede disputar.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47F-3-107.1',
    year: 2026,
    topics: ['selling/hoa-violation-fine-or-unpaid-dues'],
  },
  {
    id: 'hoa-seller-papers',
    title: { en: 'Which HOA papers must a seller give?', es: '¿Qué papeles de la HOA da quien vende?' },
    answer: {
      en: "The state's disclosure form asks for the association's name, dues, assessments, lawsuits and fees, though for many items a seller may make no representation. The association must issue a statement of unpaid assessments within 10 business days, for at most $200, plus $100 for a rush. Condominium sellers also state the monthly expense. Ask the manager for the accounts, an attorney about a lawsuit.",
      es: 'La declaración estatal pide nombre de la asociación, cuotas, extraordinarias, demandas y cargos, aunque en muchos puntos se puede no declarar. La asociación debe emitir el estado de deudas en 10 días hábiles, por no más de $200, más $100 si es urgente. Quien vende un condominio declara además el gasto mensual. Las cuentas, al administrador; una demanda, a un abogado.',
    },
    aspects: {
      'cap-and-days': {
        en: "For the statement of unpaid assessments the association has 10 business days and may charge at most $200, plus $100 for a rush. Other papers, such as a lender's questionnaire, may cost extra. If the manager asks more, request the itemized charge in writing and show it to the closing attorney.",
        es: 'Para la carta de cuotas pendientes la asociación tiene 10 días hábiles y puede cobrar a lo sumo $200, más $100 por urgencia. Otros papeles, como el cuestionario del prestamista, pueden costar aparte. Si el administrador pide más, solicite el desglose por escrito y muéstrelo al abogado de cierre.',
      },
      'who-orders': {
        en: "The closing attorney usually orders the account statement from the manager; tell the attorney the association's and manager's names early. If it does not come, write to the manager with the closing date, ask for the rush, and let your agent and attorney press. You gather the rest: dues, budget, rules.",
        es: 'El abogado de cierre suele pedir el estado de cuenta al administrador; dele pronto los nombres de la asociación y la administradora. Si no llega, escriba al administrador con la fecha de cierre, pida la vía urgente y que su agente y abogado insistan. Usted reúne lo demás: cuotas, presupuesto, reglas.',
      },
      'who-pays': {
        en: "Under the standard contract the seller usually pays for confirming the account and for updating the ownership record, and the buyer pays move-in or capital charges and papers that the lender asks for. It is negotiable, so look at your contract's association addendum. The closing statement lists each line.",
        es: 'Según el contrato estándar, el vendedor suele pagar la confirmación de la cuenta y la actualización del registro de dueño, y el comprador los cargos de ingreso o capital y los papeles que pida el prestamista. Se puede negociar: vea el anexo de asociación de su contrato. El estado de cierre detalla cada línea.',
      },
      'rules-and-minutes': {
        en: 'You need not gather every paper the buyer asks for: the declaration is public record, and what you owe is the disclosure form and what the contract says. Helping all the same keeps the sale moving: hand over rules, budget and minutes you have, or let the buyer ask the manager. Refused papers make buyers leave.',
        es: 'No tiene que reunir todo papel que pida el comprador: la declaración es pública, y usted debe el formulario de declaración y lo que diga el contrato. Ayudar conviene: entregue reglas, presupuesto y actas que tenga, o deje que los pida al administrador. Negarse ahuyenta compradores.',
      },
      'lawsuit-or-assessment': {
        en: "The state's form asks about lawsuits and special assessments approved or proposed, so say what you know, or mark No Representation where it allows; your broker must still tell a known material fact. If something is voted after you signed, correct the form promptly. How to word a lawsuit is for an attorney.",
        es: 'El formulario estatal pregunta por demandas y cuotas especiales aprobadas o propuestas: diga lo que sabe, o marque No Representation donde se permita; su broker debe decir igual un hecho importante que conozca. Si algo se vota después de firmar, corrija pronto el formulario. Cómo redactar una demanda, un abogado.',
      },
      'what-the-form-asks': {
        en: "The form wants the association's name and manager's address, the regular dues and how often, special assessments, transfer fees, what the dues cover, and lawsuits. Your last statement, the budget letter and the manager's website have nearly all of it. As an heir or executor, ask the manager; say only what you know.",
        es: 'El formulario pide nombre de la asociación y dirección del administrador, cuota y frecuencia, cuotas especiales, cargos de transferencia, qué cubre la cuota y demandas. Su último estado de cuenta, la carta del presupuesto y el sitio del administrador lo tienen casi todo. Si es heredero o albacea, pregunte y diga solo lo que sabe.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47F-3-102, 47F-3-118; G.S. 47C-4-109',
    year: 2026,
    topics: ['selling/hoa-facts-and-papers'],
  },
  {
    id: 'covenants',
    title: { en: 'Do old deed restrictions still bind?', es: '¿Obligan aún las restricciones antiguas?' },
    answer: {
      en: "Often yes: even where there is no association, recorded covenants run with the land, and many older houses in town have some though no dues. Some older than 30 years may have lapsed, but limits to residential use in a common plan can stay. Racial covenants are void and block no sale. Condominiums always have an association, townhouses nearly always. The closing attorney's title search tells.",
      es: 'A menudo sí: aunque no haya asociación, los covenants registrados siguen a la tierra, y muchas casas antiguas los tienen sin pagar cuotas. Algunos de más de 30 años pueden haber caducado, pero el límite a uso residencial en un plan común puede seguir. Las cláusulas raciales son nulas. Los condominios siempre tienen asociación; los townhouses, casi siempre. Lo dice la búsqueda del abogado de cierre.',
    },
    aspects: {
      'what-a-covenant-is': {
        en: 'A covenant is a recorded rule that goes with the land and binds each later owner: one house per lot, residential use only, a minimum size, no fence in front. It stands in the declaration, the plat or an old deed at the Register of Deeds, with or without an association. Ask for copies within due diligence; an attorney says which still bind.',
        es: 'Un covenant es una regla registrada que va con el terreno y obliga a cada dueño posterior: una casa por lote, solo uso residencial, un tamaño mínimo, sin cerca al frente. Está en la declaración, el plano o una escritura vieja en el Register of Deeds, haya o no asociación. Pida copias en el due diligence; un abogado dice cuáles siguen vigentes.',
      },
      'over-30-years': {
        en: "Age alone does not end one: under North Carolina's Marketable Title Act covenants older than 30 years can lapse, but those that limit lots to residential use in a common plan can stay, and a later deed may have renewed them. So an old “one house only” rule needs an attorney's reading before you plan on it.",
        es: 'La edad sola no la termina: según la Marketable Title Act de Carolina del Norte, las de más de 30 años pueden caducar, pero las que limitan lotes a uso residencial en un plan común pueden seguir, y una escritura posterior pudo renovarlas. Una regla vieja de “una sola casa” la debe leer un abogado antes de planear.',
      },
      'racial-clause': {
        en: 'A racial clause is void: it binds nobody, blocks no sale and no loan, and can be left where it is in the old records. The title attorney simply notes it as unenforceable. If you would like a notice on record that rejects it, ask the attorney what the Register of Deeds offers.',
        es: 'Una cláusula racial es nula: no obliga a nadie, no frena venta ni préstamo y puede quedarse en los registros viejos. El abogado de título solo anota que no vale. Si quiere dejar constancia de que la rechaza, pregunte al abogado qué ofrece el Register of Deeds.',
      },
      'who-can-enforce': {
        en: 'A neighbor in the same subdivision can enforce a covenant that still binds, by going to court, even where no association exists; the city does not. Many never do, but a lawsuit can stop or undo a building. If somebody threatens, stop, ask for the recorded page, and have an attorney read it against your deed.',
        es: 'Un vecino del mismo fraccionamiento puede exigir en tribunal una restricción vigente, aunque no haya asociación; la ciudad no lo hace. Muchos nunca lo hacen, pero un juicio puede parar o deshacer una obra. Si le amenazan, pare, pida la hoja registrada y que un abogado la compare con su escritura.',
      },
      'how-to-find': {
        en: "Look in the county Register of Deeds: the plat and the first deeds of the subdivision hold them, and your own deed often says “subject to restrictions” with a book and page. The closing attorney's title search brings them together; ask for copies within due diligence, and for the plat with setback lines.",
        es: 'Busque en el Register of Deeds del condado: están en el plano y las primeras escrituras del fraccionamiento, y la suya suele decir “subject to restrictions” con libro y página. El estudio de título del abogado de cierre las reúne; pida copias durante el due diligence, y el plano con líneas de retiro.',
      },
      'against-zoning': {
        en: 'The stricter one wins: if the city allows a duplex or a second house and a binding covenant says one dwelling, the covenant still stops it, and the city will issue a permit without checking. Have an attorney read the covenant, and planning staff the zoning, before due diligence ends.',
        es: 'Gana la más estricta: si la ciudad permite un dúplex o segunda casa y una restricción vigente dice una sola vivienda, la restricción lo impide, y la ciudad da el permiso sin revisarla. Que un abogado lea la restricción y planeación la zonificación antes de que acabe el due diligence.',
      },
      'no-hoa-living': {
        en: 'No association does not mean no rules: zoning, the city code and recorded covenants still apply, but there are no dues and no board. Many older houses in town are like that; condos always have an association, townhouses nearly always. Tell the team you want none, and the title search confirms it.',
        es: 'Sin asociación no significa sin reglas: siguen zonificación, código de la ciudad y restricciones registradas, pero no hay cuotas ni directiva. Muchas casas viejas del centro son así; los condominios siempre tienen asociación, los townhouses casi siempre. Diga al equipo que no quiere una, y el estudio de título lo confirma.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47B-3; Shelley v. Kraemer; Fair Housing Act',
    topics: ['buying/deed-restrictions-and-old-covenants', 'people/no-hoa-living-and-old-deed-restrictions'],
  },
  {
    id: 'zoning',
    title: { en: 'What may be built or changed here?', es: '¿Qué se puede construir o cambiar aquí?' },
    answer: {
      en: "The address decides: Charlotte's Unified Development Ordinance has set the uses since June 2023 and allows duplexes and triplexes in many house districts; towns by the lake have codes of their own. Covenants may be stricter, and the county's Code Enforcement issues permits. Ask planning staff before due diligence ends; I cannot say you may build.",
      es: 'Depende de la dirección: desde junio de 2023 la Unified Development Ordinance de Charlotte fija los usos y permite dúplex y tríplex en muchos distritos; los pueblos del lago tienen sus códigos. Los covenants pueden ser más estrictos y los permisos los da el condado. Pregunte a planificación antes de que termine due diligence; yo no puedo asegurarlo.',
    },
    aspects: {
      'find-zoning': {
        en: "Put the address or parcel into the city's online zoning map, or the county's property map: it shows the district, such as N1-A, and the code lists what each allows. The lake towns have maps of their own. For an answer you can rely on, ask planning staff in writing; I cannot look it up here.",
        es: 'Ponga la dirección o parcela en el mapa de zonificación en línea de la ciudad o en el mapa de propiedades del condado: muestra el distrito, como N1-A, y el código dice qué permite. Los pueblos del lago tienen los suyos. Para una respuesta segura pregunte por escrito a planeación; yo no puedo verlo aquí.',
      },
      'duplex-triplex': {
        en: 'In many Charlotte house districts, those called Neighborhood 1, duplexes and triplexes are allowed as well as houses, if lot, setbacks, height and trees fit; some lots and later amendments differ. Covenants or an association can still forbid it. City planning staff say what your parcel can hold.',
        es: 'En muchos distritos de casas de Charlotte, los llamados Neighborhood 1, se permiten dúplex y tríplex además de casas, si caben por lote, retiros, altura y árboles; hay lotes y enmiendas distintas. Restricciones o una asociación aún pueden prohibirlo. Planeación de la ciudad dice qué cabe en su parcela.',
      },
      'next-door': {
        en: "What a neighbor may build follows that lot's zoning, height and setback rules, and you have no vote unless it is a rezoning, which has a public hearing. Look up the parcel and any petition on the city's map, and ask planning staff. A view or an empty lot is never promised; weigh it before due diligence ends.",
        es: 'Lo que un vecino puede construir sigue la zonificación, altura y retiros de ese lote, y usted no vota salvo en un cambio de zona, que tiene audiencia pública. Busque la parcela y las peticiones en el mapa de la ciudad y pregunte a planeación. La vista o un lote vacío nunca se prometen; valórelo en el due diligence.',
      },
      'home-business': {
        en: 'A small business in your home is often allowed as a home occupation if it stays secondary, with limits on space, customers, signs, noise and staff; a shop, bakery or salon on a house lot usually needs other zoning. Covenants can be stricter. Describe it to city planning staff and ask before you buy.',
        es: 'Un negocio pequeño en casa suele permitirse como home occupation si es secundario, con límites de espacio, clientes, letreros, ruido y personal; una tienda, panadería o salón en un lote de casa casi siempre requiere otra zonificación. Las restricciones pueden ser más estrictas. Pregunte a planeación antes de comprar.',
      },
      'permit-addition': {
        en: "Mecklenburg County's Code Enforcement issues the building permit, for all towns in the county: additions, garages, decks, conversions, and nearly all structural, electrical, plumbing and heating work need one. Setbacks come from zoning and the plat, so have the lot's lines first. Ask the county for your project; covenants come on top.",
        es: 'Code Enforcement del condado de Mecklenburg da el permiso de construcción, en todos sus pueblos: ampliaciones, cocheras, terrazas, conversiones y casi todo trabajo estructural, eléctrico, de plomería o de calefacción lo requieren. Los retiros salen de la zonificación y el plano. Pregunte al condado por su proyecto; las restricciones van aparte.',
      },
      'church-or-group': {
        en: "Whether a house may become a church, a day care or a meeting place is for the zoning office: each is a use of its own, with rules on lot, parking, building code and fire safety, and a contract should leave time to learn it. Federal law (RLUIPA) lets no city treat a congregation worse than other assemblies. Ask the city's planning staff by address, and an attorney before you buy.",
        es: 'Si una casa puede ser iglesia, guardería o lugar de reunión lo dice la oficina de zonificación: cada uso tiene reglas de lote, estacionamiento, construcción e incendios, y el contrato debe dejar tiempo para saberlo. Una ley federal (RLUIPA) impide tratar a una congregación peor que a otras reuniones. Pregunte a planeación de la ciudad por la dirección, y a un abogado antes de comprar.',
      },
      setback: {
        en: 'A setback is the distance a building must keep from the lot lines, the street or a stream; zoning sets it for each district, and a plat or covenant may ask for more. It decides where an addition, garage, shed or pool can go. Planning staff tell the numbers for an address, and a surveyor marks them on the ground.',
        es: 'Un retiro (setback) es la distancia que una construcción debe guardar de los límites, la calle o un arroyo; lo fija la zonificación de cada distrito, y un plano o restricción puede pedir más. Decide dónde cabe una ampliación, cochera, bodega o alberca. Planeación da los números de una dirección, y un topógrafo los marca en el terreno.',
      },
      variance: {
        en: 'A variance is leave from the zoning board to depart from a rule, such as a setback, where the lot itself makes the rule a hardship; wanting a bigger deck is not one. A rezoning changes the district and is decided by the council after a hearing. Both take months and can be refused, so do not close counting on one. Ask planning staff first.',
        es: 'Una variancia es el permiso de la junta de zonificación para apartarse de una regla, como un retiro, cuando el propio lote la vuelve una carga; querer una terraza mayor no basta. Una rezonificación cambia el distrito y la decide el concejo tras una audiencia. Ambas tardan meses y pueden negarse: no compre contando con una. Pregunte antes a planeación.',
      },
      'one-unit-or-two': {
        en: "Look the address up in Mecklenburg County's POLARIS property record: the land use, such as single family or duplex, and the building card with the number of units, kitchens and meters show how the county sees it. It is a tax record, not permission: a second kitchen does not make a lawful second unit. Permits and the city's zoning staff settle it; get it in writing before you count on rent or a two-unit loan.",
        es: 'Busque la dirección en POLARIS, el registro de propiedades del condado de Mecklenburg: el uso, como casa unifamiliar o dúplex, y la ficha del edificio con sus unidades muestran cómo lo ve el condado. Es un registro fiscal, no un permiso: otra cocina no hace una segunda unidad legal. Lo deciden los permisos y la oficina de zonificación; pídalo por escrito antes de contar con una renta.',
      },
      grandfathered: {
        en: 'A use or building that was lawful when it began may mostly go on after rules change: it is nonconforming, or grandfathered. The right can be lost if the use stops for a time or the building is mostly destroyed, and it seldom lets you enlarge it. It goes with the land, not the owner. Ask planning staff for a written zoning verification before due diligence ends, and whether your lender lends on it.',
        es: 'Un uso o edificio que era legal al empezar casi siempre puede seguir aunque cambien las reglas: se llama no conforme o grandfathered. El derecho puede perderse si el uso se interrumpe un tiempo o el edificio se destruye, y rara vez permite ampliarlo. Va con el terreno, no con el dueño. Pida a planificación una verificación escrita antes de que acabe el due diligence, y pregunte al banco si presta.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Charlotte Unified Development Ordinance; Mecklenburg County POLARIS',
    topics: [
      'buying/zoning-what-may-be-built-nearby-historic-distric',
      'people/zoning-and-what-may-be-built-next-door',
      'building-permits',
    ],
  },
  {
    id: 'historic-district',
    title: { en: 'Is a house in a historic district?', es: '¿Está una casa en un distrito histórico?' },
    answer: {
      en: "Parts of Dilworth, Fourth Ward, the western part of Plaza Midwood and Hermitage Court in Myers Park are local historic districts: changes to the outside need a certificate from the Historic District Commission before work starts. The National Register alone does not control an owner's changes. A single landmark has its own commission. Check the address on the city's map.",
      es: 'Partes de Dilworth, Fourth Ward, el oeste de Plaza Midwood y Hermitage Court en Myers Park son distritos históricos locales: los cambios exteriores necesitan antes un certificado de la Historic District Commission. El Registro Nacional por sí solo no limita los cambios. Un monumento individual tiene su propia comisión. Verifique la dirección en el mapa de la ciudad.',
    },
    aspects: {
      'which-areas': {
        en: 'Among the areas we know, parts of Dilworth, Fourth Ward, the western part of Plaza Midwood and Hermitage Court in Myers Park are local historic districts; for the rest of Myers Park, and for NoDa, I know of none. The city has others too. The lines run street by street, so check the address.',
        es: 'De las zonas que conocemos, partes de Dilworth, Fourth Ward, el oeste de Plaza Midwood y Hermitage Court en Myers Park son distritos históricos locales; del resto de Myers Park, y de NoDa, no sé de ninguno. La ciudad tiene otros. Los límites van calle por calle: verifique la dirección.',
      },
      'check-address': {
        en: "Look the address up on the city's historic district map, or ask the Historic District Commission's staff: they answer yes or no for one house, in writing if you ask. A plaque, an old date or “historic” in an ad does not settle it. Do it before you offer or order work.",
        es: 'Busque la dirección en el mapa de distritos históricos de la ciudad o pregunte al personal de la Historic District Commission: contestan sí o no por una casa, por escrito si lo pide. Una placa, la antigüedad o “historic” en un anuncio no lo deciden. Hágalo antes de ofertar o contratar obra.',
      },
      'what-needs-approval': {
        en: 'Outside changes need a certificate before work starts: windows, doors, siding, roof material, porches, additions, fences, solar, tree removal and demolition. Plain repairs with the same material are usually handled by staff, and the inside is generally left alone. Ask staff about paint, above all on bare brick.',
        es: 'Los cambios por fuera necesitan certificado antes de empezar: ventanas, puertas, revestimiento, material del techo, porches, ampliaciones, cercas, solar, tala y demolición. Reparar con el mismo material suele verlo el personal, y el interior en general queda libre. Pregunte por la pintura, sobre todo en ladrillo visto.',
      },
      'register-and-landmark': {
        en: 'The National Register alone does not control what an owner changes; a local historic district does, for the outside, and a single designated landmark has its own commission and certificate, in or out of a district. So find out which of the three applies. A plaque may stand for any of them; the city or the landmarks commission tells.',
        es: 'El National Register por sí solo no controla lo que cambia el dueño; un distrito histórico local sí, por fuera, y un monumento designado tiene su propia comisión y certificado, esté o no en un distrito. Averigüe cuál de los tres aplica. Una placa puede ser de cualquiera; la ciudad o la comisión de monumentos lo dice.',
      },
      'how-long': {
        en: 'Allow weeks: smaller work is approved by staff, larger goes to a meeting of the commission, with papers due well before, and a change to the plan starts part of it again. Ask staff which kind yours is and the next date, before you sign with a contractor. Work begun without the certificate can be stopped or undone.',
        es: 'Cuente con semanas: lo menor lo aprueba el personal, lo mayor va a una sesión de la comisión, con papeles entregados antes, y cambiar el plan reinicia una parte. Pregunte de qué tipo es el suyo y la próxima fecha antes de firmar con un contratista. Lo hecho sin certificado puede pararse o deshacerse.',
      },
      'should-i-buy': {
        side: 'buyer',
        en: "It suits you if you like the look of the street kept, your neighbors' houses included, and can plan ahead: outside work takes a certificate, more time and often dearer materials. Before you offer, write down what you would change outside and ask staff whether such things pass; nobody can promise it.",
        es: 'Le conviene si le gusta que se conserve el aspecto de la calle, también el de los vecinos, y puede planear: la obra exterior pide certificado, más tiempo y a menudo materiales más caros. Antes de ofertar, anote qué cambiaría por fuera y pregunte al personal si suele aprobarse; nadie lo promete.',
      },
    },
    links: ['guideSelling', 'areas'],
    source: 'City of Charlotte Historic District Commission',
    topics: ['people/historic-districts', 'historic-district'],
  },
  {
    id: 'adu',
    title: { en: 'Can I build a backyard cottage (ADU)?', es: '¿Puedo construir una casita atrás (ADU)?' },
    answer: {
      en: 'Generally yes in the city: a second small home beside a house, within limits of size, height and place. Covenants, an association or historic review can still say no, and the county issues the permits. Do not take an existing unit as legal without its permit records. City planning staff answer for the address.',
      es: 'En la ciudad generalmente sí: una segunda vivienda pequeña junto a la casa, con límites de tamaño, altura y lugar. Los covenants, la asociación o la revisión histórica aún pueden negarla, y los permisos son del condado. No dé por legal una unidad existente sin sus permisos. Por la dirección responde planificación de la ciudad.',
    },
    aspects: {
      'size-and-place': {
        en: 'Limits on size, height, place on the lot and sometimes parking apply, and they depend on the district, the lot and the main house; the towns by the lake have figures of their own. I quote none, because they change: ask city or town planning staff for your parcel, and have a sketch with the lot lines.',
        es: 'Hay límites de tamaño, altura, lugar en el lote y a veces estacionamiento, según el distrito, el lote y la casa principal; los pueblos del lago tienen los suyos. No doy cifras porque cambian: pregunte a planeación de la ciudad o pueblo por su parcela, con un croquis de los linderos.',
      },
      'hoa-or-covenant': {
        en: "A yes from the city does not overrule an association or a covenant: read whether the documents limit lots to one dwelling or need approval for outbuildings, and silence on “ADU” is not permission. In a historic district the outside needs a certificate too. Have the association's answer in writing before you draw plans.",
        es: 'El sí de la ciudad no anula a la asociación ni a una restricción: vea si los documentos limitan a una vivienda o piden permiso para construcciones, y que no mencionen “ADU” no es permiso. En distrito histórico el exterior pide certificado. Tenga la respuesta de la asociación por escrito antes de hacer planos.',
      },
      'is-it-legal': {
        en: "Ask for the permit and the certificate of occupancy: the county's records show whether the unit was approved as a dwelling, or only as a garage or studio. Without them you may have to legalize or remove it, insurers and lenders may not count it, and it is a material fact. Check within due diligence.",
        es: 'Pida el permiso y el certificado de ocupación: los registros del condado muestran si la unidad se aprobó como vivienda o solo como cochera o estudio. Sin ellos quizá deba legalizarla o quitarla, seguro y prestamista pueden no contarla, y es un hecho importante. Revise durante el due diligence.',
      },
      'rent-it-out': {
        en: "The city generally lets a legal second unit be lived in by family or a tenant, but the association's rental rules, the lease and the tax still apply, and a lender counts its rent only by its own rules and usually only if permitted. For nightly rental ask separately. Living in either unit is worth confirming with planning staff.",
        es: 'La ciudad en general permite que en una segunda unidad legal viva familia o un inquilino, pero rigen las reglas de renta de la asociación y los impuestos, y el prestamista cuenta la renta según sus reglas y casi siempre solo si tiene permiso. Por noches, pregunte aparte. Quién vive en cuál, confírmelo con planeación.',
      },
      'convert-or-tiny-house': {
        en: "A converted garage, a cabin or a tiny house has to be permitted as a dwelling before anybody lives in it: ceiling, exits, plumbing, power and insulation count, and zoning too. On wheels or as a camper it generally is not a dwelling for a house lot; a factory-built unit must meet its own code. The county's Code Enforcement answers.",
        es: 'Una cochera convertida, una cabaña o una tiny house necesita permiso como vivienda antes de que alguien viva ahí: cuentan techo, salidas, plomería, luz y aislamiento, y también la zonificación. Con ruedas o como camper en general no es vivienda en un lote de casa; una de fábrica debe cumplir su código. Responde Code Enforcement del condado.',
      },
      'permits-and-cost': {
        en: "Mecklenburg County's Code Enforcement issues the permits, after zoning is cleared by the city or town; plans, survey, and water, sewer and power connections come with it. For the cost get bids from licensed contractors: design, foundation, utilities and permits often surprise more than the walls. I name no price.",
        es: 'Code Enforcement del condado de Mecklenburg da los permisos, una vez aprobada la zonificación por la ciudad o el pueblo; van planos, levantamiento y conexiones de agua, drenaje y luz. Para el costo pida presupuestos a contratistas con licencia: diseño, cimiento, servicios y permisos sorprenden más que las paredes. No doy precio.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Charlotte Unified Development Ordinance',
    topics: ['people/backyard-cottages-adus-and-short-term-rentals'],
  },
  {
    id: 'nearby-development',
    title: { en: 'What is being built nearby?', es: '¿Qué se está construyendo cerca?' },
    answer: {
      en: "I keep no list of building sites: rezoning petitions are with the city, permits with Mecklenburg County, roads with NCDOT and rail with the transit agency. Tell me the spot and I pass it to the team, who must disclose material facts they know about a home's surroundings. What it will do to prices nobody can promise.",
      es: 'No tengo lista de obras: las peticiones de zonificación están en la ciudad, los permisos en el condado de Mecklenburg, las carreteras en NCDOT y los trenes en la agencia de transporte. Dígame el lugar y lo paso al equipo, que debe informar los hechos importantes que conozca. Qué hará con los precios nadie puede prometerlo.',
    },
    aspects: {
      'where-to-look': {
        en: "Four places show it: the city's rezoning petitions and development map, Mecklenburg County's permit search, NCDOT's project map for roads, and the transit agency for rail. Search by address or parcel, and read the petition number on the sign. Lake towns list their own. A broker who knows of something material must tell you.",
        es: 'Cuatro sitios lo muestran: las peticiones de zona y el mapa de desarrollo de la ciudad, los permisos del condado de Mecklenburg, el mapa de NCDOT para calles y la agencia de tránsito para trenes. Busque por dirección o parcela y por el número de petición del letrero. Los pueblos del lago publican lo suyo.',
      },
      'rezoning-sign': {
        en: "A rezoning sign means that somebody has asked the city to change what may be built there: it carries a petition number, and the city's page shows the plan, the hearing date and the vote. Anybody may attend or write to the council member. Nothing is decided until the council votes, and no one can forecast it.",
        es: 'Un letrero de rezoning significa que alguien pidió a la ciudad cambiar lo que se puede construir: lleva un número de petición, y la página de la ciudad muestra el plan, la audiencia y la votación. Cualquiera puede asistir o escribir al concejal. Nada está decidido hasta que vote el concejo.',
      },
      'effect-on-price': {
        en: 'Nobody can promise what it does to your price: construction puts some buyers off for a time, while new shops or transit draw others. If you sell, tell it plainly, show finished plans, and price by sales close to similar sites. Whether to sell before or after depends more on your own date than on the crane.',
        es: 'Nadie puede asegurar qué hará con su precio: la obra aleja a algunos por un tiempo, y tiendas o transporte nuevos atraen a otros. Si vende, dígalo, muestre los planos y fije precio con ventas junto a sitios parecidos. Vender antes o después depende más de su fecha que de la grúa.',
      },
      'must-they-tell': {
        en: 'A broker on either side must tell you a material fact they know, such as an approved road widening or a rezoning that affects the home; the owner may decline to answer that item on the form, but not lie. Ask the question in writing, and check the public records yourself as well.',
        es: 'Un broker de cualquier lado debe decirle un hecho importante que conozca, como una ampliación de calle aprobada o un cambio de zona que afecte la casa; el dueño puede no contestar ese punto, pero no mentir. Pregunte por escrito y revise también usted los registros públicos.',
      },
      'view-and-empty-land': {
        en: "An empty field, woods or a view stays only if it is a park, protected, or yours: otherwise its owner may build what the zoning allows, without asking you. Look up the parcel's owner, zoning and any petition, and ask about floodplain or easements. Pay for the view only what you can bear to lose.",
        es: 'Un campo vacío, bosque o vista queda solo si es parque, está protegido o es suyo: si no, el dueño puede construir lo que permita la zonificación sin preguntarle. Busque dueño, zonificación y peticiones de la parcela, y pregunte por zona inundable o servidumbres. Pague por la vista solo lo que soportaría perder.',
      },
      'roads-and-rail': {
        en: "For roads look at NCDOT's project pages and the regional plan, which say funded or only studied; for trains, at the transit agency. Survey stakes may mean a road, a utility or just a boundary, so call the city or NCDOT with the street name. Dates slip for years; do not buy on one alone.",
        es: 'Para calles vea los proyectos de NCDOT y el plan regional, que dicen si hay fondos o solo estudio; para trenes, la agencia de tránsito. Las estacas pueden ser calle, servicio o un simple lindero: llame a la ciudad o NCDOT con el nombre de la calle. Las fechas se atrasan años; no compre solo por una.',
      },
    },
    links: ['contact', 'areas'],
    source: 'City of Charlotte; NCDOT; CATS',
    topics: ['people/new-developments-and-what-is-coming'],
  },
  {
    id: 'build-on-a-lot',
    title: { en: 'Can I build on this lot?', es: '¿Puedo construir en este lote?' },
    answer: {
      en: 'It depends on the lot, so find out within due diligence, on the land form: soil or septic permit, well or sewer tap, zoning, flood and stream buffers, tree rules, covenants, a survey and what utilities cost to reach. Without sewer, no septic permit may mean no house. County environmental health, city planning, a surveyor and an engineer answer; I cannot promise it.',
      es: 'Depende del lote; averígüelo dentro de due diligence, con el formulario de terreno: suelo o permiso séptico, pozo o conexión, zonificación, inundación y franjas de arroyo, árboles, covenants, levantamiento y lo que cuesta traer los servicios. Sin drenaje ni permiso séptico puede no haber casa. Responden salud ambiental, planificación, un topógrafo y un ingeniero.',
    },
    aspects: {
      'no-sewer': {
        en: 'Without sewer the lot needs a septic permit: have county environmental health evaluate the soil within due diligence, on a permit for your number of bedrooms. A failed perc test is not always the end, since other systems or spots may work; but with no permit there may be no house. Ask Charlotte Water whether a sewer main is near.',
        es: 'Sin alcantarillado el lote necesita permiso séptico: que salud ambiental del condado evalúe el suelo en el due diligence, para su número de recámaras. Una prueba perc fallida no siempre es el final, puede haber otro sistema o sitio; pero sin permiso puede no haber casa. Pregunte a Charlotte Water si hay red cerca.',
      },
      'utilities-cost': {
        en: 'Ask each utility for a written quote before the deadline: Charlotte Water or the town for water and sewer, with tap and system fees and how far the main is; the power company for line and pole; a well driller if there is no water. Distance drives the cost. I name no figure, since a hundred feet changes it.',
        es: 'Pida a cada servicio una cotización escrita antes del plazo: Charlotte Water o el pueblo para agua y drenaje, con derechos de conexión y distancia a la red; la eléctrica por línea y poste; un perforador si no hay agua. La distancia manda. No doy cifra: cien pies la cambian.',
      },
      'water-slope-access': {
        en: 'Creeks, wetlands, floodplain, steep slopes and missing road access each can take away the place to build: buffers along streams bar building, and without a recorded right of way a loan or permit may fail. Have a surveyor and an engineer draw what is left before due diligence ends, and an attorney check the access.',
        es: 'Arroyos, humedales, zona inundable, pendientes y falta de acceso pueden quitar el sitio para construir: las franjas junto a arroyos lo prohíben, y sin derecho de paso registrado puede fallar préstamo o permiso. Que un topógrafo e ingeniero dibujen lo que queda antes del plazo, y un abogado revise el acceso.',
      },
      'why-cheap': {
        en: "A low price often has a reason you can find: no septic permit, no sewer, a creek or flood line, no road access, a lot too narrow for today's rules, covenants or a utility easement. Ask the seller for every test and permit, ask why it did not sell, and close only when the county's answers are in hand.",
        es: 'Un precio bajo suele tener una razón que se puede hallar: sin permiso séptico, sin drenaje, arroyo o inundación, sin acceso, lote angosto para las reglas, restricciones o servidumbre. Pida al vendedor toda prueba y permiso, pregunte por qué no se vendió, y cierre solo con las respuestas del condado.',
      },
      'how-long-and-form': {
        en: "Ask for enough time: land usually needs a longer due diligence period than a house, since soil evaluation, survey and utility answers can take weeks, and the offer goes on the form for vacant lots, not on the house form. Agree on who may enter to dig, and make the deadline later than the county's answer.",
        es: 'Pida tiempo suficiente: la tierra suele necesitar más due diligence que una casa, pues suelo, levantamiento y servicios tardan semanas, y la oferta va en el formulario de lotes, no en el de casas. Acuerden quién puede entrar a excavar, y que el plazo venza después de la respuesta del condado.',
      },
      'whom-to-ask': {
        en: 'Ask in this order: city or town planning for zoning and trees, county environmental health for septic and well, the water utility for taps, a surveyor for lines, setbacks and flood, an engineer for slope and water, and the closing attorney for covenants, easements and access. “Ready to build” means papers, so ask to see them.',
        es: 'Pregunte en este orden: planeación de la ciudad o pueblo por zona y árboles, salud ambiental del condado por séptico y pozo, la empresa de agua por conexiones, un topógrafo por linderos, retiros e inundación, un ingeniero por pendiente, y el abogado de cierre por restricciones y acceso. “Listo” son papeles: pídalos.',
      },
      'lot-in-a-subdivision': {
        en: "You may buy a lot in a subdivision and build later if its covenants let you, so read them first: a deadline to start, the developer's own builders only, a least size, plans the association must approve. Dues normally run from closing, house or not. Check sewer and water taps, setbacks and drainage easements on the plat, and put the answers inside due diligence.",
        es: 'Puede comprar un lote en una subdivisión y construir después si sus restricciones lo permiten; léalas primero: plazo para empezar, solo constructores del desarrollador, tamaño mínimo, planos que aprueba la asociación. Las cuotas normalmente corren desde el cierre, con casa o sin ella. Revise conexiones de agua y drenaje, retiros y servidumbres en el plano, dentro de due diligence.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 12-T; county environmental health',
    topics: ['buying/can-i-build-on-this-lot'],
  },
  {
    id: 'land-taxes',
    title: {
      en: 'Farm tax break: what if I buy or split land?',
      es: '¿Y el impuesto agrícola al comprar o dividir?',
    },
    answer: {
      en: 'Land taxed as farm or forest owes the deferred difference for this year and the three before, with interest, once it loses that status: by another use, and often by a split that leaves too little land. The contract usually charges that to the seller, but your own later change is yours. A split also needs an approved plat or an exemption. Ask the county assessor and an attorney first.',
      es: 'El terreno con impuesto agrícola o forestal debe la diferencia de este año y los tres anteriores, con intereses, al perder ese estatus: por otro uso y, a menudo, por una división que deja muy poco terreno. El contrato suele cargarla a quien vende, pero el cambio que usted haga después es suyo. Dividir exige además plano aprobado o exención. Pregunte antes al tasador del condado y a un abogado.',
    },
    aspects: {
      'who-pays-rollback': {
        en: 'The contract usually charges deferred taxes to the seller if they come due by the sale, and by law they stay on the land, so they are paid at closing or follow it. If you as the buyer change the use later, the bill is yours. Put into the contract who pays, and ask the assessor for the amount beforehand.',
        es: 'El contrato suele cargar los impuestos diferidos al vendedor si vencen por la venta, y por ley siguen a la tierra, así que se pagan en el cierre o la acompañan. Si usted, comprador, cambia el uso después, la cuenta es suya. Ponga en el contrato quién paga y pida antes el monto al tasador.',
      },
      'what-triggers': {
        en: 'When the land stops qualifying, the deferred difference for this year and the three before becomes due, with interest: another use, building, stopping production, or a split that leaves too little. Selling alone need not trigger it if the new owner goes on and applies in time. Ask the county assessor for the figure first.',
        es: 'Cuando la tierra deja de calificar, vence la diferencia diferida de este año y los tres anteriores, con intereses: otro uso, construir, dejar de producir o dividir dejando muy poco. Vender por sí solo no lo provoca si el nuevo dueño sigue y solicita a tiempo. Pida antes la cifra al tasador del condado.',
      },
      'keep-the-break': {
        side: 'buyer',
        en: 'As a buyer you can often keep it if the land goes on in the same use and you apply to the assessor in time; it does not pass by itself. Size and income count: 10 acres in production for crops or animals, 5 for horticulture, 20 for forest, with further tests. Ask the county before closing; missing it makes the tax due.',
        es: 'Como comprador a menudo puede conservarlo si la tierra sigue en el mismo uso y solicita a tiempo al tasador; no pasa solo. Cuentan tamaño e ingreso: 10 acres en producción para cultivos o animales, 5 en horticultura, 20 de bosque, y otras pruebas. Pregunte al condado antes de cerrar; si falla, vence el impuesto.',
      },
      dividing: {
        en: 'Dividing land usually needs a surveyed plat approved by the city, town or county and recorded; some splits are exempt, such as a few large tracts or among heirs, and staff say which. Check road access, septic and zoning for each part, and the farm tax. A surveyor and planning staff come first, then the attorney.',
        es: 'Dividir tierra casi siempre requiere un plano de topógrafo aprobado por la ciudad, pueblo o condado y registrado; algunas divisiones están exentas, y el personal dice cuáles. Revise acceso, séptico y zona de cada parte, y el impuesto agrícola. Primero topógrafo y planeación, luego el abogado.',
      },
      'land-loan': {
        en: "Land loans ask for more down and run shorter than a home loan, and raw land is harder than a lot with road and utilities; the figure is each lender's. Local banks, credit unions and Farm Credit lenders do them, and a construction loan can take the lot in. Ask two or three in writing before you offer.",
        es: 'Los préstamos de terreno piden más enganche y plazos más cortos que los de casa, y la tierra cruda es más difícil que un lote con calle y servicios; la cifra es de cada prestamista. Los dan bancos locales, cooperativas y Farm Credit; un préstamo de construcción puede incluir el lote. Pregunte a dos o tres por escrito.',
      },
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 105-277.3, 105-277.4',
    topics: ['buying/land-taxes-deferred-tax-splitting-clearing-loan'],
  },
  {
    id: 'teardown-value',
    title: { en: 'Is my lot worth more to a builder?', es: '¿Vale más mi lote para un constructor?' },
    answer: {
      en: "Perhaps: many Charlotte house lots may now hold a duplex or triplex, but covenants, setbacks, trees, floodplain and utilities can still prevent it. Builders' contracts often come with a long due diligence period, a small deposit and a right to assign. Compare what you net and how sure it is; city planning and a land-use attorney know what is allowed.",
      es: 'Quizá: muchos lotes de Charlotte admiten hoy dúplex o tríplex, pero covenants, retiros, árboles, inundación y servicios pueden impedirlo. Los contratos de constructores suelen traer un periodo largo, depósito pequeño y derecho a ceder. Compare el neto y la certeza; planificación de la ciudad y un abogado saben qué se permite.',
    },
    aspects: {
      'contract-traps': {
        en: "Read four points before the price: how long they may look before they must buy, how much they pay you for that time, whether it depends on a rezoning, and whether they may assign it. A top price with a long free look is close to an option. Ask for a real due diligence fee and dates, and a land-use attorney's review.",
        es: 'Lea cuatro puntos antes del precio: cuánto tiempo pueden mirar antes de comprar, cuánto le pagan por ese tiempo, si depende de un cambio de zona y si pueden ceder el contrato. Precio alto con larga espera gratis es casi una opción. Pida una cuota de due diligence real, fechas y revisión de un abogado de uso de suelo.',
      },
      'lot-price': {
        en: 'Nobody can tell from a chat: a lot is worth what builders lately paid for similar ones close by, less what tearing down, trees, grading and utilities cost, and by how many homes fit. Have the team compare it both ways, as a house and as land, from closed sales; an appraiser for an official value.',
        es: 'Por chat nadie lo sabe: un lote vale lo que constructores pagaron hace poco por otros parecidos cerca, menos demoler, árboles, nivelación y servicios, y según cuántas casas caben. Que el equipo lo compare de las dos formas, como casa y como tierra, con ventas cerradas; para un valor oficial, un valuador.',
      },
      'what-fits': {
        en: 'How many homes fit decides much of the value: many Charlotte house lots may hold a duplex or triplex, but width, setbacks, trees, floodplain, utilities, an old covenant or historic review can cut it to one. Ask city planning for the parcel and an attorney about covenants before you believe a number.',
        es: 'Cuántas casas caben decide gran parte del valor: muchos lotes de Charlotte admiten dúplex o tríplex, pero ancho, retiros, árboles, inundación, servicios, una restricción vieja o revisión histórica pueden dejarlo en una. Pregunte a planeación por la parcela y a un abogado por las restricciones antes de creer una cifra.',
      },
      'with-neighbors': {
        en: "A joint sale can pay when several lots together allow what one alone does not, but then every owner must hold out and close, and one who backs out can sink it. Agree in writing among yourselves on split, dates and exit, each with an attorney, before you sign the buyer's paper; no bonus is sure until closing.",
        es: 'Vender juntos puede pagar más cuando varios lotes permiten lo que uno solo no, pero todos deben aguantar y cerrar, y uno que se retire puede tumbarlo. Acuerden por escrito reparto, fechas y salida, cada uno con abogado, antes de firmar con el comprador; ningún bono es seguro hasta el cierre.',
      },
      'how-to-sell-it': {
        en: 'Offer it both ways at once: list it openly as a house and as a building site, so people who would live there and builders bid against each other, with survey, zoning and utilities at hand. Spend nothing on remodeling until you know who the buyer is; clean and safe is enough. A lone offer at the door has no rival.',
        es: 'Ofrézcala de las dos formas a la vez: anúnciela como casa y como terreno para construir, así compiten quienes vivirían ahí y los constructores, con plano, zonificación y servicios a la mano. No gaste en remodelar hasta saber quién compra; basta limpia y segura. Una oferta única en la puerta no tiene rival.',
      },
    },
    links: ['sell', 'contact'],
    source: 'Charlotte Unified Development Ordinance',
    topics: ['selling/land-teardown-or-developer-value'],
  },
  {
    id: 'condo-loans',
    title: { en: 'Why is a condo harder to finance?', es: '¿Por qué cuesta financiar un condominio?' },
    answer: {
      en: 'Because the lender judges the project too: its budget, reserves, lawsuits, insurance, unpaid dues, repairs and how many owners live there. FHA approves a project or a single unit, VA the project; townhouses with their own land usually need no review. Have the lender send the questionnaire within due diligence, and ask the association for its facts.',
      es: 'Porque el banco juzga también el proyecto: presupuesto, reservas, demandas, seguro, cuotas impagas, reparaciones y cuántos dueños viven ahí. FHA aprueba el proyecto o una unidad, VA el proyecto; un townhouse con su terreno normalmente no se revisa. Que el banco mande el cuestionario dentro de due diligence y pida datos a la asociación.',
    },
    aspects: {
      fha: {
        en: "With FHA the whole project can be approved, or a single unit in one that is not, if the building meets FHA's limits; HUD's online list shows approved projects, and the lender applies for a single unit. Ask the lender before you offer; as a seller ask your manager. Not every condo is on the list.",
        es: 'Con FHA puede estar aprobado todo el proyecto, o una sola unidad en uno que no lo está, si el edificio cumple los límites de FHA; la lista de HUD muestra los aprobados, y el prestamista solicita la unidad. Pregunte al prestamista antes de ofertar; si vende, al administrador. No todos están en la lista.',
      },
      va: {
        en: "For a VA loan the project itself must be approved: VA's online list shows which are, and there is no approval for one unit alone. If yours is missing, the lender can ask VA to review the project, which takes time and the association's papers. Check before you offer, and allow for it in the dates.",
        es: 'Para un préstamo VA el proyecto debe estar aprobado: la lista en línea de VA muestra cuáles, y no hay aprobación de una sola unidad. Si falta el suyo, el prestamista puede pedir a VA que lo revise, lo que toma tiempo y papeles de la asociación. Véalo antes de ofertar y déjelo en las fechas.',
      },
      questionnaire: {
        en: 'The questionnaire asks the association about budget, reserves, lawsuits, insurance, unpaid dues, repairs and owner share; the lender sends it and the manager fills it in, for a fee that usually the buyer pays. Have it sent in the first days of due diligence, since its answer can end the loan.',
        es: 'El cuestionario pregunta a la asociación por presupuesto, reservas, demandas, seguro, cuotas atrasadas, reparaciones y cuántos dueños viven ahí; lo manda el prestamista y lo llena el administrador, con un cargo que suele pagar el comprador. Mándelo los primeros días del due diligence: su respuesta puede tumbar el préstamo.',
      },
      'building-rejected': {
        en: 'It is the building that failed, not you: ask the lender in writing for the exact reason, and the association whether it can be fixed. Then another lender or program, a portfolio loan at a local bank, or cash may still work. Within due diligence you can leave with the earnest money; do not let the deadline pass first.',
        es: 'Falló el edificio, no usted: pida al prestamista la razón exacta por escrito, y a la asociación si se puede arreglar. Luego quizá sirva otro prestamista o programa, un banco local que guarda sus préstamos, o efectivo. En el due diligence puede irse con su earnest money; no deje vencer el plazo antes.',
      },
      'townhouse-or-condo': {
        en: 'A townhouse that owns its own land is usually financed like a house, with no project review; a condo brings the review, and sometimes a higher rate or down payment. The legal form decides, not the look: some “townhomes” are condos on paper. Ask your lender with the deed or listing in hand.',
        es: 'Un townhouse con su propia tierra suele financiarse como casa, sin revisión del proyecto; un condominio trae la revisión y a veces más tasa o enganche. Decide la forma legal, no el aspecto: algunos “townhomes” son condominios en papel. Pregunte a su prestamista con la escritura o el anuncio en mano.',
      },
      'renters-in-building': {
        en: 'Lenders look at how many units are rented because investors default and vote differently; many programs want a minimum share of owners, above all if you buy to rent. A building full of tenants can still pass with one lender and fail with another. Ask the manager for the figure and your lender for its limit.',
        es: 'Los prestamistas miran cuántas unidades se rentan porque ven más riesgo; muchos programas exigen un mínimo de dueños residentes, sobre todo si compra para rentar. Un edificio con muchos inquilinos puede pasar con uno y fallar con otro. Pida la cifra al administrador y el límite a su prestamista.',
      },
      'down-payment': {
        en: "The minimum down payment for a condo you live in can be as low as for a house if the building passes the lender's review; for a second home or a rental unit lenders ask for more, and the rate may differ. A shorter review in return for more money down is no longer something to count on. It is the lender's figure, so ask for it in the Loan Estimate for that building.",
        es: 'El enganche mínimo para un condominio donde vivirá puede ser igual que el de una casa si el edificio pasa la revisión del banco; para una segunda casa o unidad para rentar piden más, y la tasa puede variar. Ya no cuente con una revisión más corta a cambio de más enganche. La cifra es del prestamista: pídala en el Loan Estimate de ese edificio.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; FHA; VA',
    topics: ['buying/condo-project-red-flags', 'money/condo-and-townhouse-financing'],
  },
  {
    id: 'condo-insurance',
    title: { en: 'Which insurance does a condo need?', es: '¿Qué seguro necesita un condominio?' },
    answer: {
      en: "An HO-6 policy: it covers your interior, belongings, liability and loss assessments, while the association's master policy covers the building as its declaration says. The master deductible can be passed on to owners, so match your loss-assessment limit to it. For a townhouse the declaration tells which policy fits. An insurance agent reads it with you.",
      es: 'Una póliza HO-6: cubre su interior, pertenencias, responsabilidad y cuotas por pérdidas; la póliza maestra de la asociación cubre el edificio según la declaración. El deducible maestro puede pasarse a los dueños: ajuste su límite. En un townhouse la declaración dice qué póliza toca. Un agente de seguros la lee con usted.',
    },
    aspects: {
      'why-my-own': {
        en: "You still need a policy of your own: the association's covers the building, not your belongings, your liability, most of your finishes, or a place to live after a fire. Dues do not change that, and a lender will ask for proof. With no loan nobody forces you, but a leak or a special charge would be all yours.",
        es: 'Aún necesita su propia póliza: la de la asociación cubre el edificio, no sus cosas, su responsabilidad, casi nada de sus acabados ni dónde vivir tras un incendio. Las cuotas no cambian eso, y el prestamista pedirá prueba. Sin préstamo nadie le obliga, pero una fuga o un cobro especial sería todo suyo.',
      },
      'where-mine-begins': {
        en: 'The declaration draws the line: with “bare walls” or “studs out” the association insures the shell and you everything from the drywall in; with “all in” or “single entity” it covers original fixtures too, but not your upgrades or belongings. Send the declaration and the master certificate to your insurance agent.',
        es: 'El límite lo marca la declaración: con “bare walls” o “studs out” la asociación asegura la estructura y usted desde el panel hacia adentro; con “all in” o “single entity” cubre también lo original, pero no sus mejoras ni sus cosas. Mande la declaración y el certificado de la póliza maestra a su agente de seguros.',
      },
      townhouse: {
        en: "For a townhouse the declaration decides: if you own and maintain roof and outside walls you need a homeowners policy for the whole structure, often HO-3; if the association insures them, an HO-6 for the inside. Do not go by a neighbor's word; send the pages on insurance and maintenance to your agent.",
        es: 'En un townhouse decide la declaración: si usted es dueño y mantiene techo y paredes exteriores necesita póliza de casa para toda la estructura, a menudo HO-3; si los asegura la asociación, una HO-6 para el interior. No se fíe de un vecino; mande a su agente las páginas de seguro y mantenimiento.',
      },
      'leak-from-above': {
        en: "Report it to your own insurer and the manager on the same day: your HO-6 pays for your inside and belongings, the master policy for common parts as the declaration says, and the upstairs owner's liability only if that person was at fault. Photograph, stop the water, keep receipts, and throw nothing away before they look.",
        es: 'Repórtelo el mismo día a su aseguradora y al administrador: su HO-6 paga su interior y sus cosas, la póliza maestra lo común según la declaración, y la responsabilidad del vecino de arriba solo si tuvo la culpa. Tome fotos, corte el agua, guarde recibos y no tire nada antes de que lo vean.',
      },
      'deductible-and-loss-assessment': {
        en: 'A master deductible can reach you: if the documents allow, the association charges it to the owners concerned or divides it among all. Set your loss-assessment limit by that deductible and how it is shared, and ask whether your policy pays deductibles at all. It pays only for covered causes such as fire or hail.',
        es: 'El deducible maestro puede llegarle: si los documentos lo permiten, la asociación lo cobra a los dueños afectados o lo reparte entre todos. Fije su límite de loss assessment según ese deducible y cómo se reparte, y pregunte si su póliza paga deducibles. Solo cubre causas aseguradas, como incendio o granizo.',
      },
      cost: {
        en: 'The price depends on the inside you insure, your belongings, deductible, loss-assessment limit, claims and the building, so I name none. It is usually less than for a house, since the building is insured by the association. Get two or three quotes within due diligence, with the same limits, and ask each what is left out.',
        es: 'El precio depende del interior que asegure, sus cosas, deducible, límite de loss assessment, reclamos y el edificio, así que no doy cifra. Suele ser menor que el de una casa, porque la asociación asegura el edificio. Pida dos o tres cotizaciones en el due diligence, con los mismos límites, y pregunte qué queda fuera.',
      },
    },
    links: ['guideBuying'],
    source: 'HO-6 form; association declaration',
    topics: ['money/condo-insurance-ho-6-and-master-policy'],
  },
  {
    id: 'manufactured-home',
    title: { en: 'Can I buy or sell a manufactured home?', es: '¿Puedo comprar o vender casa móvil?' },
    answer: {
      en: 'Yes: what matters is whether it is real property, on owned or long-leased land, on a permanent base, with the DMV title surrendered and the paper recorded. If not, it passes by DMV title with another kind of loan. A modular home is something else: built to the state building code and financed like a site-built one; the label tells. An attorney checks title; the park says its rules.',
      es: 'Sí: importa si es inmueble, en terreno propio o con arriendo largo, sobre base permanente, con el título del DMV entregado y el papel registrado. Si no, pasa con título del DMV y otro tipo de préstamo. Una casa modular es otra cosa: cumple el código estatal de construcción y se financia como una construida en el sitio; lo dice la etiqueta. El título, un abogado; las reglas, el parque.',
    },
    aspects: {
      loan: {
        en: 'A regular mortgage is possible when the home counts as real property: on land you own, on a permanent foundation, title retired, and built since June 1976 with its labels; FHA, VA and conventional programs each add rules. In a rented lot it is usually a personal-property loan, with other terms. Ask the lender early; some refuse them.',
        es: 'Una hipoteca normal es posible si la casa cuenta como propiedad real: en tierra suya, sobre base permanente, título retirado y construida desde junio de 1976 con sus etiquetas; FHA, VA y convencional agregan reglas. En lote rentado suele ser préstamo de bienes muebles, con otras condiciones. Pregunte pronto; algunos no los dan.',
      },
      'title-or-deed': {
        en: 'Two papers are possible: a DMV title, like a car, makes it personal property; once that title is surrendered and the affidavit recorded with the deed of the land, it is real property and goes by deed. If the seller still holds a title, an attorney can retire it at closing; a lost one is replaced at the DMV first.',
        es: 'Hay dos papeles posibles: un título del DMV, como de carro, la hace bien mueble; entregado ese título y registrado el afidávit con la escritura de la tierra, es propiedad real y pasa por escritura. Si el vendedor aún tiene título, un abogado puede retirarlo en el cierre; uno perdido se repone antes en el DMV.',
      },
      'in-a-park': {
        en: "On a rented lot you sell or buy the home only, with its DMV title, while the lease of the lot goes by the park's rules: the park may have to approve the new tenant, and rent and age limits matter. Get the rules, rent and any fees in writing first; an attorney says whether the park may refuse.",
        es: 'En lote rentado se vende o compra solo la casa, con su título del DMV, y el alquiler del lote sigue las reglas del parque: puede tener que aprobar al nuevo inquilino, y cuentan renta y antigüedad máxima. Pida antes por escrito reglas, renta y cargos; un abogado dice si el parque puede negarse.',
      },
      modular: {
        en: 'A modular home is not a manufactured one: it is built in a factory to the state building code, set on a permanent foundation, and financed and sold like a site-built house. A manufactured home is built to the federal HUD code and carries red metal labels. The label or data plate tells; ask the lender before you offer.',
        es: 'Una casa modular no es manufacturada: se hace en fábrica según el código estatal, va sobre cimiento permanente y se financia y vende como una casa normal. La manufacturada sigue el código federal HUD y lleva etiquetas metálicas rojas. Lo dice la etiqueta o placa; pregunte al prestamista antes de ofertar.',
      },
      'foundation-and-labels': {
        en: "Lenders usually want an engineer's letter that the foundation and tie-downs are permanent, and the HUD labels outside with the data plate inside. Missing labels do not bar a sale, but a lender may refuse without a verification letter of the label numbers. Order both early in due diligence or before you list.",
        es: 'Los prestamistas suelen pedir carta de un ingeniero de que base y anclajes son permanentes, y las etiquetas HUD por fuera y la placa por dentro. Sin etiquetas se puede vender, pero un prestamista puede negarse sin una carta que verifique los números. Pida ambas al inicio del due diligence o antes de vender.',
      },
      'selling-it': {
        side: 'seller',
        en: 'With the land and the title retired it can be listed and sold like any house, in the MLS too; with a DMV title alone it is personal property, so ask the team whether they take it or refer you: they need year, size, land, title and any park rules. Buyers with loans will ask for labels and foundation.',
        es: 'Con la tierra y el título retirado se anuncia y vende como cualquier casa, también en el MLS; con solo título del DMV es bien mueble: pregunte al equipo si la toma o le refiere; necesitan año, tamaño, tierra, título y reglas del parque. Compradores con préstamo pedirán etiquetas y base.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 20-109.2; G.S. 47-20.6',
    topics: ['buying/manufactured-or-mobile-home', 'selling/manufactured-or-mobile-home'],
  },
  {
    id: 'builder-contract',
    title: {
      en: 'What differs when buying from a builder?',
      es: '¿Qué cambia al comprar a una constructora?',
    },
    answer: {
      en: "It is the builder's own contract and not the standard form: the deposit is often not refundable, there may be no due diligence period, disputes go to arbitration, and prices or dates may move. Read the warranty, the completion date, change orders and what happens if your loan fails. Inspect it all the same, and bring your own broker on the first visit. Have an attorney read it first.",
      es: 'Es el contrato propio del constructor y no el formulario estándar: el depósito a menudo no se devuelve, quizá no hay due diligence, las disputas van a arbitraje y precios o fechas pueden moverse. Lea la garantía, la fecha de entrega, los cambios y qué pasa si falla su préstamo. Inspeccione igual y lleve a su broker en la primera visita. Que un abogado lo lea antes de firmar.',
    },
    aspects: {
      'dd-period': {
        en: "There is no due diligence period unless the builder's contract writes one in, so you usually cannot walk away for any reason as on a resale. Ask for a right to inspect, a date until which you may cancel, and what you get back; have it in writing before you pay. Otherwise check everything first.",
        es: 'No hay periodo de due diligence si el contrato de la constructora no lo escribe, así que normalmente no puede salirse por cualquier razón como en una reventa. Pida derecho a inspeccionar, fecha hasta la que puede cancelar y qué le devuelven, por escrito antes de pagar. Si no, revise todo antes.',
      },
      'who-reads-it': {
        en: "Have a North Carolina real estate attorney read it before you sign, even if they say everyone signs it or want it by tonight: it is the builder's paper, and the sales agent works for the builder. Ask for the full set by email and two or three days. A home that is lost over that is rarely the last one.",
        es: 'Que un abogado de bienes raíces de Carolina del Norte lo lea antes de firmar, aunque digan que todos lo firman o lo quieran hoy: es el papel de la constructora, y la vendedora trabaja para ella. Pida todo por correo y dos o tres días. Una casa perdida por eso rara vez es la última.',
      },
      'getting-out': {
        en: "Once signed, getting out usually costs the deposit and perhaps upgrades you paid for, unless the contract gives you a way: look for a loan contingency, an outside completion date, and the builder's default. If your loan fails, some contracts refund and many do not. Send nothing before an attorney has read it.",
        es: 'Ya firmado, salirse suele costar el depósito y quizá las mejoras pagadas, salvo que el contrato dé una salida: busque contingencia de préstamo, fecha límite de terminación e incumplimiento de la constructora. Si falla su préstamo, unos contratos devuelven y muchos no. No mande nada antes de que lo lea un abogado.',
      },
      'spec-or-to-be-built': {
        en: 'A finished or nearly finished “spec” home has a firm price, shows what you get and can close in weeks; one still to be built lets you choose, but its date and cost can move, and upgrades are often paid up front and lost if you leave. Ask for the list of options with prices, and which are included in writing.',
        es: 'Una casa “spec” terminada o casi tiene precio firme, se ve tal cual y puede cerrar en semanas; una por construir deja elegir, pero fecha y costo pueden moverse, y las mejoras suelen pagarse por adelantado y perderse si se va. Pida por escrito la lista de opciones con precios y lo incluido.',
      },
      'model-home': {
        en: 'A model home can be bought, often late, when the last homes are sold: it shows the dearest finishes, but has had visitors for years and its warranty may already run. Ask what stays, when the warranty starts, and have it inspected. A builder may rent it back as an office meanwhile: then rent, length, insurance and wear belong in a lease, and an owner-occupied loan may not fit. An attorney reads it.',
        es: 'La casa modelo se puede comprar, a menudo al final, cuando se venden las últimas: muestra los acabados más caros, pero ha tenido visitas por años y su garantía quizá ya corre. Pregunte qué se queda, muebles y mejoras, cuándo empieza la garantía, y hágala inspeccionar. Si el constructor quiere rentarla mientras tanto como oficina, renta, plazo, seguro y desgaste van en un contrato, y un préstamo para vivienda propia quizá no sirva.',
      },
    },
    links: ['contact', 'compare'],
    source: 'RESPA s. 8; Form 2-T',
    topics: ['buying/builder-s-contract-and-deposit', 'money/new-construction-incentives'],
  },
  {
    id: 'new-home-delays',
    title: {
      en: 'What if the builder is late or changes things?',
      es: '¿Y si la constructora se atrasa o cambia algo?',
    },
    answer: {
      en: "Mostly the contract decides: a builder's date is usually an estimate, and you may leave or be paid for delay only if it names an outside date or a remedy. Ask for a new date in writing, extend your rate lock early and keep a place to stay. Price increases and promised pools or roads also bind only as written or recorded. Take it to an attorney.",
      es: 'Decide sobre todo el contrato: la fecha del constructor suele ser un estimado, y puede salir o cobrar por la demora solo si fija una fecha límite o una compensación. Pida fecha nueva por escrito, extienda pronto su tasa y tenga dónde vivir. Alzas de precio y albercas o calles prometidas también obligan solo si están escritas o registradas. Llévelo a un abogado.',
    },
    aspects: {
      'price-raise': {
        en: 'The builder may raise the price after signing only if the contract says so: look for an escalation or cost-increase clause, its limit, and whether you may cancel instead. Without one, the price normally stands. Do not sign a change order you do not agree with; write back, tell your lender, and have an attorney read it.',
        es: 'La constructora puede subir el precio después de firmar solo si el contrato lo dice: busque una cláusula de aumento de costos, su límite y si puede cancelar. Sin ella, el precio normalmente queda. No firme una orden de cambio que no acepte; conteste por escrito, avise a su prestamista y que la lea un abogado.',
      },
      'changed-things': {
        en: 'Many builder contracts allow “equal or better” substitutions and small plan changes, so read that clause and your list of selections first. If what they put in is worse or was promised in writing, object at once in writing, with photographs, before it is covered up or you close. A brochure alone rarely binds them.',
        es: 'Muchos contratos permiten sustituir por algo “igual o mejor” y cambios menores de plano: lea esa cláusula y su lista de selecciones. Si lo puesto es peor o se prometió por escrito, objete de inmediato por escrito y con fotos, antes de que lo tapen o cierre. Un folleto solo rara vez los obliga.',
      },
      'promised-amenities': {
        en: 'A pool, trail or road is owed only if it stands in your contract, the recorded plat or declaration, or a bond with the city or county; words in a sales office seldom count. Ask the developer in writing for the date, look up plat and bonds at the city or county, and take it to an attorney with your neighbors.',
        es: 'Una alberca, sendero o calle se debe solo si está en su contrato, en el plano o declaración registrados, o garantizada ante ciudad o condado; lo dicho en ventas rara vez cuenta. Pida la fecha por escrito al desarrollador, busque plano y garantías en la ciudad o condado, y llévelo con vecinos a un abogado.',
      },
      'move-in-early': {
        en: "You cannot move in before the county issues the certificate of occupancy, and a lender normally does not close without it; a temporary certificate is sometimes given for small open items. Do not store your things there either without the builder's written leave. Arrange a short stay, and ask for the date of the final inspection.",
        es: 'No puede mudarse antes de que el condado dé el certificado de ocupación, y el prestamista normalmente no cierra sin él; a veces hay uno temporal por detalles menores. Tampoco guarde ahí sus cosas sin permiso escrito de la constructora. Busque dónde quedarse y pida la fecha de la inspección final.',
      },
      'costs-of-delay': {
        en: 'Hotel, storage, a second rent or a rate-lock extension are usually yours, unless the contract names a remedy or the delay goes past an outside date. Ask the builder in writing for a credit all the same; some give one. Ask the lender early what an extension costs, and do not end your lease on a verbal date.',
        es: 'Hotel, bodega, segunda renta o extender la tasa suelen ser suyos, salvo que el contrato dé un remedio o el retraso pase de una fecha límite. Pida igual por escrito un crédito; algunas lo dan. Pregunte pronto a su prestamista cuánto cuesta extender, y no termine su renta por una fecha verbal.',
      },
      cancel: {
        en: 'You may cancel for lateness only if the contract has an outside completion date or the builder is in default under it; “estimated” dates give no such right. Find those clauses, note the notice you must give, and have an attorney send it, since leaving without a right usually costs the deposit. Ask for a mutual release too.',
        es: 'Puede cancelar por retraso solo si el contrato tiene fecha límite de terminación o la constructora incumple según él; las fechas “estimadas” no dan ese derecho. Halle esas cláusulas y el aviso requerido, y que lo mande un abogado: irse sin derecho suele costar el depósito. Pida también una liberación mutua.',
      },
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 47E-2; G.S. 136-102.6',
    topics: ['buying/delays-changes-price-promised-amenities'],
  },
  {
    id: 'new-home-warranty',
    title: { en: 'Does a new home need an inspection?', es: '¿Una casa nueva necesita inspección?' },
    answer: {
      en: "Yes: it is worth having an independent inspector before drywall, at completion and in month eleven, because the county checks only the code. The usual one year on workmanship is the builder's own warranty, so read its dates. North Carolina implies workmanlike building unless clearly waived, and sets an outer limit of six years from completion; shorter limits run too, so see an attorney early.",
      es: 'Sí: conviene un inspector independiente antes del panel de yeso, al terminar y en el mes once, porque el condado solo revisa el código. El año habitual sobre la mano de obra es garantía propia de la constructora: lea sus fechas. Carolina del Norte presupone obra bien hecha salvo renuncia clara, con un límite final de seis años desde la terminación; hay plazos más cortos: vea pronto a un abogado.',
    },
    aspects: {
      when: {
        en: "Three visits are usual: before drywall, while wiring, pipes and framing can be seen; at completion, before your walk-through; and in month eleven, before a one-year workmanship warranty ends. If you can pay for one only, many choose completion. Ask the builder's rules for access, and book early.",
        es: 'Lo usual son tres visitas: antes del drywall, cuando se ven cables, tuberías y estructura; al terminar, antes de su recorrido; y en el mes once, antes de que acabe la garantía de un año de mano de obra. Si solo paga una, muchos eligen la del final. Pregunte a la constructora por el acceso y reserve pronto.',
      },
      'county-passed': {
        en: "The county's inspection checks the minimum code, in short visits, and a certificate of occupancy is no promise that there are no defects. Your own inspector works for you, takes hours, and looks at workmanship, drainage, roof, attic and how things run. Do both; the builder's “no need” costs the builder nothing.",
        es: 'La inspección del condado revisa el código mínimo, en visitas breves, y el certificado de ocupación no promete que no haya defectos. Su inspector trabaja para usted, tarda horas y ve mano de obra, drenaje, techo, ático y cómo funciona todo. Haga ambas; a la constructora su “no hace falta” no le cuesta nada.',
      },
      'builder-must-fix': {
        en: "Write to the builder now, through the channel the warranty names, with photographs, dates and what you want fixed; oral complaints do not count. The one-year list is the builder's own promise, but North Carolina also implies workmanlike building unless clearly waived, so a later defect may still be theirs. See an attorney soon; limits run.",
        es: 'Escriba ya a la constructora, por el medio que diga la garantía, con fotos, fechas y qué quiere que arreglen; lo verbal no cuenta. La lista de un año es promesa de la constructora, pero Carolina del Norte también supone buena obra salvo renuncia clara, así que un defecto posterior puede ser suyo. Vea pronto a un abogado.',
      },
      'bring-my-own': {
        en: 'You may bring your own inspector if the contract allows it, and most builders do with notice, insurance papers and a set hour; have that right written in before you sign. At the walk-through with the superintendent go along yourself too, list every item in writing, and do not close on a promise alone.',
        es: 'Puede llevar su inspector si el contrato lo permite, y casi todas lo aceptan con aviso, seguro y hora fija; que quede escrito antes de firmar. En el recorrido con el superintendente vaya usted también, anote todo por escrito y no cierre solo con una promesa.',
      },
      license: {
        en: 'Look the builder up at the NC Licensing Board for General Contractors: its online search shows the license, its limit and whether it is active. Then search court records and ask two owners in an earlier subdivision. Complaints about licensed work go to the same board; money claims go to an attorney.',
        es: 'Busque al constructor en la NC Licensing Board for General Contractors: su buscador muestra la licencia, su límite y si está activa. Luego vea los registros del tribunal y pregunte a dos dueños de un desarrollo anterior. Las quejas por su trabajo van a la misma junta; los reclamos de dinero, a un abogado.',
      },
      'walk-through': {
        en: "At the builder's walk-through, some days before closing, the superintendent shows how things work and you list every item that is unfinished or wrong, in writing with photos. Go slowly: doors, windows, water, outlets, heat, paint, drainage outside, and bring your inspector's report. Get a signed list with dates, and look again before you sign; most builders close with small items open, so keep that paper.",
        es: 'En el recorrido con el constructor, unos días antes del cierre, el encargado explica cómo funciona todo y usted anota por escrito y con fotos lo inconcluso o mal hecho. Vaya despacio: puertas, ventanas, agua, enchufes, calefacción, pintura, drenaje, con el informe de su inspector. Pida la lista firmada con fechas y revise otra vez antes de firmar; casi todos cierran con detalles pendientes.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 1-50(a)(5); NC Licensing Board for General Contractors',
    topics: ['buying/inspections-and-warranty-on-new-homes'],
  },
];
