/** What a spreadsheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** One line as Excel reads it in French: semicolons, and no cell that it would reckon. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
