import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Moving here, and what lies around the areas. */
export const movingAndAround: Entry[] = [
  {
    id: 'other-neighborhoods',
    title: {
      en: 'What about Elizabeth, Ballantyne or others?',
      es: '¿Y Elizabeth, Ballantyne u otras zonas?',
    },
    answer: {
      en: `This site describes some areas, and for others I hold no prices or scores. Where they lie: Elizabeth and Chantilly between Uptown and Plaza Midwood, Wesley Heights west of Uptown, Villa Heights and Belmont toward NoDa, Cotswold and SouthPark beyond Myers Park, Ballantyne far south, Steele Creek southwest, University City at the northern end of the Blue Line. The team works there too: ${agent.phone}.`,
      es: `Este sitio describe algunas zonas; de otras no tengo precios ni puntajes. Dónde quedan: Elizabeth y Chantilly entre Uptown y Plaza Midwood, Wesley Heights al oeste de Uptown, Villa Heights y Belmont hacia NoDa, Cotswold y SouthPark más allá de Myers Park, Ballantyne muy al sur, Steele Creek al suroeste, University City en el extremo norte de la Blue Line. El equipo también trabaja ahí: ${agent.phone}.`,
    },
    aspects: {
      'does-the-team-go-there': {
        en: 'The team can help there too: it works across the Charlotte area and within about 31 miles in North Carolina, even though this site describes only some of it. Tell me price, bedrooms and the places you like, or call {agent.phone}, and it can send you homes for sale there. For a home in South Carolina it points you to a broker licensed there.',
        es: 'El equipo también ayuda allí: trabaja en Charlotte y hasta unas 31 millas dentro de Carolina del Norte, aunque este sitio describe solo una parte. Dígame precio, recámaras y lugares que le gustan, o llame al {agent.phone}, y el equipo le manda casas en venta allí. Para Carolina del Sur le indica un agente con licencia de ese estado.',
      },
      'what-it-costs-there': {
        en: 'I hold no prices for that area, so I name none rather than borrow a neighbor’s. The team can pull recent closed sales and what is for sale there within your budget: say the area, bedrooms and price, or call {agent.phone}. For a start, any public home search shows asking prices; closed sales tell more.',
        es: 'De esa zona no tengo precios, así que no doy ninguno prestado de la vecina. El equipo puede sacar ventas recientes y lo que hay en venta con su presupuesto: diga zona, recámaras y precio, o llame al {agent.phone}. Para empezar, cualquier buscador público muestra precios de lista; las ventas cerradas dicen más.',
      },
      'what-it-is-like': {
        en: 'This site has no page on that area, so I can say where it lies but give no portrait, scores or judgment. The best look is your own: go by day, in the evening and at rush hour, and check schools, transit and police data by address. The team can show you homes there and tell you about the streets.',
        es: 'Este sitio no tiene página de esa zona: puedo decir dónde queda, pero no describirla, puntuarla ni juzgarla. Lo mejor es verla usted: de día, de noche y en hora pico, y consultar escuelas, transporte y datos policiales por dirección. El equipo puede mostrarle casas allí y hablarle de las viviendas y calles.',
      },
    },
    links: ['areas', 'call'],
    source: 'City of Charlotte maps; area records',
    topics: ['asked/other-neighborhoods'],
  },
  {
    id: 'other-cities',
    title: {
      en: 'How does Charlotte compare to other cities?',
      es: '¿Cómo se compara Charlotte con otra ciudad?',
    },
    answer: {
      en: 'Charlotte is the largest city of the Carolinas: banks and health care for work, a big airport, one light rail line, hot summers, mild winters, mountains about two hours west and the coast three and a half hours southeast. I hold no figures of Raleigh, Atlanta or other cities, so I name no winner; compare prices, taxes, jobs and a weekend’s visit to each.',
      es: 'Charlotte es la ciudad más grande de las Carolinas: bancos y salud como empleo, gran aeropuerto, una línea de tren ligero, verano caluroso, invierno suave, montañas a unas dos horas al oeste y la costa a tres y media al sureste. No tengo cifras de Raleigh, Atlanta u otras, así que no nombro ganadora; compare precios, impuestos, trabajo y una visita.',
    },
    aspects: {
      'good-to-live': {
        en: 'That is yours to judge, so here are both sides. For it: jobs in banking, health care and energy, a big airport, trees, mild winters, mountains and coast within a drive. Against it: hot humid summers, rush-hour traffic, a car for most errands. A weekday visit at rush hour tells you more than any list.',
        es: 'Eso lo juzga usted; aquí van los dos lados. A favor: empleo en bancos, salud y energía, un aeropuerto grande, árboles, inviernos suaves, montañas y costa a unas horas. En contra: veranos calurosos y húmedos, tráfico en hora pico y coche para casi todo. Una visita entre semana dice más que cualquier lista.',
      },
      'cheaper-or-dearer': {
        en: 'I hold no prices of other cities, so I cannot say by how much one is cheaper. Compare four things for your own life: a home of the same size, property and income tax, insurance, and driving. North Carolina’s income tax is a flat 3.99% in 2026. For homes here, ask me the median of any area here.',
        es: 'No tengo precios de otras ciudades, así que no puedo decir cuánto más barata es una. Compare cuatro cosas para su vida: una casa del mismo tamaño, impuestos a la propiedad y sobre ingresos, seguro y coche. El impuesto estatal sobre ingresos es 3.99% fijo en 2026. De las zonas de aquí puedo darle la mediana.',
      },
      'size-and-feel': {
        en: 'Charlotte is the largest city of the Carolinas, but spread out: a compact Uptown of towers, then neighborhoods of houses under trees, and the lake to the north. It is known for banking, car racing, the Panthers and Hornets. Uptown, South End and NoDa can be walked and have a train or streetcar; most of the rest goes by car.',
        es: 'Charlotte es la ciudad más grande de las Carolinas, pero extendida: un centro compacto de torres, luego barrios de casas entre árboles y el lago al norte. Se la conoce por la banca, las carreras de autos, los Panthers y los Hornets. Uptown, South End y NoDa se caminan y tienen tren o tranvía; el resto, casi todo en coche.',
      },
      'jobs-traffic-weather': {
        en: 'For work, traffic and weather compare your own case, for I hold no figures of other cities. Here: large employers in banking, hospitals and energy; rush hour on I-77, I-85, I-485 and Independence; one light rail line; a hub airport; summers near 90 and little snow. Try your commute in a map service at the real hour in both places.',
        es: 'En trabajo, tráfico y clima compare su propio caso, pues no tengo cifras de otras ciudades. Aquí: grandes empleadores en bancos, hospitales y energía; hora pico en I-77, I-85, I-485 e Independence; una línea de tren ligero; aeropuerto de conexiones; veranos cerca de 90 °F y poca nieve. Pruebe su trayecto en un mapa a la hora real.',
      },
    },
    links: ['areas'],
    source: 'US Census Bureau; City of Charlotte; G.S. 105-153.7',
    year: 2026,
    topics: ['asked/other-cities'],
  },
  {
    id: 'license-and-tags',
    title: { en: 'How do I change my license and car tags?', es: '¿Cómo cambio mi licencia y placas?' },
    answer: {
      en: 'Go to the NCDMV within 60 days of moving here for a driver license; bring proof of identity, Social Security number, address (two papers for a REAL ID) and car insurance. Then title and register each car at a license plate agency, with North Carolina insurance; an inspection is due before the first renewal. A highway use tax and yearly vehicle tax follow. Check ncdot.gov before you go.',
      es: 'Saque la licencia en el NCDMV en los 60 días tras mudarse, con identificación, número de Seguro Social, comprobante de domicilio (dos para REAL ID) y seguro del auto. Luego titule y registre cada auto en una oficina de placas, con seguro de Carolina del Norte; la inspección toca antes de la primera renovación. Se pagan un impuesto de uso de carretera y otro anual. Vea ncdot.gov antes de ir.',
    },
    aspects: {
      'license-deadline': {
        en: 'You have 60 days after moving here to get a North Carolina driver license; the old state’s license does not last a year. The clock runs from the day you live here, renting included, not from closing on a house. Appointments fill up, so book one on the NCDMV site early. A license from another state usually spares the tests.',
        es: 'Tiene 60 días desde que se muda para sacar la licencia de Carolina del Norte; la del otro estado no vale un año. El plazo corre desde que vive aquí, aunque rente, no desde el cierre de la casa. Las citas se llenan: reserve pronto en el sitio de NCDMV. Con licencia de otro estado suelen evitarse los exámenes.',
      },
      'tags-deadline': {
        en: 'Change the plates as soon as you live here: the 60 days are the outer limit, and the car’s time can be shorter, usually about 30 days or when you start work. You need the title or lienholder’s name and North Carolina insurance, then a license plate agency; the inspection can wait until renewal. NCDMV says how long your state’s tags are honored.',
        es: 'Cambie las placas en cuanto viva aquí: los 60 días son el máximo y el plazo del carro puede ser más corto, por lo general unos 30 días o al empezar a trabajar. Lleve título o datos del banco y seguro de Carolina del Norte a una agencia de placas; la inspección puede esperar a la renovación. NCDMV dice hasta cuándo valen las de su estado.',
      },
      'car-tax': {
        en: 'Two taxes come with a car: the highway use tax once, when you title it here, and a county and city property tax every year. The yearly one is billed together with your registration renewal, by the car’s value and where it is kept. The county tax office explains the bill and how to appeal it.',
        es: 'Un carro trae dos impuestos: el highway use tax una vez, al titularlo aquí, y cada año el impuesto a la propiedad del condado y la ciudad. El anual se cobra junto con la renovación de placas, según el valor del carro y dónde se guarda. La oficina de impuestos del condado explica la factura.',
      },
      inspection: {
        en: 'Most cars need a safety inspection every year, and in Mecklenburg an emissions test with it; other counties differ, and very old and quite new cars have exceptions. A car from another state can be registered first without one and needs it before the first renewal. Any licensed garage does it in one visit. NCDMV lists the counties, exceptions and fees.',
        es: 'La mayoría de los carros pasa cada año una inspección de seguridad, y en Mecklenburg también de emisiones; otros condados difieren, y hay excepciones para autos muy viejos o bastante nuevos. Un carro de otro estado puede registrarse primero sin ella y la necesita antes de la primera renovación. Lo hace cualquier taller autorizado. NCDMV indica condados, excepciones y tarifas.',
      },
      'what-to-bring': {
        en: 'Bring papers that prove identity, Social Security number, North Carolina address and car insurance; for a REAL ID two papers show the address, and a lease, utility bill or closing paper can be one. A first license here is issued in person, by appointment or in the walk-in line; address changes and renewals can often be done online. NCDMV lists what counts.',
        es: 'Lleve prueba de identidad, número de Seguro Social, dirección en Carolina del Norte y seguro del carro; para REAL ID, dos papeles con la dirección: contrato de renta, recibo o documento del cierre. La primera licencia se saca en persona, con cita o haciendo fila; cambios de dirección y renovaciones suelen hacerse en línea. NCDMV publica la lista.',
      },
      'loan-lease-or-old-plates': {
        en: 'A financed or leased car can be registered here: the license plate agency needs the lender’s name and address, and NCDMV asks it for the title, so tell your bank early. Ask your old state whether it wants its plates back before you cancel its insurance. Active-duty military members may often keep home-state tags; NCDMV or the base’s legal office confirms.',
        es: 'Un carro financiado o en leasing se puede registrar aquí: la agencia necesita el nombre y dirección del banco, y NCDMV le pide el título, así que avísele pronto. Pregunte a su estado anterior si quiere las placas antes de cancelar el seguro. Los militares activos suelen poder conservar las suyas; lo confirma NCDMV.',
      },
    },
    links: [],
    source: 'NCDMV; G.S. 20-7; G.S. 105-330',
    topics: ['asked/license-and-tags'],
  },
  {
    id: 'renting-first',
    title: { en: 'Should I rent first when I move here?', es: '¿Rento primero al mudarme aquí?' },
    answer: {
      en: 'Renting for six to twelve months lets you learn the streets and the commute, at the price of moving twice and a lease to end. Buying at once pays for those who stay several years and already know the area from visits. A middle way: a short furnished lease, tours on weekends, and a lender’s preapproval in hand. A video tour by the team helps from afar.',
      es: 'Rentar de seis a doce meses deja conocer calles y trayectos, a cambio de mudarse dos veces y un contrato que terminar. Comprar de una vez conviene a quien se queda varios años y ya conoce la zona. Un punto medio: renta corta amueblada, visitas en fin de semana y preaprobación lista. De lejos ayuda un recorrido por video del equipo.',
    },
    aspects: {
      'short-lease': {
        en: 'A furnished lease of one to six months, a corporate apartment or an extended-stay hotel can carry you until you buy. Uptown and South End have many apartment buildings; by the month costs more than by the year, and your things may need storage. Have the end date fit a search of some weeks plus 30 to 45 days to close.',
        es: 'Un alquiler amueblado de uno a seis meses, un apartamento corporativo o un hotel de estancia larga puede cubrirle hasta comprar. Uptown y South End tienen muchos edificios; por mes cuesta más que por año y quizá necesite bodega. Que la fecha de salida deje unas semanas de búsqueda más 30 a 45 días de cierre.',
      },
      'lease-and-exit': {
        en: 'Look at the end of the lease before you sign it: a fixed term binds you, and buying a house is no legal ground to leave. Ask for month-to-month after six months, or a clause naming the notice and fee for leaving early, in writing. Then start the home search about three months before the term ends.',
        es: 'Mire el final del contrato antes de firmarlo: un plazo fijo obliga, y comprar casa no es motivo legal para irse. Pida mes a mes después de seis meses, o una cláusula escrita con el aviso y el cargo por salir antes. Empiece a buscar casa unos tres meses antes de que termine.',
      },
      'buy-right-away': {
        en: 'You may buy without ever having lived here; many who relocate do. It works best with one or two visits at rush hour, video tours, a preapproval and a plan to stay several years. The inspection and the due diligence period are your protection; remote signing is possible. If you are unsure of job or area, rent first.',
        es: 'Puede comprar sin haber vivido aquí; mucha gente que se traslada lo hace. Funciona mejor con una o dos visitas en hora pico, recorridos por video, preaprobación y un plan de quedarse varios años. La inspección y el periodo de due diligence lo protegen; se puede firmar a distancia. Si duda del trabajo o la zona, rente primero.',
      },
      'employer-move': {
        en: 'If an employer moves you, read the package first: it may pay temporary housing, closing costs or a buyout for a limited time, often only if you buy within it. Sixty days is short for finding and closing, so start the preapproval before you arrive. Ask the relocation office what ends when and whether it names agents; a CPA says what is taxed.',
        es: 'Si lo traslada su empresa, lea primero el paquete: por tiempo limitado puede pagar vivienda temporal o gastos de cierre, o comprarle su casa anterior, muchas veces solo si compra dentro del plazo. Sesenta días son pocos: pida la preaprobación antes de llegar. Pregunte a la oficina de reubicación qué vence cuándo y si designa agentes; un CPA dice qué tributa.',
      },
      'wrong-area': {
        en: 'If the area turns out wrong after you bought, you can rent the house out or sell it, but selling soon costs commission and closing costs again. To lower that risk: visit on a weekday and a weekend, drive the commute, talk to people on the street, or rent in that area for six months. Association rules may limit renting later.',
        es: 'Si la zona no le gusta después de comprar, puede rentar la casa o venderla, pero vender pronto cuesta otra vez comisión y gastos. Para reducir el riesgo: visite entre semana y en fin de semana, haga el trayecto, hable con la gente, o rente allí seis meses. Las reglas de la asociación pueden limitar rentarla.',
      },
      'cost-of-waiting': {
        en: 'Renting first costs the rent, a second move and perhaps storage, and nobody can say whether prices or rates rise or fall meanwhile. What it buys is knowledge: a wrong purchase, sold after a year, usually costs more than a year’s caution. Put both in numbers with a lender: rent plus second move against buying and staying.',
        es: 'Rentar primero cuesta la renta, otra mudanza y quizá bodega, y nadie puede decir si entretanto suben o bajan precios o tasas. Lo que compra es conocimiento: una mala compra vendida al año suele costar más que un año de cautela. Póngalo en números con un prestamista: renta y segunda mudanza contra comprar y quedarse.',
      },
    },
    links: ['areas', 'contact'],
    source: 'Consumer Financial Protection Bureau, on renting or buying',
    topics: ['asked/renting-first'],
  },
  {
    id: 'no-us-credit',
    title: { en: 'I am new to the US and have no credit', es: 'Soy nuevo en EE. UU. y no tengo crédito' },
    answer: {
      en: 'No U.S. score is no bar to owning; it narrows the loans. Some lenders build a record from rent, phone and utility payments or accept a credit report from abroad, usually with more money down, and FHA and Fannie Mae have rules for buyers without a score. A secured card and on-time bills start one in months. Ask two lenders what they need; cash needs none.',
      es: 'No tener puntaje en EE. UU. no impide ser dueño; reduce las opciones de préstamo. Algunos prestamistas arman un historial con renta, teléfono y servicios o aceptan un reporte del extranjero, casi siempre con más enganche; FHA y Fannie Mae tienen reglas para quien no tiene puntaje. Una tarjeta asegurada empieza uno en meses. Pregunte a dos prestamistas; de contado no hace falta.',
    },
    aspects: {
      'foreign-credit': {
        en: 'A foreign credit report can count with some lenders: they accept a translated report or letters from banks abroad, usually together with more money down. The score itself does not carry over to the U.S. bureaus. Bring bank statements, rent history and a job contract, and ask two lenders, one of them a bank that works with newcomers, before you look at homes.',
        es: 'Un informe de crédito del extranjero puede servir con algunos prestamistas: aceptan un reporte traducido o cartas de bancos, normalmente con más enganche. El puntaje no se traslada a las agencias de EE. UU. Lleve estados de cuenta, historial de renta y contrato de trabajo, y pregunte a dos prestamistas antes de ver casas.',
      },
      'rent-and-bills-count': {
        en: 'Rent, phone, utility and insurance payments can stand in for a score: some lenders build a record from about a year of on-time bills, rent first of all. They must be in your name and paid in a way that leaves proof, so keep bank statements rather than cash receipts. Ask the loan officer which bills that loan accepts.',
        es: 'La renta, el teléfono, la luz y el seguro pueden reemplazar el puntaje: algunos prestamistas arman un historial con cerca de un año de pagos puntuales, sobre todo la renta. Deben estar a su nombre y dejar prueba, así que guarde estados de cuenta en vez de recibos en efectivo. Pregunte qué pagos acepta ese préstamo.',
      },
      'how-to-build': {
        en: 'Plan on some months: a score usually appears after about half a year of reported use. Open a secured card or a small credit-builder loan, use little of it, pay every bill on time, and ask whether your rent can be reported. Many lenders want a longer record, so talk to one now and work toward what it names.',
        es: 'Cuente con algunos meses: el puntaje suele aparecer tras medio año de uso reportado. Abra una tarjeta asegurada o un préstamo pequeño para crear crédito, use poco, pague todo a tiempo y pregunte si su renta se puede reportar. Muchos prestamistas quieren más historial, así que hable ya con uno y trabaje hacia lo que le pida.',
      },
      'paying-cash': {
        en: 'Paying cash needs no credit at all: no score, no lender. You show proof of funds, such as a recent bank statement or letter, the money comes by wire to the closing attorney, and the attorney and bank may ask where it came from. Move money from abroad early. Inspection and title insurance are still worth it.',
        es: 'Pagar de contado no requiere crédito: ni puntaje ni prestamista. Usted muestra comprobante de fondos, como un estado de cuenta o carta reciente; el dinero va por transferencia al abogado del cierre, y pueden preguntar de dónde viene. Traiga el dinero del extranjero con tiempo. La inspección y el seguro de título siguen valiendo la pena.',
      },
      'more-down-or-cosigner': {
        en: 'More money down helps, and so can a co-borrower or co-signer who has a U.S. record, but neither replaces every check: the lender still looks at income, debts and your payment history. A spouse with credit may apply alone, on that spouse’s income only. Co-signing makes the helper fully liable. A lender says what each loan allows.',
        es: 'Más enganche ayuda, y también un codeudor o aval con historial en EE. UU., pero no reemplazan todo: el prestamista mira ingresos, deudas y pagos. El cónyuge con crédito puede solicitar solo, con sus propios ingresos. Quien avala responde por toda la deuda. El prestamista dice qué permite cada préstamo.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae Selling Guide B3-5.4; HUD Handbook 4000.1',
    topics: ['asked/no-us-credit'],
  },
  {
    id: 'state-taxes',
    title: {
      en: 'Which taxes will I pay in North Carolina?',
      es: '¿Qué impuestos se pagan en Carolina del Norte?',
    },
    answer: {
      en: 'A flat state income tax of 3.99% in 2026, no city income tax, sales tax of 8.25% in Mecklenburg after the vote of November 2025 (groceries far less), property tax by county and city, and a yearly tax on cars. There is no state estate tax, and Social Security is not taxed by the state. A CPA works out your own case.',
      es: 'Impuesto estatal sobre la renta fijo de 3.99% en 2026, ninguno municipal, impuesto de ventas de 8.25% en Mecklenburg tras la votación de noviembre de 2025 (comida mucho menos), predial del condado y la ciudad, y uno anual por los autos. No hay impuesto estatal de herencia, y el Seguro Social no paga impuesto estatal. Un CPA calcula su caso.',
    },
    aspects: {
      'working-in-another-state': {
        en: 'Not twice in full: you file in the state where you earn the pay, South Carolina for instance, and in North Carolina as a resident, which gives a credit for income tax paid to the other state on the same income. Withholding can go to the wrong state at first, so tell your employer where you live. A CPA prepares both returns.',
        es: 'No dos veces por completo: declara en el estado donde gana, por ejemplo Carolina del Sur, y en Carolina del Norte como residente, que da un crédito por el impuesto pagado al otro estado sobre el mismo ingreso. Al principio la retención puede ir al estado equivocado: avise a su empleador dónde vive. Un CPA hace ambas declaraciones.',
      },
      'income-tax': {
        en: 'North Carolina takes one flat rate on income, 3.99% in 2026, and neither Charlotte nor the county adds its own. There are no brackets; a standard deduction comes off first, and your employer withholds it. Coming from a state without income tax, plan for it. In the year you move you usually file a part-year return in each taxing state; a CPA knows.',
        es: 'Carolina del Norte cobra una tasa única sobre ingresos, 3.99% en 2026, y ni Charlotte ni el condado agregan otra. No hay tramos; antes se resta una deducción estándar, y su empleador retiene el impuesto. Si viene de un estado sin ese impuesto, téngalo en cuenta. El año de la mudanza se suele declarar parcial en cada estado; consulte a un CPA.',
      },
      'retirement-income': {
        en: 'Social Security is not taxed by the state; most other retirement income, such as private pensions and IRA or 401(k) withdrawals, falls under the flat 3.99% of 2026. Some government and military pensions are exempt under their own rules. Federal tax is separate. There is no state estate tax. Ask a CPA to run your own numbers before you move.',
        es: 'El estado no grava el Seguro Social; la mayoría de los demás ingresos de retiro, como pensiones privadas y retiros de IRA o 401(k), paga la tasa única de 3.99% en 2026. Algunas pensiones públicas y militares están exentas según sus reglas. El impuesto federal va aparte. Pida a un CPA sus propios números antes de mudarse.',
      },
      'sales-tax': {
        en: 'Sales tax in Mecklenburg is 8.25%, up from 7.25% since July 2026, after voters approved the transit tax in November 2025. Groceries carry far less. Other counties have their own rate. A car is different: instead of sales tax you pay the highway use tax when you title it. The state Department of Revenue lists current rates.',
        es: 'El impuesto de ventas en Mecklenburg es 8.25%, antes 7.25%, desde julio de 2026, tras aprobar los votantes el impuesto de transporte en noviembre de 2025. La comida del súper paga mucho menos. Otros condados tienen su tasa. Un carro va aparte: en lugar de ese impuesto se paga el highway use tax al titularlo.',
      },
      'car-and-gas-tax': {
        en: 'Cars are taxed every year: the county and city property tax on the vehicle comes with the registration renewal. On top, a highway use tax once when you title it here, and a state tax in each gallon of gas. Boats are listed with the county. The county tax office figures your car’s bill from its value and your address.',
        es: 'Los carros pagan cada año: el impuesto a la propiedad del condado y la ciudad llega con la renovación de placas. Además, un highway use tax al titularlo aquí y un impuesto estatal en cada galón de gasolina. Las lanchas se declaran al condado. La oficina de impuestos calcula según el valor y su dirección.',
      },
      'inheritance-and-gains': {
        en: 'North Carolina has no estate or inheritance tax, so inheriting a house here brings no state tax bill by itself. A profit when you sell is taxed like other income, 3.99% flat in 2026, after the federal home-sale exclusion if it applies; inherited homes usually start from the value at death. Probate and federal tax are for an attorney and a CPA.',
        es: 'Carolina del Norte no tiene impuesto sobre herencias, así que heredar una casa no trae por sí solo un cobro estatal. La ganancia al vender tributa como otros ingresos, 3.99% en 2026, tras la exclusión federal si aplica; lo heredado suele partir del valor a la fecha de muerte. Sucesión e impuesto federal: abogado y CPA.',
      },
      'compared-with-other-states': {
        en: 'I hold no figures of other states, so compare line by line: income tax, property tax, sales tax, car tax and insurance. Here income is taxed at a flat 3.99% in 2026; South Carolina works differently for both income and an owner’s home. Living in one state and working in the other usually means two returns. A CPA runs your case.',
        es: 'No tengo cifras de otros estados, así que compare línea por línea: impuestos sobre ingresos, propiedad, ventas y carro, y el seguro. Aquí los ingresos pagan 3.99% fijo en 2026; Carolina del Sur funciona distinto en ingresos y en la casa donde vive el dueño. Vivir en un estado y trabajar en otro suele exigir dos declaraciones. Un CPA hace su caso.',
      },
    },
    links: [],
    source: 'NC Department of Revenue; G.S. 105-153.5 and 105-153.7; CATS, November 2025; G.S. 105-153.9',
    year: 2026,
    topics: ['asked/state-taxes'],
  },
  {
    id: 'amtrak',
    title: { en: 'Where is Amtrak, and where does it go?', es: '¿Dónde está Amtrak y adónde va?' },
    answer: {
      en: 'Amtrak stops at 1914 North Tryon Street, about a mile and a half northeast of Uptown near NoDa. From there the Piedmont and the Carolinian run to Raleigh each day, the Carolinian on to Washington and New York, and the Crescent to Atlanta and New Orleans or to New York. It is not the Blue Line. Times and fares: amtrak.com and ncbytrain.org.',
      es: 'Amtrak para en 1914 North Tryon Street, como a milla y media al noreste de Uptown, cerca de NoDa. De ahí salen cada día el Piedmont y el Carolinian a Raleigh, el Carolinian sigue a Washington y Nueva York, y el Crescent va a Atlanta y Nueva Orleans o a Nueva York. No es la Blue Line. Horarios y precios: amtrak.com y ncbytrain.org.',
    },
    aspects: {
      'greyhound-and-intercity-bus': {
        en: 'Intercity buses such as Greyhound stop in Uptown; the ticket names the exact stop, which has moved before, so check it on the company’s page. They reach Atlanta, Raleigh, Columbia and farther. From SouthEnd and NoDa ride the Blue Line to Uptown, from Plaza Midwood a bus or the Gold Line. City buses are CATS and another thing.',
        es: 'Los autobuses interurbanos como Greyhound paran en Uptown; el boleto dice la parada exacta, que ya ha cambiado, así que confírmela en la página de la empresa. Van a Atlanta, Raleigh, Columbia y más lejos. Desde SouthEnd y NoDa tome la Blue Line a Uptown. Los autobuses urbanos son de CATS y son otra cosa.',
      },
      'to-raleigh-durham-greensboro': {
        en: 'Yes: the Piedmont and the Carolinian run from Charlotte to Raleigh several times a day, in a little over three hours, by Kannapolis, Salisbury, High Point, Greensboro, Burlington, Durham and Cary. You board at the Amtrak station, 1914 North Tryon Street, not on the Blue Line. Departures and fares stand on ncbytrain.org and amtrak.com.',
        es: 'Sí: el Piedmont y el Carolinian van de Charlotte a Raleigh varias veces al día, en algo más de tres horas, por Kannapolis, Salisbury, High Point, Greensboro, Burlington, Durham y Cary. Se sube en la estación de Amtrak, 1914 North Tryon Street, no en la Blue Line. Salidas y precios en ncbytrain.org y amtrak.com.',
      },
      'to-new-york-washington-atlanta': {
        en: 'Yes: without a change, the Carolinian leaves Charlotte in the morning for Washington, Philadelphia and New York and takes about thirteen and a half hours to the end; the Crescent does it overnight, and in the other direction goes to Atlanta and New Orleans. Both stop at 1914 North Tryon Street. Amtrak has the times, sleepers and fares.',
        es: 'Sí: sin transbordo, el Carolinian sale de Charlotte por la mañana hacia Washington, Filadelfia y Nueva York y tarda unas trece horas y media hasta el final; el Crescent lo hace de noche y, en la otra dirección, va a Atlanta y Nueva Orleans. Ambos paran en 1914 North Tryon Street. Horarios, coches cama y precios, en Amtrak.',
      },
      'station-address-and-gateway': {
        en: 'The Amtrak station is at 1914 North Tryon Street, northeast of Uptown and close to NoDa; take a car or a CATS bus, since no Blue Line platform is beside it. A new station in Uptown, Gateway, has had its tracks since 2022 but is not open to passengers, and nobody can promise a date. Before a trip see amtrak.com for hours and parking.',
        es: 'La estación de Amtrak está en 1914 North Tryon Street, al noreste de Uptown y cerca de NoDa; se llega en auto o en autobús de CATS, pues no hay andén de la Blue Line al lado. La nueva de Uptown, Gateway, tiene vías desde 2022 pero no está abierta, y nadie promete fecha. Horario y estacionamiento: amtrak.com.',
      },
    },
    links: ['guideRail', 'areas'],
    source: 'Amtrak and NC By Train, route pages; WFAE, February 4, 2026',
    year: 2026,
    topics: ['asked/amtrak'],
  },
  {
    id: 'rail-plans',
    title: { en: 'Which train lines are planned?', es: '¿Qué líneas de tren se planean?' },
    answer: {
      en: 'Four lines are planned and none is built: the Red Line, commuter rail from Uptown to Huntersville and Davidson by Lake Norman; the Silver Line, light rail from the airport to Bojangles Coliseum; the Blue Line on to Pineville; and a longer Gold Line streetcar. A sales tax approved in November 2025 pays for them. Dates are targets, years off, so buy for what runs today. CATS has the routes.',
      es: 'Hay cuatro líneas planeadas y ninguna construida: la Red Line, tren suburbano de Uptown a Huntersville y Davidson junto a Lake Norman; la Silver Line, tren ligero del aeropuerto a Bojangles Coliseum; la Blue Line hasta Pineville; y un tranvía Gold Line más largo. Las paga un impuesto de ventas aprobado en noviembre de 2025. Las fechas son metas lejanas: compre por lo que funciona hoy. CATS publica las rutas.',
    },
    aspects: {
      'red-line': {
        en: 'The Red Line to the lake is planned, not built: commuter rail from Uptown to Huntersville and Davidson, paid with the 2025 transit tax. Any opening date is a target years away, so I name none. Until then express buses and I-77 serve the lake towns. Mooresville lies past the planned end. CATS publishes stations and progress.',
        es: 'La Red Line al lago está planeada, no construida: tren suburbano de Uptown a Huntersville y Davidson, pagado con el impuesto de 2025. Cualquier fecha es una meta a años de distancia, por eso no doy ninguna. Mientras, hay autobuses exprés y la I-77. Mooresville queda más allá del final previsto. CATS publica estaciones y avances.',
      },
      'silver-line': {
        en: 'The Silver Line is planned, not built: light rail from the airport through Uptown to Bojangles Coliseum on the east side. It has no opening date to rely on, and exact stations can still move, so for one home or Plaza Midwood look at the CATS route map. Today a bus runs between Uptown and the airport.',
        es: 'La Silver Line está planeada, no construida: tren ligero del aeropuerto por Uptown hasta Bojangles Coliseum, al este. No tiene fecha de apertura segura y las estaciones aún pueden cambiar; para una casa o Plaza Midwood vea el mapa de CATS. Hoy va un autobús entre Uptown y el aeropuerto.',
      },
      'other-directions': {
        en: 'Beyond the Red and Silver lines, the plans name the Blue Line’s extension to Pineville and a longer Gold Line streetcar; I know of no approved rail line to Ballantyne, Matthews, Steele Creek, Concord or Gastonia. Some of those may get better buses instead. Nothing is under way that you can ride yet: CATS shows each corridor’s status.',
        es: 'Aparte de las líneas Red y Silver, los planes nombran la extensión de la Blue Line a Pineville y un tranvía Gold Line más largo; no conozco línea aprobada a Ballantyne, Matthews, Steele Creek, Concord o Gastonia. Algunas quizá reciban mejores autobuses. Nada se puede usar todavía: CATS muestra el estado de cada corredor.',
      },
      'buy-near-a-future-station': {
        en: 'Buy for what runs today: a planned station may come late, move, or not come, and nobody can promise what it does to a price. If you like a home anyway, a later train is a bonus; ask about noise and building sites too. The team can show homes near stations that exist now, and CATS the planned alignments.',
        es: 'Compre por lo que funciona hoy: una estación planeada puede tardar, moverse o no llegar, y nadie puede prometer qué hará con el precio. Si la casa le gusta igual, el tren será un extra; pregunte también por ruido y obras. El equipo puede mostrarle casas cerca de estaciones que ya existen, y CATS los trazados previstos.',
      },
      'the-vote': {
        en: 'Voters in Mecklenburg approved a one-cent sales tax for roads and transit in November 2025, bringing the sales tax to 8.25% in July 2026. It is to pay for roads, more and better buses, and the rail plans: Red, Silver, Blue to Pineville and Gold lines. Building takes years; CATS and its new authority publish what comes first.',
        es: 'Los votantes de Mecklenburg aprobaron en noviembre de 2025 un centavo más de impuesto de ventas para calles y transporte; el impuesto subió a 8.25% en julio de 2026. Debe pagar calles, más y mejores autobuses, y los planes Red, Silver, Blue a Pineville y Gold. Construir toma años; CATS publica qué va primero.',
      },
    },
    links: ['guideRail', 'areas'],
    source: 'CATS, Voters Approve Mecklenburg County Tax Referendum, November 2025',
    year: 2026,
    topics: ['asked/rail-plans'],
  },
  {
    id: 'bus-routes',
    title: { en: 'Which bus or train runs there, and when?', es: '¿Qué autobús o tren pasa, y a qué hora?' },
    answer: {
      en: 'The CATS trip planner and the CATS-Pass app show the bus routes, stops and times at an address; so does 704-336-7433. In Charlotte most routes meet at the transportation center in Uptown, where the Blue Line stops too. Buses and trains run every day, less often late and on Sundays. I hold no timetables, only which areas have a station, and an area’s transit score.',
      es: 'El planificador de CATS y la app CATS-Pass muestran rutas, paradas y horarios de autobús en una dirección; también el 704-336-7433. En Charlotte casi todas las rutas llegan al centro de transporte de Uptown, donde para la Blue Line. Hay autobús y tren todos los días, menos seguido de noche y en domingo. No tengo horarios, solo qué zonas tienen estación y su puntaje de transporte.',
    },
    aspects: {
      'bus-to-uptown': {
        en: 'Most CATS routes go straight to the transportation center in Uptown: from Plaza Midwood by Central Avenue, or the Gold Line streetcar from Sunnyside Avenue; from Myers Park and Dilworth by bus; from SouthEnd and NoDa the Blue Line is quicker. Put address and hour into the trip planner for the route number and times, or call 704-336-7433.',
        es: 'Casi todas las rutas de CATS van directo al centro de transporte de Uptown: desde Plaza Midwood por Central Avenue, o el tranvía Gold Line desde Sunnyside Avenue; desde Myers Park y Dilworth en autobús; desde SouthEnd y NoDa la Blue Line es más rápida. Ponga dirección y hora en el planificador, o llame al 704-336-7433.',
      },
      'hours-and-frequency': {
        en: 'Buses and trains run every day, from early morning until late evening, with fewer trips at night and on Sundays and none around the clock. How often depends on the route: the Blue Line and main roads have the most trips. I hold no timetables; the CATS-Pass app shows the next departure and the last one for your stop.',
        es: 'Autobuses y trenes circulan todos los días, de la mañana temprano a la noche, con menos viajes de noche y los domingos y no las 24 horas. La frecuencia depende de la ruta: más en la Blue Line y avenidas principales. No tengo horarios; la aplicación CATS-Pass muestra la próxima y la última salida de su parada.',
      },
      'to-the-airport': {
        en: 'A CATS bus runs between the transportation center in Uptown and the airport; there is no train to it yet. From South End or NoDa ride the Blue Line to Uptown and change; from Plaza Midwood or Dilworth take a bus to Uptown first. The trip planner gives the route and time for your address and hour.',
        es: 'Un autobús de CATS va del centro de transporte de Uptown al aeropuerto; todavía no hay tren. Desde South End o NoDa tome la Blue Line a Uptown y cambie; desde Plaza Midwood o Dilworth, primero un autobús a Uptown. El planificador da la ruta y el tiempo según su dirección y hora.',
      },
      'to-the-lake': {
        en: 'Express buses run between Uptown and the north towns by Lake Norman on weekdays, mostly at commuting hours, with park-and-ride lots; in between there is little service. No train goes there yet. For work hours they can do, for evenings and weekends count on a car. CATS lists the routes, lots and times.',
        es: 'Autobuses exprés unen Uptown con los pueblos del norte junto a Lake Norman entre semana, sobre todo en horas de trabajo, con estacionamientos park and ride; fuera de eso hay poco servicio. Aún no va ningún tren. Para el trabajo pueden servir; para noches y fines de semana cuente con coche. CATS publica rutas y horarios.',
      },
      'bikes-wheelchairs-transfers': {
        en: 'CATS buses and trains take wheelchairs by ramp or level boarding, buses carry bikes on a front rack, and you change between bus and train mostly at the transportation center in Uptown. For riders who cannot use regular routes there is a door-to-door service by application. For the details of a trip or a missing elevator call CATS, 704-336-7433.',
        es: 'Los autobuses y trenes de CATS llevan sillas de ruedas con rampa o acceso a nivel, los autobuses cargan bicicletas delante, y el cambio entre autobús y tren es sobre todo en el centro de transporte de Uptown. Quien no pueda usar las rutas puede solicitar servicio puerta a puerta. Detalles: CATS, 704-336-7433.',
      },
      'living-by-bus': {
        en: 'You can manage without a car along the Blue Line in Uptown, South End and NoDa, and on the main bus roads such as Central Avenue; Myers Park, Dilworth’s inner streets and the lake take more planning. Before you choose a home, try the real trip to work in the trip planner, morning and late evening.',
        es: 'Sin coche se puede vivir junto a la Blue Line en Uptown, South End y NoDa, y en avenidas con autobús como Central; Myers Park, las calles interiores de Dilworth y el lago exigen más planeación. Antes de elegir casa pruebe el viaje real al trabajo en el planificador, de mañana y de noche.',
      },
    },
    links: ['guideRail', 'areas'],
    source: 'CATS',
    topics: ['asked/bus-routes'],
  },
  {
    id: 'crime-sources',
    title: { en: 'Where do I look up crime data?', es: '¿Dónde consulto datos de delitos?' },
    answer: {
      en: 'At data.charlottenc.gov, where the police department publishes incidents with a map, and by a call to its records office; around Lake Norman at the town’s police or the county sheriff. Each neighborhood page here links the data under “Look it up”. I read no figures out and rate no place, the same for everyone: type the address in and judge for yourself.',
      es: 'En data.charlottenc.gov, donde la policía publica los incidentes con un mapa, o llamando a su oficina de registros; cerca de Lake Norman, en la policía del pueblo o el sheriff del condado. Cada página de zona enlaza los datos en “Look it up”. No doy cifras ni califico lugares, a todos por igual: ponga la dirección y juzgue usted.',
    },
    aspects: {
      'one-address': {
        en: 'Type the address into the map at data.charlottenc.gov to see reported incidents around it; for one house’s own history of police calls, ask the records office of the police department. Outside the city go to the town’s police or the sheriff. Do it during due diligence at the latest. The numbers are yours to judge: I rate no street.',
        es: 'Escriba la dirección en el mapa de data.charlottenc.gov para ver incidentes reportados alrededor; para las llamadas a la policía de una casa, pregunte a la oficina de archivos del departamento. Fuera de la ciudad, a la policía del pueblo o al sheriff. Hágalo a más tardar en due diligence. Los números los juzga usted: no califico ninguna calle.',
      },
      'lake-norman': {
        en: 'Around Lake Norman each town has its own police: Huntersville, Cornelius, Davidson and Mooresville publish or give out their data, and outside town limits it is the county sheriff, Mecklenburg, Iredell, Lincoln or Catawba. Charlotte’s map does not cover them. Check first which town or county the address lies in, then ask that office.',
        es: 'En Lake Norman cada pueblo tiene su policía: Huntersville, Cornelius, Davidson y Mooresville publican o entregan sus datos; fuera de sus límites es el sheriff del condado: Mecklenburg, Iredell, Lincoln o Catawba. El mapa de Charlotte no los incluye. Vea primero en qué pueblo o condado está la dirección y pregunte allí.',
      },
      'your-own-figures': {
        en: 'I read out no crime figures and rate no area, the same for everyone who asks; the marks on an area’s page are explained there. The police data at data.charlottenc.gov is the source, by address, street or map section, and it is public. Look at it yourself, over the same months for each place you compare.',
        es: 'No doy cifras de delitos ni califico zonas, a todos por igual; las marcas de una página se explican ahí mismo. La fuente son los datos de la policía en data.charlottenc.gov, por dirección, calle o sector, y son públicos. Mírelos usted, con los mismos meses para cada lugar que compare.',
      },
      'how-current': {
        en: 'Ask the source how fresh it is: the portal shows when each data set was last updated, and reports appear after some delay and can be corrected later. It counts what was reported, often placed by block rather than by door. For the latest on one street the police records office or the community officer of that division is the place to call.',
        es: 'Pregunte a la fuente qué tan reciente es: el portal indica la última actualización de cada conjunto, y los reportes aparecen con demora y pueden corregirse. Cuenta lo reportado, a menudo por cuadra y no por puerta. Para lo último de una calle, llame a la oficina de archivos de la policía o al oficial comunitario de la división.',
      },
      'client-or-tenant-asks': {
        en: 'Send whoever asks you to the police data, data.charlottenc.gov or the local police, in the same words for everybody, and let them judge. As an owner or landlord, do not describe the area as safe or unsafe or by its people: fair housing rules make that risky. What happened in the home itself may be another matter; ask the team.',
        es: 'Remita a quien le pregunte a los datos de la policía, data.charlottenc.gov o la policía local, con las mismas palabras para todos, y que juzgue. Como dueño o arrendador no describa la zona como segura o insegura ni por su gente: las reglas de vivienda justa lo vuelven riesgoso. Lo ocurrido en la propia casa puede ser otro asunto; pregunte al equipo.',
      },
      'watch-and-alarms': {
        en: "For a neighborhood watch call 311 and ask for the community coordinator of your police division, who helps a street begin one; at the lake, the town's police. A burglar alarm in the city or the unincorporated county must be registered with the police, anew each year and by each new owner; fire and medical alarms need not. I recommend no alarm company.",
        es: 'Para un grupo de vigilancia vecinal llame al 311 y pida al coordinador comunitario de su división de policía, que ayuda a empezarlo; en el lago, la policía del pueblo. Una alarma contra robo en la ciudad o en zona no incorporada del condado debe registrarse con la policía, cada año y con cada nuevo dueño; las de incendio y médicas no. No recomiendo empresas.',
      },
    },
    links: ['areas'],
    source: 'CMPD, Charlotte Open Data Portal',
    topics: ['crime-sources'],
  },
  {
    id: 'beach-and-mountains',
    title: { en: 'How far are the beach and the mountains?', es: '¿A qué distancia están playa y montañas?' },
    answer: {
      en: 'Asheville and the Blue Ridge are about 125 to 130 miles west, some two to two and a half hours; Myrtle Beach about 170 to 180 miles southeast, roughly three and a half hours; Wilmington’s and Charleston’s beaches take a little longer. Closer by are Lake Norman, Lake Wylie and Crowders Mountain. Friday traffic adds to all of it: ask a map at the real hour.',
      es: 'Asheville y las Blue Ridge quedan a unas 125 a 130 millas al oeste, dos a dos horas y media; Myrtle Beach a unas 170 a 180 millas al sureste, unas tres horas y media; las playas de Wilmington y Charleston un poco más. Más cerca: Lake Norman, Lake Wylie y Crowders Mountain. Los viernes se tarda más: mire un mapa a esa hora.',
    },
    aspects: {
      beaches: {
        en: 'The nearest ocean beaches are Myrtle Beach and its neighbors, about 170 to 180 miles southeast, roughly three and a half hours. Wilmington’s beaches and Charleston’s take a little longer, Hilton Head about four hours, the Outer Banks most of a day. Friday afternoons in summer add to it: leave early, and look at a map service at that hour.',
        es: 'Las playas de mar más cercanas son las de Myrtle Beach, a unas 170 o 180 millas al sureste, cerca de tres horas y media. Wilmington y Charleston toman un poco más, Hilton Head unas cuatro horas, Outer Banks casi todo el día. Los viernes de verano tardan más: salga temprano y vea un mapa a esa hora.',
      },
      mountains: {
        en: 'The Blue Ridge begins about two hours west: Asheville is some 125 to 130 miles, two to two and a half hours, and Boone and the Parkway about as long. Closer hikes are Crowders Mountain, under an hour, and Chimney Rock on the way to Asheville. South and west Charlotte sit nearest to I-85 and US-74, the roads to them.',
        es: 'Las montañas Blue Ridge empiezan a unas dos horas al oeste: Asheville queda a 125 o 130 millas, dos a dos horas y media, y Boone y el Parkway más o menos igual. Más cerca: Crowders Mountain, a menos de una hora, y Chimney Rock camino a Asheville. El sur y el oeste quedan más cerca de la I-85 y US-74.',
      },
      'lakes-and-water': {
        en: 'For water without the long drive there are Lake Norman north of the city and Lake Wylie to the southwest, both usually under an hour from Uptown, with public ramps, swimming spots and fishing. The Catawba River and the Whitewater Center lie closer still. Tell me if you want to live on the water, and I show which homes here do.',
        es: 'Para agua sin viaje largo están Lake Norman al norte y Lake Wylie al suroeste, ambos por lo general a menos de una hora de Uptown, con rampas públicas, lugares para nadar y pesca. El río Catawba y el Whitewater Center están aún más cerca. Dígame si quiere vivir junto al agua y le muestro casas.',
      },
      skiing: {
        en: 'The nearest ski slopes are in the mountains near Boone and Banner Elk, about two to two and a half hours northwest: small hills that make much of their own snow, open roughly from December to March. Good for a day or a weekend, not like the Rockies. In the city itself snow is rare. Check each resort for open runs.',
        es: 'Las pistas de esquí más cercanas están cerca de Boone y Banner Elk, a unas dos o dos horas y media al noroeste: pequeñas, con mucha nieve artificial, abiertas más o menos de diciembre a marzo. Sirven para un día o fin de semana, no son las Rocosas. En la ciudad casi no nieva. Consulte cada estación.',
      },
      'weekend-trips': {
        en: 'For a day, think lakes, Crowders Mountain, Chimney Rock or Asheville; for a weekend, the Blue Ridge, Myrtle Beach, Wilmington or Charleston. The beach in one day is possible but means about seven hours of driving there and back. Closer to home are Lake Norman, the greenways and the Whitewater Center. Long-weekend traffic is heavy, so book and leave early.',
        es: 'Para un día: lagos, Crowders Mountain, Chimney Rock o Asheville; para un fin de semana: Blue Ridge, Myrtle Beach, Wilmington o Charleston. La playa en un solo día se puede, pero son unas siete horas de manejo. Más cerca: Lake Norman, los senderos verdes y el Whitewater Center. En puentes hay mucho tráfico: salga temprano.',
      },
      'other-cities-by-car': {
        en: 'By car, as rough guides without traffic: Greenville SC under two hours, Columbia about an hour and a half, Raleigh about two and a half to three, Atlanta about four, Charleston a bit over three and a half. I-85 and I-77 carry most of it and jam at rush hour, so ask a map service at the real time.',
        es: 'En coche y sin tráfico, como guía: Greenville SC menos de dos horas, Columbia cerca de hora y media, Raleigh de dos y media a tres, Atlanta unas cuatro, Charleston algo más de tres y media. Casi todo va por la I-85 y la I-77, que se llenan en hora pico; consulte un mapa a la hora real.',
      },
    },
    links: ['area:lake-norman'],
    source: 'Road maps, distances from Uptown',
    topics: ['asked/beach-and-mountains'],
  },
  {
    id: 'employers',
    title: { en: 'Who are the big employers here?', es: '¿Quiénes dan más empleo aquí?' },
    answer: {
      en: 'Banks and hospitals above all: Bank of America and Truist have their headquarters Uptown, Wells Fargo a large office, and Atrium Health and Novant Health are among the largest employers. Duke Energy, Honeywell, Nucor and, at Mooresville, Lowe’s are based here too, besides the schools, the city and the airport’s American hub. For a commute I can say how each area lies to Uptown; for another place, a map does.',
      es: 'Sobre todo bancos y hospitales: Bank of America y Truist tienen su sede en Uptown, Wells Fargo una gran oficina, y Atrium Health y Novant Health están entre los mayores empleadores. También tienen sede aquí Duke Energy, Honeywell, Nucor y, en Mooresville, Lowe’s, además de las escuelas, la ciudad y American en el aeropuerto. De las zonas sé cómo quedan respecto a Uptown; para otro lugar, vea un mapa.',
    },
    aspects: {
      'job-market': {
        en: 'I hold no job figures and cannot say how easy it will be for you; the main fields are banking, health care, energy, retail headquarters, logistics and building. For a real picture look at the employers’ own career pages, the state’s NCWorks and the Charlotte Regional Business Alliance. For a loan, an offer letter can often count before you start; ask a lender.',
        es: 'No tengo cifras de empleo ni puedo decir qué tan fácil le será; los campos principales son banca, salud, energía, sedes de cadenas de tiendas, logística y construcción. Para verlo bien consulte las páginas de empleo de cada empresa, NCWorks del estado y la Charlotte Regional Business Alliance. Una carta de oferta de empleo suele servir para el préstamo antes de empezar; pregunte al prestamista.',
      },
      banks: {
        en: 'Charlotte is called a banking town because Bank of America and Truist have their headquarters in Uptown and Wells Fargo runs one of its largest offices here. Most bank work sits in Uptown and South End, with campuses toward Ballantyne and the University area. I can say how each area lies to Uptown; for another office, give a map both addresses.',
        es: 'A Charlotte le dicen ciudad bancaria porque Bank of America y Truist tienen su sede en Uptown y Wells Fargo una de sus oficinas más grandes. La mayor parte de ese trabajo está en Uptown y South End, con campus hacia Ballantyne y University. Le puedo decir cómo queda cada zona respecto a Uptown; para otra oficina, ponga ambas direcciones en un mapa.',
      },
      hospitals: {
        en: 'Atrium Health and Novant Health are the two large hospital systems and among the biggest employers. Both have main hospitals just south and southeast of Uptown, near Dilworth, Myers Park and Elizabeth, and others around the county and Lake Norman. For a hospital job, ask which campus, since shifts decide the commute; a map shows the way to it at your hour.',
        es: 'Atrium Health y Novant Health son los dos grandes sistemas de hospitales y están entre los mayores empleadores. Ambos tienen su hospital principal al sur y sureste de Uptown, cerca de Dilworth, Myers Park y Elizabeth, y otros por el condado y Lake Norman. Pregunte en qué campus sería el trabajo; un mapa muestra el camino a su hora.',
      },
      'other-fields': {
        en: 'There is work well beyond banking: Duke Energy, Honeywell and Nucor for engineers, Lowe’s at Mooresville for retail and technology, race teams around Mooresville and Concord, the airport and its American hub, logistics, manufacturing and a great deal of building. Bank and retail headquarters also hire many software people. Look at each employer’s career page; I hold no openings.',
        es: 'Hay trabajo mucho más allá de los bancos: Duke Energy, Honeywell y Nucor para ingenieros, Lowe’s en Mooresville para comercio y tecnología, equipos de carreras en Mooresville y Concord, el aeropuerto, logística, manufactura y mucha construcción. Bancos y cadenas también contratan programadores. Vea la página de empleo de cada empresa; no tengo vacantes.',
      },
      'where-the-offices-are': {
        en: 'Most offices sit in Uptown and South End; the other clusters are SouthPark, Ballantyne in the far south, the University Research Park in the northeast, the airport and Whitehall side in the southwest, and Mooresville for Lowe’s. The Blue Line links South End, Uptown, NoDa and the University area. For your own building, give a map both addresses at your hour.',
        es: 'La mayoría de las oficinas está en Uptown y South End; los otros polos son SouthPark, Ballantyne al sur, el University Research Park al noreste, el lado del aeropuerto y Whitehall al suroeste, y Mooresville con Lowe’s. La Blue Line une South End, Uptown, NoDa y University. Para su edificio, ponga ambas direcciones en un mapa a su hora.',
      },
    },
    links: ['areas'],
    source: 'Fortune 500 list; Charlotte Regional Business Alliance',
    topics: ['asked/employers'],
  },
  {
    id: 'internet',
    title: { en: 'Is there fiber or fast internet?', es: '¿Hay fibra o internet rápido?' },
    answer: {
      en: 'Much of the city has cable from Spectrum and fiber from AT&T or Google Fiber, but it changes from street to street and building to building. Type the address into the FCC’s broadband map, then into the providers’ own pages, before due diligence ends if you work from home. In a condo ask whether the building has one contract for all. I hold no speeds.',
      es: 'Gran parte de la ciudad tiene cable de Spectrum y fibra de AT&T o Google Fiber, pero cambia de calle a calle y de edificio a edificio. Ponga la dirección en el mapa de banda ancha de la FCC y en la página de cada compañía antes de que venza el due diligence si trabaja desde casa. En condominio pregunte si hay un contrato para todos.',
    },
    aspects: {
      'at-one-address': {
        en: 'Check the address itself: type it into the FCC broadband map, then into the order pages of AT&T, Google Fiber and Spectrum, because service stops from one house to the next. The team can ask the seller what is installed and what speed they get. If you work from home, do it before due diligence ends.',
        es: 'Revise la dirección misma: escríbala en el mapa de banda ancha de la FCC y luego en las páginas de AT&T, Google Fiber y Spectrum, porque el servicio cambia de una casa a otra. El equipo puede preguntar al vendedor qué tiene instalado y a qué velocidad. Si trabaja desde casa, hágalo antes de que termine due diligence.',
      },
      'at-the-lake': {
        en: 'Around Lake Norman it depends on the street: towns and newer neighborhoods often have cable and some fiber, while long private roads and coves may have less, and homes without either use 5G or satellite service such as Starlink. Cell signal also varies by cove. Test your phone at the house, and check the FCC map and providers by address.',
        es: 'En Lake Norman depende de la calle: los pueblos y barrios nuevos suelen tener cable y algo de fibra; los caminos privados y ensenadas pueden tener menos, y sin cable ni fibra queda 5G o satélite como Starlink. La señal de celular también varía. Pruebe su teléfono en la casa y revise el mapa de la FCC por dirección.',
      },
      'speed-and-cost': {
        en: 'I hold no speeds or prices: they depend on the address and the plan. Fiber usually uploads as fast as it downloads, which matters for video calls and large files; cable downloads fast but uploads more slowly. Compare the plan’s price after the first year, equipment fees and data limits on the providers’ label pages, and test the speed in the house.',
        es: 'No tengo velocidades ni precios: dependen de la dirección y el plan. La fibra suele subir tan rápido como baja, lo que importa para videollamadas y archivos grandes; el cable baja rápido pero sube más lento. Compare el precio tras el primer año, equipo y límites de datos en las páginas de los proveedores, y mida en la casa.',
      },
      'in-a-condo': {
        en: 'In a condo or an association ask whether the building has one contract for everybody: then internet or cable is part of the dues, and you usually cannot opt out or choose another company. The documents and the budget show it. Ask too whether fiber is wired into the unit. The team can get the answer from the association’s manager.',
        es: 'En un condominio o asociación pregunte si el edificio tiene un solo contrato para todos: entonces internet o cable va en la cuota y normalmente no se puede rechazar ni elegir otra compañía. Lo muestran los documentos y el presupuesto. Pregunte también si la unidad tiene fibra. El equipo puede preguntarlo al administrador.',
      },
      'cell-and-5g': {
        en: 'Mobile signal and 5G home internet depend on the carrier and the very spot: Uptown and the inner areas are generally well covered, low ground and coves less so. Look at each carrier’s map and the FCC’s, then make a call from every room at a showing. A dish is usually allowed where only you use the space; association rules may say where.',
        es: 'La señal y el internet 5G dependen de la compañía y del punto exacto: Uptown y las zonas céntricas suelen estar bien, las hondonadas y ensenadas menos. Vea el mapa de cada compañía y el de la FCC, y llame desde cada cuarto en la visita. Una antena parabólica suele permitirse en espacio que solo usted usa; la asociación puede decir dónde.',
      },
      'set-up-or-move': {
        en: 'Order the internet one to two weeks before you move, longer if a line must be brought to the house; ask for installation on or right after closing day. To take your service along, enter the new address first: your company may not serve it. The seller’s contract and router go with the seller. In the meantime a phone hotspot helps.',
        es: 'Pida el internet una o dos semanas antes de mudarse, más si hay que llevar la línea a la casa; que instalen el día del cierre o después. Para llevarse su servicio, escriba primero la nueva dirección: su compañía quizá no llegue. El contrato y el módem del vendedor se van con él. Mientras, puede compartir internet del celular.',
      },
    },
    links: ['contact'],
    source: 'FCC National Broadband Map; providers',
    topics: ['asked/internet'],
  },
  {
    id: 'why-prices-differ',
    title: { en: 'Why is one area dearer than another?', es: '¿Por qué una zona es más cara que otra?' },
    answer: {
      en: 'Mostly the kind of homes and land behind the median: large houses on large lots under old trees near Uptown, as in Myers Park and Dilworth, cost more than one-bedroom condos in a tower, as in Uptown. Few homes for sale and many who want them do the rest. Per square foot the order can differ; ask me for prices of any two areas.',
      es: 'Sobre todo por las casas y el terreno detrás de la mediana: casas grandes en lotes grandes con árboles viejos cerca de Uptown, como en Myers Park y Dilworth, cuestan más que un condominio de una habitación en torre, como en Uptown. Poca oferta y mucha demanda hacen el resto. Por pie cuadrado el orden puede cambiar; pídame precios de dos zonas.',
    },
    aspects: {
      'uptown-and-condos': {
        en: 'A median follows what sells: in Uptown or Fourth Ward mostly condominiums, many with one bedroom, in Dilworth or Myers Park whole houses with land. A lower one is no discount per square foot, and condo dues come on top each month. Compare a home of your own size, dues included.',
        es: 'La mediana sigue a lo que se vende: en Uptown o Fourth Ward sobre todo condominios, muchos de una recámara; en Dilworth o Myers Park casas con terreno. Una más baja no es descuento por pie cuadrado, y la cuota mensual se suma. Compare una vivienda de su tamaño, con cuotas.',
      },
      'what-the-money-buys': {
        en: 'In Dilworth, Myers Park or Plaza Midwood you pay mostly for land near Uptown: larger lots, old trees, whole houses, often renovated, and few for sale at a time. The same money farther out or in a condo buys more or newer floor space. Whether that is worth it is your choice; ask me for the medians of two areas.',
        es: 'En Dilworth, Myers Park o Plaza Midwood se paga sobre todo el terreno cerca de Uptown: lotes grandes, árboles viejos, casas enteras, muchas renovadas, y pocas en venta. El mismo dinero más lejos o en condominio compra más espacio o algo más nuevo. Si vale la pena, lo decide usted; pregúnteme las medianas de dos zonas.',
      },
      'street-to-street': {
        en: 'A few streets can change the price because the homes change: a renovated house on a deep lot against a small one on a busy road, a historic district, new construction, a creek, or the train. Size alone explains little. For one address the team compares recent sales of like homes on like streets, which tells more than the area’s median.',
        es: 'Unas pocas calles pueden cambiar el precio porque cambian las casas: una renovada en lote profundo contra una pequeña en avenida, distrito histórico, obra nueva, un arroyo o el tren. El tamaño por sí solo explica poco. Para una dirección, el equipo compara ventas recientes de casas parecidas en calles parecidas, y eso dice más que la mediana.',
      },
      'median-or-square-foot': {
        en: 'A lower median does not mean a lower price per square foot: the median is the middle of everything sold, so an area of small condos has a low one even when each foot is dear. Use it to see what usually sells there, not what your home would cost. For that, compare price per square foot among similar homes.',
        es: 'Una mediana baja no significa menos por pie cuadrado: es el punto medio de todo lo vendido, así que una zona de condominios pequeños la tiene baja aunque cada pie sea caro. Sirve para ver qué se vende allí, no cuánto costaría su casa. Para eso compare el precio por pie cuadrado entre viviendas parecidas.',
      },
    },
    links: ['market', 'areas'],
    source: 'Area records',
    topics: ['asked/why-prices-differ'],
  },
  {
    id: 'have-an-agent',
    title: { en: 'I have an agent: may I use this site?', es: 'Ya tengo agente, ¿puedo usar este sitio?' },
    answer: {
      en: 'You are welcome to read everything here, ask me and compare homes. For a tour, an offer or advice go through the agent you signed with: ask that agent to book, and tell us whose client you are if you call, so nobody works around them and no two fees arise. If you have only talked to an agent and signed nothing, you are free to choose.',
      es: 'Puede leer todo, preguntarme y comparar casas. Para una visita, oferta o consejo acuda al agente con quien firmó: que él agende, y si llama díganos de quién es cliente, para que nadie pase por encima de él ni haya dos comisiones. Si solo habló con un agente y no firmó nada, es libre de elegir.',
    },
    aspects: {
      'who-shows-me-the-home': {
        en: 'Your own agent shows you the home, listings of this team included: ask that agent to book it and come with you. Because you have an agreement, the team does not open doors or advise behind it. If your agent is away that day, he or she can send a colleague of the same firm, or arrange it with the team.',
        es: 'Su propio agente le muestra la casa, también las de este equipo: pídale que agende la visita y lo acompañe. Como usted tiene un acuerdo, el equipo no abre puertas ni asesora por detrás. Si su agente no puede ese día, puede enviar a un colega de su misma empresa o arreglarlo con el equipo.',
      },
      'nothing-signed': {
        en: 'A talk or a tour with an agent does not bind you; a signed agreement does. If you signed nothing, you are free to choose. Since agents must have a written agreement before they show homes, look whether you signed a page on the first visit, for how long and for which homes. What a paper means is for an attorney to say.',
        es: 'Hablar o visitar casas con un agente no lo obliga; un acuerdo firmado sí. Si no firmó nada, es libre de elegir. Como los agentes deben tener un acuerdo escrito antes de mostrar casas, revise si firmó una hoja en la primera visita, por cuánto tiempo y para qué casas. Qué significa un papel lo dice un abogado.',
      },
      'second-opinion': {
        en: 'General facts you may always ask here, how the contract, costs or areas work in North Carolina. What this site and the team will not do is judge your agent’s advice or tell you how to act on it while you are under agreement. Take the doubt to your agent, then to the firm’s broker-in-charge, or ask an attorney.',
        es: 'Datos generales puede preguntar siempre: cómo funcionan el contrato, los costos o las zonas en Carolina del Norte. Lo que ni el sitio ni el equipo hacen es juzgar el consejo de su agente mientras tenga un acuerdo con él. Lleve la duda a su agente, luego al broker a cargo de su empresa, o a un abogado.',
      },
      'open-house': {
        en: 'You may come to an open house of this team without your agent: say at the door who represents you and write that name on the sheet. Ask about the house, but keep your budget and plans for your own agent, since the host works for the seller. If you then want it, your agent writes the offer.',
        es: 'Puede venir sin su agente a un open house de este equipo: diga en la puerta quién lo representa y escríbalo en la hoja. Pregunte por la casa, pero guarde su presupuesto y planes para su agente, porque quien recibe trabaja para el vendedor. Si luego la quiere, su agente escribe la oferta.',
      },
      'must-i-tell-you': {
        en: 'Please say early that you have an agent, and who it is: brokers here ask so that nobody works around your agreement and two fees do not arise. It changes nothing about reading, comparing homes or asking general questions. If the agent is a relative or friend it counts the same. Before that, keep confidential plans to yourself.',
        es: 'Díganos pronto que tiene agente y quién es: los brokers aquí lo preguntan para que nadie pase por encima de su acuerdo ni surjan dos comisiones. No cambia nada para leer, comparar casas o hacer preguntas generales. Si es pariente o amigo cuenta igual. Antes de eso, guarde para usted los planes confidenciales.',
      },
      'my-home-is-listed': {
        en: 'If your own home is listed with another firm, you may read and ask general questions here, but pricing, showings and strategy of that listing stay with your agent; the team does not advise on it or ask you to change. If the agreement ends, you are free to talk. Doubts go to the firm’s broker-in-charge first.',
        es: 'Si su casa está a la venta con otra empresa, puede leer y hacer preguntas generales aquí, pero precio, visitas y estrategia quedan con su agente; el equipo no asesora sobre eso ni le pide cambiarse. Cuando el acuerdo termine, puede hablar con libertad. Las dudas van primero al broker a cargo de esa empresa.',
      },
    },
    links: ['compare', 'call'],
    source: 'NC Real Estate Commission, Rule 58A .0104; NAR Code of Ethics, Article 16',
    topics: ['asked/have-an-agent'],
  },
  {
    id: 'newsletter',
    title: { en: 'Do you have a newsletter or updates?', es: '¿Tienen un boletín o novedades?' },
    answer: {
      en: 'There is no newsletter. Instead the team emails homes that fit what you look for, if you ask for it: tell me area, price, bedrooms and your email. Market figures are on the Market Insights page, guides to read are free, and the seller’s guide comes as a PDF from the Sell page. Nothing else follows unless you tick the box.',
      es: 'No hay boletín. En su lugar el equipo le envía por correo casas como las que busca, si lo pide: dígame zona, precio, habitaciones y su correo. Las cifras del mercado están en Market Insights, las guías se leen gratis y la del vendedor llega en PDF desde la página Sell. No llega nada más, salvo que marque la casilla.',
    },
    aspects: {
      'market-updates': {
        en: 'There is no monthly market mail. Look at the Market Insights page when you want figures, or ask me for an area’s median with its date; whoever wants current closed sales for one area or a home value can ask the team for a report. It comes because you asked, and no advertising follows.',
        es: 'No hay correo mensual del mercado. Vea la página Market Insights cuando quiera cifras, o pregúnteme la mediana de una zona con su fecha; quien quiera ventas recientes de una zona o el valor de su casa puede pedir un informe al equipo. Llega porque usted lo pidió, y no le sigue publicidad.',
      },
      'no-calls-no-spam': {
        en: 'You can stay informed without calls or spam: read here with no address at all, or leave only an email and say “email only”. The team then writes about what you asked for; automated calls and texts come only if you tick the box for them, and one message stops it all. There is no list you are on without knowing.',
        es: 'Puede informarse sin llamadas ni spam: lea aquí sin dejar dirección, o deje solo un correo y diga “solo por correo”. El equipo escribe sobre lo que usted pidió; las llamadas y mensajes automáticos llegan solo si marca su casilla, y un mensaje lo detiene todo. No hay lista en la que esté sin saberlo. No necesita dar datos para usar el sitio.',
      },
      'guides-and-articles': {
        en: 'New guides are not announced by mail; you find them all at the foot of the Neighborhoods page, free and without signing up. The seller’s guide also comes as a PDF from the Sell page. Tell me your question, buying, selling, money or an area, and I point you to the right guide or answer it here.',
        es: 'Las guías nuevas no se anuncian por correo; están todas al pie de la página Neighborhoods, gratis y sin registrarse. La guía del vendedor también viene en PDF desde la página Sell. Dígame su pregunta, comprar, vender, dinero o una zona, y le indico la guía o le respondo aquí.',
      },
    },
    links: ['market', 'areas', 'guideForm', 'contact'],
    source: 'Site records',
    topics: ['asked/newsletter'],
  },
];
