import type { Entry } from '#domain/chat/knowledge.ts';

/** What a seller pays and receives, and the papers of the end. */
export const sellerClosing: Entry[] = [
  {
    id: 'net-proceeds',
    title: { en: 'How much will I walk away with?', es: '¿Cuánto me queda al vender?' },
    answer: {
      en: "Price less loan payoffs, the fees you agreed, excise tax of $1 for each $500 ($800 on $400,000), your share of property tax and dues, deed and attorney, concessions, repairs and other liens. The due diligence fee you already hold is credited to the buyer, so the last check is smaller by it. The team estimates; the attorney's statement is final.",
      es: 'Precio menos saldos de préstamos, comisiones acordadas, impuesto de $1 por cada $500 ($800 por $400,000), su parte del predial y cuotas, escritura y abogado, concesiones, reparaciones y gravámenes. La cuota de due diligence que ya recibió se acredita al comprador, así que el último cheque baja en ella. El equipo estima; manda la cuenta del abogado.',
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
      es: 'Quien vende suele pagar saldos de préstamos, el impuesto estatal de $1 por cada $500 del precio o fracción ($800 por $400,000), la escritura, su parte del predial y cuotas, papeles de la asociación, las comisiones acordadas y créditos. Mecklenburg no suma otro impuesto. Seguro de título y levantamiento suelen ser del comprador. Manda la cuenta del abogado.',
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
    links: ['guideSelling', 'contact'],
    source: 'G.S. 39-60; G.S. 105-277.1B, 105-277.4',
    topics: ['selling/property-taxes-dues-and-deferred-taxes'],
  },
  {
    id: 'getting-the-money',
    title: { en: 'When do I get my money from the sale?', es: '¿Cuándo recibo el dinero de la venta?' },
    answer: {
      en: 'Usually the same or the next business day after recording: the attorney pays out only collected funds, and only once the deed is recorded, so a late Friday means Monday. Give your bank details in person or at a number you know, and confirm any change by calling. Owners of vacant land should watch for impostors.',
      es: 'Normalmente el mismo día o el siguiente hábil tras el registro: el abogado paga solo fondos cobrados y con la escritura registrada, así que un viernes tarde es lunes. Dé sus datos bancarios en persona o a un número conocido y confirme todo cambio por teléfono. Los dueños de terrenos vacíos, cuidado con impostores.',
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
      es: 'Vacía y sin basura: el contrato estándar pide retirar todas sus cosas; barrida es lo usual y no se debe limpieza especial si no se acordó. Se quedan llaves, controles, códigos y manuales. Mantenga los servicios hasta el cierre y córtelos al día siguiente, restablezca los aparatos, desvíe el correo y avise a la asociación. Cancele el seguro solo con la escritura registrada.',
    },
    links: ['guideSelling'],
    source: 'Form 2-T',
    topics: ['selling/keys-utilities-walk-through-leaving-the-house'],
  },
  {
    id: 'seller-tax-papers',
    title: { en: 'Which tax papers come with a sale?', es: '¿Qué papeles de impuestos trae una venta?' },
    answer: {
      en: 'If you live outside North Carolina, nothing is withheld for the state: the sale is reported on form NC-1099NRS within 15 days, and you file a state return for a taxable gain. Any seller may get a 1099-S, which shows the price and not the profit. From a foreign seller up to 15% is withheld for the IRS. See a CPA and an attorney before the contract.',
      es: 'Si vive fuera de Carolina del Norte, el estado no retiene nada: la venta se informa en el NC-1099NRS en 15 días y usted declara aquí una ganancia gravable. Cualquiera que venda puede recibir un 1099-S, que muestra el precio y no la ganancia. A un vendedor extranjero se le retiene hasta 15% para el IRS. Vea a un CPA y a un abogado antes del contrato.',
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
      es: 'A menudo nada: se excluyen hasta $250,000 de ganancia, $500,000 en casi todos los matrimonios, si fue dueño y vivió ahí dos de los últimos cinco años, normalmente una vez cada dos. El exceso paga tasa de largo plazo, 0, 15 o 20%, más 3.99% estatal en 2026. Ganancia es precio menos gastos, costo y mejoras. Lo calcula un CPA.',
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
      en: 'Then the gain is normally taxed. Part can be excluded for a job 50 miles farther, health or an unforeseen event: 12 of 24 months gives a single owner up to $125,000. Service members on extended duty may stop the five-year clock for up to ten years; an unmarried widowed owner may keep the $500,000 until two years after the death. Divorce and former rentals differ. Ask a CPA.',
      es: 'Entonces la ganancia normalmente paga impuesto. Puede excluirse una parte por empleo al menos 50 millas más lejos, salud o imprevistos: 12 de 24 meses dan hasta $125,000 a una persona sola. Militares en servicio prolongado pueden detener el plazo de cinco años hasta diez; quien enviudó sin volver a casarse conserva los $500,000 hasta dos años después. Divorcio y antiguas rentas tienen sus reglas. Un CPA.',
    },
    links: ['contact'],
    source: 'IRS Pub. 523',
    year: 2026,
    topics: ['money/section-121-special-cases'],
  },
  {
    id: 'rental-sale-tax',
    title: { en: 'What tax is due on selling a rental?', es: '¿Qué impuesto hay al vender una renta?' },
    answer: {
      en: "Usually two: depreciation you took or could have taken is taxed at up to 25%, the rest of the gain at long-term rates of 0, 15 or 20%, with 3.8% more at high incomes and North Carolina's 3.99% in 2026. Six years at $10,000 can mean $15,000 on depreciation alone. The home exclusion needs two of the last five years lived there; a 1031 defers. See a CPA.",
      es: 'Casi siempre dos: la depreciación que tomó o pudo tomar paga hasta 25%, y lo demás tasa de largo plazo, 0, 15 o 20%, con 3.8% extra en ingresos altos y 3.99% estatal en 2026. Seis años de $10,000 pueden ser $15,000 solo por depreciación. La exclusión exige vivir ahí dos de los últimos cinco años; un 1031 difiere. Vea a un CPA.',
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
      es: 'Difiere el impuesto al cambiar un inmueble de inversión por otro, nunca su vivienda: identifique el nuevo en 45 días, cierre en 180 o al vencer su declaración si es antes, y no toque el dinero, que guarda un intermediario calificado desde antes del cierre. Lo que sobra tributa. Primero, un CPA y el intermediario.',
    },
    links: ['contact'],
    source: 'IRC 1031; IRS Form 8824',
    topics: ['money/1031-exchange'],
  },
];
