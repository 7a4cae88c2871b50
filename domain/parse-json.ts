/** Parses JSON; for invalid JSON, returns the reason and the line, from 1, and no value. */
export function parseJson(
  text: string,
): { value: unknown; error?: undefined } | { value?: undefined; error: string; line: number } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const line = text.slice(0, errorOffset(message, text)).split('\n').length;
    return {
      error: message.replace(/, (?:\.\.\.)?".*is not valid JSON$|(?: in JSON)? at position.*$/s, ''),
      line,
    };
  }
}

/** Characters of context that V8 shows before an unexpected token. */
const CONTEXT_BEFORE = 10;

/** The offset at which V8 stopped. For an unexpected token it reports no position, only the surrounding text. */
function errorOffset(message: string, text: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, around = ''] =
    /^Unexpected token '(.*)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (token === '') return text.length; // it ends too early
  return dots ? text.indexOf(around) + CONTEXT_BEFORE : text.indexOf(token);
}
