import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** What the records hold of a home, and what fair housing law gives. */
export const homesAndFairHousing: Entry[] = [
  {
    id: 'home-extremes',
    title: {
      en: 'Which home is cheapest, largest or newest?',
      es: '¿Qué casa es la más barata, grande o nueva?',
    },
    answer: {
      en: 'I sort the homes on this site by that one number, price, size, lot, year or price per square foot, and name the first with its figure; price per square foot is price divided by size. It is the cheapest on this list, not in Charlotte, and no verdict on value. Add an area or bedrooms if you like.',
      es: 'Ordeno las casas de este sitio por ese número, precio, tamaño, lote, año o precio por pie cuadrado, y nombro la primera con su cifra; el precio por pie es precio entre tamaño. Es la más barata de esta lista, no de Charlotte, y no juzga el valor. Si quiere, agregue zona o habitaciones.',
    },
    aspects: {
      'price-per-square-foot': {
        en: 'Price per square foot is the asking price divided by the listed size, and I can rank the homes on this site by it, lowest or highest first. Small or very finished homes come out high, large plain ones low, so compare like with like. It says nothing of condition or land, and is no verdict on value.',
        es: 'El precio por pie cuadrado es el precio pedido entre el tamaño publicado, y puedo ordenar por él las casas de este sitio, de menor a mayor o al revés. Las pequeñas o muy acabadas salen altas, las grandes y sencillas bajas; compare parecidas. No dice nada del estado ni del terreno ni es un juicio de valor.',
      },
    },
    links: ['compare'],
    source: 'Listing records',
    topics: ['people/cheapest-largest-newest-oldest-price-per-square'],
  },
  {
    id: 'land-and-yard',
    title: { en: 'Which home has land, a yard or water?', es: '¿Qué casa tiene terreno, patio o agua?' },
    answer: {
      en: "I can sort by lot size in acres, one acre being 43,560 square feet, and then tell what a description says of a fence, slope or shore; condominiums may have no lot figure. Whether land can be built on, split or given a dock is for the city, a surveyor or the lake's office to say.",
      es: 'Puedo ordenar por lote en acres, un acre son 43,560 pies cuadrados, y luego decir lo que la descripción diga de cerca, pendiente u orilla; un condominio puede no tener lote. Si se puede construir, dividir o poner muelle lo dicen la ciudad, un topógrafo o la oficina del lago.',
    },
    aspects: {
      fence: {
        en: "I can search the descriptions for a fence and name the homes that mention one; where nothing is said, I do not know, so the photos and a visit must show it. Ask about the height, gates and whose line it stands on. Adding one takes the association's rules, city limits and, best, a survey.",
        es: 'Puedo buscar en las descripciones si hay cerca y nombrar las casas que la mencionan; si no dicen nada, no lo sé, y lo muestran las fotos o una visita. Pregunte la altura, las puertas y sobre qué lindero está. Para poner una cuentan las reglas de la asociación, los límites de la ciudad y, mejor, un levantamiento.',
      },
      waterfront: {
        en: "I can name the homes whose description mentions the lake, a shore, a pond or a view of water; whether a dock, a boat slip or access belongs to the home is a separate question. Ask for it in writing: the lake's office rules on docks, and a survey shows the shore line. “Lake access” may mean only a shared ramp.",
        es: 'Puedo nombrar las casas cuya descripción menciona lago, orilla, estanque o vista al agua; si el muelle o el acceso va con la casa es otra pregunta. Pídalo por escrito: la oficina del lago decide sobre muelles y un levantamiento muestra la orilla. “Acceso al lago” puede ser solo una rampa compartida.',
      },
      'lot-size-of-a-home': {
        en: "Name the home and I give its lot in acres as the record has it; one acre is 43,560 square feet, so a quarter acre is 10,890. Condominiums usually have no lot figure, and a townhouse only its own strip. The exact lines are a surveyor's matter.",
        es: 'Dígame qué casa y le doy su lote en acres según el registro; un acre son 43,560 pies cuadrados, así que un cuarto de acre son 10,890. Los condominios no suelen tener cifra de lote, y un townhouse solo su franja. Los linderos exactos son cosa de un topógrafo.',
      },
      'condo-or-townhouse-yard': {
        en: "Usually none of its own: a condo shares the grounds, though a patio or balcony may be yours to use, and many townhouses have a small strip or patio that the association mows. The description and the association's papers say what is private and whether you may fence or plant. Ask me about one by name.",
        es: 'Por lo general no tiene propio: un condominio comparte el terreno, aunque un patio o balcón puede ser de su uso, y muchos townhouses tienen una franja o un patio que corta la asociación. La descripción y los papeles de la asociación dicen qué es privado y si puede cercar o plantar. Pregúnteme por uno.',
      },
    },
    links: ['compare', 'contact'],
    source: 'Listing records',
    topics: ['people/land-yard-water'],
  },
  {
    id: 'style-and-age',
    title: { en: 'Do you have bungalows or new builds?', es: '¿Hay bungalows o casas nuevas?' },
    answer: {
      en: 'Tell me the style, the year or the material, and I look in type, year and description. In general bungalows stand in Dilworth and Plaza Midwood, larger revival houses in Myers Park, mill houses in NoDa, Victorians in Fourth Ward, towers in Uptown and SouthEnd. A home from before 1978 comes with a lead-paint disclosure; on condition ask an inspector.',
      es: 'Dígame estilo, año o material, y busco en tipo, año y descripción. En general hay bungalows en Dilworth y Plaza Midwood, casas grandes de época en Myers Park, mill houses en NoDa, victorianas en Fourth Ward, torres en Uptown y SouthEnd. Antes de 1978 llevan declaración de plomo; del estado, un inspector.',
    },
    aspects: {
      'new-construction': {
        en: "I sort the homes here by year built, newest first, and say which descriptions call a home new; whether nobody has lived in it, the listing side confirms. A never-occupied home comes without the ordinary disclosure form but with a builder's contract and warranty, and an inspection still pays. The team can look beyond this list.",
        es: 'Ordeno las casas de aquí por año, la más nueva primero, y digo qué descripciones la llaman nueva; si nadie la ha habitado, lo confirma el lado vendedor. Una casa sin estrenar no lleva la declaración normal pero sí contrato y garantía del constructor, y conviene inspeccionarla. El equipo puede buscar fuera de esta lista.',
      },
      material: {
        en: 'I can search the descriptions for brick, wood, stone or stucco and name the homes that say so; there is no field for the walls, so a silent description proves nothing. Look at the photos and ask on the visit whether brick goes all around and what is under paint or siding. An inspector judges the condition.',
        es: 'Puedo buscar en las descripciones ladrillo, madera, piedra o estuco y nombrar las casas que lo dicen; no hay un campo para los muros, así que el silencio no prueba nada. Mire las fotos y pregunte en la visita si el ladrillo da toda la vuelta y qué hay bajo la pintura. Del estado juzga un inspector.',
      },
      'year-of-a-home': {
        en: 'Name the home and I give the year built as the record has it; I can also list those before or after any year, 1978 for lead paint included. Tax records and listings sometimes differ, and a renovation has its own date, so check the county record and the permits when the year matters to you.',
        es: 'Dígame la casa y le doy el año de construcción según el registro; también puedo listar las de antes o después de un año, como 1978 por la pintura con plomo. El catastro y el anuncio a veces difieren y una remodelación tiene otra fecha: si el año le importa, revise el registro del condado y los permisos.',
      },
    },
    links: ['compare', 'areas'],
    source: 'Listing and area records',
    topics: ['people/style-age-and-materials'],
  },
  {
    id: 'mill-houses',
    title: { en: 'What is a mill house?', es: '¿Qué es una mill house?' },
    answer: {
      en: "A small house built for NoDa's mills, most from 1905 to 1920, in rows behind North Davidson: four rooms and a porch to begin with, pine floors, tall windows and a different addition on every back. Look at piers, sills and the crawl space, wiring, permits for the addition, and spend an evening there, since freight trains pass.",
      es: 'Una casa pequeña hecha para las fábricas de NoDa, casi todas de 1905 a 1920, en hileras detrás de North Davidson: cuatro cuartos y un porche, pisos de pino, ventanas altas y una ampliación distinta en cada una. Revise pilotes, humedad bajo el piso, cables y permisos, y pase una tarde ahí: hay trenes de carga.',
    },
    aspects: {
      'what-to-check': {
        en: 'Start underneath: brick piers, wooden sills, moisture and insects in the crawl space; then the wiring, plumbing, insulation, roof, and where the back addition joins the old house. Sloping floors are common, and an engineer says whether they matter. Order the insect report and ask for permits inside due diligence.',
        es: 'Empiece por debajo: pilares de ladrillo, vigas de madera, humedad e insectos en el espacio bajo el piso; luego electricidad, plomería, aislamiento, techo y la unión de la ampliación trasera con la casa vieja. Los pisos inclinados son comunes; un ingeniero dice si importan. Pida el informe de insectos y los permisos dentro del due diligence.',
      },
      'train-noise': {
        en: 'Freight trains keep their own hours there, and you hear them: how much depends on the street, the windows and how far the house stands from the tracks. Spend an evening and an early morning there before you offer, windows open and shut. Nobody here can promise you a quiet house, and the light rail runs close by as well.',
        es: 'Los trenes de carga pasan a sus propias horas, y se oyen: cuánto depende de la calle, las ventanas y la distancia a las vías. Pase ahí una tarde y una mañana temprano antes de ofertar, con ventanas abiertas y cerradas. Nadie le puede prometer silencio, y el tren ligero también corre cerca.',
      },
      'worth-buying': {
        side: 'buyer',
        en: 'It can be a good house if the frame is sound and the price leaves room for work: what counts is the condition of this one, not who built it. Expect small rooms, upkeep and an old structure in return for pine floors, a porch and a place near the mills. Inspect thoroughly; a return nobody can promise.',
        es: 'Puede ser buena casa si la estructura está sana y el precio deja margen para obras: cuenta el estado de esa, no quién la construyó. Espere cuartos chicos, mantenimiento y estructura vieja, a cambio de pisos de pino, porche y cercanía. Inspeccione a fondo; un rendimiento nadie lo promete.',
      },
      'additions-and-permits': {
        en: 'Each back addition came at a different time, so ask for its permit by address at the county: without one the space may not count for the appraiser or insurer, and the owner may have to open it up. Look where roof, floor and walls meet the old house. The team can ask the listing side for papers.',
        es: 'Cada ampliación trasera es de otra época: pida su permiso por dirección en el condado; sin él, el espacio puede no contar para el valuador o el seguro, y el dueño quizá deba abrirlo. Mire dónde se unen techo, piso y muros con la casa vieja. El equipo puede pedir los papeles al lado vendedor.',
      },
      'not-a-bungalow': {
        en: "A mill house is not a bungalow: it is plainer and smaller, put up in rows for the mill's workers with four rooms and a porch, while a bungalow was built for its own buyer, low and wide, with deep eaves and thick porch columns. Listings mix the words, so go by the year, the street and the plan.",
        es: 'Una mill house no es un bungalow: es más sencilla y pequeña, hecha en hilera para los obreros, con cuatro cuartos y porche; el bungalow se hizo para su propio comprador, bajo y ancho, con aleros hondos y columnas gruesas. Los anuncios mezclan las palabras; guíese por el año, la calle y el plano.',
      },
    },
    links: ['guideRail', 'area:noda'],
    source: 'Area records; site guide',
    topics: ['mill-houses'],
  },
  {
    id: 'home-features',
    title: {
      en: 'Does a home have a garage, pool or office?',
      es: '¿Tiene la casa garaje, alberca u oficina?',
    },
    answer: {
      en: 'Name the home or the feature, and I tell you which descriptions mention it; where one is silent I say so, which is no “no”. With two wishes I say which is met. The team can ask the listing side about the rest, an electric-car charger for example, before you visit.',
      es: 'Nombre la casa o la característica y le digo qué descripciones la mencionan; si una calla, lo digo, y eso no es un “no”. Con dos deseos digo cuál se cumple. El equipo puede preguntar lo demás a la otra parte, por ejemplo un cargador eléctrico, antes de la visita.',
    },
    links: ['compare', 'contact'],
    source: 'Listing records',
    topics: ['people/garage-storage-basement-pool-other-features'],
  },
  {
    id: 'home-details',
    title: {
      en: 'Which windows, floors or rooms does a home have?',
      es: '¿Qué ventanas, pisos o cuartos tiene una casa?',
    },
    answer: {
      en: `That stands in no record here: a listing gives me price, bedrooms, baths, size, year, lot, status and a description, and nothing of single rooms, materials, systems or what stays. Name the address, and I quote what its description says. The team asks the listing side, or you look and measure on a visit: ${agent.phone}.`,
      es: `Eso no consta en mis registros: de cada casa tengo precio, recámaras, baños, superficie, año, lote, estado y una descripción, y nada de cada cuarto, los materiales, los sistemas o lo que se queda. Dígame la dirección y cito lo que dice. El equipo pregunta a la otra parte, o usted lo mira y mide en la visita: ${agent.phone}.`,
    },
    links: ['compare', 'call'],
    source: 'Listing records',
    topics: ['asked/home-details'],
  },
  {
    id: 'accessible-homes',
    title: {
      en: 'Which homes are step-free or single-level?',
      es: '¿Qué casas son sin escalones o de una planta?',
    },
    answer: {
      en: 'Ask me for one level, a ground-floor bedroom, an elevator or step-free entry, and I list the homes whose description has it; my records have no field for ramps, grab bars or door widths. The team can have steps and doors measured before you visit. Buyers and tenants may also ask an association or landlord for reasonable changes.',
      es: 'Pídame una sola planta, dormitorio en planta baja, elevador o entrada sin escalones y le digo qué casas lo tienen en su descripción; mis registros no tienen rampas, barras ni anchos de puerta. El equipo puede pedir que midan escalones y puertas antes. También se pueden pedir ajustes razonables a una asociación o arrendador.',
    },
    aspects: {
      measurements: {
        en: 'The team can have steps, door widths and turning space measured before you come, since my records hold none of that. Say which home, and the widths and number of steps that work for you. Outside steps, bathroom doors and the way from the car matter most; photos by phone can help too.',
        es: 'El equipo puede hacer medir escalones, puertas y espacio de giro antes de que venga, porque mis registros no lo tienen. Diga qué casa, y qué anchos y cuántos escalones le sirven. Importan sobre todo la entrada, la puerta del baño y el camino desde el auto; unas fotos también ayudan.',
      },
      'elevator-buildings': {
        en: 'I list the homes whose description mentions an elevator, a ground-floor unit or an entry without steps; where it is silent, the team asks the building. Ask also whether the elevator reaches the parking and the trash room, and how outages are handled. A newer townhouse sometimes has its own lift, an older condo only stairs.',
        es: 'Listo las casas cuya descripción menciona elevador, planta baja o entrada sin escalones; si no lo dice, el equipo pregunta al edificio. Pregunte si el elevador llega al estacionamiento y a la basura, y qué pasa cuando falla. Un townhouse nuevo a veces tiene elevador propio; un condominio viejo, solo escaleras.',
      },
      'doors-and-universal-design': {
        en: 'A wheelchair usually needs 32 inches clear, which is a 36-inch door; inner doors of older houses are often 28 or 30, and offset hinges gain about two. Universal design means a house that serves everybody: a step-free entry, wide doors, lever handles, a shower without a curb, walls ready for grab bars. My records hold no widths, so the team has them measured.',
        es: 'Una silla de ruedas suele pedir 32 pulgadas libres, o sea una puerta de 36; las de adentro en casas viejas suelen tener 28 o 30, y unas bisagras de desplazamiento ganan unas dos. Diseño universal es una casa que sirve a todos: entrada sin escalón, puertas anchas, manijas de palanca, ducha sin borde, muros listos para barras. Mis registros no tienen anchos; el equipo los hace medir.',
      },
    },
    links: ['compare', 'contact'],
    source: 'Listing records; Fair Housing Act',
    topics: ['people/stairs-and-accessible-features', 'accessible-homes'],
  },
  {
    id: 'compare-homes',
    title: { en: 'Can you compare two homes?', es: '¿Puede comparar dos casas?' },
    answer: {
      en: 'Yes: name two or more and I set price, size, lot, year and days on market side by side, saying what is missing and what only a visit can settle; I name no winner overall. The Compare page does it with a link to share: tick two homes or more and press Compare.',
      es: 'Sí: nombre dos o más y pongo precio, tamaño, lote, año y días en el mercado lado a lado, diciendo qué falta y qué solo resuelve una visita; no nombro ganadora. La página Compare lo hace con un enlace para compartir: marque dos casas o más y pulse Compare.',
    },
    aspects: {
      'using-the-compare-page': {
        en: 'Tick two homes or more on the site and press Compare: the page sets them side by side and gives a link you can send to anyone. Or name them here, three or more as well, and I line up price, size, lot, year and days on market in the chat. Nothing needs an account.',
        es: 'Marque dos casas o más en el sitio y pulse Compare: la página las pone lado a lado y da un enlace que puede enviar. O nómbrelas aquí, también tres o más, y pongo en el chat precio, tamaño, lote, año y días en el mercado. No hace falta cuenta.',
      },
      'which-is-better': {
        en: 'I name no winner: I show which is cheaper, larger, newer or has more land, and what is missing, and you weigh what counts for you. Write down three must-haves, see both homes at the same hour, and price the repairs. For a view on value or an offer, the team looks at sold homes with you.',
        es: 'No nombro ganadora: muestro cuál es más barata, grande, nueva o con más terreno, y qué falta, y usted pesa lo que le importa. Anote tres requisitos, vea ambas a la misma hora y calcule las reparaciones. Para el valor o una oferta, el equipo revisa con usted casas vendidas.',
      },
    },
    links: ['compare'],
    source: 'Listing records',
    topics: ['people/comparing-two-or-more', 'compare-page'],
  },
  {
    id: 'feature-worth',
    title: {
      en: 'How much does one feature add to the price?',
      es: '¿Cuánto suma una característica al precio?',
    },
    answer: {
      en: "My records cannot tell: they hold an area's median price and days on market, all kinds of homes together. What a porch, a train or a pool is worth is read from sold homes that are alike but for it, and the team does that for a given home. No return is promised.",
      es: 'Mis registros no lo dicen: tienen el precio mediano y los días en el mercado de la zona, todas las casas juntas. Lo que vale un porche, un tren o una alberca se lee en ventas de casas iguales salvo en eso, y el equipo lo hace para una casa concreta. No se promete rendimiento.',
    },
    aspects: {
      'remodel-or-addition': {
        en: 'An improvement rarely brings back its whole cost: appraisers and buyers pay what similar homes with and without it sold for, and an old roof or wet basement takes away more than a fine new deck adds. Repairs first, then paint and light. Before you spend, let the team compare sold homes; no return is promised.',
        es: 'Una mejora rara vez devuelve todo su costo: valuadores y compradores pagan lo que dieron casas parecidas con y sin ella, y un techo viejo o un sótano húmedo restan más de lo que suma una terraza nueva. Primero reparar, luego pintura y luz. Antes de gastar, que el equipo compare ventas; nadie promete un retorno.',
      },
      location: {
        en: 'Location is priced by buyers, not by rule: a station, a lake view, a corner, a busy street or train noise can raise or lower what they pay, differently street by street and year by year. I have no figure for it. The team sets sold homes that are alike but for it side by side, for a given address.',
        es: 'La ubicación la valoran los compradores, no una regla: una estación, vista al lago, esquina, calle ruidosa o tren puede subir o bajar lo que pagan, distinto según la calle y el año. No tengo cifra. El equipo pone lado a lado casas vendidas iguales salvo por eso, para una dirección concreta.',
      },
      pool: {
        en: 'A pool seldom returns what it cost: some buyers look for one, others want the lawn or no upkeep, so the effect changes with price range, lot and street, and I have no figure. Its age, permit and condition count. Add one for the swimming, and let the team show what homes with and without sold for.',
        es: 'Una alberca rara vez devuelve lo que costó: unos compradores la buscan, otros prefieren césped o nada que mantener, así que el efecto cambia con el precio, el lote y la calle, y no tengo cifra. Cuentan su edad, permiso y estado. Póngala para nadar, y que el equipo muestre ventas con y sin ella.',
      },
      solar: {
        en: 'Owned panels may add something, leased ones can hold a sale back, and I have no figure for either: buyers, appraisers and lenders look at age, output, the roof beneath and any loan on them. Keep the contract, permits and bills. The team can look for sold homes with solar near you, though they are few.',
        es: 'Los paneles propios pueden sumar algo, los arrendados pueden frenar una venta, y no tengo cifra: compradores, valuadores y bancos miran edad, producción, el techo de abajo y si hay préstamo. Guarde contrato, permisos y recibos. El equipo puede buscar ventas con solar cerca, aunque son pocas.',
      },
      'garage-or-parking': {
        en: 'Covered parking counts most where it is scarce, such as Uptown and the older in-town streets, and less where every home has it; there is no fixed sum for one space or two. Turning a garage into a room can cost buyers. For an address, the team compares sold homes with and without.',
        es: 'La cochera vale más donde escasea, como en Uptown y las calles antiguas, y menos donde todas la tienen; no hay suma fija por uno o dos lugares. Convertirla en cuarto puede ahuyentar compradores. Para una dirección, el equipo compara ventas con y sin ella.',
      },
      'power-lines-and-towers': {
        en: "High-voltage lines, a substation or a cell tower next door mostly narrow the circle of buyers, by view, hum and worry, and I have no figure for how much: similar homes sold near one show it. For an FHA loan a home inside the line's or tower's easement needs a letter that it stands outside the fall distance; outside the easement it is no bar. Read the easement, and look and listen at several hours.",
        es: 'Líneas de alta tensión, una subestación o una torre celular al lado suelen reducir los compradores, por vista, zumbido e inquietud, y no tengo cifra de cuánto: lo muestran casas parecidas vendidas cerca de una. Para FHA, una casa dentro de la servidumbre de la línea o torre necesita una carta de que está fuera de su distancia de caída; fuera de la servidumbre no es obstáculo. Lea la servidumbre y vaya a varias horas.',
      },
      'small-extras': {
        en: 'Small extras, such as a generator, hot tub, irrigation, central vacuum, water softener, smart thermostat or outdoor kitchen, help a home show and seldom bring back their cost; appraisers give them little or nothing of their own. They must work and be safe, with manuals and permits at hand. Say in the contract which stay. Broken ones are better repaired or removed before photographs. The team tells what buyers near you notice.',
        es: 'Los extras chicos, como generador, jacuzzi, riego, aspiradora central, suavizador de agua, termostato inteligente o cocina exterior, lucen pero rara vez recuperan su costo; los valuadores les dan poco o nada. Deben funcionar y ser seguros, con manuales y permisos a la mano. Diga en el contrato cuáles se quedan. Los rotos, mejor repararlos o quitarlos antes de las fotos. El equipo dice qué notan los compradores cerca.',
      },
    },
    links: ['market', 'contact'],
    source: 'Site records; HUD, homeownership center reference guide',
    topics: ['bearing-on-price'],
  },
  {
    id: 'sample-figures',
    title: {
      en: 'Are the homes and figures on this site real?',
      es: '¿Son reales las casas y cifras del sitio?',
    },
    answer: {
      en: "They are samples, each marked with its date, until real ones with a publisher take their place; the sample homes have invented addresses. For a real price on a real street ask the team, and for today's listings open “Search Listings” in the menu.",
      es: 'Son muestras, cada una con su fecha, hasta que haya reales con quien las publique; las casas de muestra tienen direcciones inventadas. Para un precio real en una calle real pregunte al equipo, y para anuncios de hoy abra “Search Listings” en el menú.',
    },
    aspects: {
      'market-figures': {
        en: 'The figures marked as samples are only examples, medians, days on market and the rest, so plan no budget or article on them. Each carries its date, and real ones with a named publisher will take their place. For true numbers on an area or a street, ask the team, who read them from the MLS.',
        es: 'Las cifras marcadas como muestra son solo ejemplos, medianas, días en el mercado y lo demás: no base en ellas un presupuesto ni un artículo. Cada una lleva su fecha, y las reales con su editor las van a sustituir. Para números verdaderos de una zona o calle, pregunte al equipo, que los lee del MLS.',
      },
      'real-listings': {
        en: 'Open “Search Listings” in the menu for homes really for sale today, or ask the team for current ones like what you look for. The sample homes on this site cannot be toured. If you liked one, name its size, price and area, and the team looks for real homes like it.',
        es: 'Abra “Search Listings” en el menú para ver casas de verdad en venta hoy, o pida al equipo casas actuales como la que busca. Las casas de muestra de este sitio no se pueden visitar. Si le gustó una, diga tamaño, precio y zona, y el equipo busca reales parecidas.',
      },
      'address-not-found': {
        en: 'You misread nothing: the sample homes have invented addresses, so no map, county record or other site knows them. I am sorry for a wasted trip. For a home you can visit, open “Search Listings” in the menu or ask the team for real ones of that size, price and area.',
        es: 'No leyó mal: las casas de muestra tienen direcciones inventadas, así que ningún mapa, registro del condado u otro sitio las conoce. Lamento si hizo un viaje en vano. Para una casa que pueda visitar, abra “Search Listings” en el menú o pida al equipo reales de ese tamaño, precio y zona.',
      },
      'source-and-date': {
        en: "Each figure shows its date and, once real, who publishes it; until then it is marked as a sample and comes from no publisher. Nothing here is a live feed of sales. For today's numbers the team reads the MLS, and the county's records show recorded deeds and tax values.",
        es: 'Cada cifra muestra su fecha y, cuando es real, quién la publica; hasta entonces lleva la marca de muestra y no viene de ningún editor. Nada de aquí es un registro en vivo de ventas. Para los números de hoy, el equipo consulta el MLS, y el condado muestra escrituras y valores fiscales.',
      },
      'how-often-updated': {
        en: "There is no fixed rhythm I can promise: each figure carries its own date, and that date, not today's, is the one it speaks for. The figures marked as samples are examples and are not renewed; real ones, once there, change when their publisher issues new numbers and the team brings them in. For what changed this week, ask the team, who read the MLS.",
        es: 'No hay un ritmo fijo que pueda prometer: cada cifra lleva su fecha, y vale para esa fecha, no para hoy. Las marcadas como muestra son ejemplos y no se renuevan; las reales, cuando estén, cambian cuando quien las publica saca nuevas y el equipo las pone. Para lo que cambió esta semana, pregunte al equipo, que lee el MLS.',
      },
    },
    links: ['market', 'contact'],
    source: 'Site records',
    topics: ['samples'],
  },
  {
    id: 'unlawful-practices',
    title: {
      en: 'What are steering, redlining, blockbusting?',
      es: '¿Qué son steering, redlining y blockbusting?',
    },
    answer: {
      en: 'Steering leads buyers to a place, or away, by who they are or who lives there; redlining refuses or prices loans by area instead of by borrower; blockbusting scares owners into selling by telling who moves in. Fair housing law forbids all three. If an agent did it to you, write down dates and words: HUD, 800-669-9777, the state Human Relations Commission and the Real Estate Commission take complaints.',
      es: 'Steering es llevar a compradores a un lugar, o alejarlos, por quiénes son o quién vive ahí; redlining, negar o encarecer préstamos por zona y no por persona; blockbusting, asustar a dueños para que vendan por quién llega. La ley prohíbe los tres. Si un agente se lo hizo a usted, anote fechas y palabras: HUD, 800-669-9777, y las comisiones estatales de relaciones humanas y de bienes raíces reciben quejas.',
    },
    aspects: {
      steering: {
        en: 'Steering is leading buyers or renters to an area, or away from one, by race, religion, origin, family or another protected trait, even with kind words or on request; fair housing law forbids it. You name the areas, price and features; an agent gives facts and sources. If it happened to you, HUD takes complaints at 800-669-9777.',
        es: 'Steering es dirigir a compradores o inquilinos a una zona, o alejarlos, por raza, religión, origen, familia u otro rasgo protegido, aun con buenas palabras o si lo piden; la ley de vivienda justa lo prohíbe. Usted nombra zonas, precio y características; el agente da datos y fuentes. Si le pasó, HUD recibe quejas: 800-669-9777.',
      },
      redlining: {
        en: "Redlining means refusing loans or insurance, or making them dearer, by neighborhood instead of by borrower; it is named for the red areas on federal maps of the 1930s, Charlotte's among them. The Fair Housing Act of 1968 forbids it, and lending law too. Reverse redlining pushes costly loans there. HUD takes complaints.",
        es: 'Redlining es negar préstamos o seguros, o encarecerlos, según el barrio y no según la persona; viene de las zonas rojas de mapas federales de los años treinta, también el de Charlotte. Lo prohíben la ley de vivienda justa de 1968 y las leyes de crédito. El redlining inverso empuja préstamos caros ahí. HUD recibe quejas.',
      },
      blockbusting: {
        en: 'Blockbusting is scaring owners into selling by saying or hinting what kind of people are moving in, often to buy cheap or to win listings; fair housing law forbids it, a flyer or a doorbell talk included. Keep the paper, note date and words, and sign nothing in a hurry. HUD, 800-669-9777, takes complaints.',
        es: 'Blockbusting es asustar a los dueños para que vendan diciendo o insinuando qué clase de gente llega, a menudo para comprar barato o conseguir ventas; la ley de vivienda justa lo prohíbe, también en un volante o de puerta en puerta. Guarde el papel, anote fecha y palabras, y no firme con prisa. HUD: 800-669-9777.',
      },
      'reporting-it': {
        en: 'HUD takes complaints at 800-669-9777, within one year; the state Human Relations Commission does as well, and the Real Estate Commission about an agent, whose license can be at stake. About a bank, name the lender and the loan. Write down dates, names and words, and keep messages. An attorney advises on a suit.',
        es: 'HUD recibe quejas en el 800-669-9777, dentro de un año; también la Comisión de Relaciones Humanas del estado y, sobre un agente, la Comisión de Bienes Raíces, que puede quitar la licencia. Si fue un banco, dé su nombre y el préstamo. Anote fechas, nombres y palabras, y guarde mensajes. Para demandar, un abogado.',
      },
    },
    links: ['contact'],
    source: 'Fair Housing Act; G.S. 41A; Social Science History, 2025, on the HOLC map of Charlotte',
    topics: ['unlawful-practices'],
  },
  {
    id: 'protected-classes',
    title: { en: 'What does fair housing law protect?', es: '¿Qué protege la ley de vivienda justa?' },
    answer: {
      en: 'Seven traits, under federal and state law: race, color, religion, sex, national origin, disability and familial status, which means a child under eighteen at home, a pregnancy or getting custody. Age, marital status, income source and military service are not on that list, though lending and local rules can add to it. REALTORS add sexual orientation and gender identity. Everyone gets the same help here; HUD takes complaints.',
      es: 'Siete rasgos, en la ley federal y estatal: raza, color, religión, sexo, origen nacional, discapacidad y estado familiar, es decir, menores de dieciocho años en casa, embarazo o custodia. Edad, estado civil, fuente de ingreso y servicio militar no están en esa lista, aunque reglas locales o de préstamos pueden sumar. Los REALTORS suman orientación sexual e identidad de género. Todos reciben aquí la misma ayuda; HUD recibe quejas.',
    },
    aspects: {
      'children-and-pregnancy': {
        en: 'Familial status protects anyone with a child under eighteen at home, a pregnancy, or custody or adoption under way, grandparents included: nobody may refuse you, charge more or send you to another floor for it, in renting or buying. Qualified 55-plus communities are the exception. HUD, 800-669-9777, takes complaints.',
        es: 'La situación familiar protege a quien tiene en casa un menor de dieciocho, un embarazo o una custodia o adopción en trámite, también a los abuelos: nadie puede negarle, cobrarle más o mandarle a otro piso por eso, al rentar o comprar. Se exceptúan las comunidades 55+ calificadas. HUD, 800-669-9777, recibe quejas.',
      },
      'not-on-the-list': {
        en: 'Age, marital status, income source or vouchers, military service, student status, politics and a criminal record are not on the federal or state housing list. They may still count: lenders may not discriminate by age or marital status, city-assisted and tax-credit housing may not refuse vouchers, and a rule can be a pretext. An attorney or HUD says.',
        es: 'Edad, estado civil, fuente de ingreso o voucher, servicio militar, ser estudiante, política y antecedentes penales no están en la lista federal ni estatal. Aun así pueden contar: el banco no discrimina por edad o estado civil, la vivienda con apoyo de la ciudad o créditos fiscales no rechaza vouchers, y una regla puede ser pretexto. Un abogado o HUD.',
      },
      'orientation-and-identity': {
        en: 'REALTORS may not treat you differently: their code forbids discrimination by sexual orientation or gender identity. The federal and state lists say “sex”, which some courts read to cover both, others not yet. HUD, 800-669-9777, takes complaints within a year; an attorney can weigh a case.',
        es: 'Un REALTOR no puede tratarle distinto: su código prohíbe discriminar por orientación sexual o identidad de género. Las listas federal y estatal dicen “sexo”, que algunas cortes leen como que cubre ambas y otras aún no. HUD, 800-669-9777, recibe quejas dentro de un año; un abogado valora el caso.',
      },
      'where-it-applies': {
        en: "It applies to selling, renting, lending, insurance, appraisal and advertising alike, and binds owners, landlords, agents, lenders and associations. A few small owner-occupied rentals are partly excepted, never for race, never in ads and never with a broker. A private seller's own ad counts too. HUD or an attorney explains more.",
        es: 'Vale para vender, rentar, prestar, asegurar, valuar y anunciar, y obliga a dueños, arrendadores, agentes, bancos y asociaciones. Se exceptúan en parte unas pocas rentas pequeñas donde vive el dueño, nunca por raza, ni en anuncios ni con agente. El anuncio de un vendedor particular también cuenta. HUD o un abogado explica más.',
      },
      'equal-housing-logo': {
        en: "The little house with the equal sign says that a firm does business under fair housing law, the same for everybody; HUD designed it, and its rules look for it in advertising, on lenders' papers and on a poster in offices. Using it proves nothing by itself, and leaving it out of a small sign breaks no law by itself.",
        es: 'La casita con el signo de igual dice que una firma trabaja según la ley de vivienda justa, igual para todos; la diseñó HUD, y sus reglas la esperan en anuncios, en papeles de bancos y en un cartel en oficinas. Usarla no prueba nada por sí sola, y que falte en un letrero chico no viola la ley por sí solo.',
      },
    },
    links: ['contact'],
    source: '42 U.S.C. 3604; G.S. 41A-4; ECOA; NAR Article 10',
    topics: ['protected-classes'],
  },
  {
    id: 'older-persons',
    title: { en: 'May a community be 55 and older?', es: '¿Puede una comunidad ser para mayores de 55?' },
    answer: {
      en: 'A 55-plus community is lawful if it meets federal conditions: everyone 62 or older, or somebody of 55 or older in at least 80 percent of the occupied homes, with published rules and age checks. I keep no list of them around Charlotte, and no description here names one; the team can look in the MLS, and the association has the papers. I choose no place by age.',
      es: 'Una comunidad de 55 o más es legal si cumple condiciones federales: todos de 62 o más, o alguien de 55 o más en al menos 80 por ciento de las viviendas ocupadas, con reglas publicadas y verificación. No tengo lista de ellas en Charlotte; el equipo puede buscar en el MLS y la asociación tiene los papeles. No elijo lugares por edad.',
    },
    aspects: {
      'younger-partner-or-resident': {
        en: "Usually one person of 55 or older in the home is enough: the federal 80 percent test counts homes, so a younger husband, wife or grown child may live there if the community's own rules allow it, and some set a minimum age. Everybody must be 62 in the other kind. Read the declaration before you offer.",
        es: 'Por lo general basta una persona de 55 o más en la casa: la prueba federal del 80 por ciento cuenta viviendas, así que un cónyuge más joven o un hijo adulto puede vivir ahí si lo permiten las reglas de la comunidad; algunas fijan una edad mínima. En las de 62, todos deben tenerlos. Lea la declaración antes de ofertar.',
      },
      'children-and-visits': {
        en: "The community's own rules decide: a qualifying 55-plus place may keep children from living there, and most limit how long a grandchild may stay on a visit. There is no one number. Ask the association for the guest rule in writing, and talk to an attorney before a grandchild in your custody moves in.",
        es: 'Deciden las reglas de la comunidad: una de 55+ calificada puede no permitir que vivan niños, y casi todas limitan cuánto puede quedarse un nieto de visita. No hay un número único. Pida por escrito la regla de visitas a la asociación y hable con un abogado antes de que un nieto bajo su custodia se mude.',
      },
      'inherited-or-widowed': {
        en: "Owning and living there are two things: a younger heir or widow may own the home, but whether you may live in it, rent it out or must sell is in the community's rules and the 80 percent test. Many make room for a surviving spouse. Ask the association in writing, and an attorney before you decide.",
        es: 'Ser dueño y vivir ahí son dos cosas: un heredero o viudo más joven puede ser dueño, pero si puede vivir en ella, rentarla o debe vender lo dicen las reglas y la prueba del 80 por ciento. Muchas hacen lugar al cónyuge que sobrevive. Pregunte por escrito a la asociación y a un abogado antes de decidir.',
      },
      'finding-one': {
        en: "Tell the team the area, the price and what you want nearby, and they search the MLS for communities described as 55-plus; I keep no list of them, and no description here names one. A builder's name or “active adult” in an ad proves nothing: the association's recorded papers and its age policy do. Ask for both.",
        es: 'Diga al equipo la zona, el precio y lo que quiere cerca, y busca en el MLS comunidades descritas como 55+; yo no tengo lista y ninguna descripción de aquí nombra una. El nombre del constructor o “active adult” en un anuncio no prueba nada: lo prueban los papeles registrados y la política de edad. Pida ambos.',
      },
      'proof-of-age': {
        en: "They may ask for proof: a qualifying community has to verify ages with reliable papers, such as a driver's license or birth certificate, and update its survey at least every two years. It need not know more than age and who lives there. Ask how copies are kept. If questions go further, HUD or an attorney explains.",
        es: 'Pueden pedir prueba: una comunidad calificada debe verificar edades con documentos fiables, como licencia de conducir o acta de nacimiento, y actualizar su censo al menos cada dos años. No necesita saber más que la edad y quién vive ahí. Pregunte cómo guardan las copias. Si piden más, HUD o un abogado explica.',
      },
    },
    links: ['contact', 'call'],
    source: '42 U.S.C. 3607(b); 24 CFR 100.307',
    year: 2026,
    topics: ['older-persons'],
  },
  {
    id: 'rules-on-children',
    title: { en: 'May an association keep children out?', es: '¿Puede una asociación excluir a los niños?' },
    answer: {
      en: 'Generally not: keeping children out of a pool, a gym or a building can break fair housing law, which protects families with children, apart from a qualifying 55-plus community. A supervision rule is judged by its real safety reasons. Ask the association for its rules; HUD (800-669-9777) takes complaints within one year, and an attorney advises.',
      es: 'Generalmente no: dejar a los niños fuera de una alberca, gimnasio o edificio puede violar la ley de vivienda justa, que protege a las familias con hijos, salvo una comunidad de 55 o más que califique. Una regla de supervisión se juzga por su seguridad. Pida las reglas a la asociación; HUD (800-669-9777) recibe quejas dentro de un año, y un abogado aconseja.',
    },
    aspects: {
      'pool-gym-and-clubhouse': {
        en: 'A flat ban or a fixed hour without children at a pool, gym or clubhouse is at risk under fair housing law, even for water play or noise; a narrow rule with a real safety reason may stand. A board should have an attorney read it before voting. Owners ask for the rule and its reason; HUD, 800-669-9777, hears complaints.',
        es: 'Prohibir la alberca, el gimnasio o el salón a los niños, o fijar horas sin ellos, es riesgoso bajo la ley de vivienda justa, aunque sea por ruido; una regla estrecha con razón real de seguridad puede valer. La directiva debe consultarla antes con un abogado. Pida la regla y su motivo; HUD, 800-669-9777, oye quejas.',
      },
      'supervision-by-an-adult': {
        en: 'A supervision rule can be lawful where a real danger calls for it, such as deep water or machines, and goes no further than that; the higher the age and the milder the risk, the weaker it is. A good swimmer of fifteen shut out, or halls and elevators under guard, is doubtful. Ask for the reason, then HUD or an attorney.',
        es: 'Exigir la vigilancia de un adulto puede ser legal donde hay un peligro real, como agua profunda o máquinas, y sin pasar de ahí; cuanto mayor la edad y menor el riesgo, más débil es. Excluir a un buen nadador de quince o vigilar pasillos y elevadores es dudoso. Pida el motivo; luego HUD o un abogado.',
      },
      'living-there-with-children': {
        en: 'Refusing families with children, or sending them to certain floors or buildings, is forbidden to associations, landlords and sellers alike, unless the community properly qualifies as 55-plus; babies and pregnancy count. “Adults only” in the papers does not change that. Keep the words in writing, and ask HUD, 800-669-9777, or an attorney.',
        es: 'Rechazar familias con niños, o mandarlas a ciertos pisos o edificios, está prohibido a asociaciones, arrendadores y vendedores, salvo en una comunidad 55+ bien calificada; cuentan bebés y embarazos. “Solo adultos” en los papeles no lo cambia. Guarde las palabras por escrito y pregunte a HUD, 800-669-9777, o a un abogado.',
      },
      'playing-outside-and-noise': {
        en: 'Rules must fall on everybody alike: quiet hours, parking or no ball games for all ages may stand, but a ban on children playing, bikes, chalk or a curfew for minors only is at risk under fair housing law. Answer the letter in writing, ask for the rule and its reason, and pay or appeal in time. HUD or an attorney advises.',
        es: 'Las reglas deben ser iguales para todos: horas de silencio, estacionamiento o nada de pelota para cualquier edad puede valer, pero prohibir juegos, bicis, gises o poner toque de queda solo a menores es riesgoso bajo la ley. Conteste por escrito, pida la regla y su motivo, y pague o apele a tiempo. HUD o un abogado orienta.',
      },
    },
    links: ['contact', 'call'],
    source: 'Fair Housing Act',
    topics: ['rules-on-children'],
  },
  {
    id: 'occupancy',
    title: { en: 'How many people may live in a home?', es: '¿Cuántas personas pueden vivir en una casa?' },
    answer: {
      en: "There is no one number: HUD takes two people to a bedroom as reasonable in general, the city's code goes by floor area, and septic permits or an association may limit it. Children and adults are counted alike. For roommates who are not related, the zoning rules may set a limit too: ask the city at 311 for the address. If a rule seems too tight, HUD or an attorney.",
      es: 'No hay un solo número: HUD considera razonable en general dos personas por habitación, el código de la ciudad va por superficie, y el permiso séptico o la asociación pueden limitar. Niños y adultos cuentan igual. Para compañeros sin parentesco, la zonificación también puede fijar un límite: pregunte a la ciudad, en el 311, por la dirección. Si una regla parece muy estrecha, HUD o un abogado.',
    },
    aspects: {
      'two-per-bedroom': {
        en: "Two people to a bedroom is a guide, not the law: HUD calls it reasonable in general, and the size of rooms, the ages of children and the house can justify more or fewer. The city's code goes by floor area instead. Ask 311 for the address, and HUD or an attorney if somebody holds two against you.",
        es: 'Dos personas por recámara es una guía, no la ley: HUD la ve razonable en general, y el tamaño de los cuartos, la edad de los niños y la casa pueden justificar más o menos. El código de la ciudad va por superficie. Pregunte al 311 por la dirección, y a HUD o a un abogado si se lo usan en contra.',
      },
      'do-children-count': {
        en: 'Children and adults are counted alike, a baby as a person too unless the rule says otherwise, and a limit aimed at children alone is unlawful. I know of no general North Carolina housing law on which children of a family may share a room; programs and courts have their own standards. If a landlord counts only children, ask HUD or an attorney.',
        es: 'Niños y adultos se cuentan igual, el bebé también salvo que la regla diga otra cosa, y un límite solo para niños es ilegal. No conozco una ley general de vivienda de Carolina del Norte sobre qué hermanos pueden compartir cuarto; programas y cortes tienen sus criterios. Si el dueño cuenta solo niños, pregunte a HUD o a un abogado.',
      },
      'landlords-limit': {
        en: "A landlord may set a limit only if it is reasonable and the same for everybody, adults and children alike; the lease names who may live there, so adding people without asking can break it. Ask for the rule in writing and for 311's figure. A cap well below two to a bedroom, or used against a family, HUD or an attorney should see.",
        es: 'El dueño puede poner un límite solo si es razonable e igual para todos, adultos y niños; el contrato dice quién vive ahí, y sumar gente sin pedirlo puede incumplirlo. Pida la regla por escrito y la cifra al 311. Un tope muy por debajo de dos por recámara, o usado contra una familia, que lo vea HUD o un abogado.',
      },
      'associations-limit': {
        en: 'An association may have a limit in its recorded rules, but it must be reasonable and count everybody alike; one far under two to a bedroom, or aimed at children, is at risk under fair housing law. Read the declaration before you offer, and ask the board in writing. HUD or an attorney says whether it holds.',
        es: 'Una asociación puede tener un límite en sus reglas registradas, pero debe ser razonable y contar a todos igual; uno muy por debajo de dos por recámara, o contra niños, es riesgoso bajo la ley de vivienda justa. Lea la declaración antes de ofertar y pregunte por escrito. Si vale, lo dice HUD o un abogado.',
      },
      'unrelated-roommates': {
        en: "The zoning rules may treat people who are not related as a separate question: the city defines a household and what counts as a rooming house, so ask 311 for the address before you buy or rent by the room. Then look at the lease or the association's papers, parking, and the loan if several own. An attorney for co-owners.",
        es: 'La zonificación puede tratar aparte a quienes no son parientes: la ciudad define qué es un hogar y qué es una casa de huéspedes; pregunte al 311 por la dirección antes de comprar o rentar por cuartos. Luego vea el contrato o los papeles de la asociación, el estacionamiento y el préstamo si son varios. Copropietarios, un abogado.',
      },
      'septic-permit': {
        en: "The septic permit sets the bedrooms the system was built for, and the people it can carry follow from that; more for long can overload the field. Get the permit from the county's environmental health office, have the tank inspected and pumped, and ask before adding a bedroom or a large household. The county says what it allows.",
        es: 'El permiso séptico fija las recámaras para las que se hizo el sistema, y de ahí sale cuánta gente aguanta; más, por mucho tiempo, puede saturar el campo. Pida el permiso en salud ambiental del condado, haga revisar y vaciar la fosa y pregunte antes de agregar una recámara o mucha gente. El condado dice qué permite.',
      },
    },
    links: ['compare', 'contact'],
    source: 'HUD Keating memo; Charlotte housing code; Charlotte UDO',
    topics: ['occupancy'],
  },
  {
    id: 'vouchers',
    title: { en: 'How do Section 8 vouchers work here?', es: '¿Cómo funciona Section 8 aquí?' },
    answer: {
      en: 'In Charlotte INLIVIAN, the housing authority, says who qualifies, how a landlord takes part and whether a voucher can help with buying. North Carolina has no general rule that a landlord must accept one, while city-assisted and tax-credit housing may not refuse. The homes here are for sale; for a case ask HUD or an attorney.',
      es: 'En Charlotte INLIVIAN, la autoridad de vivienda, dice quién califica, cómo participa un arrendador y si un vale ayuda a comprar. Carolina del Norte no obliga en general a aceptarlo, pero la vivienda con ayuda de la ciudad o crédito fiscal no puede negarse. Las casas de aquí se venden; un caso, HUD o un abogado.',
    },
    aspects: {
      'must-they-accept': {
        en: 'North Carolina has no general law that makes a private landlord accept a voucher, so “no vouchers” is often lawful; housing built with city money or tax credits may not refuse. Nor may a refusal hide race, children, disability or another protected trait. For a case ask HUD, 800-669-9777, Legal Aid or an attorney.',
        es: 'Carolina del Norte no tiene una ley general que obligue a un dueño privado a aceptar un voucher, así que “no vouchers” suele ser legal; la vivienda con dinero de la ciudad o créditos fiscales no puede negarse. Tampoco puede encubrir raza, hijos, discapacidad u otro rasgo protegido. Pregunte a HUD, 800-669-9777, Legal Aid o un abogado.',
      },
      'buying-with-one': {
        en: 'Some housing authorities let a voucher help with a mortgage instead of rent; whether INLIVIAN offers that now, and to whom, only INLIVIAN can say. Ask there first, then a lender about a loan that counts it and down-payment help. The team shows homes once you know your price, on the same terms as to anyone.',
        es: 'Algunas autoridades de vivienda dejan que el voucher ayude con la hipoteca en vez de la renta; si INLIVIAN lo ofrece hoy, y a quién, solo INLIVIAN lo dice. Pregunte ahí primero y luego a un banco por un préstamo que lo cuente y ayuda para el enganche. El equipo muestra casas cuando sepa su precio, igual que a todos.',
      },
      'tax-credit-or-city-housing': {
        en: 'Tax-credit housing may not turn you away because you hold a voucher, and housing assisted by the city or county may not refuse lawful income; other criteria, the same for all, may still apply. Ask the manager in writing which program the building has. Complaints go to Charlotte-Mecklenburg Community Relations, 311 or HUD.',
        es: 'La vivienda con créditos fiscales no puede rechazarle por tener voucher, y la apoyada por la ciudad o el condado no puede negar ingresos legales; otros requisitos, iguales para todos, pueden valer. Pregunte por escrito qué programa tiene el edificio. Quejas: Relaciones Comunitarias de Charlotte-Mecklenburg, 311 o HUD.',
      },
      applying: {
        en: "INLIVIAN, Charlotte's housing authority, takes applications, says who qualifies and whether the waiting list is open; lists open and close, so look on its own site rather than at a paid helper. Applying costs nothing. Bring the income and family papers they ask for, and keep your address current. The team has no part in it.",
        es: 'INLIVIAN, la autoridad de vivienda de Charlotte, recibe solicitudes, dice quién califica y si la lista de espera está abierta; abre y cierra, así que mire en su propio sitio y no pague a intermediarios. Solicitar es gratis. Lleve los papeles de ingreso y familia que pidan y mantenga su dirección al día. El equipo no interviene.',
      },
      'landlord-taking-part': {
        side: 'landlord',
        en: "Call INLIVIAN's landlord office: you list the home, choose a tenant by your usual written criteria, the home passes an inspection, the authority checks the rent, and then pays its share to you each month under a contract. The tenant pays the rest. The lease and screening stay yours; fair housing law applies as always.",
        es: 'Llame a la oficina de arrendadores de INLIVIAN: usted anuncia, elige inquilino con sus criterios escritos de siempre, la vivienda pasa una inspección, la autoridad revisa la renta y le paga su parte cada mes por contrato. El inquilino paga el resto. El contrato y la selección son suyos; la ley de vivienda justa vale igual.',
      },
      'finding-a-rental': {
        en: 'Ask INLIVIAN whether it has a list of owners who take vouchers, and how to move one in from another city; the homes here are for sale, so I have none to rent. Tax-credit and city-assisted buildings may not refuse one, so call those as well. If the search time runs out, ask the caseworker for an extension before the date.',
        es: 'Pregunte a INLIVIAN si tiene lista de dueños que aceptan vouchers y cómo traer uno de otra ciudad; las casas de aquí son de venta, así que no tengo rentas. Los edificios con créditos fiscales o apoyo de la ciudad no pueden negarlo; llame también ahí. Si se acaba el plazo, pida extensión a su trabajador de caso antes de la fecha.',
      },
    },
    links: ['contact', 'call'],
    source: 'INLIVIAN; 26 U.S.C. 42',
    topics: ['vouchers'],
  },
  {
    id: 'assistance-animals',
    title: {
      en: 'Are service or support animals allowed?',
      es: '¿Se permiten animales de servicio o apoyo?',
    },
    answer: {
      en: 'A trained service animal, yes: it is no pet, and no pet rule or fee applies. For emotional-support animals it is unsettled: since a memo of May 22, 2026 HUD acts only on complaints about trained animals, while the Fair Housing Act itself is unchanged and courts may differ. Ask in writing; HUD (800-669-9777) takes complaints within one year, and an attorney explains. For a showing, tell the team.',
      es: 'Un animal de servicio entrenado, sí: no es mascota y no rigen reglas ni cargos de mascotas. Con los de apoyo emocional no está definido: desde un memorando del 22 de mayo de 2026 HUD atiende solo quejas sobre animales entrenados, pero la ley de vivienda justa no cambió y los tribunales pueden diferir. Pida por escrito; HUD (800-669-9777) recibe quejas dentro de un año. Para una visita, avise.',
    },
    aspects: {
      'fees-and-deposits': {
        en: "A trained service animal is no pet, so no pet rent, fee or deposit may be charged for it; you still pay for damage it does. For an emotional-support animal that is unsettled since HUD's memo of May 22, 2026: the Act itself is unchanged and courts may differ. Ask for it in writing; an attorney weighs a case.",
        es: 'Un animal de servicio entrenado no es mascota: no se cobra renta, cuota ni depósito por él, aunque usted paga el daño que cause. Con un animal de apoyo emocional no está claro desde el memo de HUD del 22 de mayo de 2026: la ley no cambió y las cortes pueden diferir. Pídalo por escrito; un abogado valora el caso.',
      },
      'at-a-showing': {
        en: 'Bring a trained service animal: tell the team when you book, so that the seller, other pets or allergies are no surprise, and nobody asks for papers or a fee. The animal stays with you and under control. A seller may not refuse a buyer because of it. For another animal the team asks the seller first.',
        es: 'Traiga a su animal de servicio entrenado: dígalo al reservar, para que el vendedor, otras mascotas o alergias no sean sorpresa, y nadie pide papeles ni cuota. El animal va con usted y bajo control. Un vendedor no puede rechazar por eso a un comprador. Con otro animal, el equipo pregunta antes al vendedor.',
      },
      'size-breed-and-no-pet-rules': {
        en: 'Pet rules on size, breed, number or “no pets” do not apply to a trained service animal, in an association, a condo or a rental; it may only be refused for real danger or serious damage by that very animal. Tell the board or landlord in writing what it is trained to do. If they refuse, HUD, 800-669-9777, or an attorney.',
        es: 'Las reglas de mascotas, tamaño, raza, número o “sin mascotas”, no se aplican a un animal de servicio entrenado, en asociación, condominio o renta; solo puede negarse por peligro real o daño grave de ese animal. Diga por escrito para qué está entrenado. Si se niegan, HUD, 800-669-9777, o un abogado.',
      },
      'emotional-support': {
        en: 'For emotional-support animals it is unsettled: since May 22, 2026 HUD acts only on complaints about trained animals, yet the Fair Housing Act is unchanged and a court may still protect one. So ask in writing, with a letter from someone who treats you; owners and boards should decide each request singly, never by a blanket no. Then an attorney.',
        es: 'Con los de apoyo emocional no está claro: desde el 22 de mayo de 2026 HUD solo atiende quejas por animales entrenados, pero la ley no cambió y una corte aún puede proteger. Pida por escrito, con carta de quien le trata; dueños y directivas deben decidir caso por caso, no con un no general. Luego, un abogado.',
      },
      'letters-and-proof': {
        en: 'No certificate or registry makes a service animal, and online ones prove nothing: what counts is a disability and what the animal is trained to do. For a need that cannot be seen, a housing provider may ask for reliable confirmation, such as a note from a doctor or therapist who knows you, but not for the diagnosis.',
        es: 'Ningún certificado o registro hace a un animal de servicio, y los de internet no prueban nada: cuentan la discapacidad y para qué está entrenado. Si la necesidad no se ve, pueden pedir confirmación fiable, como una nota del médico o terapeuta que le trata, pero no el diagnóstico.',
      },
    },
    links: ['contact', 'call'],
    source: 'Fair Housing Act; G.S. 168-4.2; HUD memo of May 22, 2026',
    year: 2026,
    topics: ['assistance-animals'],
  },
  {
    id: 'modifications',
    title: {
      en: 'May I add a ramp or ask for an exception?',
      es: '¿Puedo poner una rampa o pedir una excepción?',
    },
    answer: {
      en: 'In your own house you build within the building rules; in a rental, condominium or association a person with a disability may ask for a reasonable change to the place, usually at their own cost, or an exception to a rule. Write, say what is needed, no diagnosis, and keep a copy. A refusal may be against fair housing law: HUD (800-669-9777) takes complaints within a year.',
      es: 'En casa propia se construye según las reglas de obra; en una renta, un condominio o una asociación, una persona con discapacidad puede pedir un cambio razonable del lugar, normalmente a su costo, o una excepción a una regla. Escriba al arrendador o a la asociación, diga qué necesita, sin diagnóstico, y guarde copia. Una negativa puede ser contra la ley: HUD (800-669-9777) recibe quejas dentro de un año.',
    },
    aspects: {
      'who-pays-and-removal': {
        en: 'In a private rental the tenant with a disability usually pays for a change to the place, and the landlord must allow it if it is reasonable; inside, you may have to restore what a next tenant could not use, normal wear aside. An exception to a rule costs you nothing. Housing with federal money can differ; ask HUD or an attorney.',
        es: 'En una renta privada suele pagar el cambio el inquilino con discapacidad, y el dueño debe permitirlo si es razonable; adentro quizá deba restaurar lo que otro inquilino no podría usar, salvo desgaste. Una excepción a una regla no le cuesta nada. La vivienda con dinero federal puede variar; pregunte a HUD o a un abogado.',
      },
      'parking-and-rule-exceptions': {
        en: 'Ask for an exception in writing: a closer parking space, rent due after a disability check, a live-in caregiver, a bin by the door or a fence a child needs. The association or landlord must consider it promptly and allow what is reasonable and needed because of a disability. Say what and why in a line; HUD helps if they refuse.',
        es: 'Pida la excepción por escrito: un lugar más cercano, pagar la renta tras el cheque, un cuidador en casa, el bote junto a la puerta o una cerca que un niño necesita. La asociación o el dueño debe considerarla pronto y conceder lo razonable y necesario por discapacidad. Diga qué y por qué en una línea; HUD ayuda si se niegan.',
      },
      'what-to-say-and-prove': {
        en: 'Name the change and that a disability makes it necessary, not the diagnosis: two or three sentences, dated, with a copy kept. Where the need is not visible they may ask for confirmation, such as a short note from a doctor, but not for medical records. Ask for a written answer by a date. HUD or Legal Aid may have samples.',
        es: 'Diga el cambio y que una discapacidad lo hace necesario, no el diagnóstico: dos o tres frases, con fecha y copia. Si la necesidad no se ve, pueden pedir confirmación, como una nota breve del médico, pero no el expediente. Pida respuesta por escrito en una fecha. HUD o Legal Aid puede tener modelos.',
      },
      'refused-or-ignored': {
        en: "A refusal or long silence can itself break fair housing law when the request is reasonable and needed: write again with a date for an answer, keep copies, and ask what other solution they offer. Drawings and a contractor's license they may want; months of delay not. HUD, 800-669-9777, within a year, or an attorney.",
        es: 'Negarse o callar mucho tiempo puede violar la ley de vivienda justa si lo pedido es razonable y necesario: escriba otra vez con fecha límite, guarde copias y pregunte qué otra solución ofrecen. Pueden pedir planos y un contratista con licencia, no meses de demora. HUD, 800-669-9777, dentro de un año, o un abogado.',
      },
      'own-house-and-permits': {
        en: 'At your own house you decide, within the building rules: a ramp with its slope, landing and rail, wider doors in bearing walls or new wiring often need a county permit, so ask Code Enforcement first. Association or historic-district approval may come on top, with a request for an exception. A licensed contractor knows the measures.',
        es: 'En su propia casa decide usted, dentro de las reglas de construcción: una rampa con su pendiente, descanso y pasamanos, puertas más anchas en muros de carga o cableado suelen pedir permiso del condado; pregunte antes en Code Enforcement. Puede sumarse la asociación o el distrito histórico, con petición de excepción. Las medidas, un contratista.',
      },
      'ramp-measures': {
        en: "The usual measure is one foot of ramp for each inch of height (1:12), at least 36 inches wide, with a flat landing at top and bottom and rails on a long or high one, so 24 inches of steps ask for about 24 feet. The county's Code Enforcement tells what your permit asks for; a portable ramp may need none. In an association or historic district, ask first.",
        es: 'La medida usual es un pie de rampa por cada pulgada de altura (1:12), al menos 36 pulgadas de ancho, con descanso plano arriba y abajo y pasamanos si es larga o alta: 24 pulgadas de escalones piden unos 24 pies. Code Enforcement del condado dice qué pide su permiso; una rampa portátil quizá ninguno. En una asociación o distrito histórico, pregunte antes.',
      },
      'asked-of-a-board-or-landlord': {
        side: 'tenant',
        en: "Consider it promptly, and grant what is reasonable and needed because of a disability: a closer space, an aide, an exception at your cost, a ramp or grab bar mostly at the resident's. A space that belongs to one owner by deed cannot be given away, but look for another. Ask for no diagnosis or records, answer in writing, and let the association's attorney see a refusal first, since fair housing law covers it.",
        es: 'Considérelo sin demora y conceda lo que sea razonable y necesario por una discapacidad: un lugar más cercano, un cuidador, una excepción a su costo, una rampa o barra por lo común a costo del residente. Un lugar que es de otro por escritura no se puede dar, pero busque otro. No pida diagnóstico ni expediente, conteste por escrito y que el abogado vea antes una negativa: es vivienda justa (fair housing).',
      },
      'help-with-the-cost': {
        en: "A ramp, lift or wider door put in for a medical need can count as a medical expense on the federal return, as far as it adds no value to the home and you itemize (IRS Publication 502). Original Medicare does not pay for stair lifts or ramps; a Medicaid waiver or, for veterans, a VA home grant may. Keep the bills and ask a CPA, your county's social services or the VA.",
        es: 'Una rampa, un elevador o una puerta más ancha por necesidad médica puede contar como gasto médico en la declaración federal, en lo que no suba el valor de la casa y si detalla deducciones (IRS, Publicación 502). Medicare no paga elevadores de escalera ni rampas; un programa de Medicaid o, para veteranos, uno del VA, quizá. Guarde recibos y pregunte a un CPA, a servicios sociales o al VA.',
      },
    },
    links: ['contact', 'call'],
    source: '42 U.S.C. 3604(f)',
    topics: ['buying/accessibility-assistance-animals-disability-vouc', 'modifications'],
  },
  {
    id: 'who-is-served',
    title: { en: 'Do you work with people like me?', es: '¿Trabajan con personas como yo?' },
    answer: {
      en: `Yes: the team works with every buyer and seller on the same terms and with the same care. Tell me what home you need, where and up to about what price, or ask for a first talk at ${agent.phone}, any day from 8 am to 8 pm. For a special service my records are silent, so ask there too.`,
      es: `Sí: el equipo atiende a toda persona que compra o vende, en las mismas condiciones y con el mismo cuidado. Dígame qué casa necesita, dónde y hasta qué precio más o menos, o pida una primera charla al ${agent.phone}, cualquier día de 8 am a 8 pm. Si busca un servicio especial, pregunte ahí también.`,
    },
    aspects: {
      'builder-with-one-home': {
        en: `Yes: a builder with one new home, or a few, can list it like any owner; you need not be a company with a subdivision. The team needs the permit and the certificate of occupancy or its date, plans and finishes, the warranty you give, what is still to be chosen, and who may sign if a company owns it. Price and contract form are settled first. Call ${agent.phone} or leave the address.`,
        es: `Sí: quien construyó una casa nueva, o pocas, puede anunciarla como cualquier dueño; no hace falta una empresa con fraccionamiento. El equipo necesita el permiso y el certificado de ocupación o su fecha, planos y acabados, la garantía que da, lo que falta elegir y quién firma si es de una empresa. Antes se fijan precio y contrato. Llame al ${agent.phone} o deje la dirección.`,
      },
      'small-budget': {
        en: "Yes: no price is too small, and I know of no minimum here. What helps is to know early what is possible: a lender's letter, the cash you have, and where you are flexible, such as a condominium, a smaller home or another area. Tell me the price you have in mind, and I list the homes up to it; if there is none, the team can say where to look instead.",
        es: 'Sí: ningún precio es poco, y no conozco un mínimo aquí. Ayuda saber pronto qué es posible: una carta del banco, el efectivo que tiene y dónde puede ceder, por ejemplo un condominio, una casa más chica u otra zona. Dígame hasta qué precio y le nombro las casas; si no hay, el equipo puede decir dónde buscar.',
      },
    },
    links: ['call', 'contact'],
    source: 'Fair Housing Act; Site records',
    topics: ['who-is-served'],
  },
];
