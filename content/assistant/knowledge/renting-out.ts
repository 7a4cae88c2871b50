import type { Entry } from '#domain/chat/knowledge.ts';

/** What landlords and tenants owe each other, and what letting a home takes. */
export const rentingOut: Entry[] = [
  {
    id: 'evicting',
    title: { en: 'How does an eviction work?', es: '¿Cómo funciona un desalojo?' },
    answer: {
      en: 'Only through the court: for unpaid rent the landlord demands it and waits ten days unless the lease says otherwise, then files summary ejectment in small claims. A magistrate hears it, often within two weeks; either side has ten days to appeal, and then only the sheriff removes anyone. Changing locks or cutting utilities is illegal. Paying all rent and costs before judgment can stop it. Ask a landlord-tenant attorney.',
      es: 'Solo por el tribunal: si no se paga, el arrendador exige la renta y espera diez días, salvo que el contrato diga otra cosa, y presenta la demanda (summary ejectment). La ve un magistrado, a menudo en 14 días; hay diez días para apelar y después solo desaloja el sheriff. Cambiar cerraduras o cortar servicios es ilegal. Pagar renta y costas antes del fallo puede detenerlo. Vea a un abogado.',
    },
    aspects: {
      'how-long': {
        en: 'Count several weeks for unpaid rent: ten days after the demand, unless the lease says otherwise, then a hearing often within two weeks of filing, ten days for an appeal, and after that the sheriff’s date. An appeal to district court can add months. Neither the season nor a child in the home stops the clock. A landlord-tenant attorney or Legal Aid knows the case.',
        es: 'Cuente varias semanas por renta no pagada: diez días después de exigirla, salvo que el contrato diga otra cosa; luego una audiencia, a menudo dentro de dos semanas; diez días para apelar, y después la fecha del sheriff. Una apelación puede sumar meses. Ni el invierno ni los niños detienen el plazo. Consulte a un abogado de arrendamiento o a Legal Aid.',
      },
      'no-lockout': {
        en: 'Changing the locks, cutting water or power, or putting belongings outside is illegal in North Carolina, whatever is owed: only the sheriff removes anyone, after a court ruling. If it is done to you, call Legal Aid of North Carolina and the police non-emergency line the same day; an owner asks a landlord-tenant attorney first.',
        es: 'Cambiar la chapa, cortar agua o luz o sacar las cosas es ilegal en Carolina del Norte, se deba lo que se deba: solo el sheriff saca a alguien, después de un fallo. Si se lo hacen a usted, llame hoy a Legal Aid of North Carolina y a la línea de no emergencia de la policía; si es dueño, primero a un abogado de arrendamiento.',
      },
      'no-lease': {
        en: 'Somebody who lives there without a lease must also go by the court, never by a lockout: a relative, partner or roommate is usually given notice and then sued for possession. For a stranger who never had permission or paid anything, a law in force since December 1, 2025 offers a faster hearing before a magistrate; a former owner or short-stay guest may need another case. Ask a landlord-tenant attorney before you act.',
        es: 'A quien vive ahí sin contrato también lo saca solo la corte, sin cambiar cerraduras: a un familiar, pareja o compañero de cuarto se le avisa y luego se le demanda. Para un extraño que nunca tuvo permiso ni pagó nada, una ley vigente desde el 1 de diciembre de 2025 da una audiencia más rápida; un antiguo dueño o huésped de estancia corta puede requerir otro caso. Consulte antes a un abogado de arrendamiento.',
      },
      'got-a-notice': {
        en: 'A letter or a three-day notice is no order to leave: stay calm, keep it, and look for court papers, a summons with a hearing date. Go to that hearing, bring the lease, receipts and messages, and pay all rent and costs before judgment if you can, which ends a case for rent. Call Legal Aid of North Carolina at once, and 211 for rent help.',
        es: 'Una carta o un aviso de tres días no es orden de salir: guárdelo y busque papeles de la corte, una citación con fecha. Vaya a esa audiencia con contrato, recibos y mensajes, y si puede pague toda la renta y los costos antes del fallo, lo que termina un caso por renta. Llame ya a Legal Aid of North Carolina, y al 211 para ayuda con la renta.',
      },
      filing: {
        en: 'You file a complaint in summary ejectment with the clerk of superior court in the county where the home is, pay the court fee and the sheriff’s service, and bring to the hearing the lease, the written demand, a ledger of rent and photos. The forms and fees are on nccourts.gov; an attorney is wise, above all for a company.',
        es: 'Se presenta una demanda de summary ejectment ante el secretario de la corte superior del condado de la vivienda, se paga la tarifa de la corte y la notificación del sheriff, y a la audiencia se lleva el contrato, la exigencia por escrito, el registro de rentas y fotos. Formularios y tarifas: nccourts.gov; conviene un abogado, sobre todo a una empresa.',
      },
      'things-left-behind': {
        en: 'Do not throw them out at once: after the sheriff has put you back in possession you normally keep the things seven days, in which the tenant may fetch them, before you dispose of or sell them; things worth up to $750 may go to a charity that stores them 30 days. If no case was filed, post a notice and wait ten days. Photograph all, and ask an attorney first.',
        es: 'No los tire enseguida: cuando el sheriff le devuelve la posesión, normalmente guarda las cosas siete días, en que el inquilino puede recogerlas, antes de venderlas o desecharlas; lo que valga hasta $750 puede ir a una organización benéfica que lo guarda 30 días. Si no hubo caso, ponga un aviso y espere diez días. Fotografíe todo y pregunte antes a un abogado.',
      },
      'on-my-record': {
        side: 'tenant',
        en: 'An eviction does not bar you from buying: it is normally not on a credit report, though unpaid rent sent to collections is, and a lender may ask for a year of rent paid on time and see a judgment in the court records. Pay or settle what is owed, get it in writing, and show steady rent since. A lender looks at the whole file.',
        es: 'Un desalojo no le impide comprar: normalmente no sale en el reporte de crédito, aunque sí la renta impaga enviada a cobranza, y el banco puede pedir un año de renta a tiempo y ver una sentencia en la corte. Pague o arregle lo que debe, por escrito, y muestre renta puntual desde entonces. El banco mira el expediente entero.',
      },
    },
    bySide: {
      tenant: {
        en: 'Nobody may put you out but the sheriff after a court ruling: for unpaid rent the landlord must normally demand it, wait ten days and sue, and you get a hearing and ten days to appeal. Go to the hearing; paying all rent and costs before judgment can end it. Locking you out or cutting utilities is illegal. Call Legal Aid of North Carolina today, and 211 for rent help.',
        es: 'Nadie puede sacarle salvo el sheriff tras un fallo: si debe renta, normalmente deben exigirla, esperar diez días y demandar, y usted tiene audiencia y diez días para apelar. Vaya a la audiencia; pagar renta y costas antes del fallo puede terminarlo. Cambiarle la cerradura o cortar servicios es ilegal. Llame hoy a Legal Aid of North Carolina, y al 211 por ayuda con la renta.',
      },
    },
    links: ['contact', 'call'],
    source:
      'G.S. 42-3, 42-25.6, 42-26 to 42-36; G.S. 14-159.50 ff. (S.L. 2025-88); Legal Aid of North Carolina; G.S. 42-25.9; LegalClarity and Clever on evictions and credit, 2026',
    year: 2026,
    topics: ['asked/evicting'],
  },
  {
    id: 'raising-rent',
    title: { en: 'How much may the rent go up?', es: '¿Cuánto puede subir la renta?' },
    answer: {
      en: 'By any amount: North Carolina has no rent control, and Charlotte may not make one. During a fixed lease the rent stays as signed unless the lease says otherwise; it can change at renewal, and month to month with the notice the lease sets, where the law itself asks seven days. It may not punish a tenant for asking for repairs. A landlord-tenant attorney reads the lease.',
      es: 'Cualquier cantidad: Carolina del Norte no tiene control de rentas y Charlotte no puede crearlo. Durante un contrato fijo la renta sigue como se firmó, salvo que el contrato diga otra cosa; cambia al renovar, y de mes a mes con el aviso del contrato, donde la ley pide siete días. El aumento no puede ser castigo por pedir reparaciones. El contrato lo lee un abogado.',
    },
    aspects: {
      'how-much-notice': {
        en: 'The notice is the one the lease sets; month to month the law itself asks seven days before the month ends, and during a fixed term the rent waits for the renewal. Put it in writing with the new amount and the first date. A landlord-tenant attorney reads an unclear clause.',
        es: 'El aviso es el que fija el contrato; de mes a mes, la ley pide siete días antes de que termine el mes, y en un plazo fijo la renta espera la renovación. Por escrito, con el monto nuevo y la primera fecha. Una cláusula dudosa la lee un abogado de arrendamiento.',
      },
      'mid-lease': {
        en: 'During a fixed lease the rent stays as signed until the end date, unless the lease itself has a clause for an increase, so no new law, tax bill or owner lets it rise in the middle. Ask in writing which clause it is; pay the old rent on time meanwhile.',
        es: 'Durante un contrato de plazo fijo la renta queda como se firmó hasta la fecha final, salvo que el contrato mismo prevea un aumento; ni una ley nueva, ni impuestos, ni otro dueño la suben a la mitad. Pida por escrito qué cláusula es y pague la renta anterior a tiempo.',
      },
      'after-a-complaint': {
        en: 'Raising the rent to punish a tenant for asking for repairs, calling code enforcement or joining a tenants’ group runs against North Carolina law on retaliation: within a year of the complaint it can be a defense if the landlord then sues to evict. A tenant asks Legal Aid; a landlord asks an attorney before an increase that follows a complaint.',
        es: 'Subir la renta para castigar a un inquilino por pedir reparaciones, llamar a inspección o unirse a otros inquilinos choca con la ley de Carolina del Norte sobre represalias: dentro del año siguiente a la queja puede ser una defensa si el dueño demanda el desalojo. El inquilino pregunta a Legal Aid; el dueño, a un abogado antes de un aumento que sigue a una queja.',
      },
      'new-owner': {
        en: 'A new owner takes over the lease as it stands: the rent cannot change before its end because the home was sold, and after that it can by any amount, with the notice of the lease. Ask for the change of owner and where to pay in writing, and that the deposit moved over.',
        es: 'El nuevo dueño recibe el contrato como está: la renta no cambia antes de su fin porque se vendió la casa; después sí, en cualquier monto, con el aviso del contrato. Pida por escrito el cambio de dueño, a dónde pagar y que pasó el depósito.',
      },
      'how-often': {
        en: 'No law limits how often: during a fixed lease the rent stays, so in practice once at each renewal; month to month it can change any month with proper notice, even twice in a year. Ask for a longer term at a fixed rent in return for staying. Legal Aid or an attorney reads doubts.',
        es: 'Ninguna ley limita cada cuánto: en un contrato fijo la renta no cambia, así que en la práctica una vez por renovación; de mes a mes puede cambiar cualquier mes con el aviso debido, incluso dos veces al año. Pida un plazo más largo a renta fija. Las dudas, Legal Aid o un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 42-14, 42-14.1, 42-37.1',
    topics: ['asked/raising-rent'],
  },
  {
    id: 'rental-license',
    title: { en: 'Do I need a license to rent out my house?', es: '¿Necesito licencia para rentar mi casa?' },
    answer: {
      en: 'Not for a home you own: the state asks no license of an owner who rents out property, and Charlotte keeps no general register of rentals. Whoever finds tenants or collects rent for you for pay needs a broker license, friends and relatives too. Before you start, ask the association about rental limits, tell insurer and lender, and put the deposit in a trust account.',
      es: 'No para una casa suya: el estado no pide licencia al dueño que renta su propiedad, y Charlotte no lleva un registro general de rentas. Quien busca inquilinos o cobra rentas por usted a cambio de pago sí necesita licencia de broker, también amigos y parientes. Antes pregunte a la asociación por límites, avise a seguro y banco, y guarde el depósito en cuenta fiduciaria.',
    },
    aspects: {
      'room-or-basement': {
        en: 'Generally yes: a room or the basement of a home you live in may be rented, and the state asks no license of an owner for it. Check first what can forbid it: association rules, zoning and occupancy limits, your insurance and loan. A basement counts as a separate unit only if it is permitted as one. Put the lease and any deposit in writing.',
        es: 'Por lo general sí: puede rentar un cuarto o el sótano de la casa donde vive, y el estado no pide licencia al dueño. Vea antes qué lo impide: reglas de la asociación, zonificación y límites de ocupantes, su seguro y su préstamo. El sótano es unidad aparte solo si tiene permiso. Ponga contrato y depósito por escrito.',
      },
      'someone-else-manages': {
        en: 'Whoever finds tenants, shows the place or collects rent for you for pay needs a North Carolina broker license, and a brother, cousin or friend is no exception; so does one who holds your deposits. Look up a manager at the Real Estate Commission; ask an attorney where you are unsure.',
        es: 'Quien busca inquilinos, enseña la casa o cobra la renta por usted a cambio de pago necesita licencia de broker de Carolina del Norte, y un hermano, primo o amigo no es excepción; también quien guarda sus depósitos. Busque al administrador en la Real Estate Commission; si duda, pregunte a un abogado.',
      },
      'city-inspection': {
        en: 'Charlotte asks no registration, permit or inspection before an ordinary long-term rental: state law keeps cities from general rental registers and routine inspections. The housing code still applies, so a complaint can bring an inspector, and work on the house needs county permits as always.',
        es: 'Charlotte no pide registro, permiso ni inspección antes de una renta normal de largo plazo: la ley estatal impide a las ciudades los registros generales y las inspecciones de rutina. El código de vivienda sí se aplica, así que una queja puede traer un inspector, y las obras piden permisos del condado.',
      },
      'tell-lender-and-insurer': {
        en: 'Tell both before a tenant moves in: the insurer, because a homeowner’s policy can refuse a claim once you live elsewhere, and the lender, because most home loans promise that you live there about a year. Tell the association and the county as well if you have a tax relief.',
        es: 'Avise a los dos antes de que entre el inquilino: a la aseguradora, porque la póliza de dueño puede negar un reclamo si usted ya no vive ahí, y al banco, porque casi todo préstamo de vivienda promete que usted la habita alrededor de un año. Avise también a la asociación, y al condado si tiene un alivio de impuestos.',
      },
    },
    links: ['contact'],
    source: 'G.S. 93A-2; G.S. 160D-1207; G.S. 42-50; Charlotte Unified Development Ordinance',
    topics: ['asked/rental-license'],
  },
  {
    id: 'worth-investing',
    title: { en: 'Is a rental house worth buying here?', es: '¿Conviene comprar una casa para rentar?' },
    answer: {
      en: 'Only that house’s own numbers tell, and I promise no return: take the rent of like homes, less empty months, tax, insurance, dues, repairs and management, and see whether the rest pays the loan. Around Charlotte rent seldom reaches 1% of the price a month, so many rentals bring little cash at first. Check the association’s rental rules before you offer; a CPA figures the tax.',
      es: 'Solo lo dicen los números de esa casa, y no prometo rendimientos: tome la renta de casas parecidas, menos meses vacíos, predial, seguro, cuotas, arreglos y administración, y vea si lo demás paga el préstamo. En Charlotte la renta rara vez llega al 1% del precio al mes, así que muchas dejan poco efectivo al inicio. Antes de ofertar revise las reglas de renta; el impuesto, un CPA.',
    },
    aspects: {
      'covers-the-payment': {
        en: 'Often not at first: around Charlotte rent seldom reaches 1% of the price a month, so with twenty or twenty-five percent down many rentals bring little or no cash in the first years. Do it for that house: rent of like homes, less empty months, tax, insurance, dues, repairs, management and the loan payment. Give me price, rent and costs, and I add it up.',
        es: 'Muchas veces no al principio: en Charlotte la renta rara vez llega al 1% del precio al mes, así que con veinte o veinticinco por ciento de enganche muchas casas dejan poco o nada los primeros años. Hágalo con esa casa: renta de casas parecidas, menos meses vacíos, impuestos, seguro, cuotas, reparaciones, administración y préstamo. Deme las cifras y las sumo.',
      },
      'what-return': {
        en: 'I name no percent that you will get, because each house differs and nobody can promise it. Two figures compare deals: the cap rate, rent after all running costs divided by the price, without the loan, and cash on cash, what is left after the loan divided by the cash you put in. Set them beside what your money earns elsewhere, with a CPA for the tax.',
        es: 'No doy un porcentaje que vaya a ganar, porque cada casa es distinta y nadie lo promete. Dos cifras comparan negocios: la cap rate, la renta menos todos los gastos dividida entre el precio, sin préstamo, y el cash on cash, lo que queda tras el préstamo dividido entre su dinero. Compárelas con lo que gana en otra parte; el impuesto lo ve un CPA.',
      },
      'house-or-stocks-and-when': {
        en: 'Whether a house beats stocks, or now beats later, nobody can tell you, and I make no forecast: a house ties up cash, takes work and can be borrowed against; a fund can be sold in a day. Compare after tax and with your hours counted, keep a reserve, and ask a financial adviser and a CPA.',
        es: 'Si una casa rinde más que la bolsa, o si conviene ahora o después, nadie lo sabe, y no pronostico: una casa amarra dinero, da trabajo y sirve de garantía para un préstamo; un fondo se vende en un día. Compare después de impuestos y contando sus horas, guarde una reserva y pregunte a un asesor financiero y a un CPA.',
      },
      'where-and-which': {
        en: 'I pick no area or kind as the best investment: compare real houses by rent, price and costs. A house has no dues but every repair; a townhouse or condominium has dues, and its association may cap or forbid rentals; a duplex spreads the empty months. Turnkey offers include somebody’s profit, so check rent and repairs yourself. Read the rental rules before you offer.',
        es: 'No elijo zona ni tipo como la mejor inversión: compare casas reales por renta, precio y gastos. Una casa no tiene cuotas pero sí todas las reparaciones; un townhouse o condominio tiene cuotas, y su asociación puede limitar o prohibir rentar; un dúplex reparte los meses vacíos. Las ofertas llave en mano traen ganancia de otro: revise usted renta y arreglos. Lea las reglas de renta antes de ofertar.',
      },
    },
    links: ['market', 'compare', 'contact'],
    source: 'Standard definitions; IRS Publication 527',
    year: 2026,
    topics: ['asked/worth-investing'],
  },
  {
    id: 'ending-a-lease',
    title: { en: 'How do I end or break a lease?', es: '¿Cómo termino un contrato de renta?' },
    answer: {
      en: 'A month-to-month lease ends with seven days’ notice before the month is out, a yearly one with a month’s, unless yours asks more; a fixed term ends on its date. Leaving early you owe rent until somebody new pays, though the landlord must try to rent it again, or the fee your lease names. Buying a home is no ground; military orders and domestic violence are.',
      es: 'El de mes a mes termina con siete días de aviso antes de fin de mes, el anual con un mes, salvo que el suyo pida más; el de plazo fijo, en su fecha. Si sale antes debe renta hasta que otro pague, aunque el dueño debe tratar de rentarla, o la multa del contrato. Comprar casa no es motivo; órdenes militares y violencia doméstica sí. Léalo y pregunte.',
    },
    aspects: {
      'month-to-month': {
        en: 'Seven days’ notice before the month is out ends a month-to-month lease in North Carolina, unless yours asks for more; no signed lease with rent by the month counts the same, week to week is two days. A yearly lease that rolled on takes a month. Give it in writing, keep a copy, and mind that a last half month may still be owed.',
        es: 'Siete días de aviso antes de que termine el mes acaban un contrato de mes a mes en Carolina del Norte, salvo que el suyo pida más; sin contrato firmado y con renta mensual es igual, y de semana a semana son dos días. Uno anual que siguió corriendo pide un mes. Avise por escrito, guarde copia, y quizá deba el último medio mes.',
      },
      'cost-of-leaving-early': {
        en: 'Leaving before the end costs either the fee your lease names or the rent until somebody new pays, though the landlord must make a fair try to rent it again. Help to find that person, ask before you sublet, and get any deal in writing. Legal Aid or an attorney reads the clause.',
        es: 'Irse antes cuesta lo que fije su contrato o la renta hasta que pague alguien nuevo, aunque el dueño debe intentar rentarlo de nuevo. Ayude a encontrar a esa persona, pregunte antes de subarrendar y tenga todo acuerdo por escrito. Legal Aid o un abogado lee la cláusula.',
      },
      'bought-a-home': {
        en: 'Buying a home does not release you: rent is owed to the end of the term or as the lease’s early-exit clause says. So plan for it: ask for a month-to-month ending, aim the closing at the last month, and keep a week or two of overlap for a late closing. Give notice only when the loan is cleared and the date firm.',
        es: 'Comprar casa no lo libera: se debe la renta hasta el final del plazo o lo que diga la cláusula de salida. Así que planee: pida seguir de mes a mes, apunte el cierre al último mes y deje una o dos semanas de traslape por si se atrasa. Dé aviso solo cuando el préstamo tenga aprobación final y la fecha sea firme.',
      },
      'landlord-ends-it': {
        side: 'landlord',
        en: 'A landlord ends a lease at its own end: a fixed term on its date, month to month with seven days’ notice before the month is out, a yearly one with a month’s, unless the lease asks more. Put it in writing; a sale ends no lease. Nobody has to leave on a word alone: ask Legal Aid.',
        es: 'El dueño termina un contrato cuando este acaba: el de plazo fijo en su fecha, el de mes a mes con siete días de aviso antes de fin de mes, el anual con un mes, salvo que pida más. Por escrito; una venta no termina contrato. Nadie tiene que salir por una simple palabra: pregunte a Legal Aid.',
      },
      'orders-abuse-or-unfit': {
        en: 'Military orders and domestic violence let a tenant leave early under the law, with written notice and papers such as the orders or a protective order; buying or a new job does not. A home that is not fit to live in may be a ground too, but only after written notice to repair, so ask Legal Aid or an attorney before you go. In danger, call 911 first.',
        es: 'Las órdenes militares y la violencia doméstica permiten salir antes por ley, con aviso por escrito y papeles como las órdenes o una orden de protección; comprar o cambiar de trabajo no. Una vivienda inhabitable puede ser motivo, pero solo tras pedir el arreglo por escrito: pregunte antes a Legal Aid o a un abogado. Si hay peligro, llame primero al 911.',
      },
      'roommate-off': {
        en: 'You cannot take somebody off a lease alone: everyone who signed stays a tenant and owes the rent until the landlord and all of you sign a change, or the lease ends. If the other never signed and only lives there, it still takes notice and, if they will not go, a court; no lockout. If you are afraid of that person, call 911, and Legal Aid about a protective order.',
        es: 'Usted solo no puede sacar a alguien del contrato: todos los que firmaron siguen siendo inquilinos y deben la renta hasta que el dueño y todos firmen un cambio, o termine el contrato. Si nunca firmó y solo vive ahí, hace falta aviso y, si no se va, la corte; nada de cambiar cerraduras. Si le teme a esa persona, llame al 911, y a Legal Aid por una orden de protección.',
      },
      subletting: {
        en: "Only as your lease allows: if it forbids subletting, doing it anyway can cost you the lease, so ask the landlord in writing, with the person's name and papers. You still owe the rent if they do not pay. Often simpler is a new lease for that person and a signed release for you, or an agreed early end. An attorney or Legal Aid reads the clause.",
        es: 'Solo si su contrato lo permite: si prohíbe subarrendar, hacerlo puede costarle el contrato; pida permiso por escrito, con nombre y papeles de la persona. Usted sigue debiendo la renta si ella no paga. A menudo es más simple un contrato nuevo para ella y una liberación firmada para usted, o un final anticipado. Un abogado o Legal Aid lee la cláusula.',
      },
    },
    links: ['contact'],
    source: 'G.S. 42-14, 42-45, 42-45.1',
    topics: ['asked/ending-a-lease'],
  },
  {
    id: 'rent-as-income',
    title: {
      en: 'Does rent count as income for a loan?',
      es: '¿La renta cuenta como ingreso para el banco?',
    },
    answer: {
      en: 'Lenders usually count 75% of it: of the other units in a home of two to four where you live, of a rental you buy, and of your old home once a signed lease shows it, while that home’s own payment counts too. For rentals you already own they read the tax return. Rent from a room or basement in a single house often does not count. The lender decides.',
      es: 'Los bancos suelen contar el 75%: de las otras unidades de un edificio de dos a cuatro donde usted vive; de una propiedad que compra para rentar; y de su casa anterior si hay contrato firmado, aunque también cuenta su pago. De las que ya renta a otros leen la declaración. Un cuarto o sótano rentado en una casa de una unidad a menudo no cuenta. Decide el prestamista.',
    },
    aspects: {
      'other-unit': {
        en: 'Rent from the other units of a two- to four-unit home where you will live can count, usually 75% of the lease or of the appraiser’s market rent, and it may be a future rent; a relative or friend who only rents the other half usually counts like any tenant. With three or four units an FHA loan has a further test. Ask the lender first.',
        es: 'La renta de las otras unidades de una casa de dos a cuatro donde usted vivirá puede contar, normalmente el 75% del contrato o de la renta de mercado del avalúo, aunque sea futura; un familiar o amigo que solo renta la otra mitad suele contar como cualquier inquilino. Con tres o cuatro unidades, FHA pide otra prueba. Pregunte primero al prestamista.',
      },
      'old-home': {
        en: 'Your old home’s rent can help once a signed lease shows it: lenders usually take 75% of the rent and set it against that home’s payment, and some want proof of the deposit or first rent. What is left over or missing goes into your ratio, so two loans at once are possible. Have the lease in hand before you apply, and ask the lender about equity rules.',
        es: 'La renta de su casa anterior puede ayudar cuando un contrato firmado la muestra: los bancos suelen tomar el 75% y restarlo del pago de esa casa, y algunos piden prueba del depósito o de la primera renta. Lo que sobre o falte entra en su cálculo, así que dos préstamos a la vez son posibles. Tenga el contrato antes de solicitar y pregunte al prestamista.',
      },
      'room-or-basement': {
        en: 'Rent from a room, a roommate or a basement in a single house often does not count, since the home is one unit. Some programs take boarder income, with a record of months of payments and a shared address. A separate legal apartment is judged as a second unit or accessory unit. Ask the lender which of its programs counts such rent before you rely on it.',
        es: 'La renta de un cuarto, un compañero de casa o el sótano en una casa de una sola unidad muchas veces no cuenta. Algunos programas aceptan ingreso de huéspedes, con meses de pagos comprobados y domicilio compartido. Un apartamento legal separado se ve como segunda unidad o unidad accesoria. Pregunte al prestamista cuál de sus programas cuenta esa renta antes de confiar en ella.',
      },
      'tax-return-or-lease': {
        en: 'For rentals you already own, lenders read Schedule E of your tax return, not the rent itself: what you deducted lowers it, and they add depreciation back. A rental that is newer than your last return may count by its lease instead. Bring two years of returns and the leases, and let the lender figure it.',
        es: 'Para las propiedades que ya renta a otros, los bancos leen el Schedule E de su declaración, no la renta en sí: lo que usted dedujo la baja, y vuelven a sumar la depreciación. Una posterior a su última declaración puede contar por el contrato. Lleve dos años de declaraciones y los contratos, y que el prestamista calcule.',
      },
      airbnb: {
        en: 'Income from short stays counts only with a history: many lenders want a year or two of it on your tax return and take no forecast from an app, though some investor loans accept a market study. For a house you want to buy, expect the ordinary long-term rent to be used. Ask the lender before you plan on it.',
        es: 'El ingreso por estancias cortas cuenta solo con historial: muchos bancos piden uno o dos años en su declaración y no aceptan proyecciones de una app, aunque algunos préstamos de inversión aceptan un estudio. Para una casa que quiere comprar, suele usarse la renta normal de largo plazo. Pregunte al prestamista antes de contar con ello.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; HUD 4000.1',
    year: 2026,
    topics: ['asked/rent-as-income'],
  },
  {
    id: 'rental-repairs',
    title: { en: 'What if a landlord makes no repairs?', es: '¿Y si el dueño no hace reparaciones?' },
    answer: {
      en: 'The landlord must keep the home fit to live in, heat, water, wiring and plumbing included, and fix it after you ask in writing; rent is still owed meanwhile, since North Carolina generally lets no tenant withhold it without a court or an agreement. Keep copies and photos, call 311 for a city code inspection, and ask Legal Aid. Punishing you for asking is unlawful.',
      es: 'El dueño debe mantener la vivienda habitable, con calefacción, agua, luz y plomería, y arreglar cuando usted lo pide por escrito; mientras tanto la renta se debe, pues aquí en general no se puede retener sin tribunal o acuerdo. Guarde copias y fotos, llame al 311 para una inspección de la ciudad y pregunte a Legal Aid. Castigarle por pedirlo es ilegal.',
    },
    aspects: {
      'withholding-rent': {
        en: 'Keep paying: in North Carolina a tenant generally may not stop the rent, pay a repairman from it or put it aside without a court’s order or the landlord’s written consent, and nonpayment can end in eviction. Put the request in writing, call 311 for an inspection, and ask Legal Aid about a rent refund in small claims. A landlord whose tenant withholds asks an attorney.',
        es: 'Siga pagando: en Carolina del Norte el inquilino por lo general no puede dejar de pagar, descontar un arreglo ni apartar la renta sin orden de la corte o permiso escrito del dueño, y no pagar puede terminar en desalojo. Pida por escrito, llame al 311 para una inspección y pregunte a Legal Aid por un reembolso. El dueño pregunta a un abogado.',
      },
      'heat-water-air': {
        en: 'Heat, hot and cold water, wiring and plumbing must work, and air conditioning too where the landlord supplies it: the law has him keep it in order and repair it promptly after written notice, in an emergency without one. It does not make him provide air conditioning where there was none. Text and write with the date, take photos, and call 311 if nothing happens.',
        es: 'La calefacción, el agua fría y caliente, la electricidad y la plomería deben servir, y el aire acondicionado también si el dueño lo puso: la ley le pide mantenerlo y repararlo pronto tras aviso por escrito, y sin él en una emergencia. No lo obliga a poner aire donde no había. Escriba con fecha, tome fotos y llame al 311 si no pasa nada.',
      },
      'who-to-call': {
        en: 'In Charlotte call 311 and ask for a housing code inspection: an inspector can order repairs of unsafe wiring, plumbing, heat or leaks, whatever the landlord says, and punishing you for the call is unlawful. In the lake towns ask the town or county. For the rest, letters, small claims, leaving, Legal Aid of North Carolina is the place to call.',
        es: 'En Charlotte llame al 311 y pida una inspección del código de vivienda: el inspector puede ordenar reparar cables, plomería, calefacción o goteras, diga lo que diga el dueño, y castigarlo por llamar es ilegal. En los pueblos del lago pregunte al pueblo o condado. Para lo demás, cartas, small claims o irse, llame a Legal Aid of North Carolina.',
      },
      'who-pays': {
        en: 'Who pays depends on who caused it: wear, age, plumbing, pests from the building and broken systems are the landlord’s; damage a tenant or guest did, such as a clogged drain or a cracked window, is the tenant’s. The lease decides small things such as the lawn, bulbs and filters. Write down what happened, with photos; Legal Aid or an attorney settles a quarrel.',
        es: 'Quién paga depende de quién lo causó: el desgaste, la edad, la plomería, las plagas del edificio y los equipos que fallan son del dueño; el daño de un inquilino o visita, como un drenaje tapado o una ventana rota, es del inquilino. El contrato decide cosas pequeñas como el pasto o los filtros. Anote lo ocurrido, con fotos; si hay pleito, Legal Aid o un abogado.',
      },
    },
    bySide: {
      landlord: {
        en: 'You must keep a rental fit to live in: heat, water, wiring, plumbing, smoke and carbon monoxide alarms; repair after written notice, dangerous things within a reasonable time at once, and follow the housing code. A tenant generally may not withhold rent meanwhile, but can get a code inspection or a refund in court, and you may not punish the request. Ask a landlord-tenant attorney.',
        es: 'Debe mantener la vivienda habitable: calefacción, agua, cables, plomería, alarmas de humo y monóxido; reparar tras aviso escrito, lo peligroso de inmediato, y cumplir el código. En general el inquilino no puede retener la renta, pero sí pedir inspección o reembolso en el tribunal, y usted no puede castigarlo por pedir. Consulte a un abogado.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 42-37.1, 42-42, 42-44; Legal Aid of North Carolina',
    topics: ['asked/rental-repairs'],
  },
  {
    id: 'landlord-entry',
    title: { en: 'When may a landlord come in?', es: '¿Cuándo puede entrar el arrendador?' },
    answer: {
      en: 'When the lease allows it, or in an emergency: North Carolina has no statute on notice, and a tenant otherwise has the right to be left in peace. Reasonable notice, often 24 hours, and a sensible hour are customary for repairs, inspections and showings. Read the entry clause and agree on times in writing. Walking in again and again can break the lease: ask Legal Aid or an attorney.',
      es: 'Cuando el contrato lo permite o en una emergencia: el estado no tiene ley sobre el aviso, y por lo demás el inquilino tiene derecho a vivir tranquilo. Lo usual es avisar antes, a menudo 24 horas, y a hora razonable, para reparar, revisar o mostrar. Lea la cláusula y acuerden horas por escrito. Entrar una y otra vez puede violar el contrato: Legal Aid o un abogado.',
    },
    aspects: {
      'how-much-notice': {
        en: 'No North Carolina statute sets the notice: the lease does, and where it is silent, reasonable notice is the custom, often 24 hours, at a sensible hour and with the reason told. An emergency such as a burst pipe or fire needs none. An attorney or Legal Aid reads an entry clause that seems to allow everything.',
        es: 'Ninguna ley de Carolina del Norte fija el aviso: lo fija el contrato, y si calla, lo acostumbrado es un aviso razonable, a menudo 24 horas, a una hora sensata y diciendo el motivo. Una emergencia, como una tubería rota o fuego, no lo pide. Un abogado o Legal Aid lee una cláusula que parece permitirlo todo.',
      },
      'showings-while-rented': {
        en: 'Whether you must let buyers or new tenants in depends on the lease: many allow showings with notice, some only near the end, and where it says nothing, agree on days, hours and a text beforehand in writing. A sale ends no lease. An owner who wants good showings offers the tenant something for the trouble.',
        es: 'Si debe dejar pasar a compradores o nuevos inquilinos depende del contrato: muchos permiten visitas con aviso, algunos solo cerca del final, y si no dice nada, acuerden por escrito días, horas y un mensaje antes. Una venta no termina el contrato. Al dueño le conviene ofrecer algo por la molestia.',
      },
      'keeps-coming': {
        en: 'Entry again and again without need or notice can break your right to be left in peace: write down dates, times and witnesses, send a letter or message that asks for notice and names the lease clause, and keep the answer. If it goes on, Legal Aid or an attorney can act; call the police when you feel threatened.',
        es: 'Entrar una y otra vez sin necesidad ni aviso puede violar su derecho a vivir en paz: anote fechas, horas y testigos, mande un mensaje que pida aviso y cite la cláusula, y guarde la respuesta. Si sigue, Legal Aid o un abogado puede actuar; llame a la policía si se siente amenazado.',
      },
      'locks-and-refusal': {
        en: 'Neither side should act alone: a tenant who changes the lock or refuses every visit can breach the lease, and a landlord who forces a way in can as well. A landlord may keep a key unless the lease says otherwise. Offer two dates in writing, hand over a copy of a new key, and let a landlord-tenant attorney settle it if talk fails.',
        es: 'Nadie debe actuar solo: el inquilino que cambia la chapa o niega toda visita puede incumplir el contrato, y el dueño que entra a la fuerza también. El dueño puede tener llave salvo que el contrato diga otra cosa. Ofrezca dos fechas por escrito, entregue copia de una llave nueva, y si no hay acuerdo, un abogado de arrendamiento.',
      },
    },
    links: ['contact'],
    source: 'Lease terms; G.S. 42-42; quiet enjoyment',
    topics: ['asked/landlord-entry'],
  },
  {
    id: 'lease-in-foreclosure',
    title: { en: 'What if my rental is foreclosed?', es: '¿Y si la casa que rento va a foreclosure?' },
    answer: {
      en: 'You need not leave at once: under federal law a new owner must honor a true lease to its end, unless they will live there, and in any case give at least 90 days’ notice. Keep paying rent, and learn in writing to whom. Only a court can evict. Take every notice to Legal Aid of North Carolina; your deposit should pass to the new owner.',
      es: 'No tiene que irse de inmediato: por ley federal el nuevo dueño respeta un contrato real hasta su fin, salvo que vaya a vivir ahí, y siempre avisa al menos 90 días antes. Pague al dueño hasta saber por escrito quién es el nuevo. Solo un tribunal desaloja. Lleve cada aviso a Legal Aid of North Carolina enseguida; su depósito debe pasar al nuevo dueño.',
    },
    aspects: {
      'who-gets-the-rent': {
        en: 'Keep paying, but learn in writing to whom: until the sale is final, to your landlord as before; afterward to the new owner, once shown a deed or a court paper. Never pay twice or on a phone call. If nobody answers, put each rent aside and keep proof. Legal Aid of North Carolina tells you what counts as notice.',
        es: 'Siga pagando, pero sepa por escrito a quién: hasta que la venta sea definitiva, a su casero como siempre; después al nuevo dueño, cuando muestre la escritura o un papel de la corte. No pague dos veces ni por una llamada. Si nadie responde, aparte cada renta y guarde prueba. Legal Aid of North Carolina le dice qué cuenta como aviso.',
      },
      'before-the-sale': {
        en: 'Until the sale is final nothing changes for you: the lease stands, you owe rent and the landlord owes repairs, and nobody can put you out for his missed payments. Look up the file at the clerk of superior court, keep every notice, and watch for the sale date. The notice of sale also tells how a tenant may end the lease early. Take it to Legal Aid.',
        es: 'Hasta que la venta sea definitiva nada cambia: el contrato vale, usted debe la renta y el dueño las reparaciones, y nadie lo saca por los pagos que él no hizo. Busque el expediente con el secretario de la corte, guarde cada aviso y vea la fecha de venta. El aviso de venta dice también cómo un inquilino puede terminar antes. Llévelo a Legal Aid.',
      },
      'deposit-and-moving-money': {
        en: 'Your deposit should pass to the new owner or back to you: ask both in writing who holds it, with your receipt, and give a forwarding address. Money offered to leave early, cash for keys, is a choice and not a duty: never sign before you know your notice and lease rights, and get the sum and date in writing. Legal Aid reads it first.',
        es: 'Su depósito debe pasar al nuevo dueño o volver a usted: pregunte a los dos por escrito quién lo tiene, con su recibo, y dé su nueva dirección. El dinero por salir antes, cash for keys, es opcional: no firme antes de conocer su plazo y su contrato, y pida monto y fecha por escrito. Que Legal Aid lo lea primero.',
      },
      'bought-with-a-tenant': {
        en: 'If you buy a foreclosed home with a tenant, you normally take the lease with it: a true lease runs to its end unless you will live there yourself, and in any case the tenant gets at least 90 days’ notice. A former owner still inside has no lease, and only the court removes anyone. Look at the home and the papers, and ask an attorney before you bid.',
        es: 'Si compra una casa en foreclosure con inquilino, normalmente recibe el contrato: uno verdadero corre hasta su fin, salvo que usted vaya a vivir ahí, y en todo caso el inquilino tiene al menos 90 días de aviso. Un antiguo dueño que sigue adentro no tiene contrato, y solo la corte saca a alguien. Vea la casa y los papeles y pregunte a un abogado antes de pujar.',
      },
    },
    links: ['contact', 'call'],
    source: 'Protecting Tenants at Foreclosure Act; G.S. 42-54, 45-21.33A',
    topics: ['asked/lease-in-foreclosure'],
  },
  {
    id: 'landlord-insurance',
    title: { en: 'Do landlords and renters need insurance?', es: '¿Necesitan seguro dueño e inquilino?' },
    answer: {
      en: 'A landlord needs a landlord (dwelling) policy, because a homeowner’s policy can refuse a claim once tenants live there; it covers the building, liability and often lost rent, not the tenant’s things. A tenant’s belongings need a renter’s policy, which no law requires but many leases do. Tell the insurer before a tenant moves in. An insurance agent quotes both.',
      es: 'Quien renta su casa necesita póliza de arrendador, porque la de vivienda propia puede negar un reclamo si viven inquilinos; cubre edificio, responsabilidad y a menudo renta perdida, no las cosas del inquilino. Estas necesitan seguro de inquilino, que ninguna ley exige pero muchos contratos sí. Avise al seguro antes de que entre alguien. Un agente cotiza ambos.',
    },
    aspects: {
      'renters-own-things': {
        side: 'tenant',
        en: 'The owner’s policy does not cover a tenant’s things: it pays for the building. A renter’s policy pays for furniture, clothes and electronics after fire, theft or a burst pipe, for a hotel while the home is repaired, and for claims by others, a dog bite within limits. An insurance agent quotes it.',
        es: 'La póliza del dueño no cubre las cosas del inquilino: paga el edificio. Un seguro de inquilino paga muebles, ropa y electrónicos tras fuego, robo o tubería rota, un hotel mientras se repara, y reclamos de otros, incluso mordeduras de perro con límites. Lo cotiza un agente de seguros.',
      },
      'must-a-tenant-have-it': {
        en: 'No North Carolina law makes a tenant carry insurance, but a lease may require it, and many do: then keep the policy and show proof, and pick your own insurer. A landlord who wants it writes it into the lease and asks to be named as interested party, so that a lapse is reported.',
        es: 'Ninguna ley de Carolina del Norte obliga al inquilino a tener seguro, pero el contrato puede exigirlo, y muchos lo hacen: entonces mantenga la póliza, muestre prueba y elija su aseguradora. El dueño que lo quiera lo pone en el contrato y pide figurar como parte interesada, para saber si se vence.',
      },
      'airbnb-and-furnished': {
        en: 'Short stays and furnished rentals need their own cover: a homeowner’s policy and many landlord policies exclude guests by the night, and an app’s protection is no insurance policy of yours. Your furniture needs contents cover, the building and liability a short-term or landlord form. Tell the insurer exactly how you rent, before the first guest; the agent quotes it.',
        es: 'Las estancias cortas y lo amueblado piden cobertura propia: la póliza de vivienda y muchas de arrendador excluyen huéspedes por noche, y la protección de una app no es póliza suya. Sus muebles necesitan cobertura de contenido; el edificio y la responsabilidad, una póliza de renta corta o de arrendador. Diga a la aseguradora cómo renta antes del primer huésped.',
      },
      'condo-family-duplex': {
        en: 'The kind of home and tenant changes the policy: a rented condominium needs an owner’s unit policy written for rental, next to the association’s master policy; a house let to a son or parents is still rented, even without rent; a duplex where you live in one half can often have one policy for both. Tell the insurer who lives where before they move in.',
        es: 'El tipo de casa y de inquilino cambia la póliza: un condominio rentado necesita una póliza de unidad para renta, además de la maestra de la asociación; una casa prestada a un hijo o a los padres también está ocupada por otros, aunque no paguen; un dúplex donde usted vive en una mitad a menudo lleva una sola. Diga antes a la aseguradora quién vive dónde.',
      },
      'what-the-owners-policy-pays': {
        en: 'A landlord’s policy pays for damage to the building, such as a kitchen fire a tenant caused, for claims when a tenant or guest is hurt because of the place, and often for lost rent while it is repaired; not for wear, unpaid rent or the tenant’s things. An umbrella adds liability above it. Limits and prices are with an insurance agent.',
        es: 'La póliza de arrendador paga daños al edificio, como un incendio que causó el inquilino, reclamos si alguien se lastima por el estado del lugar, y a menudo la renta perdida mientras se repara; no el desgaste, la renta sin pagar ni las cosas del inquilino. Una póliza umbrella amplía la responsabilidad civil. Límites y precios, con un agente de seguros.',
      },
    },
    links: ['contact'],
    source: 'NC Department of Insurance',
    topics: ['asked/landlord-insurance'],
  },
  {
    id: 'manager-cost',
    title: { en: 'What do property managers charge?', es: '¿Cuánto cobra un administrador de rentas?' },
    answer: {
      en: 'Published figures for Charlotte run around 8 to 12% of the rent each month, plus a leasing fee of about half to one month for each new tenant; renewals, inspections and a markup on repairs can come on top. Fees are negotiable, so compare the whole list. A manager for pay must hold a broker license and keep deposits in a trust account. The fee is a rental expense.',
      es: 'Las cifras publicadas para Charlotte rondan 8 a 12% de la renta al mes, más media a una renta mensual por cada inquilino nuevo; renovaciones, inspecciones y recargos en arreglos pueden sumarse. Se negocia: compare la lista completa. Quien administra por pago debe tener licencia de broker y guardar depósitos en cuenta fiduciaria. Lo que cobra es un gasto del alquiler.',
    },
    aspects: {
      'extra-fees': {
        en: 'Beyond the monthly percent, look for the rest of the list: a leasing fee for each new tenant, a renewal fee, setup, inspections, a markup on repairs, a charge while the home is empty, and a fee to end the contract. Ask what the percent includes: rent collection, calls at night, statements, court. Get two agreements side by side; fees are negotiable.',
        es: 'Además del porcentaje mensual, busque el resto de la lista: cuota por cada nuevo inquilino, renovación, apertura, inspecciones, recargo en reparaciones, cobro con la casa vacía y costo por terminar el contrato. Pregunte qué incluye el porcentaje: cobro de rentas, llamadas de noche, reportes, trámites en la corte. Compare dos contratos; las cuotas se negocian.',
      },
      'finding-a-tenant': {
        en: 'Finding and placing a tenant alone usually costs a leasing fee of about half to one month’s rent by published Charlotte figures, once for each new tenant; it covers ads, showings, screening and the lease. Ask whether it is paid again if that tenant leaves early. Whoever does it for pay needs a broker license.',
        es: 'Solo buscar y colocar inquilino suele costar, según cifras publicadas de Charlotte, de medio a un mes de renta por cada nuevo inquilino; cubre anuncios, visitas, revisión y contrato. Pregunte si se paga otra vez cuando ese inquilino se va antes. Quien lo hace por pago necesita licencia de broker.',
      },
      'worth-it-or-diy': {
        en: 'A manager pays off when you live far away, own several homes or do not want calls, vacancies and rules on your evenings; close by, with one steady tenant, many owners do it themselves. Set the yearly fee against your hours, a shorter empty time, and the cost of one mistake with deposits or notices.',
        es: 'Un administrador conviene si vive lejos, tiene varias casas o no quiere pasar las noches con llamadas, meses vacíos y reglas; si vive cerca y tiene un inquilino estable, muchos dueños lo hacen solos. Compare la cuota anual con sus horas, menos tiempo vacío y el costo de un error con depósitos o avisos.',
      },
    },
    links: ['contact'],
    source: 'Carolina Property Management 2026; Carolina Living Real Estate; G.S. 93A-2',
    year: 2026,
    topics: ['asked/manager-cost'],
  },
];
