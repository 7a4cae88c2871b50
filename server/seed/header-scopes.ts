/**
 * Sets the scope of every header cell of sanitized HTML: `row` next to other cells, `col` in a row of header cells. Screen
 * readers announce the header before each cell.
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
