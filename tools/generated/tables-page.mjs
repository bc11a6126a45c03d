/**
 * A page with the rows of one of its tables written anew; all around stays as it is.
 * @param {string} page
 * @param {string} header the first line of the table
 * @param {string[]} rows
 */
export function replaceRows(page, header, rows) {
  const lines = page.split('\n');
  const first = lines.indexOf(header) + 2;
  if (first < 2) throw new Error(`The page has no table “${header}”.`);
  const after = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  return [...lines.slice(0, first), ...rows, ...lines.slice(after)].join('\n');
}
