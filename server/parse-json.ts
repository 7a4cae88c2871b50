/** Parses JSON. For other text, says why it is not JSON and on which line (from 1) it stops being that. */
export function parseJson(text: string): { value: unknown } | { error: string; line: number } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const line = text.slice(0, placeOf(message, text)).split('\n').length;
    return {
      error: message.replace(/, (?:\.\.\.)?".*is not valid JSON$|(?: in JSON)? at position.*$/s, ''),
      line,
    };
  }
}

/** Characters that the engine shows before a token that it did not expect. */
const SHOWN_BEFORE = 10;

/** Where the engine stopped. For an unexpected token it gives no position, but shows the text around it. */
function placeOf(message: string, text: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, around = ''] =
    /^Unexpected token '(.*)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (token === '') return text.length; // it breaks off
  return dots ? text.indexOf(around) + SHOWN_BEFORE : text.indexOf(token);
}
