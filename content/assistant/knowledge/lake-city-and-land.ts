import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** The lake, services, trees, animals, weather, and what no record holds. */
export const lakeCityAndLand: Entry[] = [
  {
    id: 'docks',
    title: { en: 'Can I have a dock on Lake Norman?', es: '¿Puedo tener muelle en Lake Norman?' },
    answer: {
      en: "Only with a permit: Duke Energy runs the lake, its Lake Services decides on docks and shoreline work, and an existing permit should be moved to the new owner after an inspection. A slip may be deeded, leased or assigned. Ask for the permit file early in due diligence; a surveyor and Lake Services decide, not the listing's words.",
      es: 'Solo con permiso: Duke Energy maneja el lago, su oficina Lake Services decide sobre muelles y obras en la orilla, y un permiso existente debe pasarse al nuevo dueño tras una inspección. Un amarre puede ser con escritura, arrendado o asignado. Pida el expediente pronto en due diligence; deciden un topógrafo y Lake Services, no las palabras del anuncio.',
    },
    aspects: {
      'new-dock': {
        en: "Whether a new dock may be built is decided lot by lot: Duke Energy's Lake Services looks at the shoreline classification, the frontage, the cove, the depth and the distance to neighbors, and inspects before it permits. “Dockable” in a listing proves nothing. Ask for written word on this lot, with a survey, before due diligence ends.",
        es: 'Si se puede construir un muelle nuevo se decide lote por lote: Lake Services de Duke Energy mira la clasificación de la orilla, el frente, la ensenada, la profundidad y la distancia a los vecinos, e inspecciona antes de dar permiso. Que el anuncio diga “dockable” no prueba nada. Pida respuesta por escrito sobre ese lote, con un levantamiento, antes de que termine el due diligence.',
      },
      'existing-permit': {
        side: 'buyer',
        en: 'A dock with no papers is a question to settle before you buy: ask the seller and Lake Services for the permit file, and the permit should be moved into your name after an inspection, so it does not simply pass at closing. An old or altered dock may not meet what was permitted. Start early in due diligence; the team can help ask.',
        es: 'Un muelle sin papeles es algo que hay que aclarar antes de comprar: pida el expediente al vendedor y a Lake Services; el permiso debe pasar a su nombre después de una inspección, así que no se transfiere por sí mismo en el cierre. Un muelle viejo o alterado puede no cumplir lo permitido. Empiece pronto en el due diligence; el equipo ayuda a preguntar.',
      },
      slips: {
        en: "Find out which one it is: a deeded slip is in the deed and goes with the home, a leased one ends with its lease, and an assigned one belongs to the association, which says who uses it. The listing's word is not enough: read the deed, lease or declaration before due diligence ends, with the attorney, and ask about fees and boat size.",
        es: 'Averigüe cuál es: un amarre con escritura consta en ella y pasa con la casa, uno arrendado termina con su contrato, y uno asignado es de la asociación, que dice quién lo usa. La palabra del anuncio no basta: lea escritura, contrato o declaración antes de que termine el due diligence, con el abogado, y pregunte por cuotas y tamaño de lancha.',
      },
      'change-or-replace': {
        en: "Ask Lake Services before you touch it: making a dock bigger, rebuilding one, adding a roof, a boathouse or a lift needs its word, and an older dock may not be replaced at its size once torn out, because today's rules apply. Plain upkeep may need an application too. Get the answer in writing before you buy for that plan or sign a contractor.",
        es: 'Pregunte a Lake Services antes de tocarlo: agrandar un muelle, reconstruirlo o añadir techo, casa para lanchas o elevador requiere su aprobación, y uno viejo quizá no pueda rehacerse de su tamaño una vez quitado, porque rigen las reglas de hoy. Hasta el mantenimiento puede requerir solicitud. Téngalo por escrito antes de comprar con ese plan o contratar.',
      },
      shoreline: {
        en: "Shoreline work needs Lake Services' permission too: riprap, a seawall, steps, dredging or clearing along the water, because Duke Energy runs the lake and controls its bed and, in places, a strip of the bank. State rules may apply as well, and towns protect trees near the water. Ask before any machine comes; a survey shows where your land ends.",
        es: 'El trabajo en la orilla también requiere permiso de Lake Services: piedra, muro, escalones, dragado o desmonte junto al agua, porque Duke Energy maneja el lago y controla su fondo y, en partes, una franja de la orilla. Puede haber también reglas del estado, y los pueblos protegen los árboles cercanos al agua. Pregunte antes de meter máquinas; un levantamiento muestra dónde acaba su terreno.',
      },
      neighbor: {
        en: "Dock spacing and lot lines over the water are Lake Services' matter: its rules set how far a dock stays from a neighbor's and from the projected line, so ask it with both permits and a survey in hand. It does not settle a quarrel over land; that needs a surveyor and an attorney. Raise it before due diligence ends.",
        es: 'La distancia entre muelles y las líneas de lote sobre el agua las ve Lake Services: sus reglas fijan cuánto debe separarse un muelle del vecino y de la línea proyectada, así que pregúntele con ambos permisos y un levantamiento. No resuelve pleitos de terreno; eso es de un topógrafo y un abogado. Plantéelo antes de que termine el due diligence.',
      },
    },
    links: ['area:lake-norman', 'contact'],
    source: 'Duke Energy Lake Services',
    topics: ['people/boat-docks-and-lake-access'],
  },
  {
    id: 'boating',
    title: { en: 'Where can I boat or fish?', es: '¿Dónde puedo navegar o pescar?' },
    answer: {
      en: "Lake Norman is the one area here on a lake, with Ramsey Creek Park, Jetton Park and the state park on its shore; nearer the city lie Mountain Island Lake and Lake Wylie, both on the Catawba too. Ask me for a home with a dock and I list those whose description has one. Launching and fishing rules come from the county parks and the state's Wildlife Commission.",
      es: 'Lake Norman es la única zona de aquí en un lago, con Ramsey Creek Park, Jetton Park y el parque estatal en la orilla; más cerca de la ciudad quedan Mountain Island Lake y Lake Wylie, también del río Catawba. Pídame una casa con muelle y le digo cuáles lo mencionan. Las reglas de rampas y pesca las dan los parques del condado y la comisión estatal de vida silvestre.',
    },
    aspects: {
      launch: {
        en: "Put in at a public ramp: on Lake Norman at county parks such as Ramsey Creek in Cornelius and at the state park, with the Wildlife Commission's access areas besides; Mountain Island Lake and Lake Wylie have ramps too. Hours, parking fees and boat size are each park's own, so look before you tow. A marina is the other way without a dock.",
        es: 'Meta la lancha por una rampa pública: en Lake Norman, en parques del condado como Ramsey Creek en Cornelius y en el parque estatal, además de los accesos de la Wildlife Commission; Mountain Island Lake y Lake Wylie también tienen. Horario, cobro y tamaño los fija cada parque, así que mire antes de ir. Sin muelle, la otra vía es una marina.',
      },
      'fishing-spots': {
        en: 'You can fish from the bank or a pier in several public parks: on Lake Norman at Ramsey Creek, Jetton and the state park, and nearer town at Mountain Island Lake and Lake Wylie; bass, crappie and catfish are what people go for. Ask the park where its pier is and which spots are closed; anglers of 16 and over need a state license.',
        es: 'Puede pescar desde la orilla o un muelle en varios parques públicos: en Lake Norman en Ramsey Creek, Jetton y el parque estatal, y más cerca en Mountain Island Lake y Lake Wylie; se busca lobina, crappie y bagre. Pregunte al parque dónde está su muelle y qué zonas están cerradas; desde los 16 años se necesita licencia estatal.',
      },
      'fishing-license': {
        en: "From age 16 you need a North Carolina license to fish in public water such as Lake Norman; the Wildlife Resources Commission sells it, at gooutdoorsnorthcarolina.com, by phone or at many tackle and sporting shops, for ten days, a year or longer. Children under 16 fish without one. Size and number limits stand in the Commission's yearly rules.",
        es: 'Desde los 16 años se necesita licencia de Carolina del Norte para pescar en aguas públicas como Lake Norman; la vende la Wildlife Resources Commission en gooutdoorsnorthcarolina.com, por teléfono o en muchas tiendas de pesca, por diez días, un año o más. Los menores de 16 pescan sin ella. Los límites de talla y cantidad están en sus reglas anuales.',
      },
      swimming: {
        en: "For swimming from shore I know of two public places on Lake Norman: the beach at Ramsey Creek Park in Cornelius, in season, and the one at Lake Norman State Park near Troutman; do not count on other county parks on the lake. Check the park's days and fees, and Mecklenburg County for any no-swim notice.",
        es: 'Para nadar desde la orilla conozco dos lugares públicos en Lake Norman: la playa de Ramsey Creek Park en Cornelius, en temporada, y la de Lake Norman State Park cerca de Troutman; no cuente con otros parques del condado en el lago. Revise días y cobro del parque, y pregunte al condado de Mecklenburg si hay aviso de no nadar.',
      },
      'boat-rules': {
        en: "To run a boat or jet ski of 10 horsepower or more you need boating safety education, unless born before 1988: pass an approved course and carry the card. Jet skis have age rules of their own. The state's Wildlife Commission sets registration and rules, and the Lake Norman Marine Commission those of the lake, such as no-wake zones.",
        es: 'Para manejar una lancha o moto acuática de 10 caballos o más necesita educación de seguridad, salvo que haya nacido antes de 1988: apruebe un curso reconocido y lleve la tarjeta. Las motos acuáticas tienen reglas de edad. La Wildlife Commission del estado fija registro y reglas, y la Lake Norman Marine Commission las del lago, como las zonas no-wake, de velocidad mínima.',
      },
      'rent-or-tour': {
        en: 'Marinas around Lake Norman rent pontoons, jet skis, kayaks and paddleboards, and some run sunset cruises or lessons; I keep no list and recommend none, so a map search for boat rental from the area you name finds them. Ask for age, deposit, insurance and what fuel costs. The Whitewater Center west of Charlotte has kayaking and rafting of its own.',
        es: 'Las marinas de Lake Norman rentan pontones, motos acuáticas, kayaks y tablas, y algunas dan paseos al atardecer o clases; no llevo lista ni recomiendo ninguna, así que búsquelas en un mapa desde la zona que elija. Pregunte edad, depósito, seguro y combustible. El Whitewater Center, al oeste de Charlotte, tiene su propio kayak y rafting.',
      },
    },
    links: ['area:lake-norman', 'compare'],
    source:
      'Area records; NC Wildlife Resources Commission; G.S. 75A-16.2; Charlotte Observer, 2016, on the beaches',
    topics: ['boating'],
  },
  {
    id: 'lake-towns',
    title: {
      en: 'Which town and county is a lake home in?',
      es: '¿En qué pueblo y condado está una casa del lago?',
    },
    answer: {
      en: 'The lake touches four counties: Mecklenburg with Huntersville, Cornelius and Davidson; Iredell with Mooresville and Troutman; Lincoln with Denver; Catawba with Sherrills Ford and Terrell. A mailing address may not match the town limits, and taxes, schools and services follow the real one. Check the address with the county; I rank no side of the lake.',
      es: 'El lago toca cuatro condados: Mecklenburg, con Huntersville, Cornelius y Davidson; Iredell, con Mooresville y Troutman; Lincoln, con Denver; Catawba, con Sherrills Ford y Terrell. La dirección postal puede no coincidir con los límites, e impuestos, escuelas y servicios siguen el lugar real. Verifique con el condado; no clasifico lados del lago.',
    },
    aspects: {
      mooresville: {
        en: "Mooresville lies in Iredell County, but a Mooresville mailing address can reach past the town and even the county line, so it does not prove either. Look the address up in the county's property records: they show who taxes it and whether it is inside the town. School lines differ again; ask the district by address.",
        es: 'Mooresville está en el condado Iredell, pero una dirección postal de Mooresville puede pasar del límite del pueblo y hasta del condado, así que no prueba ninguno. Busque la dirección en los registros del condado: muestran quién cobra impuestos y si está dentro del pueblo. Las escuelas siguen otra línea; pregunte al distrito por la dirección.',
      },
      'west-side': {
        en: "Denver, in Lincoln County, is the main place on the west side, and farther up lie Sherrills Ford and Terrell in Catawba County. None of the three has a town government like Cornelius has, so county rules and taxes usually apply there. Confirm the parcel with the county's records, because lines run between lots; I rank no side.",
        es: 'Denver, en el condado Lincoln, es el principal lugar del lado oeste, y más arriba están Sherrills Ford y Terrell, en el condado Catawba. Ninguno tiene gobierno municipal como Cornelius, así que suelen regir las reglas e impuestos del condado. Confirme la parcela en los registros del condado, porque las líneas pasan entre lotes; no prefiero ningún lado.',
      },
      'mecklenburg-side': {
        en: "Huntersville, Cornelius and Davidson are all in Mecklenburg County, on the south and east side of the lake, north of Charlotte; a small part of Davidson reaches into Iredell. Birkdale is in Huntersville, and Exit 28 is Cornelius. County and town tax both apply inside a town, and schools are Charlotte-Mecklenburg's; check the address.",
        es: 'Huntersville, Cornelius y Davidson están en el condado Mecklenburg, al sur y este del lago, al norte de Charlotte; una parte pequeña de Davidson entra en Iredell. Birkdale está en Huntersville, y la salida 28 es Cornelius. Dentro de un pueblo se paga al condado y al pueblo, y las escuelas son las de Charlotte-Mecklenburg; verifique la dirección.',
      },
      'who-taxes-it': {
        en: 'The county where the land lies sends the bill, and a town adds its own tax only if the parcel is inside its limits; Charlotte taxes none of the lake homes. Rates change every year and differ by county, town and fire district, so look the address up with the county rather than compare by the mailing name. I call no side the cheapest.',
        es: 'La factura la manda el condado donde está el terreno, y un pueblo suma su impuesto solo si la parcela está dentro de sus límites; Charlotte no cobra por las casas del lago. Las tasas cambian cada año y por condado, pueblo y distrito de bomberos, así que busque la dirección en el condado. No digo qué lado es el más barato.',
      },
      'which-schools': {
        en: 'Schools follow the exact address, not the town name: around the lake they are Charlotte-Mecklenburg, Iredell-Statesville, Mooresville Graded, Lincoln County or Catawba County schools, and the Mooresville Graded line is not the town limit. Ask the district to confirm the address before you offer, since lines can change; I rate no schools.',
        es: 'Las escuelas siguen la dirección exacta, no el nombre del pueblo: alrededor del lago son Charlotte-Mecklenburg, Iredell-Statesville, Mooresville Graded, Lincoln County o Catawba County, y la línea de Mooresville Graded no es el límite del pueblo. Pida al distrito que confirme la dirección antes de ofertar, porque las líneas pueden cambiar; no califico escuelas.',
      },
    },
    links: ['area:lake-norman', 'contact'],
    source: 'Area records; county offices',
    topics: ['people/lake-norman-towns-and-counties'],
  },
  {
    id: 'water-quality',
    title: { en: 'Is the water clean?', es: '¿Está limpia el agua?' },
    answer: {
      en: "Look at who tests it: Mecklenburg County tests Lake Norman and the creeks and posts where not to swim, Duke Energy publishes the lake's level, and Charlotte Water reports on tap water every year. A home with a well needs its own test within due diligence. I keep no readings myself.",
      es: 'Mire quién la analiza: el condado de Mecklenburg analiza Lake Norman y los arroyos y avisa dónde no nadar, Duke Energy publica el nivel del lago y Charlotte Water informa cada año sobre el agua de la llave. Una casa con pozo necesita su propia prueba dentro del due diligence. Yo no tengo mediciones.',
    },
    aspects: {
      'where-it-comes-from': {
        en: 'City water comes from Lake Norman and Mountain Island Lake on the Catawba River, treated by Charlotte Water; in the towns by the lake too where its mains run. Elsewhere around the lake it may be a well or a private system. The seller’s water bill or the disclosure form shows which a house has; Charlotte Water’s yearly report tells what is in it.',
        es: 'El agua de la ciudad viene de Lake Norman y Mountain Island Lake, en el río Catawba, y la trata Charlotte Water; también en los pueblos del lago donde llegan sus tuberías. En otros sitios del lago puede ser pozo o sistema privado. El recibo del vendedor o la divulgación lo muestran; el informe anual de Charlotte Water dice qué contiene.',
      },
      'tap-water': {
        en: 'City tap water is treated and tested all the time, and Charlotte Water publishes a yearly report with the figures, lead and PFAS included; it answers questions on taste or color at 311. I give no health verdict: for a baby or an illness ask a doctor, and for old pipes inside a house a lab tests a sample from your own faucet.',
        es: 'El agua de la llave se trata y analiza todo el tiempo, y Charlotte Water publica un informe anual con las cifras, también de plomo y PFAS; atiende preguntas de sabor o color en el 311. No doy un veredicto de salud: por un bebé o una enfermedad pregunte al médico, y por tubería vieja un laboratorio analiza una muestra de su llave.',
      },
      'taste-and-filter': {
        en: "A filter is a matter of taste rather than a duty: chlorine can give a pool-like taste, and now and then algae in the source lakes an earthy one; a simple carbon filter usually helps with both. Charlotte's own report tells the hardness. If color, smell or taste change suddenly, call Charlotte Water at 311; if only one house has it, look at its pipes.",
        es: 'Un filtro es cuestión de gusto más que una obligación: el cloro puede dar sabor a alberca y, a veces, las algas de los lagos un sabor a tierra; un filtro sencillo de carbón suele ayudar con ambos. El informe de Charlotte Water dice la dureza. Si color, olor o sabor cambian de pronto, llame al 311; si es solo en su casa, revise la tubería.',
      },
      'swim-safety': {
        en: "Look at the county before you swim: Mecklenburg tests Lake Norman and posts where not to swim after a spill, bacteria or an algae bloom. The rare amoeba lives in warm fresh water everywhere; health offices advise keeping your nose clear of it in hot spells. I keep no readings and promise none; the county's health office or a doctor answers.",
        es: 'Consulte al condado antes de nadar: Mecklenburg analiza Lake Norman y avisa dónde no nadar tras un derrame, bacterias o algas. La rara ameba vive en agua dulce tibia en todas partes; las oficinas de salud aconsejan que no entre agua por la nariz en días calientes. No guardo mediciones ni prometo nada; responde la oficina de salud o un médico.',
      },
      'algae-and-pollution': {
        en: "Report it and keep people and dogs out: green scum can be algae, and Mecklenburg County's storm water office, at 311, or the state checks blooms, spills and creeks. Green or brown water after rain or in fall is not always a danger. The state advises which fish to limit, and the power plants on the lake report to their regulators.",
        es: 'Repórtelo y no deje entrar a personas ni perros: la nata verde puede ser alga, y la oficina de aguas pluviales de Mecklenburg, por el 311, o el estado revisa algas, derrames y arroyos. El agua verde o café tras la lluvia no siempre es peligrosa. El estado aconseja qué pescado limitar, y las plantas eléctricas del lago informan a sus reguladores.',
      },
      'lake-level': {
        en: 'Duke Energy runs the lake and publishes its level every day: full pond is 760 feet, shown as 100 on the gauge, and it usually stays a few feet under that by season, lower in a drought or for work. Look at the depth at a dock in a dry month, and ask Lake Services. Nobody can promise a level.',
        es: 'Duke Energy maneja el lago y publica su nivel cada día: lleno son 760 pies, que se muestra como 100 en el medidor, y suele estar unos pies abajo según la temporada, más en sequía o por obras. Mire la profundidad del muelle en un mes seco y pregunte a Lake Services. Nadie puede prometer un nivel.',
      },
    },
    links: ['area:lake-norman', 'guideBuying'],
    source:
      'Mecklenburg County; Charlotte Water; Duke Energy Lake Services; Charlotte Water, source water protection',
    topics: ['water'],
  },
  {
    id: 'utilities',
    title: { en: 'Who provides power, water and internet?', es: '¿Quién da luz, agua e internet?' },
    answer: {
      en: "In the city mostly Duke Energy, Charlotte Water, Piedmont Natural Gas and the city's trash service; around Lake Norman it varies by street, with wells and septic. Open the accounts in your name a week or two before, to begin on closing day; the seller keeps them on until then. The FCC map shows internet by address. I estimate no bills: the seller's last ones the team can ask for.",
      es: 'En la ciudad, sobre todo Duke Energy, Charlotte Water, Piedmont Natural Gas y la basura municipal; en Lake Norman cambia por calle, con pozos y sépticos. Abra las cuentas a su nombre una o dos semanas antes, desde el día del cierre; hasta entonces las mantiene quien vende. El mapa de la FCC muestra internet por dirección. No estimo recibos: el equipo puede pedir los últimos de quien vende.',
    },
    aspects: {
      'lawn-watering-rules': {
        en: 'It depends on the drought stage: Charlotte Water, which draws on the Catawba River and its lakes, announces when lawn watering is limited and on which days and hours, and asks for less when the lakes fall. Without a stage no limit applies, as a rule. Look at its page or ask 311; around the lake and in an association other rules can come on top.',
        es: 'Depende de la etapa de sequía: Charlotte Water, que toma del río Catawba y sus lagos, anuncia cuándo se limita el riego y en qué días y horas. Sin etapa, por lo general no hay límite. Vea su página o pregunte al 311; cerca del lago y en una asociación puede haber reglas adicionales.',
      },
      'power-company': {
        en: "It goes by the address: Duke Energy serves most of Charlotte, while around Lake Norman it may be Duke, EnergyUnited, a co-op, or the town's own system, as in Cornelius and Huntersville. You cannot pick between them. Type the address into the companies' own lookup or ask the seller for a recent bill, which settles it at once.",
        es: 'Depende de la dirección: Duke Energy sirve a casi todo Charlotte, y alrededor de Lake Norman puede ser Duke, EnergyUnited, una cooperativa o el sistema del propio pueblo, como en Cornelius y Huntersville. No se puede elegir. Ponga la dirección en el buscador de las compañías o pida al vendedor un recibo reciente, que lo aclara enseguida.',
      },
      gas: {
        en: 'Piedmont Natural Gas is the gas company here, and there is no choice of supplier for a home; not every street has a main. A propane tank, or no meter outside, usually means there is none at the house. Ask Piedmont by address whether gas is on the street and what a line would cost, and see the listing for how a home heats.',
        es: 'La compañía de gas aquí es Piedmont Natural Gas, y para una casa no se elige proveedor; no todas las calles tienen tubería. Un tanque de propano o la falta de medidor suele indicar que no hay gas. Pregunte a Piedmont por la dirección si pasa por la calle y cuánto costaría la línea, y vea en el anuncio con qué se calienta la casa.',
      },
      'water-and-sewer': {
        en: "Charlotte Water provides both water and sewer in the city and in much of Mecklenburg, on one bill; elsewhere around the lake it may be the town, the county, a private system or a well with septic. Ask by address, and the seller's bill or disclosure shows it. For a new account call 311 or use Charlotte Water's site; who owns the well matters too.",
        es: 'Charlotte Water da agua y drenaje en la ciudad y en gran parte de Mecklenburg, en un solo recibo; en otros lados del lago puede ser el pueblo, el condado, un sistema privado o pozo con séptico. Pregunte por la dirección; el recibo o la declaración del vendedor lo muestra. Para abrir cuenta llame al 311 o use el sitio de Charlotte Water.',
      },
      'opening-accounts': {
        en: "Open them a week or two ahead, to start on closing day itself: power, water, gas if the house has it, internet earlier; trash comes with the address, by 311. You will need the address, the date, an ID, and sometimes a deposit. In a condo ask the association which bills its dues cover. If closing slips, move every date; the seller's accounts stay on until then.",
        es: 'Ábralas una o dos semanas antes, para que empiecen el mismo día del cierre: luz, agua, gas si lo hay, internet con más tiempo; la basura va con la dirección, por el 311. Pedirán dirección, fecha, identificación y a veces depósito. En un condominio pregunte qué cubren las cuotas. Si el cierre se mueve, mueva las fechas; las del vendedor siguen hasta entonces.',
      },
    },
    links: ['contact', 'call'],
    source: 'Duke Energy; Charlotte Water; FCC',
    topics: ['people/power-water-gas-trash-internet', 'utilities'],
  },
  {
    id: 'streets-and-trash',
    title: {
      en: 'Who handles streets, sidewalks and trash?',
      es: '¿Quién se ocupa de calles, aceras y basura?',
    },
    answer: {
      en: "Ask 311: inside Charlotte the city looks after sidewalks, street lights, paving, speed limits and the days for trash and recycling; around Lake Norman the town or county does. Whether one street has a sidewalk or a light is not in my records, so see it by day and in the evening. I can read you the area's walk score.",
      es: 'Pregunte en el 311: dentro de Charlotte la ciudad se ocupa de aceras, alumbrado, pavimento, velocidad y días de basura y reciclaje; en Lake Norman, el pueblo o el condado. Si una calle tiene acera o luz no está en mis registros: véala de día y de noche. Puedo leerle el walk score de la zona.',
    },
    aspects: {
      'burning-leaves-and-fire-pits': {
        en: 'No: burning leaves, brush or trash outdoors is prohibited in Mecklenburg County, also in a barrel or pit, because yard waste is collected. A small recreational or cooking fire is generally allowed when it is watched and water is at hand, unless a burn ban is on or an association forbids it. The fire marshal answers; leaves go out in paper bags.',
        es: 'No: quemar hojas, ramas o basura al aire libre está prohibido en el condado de Mecklenburg, también en barril o fogata, porque los desechos del jardín se recogen. Un fuego pequeño de recreo o para cocinar suele permitirse si se vigila y hay agua a mano, salvo veda de quemas o regla de la asociación. Responde el fire marshal del condado; las hojas se sacan en bolsas de papel.',
      },
      'snow-plows-and-ice': {
        en: 'The state clears the interstates and largest roads first, the city its main streets and bridges, then the ways in and out of neighborhoods; a small side street often melts before a plow comes, and a private street is its association’s. Expect a day or two at home after ice. Report an icy spot to 311; sidewalks and driveways are the owner’s.',
        es: 'El estado despeja primero autopistas y vías grandes, la ciudad sus calles principales y puentes, y luego las entradas de los vecindarios; en una calle chica la nieve suele derretirse antes de que llegue la máquina, y una privada es de su asociación. Tras el hielo cuente con uno o dos días en casa. Avise de hielo al 311; acera y entrada tocan al dueño.',
      },
      'recycling-what-goes-in': {
        en: 'Loose and clean, never in bags: paper and cardboard in small pieces, glass bottles and jars, cans, cartons, and plastic bottles and jugs go in Charlotte’s recycling cart; plastic bags, foam, shredded paper, batteries and food scraps do not. Recycling comes every other week. The city’s Waste Wizard tells of any item; batteries and paint go to a county drop-off center.',
        es: 'Suelto y limpio, nunca en bolsas: papel y cartón en pedazos, frascos y botellas de vidrio, latas, cartones de bebida y botellas y jarras de plástico van en el bote de reciclaje de Charlotte; bolsas, espuma plástica, papel triturado, pilas y comida no. Pasa cada dos semanas. El Waste Wizard de la ciudad dice qué hacer con cada cosa; pilas y pintura van a un centro del condado.',
      },
      'leaves-and-yard-waste': {
        en: 'Leaves, grass and branches are collected weekly on your collection day inside Charlotte: put them out by 6 a.m. in paper yard-waste bags or a reusable can, as plastic bags are not taken; limbs go beside them, at most five feet long and four inches thick. There is no vacuum truck. 311 names your day; after a storm the city tells its own plan.',
        es: 'Hojas, pasto y ramas se recogen cada semana en su día dentro de Charlotte: sáquelos antes de las 6 a.m. en bolsas de papel o un bote reutilizable, pues no aceptan plástico; las ramas al lado, de máximo cinco pies de largo y cuatro pulgadas de grueso. El 311 le dice su día; tras una tormenta la ciudad avisa.',
      },
      'collection-day': {
        en: "Look up the address with 311 or on the city's collection page: inside Charlotte trash and yard waste come weekly, recycling every other week on the same day, with carts at the curb by 6 a.m. Missing carts are ordered there too, and a missed pickup reported; leave the cart out. Towns and counties at the lake have their own days.",
        es: 'Busque la dirección en el 311 o en la página de recolección de la ciudad: dentro de Charlotte la basura y los restos de jardín pasan cada semana, el reciclaje cada dos, el mismo día, con los botes afuera a las 6 a.m. Ahí también se piden botes y se reporta si no pasaron; deje el bote afuera. Los pueblos del lago tienen sus días.',
      },
      'couch-and-big-items': {
        en: 'Book a pickup with 311 before you put a couch, mattress or appliance at the curb: inside Charlotte big items are taken only by appointment. You can also drive them to a Mecklenburg County full-service drop-off center, which takes paint, chemicals and electronics too. Towns at the lake and private haulers have rules of their own.',
        es: 'Pida una cita al 311 antes de sacar un sofá, colchón o aparato: en Charlotte los objetos grandes se recogen solo con cita. También puede llevarlos a un centro de entrega del condado de Mecklenburg, que recibe además pintura, químicos y electrónicos. Los pueblos del lago y los servicios privados tienen sus reglas.',
      },
      'not-city-service': {
        en: "Outside the city limits the city does not come: in a lake town ask the town hall, and in an unincorporated area most homes hire a private hauler or use the county's drop-off center. Many condos and apartments use a private service paid by the dues. A landlord's tenant gets what the address gets; ask the town or the association who hauls.",
        es: 'Fuera de los límites de la ciudad el servicio no llega: en un pueblo del lago pregunte al ayuntamiento, y en zona sin municipio la mayoría contrata una empresa privada o usa el centro del condado. Muchos condominios y edificios tienen servicio privado pagado con las cuotas. Pregunte al pueblo o a la asociación quién recoge en esa dirección.',
      },
      'report-a-fault': {
        en: "Report it to 311, by phone, app or web, with the exact spot: potholes, broken sidewalks, blocked storm drains and dark street lights; 311 passes it on if the road is the state's or the light Duke Energy's. On a private street the association pays for it.",
        es: 'Repórtelo al 311, por teléfono, app o web, con el lugar exacto: baches, banquetas rotas, alcantarillas tapadas y luces apagadas; el 311 lo pasa si la calle es del estado o la luz de Duke Energy. En una calle privada paga la asociación.',
      },
      'sidewalks-and-lights': {
        en: 'Go and look, by day and after dark: whether one street has a sidewalk or lamps is not in my records, and it changes from block to block, even in walkable areas. 311 tells what the city plans and how neighbors ask for a sidewalk or a light; that can take years, so judge the street as it is now. I can read you the walk score.',
        es: 'Vaya a verla de día y de noche: si una calle tiene banqueta o luces no está en mis registros, y cambia de cuadra en cuadra, aun en zonas caminables. El 311 dice qué planea la ciudad y cómo piden los vecinos una banqueta o una luz; puede tardar años, así que juzgue la calle como está hoy. Puedo leerle el índice peatonal.',
      },
      speeding: {
        en: 'Ask 311 for traffic calming: neighbors apply, the city measures speed and traffic, and the street must qualify and agree before humps or a lower limit come. It works on city streets, not on state roads or private ones, where the state or the association decides. For racing at the moment, call the police.',
        es: 'Pida al 311 medidas para calmar el tráfico: los vecinos las solicitan, la ciudad mide velocidad y volumen, y la calle debe calificar y estar de acuerdo antes de que pongan topes o un límite menor. Vale para calles de la ciudad, no para las estatales ni las privadas, donde decide el estado o la asociación. Si están corriendo en ese momento, llame a la policía.',
      },
    },
    links: ['areas', 'contact'],
    source:
      'City of Charlotte, Solid Waste Services (item preparation page); City of Charlotte, Yard Waste Collection; Mecklenburg County Fire Marshal, open burning; 15A NCAC 02D .1903; Charlotte Department of Transportation, snow plan',
    topics: ['streets-and-trash'],
  },
  {
    id: 'emergencies',
    title: { en: 'Who do I call in an emergency?', es: '¿A quién llamo en una emergencia?' },
    answer: {
      en: 'In danger, with a fire or a break-in, get out if you can and call 911. A smell of gas: go out first, then 911 or Piedmont Natural Gas. A line down: stay away, 911, then Duke Energy. A burst pipe: shut the main valve by the meter or at the wall, then a plumber; in the street, Charlotte Water at 311. The real estate team is no emergency line.',
      es: 'Si hay peligro, un incendio o un intruso, salga si puede y llame al 911. Olor a gas: primero salga, luego 911 o Piedmont Natural Gas. Un cable caído: aléjese, 911 y después Duke Energy. Una tubería rota: cierre la llave principal, junto al medidor o donde entra el agua, y llame a un plomero; en la calle, Charlotte Water, en el 311. El equipo inmobiliario no atiende emergencias.',
    },
    aspects: {
      'gas-smell': {
        en: 'Get out first, with everyone, touching no switch, phone or flame inside; then call 911 or Piedmont Natural Gas at 800-752-7504 from outside, away from the smell. It does not matter which of the two, and do not wait for a landlord, agent or seller. Do not go back in, or open windows first, until a crew says it is clear.',
        es: 'Salga primero, con todos, sin tocar interruptores, teléfono ni fuego adentro; luego llame al 911 o a Piedmont Natural Gas, 800-752-7504, desde afuera y lejos del olor. Da igual cuál de los dos, y no espere al dueño, agente ni vendedor. No vuelva a entrar, ni se quede a abrir ventanas, hasta que un técnico diga que puede.',
      },
      water: {
        en: 'Shut the main valve now, by the meter near the street or where the line enters the house, and turn off power to wet rooms if you can do so dry; then call a plumber. For a broken main or hydrant in the street call 311, or 704-336-7600 at any hour. At a home about to close, tell your agent next and take photos.',
        es: 'Cierre ya la llave principal, junto al medidor cerca de la calle o donde entra la tubería, y corte la luz de los cuartos mojados si puede hacerlo en seco; luego llame a un plomero. Por una tubería rota en la calle llame al 311, o al 704-336-7600 a cualquier hora. Si la casa está por cerrar, avise después a su agente y tome fotos.',
      },
      'power-line-down': {
        en: 'Stay far away from a wire on the ground, in a tree or on a car, keep others away, and call 911, then Duke Energy at 800-769-3766. Never touch the line or what it lies on, and stay in the car if it lies there. For an outage with no line down call Duke Energy or text OUT to 57801.',
        es: 'Aléjese mucho de un cable en el suelo, en un árbol o sobre un auto, aleje a los demás y llame al 911, luego a Duke Energy al 800-769-3766. Nunca toque el cable ni lo que toca, y si cayó sobre su auto quédese dentro. Si solo no hay luz, llame a Duke Energy o mande OUT al 57801.',
      },
      'police-not-urgent': {
        en: "For police matters with no danger now, call 311, or 704-336-7600, in Charlotte; in a lake town call that town's police, whose number is on its site. A hit and run, a scratched car, a car across your driveway or something stolen yesterday belong there. If someone is hurt, in danger, or the thief is still there, call 911.",
        es: 'Para la policía cuando no hay peligro, llame al 311, o al 704-336-7600, en Charlotte; en un pueblo del lago, a la policía de ese pueblo, cuyo número está en su sitio. Un choque con fuga, un carro rayado, uno que tapa su entrada o un robo de ayer van ahí. Si hay heridos, peligro o el ladrón sigue ahí, llame al 911.',
      },
      'break-in': {
        en: 'Get out or stay out and call 911: if someone is inside, or a door has been forced, do not go in to look, also not in a vacant house at a showing. Wait where you are safe until police have cleared it. Afterward touch little, take photos, change the locks, and tell your insurer, and your agent if the home is for sale.',
        es: 'Salga o quédese afuera y llame al 911: si hay alguien adentro o forzaron una puerta, no entre a mirar, tampoco en una casa vacía durante una visita. Espere en lugar seguro hasta que la policía la revise. Después toque poco, tome fotos, cambie las chapas y avise a su seguro, y a su agente si la casa está en venta.',
      },
      'smoke-or-alarm': {
        en: 'Go outside with everyone and call 911: for smoke, sparks, a burning smell or a carbon monoxide alarm, even if you see nothing and feel well. Close the door behind you, do not go back, and do not throw water on anything electric. Firefighters measure the air and say when it is safe; then an electrician or the heating company.',
        es: 'Salga con todos y llame al 911: por humo, chispas, olor a quemado o la alarma de monóxido, aunque no vea nada y se sienta bien. Cierre la puerta, no vuelva a entrar y no eche agua a nada eléctrico. Los bomberos miden el aire y dicen cuándo es seguro; después, un electricista o la empresa de calefacción.',
      },
    },
    links: [],
    source: 'Piedmont Natural Gas; Duke Energy; CharMeck 311 (their published numbers)',
    topics: ['emergencies'],
  },
  {
    id: 'power-outage',
    title: { en: 'What if the power goes out?', es: '¿Qué hago si se va la luz?' },
    answer: {
      en: 'Report it to Duke Energy: call 800-769-3766, text OUT to 57801, or use its website, unless another company sends your bill; around Lake Norman it may be EnergyUnited or the town. Check first whether the neighbors are dark too, or only your breakers tripped. A wire on the ground is an emergency: stay far away and call 911.',
      es: 'Avise a Duke Energy: llame al 800-769-3766, mande OUT por texto al 57801 o use su sitio, salvo que otra compañía le mande el recibo; cerca de Lake Norman puede ser EnergyUnited o el pueblo. Vea primero si los vecinos también están sin luz o si solo saltó su interruptor. Un cable en el suelo es emergencia: aléjese y llame al 911.',
    },
    aspects: {
      'how-often-here-before-buying': {
        en: 'I have no outage record for a street or a home, so ask those who do: the seller and two neighbors, how often it was dark last year and for how long; and Duke Energy, by the address. Look whether the wires run on poles under big trees or underground, and whether the listing names a generator. Storms cause most outages here.',
        es: 'No tengo registro de apagones por calle ni por casa; pregunte a quien lo sabe: al vendedor y a dos vecinos, cuántas veces se fue la luz el último año y por cuánto tiempo, y a Duke Energy por la dirección. Mire si los cables van en postes bajo árboles grandes o bajo tierra, y si el anuncio menciona un generador.',
      },
      'when-will-it-be-back': {
        en: 'Only the power company knows: enter the address or phone number on Duke Energy’s outage map, which shows the cause if known and an estimate for your area. Main lines are mended first, so neighbors may have light before you. If a message says you are restored and you are not, answer OFF. Text REG to 57801 for updates.',
        es: 'Solo lo sabe la compañía: escriba la dirección o el teléfono en el mapa de apagones de Duke Energy, que muestra la causa si se conoce y una hora estimada para su zona. Primero reparan las líneas principales; los vecinos pueden tener luz antes. Si un mensaje dice que ya volvió y no es así, responda OFF. Para avisos, mande REG al 57801.',
      },
    },
    links: ['contact'],
    source: 'Duke Energy, outage and alert pages (800-769-3766, text OUT to 57801)',
    topics: ['asked/power-outage'],
  },
  {
    id: 'noise-complaints',
    title: { en: 'Where do I complain about noise?', es: '¿Dónde me quejo del ruido?' },
    answer: {
      en: "Call 311, 704-336-7600, at any hour, or 911 while it goes on; police and the city's code enforcement share it. Charlotte's ordinance tightens its limits at 9 p.m. from Sunday to Thursday and at 11 p.m. on Friday and Saturday. Inside a building begin with its association, whose quiet hours may be longer; at the lake, the town. Before you buy, visit at the hours you would be there.",
      es: 'Llame al 311, 704-336-7600, a cualquier hora, o al 911 mientras ocurre. La ordenanza de Charlotte baja sus límites a las 9 p. m. de domingo a jueves y a las 11 p. m. viernes y sábado. En un edificio empiece por su asociación, cuyas horas de silencio pueden ser más largas; en el lago, el pueblo. Antes de comprar, visite a las horas en que estaría.',
    },
    aspects: {
      'barking-dog': {
        en: "For a dog that barks on and on, call 311, or 704-336-7600: the city's Animal Care and Control enforces the animal ordinance, which forbids habitual barking that disturbs a neighbor. Note dates and hours, and talk with the owner first if you can. Some lake towns have their own animal officer, and an association may act under its rules.",
        es: 'Si un perro ladra sin parar, llame al 311, o al 704-336-7600: Animal Care and Control de la ciudad aplica la ordenanza de animales, que prohíbe los ladridos habituales que molestan al vecino. Anote fechas y horas y, si puede, hable antes con el dueño. Algunos pueblos del lago tienen su oficial, y la asociación puede actuar con sus reglas.',
      },
      construction: {
        en: "Loud machines are limited to daytime hours by the city's noise ordinance, so a crew at six in the morning, or leaf blowers before that, can be reported: call 311, or the police line while it goes on. Give address, time and a recording. Big public works can have a permit for night work; 311 can see that. Lake towns set their own hours.",
        es: 'La ordenanza de ruido limita las máquinas ruidosas a horas del día, así que una cuadrilla a las seis de la mañana, o sopladores antes de eso, puede reportarse: llame al 311, o a la policía mientras ocurre. Dé dirección, hora y una grabación. Una obra pública grande puede tener permiso nocturno; el 311 lo ve. Los pueblos del lago fijan sus horas.',
      },
      'inside-a-building': {
        en: "Start with the association or the manager: its rules may set quiet hours, floor covering and fines stricter than the city's, and it can write to the owner. Report in writing with dates. Loud music or a party at the moment is still a matter for 311 or the police; ordinary steps and voices are usually not. In a rental, tell your landlord.",
        es: 'Empiece por la asociación o el administrador: sus reglas pueden fijar horas de silencio, alfombra y multas más estrictas que la ciudad, y puede escribir al dueño. Reporte por escrito con fechas. Música alta o fiesta en el momento sigue siendo del 311 o la policía; pasos y voces normales por lo común no. Si renta, avise a su arrendador.',
      },
      'quiet-hours': {
        en: "The city's limits tighten at 9 p.m. from Sunday to Thursday and at 11 p.m. on Friday and Saturday; unreasonably loud noise can be stopped at any hour. Associations and lake towns may set other hours. Fines are in the ordinance and depend on the case, so ask 311, or 704-336-7600; call the police while it goes on.",
        es: 'Los límites de la ciudad se endurecen a las 9 p.m. de domingo a jueves y a las 11 p.m. viernes y sábado; el ruido excesivo puede detenerse a cualquier hora. Las asociaciones y los pueblos del lago pueden fijar otras. Las multas están en la ordenanza y dependen del caso; pregunte al 311, o al 704-336-7600, y llame a la policía mientras ocurre.',
      },
      'bar-or-business': {
        en: "Report a bar, patio, shop or venue to 311, and to the police while it is loud; amplified sound has limits of its own and businesses near homes must keep to them. Write down days and hours, since repeated reports build the case. The city's code enforcement deals with steady hums such as generators. Try the manager first.",
        es: 'Reporte un bar, patio, tienda o local al 311, y a la policía mientras haya ruido; el sonido amplificado tiene límites propios y los negocios cerca de casas deben cumplirlos. Anote días y horas, porque los reportes repetidos arman el caso. La oficina de códigos de la ciudad ve zumbidos constantes como generadores. Hable primero con el gerente.',
      },
      'my-tenants': {
        side: 'landlord',
        en: "Your tenants answer for their noise, but the neighbors will also come to you: the city's ordinance applies to whoever makes it, reports go to 311 or the police, and an association may fine the owner. Read your lease for a quiet clause, warn in writing, keep records, and ask a landlord-tenant attorney before you go further.",
        es: 'Sus inquilinos responden por su ruido, pero los vecinos también acudirán a usted: la ordenanza se aplica a quien lo hace, los reportes van al 311 o a la policía, y la asociación puede multar al dueño. Revise su contrato, avise por escrito, guarde registros y pregunte a un abogado de arrendamiento antes de ir más lejos.',
      },
    },
    links: ['contact', 'areas'],
    source: 'City of Charlotte, noise ordinance in force since October 1, 2019, and animal ordinance',
    year: 2026,
    topics: ['noise-complaints'],
  },
  {
    id: 'meeting-neighbors',
    title: {
      en: 'Can I meet the neighbors before buying?',
      es: '¿Puedo conocer a los vecinos antes de comprar?',
    },
    answer: {
      en: 'Yes: nothing keeps you from knocking, at the hours you would be home; no step of a sale arranges it. Ask about the things of the street that matter to you, noise, parking, water after rain, building plans. I keep no record of who lives anywhere, and because of fair housing law neither the team nor I describe neighbors.',
      es: 'Sí: nada le impide tocar la puerta, a las horas en que estaría en casa; ningún paso de la venta lo organiza. Pregunte por lo que le importa de la calle: ruido, estacionamiento, agua tras la lluvia, obras previstas. No tengo registro de quién vive en ningún lado y, por la ley de vivienda justa, ni el equipo ni yo describimos a los vecinos.',
    },
    aspects: {
      'who-lives-there': {
        en: "I cannot tell you who lives next door or what they are like: I keep no such record, and because of fair housing law neither the team nor I describe neighbors. Ask them yourself, or walk the street at several hours. Whether a home is owned or rented often shows in the county's property records, by the owner's mailing address.",
        es: 'No puedo decirle quién vive al lado ni cómo es: no llevo ese registro, y por la ley de vivienda justa ni el equipo ni yo describimos a los vecinos. Pregunte usted mismo o camine la calle a varias horas. Si una casa es propia o rentada suele verse en los registros del condado, por la dirección postal del dueño.',
      },
      'does-it-hurt': {
        en: "Talking with the neighbors hurts nothing: it voids no contract and needs no one's permission, before an offer, during due diligence or before closing. Be brief and polite, do not discuss price or your loan, and speak with the seller only through the agents. If you have an agent, say that you plan to; the team knows what else to ask.",
        es: 'Hablar con los vecinos no perjudica nada: no anula un contrato ni necesita permiso, antes de la oferta, durante el due diligence o antes del cierre. Sea breve y amable, no hable del precio ni de su préstamo, y con el vendedor trate solo por medio de los agentes. Si tiene agente, dígale que lo hará; el equipo sabe qué más preguntar.',
      },
      'seller-must-tell': {
        en: "The seller's disclosure form asks about noise, odor and other nuisances, and about boundary disputes and encroachments, but a seller may answer “no representation”; an ordinary difficult neighbor is usually no material fact. Ask the question in writing through your agent, since no one may lie in answering, and ask an attorney what a seller owes.",
        es: 'El formulario del vendedor pregunta por ruido, olores y otras molestias, y por disputas de linderos e invasiones, pero puede contestar “no representation”; un vecino difícil común por lo general no es un hecho importante. Pregunte por escrito por medio de su agente, porque nadie puede mentir al contestar, y consulte a un abogado sobre qué debe revelar el vendedor.',
      },
      'what-to-ask': {
        en: 'Ask about the street rather than about people: noise and at what hours, parking, water after heavy rain, plans to build, how the association works, and what they would fix. Ask what they know of the house: roof, sewer, past work. Then check the answers, since neighbors can err: county records, 311, your inspector.',
        es: 'Pregunte por la calle más que por las personas: ruido y a qué horas, estacionamiento, agua tras la lluvia fuerte, planes de obra, cómo funciona la asociación y qué arreglarían. Pregunte qué saben de la casa: techo, drenaje, obras. Luego verifique, porque pueden equivocarse: registros del condado, el 311, su inspector.',
      },
      'shared-fence-or-drive': {
        en: 'Ask the neighbor by all means, but settle it on paper: a fence over the line or a shared driveway needs a survey, and a recorded easement or agreement saying who may use it and who pays. Talk does not bind either of you. Have it cleared before due diligence ends, with a surveyor and the closing attorney.',
        es: 'Hable con el vecino, pero resuélvalo en papel: una cerca sobre la línea o una entrada compartida requiere un plano de topógrafo y una servidumbre o convenio registrado que diga quién la usa y quién paga. La plática no obliga a nadie. Aclárelo antes de que termine el due diligence, con un topógrafo y el abogado de cierre.',
      },
      'find-out-in-time': {
        en: "Look before due diligence ends: visit on a weekday night and a Saturday, listen through a shared wall with the home quiet, speak to people on both sides, read the association's minutes and rules, and ask 311 or the police about public calls to the block. For a duplex or condo ask who answers for noise. Nothing guarantees a neighbor.",
        es: 'Mírelo antes de que termine el due diligence: visite una noche entre semana y un sábado, escuche a través de la pared con la casa en silencio, hable con los dos lados, lea actas y reglas de la asociación y pregunte al 311 o a la policía por reportes públicos de la cuadra. En dúplex o condominio, pregunte quién responde por el ruido. Nada garantiza un vecino.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fair Housing Act',
    topics: ['meeting-neighbors'],
  },
  {
    id: 'cutting-trees',
    title: { en: 'May I cut down a tree?', es: '¿Puedo cortar un árbol?' },
    answer: {
      en: 'Ask the city before you cut a big one: in Charlotte a healthy native tree of 30 inches or more across at chest height is a heritage tree and needs a permit, with fees and replanting; dead or dangerous ones are treated differently. A tree between sidewalk and curb is the city’s. The association may have rules; an arborist judges the tree.',
      es: 'Pregunte a la ciudad antes de cortar uno grande: en Charlotte un árbol nativo sano de 30 pulgadas o más de diámetro a la altura del pecho es patrimonial y necesita permiso, con cargos y replantación; los muertos o peligrosos van aparte. El árbol entre acera y calle es de la ciudad. La asociación puede tener reglas; un arborista evalúa el árbol.',
    },
    aspects: {
      'dead-or-dangerous': {
        en: "A dead or dangerous tree is treated differently from a healthy heritage tree, but ask the city first: have a certified arborist write down its condition, with photos, and 311 tells whether a permit is needed before you cut. An insurer's letter does not replace it. A buyer before closing asks the owner, since the tree is still the owner's.",
        es: 'Un árbol muerto o peligroso se trata distinto de uno patrimonial sano, pero pregunte antes a la ciudad: que un arborista certificado escriba su estado, con fotos, y el 311 dice si hace falta permiso antes de cortar. La carta del seguro no lo sustituye. Antes del cierre, quien compra se lo pide al dueño, porque el árbol aún es de él.',
      },
      'street-tree': {
        en: "The tree between sidewalk and curb is the city's: you may not cut, top or prune it yourself, even if it stands before your house. Ask 311 for an inspection if it is dead, dangerous, breaks the walk or blocks something; the city's arborists decide, and wanting more light or a view is seldom enough.",
        es: 'El árbol entre la banqueta y la calle es de la ciudad: no puede cortarlo ni podarlo usted, aunque esté frente a su casa. Pida al 311 una inspección si está muerto, es peligroso, rompe la banqueta o tapa algo; deciden los arboristas de la ciudad, y querer más luz o vista rara vez basta.',
      },
      'neighbors-tree': {
        en: "A neighbor's tree is the neighbor's: as a rule you may trim what hangs over to the line, from your side and at your cost, without harming the tree, and a trunk on the line belongs to both. If it looks dead, write to the owner with photos. After a fall call your own insurer first; an attorney answers the rest.",
        es: 'El árbol del vecino es del vecino: por lo general puede podar lo que cuelga hasta la línea, desde su lado y a su costo, sin dañar el árbol, y un tronco sobre la línea es de ambos. Si parece muerto, escriba al dueño con fotos. Si cae, llame primero a su propio seguro; lo demás lo responde un abogado.',
      },
      'association-or-historic': {
        en: "Ask them before the city: an association can require approval for cutting your own tree if its rules say so, and in a local historic district removing a large tree needs the commission's word as well. The city's permit does not replace either. Read the covenants and the guidelines, apply in writing, and wait for the answer.",
        es: 'Pregúnteles antes que a la ciudad: una asociación puede exigir aprobación para cortar su propio árbol si sus reglas lo dicen, y en un distrito histórico local quitar un árbol grande necesita además la aprobación de la comisión. El permiso de la ciudad no sustituye a ninguno. Lea las reglas, solicite por escrito y espere respuesta.',
      },
      'cut-without-asking': {
        en: 'Cutting a protected tree without a permit can bring a fine and replanting, and it may come back to whoever owns the land, so a buyer should ask before due diligence ends. The city sets fees and amounts by the case. If it is already done, call 311 or an attorney rather than hide it; a seller tells what is known.',
        es: 'Cortar un árbol protegido sin permiso puede traer multa y replantación, y puede recaer en quien sea dueño del terreno, así que un comprador debe preguntar antes de que termine el due diligence. La ciudad fija cuotas y montos según el caso. Si ya pasó, llame al 311 o a un abogado en vez de ocultarlo; el vendedor dice lo que sabe.',
      },
      'for-building': {
        en: 'Ask the city at the plan stage: trees and their roots are part of the review for an addition, a pool or a new house, and a heritage tree needs its permit even when it stands in the way. A builder clearing a lot must keep or replace a share of the trees. An arborist shows how near you can dig.',
        es: 'Pregunte a la ciudad en la etapa de planos: los árboles y sus raíces se revisan en una ampliación, una alberca o una casa nueva, y un árbol patrimonial necesita permiso aunque estorbe. Un constructor que limpia un lote debe conservar o reponer una parte de los árboles. Un arborista muestra qué tan cerca se puede cavar.',
      },
    },
    links: ['contact'],
    source: 'City of Charlotte Tree Ordinance; North Carolina attorneys on boundary trees, 2017',
    topics: ['people/trees'],
  },
  {
    id: 'trees-by-area',
    title: { en: 'Which areas have old trees?', es: '¿Qué zonas tienen árboles grandes?' },
    answer: {
      en: 'My records name three: Myers Park with its canopy of willow oaks, tall as the houses along Queens Road; Dilworth with deep porches and old oaks; and Fourth Ward with shaded streets. Of the others they say nothing about trees, and I have no count of them.',
      es: 'Mis registros nombran tres: Myers Park, con su dosel de robles, altos como las casas en Queens Road; Dilworth, con porches hondos y robles viejos; y Fourth Ward, con calles sombreadas. De las demás no dicen nada de árboles y no tengo su cuenta.',
    },
    aspects: {
      'myers-park-and-dilworth': {
        en: 'Myers Park is the one best known for it: willow oaks as tall as the houses meet over Queens Road, and Dilworth has old oaks and deep porches. If you saw a picture of a green tunnel, it was most likely Queens Road. I have no count and no ages of trees, so drive both, and look at the lot of the home you like.',
        es: 'Myers Park es la más conocida por eso: robles tan altos como las casas se juntan sobre Queens Road, y Dilworth tiene robles viejos y porches hondos. Si vio la foto de un túnel verde, lo más probable es que fuera Queens Road. No tengo conteo ni edades de árboles, así que recorra ambas y mire el lote de la casa que le guste.',
      },
      'other-areas': {
        en: 'For the other areas I cannot say: my records name trees only in Myers Park, Dilworth and Fourth Ward, and hold nothing on shade in South End, NoDa, Plaza Midwood, Uptown or at the lake. That is no sign that there are none. Walk the street in the afternoon, or look at satellite and street pictures.',
        es: 'De las otras zonas no puedo decirlo: mis registros nombran árboles solo en Myers Park, Dilworth y Fourth Ward, y nada sobre sombra en South End, NoDa, Plaza Midwood, Uptown o el lago. Eso no significa que no haya. Camine la calle por la tarde o mire fotos de satélite y de calle.',
      },
    },
    links: ['areas'],
    source: 'Area records',
    topics: ['trees'],
  },
  {
    id: 'animals',
    title: {
      en: 'Where can dogs go, and how many may I keep?',
      es: '¿Dónde van los perros y cuántos puedo tener?',
    },
    answer: {
      en: "Mecklenburg County's parks have the dog parks and leash rules, and the city's animal ordinance says how many animals a home may keep, chickens too; ask at 311. An association or condominium can be stricter, in its papers. About snakes, foxes or bats ask the state's Wildlife Commission, and an inspector about what has moved into a house.",
      es: 'Los parques del condado de Mecklenburg tienen los parques para perros y las reglas de correa, y la ordenanza de animales de la ciudad dice cuántos se pueden tener, también gallinas; pregunte en el 311. Una asociación o condominio puede ser más estricto, en sus papeles. Sobre serpientes, zorros o murciélagos pregunte a la comisión estatal de vida silvestre; sobre lo que entró en una casa, a un inspector.',
    },
    aspects: {
      'stray-or-lost': {
        en: 'For a stray, lost or dangerous dog in Charlotte call 311, or 704-336-7600, for Animal Care and Control, and 911 if it is attacking. If you found a pet, report it there and keep it safe; if you lost one, file a report and look at the shelter’s photos. The lake towns have their own animal officers.',
        es: 'Por un perro callejero, perdido o peligroso en Charlotte llame al 311, o al 704-336-7600, para Animal Care and Control, y al 911 si está atacando. Si encontró una mascota, avise ahí y resguárdela; si perdió una, haga un reporte y vea las fotos del refugio. Los pueblos del lago tienen sus propios agentes.',
      },
      wildlife: {
        en: "Expect the usual animals of a southern city: deer, foxes, coyotes, raccoons, opossums, bats and snakes, copperheads among them near woods, creeks and the lake; bears are rare visitors, and alligators live far off toward the coast. Keep small pets in at night and leave snakes alone. The state's Wildlife Commission advises on all of them.",
        es: 'Espere los animales de siempre en una ciudad del sur: venados, zorros, coyotes, mapaches, tlacuaches, murciélagos y víboras, entre ellas la copperhead cerca de bosque, arroyos y lago; los osos son raros, y los caimanes viven lejos, hacia la costa. Meta de noche a las mascotas chicas y no toque víboras. Aconseja la Wildlife Commission del estado.',
      },
      'in-the-house': {
        en: 'Have it looked at before due diligence ends: scratching, droppings or a smell in an attic, wall or crawl space mean an inspector first, then a licensed wildlife or pest company that removes the animals and closes the way in. Bats have seasons when they may not be shut out. Ask the seller for past work, and get the cost in writing.',
        es: 'Hágalo revisar antes de que termine el due diligence: ruidos de arañazos, excremento u olor en ático, pared o espacio bajo el piso piden primero un inspector y luego una empresa con licencia de fauna o plagas que saque a los animales y cierre la entrada. Hay temporadas en que está prohibido cerrarles la entrada a los murciélagos. Pregunte al vendedor por trabajos previos y pida el costo por escrito.',
      },
      'leash-and-license': {
        en: 'Dogs must be under control on a leash off your own land, in parks too, except inside a fenced dog park; and state law asks for rabies shots for dogs and cats from four months. Charlotte licenses pets; the lake towns have rules of their own. Call 311, or 704-336-7600, for the license and what it costs.',
        es: 'Fuera de su terreno el perro debe ir controlado con correa, también en los parques, salvo dentro de un parque cercado para perros; y la ley estatal pide vacuna de la rabia para perros y gatos desde los cuatro meses. Charlotte exige licencia para mascotas; los pueblos del lago tienen sus reglas. Llame al 311, o al 704-336-7600, por licencia y costo.',
      },
      breeds: {
        en: 'I know of no breed ban by the city: its ordinance looks at what a dog does and has rules for dangerous dogs, whatever the breed. The limits people meet come from elsewhere: an association, a landlord or a home insurer may refuse certain breeds. Ask all three before you offer, and 311 for the ordinance.',
        es: 'No conozco una prohibición de razas de la ciudad: su ordenanza mira lo que hace el perro y tiene reglas para perros peligrosos, sea cual sea la raza. Los límites vienen de otra parte: una asociación, un arrendador o la aseguradora pueden rechazar ciertas razas. Pregunte a los tres antes de ofertar, y al 311 por la ordenanza.',
      },
      'how-many': {
        en: "For how many dogs or cats a home may keep, ask 311 about the city's animal ordinance: three or more kept mostly outside have needed a permit, and a nuisance can be stopped at any number. Lake towns differ. Your association, condominium or lease may set a lower number, often two, so read its papers before you buy.",
        es: 'Para saber cuántos perros o gatos puede tener una casa, pregunte al 311 por la ordenanza de animales: tres o más que viven casi siempre afuera han requerido permiso, y una molestia puede frenarse con cualquier número. Los pueblos del lago varían. Su asociación, condominio o contrato puede fijar menos, a menudo dos; lea los papeles antes de comprar.',
      },
      'condo-limits': {
        en: 'Pet limits on weight, number or breed are common in condominiums and stand in the declaration and the rules of that association; tenants may have stricter ones. Ask for the pages in writing before you offer, since no listing here states them; the team can help get them. A trained service animal is not a pet in law; for support animals the law is unsettled, so ask an attorney.',
        es: 'Los límites de peso, número o raza son comunes en condominios y están en la declaración y las reglas de esa asociación; los inquilinos pueden tener otras más estrictas. Pida las páginas por escrito antes de ofertar, porque ningún anuncio de aquí las dice; el equipo ayuda a conseguirlas. Un animal de servicio entrenado no es mascota ante la ley; con los de apoyo no está definido: consulte a un abogado.',
      },
    },
    links: ['areas', 'contact'],
    source: 'Mecklenburg County; City of Charlotte, Animal Care and Control; NC Wildlife',
    topics: ['people/dogs-and-other-animals', 'wildlife'],
  },
  {
    id: 'climate',
    title: { en: 'What are the weather and hazards like?', es: '¿Cómo son el clima y los riesgos?' },
    answer: {
      en: 'Hot, humid summers with highs near 90, mild winters with a little snow, and roughly 43 inches of rain a year. Thunderstorms and leftover tropical storms bring wind, falling trees and flash floods. Termites are common here, and only a test tells about radon. For a home ask an inspector, and an insurance agent about cover.',
      es: 'Veranos calurosos y húmedos, con máximas cerca de 90 °F, inviernos suaves con poca nieve y unas 43 pulgadas de lluvia al año. Tormentas y restos de ciclones traen viento, árboles caídos e inundaciones. Las termitas son comunes, y solo una prueba muestra si hay radón. Por una casa pregunte a un inspector; por la cobertura, a un agente de seguros.',
    },
    aspects: {
      'spring-and-fall': {
        en: 'Spring and fall are the mild seasons: from late March into May days go from the 60s into the 70s and low 80s, with pollen and some storms; from late September into November they are dry and cool by degrees, and leaves turn from late October to mid-November. Both are good times to look at homes. The National Weather Service has the records.',
        es: 'Primavera y otoño son lo más suave: de fines de marzo a mayo los días pasan de los 60 a los 70 y 80 °F, con polen y algunas tormentas; de fines de septiembre a noviembre son secos y frescos, y las hojas cambian de fines de octubre a mediados de noviembre. Son buenas épocas para ver casas. Los registros, en el National Weather Service.',
      },
      storms: {
        en: 'Charlotte is about three to four hours from the coast, so hurricanes arrive as weakened tropical storms, with wind, falling trees and flash floods; now and then one still does harm, and tornadoes are possible but mostly small. Thunderstorms, some with hail, are a summer habit. Check flood maps for a home, trees with an arborist, and cover with an insurance agent.',
        es: 'Charlotte está a unas tres o cuatro horas de la costa, así que los huracanes llegan como tormentas debilitadas, con viento, árboles caídos e inundaciones repentinas; a veces aún hacen daño, y los tornados son posibles pero casi siempre pequeños. Las tormentas, algunas con granizo, son cosa del verano. Revise mapas de inundación, árboles y seguro.',
      },
      winter: {
        en: 'Winters are mild: days usually in the 50s, nights that freeze on and off from late fall to early spring, and a little snow or ice in most years that is soon gone. You need no snow tires, and hardly a shovel; ice is what closes roads and schools. Open pipes outdoors need covering on cold nights. The National Weather Service has the records.',
        es: 'Los inviernos son suaves: días por lo general en los 50 °F, noches que hielan de vez en cuando desde finales del otoño hasta el inicio de la primavera, y algo de nieve o hielo casi cada año que pronto se va. No necesita llantas de nieve y apenas una pala; el hielo cierra caminos y escuelas. El National Weather Service tiene los registros.',
      },
      summer: {
        en: 'Summers are hot and humid: highs near 90 from June to August, often felt hotter, with warm nights and evening thunderstorms; July is usually the hottest. Nearly every home has central air, and an older house without it needs a plan. Spring and fall are the comfortable months, so choose those to move if you can, and look at how shaded a home is.',
        es: 'Los veranos son calurosos y húmedos: máximas cerca de 90 °F de junio a agosto, con más sensación de calor, noches tibias y tormentas al atardecer; julio suele ser el peor. Casi toda casa tiene aire central, y una vieja sin él necesita un plan. Primavera y otoño son los meses cómodos; múdese entonces si puede y mire cuánta sombra tiene la casa.',
      },
      rain: {
        en: 'It rains roughly 43 inches a year, spread over all months rather than in one wet season: more than in Seattle by amount, but in heavier, shorter showers with plenty of sun between, and far more than in Phoenix. Summer storms and tropical leftovers bring the biggest downpours, so look at grading, gutters and flood maps of a home.',
        es: 'Llueve unas 43 pulgadas al año, repartidas en todos los meses y no en una sola temporada: más cantidad que en Seattle, pero en aguaceros cortos con mucho sol en medio, y muchísimo más que en Phoenix. Las tormentas de verano y los restos tropicales traen los peores; mire la pendiente, las canaletas y los mapas de inundación de la casa.',
      },
      'pollen-and-air': {
        en: 'Spring is the hard season: tree pollen, with yellow pine dust on everything, usually peaks from March to April; grasses follow, and ragweed comes in late summer. Ozone can rise on hot days, and Mecklenburg County and the state publish daily air reports. Ask a doctor about asthma; a sealed house with a good filter helps.',
        es: 'La primavera es lo difícil: el polen de árboles, con polvo amarillo de pino por todos lados, suele llegar a su punto alto entre marzo y abril; siguen los pastos, y la ambrosía al final del verano. El ozono puede subir en días calientes, y el condado y el estado publican cada día la calidad del aire. Por asma pregunte al médico; ayuda un buen filtro.',
      },
      'quakes-and-fires': {
        en: 'Earthquakes are rare and usually slight here, and big wildfires are not a city risk, though smoke can drift in from the mountains. The real hazards are wind, falling trees, water and termites. Standard home insurance leaves out earth movement and flood, so ask an agent what to add for the house you choose.',
        es: 'Los terremotos aquí son raros y casi siempre leves, y los grandes incendios no son un riesgo de la ciudad, aunque el humo puede llegar de las montañas. Los peligros reales son viento, árboles, agua y termitas. El seguro normal excluye movimiento de tierra e inundación; pregunte a un agente qué añadir para la casa que elija.',
      },
    },
    links: ['areas', 'guideBuying'],
    source: 'National Weather Service; EPA',
    topics: ['people/climate-and-natural-hazards'],
  },
  {
    id: 'names-of-areas',
    title: { en: 'Where do the area names come from?', es: '¿De dónde vienen los nombres de las zonas?' },
    answer: {
      en: "NoDa is short for North Davidson Street; Dilworth bears the middle name of its developer, Edward Dilworth Latta; Myers Park stands on the Myers family's farm; Fourth Ward is from the old division into four wards; Lake Norman is named for a Duke Power president; Uptown is the local word for downtown. The library's Carolina Room knows more.",
      es: 'NoDa es North Davidson Street abreviado; Dilworth lleva el segundo nombre de su promotor, Edward Dilworth Latta; Myers Park está en la granja de la familia Myers; Fourth Ward viene de la antigua división en cuatro distritos; Lake Norman honra a un presidente de Duke Power; Uptown es el centro. Más, en la Carolina Room de la biblioteca.',
    },
    aspects: {
      'zip-codes': {
        en: 'By the post office 28202 is Uptown with Fourth Ward, 28203 SouthEnd and most of Dilworth, 28205 Plaza Midwood and most of NoDa, 28207 most of Myers Park; at the lake Cornelius is 28031, Davidson 28036, Huntersville 28078, Mooresville 28115 and 28117. A line can run down a street, so look the address up at usps.com.',
        es: 'Según el correo, 28202 es Uptown con Fourth Ward, 28203 SouthEnd y casi todo Dilworth, 28205 Plaza Midwood y casi todo NoDa, 28207 casi todo Myers Park; en el lago Cornelius es 28031, Davidson 28036, Huntersville 28078 y Mooresville 28115 y 28117. La línea puede pasar por una calle: busque la dirección en usps.com.',
      },
      noda: {
        en: 'NoDa is short for North Davidson Street, the street that runs through it, in the way SoHo was made in New York; before the arts came it was the mill village of North Charlotte. Who said it first I cannot prove. The Carolina Room of the Charlotte Mecklenburg Library has the story and old maps.',
        es: 'NoDa es la forma corta de North Davidson Street, la calle que lo cruza, al estilo de SoHo en Nueva York; antes de los artistas era el pueblo fabril de North Charlotte. Quién lo dijo primero no puedo probarlo. La Carolina Room de la biblioteca Charlotte Mecklenburg tiene la historia y mapas viejos.',
      },
      dilworth: {
        en: "Dilworth bears the middle name of its developer, Edward Dilworth Latta, whose company laid it out as a streetcar suburb; Latta Park keeps his last name. So a first name that sounds like a surname is right. More about him and the first lots is in the library's Carolina Room.",
        es: 'Dilworth lleva el segundo nombre de su promotor, Edward Dilworth Latta, cuya compañía lo trazó como suburbio del tranvía; Latta Park guarda su apellido. Así que el nombre viene de una persona. Más sobre él y los primeros lotes hay en la Carolina Room de la biblioteca.',
      },
      'myers-park': {
        en: "Myers Park is named for the Myers family, on whose farm it was laid out; “park” is part of the neighborhood's name and not one particular park. Its plan dates from 1911. The library's Carolina Room has the family's story and the early maps.",
        es: 'Myers Park lleva el nombre de la familia Myers, en cuya granja se trazó; “park” es parte del nombre de la zona y no un parque en particular. Su plano es de 1911. La Carolina Room de la biblioteca tiene la historia de la familia y los primeros mapas.',
      },
      wards: {
        en: 'A ward was one of four parts into which the old city was divided, and Fourth Ward is the northwest quarter of Uptown; First, Second and Third Ward still exist as names for the others. The lines meet at the crossing of Trade and Tryon streets. It has nothing to do with hospitals or prisons.',
        es: 'Un “ward” era una de las cuatro partes en que se dividía la ciudad vieja, y Fourth Ward es el cuadrante noroeste de Uptown; First, Second y Third Ward siguen como nombres de las otras. Las líneas se cruzan en la esquina de las calles Trade y Tryon. No tiene que ver con hospitales ni cárceles.',
      },
      'lake-norman': {
        en: "Lake Norman is named for Norman Cocke, a president of Duke Power, the company that made the lake by damming the Catawba; so it is a first name, and no general. The company is today's Duke Energy, which still runs the lake. The library's Carolina Room has more about him.",
        es: 'Lake Norman lleva el nombre de Norman Cocke, presidente de Duke Power, la compañía que hizo el lago al represar el Catawba; es un nombre de pila, y no el de un general. La compañía es la Duke Energy de hoy, que todavía maneja el lago. La Carolina Room de la biblioteca tiene más.',
      },
      uptown: {
        en: 'Uptown is simply what people here call downtown, and South End is the area just south of it: the center lies on a rise, and “uptown” has been the local word for generations. Say either and you are understood. SouthEnd, also written South End, runs along the rail line.',
        es: 'Uptown es simplemente como aquí llaman al centro, y South End es la zona justo al sur: el centro está en una parte alta, y “uptown” es la palabra local desde hace generaciones. Diga uptown o downtown y le entenderán. SouthEnd, que también se escribe South End, sigue la vía del tren.',
      },
      'queen-city': {
        en: "The city is named for Queen Charlotte, the wife of King George III of Britain, and “Queen City” comes from her; Mecklenburg County bears the name of the German land she came from. The library's Carolina Room has the story of how the settlers chose it. My own records say no more about it.",
        es: 'La ciudad lleva el nombre de la reina Carlota, esposa del rey Jorge III de Gran Bretaña, y de ella viene “Queen City”; el condado Mecklenburg lleva el nombre de la tierra alemana de donde venía. La Carolina Room de la biblioteca cuenta cómo lo eligieron los colonos. Mis registros no dicen más.',
      },
    },
    links: ['areas'],
    source: 'Area records; Charlotte Mecklenburg Library; U.S. Postal Service, ZIP Code lookup',
    topics: ['people/what-a-name-means', 'names-of-areas'],
  },
  {
    id: 'age-of-areas',
    title: {
      en: 'How old are the areas, and what was there?',
      es: '¿Qué edad tienen las zonas y qué había antes?',
    },
    answer: {
      en: "My records say: Dilworth was laid out in 1891 at the end of the first electric streetcar line, NoDa's mills went up from 1903, the plan of Myers Park dates from 1911, Plaza Midwood's cottages from the 1910s to 1940s, and Lake Norman was made in the early 1960s. For a street or a building ask the library's Carolina Room.",
      es: 'Mis registros dicen: Dilworth se trazó en 1891 al final del primer tranvía eléctrico, las fábricas de NoDa son de 1903 en adelante, el plan de Myers Park de 1911, las casas de Plaza Midwood de 1910 a 1940, y Lake Norman se hizo a principios de los años 60. De una calle o edificio sabe la Carolina Room de la biblioteca.',
    },
    aspects: {
      lake: {
        en: "Lake Norman is man-made, and young: Duke Power dammed the Catawba at Cowans Ford and the lake was made in the early 1960s. Farms, mills, roads and some homes stood where the water is now; tales of a whole town below go further than my records. The library's Carolina Room has maps and pictures.",
        es: 'Lake Norman es artificial y joven: Duke Power represó el Catawba en Cowans Ford y el lago se hizo a principios de los años 60. Donde hoy hay agua había granjas, molinos, caminos y algunas casas; los cuentos de un pueblo entero debajo van más allá de mis registros. La Carolina Room de la biblioteca tiene mapas y fotos.',
      },
      dilworth: {
        en: "Dilworth was laid out in 1891, at the end of the city's first electric streetcar line, which makes it Charlotte's first streetcar suburb; Latta Park was part of it. So the trolley tale is true. Its bungalows came over the next decades; for one house, ask county records or the library's Carolina Room.",
        es: 'Dilworth se trazó en 1891, al final de la primera línea de tranvía eléctrico de la ciudad, lo que lo hace el primer suburbio de tranvía de Charlotte; Latta Park era parte. Así que el cuento del tranvía es cierto. Sus bungalows llegaron en las décadas siguientes; para una casa, vea los registros del condado o la Carolina Room.',
      },
      'noda-mills': {
        en: "NoDa's cotton mills went up from 1903, and the mill village around them, then called North Charlotte, housed the workers; artists and breweries came generations later, after the mills had closed. Which mill a grandfather worked in, the library's Carolina Room may find. Several mill buildings are homes today.",
        es: 'Las fábricas de algodón de NoDa se levantaron desde 1903, y el pueblo fabril alrededor, entonces North Charlotte, alojaba a los obreros; los artistas y las cervecerías llegaron generaciones después, cerradas ya las fábricas. En cuál trabajó un abuelo, quizá lo encuentre la Carolina Room de la biblioteca. Varias fábricas hoy son viviendas.',
      },
      'myers-park': {
        en: "Myers Park was planned on paper first: its plan dates from 1911, on farmland of the Myers family, with curving streets drawn by John Nolen, and the houses followed from then on. So it is younger than Dilworth and older than most of the city. The library's Carolina Room has the drawings.",
        es: 'Myers Park se planeó primero en papel: su plano es de 1911, sobre la granja de la familia Myers, con calles curvas trazadas por John Nolen, y las casas vinieron después. Es más joven que Dilworth y más viejo que casi toda la ciudad. La Carolina Room de la biblioteca tiene los planos.',
      },
      oldest: {
        en: "The oldest ground is Uptown with its four wards, Fourth Ward among them, where Victorian houses remain; of the neighborhoods laid out around it, Dilworth of 1891 is the first in my records. Then come NoDa from 1903, Myers Park from 1911 and Plaza Midwood from the 1910s; Lake Norman's shores came last.",
        es: 'Lo más viejo es Uptown con sus cuatro wards, entre ellos Fourth Ward, donde quedan casas victorianas; de las zonas trazadas alrededor, Dilworth, de 1891, es la primera en mis registros. Siguen NoDa desde 1903, Myers Park desde 1911 y Plaza Midwood desde la década de 1910; las orillas del lago fueron lo último.',
      },
      'plaza-midwood': {
        en: "Plaza Midwood's cottages date from the 1910s to the 1940s, so most of it is prewar, with later houses in between. My records go no further back than that. For one street or house look at the year in the county's property record, and ask the library's Carolina Room for maps.",
        es: 'Las casitas de Plaza Midwood son de los años 1910 a 1940, así que casi todo es de antes de la guerra, con casas posteriores en medio. Mis registros no van más atrás. Para una calle o casa mire el año en el registro del condado y pida mapas en la Carolina Room de la biblioteca.',
      },
      'house-or-street': {
        en: "For one house, street or building ask the Carolina Room of the Charlotte Mecklenburg Library: it has old maps, city directories and photos. The county's property record gives the year built, the Register of Deeds the chain of owners, and the Historic Landmarks Commission reports on landmarks. My own records stop at the areas.",
        es: 'Para una casa, calle o edificio pregunte en la Carolina Room de la biblioteca Charlotte Mecklenburg: tiene mapas viejos, directorios y fotos. El registro del condado da el año de construcción, el Register of Deeds la cadena de dueños, y la Historic Landmarks Commission informes de edificios históricos. Mis registros llegan solo a las zonas.',
      },
      brooklyn: {
        en: "Brooklyn was a neighborhood of Second Ward, in today's Uptown, and for decades a center of the city's Black life, with its own schools, churches and businesses. From 1960 the city cleared it in the name of urban renewal, and by 1970 government buildings and Marshall Park stood there. The library's Carolina Room and the university's oral histories tell it in full.",
        es: 'Brooklyn fue un barrio de Second Ward, en lo que hoy es Uptown, y por décadas un centro de la vida afroamericana de la ciudad, con escuelas, iglesias y negocios propios. Desde 1960 la ciudad lo demolió en nombre de la renovación urbana, y hacia 1970 había oficinas de gobierno y Marshall Park. Lo cuentan la biblioteca (Carolina Room) y la historia oral de la universidad.',
      },
    },
    links: ['areas'],
    source: 'Area records; Charlotte Mecklenburg Library',
    topics: ['age-of-areas'],
  },
  {
    id: 'census',
    title: { en: 'How many people live in Charlotte?', es: '¿Cuántas personas viven en Charlotte?' },
    answer: {
      en: 'The 2020 Census counted 874,579 people in the city of Charlotte and 1,115,482 in Mecklenburg County; both have grown since, and the U.S. Census Bureau publishes newer estimates at data.census.gov. My own records hold homes and prices and no counts of people, and I do not describe areas by who lives in them.',
      es: 'El Censo de 2020 contó 874,579 personas en la ciudad de Charlotte y 1,115,482 en el condado de Mecklenburg; ambos han crecido desde entonces, y la Oficina del Censo publica estimaciones más nuevas en data.census.gov. Mis registros tienen casas y precios, no cuentas de personas, y no describo zonas por quién vive en ellas.',
    },
    aspects: {
      growth: {
        en: "Charlotte is growing: the census counted 874,579 people in 2020, about a fifth more than in 2010, and the state's estimate for July 2024 was 944,742. That is still under a million for the city itself; larger figures mean the metro area. Rankings such as “fastest growing” change with the measure; the Census Bureau publishes new estimates every year.",
        es: 'Charlotte crece: el censo contó 874,579 personas en 2020, cerca de una quinta parte más que en 2010, y el estado calculó 944,742 para julio de 2024. Todavía es menos de un millón en la ciudad; las cifras mayores son del área metropolitana. Los rankings cambian según la medida; la Oficina del Censo publica cálculos cada año.',
      },
      'smaller-areas': {
        en: 'I have no counts for neighborhoods, zip codes or the lake as a whole: data.census.gov gives them by town, zip code and census tract. For towns, the state put Huntersville at 66,955 and Mooresville at about 59,500 in July 2024. Neighborhood lines are not census lines, so any figure for Dilworth or South End is only close.',
        es: 'No tengo conteos por vecindario, código postal o el lago entero: data.census.gov los da por pueblo, código postal y sección censal. De los pueblos, el estado calculó 66,955 en Huntersville y unos 59,500 en Mooresville en julio de 2024. Los límites de un barrio no son censales, así que toda cifra de Dilworth o South End es aproximada.',
      },
      'who-lives-here': {
        en: 'I describe no area by who lives in it, and keep no figures on age, income, origin or schooling: fair housing law is why, and a home is judged by price, rooms and place. Public statistics of every kind stand at data.census.gov, where you can look up any tract yourself, median household income included.',
        es: 'No describo ninguna zona por quién vive ahí ni guardo cifras de edad, ingreso, origen o estudios: es por la ley de vivienda justa, y una casa se juzga por precio, cuartos y lugar. Las estadísticas públicas de todo tipo están en data.census.gov, donde puede ver cualquier sección, también la mediana del ingreso por hogar.',
      },
      compared: {
        en: "Charlotte is the largest city in the Carolinas: 874,579 people in the 2020 Census against 467,665 in Raleigh, the second, out of 10,439,388 in the whole state. Among counties, Wake had just passed Mecklenburg by then. For a city elsewhere, or counts back by decades, the Census Bureau's tables at census.gov settle the bet.",
        es: 'Charlotte es la ciudad más grande de las Carolinas: 874,579 personas en el censo de 2020 frente a 467,665 en Raleigh, la segunda, de 10,439,388 en todo el estado. Entre condados, Wake acababa de pasar a Mecklenburg. Para otra ciudad, o cifras por décadas, las tablas del Censo en census.gov deciden la apuesta.',
      },
    },
    links: ['areas'],
    source: 'U.S. Census Bureau, 2020 Census; NC Office of State Budget and Management, July 2024',
    year: 2026,
    topics: ['census'],
  },
  {
    id: 'other-places',
    title: {
      en: 'Is there a hospital, gym or library nearby?',
      es: '¿Hay hospital, gimnasio o biblioteca cerca?',
    },
    answer: {
      en: "A map search from the address finds the nearest of any kind and the way to it; I keep no list of such places, and the addresses of the homes are on the Compare page. An area's walk score says how much of daily life is within a walk: name an area, and I read it to you.",
      es: 'Un mapa desde la dirección encuentra lo más cercano y el camino; no tengo lista de esos lugares, y las direcciones de las casas están en la página Compare. El walk score de una zona dice cuánto de la vida diaria queda a pie: nombre una y se lo leo.',
    },
    links: ['compare', 'areas'],
    source: 'Site records',
    topics: ['other-places'],
  },
  {
    id: 'not-in-the-records',
    title: { en: 'What if you have no record of it?', es: '¿Y si no tiene registro de eso?' },
    answer: {
      en: `Then I say so rather than guess: my records hold the homes, the areas, prices and this site. Prices of work come from a contractor's bid, rules and hours from the city, the county or an association, words of a contract from the closing attorney. I can pass your question to the team: ${agent.phone}.`,
      es: `Entonces lo digo y no adivino: mis registros tienen las casas, las zonas, los precios y este sitio. El precio de una obra lo da un contratista; reglas y horarios, la ciudad, el condado o una asociación; una palabra del contrato, el abogado de cierre. Puedo pasar su pregunta al equipo: ${agent.phone}.`,
    },
    aspects: {
      'where-from': {
        en: 'My answers come from what was written for this site: the homes, the areas, prices, the guides and checked notes on buying, selling and money, most with a source. I do not search the web or the MLS, and the homes shown are samples. I can be wrong, so check anything that decides money with the lender, attorney or county.',
        es: 'Mis respuestas salen de lo escrito para este sitio: las casas, las zonas, los precios, las guías y notas revisadas sobre comprar, vender y dinero, casi todas con fuente. No busco en internet ni en el MLS, y las casas que se muestran son ejemplos. Puedo equivocarme; confirme lo que decide dinero con el prestamista, el abogado o el condado.',
      },
      'pass-it-on': {
        en: 'I can pass it to the team: write the question with your name and how to reach you, or call {agent.phone}, and someone answers it. Questions about one listing, a contract or a deadline are best asked that way. For rules and hours the city or county answers sooner, at 311.',
        es: 'Puedo pasarla al equipo: escriba la pregunta con su nombre y cómo contactarlo, o llame al {agent.phone}, y alguien la contesta. Las preguntas sobre una casa, un contrato o un plazo conviene hacerlas así. Para reglas y horarios contestan antes la ciudad o el condado, en el 311.',
      },
      'cost-of-work': {
        en: "A contractor's bid is the only honest figure: I hold no prices for roofs, windows, decks, fences or kitchens, because size, material and the house change them. Ask two or three licensed contractors for a written price, before due diligence ends if you are buying, and ask the inspector what is urgent. The team can name several to choose from.",
        es: 'La única cifra honesta es la de un contratista: no tengo precios de techos, ventanas, terrazas, cercas o cocinas, porque los cambian el tamaño, el material y la casa. Pida precio por escrito a dos o tres con licencia, antes de que termine el due diligence si compra, y pregunte al inspector qué urge. El equipo puede nombrar a varios.',
      },
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['state-of-a-place'],
  },
  {
    id: 'land-taken',
    title: {
      en: 'Can the state or city take part of my land?',
      es: '¿Pueden quitarme parte de mi terreno?',
    },
    answer: {
      en: 'Yes: land may be taken for a public use such as a road, but you must be paid just compensation. You need not take the first offer: the road department has to negotiate, and if that fails it sues, deposits its estimate and gets the land at once. You may draw that money and still ask for more, normally within 12 months. See an eminent-domain attorney before you sign.',
      es: 'Sí: pueden tomar terreno para un uso público como una carretera, pero deben pagarle una compensación justa. No tiene que tomar la primera oferta: el departamento de carreteras debe negociar y, si no resulta, demanda, deposita lo que calculó y recibe la tierra enseguida. Usted puede retirar ese dinero y aun así pedir más, normalmente antes de que pasen 12 meses. Antes de firmar, vea a un abogado de expropiación.',
    },
    aspects: {
      'first-offer': {
        en: 'Do not sign in haste: the first offer rests on the agency’s own appraisal, and you may ask to see it, walk the land with the appraiser, get your own and bargain. For a part, the loss in value of what remains counts too, such as access, parking or trees near the house. An eminent-domain attorney usually takes a share of what is gained above the offer.',
        es: 'No firme con prisa: la primera oferta se basa en el avalúo de la agencia; puede pedir verlo, recorrer el terreno con el valuador, obtener el suyo y negociar. Si toman una parte, cuenta también lo que pierde el resto, como acceso, estacionamiento o árboles junto a la casa. El abogado de expropiación suele cobrar una parte de lo ganado sobre la oferta.',
      },
      'easement-wanted': {
        en: 'A request for an easement is an offer to buy a right to use a strip, such as for a pipe, a sidewalk or a slope; you keep the land but may not build on it. Ask for the drawing, whether it is permanent or only for the work, what they restore, and the price. If you refuse, a public body can often take it for payment, so see an attorney first.',
        es: 'Pedir una servidumbre es ofrecer comprar el derecho de usar una franja, como para un tubo, una acera o un talud; la tierra sigue siendo suya, pero no puede construir ahí. Pida el plano, si es permanente o solo durante la obra, qué restauran y el precio. Si se niega, un ente público a menudo puede tomarla pagando; vea antes a un abogado.',
      },
    },
    links: [],
    source: 'G.S. 40A-3, 136-103 to 136-112; NC land and condemnation attorneys’ guides',
    year: 2026,
    topics: ['asked/land-taken'],
  },
  {
    id: 'selling-land',
    title: { en: 'How do I sell land or an empty lot?', es: '¿Cómo vendo un terreno o lote?' },
    answer: {
      en: 'Find out first what may be built on it, because that sets the price: zoning, road access, water and sewer or a soil report, flood line, covenants, and a survey if there is one. Land sells on its own contract form, usually with a longer due diligence period, and takes longer than a house. Farm-taxed land may owe deferred tax. The team compares recent land sales near yours.',
      es: 'Averigüe primero qué se puede construir, porque eso fija el precio: zonificación, acceso, agua y drenaje o estudio de suelo, inundación, restricciones y el levantamiento si lo hay. El terreno se vende con su propio formulario, casi siempre con due diligence más largo, y tarda más que una casa. Con rebaja fiscal agrícola puede deber impuesto diferido. El equipo compara ventas recientes cerca.',
    },
    aspects: {
      'split-or-whole': {
        en: 'Compare both before you list: parts can bring more together, but each needs access, water and septic or sewer, zoning that fits, and usually a surveyed plat approved by the city or county, which costs time and money. Splitting can also end a farm-tax break. Ask planning staff and a surveyor what is possible, then let the team price it whole and divided.',
        es: 'Compare ambas cosas antes de publicar: en partes puede dar más, pero cada una necesita acceso, agua y drenaje o séptico, zonificación y casi siempre un plano aprobado por la ciudad o el condado, con su costo y tiempo. Dividir también puede acabar con la rebaja fiscal agrícola. Pregunte a planeación y a un topógrafo, y el equipo le da precio entero y dividido.',
      },
      'papers-to-have': {
        en: 'Have the deed, the last survey, the tax bill, any soil or septic permit, well record, leases for farming or hunting, and covenants at hand; a fresh survey or soil evaluation often pays, since buyers cannot be sure without it. Mark corners and mow a path. Tell what you know of flooding, dumping or a buried tank. The closing attorney reads access and easements.',
        es: 'Tenga a mano la escritura, el último levantamiento, el recibo del impuesto, permiso de suelo o séptico, registro del pozo, arriendos de siembra o caza y restricciones; un estudio nuevo suele valer la pena, porque sin él nadie está seguro. Marque las esquinas. Diga lo que sepa de inundación, basura o tanque enterrado. El abogado de cierre revisa acceso y servidumbres.',
      },
      'unasked-offer': {
        en: 'A letter with a price for your land is no appraisal: senders often buy low and sell the contract on. Find out what like parcels closed for, ask who the real buyer is, for a due diligence fee and proof of funds, and strike a right to assign. Owners of empty land are also impersonated by thieves, so set the county’s fraud alert. An attorney reads the paper first.',
        es: 'Una carta con precio por su terreno no es un avalúo: muchos compran barato y revenden el contrato. Averigüe en cuánto cerraron parcelas parecidas, pregunte quién compra de verdad, pida cuota de due diligence y prueba de fondos, y tache el derecho a ceder. También hay quien se hace pasar por dueño de terrenos: active la alerta de fraude del condado. Primero un abogado.',
      },
      'strip-to-neighbor': {
        en: 'You can sell a strip to a neighbor, but it takes more than a handshake: a surveyor draws the new line, the city or county normally must approve the change as a recorded plat, your lender must release the strip, and an attorney writes the deed. Check that your lot still meets setbacks and least size. Agree on price and who pays those costs first.',
        es: 'Puede vender una franja al vecino, pero no basta un apretón de manos: un topógrafo traza la nueva línea, la ciudad o el condado normalmente debe aprobar el cambio en un plano registrado, su banco debe liberar la franja y un abogado hace la escritura. Revise que su lote aún cumpla retiros y tamaño mínimo. Acuerden antes el precio y quién paga esos costos.',
      },
    },
    links: ['call', 'contact'],
    source:
      'Form 12-T; G.S. 105-277.4; county environmental health; Mecklenburg Register of Deeds (fraud alert)',
    year: 2026,
    topics: ['asked/selling-land'],
  },
  {
    id: 'other-trades',
    title: {
      en: 'Can you recommend a contractor or mover?',
      es: '¿Recomienda un contratista o una mudanza?',
    },
    answer: {
      en: `Ask the team: it gives you the names of several to choose from, ${agent.phone}; I keep none here, and it does no repairs, moving or inspections itself. Ask each for a license where the trade needs one, proof of insurance, recent customers and a price in writing, and pay as the work is done. You choose freely.`,
      es: `Pregunte al equipo: le da los nombres de varios para elegir, ${agent.phone}; yo no los tengo aquí, y el equipo no hace reparaciones, mudanzas ni inspecciones. Pida a cada uno licencia si el oficio la exige, prueba de seguro, clientes recientes y precio por escrito, y pague según avance el trabajo. Usted elige con libertad.`,
    },
    aspects: {
      'must-i-use': {
        en: 'You choose freely: nobody may make you use an inspector, lender, mover or contractor the team names, and finding your own is fine. A builder or firm may offer a credit for its own lender, but may not require it. Ask whether any firm it names is tied to it. Under federal law no one may be paid for sending you to a lender or settlement service.',
        es: 'Usted elige libremente: nadie puede obligarlo a usar el inspector, prestamista, mudanza o contratista que nombre el equipo, y buscar los suyos está bien. Un constructor o firma puede ofrecer un crédito por su prestamista, pero no exigirlo. Pregunte si hay lazos entre ellos. La ley federal prohíbe pagar por enviarlo a un prestamista o servicio de cierre.',
      },
      'team-does-it': {
        en: 'The team helps people buy and sell homes and does no repairs, renovation, insurance, moving or inspection work itself; ask it, at {agent.phone}, for the names of several who do. Whatever you agree is between you and that firm, so get scope, price and dates in writing.',
        es: 'El equipo ayuda a comprar y vender casas y no hace reparaciones, remodelaciones, seguros, mudanzas ni inspecciones; pídale, al {agent.phone}, nombres de varios que sí. Lo que acuerde es entre usted y esa empresa, así que pida alcance, precio y fechas por escrito.',
      },
      'check-them': {
        en: 'Check before you pay: ask for the license where the trade needs one (North Carolina asks one of general contractors from $40,000 a job, and of electricians, plumbers and heating firms), proof of insurance, and recent customers you can call. When bids lie far apart, compare the same written scope. Pay as work is done, never all up front.',
        es: 'Verifique antes de pagar: pida la licencia si el oficio la exige (Carolina del Norte la pide a contratistas generales desde $40,000 por obra, y a electricistas, plomeros y calefacción), prueba de seguro y clientes recientes a quienes llamar. Si las ofertas difieren mucho, compare el mismo alcance por escrito. Pague conforme avanza, nunca todo antes.',
      },
    },
    links: ['call', 'contact'],
    source: 'RESPA; Site records',
    year: 2026,
    topics: ['other-trades'],
  },
];
