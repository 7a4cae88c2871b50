import type { Entry } from '#domain/chat/knowledge.ts';

/** What the rooms of a listing are called, and whether what people stand and lean on holds. */
export const roomsAndDecks: Entry[] = [
  {
    id: 'room-names',
    title: {
      en: 'What do the names of rooms mean?',
      es: '¿Qué significan los nombres de los cuartos?',
    },
    answer: {
      en: 'They tell of the house, not of who lives there: the primary or master bedroom is the main one, mostly with its own bath; a great room joins living, dining and kitchen; a family room is the everyday one; flex and bonus rooms have no set use. Name a home, and I quote what its description says.',
      es: 'Hablan de la casa, no de quién vive en ella: la recámara principal (primary o master) es la más importante, casi siempre con baño propio; un great room une sala, comedor y cocina; el family room es el de diario; flex y bonus no tienen uso fijo. Dígame una casa y cito lo que dice su descripción.',
    },
    aspects: {
      'in-law-suite': {
        en: 'An in-law or mother-in-law suite is a bedroom and bath set apart from the main rooms, often with a sitting room or small kitchen, on the ground floor, in a basement or over a garage. Whether it is a lawful unit of its own depends on permits and zoning, so ask for the permit before you count on rent. My records have no field for it; the team asks.',
        es: 'Una suite para suegros (in-law) es una recámara con baño aparte de los cuartos principales, a menudo con salita o cocineta, en planta baja, sótano o sobre la cochera. Si es una unidad legal depende de permisos y zonificación: pida el permiso antes de contar con una renta. Mis registros no tienen ese campo; el equipo pregunta.',
      },
      'jack-and-jill': {
        en: 'A Jack-and-Jill bath lies between two bedrooms, with a door from each; an en suite opens only to its own bedroom, a hall bath to the hall. A half bath has a toilet and a sink, a three-quarter bath a shower but no tub.',
        es: 'Un baño Jack and Jill está entre dos recámaras, con puerta a cada una; un en suite abre solo a su recámara, uno de pasillo al pasillo. Medio baño (half) tiene inodoro y lavabo; tres cuartos, regadera sin tina.',
      },
      'living-family-great-room': {
        en: 'The living room is the formal one near the front door, the family room or den the everyday one, a keeping room a sitting place by the kitchen, and a great room all in one. A bonus room is mostly over the garage, a flex room can be office or guest room, a sunroom counts only if it is heated and finished.',
        es: 'El living es la sala formal junto a la entrada, el family room o den el de diario, un keeping room un rincón junto a la cocina y un great room todo en uno. Un bonus suele estar sobre la cochera, un flex puede ser oficina o cuarto de visitas, y un sunroom solo cuenta si está terminado y con calefacción.',
      },
      'primary-or-master': {
        en: 'Primary and master mean the same, the main bedroom; many listings write primary by taste, and no fair housing rule forbids either. “Primary on main” or “main down” says that it is on the ground floor: ask me for a ground-floor bedroom, and I name the homes whose description has it.',
        es: 'Primary y master significan lo mismo, la recámara principal; muchos anuncios ponen primary por gusto, y ninguna regla de vivienda justa prohíbe una u otra. “Primary on main” quiere decir en planta baja: pídame una recámara en planta baja y le nombro las casas cuya descripción la tiene.',
      },
      'does-it-count-as-a-bedroom': {
        en: 'By the building code a bedroom needs a window or door big enough to get out by, heat, a ceiling of about seven feet and at least 70 square feet. A closet is not required, though buyers expect one, and what the room is used for, a nursery or an office, does not matter. On a septic system the permit limits how many may be advertised.',
        es: 'Según el código de construcción, una recámara necesita ventana o puerta por la que se pueda salir, calefacción, techo a unos siete pies de alto y al menos 70 pies cuadrados. El clóset no es obligatorio, aunque se espera, y no importa si se usa de cuarto de niños u oficina. Con sistema séptico, el permiso limita cuántas se anuncian.',
      },
      'studio-loft-bachelor': {
        en: 'A studio, also called efficiency or bachelor apartment, is one room for living and sleeping with its own bath and a small kitchen; a loft is high and open, often in an old factory, sometimes with a sleeping platform. The names say nothing of who may live there. Ask me for condos by bedrooms or size, and I list what I have.',
        es: 'Un studio, también efficiency o bachelor, es un solo cuarto para vivir y dormir, con baño y cocineta; un loft es alto y abierto, a menudo en una fábrica vieja, a veces con tapanco o altillo para dormir. El nombre no dice quién puede vivir ahí. Pídame condominios por recámaras o superficie y le digo los que tengo.',
      },
    },
    links: ['compare', 'contact'],
    source: 'North Carolina Residential Code, R303 to R310; HUD memo on advertising, January 9, 1995; NCREC',
    topics: ['asked/room-names'],
  },
  {
    id: 'decks-and-rails',
    title: { en: 'Is the deck, balcony or railing sound?', es: '¿Está firme la terraza o el barandal?' },
    answer: {
      en: 'My records hold no inspection, so have it looked at within due diligence: how the deck is fastened to the house, posts and footings, rot, stairs, and whether the rails hold. Ask the seller for the year and the permit; the county’s record shows it. What is unsafe can go into the repair talks, and a contractor or engineer prices it.',
      es: 'Mis registros no tienen inspección: haga revisar la terraza en el due diligence: cómo está fijada a la casa, postes y bases, pudrición, escaleras y si el barandal aguanta. Pida al vendedor el año y el permiso; consta en el condado. Lo inseguro puede ir en la negociación de reparaciones, y un contratista o ingeniero le pone precio.',
    },
    aspects: {
      'gaps-and-height': {
        en: 'For a house the code asks a guard where the drop is 30 inches or more, 36 inches high, with gaps that a four-inch ball cannot pass; older rails may have been built to other rules and need not be redone until they are. With a toddler, add a panel or net meanwhile. Ask Mecklenburg Code Enforcement about a new one.',
        es: 'En una casa el código pide barandal donde la caída es de 30 pulgadas o más, de 36 de alto y con huecos por los que no pase una bola de cuatro; los viejos se hicieron con otras reglas y no hay que rehacerlos mientras no se cambien. Con un niño pequeño, ponga un panel o red. Sobre uno nuevo, pregunte a Mecklenburg Code Enforcement.',
      },
      'condo-balcony': {
        en: 'A balcony in a condominium is mostly the association’s to repair, with its railing, even if only you use it; the declaration says so. Ask for the last engineer’s report, the reserves and any assessment coming. Nets or screens on the outside want the board’s approval first.',
        es: 'El balcón de un condominio suele repararlo la asociación, con su barandal, aunque solo usted lo use; lo dice la declaración. Pida el último informe de ingeniero, las reservas y si viene una cuota extra. Mallas por fuera llevan antes el permiso de la junta.',
      },
      'selling-with-an-old-deck': {
        side: 'seller',
        en: 'Before listing, have loose boards, rails and stairs fixed: it is cheap next to what a buyer asks after an inspection, and an FHA or VA appraiser may call for a missing rail. A rotten deck is priced or taken down; a new one needs a permit. What you know of it belongs on the disclosure form.',
        es: 'Antes de anunciar, arregle tablas, barandal y escalones flojos: cuesta poco frente a lo que pide un comprador tras la inspección, y un valuador FHA o VA puede exigir un barandal que falta. Una terraza podrida se descuenta o se quita; una nueva lleva permiso. Lo que sepa va en el formulario de divulgación.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'North Carolina Residential Code, R312; Mecklenburg County Code Enforcement',
    topics: ['asked/decks-and-rails'],
  },
];
