import type { CatalogueImport } from '@extranet/shared/contracts';
import { unprocessable } from '../../base/errors.ts';

const IGNORED = 'Ignorer';

/** Column names of the file. Where one is absent, products keep their values. */
export interface Mapping {
  readonly ref: string;
  readonly price?: string;
  readonly stockQty?: string;
  readonly stockPlace?: string;
}

/** Throws one error that lists everything wrong with the choice of columns. */
export function checkedMapping({
  ref,
  price,
  stockQty,
  stockPlace,
}: CatalogueImport['selectedColumns']): Mapping {
  const chosen = {
    ref: chosenName(ref),
    price: chosenName(price),
    stockQty: chosenName(stockQty),
    stockPlace: chosenName(stockPlace),
  };
  const names = Object.values(chosen).filter((name) => name !== undefined);
  const others = names.length - (chosen.ref === undefined ? 0 : 1);
  const messages = [
    chosen.ref === undefined && 'La colonne Référence doit être sélectionnée.',
    others === 0 && 'Au moins une autre colonne doit être sélectionnée.',
    new Set(names).size < names.length && 'Chaque colonne doit être unique.',
  ].filter((message) => message !== false);
  if (messages.length > 0) throw unprocessable('import.mapping', messages.join(' '));
  return Object.fromEntries(
    Object.entries(chosen).filter(([, name]) => name !== undefined),
  ) as unknown as Mapping;
}

type Column = CatalogueImport['selectedColumns']['ref'];

function chosenName(column: Column): string | undefined {
  const name = column?.value?.trim();
  return name && name !== IGNORED ? name : undefined;
}

export interface ColumnIndexes {
  readonly ref: number;
  readonly price: number | null;
  readonly stockQty: number | null;
  readonly stockPlace: number | null;
}

/** The positions of the chosen columns in this file. */
export function columnIndexes(mapping: Mapping, headers: readonly string[]): ColumnIndexes {
  const at = (name: string) => {
    const index = headers.indexOf(name);
    if (index < 0) {
      throw unprocessable(
        'import.unknownColumn',
        `La colonne «\u00A0${name}\u00A0» n’existe pas dans le fichier.`,
      );
    }
    return index;
  };
  const optional = (name: string | undefined) => (name === undefined ? null : at(name));
  return {
    ref: at(mapping.ref),
    price: optional(mapping.price),
    stockQty: optional(mapping.stockQty),
    stockPlace: optional(mapping.stockPlace),
  };
}
