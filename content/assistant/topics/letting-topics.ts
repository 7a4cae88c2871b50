import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** Homes that are let, or bought to be let. */
export const lettingTopics: Topic[] = [
  {
    id: 'renting',
    say: [
      '(?<!(paying|tired of|sick of|stop|stopped|instead of|done|throwing|currently|still|i|we|am|are|our|my) )(rent|rents|rental|rentals|renting|lease|leasing)',
      '(for|to) rent',
      '(rent|rental) (apartment|house|home|condo|property)s?',
      '(rentar|alquilar|renta|alquiler|arrendar)',
      'tenants?',
      'property manag\\w+',
      '(rental|rent|rentals|lease) (income|yield|return)s?',
      'how much & (make|earn|charge|get|ask|can i) & (rent|rents|renting|rental) & (out|a|my|it|per|for)',
    ],
    first: true,
    answer: {
      en: 'The records here are of homes for sale; I have none of rentals or property management. What a landlord or a tenant must do is a question for a North Carolina attorney, and an association may limit rentals in its own rules. Ask the team whether they can point you to someone.',
      es: 'Aquí hay registros de casas en venta; no tengo de renta. Lo que debe hacer un dueño o un inquilino es pregunta para un abogado, y una asociación puede limitar las rentas. Pregunte al equipo si puede orientarle.',
    },
    links: ['call', 'contact'],
    offer: 'question',
  },
  {
    id: 'investors',
    say: [
      'investors?',
      'investment (propert(y|ies)|condo|home|house|unit)s?',
      '(landlord|duplex(?:es)?|triplex(?:es)?|multi ?family|rental property|rental properties)s?',
      '{buy} .. (to rent( out)?|rental|rentals|airbnb)',
      '(tenants?|renters?|lease) & (in place|{buy}|with|comes with|occupied|already)',
      'tenant occupied',
      '{buy} .. tenants? (in|inside|already|living)( it| there| place)?',
      '(airbnb|short term rentals?|vrbo)',
      '(airbnb|rental|rent|rented|investment) & (return|yield|roi|profit|cash flow)s?',
      'rent (it |them |my \\w+ )?out',
      '(inversionistas?|arrendador(es)?|propiedad(es)? de inversion)',
    ],
    answer: {
      en: 'The team works with anyone who buys or sells, to live in or to let. I make no forecasts and keep no rents; what I can read you is price, days on market and homes for sale by area. For a home to let, use the due diligence period: a lease in place and its deposits usually go with the home, the association may limit rentals, and a lender and a tax adviser see it differently from a home of your own.',
      es: 'El equipo trabaja con quien compre o venda, para vivir o para rentar. No hago pronósticos ni tengo rentas; puedo leerle precios, días en el mercado y casas en venta por zona. En el periodo de due diligence revise el contrato de renta vigente, los depósitos y las reglas de la asociación.',
    },
    links: ['market', 'compare', 'contact'],
    offer: 'buying',
  },
  {
    id: 'selling-with-tenants',
    say: ['{sell} & (tenants?|renters?|inquilinos?)'],
    first: true,
    answer: {
      en: `A home with a tenant in it may be sold: as a rule a lease in place and its deposit go over to the buyer, who takes the home with its tenant until the lease ends. When you may show it, what notice is due and whether the lease can end sooner stand in the lease and in North Carolina law: have an attorney read it before you list. A buyer who wants to live there asks for the date. ${LAW}`,
      es: `Una casa con inquilino se puede vender: por lo común el contrato de renta y su depósito pasan a quien compra hasta que termine. Cuándo se puede mostrar, con qué aviso y si puede terminar antes lo dicen el contrato y la ley de Carolina del Norte: que lo lea un abogado. ${LAW_ES}`,
    },
    links: ['guideSelling', 'contact'],
    offer: 'selling',
  },
  {
    id: 'new-construction',
    say: [
      '(new|from a) (construction|builders?|development|build)s? & (avery|agent|realtor|help|represent\\w*|need|work|bring)',
      '{buy} .. (builder|new construction|new build)',
      'builders? (contract|warranty|agent|rep|representative|sales)s?',
      '(build|building) (a|my|our|your) (own )?(new |custom )?(home|house)',
      '(construir|constructora|casa nueva)',
    ],
    first: true,
    besideHomes: true,
    answer: {
      en: "The sales office of a builder represents the builder. A broker of your own can come along, and is best named at the first visit; how that broker is paid is agreed in writing. A builder's contract is not the standard form, so have a North Carolina attorney read it. The homes in my records carry the year they were built.",
      es: 'La oficina de ventas de una constructora representa a la constructora. Usted puede llevar su propio broker desde la primera visita; su pago se acuerda por escrito. El contrato no es el estándar: que lo lea un abogado.',
    },
    links: ['contact', 'compare'],
    offer: 'buying',
  },
];
