/**
 * Makes header cells of the cells that head a pasted table: those of its first row where its program says so or all of
 * them are bold, and of its first column where all of them are bold.
 * @param styleOf what a program said of an element's style
 */
export function markHeaderCells(body: HTMLElement, styleOf: (element: Element) => string): void {
  for (const table of body.querySelectorAll('table')) {
    const [first, ...rest] = table.rows;
    if (!first || rest.length === 0) continue;
    const says = first.closest('thead') !== null || FIRST_ROW.test(styleOf(first));
    if (says || areBold([...first.cells])) makeHeaders([...first.cells]);
    const column = rest.flatMap((row) => (row.cells.length > 1 && row.cells[0] ? [row.cells[0]] : []));
    if (areBold(column)) makeHeaders(column);
  }
}

/** Word's own words, and those of its XML that some programs keep. */
const FIRST_ROW = /mso-yfti-firstrow:\s*yes|tblHeader/i;

/** Whether every cell with words is bold as a whole; the corner of a table is often empty. */
function areBold(cells: HTMLTableCellElement[]): boolean {
  const written = cells.filter(({ textContent }) => textContent.trim() !== '');
  return written.length > 0 && written.every(isBold);
}

function isBold(cell: HTMLTableCellElement): boolean {
  if (cell.tagName === 'TH') return true;
  const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent).join('');
  return squeezed(bold) === squeezed(cell.textContent);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** A header cell says itself that it is bold. */
function makeHeaders(cells: HTMLTableCellElement[]): void {
  for (const cell of cells) {
    const header = cell.ownerDocument.createElement('th');
    for (const { name, value } of [...cell.attributes]) header.setAttribute(name, value);
    header.append(...cell.childNodes);
    for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    cell.replaceWith(header);
  }
}
