import Papa from 'papaparse';
import { type ListLine, verdictOf } from './lines.ts';
import type { ErrorTexts } from './list.slice.ts';
import { saveText } from './save-text.ts';

/** With byte order mark and semicolons, as a French Excel needs; cells are escaped so that none becomes a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', escapeFormulae: true },
  )}`;

/** The lines that cannot be ordered as they stand, with the reason, as a file. */
export function saveErrorsOf(lines: readonly ListLine[], texts: ErrorTexts): void {
  const rows = lines.flatMap((line) => {
    const verdict = verdictOf(line);
    if (verdict === 'fine' || verdict === 'corrected') return [];
    const reason = verdict === 'notOrderable' ? texts.obstacles[line.key] : texts[verdict];
    return [[line.at.join(', '), line.written, String(line.quantity), reason ?? '']];
  });
  saveText(toCsv([texts.head, ...rows]), 'text/csv;charset=utf-8', texts.filename);
}
