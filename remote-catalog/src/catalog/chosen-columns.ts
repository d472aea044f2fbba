import type { Catalogue } from '@extranet/shared/contracts';
import { onDevice } from '@extranet/shared/session';
import { useCallback, useMemo, useState } from 'react';

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

/** Columns that somebody else keeps: a view of the back office. Empty or unknown ones leave the standard. */
export interface GivenColumns {
  columns: readonly string[] | undefined;
  onColumns: (columns: readonly string[]) => void;
}

/** The reference is always shown: it says that columns were chosen, even if all others were left out. */
const ALWAYS = 'reference';

/** The columns shown, remembered on this device unless they are kept elsewhere. */
export function useChosenColumns(catalogue: Catalogue, given?: GivenColumns) {
  const [shown, setShown] = useState(() => ({ catalogue, columns: chosenFor(catalogue) }));
  const own = shown.catalogue === catalogue ? shown.columns : chosenFor(catalogue);
  if (own !== shown.columns) setShown({ catalogue, columns: own });
  const keptElsewhere = given?.columns;
  const columns = useMemo(
    () =>
      keptElsewhere?.includes(ALWAYS)
        ? optionalColumns(catalogue).filter((name) => keptElsewhere.includes(name))
        : own,
    [keptElsewhere, own, catalogue],
  );
  const onColumns = given?.onColumns;
  const toggle = useCallback(
    (column: OptionalColumn) => {
      const next = optionalColumns(catalogue).filter((name) => columns.includes(name) !== (name === column));
      if (onColumns) return onColumns([ALWAYS, ...next]);
      onDevice.keep(KEY, JSON.stringify({ ...kept(), [catalogue]: next }));
      setShown({ catalogue, columns: next });
    },
    [catalogue, columns, onColumns],
  );
  return { columns, toggle };
}
