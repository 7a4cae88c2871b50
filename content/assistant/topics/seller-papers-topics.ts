import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** What a seller signs, and what must be told. */
export const sellerPapersTopics: Topic[] = [
  {
    id: 'deaths-at-home',
    say: [
      '(die|died|death|murder|murdered|killed|suicide|haunted|ghost|passed away|crime committed)s? & (disclos\\w+|tell|at _home|in (the|this|that|a|an|any|your|one of) .. ({home}|_home))',
    ],
    foremost: true,
    answer: {
      en: `In North Carolina a death in a home is not counted among the material facts that a seller or a broker must disclose; but who is asked about it directly may not give a false answer. My records hold nothing of the kind: the team can put the question to the listing side. ${LAW}`,
      es: `En Carolina del Norte, una muerte en una casa no cuenta entre los hechos que quien vende o un broker deba revelar; pero quien recibe la pregunta directa no puede contestar con falsedad. Mis registros no dicen nada de eso: el equipo puede preguntarlo. ${LAW_ES}`,
    },
    links: ['contact', 'guideBuying'],
    offer: 'question',
  },
  {
    id: 'seller-papers',
    say: [
      '(disclosure|disclosures|disclose) & ({sell}|property|statement|form|defect|must|have to|required|residential)',
      '(property|seller|residential|lead|mineral|oil) .. disclosures?',
      'lead(-| )?(based )?paint',
      '{sell} & lead (based )?paint',
      'lead (based )?paint & (form|disclosure|which|pamphlet|built|year)s?',
      '(papers|documents|paperwork|forms|documentos|papeles)(?!.*(mortgage|loan|lender|hipoteca)) & ({sell}|need|required|list)',
      '(my|our) {home} (is|was) (built )?(from|in) (the )?(18\\d\\d|19[0-6]\\d|197[0-7])s?',
      'listing agreement',
      'exclusive (right|agency|listing agreement)',
      '(document|paper|paperwork|form)s? & {sell}',
      'rpoad\\w*',
    ],
    first: true,
    answer: {
      en: `Papers a seller meets, in order: the Working With Real Estate Agents disclosure, before anything confidential; the listing agreement, in writing and for a definite period; the Residential Property and Owners' Association Disclosure Statement, with one on mineral, oil and gas rights, no later than the buyer's offer; and, for homes built before 1978, the federal lead-based paint disclosure. ${LAW}`,
      es: `Los papeles de quien vende: la divulgación Working With Real Estate Agents, antes de cualquier dato confidencial; el contrato de listado, por escrito; la declaración sobre la propiedad, a más tardar con la oferta; y para casas construidas antes de 1978, la divulgación sobre pintura con plomo. ${LAW_ES}`,
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
  {
    id: 'what-to-disclose',
    say: [
      '(disclose|tell|mention to|reveal|admit) .. (buyer|buyers)( .. about)?',
      '(stay away from|avoid|skip|without|not) (telling|mentioning|disclosing) .. buyers?',
      '(do|must|should|need|have|required) .. disclose',
      '(disclose|disclosing|hide|admit) .. (leak\\w*|roof|damage|problem|issue|defect|repair|flood\\w*|mold|crack|termite|foundation|basement|water)s?',
      '(must|have to|need to|required to|should) .. disclose .. (about|that)',
      '(must|have to|need to|required to|should) .. tell (the |a |any |my )?buyers?',
      '(divulgar|declarar) .. (fuga|humedad|dano|defecto|problema|inundacion|grieta)s?',
    ],
    first: true,
    answer: {
      en: `The Residential Property and Owners' Association Disclosure Statement asks about the house, and a seller may answer yes, no or, for many questions, that no representation is made; correct it if something changes. Whatever the form says, a broker must disclose the material facts that the broker knows or should know, and nobody may hide a defect or say what is not so. Tell your broker first what you know, with the papers of any repair; what it means for you in law, a North Carolina attorney says. ${LAW}`,
      es: `La declaración sobre la propiedad (Residential Property and Owners' Association Disclosure Statement) pregunta por la casa, y quien vende puede contestar sí, no o, en muchas preguntas, que no declara nada. Diga lo que diga el formulario, un broker debe revelar los hechos materiales que sabe o debería saber, y nadie puede ocultar un defecto. Cuéntele primero a su broker. ${LAW_ES}`,
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
];
