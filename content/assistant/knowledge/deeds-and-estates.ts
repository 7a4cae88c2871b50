import type { Entry } from '#domain/chat/knowledge.ts';

/** Deeds, who signs, boundaries, and houses that pass on at a death or a divorce. */
export const deedsAndEstates: Entry[] = [
  {
    id: 'copy-of-deed',
    title: { en: 'Where do I get a copy of my deed?', es: '¿Dónde consigo copia de mi escritura?' },
    answer: {
      en: 'From the Register of Deeds of the county where the house stands; in Mecklenburg you can look it up online. A certified copy costs $5 for the first page and $2 for each further one. After a purchase the attorney sends you the recorded deed within weeks. A lost paper changes nothing, since the record counts, and letters offering a copy for a large fee are not from the county.',
      es: 'En el Register of Deeds del condado de la casa; en Mecklenburg puede buscarla en línea. Una copia certificada cuesta $5 la primera página y $2 cada una más. Tras comprar, el abogado le envía la escritura registrada en unas semanas. Perder el papel no cambia nada, porque vale el registro; las cartas que ofrecen copias caras no son del condado.',
    },
    aspects: {
      'letter-charging-for-it': {
        en: 'You need not pay: such letters come from private companies, not the county, and charge far more for a record anybody can see free and get certified for a few dollars. The attorney has recorded your deed already. Throw it away, or send it to the NC Department of Justice; a real county bill names the Tax Collector or Register of Deeds.',
        es: 'No tiene que pagar: esas cartas son de empresas privadas, no del condado, y cobran mucho más por un registro que cualquiera ve gratis y se certifica por unos dólares. El abogado ya registró su escritura. Tírela o mándela al NC Department of Justice; una cuenta real viene del Tax Collector o del Register of Deeds.',
      },
      'lost-paper': {
        en: "A lost deed changes nothing: the county's record is what counts, you are still the owner, and you can sell without the paper. The attorney works from the record and draws a new deed to the buyer. For your files, order a copy from the Register of Deeds; nothing has to be reported or replaced.",
        es: 'Perder la escritura no cambia nada: cuenta el registro del condado, usted sigue siendo dueño y puede vender sin el papel. El abogado trabaja con el registro y hace la escritura nueva al comprador. Para su archivo pida una copia al Register of Deeds; no hay que reportar ni reponer nada.',
      },
      'when-it-comes': {
        en: "After closing the attorney records the deed, usually the same day, and sends you the recorded copy in some weeks, by mail or email; you order nothing. To see it sooner, search your name on the Mecklenburg Register of Deeds site a day or two after closing. After about two months, call the attorney's office.",
        es: 'Después del cierre el abogado registra la escritura, por lo general el mismo día, y le manda la copia registrada en unas semanas, por correo o email; usted no pide nada. Para verla antes, busque su nombre en el sitio del Register of Deeds de Mecklenburg uno o dos días después. Si pasan dos meses, llame al abogado.',
      },
      'look-it-up-online': {
        en: "Deeds are public: search by owner's name on the Mecklenburg Register of Deeds website, free, and read or print the page; with only an address, find the owner and the deed book and page in the county's Polaris property records first. Other counties have their own sites. A certified copy is ordered there or at the counter.",
        es: 'Las escrituras son públicas: busque por nombre del dueño en el sitio del Register of Deeds de Mecklenburg, gratis, y lea o imprima; si solo tiene la dirección, encuentre antes al dueño y el libro y página en Polaris, el registro de propiedades del condado. Otros condados tienen su sitio. La copia certificada se pide ahí o en ventanilla.',
      },
      'loan-and-deed': {
        en: 'You hold the deed even with a loan: in North Carolina the lender keeps only the deed of trust, a lien, and your own deed stays in your name on record. Once the loan is paid, no deed is sent; the lender records a satisfaction, generally within 30 days. Look for it at the Register of Deeds, and ask the servicer if missing.',
        es: 'La escritura es suya aunque deba: en Carolina del Norte el banco solo tiene el deed of trust, un gravamen, y su escritura sigue a su nombre en el registro. Al pagar no le mandan una escritura; el banco registra la cancelación (satisfaction), por lo general en 30 días. Búsquela en el Register of Deeds y, si falta, pregunte al administrador.',
      },
      'fraud-alert': {
        en: 'Sign up for the Mecklenburg Register of Deeds\' free alert: it emails you when something is recorded under your name. It does not stop a false filing, but you learn of it early, and a forged deed passes nothing. Paid "title lock" services cannot stop a filing either. If you get an alert you cannot explain, call the Register, police and an attorney.',
        es: 'Inscríbase en la alerta gratis del Register of Deeds de Mecklenburg: le avisa por email cuando se registra algo a su nombre. No impide un registro falso, pero se entera pronto, y una escritura falsificada no transmite nada. Los servicios pagados de "title lock" tampoco pueden impedirlo. Ante una alerta rara, llame al Register, a la policía y a un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 161-10; Mecklenburg County Register of Deeds',
    year: 2026,
    topics: ['asked/copy-of-deed'],
  },
  {
    id: 'name-off',
    title: { en: 'How do I take a name off the deed or loan?', es: '¿Cómo quito un nombre de la escritura?' },
    answer: {
      en: 'Off the deed, by a new deed that the person leaving signs before a notary, often a quitclaim, and that is recorded; off the loan, only by a refinance, an assumption, the lender’s release or a sale. A quitclaim or divorce judgment leaves a borrower bound to the bank. Nobody comes off without signing unless a court orders it. An attorney prepares the deed; ask the lender first.',
      es: 'De la escritura, con una nueva que firma ante notario quien sale, a menudo un quitclaim, y se registra; del préstamo, solo refinanciando, con una asunción, liberación del banco o venta. Ni el quitclaim ni el divorcio liberan ante el banco. Nadie sale sin firmar, salvo orden de un tribunal. La escritura la prepara un abogado; pregunte antes al banco.',
    },
    aspects: {
      'quitclaim-and-the-loan': {
        en: 'A quitclaim does not touch the loan: it passes whatever share of the house you have, without promises, and you still owe the bank every payment. So sign one away only together with a refinance, an assumption or a written release; otherwise you owe for a house you no longer own. An attorney prepares it.',
        es: 'Un quitclaim no toca el préstamo: pasa la parte que usted tenga de la casa, sin garantías, y usted sigue debiendo cada pago. Fírmelo solo junto con una refinanciación, una asunción o una liberación escrita del banco; si no, debe una casa que ya no es suya. Lo prepara un abogado.',
      },
      'off-the-loan': {
        en: "Only the lender lets a borrower go: the one who stays refinances alone, assumes the loan with the servicer's consent, which FHA, VA and USDA loans generally allow, or the home is sold. A divorce judgment binds the two of you, not the bank. Ask the servicer about a release first, and put a deadline into the agreement.",
        es: 'Solo el banco libera a un deudor: quien se queda refinancia solo, asume el préstamo con permiso del administrador, que FHA, VA y USDA generalmente permiten, o se vende la casa. La sentencia de divorcio obliga a ustedes dos, no al banco. Pregunte primero por una liberación y ponga una fecha límite en el acuerdo.',
      },
      'cosigner-out': {
        en: 'A co-signer stays bound until the loan is paid, refinanced by the other alone, assumed or released; a few lenders have a written release after a record of on-time payments, so ask the servicer. Until then it stands on your credit and in your debts, though another lender may leave it out once the other has paid for 12 documented months.',
        es: 'Quien firmó de aval sigue obligado hasta que el préstamo se pague, lo refinancie el otro, se asuma o el banco lo libere; pocos bancos tienen una liberación tras pagos puntuales: pregunte. Mientras tanto está en su crédito y deudas, aunque otro banco puede no contarlo si el otro comprueba 12 meses de pagos.',
      },
      'wont-sign': {
        en: 'Nobody comes off a deed without signing: not by a new deed made behind their back, which would be void, and not by being absent for years. A divorce court can order it in property division, and a co-owner can ask the court for partition or a sale. A family or real estate attorney says which fits.',
        es: 'Nadie sale de una escritura sin firmar: ni con una escritura hecha a sus espaldas, que sería nula, ni por llevar años ausente. El juez de divorcio puede ordenarlo en la división de bienes, y un copropietario puede pedir partición o venta a la corte. Un abogado de familia o de bienes raíces dice cuál conviene.',
      },
      'how-and-cost': {
        en: "An attorney prepares the new deed, often for $250 to $400; the person leaving signs before a notary, and it is recorded with the county's Register of Deeds for about $26. A gift has no excise tax, while money paid or debt taken over can bring it. Ask the lender about its consent and a CPA about tax beforehand.",
        es: 'Un abogado prepara la nueva escritura, a menudo por $250 a $400; quien sale firma ante notario y se registra en el Register of Deeds del condado por unos $26. Un regalo no paga excise tax; si hay dinero o se asume deuda, puede pagarlo. Pregunte antes al banco por su permiso y a un CPA por impuestos.',
      },
    },
    links: ['contact'],
    source: 'G.S. 39-7, 47-18, 105-228.29; CFPB; closing cost guides and recording fee (2026)',
    year: 2026,
    topics: ['asked/name-off'],
  },
  {
    id: 'spouse-signature',
    title: { en: 'Does my spouse have to sign?', es: '¿Tiene que firmar mi cónyuge?' },
    answer: {
      en: 'To sell, normally yes: in North Carolina a spouse has marital rights even when only one name is on the deed, until a divorce or a written agreement ends them. A home that a couple owns together takes both signatures. To buy, one may take title and sign the purchase loan alone, though lenders have rules. If a spouse refuses or is missing, see a family-law attorney early.',
      es: 'Para vender, normalmente sí: en Carolina del Norte el cónyuge tiene derechos aunque la escritura tenga un solo nombre, hasta que los termine un divorcio o un acuerdo escrito. Una casa de ambos exige las dos firmas. Para comprar, uno puede tomar título y firmar solo el préstamo de compra, según el banco. Si se niega o no aparece, consulte pronto a un abogado de familia.',
    },
    aspects: {
      'to-buy': {
        side: 'buyer',
        en: "To buy in one name, only the buyer must sign: North Carolina does not put both spouses on the deed, and a purchase loan's deed of trust can be signed by the buyer alone. Lenders may still ask a spouse for a form, so ask yours. Marital rights arise anyway, and the spouse usually signs when you later sell.",
        es: 'Para comprar a un solo nombre basta la firma de quien compra: Carolina del Norte no obliga a poner a los dos cónyuges, y el deed of trust de compra lo puede firmar uno. El banco puede pedir un papel al cónyuge: pregunte. Los derechos matrimoniales nacen igual, y el cónyuge suele firmar cuando usted venda.',
      },
      'mine-before-or-inherited': {
        en: "Even a house you owned before the wedding, inherited or bought alone normally needs your spouse's signature on a sale, because marital rights attach to whatever you own while married. That is not the same as owning half of the money, which is a matter of separate or marital property. A premarital or separation agreement can waive the signature; ask an attorney.",
        es: 'Aun una casa que era suya antes de casarse, heredada o comprada solo, normalmente necesita la firma del cónyuge al vender, porque los derechos matrimoniales alcanzan lo que usted posee estando casado. Eso no es lo mismo que ser dueño de la mitad del dinero. Un acuerdo prenupcial o de separación puede quitar la firma; consulte a un abogado.',
      },
      'refuses-or-missing': {
        en: "If a spouse will not sign, a normal sale stops: a couple's joint home cannot be sold by one, and a buyer's attorney will not close without the other's rights released. The ways are an agreement, a separation agreement with free-trader terms, or the court in divorce. A missing spouse takes a court too. See a family-law attorney early.",
        es: 'Si el cónyuge no firma, la venta normal se detiene: uno solo no puede vender la casa de los dos, y el abogado del comprador no cierra sin la renuncia del otro. Las vías son un acuerdo, uno de separación con free trader, o el juez en el divorcio. Si está desaparecido, también la corte. Vea pronto a un abogado de familia.',
      },
      'separated-and-selling': {
        side: 'seller',
        en: 'Separation alone changes nothing: until a divorce is final or a recorded agreement with free-trader terms releases it, the spouse signs, however long you live apart. After the divorce a home owned together becomes shares, so both still sign. File property claims before the divorce is final. A family-law attorney prepares the agreement.',
        es: 'La separación sola no cambia nada: hasta que el divorcio sea final o un acuerdo registrado con cláusula free trader lo libere, el cónyuge firma, por más que vivan aparte. Tras el divorcio, la casa de los dos queda en partes y ambos firman. Los reclamos de bienes van antes del divorcio final. Lo prepara un abogado de familia.',
      },
      'sold-without-me': {
        en: 'Your home cannot normally be sold without you: if you own it together as a couple, one spouse alone passes nothing, and if only the other is on the deed, your marital rights stay with the house unless you sign. A closing attorney will ask for you. If you fear a sale or a loan, see a family-law attorney at once.',
        es: 'Normalmente no pueden vender su casa sin usted: si es de los dos como matrimonio, uno solo no transmite nada, y si solo el otro está en la escritura, sus derechos matrimoniales siguen hasta que firme. El abogado de cierre pedirá su firma. Si teme una venta o préstamo, vea ya a un abogado de familia.',
      },
      'away-or-in-jail': {
        en: 'A spouse who is away can still sign: papers go by courier to a notary where they are, abroad to a U.S. consulate or with an apostille, and a prison can arrange a notary. A power of attorney written for this deal also works if attorney and lender accept it. Tell the closing attorney two to three weeks ahead.',
        es: 'El cónyuge ausente puede firmar donde esté: los papeles van por mensajería a un notario, en el extranjero al consulado de EE. UU. o con apostilla, y una prisión puede organizar notario. También sirve un poder hecho para esta operación si lo aceptan abogado y banco. Avise dos o tres semanas antes.',
      },
    },
    links: ['contact'],
    source: 'G.S. 29-30, 39-7, 39-13, 41-56',
    topics: ['asked/spouse-signature'],
  },
  {
    id: 'will-and-probate',
    title: { en: 'Must a will go through probate first?', es: '¿El testamento debe pasar por la corte?' },
    answer: {
      en: 'A will counts for a house only once the clerk of superior court admits it to probate, and against a buyer only if that is sought within two years of the death. Without a will state law names the heirs, such as spouse and children, and they sign. A sale within those two years also needs notice to creditors and a personal representative who joins. An estate attorney starts it.',
      es: 'Un testamento vale para la casa solo cuando lo admite el clerk of superior court, y frente a un comprador solo si se pide dentro de dos años de la muerte. Sin testamento la ley estatal nombra a los herederos, como cónyuge e hijos, y ellos firman. Vender en esos dos años exige también aviso a acreedores y un representante que firme. Empiece con un abogado de sucesiones.',
    },
    aspects: {
      'how-long-and-deadlines': {
        en: 'Take the will to the clerk soon: against a buyer it counts only if probate is sought within two years of the death. Opening an estate takes days to weeks, creditors then get at least three months, and most estates run six months to a year or more; the house can be sold meanwhile if the representative joins. The attorney gives your dates.',
        es: 'Lleve pronto el testamento a la corte: frente a un comprador cuenta solo si se presenta dentro de dos años de la muerte. Abrir la sucesión toma de días a semanas, los acreedores tienen al menos tres meses, y casi todas duran de seis meses a más de un año; la casa se puede vender entretanto si firma el representante. Sus fechas las da el abogado.',
      },
      'where-and-how-to-file': {
        en: 'File the original will with the clerk of superior court of the county where the person lived; in Mecklenburg that is the Estates Division at the courthouse on East 4th Street in Charlotte. Bring the death certificate, an application with a list of heirs and property, and the fee. The clerk then issues letters. For advice see an estate attorney.',
        es: 'Presente el testamento original con el clerk of superior court del condado donde vivía la persona; en Mecklenburg, la división de sucesiones (Estates) del juzgado en East 4th Street, Charlotte. Lleve acta de defunción, solicitud con lista de herederos y bienes, y la cuota. El clerk emite las “letters”, el nombramiento. No da consejo legal: vea a un abogado de sucesiones.',
      },
      'no-will': {
        en: "Without a will there is none to prove: state law makes the heirs owners at death. A spouse takes half of the house beside one child, a third beside two or more, who share the rest; without a spouse the children take all. But to sell within two years an administrator and notice to creditors are needed, and all heirs sign, normally with their spouses. A couple's home goes to the survivor.",
        es: 'Sin testamento no hay nada que validar: la ley hace dueños a los herederos al morir. El cónyuge recibe la mitad de la casa con un hijo, un tercio con dos o más, que comparten el resto; sin cónyuge, todo pasa a los hijos. Pero para vender dentro de dos años hacen falta administrador y aviso a acreedores, y firman todos, normalmente con sus cónyuges. La casa de una pareja pasa al que sobrevive.',
      },
      'letters-testamentary': {
        en: "Letters testamentary are the clerk's certificate that you are the executor; letters of administration are the same for an estate without a will. Banks, the closing attorney and a buyer's lender ask for them, often dated within weeks, and you need them before you sign a listing or contract for the estate. They come after you qualify and take the oath.",
        es: 'Las letters testamentary son el certificado de la corte de que usted es albacea; las letters of administration son lo mismo sin testamento. Las piden bancos, el abogado de cierre y el banco del comprador, a menudo recientes, y las necesita antes de firmar un contrato por la sucesión. Se dan al calificar y prestar juramento.',
      },
      'creditors-first': {
        en: 'Debts come before heirs: the representative publishes notice to creditors, who get at least three months to claim, and a sale within two years of the death made before that first notice can be undone for them. So start the notice before you list. The sale money may have to wait with the attorney until claims are paid.',
        es: 'Las deudas van antes que los herederos: el representante publica un aviso a acreedores, que tienen al menos tres meses para reclamar, y una venta dentro de dos años de la muerte hecha antes de ese aviso puede deshacerse. Empiece el aviso antes de listar. El dinero puede quedar con el abogado hasta pagar reclamos.',
      },
      'spouse-left-out': {
        en: "A will that leaves the house to children or others does not always end the surviving spouse's rights: North Carolina lets a spouse claim an elective share of the assets, 15 to 50% by years of marriage, and sometimes a right to live in the home for life, within short deadlines. And a home the couple owned together never passes by the will. All sides see an estate attorney soon.",
        es: 'Un testamento que deja la casa a los hijos o a otros no siempre acaba con los derechos del cónyuge: Carolina del Norte le permite reclamar una parte de los bienes, de 15 a 50% según los años de matrimonio, y a veces vivir ahí de por vida, en plazos cortos. Y la casa que era de ambos como pareja no pasa por testamento. Vean pronto a un abogado de sucesiones.',
      },
      'what-it-is': {
        en: "Probate is the court's handling of a dead person's estate: the will is filed with the clerk of superior court and accepted, an executor or administrator gets letters, creditors are told and paid, and the rest goes to the heirs. A house a couple owned together, or one held in a trust, normally passes without it. An estate attorney starts it.",
        es: 'El proceso sucesorio (probate) es el trámite en la corte de los bienes de quien murió: se presenta el testamento al clerk, un albacea o administrador recibe cartas, se avisa y paga a los acreedores, y lo demás va a los herederos. La casa de una pareja, o la de un trust, normalmente pasa sin él. Lo inicia un abogado de sucesiones.',
      },
    },
    links: ['contact'],
    source: 'G.S. 28A-14-1, 28A-17-12, 29-14, 31-39; NC Judicial Branch, estates; G.S. 29-30, 30-3.1',
    year: 2026,
    topics: ['asked/will-and-probate'],
  },
  {
    id: 'inherited-tax',
    title: { en: 'Do I owe tax on a house I inherited?', es: '¿Pago impuestos por una casa heredada?' },
    answer: {
      en: 'Often little or none: your basis is usually the home’s value on the day of the death (the “step-up”), so only growth since then, less selling costs, is gain. North Carolina has no inheritance tax, and the federal estate tax begins at $15 million in 2026. A house given away during life keeps the giver’s old basis. Get an appraisal as of that day; a CPA figures yours.',
      es: 'A menudo poco o nada: su base suele ser el valor de la casa el día de la muerte (“step-up”), así que solo es ganancia lo que subió después, menos gastos de venta. Carolina del Norte no tiene impuesto de herencia, y el federal empieza en $15 millones en 2026. Una casa regalada en vida conserva la base vieja. Pida un avalúo a esa fecha; calcula un CPA.',
    },
    aspects: {
      'inheritance-or-estate-tax': {
        en: 'There is no inheritance or estate tax in North Carolina, and receiving a house is generally not taxed as income; the federal estate tax starts only above $15 million in 2026 and is paid by the estate. What can be taxed is a gain when you sell, counted from the value on the day of death. A CPA checks a large estate.',
        es: 'En Carolina del Norte no hay impuesto de herencia ni de sucesión, y recibir una casa por lo general no paga impuesto sobre la renta; el federal empieza solo por encima de $15 millones en 2026 y lo paga la sucesión. Lo que puede gravarse es la ganancia al vender, contada desde el valor del día de la muerte. Un CPA revisa patrimonios grandes.',
      },
      'date-of-death-appraisal': {
        en: 'Get a written appraisal as of the day of death from a licensed appraiser, soon, while comparable sales are easy to find; it can be done backward in time too. It proves your basis if you sell, and the estate needs a value anyway. The tax value or an online estimate is weak proof. The estate or the heirs pay for it.',
        es: 'Pida un avalúo por escrito al día de la muerte, de un valuador con licencia, pronto, mientras hay ventas comparables; también puede hacerse hacia atrás. Prueba su base si vende, y la sucesión necesita un valor de todos modos. El valor fiscal o un estimado en línea es prueba débil. Lo pagan la sucesión o los herederos.',
      },
      'gift-or-inherit': {
        en: "For tax on the gain, inheriting usually leaves less to tax: an heir's basis is the value at death, while a house given in life keeps the giver's old basis, so a later sale can be taxed on decades of growth. Adding a child to the deed is such a gift of a share. Ask a CPA and an elder-law attorney first.",
        es: 'Para el impuesto sobre la ganancia, heredar suele dejar menos que gravar: la base del heredero es el valor a la muerte; una casa regalada en vida conserva la base vieja, y una venta puede pagar por décadas de aumento. Agregar a un hijo a la escritura es regalar una parte. También cuentan cuidados y control; consulte antes a un CPA y a un abogado.',
      },
      'what-they-once-paid': {
        en: "What they once paid does not count: for an inherited home the basis is its value on the day of death. Bought for $19,000 in 1971, worth $400,000 at death and sold at $410,000 with $25,000 of selling costs, there is no gain at all. Half steps up when a spouse's joint share passes. A CPA figures yours.",
        es: 'Lo que pagaron en su tiempo no cuenta: para una casa heredada la base es el valor del día de la muerte. Comprada en $19,000 en 1971, con valor de $400,000 a la muerte y vendida en $410,000 con $25,000 de gastos, no hay ganancia. Si pasa la mitad de un cónyuge, sube esa mitad. Un CPA calcula lo suyo.',
      },
      'sold-soon-or-later': {
        en: 'Sold soon after the death, at about its value then, a house usually leaves little or no gain; sold years later, only the growth since the death is taxed, as long-term gain whatever the time held. Live in it two of five years and the home-sale exclusion may apply; rented, depreciation comes in. A CPA works it out.',
        es: 'Vendida poco después de la muerte, cerca de su valor de entonces, suele dejar poca o ninguna ganancia; años después se grava solo lo que subió desde la muerte, como ganancia a largo plazo. Si vive en ella dos de cinco años puede aplicar la exclusión; si la renta, entra la depreciación. Un CPA lo calcula.',
      },
      'several-heirs-or-a-loss': {
        en: 'Each heir reports only their own share of the price and basis: $600,000 sold by three with a basis of $590,000 at death is about $3,300 of gain each before costs. If the estate sells, it files first and passes it on. A loss may be deductible when nobody lived there for pleasure after the death. A CPA says which.',
        es: 'Cada heredero reporta solo su parte del precio y la base: $600,000 entre tres, con base de $590,000 a la muerte, son unos $3,300 de ganancia cada uno antes de gastos. Si vende la sucesión, ella declara y lo pasa. Una pérdida puede deducirse si nadie usó la casa para sí tras la muerte. Lo dice un CPA.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRC 1014; IRS Publications 551 and 559',
    year: 2026,
    topics: ['money/heirs-inherited-property-and-step-up', 'asked/inherited-tax'],
  },
  {
    id: 'llc-or-trust',
    title: { en: 'Should my house be in an LLC or trust?', es: '¿Conviene una LLC o un fideicomiso?' },
    answer: {
      en: 'It depends: a living trust mainly spares your heirs probate, and an LLC is meant for rentals, not the home you live in. Many loans do not lend to an LLC, want your guarantee, or may fall due when a house moves into one; for your own home a living trust is protected. Insurance, tax relief and the home-sale exclusion can change. An attorney and a CPA first.',
      es: 'Depende del uso: un fideicomiso en vida sobre todo evita la sucesión a sus herederos, y una LLC es para rentas, no para su vivienda. Muchos préstamos no aceptan una LLC, piden su garantía o pueden vencer al pasarle la casa; para su vivienda el fideicomiso está protegido. Pueden cambiar seguro, rebajas de predial y la exclusión al vender. Antes, un abogado y un CPA.',
    },
    aspects: {
      'loan-to-an-llc': {
        en: 'Ordinary home loans go to people, not to an LLC; a company can borrow through DSCR, portfolio or commercial loans, usually with 20 to 25% down, a higher rate, often a prepayment penalty and your personal guarantee. Some owners buy in their own name and ask the lender later. For your own home there is hardly a loan. Ask two investor lenders.',
        es: 'Los préstamos comunes se dan a personas, no a una LLC; una compañía puede pedir con DSCR, portafolio o comercial, por lo general con 20 a 25% de enganche, tasa más alta, a menudo penalidad por pagar antes y su garantía personal. Para la casa propia casi no hay. Pregunte a dos prestamistas de inversión.',
      },
      'moving-it-with-a-loan': {
        en: 'Moving a house with a loan into an LLC can let the lender call the loan due, and a quitclaim also weakens title insurance; many lenders stay quiet, but that is no right. Into your own living trust the home you live in is protected by federal law. Ask lender, insurer and title company in writing, and let an attorney draw the deed.',
        es: 'Pasar una casa con préstamo a una LLC puede dar derecho al banco a exigir todo el saldo, y un quitclaim debilita el seguro de título; muchos bancos callan, pero eso no es un derecho. A su fideicomiso en vida, la casa donde vive está protegida por ley federal. Pregunte por escrito a banco, seguro y título; que lo haga un abogado.',
      },
      'trust-for-heirs': {
        en: "A living trust lets the house pass to your heirs without probate and lets somebody manage it if you cannot; you stay in control, and tax stays as it was. It shields nothing from creditors, and costs an attorney's fee and a deed into it. Couples who own together already avoid probate at the first death. Lenders mostly accept one; ask before closing.",
        es: 'Un fideicomiso en vida pasa la casa a sus herederos sin sucesión y permite que alguien la maneje si usted no puede; usted sigue en control y los impuestos no cambian. No protege de acreedores, y cuesta un abogado y una escritura. El matrimonio dueño ya evita la sucesión en la primera muerte. Los bancos casi siempre lo aceptan; pregunte antes.',
      },
      'llc-for-a-rental': {
        en: "For a rental an LLC can keep a tenant's claim away from your other property, if you run it as a real business with its own account, insurance and contracts; it does not cover your own acts. It costs fees each year and narrows loans. With one or two houses many owners look at landlord and umbrella insurance first. An attorney and CPA weigh it.",
        es: 'Para una renta, una LLC puede separar un reclamo del inquilino de sus otros bienes, si la lleva como negocio real con cuenta, seguro y contratos propios; no cubre sus propios actos. Cuesta cada año y limita préstamos. Con una o dos casas, muchos miran primero el seguro de arrendador y umbrella. Un abogado y un CPA lo valoran.',
      },
      'my-own-home-in-an-llc': {
        en: "For the home you live in an LLC mostly costs more than it gives: few lenders lend to it, homeowners insurance and the owner's tax relief can be lost, and the home-sale exclusion is at risk unless you are its only owner. A couple's joint title already shields it from most creditors of one spouse. A living trust keeps these. Attorney and CPA first.",
        es: 'Para la casa donde vive, una LLC casi siempre cuesta más de lo que da: pocos bancos le prestan, puede perder el seguro de vivienda y el alivio de impuestos, y arriesga la exclusión al vender salvo que sea el único dueño. El título de matrimonio ya protege de casi todos los acreedores de uno. Un fideicomiso conserva eso. Primero abogado y CPA.',
      },
      'title-in-my-trust': {
        en: 'You can take title in your living trust from the start: give the attorney the trust or its certificate, and ask the lender first, since many accept it for the home you live in and some want you to close in your own name and deed it over after. A trust from another state usually works; tell the insurer too.',
        es: 'Puede poner el título a nombre de su fideicomiso desde el inicio: entregue al abogado el fideicomiso o su certificado y pregunte antes al banco; muchos lo aceptan para la casa donde vive y otros quieren que cierre a su nombre y lo pase después. Uno de otro estado suele servir; avise al seguro. El abogado define el texto.',
      },
      'selling-from-an-llc': {
        side: 'seller',
        en: "The company sells, and whoever its papers let sign for it signs: the manager or members of an LLC, an officer of a corporation, often with a written consent of the owners. The closing attorney asks for the operating agreement, a certificate that it exists in good standing, and the tax number. Gain goes by the company's tax form, without the home exclusion as a rule. CPA and attorney early.",
        es: 'Vende la empresa, y firma quien sus papeles autoricen: el gerente o los miembros de una LLC, un directivo de una corporación, a menudo con consentimiento escrito de los dueños. El abogado de cierre pide el acuerdo operativo, un certificado de existencia vigente y el número fiscal. La ganancia va según el tipo de empresa, por regla sin la exclusión de vivienda. CPA y abogado pronto.',
      },
    },
    links: ['contact'],
    source:
      'Garn-St Germain Act, 12 U.S.C. 1701j-3; IRS Publication 523; DSCR lenders’ terms (faasfunding.com, moneymatcher.io, 2026)',
    year: 2026,
    topics: ['asked/llc-or-trust'],
  },
  {
    id: 'divorce-buyout',
    title: { en: 'How does a buyout of an ex or co-owner work?', es: '¿Cómo compro la parte de mi ex?' },
    answer: {
      en: 'You pay the other’s share of the equity, which is value less the loan payoff, and often less likely selling costs: with $500,000, $300,000 owed and equal shares, $100,000. Whoever stays normally refinances or assumes the loan, because a deed alone leaves both bound to it. Between spouses or in a divorce no gain is taxed then. Get an appraisal, and a family-law attorney for the agreement.',
      es: 'Se paga la parte del otro en el capital: valor menos la deuda, y a menudo menos gastos de venta; con $500,000, $300,000 de deuda y partes iguales son $100,000. Quien se queda normalmente refinancia o asume el préstamo, porque la escritura sola deja a ambos obligados. Entre cónyuges o en un divorcio no se grava entonces la ganancia. Pida un avalúo y un abogado de familia.',
    },
    aspects: {
      'value-and-appraisal': {
        en: "You both agree on the value, best from one licensed appraiser chosen together, or two and the middle between them; an online estimate or tax value is too rough, and a broker's market analysis can help. Fix the date it counts for, and who pays. Without agreement the court decides on evidence. A family-law attorney puts it into the agreement.",
        es: 'El valor lo acuerdan los dos, mejor con un valuador con licencia elegido juntos, o dos y el punto medio; un estimado en línea o el valor fiscal es muy burdo, y ayuda el análisis de un corredor. Fijen la fecha que cuenta y quién paga. Sin acuerdo decide el juez con pruebas. El abogado lo pone en el acuerdo.',
      },
      'keep-the-house-and-loan': {
        en: 'To keep the house you normally refinance alone, often taking the buyout money out of it, or assume the loan if it is FHA, VA or USDA and the servicer agrees; then the other is free. If your income does not carry it, the ways are a co-borrower, a lien paid later, or a sale. Ask a lender before you sign the agreement.',
        es: 'Para quedarse, normalmente refinancia solo, a menudo sacando de ahí el dinero de la compra, o asume el préstamo si es FHA, VA o USDA y el administrador acepta; así el otro queda libre. Si su ingreso no alcanza: un codeudor, pago posterior con gravamen, o vender. Pregunte al banco antes de firmar el acuerdo.',
      },
      'selling-costs-off': {
        en: 'Subtracting selling costs is a matter of agreement: the one who stays often argues for it, since a sale would cost about 6 to 9%, the one who leaves against, as nothing is sold now. At $500,000 with $300,000 owed, 7% changes each half from $100,000 to $82,500. Attorneys settle it, or the court.',
        es: 'Restar los gastos de venta es cuestión de acuerdo: quien se queda suele pedirlo, porque vender costaría cerca de 6 a 9%; quien se va se opone, porque no se vende. Con $500,000 y $300,000 de deuda, 7% cambia cada mitad de $100,000 a $82,500. Lo negocian los abogados o decide el juez.',
      },
      'tax-on-a-buyout': {
        en: 'Between spouses, or former spouses because of the divorce, a buyout is no taxable sale: no gain is taxed now, and the one who stays keeps the old basis for the whole house. Between siblings, friends or unmarried partners it is a sale of a share, so a gain can be taxed. Ask a CPA before the papers are signed.',
        es: 'Entre cónyuges, o ex por motivo del divorcio, comprar la parte no es venta gravable: ahora no se paga ganancia, y quien se queda conserva la base vieja de toda la casa. Entre hermanos, amigos o parejas no casadas sí es venta de una parte y puede haber impuesto. Pregunte a un CPA antes de firmar.',
      },
      'sibling-or-co-owner': {
        en: 'With a brother, sister, friend or partner the sum is the same, their share of value less loan, but the shares are those on the deed: without agreement either may ask for partition, a court sale. Get an appraisal, a written agreement, a recorded deed, and a refinance if both are on the loan. An attorney prepares it.',
        es: 'Con un hermano, amigo o pareja la cuenta es igual, su parte del valor menos la deuda, pero las partes son las de la escritura y no hay juez de divorcio: sin acuerdo cualquiera puede pedir partición y venta judicial. Hagan avalúo, acuerdo escrito, escritura registrada y refinancien si los dos están en el préstamo. Lo prepara un abogado.',
      },
    },
    links: ['contact', 'sell'],
    source: 'IRC 1041; G.S. 50-20; G.S. 46A',
    year: 2026,
    topics: ['money/divorce-or-co-owner-buyout'],
  },
  {
    id: 'boundary-dispute',
    title: { en: "A neighbor's fence is over my line", es: 'La cerca del vecino pasa a mi lote' },
    answer: {
      en: 'Have a licensed surveyor mark the line, then talk with the neighbor, before anyone moves or tears down anything. Most cases end in an agreement, an easement or a moved fence. If you are buying, settle it during due diligence, since title insurance may leave it out; if you are selling, tell buyers. Twenty years of open use, or seven under a paper title, can create rights: ask an attorney.',
      es: 'Pida a un topógrafo con licencia que marque la línea y luego hable con el vecino, antes de mover o quitar nada. Casi siempre acaba en un acuerdo escrito, una servidumbre o en mover la cerca. Si compra, resuélvalo en due diligence, porque el seguro de título puede excluirlo; si vende, avise. Veinte años de uso abierto, o siete con un título escrito, pueden dar derechos: consulte a un abogado.',
    },
    aspects: {
      'may-i-take-it-down': {
        en: "Do not remove or move it on your own, even on your side: first a survey, then a written talk with the neighbor, and a court order if that fails, since tearing down somebody's fence or hedge can make you liable. Often a moved fence, a license or an easement is cheaper than a suit; an attorney writes the letter.",
        es: 'No la quite ni la mueva por su cuenta, aunque esté de su lado: primero medición, luego carta al vecino, y orden judicial si no hay arreglo, porque tirar una cerca o un seto ajeno puede hacerlo responsable. Muchas veces mover la cerca, un permiso o una servidumbre cuesta menos que un pleito; un abogado escribe la carta.',
      },
      'used-for-years': {
        en: "Long use can turn into a right in North Carolina: open, continuous use as one's own and without permission for 20 years, or 7 with a paper title, may lead to ownership or an easement, but a court decides on proof. Written permission stops the clock. So neither ignore it nor sign anything; have a survey and see an attorney.",
        es: 'El uso largo puede volverse derecho en Carolina del Norte: uso abierto, continuo, como propio y sin permiso por 20 años, o 7 con título en papel, puede dar propiedad o servidumbre, pero lo decide la corte con pruebas. Un permiso escrito detiene el plazo. No lo ignore ni firme nada; haga medir y vea a un abogado.',
      },
      'who-marks-the-line': {
        en: "Only a licensed land surveyor can mark where the line runs; a fence, a creek, an old story, pacing it off or the county's GIS map proves nothing. The surveyor sets stakes and a plan from deeds, plats and found pins, usually in some weeks. If two surveys differ, an agreement or a court settles it. Buying, order it inside due diligence.",
        es: 'Solo un topógrafo con licencia puede marcar la línea; una cerca, un arroyo, lo que decía el abuelo, los pasos o el mapa GIS del condado no prueban nada. Pone estacas y un plano según escrituras y puntos hallados, por lo general en unas semanas. Si dos difieren, decide un acuerdo o la corte. Al comprar, pídalo en el due diligence.',
      },
      'i-am-buying-it': {
        side: 'buyer',
        en: "Settle it before due diligence ends: the surveyor's drawing in hand, ask the seller for a recorded agreement or easement, a moved fence, or a price cut, and the title insurer whether it will cover the line, since a standard policy may leave out what a survey shows. If none is possible, you can still end in writing. The closing attorney advises.",
        es: 'Resuélvalo antes de que termine el due diligence: con el plano del topógrafo, pida al vendedor un acuerdo o servidumbre registrada, mover la cerca o bajar el precio, y pregunte a la aseguradora de título si lo cubre, porque una póliza común puede excluirlo. Si no se puede, todavía puede terminar por escrito. Aconseja el abogado de cierre.',
      },
      'i-am-selling': {
        side: 'seller',
        en: 'Tell buyers: a fence, wall or dispute over the line that you know of is something the disclosure form asks about, and your broker must disclose a material fact in any case. A survey and a recorded agreement with the neighbor before you list usually cost less than a failed contract. Silence can become a claim later; ask an attorney.',
        es: 'Dígalo a los compradores: una cerca, muro o pleito de lindero que usted conoce lo pregunta el formulario, y su corredor debe revelar un hecho importante de todos modos. Una medición y un acuerdo registrado con el vecino antes de listar suelen costar menos que un contrato caído. Callar puede volverse reclamo; consulte a un abogado.',
      },
      'mine-is-over-or-agreement': {
        en: "If it is your own fence, wall or shed that stands over the line, a written agreement is the usual way: the neighbor grants an easement or license, sells the strip, or you move it; recorded, it binds later owners, while a handshake does not. City or park land needs the city's consent. A surveyor describes the strip, and an attorney writes the paper.",
        es: 'Si su propia cerca, muro o cobertizo pasa la línea, lo usual es un acuerdo escrito: el vecino da una servidumbre o permiso, vende la franja, o usted lo mueve; registrado obliga a futuros dueños, de palabra no. Terreno de la ciudad o parque necesita su permiso. Un topógrafo describe la franja y un abogado lo redacta.',
      },
      'what-it-is': {
        en: "An encroachment is something built over the line: a fence, shed, drive or roof edge on land that is not the builder's. Adverse possession is the rule by which open use of another's land for twenty years, or seven under a paper title, can create rights. A surveyor shows the first; only an agreement or a court settles the second, so see an attorney.",
        es: 'Una invasión (encroachment) es algo construido más allá del límite: cerca, cobertizo, entrada o alero en terreno ajeno. Adverse possession es la regla por la que usar abiertamente tierra ajena veinte años, o siete con un título escrito, puede crear derechos. Lo primero lo muestra un topógrafo; lo segundo solo lo resuelve un acuerdo o un juez: vea a un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 1-38, 1-40; G.S. 89C',
    topics: ['asked/boundary-dispute'],
  },
  {
    id: 'survey-cost',
    title: { en: 'How much is a land survey?', es: '¿Cuánto cuesta una medición del terreno?' },
    answer: {
      en: 'Cost guides for North Carolina name about $400 to $1,200 for an ordinary house lot, and more for a large, wooded or unclear one; surveyors quote by the lot. The buyer usually orders and pays it, and it can take weeks, so ask two licensed surveyors as soon as you are under contract. A seller’s old survey helps, but shows nothing built since.',
      es: 'Guías de precios para Carolina del Norte dan unos $400 a $1,200 por un lote de casa común, y más si es grande, boscoso o confuso; se cotiza por lote. Normalmente la pide y la paga quien compra, y puede tardar semanas: pregunte a dos topógrafos con licencia en cuanto tenga contrato. Un plano viejo del vendedor ayuda, pero no muestra lo construido después.',
    },
    aspects: {
      'who-pays': {
        en: 'The buyer usually orders and pays for the survey, since it protects the buyer; the lender may want one but seldom buys it. You can ask the seller for an old one or for a credit, and an owner who builds a fence or sells part of a lot pays for their own. If the deal fails, a finished survey is not refunded.',
        es: 'Normalmente la pide y paga el comprador, porque lo protege a él; el banco puede quererla pero rara vez la paga. Puede pedir al vendedor una vieja o un crédito, y el dueño que hace una cerca o vende parte paga la suya. Si el trato se cae, una medición hecha no se devuelve.',
      },
      'old-survey': {
        en: "An old survey helps but rarely replaces a new one: it shows nothing built since, it was made for somebody else, and lender or title insurer may not accept it, though some do with the seller's affidavit that nothing has changed. The same surveyor often updates it for less. Ask the attorney before you decide.",
        es: 'Un plano viejo ayuda pero casi nunca reemplaza uno nuevo: no muestra lo construido después, se hizo para otra persona, y el banco o la aseguradora de título puede no aceptarlo, aunque a veces sí con declaración del vendedor de que nada cambió. El mismo topógrafo suele actualizarlo por menos. Pregunte al abogado.',
      },
      'how-long-it-takes': {
        en: 'Plan on some weeks from order to drawing, more in spring and for wooded or large lots; the day in the field itself is short. So order in the first days of due diligence and tell the surveyor your date, or ask for more days in writing. A rush can cost extra, and offices differ, so call two.',
        es: 'Cuente con algunas semanas del pedido al plano, más en primavera y en lotes con árboles o grandes; el día en el terreno es corto. Pídala en los primeros días del due diligence y diga su fecha, o pida más días por escrito. La urgencia puede costar más y las oficinas difieren; llame a dos.',
      },
      'fair-price-or-cheaper': {
        en: 'An ordinary house lot around $400 to $1,200 is within what guides for North Carolina name, so $575 or $1,100 is no outlier; woods, slope, old deeds or missing corners push it up. Two quotes for the same written scope show whether yours is fair, and an old survey or staking one line only lowers it. A bad line costs more.',
        es: 'Un lote común entre unos $400 y $1,200 está en lo que dicen las guías de Carolina del Norte, así que $575 u $1,100 no es raro; árboles, pendiente, escrituras viejas o esquinas perdidas lo suben. Dos cotizaciones por lo mismo muestran si es justo, y un plano viejo o marcar una sola línea lo baja. Una línea mal puesta cuesta más.',
      },
      'stakes-or-one-line': {
        en: 'Marking corners or one line only, say before a fence, costs less than a full survey with a drawing, but the surveyor often has to find the whole lot first, so the saving may be small. Ask for a price to stake what you need, with a sketch. Fence builders and cities usually want stakes; they do not set lines themselves.',
        es: 'Marcar solo las esquinas o una línea, por ejemplo antes de una cerca, cuesta menos que una medición con plano, pero muchas veces hay que ubicar todo el lote, así que se ahorra poco. Pida precio por poner estacas donde las necesita, con un croquis. Los instaladores de cercas suelen pedir estacas; ellos no fijan linderos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Cost guides of LatestCost and Cash for Land USA; G.S. 89C',
    year: 2026,
    topics: ['asked/survey-cost'],
  },
  {
    id: 'attorney-cost',
    title: { en: 'What does the closing attorney charge?', es: '¿Cuánto cobra el abogado de cierre?' },
    answer: {
      en: 'Usually one flat fee, which guides for North Carolina put at about $900 and up with the title search; title insurance, recording and couriers come on top. Offices differ, so ask two what is included before you choose. The buyer normally picks and pays; a seller pays for the deed, often $250 to $400, and the excise tax. The final statement lists each line.',
      es: 'Casi siempre una tarifa fija, que las guías para Carolina del Norte sitúan desde unos $900 con la búsqueda de título; seguro de título, registro y mensajería van aparte. Cada oficina es distinta: pregunte en dos qué incluye antes de elegir. Normalmente elige y paga quien compra; quien vende paga la escritura, a menudo $250 a $400, y el impuesto estatal. La cuenta final detalla todo.',
    },
    aspects: {
      'what-a-seller-pays': {
        side: 'seller',
        en: "As the seller you pay for the deed and lien papers, often $250 to $400, the excise tax of $2 per $1,000, and perhaps fees for payoffs and wires; the buyer pays the closing itself. The buyer's attorney can draw the deed for you, or you hire your own, which costs more and gives you advice. Ask for a quote.",
        es: 'Quien vende paga la escritura y papeles de gravámenes, a menudo $250 a $400, el excise tax de $2 por cada $1,000 y quizá cargos por saldos y transferencias; el cierre lo paga el comprador. El abogado del comprador puede hacer la escritura, o contrata el suyo, que cuesta más pero lo aconseja. Pida cotización.',
      },
      'what-is-included': {
        en: 'The flat fee normally covers title search, closing papers, the closing itself and paying out; added to it are title insurance, recording, couriers, wires, and sometimes document preparation, a second loan, remote signing or a power of attorney. So ask for one all-in figure with these lines named, and compare it with the draft statement before you sign.',
        es: 'La cuota fija suele incluir búsqueda de título, papeles, el cierre y los pagos; aparte van seguro de título, registro, mensajería, transferencias y a veces preparación de documentos, un segundo préstamo, firma a distancia o un poder. Pida una cifra total con esas líneas y compárela con el estado preliminar antes de firmar.',
      },
      'compare-and-save': {
        en: "You may choose and compare: call two or three offices with the price, loan kind and closing date, ask for the all-in figure, who answers your questions, and whether they can close on your day. Fees are set by each office, so ask. The cheapest is not always cheaper once extras are in, and a builder's or agent's suggestion is only that.",
        es: 'Puede elegir y comparar: llame a dos o tres oficinas con precio, tipo de préstamo y fecha, pida la cifra total, quién contesta sus dudas y si pueden cerrar ese día. Cada oficina fija su cuota; pregunte. La más barata no siempre lo es con los extras, y la sugerencia del constructor o agente es solo eso.',
      },
      'review-a-contract': {
        en: "Reading a contract is separate from closing: attorneys charge by the hour or a set sum, less for a short look at the standard form, more for a builder's contract or custom clauses. Ask for a price before you send it, and do it before you sign or in due diligence.",
        es: 'Leer un contrato es aparte del cierre: cobran por hora o suma fija, menos por revisar el formulario común, más por el del constructor o cláusulas especiales. Pida el precio antes de mandarlo, y hágalo antes de firmar o en el due diligence. Algunos lo abonan al cierre.',
      },
      'when-paid-or-deal-fails': {
        en: 'The attorney is usually paid at closing, out of the settlement money, not before. If the deal dies early you often owe nothing or only the title search and work done; each office has its own rule. Ask at the start, and tell the office at once when a contract ends.',
        es: 'Al abogado se le paga normalmente en el cierre, del dinero de la operación, no antes. Si el trato se cae pronto, muchas veces no debe nada o solo la búsqueda de título y lo hecho; cada oficina tiene su regla. Pregunte al inicio y avise enseguida si termina el contrato.',
      },
      'who-picks-and-pays': {
        en: 'The buyer normally picks the closing attorney and pays the fee; the seller pays for the deed and, if wanted, an attorney of their own. The agents pay nothing toward it. A builder or bank seller may offer to pay if you use theirs, but that attorney then works from their list, so ask whom it represents.',
        es: 'El comprador normalmente elige al abogado de cierre y paga; el vendedor paga la escritura y, si quiere, su propio abogado. Los agentes no pagan. Un constructor o banco vendedor puede ofrecer pagarlo si usa el suyo; pregunte a quién representa ese abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Closing cost guides for North Carolina (Winenfood 2026, Aspyre Realty 2025); Form 2-T',
    year: 2026,
    topics: ['asked/attorney-cost'],
  },
  {
    id: 'title-insurance-cost',
    title: { en: 'How much is title insurance?', es: '¿Cuánto cuesta el seguro de título?' },
    answer: {
      en: 'It is paid once: on $400,000 the owner’s policy cost $929 at the rates filed before October 2025 and somewhat more since, and the lender’s policy bought with it adds $28.50. Companies file the same rates, so shopping saves little; what saves is a policy on the home under 15 years old, such as the seller’s, so tell the attorney. The closing attorney quotes your price.',
      es: 'Se paga una vez: en $400,000 la póliza del dueño costaba $929 con las tarifas anteriores a octubre de 2025 y ahora algo más; la del banco, comprada a la vez, suma $28.50. Las compañías registran las mismas tarifas y comparar ahorra poco; ahorra una póliza de la casa de menos de 15 años, como la de quien vende: dígalo al abogado, que le cotiza su precio.',
    },
    aspects: {
      'reissue-discount': {
        en: "A policy on the same home less than 15 years old, the seller's or your own from a refinance, can cut the premium by half up to the old policy's amount; the part above it is at the full rate. Get a copy from the seller or the old attorney and give it to yours before closing. It comes only when asked for.",
        es: 'Una póliza de la misma casa de menos de 15 años, del vendedor o la suya de un refinanciamiento, puede rebajar la prima a la mitad hasta el monto de la vieja; lo que pase va a tarifa completa. Consiga copia con el vendedor o su abogado y désela al suyo antes del cierre. Solo se aplica si se pide.',
      },
      'owner-and-lender-policies': {
        en: "The lender's policy costs little when bought with the owner's: $28.50 on top; alone it is priced by the loan amount, so skipping the owner's policy saves less than it seems. The lender's covers only the bank; the owner's is your choice and covers you. The expanded owner's policy adds 20%. The attorney quotes both.",
        es: 'La póliza del banco cuesta poco junto con la del dueño: $28.50 más; sola se cobra según el préstamo, así que no comprar la del dueño ahorra menos de lo que parece. La del banco solo cubre al banco; la del dueño es opcional y lo cubre a usted. La ampliada suma 20%. El abogado cotiza ambas.',
      },
      'how-to-save': {
        en: "Shopping among companies saves almost nothing, since all file the same rates; real savings are the reissue discount for a policy under 15 years old, buying owner's and lender's together, and leaving the expanded version if you do not want it. What differs is the attorney's own fee. So ask about old policies first.",
        es: 'Comparar compañías casi no ahorra, porque todas tienen las mismas tarifas; ahorra de verdad el descuento por póliza de menos de 15 años, comprar juntas la del dueño y la del banco, y no tomar la ampliada si no la quiere. Lo que cambia es la cuota del abogado. Pregunte primero por pólizas viejas.',
      },
      'at-my-price': {
        en: "By the rates filed before October 2025 an owner's policy cost about $712 at $300,000, $821 at $350,000, $929 at $400,000 and $1,146 at $500,000, with a lower rate per thousand above that; since then it is somewhat more. So $929 or $960 at $400,000 is in line. The closing attorney quotes today's figure in a minute.",
        es: 'Con las tarifas previas a octubre de 2025 la póliza del dueño costaba unos $712 en $300,000, $821 en $350,000, $929 en $400,000 y $1,146 en $500,000, y menos por mil arriba de eso; desde entonces es algo más. Así que $929 o $960 en $400,000 es normal. El abogado de cierre cotiza la cifra de hoy enseguida.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Title Insurance Rating Bureau',
    year: 2026,
    topics: ['asked/title-insurance-cost'],
  },
  {
    id: 'deed-kinds',
    title: { en: 'Which kinds of deed are there?', es: '¿Qué tipos de escritura hay?' },
    answer: {
      en: 'Three kinds matter most: with a general warranty deed, which the standard contract calls for, the seller vouches for the whole title; with a special one, usual from banks and estates, only for their own time; a quitclaim vouches for nothing. Each is signed before a notary and recorded. A deed of trust is another thing: it secures the loan. On the deed you own, on the loan you owe.',
      es: 'Importan sobre todo tres: con la general warranty deed, que pide el contrato común, el vendedor responde por todo el título; con la special, usual en bancos y herencias, solo por su época; el quitclaim no garantiza nada. Cada una se firma ante notario y se registra. El deed of trust es otra cosa: garantiza el préstamo. En la escritura es dueño; en el préstamo, deudor.',
    },
    aspects: {
      'warranty-deeds': {
        en: "A general warranty deed is the strongest: the seller stands behind the title for all time, earlier owners included; a special warranty deed only for what happened while they owned it, usual from banks, estates and some builders. The standard contract calls for the general one. With a lesser deed, an owner's title policy matters more; the closing attorney explains.",
        es: 'La general warranty deed es la más fuerte: el vendedor responde por el título de todos los tiempos, también de dueños anteriores; la special warranty deed solo por su propia época, usual en bancos, herencias y algunos constructores. El contrato común pide la general. Con una menor, la póliza de título importa más; lo explica el abogado.',
      },
      'deed-of-trust': {
        en: "A deed of trust is the loan's security, not ownership: you sign it to a trustee, who holds it for the lender and may sell the house if you do not pay; North Carolina uses it instead of a mortgage. You are still the owner by your own deed. When the loan is paid, the lender records a satisfaction that ends it.",
        es: 'El deed of trust es la garantía del préstamo, no la propiedad: usted lo firma a favor de un fiduciario, que lo guarda para el banco y puede vender la casa si no paga; en Carolina del Norte se usa en vez de hipoteca. Usted sigue siendo dueño por su escritura. Al pagar, el banco registra la cancelación.',
      },
      'quitclaim-deed': {
        en: 'A quitclaim is a real deed but promises nothing: it passes whatever the signer has, perhaps nothing, so it fits between spouses, relatives or to clear a doubt, not a purchase from a stranger. It leaves the loan as it is and can weaken title insurance. Have the title searched before you accept one, and an attorney draw it.',
        es: 'El quitclaim es una escritura real pero no garantiza nada: pasa lo que tenga quien firma, quizá nada; sirve entre cónyuges, familia o para aclarar una duda, no para comprar a un extraño. No cambia el préstamo y puede debilitar el seguro de título. Revise el título antes de aceptarlo y que lo haga un abogado.',
      },
      'notary-recording-lawyer': {
        en: 'A deed is signed by the giver before a notary and recorded with the county; no witnesses are needed, and the person receiving it does not sign. Unrecorded it counts between the two, but whoever records first wins against others, so record at once. In North Carolina an attorney prepares a deed for somebody else; writing your own is risky.',
        es: 'La escritura la firma quien da ante notario y se registra en el condado; no hacen falta testigos y quien recibe no firma. Sin registro vale entre los dos, pero frente a otros gana quien registra primero: regístrela enseguida. En Carolina del Norte la prepara un abogado para otra persona; hacerla uno mismo es riesgoso.',
      },
      'life-estate': {
        en: 'With a life estate deed the giver keeps the right to live there for life, and the house then passes without probate to the person named; in the ordinary kind neither can sell or borrow on the whole without the other. A "lady bird" deed keeps that power for the giver, but has no statute here, so it needs careful drafting. Tax and Medicaid matter: ask an elder-law attorney.',
        es: 'Con un usufructo vitalicio (life estate) quien da la casa vive ahí de por vida y luego pasa sin sucesión a la persona nombrada; en el común ninguno puede vender ni hipotecar el total sin el otro. La "lady bird" le deja ese poder a quien da, pero aquí no tiene ley propia y pide cuidado. Importan impuestos y Medicaid: consulte a un abogado de adultos mayores.',
      },
      'deed-but-not-loan': {
        en: 'Being on the deed without the loan makes you an owner who owes the bank nothing, yet the house still stands for the loan and can be foreclosed if nobody pays; on the loan without the deed you owe and own nothing. A spouse on the deed usually signs the deed of trust too. To change either, see an attorney and the lender.',
        es: 'Estar en la escritura sin estar en el préstamo lo hace dueño sin deber al banco, pero la casa responde por el préstamo y puede perderse si nadie paga; en el préstamo sin la escritura debe y no es dueño. El cónyuge en la escritura suele firmar también el deed of trust. Para cambiarlo, vea a un abogado y al banco.',
      },
    },
    links: ['contact'],
    source: 'Form 2-T; G.S. 45-36.4, 47-17',
    topics: ['asked/deed-kinds'],
  },
  {
    id: 'changed-name',
    title: { en: 'My name changed: can I sign and sell?', es: 'Cambié de nombre: ¿puedo firmar y vender?' },
    answer: {
      en: 'A changed name does not stop a sale or purchase: the papers name you both ways, as now and formerly known, and the attorney asks for the marriage certificate or court order. Sign with the name on your current photo ID, and tell attorney and lender before the papers are drawn. You need not record a new deed first, and a misspelling is corrected the same way.',
      es: 'Un nombre cambiado no impide vender ni comprar: los papeles ponen los dos, el actual y el anterior, y el abogado pide el acta de matrimonio o la orden del tribunal. Firme con el nombre de su identificación vigente y avise a abogado y banco antes de que preparen los papeles. No hace falta otra escritura antes; un error de ortografía se corrige igual.',
    },
    aspects: {
      'id-does-not-match': {
        en: 'Bring both: a current photo ID and the paper that links the names, such as a marriage certificate, divorce decree or court order, and tell attorney and lender days before, so that the papers show both names and you sign as the ID reads. An expired ID is refused, so renew it now. A middle name that differs is mostly a short affidavit.',
        es: 'Lleve las dos cosas: identificación vigente y el papel que une los nombres, como acta de matrimonio, sentencia de divorcio u orden judicial, y avise días antes al abogado y al banco, para que los papeles muestren ambos nombres y firme como en la identificación. Una vencida no se acepta. Un segundo nombre distinto casi siempre es una declaración breve.',
      },
      'misspelled-in-papers': {
        en: 'A spelling mistake or missing middle name seldom stops anything: in the contract it is corrected by initials, in the new papers by the attorney before signing, and in a recorded deed by a short corrective notice or affidavit, or simply by naming you both ways in the next deed. Tell the attorney as soon as you see it.',
        es: 'Un error de letra o un segundo nombre que falta casi nunca frena nada: en el contrato se corrige con iniciales, en los papeles nuevos lo hace el abogado antes de firmar, y en una escritura registrada con una nota o declaración correctiva, o nombrándolo de las dos formas en la siguiente. Avise al abogado en cuanto lo vea.',
      },
      'update-the-deed': {
        en: 'You need not change a deed because your name changed: you stay the owner, and when you sell or refinance the papers name you as now and formerly known. If you want it on record anyway, an attorney can record a deed from you to yourself or a notice, for a small fee. The loan stays too; send the servicer the certificate.',
        es: 'No hay que cambiar la escritura porque cambió su nombre: sigue siendo dueño, y al vender o refinanciar los papeles lo nombran como ahora y como antes. Si de todos modos quiere que conste, un abogado registra una escritura de usted a usted o un aviso, por poco. El préstamo sigue; mande el acta al administrador.',
      },
      'which-name-to-sign': {
        en: 'Sign exactly as the papers name you, which should be the name on your current photo ID, with "formerly known as" where the deed or contract has another. Take title in your legal name of that day, not a future married one; changing it later costs little. Initials are fine only if the papers show them. Tell the attorney which you use.',
        es: 'Firme tal como lo nombran los papeles, que debe ser el nombre de su identificación vigente, con "antes conocida como" donde la escritura o el contrato diga otro. Ponga el título a su nombre legal de ese día, no al futuro de casada; cambiarlo después cuesta poco. Iniciales solo si así está en los papeles. Dígalo al abogado.',
      },
      'lender-and-new-name': {
        en: "Tell the lender before closing of a new or coming name: the application, credit report, ID and papers must match, and a marriage can also bring a spouse's form. Send the certificate or order, and ask whether to close under the old name, which is often simplest when the wedding is near. A later change needs only a note to the servicer.",
        es: 'Avise al banco antes del cierre si cambió o cambiará de nombre: solicitud, crédito, identificación y papeles deben coincidir, y un matrimonio puede traer un papel del cónyuge. Mande el acta y pregunte si cierra con el nombre anterior, a menudo lo más fácil si la boda está cerca. Después basta avisar al administrador.',
      },
    },
    links: ['contact'],
    source: 'G.S. 47-36.1; general practice',
    topics: ['asked/changed-name'],
  },
  {
    id: 'mortgage-after-death',
    title: {
      en: 'What happens to a mortgage after a death?',
      es: '¿Qué pasa con la hipoteca si alguien muere?',
    },
    answer: {
      en: 'The loan stays on the house and need not be paid off at once: a surviving spouse, or a relative who lives there, may keep paying it as it is. Heirs owe nothing themselves unless they signed, but unpaid it ends in foreclosure, so pay, sell or refinance. The servicer must deal with you once you show the death certificate and your right. A reverse mortgage differs: it falls due.',
      es: 'La deuda sigue con la casa y no hay que pagarla toda de inmediato: el cónyuge, o un pariente que viva ahí, puede seguir pagándola igual. Los herederos no deben en persona si no firmaron, pero sin pagos hay ejecución: pague, venda o refinancie. El servicer debe atenderle con el acta de defunción y prueba de su derecho. La hipoteca inversa es distinta: vence.',
    },
    aspects: {
      'mortgage-life-insurance': {
        en: 'Not required: a lender may offer mortgage life insurance, often by letters after closing that look official, but may not make your loan depend on it. It pays the loan when you die and its cover shrinks with the balance; ordinary term life leaves the money to your family and is often cheaper. Compare with an insurance agent. It is not PMI.',
        es: 'No es obligatorio: el banco puede ofrecer un seguro de vida hipotecario, a menudo con cartas que parecen oficiales, pero no puede condicionar el préstamo a él. Paga el préstamo si usted muere y la cobertura baja con el saldo; un seguro de vida temporal deja el dinero a su familia y suele ser más barato. No es lo mismo que el PMI.',
      },
      'do-heirs-owe': {
        en: 'Heirs generally owe nothing themselves unless they signed the loan: the debt belongs to the estate and stays on the house, so heirs who want the house keep paying, and those who do not can sell or let it go without hurting their credit. The estate may pay while it is open. An estate attorney says which debts come first.',
        es: 'Quien hereda por lo general no debe en lo personal si no firmó el préstamo: la deuda es de la sucesión y queda sobre la casa; quien la quiere sigue pagando y quien no, puede vender o dejarla sin dañar su crédito. La sucesión puede pagar mientras está abierta. Un abogado dice qué deudas van primero.',
      },
      'keep-the-loan': {
        en: 'You can keep the loan at its old rate: when a house passes to a spouse, or to a relative who lives in it, the lender may not call it due, and you go on paying. To have it in your name, ask the servicer about assumption as successor in interest, with no full refinance needed. Renting it out is different; ask first.',
        es: 'Puede conservar el préstamo con su tasa: cuando la casa pasa al cónyuge, o a un familiar que vive en ella, el banco no puede exigir todo, y usted sigue pagando. Para ponerlo a su nombre, pida al administrador la asunción como sucesor (successor in interest), sin refinanciar todo. Rentarla es otra cosa; pregunte antes.',
      },
      'servicer-wont-talk': {
        en: 'Ask in writing to be confirmed as "successor in interest": send the death certificate and your proof, such as the will with letters, the recorded deed, or a family affidavit. Federal rules make the servicer say which papers it needs, and then treat you like the borrower. Keep paying meanwhile. If it stalls, complain to the CFPB.',
        es: 'Pida por escrito que lo confirmen como "successor in interest": mande acta de defunción y prueba de su derecho, como testamento con letters de la corte, escritura registrada o declaración familiar. La ley federal obliga al administrador a decir qué papeles necesita y a tratarlo como deudor. Siga pagando. Si no responde, quéjese ante el CFPB.',
      },
      'nobody-is-paying': {
        en: 'Unpaid, the loan goes toward foreclosure like any other: the servicer generally waits until it is more than 120 days late, then notice, a hearing before the clerk and a sale follow. So call now, say the owner died, ask what is owed and about a repayment plan or time to sell. A HUD-approved counselor helps free; with a notice in hand, an attorney today.',
        es: 'Sin pagos, el préstamo va a ejecución como cualquiera: el administrador espera por lo general más de 120 días de atraso; luego aviso, audiencia y venta. Llame ya, diga que murió el dueño, pregunte cuánto se debe y pida un plan o tiempo para vender. Un consejero de HUD ayuda gratis; si ya hay aviso, hoy mismo un abogado.',
      },
      'cannot-keep-it': {
        en: 'If the payments are too much, selling while there is equity is the common way: the loan is paid from the price, and the rest goes to the heirs. With little or none, ask about a modification, a short sale or a deed in lieu; letting it go is possible too, since heirs who signed nothing do not owe it themselves. A HUD counselor and an estate attorney help.',
        es: 'Si los pagos son demasiado, lo común es vender mientras haya valor: el préstamo se paga del precio y el resto va a los herederos. Si queda poco o nada, pregunte por modificación, short sale o entrega (deed in lieu); también se puede dejar, porque quien hereda sin haber firmado no debe en lo personal. Ayudan un consejero de HUD y un abogado.',
      },
      'bank-wants-it-all': {
        en: 'On a surviving spouse, or a relative who moves in, the lender may not enforce the due-on-sale clause because of the death, so such a letter is often a mistake or a reverse mortgage or arrears: ask in writing which. Do not ignore it. Show the death certificate and your right, and take the letter to an attorney; the CFPB hears complaints.',
        es: 'Al cónyuge que sobrevive, o al familiar que vive ahí, el banco no puede exigir todo por la muerte; una carta así suele ser error, hipoteca inversa o atraso: pregunte por escrito. No la ignore. Muestre acta de defunción y su derecho, y lleve la carta a un abogado; el CFPB recibe quejas.',
      },
    },
    links: ['contact'],
    source:
      'Garn-St Germain Act, 12 U.S.C. 1701j-3; CFPB Regulation X; CFPB, credit and mortgage life insurance',
    topics: ['asked/mortgage-after-death'],
  },
  {
    id: 'wills',
    title: {
      en: 'Do I need a will? Is a handwritten one valid?',
      es: '¿Vale un testamento escrito a mano?',
    },
    answer: {
      en: 'A house is good reason for a will: without one state law divides it, and a spouse does not always take everything. A handwritten will is valid here if it is wholly in your own hand, signed and kept where it will be found; a typed one needs two witnesses. Either goes through probate, which owning as a married couple or a living trust avoids. Have an attorney write it.',
      es: 'Tener casa es buena razón para un testamento: sin él la ley la reparte y el cónyuge no siempre recibe todo. Uno a mano vale aquí si está todo escrito de su puño, firmado y guardado donde se encuentre; uno impreso necesita dos testigos. Los dos pasan por la sucesión, que evitan ser dueños como matrimonio o un fideicomiso en vida. Que lo haga un abogado.',
    },
    aspects: {
      'no-will-and-the-spouse': {
        en: 'Without a will a spouse gets only part of a house that stood in your name alone: half beside one child, a third beside two or more; the children take the rest, stepchildren and unmarried partners normally nothing. With no spouse the children have it all, then parents and siblings. A home owned together as a couple goes to the survivor anyway.',
        es: 'Sin testamento, el cónyuge recibe solo parte de una casa a nombre de usted: la mitad si hay un hijo, un tercio si hay dos o más; el resto va a los hijos; hijastros y pareja no casada, normalmente nada. Sin cónyuge, todo a los hijos, luego padres y hermanos. La casa de los dos como matrimonio pasa a quien sobrevive. Un testamento lo cambia.',
      },
      'witnesses-and-odd-forms': {
        en: 'Valid here is a typed will signed before two witnesses, or one written wholly in your own hand and signed, kept where it will be found; a typed one without witnesses, a phone note or a video does not pass a house. A notary is not required but makes it self-proving. One from another country may count if valid there. Ask an attorney.',
        es: 'Vale un testamento impreso firmado ante dos testigos, o uno escrito todo de su mano y firmado, guardado donde se encuentre; uno impreso sin testigos, una nota en el teléfono o un video no transmite una casa. El notario no es obligatorio, pero lo hace más fácil de probar. Uno de otro país puede valer si allá es válido. Decide la corte; vea a un abogado.',
      },
      'probate-or-trust': {
        en: 'A will does not avoid probate; it directs it. A living trust holding the house does, and so does owning it as a married couple or with survivorship. A trust costs more to set up and works only if the deed is put into it, and even then a short will should catch the rest. An attorney compares both for you.',
        es: 'Un testamento no evita la sucesión; la dirige. La evita un fideicomiso en vida con la casa dentro, ser dueños como matrimonio o con survivorship. El fideicomiso cuesta más y solo sirve si se le pasa la escritura; aun así conviene un testamento breve. Para una casa y familia sencilla puede bastar el testamento; un abogado compara.',
      },
      'leave-it-to-someone': {
        en: 'Name the person and the house in a will, say what happens if they die first, and appoint an executor with power to sell: you can leave it to a child, niece, stepchild or charity, in shares or to be sold. Minors need a trustee or guardian. A spouse cannot be cut out entirely, and a later marriage or divorce changes things. An attorney drafts it.',
        es: 'Nombre en el testamento a la persona y la casa, diga qué pasa si muere antes, y designe un albacea con poder de venta: puede dejarla a un hijo, sobrina, hijastro o a una obra, en partes o para vender. Los menores necesitan fiduciario o tutor. Al cónyuge no se le puede excluir del todo. Lo redacta un abogado.',
      },
      'making-one': {
        en: 'Owning a house is a good reason for a will: without one the law divides it, not always as you would. Make it with an attorney, often for a set price, signed before two witnesses; one wholly in your own hand needs none. Tell somebody where it is. Look at it again after marriage, divorce, a birth or a purchase.',
        es: 'Tener casa es buena razón para un testamento: sin él la ley la reparte, no siempre como usted quisiera. Hágalo con un abogado, a menudo por un precio fijo, firmado ante dos testigos; el escrito todo de su mano no los necesita. Diga dónde está. Revíselo tras boda, divorcio, nacimiento o compra.',
      },
    },
    links: ['contact'],
    source: 'G.S. 29-14, 29-15; G.S. 31-3.3, 31-3.4',
    topics: ['asked/wills'],
  },
  {
    id: 'joint-owner-died',
    title: { en: 'Who owns it when a co-owner dies?', es: '¿De quién es si muere un copropietario?' },
    answer: {
      en: 'It depends on the deed: a home that a married couple owned together passes to the survivor at once, outside the will, and so does one whose deed says “survivorship”; otherwise the dead owner’s share goes by will or law to heirs, who become your co-owners. The survivor normally needs only the recorded death certificate to sell. Have an attorney read the deed; the loan goes on.',
      es: 'Depende de la escritura: la casa de un matrimonio pasa de inmediato a quien sobrevive, aparte del testamento, y también la que dice “survivorship”; si no, la parte del fallecido va por testamento o ley a sus herederos, que serán copropietarios con usted. Quien sobrevive normalmente solo necesita el acta de defunción para vender. Que un abogado lea la escritura; el préstamo sigue.',
    },
    aspects: {
      'married-couple': {
        en: 'A home you owned together as a married couple is yours alone from the day of death, outside the will and without probate for the house; children and, normally, creditors of the one who died get no share of it. Record the death certificate so that the public record shows it. The loan goes on, and you may keep paying it.',
        es: 'La casa que tenían juntos como matrimonio es solo suya desde el día de la muerte, fuera del testamento y sin sucesión para la casa; los hijos y, normalmente, los acreedores de quien murió no reciben parte. Registre el acta de defunción para que conste. El préstamo sigue y puede seguir pagándolo. Un abogado confirma la escritura.',
      },
      'selling-as-survivor': {
        side: 'seller',
        en: 'Record a certified death certificate with the Register of Deeds: with the deed and your ID that is usually all a survivor needs to be shown as owner and to sell, and no new deed comes first. The closing attorney checks that title passed to you; if the deed gave shares instead, the estate or heirs sign too. Ask a CPA about your basis.',
        es: 'Registre un acta de defunción certificada en el Register of Deeds: con la escritura y su identificación suele bastar para constar como dueño y vender, sin escritura nueva. El abogado de cierre revisa que el título pasó a usted; si la escritura daba partes, también firman la sucesión o los herederos. Pregunte a un CPA por su base.',
      },
      'shares-and-heirs': {
        en: "If the deed does not say survivorship and you were not married, the share goes by will or by law to that owner's family, who become your co-owners: they decide with you, owe their part of the costs, and must sign a sale. You may buy them out, or either side can ask a court for partition. Have an attorney read the deed first.",
        es: 'Si la escritura no dice survivorship y no estaban casados, la parte pasa por testamento o ley a la familia de ese dueño, que será copropietaria con usted: deciden juntos, pagan su parte y firman una venta. Puede comprarles, o cualquiera puede pedir partición a la corte. Primero, que un abogado lea la escritura.',
      },
      'his-children-or-a-will': {
        en: "The deed comes before the will: what passes by survivorship or as a couple's joint home never reaches the will, so the other owner's own children take nothing of it, whatever the will says. Only a share held without survivorship follows the will or the law. A second marriage often raises the question, so let an attorney read the deed before you answer anybody.",
        es: 'La escritura va antes que el testamento: lo que pasa por survivorship o como casa del matrimonio no llega al testamento, y los hijos del otro dueño no reciben nada de eso, diga lo que diga. Solo la parte sin survivorship sigue el testamento o la ley. En segundos matrimonios es común la duda; que un abogado lea la escritura antes de contestar.',
      },
      'ex-or-divorce-open': {
        en: "If the divorce was not final, you were still spouses, and a home held as a couple passes to the survivor; after a final divorce the joint title is shares, so the dead one's half goes by will or law to their heirs. A separation agreement may have waived rights. Take deed, decree and agreement to an attorney at once.",
        es: 'Si el divorcio no era final, todavía eran cónyuges y la casa de los dos pasa a quien sobrevive; tras un divorcio final el título queda en partes y la mitad del fallecido va por testamento o ley a sus herederos. Un acuerdo de separación pudo renunciar derechos. Lleve pronto escritura, sentencia y acuerdo a un abogado.',
      },
      'parent-and-child': {
        en: 'A parent and child on one deed are owners of shares unless it says survivorship: with that word the survivor has all at once, without it the dead one\'s share passes to that person\'s heirs, which may include brothers and sisters. Look for "with right of survivorship" in the deed; an attorney confirms, and the death certificate is recorded.',
        es: 'Un padre y un hijo en la misma escritura son dueños de partes, salvo que diga survivorship: con esa palabra quien sobrevive se queda con todo; sin ella, la parte pasa a los herederos, que pueden ser también los hermanos. Busque "with right of survivorship" en la escritura; un abogado confirma y se registra el acta.',
      },
    },
    links: ['contact'],
    source: 'G.S. 41-56, 41-71; G.S. 29',
    topics: ['asked/joint-owner-died'],
  },
  {
    id: 'old-family-deed',
    title: {
      en: 'The deed is still in a late relative’s name',
      es: 'La escritura sigue a nombre de un difunto',
    },
    answer: {
      en: 'You can still sell, once it is shown who the heirs are today: an attorney traces the family, any will is probated or an estate opened, and every heir and normally their spouses sign, or a court decides. The longer ago the death, the more heirs, so start before you list. Paying the tax for years does not by itself make you the owner. Legal Aid helps with heirs’ property.',
      es: 'Se puede vender, una vez probado quiénes son hoy los herederos: un abogado rastrea la familia, se valida un testamento o se abre la sucesión, y firman todos los herederos y normalmente sus cónyuges, o decide un tribunal. Cuanto más antigua la muerte, más herederos: empiece antes de publicar. Pagar el predial por años no le hace dueño. Legal Aid ayuda con herencias familiares.',
    },
    aspects: {
      'which-heirs-and-missing-ones': {
        en: 'Every living heir of everyone who died owns a share and signs, and normally their spouses too, so an attorney or genealogist draws the family tree, with affidavits of people who knew the family. Somebody who cannot be found is served by publication in a court case, where a judge can approve the sale. Three generations can mean dozens; start months before you list.',
        es: 'Cada heredero vivo de cada fallecido es dueño de una parte y firma, y normalmente su cónyuge; por eso un abogado o genealogista arma el árbol, con declaraciones de quienes conocieron a la familia. A quien no aparece se le notifica por publicación en la corte, y un juez puede aprobar la venta. Tres generaciones pueden ser docenas; empiece meses antes.',
      },
      'paid-tax-or-lived-there': {
        en: "Paying tax or living there does not make the house yours: it shows good care and may give you a claim for the money spent, but against co-heirs use counts as shared, and ownership by long possession is hard to prove in a family. To sell or borrow you need the others' deeds or a court. Keep receipts; Legal Aid and attorneys help with heirs' property.",
        es: 'Pagar impuestos o vivir ahí no lo hace dueño: muestra cuidado y puede darle derecho a que le repongan gastos, pero entre coherederos el uso se considera compartido y la posesión larga es difícil de probar en familia. Para vender o hipotecar necesita las firmas de los demás o la corte. Guarde recibos; ayudan Legal Aid y abogados.',
      },
      'put-it-in-my-name': {
        en: "Start at the clerk of superior court: a will that was never filed can still matter though late, otherwise the law names the heirs; an attorney then records an affidavit or estate file, and heirs who agree deed their shares to you. There is no simple form that moves a dead person's deed. Costs depend on how many heirs there are.",
        es: 'Empiece en la corte (clerk of superior court): un testamento nunca presentado todavía puede importar aunque tarde; si no hay, la ley dice quién hereda. Luego un abogado registra una declaración o la sucesión, y los herederos de acuerdo le pasan sus partes por escritura. No hay un formulario simple que cambie la escritura de un difunto.',
      },
      'one-heir-sells-or-investor': {
        en: 'An heir may sell only their own share, and companies buy such shares cheaply to force a court sale of the whole, so talk with the family before anybody signs. If a share has been sold, the buyer is now your co-owner: see an attorney fast, since a buyout or a family agreement is often possible before the partition case ends. Legal Aid may help.',
        es: 'Un heredero solo puede vender su propia parte, y hay compañías que las compran baratas para forzar la venta judicial de todo; hable con la familia antes de que alguien firme. Si ya se vendió una parte, el comprador es copropietario: vea pronto a un abogado, porque a menudo se puede comprar o acordar antes de que termine la partición. Legal Aid puede ayudar.',
      },
      'heirs-disagree': {
        en: 'When heirs cannot agree, each may ask the court for partition: the land is divided if that works, otherwise sold, and court sales cost money and often bring less. Cheaper ways are a buyout at an appraised price, a family agreement about who lives there and pays, or mediation. An attorney for the estate explains; one for each side may be wise.',
        es: 'Si los herederos no se ponen de acuerdo, cualquiera puede pedir partición a la corte: se divide si se puede, si no se vende, y la venta judicial cuesta y a menudo rinde menos. Más barato es comprar la parte a precio de avalúo, un acuerdo familiar sobre quién vive y paga, o mediación. Lo explica un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 28A; G.S. 29; G.S. 46A',
    topics: ['asked/old-family-deed'],
  },
];
