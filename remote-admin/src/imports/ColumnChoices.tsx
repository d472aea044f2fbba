import type { UploadResponse } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Columns as Grid, Select } from '@extranet/shared/ui';
import { type Columns, columnNames } from './columns-memory.ts';
import type { FileScope } from './file-import.slice.ts';

interface Props {
  kind: FileScope['kind'];
  sheet: UploadResponse;
  columns: Columns;
  disabled: boolean;
  onColumns: (columns: Columns) => void;
}

/** Which head of the file is which column: proposed by their names, to be put right where they are called otherwise. */
export function ColumnChoices({ kind, sheet, columns, disabled, onColumns }: Props) {
  const { t } = useTranslation('admin');
  const heads = [...new Set(sheet.headers.filter((head) => head.trim() !== ''))];
  return (
    <Grid $gap="m" $min="11rem">
      {columnNames(kind).map((column) => (
        <Select
          key={column}
          label={t(`fileImport.column.${column}`, { defaultValue: column })}
          value={columns[column] ?? ''}
          disabled={disabled}
          options={[
            { value: '', label: t('import.ignore') },
            ...heads.map((head) => ({ value: head, label: head })),
          ]}
          onValue={(head) => onColumns({ ...columns, [column]: head })}
        />
      ))}
    </Grid>
  );
}
