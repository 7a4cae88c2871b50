import type { Entry } from '#domain/chat/knowledge.ts';

/** Taxes and fees of owning, giving and selling, told one by one. */
export const taxesAndFees: Entry[] = [
  {
    id: 'excise-tax',
    title: { en: 'How much is the excise (transfer) tax?', es: '¿Cuánto es el impuesto de transferencia?' },
    answer: {
      en: '$1 for each $500 of price or part of it, so $2 per $1,000: $800 on $400,000. The seller pays it when the deed is recorded; people also call it revenue stamps or transfer tax. Mecklenburg County adds none of its own. Gifts, inheritances and deeds of trust for a loan are exempt. Name a price and I work it out; the closing attorney’s statement shows it.',
      es: '$1 por cada $500 del precio o fracción, o sea $2 por cada $1,000: $800 en $400,000. Lo paga quien vende al registrar la escritura; también se llama revenue stamps o impuesto de transferencia. El condado de Mecklenburg no agrega otro. Regalos, herencias y garantías de préstamo están exentos. Diga un precio y lo calculo; sale en la hoja de cierre del abogado.',
    },
    aspects: {
      'who-pays': {
        en: 'The seller pays it, by North Carolina law, out of the price when the deed is recorded; a contract may shift the cost, but the usual form leaves it with the seller. Buyers pay their own recording fees instead. You need not bring a check: the closing attorney takes it on the statement.',
        es: 'Lo paga quien vende, según la ley de Carolina del Norte, del precio al registrar la escritura; un contrato puede trasladarlo, pero el formulario usual lo deja al vendedor. El comprador paga sus tarifas de registro. No hace falta cheque: el abogado lo descuenta en el estado de cierre.',
      },
      'gift-or-inheritance': {
        en: 'No excise tax is due on a true gift or an inheritance, because there is no price: a deed to your child for love, or a house passing by will. If something is paid, even little, or a loan is taken over, it counts as the price. Other taxes are another matter; ask an attorney and a CPA.',
        es: 'Un regalo verdadero o una herencia no pagan este impuesto, porque no hay precio: una escritura a su hijo por cariño, o una casa por testamento. Si se paga algo, aunque sea poco, o se asume un préstamo, eso cuenta como precio. Otros impuestos son otro asunto; pregunte a un abogado y a un contador.',
      },
      'county-and-loan-taxes': {
        en: "There is no county transfer tax in Mecklenburg and no tax on the mortgage: the state's $2 per $1,000 is all, and the deed of trust for a loan is exempt. Only a few coastal counties add their own. Recording the deed and the deed of trust costs separate fees, usually the buyer's.",
        es: 'En Mecklenburg no hay impuesto de transferencia del condado ni impuesto sobre la hipoteca: los $2 por cada $1,000 del estado son todo, y el deed of trust del préstamo está exento. Solo unos condados costeros agregan el suyo. Registrar la escritura y el deed of trust son tarifas aparte, normalmente del comprador.',
      },
    },
    links: ['sell', 'contact'],
    source: 'G.S. 105-228.28 to 105-228.30',
    year: 2026,
    topics: ['money/excise-tax-revenue-stamps'],
  },
  {
    id: 'veterans-property-tax',
    title: { en: 'Is there a property tax break for veterans?', es: '¿Rebaja de predial para veteranos?' },
    answer: {
      en: 'The first $45,000 of the home’s value is left out for an honorably discharged veteran with a total and permanent service-connected disability, at any age and income; in Charlotte that saved about $345 at 2025 rates. Service alone or a partial rating does not count, though the relief for owners of 65 or disabled may. An unmarried surviving spouse can keep it. Apply by June 1; the County Assessor decides.',
      es: 'Se descuentan los primeros $45,000 del valor de la casa al veterano con baja honorable y discapacidad total y permanente por el servicio, a cualquier edad e ingreso; en Charlotte ahorró unos $345 con tasas de 2025. Servicio o porcentaje parcial no bastan, aunque quizá aplique la ayuda desde los 65 o por discapacidad. El cónyuge viudo puede conservarlo si no se casa. Plazo: 1 de junio; decide el Assessor.',
    },
    aspects: {
      'who-qualifies': {
        en: 'It takes an honorable or under-honorable-conditions discharge and a service-connected disability that is permanent and total as of January 1, or VA benefits for a specially adapted home. Service, retirement, a Purple Heart, a VA loan or a partial rating alone do not count. Age and income do not matter. The County Assessor decides.',
        es: 'Hace falta baja honorable o en condiciones honorables y una discapacidad por servicio permanente y total al 1 de enero, o beneficios del VA para vivienda adaptada. El servicio solo, el retiro, un Purple Heart, un préstamo VA o un porcentaje parcial no cuentan. Edad e ingreso no importan. Decide el tasador del condado.',
      },
      'how-much-it-saves': {
        en: 'It takes $45,000 off the value that is taxed, not off the tax: in Charlotte that saved about $345 at 2025 rates, and outside the city limits less, since no city tax applies. A veteran still pays on the rest. Rates change each summer, so look at your own bill or ask the County Assessor.',
        es: 'Quita $45,000 del valor gravado, no del impuesto: en Charlotte ahorró unos $345 con las tasas de 2025, y fuera de la ciudad menos, porque no hay impuesto municipal. Sobre el resto se sigue pagando. Las tasas cambian cada verano: vea su factura o pregunte al tasador del condado.',
      },
      'how-to-apply': {
        en: 'File two forms with the county tax office by June 1: Form AV-9 and Form NCDVA-9, the second certified first through a veterans service office, so start weeks earlier. You normally apply once, not each year, but anew for another home. Bring your discharge and VA letter; the County Assessor answers questions and hears good reasons for lateness.',
        es: 'Presente dos formularios a la oficina de impuestos del condado hasta el 1 de junio: AV-9 y NCDVA-9; el segundo se certifica antes en una oficina de servicio a veteranos, así que empiece semanas antes. Normalmente se pide una vez, no cada año, pero de nuevo para otra casa. Lleve su baja y la carta del VA; dudas o retrasos con buena razón, al tasador del condado.',
      },
      'surviving-spouse': {
        en: 'A surviving spouse who has never remarried can keep or claim the $45,000 exclusion, if the veteran had the total and permanent disability or died of a service-connected condition. You file the same forms, AV-9 and NCDVA-9, in your own name by June 1, and must own and live in the home. The County Assessor decides.',
        es: 'El cónyuge sobreviviente que no se ha vuelto a casar puede conservar o pedir la exclusión de $45,000, si el veterano tenía la discapacidad total y permanente o murió por causa del servicio. Presenta AV-9 y NCDVA-9 a su nombre hasta el 1 de junio, y debe ser dueño y vivir ahí. Decide el tasador del condado.',
      },
      'moving-owners-other-relief': {
        en: 'It belongs to the home you own and live in: it ends when you move, and you apply anew. A married couple gets it in full even if only one is the veteran; other co-owners may share it. It cannot be joined with the relief for owners 65 or older or disabled, so ask the County Assessor which saves more.',
        es: 'Vale para la casa propia donde vive: termina si se muda y se pide de nuevo. Un matrimonio la recibe completa aunque solo uno sea veterano; otros copropietarios quizá la repartan. No se suma a la rebaja de 65 años o discapacidad: pregunte al tasador del condado cuál ahorra más.',
      },
      'past-years': {
        en: 'Past years are usually gone: the exclusion starts with the year you apply for, by June 1, and the county does not simply pay back what was taxed before. Apply now for this year or the next, and ask the County Assessor about a late application if you had good cause, such as a delayed VA decision.',
        es: 'Los años pasados casi siempre se pierden: la exclusión empieza con el año que pide, hasta el 1 de junio, y el condado no devuelve sin más lo ya cobrado. Pídala ya para este año o el próximo, y pregunte al tasador por una solicitud tardía si hubo buena causa, como una decisión atrasada del VA.',
      },
    },
    links: ['contact'],
    source:
      'G.S. 105-277.1C; Form AV-9; NC Department of Military and Veterans Affairs; Mecklenburg County; City of Charlotte',
    year: 2025,
    topics: ['asked/veterans-property-tax'],
  },
  {
    id: 'hoa-closing-fees',
    title: { en: 'Which HOA fees come at closing?', es: '¿Qué cobra la HOA en el cierre?' },
    answer: {
      en: 'Usually the buyer pays a move-in fee or capital contribution, which does not come back, and the seller pays for the statement of dues and any special assessment approved before settlement; one approved later becomes the buyer’s. Dues are split by days. The contract can change all this. I hold no amounts: ask the association or its manager in writing before due diligence ends.',
      es: 'Normalmente quien compra paga la cuota de ingreso o aportación de capital, que no se devuelve, y quien vende paga el estado de cuotas y toda cuota especial aprobada antes del cierre; la que se apruebe después pasa a quien compra. Las cuotas se reparten por días. El contrato puede cambiarlo. No tengo montos: pídalos por escrito a la asociación antes de que acabe el due diligence.',
    },
    aspects: {
      'move-in-and-capital': {
        en: "The buyer usually pays it: a capital contribution, working capital or move-in fee is a one-time charge for new owners, set by the association's documents, and it does not come back when you sell. You can ask the seller to cover it in the offer. Get the amount in writing from the manager before due diligence ends.",
        es: 'Suele pagarla quien compra: la contribución de capital, el capital de trabajo o la cuota de mudanza es un cargo único para dueños nuevos, fijado en los documentos de la asociación, y no se devuelve al vender. Puede pedir en la oferta que lo cubra el vendedor. Pida el monto por escrito antes de que termine el due diligence.',
      },
      'transfer-and-statement-fee': {
        en: "The seller usually pays for the statement of what the account owes, and for updating the records; papers the buyer's lender asks for, and the move-in charge, fall to the buyer. For planned communities state law caps the statement fee, more for a rush. The contract can divide it otherwise; read the manager's invoice line by line.",
        es: 'Quien vende suele pagar el estado de cuenta de lo que debe y la actualización de registros; los papeles que pide el banco del comprador y el cargo de entrada tocan al comprador. En comunidades planificadas la ley estatal pone tope a la tarifa del estado de cuenta, mayor si es urgente. El contrato puede repartirlo distinto; lea la factura línea por línea.',
      },
      'dues-split-and-prepaid': {
        en: "Dues are split by days: the seller covers up to settlement and the buyer the rest, so a seller who paid the quarter gets the unused part back as a credit. Some associations also want the next month or two paid ahead at closing. Check both on the attorney's statement; unpaid balances are paid from the price.",
        es: 'Las cuotas se reparten por días: quien vende cubre hasta el cierre y quien compra lo demás, así que el vendedor que pagó el trimestre recupera lo no usado. Algunas asociaciones piden además uno o dos meses adelantados al cierre. Revise ambos en el estado de cierre; los atrasos se pagan del precio.',
      },
      'seller-side': {
        side: 'seller',
        en: "As a seller expect the statement fee, your dues up to settlement, any unpaid balance or fine, and a special assessment already approved; a move-in fee is normally the buyer's unless you agreed to pay it. The attorney takes it from the price. Ask your manager for the ledger and its fee list before you list.",
        es: 'Como vendedor espere la tarifa del estado de cuenta, sus cuotas hasta el cierre, saldos o multas, y una cuota especial ya aprobada; la cuota de entrada es normalmente del comprador salvo que usted la haya aceptado. El abogado lo descuenta del precio. Pida a su administrador el saldo y sus tarifas antes de publicar.',
      },
      'how-to-find-out': {
        en: "Ask the association or its manager in writing, before due diligence ends, for every charge to a new owner: move-in or capital fee, transfer and setup fees, prepaid dues, assessments approved or planned, and rules that surprise people, on parking, pets, rentals. The seller's disclosure names the manager. I hold no amounts.",
        es: 'Pregunte por escrito a la asociación o su administrador, antes de que termine el due diligence, por cada cargo al dueño nuevo: entrada o capital, transferencia, cuotas adelantadas, cuotas especiales aprobadas o previstas, y reglas que sorprenden de estacionamiento, mascotas, rentas. El formulario del vendedor nombra al administrador. No tengo montos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source:
      'Form 2-T as revised July 2021 (special assessments) and NC REALTORS on owners’ association fees; G.S. 47C; G.S. 47F',
    topics: ['asked/hoa-closing-fees'],
  },
  {
    id: 'foreign-seller',
    title: { en: 'What is withheld from a foreign seller?', es: '¿Qué retienen a un vendedor extranjero?' },
    answer: {
      en: '15% of the price, under FIRPTA, goes to the IRS within 20 days when the seller is not a U.S. person; 10% if the buyer will live there and the price is above $300,000 up to $1 million, none up to $300,000. It is a deposit on the tax; Form 8288-B can lower it. Green-card holders are not foreign. See a CPA and an attorney before the contract.',
      es: '15% del precio, por FIRPTA, va al IRS en 20 días cuando quien vende no es persona de EE. UU.; 10% si quien compra vivirá ahí y el precio pasa de $300,000 hasta $1 millón, y nada hasta $300,000. Es un anticipo del impuesto y puede bajarse con el formulario 8288-B. Con green card no cuenta como extranjero. Vea a un CPA y a un abogado antes del contrato.',
    },
    aspects: {
      'get-it-back-or-lower': {
        en: 'You can have it lowered or returned: file Form 8288-B by the closing date, and the withheld money usually waits with the attorney until the IRS answers; otherwise you claim what was too much on your U.S. tax return for that year. It is a deposit, not a tax of its own. A CPA needs your ITIN early.',
        es: 'Puede bajarla o recuperarla: presente el Formulario 8288-B a más tardar al cierre, y el dinero suele esperar con el abogado hasta que responda el IRS; si no, reclama lo sobrante en su declaración de EE. UU. de ese año. Es un depósito, no otro impuesto. Un contador necesita pronto su ITIN.',
      },
      'buyers-duty': {
        en: 'The buyer must withhold and send it to the IRS with Form 8288 within 20 days, and is liable if that is not done, so ask early whether the seller is a foreign person and have the closing attorney handle it. A signed non-foreign affidavit from the seller normally settles the matter. A work visa alone does not answer it.',
        es: 'El comprador debe retener y enviarlo al IRS con el Formulario 8288 en 20 días, y responde si no se hace; pregunte pronto si el vendedor es extranjero y deje que lo maneje el abogado del cierre. Una declaración firmada de que no lo es normalmente resuelve el asunto. Una visa de trabajo sola no lo decide.',
      },
      'lower-price-and-own-use': {
        en: "The buyer's plan and the price decide: nothing is withheld up to $300,000 if the buyer will live there, 10% above that up to $1 million with the same plan, and 15% in every other case, such as an investor or a higher price. The buyer confirms it in writing; the attorney keeps it.",
        es: 'Deciden el plan del comprador y el precio: nada hasta $300,000 si el comprador va a vivir ahí, 10% por encima y hasta $1 millón con el mismo plan, y 15% en todo lo demás, como un inversionista o un precio mayor. El comprador lo confirma por escrito y el abogado lo guarda.',
      },
      'non-foreign-affidavit': {
        en: 'Everyone who sells is asked to sign it: it tells the buyer under oath that you are a U.S. person, with your tax number, so that nothing has to be withheld. It says nothing about where you were born. Give the number only to the closing attorney in a safe way, never by email.',
        es: 'Se pide a todo el que vende: declara bajo juramento que usted es persona de EE. UU. para impuestos, con su número, para que no haya que retener. No dice nada de dónde nació. Dé el número solo al abogado del cierre por un medio seguro, nunca por correo electrónico.',
      },
      'green-card-visa-itin': {
        en: 'A green card makes you a U.S. person for this, and so can enough days spent here under the IRS presence test; an ITIN, a work visa or living abroad does not by itself decide it either way. An expired or given-up card needs a look at your case. Ask a CPA before the contract.',
        es: 'La green card le hace persona de EE. UU. para esto, y también bastantes días aquí según la prueba de presencia del IRS; un ITIN, una visa de trabajo o vivir fuera no lo deciden por sí solos. Una tarjeta vencida o a la que renunció exige revisar su caso. Pregunte a un contador antes del contrato.',
      },
      'state-and-out-of-state': {
        en: "Living in another state means no withholding: North Carolina holds nothing back from a nonresident's home sale. The attorney files Form NC-1099NRS with the state within 15 days, and you file a North Carolina return if there is taxable gain here. FIRPTA is only about foreign persons. Ask a CPA.",
        es: 'Vivir en otro estado no causa retención: Carolina del Norte no retiene nada en la venta de un no residente. El abogado presenta el NC-1099NRS al estado en 15 días, y usted declara aquí si hay ganancia gravable. FIRPTA es solo para extranjeros. Pregunte a un contador.',
      },
    },
    links: ['contact'],
    source: 'IRC 1445; IRS Forms 8288 and 8288-B; IRS Pub. 519; NCDOR, Form NC-1099NRS',
    year: 2026,
    topics: ['money/firpta-foreign-seller'],
  },
  {
    id: 'form-1099-s',
    title: { en: 'I got a 1099-S: do I owe tax?', es: 'Recibí un 1099-S: ¿debo impuestos?' },
    answer: {
      en: 'Not by itself: a 1099-S tells the IRS the price of the sale, not your profit. The closing attorney sends it unless you certify in writing that it was your main home and all the gain is excluded, possible up to a price of $250,000, or $500,000 for a married couple. Once you have one, the sale goes on your return even if no tax is due. Ask a CPA.',
      es: 'No por sí solo: el 1099-S informa al IRS el precio de venta, no su ganancia. Lo envía el abogado de cierre, salvo que usted certifique por escrito que era su vivienda principal y toda la ganancia queda excluida, posible hasta $250,000 de precio, o $500,000 para un matrimonio. Si lo recibe, la venta va en su declaración aunque no deba nada. Pregunte a un CPA.',
    },
    aspects: {
      'avoid-it': {
        en: 'You can often avoid one by signing a certification at closing: that it was your main home, that all the gain is excluded and the other conditions fit, with a price up to $250,000, or $500,000 for a married couple. Above that the attorney reports the sale anyway. It is signed under penalty, so only if true.',
        es: 'Muchas veces se evita firmando en el cierre una certificación: que era su vivienda principal, que toda la ganancia se excluye y lo demás se cumple, con precio hasta $250,000, o $500,000 un matrimonio. Por encima, el abogado reporta igual. Se firma bajo pena de perjurio, así que solo si es cierto.',
      },
      'report-it-on-the-return': {
        en: "If you got a 1099-S, put the sale on that year's return, with Form 8949 and Schedule D, even when no tax is due, or the IRS may ask; there you also claim the exclusion. Without the form and with all the gain excluded, you usually need not report. Your CPA or tax program does it.",
        es: 'Si recibió un 1099-S, declare la venta ese año, en el Formulario 8949 y el Schedule D, aunque no deba, o el IRS puede preguntar; ahí reclama la exclusión. Sin el formulario y con toda la ganancia excluida, normalmente no hay que declararla. Lo hace su contador o su programa.',
      },
      'full-price-on-it': {
        en: 'The form shows the whole price on purpose; you are not taxed on that. Your gain is the price less selling costs and less what you paid and put into lasting improvements, and then the home exclusion comes off. Keep your closing statements and receipts, and correct only real mistakes with the attorney.',
        es: 'El formulario muestra a propósito el precio completo; no le cobran sobre eso. Su ganancia es el precio menos gastos de venta y menos lo que pagó e invirtió en mejoras duraderas, y luego se resta la exclusión de vivienda. Guarde los estados de cierre y recibos, y corrija con el abogado solo errores reales.',
      },
      'none-arrived': {
        en: "A missing form changes nothing about the tax: if all your gain is excluded, you usually need not report it; if some is taxable, you report it without the form. It may have been included in your closing papers, or none was due. Ask the closing attorney's office, then your CPA.",
        es: 'Que no llegue no cambia el impuesto: si toda su ganancia se excluye, normalmente no la declara; si parte es gravable, la declara sin el formulario. Puede estar en sus papeles del cierre, o no correspondía. Pregunte a la oficina del abogado y luego a su contador.',
      },
      heirs: {
        en: "Each heir gets a form for their share of the price, and each reports that share: your basis is generally your share of the home's value on the day of death, so a sale soon after usually leaves little gain, or even a loss. If the estate sold, its own return may report it. A CPA sorts it.",
        es: 'Cada heredero recibe uno por su parte del precio y declara esa parte: su base es en general su parte del valor el día de la muerte, así que una venta pronta deja poca ganancia o hasta pérdida. Si quien vendió fue la sucesión, quizá lo declare ella. Un contador lo ordena.',
      },
    },
    links: ['contact'],
    source: 'IRS, Instructions for Form 1099-S; Publication 523',
    year: 2026,
    topics: ['money/1099-s'],
  },
  {
    id: 'rented-former-home',
    title: {
      en: 'We rented our old home: tax if we sell?',
      es: 'Dimos en renta la casa: ¿impuesto al venderla?',
    },
    answer: {
      en: 'You keep the home exclusion, up to $250,000 or $500,000 for most couples, if you owned it and lived there two of the five years before the sale, so about three years of renting after you move out fit. Depreciation for those years is taxed at up to 25% anyway. If it was a rental first, part of the gain stays taxable. A CPA has your dates.',
      es: 'Conserva la exclusión, hasta $250,000 o $500,000 para casi todo matrimonio, si fue suya y vivió ahí dos de los cinco años antes de vender; caben unos tres años de renta después de mudarse. La depreciación de esos años paga hasta 25% de todos modos. Si primero estuvo rentada, una parte de la ganancia se grava. Un CPA ve sus fechas.',
    },
    aspects: {
      'how-long-may-i-rent': {
        en: 'Count back five years from the closing: if you owned it and lived there two of them, the exclusion still holds, so in practice you have about three years from moving out, and the closing, not the listing, must fall inside. The two years need not be in one piece. A CPA checks your dates.',
        es: 'Cuente cinco años atrás desde el cierre: si fue dueño y vivió ahí dos de ellos, la exclusión vale, así que en la práctica tiene unos tres años desde que se mudó, y debe caer dentro el cierre, no el anuncio. Los dos años no tienen que ser seguidos. Un contador revisa sus fechas.',
      },
      'too-late': {
        en: "After more than about three years away the home exclusion is usually gone: the gain is then taxed like a rental's, at capital-gain rates, with depreciation up to 25% and North Carolina tax on top. Moving back for two years, a 1031 exchange or military service can change that. See a CPA before you list.",
        es: 'Tras más de unos tres años fuera, la exclusión casi siempre se pierde: la ganancia tributa como la de una casa en renta, con tasas de ganancia de capital, depreciación hasta 25% y el impuesto estatal. Volver dos años, un intercambio 1031 o el servicio militar pueden cambiarlo. Vea a un contador antes de publicar.',
      },
      depreciation: {
        en: 'Depreciation is taxed even when the rest is free: what you took, or could have taken, for the rental years after May 6, 1997 is taxed at up to 25%, and the home exclusion does not cover it. Not claiming it does not save you. Find your rental returns; a CPA figures the sum.',
        es: 'La depreciación tributa aunque lo demás quede libre: lo que tomó, o pudo tomar, en los años de renta tras el 6 de mayo de 1997 paga hasta 25%, y la exclusión no lo cubre. No haberla tomado no le salva. Busque sus declaraciones de renta; un contador saca la suma.',
      },
      'rental-first': {
        en: 'If it was a rental before it became your home, part of the gain stays taxable even after two years of living there: the share of time after 2008 when you did not use it as your main home. Depreciation comes on top. Renting after you moved out does not count that way. A CPA works out the fraction.',
        es: 'Si estuvo rentada antes de ser su hogar, parte de la ganancia tributa aun tras vivir dos años ahí: la proporción del tiempo después de 2008 en que no fue su vivienda principal. Se suma la depreciación. Rentarla después de mudarse no cuenta así. Un contador calcula la fracción.',
      },
      'moving-back-in': {
        en: 'Moving back can restore the exclusion once you have lived there two of the five years before the sale, and it must truly be your home; one year is not enough. Depreciation stays taxable. If it came to you by a 1031 exchange, you must also own it five years. A CPA should see it first.',
        es: 'Volver a vivir ahí puede recuperar la exclusión cuando sume dos de los cinco años antes de la venta, y debe ser de verdad su hogar; un año no basta. La depreciación sigue gravada. Si llegó por un intercambio 1031, además debe tenerla cinco años. Que lo vea antes un contador.',
      },
      'military-and-part-rented': {
        en: 'Military or Foreign Service members on extended duty can stop the five-year clock for up to 10 years, so a long rental may still fit. Renting rooms inside your own home does not cut the exclusion, though depreciation taken is taxed; a separate unit is figured apart. A CPA needs orders and dates.',
        es: 'Militares o personal del servicio exterior en servicio prolongado pueden detener el plazo de cinco años hasta por 10 años, así que una renta larga puede caber. Rentar cuartos dentro de su casa no reduce la exclusión, aunque la depreciación tomada paga; una unidad separada se calcula aparte. El contador necesita órdenes y fechas.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRS Publication 523',
    year: 2026,
    topics: ['asked/rented-former-home'],
  },
  {
    id: 'widowed-seller',
    title: { en: 'My spouse died: what tax when I sell?', es: 'Soy viuda o viudo: ¿impuesto al vender?' },
    answer: {
      en: 'You may still exclude up to $500,000 of gain if you sell within two years of the death, have not remarried, and the two of you met the tests before; later it is $250,000. Besides, the late spouse’s half normally takes its value on the day of death as its new basis, so the gain shrinks. Have the home appraised as of that day; a CPA figures it.',
      es: 'Puede excluir hasta $500,000 de ganancia si vende dentro de dos años de la muerte, no se ha vuelto a casar y ambos cumplían antes; después son $250,000. Además, la mitad de su cónyuge toma normalmente como base nueva el valor del día de la muerte, y la ganancia baja. Pida un avalúo a esa fecha; lo calcula un CPA.',
    },
    aspects: {
      'deadline-two-years': {
        en: 'You have two years from the date of death, to the closing of the sale, for the $500,000; after that it is $250,000, while the stepped-up half stays with you for good. So there is time to think, but look at the calendar before you list. A CPA can say if you need the larger sum at all.',
        es: 'Tiene dos años desde la fecha de la muerte hasta el cierre de la venta para los $500,000; después son $250,000, y la mitad con base nueva se queda con usted para siempre. Hay tiempo para pensar, pero mire el calendario antes de publicar. Un contador dice si necesita la suma mayor.',
      },
      'stepped-up-half': {
        en: "In North Carolina normally half steps up: the share your late spouse held takes its value on the day of death, while your own half keeps what you both paid plus improvements. It happens by itself and has no deadline. A home that was only in the late spouse's name may step up in full; a CPA looks at the deed.",
        es: 'En Carolina del Norte normalmente sube la mitad: la parte de su cónyuge toma el valor del día de la muerte, y su propia mitad conserva lo que pagaron más mejoras. Ocurre solo y sin plazo. Si la casa estaba solo a nombre del fallecido puede subir completa; un contador mira la escritura.',
      },
      'appraisal-and-proof': {
        en: "Ask a licensed appraiser for the value on the day of death; it can be done later, looking back, and the IRS may ask for it. Keep it with the death certificate, the deed, the purchase statement and receipts for improvements. A broker's opinion or the tax value is weaker proof.",
        es: 'Pida a un valuador con licencia el valor del día de la muerte; puede hacerse después, mirando atrás, y el IRS puede pedirlo. Guárdelo con el acta de defunción, la escritura, el estado de compra y recibos de mejoras. La opinión de un broker o el valor fiscal prueban menos.',
      },
      'remarried-or-engaged': {
        en: "Remarrying before the sale ends the widow's $500,000: you must be unmarried when you sell. An engagement changes nothing. After a wedding you and the new spouse may each have your own tests, and $500,000 again only if both lived in the home long enough. Plan the dates with a CPA before the ceremony.",
        es: 'Casarse otra vez antes de la venta termina los $500,000 por viudez: al vender debe seguir sin casarse. Un compromiso no cambia nada. Tras la boda, usted y su nuevo cónyuge deben cumplir cada uno los requisitos, y hay $500,000 otra vez solo si ambos vivieron ahí lo suficiente. Planee las fechas con un contador.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRS Publication 523; IRC 1014',
    year: 2026,
    topics: ['asked/widowed-seller'],
  },
  {
    id: 'gift-tax',
    title: {
      en: 'Is there tax on giving a house or money?',
      es: '¿Se paga impuesto por regalar casa o dinero?',
    },
    answer: {
      en: 'Whoever receives it owes none, and the giver seldom does: what exceeds $19,000 to one person in 2026 is reported on Form 709 and counts against $15 million for life; North Carolina has no gift tax. But a house given away keeps the giver’s old basis, so a child may owe more on a later sale than after inheriting it. Ask a CPA and an attorney before any deed.',
      es: 'Quien recibe no paga, y quien da casi nunca: lo que pase de $19,000 por persona en 2026 se informa en el formulario 709 y cuenta contra $15 millones de por vida; Carolina del Norte no tiene impuesto de donación. Pero una casa regalada conserva la base vieja, y un hijo puede pagar más al venderla que si la hereda. Antes de firmar, un CPA y un abogado.',
    },
    aspects: {
      'money-for-a-home': {
        en: 'Money given to you for a home is generally not taxed to you, and parents may give $19,000 each to each person in 2026 without any form, so two parents to a couple can give $76,000. Above it the giver files Form 709. Your lender wants a signed gift letter and the trail of the transfer.',
        es: 'El dinero que le regalan para una casa por lo general no paga impuesto para usted, y cada padre puede dar $19,000 a cada persona en 2026 sin formulario, así que dos padres a una pareja pueden dar $76,000. Por encima, quien da presenta el 709. Su banco quiere carta de regalo firmada y rastro del dinero.',
      },
      'form-709': {
        en: 'The giver files Form 709 by the next April when gifts to one person in a year exceed $19,000 (2026), a home below value included; nothing is usually paid, because the excess only counts against $15 million for life. A couple may split gifts, each with a form. A CPA fills it in.',
        es: 'Quien da presenta el Formulario 709 en abril siguiente si lo regalado a una persona en el año pasa de $19,000 (2026), también una casa vendida por menos de su valor; casi nunca se paga, porque el exceso solo resta de $15 millones de por vida. Una pareja puede dividir regalos, con un formulario cada uno. Lo llena un contador.',
      },
      'house-now-or-by-will': {
        en: "Leaving it by inheritance often costs the child less tax: a gift carries your old basis along, while an inherited home takes its value at death. A gift also gives up control, exposes the house to the child's debts or divorce, and counts for Medicaid. See an estate attorney and a CPA before any deed.",
        es: 'Dejarla en herencia suele costar menos impuesto al hijo: el regalo lleva su base antigua, y la casa heredada toma el valor a la muerte. Regalar además entrega el control, la expone a deudas o divorcio del hijo y cuenta para Medicaid. Vea a un abogado de sucesiones y a un contador antes de firmar.',
      },
      'selling-below-value': {
        en: 'Selling to family below value is part sale, part gift: the missing part counts as your gift, reported above $19,000 per person in 2026 and seldom taxed, and your relative generally owes no tax on it. An appraisal fixes the sum and keeps peace with other heirs. A written contract and a CPA belong to it.',
        es: 'Vender a un familiar por menos del valor es parte venta y parte regalo: lo que falta cuenta como su regalo, se declara arriba de $19,000 por persona en 2026 y rara vez paga, y su familiar por lo general no paga impuesto por ello. Un avalúo fija la suma y da paz con otros herederos. Contrato escrito y contador.',
      },
      'adding-a-co-owner': {
        en: 'Adding someone to your deed is a gift of that share on the day you sign: half of a $400,000 home is $200,000, reported on Form 709 unless it is your citizen spouse, mostly without tax. The new owner must sign every later sale, and it may touch your loan. Ask an attorney first; it is hard to undo.',
        es: 'Poner a alguien en su escritura es regalar esa parte el día que firma: la mitad de una casa de $400,000 son $200,000, que se declaran en el 709 salvo que sea su cónyuge ciudadano, casi siempre sin pagar. El nuevo dueño tendrá que firmar toda venta, y esto puede afectar su préstamo. Pregunte antes a un abogado.',
      },
    },
    links: ['contact'],
    source: 'IRS, gift tax; IRC 1015',
    year: 2026,
    topics: ['asked/gift-tax'],
  },
  {
    id: 'buyer-tax-credit',
    title: {
      en: 'Is there a tax credit for buyers or solar?',
      es: '¿Crédito fiscal por comprar o paneles solares?',
    },
    answer: {
      en: 'There is no general federal tax credit for buying a home, first or not, and those for solar panels and energy work ended for work after December 31, 2025. What owners who itemize can deduct is interest, points and property tax, while most closing costs only add to your basis. Help for buyers is down payment money from the state or city instead. A CPA knows the exceptions.',
      es: 'No hay un crédito fiscal federal general por comprar casa, primera o no, y los de paneles solares y energía terminaron para obras después del 31 de diciembre de 2025. Quien detalla deducciones puede restar intereses, puntos y predial; casi todos los gastos de cierre solo suman a su base. La ayuda para comprar es dinero estatal o municipal para el enganche. Excepciones: un CPA.',
    },
    aspects: {
      'what-owners-deduct': {
        en: 'What a new owner who itemizes may deduct is mortgage interest, points and property tax, within limits; it helps only if together they exceed your standard deduction, $16,100 single or $32,200 joint in 2026. Appraisal, inspection, attorney, dues and homeowners insurance are not deductible on your home. A CPA compares both ways.',
        es: 'Un dueño que detalla deducciones puede restar intereses, puntos e impuesto de propiedad, con límites; solo ayuda si juntos superan la deducción estándar, $16,100 soltero o $32,200 en pareja en 2026. Avalúo, inspección, abogado, cuotas y el seguro de la casa no se deducen en su vivienda. Un contador compara.',
      },
      'solar-and-energy': {
        en: "The federal credits for solar panels, heat pumps, windows and insulation ended for work after December 31, 2025; what was finished and paid before can still go on that year's return. A utility or state rebate may exist, so ask the installer for its name in writing and check it yourself. A CPA confirms.",
        es: 'Los créditos federales por paneles solares, bombas de calor, ventanas y aislamiento terminaron para trabajos después del 31 de diciembre de 2025; lo terminado y pagado antes aún va en la declaración de ese año. Puede haber un reembolso estatal o de la compañía de luz: pida su nombre por escrito al instalador y verifíquelo. Confirma un contador.',
      },
      'fifteen-thousand-rumor': {
        en: 'No federal credit of $15,000, or of any size, for first-time buyers is in force: bills were proposed in Congress and not passed, and the 2008 credit is long over. Nobody needs a fee to "reserve" one. What exists here is down payment help from the state, such as $15,000 for some first-time buyers, and from the city.',
        es: 'No hay en vigor un crédito federal de $15,000 ni de otra suma para primeros compradores: se propusieron leyes y no se aprobaron, y el de 2008 terminó hace mucho. Nadie debe cobrarle por “apartarlo”. Lo que hay aquí es ayuda para el enganche, del estado, como $15,000 a algunos primerizos, y de la ciudad.',
      },
      'special-groups': {
        en: "There is no federal home-buying tax credit for veterans, nurses, teachers or builders' customers as such; veterans have the VA loan, and the state has loan and down payment programs by income and area. Mortgage credit certificates come and go, so ask a participating lender or the state agency whether any are open. A CPA confirms.",
        es: 'No hay crédito fiscal federal por comprar casa para veteranos, enfermeras, maestros o clientes de constructoras como tales; los veteranos tienen el préstamo VA y el estado programas de préstamo y enganche según ingreso y zona. Los certificados de crédito hipotecario (MCC) van y vienen: pregunte a un banco participante o a la agencia estatal. Confirma un contador.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'IRS, residential energy credits; IRS Publication 530; IRS, standard deduction 2026; NCHFA',
    year: 2026,
    topics: ['asked/buyer-tax-credit'],
  },
  {
    id: 'unpaid-property-tax',
    title: { en: 'What if property tax is not paid?', es: '¿Qué pasa si no se paga el predial?' },
    answer: {
      en: 'It becomes a lien on the house: from January 6 interest of 2% is added, then 0.75% each month, and the county may take wages or bank accounts and in the end foreclose. A bill that never came is no excuse. Call the county Tax Collector early and ask about payments. At a sale it is paid from the price, so the buyer gets the house free of it.',
      es: 'Queda como gravamen sobre la casa: desde el 6 de enero se suma interés de 2%, luego 0.75% cada mes, y el condado puede embargar sueldo o cuentas y al final ejecutar la casa. No recibir la factura no excusa. Llame pronto al Tax Collector del condado y pregunte por pagos en partes. En una venta se paga del precio, y con el contrato usual quien compra la recibe libre.',
    },
    aspects: {
      'interest-and-dates': {
        en: 'The bill is due September 1, and January 5 is the last day without interest: from January 6 it is 2%, then 0.75% more each month. A $3,000 bill paid in March costs about $105 extra. An escrow that pays in December is on time. Look at your own bill for the exact date.',
        es: 'La factura vence el 1 de septiembre y el 5 de enero es el último día sin interés: desde el 6 es 2%, y luego 0.75% más cada mes. Una de $3,000 pagada en marzo cuesta unos $105 más. Un escrow que paga en diciembre está a tiempo. Vea la fecha en su factura.',
      },
      'payment-plan': {
        en: "Call the Mecklenburg Tax Collector before January and ask to pay in parts: by state law collectors take partial payments unless the county rules otherwise, and a plan is at the collector's choice, with interest running on what is left. It works best early, before wages or accounts are touched. For low-income owners ask the county about relief as well.",
        es: 'Llame al Tax Collector de Mecklenburg antes de enero y pida pagar en partes: por ley estatal se aceptan abonos salvo que el condado disponga otra cosa, y un plan queda a su criterio, con interés sobre lo que falte. Funciona mejor temprano, antes de que toquen sueldo o cuentas. Si su ingreso es bajo, pregunte también por la ayuda del condado.',
      },
      'lose-the-house': {
        en: 'The county can foreclose in the end, but not after one late month: first come interest, a published notice, and often wages, bank accounts or state refunds; a tax sale goes through court with notice and a time to pay. Pay or agree on a plan and it stops. With court papers, call an attorney or Legal Aid.',
        es: 'El condado puede ejecutar al final, pero no por un mes de atraso: antes vienen interés, aviso publicado y muchas veces embargo de sueldo, cuentas o devoluciones estatales; la venta pasa por tribunal, con aviso y tiempo para pagar. Si paga o acuerda un plan, se detiene. Con papeles del tribunal, llame a un abogado o Legal Aid.',
      },
      'bill-never-came': {
        en: "You owe it even if no bill came, interest included: look up your parcel on the county's tax site or call, since bills go to whoever owned it on January 1 and to old addresses. If your lender has an escrow, it pays, but check. Missed by the servicer: ask it in writing to cover the interest.",
        es: 'Lo debe aunque no llegara la factura, con interés: busque su lote en el sitio de impuestos del condado o llame, porque se manda a quien era dueño el 1 de enero y a direcciones viejas. Si hay escrow, paga el banco, pero revise. Si falló el servicer, pida por escrito que cubra el interés.',
      },
      'selling-with-unpaid-tax': {
        side: 'seller',
        en: 'You can sell with unpaid tax: the closing attorney pays it with interest from the price, and you get the rest. Paying before you list only saves the interest. Tell the team and the attorney early, so that the figure is right, and an inherited home with several years open needs the estate attorney too.',
        es: 'Puede vender con impuesto atrasado: el abogado del cierre lo paga con intereses del precio y usted recibe el resto. Pagar antes solo ahorra interés. Avise pronto al equipo y al abogado para que la cifra sea correcta; una casa heredada con años pendientes necesita también al abogado de la herencia.',
      },
      'buying-with-unpaid-tax': {
        side: 'buyer',
        en: "It should not become yours: the standard contract has the seller's unpaid tax cleared at closing, from the price, so you get the house free of it. It is a lien on the land, though, so never buy without a title search by an attorney, least of all at an auction or by a quitclaim deed.",
        es: 'No debería pasar a usted: el contrato estándar hace que el impuesto atrasado del vendedor se pague en el cierre, del precio, y recibe la casa libre. Pero es un gravamen sobre la propiedad: nunca compre sin estudio de título de un abogado, mucho menos en subasta o con quitclaim.',
      },
    },
    links: ['contact'],
    source: 'G.S. 105-355, 105-358, 105-360, 105-366 to 105-374; Form 2-T',
    year: 2026,
    topics: ['asked/unpaid-property-tax'],
  },
  {
    id: 'loss-on-sale',
    title: { en: 'Can I deduct a loss on my house?', es: '¿Puedo deducir la pérdida de mi casa?' },
    answer: {
      en: 'A loss on the home you live in cannot be deducted, and it does not offset other gains. A loss on a rental or other investment property normally can, though when a former home became a rental its lower value on that day counts as the start. If the price does not even cover the loan, ask about a short sale before you list. A CPA figures what is left.',
      es: 'La pérdida en la casa donde vive no se deduce ni compensa otras ganancias. La de una casa en renta u otra inversión normalmente sí, aunque si su vivienda pasó a rentarse se cuenta desde el valor menor de ese día. Si el precio no cubre ni el préstamo, pregunte por una venta corta antes de publicar. Lo calcula un CPA.',
    },
    aspects: {
      'own-home': {
        en: 'A loss on the home you live in cannot be deducted, whatever caused it: a bad market, a job move, a divorce, a defect. The tax law treats it as personal, so it does not lower income, offset stock gains or carry forward. A loss by itself brings no tax either. Ask a CPA about any part rented out.',
        es: 'La pérdida en la casa donde vive no se deduce, sea cual sea la causa: mal mercado, traslado, divorcio, un defecto. La ley la trata como personal, así que no baja su ingreso, no compensa acciones ni pasa a otros años. Una pérdida por sí sola tampoco causa impuesto. Pregunte a un contador si parte estuvo rentada.',
      },
      'rental-or-investment': {
        en: "A loss on a rental, land held to invest or a flip normally can be used: a rental's loss is often an ordinary business loss against other income, while investment land is a capital loss, limited to $3,000 a year beyond gains, with the rest carried forward. A second home for your own use counts like a main home: no deduction. A CPA sorts which.",
        es: 'La pérdida de una casa en renta, un terreno de inversión o un flip normalmente sí cuenta: la de la casa suele ser pérdida ordinaria contra otros ingresos, y la de un terreno de inversión es de capital, limitada a $3,000 al año por encima de las ganancias, y el resto pasa a otros años. Una segunda casa de uso propio es como la principal: no se deduce. Lo ordena un contador.',
      },
      'former-home-turned-rental': {
        en: "For a home you later rented out, the loss is counted only from its value on the day it became a rental, or your basis if lower: what it fell while you lived there is lost, what it fell as a rental may count. Have that day's value documented. A CPA figures it with depreciation.",
        es: 'Si su casa pasó a renta, la pérdida se cuenta solo desde su valor ese día, o su base si era menor: lo que bajó mientras vivió ahí se pierde, lo que bajó como renta puede contar. Documente el valor de ese día. Un contador lo calcula con la depreciación.',
      },
      'owing-more-than-it-is-worth': {
        en: 'Owing more than it is worth is not a tax loss: to sell you bring cash, wait, or ask the lender for a short sale before you list. Debt that a lender forgives can count as income, with exceptions such as insolvency, so see a CPA and an attorney first; a HUD-approved counselor is free.',
        es: 'Deber más de lo que vale no es pérdida fiscal: para vender pone efectivo, espera, o pide al banco una venta corta antes de publicar. La deuda que el banco perdona puede contar como ingreso, con excepciones como insolvencia; vea antes a un contador y a un abogado. Un consejero aprobado por HUD es gratis.',
      },
      'inherited-at-a-loss': {
        en: 'An inherited house is different: your basis is its value on the day of death, so selling costs alone can leave a small loss, which may be deductible if you and the others did not use the home privately. A dated appraisal proves it. The estate or each heir reports it; a CPA decides which.',
        es: 'Una casa heredada es distinta: su base es el valor el día de la muerte, así que los gastos de venta pueden dejar una pérdida pequeña, quizá deducible si ni usted ni los demás la usaron como vivienda. Un avalúo con fecha lo prueba. La declara la herencia o cada heredero; decide un contador.',
      },
      'report-it': {
        en: 'You usually need not report a loss on your own home, unless a Form 1099-S came: then show the sale on Form 8949 and Schedule D with the loss marked as not deductible, so the IRS sees no gain. A rental or investment sale is always reported. Your CPA or tax program does it.',
        es: 'Normalmente no hay que declarar la pérdida de su casa, salvo que llegara un 1099-S: entonces muestre la venta en el 8949 y el Schedule D con la pérdida como no deducible, para que el IRS no vea ganancia. La venta de una casa en renta o inversión siempre se declara. Lo hace su contador o programa.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRS Publications 523, 544 and 551; IRS Topic 409',
    year: 2026,
    topics: ['asked/loss-on-sale'],
  },
  {
    id: 'basis-improvements',
    title: { en: 'What counts in my basis?', es: '¿Qué suma a mi base fiscal?' },
    answer: {
      en: 'What you paid, some buying costs such as title insurance and recording, and improvements that last: an addition, a new roof, a kitchen, heating and cooling, windows, a deck. Repairs and upkeep, such as painting or fixing a leak, do not count, and neither does your own labor; depreciation from renting comes off. Keep receipts, since a higher basis means a smaller gain. A CPA sorts the list.',
      es: 'Lo que pagó, ciertos gastos de compra como seguro de título y registro, y las mejoras que duran: ampliación, techo nuevo, cocina, calefacción y aire, ventanas, terraza. Reparaciones y mantenimiento, como pintar o arreglar una fuga, no cuentan, ni su propio trabajo; la depreciación de la renta se resta. Guarde recibos: más base, menos ganancia. La lista la ordena un CPA.',
    },
    aspects: {
      'repair-or-improvement': {
        en: 'An improvement lasts and adds value or life: a new roof, heating system, water heater, windows, deck, fence, kitchen, finished basement. A repair keeps what is there: paint, a fixed leak, a patched roof, termite treatment; that adds nothing, unless it was part of a larger remodel. What insurance paid for does not count. A CPA sorts doubtful ones.',
        es: 'Una mejora dura y agrega valor o vida: techo nuevo, calefacción, calentador, ventanas, terraza, cerca, cocina, sótano terminado. Una reparación conserva lo que hay: pintura, una fuga, un parche, termitas; no suma, salvo como parte de una remodelación mayor. Lo que pagó el seguro no cuenta. Un contador aclara las dudas.',
      },
      receipts: {
        en: "Keep invoices, contracts, permits, canceled checks or card statements, and the closing statement of the purchase, for as long as you own and about three years after the return for the sale. Lost ones can be replaced by the contractor's copy, the permit file, bank records, photos; an honest estimate is weak proof. A CPA says what suffices.",
        es: 'Guarde facturas, contratos, permisos, cheques o estados de tarjeta y el estado de cierre de la compra mientras sea dueño y unos tres años después de declarar la venta. Lo perdido se suple con copia del contratista, permisos, bancos o fotos; una estimación honesta prueba poco. Un contador dice qué basta.',
      },
      'work-it-out': {
        en: 'Start with the price you paid, add title insurance, recording and similar buying costs, add improvements, take off depreciation: that is your adjusted basis. Then price minus selling costs minus basis is the gain. Bought for $280,000 with $90,000 of improvements and sold for $610,000, it is about $240,000 before costs, and the home exclusion comes off next.',
        es: 'Parta del precio que pagó, sume seguro de título, registro y gastos similares, sume mejoras y reste depreciación: es su base ajustada. Precio menos gastos de venta menos base es la ganancia. Comprada en $280,000 con $90,000 de mejoras y vendida en $610,000 son unos $240,000 antes de gastos, y luego se resta la exclusión.',
      },
      'buying-and-selling-costs': {
        en: "Some costs of buying count in the basis: title insurance, attorney and recording, survey, transfer tax you paid. Loan costs, appraisal for the lender, insurance, mortgage interest and property tax do not, and a refinance changes nothing. Costs of selling, such as agents' fees, advertising, attorney and excise tax, come off the price instead.",
        es: 'Algunos gastos de compra suman: seguro de título, abogado y registro, plano del terreno, impuesto de transferencia que pagó. Gastos del préstamo, avalúo del banco, seguro, intereses e impuesto de propiedad no, y refinanciar no cambia nada. Los gastos de venta, como agentes, publicidad, abogado y excise tax, se restan del precio.',
      },
      'labor-landscaping-assessments': {
        en: "Your own work never counts, only materials and what you paid others. Lasting landscaping, such as a patio, irrigation, trees planted or a wall, can count, mowing cannot; so can an architect's plans for work that was built, and an HOA special assessment for a lasting improvement, though not for repairs. A CPA looks at the bills.",
        es: 'Su propio trabajo nunca cuenta, solo materiales y lo que pagó a otros. El jardín duradero, como patio, riego, árboles plantados o un muro, puede contar, el corte no; también planos del arquitecto de una obra hecha y una cuota especial de la HOA por una mejora duradera, no por arreglos. Un contador ve las facturas.',
      },
    },
    links: ['contact'],
    source: 'IRS Publications 523 and 551',
    year: 2026,
    topics: ['asked/basis-improvements'],
  },
  {
    id: 'improvements-and-tax',
    title: { en: 'Does building or remodeling raise my tax?', es: '¿Remodelar sube mi impuesto?' },
    answer: {
      en: 'New space or value does, from the next January 1: the county adds an addition, deck, pool or finished room between revaluations, often from the building permit, and takes off what is torn down. Repairs and replacements, such as paint, a like roof or a furnace, normally wait for the next revaluation, planned for January 2027. The County Assessor tells what your record holds.',
      es: 'El espacio o valor nuevo sí, desde el 1 de enero siguiente: el condado agrega ampliación, terraza, alberca o cuarto terminado entre revaluaciones, a menudo por el permiso de obra, y quita lo demolido. Reparar o reemplazar, como pintura, techo igual o calefacción, normalmente espera a la próxima revaluación, prevista para enero de 2027. Lo que dice su registro lo sabe el Assessor del condado.',
    },
    aspects: {
      'which-work-counts': {
        en: 'What adds space or a new feature raises the value: an addition, a finished attic or basement, a bath, garage, deck, pool, cottage. What only replaces or keeps up, such as paint, a like roof, windows or a furnace, normally waits for the next revaluation; a large kitchen redo may fall on either side. Ask the County Assessor about yours.',
        es: 'Sube el valor lo que agrega espacio o algo nuevo: ampliación, ático o sótano terminado, baño, garaje, terraza, alberca, casita. Lo que solo reemplaza o mantiene, como pintura, techo igual, ventanas o calefacción, normalmente espera a la siguiente revaluación; una remodelación grande de cocina puede contar o no. Pregunte al tasador del condado.',
      },
      'when-it-starts': {
        en: "It counts from the January 1 after the work stands: a deck finished in June changes next year's value, and a half-built house is valued as it is on January 1, then again when done. You need not wait for the countywide revaluation, planned for January 2027. The bill follows in summer.",
        es: 'Cuenta desde el 1 de enero después de la obra: una terraza terminada en junio cambia el valor del año siguiente, y una casa a medio hacer se valora como está el 1 de enero y otra vez al terminarse. No se espera la revaluación general, prevista para enero de 2027. La factura llega en verano.',
      },
      'how-the-county-knows': {
        en: "Mostly from building permits, then from aerial photos, listings and field visits by the assessor's staff, who may measure from outside. Working without a permit does not hide it for good and makes trouble when you sell. If your record is wrong, tell the County Assessor; it goes both ways.",
        es: 'Sobre todo por los permisos de construcción, y también por fotos aéreas, anuncios y visitas del personal del tasador, que puede medir por fuera. Trabajar sin permiso no lo oculta para siempre y estorba al vender. Si su registro está mal, avise al tasador del condado; vale en ambos sentidos.',
      },
      'how-much-more': {
        en: 'Take the value the county adds, times the tax rate: it adds what the work brings to market value, not what you paid. At one percent, a $50,000 addition to value means about $500 a year; look up your own rate, which differs by town and year. You may appeal the new value.',
        es: 'Multiplique el valor que agrega el condado por la tasa: agrega lo que la obra suma al valor de mercado, no lo que pagó. Al uno por ciento, $50,000 más de valor son unos $500 al año; busque su tasa, que varía por ciudad y año. Puede apelar el valor nuevo.',
      },
      'sale-price-and-new-owner': {
        en: 'A sale does not reset the tax: buyer and seller pay on the same county value until the next revaluation, planned for January 2027, or until the house is changed, even if you paid far more. Refinancing and renting change nothing either; investors pay the same rate. A relief the seller had ends with the seller.',
        es: 'Una venta no reinicia el impuesto: comprador y vendedor pagan sobre el mismo valor del condado hasta la siguiente revaluación, prevista para enero de 2027, o hasta que la casa cambie, aunque haya pagado mucho más. Refinanciar o rentar tampoco cambia nada; los inversionistas pagan igual. La rebaja del vendedor termina con él.',
      },
      'lower-after-loss': {
        en: "What is gone comes off: if a garage was torn down or fire damaged the house, the value drops from the next January 1, once the county knows, so write to the County Assessor with photos and the permit. A historic landmark may get relief of its own. The current year's bill normally stays.",
        es: 'Lo que ya no está se descuenta: si tumbó un garaje o un incendio dañó la casa, el valor baja desde el 1 de enero siguiente, cuando el condado lo sepa; escriba al tasador con fotos y permiso. Un monumento histórico puede tener su propia rebaja. La factura de este año normalmente no cambia.',
      },
    },
    links: ['contact'],
    source: 'G.S. 105-287; Mecklenburg County Assessor’s Office',
    year: 2026,
    topics: ['asked/improvements-and-tax'],
  },
];
