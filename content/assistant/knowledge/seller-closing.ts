import type { Entry } from '#domain/chat/knowledge.ts';

/** What a seller pays and receives, and the papers of the end. */
export const sellerClosing: Entry[] = [
  {
    id: 'net-proceeds',
    title: { en: 'How much will I walk away with?', es: '¿Cuánto me queda al vender?' },
    answer: {
      en: "Price less loan payoffs, the fees you agreed, excise tax of $1 for each $500 ($800 on $400,000), your share of property tax and dues, deed and attorney, concessions, repairs and other liens. The due diligence fee you already hold is credited to the buyer, so the last check is smaller by it. The team estimates; the attorney's statement is final.",
      es: 'Precio menos saldos de préstamos, comisiones acordadas, excise tax de $1 por cada $500 ($800 por $400,000), su parte del predial y cuotas, escritura y abogado, concesiones, reparaciones y gravámenes. La cuota de due diligence que ya recibió se acredita al comprador, así que el último cheque baja en esa suma. El equipo estima; vale la hoja de cierre del abogado.',
    },
    aspects: {
      'with-my-numbers': {
        en: 'Do it in four steps: price, minus the loan payoffs, minus the fees you agreed, minus the rest, that is excise tax of $2 per $1,000, your share of tax and dues, deed, credits and repairs. At $430,000 with $190,000 owed, $240,000 is left before fees, and $860 of that is excise tax. Give the team your figures for a written estimate.',
        es: 'Hágalo en cuatro pasos: precio, menos los saldos de préstamos, menos las comisiones acordadas, menos lo demás: excise tax de $2 por cada $1,000, su parte de impuesto y cuotas, escritura, créditos y reparaciones. Con $430,000 y $190,000 de deuda quedan $240,000 antes de comisiones, y $860 son excise tax. Dé sus cifras al equipo para un estimado escrito.',
      },
      'a-net-sheet': {
        en: 'The team can prepare a net sheet for you, an estimate of what is left at two or three prices: have the loan statements, any equity line, the association’s name, the tax bill and your wished closing date at hand. It is an estimate; the servicer’s payoff and the attorney’s settlement statement give the final number.',
        es: 'El equipo puede prepararle un net sheet, un estimado de lo que queda a dos o tres precios: tenga a mano los estados de cuenta del préstamo, la línea de crédito, el nombre de la asociación, el recibo de impuesto y la fecha de cierre deseada. Es un estimado; la cifra final la dan la liquidación del banco y la hoja de cierre del abogado.',
      },
      'smaller-than-expected': {
        en: 'The check is smaller because the loan payoff is above the balance, each fee, credit and prorated tax comes off, and the due diligence fee you already received is credited to the buyer. Ask for the settlement statement a few days before and go through it line by line with the attorney’s office; mistakes are mended before signing.',
        es: 'El cheque es menor porque la cifra de liquidación supera el saldo, se restan comisiones, créditos e impuestos prorrateados, y el due diligence fee que usted ya recibió se acredita al comprador. Pida la hoja de cierre unos días antes y repásela línea por línea con la oficina del abogado; los errores se corrigen antes de firmar.',
      },
      'enough-for-the-next': {
        en: 'Plan the next purchase with the low figure of the estimate, not the hoped one: take the net at a careful price, keep a reserve for repairs and moving, and ask your lender how much of it must be shown and when. The money usually comes the same or next business day after recording, so put the purchase after that or ask about a bridge.',
        es: 'Planee la siguiente compra con la cifra baja del estimado, no con la deseada: tome el neto a un precio prudente, guarde una reserva para reparaciones y mudanza, y pregunte al banco cuánto debe mostrar y cuándo. El dinero suele llegar el mismo día hábil o el siguiente tras registrar, así que compre después o pregunte por un préstamo puente.',
      },
      'splitting-it': {
        en: 'What is split is the net, not the price: the attorney pays loans, fees and liens first and can send each owner a share as the deed, court order or a signed instruction says. Agree on shares, credits for payments or repairs, and accounts before closing, in writing. A lawyer settles the shares; the team estimates the sum.',
        es: 'Se reparte lo neto, no el precio: el abogado paga primero préstamos, comisiones y gravámenes y puede mandar a cada dueño su parte según la escritura, una orden o una instrucción firmada. Acuerden partes, compensaciones y cuentas antes del cierre, por escrito. Las partes las aclara un abogado; el equipo estima la suma.',
      },
      'enough-equity': {
        en: 'Enough that the price pays the loan payoff and the costs of selling: agreed fees, excise tax, your share of taxes and dues, deed, credits and repairs. No law asks for a minimum. If it falls short, you bring the difference in cash, wait, or ask the lender for a short sale. Get the payoff from the servicer and a net sheet from the team, at a careful price.',
        es: 'Lo bastante para que el precio cubra el saldo del préstamo y los costos de vender: tarifas acordadas, impuesto de transferencia, su parte de impuestos y cuotas, escritura, créditos y arreglos. Ninguna ley pide un mínimo. Si falta, pone la diferencia, espera o pide al banco una venta corta. Pida la liquidación al servicer y al equipo un net sheet con un precio prudente.',
      },
      'price-for-a-net': {
        en: 'Work backward: add what you want in hand to the loan payoff, and divide by one less your costs as a share of the price. To keep $300,000 with $150,000 owed and 6% of costs in all, that is $450,000 divided by 0.94, about $478,700. Which costs apply to you, agreed fees above all, the team puts on a net sheet; whether a buyer pays that, the sales nearby tell.',
        es: 'Cuente al revés: sume lo que quiere en la mano y el saldo del préstamo, y divida entre uno menos sus costos como parte del precio. Para quedarse con $300,000 debiendo $150,000 y con 6% de costos en total, son $450,000 entre 0.94, unos $478,700. Qué costos le tocan lo pone el equipo en una hoja; si alguien paga ese precio lo dicen las ventas cercanas.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'G.S. 105-228.30; Form 2-T',
    year: 2026,
    topics: ['selling/what-i-will-walk-away-with', 'money/what-a-seller-walks-away-with-net-sheet'],
  },
  {
    id: 'seller-costs',
    title: { en: 'What does it cost to sell?', es: '¿Cuánto cuesta vender?' },
    answer: {
      en: "A seller usually pays the loan payoffs, the state excise tax of $1 for each $500 of price or part of it ($800 on $400,000), deed preparation, a share of property tax and dues, association statements, the agreed fees and any credits. Mecklenburg adds no transfer tax. Title insurance and survey are customarily the buyer's. The attorney's statement rules.",
      es: 'Quien vende suele pagar saldos de préstamos, el impuesto estatal de $1 por cada $500 del precio o fracción ($800 por $400,000), la escritura, su parte del predial y cuotas, papeles de la asociación, las comisiones acordadas y créditos. Mecklenburg no suma otro impuesto. El seguro de título y el plano suele pagarlos el comprador. Vale la hoja de cierre del abogado.',
    },
    aspects: {
      'buyers-side-items': {
        en: 'Title search, title insurance, survey, inspections, appraisal and loan charges are customarily the buyer’s in North Carolina; a seller pays them only if the contract says so, usually as a credit of an agreed sum. So read an offer for “seller to pay” lines and count them against the price. Your own attorney, if you want one, is yours.',
        es: 'La búsqueda y el seguro de título, el plano, las inspecciones, el avalúo y los cargos del préstamo suelen ser del comprador en Carolina del Norte; el vendedor los paga solo si el contrato lo dice, casi siempre como crédito acordado. Busque en la oferta lo que diga “seller to pay” y réstelo del precio. Si quiere su propio abogado, lo paga usted.',
      },
      'attorney-and-deed': {
        en: 'The seller pays for the deed and the release papers, which the buyer’s attorney often prepares as a limited service for a modest flat fee, plus courier and wire charges: ask the office for the figure early. That attorney represents the buyer and lender, not you. With an estate, divorce or dispute hire your own, and ask for the fee first.',
        es: 'El vendedor paga la escritura y las liberaciones, que suele preparar el abogado del comprador como servicio limitado por una cuota fija modesta, más mensajería y transferencia: pida la cifra temprano. Ese abogado representa al comprador y al banco, no a usted. Con herencia, divorcio o disputa contrate al suyo y pregunte antes el costo.',
      },
      'before-closing': {
        en: 'Most of it is taken from the price at closing, so little is due up front: what you choose to spend on repairs, cleaning, staging, an inspection of your own or a measurement, and sometimes association papers. Ask the listing agent who pays photographs and what you owe if the home does not sell.',
        es: 'Casi todo se descuenta del precio al cierre, así que por adelantado hay poco: lo que decida gastar en arreglos, limpieza, staging, una inspección propia o medición, y a veces papeles de la asociación. Pregunte al agente quién paga las fotos y qué debe si no se vende.',
      },
      'what-percent': {
        en: 'No fixed percent exists, because agent pay is negotiated and credits differ: apart from pay, payoff and credits, the usual items, excise tax of $2 per $1,000, deed, association papers and prorated tax, come to a small part of the price. Ten percent is not a rule. Add your own agreed figures; the team writes it out for your price.',
        es: 'No hay un porcentaje fijo, porque la comisión se negocia y los créditos varían: aparte de comisión, préstamo y créditos, lo usual, excise tax de $2 por $1,000, escritura, papeles de la asociación e impuesto prorrateado, es una parte pequeña del precio. El diez por ciento no es regla. Sume sus cifras; el equipo se lo escribe para su precio.',
      },
      'association-and-small-items': {
        en: 'The surprises are small ones: the association’s statement and transfer fees, which the contract splits between the sides, dues owed to the day, city liens or old equity-line fees, a final water bill, wire and courier charges, and agreed repairs. Ask the manager and the closing attorney for a list with sums two weeks before. A condominium has more association papers than a house.',
        es: 'Las sorpresas son pequeñas: la constancia y las cuotas de traspaso de la asociación, que el contrato reparte, cuotas debidas hasta el cierre, gravámenes municipales o cargos de una línea de crédito, la última cuenta de agua, transferencia y mensajería, y arreglos acordados. Pida lista con montos al administrador y al abogado dos semanas antes. Un condominio trae más papeles.',
      },
    },
    links: ['guideSelling', 'guideForm'],
    source: 'G.S. 105-228.30; Form 2-T',
    year: 2026,
    topics: ['selling/seller-closing-costs-and-excise-tax', 'seller-costs'],
  },
  {
    id: 'loan-payoff',
    title: { en: 'How is my mortgage paid off when I sell?', es: '¿Cómo se paga mi hipoteca al vender?' },
    answer: {
      en: 'You can sell with a loan on the home: the closing attorney orders a payoff, higher than the balance because interest runs daily, and pays it from the price. Keep paying until closing; the escrow balance comes back within 20 business days. An equity line must be frozen and closed at your written request, even at zero. Prepayment penalties are rare: the servicer knows yours.',
      es: 'Puede vender con una hipoteca: el abogado pide la cifra de pago, mayor que el saldo porque el interés corre a diario, y la paga con el precio. Siga pagando hasta el cierre; el saldo de escrow vuelve en 20 días hábiles. Una línea de crédito debe congelarse y cerrarse por escrito, aun en cero. Las penalidades por pagar antes son raras: pregunte a su servicer.',
    },
    aspects: {
      'why-higher': {
        en: 'The payoff is higher than the balance on your statement because interest runs by the day up to the date the lender gets the money, plus recording and wire fees or an unpaid escrow or late item. Compare the lines with the servicer; a wrong figure is corrected before closing, and what is overpaid comes back.',
        es: 'La liquidación supera el saldo de su estado de cuenta porque el interés corre por día hasta que el banco recibe el dinero, más cargos de registro y transferencia o algo pendiente. Revise las líneas con quien cobra el préstamo; una cifra mala se corrige antes del cierre, y lo pagado de más regresa.',
      },
      'keep-paying': {
        en: 'Keep paying until the closing has happened, even in the last month: a missed payment adds a late fee and marks your credit, and if the sale slips you are behind. Stop the automatic draft only once the attorney confirms the payoff went out, leaving a few days between. A payment taken too much is refunded by the servicer.',
        es: 'Siga pagando hasta que el cierre ocurra, incluso el último mes: un pago omitido suma recargo y marca su crédito, y si la venta se atrasa queda atrasado. Cancele el cargo automático cuando el abogado confirme que se envió la liquidación, con unos días de margen. Un pago de más lo devuelve el banco.',
      },
      'equity-line': {
        en: 'An equity line must be frozen and closed, not only paid to zero: sign the written request the attorney sends, stop using the line and its card, and pay nothing from it, or the lien stays and the payoff is wrong. Two loans are both paid from the price, the first one first.',
        es: 'Una línea de crédito debe congelarse y cerrarse, no solo pagarse a cero: firme la solicitud escrita que manda el abogado, deje de usar la línea y su tarjeta, o el gravamen sigue y la liquidación sale mal. Dos préstamos se pagan los dos con el precio, el primero antes.',
      },
      'escrow-refund': {
        en: 'The money left in your tax and insurance account comes back to you from the servicer within twenty business days after the payoff, by check to the address it has, so give the new one. It is not netted at closing unless the servicer does so. If nothing arrives, ask with the payoff date; unused homeowners insurance is refunded separately by the insurer.',
        es: 'Lo que quede en su cuenta de impuestos y seguro lo devuelve el banco dentro de veinte días hábiles tras la liquidación, por cheque a la dirección que tenga, así que dé la nueva. No se descuenta al cierre salvo que el banco lo haga. Si no llega, reclame con la fecha; el seguro no usado lo devuelve la aseguradora aparte.',
      },
      penalty: {
        en: 'A penalty for paying early is rare: FHA, VA and USDA loans have none, and an ordinary home loan may carry one only in its first years and within limits; investor loans often do, on a falling scale. Look in your note for “prepayment” or ask the servicer, and have it in the payoff letter.',
        es: 'Una penalización por pagar antes es rara: los préstamos FHA, VA y USDA no tienen, y uno normal solo puede tenerla en los primeros años y con límites; los de inversionista la traen a menudo, y va bajando con los años. Busque “prepayment” en su pagaré o pregunte al banco, y que salga en la carta.',
      },
      'payoff-letter-and-release': {
        en: 'The closing attorney orders the payoff statement with your signed leave, sends the money by wire, and the lender must record the satisfaction, the release of the deed of trust, within thirty days. You give loan numbers and servicers at the start; no permission to sell is needed. Look up the release in the county records some weeks later, and keep the letter.',
        es: 'El abogado de cierre pide la carta de liquidación con su firma, manda el dinero por transferencia, y el banco debe registrar la liberación de la hipoteca en treinta días. Usted da números de préstamo y bancos al principio; no hace falta permiso para vender. Busque la liberación en los registros del condado semanas después y guarde la carta.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 45-36.9; G.S. 45-82.2; CFPB Reg Z, X',
    topics: ['selling/paying-off-the-mortgage-and-equity-line', 'money/payoff-and-prepayment-penalty'],
  },
  {
    id: 'seller-taxes-and-dues',
    title: { en: 'Which taxes come due when I sell?', es: '¿Qué impuestos vencen al vender?' },
    answer: {
      en: "Only your share of this year's property tax, by days, and any deferred tax: the circuit-breaker deferral falls due for the last three years with interest, and farm or forest land for this year and three before if it loses that status. The standard contract puts these on the seller. The county tax office has the sums.",
      es: 'Solo su parte del predial del año, por días, y los impuestos diferidos: el circuit breaker vence por los últimos tres años con intereses, y el terreno agrícola o forestal por este año y tres anteriores si pierde ese estatus. El contrato estándar los carga a quien vende. Las sumas las tiene la oficina de impuestos del condado.',
    },
    aspects: {
      'my-share-this-year': {
        en: 'You pay this year’s county and city tax from January 1 to the closing day, whoever gets the bill: if it is not out or not paid, your share goes to the buyer as a credit; if you paid the year, the buyer credits you the rest. A $3,600 year closed on June 30 costs you about $1,785.',
        es: 'Usted paga el impuesto de este año del 1 de enero al día del cierre, sin importar a quién llegue el recibo: si no ha salido o no se pagó, su parte va al comprador como crédito; si ya pagó el año, el comprador le acredita el resto. Un año de $3,600 cerrado el 30 de junio le cuesta unos $1,785.',
      },
      'senior-deferral': {
        en: 'A circuit-breaker deferral comes due when you sell: the last three years of deferred tax with interest, normally not older ones, and the standard contract puts it on the seller, who usually pays it out of the price. The elderly or disabled exclusion is different: it was a reduction, nothing is paid back. The county tax office gives the sum; ask before you list.',
        es: 'Un aplazamiento de circuit breaker vence al vender: los últimos tres años diferidos con intereses, normalmente no los anteriores, y el contrato estándar lo pone a cargo del vendedor, que suele pagarlo del precio. La exclusión para mayores o con discapacidad es distinta: fue una reducción y no se devuelve. La suma la da la oficina de impuestos; pregunte antes de anunciar.',
      },
      'farm-or-forest': {
        en: 'Land taxed as farm, forest or horticulture owes deferred tax when it loses that status: this year and the three before, with interest, which the standard contract puts on the seller. Builders plan to change it, so settle in the contract who pays. County tax office and attorney before you sign.',
        es: 'La tierra con impuesto agrícola, forestal u hortícola debe impuesto diferido al perder esa clasificación: este año y los tres anteriores, con intereses, que el contrato estándar carga al vendedor. Un constructor piensa cambiarla, así que fijen en el contrato quién paga. Condado y abogado antes de firmar.',
      },
      'unpaid-from-before': {
        en: 'Unpaid tax of earlier years is a lien and is paid at closing from your money, with interest; you can sell with it, as long as the price covers it. The attorney asks the county and the city, and old tax, water or code liens come up too. Behind on it now? The county tax office talks about payment plans. Vehicle tax is billed apart.',
        es: 'El impuesto no pagado de años anteriores es un gravamen y se paga al cierre con su dinero, con intereses; puede vender así mientras el precio alcance. El abogado pregunta al condado y la ciudad, y también salen gravámenes viejos por agua o multas municipales. ¿Está atrasado hoy? La oficina de impuestos habla de planes de pago. El del vehículo va aparte.',
      },
      'association-dues': {
        en: 'Association dues are split by days like the tax: you pay through closing, get back what you prepaid, and owe nothing after; unpaid dues, fines and a special assessment already approved are settled from your money under the contract. Ask the manager for the statement early, and stop the automatic payment after closing. Read your contract on assessments with the attorney.',
        es: 'Las cuotas de la asociación se dividen por días, como el impuesto: usted paga hasta el cierre, recupera lo adelantado y después no debe nada; cuotas vencidas, multas y una cuota especial ya aprobada se pagan de su dinero según el contrato. Pida la constancia temprano y cancele el pago automático tras el cierre. Revise con el abogado qué dice su contrato.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 39-60; G.S. 105-277.1B, 105-277.4',
    year: 2026,
    topics: ['selling/property-taxes-dues-and-deferred-taxes'],
  },
  {
    id: 'getting-the-money',
    title: { en: 'When do I get my money from the sale?', es: '¿Cuándo recibo el dinero de la venta?' },
    answer: {
      en: 'Usually the same or the next business day after recording: the attorney pays out only collected funds, and only once the deed is recorded, so a late Friday means Monday. Give your bank details in person or at a number you know, and confirm any change by calling. Owners of vacant land should watch for impostors.',
      es: 'Normalmente el mismo día o el siguiente hábil tras el registro: el abogado paga solo fondos cobrados y con la escritura registrada, así que un viernes por la tarde pasa al lunes. Dé sus datos bancarios en persona o llamando a un número conocido y confirme todo cambio por teléfono. Los dueños de terrenos vacíos, cuidado con impostores.',
    },
    aspects: {
      'wire-or-check': {
        en: 'You choose, a wire or a check from the attorney’s trust account: a wire is in your bank the same or next business day, often for a small fee; a check you pick up or get by mail and your bank may hold it for days. Tell the office a week before and fill in its form in person or by its safe portal.',
        es: 'Usted elige transferencia o cheque de la cuenta fiduciaria del abogado: la transferencia llega el mismo día hábil o el siguiente, a veces con un cargo; el cheque se recoge o llega por correo, y su banco puede retenerlo días. Avise una semana antes y llene su formulario en persona o en su portal seguro.',
      },
      'bank-details-safely': {
        en: 'Give your account in person, on the firm’s safe portal, or by calling a number you looked up yourself, never by email, and never to somebody who called you. Any change or second request is a warning: hang up, call the office’s known number, and ask them to read your details back. If something went out wrong, call the bank at once.',
        es: 'Dé su cuenta en persona, en el portal seguro del despacho o llamando a un número que usted mismo buscó; nunca por correo electrónico ni a quien lo llame. Todo cambio o segunda petición es una alerta: cuelgue, llame al número conocido de la oficina y pida que le lean sus datos. Si algo salió mal, llame al banco de inmediato.',
      },
      'in-time-for-the-next': {
        en: 'Leave a business day or two between: money goes out only after recording, so a Friday afternoon closing often pays on Monday, and a purchase the same day works only if one attorney or two coordinate and record the sale in the morning. Close early in the week and the day.',
        es: 'Deje uno o dos días hábiles en medio: el dinero sale solo después de registrar, así que un cierre el viernes por la tarde suele pagar el lunes, y comprar el mismo día funciona solo si lo lleva un abogado o dos se coordinan, y la venta se registra en la mañana. Cierre temprano en la semana y en el día.',
      },
      'not-here-yet': {
        en: 'Signing is not the payday: the office must have the buyer’s money, update the title, record the deed and only then pay, so some hours or the next business day are normal. Call the office’s known number and ask two things: is it recorded, and has the wire gone, with its reference.',
        es: 'Firmar no es el día de pago: la oficina debe tener el dinero del comprador, actualizar el título, registrar la escritura y solo entonces pagar, así que unas horas o el siguiente día hábil es normal. Llame al número conocido y pregunte: si ya se registró y si salió la transferencia, con su referencia.',
      },
      'split-or-from-afar': {
        en: 'The attorney can split it and send shares to several accounts on the same day, if all owners sign the instruction, and being out of state makes no difference: papers go by mail beforehand, the money by wire after recording. Signing early does not pay early. Give each account in a safe way.',
        es: 'El abogado puede dividirlo y mandarlo a varias cuentas el mismo día si todos los dueños firman la instrucción, y estar en otro estado no cambia nada: los papeles van antes por correo, el dinero por transferencia tras registrar. Firmar antes no adelanta el pago. Dé cada cuenta de forma segura.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 45A; Form 2-T',
    topics: ['selling/getting-the-money-fraud'],
  },
  {
    id: 'moving-out',
    title: { en: 'How do I leave the house at closing?', es: '¿Cómo dejo la casa al cierre?' },
    answer: {
      en: "Empty and free of trash: the standard contract wants the seller's belongings and debris gone, broom-clean is custom, and no special cleaning is owed unless agreed. Keys, remotes, codes and manuals stay. Keep utilities on through closing and end them the day after, reset smart devices, forward mail and tell the association. Cancel insurance only when the deed is recorded, which the attorney confirms.",
      es: 'Vacía y sin basura: el contrato estándar pide retirar todas sus cosas; barrida es lo usual y no se debe limpieza especial si no se acordó. Se quedan llaves, controles, códigos y manuales. Mantenga los servicios hasta el cierre y córtelos al día siguiente, restablezca los aparatos inteligentes, pida reenviar el correo y avise a la asociación. Cancele el seguro solo con la escritura registrada.',
    },
    aspects: {
      'how-clean': {
        en: 'Broom-clean is the custom: swept, wiped, fridge emptied, no trash; no professional cleaning, no painting, and nail holes may stay unless the contract says otherwise. Patching a hole badly looks worse than leaving it. Damage from moving out you repair, because the home is to be much as the buyer saw it. Do a last round with a broom before the walk-through.',
        es: 'Lo usual es broom-clean: barrida, limpia por encima, refrigerador vacío, sin basura; no se debe limpieza profesional ni pintura, y los hoyos de clavos pueden quedar salvo que el contrato diga otra cosa. Un parche mal hecho se ve peor. Lo que dañe la mudanza se repara, porque la casa debe estar casi como la vio el comprador.',
      },
      'what-may-stay-behind': {
        en: 'Leave only what the contract includes or the buyer has agreed to in writing: a couch, a piano, old paint or the attic’s boxes are yours to take or haul off, or the buyer may ask you for the cost. Ask through your agent whether they want an item or leftover paint. For hazardous things use the county’s drop-off centers. A tenant’s leftovers are yours to clear as well.',
        es: 'Deje solo lo que incluye el contrato o el comprador aceptó por escrito: sofá, piano, pintura vieja o cajas del ático debe llevárselos o tirarlos, o el comprador puede pedirle el costo. Pregunte con su agente si quieren algo. Para materiales peligrosos, los centros del condado. Lo que dejó un inquilino también le toca sacarlo.',
      },
      'keys-and-papers': {
        en: 'Bring one set to the attorney or agent and leave the rest in a kitchen drawer, labeled: house and mailbox keys, garage remotes, gate fob, alarm and lock codes, manuals, warranties, paint names. Hand nothing to the buyer before the deed is recorded; the office says when.',
        es: 'Lleve un juego al abogado o agente y deje el resto en un cajón de la cocina, con etiqueta: llaves de casa y buzón, controles, tarjeta del portón, códigos de alarma y cerradura, manuales, garantías. No entregue nada al comprador antes de registrar; la oficina avisa.',
      },
      'end-the-insurance': {
        en: 'Cancel homeowners insurance only after the attorney confirms that the deed is recorded, not on the day you sign: until then the house and its risk are yours. Ask the insurer to end it the day after and to refund the unused part to your new address. If you stay on after closing, or the home stands empty before, tell the insurer first.',
        es: 'Cancele el seguro solo cuando el abogado confirme que la escritura se registró, no el día que firma: hasta entonces la casa y su riesgo son suyos. Pida que termine al día siguiente y que le devuelvan lo no usado a su nueva dirección. Si se queda después del cierre, o la casa está vacía antes, avise primero a la aseguradora.',
      },
      'utilities-and-devices': {
        en: 'Keep power, water and gas on through closing day and end them the day after, in your name until then, so that the walk-through can test everything. Reset doorbell, thermostat, locks and cameras to factory settings, remove them from your account and leave the guides. Tell internet and alarm companies. Whether a device stays, the contract says.',
        es: 'Deje luz, agua y gas conectados y a su nombre hasta el día del cierre y córtelos al día siguiente, para que el recorrido pueda probar todo. Restablezca timbre, termostato, cerraduras y cámaras, quítelos de su cuenta y deje los manuales. Avise a las compañías de internet y de alarma. Si un aparato se queda, lo dice el contrato.',
      },
      'when-to-be-out': {
        en: 'You must be out by closing unless the contract gives you time: possession passes when the deed is recorded, so plan the truck for the day before and the walk-through on an empty house. A short stay afterward needs a signed agreement with a fee and insurance, made before closing. Tell your agent now if the dates do not fit.',
        es: 'Debe estar fuera al cierre, salvo que el contrato le dé tiempo: la posesión pasa al registrar la escritura, así que planee el camión para el día antes y el recorrido con la casa vacía. Quedarse unos días pide un acuerdo firmado con pago y seguro, antes del cierre. Si las fechas no cuadran, avise ya a su agente.',
      },
      mail: {
        en: "File a change of address with the Postal Service, online or at a post office, about a week before you leave, and tell bank, employer, insurers, DMV and subscriptions yourself, since forwarding ends after some months. Leave the buyer's agent an address for strays. After recording the house is the buyer's, so packages are fetched by agreement, never with an old key.",
        es: 'Presente un cambio de dirección en el correo (USPS), en línea o en la oficina, una semana antes de irse, y avise usted a banco, trabajo, seguros, DMV y suscripciones, porque el reenvío termina tras unos meses. Deje al agente del comprador una dirección. Registrada la escritura, la casa es del comprador: los paquetes se recogen con su permiso, nunca con una llave vieja.',
      },
    },
    links: ['guideSelling'],
    source: 'Form 2-T; USPS',
    topics: ['selling/keys-utilities-walk-through-leaving-the-house'],
  },
  {
    id: 'seller-tax-papers',
    title: { en: 'Which tax papers come with a sale?', es: '¿Qué papeles de impuestos trae una venta?' },
    answer: {
      en: 'Three may come, and only some sellers get them: a 1099-S, which shows the price and not the profit; form NC-1099NRS for a seller who lives outside North Carolina, within 15 days and with nothing withheld; and the papers for a foreign seller, from whom up to 15% is withheld for the IRS. At closing you also sign a tax-number form. A CPA tells which are yours.',
      es: 'Pueden venir tres, y no a todos: un 1099-S, que muestra el precio y no la ganancia; el NC-1099NRS para quien vive fuera de Carolina del Norte, en 15 días y sin retención; y los papeles del vendedor extranjero, a quien se retiene hasta 15% para el IRS. Al cierre firma además un formulario con su número fiscal. Un CPA le dice cuáles son los suyos.',
    },
    aspects: {
      'outside-north-carolina': {
        en: 'If you live outside North Carolina, nothing is held back for the state: the buyer’s attorney reports the sale on form NC-1099NRS within fifteen days and gives you a copy, and a nonresident return may be due if there is a taxable gain; a CPA says. A home that qualifies keeps the federal exclusion here too.',
        es: 'Si vive fuera de Carolina del Norte, no se retiene nada para el estado: el abogado del comprador reporta la venta en el NC-1099NRS dentro de quince días y le da copia, y quizá deba presentar una declaración de no residente si hay ganancia gravable; lo dice un CPA. Una vivienda que califica conserva aquí la exclusión federal.',
      },
      'to-sign-at-closing': {
        en: 'These are routine forms: a W-9 or substitute with your tax number, a certification that the home sale is fully excludable, with which no 1099-S may be needed, an affidavit that you are not a foreign person, and, if you moved away, the nonresident report. Ask the attorney what it is for, the CPA whether it is true of you.',
        es: 'Son formularios de rutina: un W-9 con su número fiscal, una certificación de que la ganancia de su vivienda se excluye del todo, con la que quizá no haga falta un 1099-S, una declaración de no ser persona extranjera y, si ya vive fuera del estado, el reporte de no residente. Pregunte al abogado para qué son y al CPA si aplican.',
      },
      'report-and-keep': {
        en: 'A home sale goes on your return if you got a 1099-S or part of the gain is taxable; a fully excluded one without a form generally need not. Keep the settlement statements of purchase and sale, receipts for improvements, the 1099-S and the depreciation records of any rental years, at least three years after filing, longer for another exchange. A CPA decides yours.',
        es: 'La venta va en su declaración si recibió un 1099-S o parte de la ganancia es gravable; una excluida por completo y sin formulario por lo general no tiene que ir. Guarde las hojas de cierre de compra y venta, recibos de mejoras, el 1099-S y la depreciación de años de renta, al menos tres años después de declarar. Lo suyo lo decide un CPA.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'IRS 1099-S instructions; NCDOR NC-1099NRS; IRC 1445',
    year: 2026,
    topics: [
      'selling/tax-papers-at-closing-1099-s-nonresident-foreign',
      'money/seller-lives-outside-nc-nc-1099nrs',
    ],
  },
  {
    id: 'gain-tax',
    title: { en: "Do I owe tax on my home's profit?", es: '¿Pago impuesto por la ganancia de mi casa?' },
    answer: {
      en: "Often none: up to $250,000 of gain, $500,000 for most married couples, is excluded if you owned and lived there two of the last five years, usually once every two years. What is above is taxed at long-term rates of 0, 15 or 20%, plus North Carolina's 3.99% in 2026. Gain is price less selling costs, purchase cost and improvements. A CPA figures yours.",
      es: 'A menudo nada: se excluyen hasta $250,000 de ganancia, $500,000 en casi todos los matrimonios, si fue dueño y vivió ahí dos de los últimos cinco años, normalmente una vez cada dos. El exceso paga tasa de largo plazo, 0, 15 o 20%, más 3.99% estatal en 2026. Ganancia es precio menos gastos de venta, costo de compra y mejoras. Lo calcula un CPA.',
    },
    aspects: {
      'use-it-again': {
        en: 'You can use the exclusion again once two years have passed since the last sale for which you used it, if you owned and lived in the new home two of the last five years; there is no limit to how often. Inside two years it is normally not available, apart from a part for a job move, health or the unforeseen.',
        es: 'Puede usar la exclusión otra vez cuando pasen dos años desde la última venta en que la usó, si fue dueño y vivió en la nueva casa dos de los últimos cinco años; no hay límite de veces. Antes de dos años normalmente no, salvo una parte por trabajo, salud o imprevisto.',
      },
      'old-rules': {
        en: 'You need not buy another home, and age does not matter: the rules about rolling the money over and the one-time break at 55 were abolished long ago. What counts is owning and living there two of the last five years, up to $250,000 or $500,000 of gain. A CPA looks at what lies above.',
        es: 'No tiene que comprar otra casa, y la edad no importa: las reglas de reinvertir el dinero y el beneficio único a los 55 se quitaron hace mucho. Cuenta haber sido dueño y vivido ahí dos de los últimos cinco años, hasta $250,000 o $500,000 de ganancia. Lo que pase de ahí, con un CPA.',
      },
      'how-its-figured': {
        en: 'Gain is the price, less selling costs such as agent pay, excise tax and attorney, less your basis: what you paid with purchase costs plus improvements, less any depreciation. The mortgage plays no part, nor does the check you take home. Repairs do not count, additions and new systems do. Bought at $210,000, sold at $690,000, $60,000 in improvements and costs: $420,000 of gain.',
        es: 'La ganancia es el precio, menos gastos de venta como comisión, excise tax y abogado, menos su base: lo que pagó con gastos de compra más mejoras, menos depreciación. La hipoteca no cuenta, ni el cheque que recibe. Reparaciones no, ampliaciones y sistemas nuevos sí. Comprada en $210,000, vendida en $690,000, con $60,000 de mejoras y gastos: $420,000 de ganancia.',
      },
      'nc-share': {
        en: 'North Carolina taxes only the part of the gain that is taxable federally, at its flat income-tax rate, 3.99% in 2026; what the federal exclusion covers is free here too. There is no separate state tax on selling a home besides the small excise tax on the deed. A CPA figures federal and state together.',
        es: 'Carolina del Norte grava solo la parte de la ganancia gravable a nivel federal, con su tasa fija, 3.99% en 2026; lo que cubre la exclusión federal también es libre aquí. No hay otro impuesto estatal por vender, aparte del pequeño excise tax de la escritura. Un CPA calcula lo federal y lo estatal juntos.',
      },
      'over-the-limit': {
        en: 'Only what lies above $250,000, or $500,000 for most couples, is taxed: on a home held over a year at 0, 15 or 20% by your total income, with 3.8% more at high incomes, plus the state’s 3.99% in 2026. A single owner with $320,000 of gain is taxed on $70,000. See a CPA before closing, not after.',
        es: 'Se grava solo lo que pasa de $250,000, o $500,000 en la mayoría de parejas: si la tuvo más de un año, al 0, 15 o 20% según su ingreso, con 3.8% más en ingresos altos, más el 3.99% estatal en 2026. Un soltero con $320,000 de ganancia paga sobre $70,000. Vea a un CPA antes del cierre.',
      },
      'two-of-five': {
        en: 'The rule asks for two years of owning and two years of living there within the five years before the sale: any twenty-four months count, in one piece or several, and the two need not be the same ones. For the $500,000 of a couple one spouse must have owned it and both lived there. A CPA checks the dates.',
        es: 'La regla pide dos años como dueño y dos viviendo ahí dentro de los cinco antes de la venta: valen veinticuatro meses cualesquiera, seguidos o no, y no tienen que ser los mismos. Para los $500,000 de una pareja, uno debe haber sido dueño y los dos haber vivido ahí. Las fechas las revisa un CPA.',
      },
      'which-year': {
        en: 'The gain counts in the year the sale closes, not the year you sign or list: closing on December 30 or January 5 moves it from one return to the next, and the payment with it. If the exclusion covers your gain, it makes no difference. It can matter with other income, a loss, or two years of living there just ahead, so ask a CPA before you set the date.',
        es: 'La ganancia cuenta en el año en que cierra la venta, no cuando firma o publica: cerrar el 30 de diciembre o el 5 de enero la pasa de una declaración a otra, y con ella el pago. Si la exclusión la cubre toda, da igual. Puede importar con otros ingresos, una pérdida o dos años de residencia por cumplirse; pregunte a un CPA antes de fijar la fecha.',
      },
      'unmarried-owners': {
        en: 'Owners who are not married each count alone: each may exclude up to $250,000 of his or her own share of the gain, if that person owned a share and lived there two of the last five years. So two partners, siblings or friends who both qualify can leave out up to $500,000 together, and one who never lived there pays tax on that share. The deed decides the shares. A CPA files for each.',
        es: 'Los dueños no casados cuentan cada uno por sí: cada cual puede excluir hasta $250,000 de su parte de la ganancia, si fue dueño y vivió ahí dos de los últimos cinco años. Así, dos convivientes, hermanos o amigos que cumplen dejan fuera hasta $500,000 entre ambos, y quien nunca vivió ahí paga por su parte. La escritura decide las partes. Un CPA declara por cada uno.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'IRS Pub. 523; G.S. 105-153.7',
    year: 2026,
    topics: ['selling/tax-on-the-gain', 'money/capital-gains-on-a-home-section-121'],
  },
  {
    id: 'gain-tax-special',
    title: { en: 'What if I sell before two years?', es: '¿Y si vendo antes de dos años?' },
    answer: {
      en: 'You may sell any day, but before two years of owning and living there the gain is normally taxed. Part can be excluded for a job 50 miles farther, health or an unforeseen event: 12 of 24 months gives a single owner up to $125,000. Service members on extended duty may stop the five-year clock for up to ten years. Divorce and former rentals differ. Ask a CPA.',
      es: 'Puede vender cuando quiera, pero antes de dos años de ser dueño y vivir ahí la ganancia normalmente paga impuesto. Puede excluirse una parte por empleo 50 millas más lejos, salud o imprevistos: 12 de 24 meses dan hasta $125,000 a una persona sola. Militares en servicio prolongado pueden detener el plazo hasta diez años. Divorcios y casas antes rentadas tienen sus reglas. Vea a un CPA.',
    },
    aspects: {
      'job-move': {
        en: 'A job move can save part of the exclusion: if the new workplace is at least fifty miles farther from the home than the old one was, you may exclude the fraction of months lived and owned out of twenty-four, so fourteen months give a single owner up to about $145,800. Keep the letter and dates; a CPA figures it.',
        es: 'Un cambio de trabajo puede salvar parte de la exclusión: si el nuevo trabajo queda al menos cincuenta millas más lejos de la casa que el anterior, puede excluir la fracción de meses vividos sobre veinticuatro; catorce meses dan a un soltero hasta unos $145,800. Guarde carta y fechas; lo calcula un CPA.',
      },
      'health-or-unforeseen': {
        en: 'Health can save part of it: a move that a doctor recommends for you or family, as for stairs, treatment or care, counts, and so do unforeseen events such as a death, divorce, job loss with unemployment pay, twins, or a disaster. The part is months over twenty-four of the limit. Noise or a better house is no ground. Keep papers; a CPA judges.',
        es: 'La salud puede salvar una parte: cuenta una mudanza que recomienda un médico para usted o su familia, por escaleras, tratamiento o cuidado, y también imprevistos como muerte, divorcio, desempleo con beneficios, gemelos o desastre. Esa parte es el límite por los meses vividos entre veinticuatro. El ruido o una casa mejor no bastan. Guarde papeles; decide un CPA.',
      },
      'care-home': {
        en: 'Time in a licensed care home counts for somebody who can no longer care for themselves: one year lived in the house within the five years before the sale is then enough, and the months in the care home count as use of the house as long as that person still owns it. Keep the admission papers; a CPA confirms.',
        es: 'El tiempo en una residencia con licencia cuenta para quien ya no puede cuidarse: basta un año vivido en la casa dentro de los cinco antes de la venta, y los meses en la residencia cuentan como uso mientras esa persona siga siendo dueña. Guarde los papeles de ingreso; confirma un CPA.',
      },
      divorce: {
        en: 'In a divorce each ex may exclude up to $250,000 for an own share, and if a decree lets one stay, the other counts that time as living there as long as still an owner. A transfer between spouses because of the divorce is not taxed by itself. If it forces a sale before two years, part may be saved. Dates and the decree go to a CPA.',
        es: 'En un divorcio cada uno puede excluir hasta $250,000 de su parte, y si la sentencia deja a uno en la casa, el otro cuenta ese tiempo como vivido mientras siga siendo dueño. Pasar la parte entre esposos por divorcio no paga impuesto. Si obliga a vender antes de dos años, se puede salvar una parte. Fechas y sentencia, a un CPA.',
      },
      military: {
        en: 'Service members on qualified extended duty may stop the five-year clock for up to ten years, so two years lived in the home long ago can still count; duty means at least fifty miles away or in government quarters, for more than ninety days or without an end date. It is a choice on your return; ask a CPA.',
        es: 'Los militares en servicio prolongado pueden detener el plazo de cinco años hasta por diez, así que dos años vividos hace tiempo aún cuentan; el servicio debe ser a cincuenta millas o más o en vivienda del gobierno, por más de noventa días o sin fecha de fin. Se elige en su declaración; pregunte a un CPA.',
      },
      'a-rental-first': {
        en: 'If it was a rental or second home before you moved in, part of the gain stays taxable even after two years: the share of time since 2009 when it was not your main home, and all depreciation taken. Two years of living there still open the exclusion for the rest. A CPA figures the share.',
        es: 'Si estuvo rentada o fue segunda casa antes de que usted se mudara a ella, parte de la ganancia paga aun después de dos años: la proporción del tiempo desde 2009 en que no era su vivienda principal, y toda la depreciación. Vivir ahí dos años sí abre la exclusión para el resto. La proporción la calcula un CPA.',
      },
    },
    links: ['contact'],
    source: 'IRS Pub. 523',
    year: 2026,
    topics: ['money/section-121-special-cases'],
  },
  {
    id: 'rental-sale-tax',
    title: {
      en: 'What tax is due on selling a rental?',
      es: '¿Qué impuesto hay al vender una casa en renta?',
    },
    answer: {
      en: "Usually two: depreciation you took or could have taken is taxed at up to 25%, the rest of the gain at long-term rates of 0, 15 or 20%, with 3.8% more at high incomes and North Carolina's 3.99% in 2026. Six years at $10,000 can mean $15,000 on depreciation alone. The home exclusion needs two of the last five years lived there; a 1031 defers. See a CPA.",
      es: 'Casi siempre dos: la depreciación que tomó o pudo tomar paga hasta 25%, y lo demás, la tasa de largo plazo de 0, 15 o 20%, con 3.8% extra en ingresos altos y 3.99% estatal en 2026. Seis años de $10,000 pueden ser $15,000 solo por depreciación. La exclusión exige vivir ahí dos de los últimos cinco años; un 1031 difiere. Vea a un CPA.',
    },
    aspects: {
      recapture: {
        en: 'Recapture means that the depreciation you deducted is taxed when you sell, federally at up to 25%, also if you never claimed it but could have. It is figured on your return for the year of the sale, not taken at closing. Ten thousand a year over six years is $60,000, up to $15,000 of tax.',
        es: 'La recaptura significa que la depreciación que dedujo se grava al vender, federalmente hasta 25%, aunque nunca la haya tomado si podía. Se calcula en su declaración del año de la venta, no se cobra al cierre. Diez mil al año por seis años son $60,000, hasta $15,000 de impuesto.',
      },
      'moving-in-first': {
        en: 'Moving in helps only in part: after two years of owning and living there within five you may use the exclusion, but depreciation stays taxable and so does the share of gain for the rental years before. If it was your home first and you rented it up to about three years, the rest of the gain may be covered, depreciation aside. Ask a CPA before you move.',
        es: 'Mudarse a ella ayuda solo en parte: tras dos años de ser dueño y vivir ahí dentro de cinco puede usar la exclusión, pero la depreciación sigue gravada, y también la parte de los años de renta anteriores. Si primero fue su casa y la rentó hasta unos tres años, lo demás puede quedar cubierto, salvo la depreciación. Pregunte a un CPA.',
      },
      'vacation-land-flip': {
        en: 'A vacation home, land or a flip is taxed without the home exclusion: held over a year generally at long-term rates of 0, 15 or 20%, a year or less as ordinary income, plus North Carolina’s 3.99% in 2026. Flipping as a business is ordinary income and can bring self-employment tax. A loss on a purely private second home is not deductible. Ask a CPA.',
        es: 'Una casa de vacaciones, un terreno o un flip pagan sin la exclusión de vivienda: con más de un año, por lo general tasas de 0, 15 o 20%; con un año o menos, como ingreso ordinario; más el 3.99% estatal en 2026. Los flips como negocio son ingreso ordinario y pueden llevar impuesto de autoempleo. La pérdida en una segunda casa privada no se deduce. Pregunte a un CPA.',
      },
      'surtax-and-state': {
        en: 'Beside the federal rates two more may apply: 3.8% net investment income tax on gain that lies above $200,000 of income for a single or $250,000 for a couple, the sale itself included, and North Carolina’s flat 3.99% in 2026 on the taxable gain, for owners out of state too. Spreading a sale over years is possible only with a CPA’s plan.',
        es: 'Además de las tasas federales pueden aplicar dos más: 3.8% de impuesto a los ingresos de inversión sobre la ganancia que pase de $200,000 de ingreso para un soltero o $250,000 para una pareja, contando la venta misma, y el 3.99% fijo de Carolina del Norte en 2026, también para dueños de otro estado. Repartir la venta en años, solo con plan de un CPA.',
      },
      'inherited-or-co-owned': {
        en: 'For an inherited rental the basis starts at its value on the day of death, so only the rise since then and the depreciation you took since count; gain counts as long-term. Co-owners are each taxed on an own share, with rents and depreciation reported the same way. An appraisal as of the date of death helps if there was none. Ask a CPA and, for the shares, an attorney.',
        es: 'En una casa en renta heredada la base parte del valor al día de la muerte, así que cuentan solo lo que subió desde entonces y la depreciación que usted tomó; la ganancia es de largo plazo. Cada copropietario paga por su parte, con rentas y depreciación declaradas igual. Si no se hizo avalúo, ayuda uno referido al día de la muerte. Pregunte a un CPA y, por las partes, a un abogado.',
      },
    },
    links: ['contact'],
    source: 'IRS Pub. 523, 527, 544; G.S. 105-153.7',
    year: 2026,
    topics: ['selling/tax-on-a-rental-or-second-home', 'money/depreciation-recapture-on-a-rental'],
  },
  {
    id: 'exchange-1031',
    title: { en: 'How does a 1031 exchange work?', es: '¿Cómo funciona un intercambio 1031?' },
    answer: {
      en: "It defers tax when investment property is traded for other investment property, never for your own home: name the replacement within 45 days, close within 180 or by your return's due date if sooner, and never touch the money, which a qualified intermediary holds from before closing. What is left over is taxed. Ask a CPA and the intermediary first.",
      es: 'Difiere el impuesto al cambiar un inmueble de inversión por otro, nunca su vivienda: identifique el nuevo en 45 días, cierre en 180 o antes del plazo de su declaración si vence primero, y no toque el dinero, que guarda un intermediario calificado desde antes del cierre. Lo que sobra tributa. Primero, un CPA y el intermediario.',
    },
    aspects: {
      'how-long-to-hold': {
        en: 'The tax code names no number of months: both properties must be held for investment or business, and your intent is what the IRS looks at, so a quick flip does not qualify. Many CPAs like to see a year or two of real renting on tax returns; between relatives the law itself asks two years. Ask your CPA before you list.',
        es: 'La ley no fija meses: las dos propiedades deben tenerse como inversión o negocio, y el IRS mira su intención, así que una reventa rápida no califica. A muchos CPA les gusta ver uno o dos años de renta real en las declaraciones; entre parientes la ley misma pide dos años. Pregunte a su CPA antes de ponerla en venta.',
      },
      deadlines: {
        en: 'Two clocks start on the day your sale closes, weekends and holidays included: forty-five days to name replacements in writing to the intermediary, and one hundred eighty days to close, or by your tax return’s due date with extensions if that comes sooner; ask the CPA about an extension. Finding none means it is taxed as a plain sale.',
        es: 'Dos plazos empiezan el día en que cierra su venta, con fines de semana y feriados: cuarenta y cinco días para nombrar por escrito los reemplazos al intermediario, y ciento ochenta para cerrar, o la fecha de su declaración con extensiones si llega antes; pregunte al CPA por una extensión. Si no halla, tributa como una venta normal.',
      },
      'intermediary-first': {
        en: 'Hire the qualified intermediary before the sale closes: once the deed is recorded and you or your agent have the money, it is too late, and no paper can be dated back. Somebody who was your attorney, agent or CPA in the last two years, or a relative, generally may not serve. Ask for the fee, how the funds are held and insured, and have the contract mention the exchange.',
        es: 'Contrate al intermediario calificado antes de que cierre la venta: una vez registrada la escritura y con el dinero en sus manos o las de su agente es tarde, y ningún papel puede llevar fecha anterior. Por lo general no puede serlo quien fue su abogado, agente o CPA en los últimos dos años, ni un familiar. Pregunte la cuota, cómo guarda y asegura los fondos, y que el contrato mencione el intercambio.',
      },
      'own-home-or-moving-in': {
        en: 'Your own home cannot go in, and the replacement must be bought to rent or hold for investment: moving in at once, or using a beach house mainly yourself, can undo it. A former home that is a true rental now can qualify. Later you may turn the replacement into your home, after renting it for a time; the home exclusion then waits five years. Ask a CPA.',
        es: 'Su propia casa no entra, y el reemplazo debe comprarse para rentar o invertir: mudarse enseguida, o usar sobre todo usted una casa de playa, puede anularlo. Una antigua vivienda que hoy de verdad se renta puede calificar. Después puede convertir el reemplazo en su casa, tras rentarlo un tiempo; la exclusión espera entonces cinco años. Pregunte a un CPA.',
      },
      'what-may-be-swapped': {
        en: 'Any US real estate held for rent, business or investment may be swapped for any other: a house for land, a duplex for shops, one for two, or two for one, in any state. Flips and property abroad do not count. You may name three properties, or more within 200% of the value. Buy equal or higher, in the same owner’s name, with all the equity.',
        es: 'Cualquier inmueble en EE. UU. para renta, negocio o inversión se cambia por otro: casa por terreno, dúplex por locales, uno por dos o dos por uno, en cualquier estado. No cuentan flips ni inmuebles en el extranjero. Puede nombrar tres, o más hasta el 200% del valor. Compre igual o más caro, a nombre del mismo dueño, con todo el capital.',
      },
      'buying-first': {
        en: 'Buying first is possible as a reverse exchange: a special holder takes title to one property until the other closes, within the same forty-five and one hundred eighty days. It costs clearly more and lenders are slow with it, so set it up before you close on anything. Intermediary, CPA and lender together.',
        es: 'Comprar primero es posible como intercambio inverso: un titular especial toma una propiedad hasta que cierre la otra, dentro de los mismos cuarenta y cinco y ciento ochenta días. Cuesta bastante más y los bancos van lento, así que prepárelo antes de cerrar nada. Intermediario, CPA y banco juntos.',
      },
      'taking-cash-out': {
        en: 'You may take cash, but what you take is taxed: money left over, a cheaper replacement or a smaller loan not made up with cash is “boot”, taxed up to the gain, recapture first. To defer all, buy at equal or higher value, use all the proceeds and replace the debt. Ask the CPA before closing.',
        es: 'Puede sacar dinero, pero lo que saque se grava: lo que sobre, un reemplazo más barato o una deuda menor no compensada con efectivo es “boot” y se grava hasta el monto de la ganancia, primero la recaptura. Para diferir todo, compre igual o más caro, use todo el dinero y reponga la deuda. Pregunte al CPA antes del cierre.',
      },
    },
    links: ['contact'],
    source: 'IRC 1031; IRS Form 8824; Treas. Reg. 1.1031(k)-1; Rev. Proc. 2000-37',
    year: 2026,
    topics: ['money/1031-exchange'],
  },
];
