import { searchable } from '@extranet/shared/rules';
import { unprocessable } from '../../../../base/errors.ts';

/** The heads by which each column is recognised, without case, accents and blanks. */
const HEADS = {
  ref: ['Référence', 'Réf', 'Ref produit', 'Reference', 'Article', 'prodRef'],
  marque: ['Marque', 'Constructeur', 'Make'],
  modele: ['Modèle', 'Véhicule', 'Model'],
  from: ['De', 'Depuis', 'Du', 'Année début', 'Début', 'Première année', 'From'],
  to: ['À', 'Au', 'Jusqu’à', 'Année fin', 'Fin', 'Dernière année', 'To'],
  with: ['Avec', 'With'],
  without: ['Sans', 'Without'],
  note: ['Note', 'Remarque', 'Commentaire'],
} as const;
export type ApplicationColumn = keyof typeof HEADS;

const REQUIRED: Partial<Record<ApplicationColumn, string>> = {
  ref: 'Référence',
  marque: 'Marque',
  modele: 'Modèle',
};

const COLUMNS_NAMED = 30;
const HEAD_MAX = 40;

/** The heads that nothing is read from: unknown ones, and those that are there twice. */
export function unreadColumns(
  headers: readonly string[],
  columns: Readonly<Record<ApplicationColumn, number>>,
): string[] {
  const read = new Set(Object.values(columns));
  const seen = headers.map((head) => searchable(head));
  return headers
    .flatMap((head, at) => {
      if (read.has(at) || head.trim() === '') return [];
      const name = head.trim().slice(0, HEAD_MAX);
      return [seen.indexOf(searchable(head)) < at ? `${name} (colonne ${at + 1}, en double)` : name];
    })
    .slice(0, COLUMNS_NAMED);
}

/** Where each column stands in this file; -1 for one that it does not have. */
export function columnsOf(headers: readonly string[]): Record<ApplicationColumn, number> {
  const heads = headers.map(searchable);
  const at = (names: readonly string[]) => {
    const wanted = names.map(searchable);
    return heads.findIndex((head) => wanted.includes(head));
  };
  const columns = Object.fromEntries(
    Object.entries(HEADS).map(([name, names]) => [name, at(names)]),
  ) as Record<ApplicationColumn, number>;
  const missing = Object.entries(REQUIRED).filter(([name]) => columns[name as ApplicationColumn] < 0);
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(', ');
    throw unprocessable(
      'applications.columns',
      `Il manque au fichier, en première ligne, ces titres de colonnes\u00a0: ${names}.`,
    );
  }
  return columns;
}
