/**
 * A plain text without the numbers that are names, how old somebody is, or come in groups, as those of a card: "an FHA 203k",
 * "my 401k", "form 2-T", "kids aged 4 and 7". They are no amounts, unless something makes them one: "under 401k".
 */
export function withoutNumberedNames(text: string): string {
  return text
    .replace(IN_GROUPS, '_')
    .replace(AGES, '_')
    .replace(NUMBERED, (name: string, at: number) => (OF_AMOUNT.test(text.slice(0, at)) ? name : '_'));
}

/** The numbers of a card, of social security and of a phone. */
const IN_GROUPS =
  /(?<![\w.$])(?:\d{4}(?: \d{4}){3}|\d{3} \d{2} \d{4}|(?:1 )?\d{3}[ .]\d{3}[ .]\d{4})(?![\w.%])/g;

const AGES =
  /(?<![\w.$])(?:(?:aged?|ages|de edad|edades)(?: de)? \d{1,2}(?:(?: and| y)? \d{1,2})*|\d{1,2}(?: (?:and|y) \d{1,2})? ?(?:years? olds?|yrs? olds?|yo|anos de edad))(?![\w.%])/g;

const NUMBERED =
  /(?<![\w.$])(?:(?:form|forms|section|irs|publication|hotline|formulario|seccion) \d{1,4}(?: ?[a-z])?|203 ?[bhk]|401 ?k|403 ?b|457 ?b|529|1031|1040|1098|1099(?: [a-z])?|[2389]11|2 t|w ?[29])(?![\w.%])/g;
/** What stands before an amount of money. */
const OF_AMOUNT =
  /(?:\$ ?|\b(?:under|below|over|above|up to|than|around|about|max|most|least|between|budget(?: is| of)?|priced? at|for|menos de|hasta|mas de) )$/;
