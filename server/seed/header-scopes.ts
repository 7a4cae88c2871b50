/**
 * Says of every header cell of sanitized HTML what it heads: beside other cells the row, in a row of headers the columns.
 * A screen reader reads it before each cell.
 */
export function addHeaderScopes(html: string): string {
  return html.replace(ROW, (row) => {
    const scope = /<td[ >]/.test(row) ? 'row' : 'col';
    return row.replace(
      HEADER,
      (_, attributes: string) => `<th scope="${scope}"${attributes.replace(SCOPE, '')}>`,
    );
  });
}

const ROW = /<tr>.*?<\/tr>/gs;
const HEADER = /<th((?: [^>]*)?)>/g;
const SCOPE = / scope="[^"]*"/;
