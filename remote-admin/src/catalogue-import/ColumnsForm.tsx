import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Columns, ProgressBar, Row, Select, Stack } from '@extranet/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { ImportDifference } from '../ImportDifference.tsx';
import { PlanImport } from '../PlanImport.tsx';
import { useTriplesQuestion } from '../useTriplesQuestion.tsx';
import { columnsChosen, importSubmitted, type UploadedSheet, useImport } from './catalogue-import.slice.ts';
import { Effects } from './Effects.tsx';
import {
  columnsOf,
  customerColumn,
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
  const { effects, looking } = useImport((state) => state.catalogueImport);
  const { ask, question } = useTriplesQuestion();
  const ofCustomer = customerColumn(columns);
  const form = useMemo(() => {
    const { path, name, key } = sheet;
    const uploadedFile = { path, name, key };
    return {
      selectedColumns: selectedColumns(mapping, (target) => t(`import.target.${target}`)),
      uploadedFile,
    };
  }, [sheet, mapping, t]);
  const complete = problems.length === 0;
  const changesNothing = complete && effects?.summary.updated === 0;
  useEffect(() => {
    dispatch(columnsChosen(complete ? form : null));
  }, [dispatch, complete, form]);
  const handleSubmit = () => {
    setTried(true);
    if (!complete) return;
    if (!effects) {
      dispatch(columnsChosen(form));
      return;
    }
    ask(effects.summary, () => {
      rememberMapping(sheet.name, columns, mapping);
      dispatch(importSubmitted({ ...form, importId: effects.importId }));
    });
  };
  return (
    <Stack $gap="m">
      <p>
        <strong>{sheet.name}</strong>
      </p>
      {columns.length < 2 && <Alert tone="warning">{t('import.noHeader')}</Alert>}
      {sheet.notes && sheet.notes.titleRows > 0 && (
        <Alert tone="warning">{t('imports.titleRows', { count: sheet.notes.titleRows })}</Alert>
      )}
      {sheet.notes?.noHeads && <Alert tone="warning">{t('imports.noHeads')}</Alert>}
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
      {ofCustomer && <Alert tone="warning">{t('import.ofCustomer', { column: ofCustomer })}</Alert>}
      {tried && !complete && <Alert>{problems.map((problem) => t(`import.${problem}`)).join(' ')}</Alert>}
      {!tried && mapping.ref === '' && <p>{t('import.refMissing')}</p>}
      {complete && effects && (
        <>
          <Effects effects={effects} />
          <ImportDifference id={effects.importId} kind="catalogue" summary={effects.summary} />
        </>
      )}
      {error && <Alert>{error}</Alert>}
      {looking && <ProgressBar label={t('import.looking')} />}
      {processing && <ProgressBar label={t('import.processing')} />}
      <Row>
        <Button
          variant="primary"
          busy={processing || looking}
          disabled={processing || looking || mapping.ref === '' || changesNothing}
          onClick={handleSubmit}
        >
          {t(complete && !effects && !looking ? 'import.lookAgain' : 'import.submit')}
        </Button>
        <Button disabled={processing} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
      {complete && effects && !changesNothing && !processing && (
        <PlanImport id={effects.importId} summary={effects.summary} onPlanned={onCancel} />
      )}
      {question}
    </Stack>
  );
}
