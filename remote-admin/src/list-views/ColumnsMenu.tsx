import { useTranslation } from '@extranet/shared/i18n';
import { ColumnChoice } from '@extranet/shared/ui/table';

interface Props {
  columns: readonly { readonly id: string; readonly label: string }[];
  chosen: readonly string[];
  onChoose: (columns: readonly string[]) => void;
}

/** Which columns the list shows; they keep their order, and one stays. */
export function ColumnsMenu({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const handleToggle = (toggled: string) =>
    onChoose(columns.map(({ id }) => id).filter((id) => chosen.includes(id) !== (id === toggled)));
  return (
    <ColumnChoice
      name={t('views.columns')}
      title={t('views.columns')}
      columns={columns}
      chosen={chosen}
      onToggle={handleToggle}
      oneStays
    />
  );
}
