import type { Entry } from '#domain/chat/knowledge.ts';

/** What a house is made of, and what people ask before they buy, keep or change it. */
export const houseParts: Entry[] = [
  {
    id: 'popcorn-ceiling',
    title: {
      en: 'What about popcorn ceilings and asbestos?',
      es: '¿Y los techos de palomitas y el asbesto?',
    },
    answer: {
      en: 'A popcorn ceiling is mostly a matter of taste, but an old one may hold asbestos, and only a laboratory test tells. In good condition and left alone it is generally no danger; scraping it is. Test before anyone sands or scrapes, use an accredited contractor if it is positive, and get prices for removing or covering it.',
      es: 'El techo de palomitas es sobre todo cuestión de gusto, pero si es viejo puede tener asbesto, y solo una prueba de laboratorio lo dice. En buen estado y sin tocarlo, por lo general no hay peligro; rasparlo sí lo es. Haga la prueba antes, use un contratista acreditado si sale positiva y pida precio por quitarlo o cubrirlo.',
    },
    aspects: {
      'scraping-it-myself': {
        en: 'Do not scrape, sand or drill an old textured ceiling before a laboratory has tested it: wetting keeps dust down but does not make asbestos safe. If it is negative, it is messy work you may do yourself; if positive, leave it to an accredited contractor. Stop at once if you have begun, and keep people out.',
        es: 'No raspe, lije ni taladre un techo texturizado viejo sin prueba de laboratorio: mojarlo baja el polvo, pero no vuelve seguro el asbesto. Si sale negativo, es un trabajo sucio que puede hacer usted; si positivo, déjelo a un contratista acreditado. Si ya empezó, pare y que nadie entre.',
      },
      'testing-it': {
        en: 'Only a laboratory can tell: an inspector or lab takes a small sample, and nobody sees asbestos with the naked eye. Age is a hint; it was common until about 1980 and old stock was used later, so test an eighties ceiling too. Choose an accredited inspector who does not sell the removal.',
        es: 'Solo un laboratorio lo dice: un inspector o el laboratorio toma una muestra pequeña, y a simple vista no se ve. La edad orienta; fue común hasta cerca de 1980 y luego se usaron restos, así que pruebe también un techo de los ochenta. Elija un inspector acreditado que no venda el retiro.',
      },
      'removing-or-covering': {
        en: 'Covering is often simpler than scraping: thin drywall or planks over the old texture, once tested or left undisturbed, hide it without dust, though screws pierce it and the weight needs framing. Scraping means plastic, mess, smoothing and paint, and days out of the rooms. Get prices for both; a contractor sees which fits.',
        es: 'Tapar suele ser más fácil que raspar: tablaroca delgada o tablas sobre la textura la esconden sin polvo, pero los tornillos la perforan y el peso pide estructura; pruébela antes. Raspar es plástico, polvo, resanar y pintar, y días fuera del cuarto. Pida precio de ambos; un contratista ve cuál conviene.',
      },
      'positive-or-damaged': {
        en: 'Leave it alone and keep it whole: a positive test is no emergency while the ceiling is sound. Where it flakes, is wet or has fallen, keep people out, do not sweep or vacuum, and have an accredited contractor seal or remove it. A buyer gets prices before due diligence ends; a seller now knows and must answer truthfully.',
        es: 'No lo toque y manténgalo entero: un resultado positivo no es emergencia si el techo está sano. Si se descascara, está mojado o cayó, que nadie entre, no barra ni aspire, y que un contratista acreditado lo selle o retire. El comprador pide precios antes de acabar el due diligence; el vendedor ya lo sabe y contesta la verdad.',
      },
      'when-selling': {
        side: 'seller',
        en: 'It is mostly a matter of looks: many buyers see work in it, few walk away, and smooth ceilings help photos more than they return in price. Do not scrape before a test. A known positive result is a fact for the disclosure and your broker. Show prices or offer a credit; lenders rarely ask, peeling aside.',
        es: 'Es sobre todo cosa de aspecto: muchos compradores ven trabajo, pocos se van, y el techo liso ayuda más a las fotos que al precio. No raspe sin prueba. Un resultado positivo que conoce va en la declaración y a su agente. Muestre presupuestos o dé un crédito; el banco rara vez pregunta, salvo si se descascara.',
      },
    },
    links: ['contact'],
    source: 'US EPA, Protect Your Family from Exposures to Asbestos',
    topics: ['asked/popcorn-ceiling'],
  },
  {
    id: 'roof-kinds',
    title: { en: 'How long does a roof last?', es: '¿Cuánto dura un techo?' },
    answer: {
      en: 'Roughly 20 years for three-tab asphalt shingles, 30 for architectural ones, 40 to 80 for metal and more for slate or tile; sun, trees, attic air and the work decide. Hail and wind come through here, so ask the seller for the age and the permit, a roofer for an opinion, and an insurer what age it still covers.',
      es: 'Más o menos 20 años las tejas asfálticas sencillas, 30 las arquitectónicas, 40 a 80 el metal, y más la pizarra o la teja; deciden el sol, los árboles, el aire del ático y la obra. Aquí hay granizo y viento: pregunte al vendedor la edad y el permiso, a un techador su opinión y a la aseguradora hasta qué edad cubre.',
    },
    aspects: {
      'an-old-roof': {
        en: 'Age alone does not end it: a twenty-year-old shingle roof may have a few years left or be done, so have a roofer look during due diligence and say how many, in writing, with a price for a new one. Stains, soft decking and curled or bare shingles weigh more than streaks. Then ask for repair, credit or a lower price.',
        es: 'La edad sola no lo decide: un techo de tejas de veinte años puede durar unos más o estar acabado; que un techador lo vea en el due diligence y diga cuántos, por escrito y con precio de uno nuevo. Manchas, madera blanda y tejas dobladas pesan más que las rayas. Luego pida reparación, crédito o rebaja.',
      },
      'finding-the-age': {
        en: "Look for the permit: search the county's records by address, ask the seller for the invoice and the warranty, and have a roofer estimate the age from the shingles and vents. Old listing photos and satellite pictures by year help too. “Newer” without papers is an opinion; write the answer into your due diligence.",
        es: 'Busque el permiso: consulte los registros del condado por dirección, pida al vendedor factura y garantía, y que un techador calcule la edad por las tejas. También ayudan fotos de anuncios viejos e imágenes satelitales por año. “Casi nuevo” sin papeles es opinión; resuélvalo dentro del due diligence.',
      },
      'which-material': {
        en: 'Metal, slate and tile last longest, shingles cost least at first: metal sheds wind and branches and may dent in hail, tile and slate are heavy and want a specialist, cedar wants care. A historic district or association may limit the look. Ask roofers for prices over the years you mean to stay, and the insurer for each.',
        es: 'Metal, pizarra y teja duran más; la teja asfáltica cuesta menos al inicio: el metal aguanta viento y ramas y puede abollarse con granizo, la teja y la pizarra pesan y piden especialista, el cedro pide cuidado. Un distrito histórico o la asociación puede limitar el aspecto. Compare precios por los años que piensa quedarse.',
      },
      'selling-with-an-old-roof': {
        side: 'seller',
        en: "A sound roof takes away an objection more than it adds price: replace it if it leaks or insurers refuse it, else get a roofer's letter and a price, and offer a credit. Buyers of an old roof fear the insurance most. Tell leaks truthfully on the form. The team weighs it against sold homes; no return is promised.",
        es: 'Un techo sano quita una objeción más de lo que suma al precio: cámbielo si gotea o el seguro lo niega; si no, tenga la carta de un techador y un precio, y ofrezca un crédito. Lo que más teme el comprador es el seguro. Diga la verdad sobre goteras. El equipo lo compara con ventas; nadie promete un retorno.',
      },
      'hail-leaks-and-repair': {
        en: 'Have a roofer look from the roof, not from the street: hail bruises, lifted shingles, rusted flashing and soft decking do not show from below, and many leaks come from the chimney, a valley or a skylight, not the whole field. A second layer over old shingles hides trouble. For hail call your insurer before signing with anyone.',
        es: 'Que un techador suba, no que mire desde la calle: golpes de granizo, tejas levantadas, láminas oxidadas y madera blanda no se ven desde abajo, y muchas goteras vienen de la chimenea, un valle o un tragaluz, no de todo el techo. Una capa sobre otra esconde daños. Por granizo, llame a su seguro antes de firmar con nadie.',
      },
      'how-long-left': {
        en: 'A ten-year-old shingle roof is usually about halfway, if it was laid well: shingles last some 20 to 30 years here, less with storms, shade or poor venting. The inspector looks at it anyway; have a roofer add a written estimate of the years left where shingles curl or lose grain. Ask for the permit or invoice that shows its age, and your insurer about its limit.',
        es: 'Un techo de tejas asfálticas de diez años suele ir por la mitad, si se puso bien: aquí duran unos 20 a 30 años, menos con tormentas, sombra o mala ventilación. El inspector lo mira; pida además a un techador por escrito los años que quedan si las tejas se doblan o pierden gránulos. Pida el permiso o la factura que muestre la edad, y pregunte al seguro su límite.',
      },
    },
    links: ['contact'],
    source: 'InterNACHI, Standard Estimated Life Expectancy Chart for Homes; NAHB, 2007',
    topics: ['asked/roof-kinds'],
  },
  {
    id: 'basements',
    title: { en: 'Are basements common here?', es: '¿Hay sótanos por aquí?' },
    answer: {
      en: 'Basements are the exception around Charlotte: most older houses stand on a crawl space, many newer ones on a slab, and a basement turns up mainly where the lot slopes, often as a walk-out. Older in-town houses sometimes have a small cellar for the furnace. Ask me which homes mention one; below ground, ask about water, height and permits.',
      es: 'El sótano es la excepción en Charlotte: casi todas las casas viejas tienen un espacio bajo el piso (crawl space), muchas nuevas una losa, y hay sótano sobre todo donde el terreno baja, a menudo con salida al patio. Pregúnteme qué casas mencionan uno; bajo tierra, pregunte por agua, altura y permisos.',
    },
    aspects: {
      'why-so-few': {
        en: 'Clay, mild winters and water make them less useful here: frost is shallow, so builders need no deep foundation, and a dug room in wet clay wants drainage. Houses stand on brick piers and a crawl space, which keeps wood off the ground and pipes in reach, or on a slab. A slope is where a basement comes nearly free.',
        es: 'La arcilla, el invierno suave y el agua los hacen menos útiles: la helada es poca, así que no hace falta cimiento hondo, y un cuarto excavado en arcilla húmeda pide drenaje. Las casas van sobre pilares y un espacio bajo el piso, que separa la madera y deja alcanzar los tubos, o sobre losa. En pendiente sale casi gratis.',
      },
      'crawl-space-or-slab': {
        en: "Both are normal here and neither is a flaw: a crawl space lets you reach pipes and wires but must be kept dry, a slab is simple and low but hides plumbing, and a crack or leak is dearer to reach. What counts is this house's moisture, drainage and cracks. An inspector looks, an engineer answers doubts.",
        es: 'Ambos son normales aquí y ninguno es defecto: el espacio bajo el piso deja alcanzar tubos y cables pero debe estar seco; la losa es simple y baja pero esconde la plomería, y una grieta o fuga cuesta más. Cuenta la humedad, el drenaje y las grietas de esa casa. Mira un inspector; las dudas, un ingeniero.',
      },
      'water-and-damp': {
        en: 'Below ground, water is the question: humid summers and clay make damp common, so look for stains, white marks, a sump pump and a dehumidifier, gutters that lead away and ground that slopes off. Ask what the disclosure says of past water, and see it after rain. Flood insurance is a separate matter from damp.',
        es: 'Bajo tierra, la cuestión es el agua: el verano húmedo y la arcilla traen humedad, así que busque manchas, marcas blancas, bomba y deshumidificador, canaletas que desagüen lejos y terreno que caiga hacia afuera. Vea qué dice la declaración sobre agua y visítela tras la lluvia. La inundación se asegura aparte.',
      },
      'finished-and-counted': {
        en: 'Finished space below ground is stated apart from the living area, even when it is a lovely walk-out, and it should have permits, enough ceiling height and, for a bedroom, a proper way out. Ask the county by address, and see what appraiser and insurer count. Without a permit the owner may have to open it up.',
        es: 'El espacio terminado bajo tierra se declara aparte de la superficie habitable, aunque dé al patio, y debe tener permisos, altura suficiente y, si es recámara, una salida adecuada. Consulte al condado por dirección y vea qué cuentan el valuador y el seguro. Sin permiso, el dueño quizá deba abrirlo.',
      },
      'digging-one': {
        en: 'Digging under a standing house is possible but seldom sensible: it takes an engineer, shoring, drainage, permits and often more money than an addition or a finished attic gives the same room. Clay, trees and near neighbors add to it. Ask an engineer and the county before you count on it.',
        es: 'Excavar bajo una casa hecha es posible, pero rara vez sensato: pide ingeniero, apuntalar, drenaje, permisos y a menudo más dinero que una ampliación o un ático terminado con el mismo espacio. La arcilla, los árboles y los vecinos suman. Pregunte a un ingeniero y al condado antes de contar con ello.',
      },
      'finding-one': {
        en: 'Ask me which homes mention a basement, cellar or lower level, and the team searches the MLS for more: they turn up mainly on sloping lots, often as a walk-out, and in some townhouses with the garage below. Widen it to “lower level” and “daylight”. A bonus room or big garage may serve the same purpose.',
        es: 'Pregúnteme qué casas mencionan sótano, bodega o nivel inferior, y el equipo busca más en el MLS: aparecen sobre todo en lotes con pendiente, a menudo con salida al patio, y en algunos townhouses con cochera abajo. Busque también “lower level”. Un cuarto extra o una cochera grande puede servir igual.',
      },
    },
    links: ['compare'],
    source: 'General building practice in the Piedmont',
    topics: ['asked/basements'],
  },
  {
    id: 'damp-crawl-space',
    title: { en: 'Is a damp crawl space a deal breaker?', es: '¿Es grave la humedad bajo la casa?' },
    answer: {
      en: 'Damp under the floor is common here and mostly fixable: gutters and grading that lead water away, a full vapor barrier, drains, or a sealed space with a dehumidifier. What matters is whether it has already brought rot, mold or insects. Get a written price from a crawl-space contractor, an engineer if wood is soft, and use it before the due diligence deadline.',
      es: 'La humedad bajo el piso es común aquí y casi siempre tiene arreglo: canaletas y pendiente que alejen el agua, barrera de vapor, drenes, o sellar con deshumidificador. Lo que importa es si ya trajo pudrición, moho o insectos. Pida precio por escrito a un especialista, consulte a un ingeniero si la madera está blanda, y úselo antes de que venza el due diligence.',
    },
    aspects: {
      'mold-on-the-joists': {
        en: 'Some white or gray growth on joists is common in crawl spaces here and mostly treatable; it shows that the wood stayed damp, so the cause must go first. It is serious where wood is soft, moisture readings stay high or it reaches ducts and rooms. Have a contractor or engineer look in writing before due diligence ends.',
        es: 'Algo de moho blanco o gris en las vigas es común aquí y casi siempre tratable; muestra que la madera estuvo húmeda, así que primero se quita la causa. Es grave si la madera está blanda, la humedad sigue alta o llega a ductos y cuartos. Que un contratista o ingeniero lo vea por escrito antes de acabar el due diligence.',
      },
      'standing-water': {
        en: 'Find where it comes from first: most puddles under a house are roof and yard water, so gutters, downspout extensions and grading away from the wall come before drains, a sump pump or a sealed space. See it after heavy rain. A creek or a pipe leak is another matter. Get a written price before the due diligence deadline.',
        es: 'Primero vea de dónde viene: casi siempre es agua del techo y del patio, así que canaletas, bajadas largas y pendiente hacia afuera van antes que drenes, bomba o sellado. Véalo tras una lluvia fuerte. Un arroyo o una fuga es otra cosa. Pida precio por escrito antes del plazo de due diligence.',
      },
      'sealing-it': {
        en: "Not every damp space needs encapsulation: water must be led away first, a full plastic barrier on the soil is the least, and a sealed space with a dehumidifier helps where humidity stays high. Get two or three written offers, ask what is warranted and whether it passes to a buyer, and an engineer's view if the price is large.",
        es: 'No todo espacio húmedo necesita encapsularse: antes hay que desviar el agua, lo mínimo es plástico completo sobre la tierra, y sellar con deshumidificador ayuda donde la humedad no baja. Pida dos o tres ofertas por escrito, qué garantizan y si pasa al comprador, y la opinión de un ingeniero si es caro.',
      },
      smell: {
        en: 'A musty smell often rises from below: crawl-space air is drawn up through floors and leaky ducts, so look there for wet soil, fallen insulation or a duct lying in it. A sewage smell means a drain or vent, for a plumber. Dry the cause, then clean. About health, ask a doctor.',
        es: 'Un olor a humedad suele subir de abajo: el aire sube por pisos y ductos con fugas, así que busque ahí tierra mojada, aislante caído o un ducto en el lodo. Olor a drenaje es una tubería o ventila: un plomero. Seque la causa y luego limpie. De salud, pregunte a un médico.',
      },
      'when-selling': {
        side: 'seller',
        en: "You need not seal it to sell, but a wet crawl space is what buyers' inspectors find first: clean gutters, lay a proper barrier, fix leaks and keep the invoices. What you know goes truthfully on the form, and fresh plastic over a problem looks like hiding it. A buyer's request you may grant, price as a credit or refuse.",
        es: 'No está obligado a sellarlo para vender, pero la humedad es lo primero que halla el inspector: limpie canaletas, ponga una barrera buena, repare fugas y guarde facturas. Lo que sabe, declárelo con verdad en el formulario; un plástico nuevo sobre un problema parece ocultarlo. Lo que pida el comprador puede aceptarlo, dar un crédito o negarse.',
      },
      'negotiating-it': {
        side: 'buyer',
        en: "You can ask, and the seller may refuse: no law or standard contract makes a seller dry the crawl space, and your leverage is the right to leave before the due diligence deadline. Get a crawl-space contractor's written price, an engineer's letter if wood is soft, then ask for repair, a credit or a lower price in writing.",
        es: 'Puede pedirlo y el vendedor negarse: ni la ley ni el contrato estándar le obliga a secarlo, y su fuerza es el derecho de irse antes del plazo de due diligence. Consiga precio escrito de un contratista, carta de un ingeniero si la madera está blanda, y pida por escrito reparación, crédito o rebaja.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC State Extension; US EPA on moisture in homes',
    topics: ['asked/damp-crawl-space'],
  },
  {
    id: 'foundation-cracks',
    title: {
      en: 'Are cracks or sloping floors serious?',
      es: '¿Son graves las grietas o pisos desnivelados?',
    },
    answer: {
      en: 'Hairline cracks and a little slope are normal in older houses on clay; wide, stair-stepped or horizontal cracks, doors that stick and floors that keep moving call for a licensed structural engineer, who sells no repairs. The engineer’s letter says what it is, a contractor prices it, and a buyer does both before due diligence ends. Sellers do well to keep the papers of past repairs.',
      es: 'Grietas finas y un poco de desnivel son normales en casas viejas sobre arcilla; grietas anchas, en escalera u horizontales, puertas que se traban y pisos que siguen moviéndose piden un ingeniero estructural con licencia, que no vende reparaciones. Su carta dice qué es, un contratista pone precio, y quien compra hace ambas cosas en due diligence.',
    },
    aspects: {
      'the-engineer': {
        en: 'A licensed structural engineer is the one to ask: independent, selling no piers, and the letter says what moves, how serious it is and what repair would do, which contractors, lenders and buyers accept. The buyer usually pays for the visit; ask the price first. Book it in the first days of due diligence.',
        es: 'Pregunte a un ingeniero estructural con licencia: es independiente, no vende pilotes, y su carta dice qué se mueve, qué tan grave es y qué reparación serviría; la aceptan contratistas, bancos y compradores. La visita suele pagarla el comprador; pregunte antes el precio. Resérvelo en los primeros días del due diligence.',
      },
      'sloping-floors': {
        en: 'Some slope is usual in an old house and no rule sets a limit: what counts is whether it still moves and why, a sunken pier, a cut or soft joist, water below. Old, even dips with square doors calm; fresh gaps and sticking doors do not. Floors can often be stiffened, seldom made level. An engineer says which it is.',
        es: 'Algo de desnivel es normal en una casa vieja y ninguna regla fija un límite: importa si aún se mueve y por qué, un pilar hundido, una viga cortada o blanda, agua abajo. Lo viejo y parejo tranquiliza; grietas nuevas y puertas que atoran, no. Se puede reforzar, rara vez nivelar del todo. Lo dice un ingeniero.',
      },
      'repaired-before': {
        en: "A finished, documented repair often reassures more than untouched cracks: ask for the engineer's letter, the permit, the contractor's invoice and a warranty that passes on, and have an engineer look whether it has held. Temporary jacks are no repair. A seller keeps the folder and answers the form truthfully.",
        es: 'Una reparación terminada y con papeles suele tranquilizar más que grietas sin tocar: pida la carta del ingeniero, el permiso, la factura y una garantía que se transfiera, y que un ingeniero vea si aguantó. Los gatos provisionales no son reparación. El vendedor guarda los papeles y contesta el formulario con verdad.',
      },
      'walk-away-or-not': {
        en: 'Not by itself: most cracks are settlement, and even real movement can be repaired at a price. Leave if no engineer can look in time, the cause is not known, or price and repair together pass what the house is worth to you. Insurance usually does not pay for settling. Decide before the due diligence deadline.',
        es: 'No por sí sola: casi toda grieta es asentamiento, y hasta un movimiento real se repara por un precio. Retírese si ningún ingeniero llega a tiempo, no se sabe la causa o precio más reparación pasan de lo que la casa vale para usted. El seguro no suele pagar asentamientos. Decida antes del plazo de due diligence.',
      },
      'chimney-lintel-retaining-wall': {
        en: 'A leaning chimney, a bowed lintel or a bulging retaining wall is a part of its own, often fixed without touching the house: a mason or chimney specialist prices it, an engineer says whether it can fall. Keep people away from what leans. On a retaining wall, ask also whose it is and about drainage.',
        es: 'Una chimenea inclinada, un dintel vencido o un muro de contención abombado es una pieza aparte, y a menudo se arregla sin tocar la casa: un albañil o especialista da precio y un ingeniero dice si puede caer. No se acerque a lo que se inclina. Del muro, pregunte de quién es y cómo drena.',
      },
      'when-selling': {
        side: 'seller',
        en: "You can sell it, repaired or not, but a known foundation problem is a material fact that your broker must tell. Start with a structural engineer's letter, since it often makes the matter smaller, and a contractor's price; then choose: repair with a warranty that passes on, a credit, or a price for it as it is. Some loans refuse it unrepaired, so expect cash or renovation buyers.",
        es: 'Puede venderla, reparada o no, pero un problema conocido de cimientos es un hecho material que su agente debe decir. Empiece con la carta de un ingeniero estructural, que a menudo lo hace ver menor, y el precio de un contratista; luego elija: reparar con garantía transferible, un crédito o un precio tal como está. Algunos préstamos la rechazan; cuente con compradores al contado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Board of Examiners for Engineers; InterNACHI',
    topics: ['asked/foundation-cracks'],
  },
  {
    id: 'termite-signs',
    title: { en: 'I found signs of termites: what now?', es: 'Encontré señales de termitas, ¿qué hago?' },
    answer: {
      en: 'Mud tubes, wings by a window or wood that gives under a screwdriver mean: call a licensed pest company to say whether they are alive and what treatment costs. Treating is routine here; old damage to beams and sills is for an engineer or contractor to judge. A buyer asks for both before due diligence ends; a seller keeps treatment papers and any bond.',
      es: 'Tubos de lodo, alas junto a la ventana o madera que cede: llame a una empresa de plagas con licencia para saber si están vivas y cuánto cuesta tratarlas. El tratamiento es rutina aquí; el daño viejo en vigas lo juzga un ingeniero o contratista. Quien compra lo pide en due diligence; quien vende guarda los papeles y el contrato (termite bond).',
    },
    aspects: {
      'old-damage': {
        en: 'Old damage without live insects is common here: what matters is whether the wood still carries. Have an engineer or a contractor probe the joists and sills and price what must be replaced, and ask the seller for the treatment record. The pest report itself gives no opinion on strength. Do both before the deadline.',
        es: 'El daño viejo sin insectos vivos es común aquí: importa si la madera todavía carga. Que un ingeniero o contratista revise vigas y soleras y dé precio de lo que haya que cambiar, y pida al vendedor el registro del tratamiento. El informe de plagas no opina sobre la resistencia. Haga ambas cosas antes del plazo.',
      },
      'wings-or-swarm': {
        en: 'Wings on the sill or a spring swarm indoors mean a look by a licensed pest company now: termites have straight feelers, a thick waist and four wings alike, ants a pinched waist and bent feelers. Keep some in a bag or take a photo. Outside near a stump it proves less. A buyer has it checked before the deadline.',
        es: 'Alas en la ventana o un enjambre adentro en primavera piden ya una revisión de una empresa de plagas con licencia: la termita tiene antenas rectas, cintura gruesa y cuatro alas iguales; la hormiga, cintura fina y antenas dobladas. Guarde algunas o tome foto. Afuera, junto a un tocón, prueba menos. El comprador la pide antes del plazo.',
      },
      'who-pays': {
        en: 'It is negotiated: the standard contract makes no seller treat or repair, though sellers often pay for treatment when a report finds live termites, and a lender may want it done before closing. Insurance normally pays for none of it. Put who treats, who repairs and which receipts in writing before the due diligence deadline.',
        es: 'Se negocia: el contrato estándar no obliga al vendedor a tratar ni reparar, aunque a menudo paga el tratamiento si hay termitas vivas, y el banco puede pedirlo antes del cierre. El seguro normalmente no paga nada. Pongan por escrito quién trata, quién repara y qué recibos, antes del plazo de due diligence.',
      },
      'walk-away-or-not': {
        en: "Live termites are no reason by themselves to leave: they eat slowly, treatment is routine here, and the question is how far the damage reaches. Get the treatment price and an engineer's or contractor's word on the wood, then negotiate or go, all before the due diligence deadline. Wide damage to sills or hidden walls weighs more.",
        es: 'Las termitas vivas no son por sí solas motivo para irse: comen despacio, tratarlas aquí es rutina y la cuestión es hasta dónde llega el daño. Consiga el precio del tratamiento y la opinión de un ingeniero o contratista sobre la madera, y negocie o retírese antes del plazo. Pesa más un daño amplio en soleras o muros.',
      },
      treatment: {
        en: 'Two ways are usual here, a liquid barrier in the soil around the house or bait stations in the yard; tenting is for other termites, in warmer states. Beetles and carpenter bees are treated differently. Prices go by the length of the walls and the company, so ask two for a written offer and what the yearly contract covers.',
        es: 'Aquí se usan dos formas, una barrera líquida en el suelo alrededor de la casa o cebos en el patio; las carpas son para otras termitas, en estados más cálidos. Escarabajos y abejas carpinteras se tratan distinto. El precio depende del largo de los muros; pida dos ofertas escritas y qué cubre el contrato anual.',
      },
      'when-selling': {
        side: 'seller',
        en: "Treat them before you list if they are alive, and keep the contract, the diagram and the invoice: buyers want to see who treated, when and what is warranted. Past termites and repairs are asked about on the form, so answer truthfully. The buyer's pest company will look anyway; VA loans here require it.",
        es: 'Trátelas antes de anunciar si están vivas, y guarde contrato, plano y factura: el comprador quiere ver quién trató, cuándo y qué se garantiza. El formulario pregunta por termitas y reparaciones pasadas, así que conteste la verdad. La empresa del comprador mirará de todos modos; los préstamos VA aquí lo exigen.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NC Structural Pest Control Committee; NC State Extension',
    topics: ['asked/termite-signs'],
  },
  {
    id: 'outside-walls',
    title: { en: 'Brick, siding or stucco: which is better?', es: '¿Ladrillo, siding o estuco?' },
    answer: {
      en: 'Brick asks least: no paint, only mortar and flashing to watch, and mostly a thin layer before a wooden frame. Fiber cement such as Hardie is paintable and sturdy, vinyl cheap and easily dented, wood needs paint. Synthetic stucco (EIFS) from the 1990s can trap water, so a moisture inspection pays. What each adds to a price only sales nearby show; the team compares them.',
      es: 'El ladrillo pide menos: sin pintura, solo vigilar mortero y tapajuntas; suele ser una capa delante de madera. El fibrocemento (Hardie) se pinta y aguanta, el vinilo es barato y se abolla, la madera pide pintura. El estuco sintético (EIFS) de los 90 puede guardar agua: conviene inspección de humedad. Cuánto suma al precio lo dicen las ventas cercanas.',
    },
    aspects: {
      stucco: {
        en: "With stucco the first question is which kind: hard-coat over masonry is sturdy, synthetic stucco (EIFS), common in the 1990s, can trap water behind it and is a material fact. It sounds hollow and feels soft when tapped. A specialist's moisture test belongs in due diligence; ask your insurer too. Cracks at windows deserve a look.",
        es: 'Con el estuco importa cuál es: el duro sobre mampostería es firme; el sintético (EIFS), común en los noventa, puede atrapar agua detrás y es un hecho importante. Suena hueco y cede al golpear. Una prueba de humedad de un especialista va en el due diligence; pregunte también al seguro. Las grietas en ventanas merecen revisión.',
      },
      'painting-brick': {
        en: 'Painting brick is a one-way step: once painted it wants repainting, and a paint that does not breathe can hold moisture in; limewash or mineral paint breathes better and fades. Some buyers like it, others prefer bare brick. An association or historic district may have to approve. Fix mortar and leaks first.',
        es: 'Pintar ladrillo no tiene vuelta atrás: ya pintado pide repintarse, y una pintura que no respira puede retener humedad; la cal o pintura mineral respira mejor y se desgasta. A unos compradores les gusta, otros lo prefieren natural. La asociación o el distrito histórico quizá deba aprobar. Antes repare mortero y fugas.',
      },
      vinyl: {
        en: 'Vinyl is cheap and never painted, but it dents, fades, buckles near heat and can hide rot behind; look at corners, windows and the bottom edge. It is no fault in itself, though some buyers prefer brick or fiber cement. What it does to a price only sales nearby show. Ask what is underneath and how old it is.',
        es: 'El vinilo es barato y no se pinta, pero se abolla, se decolora, se deforma con calor y puede ocultar pudrición; mire esquinas, ventanas y el borde de abajo. No es un defecto en sí, aunque algunos prefieren ladrillo o fibrocemento. Lo que hace al precio solo lo muestran ventas cercanas. Pregunte qué hay debajo y su edad.',
      },
      'fiber-cement': {
        en: 'Fiber cement, such as Hardie board, is a sturdy plank of cement and wood fiber: it resists rot, fire and insects, takes paint well, and wants new paint only after a good many years. Trouble comes from poor nailing, missing caulk or ends too near the ground. Engineered wood such as LP is lighter but dislikes water.',
        es: 'El fibrocemento, como Hardie, es una tabla firme de cemento y fibra: resiste pudrición, fuego e insectos, toma bien la pintura y pide pintura nueva solo tras bastantes años. Los problemas vienen de mal clavado, falta de sellador u orillas pegadas al suelo. La madera de ingeniería, como LP, pesa menos pero no tolera bien el agua.',
      },
      'brick-all-around': {
        en: "Most brick houses here wear a single layer of brick before a wooden frame, and some only on the front; very old ones can be solid. That is normal, not cheap building: the frame carries, the brick keeps rain off. Check mortar, weep holes and flashing. Repointing worn joints is a mason's job, priced by the wall.",
        es: 'Casi todas las casas de ladrillo de aquí llevan una capa delante de una estructura de madera, y algunas solo al frente; las muy viejas pueden ser macizas. Es normal, no construcción barata: carga la estructura y el ladrillo detiene la lluvia. Revise mortero, orificios de drenaje y tapajuntas. Rejuntar lo gastado lo cotiza un albañil por muro.',
      },
      'asbestos-siding': {
        en: 'Asbestos shingles, used until about the 1970s, are hard and gray and usually safest left whole and painted; the danger is cutting, drilling or breaking them. Only a laboratory tells for sure. Removal is for an accredited contractor, with a price before due diligence ends. Ask the insurer, and a doctor about health.',
        es: 'Las placas con asbesto, usadas hasta cerca de los setenta, son duras y grises y suelen estar mejor enteras y pintadas; el peligro es cortarlas, taladrarlas o romperlas. Solo un laboratorio lo confirma. El retiro es de un contratista acreditado, con precio antes de acabar el due diligence. Pregunte al seguro; de salud, al médico.',
      },
    },
    links: ['compare', 'contact'],
    source: 'InterNACHI; General building practice',
    topics: ['asked/outside-walls'],
  },
  {
    id: 'house-styles',
    title: { en: 'What is a bungalow, Craftsman or ranch?', es: '¿Qué es un bungalow, Craftsman o ranch?' },
    answer: {
      en: 'A bungalow is a low house of one or one and a half floors with a porch; Craftsman is its usual dress: wide eaves, tapered posts, wood inside. A ranch is one long floor, mostly 1950s and 60s; a Tudor has steep gables, a Colonial a balanced front, a Victorian turrets and trim. Name one and I look for homes described so.',
      es: 'Bungalow es una casa baja de un piso o piso y medio con porche; Craftsman es su estilo habitual: aleros anchos, postes que se angostan, madera adentro. Ranch es un solo piso alargado, de los 50 y 60; Tudor, techos empinados; Colonial, frente simétrico; victoriana, torres y molduras. Diga uno y busco casas descritas así.',
    },
    aspects: {
      'bungalow-or-craftsman': {
        en: 'Bungalow names the shape, Craftsman the dress, so a house can be both: low, one or one and a half floors with a porch, and on it wide eaves, open rafters, tapered posts on piers, built-in wood and grouped windows. A Craftsman can also be two full floors. Dilworth and Plaza Midwood have many from the 1910s to 1930s.',
        es: 'Bungalow es la forma y Craftsman el vestido, así que una casa puede ser ambas: baja, de uno o piso y medio con porche, y en ella aleros anchos, vigas a la vista, postes que se angostan, madera empotrada y ventanas agrupadas. Un Craftsman también puede tener dos pisos. Dilworth y Plaza Midwood tienen muchos de las décadas de 1910 a 1930.',
      },
      'floors-of-a-bungalow': {
        en: 'One floor or one and a half: a bungalow may have rooms under the roof with sloped ceilings and dormers, which listings call 1.5 stories. A cottage is only a word for a small house of any style. Ask how high the upper room is, whether it is heated and permitted, and whether its size is counted.',
        es: 'Uno o piso y medio: un bungalow puede tener cuartos bajo el techo con plafón inclinado y buhardillas, lo que el anuncio llama 1.5 pisos. Cottage es solo una palabra para casa pequeña de cualquier estilo. Pregunte la altura de arriba, si tiene calefacción y permiso, y si se cuenta en la superficie.',
      },
      'ranch-or-split-level': {
        en: 'A ranch is one long, low floor, mostly from the 1950s and 60s; a split-level has half flights between two or three levels, and a raised ranch or split foyer puts you on a landing with stairs up and down. For no steps inside choose a true ranch, and ask about the ones at the door.',
        es: 'Un ranch es un solo piso largo y bajo, casi siempre de los años 50 y 60; el split-level tiene medios tramos entre dos o tres niveles, y el raised ranch le deja en un descanso con escalera arriba y abajo. Sin escalones adentro, elija un ranch verdadero y pregunte por los de la puerta.',
      },
      'colonial-tudor-victorian': {
        en: 'Look at the front: a Colonial is balanced, door in the middle and even windows; Georgian is its stricter brick form, a foursquare a plain cube with a porch. A Tudor has steep gables, timbers and brick; a Victorian turrets, trim and a wrapped porch. Most here are revivals from the 1910s to 1940s, many in Myers Park.',
        es: 'Mire el frente: un Colonial es parejo, puerta al centro y ventanas iguales; el georgiano es su forma estricta de ladrillo, el foursquare un cubo sencillo con porche. Un Tudor tiene gabletes empinados, vigas y ladrillo; un Victoriano torres, molduras y porche corrido. Casi todos aquí son versiones de las décadas de 1910 a 1940, muchas en Myers Park.',
      },
      'modern-names': {
        en: "Mid-century modern means the 1950s and 60s: low lines, big glass, open rooms, thin roofs. “Transitional” is a seller's word for traditional shapes with plain modern finishes; modern farmhouse is white boards, gables and black windows of recent years; a loft is one tall open room, often in an old factory. The year built tells more.",
        es: 'Mid-century modern son los años 50 y 60: líneas bajas, mucho vidrio, espacios abiertos y techos delgados. “Transitional” es palabra de venta para formas tradicionales con acabados modernos; modern farmhouse es tabla blanca, gabletes y ventanas negras de estos años; un loft es un espacio alto y abierto, a menudo en una fábrica. Dice más el año.',
      },
    },
    links: ['areas', 'compare'],
    source: 'National Park Service; Virginia Savage McAlester, A Field Guide to American Houses',
    topics: ['asked/house-styles'],
  },
  {
    id: 'pool-worth',
    title: { en: 'Is a house with a pool worth it?', es: '¿Vale la pena una casa con alberca?' },
    answer: {
      en: 'A pool is bought for the swimming, in the warm months unless it is heated, rarely for the return: it helps with some buyers and puts others off. Count cleaning, power, repairs and a higher insurance quote, and ask for a pool inspection, the fence and gate the code wants, and the permit. To build one, ask the county, the association and a surveyor about setbacks.',
      es: 'La alberca se compra para nadar, en los meses cálidos si no tiene calefacción, rara vez por la ganancia: a unos compradores les gusta y a otros no. Cuente limpieza, luz, reparaciones y un seguro más caro, y pida inspección, la cerca que exige el código y el permiso. Para construir una, pregunte al condado, a la asociación y a un topógrafo.',
    },
    aspects: {
      upkeep: {
        en: 'Count on weekly care and on bills that vary with the pool: chemicals or a service, pump power, water, and now and then a liner, pump or new surface; heating and big trees add most. Ask the seller for a year of receipts and bills, and a pool company for its monthly price. Salt water still needs chlorine and care.',
        es: 'Cuente con cuidado semanal y gastos que cambian según la alberca: químicos o servicio, luz de la bomba, agua y, de vez en cuando, forro, bomba o acabado nuevo; lo que más suma es calentarla y los árboles grandes. Pida al vendedor un año de recibos y a una empresa su precio mensual. La de sal también lleva cloro y cuidado.',
      },
      resale: {
        side: 'seller',
        en: 'It rarely returns what it cost: a sound pool draws some buyers and turns away others, and the appraiser gives what sales nearby support, which I have no figure for. Before selling, make it clean, safe and open rather than build or fill one. The team can compare homes sold with and without, near yours.',
        es: 'Rara vez devuelve lo que costó: una alberca en buen estado atrae a unos y aleja a otros, y el valuador da lo que apoyan ventas cercanas, sin cifra que yo tenga. Antes de vender, déjela limpia, segura y abierta en vez de construir o rellenar. El equipo puede comparar casas vendidas con y sin ella cerca de la suya.',
      },
      inspection: {
        side: 'buyer',
        en: 'A pool inspection is separate from the home inspection and worth ordering: a pool company looks at shell, liner, deck, pump, heater, leaks, wiring and fence, with the water clear and the equipment running. Green or closed in winter, ask the seller to open it or hold it over. The seller lets them in; book it within due diligence.',
        es: 'La inspección de la alberca va aparte y vale la pena: una empresa de albercas revisa vaso, forro, borde, bomba, calentador, fugas, cableado y cerca, con el agua clara y el equipo en marcha. Si está verde o cerrada, pida que la abran. El vendedor da acceso; resérvela dentro del due diligence.',
      },
      'building-one': {
        en: 'Ask three before you sign with a builder: the county for the permit and the barrier, the city for setbacks, easements and trees, and the association for approval. A surveyor shows what room is left; over a septic tank or field it cannot go. A small in-town lot may take a plunge pool. Access for machines matters as well.',
        es: 'Pregunte a tres antes de firmar: al condado por el permiso y la barrera, a la ciudad por retiros, servidumbres y árboles, y a la asociación por su aprobación. Un topógrafo muestra cuánto cabe; sobre una fosa séptica o su campo no se puede. En un lote chico cabe quizá una alberca pequeña. Cuenta el acceso de las máquinas.',
      },
      'fence-around-it': {
        en: "A barrier is required: the state's residential code wants a pool enclosed, at least 48 inches high, with a gate that closes and latches by itself, and the county confirms the details for your yard. A fence around the whole lot may serve if it meets them. When buying, have the pool inspector check it; an insurer asks as well.",
        es: 'La barrera es obligatoria: el código residencial del estado pide cercar la alberca, al menos 48 pulgadas de alto, con puerta que cierre y trabe sola, y el condado confirma los detalles de su patio. La cerca de todo el lote puede servir si cumple. Al comprar, que la revise el inspector de albercas; el seguro también pregunta.',
      },
      'insurance-for-a-pool': {
        en: "Ask the insurer before your deadline: a pool often means a higher quote, more liability cover and questions about the fence, a slide or a diving board, and some companies refuse the last two or rentals by the night. Get it in writing from two or three, and think of an umbrella policy. A guest's injury can be the owner's liability.",
        es: 'Pregunte al seguro antes de su plazo: una alberca suele traer una cotización más alta, más cobertura de responsabilidad y preguntas por la cerca, el tobogán o el trampolín, y algunas compañías no aceptan estos dos o rentas por noche. Pida dos o tres por escrito y considere una póliza paraguas. Un herido puede ser responsabilidad del dueño.',
      },
    },
    links: ['compare', 'contact'],
    source:
      'Mecklenburg County Code Enforcement; NC Residential Code (pool barriers); Insurance Information Institute',
    topics: ['asked/pool-worth'],
  },
  {
    id: 'fences',
    title: { en: 'May I build a fence, and how high?', es: '¿Puedo poner una cerca, y de qué altura?' },
    answer: {
      en: 'In Charlotte’s house districts a fence may be up to 5 feet in front, 6 beside the house and 8 at the back, as the city’s ordinance stood in 2026; corners must stay clear for drivers. An association or a historic district can be stricter, so ask first. A survey shows where your line runs; the city’s zoning staff answer for the address.',
      es: 'En zonas de casas de Charlotte la cerca puede medir hasta 5 pies al frente, 6 al costado y 8 atrás, según la ordenanza en 2026; en las esquinas hay que dejar vista a los conductores. La asociación o un distrito histórico pueden ser más estrictos: pregunte antes. Un plano de topógrafo muestra el lindero; la oficina de zonificación contesta según la dirección.',
    },
    aspects: {
      permit: {
        en: "An ordinary fence within the height limits usually needs no building permit in Charlotte, but the zoning rules bind all the same; a tall fence, one on a retaining wall, around a pool, in a floodplain or a historic district can need one. Call 311 or the city's zoning staff with the address before posts go in, and 811 before digging.",
        es: 'Una cerca común dentro de las alturas normalmente no lleva permiso de construcción en Charlotte, pero las reglas de zonificación obligan igual; una alta, sobre muro de contención, de alberca, en zona inundable o distrito histórico puede llevarlo. Llame al 311 o a zonificación con la dirección antes de poner postes, y al 811 antes de cavar.',
      },
      association: {
        en: "Get the association's written yes first: most recorded rules let a committee decide on place, height, material and color, chain link and front fences are often barred, and work begun without it can be ordered down. If no answer comes, look up the deadline in the papers and write again. An invisible fence may need asking too.",
        es: 'Consiga antes el sí escrito de la asociación: casi siempre un comité decide lugar, altura, material y color, la malla y las cercas al frente suelen prohibirse, y lo empezado sin permiso puede mandarse quitar. Si no contestan, vea el plazo en los papeles y escriba otra vez. La cerca invisible quizá también necesite permiso.',
      },
      'line-and-neighbor': {
        en: 'Have a surveyor mark the line and build on your own side: then it is your fence, your cost and your choice of face, unless rules say the good side looks out. A fence on the line is shared only by agreement, best in writing. No general state law makes a neighbor pay. For a dispute, an attorney.',
        es: 'Pida a un topógrafo que marque el lindero y ponga usted la cerca de su propio lado: así es su cerca, su costo y usted elige la cara, salvo regla de que lo bonito mire afuera. Sobre el lindero se comparte solo por acuerdo, mejor escrito. Ninguna ley general del estado obliga al vecino a pagar. En un pleito, un abogado.',
      },
      'historic-district': {
        en: "In a local historic district the fence needs the commission's approval first: material, height and place on the street side count most, the back is easier, and chain link or vinyl is often refused. That comes besides the city's heights. Ask the Historic District Commission staff with the address; a fence put up without it can be ordered down.",
        es: 'En un distrito histórico local la cerca necesita antes la aprobación de la comisión: pesan material, altura y lugar hacia la calle, atrás es más fácil, y la malla o el vinilo se niegan a menudo. Se suma a las alturas de la ciudad. Pregunte al personal de la comisión con la dirección; si la pone sin aprobación, pueden mandar quitarla.',
      },
      'front-and-corner': {
        en: "In front a fence may be up to 5 feet in Charlotte's house districts, as the ordinance stood in 2026, and corners and driveways must stay clear so that drivers see. On a corner lot two sides can count as street sides, so the tall part may begin further back. Ask zoning staff for the address; an association may forbid front fences.",
        es: 'Al frente puede llegar a 5 pies en los distritos de casas de Charlotte, según la ordenanza vigente en 2026, y esquinas y entradas deben quedar libres para que los conductores vean. En esquina pueden contar dos lados como calle, así que lo alto quizá empieza más atrás. Pregunte a zonificación; la asociación puede prohibir cercas al frente.',
      },
      materials: {
        en: 'Wood, metal, vinyl and masonry are usual; barbed wire and electrified fences are generally restricted at homes, and an association or historic district often bars chain link or bamboo. What it costs depends on length, height, material and slope, so get two or three written offers by the foot. Zoning staff say what your district allows.',
        es: 'Son comunes madera, metal, vinilo y mampostería; el alambre de púas y las electrificadas suelen estar restringidas en casas, y la asociación o el distrito histórico suele prohibir malla o bambú. El costo depende de largo, altura, material y pendiente; pida dos o tres ofertas por pie. Zonificación dice qué permite su distrito.',
      },
    },
    links: ['contact'],
    source: 'Charlotte Unified Development Ordinance, section 17.2.D, as amended March 2026',
    year: 2026,
    topics: ['asked/fences'],
  },
  {
    id: 'ev-charging',
    title: { en: 'Can I charge an electric car at home?', es: '¿Puedo cargar un auto eléctrico en casa?' },
    answer: {
      en: 'At a house with a garage or driveway usually yes: a licensed electrician checks whether the panel has room, pulls the permit and sets a 240-volt outlet or charger. An old house may need a bigger panel first, so get a price before the due diligence deadline. In a condo or town house the association decides about a shared space. Ask Duke Energy for rebates.',
      es: 'En una casa con garaje o entrada casi siempre sí: un electricista con licencia ve si el tablero alcanza, saca el permiso y pone la toma o el cargador de 240 voltios. Una casa vieja puede necesitar tablero nuevo: pida precio antes de que venza el due diligence. En condominio o townhouse decide la asociación. Pregunte a Duke Energy por reembolsos.',
    },
    aspects: {
      'condo-or-association': {
        en: "The association decides about a shared garage or space: North Carolina has no special law giving owners a right to a charger there, so ask the board in writing with an electrician's plan, who pays the power, and insurance. In a garage of your own within a town house it is easier. Read the papers before you offer.",
        es: 'En una cochera o espacio común decide la asociación: Carolina del Norte no tiene una ley especial que dé derecho a un cargador ahí, así que pida por escrito con el plan de un electricista, quién paga la luz y el seguro. En cochera propia de un townhouse es más fácil. Lea los papeles antes de ofertar.',
      },
      'old-panel': {
        en: 'Have a licensed electrician do a load calculation before your deadline: a full or 60-amp panel, fuses or old wiring may need an upgrade first, while a 200-amp panel often has room. A smaller circuit or a charger that shares load can avoid it, and serve two cars. Get the price in writing, with the permit.',
        es: 'Que un electricista con licencia calcule la carga antes de su plazo: un tablero lleno o de 60 amperios, fusibles o cableado viejo quizá pidan cambio antes; uno de 200 suele tener lugar. Un circuito menor o un cargador que reparte carga puede evitarlo y servir a dos autos. Pida precio por escrito, con permiso.',
      },
      'adding-an-outlet': {
        en: 'At a house with your own parking it is an ordinary job: a licensed electrician pulls the county permit, runs a 240-volt circuit from the panel and sets an outlet or wall unit, often in a day. Distance, digging and a full panel raise the price, so get two written offers. A plain outlet charges too, only slowly.',
        es: 'En una casa con estacionamiento propio es un trabajo común: un electricista con licencia saca el permiso del condado, tiende un circuito de 240 voltios y pone toma o cargador, a menudo en un día. La distancia, cavar y un tablero lleno suben el precio; pida dos ofertas. Un enchufe común también carga, despacio.',
      },
      'rebates-and-rates': {
        en: 'Ask Duke Energy, whose programs change: it has offered help with wiring and rates by time of day that make night charging cheaper, but what is open now, and to whom, only its own page says. Federal credits for home energy work have ended, so count on none without asking a CPA. Keep invoices and the permit.',
        es: 'Pregunte a Duke Energy, cuyos programas cambian: ha ofrecido ayuda para el cableado y tarifas por horario que abaratan cargar de noche, pero qué hay hoy y para quién solo lo dice su página. Los créditos federales para obras de energía en casa terminaron: no cuente con ninguno sin consultar a un contador. Guarde facturas y permiso.',
      },
      'sellers-charger': {
        en: "Put it in the contract: a hardwired wall unit is commonly treated as fixed, one on a plug may be seen as the seller's, and a dispute is easy to avoid with one written line. A seller who wants to keep it excludes it, best before photos, and leaves a safe outlet. Ask for the permit, the manual and a reset.",
        es: 'Póngalo en el contrato: un cargador cableado suele tomarse como fijo, uno de enchufe puede verse como del vendedor, y una línea escrita evita la disputa. Si el vendedor quiere llevárselo, lo excluye, mejor antes de las fotos, y deja una toma segura. Pida el permiso, el manual y que lo reinicie.',
      },
      'choosing-a-home': {
        en: 'Look for parking of your own near the electrical panel: a garage or driveway makes it simple, a shared drive, street parking or a far deck makes it hard. Tell me “garage” and I list the homes that mention one; a charger itself is seldom in a description, so the team asks. Public chargers show in the usual apps.',
        es: 'Busque estacionamiento propio cerca del tablero: con cochera o entrada es fácil; con entrada compartida, en la calle o en un estacionamiento lejano es difícil. Dígame “garaje” y listo las casas que lo mencionan; el cargador rara vez sale en la descripción, así que el equipo pregunta. Los públicos aparecen en las aplicaciones usuales.',
      },
    },
    links: ['compare', 'contact'],
    source: 'Mecklenburg County Code Enforcement; Duke Energy',
    topics: ['asked/ev-charging'],
  },
  {
    id: 'heating-kinds',
    title: { en: 'Gas heat or a heat pump, and which lasts?', es: '¿Calefacción de gas o bomba de calor?' },
    answer: {
      en: 'Both are common: gas furnaces in many older in-town houses, electric heat pumps in newer ones and most condos. A heat pump heats and cools and suits these mild winters, with backup heat for the coldest nights. A furnace often lasts 15 to 20 years, a heat pump about 16, an air conditioner 10 to 15; ask for ages, service papers and twelve months of bills.',
      es: 'Hay de las dos: gas en muchas casas viejas del centro, bombas de calor eléctricas en las nuevas y en casi todos los condominios. La bomba calienta y enfría, con apoyo en las noches más frías. La de gas suele durar 15 a 20 años, la bomba unos 16, el aire acondicionado 10 a 15; pregunte la edad, el mantenimiento y doce meses de recibos.',
    },
    aspects: {
      'old-unit-when-buying': {
        side: 'buyer',
        en: 'Old is not broken, but price it in: past about 15 to 20 years for a furnace and 10 to 15 for an air conditioner it may fail any season. Have a heating contractor test it during due diligence and write a replacement price, then ask for a credit, a lower price or keep a reserve. Old refrigerant is dear to refill.',
        es: 'Viejo no es descompuesto, pero inclúyalo en el precio: pasados unos 15 a 20 años el calefactor (furnace) y 10 a 15 el aire, puede fallar cualquier temporada. Que un técnico lo pruebe en el due diligence y dé precio de uno nuevo; luego pida crédito, rebaja o guarde una reserva. El refrigerante viejo es caro de rellenar.',
      },
      'heat-pump-in-winter': {
        en: "A heat pump keeps a house warm through the usual winter here, with air that feels milder than a furnace's; on the few coldest nights electric strips or a gas backup help, and those raise the bill. A sound house, sealed ducts and the right size matter more than the brand. Ask how old it is and for January bills.",
        es: 'Una bomba de calor mantiene la casa caliente en el invierno normal de aquí, con aire más suave que el de un calefactor (furnace); en las pocas noches más frías ayudan resistencias o gas, y eso sube el recibo. Pesan más el aislamiento, los ductos sellados y el tamaño. Pregunte la edad y los recibos de enero.',
      },
      'cost-to-run': {
        en: "It depends on the house and on today's rates: gas has often been cheaper for deep cold, a heat pump for mild days, while baseboards, an electric furnace or strips use the most power. I give no figure. Ask for the seller's twelve months of bills, and Duke Energy and Piedmont for rates; insulation saves with any of them.",
        es: 'Depende de la casa y de las tarifas de hoy: el gas suele salir mejor en frío fuerte, la bomba de calor en días suaves, y radiadores eléctricos, calefactor eléctrico o resistencias gastan más luz. No doy cifra. Pida doce meses de recibos del vendedor y las tarifas a Duke Energy y Piedmont; aislar ahorra con cualquiera.',
      },
      'adding-cooling': {
        en: 'Most old houses can be cooled: with ducts in the attic or crawl space, or by mini-splits, wall units with a small outdoor pump that need no ducts and suit additions and upstairs rooms. A licensed contractor works out the size and checks the panel, with a permit. In July fans alone will not do. Get two prices.',
        es: 'Casi toda casa vieja se puede enfriar: con ductos en el ático o bajo el piso, o con mini splits, equipos de pared con bomba exterior que no necesitan ductos y sirven para ampliaciones y cuartos de arriba. Un contratista con licencia calcula el tamaño y revisa el tablero, con permiso. En julio no bastan ventiladores. Pida dos precios.',
      },
      'finding-the-age': {
        en: "Read the label on the unit: the serial number usually holds year and week, and the maker's site or a technician decodes it; the permit in the county's records and service stickers confirm it. A furnace often lasts 15 to 20 years, a heat pump about 16, an air conditioner 10 to 15. Inside and outside parts can differ.",
        es: 'Lea la etiqueta del equipo: el número de serie suele llevar año y semana, y el sitio del fabricante o un técnico lo descifra; lo confirman el permiso del condado y las etiquetas de servicio. Un calefactor (furnace) suele durar 15 a 20 años, una bomba de calor unos 16, un aire 10 a 15. Las partes de adentro y afuera pueden diferir.',
      },
      'when-selling': {
        side: 'seller',
        en: 'Service it before you list and show the papers; replace only what is dead or dying, since a new system seldom returns its full cost, though it removes an argument. Else get a price and offer a credit. A home warranty is a small comfort with limits. If it breaks after the form, tell your broker. No return is promised.',
        es: 'Dele servicio antes de anunciar y muestre los papeles; cambie solo lo que ya no sirve, porque un equipo nuevo rara vez devuelve todo su costo, aunque quita una discusión. Si no, pida precio y dé un crédito. La garantía de casa ayuda poco y con límites. Si falla después de llenar el formulario, avise a su agente. Nadie promete retorno.',
      },
    },
    links: ['compare', 'contact'],
    source: 'NAHB, Study of Life Expectancy of Home Components, 2007; US Department of Energy',
    topics: ['asked/heating-kinds'],
  },
  {
    id: 'utility-bills',
    title: { en: 'How high are the utility bills?', es: '¿De cuánto son los recibos de servicios?' },
    answer: {
      en: 'It depends on the house more than on the area: size, insulation, age of the air conditioner, gas or electric, and who lived there. I give no estimate. The best figure is the seller’s last twelve months, which the team can ask for; July and August are usually highest for power, January for gas. Duke Energy, Piedmont and Charlotte Water tell their rates.',
      es: 'Depende más de la casa que de la zona: tamaño, aislamiento, edad del aire acondicionado, gas o electricidad, y quién vivía ahí. No doy estimados. Lo mejor son los recibos del vendedor de los últimos doce meses, que el equipo puede pedir; julio y agosto suelen ser los más altos de luz, enero de gas. Duke Energy, Piedmont y Charlotte Water dicen sus tarifas.',
    },
    aspects: {
      'sellers-bills': {
        en: "Ask for the seller's last twelve months before you offer or early in due diligence: the team sends the request to the listing side, and the seller may share them or decline. Duke Energy sometimes tells a range for an address. Read them with the number of people, the thermostat and any pool or car charger in mind.",
        es: 'Pida los recibos del vendedor de los últimos doce meses antes de ofertar o al inicio del due diligence: el equipo los pide a su agente, y el vendedor puede darlos o no. Duke Energy a veces dice un rango por dirección. Léalos pensando en cuántos viven ahí, el termostato y si hay alberca o cargador de auto.',
      },
      'water-and-stormwater': {
        en: "Charlotte Water bills water and sewer by use, with steps that rise, plus a stormwater fee by the hard surface of the lot; sewer follows the water used. It comes monthly, on one bill. Rates change each July, so look at its page. A leak or lawn sprinklers raise it fast; ask for the seller's bills. I give no figure.",
        es: 'Charlotte Water cobra agua y drenaje según el uso, en escalones que suben, más una cuota pluvial por la superficie dura del lote; el drenaje sigue al agua usada. Llega cada mes en un recibo. Las tarifas cambian cada julio; vea su página. Una fuga o el riego la suben; pida los recibos del vendedor. No doy cifra.',
      },
      'old-or-drafty-house': {
        en: "A drafty old house can cost clearly more, but the house decides, not its birthday: attic insulation, sealed ducts, storm windows and the age of the furnace make the difference. An energy audit shows where it leaks, and attic and ducts usually pay before new windows. See the seller's January and August bills first.",
        es: 'Una casa vieja con corrientes puede costar bastante más, pero decide la casa, no su edad: aislar el ático, sellar ductos, contraventanas y la edad del calefactor hacen la diferencia. Una auditoría muestra las fugas, y ático y ductos suelen convenir antes que ventanas nuevas. Vea los recibos de enero y agosto.',
      },
      'opening-an-account': {
        en: "Call or sign up online a week or two before closing: Duke Energy for power, Piedmont for gas, Charlotte Water for water; start on closing day. A deposit depends on your credit with the company and may be waived; ask. Budget billing spreads power over equal months, and the year's difference is settled later.",
        es: 'Llame o inscríbase en línea una o dos semanas antes del cierre: Duke Energy para luz, Piedmont para gas, Charlotte Water para agua; que empiece el día del cierre. El depósito depende de su crédito con la empresa y quizá se dispense; pregunte. El pago nivelado reparte la luz en meses iguales y la diferencia se ajusta después.',
      },
      'condo-or-townhome': {
        en: "A condo usually costs less to run than a house, since it is smaller and has neighbors on several sides, and the dues may include water, trash or gas: the association's budget says which. Power is nearly always your own, internet often. Ask for the seller's bills and the dues sheet; I give no figure.",
        es: 'Un condominio suele costar menos que una casa, por ser menor y tener vecinos a los lados, y la cuota puede incluir agua, basura o gas: lo dice el presupuesto de la asociación. La luz casi siempre la paga usted, y a menudo el internet. Pida los recibos del vendedor y la hoja de cuotas; no doy cifra.',
      },
    },
    links: ['contact'],
    source: 'Duke Energy; Piedmont Natural Gas; Charlotte Water',
    topics: ['asked/utility-bills'],
  },
  {
    id: 'trees-near-house',
    title: { en: 'Do big trees near a house cause harm?', es: '¿Hacen daño los árboles grandes cerca?' },
    answer: {
      en: 'Mostly they shade and please, but roots lift walks and find old sewer pipes, limbs rub roofs, and a weak tree can fall in a storm. Have a certified arborist look, and a camera in the sewer line. What falls on your house your own policy usually answers for, even from next door; ask your insurer. Cutting a big one may need the city’s permit.',
      es: 'Casi siempre dan sombra y gusto, pero las raíces levantan banquetas y entran al drenaje viejo, las ramas rozan el techo y uno débil puede caer en una tormenta. Que lo vea un arbolista certificado, y una cámara el drenaje. Lo que cae en su casa suele cubrirlo su propia póliza, aunque sea del vecino; pregunte. Talar uno grande puede requerir permiso de la ciudad.',
    },
    aspects: {
      'it-falls-who-pays': {
        en: "Whoever's house is hit usually claims on their own policy, even when the tree stood next door; the tree's owner pays mainly where a known danger was ignored. Cars go by the car's own cover. So write to a neighbor about a dead tree, with photos, and ask your insurer about removal and the deductible. An attorney for a dispute.",
        es: 'El dueño de la casa dañada suele reclamar a su propio seguro, aunque el árbol fuera del vecino; el dueño del árbol paga sobre todo si ignoró un peligro conocido. Un auto va por su propio seguro. Avise por escrito al vecino de un árbol seco, con fotos, y pregunte a su seguro por el retiro y el deducible. Un pleito, un abogado.',
      },
      'arborist-before-buying': {
        side: 'buyer',
        en: 'Have a certified arborist look within due diligence: hollow trunks, mushrooms at the base, lifted soil, dead crowns and old cuts do not show to a home inspector. Ask for a written view of risk, care and removal cost for each big tree. One who does not sell the felling judges most freely. Then decide or bargain.',
        es: 'Que un arborista certificado mire dentro del due diligence: troncos huecos, hongos en la base, tierra levantada, copas secas y cortes viejos no los ve el inspector de casas. Pida por escrito riesgo, cuidado y costo de quitar cada árbol grande. Juzga mejor quien no vende la tala. Luego decida o negocie.',
      },
      roots: {
        en: 'Roots rarely crack a sound foundation; they find leaks and cracks that are there, lift walks and drives, and get into old clay or cast-iron sewers, so a camera in the line tells most. In dry clay a big tree can draw water and a footing may move; that is for an engineer. Ask an arborist before roots are cut.',
        es: 'Las raíces rara vez rompen un cimiento sano; aprovechan fugas y grietas que ya hay, levantan banquetas y entran en drenajes viejos de barro o hierro, así que una cámara dice mucho. En arcilla seca un árbol grande toma agua y la base puede moverse: un ingeniero. Pregunte a un arborista antes de cortar raíces.',
      },
      storms: {
        en: "Big trees do come down here in ice and in the remains of hurricanes, mostly weak, wet-footed or badly cut ones, so care matters more than size or kind. Pines snap, oaks uproot in soaked clay. Have deadwood cut, the roots left alone, and an arborist look every few years. Wires are the power company's to clear.",
        es: 'Aquí sí caen árboles grandes con hielo y restos de huracanes, sobre todo débiles, en suelo encharcado o mal podados, así que importa más el cuidado que el tamaño. Los pinos se quiebran, los robles se arrancan en arcilla mojada. Pode lo seco, respete las raíces y llame a un arborista cada pocos años. De los cables se encarga la compañía de luz.',
      },
      'limbs-leaves-and-gutters': {
        en: 'Limbs on the roof should be cut back: they rub shingles, drop leaves in gutters and valleys, and are a bridge for squirrels. Plan on cleaning gutters several times a year under oaks, or on guards. A branch over the line you may normally trim up to your side, without harming the tree; talk first. Buyers can ask for it as a repair.',
        es: 'Las ramas sobre el techo se recortan: rozan las tejas, llenan canaletas y son puente para ardillas. Cuente con limpiar canaletas varias veces al año bajo robles, o ponga protectores. Una rama que cruza el lindero normalmente puede cortarla hasta su lado sin dañar el árbol; hable antes. El comprador puede pedirlo como reparación.',
      },
    },
    links: ['contact'],
    source:
      'International Society of Arboriculture; Insurance Information Institute; Charlotte Tree Ordinance',
    topics: ['asked/trees-near-house'],
  },
  {
    id: 'bugs-and-mice',
    title: { en: 'What about roaches, mice and mosquitoes?', es: '¿Y las cucarachas, ratones y mosquitos?' },
    answer: {
      en: 'Warm, wet summers bring mosquitoes, ants, spiders and the big roaches called palmetto bugs to every part of town, old house or new; mice and squirrels come in through gaps. Many owners keep a quarterly pest service. Empty standing water, seal openings, keep mulch off the walls. At an inspection ask about droppings, nests and wood-destroying insects.',
      es: 'El verano caliente y húmedo trae mosquitos, hormigas, arañas y cucarachas grandes a toda la ciudad, casa vieja o nueva; ratones y ardillas entran por huecos. Muchos dueños tienen servicio de plagas cada trimestre. Vacíe el agua estancada, selle huecos y aleje el mantillo de los muros. En la inspección pregunte por excremento, nidos e insectos de la madera.',
    },
    aspects: {
      'mice-and-squirrels': {
        en: 'Droppings or gnawing mean a way in, so closing the gaps matters more than poison: a pest or wildlife company finds and seals eaves, vents, crawl-space doors and pipe holes, then traps what is inside. Look for chewed wires and fouled insulation. Bats are protected while they raise young. A buyer asks for it before the deadline.',
        es: 'Excremento o roeduras indican una entrada, así que cerrar huecos vale más que el veneno: una empresa de plagas o fauna sella aleros, ventilas, puertas y pasos de tubos, y luego atrapa lo de adentro. Busque cables mordidos y aislante sucio. Los murciélagos se protegen mientras crían. El comprador lo pide antes del plazo.',
      },
      roaches: {
        en: "A big roach is no sign of a dirty house here: palmetto bugs live outdoors in leaf litter and wander in, in fine homes too. Seal doors and pipes, keep mulch and wet leaves off the walls, and a quarterly service holds most off. Small German roaches in a kitchen are another thing, from food or a neighbor's unit, and need treatment.",
        es: 'Una cucaracha grande no significa casa sucia: viven afuera entre hojas y se meten, también en casas finas. Selle puertas y tubos, aleje mantillo y hojas mojadas, y un servicio trimestral controla casi todo. Las pequeñas alemanas en la cocina son otra cosa, por comida o por el vecino, y piden tratamiento.',
      },
      mosquitoes: {
        en: 'They are part of summer here, from about May into October, worst near shade and standing water: empty saucers, gutters and toys every week, treat ponds, run a porch fan, use screens. A spray service helps for some weeks, and bees suffer if it is done badly. Public Health answers about spraying and disease.',
        es: 'Son parte del verano, de mayo a octubre más o menos, peor con sombra y agua estancada: vacíe platos, canaletas y juguetes cada semana, trate estanques, use ventilador y mosquiteros. Un servicio de rociado ayuda unas semanas; mal hecho daña a las abejas. Salud Pública responde sobre fumigación y enfermedades.',
      },
      'snakes-ticks-spiders': {
        en: 'Most are harmless: rat snakes, lizards, crickets, cicadas and house spiders, while copperheads, black widows, fire ants and ticks do live here and want respect. Keep grass short, wood and leaves away from the house, shoes by the door shaken out, and check for ticks after the yard. The Wildlife Commission advises; a doctor for bites.',
        es: 'La mayoría es inofensiva: culebras ratoneras, lagartijas, grillos, cigarras y arañas caseras; sí hay víboras cobrizas, viudas negras, hormigas de fuego y garrapatas. Pasto corto, leña y hojas lejos de la casa, sacuda los zapatos y revise garrapatas al volver del patio. Orienta la comisión de fauna; por mordeduras, un médico.',
      },
      'pest-service': {
        en: 'Many owners keep a quarterly service that treats the outside and comes back in between if needed; a condo or town house association may include part of it, so read what the dues cover. Termites are usually a separate contract. Before a sale, treat ants, wasps or fleas early, so that no visitor meets them. Ask two firms for prices.',
        es: 'Muchos dueños tienen un servicio trimestral que trata por fuera y vuelve si hace falta; la asociación de un condominio o townhouse puede incluir parte: lea qué cubre la cuota. Las termitas suelen ir en otro contrato. Antes de vender, trate pronto hormigas, avispas o pulgas. Pida precio a dos empresas.',
      },
    },
    links: ['contact'],
    source: 'NC State Extension; Mecklenburg County Public Health',
    topics: ['asked/bugs-and-mice'],
  },
  {
    id: 'solar-panels',
    title: { en: 'What about a house with solar panels?', es: '¿Y una casa con paneles solares?' },
    answer: {
      en: 'First ask whether the panels are owned, financed or leased: owned ones go with the house, a loan is usually paid off at closing, and a lease must be taken over by the buyer, who has to qualify. Ask for the contract, the age of the roof, the output and a year of bills. Before adding some, ask Duke Energy and the association; the federal credit ended with 2025.',
      es: 'Primero pregunte si los paneles son propios, financiados o rentados: los propios se quedan con la casa, un préstamo suele liquidarse al cierre, y el arrendamiento lo tiene que asumir quien compra, si califica. Pida el contrato, la edad del techo, la producción y un año de recibos. Para instalar, pregunte a Duke Energy y a la asociación; el crédito federal terminó con 2025.',
    },
    aspects: {
      'selling-with-a-lease': {
        side: 'seller',
        en: 'Call the solar company before you list: a lease, power agreement or loan must be bought out, paid off at closing or taken over by a buyer who qualifies, and each takes weeks. Get the payoff and the transfer papers, tell your broker, and put it in the contract. A recorded filing is for the closing attorney.',
        es: 'Llame a la empresa solar antes de anunciar: un arriendo, contrato de energía o préstamo se compra, se paga al cierre o lo toma un comprador que califique, y todo lleva semanas. Pida el saldo y los papeles de traspaso, avise a su agente y póngalo en el contrato. Un gravamen registrado es para el abogado de cierre.',
      },
      'taking-one-over': {
        side: 'buyer',
        en: "You take over a lease or power agreement only if you want to and qualify with the solar company; until then it is the seller's, and an owed loan is normally paid off at closing. Read the term, the yearly increase, removal for a new roof and the buyout. Show it to your lender now, since the payment may count.",
        es: 'Usted toma un arriendo o contrato de energía solo si quiere y califica con la empresa; hasta entonces es del vendedor, y un préstamo normalmente se paga al cierre. Lea el plazo, el aumento anual, el retiro para cambiar techo y el precio de compra. Muéstrelo ya a su banco, porque el pago puede contar.',
      },
      'do-they-stay': {
        en: 'Panels that are owned go with the house as fixtures unless the contract says otherwise; leased ones belong to the company, and a battery, wall unit or old water heater should be named in writing. Ask whether they are owned, financed or leased, and for the permit, the warranty and the account transfer with Duke Energy.',
        es: 'Los paneles propios se quedan con la casa como fijos, salvo que el contrato diga otra cosa; los rentados son de la empresa, y una batería, equipo de pared o calentador solar viejo deben nombrarse por escrito. Pregunte si son propios, financiados o rentados, y pida permiso, garantía y traspaso de cuenta con Duke Energy.',
      },
      'savings-and-value': {
        en: "It depends on roof, shade, size, price paid and Duke Energy's rules for power you send back, so I give no figure: ask for a year of bills and the output from the monitoring app. Panels run for decades, slowly losing some; without a battery they stop in an outage. On price only similar sales can tell.",
        es: 'Depende del techo, la sombra, el tamaño, lo pagado y las reglas de Duke Energy para la luz que devuelve, así que no doy cifra: pida un año de recibos y la producción del monitor. Duran décadas, bajando poco a poco; sin batería se apagan en un corte. Del precio, solo ventas parecidas.',
      },
      'the-roof-beneath': {
        en: 'Match the ages: panels on an old roof must come off and go back for new shingles, which costs extra and may touch the warranty, so have a roofer look and ask the installer for the price. Tell the insurer, who may want them listed; hail and wind cover differ. A buyer settles it before due diligence ends.',
        es: 'Compare las edades: con techo viejo hay que quitar y volver a poner los paneles para cambiar tejas, lo que cuesta y puede afectar la garantía; que mire un techador y pida precio al instalador. Avise al seguro, que quizá los quiera en la póliza; granizo y viento varían. El comprador lo resuelve antes de acabar el due diligence.',
      },
      'adding-some': {
        en: "Check four things before you sign: the roof's age and sun, Duke Energy's present rules for connecting, permits, and the association. State law limits outright bans on solar for houses, though placement may be regulated, and multi-story condos differ. “Free” solar at the door is a sale. The federal credit for solar on a home of your own ended with 2025, so leave it out of your sums; get three offers.",
        es: 'Revise cuatro cosas antes de firmar: edad y sol del techo, reglas actuales de Duke Energy para conectarse, permisos y la asociación. La ley estatal limita las prohibiciones totales en casas, aunque puede regularse el lugar, y los condominios de varios pisos son distintos. La energía solar “gratis” que ofrecen a la puerta es una venta. El crédito federal para paneles propios en casa terminó con 2025: no lo cuente; pida tres ofertas.',
      },
    },
    links: ['contact'],
    source: 'Fannie Mae Selling Guide B2-3-04; Duke Energy; NC Real Estate Commission; G.S. 22B-20',
    topics: ['asked/solar-panels'],
  },
  {
    id: 'chickens',
    title: { en: 'May I keep chickens in the backyard?', es: '¿Puedo tener gallinas en el patio?' },
    answer: {
      en: 'Inside Charlotte chickens and other fowl need a yearly permit from Animal Care and Control, which inspects the coop, its distance from the lines and the number of birds. Covenants or an association can forbid them altogether, and the towns by the lake have rules of their own. Call 311 for the permit, and read the papers before you buy.',
      es: 'Dentro de Charlotte las gallinas y otras aves necesitan un permiso anual de Animal Care and Control, que revisa el gallinero, la distancia a los linderos y cuántas son. Las restricciones o la asociación pueden prohibirlas, y los pueblos del lago tienen reglas propias. Llame al 311 por el permiso y lea los papeles antes de comprar.',
    },
    aspects: {
      'how-many-and-where': {
        en: "The permit settles it for your lot: Animal Care and Control looks at the coop, its distance from the property lines and the room for the birds, so measure first and ask 311 for today's numbers. A small in-town lot may have no legal spot. The fee is yearly, and the inspector comes before you get it.",
        es: 'Lo fija el permiso para su lote: Animal Care and Control mira el gallinero, su distancia a los linderos y el espacio para las aves, así que mida antes y pida al 311 los números de hoy. En un lote chico quizá no haya lugar legal. La cuota es anual y el inspector viene antes de darlo.',
      },
      'roosters-and-noise': {
        en: "A rooster falls under the same yearly permit as hens, but crowing can break the noise rules, so ask Animal Care and Control before you bring one. About a neighbor's, talk first, then call 311, which sends animal control. An association can forbid them even where the city does not.",
        es: 'Un gallo entra en el mismo permiso anual que las gallinas, pero su canto puede violar las reglas de ruido; pregunte antes a Animal Care and Control. Si es del vecino, hable primero y luego llame al 311, que envía control animal. La asociación puede prohibirlo aunque la ciudad no.',
      },
      'goats-and-livestock': {
        en: 'Goats, pigs, cows, sheep and horses in Charlotte need the yearly animal permit too, and their pens, room and distance make it hard on an ordinary lot; zoning and covenants may say no first. Outside the city the towns and counties have their own rules. Ask 311 or the town with the address before you buy land for it.',
        es: 'Cabras, cerdos, vacas, ovejas y caballos también llevan permiso anual en Charlotte, y corral, espacio y distancia lo hacen difícil en un lote común; la zonificación o las restricciones pueden negarlo antes. Fuera de la ciudad, pueblos y condados tienen sus reglas. Pregunte al 311 o al pueblo con la dirección antes de comprar.',
      },
      bees: {
        en: "Bees are allowed within limits: state law lets a city regulate hives but has it permit up to five on a parcel, at ground level or firmly anchored, with setbacks. So ask 311 for Charlotte's rules, and the association, whose covenants may still forbid them. The state's apiary service advises; tell close neighbors.",
        es: 'Las abejas se permiten con límites: la ley estatal deja que la ciudad las regule, pero debe permitir hasta cinco colmenas por parcela, en el suelo o bien ancladas y con retiros. Pregunte al 311 las reglas de Charlotte y a la asociación, que aún puede prohibirlas. El servicio apícola del estado orienta; avise a los vecinos.',
      },
      'association-landlord-or-covenant': {
        en: "Covenants, an association or a lease can forbid hens even where the city gives a permit, old restrictions included if they still bind, so read them before you buy or build a coop. A historic district may have a word about the coop itself. A seller's coop gives you no permit: it is personal and yearly. Doubts about old covenants: an attorney.",
        es: 'Las restricciones, la asociación o el contrato de renta pueden prohibir gallinas aunque la ciudad dé permiso, también las viejas si aún obligan; léalas antes de comprar o construir. Un distrito histórico puede opinar del gallinero. El gallinero del vendedor no le da permiso: es personal y anual. Restricciones viejas, un abogado.',
      },
    },
    links: ['contact'],
    source: 'Charlotte City Code, section 3-102(a): permit, valid one year; G.S. 106-645 (bees)',
    topics: ['asked/chickens'],
  },
  {
    id: 'old-house-checks',
    title: { en: 'What should I check in an old house?', es: '¿Qué reviso en una casa antigua?' },
    answer: {
      en: 'Wiring first (knob-and-tube, a small or old panel), then pipes (galvanized supply, clay sewer), the foundation and crawl space, roof and chimney, drainage, and paint: before 1978 there may be lead. Ask which additions had permits and what an insurer says of the wiring and roof. A general inspection, a sewer camera and an electrician belong in the due diligence period.',
      es: 'Primero la instalación eléctrica (knob-and-tube, tablero chico o viejo), luego tuberías (galvanizado, drenaje de barro), cimientos y espacio bajo el piso, techo y chimenea, drenaje del terreno y pintura: antes de 1978 puede tener plomo. Pregunte qué ampliaciones tienen permiso y qué dice la aseguradora. Inspección general, cámara de drenaje y electricista van dentro del due diligence.',
    },
    aspects: {
      wiring: {
        en: 'Have an electrician look besides the inspector: knob-and-tube, aluminum branch wires of about 1965 to 1973, a fuse box or certain old panels decide over insurance as much as safety. Two-prong outlets alone are ordinary and can be improved. Ask how much was rewired, for permits, and get a written price before due diligence ends.',
        es: 'Que mire un electricista además del inspector: knob-and-tube, cables de aluminio de 1965 a 1973 más o menos, fusibles o ciertos tableros viejos pesan en el seguro tanto como en la seguridad. Los enchufes de dos patas por sí solos son comunes y se mejoran. Pregunte cuánto se recableó, pida permisos y precio escrito antes del plazo.',
      },
      'pipes-and-sewer': {
        en: "Send a camera down the sewer line of any house before about 1980: clay and cast iron crack, roots get in, and the line is the owner's up to the city's connection. Galvanized supply pipes rust shut, so run several taps at once. A plumber says what is left and writes a price; do it within due diligence.",
        es: 'Meta una cámara al drenaje de toda casa anterior a 1980 más o menos: el barro y el hierro se rompen, entran raíces, y la línea es del dueño hasta la conexión de la ciudad. El galvanizado se tapa de óxido: abra varias llaves a la vez. Un plomero dice qué queda y da precio por escrito; hágalo en el due diligence.',
      },
      'lead-and-asbestos': {
        en: 'Before 1978 expect lead paint and, until about 1980, asbestos in tiles, pipe wrap, siding or ceilings: whole and left alone both are mostly manageable; sanding, scraping and breaking are the danger. The seller gives the lead pamphlet and form. Test what you mean to touch, use certified workers, and ask a doctor about children.',
        es: 'Antes de 1978 espere pintura con plomo y, hasta cerca de 1980, asbesto en losetas, forro de tubos, siding o techos: enteros y sin tocar casi siempre son manejables; el peligro es lijar, raspar y romper. El vendedor da el folleto y el formulario del plomo. Mande analizar lo que vaya a tocar, use gente certificada y, por los niños, pregunte a un médico.',
      },
      additions: {
        en: "Look the address up in the county's permit records, and compare rooms and size with the tax card: sleeping porches, attics and garages were often closed in without papers. Very old work may have no record at all. An unpermitted room may count for nothing with appraiser and insurer. Ask the seller, then decide before the deadline.",
        es: 'Busque la dirección en los permisos del condado y compare cuartos y tamaño con la ficha fiscal: porches, áticos y cocheras se cerraron a menudo sin papeles. Lo muy viejo puede no tener registro. Un cuarto sin permiso puede no contar para valuador y seguro. Pregunte al vendedor y decida antes del plazo.',
      },
      'is-it-too-risky': {
        en: 'Age is no fault: a well-kept house of 1912 can be sounder than a neglected one of 1990, and what decides is the cost of what is due and who insures it. Get the big five priced, roof, wiring, pipes, foundation, moisture, keep a reserve, and buy or leave on that, not on fear or on charm. Nobody can promise no surprises.',
        es: 'La edad no es defecto: una casa de 1912 bien cuidada puede estar mejor que una descuidada de 1990; decide lo que cuesta lo pendiente y quién la asegura. Ponga precio a los cinco grandes, techo, cables, tubos, cimientos y humedad, guarde una reserva y decida con eso, no por miedo ni encanto. Sorpresas, nadie las descarta.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'US EPA; InterNACHI',
    topics: ['asked/old-house-checks'],
  },
];
