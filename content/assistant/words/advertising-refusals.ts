import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { reported } from './refusal-parts.ts';

/** Neutral alternatives for words about the desired buyers or tenants. */
const neutralWords = {
  race: {
    en: 'In place of race write “three bedrooms, fenced yard, a mile to the park”.',
    es: 'En lugar de la raza escriba «tres dormitorios, patio cercado, a una milla del parque».',
  },
  origin: {
    en: 'In place of origin or language write “showings by appointment” and ask everyone for the same identification.',
    es: 'En lugar del origen o el idioma escriba «visitas con cita» y pida a todos la misma identificación.',
  },
  religion: {
    en: 'In place of faith write “half a mile to the library”.',
    es: 'En lugar de la fe escriba «a media milla de la biblioteca».',
  },
  family: {
    en: 'In place of children or family write “two bedrooms, 850 square feet, quiet hours from 10 to 7”.',
    es: 'En lugar de los hijos o la familia escriba «dos dormitorios, 850 pies cuadrados, horario de silencio de 10 a 7».',
  },
  age: {
    en: 'In place of age write “one-level plan, low-maintenance yard, home office”.',
    es: 'En lugar de la edad escriba «una sola planta, patio de poco mantenimiento, oficina en casa».',
  },
  sex: {
    en: 'In place of sex write “one-bedroom unit with its own entrance”; only where the home itself is shared may an ad name the roommate’s sex.',
    es: 'En lugar del sexo escriba «unidad de un dormitorio con entrada propia»; solo si se comparte la vivienda misma puede el anuncio nombrar el sexo.',
  },
  disability: {
    en: 'In place of health write “third-floor walk-up, stairs at the entry”.',
    es: 'En lugar de la salud escriba «tercer piso sin elevador, escalones en la entrada».',
  },
  assistance: {
    en: 'In place of vouchers write “lawful income verified the same way for everyone”.',
    es: 'En lugar de los vales escriba «ingresos lícitos verificados igual para todos».',
  },
  safety: {
    en: 'In place of safety write “monitored alarm, deadbolts, exterior lighting”.',
    es: 'En lugar de la seguridad escriba «alarma monitoreada, cerrojos, luz exterior».',
  },
  schools: {
    en: 'In place of a verdict on schools write “assigned school: verify with CMS”.',
    es: 'En lugar de un juicio sobre escuelas escriba «escuela asignada: confirmar con CMS».',
  },
};

const anyWords = {
  en: 'Write about the property, “three bedrooms, fenced yard, a mile to the park”, and show it to everyone alike.',
  es: 'Escriba sobre la propiedad, «tres dormitorios, patio cercado, a una milla del parque», y muéstrelo a todos por igual.',
};

const goingOver = {
  en: 'The team can go over your wording; HUD answers questions at 800-669-9777.',
  es: 'El equipo puede revisar su texto; HUD contesta preguntas en el 800-669-9777.',
};

/** Refusals about wording of ads, their audience, and warnings in letters. */
export const advertisingRefusals: Refusals = {
  advertising: {
    text: {
      en: "I can't word it that way: under fair housing law the words of an ad alone can break the law when they ask for or keep out people[ by {traits}]; describe the property, not the people.",
      es: 'No puedo redactarlo así: según las leyes de vivienda justa (fair housing), las solas palabras de un anuncio pueden infringir la ley si piden o dejan fuera a personas[ por {traits}]; describa la propiedad, no a las personas.',
    },
    source: anyWords,
    byTrait: neutralWords,
    instead: goingOver,
    bySide: {
      landlord: {
        text: {
          en: "I can't word it that way: under fair housing law a rental ad says what the unit is and costs, not who should live there[, so nothing about {traits}].",
          es: 'No puedo redactarlo así: según las leyes de vivienda justa (fair housing), un anuncio de renta dice cómo es y cuánto cuesta la unidad, no quién debe vivir allí[, y nada sobre {traits}].',
        },
        source: anyWords,
        byTrait: neutralWords,
        instead: goingOver,
      },
      broker: {
        text: {
          en: "I can't word it that way, and fair housing law and Article 10 of the REALTOR code bind us both: the words of an ad alone can break them when they ask for or keep out people[ by {traits}]; describe the property, not the people.",
          es: 'No puedo redactarlo así, y las leyes de vivienda justa (fair housing) y el artículo 10 del código REALTOR nos obligan a los dos: bastan las palabras de un anuncio que pide o deja fuera a personas[ por {traits}]; describa la propiedad, no a las personas.',
        },
        source: anyWords,
        byTrait: neutralWords,
        instead: {
          en: 'Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can check the copy.',
          es: 'Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden revisar el texto.',
        },
      },
      complainant: reported,
    },
    links: ['call', 'contact'],
  },
  audience: {
    text: {
      en: "I can't help to aim it at some people: under fair housing law whom an ad is shown to counts like its words, and nobody is picked or left out by[ {traits}| age, sex, family, faith or origin], nor by interests and ZIP codes that stand for them.",
      es: 'No puedo ayudar a dirigirlo a ciertas personas: según las leyes de vivienda justa (fair housing), a quién se muestra un anuncio cuenta como sus palabras, y no se elige ni se deja fuera a nadie por[ {traits}| edad, sexo, familia, fe u origen], ni por intereses o códigos postales que los sustituyan.',
    },
    source: {
      en: 'Facebook and Instagram shut those choices off for housing ads: declare the ad as one, aim by city or a wide radius, and let price, rooms and photos do the rest.',
      es: 'Facebook e Instagram cierran esas opciones en anuncios de vivienda: declárelo así, diríjalo por ciudad o un radio amplio, y que precio, cuartos y fotos hagan lo demás.',
    },
    instead: {
      en: 'The words describe the property, not the people, and the MLS shows it to everyone alike; the team plans the channels with you.',
      es: 'El texto describe la propiedad, no a las personas, y el MLS la muestra a todos por igual; el equipo planea los medios con usted.',
    },
    links: ['call', 'contact'],
  },
  warning: {
    text: {
      en: "I can't write that: under fair housing law a letter or flyer may not warn of who is moving in[, {traits} included]; scaring owners into selling is called blockbusting and is unlawful by itself.",
      es: 'No puedo escribir eso: según las leyes de vivienda justa (fair housing), una carta o volante no puede advertir de quién se muda[, tampoco por {traits}]; asustar a los dueños para que vendan se llama blockbusting y es ilegal por sí mismo.',
    },
    source: {
      en: 'A letter about prices, dates and the property itself is fine.',
      es: 'Una carta sobre precios, fechas y la propiedad misma sí vale.',
    },
    instead: goingOver,
    links: ['call', 'contact'],
  },
};
