/**
 * A plain text without the numbers that are names: "an FHA 203k", "my 401k", "a 1031", "form 2-T". They are no amounts, unless
 * something makes them one: "under 401k".
 */
export function withoutNumberedNames(text: string): string {
  return text.replace(NUMBERED, (name: string, at: number) =>
    OF_AMOUNT.test(text.slice(0, at)) ? name : '_',
  );
}

const NUMBERED =
  /(?<![\w.$])(?:(?:form|forms|section|irs|publication|hotline|formulario|seccion) \d{1,4}(?: ?[a-z])?|203 ?[bhk]|401 ?k|403 ?b|457 ?b|529|1031|1040|1098|1099(?: [a-z])?|[2389]11|2 t|w ?[29])(?![\w.%])/g;
/** What stands before an amount of money. */
const OF_AMOUNT =
  /(?:\$ ?|\b(?:under|below|over|above|up to|than|around|about|max|most|least|between|budget(?: is| of)?|priced? at|for|menos de|hasta|mas de) )$/;
