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
    links: ['compare'],
    source: 'General building practice in the Piedmont',
    topics: ['asked/basements'],
  },
  {
    id: 'damp-crawl-space',
    title: { en: 'Is a damp crawl space a deal breaker?', es: '¿Es grave la humedad bajo la casa?' },
    answer: {
      en: 'Damp under the floor is common here and mostly fixable: gutters and grading that lead water away, a full vapor barrier, drains, or a sealed space with a dehumidifier. What matters is whether it has already brought rot, mold or insects. Get a written price from a crawl-space contractor, an engineer if wood is soft, and use it before the due diligence deadline.',
      es: 'La humedad bajo el piso es común aquí y casi siempre tiene arreglo: canaletas y pendiente que alejen el agua, barrera de vapor, drenes, o sellar con deshumidificador. Lo que importa es si ya trajo pudrición, moho o insectos. Pida precio por escrito a un especialista, un ingeniero si la madera está blanda, y hágalo antes de que venza el due diligence.',
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
    links: ['guideBuying', 'contact'],
    source: 'NC Board of Examiners for Engineers; InterNACHI',
    topics: ['asked/foundation-cracks'],
  },
  {
    id: 'termite-signs',
    title: { en: 'I found signs of termites: what now?', es: 'Encontré señales de termitas, ¿qué hago?' },
    answer: {
      en: 'Mud tubes, wings by a window or wood that gives under a screwdriver mean: call a licensed pest company to say whether they are alive and what treatment costs. Treating is routine here; old damage to beams and sills is for an engineer or contractor to judge. A buyer asks for both before due diligence ends; a seller keeps treatment papers and any bond.',
      es: 'Tubos de lodo, alas junto a la ventana o madera que cede: llame a una empresa de plagas con licencia para saber si están vivas y cuánto cuesta tratarlas. El tratamiento es rutina aquí; el daño viejo en vigas lo juzga un ingeniero o contratista. Quien compra lo pide en due diligence; quien vende guarda los papeles y el bono.',
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
    links: ['compare', 'contact'],
    source: 'Mecklenburg County Code Enforcement; Insurance Information Institute',
    topics: ['asked/pool-worth'],
  },
  {
    id: 'fences',
    title: { en: 'May I build a fence, and how high?', es: '¿Puedo poner una cerca, y de qué altura?' },
    answer: {
      en: 'In Charlotte’s house districts a fence may be up to 5 feet in front, 6 beside the house and 8 at the back, as the city’s ordinance stood in 2026; corners must stay clear for drivers. An association or a historic district can be stricter, so ask first. A survey shows where your line runs; the city’s zoning staff answer for the address.',
      es: 'En zonas de casas de Charlotte la cerca puede medir hasta 5 pies al frente, 6 al costado y 8 atrás, según la ordenanza en 2026; en las esquinas hay que dejar vista a los conductores. La asociación o un distrito histórico pueden ser más estrictos: pregunte antes. Un plano de topógrafo muestra el lindero; zonificación contesta por la dirección.',
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
      es: 'En una casa con garaje o entrada casi siempre sí: un electricista con licencia ve si el tablero alcanza, saca el permiso y pone la toma o el cargador de 240 voltios. Una casa vieja puede necesitar tablero nuevo: pida precio antes del due diligence. En condominio o townhouse decide la asociación. Pregunte a Duke Energy por reembolsos.',
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
    links: ['compare', 'contact'],
    source: 'NAHB, Study of Life Expectancy of Home Components, 2007; US Department of Energy',
    topics: ['asked/heating-kinds'],
  },
  {
    id: 'utility-bills',
    title: { en: 'How high are the utility bills?', es: '¿De cuánto son los recibos de servicios?' },
    answer: {
      en: 'It depends on the house more than on the area: size, insulation, age of the air conditioner, gas or electric, and who lived there. I give no estimate. The best figure is the seller’s last twelve months, which the team can ask for; July and August are usually highest for power, January for gas. Duke Energy, Piedmont and Charlotte Water tell their rates.',
      es: 'Depende más de la casa que de la zona: tamaño, aislamiento, edad del aire acondicionado, gas o electricidad, y quién vivía ahí. No doy estimados. Lo mejor son los últimos doce meses del vendedor, que el equipo puede pedir; julio y agosto suelen ser los más altos de luz, enero de gas. Duke Energy, Piedmont y Charlotte Water dicen sus tarifas.',
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
      es: 'Casi siempre dan sombra y gusto, pero las raíces levantan banquetas y entran al drenaje viejo, las ramas rozan el techo y uno débil puede caer en una tormenta. Que lo vea un arbolista certificado, y una cámara el drenaje. Lo que cae en su casa suele cubrirlo su propia póliza, aunque sea del vecino; pregunte. Talar uno grande puede pedir permiso.',
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
    links: ['contact'],
    source: 'NC State Extension; Mecklenburg County Public Health',
    topics: ['asked/bugs-and-mice'],
  },
  {
    id: 'solar-panels',
    title: { en: 'What about a house with solar panels?', es: '¿Y una casa con paneles solares?' },
    answer: {
      en: 'First ask whether the panels are owned, financed or leased: owned ones go with the house, a loan is usually paid off at closing, and a lease must be taken over by the buyer, who has to qualify. Ask for the contract, the age of the roof beneath, the output and a year of bills. Before adding some, ask Duke Energy, the association and a CPA about credits.',
      es: 'Primero pregunte si los paneles son propios, financiados o rentados: los propios se quedan con la casa, un préstamo suele liquidarse al cierre, y el arrendamiento lo tiene que asumir quien compra, si califica. Pida el contrato, la edad del techo, la producción y un año de recibos. Para instalar, pregunte a Duke Energy, a la asociación y a un CPA por créditos.',
    },
    links: ['contact'],
    source: 'Fannie Mae Selling Guide B2-3-04; Duke Energy; NC Real Estate Commission',
    topics: ['asked/solar-panels'],
  },
  {
    id: 'chickens',
    title: { en: 'May I keep chickens in the backyard?', es: '¿Puedo tener gallinas en el patio?' },
    answer: {
      en: 'Inside Charlotte chickens and other fowl need a yearly permit from Animal Care and Control, which inspects the coop, its distance from the lines and the number of birds. Covenants or an association can forbid them altogether, and the towns by the lake have rules of their own. Call 311 for the permit, and read the papers before you buy.',
      es: 'Dentro de Charlotte las gallinas y otras aves necesitan un permiso anual de Animal Care and Control, que revisa el gallinero, la distancia a los linderos y cuántas son. Las restricciones o la asociación pueden prohibirlas, y los pueblos del lago tienen reglas propias. Llame al 311 por el permiso y lea los papeles antes de comprar.',
    },
    links: ['contact'],
    source: 'Charlotte City Code, section 3-102(a): permit, valid one year',
    topics: ['asked/chickens'],
  },
  {
    id: 'old-house-checks',
    title: { en: 'What should I check in an old house?', es: '¿Qué reviso en una casa antigua?' },
    answer: {
      en: 'Wiring first (knob-and-tube, a small or old panel), then pipes (galvanized supply, clay sewer), the foundation and crawl space, roof and chimney, drainage, and paint: before 1978 there may be lead. Ask which additions had permits and what an insurer says of the wiring and roof. A general inspection, a sewer camera and an electrician belong in the due diligence period.',
      es: 'Primero la instalación eléctrica (knob-and-tube, tablero chico o viejo), luego tuberías (galvanizado, drenaje de barro), cimientos y espacio bajo el piso, techo y chimenea, drenaje del terreno y pintura: antes de 1978 puede tener plomo. Pregunte por permisos y qué dice la aseguradora. Inspección general, cámara de drenaje y electricista van dentro del due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'US EPA; InterNACHI',
    topics: ['asked/old-house-checks'],
  },
];
