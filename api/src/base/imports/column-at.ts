import { unprocessable } from '../errors.ts';

/** Where the file has a column: null for one that nobody named, an error for a name that is no head of the file. */
export const columnAt =
  <Column extends string>(headers: readonly string[], named: Partial<Record<Column, string>>) =>
  (column: Column): number | null => {
    const head = named[column];
    if (head === undefined || head === '') return null;
    const index = headers.indexOf(head);
    if (index >= 0) return index;
    throw unprocessable(
      'import.unknownColumn',
      `La colonne «\u00a0${head}\u00a0» n’existe pas dans le fichier.`,
    );
  };
