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
    links: ['contact'],
    source: 'G.S. 39-7, 47-18; CFPB',
    topics: ['asked/name-off'],
  },
  {
    id: 'spouse-signature',
    title: { en: 'Does my spouse have to sign?', es: '¿Tiene que firmar mi cónyuge?' },
    answer: {
      en: 'To sell, normally yes: in North Carolina a spouse has marital rights even when only one name is on the deed, until a divorce or a written agreement ends them. A home that a couple owns together takes both signatures. To buy, one may take title and sign the purchase loan alone, though lenders have rules. If a spouse refuses or is missing, see a family-law attorney early.',
      es: 'Para vender, normalmente sí: en Carolina del Norte el cónyuge tiene derechos aunque la escritura tenga un solo nombre, hasta que los termine un divorcio o un acuerdo escrito. Una casa de ambos exige las dos firmas. Para comprar, uno puede tomar título y firmar solo el préstamo de compra, según el banco. Si se niega o no aparece, consulte pronto a un abogado de familia.',
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
    links: ['contact'],
    source: 'G.S. 28A-17-12, 29, 31-39',
    topics: ['asked/will-and-probate'],
  },
  {
    id: 'inherited-tax',
    title: { en: 'Do I owe tax on a house I inherited?', es: '¿Pago impuestos por una casa heredada?' },
    answer: {
      en: 'Often little or none: your basis is usually the home’s value on the day of the death (the “step-up”), so only growth since then, less selling costs, is gain. North Carolina has no inheritance tax, and the federal estate tax begins at $15 million in 2026. A house given away during life keeps the giver’s old basis. Get an appraisal as of that day; a CPA figures yours.',
      es: 'A menudo poco o nada: su base suele ser el valor de la casa el día de la muerte (“step-up”), así que solo es ganancia lo que subió después, menos gastos de venta. Carolina del Norte no tiene impuesto de herencia, y el federal empieza en $15 millones en 2026. Una casa regalada en vida conserva la base vieja. Pida un avalúo a esa fecha; calcula un CPA.',
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
    links: ['contact'],
    source: 'Garn-St Germain Act, 12 U.S.C. 1701j-3; IRS Publication 523',
    topics: ['asked/llc-or-trust'],
  },
  {
    id: 'divorce-buyout',
    title: { en: 'How does a buyout of an ex or co-owner work?', es: '¿Cómo compro la parte de mi ex?' },
    answer: {
      en: 'You pay the other’s share of the equity, which is value less the loan payoff, and often less likely selling costs: with $500,000, $300,000 owed and equal shares, $100,000. Whoever stays normally refinances or assumes the loan, because a deed alone leaves both bound to it. Between spouses or in a divorce no gain is taxed then. Get an appraisal, and a family-law attorney for the agreement.',
      es: 'Se paga la parte del otro en el capital: valor menos la deuda, y a menudo menos gastos de venta; con $500,000, $300,000 de deuda y partes iguales son $100,000. Quien se queda normalmente refinancia o asume el préstamo, porque la escritura sola deja a ambos obligados. Entre cónyuges o en un divorcio no se grava entonces la ganancia. Pida un avalúo y un abogado de familia.',
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
    links: ['guideBuying', 'contact'],
    source: 'NC Title Insurance Rating Bureau',
    year: 2026,
    topics: ['asked/title-insurance-cost'],
  },
  {
    id: 'deed-kinds',
    title: { en: 'Which kinds of deed are there?', es: '¿Qué tipos de escritura hay?' },
    answer: {
      en: 'A deed passes ownership, and a deed of trust secures the loan with the house. With a general warranty deed, which the standard contract calls for, the seller vouches for the whole title; with a special one, usual from banks and estates, only for their own time; a quitclaim vouches for nothing. Each is signed before a notary and recorded. On the deed you own, on the loan you owe.',
      es: 'La escritura (deed) pasa la propiedad; el deed of trust garantiza el préstamo con la casa. Con la general warranty deed, la del contrato usual, quien vende responde por todo el título; con la special, común en bancos y sucesiones, solo por su tiempo; el quitclaim no responde de nada. Se firman ante notario y se registran. En la escritura usted es dueño; en el préstamo, deudor.',
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
    links: ['contact'],
    source: 'Garn-St Germain Act, 12 U.S.C. 1701j-3; CFPB Regulation X',
    topics: ['asked/mortgage-after-death'],
  },
  {
    id: 'wills',
    title: {
      en: 'Do I need a will? Is a handwritten one valid?',
      es: '¿Vale un testamento escrito a mano?',
    },
    answer: {
      en: 'A will lets you say who gets the house; without one state law divides it, and a spouse does not always take everything. North Carolina accepts a typed will with two witnesses, and one wholly in your own handwriting and signed, if kept where it will be found. It still goes through probate, which owning as a married couple or a living trust avoids. Have an attorney write it.',
      es: 'Un testamento dice quién recibe la casa; sin él la reparte la ley estatal, y el cónyuge no siempre recibe todo. Aquí vale uno a máquina con dos testigos, y uno escrito por completo a mano y firmado, si se guarda donde lo hallen. De todos modos pasa por la corte. Ser dueños como matrimonio o un fideicomiso en vida puede evitarlo. Que lo redacte un abogado.',
    },
    links: ['contact'],
    source: 'G.S. 29; G.S. 31-3.3, 31-3.4',
    topics: ['asked/wills'],
  },
  {
    id: 'joint-owner-died',
    title: { en: 'Who owns it when a co-owner dies?', es: '¿De quién es si muere un copropietario?' },
    answer: {
      en: 'It depends on the deed: a home that a married couple owned together passes to the survivor at once, outside the will, and so does one whose deed says “survivorship”; otherwise the dead owner’s share goes by will or law to heirs, who become your co-owners. The survivor normally needs only the recorded death certificate to sell. Have an attorney read the deed; the loan goes on.',
      es: 'Depende de la escritura: la casa de un matrimonio pasa de inmediato a quien sobrevive, aparte del testamento, y también la que dice “survivorship”; si no, la parte del fallecido va por testamento o ley a sus herederos, que serán copropietarios con usted. Quien sobrevive normalmente solo necesita el acta de defunción para vender. Que un abogado lea la escritura; el préstamo sigue.',
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
    links: ['contact'],
    source: 'G.S. 28A; G.S. 29; G.S. 46A',
    topics: ['asked/old-family-deed'],
  },
];
