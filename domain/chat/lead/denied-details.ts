import type { LeadDetails } from './lead-talk.ts';

/** Details without those that a plain text takes back, or calls wrong: they are asked for again, and never sent. */
export function withoutDenied(details: LeadDetails, plain: string): LeadDetails {
  const denied = [...plain.matchAll(DENIED)].flatMap(([text]) => text.match(FIELDS) ?? []).flatMap(fieldsOf);
  return { ...details, ...Object.fromEntries(denied.map((field) => [field, ''])) };
}

type Field = keyof LeadDetails;

function fieldsOf(text: string): Field[] {
  if (OF_LAST_NAME.test(text)) return ['lastName'];
  if (OF_FIRST_NAME.test(text)) return ['firstName'];
  if (OF_NAME.test(text)) return ['firstName', 'lastName'];
  return [OF_EMAIL.test(text) ? 'email' : 'phone'];
}

const OF_LAST_NAME = /last ?name|surname|apellido/;
const OF_FIRST_NAME = /first ?name/;
const OF_NAME = /name|nombre/;
const OF_EMAIL = /mail|correo/;

const FIELD =
  '(?:(?:(?:cell|mobile|home|work|full|first|last|phone) ?)?(?:names?|numbers?|phones?)|surname|cell|mobile|e ?mails?(?: address(?:es)?)?|nombre|apellidos?|correos?|telefonos?|numeros?|celular)';
const FIELDS = new RegExp(FIELD, 'g');
const OWN = '(?:my|our|the|that|mi|mis|el|los|ese)';
/** "Remove my number", "don't use the phone", but not "don't forget my email" or "don't use my phone for ads". */
const TAKES_BACK = `(?<!\\b(?:not|never) |\\bno (?=borr|quit|elimin|olvid))(?:remove|delete|erase|drop|scrap|forget|skip|without|sin|leave out|take (?:off|out|down|away|back)|do not use|never use|borr\\w+|quit\\w+|elimin\\w+|olvid\\w+|no us\\w+) ${OWN} ${FIELD}(?: (?:and|or|y|o) ${OWN} ${FIELD})*(?! (?:for|to|para) )`;
const WRONG = '(?:wrong|incorrect\\w*|not (?:right|correct)|misspel\\w+|mistyped|outdated|mal|equivocad\\w+)';
const MISTAKE = '(?:typo|mistake|error)';
const PUTS_RIGHT = '(?:change|fix|correct|update|edit|cambi\\w+|correg\\w+|corrij\\w+)';
const DENIED = new RegExp(
  [
    TAKES_BACK,
    `${FIELD}(?: (?:i gave|you have|is|was|are|looks?|seems?|got|esta|estan|es|son|all|still|also))* ${WRONG}`,
    `${FIELD} (?:has|had|tiene|hay) (?:an? |una? )?${MISTAKE}`,
    `(?:wrong|incorrect|misspel\\w+|mistyped|${MISTAKE} (?:in|on|with|en))(?: ${OWN})? ${FIELD}`,
    `(?:not|no es|${PUTS_RIGHT}) ${OWN} ${FIELD}`,
  ]
    .map((source) => `(?:${source})(?![a-z0-9])`)
    .join('|'),
  'g',
);
