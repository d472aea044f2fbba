import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Columns, ProgressBar, Row, Select, Stack } from '@extranet/shared/ui';
import { useState } from 'react';
import { importSubmitted, type UploadedSheet } from './catalogue-import.slice.ts';
import {
  columnsOf,
  mappingProblems,
  recallMapping,
  rememberMapping,
  selectedColumns,
  TARGETS,
  type Target,
} from './mapping.ts';
import { SheetPreview } from './SheetPreview.tsx';

interface Props {
  sheet: UploadedSheet;
  processing: boolean;
  error: string | null;
  onCancel: () => void;
}

/** Asks which column of the file holds what. */
export function ColumnsForm({ sheet, processing, error, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const columns = columnsOf(sheet);
  const [mapping, setMapping] = useState(() => recallMapping(sheet.name, columns));
  const [tried, setTried] = useState(false);
  const problems = mappingProblems(mapping);
  const labelOf = (target: Target) => t(`import.target.${target}`);
  const handleSubmit = () => {
    setTried(true);
    if (problems.length > 0) return;
    rememberMapping(sheet.name, mapping);
    const { path, name, key } = sheet;
    dispatch(
      importSubmitted({
        selectedColumns: selectedColumns(mapping, labelOf),
        uploadedFile: { path, name, key },
      }),
    );
  };
  return (
    <Stack $gap="m">
      <p>
        <strong>{sheet.name}</strong>
      </p>
      {columns.length < 2 && <Alert tone="warning">{t('import.noHeader')}</Alert>}
      <SheetPreview sheet={sheet} mapping={mapping} />
      <Columns $gap="m" $min="9rem">
        {TARGETS.map((target) => (
          <Select
            key={target}
            label={labelOf(target)}
            value={mapping[target]}
            disabled={processing}
            options={[
              { value: '', label: t('import.ignore') },
              ...columns.map((column) => ({ value: column, label: column })),
            ]}
            onValue={(column) => setMapping({ ...mapping, [target]: column })}
          />
        ))}
      </Columns>
      {tried && problems.length > 0 && (
        <Alert>{problems.map((problem) => t(`import.${problem}`)).join(' ')}</Alert>
      )}
      {error && <Alert>{error}</Alert>}
      {processing && <ProgressBar label={t('import.processing')} />}
      <Row>
        <Button
          variant="primary"
          busy={processing}
          disabled={processing || mapping.ref === ''}
          onClick={handleSubmit}
        >
          {t('import.submit')}
        </Button>
        <Button disabled={processing} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
