/** Rows of texts, the first of which names the columns. */
export type Table = readonly (readonly string[])[];

/** What spreadsheets take for the beginning of a formula, also behind spaces. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that no spreadsheet reads as a formula: an apostrophe before it makes it a text. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A row of a CSV file, every cell quoted (RFC 4180). */
export const toCsvRow = (row: readonly string[]): string =>
  `${row.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
