import type { Entry } from '#domain/chat/knowledge.ts';

/** Programs that help, kinds of loans, and loans on a home already owned. */
export const loanKindsAndHelp: Entry[] = [
  {
    id: 'nchfa',
    title: { en: 'What is NC Home Advantage?', es: '¿Qué es NC Home Advantage?' },
    answer: {
      en: "It is the state's loan with down payment help: up to 3% of the loan for first-time and move-up buyers, or $15,000 for first-time buyers and veterans within lower income and price limits. You usually need a 640 score. The help is a second loan at 0%, forgiven 20% a year in years 11-15, and due if you sell, refinance or move sooner. A participating lender confirms.",
      es: 'Es el préstamo del estado con ayuda de enganche: hasta 3% del préstamo, sea o no su primera casa, o $15,000 para primera compra y veteranos con límites menores de ingreso y precio. Suele pedir 640 puntos. La ayuda es un segundo préstamo al 0% que se perdona 20% al año entre los años 11 y 15; si antes vende, refinancia o se muda, la paga. Confirma un prestamista participante.',
    },
    aspects: {
      'paying-back': {
        en: 'You make no payments on the help, but it is a second loan at 0%: it is forgiven 20% a year at the end of years 11 to 15, so nothing is left after fifteen years. Sell, refinance or move out sooner and what is not forgiven is paid back, before year 11 all of it. Your servicer or a participating lender tells where yours stands.',
        es: 'La ayuda no se paga mes a mes, pero es un segundo préstamo al 0%: se perdona 20% al año al final de los años 11 a 15, así que a los quince años no queda nada. Si vende, refinancia o se muda antes, devuelve lo no perdonado; antes del año 11, todo. Su servicer o un prestamista participante dice cómo va el suyo.',
      },
      'who-qualifies': {
        en: "Plan on a credit score of 640 or more (660 for manufactured homes), a debt ratio the lender accepts, income under the program's cap, a home in North Carolina you move into within 60 days, and a class for first-time buyers. Income and price limits go by county and household size and change, so ask a participating lender for this year's figures.",
        es: 'Cuente con un puntaje de 640 o más (660 para casas manufacturadas), una relación de deudas que acepte el prestamista, ingreso bajo el tope del programa, una casa en Carolina del Norte a la que se mude en 60 días y un curso si es primer comprador. Los topes van por condado y tamaño del hogar y cambian; pídalos a un prestamista participante.',
      },
      lenders: {
        en: "You apply through a participating lender, not at the agency itself: NCHFA lists approved lenders on its website, and a bank that does not take part cannot add the help. Ask two of them, since fees and rates differ, and ask before you offer, because the program's steps add a little time. The help is real; some lenders simply skip the extra paper.",
        es: 'Se solicita con un prestamista participante, no en la agencia: NCHFA publica en su sitio la lista de aprobados, y un banco que no participa no puede agregar la ayuda. Pregunte a dos, porque cambian tasas y cargos, y antes de ofertar, porque el programa suma algo de tiempo. La ayuda es real; algunos solo evitan el papeleo.',
      },
      'owned-before': {
        en: 'Having owned before is no bar to the basic program: NC Home Advantage, with up to 3% of the loan, is for first-time and move-up buyers who will live there. The $15,000 is narrower, for first-time buyers, which usually means no home owned in three years, for veterans, or in targeted areas. Moving from another state is fine; a participating lender checks.',
        es: 'Haber tenido casa no impide el programa básico: NC Home Advantage, con hasta 3% del préstamo, es para primeros compradores y para quienes cambian de casa, si van a vivir ahí. Los $15,000 son más limitados: primeros compradores, que suele ser sin casa propia en tres años, veteranos o zonas designadas. Venir de otro estado está bien; lo revisa un prestamista.',
      },
      'fifteen-thousand': {
        en: 'The $15,000 is NC 1st Home Advantage: for first-time buyers, military veterans, or homes in targeted census tracts, with lower income and price limits than the basic program. It goes to down payment and closing costs of an FHA, VA, USDA or conventional loan you live with. The catch is the second lien: leave early and it is due. A participating lender confirms.',
        es: 'Los $15,000 son NC 1st Home Advantage: para primeros compradores, veteranos o casas en zonas censales designadas, con topes de ingreso y precio más bajos que el programa básico. Sirven para enganche y cierre con un préstamo FHA, VA, USDA o convencional. La condición es el segundo gravamen: si se va pronto, se devuelve. Lo confirma un prestamista participante.',
      },
      'with-which-loan': {
        en: "It goes with an ordinary 30-year fixed loan: FHA, VA, USDA or conventional, made by a participating lender, so it is not a rival to FHA but sits on top of one. The rate is the program's and may be a little above or below the market. Condos and townhouses can work if the first loan allows them. Compare it with the same loan without help.",
        es: 'Va con un préstamo fijo normal a 30 años: FHA, VA, USDA o convencional, de un prestamista participante, así que no compite con FHA sino que se suma. La tasa es la del programa y puede estar algo arriba o abajo del mercado. Condominios y townhouses valen si el primer préstamo los admite. Compárelo con el mismo préstamo sin ayuda.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NCHFA',
    year: 2026,
    topics: ['money/nc-home-advantage-and-nc-1st-home-advantage-nchf'],
  },
  {
    id: 'house-charlotte',
    title: { en: 'What is HouseCharlotte?', es: '¿Qué es HouseCharlotte?' },
    answer: {
      en: "It is the city's help for buying a main home inside Charlotte: a deferred loan without interest, forgiven over the years, for down payment, closing costs or a lower rate. Income, price and an education class decide, the amounts change, and funds can run out. Ask the City of Charlotte's program or an approved lender for this year's terms.",
      es: 'Es la ayuda de la ciudad para comprar vivienda principal dentro de Charlotte: un préstamo diferido sin interés, que se perdona con los años, para enganche, cierre o bajar la tasa. Cuentan ingreso, precio y un curso; los montos cambian y los fondos se agotan. Pida las condiciones del año a la ciudad o a un banco aprobado.',
    },
    aspects: {
      'outside-the-city': {
        en: "Only homes inside Charlotte's city limits count: Matthews, Pineville, Huntersville, Concord and other towns are out, even with a Charlotte mailing address. Look the parcel up in the county's records, which show the jurisdiction. Outside, the state's NC Home Advantage and bank or partner programs remain; a lender or HUD-approved counselor knows them.",
        es: 'Solo cuentan las casas dentro de los límites de la ciudad de Charlotte: Matthews, Pineville, Huntersville, Concord y otros pueblos no, aunque la dirección postal diga Charlotte. Busque la parcela en los registros del condado, que muestran la jurisdicción. Fuera de la ciudad siguen disponibles NC Home Advantage del estado y programas de bancos o socios; los conoce un prestamista o consejero de HUD.',
      },
      'paying-back': {
        en: "You pay nothing monthly and no interest, but it is a loan with a lien, not a gift: it is forgiven over the years while you live there, and what is left falls due if you sell, rent it out or move away early. How many years depends on the terms of your note, so read it or ask the city's program before you sell or refinance.",
        es: 'No paga nada al mes ni intereses, pero es un préstamo con gravamen, no un regalo: se perdona con los años mientras viva ahí, y lo que falte se paga si vende, renta o se muda antes. Cuántos años depende de su pagaré, así que léalo o pregunte al programa de la ciudad antes de vender o refinanciar.',
      },
      'amounts-and-income': {
        en: "Both change every year, so I give no figures: how much you get depends on your household income against the area median, in steps, and the home's price has a cap too. An article from an earlier year misleads. Ask the City of Charlotte's program or an approved lender for this year's amounts, income limits and top price before you look.",
        es: 'Ambos cambian cada año, así que no doy cifras: cuánto recibe depende del ingreso de su hogar frente a la mediana del área, por escalones, y también hay un tope de precio. Un artículo de otro año confunde. Pida al programa de la ciudad o a un prestamista aprobado los montos, límites de ingreso y precio máximo de este año antes de buscar.',
      },
      'how-to-apply': {
        en: "Start with an approved lender: it applies for you together with the mortgage, after the city's program has told you whether money is left this year. Lenders that never heard of it cannot do it, so ask the City of Charlotte for its list. Begin before you offer, tell the seller's side it may take longer, and keep your closing date realistic.",
        es: 'Empiece con un prestamista aprobado: él lo solicita junto con la hipoteca, después de que el programa diga si queda dinero este año. El que nunca oyó de él no puede hacerlo, así que pida la lista a la ciudad de Charlotte. Empiece antes de ofertar, avise que puede tardar más y ponga una fecha de cierre realista.',
      },
      class: {
        en: 'A homebuyer class is part of it: you finish an approved education course before closing and give the certificate to the lender. It covers budget, credit, the loan and upkeep, in person or online, some of it free or cheap with HUD-approved agencies. Ask which course the program accepts now, and take it early so it does not hold up closing.',
        es: 'Un curso para compradores es parte del programa: termina un curso aprobado antes del cierre y da el certificado al prestamista. Trata presupuesto, crédito, préstamo y mantenimiento, en persona o en línea, a veces gratis o barato con agencias aprobadas por HUD. Pregunte cuál acepta ahora y tómelo pronto para no atrasar el cierre.',
      },
      'costs-and-combining': {
        en: "The money may go to down payment, closing costs or a lower rate, and it can often be combined with other help, such as the state's program or a bank grant, if every lender and program agrees. You usually still bring some money of your own. An approved lender builds the whole sheet, and a seller's credit can come on top within the loan's limit.",
        es: 'El dinero puede ir a enganche, gastos de cierre o una tasa menor, y muchas veces se combina con otra ayuda, como la del estado o la de un banco, si cada prestamista y programa lo acepta. Por lo común usted pone algo propio. Un prestamista aprobado arma la hoja completa, y un crédito del vendedor puede sumarse dentro del límite del préstamo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'City of Charlotte',
    topics: ['money/housecharlotte-city-of-charlotte'],
  },
  {
    id: 'down-payment-help',
    title: { en: 'Is there other help with a down payment?', es: '¿Hay otra ayuda para el enganche?' },
    answer: {
      en: "There are several kinds: the state agency's NC Home Advantage loans, the city's HouseCharlotte, a state loan pool through local partners, bank grants for certain areas or incomes, Habitat and land trusts, and some employers. A HUD-approved counselor is free or cheap and neutral. No true program asks a fee up front to release a grant. Each lender says what can be combined.",
      es: 'Hay varias: los préstamos NC Home Advantage de la agencia estatal, HouseCharlotte de la ciudad, un fondo estatal con socios locales, ayudas de bancos para ciertas zonas o ingresos, Habitat y land trusts, y algunos empleadores. Un consejero aprobado por HUD es neutral y gratis o barato. Ningún programa real cobra por adelantado. Qué se combina lo dice cada prestamista.',
    },
    aspects: {
      'bank-grants': {
        en: "Some banks and credit unions do give grants that need not be repaid, for down payment or closing costs, usually in listed areas of Charlotte or under an income limit, and with their own loan. They change and run out during the year, so ask two or three banks and a HUD-approved counselor now, and compare the loan's rate and fees as well.",
        es: 'Algunos bancos y cooperativas sí dan ayudas que no se devuelven, para enganche o cierre, por lo general en zonas señaladas de Charlotte o bajo un límite de ingreso, y con su propio préstamo. Cambian y se acaban en el año; pregunte ya a dos o tres bancos y a un consejero aprobado por HUD, y compare también tasa y cargos.',
      },
      'habitat-and-land-trust': {
        en: 'Both sell homes below the market to buyers within income limits: Habitat builds or repairs them with your own work hours and a mortgage you can carry; in a community land trust you own the house and lease the land, with a limit on the price when you sell. Apply to them directly; waiting lists are usual, and a counselor can point the way.',
        es: 'Ambos venden casas por debajo del mercado a compradores dentro de límites de ingreso: Habitat las construye o arregla con horas de su trabajo y una hipoteca pagable; en un community land trust usted tiene la casa y arrienda el terreno, con límite al precio cuando venda. Solicite directo; suele haber lista de espera, y un consejero orienta.',
      },
      counselor: {
        en: "A HUD-approved housing counselor is the neutral person: free or cheap, with no loan to sell, and able to look at budget, credit and every program at once, in Spanish too at some agencies. Find one through HUD's website or by phone before you pick a lender. A counselor does not decide; the lender and the program do.",
        es: 'Un consejero de vivienda aprobado por HUD es la persona neutral: gratis o barato, sin préstamo que vender, y capaz de ver presupuesto, crédito y todos los programas a la vez, en algunas agencias en español. Búsquelo en el sitio de HUD o por teléfono antes de elegir prestamista. El consejero no decide; deciden el prestamista y el programa.',
      },
      combining: {
        en: "Several kinds of help can often go on one loan, if each program and the first lender allow it: for example the state's second loan with a bank grant, or with HouseCharlotte inside the city. Each adds its own income limit, lien and paper, and you may still need some money of your own. Let one participating lender test the whole stack before you offer.",
        es: 'Muchas veces varias ayudas pueden ir en un mismo préstamo, si cada programa y el prestamista principal lo permiten: por ejemplo el segundo préstamo del estado con una ayuda de banco o con HouseCharlotte dentro de la ciudad. Cada una trae su límite, gravamen y papeles. Que un prestamista participante pruebe todo el paquete antes de ofertar.',
      },
      'over-the-limit': {
        en: "Just above one program's line, or having owned before, you still have choices: the state's basic program takes move-up buyers and has a higher income cap, some bank grants go by the area and not by income, and loans with 3% or 3.5% down, gift money and a seller's credit need no program. Ask a lender to check all of them against your file.",
        es: 'Si pasa por poco el límite de un programa, o ya tuvo casa, aún hay opciones: el programa básico del estado admite a quien ya fue dueño y tiene un tope más alto, algunas ayudas de banco van por zona y no por ingreso, y los préstamos con 3% o 3.5% de enganche, el dinero regalado y el crédito del vendedor no piden programa. Que un prestamista lo revise.',
      },
      'paid-back-or-fee': {
        en: 'It depends on the kind: a true grant is not paid back, a forgivable loan is erased if you stay long enough, and a deferred loan waits until you sell, refinance or move. Read which one the paper says. None of them asks a fee up front to file or release it; anyone who does is running a scam, so pay nothing.',
        es: 'Depende del tipo: una subvención (grant) no se devuelve, un préstamo perdonable se borra si se queda lo suficiente, y uno diferido espera hasta que venda, refinancie o se mude. Lea cuál dice el papel. Ninguno cobra por adelantado por tramitarlo o entregarlo; quien lo hace es un estafador, así que no pague nada.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NCHFA; HUD',
    year: 2026,
    topics: ['money/other-down-payment-help', 'buyer-help'],
  },
  {
    id: 'fha-loan',
    title: { en: 'How do FHA loans work?', es: '¿Cómo funcionan los préstamos FHA?' },
    answer: {
      en: 'FHA lends on a home you live in, with 3.5% down from a score of 580; the 2026 limit for one home in Mecklenburg is $541,287. The appraiser looks for safety: peeling old paint, a worn roof, missing utilities. If the value is low you may leave with the earnest money. A seller must have owned over 90 days. Ask an FHA lender.',
      es: 'FHA presta para su vivienda con 3.5% de enganche desde 580 puntos; el límite de 2026 para una casa en Mecklenburg es $541,287. El valuador mira seguridad: pintura vieja descascarada, techo gastado, falta de servicios. Si el valor es bajo puede retirarse y recuperar su depósito. Quien vende debe llevar más de 90 días como dueño. Pregunte a un prestamista FHA.',
    },
    aspects: {
      condition: {
        en: 'The house must be safe, sound and livable: the appraiser flags peeling paint on homes from before 1978, a roof with little life left, missing utilities, bare wires, missing rails, water damage. Cosmetic wear is fine, so an old house can pass. Flagged work is done before closing, or a 203(k) loan covers it. Power and water should be on for the visit.',
        es: 'La casa debe ser segura, firme y habitable: el valuador señala pintura pelada en casas anteriores a 1978, techo con poca vida, servicios faltantes, cables pelados, barandales faltantes, daño de agua. El desgaste cosmético no importa, así que una casa vieja puede pasar. Lo señalado se arregla antes del cierre, o lo cubre un 203(k). Luz y agua deben estar conectadas para la visita.',
      },
      flips: {
        en: 'The 90-day rule is real: FHA does not insure a sale until the seller has owned the home more than 90 days before your contract. From 91 to 180 days, if the price has doubled, a second appraisal is needed. So wait, ask the investor to sign later, or use another loan; the lender counts from the day the seller took title to the day your contract is signed.',
        es: 'La regla de los 90 días es real: FHA no asegura la venta hasta que el vendedor haya tenido la casa más de 90 días antes de su contrato. De 91 a 180 días, si el precio se duplicó, hace falta un segundo avalúo. Espere, pida al inversionista firmar más tarde o use otro préstamo; el prestamista cuenta desde el día en que el vendedor tomó el título hasta la firma de su contrato.',
      },
      limit: {
        en: 'In Mecklenburg the 2026 FHA limit for one home is $541,287, the loan without the financed insurance; with 3.5% down that reaches a price of about $560,900. Two to four units go higher. You may pay more for a house if you bring the rest. The figure is reset each January, and nearby counties may differ; a lender confirms.',
        es: 'En Mecklenburg el límite FHA de 2026 para una vivienda es $541,287, el préstamo sin el seguro financiado; con 3.5% de enganche alcanza un precio de unos $560,900. De dos a cuatro unidades es más alto. Puede comprar más caro si pone el resto. La cifra cambia cada enero y otros condados pueden variar; lo confirma un prestamista.',
      },
      'who-may-use': {
        en: 'FHA is open to first-time and repeat buyers alike, as long as you will live there: move in within 60 days and mean to stay a year. A weekend cabin or a rental does not qualify. A second FHA loan at the same time is allowed only in a few cases, such as a job move far away or a bigger family; a lender checks.',
        es: 'FHA sirve tanto a primeros compradores como a quienes ya tuvieron casa, siempre que vayan a vivir ahí: mudarse en 60 días y con intención de quedarse un año. Una cabaña de fin de semana o una casa para rentar no califica. Un segundo préstamo FHA a la vez se permite solo en pocos casos, como un traslado lejano o más familia; lo revisa un prestamista.',
      },
      condos: {
        en: "A condo needs FHA's approval: either the whole project is on HUD's list or the lender gets a single-unit approval, which looks at insurance, dues, owners living there and lawsuits. A townhouse where you own the land usually needs none. Check HUD's condo search before you offer, and ask the lender about this building.",
        es: 'Un condominio necesita aprobación de FHA: o el proyecto entero está en la lista de HUD o el prestamista consigue una aprobación individual, que mira seguros, cuotas, dueños residentes y demandas. Un townhouse donde usted es dueño del terreno por lo común no la necesita. Vea la búsqueda de HUD antes de ofertar y pregunte por ese edificio.',
      },
      'fha-offer': {
        en: "An FHA offer is not trouble by itself, and nothing forces a seller to fix everything: the appraiser's list is a condition of the buyer's loan, which the seller may meet, share or refuse. Compare price, fees, dates and the lender's letter. A seller may choose by terms but must treat people fairly; the team helps weigh it.",
        es: 'Una oferta FHA no es un problema en sí, y nada obliga al vendedor a arreglarlo todo: la lista del valuador es condición del préstamo del comprador, que el vendedor puede cumplir, compartir o rechazar. Compare precio, cuotas, fechas y carta del prestamista. Puede elegir por los términos, pero debe tratar a todos con justicia; el equipo ayuda a evaluarla.',
      },
      'seller-says-no': {
        side: 'buyer',
        en: "A seller may say no to FHA, since the kind of loan is a term like price, no protected trait. Ask through your agent what worries them, mostly repairs or a low appraisal, and answer that: a bigger due diligence fee, your lender's call, a look at the peeling paint first. With the score and the money you might switch to a conventional loan at 3 or 5 percent down; a lender compares both.",
        es: 'El vendedor puede decir que no a FHA, porque el tipo de préstamo es una condición como precio o fechas, no un rasgo protegido. Que su agente pregunte qué le preocupa, casi siempre arreglos o un avalúo bajo, y respóndale: mayor cuota de due diligence, llamada de su banco, revisar antes la pintura. Con puntaje y dinero quizá pueda pasar a un convencional con 3 o 5% de enganche; un banco compara.',
      },
    },
    bySide: {
      seller: {
        en: "An FHA offer is not trouble by itself: compare price, fees and dates. The appraiser asks for safe, sound repairs, such as peeling paint on an older house; the buyer may leave if the value is low; and you may help with up to 6%. You must have owned the home over 90 days. The buyer's lender answers the rest.",
        es: 'Una oferta FHA no es problema en sí: compare precio, cuotas y fechas. El valuador pide arreglos de seguridad, como pintura descascarada en casa vieja; el comprador puede salir si el valor es bajo, y usted puede ayudar hasta con 6%. Debe llevar más de 90 días como dueño. Lo demás, el prestamista del comprador.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD 4000.1; HUD, FHA loan limits 2026',
    year: 2026,
    topics: ['money/fha-loan-mechanics-limits-and-sellers'],
  },
  {
    id: 'loan-limits',
    title: { en: 'When is a loan jumbo?', es: '¿Cuándo es jumbo un préstamo?' },
    answer: {
      en: 'When the loan, not the price, is above the conforming limit: in Mecklenburg for 2026 $832,750 on one home, $1,066,250 on two units, $1,288,800 on three, $1,601,750 on four. Conventional means without FHA, VA or USDA backing, conforming or jumbo. Jumbo lenders usually want more down, higher scores and reserves, each by its own rules. The next year’s limit is published each late November; ask two lenders.',
      es: 'Cuando el préstamo, no el precio, supera el límite conforming: en Mecklenburg para 2026, $832,750 por una vivienda, $1,066,250 por dos unidades, $1,288,800 por tres y $1,601,750 por cuatro. Convencional es el que no respaldan FHA, VA ni USDA, conforming o jumbo. Los jumbo suelen pedir más enganche, mejor puntaje y reservas, según el banco. El límite del año siguiente sale a fines de noviembre; pregunte a dos bancos.',
    },
    aspects: {
      'what-conventional-means': {
        en: 'A conventional loan is an ordinary mortgage without FHA, VA or USDA backing: banks, credit unions and mortgage companies make it, mostly by the rules of Fannie Mae and Freddie Mac. It starts at 3% or 5% down and usually wants a score of 620. Above the yearly limit it is called jumbo. A lender compares it with FHA for your own figures.',
        es: 'Un préstamo convencional es una hipoteca común, sin respaldo de FHA, VA o USDA: la dan bancos, cooperativas y compañías hipotecarias, casi siempre con reglas de Fannie Mae y Freddie Mac. Empieza con 3% o 5% de enganche y suele pedir 620 puntos. Sobre el límite del año se llama jumbo. Un prestamista lo compara con FHA para su caso.',
      },
      'what-jumbo-asks': {
        en: 'Expect more paper and more cushion, not a refusal: jumbo lenders often want 10 to 20% down, a score of 700 or more, debts near 43% of income at most, and 6 to 12 months of payments left in the bank. Each sets its own rules, and rates can be above or below conforming ones. Ask two or three, a local bank among them.',
        es: 'Espere más papeles y más respaldo, no un rechazo: los prestamistas jumbo suelen pedir de 10 a 20% de enganche, puntaje de 700 o más, deudas de hasta cerca del 43% del ingreso y de 6 a 12 meses de pagos en el banco. Cada uno fija sus reglas, y la tasa puede estar arriba o abajo. Pregunte a dos o tres, también a un banco local.',
      },
      'loan-not-price': {
        en: 'Only the amount you borrow counts, not the price: with 20% down a conforming loan of $832,750 reaches a price of $1,040,937, so a million-dollar home need not be jumbo. Take the price, subtract your down payment, and compare the rest with $832,750 for one home in 2026. $820,000 is under it, $840,000 over.',
        es: 'Solo cuenta lo que pide prestado, no el precio: con 20% de enganche un préstamo conforming de $832,750 alcanza un precio de $1,040,937, así que una casa de un millón no tiene que ser jumbo. Reste el enganche al precio y compare el resto con $832,750 para una vivienda en 2026. $820,000 está abajo, $840,000 arriba.',
      },
      'next-year': {
        en: 'The new limit comes at the end of November each year and holds for loans from January; it follows home prices, and I do not forecast it. Many lenders begin to use the new figure once it is out. If you are just above the line, ask your lender whether waiting, or a little more down, would change your loan.',
        es: 'El límite nuevo sale a fines de noviembre de cada año y rige para préstamos desde enero; sigue los precios de vivienda y no lo pronostico. Muchos prestamistas usan la cifra nueva en cuanto sale. Si está apenas arriba de la línea, pregunte si esperar, o un poco más de enganche, cambiaría su préstamo.',
      },
      'avoiding-it': {
        en: 'The first loan can come down to the limit with more money down, or with a second loan for the part above it, so the first stays conforming. Whether that is cheaper depends on both rates, and sometimes the jumbo is the better deal. Ask the lender for all three on one day: jumbo, more down, and first plus second.',
        es: 'El primer préstamo puede bajar hasta el límite con más enganche o con un segundo préstamo por la parte de arriba, para que el primero siga siendo conforming. Si sale más barato depende de ambas tasas, y a veces conviene más el jumbo. Pida al prestamista las tres opciones el mismo día: jumbo, más enganche, y primero con segundo.',
      },
      'other-counties': {
        en: 'Mecklenburg uses the national base limit, $832,750 for one home in 2026: it is not a high-cost area, so the larger ceilings you know from parts of California, Boston or Washington do not apply here. The limit goes with the county of the house, not where you or your lender live. There is no “high balance” middle step here.',
        es: 'Mecklenburg usa el límite nacional base, $832,750 para una vivienda en 2026: no es zona de costo alto, así que los topes mayores de partes de California, Boston o Washington no valen aquí. El límite va con el condado de la casa, no con dónde vive usted o su prestamista. Aquí no existe el escalón “high balance”.',
      },
    },
    links: ['guideBuying'],
    source: 'FHFA; Fannie Mae',
    year: 2026,
    topics: ['money/conventional-conforming-jumbo-and-loan-limits'],
  },
  {
    id: 'balloon-and-interest-only',
    title: {
      en: 'What are balloon and interest-only loans?',
      es: '¿Qué son los préstamos balloon y solo interés?',
    },
    answer: {
      en: 'Both keep the payment low and leave the debt standing: an interest-only loan pays nothing off for some years, then the payment jumps; a balloon leaves the rest due in one sum at the end. Both still exist, mostly outside the ordinary “qualified mortgage”. Ask the lender for the later payment or the final sum in dollars, and do not count on refinancing in time.',
      es: 'Los dos bajan el pago y dejan la deuda: el de solo interés no abona nada durante unos años y luego el pago salta; el balloon deja el resto en una sola suma al final. Todavía existen, casi siempre fuera de la “qualified mortgage” común. Pida al banco en dólares el pago posterior o la suma final, y no cuente con refinanciar a tiempo.',
    },
    aspects: {
      'balloon-due': {
        en: 'On the balloon date the whole rest falls due at once, usually far more than two payments, and you pay it from savings, a sale or a new loan. Nobody has to refinance it, and a fallen value or income can make that impossible. Look up date and sum in your note, ask the servicer for the figure, and talk to two lenders a year ahead.',
        es: 'En la fecha del balloon vence todo el resto de una vez, casi siempre mucho más que dos pagos, y se paga con ahorros, una venta o un préstamo nuevo. Nadie está obligado a refinanciar, y si baja el valor o su ingreso puede no ser posible. Busque fecha y suma en su pagaré, pida la cifra al servicer y hable con dos bancos un año antes.',
      },
      'interest-only': {
        en: 'Some lenders still offer them, usually outside the ordinary loan rules and to strong borrowers. For the first years, often five to ten, you pay interest alone and owe as much as at the start; then principal is paid in the years left. $400,000 at 6.5% costs $2,166.67 a month, and $2,982.29 once 20 years remain. A lender shows the later payment.',
        es: 'Algunos bancos todavía los dan, casi siempre fuera de las reglas comunes y a solicitantes con finanzas sólidas. Los primeros años, a menudo de cinco a diez, paga solo interés y debe lo mismo que al inicio; luego abona el capital en los años que quedan. $400,000 al 6.5% cuestan $2,166.67 al mes, y $2,982.29 cuando quedan 20 años. El banco muestra ese pago.',
      },
      'is-it-wise': {
        en: 'It fits few people: the low payment helps only if you surely will have the money, or will have sold, before it rises or falls due. If the sale slips, the value drops or your income changes, you carry the whole balance. Compare with a fixed loan quoted on the same day. A lender shows the worst case, a financial planner your own picture.',
        es: 'Le sirve a pocos: el pago bajo ayuda solo si con seguridad tendrá el dinero, o habrá vendido, antes de que suba o venza. Si la venta se atrasa, baja el valor o cambia su ingreso, le queda el saldo entero. Compárelo con un préstamo fijo cotizado el mismo día. El banco muestra el peor caso; un planificador financiero, su situación.',
      },
    },
    links: [],
    source: 'CFPB, What is a balloon loan? and What is an interest-only loan?; payment formula',
    year: 2026,
    topics: ['asked/balloon-interest-only'],
  },
  {
    id: 'arm',
    title: { en: 'How does an adjustable rate (ARM) work?', es: '¿Cómo funciona la tasa ajustable (ARM)?' },
    answer: {
      en: 'The rate is fixed for 5, 7 or 10 years and then changes, usually every six months: an index plus a margin, within caps. A loan that starts at 5.75% with a lifetime cap of five points could reach 10.75%. Whether it fits depends on how long you stay; the lender must show the worst case. Nobody can predict rates.',
      es: 'La tasa es fija 5, 7 o 10 años y luego cambia, casi siempre cada seis meses: un índice más un margen, con topes. Una que empieza en 5.75% con tope de cinco puntos podría llegar a 10.75%. Si conviene depende de cuánto se quede; el banco debe mostrar el peor caso. Nadie puede predecir tasas.',
    },
    aspects: {
      'how-high': {
        en: "The caps set the worst case: 2/1/5 means at most two points at the first change, one at each later one, and five in all; 5/1/5 may jump five at once. So a start of 5.75% can reach 10.75%, and no more. The lender's disclosure shows the highest rate and payment in dollars; look at that figure before you sign.",
        es: 'Los topes fijan el peor caso: 2/1/5 significa máximo dos puntos en el primer cambio, uno en cada siguiente y cinco en total; 5/1/5 puede saltar cinco de una vez. Así, un inicio de 5.75% puede llegar a 10.75% y no más. El documento del prestamista muestra la tasa y el pago máximos en dólares; mírelos antes de firmar.',
      },
      'new-rate': {
        en: "Nobody at the bank decides it freely: the new rate is a public index, usually the 30-day average SOFR, plus the margin in your note, often 2.75 to 3 points, held within the caps. So it can fall as well as rise. Look up your note's index and change date; the servicer must tell you the new payment ahead of time.",
        es: 'Nadie en el banco lo decide a su gusto: la tasa nueva es un índice público, por lo común el promedio SOFR a 30 días, más el margen de su pagaré, a menudo de 2.75 a 3 puntos, dentro de los topes. Así que puede bajar igual que subir. Vea en el pagaré el índice y la fecha; el servicer debe avisarle el pago nuevo con anticipación.',
      },
      'leaving-early': {
        en: "It can fit if you will surely sell or pay off before the fixed years end, since you then never meet a change; the gain is the lower start. The risk is a plan that slips: a job that keeps you, a home that does not sell. Compare the saving in those years with a fixed loan's quote from the same day; a lender shows both, and nobody can forecast rates.",
        es: 'Puede servir si es seguro que venderá o liquidará el préstamo antes de que terminen los años fijos, porque así nunca ve un cambio; la ganancia es el inicio más bajo. El riesgo es que el plan falle: el trabajo lo retiene, la casa no se vende. Compare el ahorro de esos años con una cotización fija del mismo día; el prestamista muestra ambas y nadie predice tasas.',
      },
      'end-of-fixed': {
        en: "You need not refinance: when the fixed years end the loan simply goes on, with the rate changing every six months, or yearly on older ones, and you may keep it, refinance, or sell. Do not count on refinancing, since rates, your income or the home's value may not allow it then. Mark the date, and ask lenders some months ahead.",
        es: 'No tiene que refinanciar: al terminar los años fijos el préstamo simplemente sigue, con cambios cada seis meses, o cada año en los más viejos, y puede conservarlo, refinanciar o vender. No cuente con refinanciar, porque quizá no lo permitan las tasas, su ingreso o el valor. Apunte la fecha y pregunte a prestamistas unos meses antes.',
      },
      'unsure-income': {
        en: 'With unsure income a fixed rate is safer: principal and interest never rise, and if rates fall you may refinance. An adjustable rate, or ARM, starts lower but can rise just when a contract or bonus ends, and refinancing then needs income to show. Take it only if you could pay its worst case on your lowest year, or will surely sell before. A lender shows both side by side.',
        es: 'Con ingresos inseguros, la tasa fija es la más prudente: el pago de capital e intereses nunca sube, y si las tasas bajan puede refinanciar. Una tasa ajustable (ARM) empieza más baja, pero puede subir justo cuando acaba un contrato o bono, y refinanciar pide ingresos comprobables. Tómela solo si podría pagar su peor caso con su año más bajo, o si venderá antes. Un banco muestra ambas.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB',
    year: 2026,
    topics: ['money/adjustable-rates-arms'],
  },
  {
    id: 'points',
    title: { en: 'Should I pay points for a lower rate?', es: '¿Pago puntos para bajar la tasa?' },
    answer: {
      en: 'Only if you keep the loan longer than the points take to pay off: cost divided by monthly saving gives the months. A point costs 1% of the loan ($4,000 on $400,000) and often lowers the rate by an eighth to a quarter of a point. A lender credit is the reverse: less cash now, a higher rate. Get both quotes on one day; a CPA answers on deducting.',
      es: 'Solo si conserva el préstamo más de lo que tarda en recuperarlos: costo entre ahorro mensual da los meses. Un punto cuesta 1% del préstamo ($4,000 en $400,000) y suele bajar la tasa de un octavo a un cuarto de punto. Un crédito del banco es lo contrario: menos efectivo hoy, tasa más alta. Pida ambas cotizaciones el mismo día; sobre deducirlos, un CPA.',
    },
    aspects: {
      'points-or-higher-rate': {
        en: 'Divide what the point costs by what it saves a month: that many months you must keep the loan. On $400,000 one point is $4,000; if the lower rate saves $97 a month, it takes about 41 months. Selling or refinancing sooner makes the higher rate without points the cheaper one. Compare both Loan Estimates from the same day; the lender has them.',
        es: 'Divida lo que cuesta el punto entre lo que ahorra al mes: tantos meses debe conservar el préstamo. En $400,000 un punto son $4,000; si la tasa menor ahorra $97 al mes, tarda unos 41 meses. Si vende o refinancia antes, conviene más la tasa mayor sin puntos. Compare los dos Loan Estimates del mismo día.',
      },
      'what-points-are': {
        en: 'Points are money you pay the lender at closing for a lower rate: one point is 1% of the loan, $4,000 on $400,000, and often takes an eighth to a quarter of a percentage point off. They are a choice, not a fixed fee; the Loan Estimate shows them on page 2. They pay off only if you keep the loan long enough.',
        es: 'Los puntos son dinero que paga al prestamista en el cierre por una tasa más baja: un punto es 1% del préstamo, $4,000 sobre $400,000, y suele bajar la tasa entre un octavo y un cuarto de punto porcentual. Son opcionales, no un cargo fijo; están en la página 2 del Loan Estimate. Solo convienen si conserva el préstamo bastante tiempo.',
      },
      'early-exit': {
        en: 'Leave or refinance before the points have paid off and the rest is lost: none of the fee comes back. On $4,000 that saves $65 a month you need 62 months, so with plans to move in three years the loan without points is usually the cheaper one. Ask yourself how sure your stay is, and do not count on rates either way.',
        es: 'Si vende o refinancia antes de recuperar los puntos, pierde el resto: no devuelven nada de ese cargo. Con $4,000 que ahorran $65 al mes hacen falta 62 meses, así que si piensa mudarse en tres años suele salir más barato el préstamo sin puntos. Pregúntese qué tan seguro está de quedarse y no cuente con las tasas.',
      },
      'price-of-a-point': {
        en: 'One point is 1% of the loan, $3,000 on $300,000, and often lowers the rate by an eighth to a quarter of a percentage point; 0.875 points are 0.875%. There is no fixed tariff: lenders and days differ, so one or two points may be fair or dear. Ask for the same loan with none, on one day, and compare page 2 of the Loan Estimates.',
        es: 'Un punto es 1% del préstamo, $3,000 sobre $300,000, y muchas veces baja la tasa entre un octavo y un cuarto de punto porcentual; 0.875 puntos son 0.875%. No hay tarifa fija: varía por prestamista y día, así que uno o dos puntos pueden ser justos o caros. Pida el mismo préstamo sin puntos, el mismo día, y compare la página 2.',
      },
      'lender-credit': {
        en: 'A lender credit is the reverse of points, and no mistake on the sheet: you accept a higher rate and get cash toward closing costs. It helps if money is short now or you will not keep the loan long; over many years the higher payment costs more. Compare the extra monthly cost with the credit, the same sum turned around.',
        es: 'Un crédito del prestamista es lo contrario de los puntos, y no un error: acepta una tasa más alta y recibe dinero para los gastos de cierre. Ayuda si hoy falta efectivo o no conservará mucho el préstamo; a muchos años el pago mayor cuesta más. Compare el costo mensual extra con el crédito: la misma cuenta al revés.',
      },
      deducting: {
        en: 'Points on a loan to buy your main home are usually deductible in the year paid, if you itemize and the IRS conditions are met, also when the seller paid them; on a refinance they are spread over the loan. Many buyers take the standard deduction and gain nothing from it. A CPA answers for your return.',
        es: 'Los puntos de un préstamo para comprar su vivienda principal por lo general se deducen en el año en que se pagan, si detalla deducciones y cumple las condiciones del IRS, también si los pagó el vendedor; en un refinanciamiento se reparten en los años del préstamo. Muchos usan la deducción estándar y no ganan nada. Lo dice un CPA.',
      },
      'seller-pays': {
        en: "A seller's or builder's credit can pay for points, as long as the whole help stays within your loan's limit and within your actual costs: on a conventional main-home loan 3% of price with under 10% down, 6% from there, FHA 6%. Put it in the offer as a sum toward buyer's costs, and ask the lender whether points or other costs use it best.",
        es: 'Un crédito del vendedor o constructor puede pagar puntos, si la ayuda total queda dentro del límite de su préstamo y de sus costos reales: en convencional para vivienda principal, 3% del precio con menos de 10% de enganche y 6% desde ahí; FHA 6%. Póngalo en la oferta como suma para gastos y pregunte al prestamista en qué rinde más.',
      },
      'points-or-cash': {
        en: "Points are spent for good, while cash stays for repairs, moving and a bad month, so many people look at their reserve first. Then compare three uses of the same sum: points, a bigger down payment (which may lower mortgage insurance and the loan's price), and savings. The lender can show each payment on one day; what is right for you is a planner's question.",
        es: 'Los puntos se gastan para siempre, y el efectivo queda para reparaciones, mudanza y un mal mes; por eso muchos miran primero su reserva. Luego compare tres usos de la misma suma: puntos, más enganche (que puede bajar el seguro hipotecario y el precio del préstamo) y ahorro. El prestamista muestra cada pago el mismo día; lo que le conviene es pregunta para un planificador.',
      },
    },
    links: ['guideBuying'],
    source: 'IRS Pub. 936; CFPB',
    year: 2026,
    topics: ['money/discount-points-and-lender-credits'],
  },
  {
    id: 'buydown',
    title: { en: 'What is a 2-1 buydown?', es: '¿Qué es un buydown 2-1?' },
    answer: {
      en: 'Somebody, often the seller or builder, pays so that your payment is figured two points lower the first year and one lower the second; from the third year it is full. $380,000 at 6.5%: $1,925.40, then $2,157.60, then $2,401.86, for about $8,649. You qualify at the full rate. Do not count on refinancing; ask the lender.',
      es: 'Alguien, a menudo el vendedor o la constructora, paga para que su pago se calcule dos puntos menos el primer año y uno el segundo; desde el tercero es completo. $380,000 al 6.5%: $1,925.40, $2,157.60 y $2,401.86, por unos $8,649. Califica con la tasa completa. No cuente con refinanciar; pregunte al banco.',
    },
    aspects: {
      'after-year-two': {
        en: 'From the third year you pay the full rate of your note, and it stays there: on $380,000 at 6.5% the payment goes $1,925.40, $2,157.60, then $2,401.86 for the remaining 28 years. The loan is fixed; only the first payments are helped. Make sure you can carry the last figure now, because refinancing may not be possible.',
        es: 'Desde el tercer año paga la tasa completa de su pagaré, y así se queda: con $380,000 al 6.5% el pago va de $1,925.40 a $2,157.60 y luego $2,401.86 por los 28 años restantes. El préstamo es fijo; solo se ayudan los primeros pagos. Asegúrese de poder con la última cifra hoy, porque quizá no pueda refinanciar.',
      },
      'leftover-money': {
        en: 'Unused money belongs to the loan: if you refinance or pay it off early, what is left in the buydown account usually goes to your principal, so it lowers the payoff, rather than back to the builder or seller. The buydown agreement says exactly how, so read it, and ask the lender before you sign. Selling in month ten works the same way.',
        es: 'El dinero no usado va al préstamo: si refinancia o lo paga antes, lo que queda en la cuenta del buydown suele aplicarse a su capital y baja el saldo, en vez de volver al constructor o vendedor. El convenio del buydown dice exactamente cómo; léalo y pregunte al prestamista antes de firmar. Si vende en el mes diez funciona igual.',
      },
      compared: {
        en: 'Compare in dollars: a 2-1 buydown on $380,000 at 6.5% is worth about $8,649, all of it in the first two years; a price cut or credit of that size lowers the loan or cash for good, and points lower the rate for the whole loan. The buydown helps most in the first two years, the others over a long stay. Have the lender show all three.',
        es: 'Compare en dólares: un buydown 2-1 sobre $380,000 al 6.5% vale unos $8,649, todo en los dos primeros años; una rebaja o crédito igual baja el préstamo o el efectivo para siempre, y los puntos bajan la tasa todo el préstamo. El buydown ayuda más en los dos primeros años; lo otro, en una estancia larga. Que el prestamista muestre los tres.',
      },
      'seller-offering': {
        side: 'seller',
        en: "Offering one costs about what the same sum off the price would, but moves the buyer's first payments more: on a $380,000 loan at 6.5% about $8,649 at closing. A buyer asks for it in the offer as a credit for a temporary buydown. The buyer's loan must allow it, and it counts toward the limit on seller help. Compare both on a net sheet.",
        es: 'Ofrecerlo cuesta más o menos lo mismo que una rebaja igual, pero mueve más los primeros pagos del comprador: en $380,000 al 6.5%, unos $8,649 al cierre. El comprador lo pide en la oferta como crédito para un buydown temporal. Su préstamo debe permitirlo y cuenta en el límite de ayuda del vendedor. Compare ambos en una hoja de neto.',
      },
      'allowed-and-qualifying': {
        en: 'You qualify at the full rate, not the lowered one, so it does not buy you a bigger loan. Temporary buydowns are common on conventional, FHA and VA loans for a home you live in, on fixed rates, if the lender offers them; rentals usually do not get them. The lender tells which kinds, 1-0, 2-1 or 3-2-1, it takes.',
        es: 'Califica con la tasa completa, no con la rebajada, así que no le da un préstamo mayor. Los buydowns temporales son comunes en préstamos convencionales, FHA y VA para la casa donde vive, con tasa fija, si el prestamista los ofrece; para casas de renta por lo común no. El prestamista dice cuáles acepta: 1-0, 2-1 o 3-2-1.',
      },
      cost: {
        en: 'The cost is simply the payments saved, paid up front by someone else: on $380,000 at 6.5% about $8,649, or 2.28% of the loan, for a 2-1; on $400,000 it scales to about $9,100. A 1-0 costs less, a 3-2-1 more. Usually the seller, builder or lender pays, and you see it as a credit on the Closing Disclosure.',
        es: 'El costo es simplemente lo que se ahorra en pagos, puesto por adelantado por otro: en $380,000 al 6.5%, unos $8,649, o 2.28% del préstamo, por un 2-1; con $400,000 serían unos $9,100. Un 1-0 cuesta menos y un 3-2-1 más. Por lo común paga el vendedor, constructor o prestamista, y se ve como crédito en el Closing Disclosure.',
      },
    },
    bySide: {
      seller: {
        en: "It can help a buyer with the first payments, and costs you about what an equal price cut would: you pay a sum at closing that lowers the buyer's payment in the first two years. On a $380,000 loan at 6.5% it is about $8,649. It counts toward the loan's limit on seller help. Ask the buyer's lender whether it is allowed, and compare both on a net sheet.",
        es: 'Puede ayudar al comprador con los primeros pagos y le cuesta a usted casi lo mismo que una rebaja igual: paga en el cierre una suma que baja sus pagos los dos primeros años. En un préstamo de $380,000 al 6.5% son unos $8,649. Cuenta en el límite de ayuda del vendedor. Pregunte al banco del comprador y compare ambas en una hoja de neto.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB',
    year: 2026,
    topics: ['money/temporary-buydown-2-1-1-0-3-2-1'],
  },
  {
    id: 'rate-lock',
    title: { en: 'When should I lock my rate?', es: '¿Cuándo bloqueo la tasa?' },
    answer: {
      en: "Most buyers lock once they have a property and a closing date; nobody can forecast, so it is between you and the lender. A lock holds rate and points whether rates rise or fall, commonly for 30, 45 or 60 days; only a float-down option lets you have a lower one. Let it outlast your closing date, since extensions cost. The Loan Estimate's first page shows it.",
      es: 'Casi todos bloquean cuando ya tienen casa y fecha de cierre; nadie puede pronosticar, así que lo deciden usted y el prestamista. El bloqueo fija tasa y puntos, suban o bajen, normalmente por 30, 45 o 60 días; solo con opción float-down le dan una menor. Que dure más que su fecha de cierre, porque extenderlo cuesta. Está en la primera página del Loan Estimate.',
    },
    aspects: {
      expires: {
        en: "If the lock runs out before closing, you need an extension, usually for a fee, or you take the lender's price of that day, often the worse of the two. Who pays depends on who was late and on the lock agreement: lenders may cover their own delay, a seller or builder pays only if that was agreed. Call the lender days before, not after, and ask in writing.",
        es: 'Si el bloqueo vence antes del cierre, necesita una extensión, por lo común con un cargo, o toma el precio de ese día, a menudo el peor de los dos. Quién paga depende de quién se atrasó y del acuerdo: el prestamista puede cubrir su retraso; vendedor o constructor solo si se pactó. Llame días antes, no después, y pida respuesta por escrito.',
      },
      'how-long': {
        en: 'Take one that outlasts your closing by a week or two: 30, 45 and 60 days are usual, so with 38 days to go the 45-day lock is the safer one. Longer ones cost more, and for a new build some lenders offer six months or more for a fee, often with one chance to lower it. Ask what an extension costs before you choose.',
        es: 'Tome uno que pase su cierre por una o dos semanas: lo usual es 30, 45 y 60 días, así que si faltan 38 días lo más seguro es el de 45. Los más largos cuestan más, y para casa nueva algunos prestamistas ofrecen seis meses o más por un cargo, a menudo con una oportunidad de bajar la tasa. Pregunte cuánto cuesta extender antes de elegir.',
      },
      'before-a-house': {
        en: "Usually you need a property first, since the lock belongs to one home and loan; a preapproval holds no rate, and its figure is only today's example. Some lenders sell a “lock and shop” that holds a rate while you look, for a time and a price. Ask what it costs, what happens if you find nothing, and whether a lower rate passes to you.",
        es: 'Por lo general primero necesita una casa, porque el bloqueo va con una propiedad y un préstamo; una preaprobación no fija la tasa, y su cifra es solo un ejemplo de hoy. Algunos prestamistas venden un “lock and shop” que la fija mientras busca, por un tiempo y un precio. Pregunte costo, qué pasa si no encuentra y si una tasa menor le toca.',
      },
      'rates-fall': {
        en: 'A plain lock holds both ways, so a lower market rate does not reach you by itself; only a float-down option does, on its own conditions, such as a minimum drop and a fee. Ask your lender whether yours has one or whether it will renegotiate; changing lenders restarts appraisal and papers and may miss your closing date.',
        es: 'Un bloqueo normal vale para ambos lados, así que una tasa más baja no le llega sola; solo con una opción float-down, con sus condiciones, como una baja mínima y un cargo. Pregunte si el suyo la tiene o si el prestamista renegocia; cambiar de prestamista reinicia avalúo y papeles y puede pasarse de su fecha de cierre.',
      },
      'can-it-change': {
        en: 'A lock holds only for the loan as it was priced: a different down payment, score, loan type, value or closing date can change it, and without a written confirmation there is no lock. Look at page 1 of the Loan Estimate, which says whether and until when, and ask for the lock agreement. Tell the lender before you change anything.',
        es: 'El bloqueo vale solo para el préstamo tal como se cotizó: otro enganche, puntaje, tipo de préstamo, valor o fecha de cierre puede cambiarlo, y sin confirmación escrita no hay bloqueo. Vea la página 1 del Loan Estimate, que dice si lo hay y hasta cuándo, y pida el acuerdo. Avise al prestamista antes de cambiar algo.',
      },
      'cost-of-lock': {
        en: 'A 30- to 60-day lock often costs nothing apart, because its price is inside the rate or points: the longer the lock, the higher that price. Long locks, extensions and float-downs carry fees of their own. Some lenders take a deposit you lose if you walk away. Ask for the same quote at two lengths and read the fee page.',
        es: 'Un bloqueo de 30 a 60 días muchas veces no cuesta aparte, porque su precio va dentro de la tasa o los puntos: cuanto más largo, más alto. Los largos, las extensiones y el float-down tienen cargos propios. Algunos prestamistas toman un depósito que se pierde si usted se va. Pida la misma cotización con dos plazos y lea la página de cargos.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB',
    topics: ['money/rate-locks'],
  },
  {
    id: 'assumable-loan',
    title: { en: "Can I take over a seller's low-rate loan?", es: '¿Puedo asumir el préstamo del vendedor?' },
    answer: {
      en: "Yes: most FHA, VA and USDA loans can be taken over if the servicer approves you; most conventional ones cannot and fall due on sale. You pay or borrow the difference up to the price, and it often takes 60-120 days. A VA seller's entitlement stays tied unless another veteran steps in, and every seller should get a release. Servicer first, an attorney for the contract.",
      es: 'Sí: la mayoría de los FHA, VA y USDA se pueden asumir si el servicer lo aprueba; la mayoría de los convencionales no, y vencen al vender. Usted paga o pide prestada la diferencia hasta el precio y suele tardar 60-120 días. El derecho VA del vendedor queda ocupado salvo que entre otro veterano, y todo vendedor debe pedir que lo liberen. Primero el servicer; para el contrato, un abogado.',
    },
    aspects: {
      'the-gap': {
        en: "You pay the difference in cash or with a second loan: on a price of $420,000 and a balance of $260,000, that is $160,000, plus closing costs. Second loans for assumptions exist but are not easy to find, must be allowed by the servicer, and come at the lender's current price. Ask the servicer about both before you offer.",
        es: 'La diferencia la pone usted en efectivo o con un segundo préstamo: con precio de $420,000 y saldo de $260,000 son $160,000, más gastos de cierre. Los segundos préstamos para asumir existen, pero no son fáciles de hallar, el servicer debe permitirlos y tienen el precio actual del prestamista. Pregunte por ambos antes de ofertar.',
      },
      conventional: {
        en: 'Most conventional loans cannot be taken over: the whole balance falls due when the house is sold, and a sale that keeps the loan secretly, “subject to”, lets the lender call it. Federal law protects some transfers, such as to a spouse, to a relative who lives there after a death, or to a living trust. Ask the servicer, and an attorney first.',
        es: 'La mayoría de los préstamos convencionales no se pueden asumir: todo el saldo vence al vender la casa, y una venta que lo conserva en secreto, “subject to”, permite al banco exigirlo. La ley federal protege algunas transferencias: al cónyuge, al familiar que vive ahí tras una muerte o a un fideicomiso en vida. Pregunte al servicer y antes a un abogado.',
      },
      'time-and-approval': {
        en: "Plan on 60 to 120 days: you apply with the seller's servicer, which checks your income, credit and debts much like a new loan, and the rate and the years left stay as they are. Fees are capped or modest on FHA and VA, with 0.5% on VA, plus closing costs. Write enough time into the contract, and ask the servicer for its checklist first.",
        es: 'Cuente con 60 a 120 días: solicita con el servicer del vendedor, que revisa ingreso, crédito y deudas casi como en un préstamo nuevo; la tasa y los años que faltan no cambian. Los cargos en FHA y VA son limitados, con 0.5% en VA, más gastos de cierre. Ponga tiempo suficiente en el contrato y pida primero la lista de requisitos.',
      },
      'seller-still-bound': {
        side: 'seller',
        en: 'Get a written release of liability from the servicer, or you may stay responsible if the buyer stops paying. With VA there is a second point: your entitlement stays tied to the house until that loan is paid off, unless an eligible veteran puts in theirs, so it may limit your next VA loan. An attorney writes both into the contract.',
        es: 'Pida al servicer una liberación de responsabilidad por escrito, o puede seguir respondiendo si el comprador deja de pagar. En VA hay otro punto: su derecho queda atado a la casa hasta que se pague ese préstamo, salvo que un veterano elegible ponga el suyo, y eso puede limitar su próximo VA. Un abogado lo pone en el contrato.',
      },
      'non-veterans': {
        en: "You need not be a veteran to take over a VA loan: the servicer must approve your income and credit, you pay the 0.5% fee and the seller's equity, and the rate stays. The seller may hesitate, because their entitlement stays tied until you pay it off, so expect that to be part of the talk. The same door is open on FHA loans.",
        es: 'No hace falta ser veterano para asumir un préstamo VA: el servicer debe aprobar su ingreso y crédito, usted paga el cargo de 0.5% y el valor acumulado del vendedor, y la tasa se queda. El vendedor puede dudar, porque su derecho queda atado hasta que usted pague, así que cuente con hablarlo. La misma puerta existe en FHA.',
      },
      'finding-or-advertising': {
        en: 'Look for listings that say FHA, VA or USDA loan, or “assumable”, and have your agent ask the listing side for the loan type, balance and servicer; I have no filter for it, and the word in an ad is no approval. Owners with such a loan may say so after the servicer confirms it. Loans from 2020 to 2022 are the likely ones.',
        es: 'Busque anuncios que digan préstamo FHA, VA o USDA, o “assumable”, y que su agente pida al otro lado el tipo, el saldo y el servicer; no tengo filtro para eso, y la palabra en el anuncio no es aprobación. Un dueño con ese préstamo puede anunciarlo cuando el servicer lo confirme. Los más probables son de 2020 a 2022.',
      },
    },
    bySide: {
      seller: {
        en: 'A buyer can take over your FHA, VA or USDA loan if the servicer approves; a conventional loan normally falls due on sale. Get a written release of liability, or you may stay bound. With VA your entitlement stays tied until payoff unless another veteran steps in. The buyer pays or borrows your equity, and it often takes 60-120 days. Servicer first, then an attorney.',
        es: 'Quien compra puede asumir su préstamo FHA, VA o USDA si el servicer lo aprueba; uno convencional normalmente vence al vender. Consiga una liberación de responsabilidad escrita o puede seguir obligado. Con VA su derecho queda ocupado hasta que se pague, salvo que entre otro veterano. El comprador paga o pide prestado el valor acumulado de usted (equity), y suele tardar 60-120 días. Servicer y luego abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'VA; HUD; Garn-St Germain Act',
    year: 2026,
    topics: ['money/assumable-loans'],
  },
  {
    id: 'renovation-loan',
    title: { en: 'Is there a loan to buy and renovate?', es: '¿Hay préstamo para comprar y renovar?' },
    answer: {
      en: 'Yes: FHA 203(k), HomeStyle and CHOICERenovation lend on the value after the work, and a construction loan pays out in stages. For a designated landmark in North Carolina half of the property tax can be deferred, and state credits exist for some historic houses. Ask a lender, and the State Historic Preservation Office before work begins.',
      es: 'Sí: FHA 203(k), HomeStyle y CHOICERenovation prestan sobre el valor tras la obra, y un préstamo de construcción paga por etapas. En Carolina del Norte, un edificio histórico designado (landmark) puede aplazar la mitad del predial, y hay créditos estatales para algunas casas históricas. Pregunte a un prestamista y, antes de empezar, a la oficina estatal de preservación.',
    },
    aspects: {
      'how-the-money-comes': {
        en: "The repair money is held back at closing and paid out as work is done: the contractor's bid sets the amount, an inspector or consultant checks each stage, and you get one loan with one payment. FHA's limited 203(k) covers up to $75,000 of work, the standard one larger jobs. It is slower than an ordinary loan, so plan extra weeks.",
        es: 'El dinero de la obra se retiene al cierre y se paga conforme avanza: el presupuesto del contratista fija el monto, un inspector o consultor revisa cada etapa, y queda un solo préstamo con un solo pago. El 203(k) limitado de FHA cubre hasta $75,000 de obra; el estándar, trabajos mayores. Tarda más que un préstamo normal, así que sume semanas.',
      },
      'which-one': {
        en: "Roughly: FHA 203(k) fits lower scores and 3.5% down, carries FHA insurance and is for a home you live in; Fannie Mae's HomeStyle and Freddie Mac's CHOICERenovation ask better credit, take 3 to 5% down, allow pools and second homes, and mortgage insurance can end. VA and USDA have versions few lenders offer. Ask one who does them often.",
        es: 'A grandes rasgos: FHA 203(k) va con puntajes menores y 3.5% de enganche, lleva seguro FHA y es para la casa donde vive; HomeStyle de Fannie Mae y CHOICERenovation de Freddie Mac piden mejor crédito, 3 a 5% de enganche, admiten albercas y segundas casas, y su seguro puede terminar. VA y USDA tienen versiones que pocos ofrecen. Pregunte a quien los haga seguido.',
      },
      'own-work': {
        en: 'Plan on a licensed, insured contractor: renovation lenders check the bid, the license and the insurance, and most do not pay you for your own labor. Some allow self-help on a limited part if you can show the skill and the money is only for materials. North Carolina wants a licensed contractor for jobs of $40,000 or more. Ask before you promise your time.',
        es: 'Cuente con un contratista con licencia y seguro: los prestamistas de renovación revisan presupuesto, licencia y seguro, y la mayoría no le paga su propio trabajo. Algunos permiten hacer una parte limitada si demuestra que sabe y el dinero es solo para materiales. Carolina del Norte exige licencia desde $40,000. Pregunte antes de ofrecer su tiempo.',
      },
      'who-picks-the-contractor': {
        en: "You pick the contractor; the lender then checks license, experience, client references and the bid, and may say no or ask for another estimate. FHA has no list of approved firms. For a standard 203(k) a HUD consultant first writes the list of work that firms bid on, and the contractor must agree by contract, before closing, to its price and time. For a relative's firm or your own, ask the lender first.",
        es: 'El contratista lo escoge usted; el prestamista revisa licencia, experiencia, referencias y presupuesto, y puede decir no o pedir otro. FHA no tiene lista de firmas aprobadas. En un 203(k) estándar un consultor de HUD escribe antes la lista de trabajos que se cotiza, y el contratista debe aceptar por contrato, antes del cierre, ese precio y plazo. Si la firma es suya o de un pariente, pregunte primero al prestamista.',
      },
      historic: {
        en: 'Ask the State Historic Preservation Office before any work starts: an owner who lives in a certified historic home may get a state credit for part of the cost, and a designated landmark can have half its property tax deferred. A local historic district alone gives neither. They are tax help, not a loan, so a CPA and the office decide.',
        es: 'Pregunte a la State Historic Preservation Office antes de empezar: quien vive en una casa histórica certificada puede obtener un crédito estatal por parte del costo, y un edificio histórico designado (landmark) puede diferir la mitad de su impuesto predial. Un distrito histórico local por sí solo no da ninguno. Es ayuda fiscal, no un préstamo; deciden un CPA y la oficina.',
      },
      'not-livable': {
        en: 'A house without a kitchen, bath or sound roof fails an ordinary loan but can pass a renovation loan, because it lends on the value after the work: bought at $210,000, it may count as $400,000 if the appraiser says so. The plan and bids must exist before closing. Cash or a short-term loan is the other road.',
        es: 'Una casa sin cocina, baño o buen techo no pasa un préstamo normal, pero puede pasar uno de renovación, porque presta sobre el valor después de la obra: comprada en $210,000 puede contar como $400,000 si lo dice el valuador. El plan y los presupuestos deben existir antes del cierre. La otra vía es efectivo o un préstamo corto.',
      },
      'down-and-score': {
        en: "Count the down payment on price plus work: $310,000 and $70,000 of repairs make $380,000, so 3.5% with FHA is $13,300 and 5% conventional $19,000. FHA's floor for that is 580, but renovation lenders often want more. Add a reserve for surprises, a share of the work that they usually ask for anyway.",
        es: 'Calcule el enganche sobre precio más obra: $310,000 y $70,000 de arreglos son $380,000, así que 3.5% con FHA es $13,300 y 5% convencional $19,000. El piso de FHA para eso es 580, pero en renovación muchos prestamistas quieren más. Sume una reserva para sorpresas, una parte de la obra que casi siempre piden.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD 4000.1, 203(k); Fannie Mae; Freddie Mac; G.S. 87-1, 105-278',
    year: 2026,
    topics: ['money/renovation-construction-and-historic-home-money'],
  },
  {
    id: 'refinance',
    title: { en: 'Does refinancing make sense?', es: '¿Conviene refinanciar?' },
    answer: {
      en: "It does if you stay past the break-even: the whole cost, about 2-4% of the loan, divided by the monthly saving is the number of months. “No-cost” means a higher rate or balance, and starting 30 years anew can raise total interest. Cash-out on a main home usually stops at 80% of value. You have three business days to cancel. A lender's figures decide.",
      es: 'Conviene si se queda más allá del punto de equilibrio: el costo total, cerca de 2-4% del préstamo, entre el ahorro mensual da los meses. “Sin costo” es más tasa o más saldo, y empezar otros 30 años puede subir el interés total. Sacar efectivo de la vivienda principal suele llegar al 80% del valor. Tiene tres días hábiles para cancelar. Decida con cifras de un prestamista.',
    },
    aspects: {
      costs: {
        en: 'Expect about 2 to 4% of the loan, $6,000 to $12,000 on $300,000: lender fees, appraisal, attorney, title and recording, plus prepaid tax and insurance that is not really a cost. “Free” or “no-cost” means the lender pays in exchange for a higher rate or adds it to the balance. Get Loan Estimates from two or three lenders on one day.',
        es: 'Espere cerca de 2 a 4% del préstamo, de $6,000 a $12,000 sobre $300,000: cargos del prestamista, avalúo, abogado, título y registro, más impuesto y seguro prepagados que no son realmente costo. “Gratis” o “sin costo” significa tasa más alta o mayor saldo. Pida Loan Estimates a dos o tres prestamistas el mismo día.',
      },
      'cash-out': {
        en: 'On a main home cash-out usually stops at 80% of the value, new loan and old balance together: at $400,000 with $240,000 owed, about $80,000 before costs. VA can go higher. You need some time as owner, often 12 months on the old loan. The whole loan gets the new rate, so compare a home equity line if your present rate is low.',
        es: 'En la vivienda principal suele llegar al 80% del valor, con el saldo incluido: si vale $400,000 y debe $240,000, unos $80,000 antes de costos. VA puede dar más. Hace falta cierto tiempo como dueño, a menudo 12 meses del préstamo anterior. Todo el préstamo toma la tasa nueva; compare con una línea de crédito si la suya es baja.',
      },
      'how-soon': {
        en: 'A plain rate refinance has no long wait, though many lenders want some months of payments; FHA streamline and VA IRRRL ask 210 days and six payments, and cash-out usually a 12-month-old loan. There is no limit on how often, only costs each time. Check your note for a prepayment fee, and ask the lender which of the quick programs your loan can use.',
        es: 'Un refinanciamiento simple de tasa no exige una larga espera, aunque muchos prestamistas quieren algunos meses de pagos; FHA streamline y VA IRRRL piden 210 días y seis pagos, y sacar efectivo, por lo general, un préstamo de 12 meses. No hay límite de veces, solo costos cada vez. Revise si hay cargo por pago anticipado y pregunte qué programa rápido le toca.',
      },
      cancel: {
        en: 'On the home you live in you have three business days after signing to cancel, for any reason, in writing, and the lender pays out only afterward; Saturdays count, Sundays and federal holidays do not. It does not apply to a purchase loan or a rental, and may differ with the same lender. Use the notice form in your papers and send it so that you can prove the date.',
        es: 'En la casa donde vive tiene tres días hábiles después de firmar para cancelar, por cualquier razón, por escrito, y el prestamista entrega el dinero solo después; cuentan los sábados, no los domingos ni feriados federales. No vale para una compra ni para una casa de renta, y con el mismo banco puede ser distinto. Use el formulario de sus papeles y envíelo de modo que pruebe la fecha.',
      },
      'restart-thirty': {
        en: 'A fresh thirty years lowers the payment partly by stretching the debt: if you are seven years in, you pay seven more, and total interest can rise even at a lower rate. Ask for a term that matches what is left, 20 or 23 or 15 years, or keep paying your old amount. Look at both columns, the month and the whole life.',
        es: 'Otros treinta años bajan el pago en parte porque alargan la deuda: si ya pagó siete, pagará siete más, y el interés total puede subir aun con tasa menor. Pida un plazo igual a lo que le falta, 20, 23 o 15 años, o siga pagando lo de antes. Mire las dos columnas: el mes y toda la vida del préstamo.',
      },
      'moving-soon': {
        en: 'Only if the break-even comes before you go: $6,000 of costs saving $200 a month takes 30 months, so with a sale in two years it loses money. Right before listing it rarely pays, and a new loan may want you to stay. With four years it can work. Take the whole cost, divide by the monthly saving, compare with your plans.',
        es: 'Solo si recupera el costo antes de irse: $6,000 que ahorran $200 al mes tardan 30 meses, así que si vende en dos años pierde. Justo antes de vender casi nunca conviene, y el préstamo nuevo puede pedir que se quede. Con cuatro años puede servir. Divida el costo total entre el ahorro mensual y compare con sus planes.',
      },
    },
    links: ['contact'],
    source: 'CFPB; Fannie Mae; HUD; VA',
    year: 2026,
    topics: ['money/refinancing'],
  },
  {
    id: 'heloc',
    title: { en: "Can I borrow on my home's equity?", es: '¿Puedo pedir prestado sobre mi casa?' },
    answer: {
      en: 'Yes: you can borrow by a line of credit with a variable rate or a fixed loan, usually up to 80-90% of the value with the first loan: at 85% of $500,000 less $300,000 owed, $125,000. Lenders seldom open one on a listed home, and it is paid at sale. Interest is deductible only for work on the home; ask a CPA.',
      es: 'Sí: se presta con una línea de tasa variable o un préstamo fijo, normalmente hasta 80-90% del valor junto con el primero: 85% de $500,000 menos $300,000, son $125,000. Casi no se abre en una casa publicada y se paga al vender. El interés se deduce solo por obras en la casa; pregunte a un CPA.',
    },
    aspects: {
      'how-much': {
        en: "Take the value, multiply by the lender's cap, and subtract what you owe: with $420,000, 85% and $275,000 owed it is $82,000; with $500,000 and $300,000, $125,000. “Combined” means first loan and line together. Score, income and an appraisal can lower it, and some lenders stop at 80%. The lender's figure counts.",
        es: 'Tome el valor, multiplíquelo por el tope del prestamista y reste lo que debe: con $420,000, 85% y $275,000 de deuda son $82,000; con $500,000 y $300,000, $125,000. “Combinado” es el primer préstamo más la línea. Puntaje, ingreso y avalúo pueden bajarlo, y algunos paran en 80%. Cuenta la cifra del prestamista.',
      },
      'before-listing': {
        side: 'seller',
        en: 'Open it before the house goes on the market: lenders seldom approve a line on a listed home, and many check. Ask months ahead if it is to pay for repairs or the next down payment, keep the closing and early-closing fees in mind, and remember it is paid off from the sale. Once listed, a bridge loan or a rent-back may be the way.',
        es: 'Ábrala antes de poner la casa a la venta: los prestamistas rara vez aprueban una línea en una casa anunciada, y muchos lo revisan. Pregunte meses antes si es para reparaciones o el próximo enganche, cuente los cargos de apertura y cierre temprano, y recuerde que se paga con la venta. Ya anunciada, quizá sirva un préstamo puente o un rent-back.',
      },
      'paid-at-sale': {
        side: 'seller',
        en: 'It is paid off and closed at the sale: the closing attorney asks the lender for the payoff and sends it from your proceeds, like the first mortgage, so you cannot keep the line. Stop drawing on it, tell the attorney about it early, and check for an early-closing fee. Even a line at zero must be closed so that its lien is released.',
        es: 'Se paga y se cierra con la venta: el abogado de cierre pide el saldo y lo paga con el dinero de la venta, igual que la primera hipoteca, así que no puede conservarla. Deje de usarla, avise pronto al abogado y vea si hay cargo por cierre temprano. Aun con saldo cero debe cerrarse para que liberen el gravamen.',
      },
      'next-house': {
        en: 'Many owners use the line as down payment on the next home, a rental or a lake lot: the new lender counts its payment among your debts and wants to see where the money came from. You then carry two or three payments, at a variable rate, until you sell. Ask both lenders first, since a slow sale is the risk to weigh.',
        es: 'Muchos dueños usan la línea como enganche de la próxima casa, de una para rentar o de un lote en el lago: el nuevo prestamista cuenta su pago entre las deudas y quiere ver de dónde viene el dinero. Tendrá dos o tres pagos, con tasa variable, hasta que venda. Pregunte antes a los dos prestamistas, porque el riesgo que hay que pesar es que tarde en vender.',
      },
      'line-or-loan': {
        en: 'A line (HELOC) works like a card backed by the house: draw what you need, often for 10 years, at a variable rate, then pay it down. A home equity loan is one sum at a fixed rate and payment. Both sit behind your first mortgage and leave its rate alone. For known costs the fixed loan is calmer; both put the house at stake.',
        es: 'Una línea (HELOC) funciona como tarjeta respaldada por la casa: saca lo que necesita, a menudo por 10 años, con tasa variable, y luego lo paga. Un home equity loan, sobre el valor acumulado, es una suma única con tasa y pago fijos. Ambos van detrás de su primera hipoteca y no tocan su tasa. Para un gasto conocido es más tranquilo el fijo; ambos arriesgan la casa.',
      },
      deducting: {
        en: 'The interest is deductible only if the money buys, builds or substantially improves the home that secures it, and only if you itemize, within $750,000 of total home debt: a new deck can count, a wedding, a car or card debts cannot. Keep receipts that show where it went. A CPA answers for your return.',
        es: 'El interés se deduce solo si el dinero compra, construye o mejora sustancialmente la casa que lo garantiza, y solo si detalla deducciones, dentro de $750,000 de deuda hipotecaria total: una terraza nueva puede contar; una boda, un carro o tarjetas no. Guarde recibos que muestren en qué se usó. Un CPA responde por su declaración.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRS Pub. 936',
    year: 2026,
    topics: ['money/home-equity-line-or-loan-heloc'],
  },
  {
    id: 'reverse-mortgage',
    title: { en: 'How does a reverse mortgage work?', es: '¿Cómo funciona una hipoteca inversa?' },
    answer: {
      en: 'An owner of 62 or more borrows on the home without monthly payments, after HUD counseling, but still pays taxes, insurance, dues and upkeep. It falls due at death, sale or 12 months away. Heirs may sell, or keep the home for the balance or 95% of its value, whichever is less. Talk to a HUD counselor and an elder-law attorney.',
      es: 'Un dueño de 62 años o más pide prestado sobre la casa sin pagos mensuales, tras consejería de HUD, pero sigue pagando impuestos, seguro, cuotas y arreglos. Vence al morir, vender o pasar 12 meses fuera. Los herederos venden o la conservan por el saldo o el 95% del valor, lo que sea menor. Hable con un consejero de HUD y un abogado de adultos mayores.',
    },
    aspects: {
      heirs: {
        en: 'Heirs are not stuck with the debt: they may sell the house and keep what is left, keep it by paying the balance or 95% of its appraised value, whichever is less, or let it go, since the debt normally reaches only the house. They usually have 30 days to state a plan and up to six months, with extensions. Call the servicer first, then an estate attorney.',
        es: 'Los herederos no quedan atrapados con la deuda: pueden vender la casa y quedarse con lo que sobre, conservarla pagando el saldo o el 95% de su valor de avalúo, lo que sea menor, o dejarla, porque la deuda normalmente alcanza solo a la casa. Por lo común tienen 30 días para decir su plan y hasta seis meses, con prórrogas. Primero el servicer; luego un abogado de sucesiones.',
      },
      'who-owns-it': {
        en: 'You stay the owner; the bank only holds a lien, like any mortgage. You can still lose the house if property tax, insurance, dues or upkeep are not paid, or if you no longer live there, and those are the usual causes. The debt grows each month, so less is left for heirs. HUD counseling comes first for that reason.',
        es: 'Usted sigue siendo el dueño; el banco solo tiene un gravamen, como en toda hipoteca. Aun así puede perder la casa si no paga impuestos, seguro, cuotas o mantenimiento, o si ya no vive ahí; son las causas usuales. La deuda crece cada mes, así que queda menos para herederos. Por eso primero va la asesoría de HUD.',
      },
      'age-and-spouse': {
        en: 'The youngest borrower must be 62 or older, live in the home, and have much of it paid. A younger spouse cannot borrow but may be able to stay as an eligible non-borrowing spouse after the other dies or moves to care, under conditions; both should sit in the HUD counseling. How much you get depends on age, rate and value.',
        es: 'El prestatario más joven debe tener 62 años o más, vivir en la casa y tener buena parte pagada. Un cónyuge de menos de esa edad no puede ser prestatario, pero quizá pueda quedarse como cónyuge no prestatario elegible cuando el otro muera o pase a una residencia de cuidados, con condiciones; ambos deben ir a la asesoría de HUD. El monto depende de edad, tasa y valor.',
      },
      'payments-still-due': {
        en: 'There is no monthly loan payment, but four things remain yours: property tax, insurance, association dues and upkeep; missing them can make the loan due. Interest and insurance are added to the balance each month. If money is short, the lender may set part aside for tax and insurance. A HUD counselor shows the whole budget.',
        es: 'No hay pago mensual del préstamo, pero cuatro cosas siguen siendo suyas: impuesto predial, seguro, cuotas de la asociación y mantenimiento; si falla, el préstamo puede vencer. Interés y seguro se suman al saldo cada mes. Si falta dinero, el prestamista puede apartar una parte para impuesto y seguro. Un consejero de HUD muestra todo el presupuesto.',
      },
      'moving-away': {
        en: 'Twelve months away, for care or otherwise, makes the loan due, if no other borrower lives there; shorter stays in a hospital or rehab are all right. The lender asks each year whether the home is still lived in, so answer that letter. If the owner will not come home, the family plans: sell, repay, or see whether a spouse may stay. An elder-law attorney helps.',
        es: 'Doce meses fuera, por cuidado u otra razón, hacen que el préstamo venza, si no vive ahí otro prestatario; estancias más cortas en hospital o rehabilitación están bien. El prestamista pregunta cada año si aún viven ahí; conteste esa carta. Si no va a volver, la familia decide: vender, pagar o ver si el cónyuge puede quedarse. Ayuda un abogado de adultos mayores.',
      },
      'sell-or-buy': {
        en: "The house can be sold at any time like any other: the closing attorney pays off the balance and you keep the rest, and if it brings less than the balance, the loan's insurance covers the gap in a proper sale. The same kind of loan can also buy a home, “HECM for purchase”, with a large down payment and then no monthly payment.",
        es: 'La casa puede venderse en cualquier momento como otra: el abogado de cierre paga el saldo y usted se queda con el resto; si se vende por menos del saldo, el seguro del préstamo cubre la diferencia en una venta correcta. El mismo tipo de préstamo también sirve para comprar, “HECM for purchase”, con un enganche grande y luego sin pago mensual.',
      },
    },
    links: ['contact'],
    source: 'HUD HECM',
    year: 2026,
    topics: ['money/reverse-mortgage'],
  },
  {
    id: 'interest-free-finance',
    title: {
      en: 'Is there home finance without interest?',
      es: '¿Hay financiamiento sin intereses?',
    },
    answer: {
      en: 'Some companies offer it: they buy the home with you, and you pay for its use and for their share, or they sell it to you at a fixed higher price in installments. Ask whether the company is licensed here, who stands on the deed, and what an early sale or missed payment means; an attorney and a CPA read it first.',
      es: 'Algunas empresas lo ofrecen: compran la casa con usted, que paga por el uso y por la parte de ellas, o se la venden a un precio fijo mayor en pagos. Pregunte si tienen licencia aquí, quién está en la escritura y qué pasa si vende antes o falta un pago; que lo lean antes un abogado y un CPA.',
    },
    links: ['guideBuying', 'contact'],
    source:
      'Forms of co-ownership, lease and cost-plus sale as their providers describe them; CFPB on comparing costs',
    topics: ['asked/interest-free-finance'],
  },
];
