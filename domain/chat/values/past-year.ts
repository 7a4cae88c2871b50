/**
 * The past year that figures are requested of: "in 2023", "a year ago". A home's own history names years as well.
 * @param namesFact whether the text asks for a fact: then a year at its start or end needs no "in"
 */
export function pastYearIn(text: string, thisYear: number, namesFact: boolean): number | null {
  if (OWN_HISTORY.test(text)) return null;
  const past = YEARS_AGO.exec(text.replace(COUPLE, '2'));
  if (past) return thisYear - (Number(past[1] ?? past[2]) || 1);
  const [, named, alone] = NAMED_YEAR.exec(text) ?? (namesFact ? YEAR_AT_END.exec(text) : null) ?? [];
  const year = Number(named ?? alone ?? 0);
  return year > 0 && year <= thisYear ? year : null;
}

/** Whether a message contains only a year: "and 2025?", "and a year ago?" */
export function isOnlyYear(text: string): boolean {
  return ONLY_YEAR.test(text);
}

const ONLY_YEAR =
  /^(?:(?:and|or|ok|so|y|what about|how about|que tal|in|en|for) )*(?:20[12]\d|(?:a|\d{1,2}) years? ago|hace (?:un|\d{1,2}) anos?|(?:el )?ano pasado|last year)$/;

const OWN_HISTORY =
  /\b(?:built|bought|purchased|moved|lived|owned|renovat\w+|remodel\w+|updated|construid\w*|compr\w+|mud\w+)\b/;
const NAMED_YEAR =
  /\b(?:in|of|during|back in|en|for|since|from) (20[12]\d)\b|^(?:(?:and|or|ok|so|y|what about|how about|que tal) )*(20[12]\d)$/;
const YEAR_AT_END = /^(20[12]\d) |\b(20[12]\d)$/;
/** Two: "a couple of years ago" */
const COUPLE = /\b(?:a )?couple(?: of)?(?= years ago\b)/;
const YEARS_AGO =
  /\b(?:(a|\d{1,2}) years? ago|(?:a|the) year before that|hace (un|\d{1,2}) anos?|ano pasado|(?<!\b(?:the|than|since|over|to) )last year)\b/;
