import type { Entry } from '#domain/chat/knowledge.ts';

/** After the move: taxes, escrow, repairs, letting, leaving. */
export const owningAHome: Entry[] = [
  {
    id: 'first-weeks',
    title: {
      en: 'What do I do in my first weeks as an owner?',
      es: '¿Qué hago las primeras semanas como dueño?',
    },
    answer: {
      en: "Change the locks, start water, power and gas, tell your insurer, and keep the settlement file. The attorney returns your recorded deed within weeks, so pay nobody who sells you a copy; the register's fraud alert is free. The first loan payment's date stands in your closing papers. New residents have 60 days for a driver license. City carts come only inside city limits.",
      es: 'Cambie cerraduras, active agua, luz y gas, avise al seguro y guarde el expediente del cierre. El abogado devuelve su escritura registrada en semanas: no pague a quien vende copias; la alerta de fraude del registro es gratis. La fecha del primer pago está en los papeles del cierre. Nuevos residentes tienen 60 días para la licencia de manejar. La ciudad da botes de basura solo dentro de sus límites.',
    },
    aspects: {
      'voter-registration': {
        en: 'Register with your county’s board of elections, by the form on ncsbe.gov or online through the NCDMV if you have its license: at least 25 days before an election, or in person during early voting. From another state you register anew; after a move within the county you update the address. Your precinct and status show on ncsbe.gov.',
        es: 'Regístrese con la junta electoral de su condado, con el formulario de ncsbe.gov o en línea por la NCDMV si tiene su licencia: al menos 25 días antes de la elección, o en persona durante la votación anticipada. Si viene de otro estado se registra de nuevo; dentro del condado actualiza la dirección. Su recinto electoral y si está inscrito se ven en ncsbe.gov.',
      },
      'first-payment': {
        en: 'Your first loan payment usually falls on the first of the month after a full month has passed: close on May 12 and it is July 1, since interest to the end of May was paid at closing. The exact date and address stand in your closing papers. If no statement comes, call the lender at its known number.',
        es: 'Su primer pago suele caer el día primero tras pasar un mes completo: si cerró el 12 de mayo, es el 1 de julio, pues el interés de mayo se pagó en el cierre. La fecha y dirección exactas están en sus papeles. Si no llega estado de cuenta, llame al número conocido del prestamista.',
      },
      deed: {
        en: 'You need not record anything: the closing attorney records your deed and sends it to you, usually within some weeks; until then the public record at the Register of Deeds counts. Pay nobody who writes offering a copy. Sign up free for the county’s fraud alert under your name. If nothing has come after two months, call the attorney’s office.',
        es: 'No tiene que registrar nada: el abogado del cierre registra su escritura y se la manda, normalmente en unas semanas; mientras, cuenta el registro público del Register of Deeds. No pague a quien le ofrezca una copia por carta. Inscríbase gratis en la alerta de fraude del condado. Si en dos meses no llega, llame al abogado.',
      },
      'papers-to-keep': {
        en: 'Keep the closing file for as long as you own the home and some years after the sale: settlement statement, deed, title policy, note, survey, inspection report, disclosures, warranties. The statement proves your cost when you sell, so add receipts of each improvement. Scan it all, and keep insurance, tax and HOA papers of the current years. A CPA says how long afterward.',
        es: 'Guarde el expediente del cierre mientras tenga la casa y unos años después de venderla: liquidación, escritura, póliza de título, pagaré, levantamiento, inspección, divulgaciones, garantías. La liquidación prueba su costo al vender: agregue recibos de mejoras. Escanéelo todo y guarde seguro, impuestos y HOA de los años en curso. Un CPA dice cuánto tiempo después.',
      },
      'locks-and-first-things': {
        en: 'Change or rekey the locks on the first day, with garage codes, gate, smart locks and cameras, because you do not know who has a key. Then find the water shutoff, breaker box and gas valve, replace smoke and carbon-monoxide batteries, and photograph each room. In a condo ask the association first. A locksmith rekeys a house in an hour or two.',
        es: 'Cambie o recodifique las chapas el primer día, con códigos de cochera, portón, cerraduras inteligentes y cámaras, porque no sabe quién tiene llave. Luego ubique la llave de agua, el panel y el gas, cambie pilas de detectores y fotografíe cada cuarto. En un condominio pregunte antes a la asociación. Un cerrajero lo hace en una o dos horas.',
      },
      'accounts-to-change': {
        en: 'Open water, power and gas in your name from closing day, and tell post office, employer, bank, insurer and voter registration the new address. Inside the city, carts belong to the house or come from the city by a call to 311; outside, hire a hauler. The association should hear your name and address. Mark September 1 for the tax bill.',
        es: 'Ponga a su nombre agua, luz y gas desde el día del cierre y avise su dirección al correo, empleo, banco, seguro y registro de votantes. Dentro de la ciudad los botes de basura son de la casa o se piden al 311; fuera, contrate recolección. Avise a la asociación. Anote el 1 de septiembre para el impuesto.',
      },
    },
    links: ['contact'],
    source: 'NCDMV; Register of Deeds; NC State Board of Elections',
    topics: ['buying/first-weeks-as-an-owner'],
  },
  {
    id: 'first-tax-bill',
    title: {
      en: 'My first tax bill came: who pays it?',
      es: 'Llegó mi primer impuesto predial: ¿quién paga?',
    },
    answer: {
      en: 'With an escrow account the servicer pays, but you stay responsible: send the bill on, and check that it is paid by January 5. Without one you pay it. A new house may first be taxed on the land alone, so expect a jump. If your loan was sold, paying the old servicer carries no late fee for 60 days; verify letters at its known number.',
      es: 'Con cuenta escrow paga quien administra el préstamo, pero usted sigue siendo responsable: envíele la cuenta si le llegó a usted y confirme que esté pagada al 5 de enero. Sin ella, paga usted. Una casa nueva puede tributar primero solo por el terreno: espere un salto. Si vendieron su préstamo, pagar al anterior no tiene recargo por 60 días; verifique las cartas en su número conocido.',
    },
    aspects: {
      'loan-sold': {
        en: 'From the transfer date in the notices you pay the new servicer; the loan’s terms, rate and balance stay the same. Sales right after closing are common and need no consent from you. Two letters should come, one from the old and one from the new company. Move your autopay, and check that escrow, tax and insurance went along.',
        es: 'Desde la fecha de traspaso que dan los avisos se paga a la nueva administradora; términos, tasa y saldo siguen iguales. Es común que vendan el préstamo tras el cierre y no piden permiso. Deben llegar dos cartas, de la anterior y de la nueva. Cambie su pago automático y revise que escrow, impuesto y seguro pasaron.',
      },
      'is-the-letter-real': {
        en: 'Check such a letter before you pay anyone: call the old servicer at the number on an earlier statement or on its own site, not the one in the letter, and ask whether the loan moved, to whom and from when. A real transfer brings a letter from both. Never give passwords or wire money because of a letter or call.',
        es: 'Verifique esa carta antes de pagar: llame a la administradora anterior al número de un estado de cuenta previo o de su sitio, no al de la carta, y pregunte si el préstamo se traspasó, a quién y desde cuándo. Un traspaso real trae carta de ambas. Nunca dé contraseñas ni transfiera dinero por una carta o llamada.',
      },
      'paid-the-old-company': {
        en: 'Money sent to the old servicer on time may not be treated as late for 60 days after the transfer; it has to be passed on or sent back. Send the new company proof of the payment in writing, keep the bank record, and move your autopay. If a late fee appears, dispute it in writing; the CFPB takes complaints.',
        es: 'El pago hecho a tiempo a la administradora anterior no puede tratarse como tardío durante 60 días tras el traspaso; debe enviarlo o devolverlo. Mande a la nueva el comprobante por escrito, guarde el registro del banco y cambie su pago automático. Si aparece un recargo, dispútelo por escrito; la CFPB recibe quejas.',
      },
      'new-house-jump': {
        en: 'A new home’s first bill is often for the land alone, because the house was not finished on January 1; the next counts the house too and can be several times higher. With escrow that leaves a shortage, and the monthly payment rises. Estimate the full tax now, from the value times the rate, and ask the servicer to adjust early.',
        es: 'El primer recibo de una casa nueva suele ser solo por el terreno, porque la casa no estaba terminada el 1 de enero; el siguiente cuenta la casa y puede ser varias veces mayor. Con escrow eso deja un faltante y sube la mensualidad. Calcule ya el impuesto completo y pida a la administradora ajustar pronto.',
      },
      'wrong-name-or-no-bill': {
        en: 'A bill in the old owner’s or builder’s name is still yours: the county lists whoever owned on January 1, and the tax stays with the house. No bill in the mail does not move the date either. Look the house up on the county tax site by address, give them your mailing address, and send a copy to your servicer.',
        es: 'Un recibo a nombre del dueño anterior o la constructora igual es suyo: el condado anota a quien era dueño el 1 de enero y el impuesto sigue a la casa. Que no llegue tampoco cambia la fecha. Busque la casa por dirección en el sitio del condado, dé su dirección postal y mande copia a su administradora.',
      },
      'check-it-was-paid': {
        en: 'Look it up yourself in December: the county’s tax site shows by address whether the bill is paid. If escrow did not pay, call the servicer at once with the bill; it must pay on time when your payments are current, and owes the penalty for its own delay. If it drags on, complain in writing. From January 6 interest runs.',
        es: 'Revíselo usted en diciembre: el sitio de impuestos del condado muestra por dirección si está pagado. Si el escrow no pagó, llame enseguida a la administradora con el recibo; debe pagar a tiempo si usted está al corriente y responde del recargo por su demora. Si tarda, quéjese por escrito. Desde el 6 de enero corre interés.',
      },
    },
    links: ['guideBuying'],
    source: 'RESPA; G.S. 105-360',
    topics: ['buying/first-tax-bill-escrow-loan-sold'],
  },
  {
    id: 'property-tax',
    title: { en: 'How is property tax figured here?', es: '¿Cómo se calcula el impuesto predial?' },
    answer: {
      en: "Assessed value divided by 100, times the county's rate plus the city's or town's: in Charlotte for 2025 that was 49.27 plus 27.41 cents, or $3,067 on a value of $400,000, with fees on top. A sale does not change the value; the next countywide one, planned for January 2027, can. Rates are set each July: the county tax office has them by address.",
      es: 'Valor fiscal entre 100, por la tasa del condado más la de la ciudad o pueblo: en Charlotte en 2025 fueron 49.27 más 27.41 centavos, o $3,067 por un valor de $400,000, más cargos. Una venta no cambia el valor; la próxima revaluación, prevista para enero de 2027, puede. Las tasas se fijan cada julio: las tiene la oficina de impuestos por dirección.',
    },
    aspects: {
      'how-much-for': {
        en: 'For 2025, Charlotte’s combined rate was 76.68 cents per $100 of assessed value: about $767 for each $100,000, so $2,300 on $300,000, $3,834 on $500,000, $4,601 on $600,000, plus city fees. It goes by the county’s value, not the price. Newer rates are set each July; look the address up at the county tax office.',
        es: 'En 2025 la tasa combinada de Charlotte fue 76.68 centavos por $100 de valor fiscal: unos $767 por cada $100,000, es decir $2,300 por $300,000, $3,834 por $500,000, $4,601 por $600,000, más cargos de la ciudad. Cuenta el valor del condado, no el precio. Las tasas nuevas se fijan en julio: consulte la dirección en el condado.',
      },
      'other-towns': {
        en: 'Each town adds its own rate to the county’s, so Huntersville, Cornelius, Davidson, Matthews and Charlotte differ, and outside any town you pay the county plus a fire district. Other counties, such as Union or Iredell, have rates of their own. I hold only Charlotte’s figure of 2025: the county tax office lists all of them by address.',
        es: 'Cada pueblo suma su tasa a la del condado, así que Huntersville, Cornelius, Davidson, Matthews y Charlotte difieren, y fuera de los pueblos se paga condado más distrito de bomberos. Otros condados, como Union o Iredell, tienen las suyas. Solo tengo la cifra de Charlotte de 2025: el condado publica todas por dirección.',
      },
      'after-i-buy': {
        en: 'Your purchase price does not reset the tax: the county’s value stays until the next revaluation, planned for January 2027, unless something is built, torn down, split or corrected. So paying more than the tax value changes nothing this year, and a listing’s last bill is a fair guide if rates hold. In 2027 the value is set anew.',
        es: 'Su precio de compra no reinicia el impuesto: el valor del condado sigue hasta la próxima revaluación, prevista para enero de 2027, salvo que se construya, demuela, divida o corrija algo. Pagar más que el valor fiscal no cambia nada este año, y el último recibo es buena guía si la tasa sigue. En 2027 el valor se fija de nuevo.',
      },
      'city-and-county': {
        en: 'Inside Charlotte you pay both on one bill: the county’s rate and the city’s, 49.27 plus 27.41 cents per $100 for 2025. The county commissioners and the city council set theirs each summer with the budget, for the year from July 1. Outside any city or town there is no city part. The state takes no property tax.',
        es: 'Dentro de Charlotte se pagan ambas en un solo recibo: la tasa del condado y la de la ciudad, 49.27 más 27.41 centavos por $100 en 2025. La junta del condado y el concejo fijan la suya cada verano con el presupuesto, desde el 1 de julio. Fuera de una ciudad no hay parte municipal. El estado no cobra predial.',
      },
      'extra-charges': {
        en: 'Besides the tax rate the bill can carry a solid-waste fee, and a municipal service district tax in parts of Uptown, South End and the University area; outside towns there is a fire-district rate. Storm water comes with the water bill. Association dues and the car’s tax are apart. The county tax site shows each line for an address.',
        es: 'Además de la tasa, el recibo puede traer cargo de basura y, en partes de Uptown, South End y University, un impuesto de distrito municipal; fuera de los pueblos hay tasa de bomberos. El agua pluvial va en el recibo de agua. La cuota de asociación y el impuesto del carro son aparte. El sitio del condado muestra cada renglón.',
      },
      'are-they-high': {
        en: 'Measured by the rate, a Charlotte home paid about 0.77% of its assessed value in 2025, county and city together; whether that is high depends on where you come from. Assessed values date from 2023, so measured against today’s price the share can differ. I hold no other states’ figures: compare your present bill with value times 0.0077.',
        es: 'Por la tasa, una casa en Charlotte pagó cerca de 0.77% de su valor fiscal en 2025, condado y ciudad juntos; si es alto depende de dónde venga. Los valores son de 2023, así que frente al precio actual la parte puede ser otra. No tengo cifras de otros estados: compare su recibo con el valor por 0.0077.',
      },
      'inside-the-city': {
        en: "A Charlotte mailing address does not mean the home lies in the city. Look the address up in the county's POLARIS property record: it names the jurisdiction, Charlotte, a town or unincorporated Mecklenburg, and the tax bill shows a city or town line beside the county's. That decides the tax, trash pickup, zoning office and some city programs. If you still doubt, the county tax office or the city's planning staff answer by address.",
        es: 'Una dirección postal de Charlotte no significa que la casa esté en la ciudad. Búsquela en POLARIS, el registro del condado: nombra la jurisdicción, Charlotte, un pueblo o Mecklenburg sin incorporar, y la factura de impuestos muestra una línea de ciudad junto a la del condado. De eso dependen impuesto, basura, zonificación y algunos programas. Si duda, la oficina de impuestos del condado contesta por dirección.',
      },
    },
    links: ['guideBuying'],
    source: 'Mecklenburg County; City of Charlotte; Mecklenburg County POLARIS',
    year: 2025,
    topics: [
      'buying/property-tax-question',
      'people/taxes-in-general',
      'money/how-mecklenburg-property-tax-is-figured',
      'property-tax',
    ],
  },
  {
    id: 'tax-due',
    title: { en: 'When is property tax due?', es: '¿Cuándo se paga el impuesto predial?' },
    answer: {
      en: 'It is due on September 1 and carries no interest if paid by January 5; from January 6 it costs 2% for the first month and 0.75% for each after. With an escrow account the servicer pays, but look whether it did. The bill may still name the January 1 owner. Questions go to the county Tax Collector.',
      es: 'Vence el 1 de septiembre y no tiene intereses si se paga a más tardar el 5 de enero; desde el 6, 2% el primer mes y 0.75% cada mes siguiente. Con cuenta escrow paga el administrador del préstamo, pero compruébelo. El recibo puede traer al dueño del 1 de enero. Preguntas, a la oficina de impuestos del condado.',
    },
    aspects: {
      'paid-late': {
        en: 'Paid after January 5 it costs interest: 2% from January 6, then 0.75% for each further month. On $3,200, March would add about $112, on $4,100 about $144. There is no separate late fine at first, but later costs of collection come in. Pay as soon as you can, in parts if need be, and ask the Tax Collector about a plan.',
        es: 'Después del 5 de enero cuesta interés: 2% desde el 6 de enero y 0.75% por cada mes siguiente. Sobre $3,200, en marzo serían unos $112; sobre $4,100, unos $144. Al principio no hay multa aparte, pero luego vienen costos de cobro. Pague cuanto antes, en partes si hace falta, y pida un plan al Tax Collector.',
      },
      'how-to-pay': {
        en: 'You can pay the county online, by mail, by phone or in person at the Tax Collector’s office, early and in parts if you like, as long as the whole is there by January 5; cards usually carry a fee. Count on no discount. Keep the receipt, and send mail well before the date; ask about postmarks.',
        es: 'Puede pagar al condado en línea, por correo, por teléfono o en persona en la oficina del Tax Collector, antes y en partes si quiere, con tal de que todo esté para el 5 de enero; la tarjeta suele llevar cargo. No cuente con descuento. Use el número de recibo o la dirección y guarde comprobante. Por correo, con tiempo.',
      },
      'sellers-name-on-the-bill': {
        en: 'Pay it even if the former owner’s name is on it: the bill goes to the January 1 owner, but the tax stays with the house and is due by January 5 all the same. Between you and the seller it was split at closing by days, so you may already hold the seller’s share. Your settlement statement shows it.',
        es: 'Páguelo aunque traiga el nombre del dueño anterior: el recibo va a quien era dueño el 1 de enero, pero el impuesto sigue a la casa y vence igual el 5 de enero. Entre usted y el vendedor se repartió por días en el cierre, así que quizá ya tiene su parte. Lo muestra la liquidación.',
      },
      'september-or-january': {
        en: 'Both are right: the tax falls due on September 1, but no interest is charged if it is paid by January 5, so most people pay in the fall or over New Year. Waiting costs nothing until then. If you deduct it on your income tax, the year you pay in counts, so ask your CPA whether December suits you better.',
        es: 'Ambas son ciertas: vence el 1 de septiembre, pero no hay interés si se paga hasta el 5 de enero, así que la mayoría paga en otoño o por Año Nuevo. Esperar hasta entonces no cuesta. Si lo deduce en su declaración, cuenta el año en que paga; pregunte a su CPA si le conviene diciembre.',
      },
      escrow: {
        en: 'With an escrow account the servicer pays the county in the fall, at the latest by January 5, from what you pay each month; you need not send money, but check the county’s site in December. Without escrow, or after paying off or refinancing, it is yours: mark September 1 and January 5, and put a twelfth aside each month.',
        es: 'Con cuenta de escrow la administradora paga al condado en otoño, a más tardar el 5 de enero, con lo que usted paga cada mes; no tiene que enviar dinero, pero revise el sitio del condado en diciembre. Sin escrow, o tras liquidar o refinanciar, le toca a usted: anote 1 de septiembre y 5 de enero.',
      },
      'when-bills-come': {
        en: 'The county mails one bill a year, about July or August, for the tax year that began July 1; it is paid once, not in halves. Nearby counties run on the same state dates. A bill that never came does not move the deadline: look it up by address online, and check that the county has your mailing address.',
        es: 'El condado manda un recibo al año, hacia julio o agosto, por el año fiscal que empezó el 1 de julio; se paga una vez, no en mitades. Los condados vecinos siguen las mismas fechas estatales. Si no llega, la fecha no cambia: búsquelo por dirección en línea y revise que tengan su dirección postal.',
      },
    },
    links: ['guideBuying'],
    source: 'G.S. 105-360',
    year: 2026,
    topics: ['money/when-tax-is-due'],
  },
  {
    id: 'revaluation',
    title: { en: 'What is the 2027 revaluation?', es: '¿Qué es la revaluación de 2027?' },
    answer: {
      en: 'Mecklenburg sets all tax values anew as of January 1, 2027, after the last in 2023; in between only building, demolition, splits or errors change them. A higher value need not mean a higher bill: boards publish a revenue-neutral rate, and what counts is how your home moved against the rest. The County Assessor sends the notices.',
      es: 'Mecklenburg fija de nuevo todos los valores al 1 de enero de 2027; la última vez fue 2023, y entre tanto solo cambian por obra, demolición, división o error. Un valor mayor no siempre es un recibo mayor: se publica una tasa neutral, y cuenta cuánto cambió su casa frente a las demás. Los avisos son del tasador del condado.',
    },
    aspects: {
      'will-my-tax-rise': {
        en: 'Your tax rises only if your value grows more than the average, or if boards set a rate above the neutral one. If the county as a whole went up 40% and the rate falls to match, a home that rose 40% pays about the same, one that doubled pays more. Nobody knows yet; escrow payments follow later.',
        es: 'Su impuesto sube solo si su valor crece más que el promedio, o si fijan una tasa mayor que la neutral. Si todo el condado sube 40% y la tasa baja en proporción, una casa que subió 40% paga casi igual; una que se duplicó paga más. Aún no se sabe. Con escrow, se nota en la mensualidad después.',
      },
      'when-notices-come': {
        en: 'Notices of the new value are expected in early 2027, from the Mecklenburg County Assessor, for values as of January 1, 2027; the first bills on them come that summer. Look whether size, baths and condition on the county’s record are right even now. The notice tells how and by when to ask for a review. I hold no exact mailing date.',
        es: 'Los avisos del nuevo valor se esperan a principios de 2027, del Assessor de Mecklenburg, con valores al 1 de enero de 2027; los primeros recibos con ellos llegan ese verano. Revise desde ahora si tamaño, baños y estado están bien en el registro. El aviso dice cómo y hasta cuándo pedir revisión. No tengo la fecha exacta.',
      },
      'how-often': {
        en: 'Mecklenburg revalues every four years now: 2023 was the last, January 1, 2027 is the next; before that came 2019 and 2011. State law asks for at least every eight, and other counties, Iredell, Lincoln or Union, keep their own years. Between two dates the value normally stays, so no yearly letter comes as in some states.',
        es: 'Mecklenburg revalúa ahora cada cuatro años: la última fue 2023 y la próxima el 1 de enero de 2027; antes, 2019 y 2011. La ley exige al menos cada ocho, y otros condados, como Iredell, Lincoln o Union, tienen sus años. Entre fechas el valor normalmente no cambia, así que no llega carta anual.',
      },
      'in-between': {
        en: 'Between revaluations the county changes a value only for building, demolition, a split or merger of land, or an error; neither a sale nor a rising or falling market does it. So your 2023 value normally stays through 2026. A new deck, addition or finished basement can add its share. If the record is wrong, ask the Assessor for a correction.',
        es: 'Entre revaluaciones el condado cambia un valor solo por construcción, demolición, división o unión de terreno, o error; ni una venta ni el mercado lo cambian. Su valor de 2023 normalmente sigue en 2026. Una ampliación o sótano terminado puede sumar su parte. Si el registro está mal, pida corrección al Assessor.',
      },
      'how-they-value': {
        en: 'The Assessor estimates what each home would have sold for on January 1, 2027, by mass appraisal: recent sales of like homes in your area, with size, age, quality and condition from the record; sometimes somebody looks from the street or leaves a card. You need not let anyone inside, though wrong data hurts you. Correct the record before.',
        es: 'El Assessor estima en cuánto se habría vendido cada casa el 1 de enero de 2027, con valuación masiva: ventas recientes parecidas en su zona, con tamaño, edad, calidad y estado del registro; a veces alguien mira desde la calle o deja tarjeta. No está obligado a dejar entrar, aunque los datos erróneos lo perjudican. Corríjalos antes.',
      },
    },
    links: ['guideBuying'],
    source: 'G.S. 105-286; Mecklenburg County',
    year: 2026,
    topics: ['money/revaluation'],
  },
  {
    id: 'tax-value',
    title: { en: 'Is tax value the same as market value?', es: '¿Es igual el valor fiscal al de mercado?' },
    answer: {
      en: "No: the county's value is set for tax as of the last revaluation, in Mecklenburg January 2023, and stays until the next, planned for 2027. Buyers and lenders do not price from it, and a rise or fall of the market in between is no ground for a change. For a price to plan with, ask the team; for the tax value, the assessor.",
      es: 'No: el valor del condado es para impuestos, fijado en la última revaluación, en Mecklenburg enero de 2023, y sigue hasta la próxima, prevista para 2027. Compradores y bancos no fijan precio con él, y los cambios del mercado entre tanto no lo modifican. Para un precio útil, el equipo; para el fiscal, el tasador.',
    },
    aspects: {
      'look-up-the-value': {
        en: 'Look it up by address or owner on the Mecklenburg County property record site, free: it shows the tax value as of January 1, 2023, the land and building parts, size, year and past sales. The county’s tax bill search shows what was billed. In the other lake counties use their own site. A home shown here lists no tax value.',
        es: 'Búsquelo gratis por dirección o dueño en el sitio de registros de propiedad del condado de Mecklenburg: muestra el valor fiscal al 1 de enero de 2023, terreno y edificio, tamaño, año y ventas anteriores. La búsqueda de recibos muestra lo cobrado. En los otros condados del lago use su propio sitio. Las casas de aquí no indican valor fiscal.',
      },
      'pricing-my-sale': {
        side: 'seller',
        en: 'Do not price your sale from the tax value: it is the county’s mass estimate as of January 2023 and knows neither your kitchen nor the last three years. Buyers look at what like homes sold for in the last months. The team has those sales; the tax value is fine only for estimating the tax.',
        es: 'No fije su precio de venta por el valor fiscal: es la estimación masiva del condado a enero de 2023 y no conoce su cocina ni los últimos tres años. Los compradores miran en cuánto se vendieron casas parecidas hace poco. El equipo tiene esas ventas; el valor fiscal sirve solo para estimar el impuesto.',
      },
      'asking-price-above-it': {
        en: 'An asking price far above the tax value is common and no sign of overpricing by itself, because the county’s figure dates from 2023 and market prices are of today. Judge the price by recent sales of like homes, and never offer from the county’s card alone. The team pulls those sales; the tax value only tells you about the tax.',
        es: 'Un precio muy por encima del valor fiscal es común y por sí solo no indica exceso, porque la cifra del condado es de 2023 y los precios son de hoy. Juzgue por ventas recientes de casas parecidas y nunca oferte solo por la ficha del condado. El equipo saca esas ventas; el valor fiscal solo habla del impuesto.',
      },
      'how-old-is-it': {
        en: 'The figure is a snapshot of January 1, 2023, and stays until the next revaluation on January 1, 2027: it does not follow the market up or down in between, nor a sale. Only building, demolition, a split or an error changes it. So a cooled market is no ground for lowering it now, and a boom does not raise it yet.',
        es: 'La cifra es una foto del 1 de enero de 2023 y sigue hasta la próxima revaluación, el 1 de enero de 2027: no sigue al mercado ni a una venta entretanto. Solo la cambia construcción, demolición, división o error. Un mercado frío no permite bajarla ahora, y un auge aún no la sube.',
      },
      'zillow-or-appraiser': {
        en: 'The three figures answer different questions: the county’s is for tax as of 2023, an online estimate is a computer’s guess for today, and a bank appraisal is one licensed appraiser’s opinion of that home for a loan. For a sale or an offer the recent closed sales count, and for a loan the appraisal. Lenders do not lend on the tax value.',
        es: 'Las tres cifras contestan preguntas distintas: la del condado es para impuesto a 2023, la de internet es un cálculo automático de hoy, y el avalúo del banco es la opinión de un valuador con licencia para un préstamo. Para vender u ofertar cuentan ventas recientes; para el préstamo, el avalúo. Los bancos no prestan sobre el valor fiscal.',
      },
      'family-buyout': {
        en: 'For a buyout, an inheritance or a divorce the tax value is a poor measure, because it can lie far from today’s price. Get an appraisal as of the date that matters, such as the date of death, or let the team show recent sales, and agree in writing which figure counts. An attorney and a CPA name the date.',
        es: 'Para comprar la parte de un familiar, una herencia o un divorcio el valor fiscal mide mal, porque puede estar lejos del precio de hoy. Pida un avalúo a la fecha que importa, como la del fallecimiento, o ventas recientes por el equipo, y acuerden por escrito qué cifra cuenta. Abogado y CPA dicen la fecha.',
      },
    },
    links: ['sell', 'guideSelling'],
    source: 'G.S. 105-286, 105-287',
    topics: ['selling/tax-value-versus-market-value'],
  },
  {
    id: 'tax-appeal',
    title: { en: 'How do I challenge my tax value?', es: '¿Cómo apelo el valor fiscal de mi casa?' },
    answer: {
      en: "You appeal to the county before its Board of Equalization and Review adjourns in spring, in 2024 on May 24, or by the date on your notice. First check the county's record for mistakes and ask for an informal review. Sales near the valuation date prove a point; the tax or the rise does not. After the Board comes the state Property Tax Commission. Pay meanwhile.",
      es: 'Se apela ante el condado antes de que cierre en primavera su Board of Equalization and Review (24 de mayo en 2024), o hasta la fecha de su aviso de valor. Primero revise errores en el registro del condado y pida revisión informal. Sirven ventas cercanas a la fecha de valor; el monto o el aumento, no. Después de la junta queda la comisión estatal. Pague mientras tanto.',
    },
    aspects: {
      deadline: {
        en: 'You must appeal before the Board of Equalization and Review adjourns, which it announces each spring, in 2024 on May 24, or by the date on your notice. You may appeal in a year without a revaluation too, but market changes since then do not count. Ask the Assessor’s office for this year’s date; a late appeal is normally refused.',
        es: 'Debe apelar antes de que cierre la Board of Equalization and Review, que lo anuncia cada primavera, en 2024 el 24 de mayo, o a más tardar en la fecha de su aviso. También puede apelar en años sin revaluación, pero los cambios de mercado posteriores no cuentan. Pida hoy al Assessor la fecha de este año; tarde normalmente la rechazan.',
      },
      proof: {
        en: 'What convinces is value as of the valuation date, January 1, 2023 now: sales of like homes near that date, an appraisal for it, photos and repair estimates of defects that existed then. A neighbor’s lower value helps only if the homes really match; a big rise or a high tax does not count. Bring three to five sales.',
        es: 'Convence el valor a la fecha de valuación, hoy 1 de enero de 2023: ventas parecidas cerca de esa fecha, un avalúo con esa fecha, fotos y cotizaciones de defectos que ya existían. El valor menor del vecino ayuda solo si las casas son iguales; un gran aumento, mucho impuesto o poco dinero no cuentan. Lleve tres a cinco ventas.',
      },
      'wrong-record': {
        en: 'Have the record corrected: look your home up on the county’s property site, and tell the Assessor’s office in writing what is wrong, such as baths, square feet, a garage torn down or a pool that never was, with photos or plans. Errors can be corrected outside an appeal, but keep the appeal date too.',
        es: 'Haga corregir el registro: busque su casa en el sitio del condado y diga por escrito al Assessor qué está mal, como baños, pies cuadrados, un garaje demolido o una alberca inexistente, con fotos, planos o croquis. Los errores pueden corregirse fuera de una apelación, pero cuide también esa fecha. De años pasados pregunte qué se devuelve.',
      },
      'pay-meanwhile': {
        en: 'Pay the bill on time even while the appeal runs: interest starts on January 6 whatever the Board decides. If you win, the county figures the tax anew and refunds the difference. With escrow, let the servicer pay and send it the corrected bill later. Paying does not mean that you accept the value.',
        es: 'Pague el recibo a tiempo aunque la apelación siga: el interés corre desde el 6 de enero, decida lo que decida la junta. Si gana, el condado recalcula y devuelve la diferencia. Con escrow, deje pagar a la administradora y mándele luego el recibo corregido. Pagar no significa aceptar el valor.',
      },
      'after-a-no': {
        en: 'After a no in the informal review you go to the Board of Equalization and Review, with a hearing; after its written decision you have 30 days for the state Property Tax Commission, and then comes the Court of Appeals. Each step looks at value again, so improve your sales evidence. For a large sum take an attorney or appraiser.',
        es: 'Tras un no en la revisión informal sigue la Board of Equalization and Review, con audiencia; tras su decisión escrita tiene 30 días para la Property Tax Commission estatal y luego la Court of Appeals. Cada paso mira otra vez el valor: mejore su prueba de ventas. Para una suma grande, busque abogado o valuador.',
      },
      'worth-it': {
        en: 'You can do it yourself, free of charge, and it is worth it if the record is wrong or sales near the valuation date lie clearly below your value; at 2025 rates $50,000 less saves about $383 a year in Charlotte. The value may come out lower, the same or higher. Firms that work for a share use the same form.',
        es: 'Puede hacerlo usted mismo, sin costo, y vale la pena si el registro está mal o las ventas cercanas a la fecha están claramente por debajo; con tasas de 2025, $50,000 menos ahorran unos $383 al año en Charlotte. El valor puede salir menor, igual o mayor. Las empresas a porcentaje usan el mismo formulario.',
      },
    },
    links: ['contact'],
    source: "G.S. 105-287, 105-322; Mecklenburg County Assessor's Office",
    year: 2026,
    topics: ['buying/challenging-the-county-s-value', 'money/appealing-the-assessment'],
  },
  {
    id: 'tax-relief',
    title: { en: 'Can my property tax be lowered?', es: '¿Pueden bajar mi impuesto predial?' },
    answer: {
      en: "The tax is lowered in three cases. For owners of 65 or more, or disabled, within an income limit, the greater of $25,000 or half the home's value is excluded; for disabled veterans the first $45,000; and a deferral called circuit breaker puts part of the bill off. There is no general homestead exemption. Apply by June 1; the County Assessor has this year's limits and decides.",
      es: 'Se rebaja en tres casos. Para dueños de 65 o más, o con discapacidad, con límite de ingresos, se excluye lo mayor entre $25,000 y la mitad del valor; veteranos con discapacidad, los primeros $45,000; y el circuit breaker aplaza una parte. No hay exención general para la vivienda. Solicite a más tardar el 1 de junio; los límites del año los tiene y decide el tasador del condado.',
    },
    aspects: {
      homestead: {
        en: 'North Carolina has no homestead exemption for simply living in your home, so nothing is missing on your bill and there is nothing to file for that. The reliefs are for owners of 65 or more, the disabled within an income limit, and disabled veterans. Teachers, first responders or first-time buyers have none of their own. The Assessor has the forms.',
        es: 'Carolina del Norte no tiene exención homestead por vivir en su propia casa: no falta nada en su recibo ni hay trámite para eso. Los alivios son para dueños de 65 o más, personas con discapacidad dentro de un límite de ingreso y veteranos discapacitados. Maestros, socorristas o quienes compran por primera vez no tienen uno propio. El Assessor tiene los formularios.',
      },
      'older-owners': {
        en: 'From 65, with income under the year’s limit ($37,900 for 2025), the greater of $25,000 or half the home’s value is left out, so the bill can fall by half; age alone is not enough, and tax never stops altogether. You must own and live there on January 1. Apply by June 1; the Assessor names this year’s limit.',
        es: 'Desde los 65, con ingreso bajo el límite del año ($37,900 para 2025), se excluye lo mayor entre $25,000 y la mitad del valor, así que el recibo puede bajar a la mitad; la edad sola no basta y el impuesto nunca desaparece. Debe ser dueño y vivir ahí el 1 de enero. Solicite a más tardar el 1 de junio; el límite del año lo dice el Assessor.',
      },
      'owner-died': {
        en: 'When the owner dies, this relief does not continue for heirs: it belongs to whoever qualifies on January 1, so the next year counts by whoever owns and lives there then, by age or disability and income. A widow or widower who qualifies may apply alone. Deferred circuit-breaker tax of the last three years comes due with interest. Tell the Assessor, and ask what a spouse who stays must file.',
        es: 'Al morir el dueño este alivio no sigue para los herederos: es de quien califica el 1 de enero, así que el año siguiente cuenta quien entonces sea dueño y viva ahí, por edad o discapacidad e ingreso. La viuda o el viudo que califica puede solicitarlo. Lo aplazado con el circuit breaker en los últimos tres años vence con interés. Avise al Assessor y pregunte qué presenta el cónyuge que se queda.',
      },
      disabled: {
        en: 'Totally and permanently disabled owners get the same relief at any age: with income under the limit, the greater of $25,000 or half the home’s value is left out. A doctor or agency certifies it on the county’s form; SSDI or disability pay alone does not decide. You must live in and own the home. Apply by June 1 to the Assessor.',
        es: 'Los dueños con discapacidad total y permanente tienen el mismo alivio a cualquier edad: con ingreso bajo el límite se excluye lo mayor entre $25,000 y la mitad del valor. Un médico o agencia lo certifica en el formulario; recibir SSDI por sí solo no decide. Debe ser dueño y vivir ahí. Solicite al Assessor a más tardar el 1 de junio.',
      },
      'circuit-breaker': {
        en: 'The circuit breaker defers part of the bill rather than forgiving it: for owners of 65 or disabled, five years in the home, tax is capped at 4% of income up to the limit and 5% somewhat above; the rest waits as a lien. The last three deferred years come due with interest on sale, moving out or death. Apply each year by June 1.',
        es: 'El circuit breaker aplaza parte del recibo, no lo perdona: para dueños de 65 o con discapacidad, cinco años en la casa, el impuesto se topa en 4% del ingreso hasta el límite y 5% algo por encima; el resto queda como gravamen. Los últimos tres años vencen con interés al vender, mudarse o morir. Solicite cada año, a más tardar el 1 de junio.',
      },
      'how-to-apply': {
        en: 'Apply to the County Assessor by June 1 of the tax year, on the state’s form for all three reliefs, with proof of age or disability and last year’s income of you and your spouse. Only one program per owner. Forms are on the county’s site or by mail. The circuit breaker must be asked for every year.',
        es: 'Solicite al County Assessor a más tardar el 1 de junio del año fiscal, con el formulario estatal único para los tres alivios, prueba de edad o discapacidad e ingresos del año anterior suyos y de su cónyuge. Solo un programa por dueño. Está en el sitio del condado o por correo. El circuit breaker se pide cada año. Si pasó la fecha, pregunte por una solicitud tardía.',
      },
      'low-income': {
        en: 'Low income alone gives no exclusion in state law, but there are ways: the age or disability relief if you qualify, the county’s own aid for owners with small incomes, paying in parts with the Tax Collector before it grows, and a check whether your value is right. Call before January 6. A HUD-approved counselor helps free if the mortgage is hard too.',
        es: 'Solo por bajo ingreso la ley estatal no da exclusión, pero hay caminos: el alivio por edad o discapacidad si califica, la ayuda propia del condado para dueños de pocos ingresos, pagar en partes con el Tax Collector y revisar si su valor es correcto. Llame antes del 6 de enero. Un consejero aprobado por HUD ayuda gratis.',
      },
    },
    links: ['contact'],
    source: 'G.S. 105-277.1, 105-277.1B, 105-277.1C',
    year: 2026,
    topics: ['money/tax-relief-seniors-disabled-veterans-low-income', 'tax-relief'],
  },
  {
    id: 'owner-tax-deductions',
    title: { en: 'What can a homeowner deduct?', es: '¿Qué puede deducir un dueño de casa?' },
    answer: {
      en: 'If you itemize: interest on up to $750,000 of the loan that bought the home; from 2026 mortgage insurance again, shrinking above $100,000 of income and gone near $110,000; and state and local tax up to $40,400 for 2026, less at high incomes. North Carolina caps interest and property tax together at $20,000. It pays only above the standard deduction. Dues and home insurance do not count. Ask a CPA.',
      es: 'Si detalla deducciones: intereses de hasta $750,000 del préstamo de compra; desde 2026 otra vez el seguro hipotecario, que baja sobre $100,000 de ingreso y termina cerca de $110,000; e impuestos estatales y locales hasta $40,400 en 2026, menos con ingresos altos. El estado limita intereses y predial juntos a $20,000. Conviene solo si supera la deducción estándar. Cuotas y seguro de la casa no cuentan. Pregunte a un CPA.',
    },
    aspects: {
      'mortgage-interest': {
        en: 'If you itemize, interest on up to $750,000 of the debt that bought or improved your home is deductible, $1 million for loans from before December 16, 2017; above that, the matching share. A second home counts in the same limit, a home equity line only for the part that went into the house. Form 1098 shows what you paid.',
        es: 'Si detalla, es deducible el interés de hasta $750,000 de la deuda con que compró o mejoró su casa, $1 millón en préstamos anteriores al 16 de diciembre de 2017; por encima, la parte proporcional. Una segunda casa entra en el mismo límite, y una línea de crédito solo por lo gastado en la casa. El Form 1098 muestra lo pagado. Lo calcula un CPA.',
      },
      'property-tax-and-salt': {
        en: 'Property tax counts in the federal deduction for state and local taxes, together with state income or sales tax, up to $40,400 in 2026, less for high incomes; only what you paid in the year counts, whether by escrow or yourself. Fees for trash or an association are not tax. You must itemize to use it.',
        es: 'El impuesto predial entra en la deducción federal de impuestos estatales y locales, junto con el de ingresos o ventas, hasta $40,400 en 2026, menos con ingresos altos; cuenta lo pagado en el año, por escrow o por usted. Cargos de basura o asociación no son impuesto. Hay que detallar.',
      },
      'itemize-or-standard': {
        en: 'Itemizing pays only if interest, property and state tax, gifts and the rest come to more than the standard deduction, $16,100 single or $32,200 joint in 2026. Many owners with a modest loan get nothing extra, which is why the refund stays the same. Add your Form 1098, county bill and state tax once; a CPA sees the difference in minutes.',
        es: 'Detallar conviene solo si interés, predial, impuesto estatal, donativos y lo demás superan la deducción estándar, $16,100 soltero o $32,200 en pareja en 2026. Muchos dueños con préstamo moderado no ganan nada extra, y por eso el reembolso sigue igual. Sume su Form 1098, el recibo y el impuesto estatal; un CPA ve la diferencia.',
      },
      'north-carolina': {
        en: 'North Carolina has its own rule: on the state return mortgage interest and property tax together count up to $20,000, and the state standard deduction is $12,750 single or $25,500 joint, whichever helps more. Whether you may itemize for the state alone, its instructions say. A CPA or the form shows it in a few minutes.',
        es: 'Carolina del Norte tiene su regla: en la declaración estatal el interés hipotecario y el predial juntos cuentan hasta $20,000, y la deducción estándar estatal es $12,750 soltero o $25,500 en pareja; se usa la que ayude más. Si puede detallar en la estatal y no en la federal lo dicen sus instrucciones. Un CPA lo muestra.',
      },
      'what-does-not-count': {
        en: 'For the home you live in, these are not deductible: association dues, homeowners insurance, repairs, a new roof or furnace, utilities, movers, and your principal. Improvements are not lost, though: keep the receipts, because they raise your cost basis and can lower gain when you sell. Mortgage insurance counts again from 2026 within income limits. For a rental the rules differ.',
        es: 'Para la casa donde vive no se deducen: cuotas de asociación, seguro de casa, arreglos, techo o calefacción nuevos, servicios, mudanza ni el capital. Pero las mejoras no se pierden: guarde recibos, porque suben su costo base y pueden bajar la ganancia al vender. El seguro hipotecario cuenta otra vez desde 2026 con límites. En rentas es distinto.',
      },
      'year-of-purchase': {
        en: 'In the year you buy, you may usually deduct the interest prepaid at closing, points on the purchase loan, and your share of the property tax, if you itemize; inspection, appraisal, attorney, title and recording costs are not deductible, and some only add to your cost basis. Your settlement statement and Form 1098 show the lines. Take both to a CPA.',
        es: 'En el año de compra normalmente puede deducir el interés prepagado en el cierre, los puntos del préstamo de compra y su parte del predial, si detalla; inspección, avalúo, abogado, título y registro no se deducen, y algunos solo suman a su costo base. La liquidación y el Form 1098 muestran los renglones. Llévelos a un CPA.',
      },
      'home-office': {
        en: 'An employee paid on a W-2 has had no federal deduction for an office at home since 2018, even when the employer wants it there. Someone self-employed may deduct a part of the home used regularly and only for the business, by actual costs or a simple amount per square foot; depreciation taken can be taxed when you sell. Keep a plan of the room and bills, and ask a CPA, for North Carolina too.',
        es: 'Un empleado con W-2 no tiene deducción federal por una oficina en casa, aunque el patrón la pida. Quien trabaja por su cuenta puede deducir la parte de la casa usada con regularidad y solo para el negocio, por costos reales o una suma simple por pie cuadrado; la depreciación tomada puede pagar impuesto al vender. Guarde plano y recibos, y pregunte a un CPA, también por Carolina del Norte.',
      },
    },
    links: ['contact'],
    source: 'IRS Pub. 530 and 936; Public Law 119-21; NCDOR; IRS Publication 587',
    year: 2026,
    topics: ['buying/tax-breaks-for-owners', 'money/owner-s-income-tax-benefits'],
  },
  {
    id: 'defect-after-closing',
    title: { en: 'I found a defect after closing', es: 'Encontré un defecto después del cierre' },
    answer: {
      en: 'A resale is rarely undone, but you may have a claim if you can prove a lie or a known defect that was hidden; deadlines run, so see an attorney soon. Take photos, keep reports, get estimates, stop further damage, and tell your insurer and any warranty. NCREC disciplines brokers, it does not pay damages. I cannot say who is to blame.',
      es: 'Una reventa rara vez se deshace, pero puede haber reclamo si prueba una mentira o un defecto conocido y oculto; los plazos corren, así que vea pronto a un abogado. Tome fotos, guarde informes, pida presupuestos, evite más daño y avise al seguro y a la garantía. NCREC sanciona brokers, no paga daños. No puedo decir quién tiene la culpa.',
    },
    aspects: {
      'first-steps': {
        en: 'Do these things first, in this order: stop further damage, photograph and film it, keep broken parts, get a written finding from a licensed tradesperson and two estimates, read disclosure and inspection report, and notify your insurer and any warranty. Write down who said what. Then take it all to an attorney before you write to the seller, since deadlines run.',
        es: 'Haga primero esto, en orden: evite más daño, fotografíe y filme, guarde piezas, pida un dictamen escrito de un técnico con licencia y dos presupuestos, lea la divulgación y la inspección, y avise a su seguro y garantías. Anote quién dijo qué. Luego llévelo todo a un abogado antes de escribir al vendedor, porque corren plazos.',
      },
      'seller-hid-it': {
        side: 'buyer',
        en: 'You may have a claim if you can prove that the seller knew and lied or hid it: an old repair bill, fresh paint over stains, a neighbor or plumber who was there. Not knowing is no lie, and “No Representation” answers nothing. The time is often three years from finding a fraud, sometimes less. An attorney weighs the proof.',
        es: 'Puede tener reclamo si prueba que el vendedor sabía y mintió o lo ocultó: una factura vieja, pintura fresca sobre manchas, un vecino o plomero que estuvo ahí. No saber no es mentir, y “No Representation” no responde nada. El plazo suele ser de tres años desde que descubre el fraude, a veces menos. Un abogado valora la prueba.',
      },
      'give-it-back': {
        side: 'buyer',
        en: 'Handing the house back is very rare: after closing the deed has passed, there is no return period and no lemon law for resale homes. What a claim normally brings is money for the repair or lost value, and undoing the sale is for a court in serious fraud. Keep paying the loan meanwhile, and ask an attorney what your facts allow.',
        es: 'Devolver la casa es muy raro: tras el cierre la casa ya es suya, no hay plazo de devolución ni “lemon law” para casas usadas. Un reclamo suele dar dinero por el arreglo o el valor perdido; deshacer la venta es para un tribunal en fraude grave. Siga pagando el préstamo y pregunte a un abogado qué permiten sus hechos.',
      },
      'broke-soon-after': {
        side: 'buyer',
        en: 'What simply breaks after closing is yours, even in the first week: a furnace or air conditioner that worked at the walk-through gives no claim unless the seller knew it was failing and hid it. Look first at a home warranty, the maker’s warranty, your insurance for the resulting damage, and the inspection report. An attorney helps only if there is proof.',
        es: 'Lo que simplemente se rompe tras el cierre es suyo, aun en la primera semana: una calefacción o aire que funcionaba en el recorrido no da reclamo, salvo que el vendedor supiera que fallaba y lo ocultara. Vea primero garantía de casa, del fabricante, su seguro por el daño resultante y el informe. Un abogado ayuda solo con prueba.',
      },
      'inspector-missed-it': {
        en: 'If the inspector missed it, read the contract first: it usually limits liability, often to the fee, and the job covers what could be seen that day, not what was hidden behind walls. Let the inspector look again before repairs, and put the claim in writing. The licensing board takes complaints but pays nothing. An attorney tells you whether the limit holds.',
        es: 'Si el inspector no lo vio, lea primero su contrato: suele limitar la responsabilidad, a menudo a lo pagado, y cubre lo visible ese día, no lo oculto tras paredes. Déjelo mirar otra vez antes de reparar y reclame por escrito. La junta de licencias recibe quejas pero no paga. Un abogado dice si el límite vale.',
      },
      'i-am-the-seller': {
        side: 'seller',
        en: 'As the seller you can still be asked about a defect after closing, but a buyer must prove that you knew and lied or hid it; what broke later is theirs. Do not pay, promise or argue by text: gather your disclosure form, repair bills and the messages, tell your insurer, and let an attorney answer. Time limits protect you as well.',
        es: 'Como vendedor aún pueden reclamarle un defecto tras el cierre, pero el comprador debe probar que usted sabía y mintió o lo ocultó; lo que se rompió después le toca a él. No pague, prometa ni discuta por mensaje: reúna su divulgación, facturas y mensajes, avise a su seguro y que conteste un abogado. Hay plazos que lo protegen.',
      },
      'how-long-to-sue': {
        en: 'Often three years from when a fraud was found or should have been, with other limits for contract and new construction, and some end sooner, so the day you find it is the day to call an attorney. North Carolina has no “lemon law” for houses: you need proof that somebody lied, hid it or broke a written promise. Photograph it before you repair.',
        es: 'A menudo tres años desde que se descubrió el fraude o se debió descubrir, con otros plazos para contratos y obra nueva, y algunos acaban antes: el día que lo encuentra es el día de llamar a un abogado. No hay “ley limón” para casas en Carolina del Norte: hace falta prueba de que alguien mintió, lo ocultó o faltó a una promesa escrita. Fotografíe antes de reparar.',
      },
    },
    links: ['contact'],
    source: 'G.S. 1-52; NCREC',
    topics: ['buying/found-a-defect-after-closing'],
  },
  {
    id: 'home-warranty',
    title: { en: 'Is a home warranty worth it, and who pays?', es: '¿Vale la pena la garantía de casa?' },
    answer: {
      en: 'It depends on the terms: a home warranty is a service contract for systems and appliances, with exclusions, caps and a fee for each visit, and it replaces neither an inspection nor insurance. No seller must give one; buyer, seller or builder may pay for it, as negotiated. Read what is excluded and how claims are paid before anyone buys it.',
      es: 'Depende de sus términos: la garantía de casa es un contrato de servicio para sistemas y aparatos, con exclusiones, topes y un cargo por cada visita, y no reemplaza la inspección ni el seguro. Nadie está obligado a darla; puede pagarla quien compra, quien vende o la constructora, según se negocie. Antes de contratarla lea qué excluye y cómo paga los reclamos.',
    },
    aspects: {
      'must-the-seller': {
        en: 'No seller has to give a home warranty; it is a thing to ask for and to agree on, like a credit, and a local custom elsewhere binds nobody here. If both agree, the contract names who pays, up to what sum and who chooses the plan. A seller weighs it against a slightly lower price; the disclosure duties stay the same.',
        es: 'Ningún vendedor está obligado a dar garantía de casa; se pide y se acuerda, como un crédito, y la costumbre de otros lugares no obliga aquí. Si ambos aceptan, el contrato dice quién paga, hasta cuánto y quién elige el plan. El vendedor lo compara con bajar algo el precio; los deberes de divulgación siguen iguales.',
      },
      'instead-of-repairs': {
        en: 'A warranty is a weak trade for a known defect: such plans usually exclude what was already failing at closing, pay up to a cap, and choose repair over replacement. For a worn-out unit ask for the repair, a price cut or a credit in the amount of a written estimate, before due diligence ends. Take the plan only on top.',
        es: 'Una garantía es mal cambio por un defecto conocido: suelen excluir lo que ya fallaba al cierre, pagan hasta un tope y prefieren reparar. Por un equipo gastado pida el arreglo, una rebaja o un crédito según presupuesto escrito, antes de que termine due diligence. El plan, solo como extra.',
      },
      'what-is-covered': {
        en: 'A plan usually covers breakdowns by normal wear of heating and cooling, plumbing, wiring, water heater and kitchen machines, each up to a cap; roof, pool, well, septic and second refrigerator are extras if at all. Old age itself is not the bar, but what was failing before, poorly kept, badly installed or not to code is often refused. Read the exclusions first.',
        es: 'Un plan suele cubrir fallas por uso normal de calefacción y aire, plomería, cableado, calentador y aparatos de cocina, cada uno hasta un tope; techo, alberca, pozo, séptico o segundo refrigerador, si acaso, son extras. La edad no impide, pero suele rechazarse lo que ya fallaba, mal cuidado, mal instalado o fuera de código. Lea primero las exclusiones.',
      },
      'cost-and-claims': {
        en: 'You pay twice: a yearly price and a fee for each visit, and I hold no figures, since plans differ. To claim, call the company before anyone repairs; it sends its own contractor, decides on cover and may pay cash less than a new unit. If it refuses, ask for the clause in writing and appeal; complaints go to the state’s consumer office.',
        es: 'Paga dos veces: un precio anual y un cargo por cada visita, y no tengo cifras porque los planes difieren. Para reclamar, llame a la compañía antes de reparar; manda a su contratista, decide si cubre y puede pagar menos que un equipo nuevo. Si niega, pida la cláusula por escrito y apele; las quejas van a la oficina estatal del consumidor.',
      },
      'or-insurance': {
        en: 'They do different jobs: homeowners insurance pays for sudden damage such as fire, wind or a burst pipe, and lenders require it; a home warranty repairs machines that wear out, and nobody requires it. Neither covers neglect. A pipe’s water damage goes to insurance, the pipe itself perhaps to a warranty. So a warranty never replaces insurance.',
        es: 'Hacen cosas distintas: el seguro de casa paga daños súbitos como fuego, viento o una tubería rota, y el banco lo exige; la garantía arregla aparatos que se gastan, y nadie la exige. Ninguna cubre el descuido. El daño del agua va al seguro, la tubería quizá a la garantía. La garantía nunca reemplaza al seguro.',
      },
      'buy-keep-cancel': {
        en: 'You can buy a plan at any time, also years after closing; outside a sale there is often a waiting period, and what already fails is excluded. Renew only if past claims or old equipment speak for it: the same money in a repair fund does as well for many. Plans can usually be canceled with some refund; the contract says how.',
        es: 'Puede comprar un plan en cualquier momento, también años después; fuera de una venta suele haber espera, y se excluye lo que ya falla. Renueve solo si los reclamos o equipos viejos lo justifican: el mismo dinero en un fondo de arreglos sirve igual a muchos. Normalmente se puede cancelar con algún reembolso; lo dice el contrato.',
      },
    },
    bySide: {
      seller: {
        en: "You need not give one: a home warranty is a service contract that a buyer may ask for and you may offer, pay for or refuse in the negotiation. It has exclusions and a fee for each visit, and it replaces neither the disclosure form nor repairs you agreed to. The team tells you whether it helps an offer; the contract's terms decide what is covered.",
        es: 'No está obligado a darla: la garantía de casa es un contrato de servicio que quien compra puede pedir y usted ofrecer, pagar o negar al negociar. Tiene exclusiones y cobra por visita, y no reemplaza el formulario de divulgación ni los arreglos acordados. El equipo le dice si ayuda a una oferta; qué cubre lo dicen los términos del contrato.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; general practice',
    topics: ['buying/home-warranty-refinance-remove-mortgage-insuranc', 'home-warranty'],
  },
  {
    id: 'let-or-leave-early',
    title: { en: 'Can I rent it out or sell soon after buying?', es: '¿Puedo rentarla o venderla pronto?' },
    answer: {
      en: "Usually after a year: loans for a home of your own mostly ask you to move in within 60 days and live there 12 months, with room for events you could not foresee; a false promise is fraud. Check the association's rental rules and your insurance. Selling soon may not cover your costs, and before two years the gain is normally taxed. Ask the lender and a CPA first.",
      es: 'Normalmente después de un año: los préstamos para vivienda propia suelen pedir mudarse en 60 días y vivir ahí 12 meses, con excepciones por imprevistos; prometer en falso es fraude. Revise las reglas de renta de la asociación y su seguro. Vender pronto puede no cubrir los gastos, y antes de dos años la ganancia normalmente paga impuesto. Pregunte antes al banco y a un CPA.',
    },
    aspects: {
      'before-the-year': {
        en: 'If something you could not foresee makes you leave early, such as a transfer, a divorce or illness, you may usually move and rent it, because the promise was about your intent at closing. Tell the servicer in writing and keep proof of the change. Change the insurance to a landlord policy, read the association’s rules, and ask an attorney if in doubt.',
        es: 'Si algo imprevisto lo obliga a irse antes, como traslado, divorcio o enfermedad, normalmente puede mudarse y rentarla, porque la promesa era sobre su intención al cerrar. Avise por escrito a la administradora y guarde prueba. Cambie a seguro de arrendador, lea las reglas de la asociación y consulte a un abogado si duda.',
      },
      'sell-soon': {
        en: 'You may sell at any time; the loan does not forbid it, though a few loans have a prepayment fee. The question is money: selling costs plus what you paid to buy often exceed a year or two of gain, and before two years profit is normally taxed, with exceptions for a job, health or the unforeseen. Ask the team for a net figure.',
        es: 'Puede vender cuando quiera; el préstamo no lo prohíbe, aunque unos pocos cobran por pago anticipado. La cuestión es el dinero: los gastos de vender más los de comprar suelen superar la ganancia de uno o dos años, y antes de dos años la utilidad normalmente tributa, con excepciones por trabajo, salud o imprevistos. Pida al equipo un neto.',
      },
      'false-promise': {
        en: 'Saying you will live there when you plan to rent from the start is occupancy fraud: the lender may call the loan, and it can be a federal crime. Lenders do check, by mail, insurance, tax records and visits. Buying as a second home or rental costs more but is honest. Truly living there a year and renting it out afterward is normally allowed.',
        es: 'Decir que vivirá ahí cuando piensa rentarla desde el inicio es fraude de ocupación: el banco puede exigir todo el préstamo y puede ser delito federal. Sí revisan, por correo, seguro, registros fiscales y visitas. Comprar como segunda casa o renta cuesta más, pero es honesto. Vivir ahí de verdad un año y rentarla después normalmente se permite.',
      },
      'move-in': {
        en: 'Plan to move in within 60 days of closing; that is what most owner-occupied loans ask. You need not sleep there every night, but it must be your main home, with your mail, license and daily life. If work, repairs or a lease delay you, tell the lender before the 60 days end and get the answer in writing.',
        es: 'Cuente con mudarse dentro de 60 días del cierre; es lo que piden casi todos los préstamos para vivienda propia. No tiene que dormir ahí cada noche, pero debe ser su casa principal, con correo, licencia y vida diaria. Si trabajo, obra o renta lo atrasan, avise al prestamista antes y pida respuesta por escrito.',
      },
      'after-the-year': {
        en: 'After twelve months of really living there you may normally rent the home and keep the same loan, FHA included, and buy the next one. Before you do: read the association’s rental cap, get a landlord policy, use a lawful lease and deposit account, and ask a CPA about depreciation and the two-year rule. The next loan usually counts 75% of a signed lease.',
        es: 'Tras doce meses de vivir ahí de verdad normalmente puede rentarla con el mismo préstamo, FHA incluido, y comprar otra. Antes: lea el tope de rentas de la asociación, saque seguro de arrendador, use contrato y cuenta de depósito legales, y pregunte a un CPA por depreciación y la regla de dos años. El nuevo préstamo suele contar 75% de un contrato firmado.',
      },
      'whom-to-tell': {
        en: 'Tell three parties before a tenant moves in: your insurer, since an owner’s policy may refuse a rented home; your association, which may need approval or have a cap; and your servicer if you are still within the first year or your papers ask for it. The loan allowing it does not mean that the association does, nor the other way round.',
        es: 'Avise a tres antes de que entre un inquilino: su seguro, porque una póliza de dueño puede no cubrir una casa rentada; su asociación, que puede exigir permiso o tener tope; y la administradora si sigue en el primer año o sus papeles lo piden. Que el préstamo lo permita no significa que la asociación también.',
      },
    },
    links: ['contact'],
    source: 'Loan occupancy terms; HUD 4000.1; Fannie Mae; CFPB; IRS Pub. 523',
    year: 2026,
    topics: ['buying/can-i-rent-it-out-move-or-sell-soon'],
  },
  {
    id: 'foreclosure-auction',
    title: { en: 'Can I buy at a foreclosure auction?', es: '¿Puedo comprar en un remate?' },
    answer: {
      en: 'Yes: you can, but you buy blind, with no inspection, warranty or disclosure, and senior liens stay. After the courthouse bid, with a deposit of the greater of 5% or $750, a 10-day upset period runs and each higher bid starts it again. The owner may still pay off, and tenants have rights. Have an attorney search the title before you bid.',
      es: 'Sí: se puede, pero compra a ciegas, sin inspección, garantía ni divulgación, y los gravámenes anteriores quedan. Tras la puja en el juzgado, con depósito de lo mayor entre 5% y $750, corren 10 días en que otra puja más alta reinicia el plazo. El dueño aún puede pagar y los inquilinos tienen derechos. Antes, un abogado revisa el título.',
    },
    aspects: {
      'upset-bid': {
        en: 'For ten days after the sale anyone may top the bid at the clerk’s office by at least 5%, and no less than $750, with a deposit; each upset starts a new ten days, with no limit on rounds. So a winning bid is final only when ten days pass in silence. If you are outbid, your deposit comes back.',
        es: 'Durante diez días tras la venta cualquiera puede superar la oferta ante el secretario del tribunal por al menos 5%, mínimo $750, con depósito; cada upset bid abre otros diez días, sin límite de rondas. Una oferta ganadora es firme solo cuando pasan diez días sin otra. Que lo superen es normal: recupera su depósito y puede ofrecer otra vez.',
      },
      'deposit-and-cash': {
        en: 'Bring the deposit in certified funds: 5% of your bid or $750, whichever is more; the notice may ask for more or for a certain form. The rest is due soon after the upset period ends, so you need cash or a lender who will close on such a house. If you cannot pay, you can lose the deposit and owe more.',
        es: 'Lleve el depósito en fondos certificados: 5% de su oferta o $750, lo que sea mayor, en la venta; el aviso puede pedir más o cierta forma. El resto vence poco después del periodo de upset bids, así que necesita efectivo o un banco que preste para una casa así. Si no paga, puede perder el depósito y deber más.',
      },
      inspect: {
        en: 'You cannot inspect inside: the house is still somebody’s home or locked, there is no disclosure, no warranty and no way out after the bid. Look from the street, read permits, tax and court files, talk to neighbors, and price it as if the worst were true. If you need an inspection, look at bank-owned or ordinary homes instead.',
        es: 'No puede inspeccionar por dentro: la casa es aún el hogar de alguien o está cerrada; no hay divulgación, garantía ni salida tras ofertar. Mire desde la calle, lea permisos, impuestos y expedientes, hable con vecinos y calcule como si lo peor fuera cierto. Si necesita inspección, vea casas del banco o comunes.',
      },
      liens: {
        en: 'A foreclosure wipes out what ranks behind it, but older liens stay and become your problem: a first mortgage if a second is foreclosed, property taxes, and possibly others; a federal tax lien gives the IRS 120 days to redeem. So have an attorney search the title before you bid and say what survives. Title insurance may be limited or come later.',
        es: 'La ejecución borra lo que va después, pero los gravámenes anteriores siguen y pasan a ser suyos: una primera hipoteca si se ejecuta la segunda, impuestos y quizá otros; un gravamen federal da al IRS 120 días para rescatar. Que un abogado busque el título antes y diga qué sobrevive. El seguro de título puede limitarse.',
      },
      'people-inside': {
        en: 'You may not put people out yourself. A tenant with a real lease may usually stay to its end, or gets at least 90 days’ notice if you will live there; a former owner must go after the sale is final, but only by an order of the court and the sheriff. Plan time for it; an attorney gives the notices.',
        es: 'No puede sacar a nadie por su cuenta. Un inquilino con contrato real normalmente puede quedarse hasta el final, o recibe al menos 90 días de aviso si usted vivirá ahí; el dueño anterior debe salir cuando la venta es firme, pero solo por orden judicial y el sheriff. Prevea semanas y costos; que un abogado dé los avisos.',
      },
      'where-to-find': {
        en: 'Sales are posted at the courthouse and advertised, and held there at the hour in the notice; the clerk of court keeps the files, where you see the trustee, upset bids and dates. Tax foreclosures run on similar steps through the county’s attorneys. Lists on the internet are often old. The team helps with ordinary homes; for a bid take an attorney.',
        es: 'Las ventas se publican en el juzgado y se anuncian, y se hacen ahí a la hora del aviso; el secretario del tribunal guarda los expedientes, donde ve al fiduciario, los upset bids y fechas. Las de impuestos siguen pasos parecidos por los abogados del condado. Las listas de internet suelen ser viejas. El equipo ayuda con casas comunes; para pujar, un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 45-21.10, 45-21.27; 26 U.S.C. 7425 (IRS redemption); Protecting Tenants at Foreclosure Act',
    year: 2026,
    topics: ['buying/foreclosure-at-the-courthouse'],
  },
  {
    id: 'bank-owned',
    title: { en: 'How do bank-owned or HUD homes work?', es: '¿Cómo son las casas del banco o de HUD?' },
    answer: {
      en: "The bank sells with its own addenda, a limited deed and no disclosure form; HUD homes are bid for through registered brokers. Online auctions may add a buyer's premium and a deposit you cannot get back. Utilities may be off, so plan inspections early, and choose your own attorney for the title where you can.",
      es: 'El banco vende con sus propios anexos, escritura limitada y sin divulgación; por las casas de HUD se puja con brokers registrados. Las subastas en línea pueden sumar una prima y un depósito que no vuelve. Los servicios pueden estar cortados: planee pronto las inspecciones y, si puede, elija su propio abogado para el título.',
    },
    aspects: {
      'hud-bids': {
        en: 'HUD homes are bid for online through a broker registered with HUD; you cannot bid by yourself. Buyers who will live there, along with some agencies, go first for a set time, then investors may bid. HUD sells as is, on its own contract, and answers within days. Ask your agent whether the firm is registered; HUD Homestore lists the homes.',
        es: 'Las casas de HUD se pujan en línea por medio de un broker registrado en HUD; usted solo no puede. Primero van quienes vivirán ahí y algunas agencias, por un tiempo fijo; luego los inversionistas. HUD vende como está, con su contrato, y contesta en días. Pregunte si la empresa de su agente está registrada; HUD Homestore publica las casas.',
      },
      'online-auctions': {
        en: 'On an online auction the price is not the whole: a buyer’s premium, often a percent of the bid, comes on top, the deposit is usually lost if you back out, and the bank may still refuse a winning bid. Read the event terms, get your loan’s approval for it, and inspect before you bid. An attorney reads the contract.',
        es: 'En una subasta en línea el precio no es todo: se suma un buyer’s premium, a menudo un porcentaje, el depósito suele perderse si se retira, y el banco aún puede rechazar la puja ganadora. Lea las condiciones, confirme su préstamo e inspeccione antes de pujar. Un sitio bonito no prueba nada; que un abogado lea el contrato.',
      },
      'deed-and-disclosure': {
        en: 'A bank gives no disclosure form, because it never lived there and the law excuses it, and deeds the house with a limited warranty that covers only its own time. So inspect thoroughly, pull permits and the seller history, and buy an owner’s title policy through an attorney you choose. Lead paint forms still apply to homes from before 1978.',
        es: 'El banco no da divulgación, porque nunca vivió ahí y la ley lo excusa, y su escritura garantiza solo el tiempo en que fue dueño. Inspeccione a fondo, revise permisos e historial y compre póliza de título de dueño con un abogado elegido por usted. Los formularios de plomo sí aplican a casas anteriores a 1978.',
      },
      'addenda-and-attorney': {
        en: 'Expect the bank’s own addenda, and they usually win over the standard form: as is, short deadlines, a daily fee if you close late, its choice of closing office. Read dates and penalties before you sign. You may choose your own attorney for your side, and with a federally backed loan a seller may not force its title company on you.',
        es: 'Espere anexos propios del banco, que suelen prevalecer sobre el formulario: como está, plazos cortos, multa diaria si cierra tarde, su oficina de cierre. Lea fechas y multas antes de firmar. Puede elegir su propio abogado y, con préstamo con respaldo federal, el vendedor no puede imponerle su compañía de título.',
      },
      'inspect-utilities-off': {
        en: 'You may usually inspect, but with water, power or gas off the inspector sees only half: ask the bank’s agent early who may turn them on, at whose cost, and whether pipes were winterized or frozen. Some sellers allow only an air-pressure test. Plan a longer due diligence period, a sewer camera and a plumber, or price the unknown into your offer.',
        es: 'Normalmente puede inspeccionar, pero sin agua, luz o gas el inspector ve la mitad: pregunte pronto al agente del banco quién puede conectarlos, quién paga, y si drenaron o se congelaron las tuberías. Algunos solo permiten prueba de presión de aire. Pida más due diligence, cámara de drenaje y plomero, o descuente lo desconocido.',
      },
      'price-and-repairs': {
        en: 'Banks sell near market value, not for pennies, and rarely repair anything; a fresh listing seldom gives, one that has sat for weeks may come down or pay some closing costs. Offers are often answered slowly, by committee. FHA or VA works only if the house meets their condition rules; otherwise a renovation loan or cash. Compare with sold homes and repair quotes.',
        es: 'Los bancos venden cerca del valor de mercado, no por centavos, y casi nunca reparan; recién listada poco ceden, tras semanas quizá bajen o paguen gastos. Contestan lento. FHA o VA sirven solo si la casa cumple sus condiciones; si no, préstamo de renovación o efectivo. Compare con ventas y presupuestos.',
      },
    },
    links: ['contact', 'guideBuying'],
    source: 'HUD; seller addenda; RESPA s. 9',
    topics: ['buying/bank-owned-hud-online-auction'],
  },
  {
    id: 'short-sale',
    title: { en: 'How does a short sale work?', es: '¿Cómo funciona una short sale?' },
    answer: {
      en: 'The owner owes more than the home brings, so every lienholder must approve the contract, which takes weeks to months and may change the terms; houses are usually sold as is. For the owner there are other ways too: bring cash, wait, ask for a modification. Whether the rest is forgiven, and its tax, are for an attorney and a CPA.',
      es: 'El dueño debe más de lo que vale la casa, así que cada acreedor debe aprobar el contrato; tarda semanas o meses y puede cambiar términos, y la casa suele venderse como está. El dueño tiene otras salidas: poner efectivo, esperar, pedir modificación. Si perdonan el resto, y su impuesto, lo dicen un abogado y un CPA.',
    },
    aspects: {
      'how-long': {
        en: 'Plan on weeks to months for the lender’s answer, and no one can promise a date: the file needs the owner’s papers, a valuation, and each lienholder’s committee, and it can start over if one is missing. If you must be out by a fixed day, keep a second plan. The listing agent can say how far the file is.',
        es: 'Cuente con semanas o meses para la respuesta, y nadie puede prometer fecha: hacen falta papeles del dueño, una valuación y el comité de cada acreedor, y puede empezar de nuevo si falta algo. Si debe salir un día fijo, tenga otro plan. El agente del vendedor puede decir cómo va el expediente.',
      },
      'bank-changes-terms': {
        side: 'buyer',
        en: 'The owner’s yes is not the last word: the lienholder can refuse, ask for a higher price, strike repairs or credits, or set its own closing date, even after the seller signed. You may accept, counter or leave as your addendum says. Many buyers hold inspections and notice to a landlord until the approval letter is there, if their dates allow it.',
        es: 'El sí del dueño no es la última palabra: el acreedor puede negarse, pedir más precio, quitar arreglos o créditos, o fijar su fecha, aunque el vendedor haya firmado. Usted puede aceptar, contraofertar o salir según su anexo. Muchos esperan la carta de aprobación antes de pagar inspecciones o avisar a su casero, si los plazos lo permiten.',
      },
      'rest-of-the-debt': {
        en: 'Whether the rest is forgiven stands only in the lender’s approval letter: look for words that release you from the remaining debt, on every loan. Otherwise the lender may still ask for it. Forgiven debt can count as taxable income: the federal main-home exclusion covers discharges before 2026 or under a written agreement from before then, unless Congress renews it. An attorney reads the letter, a CPA answers for the tax.',
        es: 'Si se perdona el resto lo dice solo la carta de aprobación: busque que lo libere de la deuda restante, en cada préstamo. Si no, el banco puede exigirla. La deuda perdonada puede contar como ingreso gravable: la exclusión federal cubre lo perdonado antes de 2026 o por acuerdo escrito anterior, salvo que la renueven. Un abogado lee la carta; un CPA, el impuesto.',
      },
      'i-owe-more': {
        side: 'seller',
        en: 'If you owe more than the home would bring, you have several ways: bring the difference in cash, keep or rent it until the balance falls, ask the servicer for a modification, or ask it to approve a short sale with a hardship letter. Start with the exact payoff and a price from recent sales. A HUD-approved counselor is free; see an attorney before signing.',
        es: 'Si debe más de lo que daría la casa, hay varios caminos: aportar la diferencia, conservarla o rentarla hasta que baje el saldo, pedir modificación o pedir que aprueben una short sale con carta de dificultad. Empiece con el saldo exacto y un precio según ventas recientes. Un consejero aprobado por HUD es gratis; vea a un abogado antes de firmar.',
      },
      'worth-buying': {
        side: 'buyer',
        en: 'It can be worth it if you have time and the house is right anyway: the price is seldom a bargain, since the lender orders its own valuation, the house comes as is, and your loan rate may not be locked so long. Settle in the addendum when fee, inspection and dates begin, keep your preapproval fresh, and go on looking.',
        es: 'Puede valer la pena si tiene tiempo y la casa le sirve: el precio rara vez es ganga, porque el banco pide su propia valuación, se vende como está y su tasa quizá no se pueda fijar tanto tiempo. Aclare en el anexo cuándo empiezan cuota, inspección y plazos, mantenga vigente su preaprobación y siga buscando.',
      },
      'several-lenders': {
        en: 'Every lienholder has to release its claim: first mortgage, second or equity line, judgment, association and contractor lien, since all are on the title. The first usually offers the others a small share to let go, and one no can stop the sale. A title search early shows who they are; the owner’s attorney deals with them, which takes time.',
        es: 'Cada acreedor debe liberar su gravamen: primera hipoteca, segunda o línea, sentencia, asociación y contratista, porque todos están en el título. El primero suele ofrecer a los otros una parte pequeña, y una sola negativa puede parar la venta. Una búsqueda de título temprana muestra quiénes son; el abogado del dueño trata con ellos.',
      },
    },
    bySide: {
      buyer: {
        en: 'Your offer is not final when the seller signs: every lienholder must approve it, which takes weeks to months and may change price or terms. The house is usually sold as is. The addendum says when your fee and due diligence run, so read it. Keep in touch with your lender about the rate; an attorney explains the contract.',
        es: 'Su oferta no es firme cuando firma quien vende: cada acreedor debe aprobarla, lo que tarda semanas o meses y puede cambiar precio o términos. La casa suele venderse como está. El anexo dice desde cuándo corren su cuota y due diligence: léalo. Hable con su banco sobre la tasa; el contrato lo explica un abogado.',
      },
    },
    links: ['contact'],
    source: 'Form 2A14-T; IRS Form 982 instructions (discharges before 2026)',
    year: 2026,
    topics: ['buying/short-sale', 'selling/owes-more-than-it-is-worth-short-sale'],
  },
  {
    id: 'other-ways-to-buy',
    title: {
      en: 'Can I buy direct from an owner or rent to own?',
      es: '¿Puedo comprar directo o con renta con opción?',
    },
    answer: {
      en: 'You can buy straight from an owner: the owner owes you the same state disclosures, and an attorney can write the contract, with the deposit held in trust and never handed to the owner. A broker of your own helps; settle the pay in writing first. Check who really owns it. Rent to own and contracts for deed must be in writing and recorded, with 3 business days to cancel.',
      es: 'Puede comprar directo a un dueño: le debe las mismas divulgaciones estatales, y un abogado puede redactar el contrato, con el depósito en custodia y nunca en manos del dueño. Un broker propio también ayuda; acuerde antes por escrito su pago. Verifique quién es el dueño real. La renta con opción y el contract for deed van por escrito y registrados, con 3 días hábiles para cancelar.',
    },
    aspects: {
      'agent-or-attorney': {
        en: 'You may have your own broker or none, but have an attorney write the contract and hold the deposit in trust when the owner sells alone. Agree with your broker in writing who pays, since the owner may offer nothing. Inspection, title search and due diligence work as usual; an internet contract is no reason to skip them.',
        es: 'Puede tener agente propio o no, pero si el dueño vende solo, que un abogado redacte el contrato y guarde el depósito en custodia. Acuerde por escrito con su agente quién paga, pues el dueño quizá no ofrezca nada. Inspección, título y due diligence van como siempre; un contrato de internet o “no hace falta inspeccionar” no son razón para saltarlos.',
      },
      'from-someone-i-know': {
        en: 'Buying from a landlord, friend, neighbor or relative goes through the same steps, so do not shorten them: agree on the price from recent sales or an appraisal, let an attorney write the contract, inspect, search the title, get the disclosures, close with the attorney. A friend’s word does not bind. Your lender treats it like any purchase and asks about the tie.',
        es: 'Comprar a su casero, amigo, vecino o pariente sigue los mismos pasos, no los acorte: acuerden precio con ventas recientes o avalúo, que un abogado redacte el contrato, inspeccione, busque título, reciba divulgaciones y cierre con el abogado. La palabra no obliga. El banco lo trata como cualquier compra y pregunta por el parentesco.',
      },
      'no-credit-ads': {
        en: '“No credit check, small down, yours in ten years” is often an option lease or contract for deed on hard terms, and sometimes a fraud by somebody who does not own the house. Before any money: look up the owner at the Register of Deeds, see the inside, ask about the mortgage on it, get the papers, and let an attorney read them.',
        es: '“Sin crédito, poco enganche, suya en diez años” suele ser renta con opción o contrato a plazos con términos duros, y a veces fraude de quien no es dueño. Antes de dar dinero: busque al dueño en el Register of Deeds, vea la casa por dentro, pregunte por su hipoteca, pida los papeles y que los lea un abogado.',
      },
      'do-you-have-any': {
        en: 'I keep no list of homes offered as rent to own or owner-financed, and few sellers offer it; ask the team. Often a loan gets you there safer: FHA from a 580 score, down payment help, a co-signer, or some months of mending credit. Two lenders tell you how far you are.',
        es: 'No tengo una lista de casas con renta con opción ni financiadas por el dueño, y pocos vendedores lo ofrecen; pregunte al equipo. Muchas veces un préstamo es el camino más seguro: FHA desde 580, ayuda para enganche, aval o unos meses de mejorar crédito. Pregunte a dos prestamistas.',
      },
      'contract-for-deed': {
        en: 'In a contract for deed you pay the owner by the month and get the deed only at the end, so until then you can lose what you paid. North Carolina asks for written terms, recording, three business days to cancel, and notice with time to catch up before it ends. Check the owner’s own mortgage first; have an attorney draft it.',
        es: 'En un contract for deed paga al dueño por mes y recibe la escritura solo al final; hasta entonces puede perder lo pagado. Carolina del Norte exige términos escritos, registro, tres días hábiles para cancelar y aviso con tiempo para ponerse al corriente. Revise antes la hipoteca del dueño; que lo redacte un abogado.',
      },
      'does-he-owe-disclosures': {
        en: 'An owner who sells alone owes you the same papers as one with an agent: the state disclosure form, the mineral, oil and gas form, and lead paint papers for a home from before 1978, before your offer. If they come late you have a short right to cancel. “No Representation” is allowed, lying is not. Ask for repair bills and permits too.',
        es: 'El dueño que vende solo le debe los mismos papeles que con agente: divulgación estatal, la de minerales, petróleo y gas, y plomo si es anterior a 1978, antes de su oferta. Si llegan tarde tiene un plazo corto para cancelar. “No Representation” se permite, mentir no. Pida también facturas y permisos.',
      },
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 47G; G.S. 47H; G.S. 47E',
    topics: ['buying/for-sale-by-owner-rent-to-own-contract-for-deed', 'other-ways-to-buy'],
  },
];
