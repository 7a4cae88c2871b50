import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { GUIDE_PAGES } from '../../seller-guide.ts';

/** Whether and when to sell, what a home is worth, and making it ready. */
export const sellingFirst: Entry[] = [
  {
    id: 'sell-now-or-wait',
    title: { en: 'Should I sell now or wait?', es: '¿Vendo ahora o espero?' },
    answer: {
      en: "It depends more on your own numbers than on a forecast, which nobody can make: your equity, your loan's rate against a new one, and what each month of waiting costs. For the market, look at days on market and supply in your price band; about six months of supply is balance, less favors sellers. The team shows dated figures; a lender and a financial adviser the rest.",
      es: 'Depende más de sus números que de un pronóstico, que nadie puede hacer: su patrimonio, la tasa de su préstamo frente a una nueva y lo que cuesta cada mes de espera. Del mercado, vea días en venta y oferta en su rango; unos seis meses de oferta es equilibrio, menos favorece a quien vende. El equipo muestra cifras con fecha; lo demás, un banco y un asesor financiero.',
    },
    aspects: {
      'my-low-rate': {
        en: 'Giving up a low rate is a cost you can count: compare your present payment with the one on the next home, over the years you mean to stay, and set against it what the present house costs you in space, commute or upkeep. A lender runs both payments; keeping it as a rental is a third way.',
        es: 'Dejar una tasa baja es un costo que se puede contar: compare su pago actual con el de la siguiente casa, por los años que piensa quedarse, y póngalo frente a lo que la casa de hoy le cuesta en espacio, trayecto o mantenimiento. Un banco calcula los dos pagos; rentarla es otro camino.',
      },
      'will-i-get-more-later': {
        en: 'Nobody can tell you whether a year brings more, and I make no forecast: news, elections and one agent’s word are no base. Look at dated figures for your price band, sales, days on market, supply, and at what waiting costs you each month. A financial adviser helps with the rest.',
        es: 'Nadie puede decirle si un año traerá más, y no pronostico: noticias, elecciones y la palabra de un agente no son base. Mire cifras fechadas de su rango de precio, ventas, días en el mercado, oferta, y lo que esperar le cuesta al mes. Un asesor financiero ayuda con lo demás.',
      },
      'the-market-now': {
        en: 'For the market now, look at three dated figures for your area and price: days on market, months of supply, with about six as balance and less favoring sellers, and the share of asking price that sellers got. The market page has the first, with source and date, samples marked so; the team has the other two and tells you what neighbors’ results mean.',
        es: 'Para el mercado de hoy, mire tres cifras fechadas de su zona y precio: días en el mercado, meses de oferta, con unos seis como equilibrio y menos a favor del vendedor, y la parte del precio pedido que se obtuvo. La página de mercado tiene la primera, con fuente y fecha, y las muestras marcadas; el equipo tiene las otras dos y le explica qué significan los resultados de sus vecinos.',
      },
      'what-waiting-costs': {
        en: 'Waiting costs what the house takes each month: loan interest, tax, insurance, dues, upkeep and, if it stands empty, its risk; against it stands what you might gain, which nobody knows. At 400 a month an empty house needs 4,800 a year of rise just to break even, before repairs. Put your own numbers in; an empty house also needs its insurer told.',
        es: 'Esperar cuesta lo que la casa se lleva al mes: intereses, impuesto, seguro, cuotas, mantenimiento y, si está vacía, su riesgo; enfrente está lo que podría ganar, que nadie sabe. A 400 al mes, una casa vacía necesita subir 4,800 al año solo para quedar igual, sin reparaciones. Ponga sus números; si está vacía, avise a la aseguradora.',
      },
    },
    links: ['market', 'sell'],
    source: 'G.S. 93A-6; Canopy MLS',
    topics: ['selling/sell-now-or-wait'],
  },
  {
    id: 'sell-or-rent',
    title: { en: 'Should I sell or rent out my home?', es: '¿Vendo o rento mi casa?' },
    answer: {
      en: 'Both can work; compare the net of a sale with rent less tax, insurance, upkeep and empty months. A former home may be rented up to about three years and still meet the two-of-five-years tax test. Your association may limit renting, and landlords need other insurance and must follow deposit law. A CPA, your insurer and your lender know your case.',
      es: 'Ambas pueden servir; compare el neto de vender con la renta menos impuesto, seguro, arreglos y meses vacíos. Una antigua vivienda puede rentarse unos tres años y aún cumplir la prueba de dos de cinco años. La asociación puede limitarlo, y el arrendador necesita otro seguro y cumplir la ley de depósitos. Su caso: CPA, seguro y banco.',
    },
    aspects: {
      'tax-break-clock': {
        en: 'Renting up to about three years usually keeps the break: you need two years of living there within the five before the sale, so count from the day you moved out and close before it runs out. Depreciation for the rented years stays taxable. Set yourself a date to decide, a year ahead. A CPA confirms; service members may have longer.',
        es: 'Rentar hasta unos tres años suele conservar el beneficio: necesita dos años vividos ahí dentro de los cinco antes de vender, así que cuente desde que se fue de la casa y cierre antes de que venza. La depreciación de los años de renta sí paga. Póngase una fecha para decidir, un año antes. Lo confirma un CPA; los militares pueden tener más plazo.',
      },
      'does-the-rent-cover-it': {
        en: 'Do the sum for a year: rent of like homes times eleven months, less loan, tax, insurance, dues, a repair reserve, and a manager if you want one; if that is below zero, you pay to keep it. Then ask what the equity would earn elsewhere. Give me the figures and I add them; the team or a property manager can name rents of like homes.',
        es: 'Haga la cuenta de un año: renta de casas parecidas por once meses, menos préstamo, impuesto, seguro, cuotas, reserva de reparación y administrador si quiere; si sale bajo cero, paga por conservarla. Luego pregunte qué rendiría ese capital en otra parte. Deme las cifras y las sumo; rentas parecidas las da el equipo o un administrador.',
      },
      'away-for-a-while': {
        en: 'For a move of a year or two that may end, renting keeps the door open, if the loan’s living-there promise is met, the association allows it, and you can carry empty months from afar. Sell if you would come back to another home anyway or need the equity. Count selling and buying again as a cost, and the tax clock of about three years.',
        es: 'Para irse uno o dos años y quizá volver, rentar deja la puerta abierta, si cumplió la promesa de habitar del préstamo, la asociación lo permite y aguanta meses vacíos desde lejos. Venda si de todos modos volvería a otra casa o necesita el capital. Cuente como costo vender y comprar otra vez, y el plazo fiscal de unos tres años.',
      },
      'low-rate-loan': {
        en: 'A low-rate loan is a good reason to look at renting, not a decision: the small payment helps the yearly sum, but your equity stays locked in and the next home is financed at today’s rate with less down. Ask the lender whether rent counts for the next loan. If the sum is near zero and you dislike tenants, the rate alone does not pay you.',
        es: 'Un préstamo de tasa baja es buena razón para mirar la renta, no una decisión: el pago chico ayuda a la cuenta, pero su capital queda atado a la casa y la siguiente casa se financia a la tasa de hoy con menos enganche. Pregunte al banco si la renta cuenta para el próximo préstamo. Si la cuenta sale casi en cero y no quiere inquilinos, la tasa sola no paga.',
      },
      'being-a-landlord': {
        en: 'A landlord has duties: a landlord policy, the association’s rental rules, deposits in a trust account, repairs and fit heat, water and wiring, fair treatment of every applicant, and tax records. Plan on calls, an empty month, and a manager’s fee if you live away. If that sounds heavy for one house, selling is no defeat. Insurer, CPA and association come first.',
        es: 'Un arrendador tiene deberes: póliza de arrendador, reglas de la asociación, depósitos en cuenta fiduciaria, reparaciones y calefacción, agua y luz en orden, trato justo a todo solicitante y registros de impuestos. Cuente con llamadas, un mes vacío y un administrador si vive lejos. Si pesa mucho por una sola casa, vender no es derrota. Aseguradora, CPA y asociación primero.',
      },
      'inherited-home': {
        en: 'With an inherited home selling is simpler, since the value at death is generally the new tax base and little gain arises soon; renting keeps it, but needs every heir’s yes, one who runs it, money for repairs and a rule for leaving. Put it in writing. Estate attorney and CPA first; the team shows both sums.',
        es: 'Con una casa heredada vender es más simple, porque el valor al morir es en general la nueva base y hay poca ganancia pronto; rentar la conserva, pero pide el sí de todos los herederos, alguien que la maneje, dinero para arreglos y una regla de salida. Póngalo por escrito. Primero abogado de sucesiones y CPA; el equipo muestra ambas cuentas.',
      },
    },
    links: ['sell', 'contact'],
    source: 'IRS Pub. 523; G.S. 42-50 to 42-56',
    topics: ['selling/sell-or-rent-it-out'],
  },
  {
    id: 'season',
    title: { en: 'When is the best time of year to sell?', es: '¿Cuál es la mejor época para vender?' },
    answer: {
      en: 'Spring has the most buyers and also the most rivals: in Charlotte showings climb from late February and closings peak from May to August, while winter has fewer of both. Condition and price usually matter more than the month, so the better question is when the house is ready. I make no forecast; the market page has recent figures.',
      es: 'En primavera hay más compradores y también más rivales: en Charlotte las visitas suben desde fines de febrero y hay más cierres de mayo a agosto; en invierno hay menos de ambos. Suelen pesar más el estado y el precio que el mes: pregúntese cuándo estará lista la casa. No hago pronósticos; la página del mercado tiene cifras.',
    },
    aspects: {
      'winter-and-holidays': {
        en: 'Winter is slower, not hopeless: from November to January fewer buyers look, but those who do are often serious, and fewer homes compete. Between Thanksgiving and New Year many pause, so list in early November or just after the holidays with photos taken while the yard is green. Price and condition matter more.',
        es: 'El invierno es más lento, no imposible: de noviembre a enero mira menos gente, pero suele ir en serio, y compiten menos casas. Entre Acción de Gracias y Año Nuevo muchos paran; publique a inicios de noviembre o justo después de las fiestas, con fotos de cuando el jardín está verde. Precio y estado pesan más.',
      },
      'when-spring-starts': {
        en: 'The spring market here starts early: showings climb from late February or March, new listings follow, and closings peak from about May to August, as a financed closing takes thirty to forty-five days. To be on at the start, begin repairs and photos in January.',
        es: 'El mercado de primavera empieza temprano aquí: las visitas suben desde fines de febrero o marzo, luego llegan más casas, y los cierres son más entre mayo y agosto, pues con préstamo tardan de treinta a cuarenta y cinco días. Para estar al inicio, comience arreglos y fotos en enero.',
      },
      'fall-and-late-summer': {
        en: 'September and October are a fair time: after the vacation lull buyers return, fewer than in spring, with fewer rivals and good light for photos, and a sale can close before the year ends. August is the quiet bit. If the house is ready in October, waiting for March costs five months of payments; if it is not, spring is soon enough.',
        es: 'Septiembre y octubre son buen momento: pasada la calma de vacaciones vuelven compradores, menos que en primavera, con menos rivales y buena luz para fotos, y se puede cerrar antes de fin de año. Agosto es lo tranquilo. Si la casa está lista en octubre, esperar a marzo cuesta cinco meses de pagos; si no, basta con la primavera.',
      },
      'summer-and-lake': {
        en: 'Early summer still has many buyers, some of whom move between school years, and many sellers too; from mid-July it calms. A lake or pool home shows best when the water is used, so photograph it in full summer even if you list in spring. Leave shade and cool rooms for visits. To move in June, be under contract by early May.',
        es: 'A inicios de verano aún hay muchos compradores, algunos de los cuales se mudan entre ciclos escolares, y también muchos vendedores; desde mediados de julio baja. Una casa de lago o alberca luce mejor con el agua en uso: tome fotos en pleno verano aunque publique en primavera. Para mudarse en junio, tenga contrato a inicios de mayo.',
      },
      'day-of-the-week': {
        en: 'Many agents put a home on between Wednesday and Friday, so that it is fresh for weekend visits, with photos and papers finished; no day fixes a wrong price or poor pictures. Avoid a holiday weekend. Where a first weekend brings offers, leave your evenings free to answer. Your agent picks the day by what else comes on nearby.',
        es: 'Muchos agentes publican entre miércoles y viernes, para llegar frescos a las visitas del fin de semana, con fotos y papeles listos; ningún día arregla un mal precio o malas fotos. Evite un puente. Si el primer fin de semana trae ofertas, deje libres sus noches. Su agente elige el día según lo que salga cerca.',
      },
    },
    links: ['guideSelling', 'market'],
    source: 'Canopy MLS',
    topics: ['selling/best-time-of-year', 'season'],
  },
  {
    id: 'how-long-selling',
    title: { en: 'How long does it take to sell?', es: '¿Cuánto tarda en venderse una casa?' },
    answer: {
      en: 'Count two to four months in most cases: some days to several weeks to prepare, the time on the market, which varies with price and area, then 30 to 45 days from contract to closing with a loan, or about two weeks with cash. A well-priced home can be under contract in days. Estates, liens and missing signers add time. The market page has recent figures.',
      es: 'Cuente de dos a cuatro meses en la mayoría de los casos: días o semanas para preparar, el tiempo en el mercado, que varía con precio y zona, y 30 a 45 días del contrato al cierre con préstamo, o unas dos semanas al contado. Bien de precio, puede tener contrato en días. Sucesiones, gravámenes y firmas que faltan alargan. La página de mercado tiene cifras.',
    },
    aspects: {
      'contract-to-closing': {
        en: 'From contract to closing count thirty to forty-five days when the buyer has a loan: due diligence with inspections first, the appraisal in the second or third week, then the lender’s final approval, title work and the disclosure three days before signing. The contract names the date; past it a short grace may apply. A slow lender or repairs are the usual delay.',
        es: 'Del contrato al cierre cuente de treinta a cuarenta y cinco días si el comprador tiene préstamo: primero due diligence con inspecciones, el avalúo en la segunda o tercera semana, luego la aprobación final, el estudio de título y la Closing Disclosure tres días antes de firmar. El contrato fija la fecha; después puede haber un breve plazo de gracia. Suelen atrasar el banco o los arreglos.',
      },
      'cash-buyer': {
        en: 'With cash it can close in about two weeks, once title, payoff and association papers are in; the buyer still has due diligence and may want an inspection. Ask for proof of funds and pick the date in the contract. A cash company’s “seven days” depends on the same papers.',
        es: 'Al contado puede cerrar en unas dos semanas, cuando estén título, liquidación y papeles de la asociación; el comprador aún tiene due diligence y quizá inspección. Pida prueba de fondos y fije la fecha en el contrato. Los “siete días” de una empresa dependen de los mismos papeles.',
      },
      'time-on-the-market': {
        en: 'The time until an offer differs by price, area and condition: a well-priced home can be under contract in days, an ambitious or unusual one takes weeks or months. Look at current days on market for homes like yours; the market page has figures and the team reads the newest.',
        es: 'El tiempo hasta una oferta varía por precio, zona y estado: una casa con buen precio puede tener contrato en días; una cara o rara tarda semanas o meses. Mire los días en el mercado de casas como la suya; la página de mercado tiene cifras y el equipo las más nuevas.',
      },
      'getting-ready': {
        en: 'Preparing takes from a few days to several weeks: decluttering and cleaning about a week, paint and small repairs two or three, a roof or permits longer, then photos and papers, two or three days. Do the disclosure form and look for permits meanwhile. A walk-through with the team first tells which work is worth the wait.',
        es: 'Prepararla toma de unos días a varias semanas: ordenar y limpiar una semana, pintura y arreglos dos o tres, un techo o permisos más, y luego fotos y papeles dos o tres días. Mientras, llene la declaración y busque permisos. Un recorrido con el equipo dice primero qué obra vale la espera.',
      },
      'by-a-date': {
        en: 'Count backward from your date: thirty to forty-five days from contract to closing, the time on the market for your price, and the weeks to prepare, so start about four months ahead if you can, two at the least. If it slips, a rent-back, a short rental or moving first are ways out. Nobody can promise the day.',
        es: 'Cuente hacia atrás desde su fecha: de treinta a cuarenta y cinco días del contrato al cierre, el tiempo en el mercado y las semanas de preparación; empiece unos cuatro meses antes si puede, dos como mínimo. Si se atrasa: quedarse rentando, una renta corta o mudarse antes. Nadie promete el día.',
      },
      'estates-and-delays': {
        en: 'What adds time is mostly paper: an estate without a qualified executor, heirs who must sign, liens, an old loan never released, a missing spouse’s signature, association letters, repairs or a slow lender; weeks for most, months for some. Tell the closing attorney at the start and gather names, addresses and papers before you list.',
        es: 'Lo que suma tiempo es casi siempre papel: una sucesión sin albacea nombrado, herederos que deben firmar, gravámenes, un préstamo viejo sin liberar, la firma que falta de un cónyuge, cartas de la asociación, arreglos o un banco lento; semanas casi siempre, a veces meses. Avise al abogado al principio y reúna nombres y papeles.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'Canopy MLS; Form 2-T',
    topics: ['selling/how-long-it-takes', 'selling-timeline'],
  },
  {
    id: 'selling-system',
    title: { en: 'How does the team sell a home?', es: '¿Cómo vende casas el equipo?' },
    answer: {
      en: 'In four steps. Price, from sold homes on your streets, dated and sourced. Prepare, with a room-by-room list and its costs. Present, with photographs at the right hour and a floor plan. Close, with offers compared on one sheet and the same team until the keys change hands. First comes a walk through the house and the agency disclosure.',
      es: 'En cuatro pasos. Precio, con ventas de sus calles, con fecha y fuente. Preparar, con una lista cuarto por cuarto y sus costos. Presentar, con fotos a la hora correcta y un plano. Cerrar, con ofertas comparadas en una hoja y el mismo equipo hasta entregar las llaves. Antes, un recorrido por la casa y la divulgación de agencia.',
    },
    aspects: {
      'photos-and-marketing': {
        en: 'Presenting is the third step: photographs taken at the right hour of day, a floor plan, and a text that says what is true of the house, ready before it goes on the market. What else fits, such as an open house or video, and who pays for what, is settled with you in the listing agreement. Ask to see the marketing plan for your home.',
        es: 'Presentar es el tercer paso: fotografías a la hora adecuada del día, un plano y un texto que diga lo que la casa es, listos antes de salir al mercado. Lo demás, como un open house o video, y quién paga qué, se acuerda con usted en el contrato de venta. Pida ver el plan de mercadeo para su casa.',
      },
      'first-visit': {
        en: 'It begins with a walk through the house and the agency disclosure, before anything is signed: you show the rooms, say when you want to move and what you owe, and ask your questions. Then come the sold homes on your streets for the price, and a room-by-room list with costs. Leave the address and two times, and the team confirms.',
        es: 'Empieza con un recorrido por la casa y la divulgación de agencia, antes de firmar nada: usted muestra los cuartos, dice cuándo quiere mudarse y cuánto debe, y pregunta. Luego vienen las ventas de sus calles para el precio y una lista cuarto por cuarto con costos. Deje la dirección y dos horarios posibles, y el equipo confirma.',
      },
      'same-people': {
        en: 'The same team stays with you from the first walk to the keys, as the fourth step says: offers are compared on one sheet, and the dates to closing are kept by people you have met. Ask at the first visit who answers on weekends, who attends showings and whom you call with a question, and have it noted.',
        es: 'El mismo equipo lo acompaña del primer recorrido a las llaves, como dice el cuarto paso: las ofertas se comparan en una hoja y las fechas hasta el cierre las lleva gente que ya conoce. Pregunte en la primera visita quién contesta en fin de semana, quién atiende visitas y a quién llama, y que quede anotado.',
      },
      'why-this-team': {
        en: 'What sets it apart you judge best by asking: here are four written steps, price from sold homes with date and source, a room-by-room list with its costs, photographs at the right hour with a floor plan, and offers on one sheet. Ask two or three firms the same questions and compare.',
        es: 'Qué distingue al equipo lo juzga usted mejor preguntando: aquí hay cuatro pasos escritos, precio según ventas con fecha y fuente, una lista cuarto por cuarto con costos, fotografías a la hora adecuada con plano, y ofertas en una hoja. Haga las mismas preguntas a dos o tres firmas y compare.',
      },
      'after-you-sign': {
        en: 'Once the agreement is signed, the house is made ready and photographed, the state disclosure forms are filled in, the text and price are agreed with you, and it goes into the MLS, which feeds Zillow and the other sites. That often takes a week or two, less if it is ready. Then come showings by your hours, feedback, and each offer in writing.',
        es: 'Firmado el acuerdo, se prepara y fotografía la casa, se llenan los formularios del estado, se acuerdan con usted texto y precio, y entra al MLS, que alimenta a Zillow y otros sitios. Suele tomar una o dos semanas, menos si está lista. Luego vienen las visitas en sus horarios, los comentarios y cada oferta por escrito.',
      },
      'sign-and-text': {
        en: 'A yard sign and the wording are yours to agree on: you may do without a sign, an association may forbid one, and you may suggest or write the description, as long as it is true and describes the house, not who should live there. The broker answers for the ad and may change it for that. Say both when you sign the listing.',
        es: 'El letrero y el texto se acuerdan con usted: puede no poner letrero, una asociación puede prohibirlo, y usted puede proponer o escribir la descripción, mientras sea cierta y describa la casa, no a la gente que debería vivir ahí. El broker responde por el anuncio y puede cambiarlo por eso. Diga ambas cosas al firmar.',
      },
    },
    links: ['sell', 'guideSelling'],
    source: 'Site records; general practice',
    topics: ['selling-system'],
  },
  {
    id: 'home-value',
    title: { en: 'What is my home worth?', es: '¿Cuánto vale mi casa?' },
    answer: {
      en: `I cannot name a value, and a serious one needs a visit: the team compares your house with recent nearby sales, each with its date, and gives a range, a comparative market analysis. It is a broker's opinion of price and not an appraisal; for a court, an estate or taxes a licensed appraiser does it. Ask for a visit: ${agent.phone}.`,
      es: `No puedo dar un valor, y uno serio requiere visita: el equipo compara su casa con ventas recientes cercanas, con fecha, y le da un rango, un análisis comparativo. Es la opinión de un broker y no un avalúo; para un tribunal, herencia o impuestos lo hace un valuador con licencia. Pida una visita: ${agent.phone}.`,
    },
    aspects: {
      cost: {
        en: 'Asking the team what your home is worth costs you nothing: it begins with a visit and recent nearby sales, before you spend a dollar. What does cost money is a licensed appraiser, whom you hire yourself when a court, an estate or the tax office needs an official figure.',
        es: 'Preguntarle al equipo cuánto vale su casa no le cuesta nada: se empieza con una visita y ventas recientes cercanas, antes de que gaste un dólar. Lo que sí se paga es un valuador con licencia, que usted contrata cuando un tribunal, una herencia o la oficina de impuestos pide una cifra oficial.',
      },
      'how-it-is-figured': {
        en: 'A broker compares your home with recent closed, pending and active sales close by and adjusts for what differs, such as size, lot, condition and kitchen. That is a comparative market analysis (CMA), also called a broker price opinion: a range with its reasons, not an appraisal. It needs a visit and ages within weeks.',
        es: 'Un broker compara su casa con otras cercanas vendidas hace poco, bajo contrato y en venta, y ajusta lo que difiere: tamaño, lote, estado, cocina. Eso es un análisis comparativo de mercado (CMA) u opinión de precio de un broker: un rango con sus razones, no un avalúo. Requiere una visita y en semanas envejece.',
      },
      'for-court-or-estate': {
        en: "For a court, an estate, a divorce or taxes you need a licensed appraiser, who puts a dated value in a signed report. A broker's range helps the owners talk and decide about selling, but it is no appraisal and may not be called one. Ask your attorney or CPA which date the value must be for.",
        es: 'Para un tribunal, una herencia, un divorcio o impuestos necesita un valuador con licencia, que da en un informe firmado un valor con fecha. El rango de un broker sirve para conversar y decidir la venta, pero no es un avalúo ni puede llamarse así. Pregunte a su abogado o contador de qué fecha debe ser.',
      },
      'not-selling-yet': {
        en: 'You need not be selling to ask: the team can look at your home and show you what similar ones nearby sold for, each with its date. Take it as a snapshot, since a range ages within weeks, and have it redone when you plan in earnest.',
        es: 'No hace falta que esté vendiendo para preguntar: el equipo puede ver su casa y mostrarle en cuánto se vendieron otras parecidas cerca, cada una con su fecha. Tómelo como una foto del momento, porque un rango envejece en semanas, y pida otro cuando lo planee en serio.',
      },
      'neighbors-price': {
        en: "A neighbor's price is one comparable, not your value: size, garage, lot, condition, updates and the date of the sale each move the figure. Several recent sales close by, adjusted for those differences, give a fair range. The team needs to see your home to make it.",
        es: 'El precio de un vecino es una comparable, no su valor: tamaño, garaje, lote, estado, mejoras y la fecha de la venta mueven la cifra. Varias ventas recientes y cercanas, ajustadas por esas diferencias, dan un rango justo. Para eso el equipo necesita ver su casa.',
      },
    },
    links: ['sell'],
    source: 'G.S. 93A-82, 93A-83',
    topics: ['selling/what-my-home-is-worth-cma', 'home-value'],
  },
  {
    id: 'appraisal-before-listing',
    title: { en: 'Should I get an appraisal before selling?', es: '¿Pido un avalúo antes de vender?' },
    answer: {
      en: "It is worth it where sales to compare are few, or for an estate, a divorce or a sale to a relative; for an ordinary sale a broker's analysis is usually enough. Only an appraiser licensed by the state's board may do one, it holds for one date, and the buyer's lender is not bound by it but orders its own.",
      es: 'Conviene donde hay pocas ventas comparables, o en una herencia, un divorcio o una venta a un pariente; en una venta común suele bastar el análisis de un broker. Solo puede hacerlo un valuador con licencia estatal, vale para una fecha y no obliga al banco de quien compra, que pide el suyo.',
    },
    aspects: {
      'cost-and-length': {
        en: 'Appraisers set their own fees, so ask two or three for a written price before you order; an unusual house or acreage costs more. It states a value on one date and carries no end date, but it goes stale as sales move on, so order it close to the time you need it.',
        es: 'Cada valuador fija sus honorarios, así que pida el precio por escrito a dos o tres antes de encargarlo; una casa rara o con mucho terreno cuesta más. Da un valor en una fecha y no lleva fecha de vencimiento, pero envejece con las ventas nuevas: pídalo cerca de cuando lo necesite.',
      },
      'buyers-lender': {
        en: "The buyer's lender orders its own appraisal and is not bound by yours, so your report cannot prevent a low one. It helps you choose a price you can defend, and your agent may offer its facts and comparable sales to the lender's appraiser; nobody may press that person for a value.",
        es: 'El banco del comprador pide su propio avalúo y el suyo no lo obliga, así que su informe no evita uno bajo. Le ayuda a elegir un precio que pueda defender, y su agente puede ofrecer sus datos y comparables al valuador del banco; nadie puede presionar a esa persona por un valor.',
      },
      'divorce-or-estate': {
        en: "For a divorce or an estate an appraisal is worth paying for: it gives both sides a neutral, dated value, where a broker's analysis is only an opinion of price. Ask the attorney which date it must state, such as the date of death, and whether one appraiser can serve everybody.",
        es: 'Para un divorcio o una herencia el avalúo vale lo que cuesta: da a todos un valor neutral con fecha, mientras que el análisis de un broker es solo una opinión de precio. Pregunte al abogado de qué fecha debe ser, por ejemplo la de la muerte, y si un solo valuador sirve para todos.',
      },
      'sale-to-relative': {
        en: "For a sale to a relative, get an appraisal: it shows what strangers would pay, and so how much of the price is a gift, for the tax papers and the buyer's lender. It is not a condition of every family sale; your attorney and a CPA say what proof of value yours needs.",
        es: 'Para vender a un familiar, pida un avalúo: muestra lo que pagaría un extraño y, así, cuánto del precio es regalo, para los impuestos y el banco del comprador. No toda venta en familia lo exige; su abogado y un contador dicen qué prueba de valor necesita la suya.',
      },
      'few-comparables': {
        en: 'Where few sales compare, as with a round house, acreage or a building where nothing has sold, an appraisal is usually money well spent: the appraiser searches wider and explains each adjustment. Ask for somebody who knows that kind of property; the market still has the last word.',
        es: 'Cuando hay pocas ventas comparables, como con una casa redonda, mucho terreno o un edificio sin ventas, el avalúo suele valer la pena: el valuador busca más lejos y explica cada ajuste. Pida alguien que conozca ese tipo de propiedad; el mercado tiene la última palabra.',
      },
      'who-does-it': {
        en: "Only an appraiser registered, licensed or certified by the NC Appraisal Board may write an appraisal, and you as owner may order one yourself. An agent's analysis may not be called one. Find a name through the board's public search, ask for experience with homes like yours, and get fee and date in writing.",
        es: 'Solo un valuador registrado, con licencia o certificado por la NC Appraisal Board puede hacer un avalúo, y usted como dueño puede pedirlo. El análisis de un agente no puede llamarse así. Busque un nombre en la página de la junta, pregunte por experiencia con casas como la suya y pida precio y fecha por escrito.',
      },
    },
    links: ['sell', 'guideSelling'],
    source: 'G.S. 93E-1',
    topics: ['selling/appraisal-before-listing'],
  },
  {
    id: 'own-inspection',
    title: { en: 'Should I inspect before listing?', es: '¿Pido una inspección antes de publicar?' },
    answer: {
      en: 'It is optional, and in an old house usually better to know: you repair calmly, price honestly, or hand buyers the report. But what it finds you may not deny on the form, and a broker who reads it must disclose material defects even if you say nothing. It commonly costs $300 to $600; a licensed inspector does it, a contractor prices repairs.',
      es: 'Es opcional, y en una casa antigua suele ser mejor saber: repara con calma, pone un precio honesto o entrega el informe. Pero lo que aparece no puede negarlo en la declaración, y el broker que lo lee debe revelar los defectos importantes aunque usted calle. Suele costar de $300 a $600; lo hace un inspector con licencia, y los precios, un contratista.',
    },
    aspects: {
      'must-i-tell': {
        en: 'Nobody makes you hand out the report, but what you learn counts: you may not answer "No" against it on the disclosure form, and a broker who has read it must disclose material defects even if you would rather not. You may mark "No Representation", yet not hide or deny a defect. Ask an attorney how to answer.',
        es: 'Nadie le obliga a entregar el informe, pero lo que sabe cuenta: no puede responder “No” en el formulario si sabe lo contrario, y un broker que lo leyó debe revelar los defectos importantes aunque usted no quiera. Puede marcar “No Representation”, pero no ocultar ni negar un defecto. Pregunte a un abogado cómo responder.',
      },
      'downside-of-knowing': {
        en: "The drawback is that you cannot un-know it: a defect found must be answered truthfully, repaired or reflected in the price. Most owners of older houses still gain, because the buyer's inspector usually finds the same thing later, when you have a deadline and less room to bargain.",
        es: 'La desventaja es que ya no puede dejar de saberlo: un defecto hallado hay que contestarlo con verdad, repararlo o reflejarlo en el precio. En casas viejas muchos dueños ganan de todos modos, porque el inspector del comprador suele hallar lo mismo después, cuando usted tiene plazo y menos margen.',
      },
      'cost-and-who': {
        en: 'It commonly costs $300 to $600 for a licensed home inspector; size, age and extras such as a sewer camera, roof or termite check change that. A contractor friend may price repairs, but his free look is not a licensed inspection and buyers will give it less weight. Ask two or three for a written price.',
        es: 'Suele costar entre $300 y $600 con un inspector de casas con licencia; el precio cambia según tamaño, edad y extras como cámara del drenaje, techo o termitas. Un amigo contratista puede cotizar arreglos, pero su visita gratis no es una inspección con licencia y pesa menos. Pida precio escrito a dos o tres.',
      },
      'buyers-still-inspect': {
        en: 'Buyers may and usually do order their own inspection during due diligence, whatever you hand them. Your report does not replace it, but it makes surprises rarer: buyers price the known things into the offer, which leaves less to bargain over afterward. Offer the report whole and with its date.',
        es: 'Los compradores pueden pedir su propia inspección durante el due diligence, y casi siempre lo hacen, aunque usted les dé la suya. Su informe no la sustituye, pero hace más raras las sorpresas: lo conocido entra en la oferta y queda menos que negociar. Ofrézcalo completo y con su fecha.',
      },
      'what-to-check': {
        en: 'Check first what scares buyers and lenders: roof, crawl space and moisture, foundation, wiring, heating and cooling, and the sewer line in an old house. A general inspector covers the whole and names the specialist; a roofer, plumber or engineer then looks at one item. Fix small things and keep receipts.',
        es: 'Revise primero lo que asusta a compradores y bancos: techo, crawl space y humedad, cimientos, cableado, calefacción y aire, y el drenaje en una casa vieja. Un inspector general ve todo y dice qué especialista hace falta; luego un techador, plomero o ingeniero mira un punto. Repare lo pequeño y guarde recibos.',
      },
    },
    links: ['guideSelling'],
    source: 'G.S. 47E-4; G.S. 93A-6; NC Licensed Home Inspector Association, reported by NerdWallet',
    year: 2026,
    topics: ['selling/inspect-before-listing'],
  },
  {
    id: 'prepare-home',
    title: { en: 'Which repairs pay off before selling?', es: '¿Qué arreglos convienen antes de vender?' },
    answer: {
      en: 'First what stops a loan or a sale: leaks, unsafe wiring, moisture under the house, dead heating, peeling old paint. Then paint, cleaning, yard and lights, which tend to pay better than large remodels; an upscale kitchen seldom returns its cost. Leave alone what works, and get each line priced in writing. No return is promised; a contractor gives prices, the team a list.',
      es: 'Primero lo que frena un préstamo o una venta: goteras, cables inseguros, humedad bajo la casa, calefacción que no sirve, pintura vieja descascarada. Luego pintura, limpieza, jardín y luces, que suelen rendir más que grandes obras; una cocina de lujo rara vez recupera su costo. No toque lo que sirve y pida precios escritos. No se promete ganancia; los precios los da un contratista; la lista, el equipo.',
    },
    aspects: {
      'must-i-fix': {
        en: 'You do not have to fix anything before you list: no North Carolina rule requires repairs, and the standard contract makes none your duty. The price and the kind of loan then carry it, and known defects still count on the disclosure form. A leak, bad wiring or dead heating can rule out many loans.',
        es: 'No tiene que arreglar nada antes de publicar: ninguna regla de Carolina del Norte lo exige y el contrato estándar no le impone reparaciones. Pero se refleja en el precio y en el tipo de préstamo, y los defectos conocidos cuentan en el formulario. Una fuga, mal cableado o calefacción que no sirve pueden descartar muchos préstamos.',
      },
      'what-loans-require': {
        en: "Take care first of what lenders refuse: an active roof leak, unsafe wiring, no working heat, missing rails, moisture under the house, and peeling paint in a home from before 1978, which FHA and VA appraisers watch for. Otherwise cash buyers remain. The buyer's lender decides, so ask your agent what similar homes met.",
        es: 'Atienda primero lo que los bancos rechazan: techo con goteras, cableado inseguro, falta de calefacción, barandas que faltan, humedad bajo la casa y pintura descascarada en casas de antes de 1978, que miran los valuadores de FHA y VA. Si no, quedan compradores de contado. El banco del comprador decide; pregunte a su agente.',
      },
      'kitchen-and-bath': {
        en: 'A large kitchen or bath remodel just before selling seldom returns its cost, and the buyer may want another taste. Small work usually does better: paint, hardware, lights, caulk, a clean counter. Repair what leaks or does not work; if it is only dated, let the price say so.',
        es: 'Remodelar a fondo cocina o baño justo antes de vender rara vez recupera su costo, y el comprador puede querer otro gusto. Lo pequeño suele rendir más: pintura, herrajes, luces, sellador, cubierta limpia. Repare lo que gotea o no funciona; si solo es anticuado, que lo diga el precio.',
      },
      'paint-and-floors': {
        en: 'Paint and clean or replace worn floors where buyers look first: entry, living room, kitchen, main bedroom. Light neutral walls and a professional carpet cleaning go a long way; an allowance lets the buyer choose instead, within what the loan permits. Price each in writing before you decide.',
        es: 'Pinte y limpie o cambie pisos gastados donde primero miran: entrada, sala, cocina y recámara principal. Paredes claras y neutras y una limpieza profesional de alfombra ayudan mucho; un crédito deja elegir al comprador, dentro de lo que permite su préstamo. Pida el precio de cada cosa por escrito.',
      },
      'roof-windows-systems': {
        en: "Replace a roof, windows or heating system before listing only if it leaks, is unsafe or has failed; one that is old but works usually stays, with its age stated and the price set for it. Get a roofer's or contractor's written opinion and quote, and keep the invoice for buyers.",
        es: 'Cambie techo, ventanas o calefacción antes de publicar solo si gotea, es inseguro o ya falló; lo viejo que funciona suele quedarse, con su edad dicha y el precio ajustado. Pida opinión y cotización por escrito a un techador o contratista y guarde la factura para los compradores.',
      },
      budget: {
        en: 'Spend in this order until the money ends: anything that leaks or is unsafe, then deep cleaning and paint, then yard, lights and hardware, then worn floors. Stop before big remodels. There is no right sum; get each line priced in writing and ask the team which of them your buyers would notice.',
        es: 'Gaste en este orden hasta donde alcance: lo que gotea o es inseguro, después limpieza a fondo y pintura, luego jardín, luces y herrajes, y al final pisos gastados. Pare antes de las remodelaciones grandes. No hay una suma correcta; pida precios por escrito y pregunte al equipo qué notarían sus compradores.',
      },
      'half-finished': {
        en: 'Finish or put back what is open before you list: a half-done bathroom worries buyers, and a loan may fail where a bath, floor or wiring does not work. Simple and working is enough; it need not be fancy. If money is short, price it as it is for cash and renovation buyers. Where a permit is open, close it first, and get the rest priced in writing.',
        es: 'Termine o deje en orden lo que está abierto antes de publicar: un baño a medias asusta, y un préstamo puede fallar si no funcionan baño, piso o cableado. Basta sencillo y que funcione. Si falta dinero, ponga el precio tal como está para quien paga al contado o remodela. Si hay un permiso abierto, ciérrelo primero, y pida por escrito el precio de lo demás.',
      },
      'curb-appeal': {
        en: 'Cheap and seen first: mow and edge, fresh mulch, trimmed shrubs off windows and walks, a washed porch, siding and drive, a painted or cleaned front door, new house numbers and a bulb that works. Clear gutters and toys, hide bins, add two pots. Spend a weekend rather than thousands; the first photograph shows it. Ask the association before a new door color.',
        es: 'Barato y lo primero que se ve: césped cortado y orillado, mantillo nuevo, arbustos lejos de ventanas y paso, porche, paredes y entrada lavados, puerta pintada o limpia, números nuevos y un foco que sirva. Limpie canaletas, guarde juguetes y botes, ponga dos macetas. Un fin de semana, no miles; se ve en la primera foto. Para otro color de puerta, pregunte a la asociación.',
      },
      smells: {
        en: 'Smells are worth fixing first: buyers leave over them and suspect more. Find the cause, not a perfume: wash or replace carpet and pads, clean ducts and filters, scrub walls and seal them with a stain-blocking primer before paint after years of smoke, treat subfloors after pets, dry a damp crawl space. A strong smell of mold or sewage needs a contractor, and what you know of it is disclosed.',
        es: 'Los olores se arreglan primero: espantan al comprador y hacen sospechar. Busque la causa, no un perfume: lave o cambie alfombra y bajoalfombra, limpie ductos y filtros, tras años de humo lave paredes y séllelas con un primario antes de pintar, trate el contrapiso si hubo mascotas, seque el crawl space húmedo. Un olor fuerte a moho o drenaje pide contratista, y lo que sepa se divulga.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'NCREC; NAR',
    topics: ['selling/repairs-and-updates-that-pay-back', 'prepare-home'],
  },
  {
    id: 'style-before-sale',
    title: {
      en: 'Should I change colors or cabinets to sell?',
      es: '¿Cambio colores o gabinetes para vender?',
    },
    answer: {
      en: 'Change taste only where it is cheap and seen at once: paint, hardware, lights. Buyers choose their own style, so cabinets, tile or windows that work are mostly left, and the price says the rest. Light neutral walls photograph best; nothing is out of fashion for everyone, and no return is promised. The team walks through and says what buyers near you would notice.',
      es: 'Cambie cuestiones de gusto solo donde es barato y se ve enseguida: pintura, jaladeras, luces. Cada comprador tiene su estilo, así que gabinetes, azulejo o ventanas que sirven casi siempre se dejan, y el precio dice lo demás. Las paredes claras y neutras salen mejor en fotos; nada pasa de moda para todos, y no se promete retorno. El equipo recorre la casa y dice qué notarían los compradores.',
    },
    aspects: {
      cabinets: {
        en: 'Cabinets that are sound are painted or cleaned rather than replaced before a sale: degrease, tighten hinges, add new pulls, and paint dark or worn wood only if the work is done well, since drips and chips look worse than old oak. White is the usual choice, wood is fine too. New cabinets seldom return their cost. Get a painter’s written price first, and compare it with a credit.',
        es: 'Los gabinetes sanos se pintan o limpian antes de vender, no se cambian: quite la grasa, apriete bisagras, ponga jaladeras nuevas, y pinte la madera oscura o gastada solo si queda bien hecho, pues las gotas y raspones lucen peor que el roble viejo. Blanco es lo usual; la madera también va. Cambiarlos rara vez recupera el costo. Pida precio escrito a un pintor y compare con un crédito.',
      },
      'trends-and-dated-looks': {
        en: 'A white kitchen, gray floor, gold fixture or granite top goes in and out of fashion, and buyers differ, so do not remodel after a trend just before you sell: sound, clean and simple wins over new and particular. If it is dated but works, price it so and show it bright. Spend on what looks worn or broken. The team tells what sold near you with a kitchen like yours.',
        es: 'Una cocina blanca, un piso gris, grifería dorada o cubierta de granito entra y sale de moda, y los gustos varían: no remodele por una moda justo antes de vender. Lo sano, limpio y sencillo gana a lo nuevo y particular. Si está anticuado pero sirve, póngale ese precio y muéstrelo con luz. Gaste en lo gastado o roto. El equipo dice qué se vendió cerca con una cocina así.',
      },
      'bold-colors-and-murals': {
        en: 'A bold wall, a mural, dark paint, wallpaper or a themed room is cheap to undo and loud in photographs, so most sellers paint it in a light neutral before the pictures: a primer that blocks stains, then two coats. Peel wallpaper rather than paint over it where it lifts. A mural you love can be photographed for yourself. One calm accent wall may stay; ask the team which rooms matter.',
        es: 'Una pared de color fuerte, un mural, pintura oscura, papel tapiz o un cuarto temático cuesta poco deshacer y resalta en las fotos, así que casi todos lo pintan de neutro claro antes de fotografiar: un primario que tape y dos manos. Quite el tapiz si se levanta, no pinte encima. Tome foto del mural para usted. Una pared de acento tranquila puede quedarse; el equipo dice qué cuartos importan.',
      },
      'outside-colors': {
        en: 'Outside, color pays where it is small: a front door, shutters, trim and house numbers in a color that suits the brick. Black or white window frames are taste, so do not replace or paint sound windows for a sale; painted vinyl can warp and lose its warranty. Painted brick cannot be undone. An association or historic district approves outside colors first. Wash everything before you paint anything.',
        es: 'Afuera, el color rinde donde es poco: puerta, contraventanas, molduras y números en un tono que vaya con el ladrillo. Los marcos de ventana negros o blancos son cuestión de gusto: no cambie ni pinte ventanas sanas para vender; el vinilo pintado puede deformarse y perder la garantía. El ladrillo pintado no tiene vuelta atrás. Una asociación o distrito histórico aprueba antes los colores. Lave todo antes de pintar algo.',
      },
    },
    links: ['sell', 'contact'],
    source: 'NCREC; NAR',
    topics: ['asked/style-before-sale'],
  },
  {
    id: 'who-may-do-work',
    title: {
      en: 'Do repairs need a permit or a license?',
      es: '¿Los arreglos requieren permiso o licencia?',
    },
    answer: {
      en: 'Projects of $40,000 or more need a licensed general contractor, and most structural, electrical, plumbing and heating work needs a permit at any cost. People paid to disturb paint in a home from before 1978 need lead-safe certification. Keep permits and receipts, and pay your trades, because unpaid work can become a lien. Mecklenburg Code Enforcement answers on permits.',
      es: 'Obras de $40,000 o más exigen contratista general con licencia, y casi toda obra estructural, eléctrica, de plomería o calefacción necesita permiso, cueste lo que cueste. Quien cobra por alterar pintura anterior a 1978 necesita certificación de plomo. Guarde permisos y recibos y pague a quienes trabajan: lo impago puede volverse gravamen. Permisos: Mecklenburg Code Enforcement.',
    },
    aspects: {
      'deck-shed-or-addition': {
        en: 'Yes: a deck, porch, garage, addition or finished basement needs a permit; Mecklenburg County Code Enforcement issues the permit, in the towns too, whatever it costs. For a small shed or a patio ask it first, because size decides. The lot’s setbacks come from zoning, and an association or historic district must approve separately. Apply before work begins.',
        es: 'Sí: una terraza, porche, garaje, ampliación o sótano terminado necesita permiso; lo da Code Enforcement del condado de Mecklenburg, también en los pueblos, cueste lo que cueste. Para un cobertizo pequeño o un patio pregunte antes, porque depende del tamaño. Los retiros son de zonificación, y la asociación o el distrito histórico aprueban aparte.',
      },
      'water-heater-roof-windows': {
        en: 'A water heater swapped like for like by a licensed trade may need no permit, and under $40,000 a roof, windows, floors or cabinets replaced in kind usually need none; a furnace, air conditioner or new gas line does. An association can ask for its own approval. Mecklenburg Code Enforcement answers for your job; keep the paper for your buyer.',
        es: 'Un calentador de agua que un técnico con licencia cambia por otro igual puede no necesitar permiso, y por menos de $40,000 el techo, ventanas, pisos o gabinetes iguales normalmente tampoco; un calefactor, aire acondicionado o línea de gas nueva sí. La asociación puede pedir su aprobación. Pregunte a Code Enforcement de Mecklenburg; guarde el papel para su comprador.',
      },
      'do-it-myself': {
        en: 'You may work on a home you own and live in, with a homeowner permit and the usual inspections, but state law leaves your own wiring to homes you do not mean to sell or rent; Mecklenburg says within a year after. So before a sale hire a licensed trade. Paint and small repairs you may do. Code Enforcement answers.',
        es: 'Puede trabajar en la casa que es suya y donde vive, con permiso de propietario e inspecciones, pero la ley estatal solo le deja hacer su propio cableado si no piensa venderla ni rentarla; Mecklenburg dice en el año siguiente. Así que antes de vender contrate a un técnico con licencia. Pintura y arreglos chicos sí puede. Code Enforcement responde.',
      },
      'handyman-or-friend': {
        en: 'A handyman or friend may paint, patch, hang doors and do small repairs without a license; wiring, plumbing, gas, and heating or cooling work generally belongs to the licensed trades; about a small swap ask Code Enforcement. "Off the books" leaves you without permit, warranty or recourse, and a buyer\'s inspector often sees it.',
        es: 'Un handyman o amigo puede pintar, resanar, colgar puertas y hacer arreglos chicos sin licencia; luz, plomería, gas y calefacción o aire son en general para técnicos con licencia; por un cambio pequeño pregunte a Code Enforcement. Trabajar “sin factura” lo deja sin permiso, garantía ni reclamo, y el inspector del comprador suele notarlo.',
      },
      'big-jobs': {
        en: "From $40,000 for the whole project the general contractor must hold a state license, and splitting the bills does not get around it; below that sum an unlicensed builder may do it, but the electrical, plumbing and heating parts still need their own licensed trades. Check the name with the state's licensing board.",
        es: 'Desde $40,000 por el proyecto completo el contratista general debe tener licencia del estado, y dividir las facturas no lo evita; por debajo puede hacerlo alguien sin licencia, pero luz, plomería y calefacción necesitan sus propios técnicos con licencia. Verifique el nombre con la junta estatal.',
      },
      'which-need-a-permit': {
        en: 'A permit is needed at any cost for most structural, electrical, plumbing, gas and heating or cooling work, such as an added bath, a moved wall, a new panel, a furnace or a deck. Under $40,000, paint, floors, cabinets and like-for-like windows or roofing usually need none; nor may a water heater swapped like for like by a licensed trade. Ask Mecklenburg Code Enforcement first.',
        es: 'Casi todo trabajo estructural, eléctrico, de plomería, gas o calefacción y aire requiere permiso, cueste lo que cueste: un baño más, mover una pared, panel eléctrico, calefacción o terraza. Por menos de $40,000, pintura, pisos, gabinetes, ventanas o techo del mismo tipo normalmente no, ni quizá un calentador igual puesto por un técnico con licencia. Pregunte antes a Mecklenburg Code Enforcement.',
      },
      'getting-a-permit': {
        en: 'In Charlotte and the county you apply to Mecklenburg County Code Enforcement, usually online; the contractor who does the work normally pulls the permit, and the fee depends on the job. Be wary if he says to skip it or has you pull it for him. Keep the final inspection approval for your buyer.',
        es: 'En Charlotte y el condado se pide a Mecklenburg County Code Enforcement, normalmente en línea; lo saca el contratista que hace el trabajo y la tarifa depende de la obra. Desconfíe si le dice que no hace falta o que lo saque usted por él. Guarde la aprobación final para su comprador.',
      },
      'lead-paint': {
        en: "Anyone paid to disturb paint in a home built before 1978 needs EPA lead-safe certification, painters and window crews included, whether you live there or rent it out. Ask for the firm's certificate before work starts. It is a federal rule; you doing your own home unpaid are outside it, but dust is still a danger to children.",
        es: 'Quien cobra por alterar pintura en una casa de antes de 1978 necesita la certificación EPA de trabajo seguro con plomo, también pintores y quienes cambian ventanas, viva usted ahí o la rente. Pida el certificado antes de empezar. Es regla federal; si pinta usted su propia casa sin cobrar no aplica, pero el polvo daña a los niños.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 87-1, 87-43.1; G.S. 160D-1110; 40 CFR 745; Mecklenburg County Code Enforcement, 2026',
    year: 2026,
    topics: ['selling/who-may-do-the-work-and-permits'],
  },
  {
    id: 'staging',
    title: { en: 'Is staging worth it?', es: '¿Vale la pena el home staging?' },
    answer: {
      en: 'Often the free part is: empty surfaces, light, clean windows and no smells come before furniture, then the living room, main bedroom and kitchen. Put away mail, medicines, firearms, jewelry and family photos for your privacy. Who pays a stager and insures the furniture belongs in writing. The team tells you whether your house would gain.',
      es: 'A menudo vale la pena la parte gratuita: superficies vacías, luz, ventanas limpias y sin olores van antes que los muebles; luego sala, dormitorio principal y cocina. Guarde correo, medicinas, armas, joyas y fotos familiares por privacidad. Quién paga y asegura los muebles, por escrito. El equipo le dice si su casa ganaría.',
    },
    aspects: {
      'who-pays-and-cost': {
        en: 'Who pays is agreed in writing before anything is ordered: the seller, the agent or both; nothing is standard. The price depends on the rooms, the weeks of rented furniture and whether it is only a consultation, so ask for a written quote, and for who insures the pieces if one is broken or stolen.',
        es: 'Quién paga se acuerda por escrito antes de encargar algo: quien vende, el agente o ambos; no hay regla. El precio depende de los cuartos, las semanas de renta de muebles y de si es solo una asesoría; pida cotización escrita y quién asegura los muebles si algo se rompe o lo roban.',
      },
      'does-it-pay-off': {
        en: 'Nobody can promise that staging brings a higher price: many agents report quicker sales and sometimes better offers, but that is opinion, not proof. Cleaning, light and fewer things cost little and do most of the work; paid staging makes more sense in an empty or hard-to-read room.',
        es: 'Nadie puede prometer que el staging suba el precio: muchos agentes cuentan ventas más rápidas y a veces mejores ofertas, pero es opinión, no prueba. Limpieza, luz y menos cosas cuestan poco y hacen casi todo; pagar staging tiene más sentido en un cuarto vacío o difícil de entender.',
      },
      'empty-home': {
        en: 'You do not have to furnish an empty home to sell it. A few pieces in the living room and main bedroom help people judge size, and borrowed chairs, a rug and lamps can do; virtual furniture is cheaper, but must be labeled and the visitor still walks into bare rooms.',
        es: 'No tiene que amueblar una casa vacía para venderla. Unas piezas en la sala y la recámara principal ayudan a entender el tamaño, y bastan sillas prestadas, un tapete y lámparas; los muebles virtuales son más baratos, pero deben rotularse y quien visita encuentra cuartos vacíos.',
      },
      'photos-and-valuables': {
        en: 'Put away family photos, mail, account papers, medicines, firearms, jewelry and spare keys before photos and showings: it protects your privacy and lets buyers picture their own life. Nobody forces you to take pictures down. Lock up or take along what matters; visitors come with agents, but nobody watches every drawer.',
        es: 'Guarde fotos familiares, correo, papeles de cuentas, medicinas, armas, joyas y llaves antes de las fotos y visitas: cuida su privacidad y deja al comprador imaginarse ahí. Nadie le obliga a quitar retratos. Encierre o lleve consigo lo importante; las visitas vienen con agentes, pero nadie vigila cada cajón.',
      },
      'declutter-and-clean': {
        en: 'Start with smells and surfaces: clear counters and floors, wash windows, clean carpets, air out pets and smoke, and put roughly what you would not miss for a month into boxes or storage, so rooms look larger. Open blinds and brighter bulbs come next. It costs little and shows in every photo.',
        es: 'Empiece por olores y superficies: despeje mesas y pisos, lave ventanas, limpie alfombras, ventile olor a mascotas y humo, y guarde en cajas o bodega lo que no extrañaría en un mes, para que los cuartos se vean más grandes. Luego persianas abiertas y focos más claros. Cuesta poco y se nota en cada foto.',
      },
      'which-rooms-and-diy': {
        en: 'You can do most of it yourself: begin with the living room, then the main bedroom and the kitchen, since buyers remember those. Neutral bedding, few and lighter pieces, lamps on, nothing blocking windows or paths. Strong colors or dark antiques need not all go; thin them out. The team tells you what it would move.',
        es: 'Casi todo puede hacerlo usted: empiece por la sala, luego la recámara principal y la cocina, que es lo que se recuerda. Ropa de cama neutra, pocos muebles y claros, lámparas encendidas, ventanas y pasos libres. Colores fuertes o muebles antiguos no tienen que irse todos; reduzca. El equipo le dice qué movería.',
      },
      'what-it-is': {
        en: 'Staging means arranging a home for sale so buyers can picture living there: less furniture, clear counters, light, neutral bedding and a few pieces in the right places, your own or rented. It can be a two-hour consultation or a whole house furnished by a stager. Much of it costs nothing, and no higher price is promised.',
        es: 'Staging es preparar la casa para la venta de modo que quien visita se imagine viviendo ahí: menos muebles, superficies despejadas, luz, ropa de cama neutra y pocas piezas bien puestas, suyas o rentadas. Puede ser una consulta de dos horas o amueblar toda la casa. Mucho no cuesta nada, y no promete mejor precio.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'NAR',
    topics: ['selling/staging-and-decluttering', 'staging-and-pictures'],
  },
  {
    id: 'listing-photos',
    title: {
      en: 'Who owns the photos, and may they be edited?',
      es: '¿De quién son las fotos y se pueden editar?',
    },
    answer: {
      en: 'The photographer or the firm usually owns them, so they may not follow you to a new broker. Edits must not hide real defects, power lines or neighbors, and virtual furniture should be labeled; rooms or alarm panels can be left out. If old pictures are still online after the listing ended, ask the former firm, then each portal, to take them down. Paid drone flights need a licensed pilot.',
      es: 'Normalmente son del fotógrafo o de la firma: quizá no lo sigan a otro broker. Los retoques no deben ocultar defectos, cables ni vecinos, y los muebles virtuales deben indicarse; ciertos cuartos o la alarma pueden quedar fuera. Si las fotos viejas siguen en línea, pida a la firma anterior y luego a cada portal que las quite. Los vuelos pagados de dron exigen piloto con licencia.',
    },
    aspects: {
      'reuse-with-new-agent': {
        en: 'Get written permission first: the photographer or the old firm usually owns the pictures, even of your house and even if you shared the bill, so a new broker commonly orders new ones. Look in the listing agreement or the photo order for a license; the owner may grant or sell reuse.',
        es: 'Pida primero permiso por escrito: el fotógrafo o la firma anterior suele ser dueño de las fotos, aunque sean de su casa y usted haya pagado parte, así que el nuevo broker por lo común encarga otras. Mire si el contrato o el pedido da una licencia; su dueño puede permitir o vender el uso.',
      },
      'edits-allowed': {
        en: "Brightness and straight lines are fine; removing or hiding what is really there is not: power lines, a water tower, cracks, a neighbor's house, or lawn that does not exist. Advertising must not mislead, and both the broker and the owner can be blamed. Ask for a true picture, or have the ad corrected at once.",
        es: 'Mejorar la luz y enderezar se vale; quitar u ocultar lo que existe no: cables, un tanque de agua, grietas, la casa vecina, o un césped inventado. La publicidad no debe engañar, y pueden reclamarle al broker y al dueño. Pida una foto fiel o que corrijan el anuncio enseguida.',
      },
      'virtual-staging': {
        en: 'Virtual furniture is allowed when it is labeled as virtual, and it must not cover damage or change walls, windows or floors. The safest way is to show the empty room beside it. If visitors felt misled, have the label added wherever the picture appears; the listing broker is responsible for the ad.',
        es: 'Los muebles virtuales se permiten si se rotulan como virtuales, y no deben tapar daños ni cambiar paredes, ventanas o pisos. Lo más seguro es mostrar al lado el cuarto vacío. Si alguien se sintió engañado, pida poner el aviso en todas partes donde salga la foto; del anuncio responde el broker.',
      },
      drone: {
        en: "Whoever flies for a listing needs an FAA remote pilot certificate (Part 107), paid or as a favor, because the flight serves a business; a neighbor's kid or nephew without it should not fly. Ask to see the certificate and insurance, and keep the camera on your own place: neighbors may mind being filmed.",
        es: 'Quien vuela para un anuncio necesita el certificado de piloto remoto de la FAA (Part 107), cobre o lo haga por favor, porque el vuelo sirve a un negocio; un vecino o sobrino sin él no debe volar. Pida ver certificado y seguro, y que la cámara se quede en lo suyo: a los vecinos puede molestarles.',
      },
      'take-old-photos-down': {
        en: 'Ask the firm that listed the home to remove them, then each portal, where an owner can usually claim the home and hide its pictures. A buyer after closing may ask too. It is courtesy and site policy more than a right, copies linger for a while, and some sites keep the main picture.',
        es: 'Pida a la firma que anunció la casa que las quite y luego a cada portal, donde el dueño suele poder registrar la casa como suya y ocultar sus fotos. También puede pedirlo el comprador tras el cierre. Es cortesía y política del sitio más que un derecho; quedan copias un tiempo y algún sitio conserva la principal.',
      },
      'what-is-shown': {
        en: 'You decide what is shown: tell the photographer before the visit which rooms, alarm panels, safes or family things stay out, and ask to see the set before it goes online. Nothing may be advertised without your consent, though few or poor pictures bring fewer visits. If they disappoint, ask the broker for a new shoot.',
        es: 'Usted decide qué se muestra: diga al fotógrafo antes de la visita qué cuartos, paneles de alarma, cajas fuertes o cosas familiares quedan fuera, y pida ver las fotos antes de publicarlas. Nada se anuncia sin su consentimiento, aunque pocas o malas fotos traen menos visitas. Si no le gustan, pida otra sesión.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0105; NCREC; FAA, 14 CFR Part 107',
    topics: ['selling/photos-video-virtual-staging'],
  },
  {
    id: 'vacant-house',
    title: { en: 'What about an empty house during a sale?', es: '¿Y una casa vacía durante la venta?' },
    answer: {
      en: 'You can sell it empty, but call your insurer first: many policies limit cover for theft, vandalism or water after 30 to 60 vacant days. Keep heat above freezing and utilities on, since the standard contract requires them for inspections, shut the main water between visits, have somebody look in, and leave no key outside. Association and city rules still apply.',
      es: 'Puede venderla vacía, pero llame primero a su aseguradora: muchas pólizas limitan la cobertura por robo, vandalismo o agua tras 30 a 60 días vacía. Mantenga calor suficiente y los servicios activos, que el contrato exige para inspecciones, cierre la llave de agua entre visitas, que alguien la revise y no deje llaves afuera. Siguen las reglas de la asociación y la ciudad.',
    },
    aspects: {
      insurance: {
        en: 'Call your insurer before the house stands empty and ask for its vacancy rule in writing: many policies limit theft, vandalism or water damage after 30 to 60 days without anyone living there. An endorsement or a vacant-home policy may fill the gap. A claim from an unreported empty house may be refused.',
        es: 'Llame a su aseguradora antes de que la casa quede vacía y pida su regla por escrito: muchas pólizas limitan la cobertura por robo, vandalismo o agua tras 30 a 60 días sin habitantes. Un endoso o una póliza para casa vacía puede cubrirlo. Un reclamo en una casa vacía sin avisar puede ser rechazado.',
      },
      'utilities-on': {
        en: "Keep electricity, water, and gas connected: the standard contract has existing utilities on for the buyer's inspections at the seller's cost, and lights and heat help every showing. If you cut them off, have them back and the house de-winterized before inspection day. An heir or out-of-state owner pays the same.",
        es: 'Mantenga luz, agua y gas contratados: el contrato estándar pide que los servicios estén conectados para las inspecciones, a costo de quien vende, y la luz y la calefacción ayudan en cada visita. Si los cortó, reconéctelos antes de la inspección. Un heredero o dueño de fuera paga igual.',
      },
      'freeze-and-water': {
        en: 'Leave the heat on, well above freezing (around 55°F is a common choice), and shut the main water valve between visits, with taps open a moment to relieve pressure. Draining and antifreeze only make sense if the heat is off, and the water must run again for inspections. Have somebody look in during a freeze.',
        es: 'Deje la calefacción bien por encima de congelación (unos 55°F es lo común) y cierre la llave principal entre visitas, soltando la presión en los grifos. Vaciar tuberías y anticongelante solo si no hay calefacción, y el agua debe volver para las inspecciones. Que alguien pase a mirar en una helada.',
      },
      'break-ins-and-squatters': {
        en: "If someone breaks in or moves in, call the police, then your agent and insurer, and do not force anybody out yourself; an attorney says which removal applies. To prevent it: lights on timers, locked windows, no key outside, a neighbor or relative who looks in, mail stopped, and the agent's logged lockbox.",
        es: 'Si alguien se mete o se instala, llame a la policía, luego a su agente y al seguro, y no lo saque usted a la fuerza; un abogado dice qué vía procede. Para evitarlo: luces con temporizador, ventanas cerradas, ninguna llave afuera, un vecino que mire, el correo detenido y la caja de llaves con registro.',
      },
      'yard-and-visits': {
        en: 'Keep the yard and the place looked after: association rules and city ordinances on grass, trash and upkeep apply whether or not anybody lives there, and fines can follow. Arrange weekly mowing and a relative, neighbor or paid service to walk through, flush, check for leaks and note the date. Agents showing it are no caretakers.',
        es: 'Mantenga el jardín y la casa atendidos: las reglas de la asociación y de la ciudad sobre césped, basura y cuidado valen aunque nadie viva ahí, y puede haber multas. Contrate el corte y a un familiar, vecino o servicio que recorra, descargue inodoros, busque fugas y anote la fecha. Los agentes no son cuidadores.',
      },
      'living-far-away': {
        en: "From another city, set up five things before you leave: a local person with a key who visits weekly, your insurer's consent to vacancy, utilities and heat on, yard service, and mail forwarding. Give your agent that person's number and ask how you will hear about each showing. Papers can usually be signed by mail; tell the attorney early.",
        es: 'Desde otra ciudad, deje listo antes de irse: una persona local con llave que pase cada semana, el consentimiento del seguro, servicios y calefacción encendidos, jardinero y correo reenviado. Dé a su agente el número de esa persona y pregunte cómo se enterará de cada visita. Los papeles normalmente se firman por correo; avise pronto al abogado.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: "Form 2-T; insurers' practice (Amica, on freezing pipes)",
    topics: ['selling/vacant-house-during-the-sale'],
  },
  {
    id: 'list-price',
    title: { en: 'How is the list price set?', es: '¿Cómo se fija el precio de lista?' },
    answer: {
      en: "You decide it, with a broker's written evidence: a few recent nearby sales, adjusted for what differs, give a range and a reason for each end. Too high costs you the first two weeks, when everyone looks, and may meet a low appraisal; low does not oblige you to accept. No price is guaranteed.",
      es: 'Lo decide usted, con evidencia escrita del broker: unas cuantas ventas recientes y cercanas, ajustadas por las diferencias, dan un rango y una razón para cada extremo. Muy alto le cuesta las dos primeras semanas, cuando todos miran, y puede chocar con un avalúo bajo; bajo no lo obliga a aceptar. Ningún precio se garantiza.',
    },
    aspects: {
      'who-decides': {
        en: 'You decide the asking price; the agent advises and must show the evidence, and may decline a listing at a figure it cannot support. With several owners all of you must agree, since all sign. If you and the agent differ, look at the closed sales together and set a date to review the price.',
        es: 'El precio lo decide usted; el agente aconseja, debe mostrar sus pruebas y puede no aceptar un anuncio con una cifra que no sostiene. Si son varios dueños, todos deben estar de acuerdo, porque todos firman. Si difieren, miren juntos las ventas cerradas y pongan fecha para revisar el precio.',
      },
      'price-high': {
        en: 'Starting high usually costs you: the first two weeks bring the most eyes, buyers filter by price and compare, and later cuts look like weakness. Leaving room to negotiate seldom works when they never come to see it. If you want to test a higher figure, agree now on the date you would lower it.',
        es: 'Empezar alto suele costarle: las primeras dos semanas traen más miradas, los compradores filtran y comparan, y las rebajas posteriores parecen debilidad. Dejar margen para negociar poco sirve si nadie viene. Si quiere probar una cifra mayor, acuerde desde ahora en qué fecha la bajaría.',
      },
      'price-low': {
        en: 'Pricing low can draw more visitors and several offers, but no bidding war is guaranteed and you may end up near the number you asked. You need not accept any offer, not even a full-price one; yet read your listing agreement, because it may say the fee is earned on one.',
        es: 'Un precio bajo puede atraer más visitas y varias ofertas, pero nadie garantiza una puja y puede terminar cerca de lo que pidió. No está obligado a aceptar ninguna oferta, ni la del precio completo; eso sí, lea su contrato con la agencia, porque puede decir que con ella ya debe los honorarios.',
      },
      'search-brackets': {
        en: 'A price at or just under a bracket matters mostly for searches: people set limits at round numbers, so 500 is seen by those who search up to 500 and from 500, while 505 loses the first group. 499 or 500 makes little difference otherwise. Look at where your rivals stand.',
        es: 'Estar en o justo bajo un número redondo importa sobre todo por las búsquedas: la gente filtra con cifras redondas, así que 500 aparece a quienes buscan hasta 500 y desde 500, y 505 pierde a los primeros. Entre 499 y 500 hay poca diferencia. Mire dónde están sus rivales.',
      },
      'which-evidence': {
        en: 'Base it on recent closed sales close by, of like size, age and condition, then adjust for what differs, such as kitchen, lot, garage, pool; homes now for sale show your competition. What you owe or paid for remodeling is not evidence. Ask each agent for the list with dates, and distrust a number without it.',
        es: 'Báselo en ventas cerradas recientes y cercanas, de tamaño, edad y estado parecidos, ajustando lo que difiere: cocina, lote, garaje, alberca; las que están en venta muestran su competencia. Lo que debe o gastó en remodelar no es prueba. Pida a cada agente la lista con fechas y desconfíe de una cifra sin ella.',
      },
      'guarantee-and-appraisal': {
        en: "No price can be guaranteed, and the buyer's lender has it appraised: if the value comes in lower, you renegotiate, the buyer adds cash, or the deal may end. Pricing from recent closed sales is the best protection, and cash or large down payments lessen the risk. The offers tell you what the market thinks.",
        es: 'Ningún precio se garantiza, y el banco del comprador pide avalúo: si sale menor, se renegocia, el comprador pone efectivo o el trato puede terminar. La mejor protección es fijarlo con ventas cerradas recientes; el contado o un enganche grande bajan el riesgo. Las ofertas dicen qué piensa el mercado.',
      },
      'what-cannot-change': {
        en: 'What you cannot change, a highway behind, power lines, a steep drive, the price answers, from sold homes with the same flaw. Then lessen what you can: planting, a fence, good windows, photos that are honest and taken inside, and showings at a quieter hour without hiding it. Say it early, so only buyers who can live with it come.',
        es: 'Lo que no puede cambiar, una autopista atrás, cables de alta tensión, una entrada empinada, lo compensa el precio, según ventas de casas con el mismo defecto. Luego atenúe lo que pueda: plantas, cerca, buenas ventanas, fotos honestas y visitas a una hora más tranquila, sin ocultarlo. Dígalo pronto, para que vengan solo quienes pueden vivir con ello.',
      },
    },
    links: ['guideSelling', 'sell'],
    source: 'NCREC; Canopy MLS',
    topics: ['selling/setting-the-list-price', 'pricing'],
  },
  {
    id: 'price-cut',
    title: { en: 'No offers yet: should I cut the price?', es: 'Sin ofertas: ¿bajo el precio?' },
    answer: {
      en: 'Read the traffic first: many showings without an offer usually say price or condition, few showings say price, photos or access. If photos, access and condition are right after the first two or three weeks, the price is the lever, and one meaningful cut across a search bracket tends to work better than several small ones. Any change needs your written approval.',
      es: 'Mire primero las visitas: muchas sin oferta suelen decir precio o estado; pocas, precio, fotos o acceso. Si fotos, acceso y estado están bien tras dos o tres semanas, la palanca es el precio, y una rebaja clara que cruce un rango de búsqueda suele funcionar mejor que varias pequeñas. Todo cambio exige su aprobación escrita.',
    },
    aspects: {
      'how-much': {
        en: 'Make it large enough to reach new buyers: across the next search bracket, and to where similar homes have gone under contract, rather than by a token sum. One clear step usually beats several small ones, which read as drifting. There is no fixed percentage; the team lays recent sales beside your price.',
        es: 'Que sea suficiente para llegar a compradores nuevos: cruzar el siguiente rango de búsqueda y acercarse a donde casas parecidas consiguieron contrato, no una suma simbólica. Un paso claro suele superar a varios pequeños, que parecen ir a la deriva. No hay porcentaje fijo; el equipo pone ventas recientes junto a su precio.',
      },
      'showings-but-no-offers': {
        en: 'Many visits without an offer mean buyers find it and then prefer another: usually price or condition, sometimes one flaw everybody names. Ask for the feedback in writing and visit your rivals. Fix what is cheap; what you cannot change, such as a small kitchen, the price has to answer.',
        es: 'Muchas visitas sin oferta indican que la encuentran y luego prefieren otra: suele ser precio o estado, a veces un defecto que todos nombran. Pida los comentarios por escrito y vea a sus rivales. Arregle lo barato; lo que no puede cambiar, como una cocina chica, debe compensarlo el precio.',
      },
      'nobody-comes': {
        en: 'Few or no showings point to three things: the price is outside where buyers search, the photos or text do not sell it, or it is hard to get in. Check the listing on a phone, loosen hours and notice, replace weak pictures, and compare the price with homes that went under contract.',
        es: 'Pocas o ninguna visita apunta a tres cosas: el precio está fuera de donde buscan, las fotos o el texto no convencen, o cuesta entrar. Vea el anuncio en un teléfono, amplíe horarios y pida menos aviso previo, cambie fotos flojas y compare el precio con casas que sí consiguieron contrato.',
      },
      when: {
        en: 'Look hard at it after two to three weeks, because the first two bring the most attention: by then showings and feedback tell you whether the price is right. Compare your days with the current local median for homes like yours, and decide then instead of waiting for months.',
        es: 'Mírelo a fondo a las dos o tres semanas, porque las dos primeras traen más atención: para entonces visitas y comentarios dicen si el precio es correcto. Compare sus días con la mediana local actual de casas como la suya y decida entonces, en vez de esperar meses.',
      },
      'who-approves': {
        en: 'A price change needs your written approval; an agent may advise it, even weekly, but may not change the number alone. If it was changed without you, tell the agent and then the broker-in-charge in writing and have it put back. Ask for the sales that support the advice.',
        es: 'Un cambio de precio exige su aprobación escrita; el agente puede aconsejarlo, incluso cada semana, pero no cambiar la cifra solo. Si lo cambió sin usted, avise por escrito al agente y luego al broker a cargo y pida que la restauren. Pida las ventas que apoyan el consejo.',
      },
      alternatives: {
        en: "Besides a cut you can offer a credit toward the buyer's costs, fix the one flaw everybody names, take new photos, open more hours, or pause. A credit helps cash-short buyers within their lender's limits. Taking it off to relist rarely resets the clock: at Canopy MLS the days keep counting for a while.",
        es: 'Además de rebajar puede ofrecer un crédito para gastos del comprador, arreglar el defecto que todos nombran, tomar fotos nuevas, ampliar horarios o pausar. El crédito ayuda a quien tiene poco efectivo, dentro de lo que permite su banco. Quitarla y volver a publicar rara vez reinicia la cuenta de días en Canopy MLS.',
      },
      'how-many-showings': {
        en: 'No number is normal: a home priced right may have an offer after a handful of visits in the first days, another needs many over weeks. What counts is the pattern: a dozen visits or more without an offer usually means price or condition, hardly any visits means price, photos or access. Ask for the feedback in writing and compare your days with homes like yours.',
        es: 'No hay un número normal: una casa con buen precio puede recibir oferta tras pocas visitas en los primeros días, otra necesita muchas en semanas. Cuenta el patrón: una docena o más de visitas sin oferta suele decir precio o estado; casi ninguna visita, precio, fotos o acceso. Pida los comentarios por escrito y compare sus días con casas parecidas.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'Canopy MLS',
    topics: ['selling/days-on-market-and-price-cuts', 'price-reduction'],
  },
  {
    id: 'seller-guide',
    title: { en: "What is in the seller's guide?", es: '¿Qué trae la guía del vendedor?' },
    answer: {
      en: `It is a free PDF of ${GUIDE_PAGES} pages: the selling system, price, preparing the house with a room-by-room list, presentation, the calendar, offers and closing, costs and common questions. The form on the Sell page asks first and last name, email and phone; the home address is optional. It downloads at once, a link comes by email, and the team gets in touch within 24 hours.`,
      es: `Es un PDF gratis de ${GUIDE_PAGES} páginas, en inglés: el sistema de venta, el precio, la preparación cuarto por cuarto, la presentación, el calendario, ofertas y cierre, costos y preguntas frecuentes. El formulario de la página Sell pide nombre, apellido, correo y teléfono; la dirección es opcional. Se descarga al momento, el enlace llega por correo y el equipo le contacta en 24 horas.`,
    },
    aspects: {
      'where-to-get-it': {
        en: 'The guide is on the Sell page: fill in the short form there with first and last name, email and phone, and the PDF downloads at once; a link also comes by email. You can start a year before you sell; nothing is due.',
        es: 'La guía está en la página Sell: llene ahí el formulario corto con nombre, apellido, correo y teléfono, y el PDF se descarga al momento; también llega un enlace por correo. Puede leerla un año antes de vender; no hay que pagar nada.',
      },
      'did-not-arrive': {
        en: 'If it did not download or arrive, look in your downloads folder and in spam, then send the form on the Sell page again: the file opens at once and the emailed link comes too. Check that the email address is spelled right. If it fails twice, call the team and they see to it.',
        es: 'Si no se descargó o no llegó, mire en su carpeta de descargas y en el correo no deseado, y envíe otra vez el formulario de la página Sell: el archivo se abre al momento y el enlace llega también por correo. Revise que su correo esté bien escrito. Si falla dos veces, llame al equipo.',
      },
      'free-and-no-strings': {
        en: 'The guide is free and you sign up for nothing: no contract and no newsletter comes with it. The team does get in touch within 24 hours, to ask about your plans; tell them if you would rather not hear more. Automated calls and texts go only to those who ticked the box for them.',
        es: 'La guía es gratis y no firma ni contrata nada: no trae contrato ni boletín. El equipo sí le contacta, dentro de 24 horas, para preguntar por sus planes; dígales si prefiere no recibir más. Las llamadas y mensajes automáticos van solo a quien marcó su casilla.',
      },
      'what-the-form-asks': {
        en: 'The form asks for first name, last name, email and phone; the home address is optional. Without the phone or the email it does not send. If you would rather not leave them, call the team and ask, or read the free online guide to selling in Charlotte on this site, which asks for nothing.',
        es: 'El formulario pide nombre, apellido, correo y teléfono; la dirección de la casa es opcional. Sin teléfono o correo no se envía. Si prefiere no dejarlos, llame al equipo y pregunte, o lea en este sitio la guía gratuita en inglés para vender en Charlotte, que no pide nada.',
      },
      'length-paper-language': {
        en: 'It has 12 pages as a PDF, in English, and you can print it yourself; no paper edition is mailed that I know of, so ask the team for help with printing. It is a short read. In Spanish, this chat answers what it covers; ask whether somebody on the team speaks Spanish.',
        es: 'Tiene 12 páginas en PDF, solo en inglés, y usted puede imprimirla; no sé de una edición en papel por correo, así que pida ayuda al equipo si no puede imprimir. Se lee rápido. En español, este chat responde lo que ella trata; pregunte si alguien del equipo habla español.',
      },
      'does-it-cover': {
        en: 'It goes beyond price: preparing the house with a room-by-room list, presentation, the calendar of a sale, offers and closing, the costs a seller has, and common questions, written for in-town Charlotte. It is general, so it cannot tell your own value or net; for that ask the team.',
        es: 'Va más allá del precio: preparar la casa con una lista cuarto por cuarto, la presentación, el calendario de una venta, ofertas y cierre, los costos de quien vende y preguntas comunes, escrita para los barrios céntricos de Charlotte. Es general y no dice su valor ni su neto; eso pregúnteselo al equipo.',
      },
      'where-the-numbers-come-from': {
        en: "The guide is general information on North Carolina practice, in its edition of November 2026, written by the team; it gives no value or market figure for your home. Where it speaks of price it tells you to ask for each sale's date and source. For a rule, rate or cost that matters, ask the team for the source, the county or state for today's number, and an attorney or CPA for your case.",
        es: 'La guía es información general sobre la práctica en Carolina del Norte, edición de noviembre de 2026, escrita por el equipo; no da el valor de su casa ni cifras de mercado. Donde habla de precio, dice que pida fecha y fuente de cada venta. Para una regla, tasa o costo, pida la fuente al equipo, el número de hoy al condado o estado, y consejo a un abogado o CPA.',
      },
    },
    links: ['guideForm'],
    source: 'Site records',
    topics: ['sellers-guide', 'guide-contents'],
  },
];
