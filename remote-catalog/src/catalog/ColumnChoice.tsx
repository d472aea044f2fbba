import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { ColumnChoice as Choice } from '@extranet/shared/ui/table';
import { memo, useMemo } from 'react';
import { type OptionalColumn, optionalColumns } from './chosen-columns.ts';

interface Props {
  catalogue: Catalogue;
  columns: readonly OptionalColumn[];
  onToggle: (column: OptionalColumn) => void;
}

/** Which columns of a catalogue the list shows. */
export const ColumnChoice = memo(function Columns({ catalogue, columns, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const choices = useMemo(
    () => optionalColumns(catalogue).map((id) => ({ id, label: t(`columns.${id}`) })),
    [catalogue, t],
  );
  return (
    <Choice
      name={t('columns.choose')}
      title={t('columns.title')}
      columns={choices}
      chosen={columns}
      onToggle={onToggle as (id: string) => void}
    />
  );
});
