import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Plain questions that visitors ask beside the subjects of the other files. */
export const oftenAsked: Entry[] = [
  {
    id: 'retirement-money',
    title: { en: 'Can I use my 401(k) or IRA to buy?', es: '¿Puedo usar mi 401(k) o IRA para comprar?' },
    answer: {
      en: 'Often yes: at a cost, many 401(k) plans lend up to half of the vested balance, $50,000 at most. From an IRA a first-time buyer may take up to $10,000 in a lifetime without the 10% additional tax: first-time here means that neither you nor your spouse owned a main home in the last two years. Income tax may still be due. Ask the plan and a CPA first.',
      es: 'Muchas veces sí: con un costo, muchos planes 401(k) prestan hasta la mitad del saldo adquirido, máximo $50,000. De una IRA, quien compra por primera vez puede sacar hasta $10,000 en la vida sin el 10% adicional: aquí, primera vez es que ni usted ni su cónyuge tuvieron vivienda principal propia en los últimos dos años. Puede deber impuesto sobre la renta. Pregunte antes al plan y a un CPA.',
    },
    aspects: {
      'borrow-from-the-plan': {
        en: 'A plan at work, 401(k), 403(b) or the federal TSP, may lend you up to half of the vested balance, $50,000 at most, if the plan allows loans. You pay yourself back with interest, usually within five years; plans may give longer for a main home. No tax or penalty while you keep paying. The plan administrator names your figure.',
        es: 'Un plan del trabajo, 401(k), 403(b) o el TSP federal, puede prestarle hasta la mitad del saldo adquirido, máximo $50,000, si el plan lo permite. Se paga a usted mismo con interés, normalmente en cinco años; para vivienda principal puede darse más. No hay impuesto ni multa mientras pague. El administrador le da su cifra.',
      },
      'leaving-the-job': {
        en: 'If you leave or lose the job, the plan may ask for the whole rest of the loan. What you cannot repay is treated as a withdrawal: income tax, and under age 59½ usually 10% more, unless you put the amount into an IRA or new plan by the due date of that year’s tax return. Ask the plan and a CPA first.',
        es: 'Si deja o pierde el empleo, el plan puede exigir todo el resto del préstamo. Lo que no pague se trata como retiro: impuesto sobre la renta y, antes de los 59½ años, normalmente 10% más, salvo que deposite esa cantidad en una IRA o plan nuevo antes de la fecha de esa declaración. Pregunte antes al plan y a un CPA.',
      },
      'ira-ten-thousand': {
        en: 'From an IRA you may take up to $10,000 once in your life for a first home without the 10% extra tax; a spouse with an own IRA another $10,000. First-time means no main home owned in the last two years, for your spouse too. Income tax is still due on a traditional or SEP-IRA. After 59½ the penalty is gone.',
        es: 'De una IRA puede sacar hasta $10,000 una vez en la vida para primera casa sin el 10% extra; su cónyuge con IRA propia, otros $10,000. Primera casa significa no haber tenido vivienda principal en dos años, tampoco el cónyuge. En IRA tradicional o SEP se debe el impuesto sobre la renta. Después de los 59½ ya no hay multa.',
      },
      roth: {
        en: 'What you paid into a Roth IRA you may take out at any time without tax or penalty, for a house or anything else. Earnings are different: up to $10,000 for a first home is free of the 10%, and of tax too once the Roth is five years old. A Roth 401(k) follows its plan. Ask the custodian and a CPA.',
        es: 'Lo que usted aportó a una Roth IRA puede sacarlo en cualquier momento sin impuesto ni multa. Las ganancias son otra cosa: hasta $10,000 para primera casa quedan libres del 10%, y también de impuesto si la Roth tiene cinco años. Una Roth 401(k) sigue su plan. Pregunte a la institución y a un CPA.',
      },
      'loan-or-withdrawal': {
        en: 'Borrowing from the plan usually costs less than withdrawing: a loan brings no tax while you repay, a 401(k) withdrawal before 59½ normally brings income tax and 10%. Both take the money out of the market, and a loan payment shrinks your monthly room. Compare with a smaller down payment and mortgage insurance. Lender and CPA can put figures to it.',
        es: 'Pedir prestado al plan suele costar menos que retirar: el préstamo no trae impuesto mientras pague; un retiro del 401(k) antes de los 59½ normalmente trae impuesto y 10%. Ambos sacan el dinero de la inversión, y el pago reduce su margen mensual. Compárelo con menos enganche y seguro hipotecario. Prestamista y CPA hacen los números.',
      },
      'what-the-lender-wants': {
        en: 'Lenders accept retirement money for down payment and closing costs, borrowed or withdrawn, once it is documented: a recent statement, the plan’s loan or withdrawal terms, and the deposit in your bank. Many do not count a loan from your own plan as debt, some do, so ask. Money left in the account can count as reserves. Start early; plans take weeks.',
        es: 'Los prestamistas aceptan dinero del retiro para enganche y gastos, prestado o retirado, si está documentado: estado de cuenta reciente, condiciones del préstamo o retiro y el depósito en su banco. Muchos no cuentan como deuda el préstamo de su propio plan; otros sí: pregunte. Lo que queda puede contar como reservas. Empiece temprano; tarda semanas.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Internal Revenue Code 72(p) and 72(t)(2)(F), (8); IRS Publication 590-B; IRS, Plan Loan Offsets',
    year: 2026,
    topics: ['asked/retirement-money'],
  },
  {
    id: 'income-and-age',
    title: { en: 'Do disability or retirement pay count?', es: '¿Cuentan la pensión o la discapacidad?' },
    answer: {
      en: 'A lender must count steady income from Social Security, disability, a pension or public assistance like any other, and may not refuse you for your age, at 30 or at 80, if you can sign a contract. How much you can borrow depends on income, debts and credit; two or three lenders will tell you.',
      es: 'El prestamista debe contar el ingreso estable del Seguro Social, discapacidad, pensión o ayuda pública como cualquier otro, y no puede rechazarlo por su edad, a los 30 o a los 80, si puede firmar un contrato. Cuánto le prestan depende de ingresos, deudas y crédito; se lo dicen dos o tres prestamistas.',
    },
    aspects: {
      age: {
        en: 'A lender may not refuse you because of your age, at 24, 70 or 81, if you are old enough to sign a contract, and a 30-year loan is open to you like to anybody. It may look at whether your income will go on, your debts and credit. If you are turned down, ask for the written reasons, then ask another lender.',
        es: 'Un prestamista no puede rechazarlo por su edad, a los 24, 70 u 81, si tiene edad para firmar contratos, y un préstamo a 30 años está abierto para usted como para cualquiera. Sí mira si su ingreso continuará, sus deudas y su crédito. Si lo rechazan, pida los motivos por escrito y pregunte a otro.',
      },
      'disability-and-social-security': {
        en: 'Social Security, SSDI, SSI and VA disability count as income like a paycheck if they are steady; a current award letter and bank statements usually prove it. Lenders may not demand details of your illness. Because such income is often free of tax, many count it a little higher. Alone it can be enough; price, debts and credit decide.',
        es: 'Seguro Social, SSDI, SSI y discapacidad de VA cuentan como ingreso igual que un sueldo si son estables; suelen bastar la carta de beneficio y estados de cuenta. No pueden exigir detalles de su enfermedad. Como muchas veces no paga impuesto, varios lo cuentan un poco más alto. Por sí mismo puede bastar; deciden precio, deudas y crédito.',
      },
      'pension-and-retired': {
        en: 'Without a job you can borrow on a pension, annuity, railroad or survivor benefit: what counts is that it comes regularly and will continue. Bring the award letter, a 1099 and statements. Withdrawals from savings may count if there is enough for some years. Before you retire, apply with the income you will have at closing, and tell the lender the date.',
        es: 'Sin empleo puede pedir préstamo con pensión, renta vitalicia o beneficio de sobreviviente: cuenta que llegue regularmente y continúe. Lleve la carta, el 1099 y estados de cuenta. Los retiros de ahorros pueden contar si alcanzan varios años. Antes de jubilarse, solicite con el ingreso que tendrá al cierre y diga la fecha al prestamista.',
      },
      'assistance-and-support': {
        en: 'Public assistance must be counted like other income if it is likely to continue, and a lender may not refuse you because you receive it. Child support and alimony count if you choose to name them, with the order and a record of payments. Food stamps and housing vouchers are handled differently by loan type: ask two lenders what they accept.',
        es: 'La asistencia pública debe contarse como otro ingreso si es probable que continúe, y no pueden rechazarlo por recibirla. La manutención de hijos o del excónyuge cuenta si usted decide mencionarla, con la orden y constancia de pagos. Estampillas de comida y vales de vivienda se tratan distinto según el préstamo: pregunte a dos prestamistas.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Equal Credit Opportunity Act, 15 U.S.C. 1691; Regulation B, 12 CFR 1002.6',
    topics: ['asked/income-and-age'],
  },
  {
    id: 'fha-or-conventional',
    title: { en: 'FHA or conventional loan?', es: '¿Préstamo FHA o convencional?' },
    answer: {
      en: 'FHA is easier on credit and debts: 3.5% down from a score of 580, but its mortgage insurance usually stays for the life of the loan. A conventional loan starts at 3% or 5% down, prices credit more sharply, and its insurance can end at 20% equity. Ask one lender for both on the same day and compare the Loan Estimates.',
      es: 'FHA es más flexible con crédito y deudas: 3.5% de enganche desde 580 puntos, pero su seguro suele quedar toda la vida del préstamo. El convencional empieza en 3% o 5%, cobra más según el crédito, y su seguro puede terminar con 20% de capital. Pida los dos a un prestamista el mismo día y compare los Loan Estimates.',
    },
    aspects: {
      'insurance-ends': {
        en: 'FHA mortgage insurance usually stays for the life of the loan, ending after 11 years only with 10% or more down; conventional PMI can be dropped at 20% equity and ends by itself at 22%. The usual way out of FHA is a refinance into a conventional loan later, if rates and your score allow. Count that cost in before you choose.',
        es: 'El seguro hipotecario FHA normalmente dura todo el préstamo, y termina a los 11 años solo con 10% o más de enganche; el PMI convencional se puede quitar con 20% de capital y termina automáticamente al 22%. La salida usual de FHA es refinanciar después a convencional, si la tasa y su puntaje lo permiten. Cuente ese costo.',
      },
      'low-score-or-high-debts': {
        en: 'With a score in the low or middle 600s or heavy debts FHA is often the easier and cheaper road: 3.5% down from 580, 10% down from 500, and more room for debts, while conventional pricing climbs as the score falls. Many lenders set their own minimum, often 600 to 640. Let one lender price both; some points of score can turn it.',
        es: 'Con puntaje en los 600 bajos o medios, o con muchas deudas, FHA suele ser más fácil y barato: 3.5% desde 580, 10% desde 500, y más margen de deudas, mientras el convencional se encarece al bajar el puntaje. Muchos prestamistas fijan su mínimo, a menudo 600 a 640. Que uno le cotice ambos; unos puntos pueden cambiarlo.',
      },
      'good-score': {
        en: 'With a score around 700 or better, a conventional loan is often cheaper even at 3% or 5% down: its insurance is cheaper and later ends, and there is no up-front FHA premium. High debts can still tip it back to FHA, which allows a higher debt ratio. Ask for both estimates with the same rate date, points and down payment.',
        es: 'Con puntaje de 700 o mejor, el convencional a menudo sale más barato aun con 3% o 5% de enganche: su seguro es más barato y termina, y no hay prima inicial de FHA. Las deudas altas pueden inclinarlo a FHA, que admite una relación mayor. Pida ambas cotizaciones con la misma fecha, puntos y enganche.',
      },
      'which-costs-less': {
        en: 'Add up the years you expect to stay: rate, monthly insurance, the FHA premium of 1.75% up front and closing costs. FHA often has the lower rate, conventional the insurance that ends, so short stays and low scores lean to FHA, long stays and good scores to conventional. Two Loan Estimates from the same day show it, in the five-year line.',
        es: 'Sume los años que piensa quedarse: tasa, seguro mensual, la prima inicial FHA de 1.75% y los gastos. FHA suele tener menor tasa y el convencional un seguro que termina; estancias cortas y puntajes bajos tienden a FHA, largas y buenos puntajes a convencional. Dos Loan Estimates del mismo día lo muestran en la línea de cinco años.',
      },
      'how-sellers-see-it': {
        side: 'seller',
        en: 'Sellers may prefer a conventional offer because an FHA appraisal also looks at safety and condition, such as peeling paint or a worn roof, and FHA buyers may leave over a low value. On a house in good shape with a solid lender letter it matters little. A larger due diligence fee, good dates and documents can even it out.',
        es: 'Algunos vendedores prefieren una oferta convencional porque el avalúo FHA mira también seguridad y estado, como pintura descascarada o techo gastado, y el comprador FHA puede retirarse por un valor bajo. En una casa en buen estado y con carta sólida importa poco. Una cuota de due diligence mayor y buenas fechas pueden compensarlo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD Handbook 4000.1; Fannie Mae; Homeowners Protection Act',
    year: 2026,
    topics: ['asked/fha-or-conventional'],
  },
  {
    id: 'inspection-cost',
    title: { en: 'How much is a home inspection?', es: '¿Cuánto cuesta la inspección?' },
    answer: {
      en: 'Most general inspections here cost about $300 to $600, and a 2,500-square-foot house around $400 to $500. Radon, the sewer camera, wood-destroying insects, well, septic, pool or chimney are priced one by one on top, so ask for the whole list. The buyer orders and pays, usually on the day. Get quotes from two or three inspectors licensed in North Carolina.',
      es: 'La mayoría de las inspecciones generales cuesta aquí entre $300 y $600, y una casa de 2,500 pies cuadrados unos $400 a $500. Radón, cámara del drenaje, insectos de la madera, pozo, séptico, alberca o chimenea se cobran aparte, uno por uno: pida la lista completa. La pide y la paga quien compra, normalmente ese día. Compare dos o tres inspectores con licencia del estado.',
    },
    aspects: {
      'who-pays': {
        en: 'The buyer orders and pays the inspection, and pays even if the purchase does not close; neither the seller nor the lender covers it, and it does not count toward the price. You can ask the seller for a closing-cost credit in the offer, but that is separate. Sellers pay only for an inspection they order themselves before listing.',
        es: 'El comprador encarga y paga la inspección, y la paga aunque la compra no cierre; ni el vendedor ni el prestamista la cubren y no se descuenta del precio. En la oferta puede pedir un crédito para gastos, pero es aparte. El vendedor paga solo la que él mismo encarga antes de vender.',
      },
      'when-to-pay': {
        en: 'You pay on the day of the inspection, or online before the report is released; it is rarely put off to closing. Cards and bank payments are usual, cash is seldom needed, and no tip is expected. Have the money apart from the due diligence fee and earnest money, because all three come within the first days.',
        es: 'Se paga el día de la inspección, o en línea antes de que entreguen el informe; rara vez se deja para el cierre. Lo usual es tarjeta o pago bancario, casi nunca efectivo, y no se espera propina. Tenga ese dinero aparte de la cuota de due diligence y del earnest money, porque los tres llegan en los primeros días.',
      },
      extras: {
        en: 'Each extra is priced on top of the general inspection: radon, sewer camera, wood-destroying insects, well, septic, pool, chimney, structural engineer. Some inspectors bundle two or three for less, others send a specialist who bills apart. Choose by the house: sewer scope and wiring in an old one, septic and well outside the city lines. Ask for one total in writing.',
        es: 'Cada extra se cobra aparte de la inspección general: radón, cámara de drenaje, insectos de la madera, pozo, séptico, alberca, chimenea, ingeniero. Algunos hacen paquete; otros mandan un especialista que factura aparte. Elija según la casa: drenaje y cableado en una vieja, séptico y pozo fuera de la red. Pida un total por escrito.',
      },
      'is-my-quote-fair': {
        en: 'Most general inspections here run about $300 to $600, so a quote in that span is normal; above it, look for a large or old house, extras such as radon or sewer included, or a specialist. Far below, ask what is left out. Compare license, hours on site, sample report and what is included, not only the price.',
        es: 'La mayoría de las inspecciones generales aquí cuesta unos $300 a $600, así que una cotización en ese rango es normal; más arriba, vea si es casa grande o vieja, o si incluye radón o drenaje. Muy por debajo, pregunte qué falta. Compare licencia, horas en la casa, informe de muestra y qué incluye, no solo el precio.',
      },
      'size-and-age': {
        en: 'Size, age and kind of home set the price: a 2,500-square-foot house runs around $400 to $500, a small condo usually less because roof and outside walls are the association’s, and a large, old or crawl-space house more because it takes hours longer. Have square feet, year and foundation ready when you call two or three inspectors.',
        es: 'El tamaño, la edad y el tipo fijan el precio: una casa de 2,500 pies cuadrados anda por $400 a $500; un condominio pequeño suele costar menos porque techo y exteriores son de la asociación; una grande, vieja o con espacio bajo el piso (crawl space), más, porque toma horas. Tenga pies, año y cimientos a mano al llamar a dos o tres.',
      },
      'money-back': {
        en: "No: the inspector is paid for the work done, so the fee does not come back if you leave, the seller refuses repairs or the loan fails, and it does not count toward the price. Only a seller's serious breach can bring back reasonable due diligence costs under the standard contract; for that ask an attorney. An inspection called off in good time may cost little or nothing, so read the inspector's terms.",
        es: 'No: al inspector se le paga el trabajo hecho, así que no lo recupera si se va, si el vendedor no repara o si falla el préstamo, y no se descuenta del precio. Solo un incumplimiento grave del vendedor puede devolver gastos razonables de due diligence según el contrato estándar; pregunte a un abogado. Una inspección cancelada a tiempo puede costar poco o nada: lea las condiciones.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'NC Licensed Home Inspector Association, reported by NerdWallet; NC Home Inspector Licensure Board',
    year: 2026,
    topics: ['asked/inspection-cost'],
  },
  {
    id: 'what-is-an-hoa',
    title: { en: 'What is an HOA, and what do dues cover?', es: '¿Qué es una HOA y qué cubre la cuota?' },
    answer: {
      en: 'An HOA is the owners’ association of a neighborhood or building; with the deed you become a member and owe its dues. In a condo they usually cover roof, outside walls, shared rooms and master insurance, sometimes water; with houses mostly grounds and amenities. The budget and declaration say exactly, so read them during due diligence.',
      es: 'La HOA es la asociación de dueños de un vecindario o edificio; con la escritura usted queda como miembro y debe la cuota. En un condominio suele cubrir techo, muros exteriores, áreas comunes y seguro maestro, a veces agua; en casas, sobre todo jardines y amenidades. Lo dicen el presupuesto y la declaración: léalos en due diligence.',
    },
    aspects: {
      'dues-or-a-higher-price': {
        en: 'Turn the price into a month: each $10,000 more of loan is about $63 a month at 6.5% over 30 years, so $45,000 more is about $284; dues of $340 cost more on paper. But dues pay for things you would otherwise buy, such as roof, water or yard, may rise, and never end, while a loan does. Give me loan, rate and dues, and I add them up.',
        es: 'Convierta el precio en pago mensual: cada $10,000 más de préstamo son unos $63 al mes al 6.5% a 30 años, así que $45,000 más son unos $284; una cuota de $340 cuesta más en el papel. Pero la cuota paga cosas que usted compraría aparte, como techo, agua o jardín, puede subir y no termina nunca. Deme préstamo, tasa y cuota y los sumo.',
      },
      'who-runs-it': {
        en: 'The owners run it through a board they elect, as the bylaws say; while the builder is still selling, the builder often appoints it. Many boards hire a management company, which collects dues and sends letters but works for the board. Budgets and minutes are open to owners. Ask the seller who the manager is and who sits on the board.',
        es: 'La dirigen los dueños con una directiva que eligen según los estatutos; mientras el constructor vende, a menudo la nombra él. Muchas contratan una administradora que cobra cuotas y manda cartas, pero trabaja para la directiva. Presupuesto y actas están abiertos a los dueños. Pregunte al vendedor quién administra y quién está en la directiva.',
      },
      'how-much-usually': {
        en: 'There is no usual figure: dues follow what the association pays for. With houses they are mostly lower, since your own roof and yard stay yours; in condos and towers they are higher, because roof, outside walls, master insurance, elevators and staff come out of them. The seller states a home’s dues on the disclosure form, so ask before you offer.',
        es: 'No hay una cifra normal: la cuota depende de lo que paga la asociación. En casas suele ser más baja, porque su techo y su jardín siguen siendo cosa suya; en condominios y torres es más alta, porque de ahí salen techo, muros, seguro del edificio, elevadores y personal. El vendedor indica la cuota en su divulgación: pregunte antes de ofertar.',
      },
      'must-i-join': {
        en: 'Where the declaration binds the lot, membership comes with the deed: you are a member and owe the dues from the day you own, inherited homes included, signed or not. Only some older neighborhoods have a voluntary association. The deed, the title search and the seller’s disclosure show which it is, so ask before due diligence ends.',
        es: 'Donde la declaración obliga al lote, la membresía viene con la escritura: usted es miembro y debe las cuotas desde que es dueño, también si heredó, haya firmado o no. Solo algunos barrios antiguos tienen asociación voluntaria. Lo muestran la escritura, la búsqueda de título y la divulgación: pregunte antes de que termine due diligence.',
      },
      'condo-or-townhouse': {
        en: 'In a condo the dues usually carry the roof, outside walls, halls, elevator, grounds and the master insurance, often water and trash; you insure the inside and your things. In a townhouse it varies widely: sometimes roof and siding, sometimes only mowing. The declaration says who repairs what, the budget what is paid; read both during due diligence.',
        es: 'En un condominio la cuota suele incluir techo, exteriores, pasillos, elevador, jardines y el seguro maestro, a menudo agua y basura; usted asegura el interior y sus cosas. En un townhouse varía mucho: a veces techo y fachada, a veces solo el césped. La declaración dice quién repara qué y el presupuesto qué se paga: lea ambos.',
      },
      'house-neighborhood': {
        en: 'In a neighborhood of houses the dues usually pay for common things only: entrance, lawns and ponds, street lights, pool, playground or clubhouse, insurance of those, management and reserves. Your own roof, yard, water and insurance stay yours. So the amount is mostly lower than in a condo and rises with amenities. The budget shows each line.',
        es: 'En un barrio de casas la cuota suele pagar solo lo común: entrada, prados y estanques, alumbrado, alberca, juegos o casa club, su seguro, administración y reservas. Su techo, jardín, agua y seguro siguen siendo suyos. Por eso suele ser menor que en un condominio y sube con las amenidades. El presupuesto muestra cada renglón.',
      },
      'why-so-much': {
        en: 'High dues usually mean the association does more: in a building it insures and repairs the structure, runs elevator, staff, pool and gym, and saves for a new roof. Low dues with thin reserves can end in a special assessment. So do not compare the sum alone; take off what you would pay yourself, and read budget, reserves and minutes.',
        es: 'Una cuota alta suele significar que la asociación hace más: en un edificio asegura y repara la estructura, mantiene elevador, personal, alberca y gimnasio, y ahorra para el techo. Una cuota baja con pocas reservas puede acabar en un cobro especial. No compare solo la suma: reste lo que pagaría usted y lea presupuesto, reservas y actas.',
      },
      'where-to-read-it': {
        en: 'The amount, what it covers and the rules stand in four papers: declaration, bylaws, budget with reserves, and recent minutes. The seller must state dues and association on the disclosure form, your agent asks the association for the rest, and the declaration is public at the Register of Deeds. Read them before due diligence ends; an attorney explains what binds you.',
        es: 'El monto, lo que cubre y las reglas están en cuatro papeles: declaración, estatutos, presupuesto con reservas y actas recientes. El vendedor indica cuotas y asociación en la divulgación, su agente pide el resto, y la declaración es pública en el Register of Deeds. Léalos antes de que termine due diligence; un abogado explica qué lo obliga.',
      },
      'developer-control': {
        en: 'Until most lots or units are sold, the developer usually appoints the board and runs the association as the declaration allows, so dues can be kept low and jump after the turnover. Ask when control passes to owners, what the developer pays on unsold lots, what stands in reserve, and which amenities are promised in writing. An attorney reads the declaration within due diligence.',
        es: 'Hasta vender casi todos los lotes o unidades, el desarrollador suele nombrar la junta y dirigir la asociación según la declaración, así que las cuotas pueden ser bajas y saltar tras la entrega. Pregunte cuándo pasa el control a los dueños, qué paga el desarrollador por lo no vendido, cuánto hay en reserva y qué está prometido por escrito. Un abogado lee la declaración.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'N.C.G.S. chapters 47C and 47F; G.S. 47C-3-103, 47F-3-103',
    year: 2026,
    topics: ['asked/what-is-an-hoa'],
  },
  {
    id: 'hoa-rental-rules',
    title: { en: 'Can an HOA stop me from renting it out?', es: '¿La HOA puede impedirme rentarla?' },
    answer: {
      en: 'Yes: an association can limit renting if the recorded declaration or a valid amendment says so: caps on rented units, a shortest lease or a waiting list are common in Charlotte condos. A board rule alone may not be enough. Read the declaration and ask the association in writing before due diligence ends; what binds you is a question for an attorney.',
      es: 'Sí: una asociación puede limitar la renta si lo dice la declaración registrada o una enmienda válida: topes de unidades rentadas, contrato mínimo o lista de espera son comunes en condominios de Charlotte. Una regla de la directiva por sí sola quizá no baste. Lea la declaración y pregunte por escrito antes de que acabe due diligence; qué le obliga lo dice un abogado.',
    },
    aspects: {
      'board-vote': {
        en: 'A plain board vote or house rule is often not enough to ban renting: such limits normally belong in the recorded declaration or in an amendment passed by the owners’ vote it requires. Ask the board in writing which recorded paper it relies on and see whether the county has it. Do not lease against it meanwhile; an attorney decides.',
        es: 'Un simple voto de la junta o una regla interna muchas veces no basta para prohibir rentar: esos límites suelen ir en la declaración registrada o en una enmienda aprobada por el voto de dueños que exija. Pida por escrito en qué documento registrado se basa y vea si está en el condado. No rente en contra mientras; decide un abogado.',
      },
      'rule-changed-later': {
        en: 'A rule can be changed after you buy: owners may amend the declaration by the vote it requires, and whether that binds those who already own or rent depends on its wording and on the law, so some amendments spare present owners. Nothing promises that renting stays allowed. Keep your lease and purchase dates and ask an attorney about yours.',
        es: 'Una regla puede cambiar después de comprar: los dueños pueden enmendar la declaración con el voto que exija, y si obliga a quienes ya eran dueños o rentaban depende del texto y de la ley; algunas enmiendas los exceptúan. Nada promete que rentar siga permitido. Guarde fechas de compra y contrato, y consulte a un abogado.',
      },
      'how-to-find-out': {
        en: 'Read the recorded declaration and every amendment first, then ask the association’s manager in writing: is leasing allowed, is there a cap, how many are rented now, a waiting list, a minimum term, a fee or approval. Declarations are public at the Register of Deeds. Do it before due diligence ends; a seller’s or website’s word does not decide.',
        es: 'Lea primero la declaración registrada y cada enmienda, luego pregunte por escrito al administrador: si se permite rentar, si hay tope, cuántas están rentadas, lista de espera, plazo mínimo, cargo o aprobación. Las declaraciones son públicas en el Register of Deeds. Hágalo antes de que termine due diligence; lo que diga el vendedor o la página no decide.',
      },
      'cap-and-waiting-list': {
        en: 'A cap means only so many units may be leased at once; when it is full you go on a waiting list and may not rent until a place frees up, sometimes for years. Such caps are common in Charlotte condos and bind if recorded. Ask today’s number, your place and hardship exceptions, in writing. A new owner often starts at the end.',
        es: 'Un tope significa que solo cierto número de unidades puede rentarse a la vez; si está lleno, entra a lista de espera y no puede rentar hasta que haya lugar, a veces por años. Son comunes en condominios de Charlotte y obligan si están registrados. Pregunte por escrito cuántas hay, su lugar y excepciones. El dueño nuevo suele empezar al final.',
      },
      'shortest-lease': {
        en: 'A minimum lease in the declaration binds you: many associations ask for six or twelve months, some want the owner to live there the first year, and nightly or three-month stays are the first to be barred. A shorter lease can bring fines. Ask for the exact term, whether a hardship exception exists, and get it in writing first.',
        es: 'Un plazo mínimo en la declaración lo obliga: muchas asociaciones piden seis o doce meses, algunas que el dueño viva allí el primer año, y lo primero que prohíben son estancias por noche o de tres meses. Un contrato más corto puede traer multas. Pregunte el plazo exacto y si hay excepción, y téngalo por escrito.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'N.C.G.S. 47C-3-102 and 47F-3-102',
    topics: ['asked/hoa-rental-rules'],
  },
  {
    id: 'adding-to-the-deed',
    title: { en: 'Can I add somebody to my deed?', es: '¿Puedo agregar a alguien a mi escritura?' },
    answer: {
      en: 'By a new deed that an attorney prepares, you sign before a notary and the county records. Think first: it gives away a share you cannot take back alone, the lender may have a say, and gift tax, capital gains and the other person’s creditors come in. An attorney and a CPA should look before you sign.',
      es: 'Con una escritura nueva que prepara un abogado, usted firma ante notario y el condado registra. Piénselo: regala una parte que no recupera usted solo, el banco puede opinar, y entran impuesto de donación, ganancia de capital y los acreedores de la otra persona. Que lo vean antes un abogado y un CPA.',
    },
    aspects: {
      'with-a-mortgage': {
        en: 'You can usually add somebody without refinancing, because deed and loan are separate: the new owner gets a share, and you alone still owe the loan. But most loans let the lender ask for full payment when ownership passes, except in protected cases such as a spouse. So ask the servicer in writing first, and an attorney before you sign.',
        es: 'Normalmente se puede agregar a alguien sin refinanciar, porque escritura y préstamo son cosas distintas: la persona recibe una parte y usted sigue debiendo el préstamo. Pero casi todo préstamo permite exigir el pago total cuando pasa la propiedad, salvo casos protegidos como el cónyuge. Pregunte antes por escrito al banco y a un abogado.',
      },
      'take-off-again': {
        en: 'You cannot take the person off again alone: once the deed is recorded, that share is theirs until they sign it back or a court divides the property. It also enters their divorce, debts and estate. If you only want to plan for the future, ask an attorney about a will, a life estate or a written agreement instead.',
        es: 'No puede quitar a la persona por su cuenta: registrada la escritura, esa parte es suya hasta que se la devuelva con su firma o un tribunal divida la propiedad. También entra en su divorcio, deudas y herencia. Si solo quiere prever el futuro, pregunte a un abogado por un testamento, usufructo o acuerdo escrito.',
      },
      spouse: {
        en: 'For a spouse it is the common case: an attorney prepares a deed from you to both of you, you sign before a notary, and it is recorded; the loan normally goes on unchanged, since lenders may not call it for that. A married couple usually then owns as one, with the survivor keeping the home. No gift tax between U.S.-citizen spouses.',
        es: 'Con el cónyuge es el caso común: un abogado prepara una escritura de usted a ambos, se firma ante notario y se registra; el préstamo normalmente sigue igual, pues el banco no puede exigirlo por eso. Un matrimonio suele quedar como un solo dueño, y el que sobrevive conserva la casa. Entre cónyuges ciudadanos no hay impuesto de donación.',
      },
      'parent-and-child': {
        en: 'Putting a child on the parent’s deed avoids probate for that share, but it gives the share away now: the child’s debts, divorce and vote come in, the child keeps the parent’s old tax basis, and Medicaid may count the gift. A will, trust or life estate may fit better. Let an elder-law attorney see it with the parent before anyone signs.',
        es: 'Poner a un hijo en la escritura del padre evita la sucesión de esa parte, pero la regala ya: entran deudas, divorcio y voto del hijo; conserva la base fiscal antigua, y Medicaid puede contar la donación. Un testamento, fideicomiso o usufructo puede convenir más. Que un abogado lo vea con el padre o la madre antes de firmar.',
      },
      taxes: {
        en: 'Adding somebody for nothing is a gift: above $19,000 in 2026 per person the giver files Form 709, but tax is rarely due, and the receiver owes no income tax on it. The new owner takes your old cost basis for that share, which can mean more gain tax at a sale than inheriting would. Ask a CPA first.',
        es: 'Agregar a alguien sin pago es una donación: arriba de $19,000 en 2026 por persona, quien dona presenta el Form 709, aunque rara vez se debe impuesto, y quien recibe no paga impuesto sobre la renta. El nuevo dueño toma su costo antiguo por esa parte, lo que puede dar más impuesto al vender que heredando. Consulte antes a un CPA.',
      },
      'how-and-cost': {
        en: 'It takes a new deed, not a note at the courthouse: an attorney drafts it, you sign before a notary, and the Register of Deeds records it for a fee. A quitclaim deed can serve but promises nothing about the title. Doing it yourself risks a wrong description or a lost title policy. Ask an attorney’s office for its flat fee.',
        es: 'Hace falta una escritura nueva, no una nota en el juzgado: un abogado la redacta, usted firma ante notario y el Register of Deeds la registra por una tarifa. Una quitclaim puede servir, pero no promete buen título. Hacerlo por su cuenta arriesga una descripción errónea o perder la póliza de título. Pregunte el precio a un abogado; suele ser fijo.',
      },
    },
    links: ['contact'],
    source: 'N.C.G.S. 47-18; 84-2.1; IRS, gift tax 2026; 12 U.S.C. 1701j-3',
    year: 2026,
    topics: ['asked/adding-to-the-deed'],
  },
  {
    id: 'help-by-profession',
    title: { en: 'Is there help for teachers or nurses?', es: '¿Hay ayuda para maestros o enfermeras?' },
    answer: {
      en: 'Yes: there is one federal program; HUD’s Good Neighbor Next Door sells a few of its own houses at half the list price to teachers, police, firefighters and medical technicians who live there three years; nurses as such are not on the list. State and city down payment help goes by income and price, whatever your job. A participating lender checks both.',
      es: 'Sí: hay un programa federal; Good Neighbor Next Door de HUD vende algunas casas propias a mitad de precio a maestros, policías, bomberos y técnicos médicos que vivan allí tres años; las enfermeras como tales no están en la lista. La ayuda estatal y municipal va por ingreso y precio, sea cual sea su trabajo. Un prestamista participante revisa ambas.',
    },
    aspects: {
      'doctors-and-dentists': {
        en: 'Some banks have physician loans for doctors and dentists, often other licensed medical people too: little or nothing down without mortgage insurance, softer rules for student loans, and a signed contract can count before you start. The rate may be a little higher, and each bank sets score, profession and limit. Compare it with an ordinary loan from a second lender.',
        es: 'Algunos bancos tienen préstamos para médicos y dentistas, y a veces otros profesionales de la salud: poco o nada de enganche sin seguro hipotecario, reglas más suaves para deudas de estudio, y un contrato firmado puede contar antes de empezar. La tasa puede ser algo mayor, y cada banco fija puntaje y límite. Compárelo con un préstamo común.',
      },
      'nurses-and-hospital-staff': {
        en: 'For nurses and hospital staff I know no government program of their own: HUD’s half-price program names teachers, police, firefighters and emergency medical technicians, not nurses as such. “Nurse” or “hero” loans are lenders’ offers. What you can use is help by income and price, such as NC Home Advantage or HouseCharlotte, and perhaps your employer’s benefit; ask HR.',
        es: 'Para enfermeras y personal de hospital no conozco un programa público propio: el de mitad de precio de HUD nombra a maestros, policías, bomberos y técnicos de emergencias, no a enfermeras. Los préstamos “nurse” o “hero” son ofertas de prestamistas. Sirve la ayuda por ingreso y precio, como NC Home Advantage o HouseCharlotte, y quizá su empleador; pregunte a recursos humanos.',
      },
      teachers: {
        en: 'Teachers can use HUD’s Good Neighbor Next Door: half the list price on a few HUD-owned houses in set areas, for full-time teachers of grades pre-K to 12 who live there three years. Few such houses exist. Counselors, assistants and other staff should ask HUD first. Otherwise state and city down payment help goes by income, not by your job.',
        es: 'Los maestros pueden usar Good Neighbor Next Door de HUD: mitad del precio en unas pocas casas de HUD en zonas designadas, para maestros de tiempo completo de preescolar a grado 12 que vivan allí tres años. Hay pocas. Consejeros, asistentes y otro personal deben preguntar a HUD. La ayuda estatal y municipal va por ingreso, no por empleo.',
      },
      'first-responders': {
        en: 'Full-time police officers, firefighters and emergency medical technicians can use HUD’s Good Neighbor Next Door: half the list price on a few HUD-owned houses in set areas, lived in for three years, not as a second home. Dispatchers and others should ask HUD whether they count. Houses are few, so look at income-based help from the state and city too.',
        es: 'Policías, bomberos y técnicos de emergencias de tiempo completo pueden usar Good Neighbor Next Door de HUD: mitad del precio en unas pocas casas de HUD en zonas designadas, viviendo allí tres años, no como segunda casa. Despachadores y otros deben preguntar a HUD. Hay pocas casas; vea también la ayuda estatal y municipal por ingreso.',
      },
      'hero-offers': {
        en: '“Hero” rates and rewards are private offers of lenders, agents or companies, not a government program: they may cut a fee or give a card, and the rate may be no better. Compare them by the Loan Estimate with two other lenders. Never pay up front to “release” a grant. Public help comes through HUD, the state or the city.',
        es: 'Las tasas y premios “hero” son ofertas privadas de prestamistas, agentes o empresas, no un programa público: pueden rebajar un cargo, y la tasa quizá no sea mejor. Compárelas con el Loan Estimate de otros dos. Nunca pague por adelantado para “liberar” una ayuda. La ayuda pública viene de HUD, la agencia estatal o la ciudad.',
      },
      'how-good-neighbor-works': {
        en: 'Good Neighbor Next Door works like this: HUD lists a few of its own houses in revitalization areas for a short time, you bid the list price through a HUD-registered broker, a lottery picks among bidders, and half the price becomes a silent second loan that ends after three years of living there. FHA loans need little down. HUD Homestore lists what exists.',
        es: 'Good Neighbor Next Door funciona así: HUD ofrece por poco tiempo algunas casas propias en zonas de revitalización, usted puja el precio de lista con un agente registrado en HUD, un sorteo elige, y la mitad del precio queda como segunda hipoteca sin pagos (silent second) que termina a los tres años de vivir allí. HUD Homestore muestra lo que hay.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'HUD, Good Neighbor Next Door, 24 CFR 291.500; NCHFA; Clever Real Estate, physician mortgage loans, September 2025',
    topics: ['asked/help-by-profession'],
  },
  {
    id: 'cost-of-living',
    title: { en: 'What does it cost to live in Charlotte?', es: '¿Cuánto cuesta vivir en Charlotte?' },
    answer: {
      en: 'A little below the national average: the U.S. Bureau of Economic Analysis put prices in the Charlotte metro at 94.6 for 2020, where the nation is 100; newer years are on its site. For a home count payment, property tax, insurance, utilities, association dues and upkeep; each has an answer here. North Carolina also has a state income tax and a yearly vehicle tax.',
      es: 'Algo menos que el promedio nacional: la Oficina de Análisis Económico de EE. UU. dio a los precios de la zona de Charlotte 94.6 en 2020, con el país en 100; los años más nuevos están en su sitio. Para una casa cuente pago, predial, seguro, servicios, cuotas y mantenimiento; de cada uno puedo contarle. Carolina del Norte tiene además impuesto sobre la renta e impuesto anual al vehículo.',
    },
    aspects: {
      'is-my-income-enough': {
        en: 'Nobody can say from one figure whether your income is enough; it turns on the home and your debts. As a start, lenders like housing near 28% of gross pay and all debts near 36%. Take net pay, subtract the full housing cost, car, insurance, food and savings, and see what is left. A lender and your own three-month spending tell more.',
        es: 'Con una sola cifra nadie puede decir si le alcanza; depende de la vivienda y sus deudas. De partida, a los prestamistas les gusta la vivienda cerca de 28% del ingreso bruto y todas las deudas cerca de 36%. Del neto reste vivienda completa, carro, seguros, comida y ahorro. Un prestamista y sus gastos de tres meses dicen más.',
      },
      'against-another-city': {
        en: 'Compare by one source for both places: the Bureau of Economic Analysis puts the Charlotte metro at 94.6 for 2020, the nation at 100; look up your metro’s number there, and newer years. Then check the big four yourself: a home of your size, taxes, insurance, driving. I hold no figures of other cities and name no winner.',
        es: 'Compare con una misma fuente: el Bureau of Economic Analysis puso el área de Charlotte en 94.6 para 2020, con el país en 100; busque allí el número de su área y años más nuevos. Luego revise usted lo principal: vivienda de su tamaño, impuestos, seguro y coche. No tengo cifras de otras ciudades ni nombro ganadora.',
      },
      'a-month-all-in': {
        en: 'I hold no single monthly figure, because the home decides most of it. List it in this order: payment or rent, property tax and insurance, association dues, power, water and internet, car with insurance, gas and yearly tax, food, health, savings. Ask me the payment for a price; the seller’s last utility bills and an insurance quote give two more real numbers.',
        es: 'No tengo una cifra mensual única, porque la vivienda decide casi todo. Anote en este orden: hipoteca o renta, impuesto y seguro, cuota de asociación, luz, agua e internet, carro con seguro, gasolina e impuesto anual, comida, salud, ahorro. Pregúnteme la mensualidad de un precio; los recibos del vendedor y una cotización de seguro dan dos cifras más.',
      },
      'which-bills': {
        en: 'Besides the mortgage, an owner here pays property tax, home insurance, perhaps association dues, power, gas or both, water and storm water, internet, upkeep of about 1% of value a year, more for old houses, and for each car insurance and a yearly tax. State income tax comes out of pay. Some uptown areas add a district tax.',
        es: 'Además de la hipoteca, un dueño aquí paga impuesto predial, seguro de casa, quizá cuota de asociación, luz, gas o ambos, agua y cargo pluvial, internet, mantenimiento de cerca de 1% del valor al año, más en casas viejas, y por cada carro seguro e impuesto anual. El impuesto estatal sale del sueldo. Algunas zonas del centro suman otro.',
      },
    },
    links: ['areas', 'market'],
    source: 'U.S. Bureau of Economic Analysis, regional price parities 2020; NC Department of Revenue',
    year: 2026,
    topics: ['asked/cost-of-living'],
  },
  {
    id: 'team-buying-homes',
    title: { en: 'Do you buy houses for cash yourselves?', es: '¿Ustedes compran casas en efectivo?' },
    answer: {
      en: `Nothing in my records says that ${agent.firm} buys homes for itself; the team sells for owners and helps buyers. If you want speed, ask what your home would bring on the market first: it costs nothing and shows what a cash offer really takes off. Call ${agent.phone}.`,
      es: `Nada en mis registros dice que ${agent.firm} compre casas para sí; el equipo vende para los dueños y ayuda a compradores. Si quiere rapidez, pregunte primero cuánto daría su casa en el mercado: no cuesta nada y muestra cuánto quita una oferta en efectivo. Llame al ${agent.phone}.`,
    },
    aspects: {
      'guaranteed-or-instant': {
        en: 'My records name no instant-offer, guaranteed-sale or trade-in program of {agent.firm}; it sells for owners and helps buyers. If anyone promises to buy your home should it not sell, read the price, the conditions and the deadline first. Ask the team what your home would bring, and about dates if you buy at the same time: {agent.phone}.',
        es: 'Mis registros no nombran ningún programa de oferta inmediata, venta garantizada ni cambio de casa de {agent.firm}; vende para dueños y ayuda a compradores. Si alguien promete comprarla si no se vende, lea antes precio, condiciones y plazo. Pregunte al equipo cuánto daría su casa, y por fechas si también compra: {agent.phone}.',
      },
      'what-would-you-pay': {
        en: 'I can name no price, for nothing in my records says the firm buys homes itself. What the team can do is show what like homes nearby sold for and what you would keep after costs, in your home’s present state. Hold any cash offer against that figure before you sign. It costs nothing to ask: {agent.phone}.',
        es: 'No puedo dar un precio, pues nada en mis registros dice que la empresa compre casas. El equipo puede mostrarle en cuánto se vendieron casas parecidas y cuánto le quedaría tras gastos, en su estado actual. Compare cualquier oferta en efectivo con esa cifra antes de firmar. Preguntar no cuesta: {agent.phone}.',
      },
      'rough-or-inherited': {
        en: 'A rough, inherited or tenant-occupied house can be sold as it stands through the team, though my records name no purchase by the firm itself: to investors, cash buyers or people with renovation loans, so that more than one may bid. No repairs are needed to ask. Probate or tenants first need an attorney’s look. Call {agent.phone} and describe it.',
        es: 'Una casa en mal estado, heredada o con inquilinos se puede vender tal como está por medio del equipo, aunque mis registros no nombran compra por la propia empresa: a inversionistas, compradores de contado o con préstamo de renovación, para que pueda pujar más de uno. No hace falta reparar. Sucesión o inquilinos los ve antes un abogado. Llame al {agent.phone}.',
      },
      'fast-and-no-showings': {
        en: 'If you want it fast and without signs or showings, the team can look for a buyer rather than buy: fewer, bundled visits, a cash buyer, an early closing, or keeping it off the open market if you accept that fewer people see it. Speed usually costs price. Ask for both figures, quick and regular, before deciding: {agent.phone}.',
        es: 'Si la quiere vender rápido y sin letrero ni visitas, el equipo puede buscar comprador, no comprarla: pocas visitas juntas, un comprador de contado, cierre temprano, o fuera del mercado abierto si acepta que la vea menos gente. La rapidez suele costar precio. Pida ambas cifras, rápida y normal, antes de decidir: {agent.phone}.',
      },
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['asked/team-buying-homes'],
  },
  {
    id: 'managing-rentals',
    title: { en: 'Do you manage rental property?', es: '¿Administran casas en renta?' },
    answer: {
      en: `My records name selling and buying, not management of rentals, so ask the team at ${agent.phone}. Whoever manages a rental for others for pay in North Carolina needs a broker license, keeps your tenant’s deposit in a trust account and works under a written agreement.`,
      es: `Mis registros hablan de vender y comprar, no de administrar rentas; pregunte al equipo al ${agent.phone}. Quien administra rentas ajenas por pago en Carolina del Norte necesita licencia de broker, guarda el depósito en cuenta fiduciaria y trabaja con un acuerdo escrito.`,
    },
    aspects: {
      'find-a-tenant': {
        side: 'landlord',
        en: 'Ask the team at {agent.phone} whether it places tenants; my records name selling and buying only. Whoever finds and screens a renter for you for pay needs a North Carolina broker license and a written agreement that says what it covers: advertising, credit and background checks, lease, move-in. Screening must use the same written rules for every applicant.',
        es: 'Pregunte al equipo, {agent.phone}, si coloca inquilinos; mis registros nombran solo venta y compra. Quien busque y evalúe inquilinos por pago necesita licencia de broker de Carolina del Norte y un acuerdo escrito con lo que incluye: anuncio, crédito y antecedentes, contrato, entrega. La selección debe usar las mismas reglas escritas para todos.',
      },
      license: {
        en: 'Whoever manages rentals for others for pay needs a North Carolina broker license and works under a firm or as its own broker; a neighbor or plumber who collects rent for a fee is not allowed to. Owners may run their own property, and an owner’s salaried employee has some room. Check the license on the Real Estate Commission’s site.',
        es: 'Quien administra rentas ajenas por pago necesita licencia de broker de Carolina del Norte; un vecino o plomero que cobra la renta por una comisión no puede hacerlo. El dueño puede manejar lo suyo, y un empleado asalariado del dueño tiene cierto margen. Revise la licencia en el sitio de la Real Estate Commission.',
      },
      'deposit-and-rent-money': {
        en: 'The tenant’s deposit must lie in a trust account at an insured bank, or be covered by a bond, and the tenant must be told where; a broker manager keeps rent and deposits apart from its own money and accounts to you. A private checking account is not right. If yours does that, ask in writing, then complain to the Real Estate Commission.',
        es: 'El depósito del inquilino debe estar en una cuenta fiduciaria de un banco asegurado, o cubierto por fianza, y hay que decirle dónde; un administrador con licencia separa rentas y depósitos de su dinero y le rinde cuentas. Una cuenta personal no es correcta. Si el suyo hace eso, pregunte por escrito y luego quéjese ante la Real Estate Commission.',
      },
      'owner-far-away': {
        en: 'If you live far away, hire a licensed local manager before you leave, and ask the team at {agent.phone} whether it does this or knows whom to ask; my records do not name it. Settle in writing who may approve repairs and up to what sum, reports and photos, inspections, keys, taxes. Tell your insurer, lender and association that you rent.',
        es: 'Si vive lejos, contrate antes de irse a un administrador local con licencia, y pregunte al equipo, {agent.phone}, si lo hace o a quién acudir; mis registros no lo nombran. Fije por escrito quién aprueba arreglos y hasta qué suma, informes y fotos, visitas, llaves, impuestos. Avise a seguro, banco y asociación.',
      },
      'what-a-manager-does': {
        en: 'A full-service manager advertises and screens, signs the lease for you, collects rent, holds the deposit, takes the 2 a.m. calls, sends repair people, inspects, keeps the books and starts an eviction through the court if needed. You still decide on large costs and pay for repairs. Whether this team does it, {agent.phone} tells you. Get each task in the written agreement.',
        es: 'Un administrador de servicio completo anuncia y evalúa, firma el contrato por usted, cobra, guarda el depósito, atiende la llamada de las 2 a. m., manda técnicos, inspecciona, lleva cuentas e inicia un desalojo judicial si hace falta. Usted decide gastos grandes y paga arreglos. Si este equipo lo hace, se lo dicen en el {agent.phone}. Todo por escrito.',
      },
    },
    links: ['call', 'contact'],
    source: 'N.C.G.S. 93A-2; 42-50; 21 NCAC 58A .0104',
    topics: ['asked/managing-rentals'],
  },
  {
    id: 'what-it-would-rent-for',
    title: { en: 'What would it rent for?', es: '¿En cuánto se rentaría?' },
    answer: {
      en: 'I keep no rents, so I name no figure. A property manager or the team can set it beside leases of like homes nearby; lenders use an appraiser’s rent schedule. Reckon with vacancy, upkeep, insurance, tax and any limit on rentals in the association’s declaration before you buy on it.',
      es: 'No tengo datos de rentas, así que no doy cifra. Un administrador o el equipo la compara con contratos de casas parecidas cerca; los bancos usan el cálculo de renta de un valuador. Cuente vacancia, mantenimiento, seguro, predial y los límites de renta de la asociación antes de comprar por eso.',
    },
    aspects: {
      'is-my-figure-fair': {
        en: 'I keep no rents, so I cannot confirm a figure such as $2,100 or $3,000; hold it against signed leases, not ads. Three to five homes like it, same size and area, leased in the last months, tell you, and so does how fast they went. A manager or the team can pull them; a seller’s figure wants the lease as proof.',
        es: 'No tengo datos de rentas, así que no puedo confirmar una cifra como $2,100 o $3,000; compárela con contratos firmados, no con anuncios. Tres a cinco viviendas parecidas en tamaño y zona, rentadas en los últimos meses, lo dicen, y también qué tan rápido se rentaron. Un administrador o el equipo puede sacarlas; al vendedor pídale el contrato.',
      },
      'covers-the-mortgage': {
        en: 'Whether rent covers the payment I cannot say without a real rent; work it backward instead. Add mortgage, tax, insurance, dues, a reserve for repairs, a month or so of vacancy each year, and management if you use it. That sum is the rent you need. Then ask a manager or the team what like homes lease for and compare.',
        es: 'Si la renta cubre la mensualidad no puedo decirlo sin una renta real; hágalo al revés. Sume hipoteca, impuesto, seguro, cuotas, reserva para arreglos, cerca de un mes vacío al año y administración si la usa. Esa suma es la renta que necesita. Luego pregunte a un administrador o al equipo en cuánto se rentan casas parecidas.',
      },
      'how-to-find-out': {
        en: 'Three ways show a fair rent: leases of like homes nearby in the last months, from a manager or the team; the asking rents of what stands empty now, as an upper limit; and an appraiser’s rent schedule, which lenders use. Adjust for parking, yard, pets, condition and season. Start there, and lower it if two weeks bring no applicants.',
        es: 'Tres caminos muestran una renta justa: contratos recientes de viviendas parecidas cerca, por un administrador o el equipo; lo que piden hoy las vacías, como tope; y el cuadro de rentas de un valuador, que usan los bancos. Ajuste por estacionamiento, patio, mascotas, estado y temporada. Empiece ahí y baje si en dos semanas nadie solicita.',
      },
      'room-or-furnished': {
        en: 'A room, a finished basement or a furnished place needs its own comparison, not a share of a whole house: look at what such rooms or furnished units lease for, with utilities in or out. Furnished can bring more a month, with more vacancy and wear. Check zoning, association rules and insurance first, and use a written lease; I name no figure.',
        es: 'Un cuarto, un sótano terminado o algo amueblado requiere su propia comparación, no una parte de la casa: vea en cuánto se rentan cuartos o unidades amuebladas así, con servicios o sin ellos. Amueblado puede dar más al mes, con más tiempo vacío y desgaste. Revise antes zonificación, asociación y seguro, y firme contrato; no doy cifra.',
      },
      'before-i-buy': {
        en: 'Before you buy on a rent, put a cautious number in: get two or three signed leases of like units from the team or a manager, read any present lease, and read the association’s rental limits. Lenders usually count 75% of it, from the appraiser’s rent schedule. The seller’s hope is no proof. I keep no rents of listings.',
        es: 'Antes de comprar contando con una renta, ponga una cifra prudente: consiga dos o tres contratos firmados de unidades parecidas por medio del equipo o un administrador, lea el contrato vigente y los límites de la asociación. Los bancos suelen contar 75%, según el cuadro del valuador. La esperanza del vendedor no prueba nada. No tengo rentas de las casas anunciadas.',
      },
    },
    links: ['contact', 'call'],
    source: 'Fannie Mae Form 1007',
    year: 2026,
    topics: ['asked/what-it-would-rent-for'],
  },
  {
    id: 'saving-homes',
    title: { en: 'How do I save a home here?', es: '¿Cómo guardo una casa aquí?' },
    answer: {
      en: 'There is no account and no list of favorites. On the Compare page tick two homes or more: the comparison gets a link that you can keep or send. Your browser’s bookmark keeps any other page. If you want new homes as they come, leave an email and the team sends them.',
      es: 'No hay cuenta ni lista de favoritas. En la página Compare marque dos casas o más: la comparación recibe un enlace para guardar o enviar. El marcador del navegador guarda cualquier otra página. Si quiere casas nuevas cuando salgan, deje un correo y el equipo se las envía.',
    },
    aspects: {
      account: {
        en: 'There is no account, login or password on this site, and you need none to look, compare or ask. Keep homes with your browser’s bookmark, or tick two or more on the Compare page and keep its link. If you want homes sent, leave an email address only. Your client or your family can use the site the same way.',
        es: 'Este sitio no tiene cuenta, inicio de sesión ni contraseña, y no los necesita para mirar, comparar o preguntar. Guarde casas con el marcador de su navegador, o marque dos o más en la página Compare y guarde el enlace. Si quiere recibir casas, deje solo un correo. Su familia puede usar el sitio igual.',
      },
      'will-it-remember': {
        en: 'Do not count on the site to remember: once the page is closed, what you looked at is not kept in a list for you. Your browser’s history finds yesterday’s pages again on the same device; bookmarks keep them, and the Compare link brings back the homes you ticked. Tell me area, bedrooms and price and I find them once more.',
        es: 'No cuente con que el sitio recuerde: al cerrar la página no queda una lista de lo que vio. El historial del navegador encuentra las páginas de ayer en el mismo aparato; los marcadores las guardan y el enlace de Compare trae de vuelta las casas marcadas. Dígame zona, recámaras y precio y se las busco otra vez.',
      },
      'share-with-somebody': {
        en: 'To share your picks, tick them on the Compare page and send its link by text or email: it opens the same homes side by side on any phone. For a single home send its address; it has no page of its own. There is no shared list that updates by itself, so when you change the set, send the new link.',
        es: 'Para compartir sus elegidas, márquelas en la página Compare y mande el enlace por mensaje o correo: abre las mismas casas lado a lado en cualquier teléfono. Para una sola casa mande su dirección, pues no tiene página propia. No hay una lista compartida que se actualice sola; si cambia el grupo, mande el enlace nuevo.',
      },
    },
    links: ['compare', 'contact'],
    source: 'Site records',
    topics: ['asked/saving-homes'],
  },
  {
    id: 'referral-fee',
    title: { en: 'Do you pay for a referral?', es: '¿Pagan por recomendar a alguien?' },
    answer: {
      en: 'Not to somebody without a license: in North Carolina a broker may not pay an unlicensed person for bringing a buyer or seller. Between licensed brokers a written referral fee is usual. A kind word is welcome all the same; tell your friend to say who sent them.',
      es: 'No a quien no tiene licencia: en Carolina del Norte un broker no puede pagar a una persona sin licencia por traer a quien compra o vende. Entre brokers con licencia una comisión de referencia por escrito es usual. Su recomendación se agradece igual; que su amigo diga quién lo envió.',
    },
    aspects: {
      'licensed-agents': {
        en: 'Between licensed brokers a referral fee is usual, by a written agreement between the two firms before the client is introduced; the percentage is negotiated, and I name none. An out-of-state broker stays out of the work here in person. An inactive license normally does not count, so ask your own commission. Write to the team from your firm with the client’s area.',
        es: 'Entre brokers con licencia lo usual es un pago por referido, con acuerdo escrito entre ambas empresas antes de presentar al cliente; el porcentaje se negocia y no doy ninguno. Un agente de otro estado no trabaja aquí en persona. Una licencia inactiva normalmente no cuenta; pregunte a la comisión de bienes raíces de su estado. Escriba al equipo desde su empresa.',
      },
      'gift-or-thanks': {
        en: 'A gift card, a check or a discount for sending a client counts as pay, so it may not go to someone without a license, past clients included. What the team can give is honest thanks. Have your friend name you on the first call, because it is good to know. Business between the friend and the team stays private.',
        es: 'Una tarjeta de regalo, un cheque o un descuento por mandar un cliente cuenta como pago, así que no puede darse a quien no tiene licencia, clientes anteriores incluidos. Lo que el equipo puede dar son las gracias. Que su amistad lo mencione en la primera llamada. Los asuntos entre esa persona y el equipo son privados.',
      },
      'is-it-legal': {
        en: 'In North Carolina finding a client for pay is brokerage work, so paying an unlicensed finder is forbidden, however small the sum and however it was done in another state. A broker who pays can be disciplined, and the finder acts without a license. If an agent offers you cash for names, decline; the Real Estate Commission takes complaints.',
        es: 'En Carolina del Norte buscar clientes por dinero es trabajo de corretaje, así que pagar a alguien sin licencia está prohibido, por pequeña que sea la suma y aunque en otro estado se haga distinto. El broker que paga puede ser sancionado. Si un agente le ofrece efectivo por nombres, no acepte; la Real Estate Commission recibe quejas.',
      },
      businesses: {
        en: 'A lender, apartment office, landlord or any other business may send people here, but gets no share of the fee: without a real estate license pay for referrals is forbidden, and federal law bars kickbacks between the services of a home loan closing. Cards may lie on your counter as a courtesy. Service offers go to the email in the footer.',
        es: 'Un prestamista, una oficina de apartamentos, un arrendador u otro negocio puede mandar gente, pero no recibe parte de la comisión: sin licencia está prohibido cobrar por referidos, y la ley federal prohíbe comisiones ocultas entre servicios de un cierre con préstamo. Puede tener tarjetas por cortesía. Ofertas de servicio van al correo al pie.',
      },
    },
    links: ['contact'],
    source: 'N.C.G.S. 93A-2 and 93A-6(a)(9); NC REALTORS Q&A, 2023 and 2024',
    topics: ['asked/referral-fee'],
  },
  {
    id: 'buyer-rebate',
    title: { en: 'Do you give buyers a rebate?', es: '¿Dan un reembolso a quien compra?' },
    answer: {
      en: 'My records promise no rebate, so ask the team before you sign the written buyer agreement, where its fee and anything it gives back are settled. It may be done: North Carolina lets a broker give a client part of the fee, if everybody it concerns, the lender included, is told in writing and it appears on the closing figures.',
      es: 'Mis registros no prometen ningún reembolso: pregunte al equipo antes de firmar el acuerdo escrito de comprador, donde se fija su pago y lo que devuelva. Se puede hacer: Carolina del Norte permite que un broker dé a su cliente parte del pago, si se informa por escrito a todos, también al prestamista, y aparece en las cifras del cierre.',
    },
    aspects: {
      'is-it-legal': {
        en: 'It is legal: North Carolina lets a broker give its own client part of the fee, and lets a party to the deal receive it, if all whom it concerns, the lender above all, are told in writing and it is shown on the closing figures. A hidden payment afterward is not right. Whether it is taxable, a CPA tells you.',
        es: 'Es legal: Carolina del Norte permite que un broker dé a su propio cliente parte del pago, si se informa por escrito a todos los interesados, sobre todo al prestamista, y aparece en las cifras del cierre. Un pago escondido después no es correcto. Si paga impuesto, lo dice un CPA.',
      },
      'lender-and-closing': {
        en: 'Your lender must know and agree: a credit from your agent is written into the papers, shown on the settlement statement, and usually counts with other credits under the loan’s cap, up to your real closing costs. Cash outside closing can spoil a loan. So settle it in the buyer agreement early and have your loan officer confirm how it may be used.',
        es: 'Su prestamista debe saberlo y aceptarlo: un crédito de su agente se escribe en los papeles, aparece en la liquidación y suele contar con otros créditos bajo el tope del préstamo, hasta sus gastos reales. Dinero fuera del cierre puede arruinar el préstamo. Fíjelo pronto en el acuerdo de comprador y confírmelo con su asesor de préstamo.',
      },
      'others-offer-one': {
        en: 'My records promise no rebate, so I cannot match another broker’s offer; ask the team, and compare the whole: what the fee is, who pays it, what is done for it, what comes back, and on which conditions. A percent back from a high fee may be worth less than a lower fee. All of it belongs in the buyer agreement.',
        es: 'Mis registros no prometen reembolso, así que no puedo igualar la oferta de otro broker; pregunte al equipo y compare todo: cuánto es el pago, quién lo paga, qué se hace por él, qué regresa y con qué condiciones. Que le devuelvan un uno por ciento de un pago alto puede valer menos que un pago menor. Todo va en el acuerdo.',
      },
      'did-it-myself': {
        en: 'If you found the home yourself you may ask for a lower fee or a credit; finding it is a small part of the work, which goes on with price, contract, due diligence, repairs and closing. Builders and sellers do not simply pay you an agent’s share when you come alone. Say what you will do yourself and agree on it before touring.',
        es: 'Si usted encontró la casa, puede pedir un pago menor o un crédito; encontrarla es una parte pequeña del trabajo, que sigue con precio, contrato, due diligence, arreglos y cierre. Constructoras y vendedores no le pagan a usted la parte del agente por ir solo. Diga qué hará usted mismo y acuérdelo antes de visitar.',
      },
      'ask-for-it': {
        en: 'The time to ask is before you sign the buyer agreement: its fee is negotiable, set by no law or association, and anything coming back to you is written there, with amount and condition. Selling and buying with the same team, or coming back as a client, is a fair reason to ask. I can promise nothing.',
        es: 'El momento de pedirlo es antes de firmar el acuerdo de comprador: el pago es negociable, no lo fija ley ni asociación, y lo que regrese a usted se escribe ahí, con monto y condición. Vender y comprar con el mismo equipo, o volver como cliente, es buena razón. Yo no puedo prometer nada.',
      },
    },
    links: ['contact', 'call'],
    source: 'NC Real Estate Commission; 21 NCAC 58A .0109',
    topics: ['asked/buyer-rebate'],
  },
  {
    id: 'school-bus',
    title: { en: 'Does a school bus come by?', es: '¿Pasa el autobús escolar?' },
    answer: {
      en: 'I keep no bus routes. Charlotte-Mecklenburg Schools plans stops each summer by address and school, and its transportation office answers by address; the lake’s far shore belongs to other districts. Look up the assigned school first, and ask the district before you count on a stop.',
      es: 'No tengo rutas de autobús. Las escuelas de Charlotte-Mecklenburg fijan las paradas cada verano según dirección y escuela, y su oficina de transporte responde por dirección; la otra orilla del lago es de otros distritos. Busque primero la escuela asignada y pregunte al distrito antes de contar con una parada.',
    },
    aspects: {
      'find-the-stop': {
        en: 'Look up the assigned school for the address first, then ask that district’s transportation office, giving address, school and grade; for Charlotte-Mecklenburg Schools both are on cmsk12.org. A stop is set only once the child is enrolled and eligible, so before you buy you can learn whether service exists and where present stops are. I keep no routes.',
        es: 'Busque primero la escuela asignada a la dirección y luego pregunte a la oficina de transporte de ese distrito, con dirección, escuela y grado; para Charlotte-Mecklenburg Schools ambas están en cmsk12.org. La parada se fija cuando el niño está inscrito y califica; antes de comprar puede saber si hay servicio y qué paradas existen. No tengo rutas.',
      },
      'pickup-time': {
        en: 'I hold no pickup times: they depend on school, bell time and route, are sent out shortly before school starts, and can shift in the first weeks. Ask the district’s transportation office what the bus serving that street does now. If both of you start at seven, look at the school’s bell times and before-school care too.',
        es: 'No tengo horarios: dependen de la escuela, la hora de entrada y la ruta, se avisan poco antes de empezar clases y pueden cambiar las primeras semanas. Pregunte a la oficina de transporte a qué hora pasa hoy por esa calle. Si ambos entran a las siete, vea también la hora de entrada y el cuidado antes de clases.',
      },
      magnet: {
        en: 'Magnet schools have their own transport: in CMS some offer stops near home, others shuttle or express stops at another school, to which parents bring the child, and it depends on the program and zone. The choice papers each year say which. So ask for that very magnet and your address, and count the morning drive before you rely on it.',
        es: 'Las magnet tienen su propio transporte: en CMS algunas ofrecen paradas cerca de casa, otras paradas shuttle o express en otra escuela, adonde los padres llevan al niño, según programa y zona. Los papeles de cada año dicen cuál. Pregunte por esa magnet y su dirección, y calcule el viaje de la mañana.',
      },
      'lake-side': {
        en: 'At the lake the bus belongs to the district of the address: CMS serves Huntersville, Cornelius and Davidson, while the other shores fall to Iredell-Statesville, Mooresville Graded, Lincoln County or Catawba County schools, each with its own transportation office. A mailing address can mislead, so check the county and district first, then ask that office about the stop.',
        es: 'En el lago el autobús es del distrito de la dirección: CMS atiende Huntersville, Cornelius y Davidson; las otras orillas tocan a Iredell-Statesville, Mooresville Graded, Lincoln County o Catawba County, cada uno con su oficina de transporte. La dirección postal puede engañar: vea primero condado y distrito y luego pregunte por la parada.',
      },
      'stops-can-change': {
        en: 'No one can promise you a stop: districts redraw routes and stops each summer and may move them in the year, so a seller’s “right out front” or a listing’s line is only today’s state. Moving within the year means telling the school; a new stop takes some days. If the bus decides your purchase, get it from the district in writing.',
        es: 'Nadie puede prometerle una parada: los distritos rehacen rutas cada verano y pueden moverlas durante el año; el “justo enfrente” del vendedor o del anuncio vale solo hoy. Si se muda en el año, avise a la escuela; una parada nueva tarda unos días. Si el autobús decide su compra, pídalo por escrito al distrito.',
      },
      'no-stop-or-near-school': {
        en: 'Living close to the school can mean no bus, and a stop may lie some blocks away: districts set walking distances by grade and make exceptions for safety. A child new to the address can usually get a stop added if eligible. Ask the transportation office about both, and walk the way once at that hour.',
        es: 'Vivir cerca de la escuela puede significar que no haya autobús, y la parada puede quedar a unas cuadras: los distritos fijan distancias a pie por grado y hacen excepciones por seguridad. A un niño nuevo en la dirección suelen agregarle parada si califica. Pregunte por ambas cosas y recorra el camino a esa hora.',
      },
    },
    links: ['areas', 'contact'],
    source: 'Charlotte-Mecklenburg Schools, transportation and magnet transportation',
    topics: ['asked/school-bus'],
  },
  {
    id: 'teardown',
    title: { en: 'Can I tear it down and build new?', es: '¿Puedo demoler y construir de nuevo?' },
    answer: {
      en: 'Usually yes: you need a demolition permit from the county and plans that fit the zoning, which the city decides. In a local historic district demolition needs a certificate first, which the commission cannot refuse for good in most cases but may delay by up to 365 days, and the new design is reviewed. Check restrictions in the deed too, and ask an architect and an attorney before you buy.',
      es: 'Casi siempre sí: necesita permiso de demolición del condado y planos que cumplan la zonificación, que decide la ciudad. En un distrito histórico local la demolición exige antes un certificado, que la comisión casi nunca niega del todo pero puede demorar hasta 365 días, y se revisa el diseño nuevo. Vea también las restricciones de la escritura, y pregunte a arquitecto y abogado antes de comprar.',
    },
    aspects: {
      historic: {
        en: 'In a local historic district, such as parts of Dilworth, Fourth Ward or Plaza Midwood, demolition needs a certificate first: the commission can usually delay it up to 365 days rather than forbid it for good, and it reviews what you build. National Register listing alone does not control it. Ask the city’s historic staff before you buy.',
        es: 'En un distrito histórico local, como partes de Dilworth, Fourth Ward o Plaza Midwood, demoler exige antes un certificado: la comisión normalmente puede demorarlo hasta 365 días, no prohibirlo para siempre, y revisa lo que construya. Estar solo en el National Register no lo impide. Pregunte a la oficina de preservación histórica de la ciudad antes de comprar.',
      },
      'permits-and-offices': {
        en: 'You need a demolition permit before the machine comes, even for your own house and a brother’s excavator: in Charlotte the county’s code enforcement issues it, the city looks at zoning, trees and historic status, and utilities are cut first. Asbestos must be checked and removed by rule. The new house needs its own permits. A contractor usually files them all.',
        es: 'Necesita un permiso de demolición antes de la máquina, aunque la casa sea suya y la excavadora de su hermano: en Charlotte lo da code enforcement del condado, la ciudad ve zonificación, árboles y carácter histórico, y antes se cortan los servicios. El asbesto se revisa y retira según norma. La casa nueva lleva permisos propios. Suele tramitarlos el contratista.',
      },
      'deed-restrictions': {
        en: 'Old deed restrictions and association rules can limit a teardown even where zoning allows it: they may set one house per lot, a minimum size, setbacks, or approval of the design. Some are still in force, some have lapsed; race clauses are void. The title search in due diligence finds them, and an attorney says what binds you.',
        es: 'Restricciones antiguas de la escritura y reglas de asociación pueden limitar una demolición aunque la zonificación la permita: una casa por lote, tamaño mínimo, retiros o aprobación del diseño. Algunas siguen vigentes, otras caducaron; las raciales son nulas. Las encuentra la búsqueda de título en due diligence, y un abogado dice qué lo obliga.',
      },
      'bigger-or-two': {
        en: 'Zoning decides how large and how many: the city’s ordinance sets setbacks, height, coverage and tree rules, and on many lots allows a duplex or more in place of one house, though lot shape, covenants and historic rules can say no. Look up the zoning for the address and ask the city’s planning staff or an architect before due diligence ends.',
        es: 'La zonificación decide tamaño y número: la ordenanza fija retiros, altura, cobertura y reglas de árboles, y en muchos lotes permite un dúplex o más en lugar de una casa, aunque forma del lote, restricciones y reglas históricas pueden impedirlo. Vea la zonificación de la dirección y pregunte a planeación o a un arquitecto antes de que termine due diligence.',
      },
      'before-i-buy': {
        en: 'Before you buy for the lot, use due diligence to settle the plan: zoning and historic status, covenants, survey, sewer or septic, trees, soil, utilities, and a builder’s price with demolition in it. Ask the lender too, since a house to be torn down needs a construction loan or cash. If one answer is no, you can still leave.',
        es: 'Antes de comprar por el lote, use due diligence para aclarar el plan: zonificación y carácter histórico, restricciones, levantamiento, drenaje o séptico, árboles, suelo, servicios y precio de obra con demolición. Pregunte también al prestamista, pues una casa para tumbar requiere préstamo de construcción o efectivo. Si una respuesta es no, aún puede salir.',
      },
      'can-they-stop-me': {
        en: 'Neighbors alone cannot forbid a lawful demolition: the permit goes by code and zoning, not by their vote. They can speak at a historic hearing, enforce a covenant that benefits them, or report work without permits. The city or county can say no where a rule is broken. If somebody threatens a suit, take the plan to an attorney first.',
        es: 'Los vecinos por sí solos no pueden prohibir una demolición legal: el permiso va por código y zonificación, no por su voto. Pueden hablar en una audiencia histórica, hacer valer una restricción a su favor o denunciar obra sin permiso. La ciudad o el condado niegan si se viola una regla. Si amenazan con demanda, vea a un abogado.',
      },
    },
    links: ['contact', 'areas'],
    source: 'N.C.G.S. 160D-949; Mecklenburg County code enforcement',
    topics: ['asked/teardown'],
  },
  {
    id: 'old-or-new-home',
    title: { en: 'Old house or new one?', es: '¿Casa vieja o nueva?' },
    answer: {
      en: 'A new house asks less repair at first and comes with a builder’s warranty, often on a smaller lot and farther out. An old one in town has trees, porches and a finished street, and wants a look at wiring, pipes, roof and lead paint. Compare the yearly cost, not only the price; inspect both.',
      es: 'Una casa nueva pide menos reparación al principio y trae garantía del constructor, a menudo en lote chico y más lejos. Una vieja en la ciudad tiene árboles, porche y calle hecha, y pide revisar cables, tubería, techo y pintura con plomo. Compare el costo anual, no solo el precio; inspeccione ambas.',
    },
    aspects: {
      upkeep: {
        en: 'A new house usually needs less repair for the first years, but not none: the first year brings leaks, cracks and lists for the builder, and dues can replace upkeep. For an old one people often set aside 1% of its value a year or more. Compare ten years: roof, heating, paint, utilities, dues, tax and insurance side by side.',
        es: 'Una casa nueva suele pedir menos arreglos los primeros años, pero no ninguno: el primer año trae fugas, grietas y listas para la constructora, y la cuota puede reemplazar mantenimiento. Para una vieja suele apartarse 1% del valor al año o más. Compare diez años: techo, calefacción, pintura, servicios, cuotas, impuesto y seguro.',
      },
      'old-house-risks': {
        en: 'In an older house look first at what hides: wiring, supply and sewer pipes, roof, heating and cooling, crawl space moisture, foundation, and before 1978 lead paint. Most of it can be inspected, priced and used in the talks, and many old houses were renewed long ago. Ask for permits and ages. It becomes a headache mainly when bought unseen.',
        es: 'En una casa antigua mire primero lo oculto: cableado, tuberías y drenaje, techo, calefacción y aire, humedad bajo el piso, cimientos y, antes de 1978, pintura con plomo. Casi todo se puede inspeccionar, cotizar y negociar, y muchas ya se renovaron. Pida permisos y edades. Se vuelve dolor de cabeza sobre todo cuando se compra sin ver.',
      },
      'little-cash': {
        en: 'With little cash after closing, the safer choice is the home whose big parts are young, new or not: a ten-year-old house with a fresh roof and heating can beat both. A builder may pay closing costs; a seller may credit repairs. Keep a reserve of some thousand dollars, and let the inspector tell you what the next five years bring.',
        es: 'Con poco efectivo tras el cierre, lo más prudente es la casa con los componentes caros recientes, nueva o no: una de diez años con techo y calefacción recientes puede ganarles a ambas. La constructora puede pagar gastos; un vendedor, acreditar arreglos. Guarde una reserva de algunos miles y que el inspector diga qué viene en cinco años.',
      },
      'place-and-yard': {
        en: 'In Charlotte the choice is often one of place: older homes stand near Uptown on grown streets with trees and larger lots, new houses mostly farther out or as townhomes on small lots inside. New neighborhoods save land cost with small yards and shared parks. Drive both commutes at rush hour, and look at what stays empty beside them.',
        es: 'En Charlotte la elección suele ser de lugar: las casas antiguas están cerca de Uptown en calles con árboles y lotes amplios; las nuevas, más lejos o como townhomes en lotes chicos. Los barrios nuevos ahorran terreno con patios pequeños y parques comunes. Haga ambos trayectos en hora pico y vea qué terreno queda vacío al lado.',
      },
      'built-better': {
        en: 'Neither age was built better across the board: old houses often have dense wood and brick that lasted, but old wiring, thin insulation and settled floors; new ones meet today’s codes for energy, wiring and storms, while workmanship differs by builder and crew. Judge the single house by an inspection, and a builder by homes that are five years old.',
        es: 'Ninguna época construyó mejor en todo: las viejas suelen tener madera y ladrillo que duraron, pero cableado viejo, poco aislamiento y pisos asentados; las nuevas cumplen códigos actuales de energía, cableado y tormentas, aunque la mano de obra varía. Juzgue cada casa por su inspección y a la constructora por sus casas de cinco años.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'General practice; EPA on lead paint',
    year: 2026,
    topics: ['asked/old-or-new-home'],
  },
  {
    id: 'first-step-to-sell',
    title: { en: 'I want to sell: where do I start?', es: 'Quiero vender: ¿por dónde empiezo?' },
    answer: {
      en: `Start with a visit: the team walks through, shows what like homes nearby sold for and says what is worth fixing, before you spend a dollar. Then come the date, the listing agreement and the disclosures. It costs nothing to ask; call ${agent.phone} or take the free seller’s guide.`,
      es: `Empiece con una visita: el equipo recorre la casa, muestra en cuánto se vendieron parecidas cerca y dice qué conviene arreglar, antes de gastar un dólar. Después vienen la fecha, el contrato y las divulgaciones. Preguntar no cuesta; llame al ${agent.phone} o tome la guía gratis.`,
    },
    aspects: {
      'fix-first-or-call': {
        en: 'Call first and fix later: the team walks through and says which repairs and paint are likely to pay and which are not, before you spend a dollar. Clean and put away what you like, but leave the deck, kitchen and floors until then. Start about two to three months before you want to list, so small jobs fit.',
        es: 'Llame primero y arregle después: el equipo recorre la casa y dice qué arreglos y pintura probablemente rinden y cuáles no, antes de que gaste un dólar. Limpie y guarde lo que guste, pero deje terraza, cocina y pisos hasta entonces. Empiece unos dos o tres meses antes de anunciar, para que quepan los trabajos chicos.',
      },
      'cost-and-commitment': {
        en: 'The first visit costs nothing and binds you to nothing: you hear what like homes sold for, what you might keep, and what is worth doing, and may think as long as you want. You owe something only after you sign a listing agreement, and its fee and length are in it. Call {agent.phone} for a time.',
        es: 'La primera visita no cuesta nada ni lo obliga: oye en cuánto se vendieron casas parecidas, cuánto podría quedarle y qué vale la pena hacer, y puede pensarlo lo que quiera. Solo debe algo cuando firma un acuerdo de venta, que dice pago y plazo. Llame al {agent.phone} para fijar una hora.',
      },
      'first-visit': {
        en: 'At the first visit the team walks through every room with you, asks about dates, loan and repairs, shows recent sales of like homes, and says what to fix, leave or stage; ask how long to plan for. You then hear a price range, likely costs and next steps. Everyone who owns the home should be there. Book it at {agent.phone}.',
        es: 'En la primera visita el equipo recorre cada cuarto con usted, pregunta por fechas, préstamo y arreglos, muestra ventas recientes de casas parecidas y dice qué arreglar, dejar o decorar; pregunte cuánto dura. Después oye un rango de precio, costos probables y pasos. Conviene que estén todos los dueños. Reserve al {agent.phone}.',
      },
      papers: {
        en: 'For the first talk you need no papers; handy are the last mortgage statement, the tax bill, association contact and dues, and a list of work with years and permits. Before listing come the deed names, any survey, the state disclosure and mineral forms, and the lead form if it was built before 1978. Ask the team for the forms; who must sign, an attorney says.',
        es: 'Para la primera plática no necesita papeles; ayudan el último estado de la hipoteca, el recibo predial, contacto y cuota de la asociación, y una lista de obras con años y permisos. Antes de anunciar: nombres en la escritura, levantamiento si hay, formularios estatales y el de plomo si es anterior a 1978. Pida los formularios al equipo; quién firma lo dice un abogado.',
      },
      'order-and-timing': {
        en: 'The order is visit, plan and price; small repairs and cleaning; listing agreement and disclosures; photographs; then the market, showings and offers; and about 30 to 45 days from contract to closing. Plan two to three months before the date you want to list, and longer if you must buy first. Tell the team the day you want to be out.',
        es: 'El orden es visita, plan y precio; arreglos y limpieza; acuerdo de venta y divulgaciones; fotos; luego mercado, visitas y ofertas; y unos 30 a 45 días de contrato a cierre. Planee dos o tres meses antes de anunciar, y más si debe comprar primero. Diga al equipo el día en que quiere estar fuera.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Site records',
    topics: ['asked/first-step-to-sell'],
  },
];
