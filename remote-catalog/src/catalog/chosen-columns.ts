import type { Catalogue } from '@extranet/shared/contracts';
import { onDevice } from '@extranet/shared/session';
import { useCallback, useState } from 'react';

/** The columns that can be left out, by catalogue; those without '-' are shown until somebody chooses otherwise. */
const OPTIONAL = {
  Faisceau: ['prise', 'annees', 'type', '-led', '-codage', '-ean', 'stock'],
  Attelage: ['attelage', 'masse', 'annees', '-type', '-ean', 'stock'],
  Kit: ['annees', '-ean', 'stock'],
} as const;
export type OptionalColumn =
  | 'prise'
  | 'attelage'
  | 'masse'
  | 'annees'
  | 'type'
  | 'led'
  | 'codage'
  | 'ean'
  | 'stock';

const KEY = 'catalogue.columns';
const nameOf = (entry: string) => entry.replace('-', '') as OptionalColumn;

export const optionalColumns = (catalogue: Catalogue): OptionalColumn[] => OPTIONAL[catalogue].map(nameOf);

const standard = (catalogue: Catalogue): OptionalColumn[] =>
  OPTIONAL[catalogue].filter((entry) => !entry.startsWith('-')).map(nameOf);

function kept(): Partial<Record<Catalogue, unknown>> {
  try {
    const value: unknown = JSON.parse(onDevice.read(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function chosenFor(catalogue: Catalogue): OptionalColumn[] {
  const names = kept()[catalogue];
  if (!Array.isArray(names)) return standard(catalogue);
  return optionalColumns(catalogue).filter((name) => names.includes(name));
}

/** The columns shown, remembered on this device. */
export function useChosenColumns(catalogue: Catalogue) {
  const [shown, setShown] = useState(() => ({ catalogue, columns: chosenFor(catalogue) }));
  const columns = shown.catalogue === catalogue ? shown.columns : chosenFor(catalogue);
  if (columns !== shown.columns) setShown({ catalogue, columns });
  const toggle = useCallback(
    (column: OptionalColumn) => {
      const next = optionalColumns(catalogue).filter((name) => columns.includes(name) !== (name === column));
      onDevice.keep(KEY, JSON.stringify({ ...kept(), [catalogue]: next }));
      setShown({ catalogue, columns: next });
    },
    [catalogue, columns],
  );
  return { columns, toggle };
}
