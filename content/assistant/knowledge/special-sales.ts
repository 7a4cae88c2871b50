import type { Entry } from '#domain/chat/knowledge.ts';

/** Inheritance, divorce, debt, tenants and other turns of life in a sale. */
export const specialSales: Entry[] = [
  {
    id: 'inherited-home',
    title: { en: 'How do I sell a house I inherited?', es: '¿Cómo vendo una casa heredada?' },
    answer: {
      en: "The heirs, or the executor if the will or the clerk gives that power, sign and sell; all of them, and normally their spouses, must agree. Within two years of the death notice to creditors and the estate's representative are needed too. Tax is often small, because your basis is generally the value at death, and North Carolina has no inheritance tax. See an estate attorney first.",
      es: 'Firman y venden los herederos, o el albacea si el testamento o la corte le dan ese poder; todos, y normalmente sus cónyuges, deben estar de acuerdo. En los dos años tras la muerte hacen falta aviso a acreedores y la firma del representante. El impuesto suele ser poco: su base es en general el valor al morir, y el estado no cobra por heredar. Primero, un abogado.',
    },
    aspects: {
      'who-must-sign': {
        en: "Every heir who owns a share signs the deed, and normally each one's husband or wife too, even if that name is nowhere on the papers; within two years of the death the estate's representative joins as well. An executor with the power to sell may sign instead. The closing attorney names each signer.",
        es: 'Firma la escritura cada heredero con una parte y normalmente también su esposo o esposa, aunque su nombre no salga en ningún papel; en los dos años tras la muerte firma también el representante de la herencia. Un albacea con poder de vender puede firmar en su lugar. El abogado del cierre dice quién firma.',
      },
      'two-years-and-creditors': {
        en: "You can sell before two years are over, with care: until then a sale by heirs can fail against the estate's creditors unless notice to creditors has been published and the personal representative joins. Creditors get at least three months from that notice. So open the estate first and let the attorney time the closing.",
        es: 'Puede vender antes de dos años, con cuidado: hasta entonces la venta de los herederos puede no valer frente a los acreedores si no se publicó el aviso y no firma el representante personal. Los acreedores tienen al menos tres meses desde el aviso. Abra primero la sucesión y que el abogado fije el cierre.',
      },
      'tax-and-basis': {
        en: "The tax is usually small or none: your basis is generally the home's value on the day of death, so you are taxed only on what it gained since, less selling costs. North Carolina has no inheritance tax. It helps to have a dated appraisal. A CPA figures your case, above all if the home was rented.",
        es: 'El impuesto suele ser poco o nada: su base es en general el valor de la casa el día de la muerte, y solo tributa lo que subió desde entonces, menos gastos de venta. Carolina del Norte no cobra impuesto de herencia. Ayuda un avalúo con esa fecha. Un contador calcula su caso, sobre todo si se rentó.',
      },
      'date-of-death-value': {
        en: "Have a licensed appraiser state the value on the day of death: that figure sets your tax basis and helps divide the estate. It can still be done months or years later, because an appraiser can look back to an earlier date. A broker's opinion or the county's tax value is weaker proof.",
        es: 'Pida a un valuador con licencia el valor del día de la muerte: esa cifra fija su base para impuestos y ayuda a repartir. Se puede hacer incluso meses o años después, porque el valuador puede mirar a una fecha anterior. La opinión de un broker o el valor fiscal del condado son prueba más débil.',
      },
      'no-will-or-old-name': {
        en: "Without a will the state's rules name the heirs, and the house is theirs from the death on, even if the deed still carries the old name. No new deed is needed first, but the chain of heirs must be proved: take the death certificate, any will and a family list to an estate attorney.",
        es: 'Sin testamento, las reglas del estado nombran a los herederos, y la casa es de ellos desde la muerte aunque la escritura siga con el nombre anterior. No hace falta antes otra escritura, pero hay que probar la cadena: lleve acta de defunción, testamento si lo hay y lista de la familia a un abogado de sucesiones.',
      },
      'selling-from-far-away': {
        en: 'You can sell from another state without ever living there: an estate attorney in the county opens the estate, papers travel by mail or email with a notary where you are, and the team shows and reports. Arrange insurance for an empty house, heat, yard and a local key first.',
        es: 'Puede vender desde otro estado sin haber vivido aquí: un abogado de sucesiones del condado abre el trámite, los papeles van por correo con notario donde usted está, y el equipo muestra la casa e informa. Antes arregle seguro de casa vacía, calefacción, jardín y alguien local con llave.',
      },
      'tenants-inside': {
        en: 'The lease goes with the house: the tenant stays to the end of it, pays the estate or heirs, and the deposit is now your duty to pass on or return. Tell the tenant in writing whom to pay, ask for lease, deposit and keys, and call the insurer. You can sell with the tenant inside, or wait for the lease to end. Who may sign meanwhile, the estate attorney says.',
        es: 'El contrato sigue con la casa: quien renta se queda hasta que termine, paga a la sucesión o a los herederos, y ahora le toca a usted traspasar o devolver el depósito. Avise por escrito a quién se paga, pida contrato, depósito y llaves, y llame al seguro. Puede vender con inquilino o esperar a que termine. Quién firma entre tanto lo dice el abogado de sucesiones.',
      },
      'minor-heirs': {
        en: "A child under 18 cannot sign a deed, and a parent cannot simply sign instead: a guardian of the estate asks the clerk of court for leave to sell the child's share, and a superior court judge confirms it, with a ten-day upset period. The money is kept for the child. It takes weeks to months, so see an estate attorney before you list.",
        es: 'Un menor de 18 no puede firmar una escritura, y el padre o la madre no firman sin más por él: un tutor de bienes pide al clerk permiso para vender su parte, y un juez del tribunal superior lo confirma, con diez días para mejores ofertas. El dinero se guarda para el menor. Tarda semanas o meses; vea a un abogado de sucesiones antes de publicar.',
      },
    },
    links: ['contact', 'sell'],
    source: 'G.S. 28A-15-2, 28A-17-12; IRC 1014; G.S. 35A-1301',
    topics: ['selling/inherited-home'],
  },
  {
    id: 'executor-sale',
    title: {
      en: 'Can an executor or trustee sell the house?',
      es: '¿Puede vender el albacea o el fiduciario?',
    },
    answer: {
      en: "An executor can sell with letters from the clerk of court and a power of sale in the will, or else with the heirs' signatures or a court's leave. A trustee shows a certification of trust. Such sales are mostly free of the state disclosure form, never free to misstate, and the deed often promises less. An estate attorney says who must sign.",
      es: 'El albacea puede vender con las cartas testamentarias (letters) del secretario del tribunal y un poder de venta en el testamento, o si no con las firmas de los herederos o permiso judicial. Un fiduciario muestra la certificación del trust. Casi nunca exigen la declaración estatal, pero tampoco permiten mentir, y la escritura suele garantizar menos. Quién firma lo dice un abogado.',
    },
    aspects: {
      'without-the-heirs': {
        en: "It depends on the will: if it gives a power of sale, an executor can usually sell without the heirs' signatures, but only for the estate's good, and not cheaply to a friend or to himself. Without that power the heirs sign, or a court allows it. An heir with doubts asks an estate attorney soon.",
        es: 'Depende del testamento: si da poder de venta, el albacea suele poder vender sin la firma de los herederos, pero solo por el bien de la herencia y no barato a un amigo ni a sí mismo. Sin ese poder firman los herederos o lo permite un juez. Un heredero con dudas consulte pronto a un abogado.',
      },
      'court-permission': {
        en: "Court permission is needed when the will gives no power of sale and the heirs do not all sign, for example to pay the estate's debts; with a power of sale it usually is not. Without a will an administrator has no such power, so the heirs sign or the court allows the sale. The clerk explains procedure, an estate attorney the rest.",
        es: 'Hace falta permiso del tribunal si el testamento no da poder de venta y no firman todos los herederos, por ejemplo para pagar deudas; con poder de venta normalmente no. Sin testamento el administrador no tiene ese poder: firman los herederos o lo permite el tribunal. El secretario explica el trámite y un abogado lo demás.',
      },
      'letters-and-papers': {
        en: 'You need your letters from the clerk of superior court before you sign for the estate; being named in the will is not yet authority. Have the letters, the death certificate and the will at hand, and the deed if you find it. Then you may sign a listing if the will or the heirs let you sell.',
        es: 'Necesita sus cartas (letters) del secretario del tribunal superior antes de firmar por la herencia; estar nombrado en el testamento aún no da autoridad. Tenga a mano las cartas, el acta de defunción y el testamento, y la escritura si la halla. Entonces puede firmar con el agente (listing) si el testamento o los herederos lo permiten.',
      },
      trustee: {
        en: "A trustee signs for a home the trust owns and shows a certification of trust, a short paper that proves the powers without handing over the whole trust; with several trustees, usually more than one signs. No probate is needed for it. The deed must really stand in the trust's name, so let the closing attorney look early.",
        es: 'El fiduciario (trustee) firma por la casa que es del fideicomiso y muestra una certificación del trust, un papel breve que prueba sus poderes sin entregar todo el documento; si hay varios, suelen firmar más de uno. No hace falta sucesión. La escritura debe estar de verdad a nombre del trust: que el abogado la vea pronto.',
      },
      'disclosure-form': {
        en: 'An executor, administrator or trustee handling an estate or trust generally need not fill in the state disclosure form, since many never lived there. What you do know you may not misstate or hide, agents must disclose known defects, and the lead paint form for homes from before 1978 remains. The attorney confirms the exemption.',
        es: 'Un albacea, administrador o fiduciario que maneja una herencia o trust en general no llena el formulario estatal de divulgación, pues muchas veces nunca vivió ahí. Lo que sí sabe no puede falsearlo ni ocultarlo, el agente debe revelar defectos conocidos, y sigue el de plomo en casas de antes de 1978. Lo confirma el abogado.',
      },
      'slow-fees-and-duty': {
        en: "An executor who delays, or who sells too low, answers to the clerk of court: an heir may ask for an accounting or have the clerk look at the case, and an attorney says whether removal is possible. No single date to sell fits every estate. The executor's pay is for the clerk and the attorney to settle.",
        es: 'Un albacea que se demora o vende demasiado barato responde ante el secretario del tribunal: un heredero puede pedir cuentas o que el secretario revise el caso, y un abogado dice si cabe removerlo. No hay una sola fecha para vender en toda herencia. La paga del albacea la fijan el secretario y el abogado.',
      },
      'heir-lives-there': {
        en: 'Someone in the family who lives there does not stop a sale, but the house normally must be empty for it: put a move-out date in writing, kindly and early. Without a lease a relative who will not go is removed only by the court. Rent, and who pays tax, insurance and upkeep meanwhile, depends on who owns it, heirs or estate; the estate attorney says what you may do as executor.',
        es: 'Que un familiar viva ahí no impide vender, pero normalmente la casa debe quedar vacía: ponga por escrito, con buen trato y temprano, una fecha de salida. Sin contrato, a quien no se va solo lo saca la corte. La renta, y quién paga impuesto, seguro y mantenimiento entre tanto, depende de quién es dueño, herederos o sucesión; qué puede hacer como albacea lo dice el abogado.',
      },
      'executor-buys-it': {
        en: 'Only in the open and with care: an executor owes the heirs loyalty and may not sell cheaply to himself, so such a sale can be undone. The usual way is an independent appraisal, full price, the written consent of all heirs, or leave of the court. An executor who is also an heir can instead buy out the others. An estate attorney sets it up first.',
        es: 'Solo a la vista de todos y con cuidado: el albacea debe lealtad a los herederos y no puede venderse barato a sí mismo; una venta así puede anularse. Lo usual es un avalúo independiente, precio completo y consentimiento escrito de todos los herederos, o permiso de la corte. Si también es heredero, puede comprar la parte de los otros. Primero, un abogado de sucesiones.',
      },
      'what-it-is': {
        en: 'An executor is the person a will names to settle an estate, once the clerk of court has issued letters; without a will the clerk appoints an administrator for the same work: gather what there is, pay debts, then hand over the rest. A trustee does it for a trust. Whether they may sell the house alone depends on the will, the heirs and the court.',
        es: 'El albacea (executor) es la persona que un testamento nombra para arreglar la sucesión, una vez que la corte le da las cartas (letters); sin testamento la corte nombra un administrador para lo mismo: juntar los bienes, pagar deudas y entregar el resto. En un trust lo hace el trustee. Que pueda vender por sí solo la casa depende del testamento, los herederos y la corte.',
      },
      'executor-pay': {
        en: 'The clerk of court sets it, up to 5% of what comes into the estate and what is properly spent, and approves it before it is taken. A house usually counts only so far as its price was used to pay debts or legacies, so heirs who sell an inherited home owe no such share of it. An executor may also go without pay. The estate attorney has the figures.',
        es: 'Lo fija el clerk de la corte, hasta 5% de lo que entra a la sucesión y de lo gastado debidamente, y lo aprueba antes de cobrarse. La casa suele contar solo en lo que su precio se usó para pagar deudas o legados, así que de una casa heredada que venden los herederos no se debe esa parte. También puede no cobrar. El abogado de sucesiones tiene las cifras.',
      },
    },
    links: ['contact', 'sell'],
    source: 'G.S. 28A-15-1, 28A-17; G.S. 36C-10-1013; G.S. 28A-23-3',
    year: 2026,
    topics: ['selling/executor-or-estate-sale-trust'],
  },
  {
    id: 'organization-sale',
    title: {
      en: 'Who signs when a church or company sells?',
      es: '¿Quién firma si vende una iglesia o empresa?',
    },
    answer: {
      en: 'An organization sells through the people its own papers empower: trustees, officers, members or managers, after the vote those papers and the law ask for. The closing attorney wants to see the bylaws or agreement, the resolution with the vote, and proof that it exists, before a deed is signed. The name on the deed is the seller. Settle it before you list, with an attorney.',
      es: 'Una organización vende por medio de quienes sus papeles facultan: fiduciarios (trustees), directivos, miembros o gerentes, tras el voto que esos papeles y la ley piden. El abogado de cierre quiere ver estatutos o acuerdo, la resolución con el voto y prueba de que existe, antes de firmar la escritura. Vende quien figura en ella. Arréglelo antes de anunciar, con un abogado.',
    },
    aspects: {
      'church-or-congregation': {
        en: 'A congregation sells as its own rules say: title often stands in the names of trustees, who sign after the members or a higher body vote, while in some denominations a bishop or conference must consent; an incorporated one follows its bylaws and the nonprofit law. Find the deed, the bylaws and who the trustees are now, hold the vote with minutes, and let an attorney check it before a listing is signed.',
        es: 'Una congregación vende según sus propias reglas: el título suele estar a nombre de fiduciarios (trustees), que firman tras el voto de los miembros o de un órgano superior; en algunas denominaciones debe consentir el obispo o la conferencia, y si es corporación mandan sus estatutos y la ley. Busque escritura, estatutos y quiénes son hoy los trustees, voten con acta, y que un abogado lo revise antes de anunciar.',
      },
      'company-or-nonprofit': {
        en: 'In a company an officer, manager or member signs, as its operating agreement or bylaws say; a nonprofit that sells nearly all it owns needs a vote of its board, often of its members, and notice. A resolution names the home, the lowest price and who may sign. The attorney also checks good standing with the Secretary of State. Donors’ conditions or a grant can limit a sale.',
        es: 'En una empresa firma un directivo, gerente o miembro, según su acuerdo operativo o estatutos; una entidad sin fines de lucro que vende casi todo necesita el voto de su junta, a menudo de sus miembros, y aviso. Una resolución nombra la casa, el precio mínimo y quién firma. El abogado revisa también que la entidad esté vigente ante el Secretary of State. Condiciones de donantes o de una subvención pueden limitar la venta.',
      },
      'buying-from-one': {
        side: 'buyer',
        en: 'Buying from a church, company, bank or club, have your attorney see early that the one who signs may sign: the resolution, the bylaws or trust paper, and good standing. Boards meet seldom, so allow days for an answer and put a date in your offer. Such a seller may know little of the house and disclose little, and a deed with fewer promises is common. Inspect all the more.',
        es: 'Si compra a una iglesia, empresa, banco o club, que su abogado vea pronto que quien firma puede firmar: la resolución, los estatutos o el papel del fideicomiso, y que esté vigente. Las juntas se reúnen poco: deje días para la respuesta y ponga fecha en su oferta. Ese vendedor quizá sabe y divulga poco, y es común una escritura con menos promesas. Inspeccione más.',
      },
    },
    links: ['contact'],
    source: 'G.S. 61-2 to 61-5; G.S. 55A-12-02; G.S. 59B-6',
    topics: ['asked/organization-sale'],
  },
  {
    id: 'co-owners-disagree',
    title: { en: 'A co-owner or sibling will not sell', es: 'Un copropietario o hermano no quiere vender' },
    answer: {
      en: 'All owners, and normally their spouses, must sign to sell the whole. If one will not, you may sell only your share, buy the other out, or ask the court for partition, slowly and at a cost. Meanwhile loan and tax fall due whoever lives there; keep proof of what you pay, for a court can weigh it when money is divided. The team stays neutral; see an attorney.',
      es: 'Para vender todo deben firmar todos los dueños y normalmente sus cónyuges. Si uno se niega, puede vender solo su parte, comprar la del otro o pedir partición al tribunal, con demora y costo. Mientras, préstamo e impuesto vencen viva quien viva allí; guarde prueba de lo que paga, que el tribunal puede considerar al repartir. El equipo es neutral; vea a un abogado.',
    },
    aspects: {
      'force-a-sale': {
        en: 'A co-owner can ask the court for partition: the clerk divides the land or, if that would do real harm, as with one house, orders a sale and splits the money. A majority cannot simply outvote one owner. It takes months, costs money and often brings less than an ordinary sale, so talk to an attorney and offer a buyout first.',
        es: 'Un copropietario puede pedir al tribunal la partición: se divide el terreno o, si eso causa daño serio, como con una sola casa, se ordena vender y se reparte. La mayoría no puede simplemente imponerse a uno. Tarda meses, cuesta y suele rendir menos que una venta normal; hable con un abogado y ofrezca antes comprarle su parte.',
      },
      'sell-without-signature': {
        en: "The whole house cannot be sold without every owner's signature, and normally the spouses': three of four is not enough, and an agent cannot list the whole with only some. You may sell or give away your own share without the others, though few strangers buy one and a lender rarely finances it.",
        es: 'La casa entera no se vende sin la firma de todos los dueños y normalmente de sus cónyuges: tres de cuatro no bastan, y un agente no puede anunciarla completa si firman solo algunos. Usted puede vender o ceder su parte sin los demás, aunque pocos extraños la compran y casi ningún banco la financia.',
      },
      'buy-out': {
        en: 'A buyout is often the cheapest way out: agree on a value, best from one appraisal, take off the loan and sale costs, multiply by the share, and have a closing attorney write the deed while the one who stays refinances the loan. Put the offer in writing with a date; if money is short, talk of installments with the attorney.',
        es: 'Comprar la parte del otro a menudo es la salida más barata: acuerden un valor, mejor con un avalúo, resten préstamo y gastos, multipliquen por la parte, y un abogado hace la escritura mientras quien se queda refinancia. Haga la oferta por escrito y con fecha; si falta dinero, hable de pagos a plazos con el abogado.',
      },
      'lives-there-and-pays-nothing': {
        en: "Each co-owner may live there, and usually owes the others no rent unless he shuts them out or agreed to pay; but loan, tax and insurance are everyone's, and who pays more can claim it back when the money is divided. Keep receipts and write down any refusal to let you in. You cannot lock him out; see an attorney.",
        es: 'Cada copropietario puede vivir ahí y por lo general no debe renta a los demás, salvo que los excluya o lo haya pactado; pero préstamo, impuesto y seguro son de todos, y quien paga de más puede reclamarlo al repartir. Guarde recibos y anote si no le deja entrar. No puede echarlo usted; vea a un abogado.',
      },
      'unmarried-ex-or-friend': {
        en: 'Unmarried people on one deed are co-owners, not a divorcing couple: family court does not divide the house, each may ask for partition, and both still owe the loan they signed. Choose between selling together, one buying the other out with a refinance, or court. Any agreement you signed when buying counts; an attorney reads it.',
        es: 'Una pareja no casada o dos amigos en la escritura son copropietarios, no esposos en divorcio: ningún tribunal de familia reparte la casa, cada uno puede pedir partición y ambos deben el préstamo que firmaron. Vendan juntos, que uno compre la parte del otro y refinancie, o vayan al tribunal. Cuenta lo que firmaron al comprar; lo lee un abogado.',
      },
      'mediation-and-neutral-team': {
        en: 'Agreement is the cheap way: let a mediator, or one attorney for each side, put value, debts, dates and who pays meanwhile on one page. The team stays neutral, works only for owners who sign, and cannot advise one against another; it can give all of you the same price evidence.',
        es: 'El acuerdo es lo barato: un mediador, o un abogado por cada lado, pone en una hoja valor, deudas, fechas y quién paga mientras tanto. El equipo es neutral, trabaja solo para los dueños que firman y no aconseja a uno contra otro; puede dar a todos la misma evidencia de precio.',
      },
      'not-speaking': {
        en: 'Owners who do not speak can still sell: each signs the listing and the contract apart, by e-signature, and the team sends both the same message at once, takes instructions only from all of you, and favors nobody. Agree early, in writing, on list price, lowest price, repairs and how the money is divided; attorneys can speak for each. If one does not answer, nothing is accepted, and only a court can move it.',
        es: 'Dueños que no se hablan también pueden vender: cada uno firma por su lado el contrato con el agente (listing) y el de compraventa, con firma electrónica, y el equipo manda a ambos el mismo mensaje, sigue solo instrucciones de todos y no favorece a nadie. Acuerden pronto, por escrito, precio, mínimo, arreglos y reparto; los abogados pueden hablar por cada uno. Si uno no contesta, nada se acepta y solo decide un juez.',
      },
    },
    links: ['contact'],
    source: 'G.S. 46A; North Carolina practice on ouster and contribution (Pierce Law Group, 2026)',
    topics: ['selling/co-owners-or-heirs-disagree'],
  },
  {
    id: 'divorce-sale',
    title: { en: 'We are divorcing: what about the house?', es: 'Nos divorciamos: ¿qué pasa con la casa?' },
    answer: {
      en: 'You two settle by agreement who keeps it or whether to sell, or a court does by equitable distribution; until then a home a married couple owns together sells only with both signatures. Meanwhile everyone on the loan owes it, whoever lives there: settle in writing who pays. A deed alone frees nobody. Claims come before the divorce is final, so see a family-law attorney.',
      es: 'Ustedes acuerdan quién se queda con ella o si se vende, o lo decide un tribunal; mientras, la casa de un matrimonio se vende solo con ambas firmas. Entretanto deben todos los del préstamo, viva quien viva allí: acuerden por escrito quién paga. La escritura sola no libera a nadie. Los reclamos se presentan antes del divorcio definitivo: vea primero a un abogado de familia.',
    },
    aspects: {
      'both-signatures': {
        en: 'Both spouses sign to sell a home they own together, separated or not, and normally also when only one is on the deed, unless a recorded agreement or a court order releases the other. So an offer cannot be accepted with one signature. If the other will not answer, the family-law attorneys or the court must move.',
        es: 'Para vender la casa de ambos firman los dos, estén separados o no, y normalmente también si solo uno está en la escritura, salvo que un acuerdo registrado o una orden judicial libere al otro. Así que una oferta no se acepta con una sola firma. Si el otro no contesta, actúan los abogados de familia o el tribunal.',
      },
      'cannot-find-spouse': {
        en: 'If the other has disappeared and cannot be found, the way runs through the court: you show a real search, last address, relatives, employer, public records, and the court may let you give notice in a newspaper, once a week for three weeks. After a year apart that can bring the divorce, and then a partition case can order the sale. Property claims come before the divorce. Begin months ahead with a family-law attorney.',
        es: 'Si el otro desapareció y no se encuentra, el camino es la corte: usted demuestra una búsqueda real, última dirección, parientes, empleo, registros, y la corte puede permitir el aviso en un periódico, una vez por semana durante tres semanas. Tras un año separados puede llegar así el divorcio, y luego un juicio de partición puede ordenar la venta. Los reclamos van antes del divorcio. Empiece meses antes con un abogado de familia.',
      },
      'still-on-the-loan': {
        en: 'Everyone who signed the loan owes it, whoever lives there, until it is paid off, refinanced or the lender releases you in writing; a deed or divorce paper does not bind the bank. Late payments hurt both of you, so settle in writing who pays meanwhile. Ask the servicer about release or assumption, and the family-law attorney about temporary orders.',
        es: 'Quien firmó el préstamo lo debe, viva quien viva ahí, hasta que se pague, se refinancie o el banco lo libere por escrito; una escritura o el divorcio no obliga al banco. Los atrasos dañan el crédito de ambos: acuerden por escrito quién paga. Pregunte al servicer por liberación o asunción y al abogado por órdenes temporales.',
      },
      'sell-before-or-after': {
        en: "Many couples sell before the divorce is final: both still sign and agree, the money can wait in the attorney's account, and the larger tax exclusion for joint filers may apply. Waiting can suit a parent who stays for a time. Property claims must be filed before the decree either way; ask the attorney and a CPA.",
        es: 'Muchas parejas venden antes de que el divorcio sea final: ambos firman, el dinero puede esperar en la cuenta del abogado y puede valer la exclusión fiscal mayor de declaración conjunta. Esperar puede convenir si el padre o la madre se queda un tiempo. Los reclamos se presentan antes de la sentencia; vea al abogado y a un contador.',
      },
      'leaving-or-missed-deadline': {
        en: 'Moving out does not by itself cost you your share of the house. What can is time: a claim to divide property must be filed before the divorce is final, and afterward it may be lost, apart from what your names on the deed still give you. See a family-law attorney this week.',
        es: 'Mudarse no le quita por sí solo su parte de la casa. Lo que sí puede quitársela es el tiempo: el reclamo para dividir bienes debe presentarse antes de que el divorcio sea final, y después puede perderse, salvo lo que le dé su nombre en la escritura. Vea a un abogado de familia esta semana.',
      },
      'make-the-other-sell': {
        en: 'You cannot make your spouse sell by yourself, and nobody has to sell at once: without an agreement a judge decides in equitable distribution, giving the house to one with payment to the other or ordering a sale. After the divorce, former spouses on the deed may ask for partition. Mediation is quicker; ask your attorney.',
        es: 'Por su cuenta no puede obligar a su cónyuge a vender, y nadie tiene que vender de inmediato: sin acuerdo decide un juez en la distribución equitativa, dando la casa a uno con pago al otro u ordenando venderla. Tras el divorcio, los ex en la escritura pueden pedir partición. La mediación es más rápida; pregunte a su abogado.',
      },
      'court-ordered-sale': {
        en: 'A court order to sell is followed as written: it may set the listing date, the agent, the price or how it is lowered, who signs and where the money waits. Give the whole order to attorney and agent before listing; both spouses normally still sign, and if one refuses, the judge can enforce it or name somebody to sign. The team works with both alike, apart if need be.',
        es: 'Una orden judicial de vender se sigue como está escrita: puede fijar cuándo se anuncia, el agente, el precio o cómo se baja, quién firma y dónde se guarda el dinero. Dé la orden completa a su abogado y al agente antes de anunciar; normalmente firman ambos, y si uno se niega, el juez puede obligar o nombrar a quien firme. El equipo trata a los dos por igual, por separado si hace falta.',
      },
    },
    links: ['contact'],
    source: 'G.S. 1A-1 (Rule 4), 29-30, 39-13.4, 46A, 50-6, 50-11, 50-20; IRC 1041',
    topics: ['selling/divorce-or-separation-spouse-s-signature'],
  },
  {
    id: 'power-of-attorney',
    title: {
      en: 'Can I sell for a parent by power of attorney?',
      es: '¿Puedo vender por mi padre o madre con un poder?',
    },
    answer: {
      en: "Somebody can sign for another by a power of attorney that covers real property, is notarized and gets recorded with the deed. It ends at death, and the agent must act for that person. Title insurers and lenders often refuse old or narrow ones, so show it to the attorney before listing or the offer. Without one, if a parent can no longer decide, a court's guardianship is needed.",
      es: 'Alguien puede firmar por otra persona con un poder que cubra inmuebles, esté notariado y se registre con la escritura. Termina con la muerte, y debe usarse en interés de esa persona. Aseguradoras de título y bancos a menudo rechazan poderes viejos o limitados: muéstrelo al abogado antes de publicar o de ofertar. Sin poder, si su padre o madre ya no puede decidir, hace falta tutela judicial.',
    },
    aspects: {
      'which-paper-works': {
        en: 'It must give power over real estate, be signed by the owner while able to decide, be notarized, and be recorded with the register of deeds by the time of the deed. One from another state can serve if it meets that; a healthcare paper or an unnotarized print-out does not. The closing attorney checks it before you list.',
        es: 'Debe dar poder sobre bienes raíces, estar firmado por el dueño cuando aún podía decidir, notariado y registrado en el registro de escrituras a más tardar junto con la escritura. Uno de otro estado puede servir si cumple eso; uno médico o impreso sin notario no. El abogado del cierre lo revisa antes de anunciar.',
      },
      'old-or-refused': {
        en: 'An old power of attorney may still be valid, but title insurers and lenders often refuse one that is old, narrow or only a copy, so find the original and send it to the closing attorney before listing. If the owner can still decide, a fresh one is easiest. The title company and the lender have the last word.',
        es: 'Un poder viejo puede seguir siendo válido, pero el seguro de título y el banco suelen rechazar los viejos, limitados o en copia; busque el original y mándelo al abogado del cierre antes de anunciar. Si la persona aún puede decidir, lo más fácil es uno nuevo. La última palabra la tienen la aseguradora de título y el banco.',
      },
      'after-death': {
        en: 'A power of attorney ends at death, so you can no longer sign, list or close with it, even if a contract was already running. From then on the executor, or the administrator and heirs, act with letters from the clerk of court. Tell the team and see an estate attorney before anything is signed.',
        es: 'El poder termina con la muerte, así que ya no puede firmar, anunciar ni cerrar con él, aunque ya hubiera un contrato. Desde entonces actúan el albacea, o el administrador y los herederos, con las cartas (letters) del secretario del tribunal. Avise al equipo y vea a un abogado de sucesiones antes de firmar nada.',
      },
      'no-paper-and-cannot-decide': {
        en: 'If a parent can no longer decide and never signed one, nobody in the family may sell: the clerk of court must appoint a guardian, and the court approves the sale as well. Being a child or paying the bills is not enough. It takes weeks to months; an elder-law attorney files it and weighs Medicaid too.',
        es: 'Si su padre o madre ya no puede decidir y nunca firmó un poder, nadie de la familia puede vender: el tribunal debe nombrar un tutor y además aprobar la venta. Ser hijo o pagar las cuentas no basta. Tarda semanas o meses; un abogado de derecho de mayores lo tramita y evalúa también Medicaid.',
      },
      'agent-buys-it': {
        en: 'An agent under a power of attorney must act for the owner, not for himself: buying the house yourself, or selling it cheaply to family, is self-dealing unless the paper clearly allows it. Get an independent appraisal, and an attorney for the owner, before any such step; siblings and Medicaid may ask later.',
        es: 'Quien actúa con un poder debe hacerlo por el dueño, no por sí mismo: comprar usted la casa o venderla barata a la familia es abusar del poder en beneficio propio, salvo que el poder lo permita claramente. Antes pida un avalúo independiente y un abogado para el dueño; los hermanos y Medicaid pueden preguntar después.',
      },
      'sign-for-a-relative-who-is-well': {
        en: 'A relative who is well but away can sign by mail with a notary where they are, or give you a power of attorney made for this sale and this property. It needs a notary and is recorded. A lender must accept it for a loan, so ask the attorney two or three weeks before closing.',
        es: 'Un familiar que está bien pero lejos puede firmar por correo con notario donde esté, o darle un poder hecho para esta venta y esta propiedad. Va notariado y se registra. Si hay préstamo, el banco debe aceptarlo: pregunte al abogado dos o tres semanas antes del cierre.',
      },
    },
    links: ['contact'],
    source: 'G.S. 32C; G.S. 47-28; G.S. 35A',
    topics: ['selling/power-of-attorney-incapacity-older-parent'],
  },
  {
    id: 'behind-on-payments',
    title: { en: 'I am behind and fear foreclosure', es: 'Estoy atrasado y temo la ejecución hipotecaria' },
    answer: {
      en: 'You can still sell or pay off until the last upset-bid period after an auction ends, so call your servicer today: generally no foreclosure is filed until you are more than 120 days late, and there are plans and modifications to ask for. HUD-approved counselors are free; never pay upfront for a rescue. Dates on court papers matter: an attorney or Legal Aid now.',
      es: 'Aún puede vender o pagar hasta que termine el último plazo de pujas tras la subasta, así que llame hoy a su servicer (quien cobra): en general no inician la ejecución (foreclosure) antes de 120 días de atraso, y hay planes y modificaciones que pedir. Los consejeros aprobados por HUD son gratis; nunca pague por adelantado un rescate. Las fechas importan: un abogado o Legal Aid ya.',
    },
    aspects: {
      'missed-one-payment': {
        en: 'One missed payment does not lose the home: call the servicer now, before the next is due. A late fee comes after the days of grace in your note, a payment 30 days late can go to the credit bureaus, and generally no foreclosure is filed until you are more than 120 days late. Ask about a plan, or a free HUD-approved counselor.',
        es: 'Un pago atrasado no le quita la casa: llame ya a su servicer, antes del siguiente. El recargo llega tras los días de gracia de su pagaré, un pago con 30 días de atraso puede ir a los burós de crédito, y en general no inician la ejecución antes de 120 días. Pida un plan, o un consejero aprobado por HUD, gratis.',
      },
      'can-i-still-sell': {
        en: 'You can still sell, even after papers came or an auction date is set, as long as it closes before the last upset-bid period after the auction ends: the loan and costs are paid from the price and the rest is yours. Time is short, so call your servicer for the payoff, an attorney, and the team today.',
        es: 'Todavía puede vender, aun con papeles o fecha de subasta, si cierra antes de que termine el último plazo de pujas tras la subasta: del precio se pagan préstamo y costos y el resto es suyo. El tiempo es corto: llame hoy a su servicer por el saldo, a un abogado y al equipo.',
      },
      'how-long-do-i-have': {
        en: 'Generally no foreclosure is filed until you are more than 120 days late; in North Carolina a 45-day notice, a hearing before the clerk, the sale and a 10-day upset-bid period follow, so it usually takes months. Open every letter: the dates on your own papers count, and an attorney or Legal Aid reads them.',
        es: 'En general no se presenta la ejecución hasta pasar 120 días de atraso; en Carolina del Norte siguen un aviso de 45 días, una audiencia ante el secretario del tribunal, la venta y 10 días de pujas, así que suele tardar meses. Abra cada carta: cuentan las fechas de sus papeles, y un abogado o Legal Aid los lee.',
      },
      'plans-and-help': {
        en: 'Ask your servicer for loss mitigation in writing: a repayment plan, forbearance, adding missed payments to the end, or a modification. Apply early and send everything, because a complete application can pause things. A HUD-approved counselor does it with you for free. Ask the counselor which state help has money now.',
        es: 'Pida por escrito a su servicer opciones para no perder la casa (loss mitigation): plan de pagos, pausa (forbearance), mover lo atrasado al final o una modificación. Solicite pronto y completo, porque una solicitud completa puede frenar el proceso. Un consejero aprobado por HUD lo hace con usted gratis y sabe qué ayuda estatal hay hoy.',
      },
      'rescue-offers': {
        en: 'Do not pay upfront, and do not sign over the deed: firms or visitors who promise to stop a foreclosure for a fee, or offer to catch up your loan for your signature, often leave owners without house and still in debt. HUD-approved counselors are free. Have an attorney read anything first, and report it to the Attorney General.',
        es: 'No pague por adelantado ni ceda la escritura: quien promete parar la ejecución por una cuota, o ponerse al día por usted a cambio de su firma, suele dejar al dueño sin casa y con deuda. Los consejeros aprobados por HUD son gratis. Que un abogado lea todo antes, y denúncielo al fiscal general.',
      },
      'equity-and-credit': {
        en: 'If the price covers the loan, arrears and costs, selling yourself keeps the rest for you; at an auction what is left after debts is yours too, but auctions often bring less, and a foreclosure marks your credit for years. If you owe more than it is worth, ask about a short sale. An attorney and counselor weigh it.',
        es: 'Si el precio cubre préstamo, atrasos y costos, al vender usted se queda con el resto; en una subasta lo que sobra también es suyo, pero suele rendir menos, y la ejecución marca su crédito por años. Si debe más de lo que vale, pregunte por una venta corta. Un abogado y un consejero lo evalúan.',
      },
      'stop-the-sale': {
        en: 'A sale date can be stopped by paying off the loan and costs, by catching up where the loan or servicer allows it, by a plan the servicer confirms in writing, by a court order or bankruptcy filing, or by closing your own sale first. A promise on the phone does not stop it. Call an attorney or Legal Aid now, with the papers in hand.',
        es: 'Una fecha de subasta se detiene pagando el préstamo y los costos, poniéndose al día si el préstamo o el servicer lo permite, con un plan que el servicer confirme por escrito, con orden del tribunal o bancarrota, o cerrando antes su propia venta. Una promesa por teléfono no la detiene. Llame ya a un abogado o a Legal Aid, con los papeles en la mano.',
      },
      'what-it-is': {
        en: "Foreclosure is how a lender sells a house when the loan is not paid. In North Carolina it generally begins once you are more than 120 days late, with a notice, a hearing before the clerk, a public sale and at least ten days in which others may bid more. Until then the owner may sell, catch up or pay off; money above the debts is the owner's.",
        es: 'La ejecución (foreclosure) es cómo el banco vende una casa cuando no se paga el préstamo. En Carolina del Norte suele empezar con más de 120 días de atraso: aviso, audiencia ante el clerk, venta pública y al menos diez días en que otros pueden ofrecer más. Hasta entonces el dueño puede vender, ponerse al día o pagar; lo que sobre de las deudas es suyo.',
      },
    },
    links: ['contact', 'call'],
    source: '12 CFR 1024.41; G.S. 45-102, 45-21.16; CFPB',
    topics: [
      'selling/behind-on-payments-or-in-foreclosure',
      'money/missed-payments-foreclosure-short-sale-underwate',
    ],
  },
  {
    id: 'selling-with-tenants',
    title: {
      en: 'What happens to a tenant when a home sells?',
      es: '¿Qué pasa con el inquilino si se vende?',
    },
    answer: {
      en: "You can sell with a tenant inside, but a fixed lease goes with the home: the buyer takes it, and the deposit is handed over or returned within 30 days. A month-to-month lease can end with seven days' notice, or what the lease sets. A buyer who wants to live there needs the date in the contract and the lender's. Paid early move-outs are fine; only a court evicts.",
      es: 'Puede vender con inquilino, pero un contrato a plazo sigue con la casa: quien compra lo asume y el depósito se traspasa o devuelve en 30 días. El de mes a mes puede terminar con siete días de aviso, o según contrato. Quien quiere vivir ahí pone la fecha en el contrato y cumple la de su banco. Se puede pagar por una salida anticipada; solo un tribunal desaloja.',
    },
    aspects: {
      'tenant-must-leave': {
        side: 'tenant',
        en: "Your lease goes on: a sale alone does not make you leave before its end, and the new owner takes it with its rent, unless the lease itself says otherwise. Month to month, you can be given seven days' notice before the month ends, or what the lease sets. Nobody may lock you out; only a court evicts. Legal Aid of North Carolina helps.",
        es: 'Su contrato sigue: la venta sola no le obliga a salir antes de su fin, y el nuevo dueño lo toma con su renta, salvo que el contrato diga otra cosa. Si es mes a mes, pueden darle siete días antes de terminar el mes, o lo que diga el contrato. Nadie puede dejarle fuera; solo un tribunal desaloja. Legal Aid of North Carolina ayuda.',
      },
      'notice-month-to-month': {
        en: "Month to month, the law asks seven days' notice before the end of the rental month, unless your lease sets more; year to year it is one month, and 60 days for a rented manufactured-home space. Nothing in the law says 90 days for a sale. Give it in writing; kindness and more time often get a smoother sale.",
        es: 'De mes a mes, la ley pide siete días de aviso antes de terminar el mes, salvo que el contrato pida más; de año a año es un mes, y 60 días por un espacio de casa manufacturada. La ley no fija 90 días por una venta. Hágalo por escrito; dar más tiempo suele facilitar la venta.',
      },
      'sell-now-or-vacant': {
        en: 'Selling occupied suits an investor and keeps the rent coming, but you lose most buyers who want to live there; empty, the home shows better and reaches everyone, at the cost of lost rent. With little left on the lease many wait. Compare both sums; the team can tell you who buys such homes.',
        es: 'Vender con inquilino sirve para un inversionista y sigue entrando renta, pero pierde a casi todos los que quieren vivir ahí; vacía se muestra mejor y llega a todos, a costa de la renta perdida. Si queda poco contrato, muchos esperan. Compare ambas sumas; el equipo le dice quién compra esas casas.',
      },
      'pay-to-leave': {
        en: 'You may offer the tenant money to leave early, often called cash for keys, as long as it is voluntary and in writing: the date, the sum, the deposit, and that it is paid when keys and an empty home are handed over. A tenant may say no. No threats, lockouts or cutting utilities: those are illegal.',
        es: 'Puede ofrecer dinero para que el inquilino salga antes (cash for keys), si es voluntario y por escrito: fecha, suma, depósito, y que se paga al entregar llaves y casa vacía. El inquilino puede decir que no. Nada de amenazas, cambiar cerraduras o cortar servicios: es ilegal.',
      },
      deposit: {
        en: 'The security deposit must go to the new owner, with notice to the tenant, or back to the tenant after lawful deductions, within 30 days of the transfer. Buyer and seller usually settle it at closing and prorate the rent. If it was kept, ask for it in writing, with the statement of closing beside it.',
        es: 'El depósito debe pasar al nuevo dueño, con aviso al inquilino, o devolverse al inquilino tras deducciones legales, dentro de 30 días de la transferencia. Suele arreglarse en el cierre, y se prorratea la renta. Si alguien se lo quedó, pídalo por escrito con el estado de cierre.',
      },
      'buyer-wants-to-move-in': {
        en: 'A buyer who wants to live there must wait for the lease to end or for the tenant to agree; the lender usually wants the buyer in within 60 days. So the date the home is empty belongs in the contract, and the lender is asked before due diligence ends. Read the lease and a statement signed by the tenant. An attorney helps.',
        es: 'Quien compra para vivir ahí debe esperar el fin del contrato o el acuerdo del inquilino; el banco suele exigir ocuparla en 60 días. La fecha en que estará vacía va en el contrato, y se pregunta al banco antes de que termine el due diligence. Lea el contrato de renta y una declaración del inquilino. Ayuda un abogado.',
      },
      'tenant-buys-it': {
        en: "Selling to your tenant saves showings and an empty month, and it is an ordinary sale: a written contract with due diligence, the state disclosure forms, a lender's letter and the attorney's closing. Set the price from sold homes, not from the rent, and settle in writing what becomes of lease and deposit if it fails. A tenant has no first right unless a paper gives one.",
        es: 'Vender a su inquilino ahorra visitas y un mes vacío, y es una venta común: contrato escrito con due diligence, formularios del estado, carta del banco y cierre con abogado. Fije el precio por ventas cercanas, no por la renta, y ponga por escrito qué pasa con el contrato de renta y el depósito si falla. El inquilino no tiene preferencia salvo que un papel se la dé.',
      },
      estoppel: {
        en: 'A tenant estoppel is a short statement the tenant signs for a buyer or lender: the rent, the deposit, the end date, what was paid ahead, and that there are no side deals or claims. It keeps anyone from telling it differently after closing. Ask for it within due diligence, with the lease; whether the tenant must sign stands in the lease.',
        es: 'Un estoppel es una declaración corta que el inquilino firma para un comprador o banco: la renta, el depósito, la fecha final, lo pagado por adelantado y que no hay otros tratos ni reclamos. Evita que después del cierre alguien diga otra cosa. Pídalo dentro del due diligence, con el contrato; si debe firmarlo lo dice el contrato.',
      },
    },
    bySide: {
      buyer: {
        en: 'You take over a fixed lease with the house; the tenant need not leave before it ends. Ask for the lease and a statement signed by the tenant within due diligence, and see that the deposit is handed over. If you want to live there, the date the home is empty belongs in the contract, and your lender usually wants you in within 60 days. Ask an attorney.',
        es: 'Usted asume el contrato a plazo con la casa; el inquilino no tiene que irse antes. Pida el contrato y una declaración firmada por el inquilino dentro del due diligence, y que le entreguen el depósito. Si quiere vivir ahí, la fecha en que estará vacía va en el contrato de compra, y su banco suele pedir que se mude en 60 días. Consulte a un abogado.',
      },
      tenant: {
        en: "Your lease goes on: the buyer takes it over with its rent and its end date, unless the lease itself says otherwise. Without a term, a month-to-month lease can be ended with seven days' notice before the month ends, or what the lease sets. Your deposit goes to the new owner or back to you within 30 days. Only a court can evict; Legal Aid of North Carolina helps.",
        es: 'Su contrato sigue: quien compra lo asume con su renta y su fecha de término, salvo que el contrato diga otra cosa. Si es de mes a mes, puede terminarse con siete días de aviso antes de acabar el mes, o lo que fije el contrato. Su depósito pasa al nuevo dueño o vuelve a usted en 30 días. Solo un tribunal desaloja; Legal Aid of North Carolina ayuda.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 42-14, 42-54; G.S. 47-18',
    topics: ['buying/tenant-in-the-home', 'selling/tenant-in-place', 'selling-with-tenants'],
  },
  {
    id: 'relocation-sale',
    title: { en: 'I must sell for a job or military move', es: 'Debo vender por trabajo o traslado militar' },
    answer: {
      en: 'You can list before you leave, sign from afar and sell an empty house; allow 30 to 45 days from contract to closing. But ask your employer before you sign a listing: a relocation plan may name its brokers, buy the home or pay costs. A job or military move can ease the tax, and VA or FHA loans may be assumable. Ask HR or the base legal office.',
      es: 'Puede publicarla antes de irse, firmar de lejos y vender la casa vacía; cuente 30 a 45 días del contrato al cierre. Pero pregunte a su empleador antes de firmar con un agente: un plan de reubicación puede fijar brokers, comprar la casa o pagar gastos. Una mudanza laboral o militar puede aliviar el impuesto, y el comprador quizá asuma su préstamo VA o FHA. Pregunte a su empleador.',
    },
    aspects: {
      'employer-first': {
        en: 'Talk to HR or the relocation company before you sign a listing: a plan may require its own broker list, two price opinions and an exclusion clause in the listing, and it decides which costs are paid; a signature too early can cost all of it. Ask whether you may bring your own agent. Talk with the team meanwhile; only do not sign.',
        es: 'Hable con Recursos Humanos o la compañía de reubicación antes de firmar con un agente (listing): el plan puede exigir su lista de brokers, dos opiniones de precio y una cláusula de exclusión, y dice qué gastos se pagan; firmar antes puede costarle todo. Pregunte si puede llevar su agente. Mientras tanto hable con el equipo; solo no firme.',
      },
      'early-offer': {
        en: "Do not accept or sign an offer before the relocation company agrees: in many plans it must buy the home from you first and then sell to that buyer, and your signature on the buyer's paper can end the tax treatment and the benefit. Pass every offer on the same day and keep your listing's exclusion clause.",
        es: 'No acepte ni firme una oferta antes de que la compañía de reubicación lo autorice: en muchos planes ella le compra primero y luego vende a ese comprador, y su firma puede quitarle el trato fiscal y el beneficio. Pásele cada oferta el mismo día y mantenga la cláusula de exclusión.',
      },
      'buyout-words': {
        en: "A guaranteed buyout means the company or its relocation firm buys your home at a price from appraisals if you do not find a buyer; with a buyer value option or amended value sale it buys at the price your own buyer offers. A BMA is the broker's price and marketing report. Your policy sets price, deadline and list price rules.",
        es: 'Un buyout garantizado significa que la empresa o su firma de reubicación compra su casa a un precio basado en avalúos si no halla comprador; con un buyer value option o amended value compra al precio que ofrece su comprador. Un BMA es el informe de precio del broker. El plan de su empresa fija precio y plazos.',
      },
      'military-orders': {
        en: 'With orders, you can list before you report, sign from afar or give your spouse a power of attorney, and sell or let later if it has not sold. The base legal office and the housing office help for free. A closing with a loan takes 30 to 45 days, so count back from your report date and start at once.',
        es: 'Con órdenes puede publicar antes de presentarse, firmar a distancia o dejar un poder a su cónyuge, y vender o rentar después si no se vendió. La oficina legal y la de vivienda de la base ayudan gratis. Un cierre con préstamo tarda 30 a 45 días: cuente hacia atrás desde su fecha y empiece ya.',
      },
      'va-loan': {
        en: "A buyer can often take over your VA or FHA loan with the servicer's approval, rate included, which can draw buyers; it takes a while and the buyer pays or borrows the gap. Get a written release of liability, and know your VA entitlement may stay tied up unless another veteran substitutes it. Otherwise the loan is paid off at closing.",
        es: 'Un comprador muchas veces puede asumir su préstamo VA o FHA, con su tasa, si el servicer lo aprueba; tarda y el comprador cubre la diferencia. Pida una liberación de responsabilidad por escrito; su derecho VA puede quedar ocupado si otro veterano no lo sustituye. Si no, el préstamo se paga en el cierre.',
      },
      'leave-before-it-sells': {
        en: 'You need not be here for the sale: leave when the job says, keep insurance, heat and utilities right for an empty house, and sign by mail with a notary where you are. Short notice is mostly a question of price and preparation: do the cheap fixes, price to the evidence, and agree how you get news.',
        es: 'No hace falta que esté aquí para vender: váyase cuando toque, deje en regla seguro, calefacción y servicios de la casa vacía, y firme por correo con notario donde esté. Con poco tiempo cuentan precio y preparación: arreglos baratos, precio según las ventas, y acuerde cómo le darán noticias.',
      },
    },
    links: ['sell', 'contact'],
    source: 'IRS Pub. 523',
    topics: ['selling/relocation-and-military-moves'],
  },
  {
    id: 'downsizing',
    title: { en: 'We are downsizing after many years', es: 'Nos mudamos a algo más pequeño' },
    answer: {
      en: 'Take it in order and without hurry: sort, give or sell, repair little, then list; a longer settlement or a short stay after closing helps. Old records of improvements lower a taxable gain, tax relief ends with the home and is applied for anew, and a deferral falls due. A CPA and an elder-law attorney see the whole.',
      es: 'Vaya por orden y sin prisa: clasifique, done o venda, repare poco y luego publique; ayuda un cierre más largo o quedarse unos días después. Los registros de mejoras bajan la ganancia gravable, los descuentos del predial terminan con la casa y lo diferido vence. Un CPA y un abogado de adultos mayores ven el conjunto.',
    },
    aspects: {
      'clearing-out': {
        en: 'Let the family choose first, then a consignment shop or an estate-sale company for what has value, donation pick-up for good things, and a junk hauler for the rest; senior move managers do all of it for a fee. Get prices in writing and look through papers and pockets before anything leaves.',
        es: 'Que la familia elija primero; luego consignación o una compañía de ventas de menaje (estate sale) para lo valioso, recogida de donaciones para lo bueno y un servicio de acarreo para el resto; hay quienes organizan mudanzas de mayores por una tarifa. Pida precios escritos y revise papeles y bolsillos antes de que salga algo.',
      },
      'taxes-when-moving-down': {
        en: 'Age brings no special exclusion: you may exclude up to $250,000 of gain, or $500,000 for most couples, after two of five years living there, and decades of improvements raise your basis, so keep the shoeboxes of receipts. No new purchase is required. A CPA adds up what lies above.',
        es: 'La edad no da una exclusión especial: puede excluir hasta $250,000 de ganancia, o $500,000 la mayoría de las parejas, si vivió ahí dos de cinco años, y décadas de mejoras suben su base, así que guarde las cajas de recibos. No tiene que comprar otra. Un contador suma lo que pase de ahí.',
      },
      'senior-tax-relief': {
        en: "The relief does not move with you: the exclusion for owners 65 or older or disabled ends with the old home, and you apply anew for the next one by June 1, with the income limit of that year. If you used the circuit-breaker deferral, the last three years' deferred tax plus interest falls due at sale. The county Assessor tells you.",
        es: 'La rebaja no se muda con usted: la exclusión para dueños de 65 años o más o con discapacidad termina con la casa vieja y se pide de nuevo a más tardar el 1 de junio, con el límite de ingreso de ese año. Si usó el diferimiento (circuit breaker), al vender vence lo diferido de los últimos tres años más intereses. Lo dice el tasador del condado.',
      },
      'stay-after-closing': {
        en: "You can often stay a short while after closing if the contract says so: a seller-possession agreement sets days, rent, deposit and insurance, is meant for about two weeks, and a longer stay needs an attorney's lease. The other way is a later settlement date. Ask for it when the offers come, not afterward.",
        es: 'Muchas veces puede quedarse un tiempo corto tras el cierre si el contrato lo dice: un acuerdo de posesión fija días, renta, depósito y seguro, pensado para unas dos semanas; más tiempo requiere un contrato de renta hecho por un abogado. La otra vía es un cierre más tarde. Pídalo cuando lleguen las ofertas, no después.',
      },
      'parents-and-care': {
        en: "Go at your parent's pace and with their say: as long as they can decide, they choose and sign, and you help. Look early at who may sign later, a power of attorney, and what a sale does to Medicaid, with an elder-law attorney. Clear the house only after the keepsakes and papers are safe.",
        es: 'Vaya al ritmo de su padre o madre y con su voz: mientras pueda decidir, elige y firma, y usted ayuda. Vean pronto quién firmará después, con un poder, y qué efecto tiene la venta en Medicaid, con un abogado de mayores. Vacíe la casa solo cuando recuerdos y papeles estén a salvo.',
      },
      'buy-first-or-sell-first': {
        en: 'With equity and no rush, many sell first and rent or stay a while, because then the money and the price are certain; buying first spares a double move but needs savings or a loan to carry two homes. A later settlement can bridge the gap. Ask a lender early; income counts, not age.',
        es: 'Con patrimonio y sin prisa, muchos venden primero y rentan o se quedan un tiempo, porque así dinero y precio son seguros; comprar primero ahorra una mudanza doble pero pide ahorros o préstamo para dos casas. Un cierre más tarde puede unir ambas. Hable pronto con un banco; cuenta el ingreso, no la edad.',
      },
      'medicaid-and-the-house': {
        en: 'While a parent lives, the home often does not count against Medicaid within its limits; after death the state may claim what it paid for long-term care from the estate, the house included, though not while a spouse or a minor or disabled child survives. Giving the house away within five years before can bring a penalty, and a sale turns it into money that counts. Ask an elder-law attorney first.',
        es: 'En vida, la casa del padre o la madre a menudo no cuenta para Medicaid dentro de sus límites; tras la muerte el estado puede reclamar a la sucesión, casa incluida, lo que pagó por cuidado a largo plazo, aunque no mientras viva el cónyuge o un hijo menor o discapacitado. Haberla regalado en los cinco años anteriores puede traer una sanción, y venderla la vuelve dinero que cuenta. Primero, un abogado de mayores.',
      },
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'IRS Pub. 523; G.S. 105-277.1, 105-277.1B; G.S. 108A-70.5; NC elder-law guides on Medicaid',
    year: 2026,
    topics: ['selling/downsizing-and-seniors'],
  },
  {
    id: 'selling-to-family',
    title: { en: 'Can I sell to family below market?', es: '¿Puedo vender a un familiar por menos?' },
    answer: {
      en: "Yes: you can, in writing; tell the lender it is not at arm's length, and use an appraisal. The discount is a gift, reported to the IRS above $19,000 a person in 2026, mostly without tax; close relatives need no state disclosure form, lead rules stay. Adding a child to the deed is another thing. Ask an attorney and a CPA.",
      es: 'Sí: se puede, por escrito; dígale al banco que es entre familia y use un avalúo. El descuento es un regalo, que se informa al IRS si pasa de $19,000 por persona en 2026, casi siempre sin impuesto; entre parientes cercanos no hace falta la declaración estatal, la de plomo sí. Añadir un hijo a la escritura es otra cosa. Abogado y CPA.',
    },
    aspects: {
      'gift-tax-and-reporting': {
        en: 'The part below value counts as a gift: up to $19,000 per person in 2026 nothing is reported, above it the seller files Form 709, usually without owing tax, since it only counts against a large lifetime amount. The buyer owes no income tax but takes over part of your old basis. A CPA works it out from an appraisal.',
        es: 'La parte bajo el valor cuenta como regalo: hasta $19,000 por persona en 2026 no se declara nada; más arriba quien vende presenta el Formulario 709, casi siempre sin pagar, porque solo resta de un monto de por vida muy alto. El comprador no paga impuesto sobre la renta, pero toma parte de su base antigua. Un contador lo calcula con un avalúo.',
      },
      'buyers-loan': {
        en: "Tell the lender that buyer and seller are related: it is a non-arm's-length sale, allowed by most loan programs with some limits, and the lender orders its own appraisal and asks for a written contract. The discount can serve as down payment, a gift of equity, with a signed gift letter. Hiding the tie can count as fraud.",
        es: 'Diga al banco que comprador y vendedor son familia: es una venta entre partes relacionadas, que casi todos los préstamos permiten con límites, y el banco pide su avalúo y contrato escrito. El descuento puede servir de enganche (gift of equity) con carta firmada. Ocultar el parentesco puede ser fraude.',
      },
      'gift-of-equity': {
        en: "A gift of equity is the difference between the value and the lower price you give a relative; the lender may count it as the buyer's down payment, with a gift letter and an appraisal. No money moves for it. For you it is a gift for tax purposes, reported above $19,000 per person in 2026.",
        es: 'Un gift of equity es la diferencia entre el valor y el precio menor que da a un familiar; el banco puede contarla como enganche del comprador, con carta de regalo y avalúo. No se mueve dinero por ella. Para usted es un regalo ante el IRS, que se declara arriba de $19,000 por persona en 2026.',
      },
      'papers-without-agents': {
        en: 'You need a written contract, a deed and a closing by an attorney; agents are not required, but somebody must draft, search the title, pay off your loan and record. Selling to a friend needs the state disclosure forms as with any stranger. One attorney usually serves buyer and lender, so ask who looks after you.',
        es: 'Necesita contrato escrito, escritura y cierre con un abogado; los agentes no son obligatorios, pero alguien debe redactar, revisar el título, liquidar su préstamo y registrar. A un amigo se le dan los formularios de divulgación como a cualquiera. Un abogado suele servir a comprador y banco: pregunte quién vela por usted.',
      },
      'disclosure-form': {
        en: 'A sale to your spouse, or to parents, children or grandchildren, is exempt from the state disclosure form, and so is one co-owner to another; a brother, cousin, niece or friend gets it like any buyer. Lead paint papers remain for homes from before 1978, and nobody may lie about defects. An attorney settles doubtful ties.',
        es: 'Vender al cónyuge, a padres, hijos o nietos está exento del formulario estatal, igual que entre copropietarios; a un hermano, primo, sobrina o amigo se le da como a cualquiera. Siguen los papeles de plomo en casas de antes de 1978, y nadie puede mentir sobre defectos. Un abogado aclara parentescos dudosos.',
      },
      'give-or-add-to-deed': {
        en: "A gift, a $1 deed or adding a child to the deed is not a sale: it gives away ownership now, carries your old basis along, exposes the house to the child's debts or divorce, may trip the loan and count for Medicaid. Inheriting often costs the child less tax. See an attorney and a CPA before any deed.",
        es: 'Regalarla, venderla por $1 o poner a un hijo en la escritura no es una venta: entrega la propiedad ahora, traspasa su base antigua, expone la casa a deudas o divorcio del hijo, puede afectar el préstamo y contar para Medicaid. Heredar suele costar menos impuesto. Vea a un abogado y a un contador antes de firmar.',
      },
    },
    links: ['sell', 'contact'],
    source: 'G.S. 47E-2; IRS',
    year: 2026,
    topics: ['selling/selling-to-family-or-a-friend'],
  },
  {
    id: 'seller-financing',
    title: { en: 'How does seller financing work?', es: '¿Cómo financia el propio vendedor?' },
    answer: {
      en: 'You lend the buyer part of the price against a note and deed of trust, which an attorney must draft. Federal rules are lighter for one such sale a year, with limits up to three. If you still owe, your own loan usually falls due on sale, and a contract for deed has strict rules. Attorney first, a CPA for tax by installments, the servicer for your loan.',
      es: 'Usted presta al comprador parte del precio con pagaré y deed of trust, la garantía del préstamo; los redacta un abogado. Las reglas federales son más ligeras para una venta así al año, con límites hasta tres. Si aún debe, su préstamo suele vencer al vender, y el contract for deed tiene reglas estrictas. Abogado primero, un CPA por el impuesto a plazos y, por su préstamo, su servicer.',
    },
    aspects: {
      'still-have-a-loan': {
        en: 'If you still have a mortgage, ask your servicer and an attorney first: most loans become due when the home is sold, so carrying the buyer\'s loan on top, a wraparound or a "subject to" deal, lets the lender call yours at any time. Your name stays on the debt. It is cleanest when the home is paid off.',
        es: 'Si aún debe hipoteca, pregunte antes a su servicer y a un abogado: casi todos los préstamos vencen al vender, así que financiar encima, con un wraparound o “subject to”, permite al banco exigir el suyo cuando quiera. Usted sigue debiendo. Lo más limpio es una casa ya pagada.',
      },
      'buyer-stops-paying': {
        en: "If the buyer stops paying, you foreclose under the deed of trust, with notice, a hearing and a sale, or take back by agreement; under North Carolina law a seller who financed the price generally cannot sue for what the sale does not cover. So a good down payment, insurance naming you and an attorney's papers are your protection.",
        es: 'Si el comprador deja de pagar, usted ejecuta la garantía con aviso, audiencia y venta, o la recupera por acuerdo; en Carolina del Norte quien financió el precio en general no puede demandar por lo que falte. Su protección es un buen enganche, un seguro que lo nombre a usted y papeles de abogado.',
      },
      'papers-and-who-drafts': {
        en: 'An attorney drafts a promissory note, with sum, rate, schedule and any balloon, and a deed of trust that secures it on the house; the standard addendum in the contract only names the terms, and agents may not draft it. It is recorded at closing. Ask about insurance, taxes, late payment and a loan servicer.',
        es: 'Un abogado redacta un pagaré, con suma, interés, calendario y pago final grande (balloon) si lo hay, y un deed of trust que lo garantiza con la casa; el anexo estándar del contrato solo nombra los términos y los agentes no pueden redactarlo. Se registra en el cierre. Pregunte por seguro, impuestos, atrasos y quién cobra.',
      },
      'how-many-and-rules': {
        en: "The lighter federal rules fit an individual who finances one property a year, and a wider version up to three with checks of the buyer's ability to pay and limits on terms; beyond that you count as a lender. North Carolina's mortgage licensing law must fit too. Ask an attorney before you offer terms, above all with balloons.",
        es: 'Las reglas federales más ligeras sirven a quien financia una propiedad al año, y otra versión hasta tres, con revisión de capacidad de pago y límites; más allá se le trata como prestamista. También debe encajar la ley estatal de licencias hipotecarias. Pregunte a un abogado antes de ofrecer, sobre todo con pago final grande.',
      },
      tax: {
        en: 'Sold in installments, the gain is usually taxed as the payments come in, part by part, while the interest you receive is ordinary income each year, and depreciation from a former rental has rules of its own. A home sale exclusion may still apply. A CPA sets it up before you sign.',
        es: 'Al vender a plazos, la ganancia suele tributar según llegan los pagos, por partes; el interés que recibe es ingreso normal cada año, y la depreciación de una casa que se rentó tiene sus propias reglas. La exclusión de vivienda puede aplicar. Un contador lo prepara antes de firmar.',
      },
      'good-idea': {
        en: "It can bring a buyer a bank would refuse, a monthly income and often a better price, but you carry the bank's risk: late payment, foreclosure, a worn house, money tied up for years. A strong down payment, a credit check and a first lien make it safer. Weigh it with an attorney and a CPA.",
        es: 'Puede traer un comprador que el banco rechaza, un ingreso mensual y a menudo mejor precio, pero usted carga el riesgo del banco: atrasos, ejecución, casa gastada y dinero amarrado por años. Ayudan un buen enganche, revisar su crédito y tener el primer gravamen. Evalúelo con un abogado y un contador.',
      },
    },
    links: ['contact'],
    source: '12 CFR 1026.36; G.S. 45-21.38; G.S. 47H',
    topics: [
      'selling/seller-financing-or-loan-assumption',
      'money/seller-financing-contract-for-deed-lease-option',
    ],
  },
  {
    id: 'rent-to-own',
    title: { en: 'How does rent to own work here?', es: '¿Cómo funciona la renta con opción a compra?' },
    answer: {
      en: 'An option in a home lease must be written, signed and recorded within five business days, the tenant-buyer has three business days to cancel, and notice with time to catch up comes before it is lost. Landlord and deposit law apply too. Brokers may not draft one: an attorney does, and a CPA answers for the option money.',
      es: 'La opción en una renta debe ser escrita, firmada y registrada en cinco días hábiles; el inquilino comprador tiene tres días hábiles para cancelar, y antes de perderla se avisa con tiempo para ponerse al día. También rigen las leyes de renta y depósito. No la redacta un broker sino un abogado; el dinero, con un CPA.',
    },
    aspects: {
      'buy-from-my-landlord': {
        side: 'tenant',
        en: 'Yes: you can if the owner wants to sell, but a tenant has no first right to buy unless the lease or another paper gives one. Ask in writing, get a preapproval, and sign an ordinary purchase contract with its due diligence, inspection and attorney, even between people who know each other. Rent you have paid counts toward the price only if a written option says so.',
        es: 'Sí: se puede si el dueño quiere vender, pero el inquilino no tiene preferencia salvo que el contrato u otro papel se la dé. Pregunte por escrito, consiga preaprobación y firme un contrato de compra normal, con due diligence, inspección y abogado, aunque se conozcan. La renta pagada cuenta para el precio solo si una opción escrita lo dice.',
      },
      recording: {
        en: "The option must be recorded: the contract, or a memorandum of it, goes on record with the county register of deeds within five business days after both have signed, which is the owner's task. It protects the tenant's right against later buyers and lenders. If nothing was filed, see an attorney at once.",
        es: 'La opción debe registrarse: el contrato, o un memorando, se inscribe en el registro de escrituras del condado dentro de cinco días hábiles tras la firma de ambos, y le toca al dueño. Protege el derecho del inquilino frente a otros compradores y bancos. Si no se registró, vea enseguida a un abogado.',
      },
      'cancel-in-three-days': {
        en: 'The tenant-buyer may cancel an option contract until midnight of the third business day after signing it or getting the copy, whichever is later; what was paid comes back within ten days of the notice, less fair rent for the time lived there and damage. Later the contract decides, and the option money is often lost. An owner has no such right. Write today, and have an attorney or Legal Aid check it.',
        es: 'El inquilino-comprador puede cancelar la opción hasta la medianoche del tercer día hábil desde la firma o la entrega de la copia, lo que sea después; lo pagado se devuelve en diez días desde el aviso, menos una renta justa por lo vivido y los daños. Más tarde decide el contrato y suele perderse el dinero. El dueño no tiene ese derecho. Escriba hoy; que lo revise un abogado o Legal Aid.',
      },
      'missed-payment': {
        en: 'One missed payment does not end the option at once: the owner must serve written notice, and you have at least 30 days to catch up, or until a court gives judgment in an eviction if that comes sooner; you may cure once in any 12 months. Only a court can put a tenant out. Pay or offer to pay now, keep proof, and take the papers to Legal Aid or an attorney.',
        es: 'Un pago atrasado no borra la opción de inmediato: el dueño debe entregar aviso escrito, y usted tiene al menos 30 días para ponerse al día, o hasta que un tribunal falle en un desalojo si eso ocurre antes; ese derecho vale una vez cada 12 meses. Solo un tribunal puede sacar al inquilino. Pague u ofrezca pagar ya, guarde pruebas y lleve los papeles a Legal Aid o a un abogado.',
      },
      'option-money': {
        en: 'The option fee is the price of the right to buy: if the tenant buys, the contract usually credits it to the price; if not, the owner normally keeps it. It is no security deposit, which has its own rules and comes back less damage. For the owner, when it is taxed depends on how it ends, so ask a CPA.',
        es: 'El pago de la opción es el precio del derecho a comprar: si el inquilino compra, el contrato suele acreditarlo al precio; si no, el dueño normalmente lo conserva. No es depósito de garantía, que tiene sus reglas y se devuelve menos daños. Para el dueño, cuándo tributa depende del final: pregunte a un contador.',
      },
      'rent-credit': {
        en: 'Rent counts toward the price only as far as the written option says so: put in the amount for each month, when it is lost, and how it shows at closing, and keep receipts. Ask your lender early, because many count only the part above market rent toward the down payment. A spoken promise is worth little.',
        es: 'La renta cuenta para el precio solo en lo que diga la opción escrita: anote el monto por mes, cuándo se pierde y cómo aparece en el cierre, y guarde recibos. Pregunte pronto a su banco, porque muchos solo cuentan para el enganche lo que pasa de la renta de mercado. Una promesa hablada vale poco.',
      },
      'who-drafts': {
        en: 'An attorney drafts it: agents and property managers may not write an option or a lease with one, and a form from the internet often misses what North Carolina requires. It needs both signatures, acknowledged before a notary. Owner and tenant each do well to have their own lawyer read it.',
        es: 'Lo redacta un abogado: los agentes y administradores no pueden escribir una opción ni un contrato de renta con ella, y un formulario de internet suele omitir lo que exige Carolina del Norte. Lleva ambas firmas ante notario. Conviene que dueño e inquilino tengan cada uno un abogado que lo lea.',
      },
      'good-idea': {
        en: 'It suits few people: you pay for a right to buy later, and if the loan is refused or you change your mind, the option money is usually gone and no rent comes back. Before you sign, ask a lender what you lack today and whether you will have it in time, and compare with renting and saving, or a low-down loan. An attorney reads it first.',
        es: 'Les conviene a pocos: paga por el derecho de comprar después, y si le niegan el préstamo o cambia de idea, el dinero de la opción suele perderse y la renta no vuelve. Antes de firmar pregunte a un banco qué le falta hoy y si lo tendrá a tiempo, y compárelo con rentar y ahorrar, o con un préstamo de poco enganche. Primero lo lee un abogado.',
      },
    },
    bySide: {
      tenant: {
        en: "You rent with a right to buy later, and North Carolina protects you: the option must be written, signed and recorded within five business days, you have three business days to cancel, and before you lose it you get notice and time to catch up. You are still a tenant, with a tenant's rights. Ask what happens to the option money, and have an attorney read it first.",
        es: 'Usted renta con derecho a comprar después, y el estado lo protege: la opción debe ser escrita, firmada y registrada en cinco días hábiles, tiene tres días hábiles para cancelar y, antes de perderla, aviso y tiempo para ponerse al día. Sigue siendo inquilino, con sus derechos. Pregunte qué pasa con el dinero de la opción y que un abogado la lea antes.',
      },
    },
    links: ['contact'],
    source: 'G.S. 47G-2, 47G-4, 47G-5; Fannie Mae on rent credits',
    topics: ['selling/lease-with-option-or-rent-to-own'],
  },
];
