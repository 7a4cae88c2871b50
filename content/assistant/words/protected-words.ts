import type { ProtectedWords } from '#domain/chat/guard/protected-words.ts';
import { countryNames } from './country-names.ts';

// Everyday words for traits protected by fair housing law (42 U.S.C. 3604; G.S. 41A-4; NAR Code of Ethics, Article 10).
// A dash joins the words of a phrase; plurals in -s are included automatically.
// Names and numbers are masked: “Section 8” is `section-_number`.

/** Descriptions of people. `floor`: sufficient to decline. `framed`: declined only if the classifier applies it to people. */
export const protectedWords: ProtectedWords = {
  classes: {
    race: {
      floor:
        'whites-only blacks-only whitest blackest hispanic hispanics latinx chicano african-americans caucasian ' +
        'orientals minorities bipoc people-of-color person-of-color colored-people white-people black-people ' +
        'brown-people white-folks black-folks white-families black-families racial-makeup racial-mix ' +
        'racial-composition skin-color dark-skinned interracial biracial white-flight whiteness anglos gringos ' +
        'afroamericanos raza razas color-de-piel gente-de-color minorias asians',
      framed:
        'white whites whiter black blacks blacker brown race races racial racially ethnic ethnicity asian latino latina latinos latinas diverse ' +
        'diversity integrated segregated african-american indigenous negro negra negros negras blanco blanca ' +
        'blancos moreno morena morenos etnia diversa diverso',
    },
    origin: {
      floor:
        'mexicans mexicanos mexicanas indians indios arabs arabes africans africanos russians koreans haitians ' +
        'pakistanis somalis nigerians cubans cubanos hondurans hondurenos salvadorans salvadorenos colombians ' +
        'venezuelans venezolanos guatemalans puerto-ricans illegals illegal-aliens undocumented-people ' +
        'americans-only english-only-tenants chinos rusos haitianos ilegales immigrant-families immigrant-neighborhood',
      framed:
        'mexican indian chinese arab african russian korean haitian pakistani somali nigerian cuban honduran ' +
        'salvadoran colombian venezuelan guatemalan vietnamese japanese filipino italian german irish greek polish ' +
        'ukrainian brazilian immigrant immigrants refugee refugees foreigner foreigners foreign foreign-born expat expats accent accents ' +
        'english-speaking spanish-speaking undocumented nationality citizens inmigrantes extranjeros paisanos ' +
        'compatriotas mexicano mexicana nacionalidad acento hispanohablantes refugiados americans',
    },
    religion: {
      floor:
        'jews muslims hindus sikhs buddhists mormons atheists evangelicals churchgoers god-fearing bible-belt judios ' +
        'musulmanes cristianos catolicos mormones ateos jewish-area jewish-neighborhood muslim-area muslim-neighborhood ' +
        'christian-neighborhood christian-area christians catholics baptists eruv',
      framed:
        'jewish muslim christian catholic hindu sikh buddhist mormon baptist evangelical orthodox amish religious ' +
        'religion faith secular church churches mosque synagogue temple kosher halal worship judio judia musulman ' +
        'cristiano cristiana catolico catolica iglesia mezquita sinagoga religion religioso fe hijab',
    },
    sex: {
      floor:
        'gays lesbians queers homosexuals homosexuales transsexuals gayborhood gay-area gay-neighborhood gay-friendly ' +
        'gay-district lesbianas women-only men-only female-only male-only females-only males-only lgbtq-area lgbt-area',
      framed:
        'gay lesbian lgbt lgbtq queer homosexual bisexual transgender trans same-sex straight women woman men female ' +
        'females male males girls guys ladies husbands wives bachelor bachelors gender mujeres mujer hombres hombre ' +
        'chicas genero transgenero throuple',
    },
    family: {
      floor:
        'family-oriented child-free kid-free childless adults-only no-kids ' +
        'no-children adult-only sin-ninos solo-adultos barrio-familiar zona-familiar ambiente-familiar',
      framed:
        'family families kid kids child children baby babies toddler toddlers teen teens teenagers daughter ' +
        'singles single couple couples newlyweds mom moms mother mothers dad dads parents pregnant married unmarried ' +
        'divorced divorcees widow widows roommates ninos ninas hijos hijas familia familias family-friendly kid-friendly child-friendly pareja parejas solteros ' +
        'solteras casados divorciados embarazada bebe bebes nieces playmates',
    },
    age: {
      floor:
        'old-people elderly-people young-people senior-neighborhood gente-joven gente-mayor viejitos ancianos',
      framed:
        'senior seniors elderly retiree retirees retired old older young younger millennials boomers hipsters yuppies ' +
        'students professionals empty-nesters adults crowd aging grandma grandmother grandparents age jovenes mayores ' +
        'jubilados estudiantes profesionales viejos tercera-edad adultos',
    },
    disability: {
      floor:
        'cripples retarded handicapped-people disabled-people mentally-ill halfway-house sober-house sober-home ' +
        'discapacitados minusvalidos enfermos-mentales autistas',
      framed:
        'disabled handicapped disability disabilities wheelchair wheelchairs blind deaf autistic autism mental illness ' +
        'group-home group-homes sober-living rehab addicts addict recovery aids hiv vih sida schizophrenia bipolar ' +
        'dementia special-needs crazies service-dog support-dog support-animal emotional-support anxiety discapacidad ' +
        'silla-de-ruedas ciego ciegos sordo sordos sick',
    },
    assistance: {
      floor:
        'sec8 welfare-people poor-people low-class the-projects gente-pobre section-_number-tenants section-_number-people',
      framed:
        'voucher vouchers public-housing low-income welfare food-stamps subsidized poor rich homeless ' +
        'shelter shelters pobres ricos bajos-ingresos subsidiada renters vagabundos',
    },
    veteran: { floor: '', framed: 'veterans veteran military army soldiers vets veteranos militares' },
    safety: {
      floor:
        'crime-rate safest-neighborhood safest-area safest-neighborhoods safest-areas dangerous-neighborhood ' +
        'dangerous-area bad-neighborhood ghetto ghettos shootings there-a-shooting drive-by-shooting homicides murders muggings ' +
        'carjackings low-crime high-crime barrio-peligroso zona-peligrosa barrio-seguro zona-segura tiroteos ' +
        'crime-ridden crimen delincuencia pandillas gangs thugs',
      framed:
        'safe safer safety crime dangerous danger unsafe secure rough shady sketchy shooting robbed mugged stolen theft thieves ' +
        'break-ins break-in burglary police cops drugs violence violent night alone seguro segura seguridad ' +
        'peligroso peligrosa peligro robo robar ladrones violencia policia noche rob robos perverts',
    },
    schools: {
      floor:
        'better-school better-middle-school better-high-school better-elementary decent-school terrible-school top-rated-school ' +
        'good-schools best-schools bad-schools better-schools great-schools worst-schools best-school-district ' +
        'good-school-district top-schools school-ratings-by-neighborhood buenas-escuelas mejores-escuelas ' +
        'high-school-is-best high-school-is-the-best elementary-school-is-best elementary-school-is-the-best ' +
        'schools-are-best schools-are-the-best malas-escuelas best-elementary best-high-school best-middle-school',
      framed:
        'school schools elementary kindergarten teachers test-scores rated rank escuela escuelas colegio colegios maestros',
    },
  },
  kinds: {
    race: {
      latin: 'hispanic hispanics latinx chicano latino latina latinos latinas',
    },
    sex: {
      orientation:
        'gay gays lesbian lesbians lgbt lgbtq queer queers homosexual homosexuals bisexual transgender trans same-sex ' +
        'transsexuals throuple gayborhood gay-area gay-neighborhood gay-friendly gay-district lgbtq-area lgbt-area ' +
        'lesbianas homosexuales transgenero genero gender straight',
    },
    age: {
      seniors:
        'senior seniors elderly retiree retirees retired empty-nesters grandma grandmother grandparents old-people ' +
        'elderly-people senior-neighborhood gente-mayor viejitos ancianos jubilados tercera-edad mayores viejos aging age older old',
    },
    family: {
      children:
        'kid kids child children baby babies toddler toddlers teen teens teenagers pregnant ninos ninas hijos hijas ' +
        'embarazada bebe bebes kid-friendly child-friendly',
      without: 'adults-only adult-only child-free kid-free no-kids no-children solo-adultos sin-ninos',
    },
    disability: {
      illness:
        'mental illness mentally-ill enfermos-mentales autistic autism autistas recovery rehab addicts addict aids hiv ' +
        'vih sida schizophrenia bipolar dementia crazies sick retarded anxiety',
      homes: 'group-home group-homes sober-living halfway-house sober-house sober-home',
    },
    assistance: { homeless: 'homeless shelter shelters vagabundos' },
    safety: { aside: 'night noche alone' },
    schools: { aside: 'rated rank kindergarten teachers' },
  },
  telling: {
    origin:
      'english accent accents acento ingles interpreter interprete green-card immigration-papers visa papeles ' +
      'last-name last-names apellido apellidos sounds-foreign gypsies citizen ciudadano ciudadana national-origin ' +
      'gujarati punjabi tamil bengali kurdish kurds persian persians hmong roma romani gitano gitana gitanos ' +
      'overseas abroad born-here born-elsewhere gringo gringa extranjero extranjera nacido-aqui nacidos-aqui nacio-aqui ' +
      countryNames,
    'sex/orientation':
      'two-men two-women two-guys two-ladies both-men both-women both-guys boyfriend-and-i his-husband her-wife ' +
      'his-boyfriend her-girlfriend dos-hombres dos-mujeres dos-muchachos ambos-hombres ambas-mujeres',
    'family/children':
      'my-son our-son his-son her-son their-son sons ' +
      'newborn twins stroller strollers expecting pregnancy embarazo gemelos recien-nacido cochecitos per-child each-child',
    disability:
      'ramp ramps rampa rampas grab-bar grab-bars walker oxygen oxygen-tank aide live-in-aide caregiver stroke stair-lift ' +
      'handicapped-space roll-in-shower walk-in-shower andador cuidadora oxigeno',
    'disability/homes': 'home-for house-for care-home rehab-house recovery-house hogar-para casa-para',
    'disability/illness': 'addiction breakdown medical-records diagnosis historial-medico depression',
    'family/without': 'solo-para-adultos adults-only-building',
    assistance:
      'section-_number seccion-_number sec-_number housing-authority government-money government-help ayuda-del-gobierno',
  },
  spokenOf: [
    {
      classes: ['race', 'origin', 'religion', 'sex'],
      after:
        'neighborhood neighborhoods district districts enclave enclaves owners neighbors residents tenants renters population',
    },
    // Walls have white areas and fences have straight sections.
    { classes: ['origin', 'religion'], after: 'part parts area areas section sections' },
  ],
  /** Things with a `floor` word in their name. */
  things: ['there-a-shooting-range', 'gangs-of-boxes', 'cleveland-indians'],
};
