/**
 * Converts cells of a pasted table to header cells: the first row if it is marked as a header or all bold, and the first column
 * if it is all bold.
 * @param styleOf returns the original style of an element
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

/** Word's style for a header row, and its XML element, which some programs keep. */
const FIRST_ROW = /mso-yfti-firstrow:\s*yes|tblHeader/i;

/** Whether every cell with text is all bold; empty cells, such as a table's corner, do not count. */
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

/** Drops bold elements: header cells are bold by style. */
function makeHeaders(cells: HTMLTableCellElement[]): void {
  for (const cell of cells) {
    const header = cell.ownerDocument.createElement('th');
    for (const { name, value } of [...cell.attributes]) header.setAttribute(name, value);
    header.append(...cell.childNodes);
    for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    cell.replaceWith(header);
  }
}
