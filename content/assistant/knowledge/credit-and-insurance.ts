import type { Entry } from '#domain/chat/knowledge.ts';

/** Credit checks, a lender's papers, and insurance that is asked for or refused. */
export const creditAndInsurance: Entry[] = [
  {
    id: 'credit-check',
    title: { en: 'Does a preapproval hurt my credit?', es: '¿La preaprobación baja mi crédito?' },
    answer: {
      en: 'A little and for a short time: a preapproval uses a hard credit check, usually worth a few points. Several mortgage checks within 14 to 45 days, depending on the scoring model, count as one, so ask two or three lenders in the same week or two. A prequalification often needs only a soft check, which costs nothing. Lenders can say beforehand which kind they run.',
      es: 'Un poco y por poco tiempo: la preaprobación usa una consulta dura, que suele costar unos puntos. Varias consultas hipotecarias dentro de 14 a 45 días, según el modelo, cuentan como una, así que pregunte a dos o tres bancos en las mismas dos semanas. Una precalificación suele usar una consulta suave, que no cuesta nada. El banco puede decirle antes cuál hace.',
    },
    aspects: {
      'several-lenders': {
        en: 'Comparing lenders counts as one check when all mortgage inquiries fall within 14 to 45 days, by the scoring model, so ask two or three in the same two weeks. Car, card and other checks stand separately. The one dip is usually a few points, while a better offer can save far more.',
        es: 'Comparar prestamistas cuenta como una sola consulta si todas las revisiones hipotecarias caen en 14 a 45 días, según el modelo; pregunte a dos o tres en las mismas dos semanas. Las de carro o tarjetas cuentan aparte. La baja suele ser de pocos puntos, y una mejor oferta puede ahorrar mucho más.',
      },
      'without-a-hard-pull': {
        en: 'A prequalification or an online estimate usually uses a soft check or none, which does not touch your score: you give income, debts and a guess at your score, and get a range. Ask first which kind they run. Sellers want a preapproval with an offer, and that takes a hard pull.',
        es: 'Una precalificación o un estimado en línea suele usar una consulta suave o ninguna, y no toca su puntaje: usted da ingresos, deudas y un puntaje aproximado y recibe un rango. Pregunte antes cuál hacen. Con una oferta el vendedor quiere preaprobación, y esa lleva consulta dura.',
      },
      'checked-again-before-closing': {
        en: 'Lenders usually look again shortly before closing, often with a softer refresh, to see new debts or missed payments; a full new pull comes if the letter or report has expired, and costs the same few points at most. So open nothing new, finance no car or furniture, and pay on time until the keys are yours.',
        es: 'El banco suele mirar otra vez poco antes del cierre, muchas veces con una consulta ligera, para ver deudas nuevas o atrasos; si la carta o el reporte venció, hace una completa, que cuesta a lo más los mismos pocos puntos. No abra cuentas, no financie carro ni muebles y pague a tiempo hasta tener las llaves.',
      },
      'strangers-call-me': {
        en: 'Those calls come from companies that bought a notice of your credit check. A federal law of 2025 limits such sales from March 2026 on; you can also opt out at optoutprescreen.com and put your number on donotcall.gov, best before you apply. You owe the callers nothing. Give your numbers only to lenders you chose.',
        es: 'Esas llamadas son de empresas que compraron el aviso de su consulta de crédito. Una ley federal de 2025 limita esa venta desde marzo de 2026; también puede darse de baja en optoutprescreen.com e inscribir su número en donotcall.gov, mejor antes de solicitar. No les debe nada. Dé sus datos solo a prestamistas que eligió.',
      },
      'must-they-pull-it': {
        en: "For a preapproval the lender needs your permission and a credit report, and for that a Social Security number or ITIN; without it you get only an estimate. You can wait until you mean to offer, but then leave a few days. Lift a credit freeze for the lender's bureaus, and type no number into this chat.",
        es: 'Para una preaprobación el banco necesita su permiso y un reporte de crédito, y para eso el Seguro Social o ITIN; sin eso solo hay un estimado. Puede esperar hasta que quiera ofertar, pero deje unos días. Si congeló su crédito, descongélelo en los burós que usa el banco. No escriba números en este chat.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'CFPB, credit inquiries and rate shopping; Homebuyers Privacy Protection Act (2025, in force March 2026)',
    year: 2026,
    topics: ['asked/credit-check'],
  },
  {
    id: 'preapproval-length',
    title: { en: 'How long is a preapproval good?', es: '¿Cuánto dura una preaprobación?' },
    answer: {
      en: 'Commonly 60 to 90 days; the date stands on the letter. After that the lender wants fresh pay stubs and statements and may check your credit again, which is usually quick. Ask for a new letter too when your job, debts or price range change. If you will not buy for months, a prequalification may do for now. It is no promise to lend.',
      es: 'Normalmente de 60 a 90 días; la fecha está en la carta. Después el banco pide talones y estados de cuenta recientes y puede volver a ver su crédito, lo que suele ser rápido. Pida otra carta también si cambian su empleo, sus deudas o el precio. Si faltan meses para comprar, por ahora puede bastar una precalificación. No promete el préstamo.',
    },
    aspects: {
      'expired-or-renew': {
        en: 'Ask the same lender to renew it: usually that takes newer pay stubs and bank statements, sometimes a fresh credit check, and a day or so, not a new start. A letter months old does not count with a seller, so renew it before the next offer. If nothing has changed, the amount often stays.',
        es: 'Pida a su mismo prestamista que la renueve: por lo general quiere talones y estados de cuenta recientes, a veces otra revisión de crédito, y tarda como un día; no se empieza de cero. Una carta de hace meses no le sirve al vendedor, así que renuévela antes de la próxima oferta. Si nada cambió, el monto suele quedar igual.',
      },
      'how-fast': {
        en: 'A preapproval can be ready within a day and usually takes one to three, once the lender has your application, pay stubs, W-2s, bank statements and ID; self-employment or missing papers take longer. An online certificate in minutes is mostly a prequalification. Ask before the weekend if you mean to offer.',
        es: 'Una preaprobación puede estar en un día y normalmente tarda de uno a tres, cuando el banco ya tiene solicitud, talones, W-2, estados de cuenta e identificación; por cuenta propia o con papeles faltantes tarda más. Un certificado en línea en minutos suele ser precalificación. Pídala antes del fin de semana si va a ofertar.',
      },
      'when-to-get-it': {
        en: 'Get the preapproval about when you begin to tour in earnest, so that its 60 to 90 days cover the search. If you buy in half a year or more, talk to a lender now anyway, for a plan and a prequalification: time to fix credit or save is worth more than the letter. The letter then comes later.',
        es: 'Saque la preaprobación cuando empiece a ver casas en serio, para que sus 60 a 90 días cubran la búsqueda. Si compra en seis meses o más, hable ya con un prestamista para un plan y una precalificación: el tiempo para arreglar crédito o ahorrar vale más que la carta. La carta se saca después.',
      },
      'job-or-debt-changed': {
        en: 'Tell the lender before you use the letter: a new job, car loan, lease or bigger card balance changes what it rests on, and the lender then checks and writes a new one. A better-paid job in the same field is often fine, while commission, self-employment or a gap can take time. Unreported changes stop loans late.',
        es: 'Avise al banco antes de usar la carta: un empleo nuevo, un préstamo de carro, un lease o más saldo en tarjetas cambia su base, y el banco revisa y da otra. Un empleo mejor pagado en lo mismo suele estar bien; comisiones, cuenta propia o una pausa pueden tardar. Los cambios no avisados frenan préstamos al final.',
      },
      'price-above-the-letter': {
        en: 'A higher price needs a new letter: the lender checks whether income and cash carry it, often the same day. The other way is simple: for each offer the lender can write the letter for just that price, so that the seller does not see your ceiling. Ask for it before the agent sends the offer.',
        es: 'Para un precio mayor hace falta otra carta: el banco revisa si ingreso y efectivo alcanzan, muchas veces el mismo día. Al revés es fácil: para cada oferta el banco puede hacer la carta justo por ese precio, y el vendedor no ve su máximo. Pídala antes de que su agente mande la oferta.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB, preapproval letters',
    topics: ['asked/preapproval-length'],
  },
  {
    id: 'loan-papers',
    title: { en: 'Which papers does the lender want?', es: '¿Qué papeles pide el banco?' },
    answer: {
      en: 'Usually pay stubs of the last 30 days, two years of W-2s, two months of bank statements and a photo ID, plus two years of tax returns if you are self-employed or own rentals. Being asked again is normal: papers must be current at closing, and a large deposit needs an explanation. They go to your lender, never into this chat or to a listing agent.',
      es: 'Normalmente talones de los últimos 30 días, dos años de W-2, dos meses de estados de cuenta e identificación, más dos años de declaraciones si trabaja por su cuenta o tiene rentas. Que los pidan otra vez es normal: deben ser recientes al cerrar, y un depósito grande se explica. Van a su prestamista, nunca a este chat ni al agente que vende.',
    },
    aspects: {
      'deposits-explained': {
        en: "Explain each large deposit that is not pay: a short signed letter says who, what for and when, with proof such as a bill of sale, a gift letter or the statement it came from. The lender must know that it is no hidden loan. Small transfers between your own accounts need the other account's statement. Avoid cash deposits until closing.",
        es: 'Explique cada depósito grande que no sea sueldo: una carta corta firmada con quién, por qué y cuándo, y una prueba como factura de venta, carta de regalo o el estado de donde salió. El banco debe saber que no es un préstamo oculto. Para pasos entre sus cuentas, muestre la otra cuenta. Evite depósitos en efectivo hasta el cierre.',
      },
      'why-again-and-more': {
        en: 'Being asked again is normal and no bad sign: pay stubs and statements may be only a month or two old at closing, underwriters check each figure, and conditions are a list of what is still missing. Send whole pages quickly, keep one folder, and ask the loan officer what is left and by when.',
        es: 'Que pidan otra vez es normal y no es mala señal: al cierre los talones y estados deben tener pocas semanas, el analista revisa cada cifra y las condiciones son la lista de lo que falta. Mande páginas completas y pronto, lleve una carpeta y pregunte qué falta y para cuándo.',
      },
      'where-to-send': {
        en: "Send them only to the lender, through its own secure portal or in person, never into this chat, by ordinary email or to a listing agent. Your own agent needs no more than the lender's letter. Check the lender's NMLS number before you upload, and call a number you looked up if a request seems odd.",
        es: 'Mándelos solo al prestamista, por su portal seguro o en persona, nunca en este chat, por correo común ni al agente del vendedor. Su propio agente no necesita más que la carta del banco. Verifique el número NMLS antes de subirlos, y si algo le parece raro llame a un número que usted buscó.',
      },
      'self-employed-or-other-income': {
        en: "Self-employed people, landlords and those paid partly in tips or commission show two years of full tax returns, business ones included, and often a profit-and-loss statement for this year; leases for rentals. Without stubs, payroll records or an employer's letter can serve; Social Security takes the award letter, child support the order and proof of receipt. The lender names the rest.",
        es: 'Quien trabaja por su cuenta, renta casas o cobra propinas o comisiones muestra dos años de declaraciones completas, también del negocio, y muchas veces un estado de ganancias de este año; contratos si renta. Sin talones sirven registros de nómina o carta del patrón; Seguro Social, la carta de beneficio; manutención, la orden y los pagos. El banco dice lo demás.',
      },
      'missing-or-not-accepted': {
        en: 'Statements must be whole: every page, even a blank one, with name, account and dates, downloaded as a PDF; screenshots are usually refused. A lost W-2 can come from the employer or, as a wage transcript, free from IRS.gov, and a lost return likewise. Tell the lender what is missing; there is nearly always a substitute.',
        es: 'Los estados deben ir completos: todas las páginas, también la vacía, con nombre, cuenta y fechas, en PDF; las capturas de pantalla casi nunca se aceptan. Un W-2 perdido se pide al patrón o gratis en IRS.gov como transcripción, igual que una declaración. Diga al banco qué le falta; casi siempre hay sustituto.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; Fannie Mae',
    topics: ['asked/loan-papers'],
  },
  {
    id: 'raising-a-score',
    title: { en: 'How do I raise my credit score?', es: '¿Cómo subo mi puntaje de crédito?' },
    answer: {
      en: 'Pay every bill on time, bring card balances well below their limits and open nothing new: those move a score most. Read your reports, free each week at annualcreditreport.com, and dispute errors. Ask a lender before you pay an old collection or close a card, since it may not help. Nobody can erase a true entry for a fee; a HUD-approved counselor makes a plan, free or cheap.',
      es: 'Pague todo a tiempo, baje los saldos de tarjetas muy por debajo del límite y no abra nada nuevo: eso mueve más el puntaje. Lea sus reportes, gratis cada semana en annualcreditreport.com, y dispute errores. Antes de pagar una colección vieja o cerrar una tarjeta pregunte al banco, porque quizá no ayude. Nadie borra por dinero un dato cierto; un consejero de HUD le hace un plan.',
    },
    aspects: {
      'how-fast': {
        en: 'Card balances work fastest: once a lower balance is reported, a score can move within a month or two, and a lender can ask for a rapid rescore in days with proof. Mending late payments takes steady months, and heavier marks years. Nobody can promise a number of points by a date; a lender can run what-if figures for you.',
        es: 'Lo más rápido son las tarjetas: cuando se reporta un saldo menor, el puntaje puede moverse en uno o dos meses, y un banco puede pedir un rapid rescore en días con comprobantes. Reparar atrasos toma meses de pagos puntuales, y lo grave, años. Nadie puede prometer puntos para una fecha; un prestamista puede simularlo.',
      },
      'old-collections': {
        en: 'Ask a lender before you pay an old collection or charge-off: some loans do not require it, newer scoring ignores paid ones while older models may even dip, and your cash may serve the purchase better. Medical bills often weigh less. If you settle, get it in writing first. The lender says which must be paid by closing.',
        es: 'Pregunte al prestamista antes de pagar una cuenta vieja en colección o castigada: algunos préstamos no lo exigen, los modelos nuevos ignoran las pagadas y los viejos hasta pueden bajar, y su efectivo quizá sirva más para la compra. Las médicas suelen pesar menos. Si negocia, primero por escrito. El banco dice cuáles deben pagarse.',
      },
      'who-helps': {
        en: 'Free or cheap help comes from HUD-approved housing counselors and nonprofit credit counseling, and many lenders give a plan for nothing. Nobody can erase a true entry for a fee: federal law bars credit-repair firms from charging before the work is done, so a payment up front is a warning sign. Find a counselor at hud.gov.',
        es: 'La ayuda gratis o barata la dan consejeros de vivienda aprobados por HUD y agencias sin fines de lucro; muchos prestamistas hacen un plan sin costo. Nadie puede borrar un dato verdadero por dinero: la ley federal prohíbe cobrar antes de hacer el trabajo, así que un pago por adelantado es mala señal. Busque consejero en hud.gov.',
      },
      'errors-late-payments-reports': {
        en: "Get the three reports free each week at annualcreditreport.com, and dispute a wrong account or late mark with the bureau and the creditor; they generally have 30 days. A late payment that is true stays up to seven years but counts less as it ages. Apps often show another model than the lender's.",
        es: 'Pida gratis cada semana los tres reportes en annualcreditreport.com y reclame ante el buró y el acreedor una cuenta o atraso equivocado; por lo general tienen 30 días. Un atraso verdadero queda hasta siete años, pero pesa menos con el tiempo. Las apps suelen mostrar otro modelo que el del banco.',
      },
      cards: {
        en: "Bring each card's balance well under 30% of its limit, and lower is better; paying cards usually moves a score more than paying a car loan. Leave old cards open, since closing one shrinks your limit and history. Start with the card nearest its limit, and ask the lender before paying off anything big.",
        es: 'Baje el saldo de cada tarjeta muy por debajo del 30% de su límite, y menos es mejor; pagar tarjetas suele mover el puntaje más que pagar el carro. Deje abiertas las viejas: cerrarlas reduce su límite e historial. Empiece por la que está más cerca del tope y pregunte al banco antes de liquidar algo grande.',
      },
      'no-history': {
        en: "Build a record first: a secured card or a credit-builder loan, used lightly and paid in full, usually gives a score in about six months; being an authorized user on a relative's old, well-paid card can help too. Do it well before you apply. Some lenders also accept rent, phone and power payments as history. Ask one early.",
        es: 'Primero forme historial: una tarjeta asegurada o un préstamo para crear crédito, con poco uso y pago total, suele dar puntaje en unos seis meses; también ayuda ser usuario autorizado de una tarjeta vieja y bien pagada de un familiar. Hágalo con tiempo. Algunos bancos aceptan renta, teléfono y luz como historial. Pregunte pronto.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; FTC; Fair Credit Reporting Act; Credit Repair Organizations Act',
    year: 2026,
    topics: ['asked/raising-a-score'],
  },
  {
    id: 'va-funding-fee',
    title: { en: 'How much is the VA funding fee?', es: '¿Cuánto es la cuota VA (funding fee)?' },
    answer: {
      en: 'Without money down it is 2.15% of the loan the first time and 3.3% later: $8,600 or $13,200 on $400,000. With 5% down it is 1.5%, with 10% down 1.25%. It can be added to the loan, and there is no monthly mortgage insurance. Veterans paid for a VA disability, certain surviving spouses and Purple Heart holders on active duty owe none. A VA lender confirms.',
      es: 'Sin enganche es 2.15% del préstamo la primera vez y 3.3% después: $8,600 o $13,200 en $400,000. Con 5% de enganche es 1.5%, con 10% es 1.25%. Puede sumarse al préstamo y no hay seguro hipotecario mensual. No la pagan veteranos con pago por discapacidad VA, ciertos cónyuges sobrevivientes ni Corazón Púrpura en servicio activo. Lo confirma un prestamista VA.',
    },
    aspects: {
      'who-owes-none': {
        en: 'Veterans who receive VA disability compensation owe no funding fee, whatever the rating, nor do certain surviving spouses and Purple Heart holders on active duty. Your Certificate of Eligibility shows it. If a rating is still pending at closing and later reaches back, you can ask the VA for a refund. A VA lender checks.',
        es: 'Los veteranos que reciben compensación por discapacidad del VA no pagan la cuota, sea cual sea el porcentaje; tampoco ciertos cónyuges sobrevivientes ni quienes tienen Corazón Púrpura en servicio activo. Lo dice su Certificate of Eligibility. Si la calificación llega después y es retroactiva, puede pedir devolución al VA. Un prestamista VA lo revisa.',
      },
      'second-use': {
        en: 'With nothing down, a later use costs 3.3% of the loan instead of 2.15%: $13,200 against $8,600 on $400,000. With 5% down it is 1.5% and with 10% down 1.25%, first time or not. The exemptions stay the same. The lender sees on your Certificate of Eligibility whether yours counts as a later use.',
        es: 'Sin enganche, usarlo otra vez cuesta 3.3% del préstamo en vez de 2.15%: $13,200 contra $8,600 en $400,000. Con 5% de enganche es 1.5% y con 10%, 1.25%, sea la primera vez o no. Las exenciones son iguales. El prestamista ve en su Certificate of Eligibility si cuenta como uso posterior.',
      },
      'added-to-the-loan': {
        en: 'The fee can be added to the loan, so no cash is needed for it: $8,600 on a $400,000 loan is then repaid with interest over the years. Paying it at closing costs more at once and less in all; the seller may also pay it by agreement, within the limit on concessions. Your lender shows both payments.',
        es: 'La cuota se puede sumar al préstamo, sin poner efectivo: $8,600 en $400,000 se paga entonces con interés con los años. Pagarla en el cierre cuesta más hoy y menos en total; también puede pagarla el vendedor si se acuerda, dentro del límite de concesiones. El prestamista le muestra las dos mensualidades.',
      },
      'with-money-down': {
        en: 'Money down lowers it: 5% down makes the fee 1.5% of the loan, 10% down or more 1.25%, first use or later. At a $400,000 price with 5% down that is $5,700 on the $380,000 loan, against $8,600 with nothing down. Whether the cash serves you better elsewhere, weigh with the lender.',
        es: 'El enganche la baja: con 5% la cuota es 1.5% del préstamo; con 10% o más, 1.25%, sea primera vez o no. En un precio de $400,000 con 5% son $5,700 sobre $380,000, contra $8,600 sin enganche. Si ese efectivo le sirve mejor en otra cosa, véalo con el prestamista.',
      },
      'no-monthly-insurance': {
        en: 'A VA loan has no PMI or other monthly mortgage insurance, even with nothing down; the one-time funding fee takes its place. Besides it you pay ordinary closing costs such as appraisal, attorney, title and insurance, some of which the seller may cover. The lender lists them on the Loan Estimate.',
        es: 'El préstamo VA no lleva PMI ni otro seguro hipotecario mensual, aun sin enganche; en su lugar está la cuota única. Aparte paga gastos de cierre comunes como avalúo, abogado, título y seguro, algunos de los cuales puede cubrir el vendedor. El prestamista los lista en el Loan Estimate.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'VA',
    year: 2026,
    topics: ['money/va-funding-fee'],
  },
  {
    id: 'flood-insurance',
    title: { en: 'Do I need flood insurance?', es: '¿Necesito seguro de inundación?' },
    answer: {
      en: "The lender requires it only in FEMA's high-risk zones, A or AE; in zone X it is your choice, though ordinary policies never cover floods. The federal program pays up to $250,000 on the house and $100,000 on contents, priced by the house rather than the zone alone, and private policies exist. New cover waits 30 days unless a loan closes. An insurance agent quotes it during due diligence.",
      es: 'El banco lo exige solo en zonas de alto riesgo de FEMA, A o AE; en zona X usted decide, aunque la póliza común nunca cubre inundación. El programa federal paga hasta $250,000 por la casa y $100,000 por el contenido, según la casa y no solo la zona; hay pólizas privadas. Empieza a los 30 días, salvo al cerrar un préstamo. Cotice con un agente en due diligence.',
    },
    aspects: {
      'what-it-costs': {
        en: 'Nobody can name a price from the zone alone: the federal program rates each house by distance to water, height of the floor, rebuilding cost and claims, so two neighbors can differ a good deal; in zone X it is usually far less than in AE. An agent quotes the federal and private policies for the address in a day or two.',
        es: 'Nadie puede dar un precio solo por la zona: el programa federal valora cada casa por distancia al agua, altura del piso, costo de reconstruir y reclamos; dos vecinos pueden diferir bastante, y en zona X suele ser mucho menos que en AE. Un agente cotiza la federal y privadas en uno o dos días; un certificado de elevación puede ayudar.',
      },
      'lender-requires-it': {
        en: "A lender must require it when the house itself stands in FEMA's high-risk zone, A or AE, and may buy it at your cost if you do not. If only the yard touches the zone, the building counts, so check the map and an elevation certificate; a letter from FEMA (LOMA) can lift the duty. Without a loan it is your choice.",
        es: 'El banco tiene que exigirlo si la casa misma está en la zona de alto riesgo de FEMA, A o AE, y puede comprarlo a su costo si usted no lo hace. Si solo el patio toca la zona, cuenta el edificio: revise mapa y certificado de elevación; una carta de FEMA (LOMA) puede quitar la obligación. Sin préstamo, usted decide.',
      },
      'normal-policy-or-not': {
        en: "An ordinary homeowners policy never pays for flood: water that rises from a creek, a street or heavy rain over the ground needs a separate flood policy. A burst pipe is covered, and sewer backup only if added. Flood policies themselves pay little for a basement's contents. An insurance agent reads yours with you.",
        es: 'Una póliza común nunca paga inundación: el agua que sube de un arroyo, de la calle o de lluvia sobre el suelo necesita póliza aparte. Una tubería rota sí se cubre, y el retorno de drenaje solo si se agrega. La de inundación paga poco por lo que hay en un sótano. Un agente de seguros la lee con usted.',
      },
      'when-it-starts': {
        en: 'A federal flood policy starts after 30 days, except that cover bought for a loan closing starts at closing; a cash buyer waits the 30 days, so buy early or ask for a private policy with a shorter wait. Get quotes in the due diligence period, and ask whether the program is open, since it lapses at times.',
        es: 'La póliza federal empieza a los 30 días, salvo la que se compra para el cierre de un préstamo, que empieza ese día; quien paga de contado espera los 30, así que cómprela temprano o pida una privada con menos espera. Cotice en el due diligence y pregunte si el programa está abierto, porque a veces se suspende.',
      },
      'drop-it-or-out-of-the-zone': {
        en: "You may drop it once no lender requires it: when the loan is paid, or when FEMA's map or a LOMA shows the house outside the high-risk zone and the lender confirms in writing. Look the address up on FEMA's map and on Mecklenburg's own, which is more detailed. A house just outside can flood too, and cover then costs less.",
        es: 'Puede quitarlo cuando ningún banco lo exija: al pagar el préstamo, o cuando el mapa de FEMA o una carta LOMA muestre la casa fuera de la zona y el banco lo confirme por escrito. Busque la dirección en el mapa de FEMA y en el de Mecklenburg, más detallado. Fuera de la zona también puede inundarse, y cuesta menos.',
      },
      'worth-it-in-zone-x': {
        en: "Outside the high-risk zone it is your choice, and worth a quote: many flood claims come from zone X, an ordinary policy pays none of it, and the price there is usually modest. Look at a creek, low spots and past claims, which the seller's form asks about. An agent can quote it in minutes.",
        es: 'Fuera de la zona de alto riesgo usted decide, y vale la pena cotizar: muchos reclamos vienen de la zona X, la póliza común no paga nada y ahí el precio suele ser moderado. Mire si hay arroyo, partes bajas y reclamos pasados, que pregunta el formulario del vendedor. Un agente cotiza en minutos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'FEMA, National Flood Insurance Program',
    year: 2026,
    topics: ['asked/flood-insurance'],
  },
  {
    id: 'insurance-refused',
    title: { en: 'An insurer refuses the house: what now?', es: 'No aseguran la casa: ¿qué hago?' },
    answer: {
      en: 'Have an independent agent try other companies before due diligence ends, because a lender will not close without a policy. An old roof, knob-and-tube or aluminum wiring, polybutylene pipe, past claims and some dogs are the usual reasons; a repair, a higher deductible or cover for the roof at its worn value can solve it. The last resort is the state’s FAIR Plan. Ask the seller for past claims.',
      es: 'Pida a un agente independiente que pruebe otras compañías antes de que acabe due diligence, porque el banco no cierra sin póliza. Techo viejo, cables antiguos o de aluminio, tubería de polibutileno, reclamos y algunos perros son las razones comunes; un arreglo, un deducible mayor o cubrir el techo a valor usado puede resolverlo. Último recurso: el FAIR Plan estatal. Pida al vendedor los reclamos pasados.',
    },
    aspects: {
      'old-roof': {
        en: "An old roof can still be insured, though many companies balk at about 15 to 20 years: some refuse, some pay only its worn value, some want it replaced within weeks. Let an independent agent ask several, with the inspector's photos and remaining life. During due diligence you can also ask the seller for a new roof or a credit.",
        es: 'Un techo viejo todavía puede asegurarse, aunque muchas compañías se resisten a partir de 15 o 20 años: unas se niegan, otras pagan solo su valor gastado, otras piden cambiarlo. Que un agente independiente pregunte a varias, con fotos del inspector. En el due diligence puede pedir al vendedor techo nuevo o un crédito.',
      },
      'wiring-or-pipes': {
        en: "Knob-and-tube, aluminum branch wiring, fuse or certain old panels and polybutylene pipes are common grounds to refuse, yet not with every company: some insure after an electrician's report or with a plan to replace. Get an independent agent's answers and a repair estimate before due diligence ends, and use them with the seller.",
        es: 'El cableado knob-and-tube o de aluminio, ciertos tableros viejos o de fusibles y la tubería de polibutileno son motivos comunes de rechazo, pero no en todas: algunas aseguran con informe de un electricista o plan de cambio. Consiga respuestas de un agente independiente y un presupuesto antes de que termine el due diligence, y úselos con el vendedor.',
      },
      'fair-plan': {
        en: "The FAIR Plan is North Carolina's insurer of last resort, run by the NC Joint Underwriting Association, for houses that ordinary companies refuse. It covers fire and some other perils only, less than a normal policy and often no liability, so ask about added cover. Any licensed agent can apply; a lender usually accepts it, but ask.",
        es: 'El FAIR Plan es la aseguradora de último recurso de Carolina del Norte (NC Joint Underwriting Association) para casas que las compañías comunes rechazan. Cubre incendio y algunos otros riesgos, menos que una póliza normal y muchas veces sin responsabilidad civil; pregunte por cobertura extra. Lo tramita cualquier agente con licencia; el banco suele aceptarlo, pero pregunte.',
      },
      'past-claims': {
        en: "Ask the seller for the house's CLUE report: only the owner can order it, free once a year from LexisNexis, and it lists up to seven years of claims. Your own claims follow you too and sit in your report. Insurers look at both, so tell the agent early. Claims by themselves need not mean a refusal.",
        es: 'Pida al vendedor el reporte CLUE de la casa: solo el dueño puede pedirlo, gratis una vez al año en LexisNexis, y lista hasta siete años de reclamos. Los reclamos de usted también lo siguen. Las compañías miran ambos; dígalo pronto al agente. Un reclamo no significa por sí solo un rechazo.',
      },
      'canceled-on-my-home': {
        en: 'A cancellation or nonrenewal gives you time by law, so use the days in the letter: ask for the reason in writing, mend what can be mended, and let an independent agent ask other companies before the date. A gap makes your lender buy dearer cover for you. The NC Department of Insurance hears complaints; the FAIR Plan is last.',
        es: 'Una cancelación o no renovación le da tiempo por ley: use los días de la carta, pida el motivo por escrito, arregle lo que se pueda y que un agente independiente pregunte a otras compañías antes de la fecha. Sin póliza, el banco le compra una más cara. El NC Department of Insurance recibe quejas; al final está el FAIR Plan.',
      },
      'no-policy-before-closing': {
        en: "With a loan you cannot close without a policy, and the contract has no insurance exit after due diligence: inside that period you may still end in writing and get the earnest money back, afterwards both deposits are at risk. So today: an independent agent, the lender's minimum, the FAIR Plan, and an extension signed by the seller. Ask an attorney.",
        es: 'Con préstamo no se cierra sin póliza, y el contrato no tiene salida por seguro después del due diligence: dentro de ese plazo puede terminar por escrito y recuperar el earnest money; después arriesga los dos depósitos. Hoy mismo: agente independiente, el mínimo del banco, el FAIR Plan y una prórroga firmada. Consulte a un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Department of Insurance; NC Joint Underwriting Association (FAIR Plan); LexisNexis, CLUE',
    topics: ['asked/insurance-refused'],
  },
  {
    id: 'market-direction',
    title: { en: 'Are prices rising or falling here?', es: '¿Suben o bajan los precios aquí?' },
    answer: {
      en: 'Nobody can say where prices go next, and I make no forecast; what they did is on the Market Insights page, by area, with source and date, samples marked so. Days on market and active listings stand there too. The team has months of supply, where about six is balance and less favors sellers, and this month’s sales near your address.',
      es: 'Nadie puede decir adónde van los precios, y no hago pronósticos; lo que hicieron está en la página Market Insights, por zona, con fuente y fecha, y las muestras marcadas. Ahí están también los días en el mercado y las casas en venta. El equipo tiene los meses de inventario, donde unos seis es equilibrio y menos favorece a quien vende, y las ventas del mes cerca de usted.',
    },
    aspects: {
      'will-prices-fall': {
        en: 'Nobody knows where prices go, and neither I nor the team makes a forecast; whoever names a date or a crash is guessing. What can be seen is the past: prices, days on market and active listings by area, on the Market Insights page with source and date. What counts more is your payment and how long you stay.',
        es: 'Nadie sabe hacia dónde van los precios, y ni yo ni el equipo hacemos pronósticos; quien da fecha o anuncia un desplome adivina. Lo que sí se ve es el pasado: precios, días en el mercado y casas en venta por zona, en la página Market Insights con fuente y fecha. Más importa su pago y cuánto tiempo se queda.',
      },
      'upper-hand-now': {
        en: 'Look at months of supply: about six is balance, less favors sellers, more favors buyers, and it differs by area and price. Days on market and the share of homes with price cuts say the same. The Market Insights page has days on market and active listings by area, with their date; the team has the rest, for your street and price.',
        es: 'Mire los meses de inventario: unos seis es equilibrio, menos favorece al vendedor, más al comprador, y cambia por zona y precio. Lo mismo dicen los días en el mercado y los recortes de precio. Market Insights tiene los días en el mercado y las casas en venta por zona, con su fecha; el equipo tiene lo demás, para su calle y precio.',
      },
      'what-prices-did': {
        en: 'The price history of each area stands on the Market Insights page, with source and date, and samples marked so; I do not add to it. One street or one home can differ from its area, and an online estimate is no sale. For a particular address the team compares recent closed sales nearby.',
        es: 'La historia de precios de cada zona está en Market Insights, con fuente y fecha, y las muestras marcadas; no le agrego nada. Una calle o casa puede ser distinta de su zona, y un estimado en línea no es una venta. Para una dirección, el equipo compara ventas cerradas cercanas.',
      },
      'supply-and-speed': {
        en: 'Days on market and active listings are shown by area on the Market Insights page, each with its date and source. Months of supply is homes for sale divided by sales a month: about six is balance. A well-priced home and an overpriced one on the same street differ widely. The team has months of supply for your price range.',
        es: 'Los días en el mercado y las casas en venta están por zona en Market Insights, con fecha y fuente. Los meses de inventario son casas en venta entre ventas por mes: unos seis es equilibrio. Una casa con buen precio y una cara en la misma calle difieren mucho. El equipo tiene los meses de inventario para su precio.',
      },
      'over-or-under-asking': {
        en: 'Whether homes go over or under asking depends on price, area and the week. The measure is the sold-to-list ratio, where above 100% means over asking; this site does not hold it, the team does. New, well-priced homes draw several offers, while ones that sat take cuts. The team can show the last sales near the home you mean.',
        es: 'Si se vende por encima o debajo del precio pedido depende del precio, la zona y la semana. Lo mide la relación entre precio de venta y precio pedido, donde más de 100% es por encima; este sitio no la tiene, el equipo sí. Las nuevas y con buen precio atraen varias ofertas; las que llevan tiempo bajan. El equipo puede mostrar las últimas ventas cercanas.',
      },
      'wait-to-buy': {
        en: 'Waiting is a bet nobody can settle for you: prices and rates may move either way, and rent is paid meanwhile. What you can judge is your own side: a payment that fits, a steady job, savings left after closing, and some years in the home, since short stays lose most if prices dip. A lender can show the payment now.',
        es: 'Esperar es una apuesta que nadie puede resolverle: precios y tasas pueden moverse para los dos lados, y mientras se paga renta. Lo que sí puede juzgar es lo suyo: un pago que le quede, empleo estable, ahorro después del cierre y varios años en la casa, porque quien se queda poco pierde más si bajan. Un prestamista le muestra el pago.',
      },
    },
    links: ['market', 'trends', 'contact'],
    source: 'Site records; G.S. 93A-6',
    year: 2026,
    topics: ['asked/market-direction'],
  },
  {
    id: 'choosing-a-lender',
    title: { en: 'Which lender should I choose?', es: '¿Qué prestamista elijo?' },
    answer: {
      en: 'Any licensed one you like: nobody may force one on you, and an agent’s or builder’s name is only a suggestion, though a builder may tie a credit to it. A bank has its own loans, a broker shops several. Compare two or three Loan Estimates from the same day, and how fast they answer. You can switch under contract, but that takes weeks and your due diligence date stays.',
      es: 'El que usted quiera, con licencia: nadie puede obligarlo, y el nombre que dé un agente o constructora es solo sugerencia, aunque la constructora puede atarle un crédito. Un banco ofrece lo suyo, un broker hipotecario busca en varios. Compare Loan Estimates de dos o tres del mismo día y qué tan rápido responden. Puede cambiar con contrato firmado, pero tarda semanas y su fecha de due diligence sigue.',
    },
    aspects: {
      'must-i-use-theirs': {
        en: "You choose the lender: an agent or builder may suggest one, but may not require a lender it is affiliated with, and a preapproval binds you to nobody. A builder may tie a credit to its lender, so compare the whole cost, rate and fees included, with an outside offer before you take it. An agent's tip can be good; get a second quote anyway.",
        es: 'Usted elige al prestamista: un agente o constructor puede sugerir uno, pero no exigir un banco afiliado suyo, y la preaprobación no lo ata. El constructor puede ligar un crédito a su banco; compare el costo total, tasa y cargos, con otra oferta antes de aceptar. El dato de un agente puede ser bueno; pida igual otra cotización.',
      },
      'switch-under-contract': {
        en: 'Switching lenders under contract is allowed, but it starts much over: application, documents and often a new appraisal take about three weeks or more, while your due diligence and settlement dates stay. Before you do, have the new lender confirm a closing date in writing, and ask your agent whether an extension is possible. Late in the deal it is risky.',
        es: 'Cambiar de prestamista con contrato firmado se puede, pero mucho empieza de nuevo: solicitud, papeles y a menudo otro avalúo toman unas tres semanas o más, y sus fechas de due diligence y cierre siguen. Antes, que el nuevo confirme fecha por escrito y pregunte a su agente por una prórroga. Ya tarde es riesgoso.',
      },
      'compare-offers': {
        en: "Lay Loan Estimates of the same day and the same loan side by side: rate on page 1, the lender's own charges in section A on page 2, points, and on page 3 the APR and the cost in five years. Two or three are enough. Ignore tax and insurance lines, which are guesses. Then weigh how fast and clearly they answer.",
        es: 'Ponga lado a lado Loan Estimates del mismo día y préstamo: tasa en la página 1, cargos propios en la sección A de la página 2, puntos, y en la 3 el APR y el costo a cinco años. Con dos o tres basta. No mire impuestos y seguro, que son estimados. Luego pese qué tan rápido y claro responden.',
      },
      'bank-broker-online-or-local': {
        en: 'A bank or credit union lends its own loans, a mortgage broker shops several lenders for you, an online lender may cost less but can be slower with local appraisals and questions. None is best for everyone, and sellers mostly care that the lender answers and closes on time. Get a quote from two different kinds.',
        es: 'Un banco o cooperativa presta lo suyo, un broker hipotecario busca entre varios, y uno en línea puede costar menos pero ser más lento con avalúos y preguntas locales. Ninguno es mejor para todos, y al vendedor le importa que conteste y cierre a tiempo. Pida cotización a dos de distinto tipo.',
      },
      'recommend-one': {
        en: 'I name no particular lender, and nobody may be paid for sending you to one; ask the team for names to compare, and ask your bank, a credit union and a broker too. Check the license at nmlsconsumeraccess.org. Every lender must treat applicants alike, whatever their origin. Then take the better Loan Estimate.',
        es: 'No nombro a ningún prestamista, y a nadie se le puede pagar por mandarlo con uno; pida al equipo nombres para comparar, y pregunte también a su banco, una cooperativa y un broker. Verifique la licencia en nmlsconsumeraccess.org. Todo prestamista debe tratar igual a quien solicita, sea de donde sea. Luego tome el mejor Loan Estimate.',
      },
      'questions-and-license': {
        en: 'Ask which loans fit and why, all fees in section A, points, how long the rate can be locked, how fast they close and who answers in the evening. A good one explains without pressing you. Look up the NMLS number at nmlsconsumeraccess.org, which shows license and actions, and read reviews for the officer, not only the bank.',
        es: 'Pregunte qué préstamos le quedan y por qué, todos los cargos de la sección A, puntos, cuánto dura la tasa asegurada, en cuánto cierran y quién contesta por la tarde. Uno bueno explica sin presionar. Busque su número NMLS en nmlsconsumeraccess.org, que muestra licencia y sanciones, y lea opiniones de la persona, no solo del banco.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'RESPA s. 8; CFPB',
    topics: ['asked/choosing-a-lender'],
  },
  {
    id: 'lender-terms',
    title: { en: 'What are origination fees and reserves?', es: '¿Qué son origination fee y reservas?' },
    answer: {
      en: 'An origination fee is what the lender charges for making the loan; it is normal, differs between lenders and stands in section A on page 2 of the Loan Estimate, so compare it there. Reserves are months of payments you must still have after closing, asked for most often on two to four units, rentals and jumbo loans; part of retirement savings can count. Each lender sets its own.',
      es: 'El origination fee es lo que cobra el banco por hacer el préstamo; es normal, varía y está en la sección A, página 2, del Loan Estimate: compárelo ahí. Las reservas son meses de pagos que debe conservar después del cierre, sobre todo con dos a cuatro unidades, rentas y préstamos jumbo; puede contar parte de su ahorro de retiro. Cada prestamista fija lo suyo.',
    },
    aspects: {
      'how-much-reserves': {
        en: 'For a single home you live in, often none or a month or two are asked; conventional loans on two to four units or a rental often want about six months of the whole payment, jumbo loans six to twelve. Keeping your old home can add to it. Each lender and its software decide, so ask for your figure early.',
        es: 'Para una casa donde vive, muchas veces ninguna o uno o dos meses; los convencionales de dos a cuatro unidades o de renta suelen pedir unos seis meses del pago completo, y los jumbo de seis a doce. Conservar su casa anterior puede sumar. Lo decide cada banco y su sistema; pregunte pronto su cifra.',
      },
      'what-counts-as-reserves': {
        en: 'Money you can reach counts: checking, savings, stocks and funds, and usually part of a 401(k) or IRA, since it need not be cashed. Gifts, borrowed money, unvested funds and cash at home mostly do not. It has to be left after the down payment and costs. Each lender sets the share, so send the statements to it.',
        es: 'Cuenta el dinero disponible: cheques, ahorro, acciones y fondos, y por lo general parte del 401(k) o IRA sin tener que sacarlo. Regalos, préstamos, fondos no adquiridos y efectivo en casa casi nunca. Debe quedar después del enganche y los gastos. Cada banco fija la parte; mándele los estados de cuenta.',
      },
      'normal-fees': {
        en: "Underwriting, processing, administration, document and broker fees are real and common names for one thing: the lender's own charges, all in section A of the Loan Estimate. Some lenders bill one figure, some five, so compare the section's total rather than the names. Appraisal and credit report stand elsewhere, and are paid to others.",
        es: 'Underwriting, processing, administración, documentos y broker son nombres comunes y reales de lo mismo: los cargos propios del banco, todos en la sección A del Loan Estimate. Unos cobran una cifra, otros cinco; compare el total de la sección y no los nombres. Avalúo y reporte de crédito van aparte y se pagan a otros.',
      },
      'too-high-or-negotiable': {
        en: "The fee can be bargained: many lenders charge about half to one percent of the loan, some less with a higher rate, and a competing Loan Estimate is the best argument. A lender credit lowers fees for a higher rate. Paid fees are mostly not refunded, and after the estimate the lender's own charges may not rise without a valid reason.",
        es: 'El cargo se puede negociar: muchos cobran de medio a uno por ciento, otros menos con tasa más alta, y la mejor razón es otro Loan Estimate. Un crédito del prestamista baja cargos a cambio de más tasa. Lo pagado casi nunca se devuelve, y después del estimado sus propios cargos no pueden subir sin motivo válido.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; Fannie Mae; Rocket Mortgage, Mortgage origination fee (2024)',
    year: 2026,
    topics: ['asked/lender-terms'],
  },
  {
    id: 'work-leave',
    title: { en: 'Can I get a loan on leave or between jobs?', es: '¿Me prestan de licencia o sin empleo?' },
    answer: {
      en: 'Parental or medical leave need not stop a loan: lenders can count your regular pay when your employer confirms the day you return, and may not refuse you over a pregnancy. Between jobs you normally need a new one with an offer letter or first pay stubs. If you lose or quit a job before closing, tell your lender at once; the due diligence date decides what you risk.',
      es: 'Una licencia por hijo o enfermedad no tiene que frenar el préstamo: el banco puede contar su sueldo normal si el empleador confirma cuándo vuelve, y no puede negarlo por un embarazo. Sin empleo normalmente hace falta uno nuevo, con carta de oferta o primeros talones. Si pierde o deja el trabajo antes del cierre, avise ya al banco; la fecha de due diligence decide qué arriesga.',
    },
    aspects: {
      'new-job-offer': {
        en: 'A signed offer letter can be enough: many lenders count the new salary if the job starts within a set time after closing, often up to 90 days, with savings for the gap; others want the first pay stub. Usually it takes a fixed salary and a home to live in. Salaried work has no minimum time; commission or self-employment usually takes two years.',
        es: 'Una carta de oferta firmada puede bastar: muchos bancos cuentan el sueldo nuevo si el empleo empieza en cierto plazo tras el cierre, a menudo hasta 90 días, con ahorro para ese tiempo; otros piden el primer talón. Suele exigirse sueldo fijo y una casa para vivir. Para asalariados no hay un mínimo fijo en el puesto; comisiones o cuenta propia suelen pedir dos años. Pregunte antes de ofertar.',
      },
      'lost-it-before-closing': {
        en: "Tell your lender at once, and your agent: without income the loan normally stops, unless a new job, a spouse's income or cash replaces it. Before the due diligence date you can end in writing and get the earnest money back; afterwards both deposits are at risk. Ask an attorney before you send anything, and hide nothing, since jobs are rechecked.",
        es: 'Avise de inmediato al banco y a su agente: sin ingreso el préstamo normalmente se frena, salvo que lo reemplace otro empleo, el ingreso del cónyuge o efectivo. Antes de la fecha de due diligence puede terminar por escrito y recuperar el earnest money; después arriesga los dos depósitos. Consulte a un abogado y no lo oculte, porque vuelven a verificar.',
      },
      'changing-or-quitting': {
        en: 'Wait until after closing if you can; if not, ask the loan officer before you give notice. A move in the same field for a salary as good is often workable with a new letter and stub, though it can delay closing; commission, contract work or quitting can end the approval. Lenders call employers days before closing.',
        es: 'Si puede, espere hasta después del cierre; si no, pregunte al banco antes de renunciar. Un cambio en lo mismo con igual o mejor sueldo muchas veces se arregla con carta y talón nuevos, aunque puede atrasar; comisiones, contratos o renunciar pueden tumbar la aprobación. El banco llama al empleador días antes del cierre.',
      },
      'no-job-right-now': {
        en: "Without a job the loan needs other steady income or large savings: a spouse's or co-buyer's pay, retirement, disability or support that continues, or an asset-based loan with more down. Unemployment pay rarely counts. After a gap, a new job with its first stubs is often enough, with a longer record asked after six months or more. A lender says when.",
        es: 'Sin empleo, el préstamo necesita otro ingreso estable o mucho ahorro: sueldo del cónyuge o de quien compra con usted, retiro, incapacidad o manutención que continúe, o un préstamo por activos con más enganche. El seguro de desempleo rara vez cuenta. Tras una pausa suele bastar un empleo nuevo con sus primeros talones. Un prestamista le dice cuándo.',
      },
      'seasonal-part-time-temp': {
        en: 'Teachers paid over ten months count on their yearly contract, so a summer off is no gap. Seasonal, part-time and temporary work usually needs about a two-year record in the same line and a good chance that it goes on; temp-to-hire counts better once the permanent letter is signed. The lender averages it, so bring W-2s for both years.',
        es: 'Los maestros con pago de diez meses cuentan por su contrato anual; el verano no es una pausa. El trabajo por temporada, medio tiempo o temporal suele pedir unos dos años en lo mismo y que sea probable que siga; si pasan a planta, cuenta mejor con la carta firmada. El banco promedia; lleve los W-2 de ambos años.',
      },
      'employer-is-called': {
        en: 'Expect the lender to verify the job twice: when you apply and again shortly before closing, by phone, letter or a payroll service. It asks whether you work there, since when and sometimes pay, not about your plans. Warn your HR office, and tell the lender beforehand about a move, leave or notice.',
        es: 'Cuente con que el banco verifique el empleo dos veces: al solicitar y otra vez poco antes del cierre, por teléfono, carta o servicio de nómina. Pregunta si trabaja ahí, desde cuándo y a veces el sueldo, no sus planes. Avise a Recursos Humanos, y antes al banco si hay cambio, licencia o renuncia.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'Fannie Mae, temporary leave income and employment offers (start within 90 days of the note); Fair Housing Act; ECOA',
    topics: ['asked/work-leave'],
  },
  {
    id: 'owing-the-irs',
    title: { en: 'Can I get a loan if I owe taxes?', es: '¿Me prestan si debo impuestos?' },
    answer: {
      en: 'Owing the IRS need not stop a loan if there is a payment plan that you keep: conventional lenders then count the monthly payment among your debts, and FHA wants three payments made on time. A recorded tax lien usually has to be paid or agreed on first, and returns that were never filed have to be filed. Tell the lender early; a tax professional sets up the plan.',
      es: 'Deber al IRS no tiene que frenar el préstamo si hay un plan de pagos al día: el convencional cuenta el pago mensual entre sus deudas, y FHA quiere tres pagos puntuales hechos. Un gravamen fiscal registrado casi siempre se paga o acuerda antes, y las declaraciones no presentadas hay que presentarlas. Avise pronto al prestamista; el plan lo arregla un profesional de impuestos.',
    },
    aspects: {
      'payments-on-a-plan': {
        en: 'Set the installment plan up with the IRS first, at irs.gov or through a tax professional, and keep every payment: conventional lenders usually want to see the agreement and at least one payment, FHA three on time when a lien has been filed, and they cannot be paid ahead. The monthly amount counts as a debt. Bring the IRS letter to the lender.',
        es: 'Primero haga el plan de pagos con el IRS, en irs.gov o con un profesional, y no falle un pago: los convencionales suelen pedir el acuerdo y al menos un pago; FHA, tres puntuales si hay gravamen registrado, sin adelantarlos. La mensualidad cuenta como deuda. Lleve la carta del IRS al banco.',
      },
      'must-it-be-paid-off': {
        en: "Paying it all off is usually not required if an approved plan is kept and no lien stands in the way; a small balance may be simpler to clear. Do not use your down payment before the lender has run both ways, since cash to close, reserves and the plan's monthly payment all count. A tax professional weighs interest and penalties.",
        es: 'Por lo general no hay que liquidar todo si cumple un plan aprobado y no hay gravamen; un saldo pequeño puede ser más fácil pagarlo. No use su enganche antes de que el banco calcule las dos formas, porque cuentan el efectivo, las reservas y la mensualidad. Un profesional de impuestos ve intereses y multas.',
      },
      'tax-lien': {
        en: 'A recorded federal tax lien usually stops a conventional loan until it is paid and released; FHA can close with it under a plan kept for three months, when the lien steps behind the new loan. It also shows in the title search for any county where it is filed. Paid ones need the release on record. Ask a tax professional.',
        es: 'Un gravamen fiscal federal registrado por lo general frena el convencional hasta pagarlo y liberarlo; FHA puede cerrar con un plan cumplido tres meses si el gravamen queda detrás del préstamo. También aparece en la búsqueda de título. Si ya pagó, debe constar la liberación. Consulte a un profesional de impuestos.',
      },
      'unfiled-or-extension': {
        en: 'Missing returns have to be filed before a loan can go on: lenders ask for the last two years and compare them with IRS transcripts, so an unfiled year stops the loan. A valid extension is usually fine for the newest year, with proof of it and of what was paid. Filing and owing is easier to solve than not filing.',
        es: 'Las declaraciones que faltan tienen que presentarse para que el préstamo avance: el banco pide los dos últimos años y los compara con las transcripciones del IRS; un año sin declarar frena el préstamo. Una extensión válida suele servir para el año más reciente, con comprobante. Declarar y deber es más fácil de resolver que no declarar.',
      },
      'spouse-owes-alone': {
        en: "You may be able to apply alone, on your own income and credit, when only your spouse owes; a debt on a joint return is generally owed by both. With both on the loan the plan's payment counts. On a jointly owned home a lien against one spouse can still reach, so ask an attorney how to take title.",
        es: 'Puede solicitar solo o sola, con su ingreso y crédito, si la deuda es solo de su cónyuge; la de una declaración conjunta por lo general la deben los dos. Si los dos están en el préstamo, la mensualidad cuenta. En una casa de los dos, un gravamen contra uno todavía puede alcanzarla: pregunte a un abogado cómo poner el título.',
      },
      'how-they-find-out': {
        en: 'Lenders see it: you sign a form that lets them pull IRS transcripts, your returns show a balance due, and bank statements show payments; liens come up in public records. An amended return is compared with the first and needs a reason and proof that the change was paid. Tell the loan officer first, since surprises cost time.',
        es: 'El banco lo ve: usted firma un permiso para pedir transcripciones al IRS, la declaración muestra el saldo, los estados de cuenta los pagos, y los gravámenes están en registros públicos. Una declaración enmendada se compara con la primera y pide explicación y comprobante. Dígalo primero al banco; las sorpresas cuestan tiempo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; HUD 4000.1',
    topics: ['asked/owing-the-irs'],
  },
  {
    id: 'insurance-covers',
    title: { en: 'What does homeowners insurance cover?', es: '¿Qué cubre el seguro de la casa?' },
    answer: {
      en: 'An ordinary policy covers fire, wind, hail, theft, a fallen tree and sudden leaks, plus your liability; it leaves out floods, earth movement and wear, and a sewer backup unless you add it. In Charlotte wind and hail may carry a deductible of its own, a share of the insured amount, and an old roof may be paid at its worn value. An insurance agent reads yours with you.',
      es: 'La póliza común cubre fuego, viento, granizo, robo, árbol caído y fugas repentinas, más su responsabilidad; no cubre inundación, movimiento de tierra ni desgaste, ni drenaje devuelto si no lo agrega. En Charlotte viento y granizo pueden llevar deducible propio, una parte de lo asegurado, y un techo viejo pagarse a valor usado. Manda la póliza: léala con un agente de seguros.',
    },
    aspects: {
      'tree-or-storm': {
        en: "A tree, wind, lightning, fire or a hurricane's wind that damages house, garage or fence is normally covered, less your deductible; your own policy pays even when it was the neighbor's tree. A tree that falls on the lawn and hits nothing is mostly not, and rising water never is. Take photos, stop further damage, and call the insurer.",
        es: 'Un árbol, viento, rayo, incendio o el viento de un huracán que dañe casa, garaje o cerca normalmente se cubre, menos su deducible; paga su propia póliza aunque el árbol sea del vecino. Si cae en el pasto sin dañar nada casi nunca, y el agua que sube nunca. Tome fotos, evite más daño y llame al seguro.',
      },
      'roof-wind-and-hail': {
        en: "Hail and wind damage to a roof is covered, less a deductible that may be a percentage: 2% of $400,000 insured is $8,000 that you pay. An older roof may be paid at actual cash value, its worn value, instead of a new one's cost. Both stand on the declarations page; an agent can quote replacement cost.",
        es: 'El daño de granizo y viento al techo se cubre, menos un deducible que puede ser porcentaje: 2% de $400,000 asegurados son $8,000 a su cargo. Un techo viejo puede pagarse a valor actual (gastado) y no al costo de uno nuevo. Ambos están en la hoja de declaraciones; un agente puede cotizar costo de reemplazo.',
      },
      'water-pipes-sewer': {
        en: 'Sudden water is covered, a burst pipe or a water heater that lets go, with the damage it does though not always the worn part itself; a leak that went on for weeks is mostly refused. Sewer or drain backup pays only with an added endorsement, usually a modest sum. Shut the water off, photograph, and report at once.',
        es: 'El agua repentina se cubre, como una tubería rota o un calentador que falla, con el daño que causa, aunque no siempre la pieza gastada; una fuga de semanas casi siempre se rechaza. El retorno de drenaje paga solo con cobertura agregada. Cierre el agua, tome fotos y avise enseguida.',
      },
      'left-out': {
        en: 'Left out are flood, earthquake and sinking ground, wear, rot, rust, termites and other pests, poor work, neglect, and mold unless it comes from a covered leak, often with a cap. Sewer backup, earthquake and some valuables can be added. The exclusions pages of your own policy govern, and an agent can go through them with you.',
        es: 'No cubre inundación, terremoto ni hundimiento, desgaste, pudrición, óxido, termitas y otras plagas, mal trabajo, descuido, ni moho salvo que venga de una fuga cubierta, a menudo con tope. Drenaje, terremoto y ciertas joyas se pueden agregar. Mandan las exclusiones de su póliza; un agente las repasa con usted.',
      },
      'liability-and-belongings': {
        en: 'A homeowners policy also covers your belongings, theft included and mostly away from home too, and your liability when a guest is hurt or your dog bites. Jewelry, bikes, cash and business equipment have low limits, so ask for a rider. Some breeds, trampolines and pools may be excluded; an umbrella policy adds liability at low cost.',
        es: 'La póliza también cubre sus pertenencias, incluso robo y casi siempre fuera de casa, y su responsabilidad si una visita se lastima o su perro muerde. Joyas, bicicletas, efectivo y equipo de negocio tienen límites bajos: pida un anexo. Ciertas razas, trampolines y albercas pueden excluirse; una póliza umbrella suma responsabilidad por poco.',
      },
      'how-much-to-insure': {
        en: 'Insure what it costs to rebuild, not the price: land cannot burn, so $380,000 can be right for a $500,000 home, while an old house with fine woodwork may cost more to rebuild than it sold for. Ask the agent for the estimate per square foot, and for extended or guaranteed replacement cost, since building can cost more after a storm.',
        es: 'Asegure lo que cuesta reconstruir, no el precio: el terreno no se quema, así que $380,000 puede estar bien para una casa de $500,000, y una casa vieja con buena madera puede costar más que su precio. Pida al agente el estimado por pie cuadrado y costo de reemplazo extendido, porque tras una tormenta construir puede costar más.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Department of Insurance, HO-3 form',
    year: 2026,
    topics: ['asked/insurance-covers'],
  },
  {
    id: 'paying-early',
    title: { en: 'Should I pay my mortgage early or recast?', es: '¿Pago antes mi hipoteca?' },
    answer: {
      en: 'Paying early saves interest and is usually free of a penalty: $200 more a month on $320,000 at 6.5% over 30 years saves about $105,400 and ends it some six years sooner. Mark it “principal”. A recast is a lump sum after which the lender lowers the payment at the same rate for a small fee, seldom on FHA or VA. Whether saving is wiser, ask a planner.',
      es: 'Pagar antes ahorra intereses y casi nunca tiene penalidad: $200 más al mes en $320,000 al 6.5% a 30 años ahorra unos $105,400 y termina unos seis años antes. Márquelo “principal”. Un recast es un pago grande tras el cual el banco baja la mensualidad a la misma tasa por una cuota chica, rara vez en FHA o VA. Si conviene más ahorrar, lo dice un asesor.',
    },
    aspects: {
      penalty: {
        en: 'Most home loans may be paid early without a penalty: FHA, VA and USDA loans never have one, and an ordinary fixed loan may have one only in its first three years, which is rare. Investor loans and equity lines often do. Your note and the Loan Estimate\'s first page say "prepayment penalty"; the servicer confirms.',
        es: 'Casi todas las hipotecas se pueden pagar antes sin multa: FHA, VA y USDA nunca la tienen, y un préstamo fijo común solo podría tenerla los tres primeros años, lo cual es raro. Los de inversionista y las líneas de crédito muchas veces sí. Lo dice su pagaré y la primera página del Loan Estimate; el administrador lo confirma.',
      },
      recast: {
        en: 'A recast is a lump sum, often $5,000 or $10,000 at least, after which the lender refigures the payment over the years left at the same rate, usually for a fee of $150 to $500. Without a recast, extra money shortens the loan but leaves the payment as it is. Conventional loans mostly allow it, FHA and VA seldom. Ask the servicer.',
        es: 'Un recast es un abono grande, a menudo de al menos $5,000 o $10,000, tras el cual el banco recalcula el pago a los años restantes con la misma tasa, por lo común con un cargo de $150 a $500. Sin recast, el abono acorta el préstamo pero no baja el pago. Los convencionales casi siempre lo permiten; FHA y VA rara vez. Pregunte al administrador.',
      },
      biweekly: {
        en: 'Half a payment every two weeks makes 26 halves, so 13 payments a year: on $320,000 at 6.5% that extra one saves about $90,000 and some five and a half years. You need no paid program: add a twelfth to each monthly payment, marked principal, and the effect is nearly the same. Check that the servicer applies it at once.',
        es: 'Media mensualidad cada dos semanas son 26 mitades, o sea 13 pagos al año: en $320,000 al 6.5% ese extra ahorra unos $90,000 y cerca de cinco años y medio. No necesita un programa de pago: sume una doceava parte a cada mes, marcada a capital, y es casi igual. Confirme que el banco lo aplica enseguida.',
      },
      'mark-it-principal': {
        en: "Pay the month's regular amount first and send the rest marked \"principal only\", in the servicer's online field, on the check's memo line or by a standing instruction; otherwise it may be held for the next month. Look at the next statement: the balance must drop by the extra. If not, ask in writing for the correction.",
        es: 'Pague primero la mensualidad normal y mande lo demás marcado "principal only" (solo a capital), en el campo en línea, en la nota del cheque o con instrucción fija; si no, pueden guardarlo para el mes siguiente. Revise el próximo estado: el saldo debe bajar por el extra. Si no, pida la corrección por escrito.',
      },
      'how-much-it-saves': {
        en: 'On $320,000 at 6.5% over 30 years, an extra $100 a month saves about $61,700 and ends it near four years sooner, $300 about $138,400 and almost nine years, and one lump of $20,000 at the start about $99,000 and nearly five. Extra money early in the loan counts most. Give me amount, rate and extra, and I figure yours.',
        es: 'En $320,000 al 6.5% a 30 años, $100 más al mes ahorran unos $61,700 y casi cuatro años; $300, unos $138,400 y casi nueve; un abono de $20,000 al inicio, unos $99,000 y casi cinco. Lo extra al principio cuenta más. Dígame monto, tasa y extra y calculo el suyo.',
      },
      'pay-it-or-save': {
        en: "It depends on your rate and your cushion: paying early earns you the loan's rate for sure, so it weighs more at 7% than at 3%, but the money is then locked in the house. Planners usually look first at some months of savings, card debt and an employer's retirement match. A planner, and a CPA for a rental, weigh yours.",
        es: 'Depende de su tasa y su colchón: pagar antes le rinde con seguridad la tasa del préstamo; pesa más al 7% que al 3%, pero el dinero queda encerrado en la casa. Los planificadores suelen mirar primero unos meses de ahorro, las tarjetas y el aporte del empleador al retiro. Un planificador, y un CPA si es renta, ven lo suyo.',
      },
    },
    links: ['contact'],
    source: 'CFPB; payment formula; Pennymac and mortgage-info.com, recast minimums and fees (2025)',
    year: 2026,
    topics: ['asked/paying-early'],
  },
  {
    id: 'heloc-or-refinance',
    title: { en: 'Equity line or cash-out refinance?', es: '¿Línea de crédito o refinanciar con efectivo?' },
    answer: {
      en: 'If your first loan has a low rate, a second loan leaves it alone: a line (HELOC), usually variable and drawn as you need, or a home equity loan, fixed and paid out at once. A cash-out refinance replaces the whole loan at today’s rate, normally up to 80% of value, with full closing costs. Both use the house as security. Compare the cost over your years with a lender.',
      es: 'Si su primer préstamo tiene tasa baja, un segundo lo deja intacto: una línea (HELOC), casi siempre variable y que usa según necesite, o un préstamo fijo de una vez. Refinanciar con efectivo cambia todo el préstamo a la tasa de hoy, normalmente hasta 80% del valor, con gastos completos. En ambos la casa es la garantía. Compare con un prestamista el costo en sus años.',
    },
    aspects: {
      'how-much-can-i-take': {
        en: 'A cash-out refinance normally goes to 80% of value on a one-unit home you live in, FHA too, so 20% stays: at $500,000 with $300,000 owed, up to $100,000 less costs. VA can go higher. A line often reaches 80 to 90% counting both loans: $125,000 there at 85%. Appraisal, income and credit can lower it; a lender says.',
        es: 'Refinanciar con efectivo llega normalmente a 80% del valor en la casa donde vive, también con FHA; queda 20%: con $500,000 de valor y $300,000 de deuda, hasta $100,000 menos gastos. VA puede llegar más alto. Una línea suele llegar de 80 a 90% sumando ambos: $125,000 al 85%. Avalúo, ingreso y crédito pueden bajarlo; lo dice un prestamista.',
      },
      'line-or-fixed-loan': {
        en: 'A line works like a card secured by the house: you draw as you need, usually for ten years, pay interest on what is drawn, and the rate is usually variable, so the payment can rise. A home equity loan pays out once, at a fixed rate and payment. The loan is steadier for one bill, the line easier for work in stages.',
        es: 'Una línea funciona como tarjeta garantizada con la casa: saca cuando necesita, por lo general diez años, paga interés solo de lo usado y la tasa suele ser variable, así que el pago puede subir. Un préstamo sobre capital se entrega de una vez, con tasa y pago fijos. Para un gasto conocido es más estable; para obras por etapas, la línea.',
      },
      'pay-off-cards': {
        en: 'Using the house to clear cards usually lowers the interest but makes it a debt your home stands for and it helps only if the cards then stay empty. A line or fixed second loan leaves a cheap first loan alone. The interest is not deductible for that use. Talk to a HUD-approved or credit counselor and a lender first.',
        es: 'Pagar tarjetas con la casa suele bajar el interés, pero la convierte en deuda garantizada con su hogar, a más años, y solo ayuda si después las tarjetas quedan en cero. Una línea o segundo préstamo fijo no toca un primero barato. Ese interés no se deduce. Hable antes con un consejero de crédito o de HUD y un prestamista.',
      },
      'closing-costs': {
        en: 'A cash-out refinance costs about 2 to 4% of the whole new loan: appraisal, attorney, title, recording. A line often costs little or nothing to open, though some banks take the costs back if you close it early, or charge a yearly fee. So compare dollars over the time you keep it, rate included.',
        es: 'Refinanciar con efectivo cuesta cerca de 2 a 4% de todo el préstamo nuevo: avalúo, abogado, título, registro. Abrir una línea muchas veces cuesta poco o nada, aunque algunos bancos cobran los gastos si la cierra pronto, o una cuota anual. Compare dólares por el tiempo que la tendrá, con la tasa.',
      },
      'buy-another-property': {
        en: "You may borrow on your home to buy a rental or second home, and a line keeps a cheap first loan; but the payment counts beside the new mortgage, the line's rate can rise, and your home stands for it if the rental sits empty. Interest has its own tax rules. Let a lender run both ways and a CPA look.",
        es: 'Puede pedir sobre su casa para comprar una de renta o segunda casa, y una línea conserva un primer préstamo barato; pero el pago cuenta junto a la nueva hipoteca, la tasa puede subir y su hogar responde si la renta queda vacía. El interés tiene reglas de impuestos. Que un prestamista calcule ambas y un CPA lo vea.',
      },
    },
    links: ['contact'],
    source: 'Fannie Mae; HUD; CFPB; IRS Pub. 936',
    year: 2026,
    topics: ['asked/heloc-or-refinance'],
  },
  {
    id: 'construction-loan',
    title: { en: 'How does a construction loan work?', es: '¿Cómo es un préstamo de construcción?' },
    answer: {
      en: 'It pays the builder in stages, after an inspection of each, and while building you pay interest only on what is drawn; it then becomes an ordinary mortgage in the same closing or a second one. Expect around 10 to 25% down, with a lot you own often counting, plus plans, a budget and a licensed builder the lender approves. Ask two lenders before you buy a lot.',
      es: 'Paga al constructor por etapas, tras inspeccionar cada una, y mientras se construye usted paga interés solo por lo usado; luego pasa a hipoteca común en el mismo cierre o en otro. Cuente con un 10 a 25% de enganche, donde suele valer su terreno, y planos, presupuesto y constructor con licencia aprobado. Las condiciones varían: pregunte a dos bancos antes de comprar terreno.',
    },
    aspects: {
      'down-and-lot': {
        en: 'Expect 10 to 25% down, and a lot you own usually counts toward it at its value, often enough by itself; one still financed is paid off or rolled in. Land owned by family has to be deeded to you, or given as a gift, first. Credit is looked at more strictly than for a bought home. Two lenders show the difference.',
        es: 'Cuente con 10 a 25% de enganche, y un terreno propio suele contar por su valor, a veces solo con eso basta; si aún lo debe, se liquida o se incluye. El terreno de la familia tiene que pasar antes a su nombre o regalarse. El crédito se revisa con más rigor que al comprar casa hecha. Dos prestamistas le muestran la diferencia.',
      },
      draws: {
        en: 'The lender keeps the money and pays the builder in draws, for stages such as foundation, framing and roof, each after an inspector has seen the work; you usually sign each one. Never let a builder be paid far ahead of the work. A deposit to the builder is counted if the lender agrees. Ask for the draw schedule before signing.',
        es: 'El banco guarda el dinero y paga al constructor por etapas, como cimiento, estructura y techo, después de que un inspector ve el trabajo; por lo general usted firma cada pago. No deje que se pague muy por delante de la obra. El depósito al constructor cuenta si el banco acepta. Pida el calendario de pagos antes de firmar.',
      },
      'one-or-two-closings': {
        en: "With one closing (construction-to-permanent) loan, rate and costs are settled before building starts, and it turns into the mortgage by itself; with two, a short construction loan is replaced by a new mortgage at the end, at that day's rate and with new costs, but free to shop. Ask how long the lock lasts and what an extension costs.",
        es: 'Con un solo cierre (construction-to-permanent) el préstamo, la tasa y los gastos quedan fijados antes de construir y se convierte solo en hipoteca; con dos, un préstamo corto se reemplaza al final con otra hipoteca, con la tasa de ese día y nuevos gastos, pero libre de comparar. Pregunte cuánto dura la tasa y cuánto cuesta extenderla.',
      },
      'buying-the-lot': {
        en: 'A lot by itself takes a lot or land loan: usually 20 to 50% down, a shorter term and a higher rate than a house loan, more for raw land without road, water or sewer. A construction loan can include the purchase if plans and builder are ready. First check zoning, soil and utilities during due diligence.',
        es: 'Un terreno solo pide un préstamo de lote: por lo general 20 a 50% de enganche, plazo más corto y tasa más alta que una casa, más si es tierra sin calle, agua ni drenaje. Un préstamo de construcción puede incluirlo si ya hay planos y constructor. Antes revise zonificación, suelo y servicios en el due diligence.',
      },
      'own-builder-or-kind-of-home': {
        en: 'Most lenders want a licensed general contractor with a contract and references; acting as your own builder is accepted by few, mostly for people with the license or trade. In North Carolina jobs of $40,000 or more need a licensed contractor, with limits to the owner exemption. FHA, VA, modular and backyard-unit construction loans exist with few lenders: ask two or three.',
        es: 'La mayoría de los bancos pide un contratista general con licencia, contrato y referencias; ser su propio constructor lo aceptan pocos, casi siempre a quien tiene licencia u oficio. Aquí las obras de $40,000 o más piden contratista con licencia, con límites para el dueño. Préstamos FHA, VA, modular o para unidad trasera existen con pocos bancos: pregunte a dos o tres.',
      },
      'delays-and-overruns': {
        en: "Loans set a building period, often up to 12 months at first; an extension costs a fee and needs the lender's consent before the date. If costs run over, you pay the difference before the next draw, so keep a reserve in the budget, commonly 5 to 10%, and get change orders in writing. Permits come before the first draw. An attorney reads the builder's contract.",
        es: 'El préstamo fija un plazo de obra, a menudo hasta 12 meses al inicio; una extensión cuesta y necesita permiso del banco antes de la fecha. Si sube el costo, usted paga la diferencia antes del siguiente desembolso: guarde una reserva, comúnmente de 5 a 10%, y pida los cambios por escrito. Los permisos van antes del primer pago. Un abogado lee el contrato del constructor.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'Fannie Mae B5-3.1-02; CFPB; G.S. 87-1; Procore (contingency) and eatsip365.com (land loans), 2026',
    year: 2026,
    topics: ['asked/construction-loan'],
  },
  {
    id: 'prepaids',
    title: {
      en: 'What are prepaids and prepaid interest?',
      es: '¿Qué son los pagos por adelantado (prepaids)?',
    },
    answer: {
      en: 'Costs of owning that you pay ahead at closing: the first year of homeowners insurance, interest from the closing day to the end of that month, and some months of tax and insurance to start the escrow account. They are no fee: you would owe them anyway. Closing late in the month lowers the interest. See sections F and G of the Loan Estimate.',
      es: 'Gastos de ser dueño que se pagan antes, en el cierre: el primer año de seguro, el interés desde ese día hasta fin de mes, y unos meses de predial y seguro para abrir la cuenta escrow. No son comisión: los debería de todos modos. Cerrar a fin de mes baja el interés. Están en las secciones F y G del Loan Estimate.',
    },
    aspects: {
      'prepaid-interest': {
        en: "Prepaid interest is the loan's interest for the days from closing to the end of that month, because mortgage payments are made for the month past: loan times rate, divided by 365, times the days. On $320,000 at 6.5% that is about $57 a day. It is interest, no fee; a CPA says whether it is deductible.",
        es: 'El interés prepagado es el de los días desde el cierre hasta fin de mes, porque la hipoteca se paga por el mes vencido: préstamo por tasa, entre 365, por los días. En $320,000 al 6.5% son unos $57 al día. Es interés, no una comisión; un CPA dice si se deduce.',
      },
      'close-at-month-end': {
        en: "Closing near the month's end lowers the cash you bring, since fewer days of interest are prepaid, but saves nothing in the long run: the first payment comes that much sooner. On $320,000 at 6.5%, the 28th instead of the 8th is about $1,140 less on the day. Month's end is busy, so many leave a day or two.",
        es: 'Cerrar cerca de fin de mes baja el efectivo que lleva, porque se prepagan menos días de interés, pero a la larga no ahorra: el primer pago llega antes. En $320,000 al 6.5%, el 28 en vez del 8 son unos $1,140 menos ese día. Fin de mes es muy ocupado; muchos dejan uno o dos días.',
      },
      'first-payment': {
        en: "The first payment is usually due on the first of the second month after closing: close on June 12 and it is August 1. No month is free: June's days were prepaid, and August's payment covers July. The closing papers name the date and where to pay; pay even if no bill has come, and beware of letters changing the address.",
        es: 'El primer pago suele ser el día primero del segundo mes tras el cierre: si cierra el 12 de junio, el 1 de agosto. No se salta un mes: junio se prepagó y el pago de agosto cubre julio. Los papeles dicen la fecha y dónde; pague aunque no llegue aviso y cuídese de cartas que cambian la dirección.',
      },
      'year-of-insurance': {
        en: "Lenders want the first year of homeowners insurance paid by closing, so that the house is covered from the first day; you choose the company, pay it before or at closing, and the policy is yours. Two or three more months go into the escrow account toward next year's bill. Cancel or switch, and the company refunds the unused part.",
        es: 'El banco quiere pagado el primer año del seguro de casa al cierre, para que esté cubierta desde el primer día; usted elige la compañía y lo paga antes o en el cierre. Dos o tres meses más van a la cuenta de escrow para el siguiente año. Si cancela o cambia, la compañía devuelve lo no usado.',
      },
      'escrow-deposit': {
        en: 'The lender opens the escrow account with some months of tax and insurance, so that enough is there when the bills come, plus a cushion of at most two months; how many depends on the closing month and the due dates. It stays your money and pays your bills. Some conventional loans let you waive escrow and pay yourself.',
        es: 'El banco abre la cuenta de escrow con varios meses de impuesto y seguro para que alcance cuando lleguen las cuentas, más un colchón de hasta dos meses; cuántos depende del mes de cierre y los vencimientos. Sigue siendo su dinero y paga sus cuentas. Algunos convencionales permiten no tener escrow y pagar usted mismo.',
      },
      'fee-or-avoidable': {
        en: 'Prepaids count in the cash to close but are your own bills paid ahead, not fees, so they cannot be bargained away; a seller or lender credit may pay them, and a cheaper policy or later closing day lowers them. Cash buyers pay only insurance and their tax share. Unused escrow and premium come back when you sell or refinance.',
        es: 'Los prepagados cuentan en el efectivo de cierre, pero son cuentas suyas por adelantado, no comisiones, y no se negocian; un crédito del vendedor o del banco puede pagarlos dentro de los límites, y un seguro más barato o cerrar más tarde los baja. De contado solo paga seguro e impuestos. Lo no usado se devuelve al vender o refinanciar.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB, Loan Estimate',
    year: 2026,
    topics: ['asked/prepaids'],
  },
  {
    id: 'low-down-conventional',
    title: { en: 'Which conventional loans take 3% down?', es: '¿Qué préstamo convencional pide 3%?' },
    answer: {
      en: 'Three do: Conventional 97 when one buyer is a first-time buyer, and HomeReady (Fannie Mae) or Home Possible (Freddie Mac) when income is within 80% of the area’s median, owned before or not. On $400,000 that is $12,000. The home must be one you live in, mortgage insurance applies and can end later, and many lenders want a score of 620. A lender checks the limit.',
      es: 'Tres: Conventional 97 si al menos un comprador es de primera vez, y HomeReady (Fannie Mae) o Home Possible (Freddie Mac) si el ingreso está dentro del 80% de la mediana del área, haya tenido casa o no. En $400,000 son $12,000. Debe vivir ahí, lleva seguro hipotecario que después puede terminar, y muchos bancos piden 620 puntos. El límite de ingreso lo revisa un prestamista.',
    },
    aspects: {
      'income-limit': {
        en: "HomeReady and Home Possible cap the borrowers' income at 80% of the area median for the home's place, whatever the household's size; both agencies have a free lookup by address, and the figure changes every year. Conventional 97 for first-time buyers has no income cap. Only income used for the loan counts. The lender checks this year's limit.",
        es: 'HomeReady y Home Possible limitan el ingreso de quienes piden a 80% de la mediana del área donde está la casa, sin importar el tamaño del hogar; las dos agencias tienen buscador gratis por dirección y la cifra cambia cada año. Conventional 97 para primera compra no tiene tope. Solo cuenta el ingreso usado en el préstamo. El banco lo confirma.',
      },
      'first-time-needed': {
        en: 'Only Conventional 97 needs a first-time buyer, and one of you is enough: somebody who owned no home in the last three years. HomeReady and Home Possible take repeat buyers when income is within 80% of the area median. If neither fits, ordinary conventional starts at 5% down and FHA at 3.5%. A lender says which.',
        es: 'Solo Conventional 97 pide comprador por primera vez, y basta con uno de ustedes: alguien sin casa propia en los últimos tres años. HomeReady y Home Possible aceptan a quien ya tuvo casa si el ingreso está dentro de 80% de la mediana. Si no, el convencional común empieza en 5% y FHA en 3.5%. El banco dice cuál.',
      },
      'compared-with-fha': {
        en: "With 3% down and good credit, conventional is often cheaper in the end, because its mortgage insurance depends on your score and ends, while FHA's lasts the life of most loans and adds 1.75% up front; with weaker credit FHA often costs less a month. So compare two Loan Estimates of the same day: cash, payment, and cost in five years.",
        es: 'Con 3% y buen crédito, el convencional suele salir mejor a la larga, porque su seguro depende del puntaje y termina, mientras el de FHA dura casi toda la vida del préstamo y suma 1.75% al inicio; con crédito más débil FHA suele costar menos al mes. Compare dos Loan Estimates del mismo día: efectivo, pago y costo a cinco años.',
      },
      'which-of-the-three': {
        en: "Conventional 97 is for first-time buyers at any income; HomeReady (Fannie Mae) and Home Possible (Freddie Mac) are for incomes within 80% of the area median, first-time or not, with cheaper mortgage insurance and often a better rate. The last two are near twins, and the lender's software picks. If your income fits, ask for those two first.",
        es: 'Conventional 97 es para primera compra con cualquier ingreso; HomeReady (Fannie Mae) y Home Possible (Freddie Mac) son para ingresos dentro de 80% de la mediana, sea o no la primera, con seguro hipotecario más barato y a menudo mejor tasa. Los dos últimos son casi gemelos y elige el sistema del banco. Si su ingreso cabe, pida esos primero.',
      },
      'which-homes': {
        en: "The home must be the one you live in: a house, a townhouse or an approved condo with one unit takes 3% down. A rental or second home does not, and a duplex to live in usually needs 5%. A condo's project is reviewed by the lender, so ask early. You have to move in within about 60 days.",
        es: 'Tiene que ser la casa donde vivirá: una casa, un townhouse o un condominio aprobado de una unidad acepta 3%. Una renta o segunda casa no, y un dúplex para vivir suele pedir 5%. El banco revisa el proyecto del condominio; pregunte pronto. Debe mudarse en unos 60 días.',
      },
      'score-and-insurance': {
        en: "Many lenders ask a score of about 620, though the agencies' software no longer sets a fixed floor; with a weaker score mortgage insurance gets dear. With 3% down it is required until the loan reaches 80% of value on request or 78% by itself, and the cost goes by score and loan. Ask the lender for the monthly figure.",
        es: 'Muchos bancos piden cerca de 620, aunque el sistema ya no tiene un mínimo fijo; con puntaje más débil el seguro hipotecario encarece. Con 3% se exige hasta que el préstamo baje a 80% del valor si lo pide, o 78% solo, y cuesta según puntaje y monto. Pida la cifra mensual al banco.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; Freddie Mac',
    year: 2026,
    topics: ['asked/low-down-conventional'],
  },
];
