import type { ImportSummary } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Row, Stack, TextField } from '@extranet/shared/ui';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { importChangeAsked, useImports } from './imports/imports.slice.ts';
import { useRefusal } from './refusals.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useTriplesQuestion } from './useTriplesQuestion.tsx';

interface Props {
  id: string;
  summary: ImportSummary;
  onPlanned: () => void;
}

/** Applies what was looked at later: a price list for 1 January. */
export function PlanImport({ id, summary, onPlanned }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { ask, question } = useTriplesQuestion();
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const change = useImports((state) => state.imports.change);
  const own = change?.id === id && change.way === 'plan' ? change : null;
  const error = useRefusal(own?.refusal ?? null);
  useOnBecomingTrue(own?.status === 'success', onPlanned);
  const handlePlan = () => {
    setTried(true);
    if (day) ask(summary, () => dispatch(importChangeAsked({ id, way: 'plan', day })));
  };
  return (
    <details>
      <summary>{t('imports.planTitle')}</summary>
      <Stack $gap="s">
        <p>{t('imports.planHint')}</p>
        {error && <Alert>{error.message}</Alert>}
        <Row $gap="m">
          <TextField
            label={t('imports.planDay')}
            type="date"
            value={day}
            error={tried && !day ? t('imports.planDayMissing') : undefined}
            onValue={setDay}
          />
          <Button icon={CalendarClock} busy={own?.status === 'pending'} onClick={handlePlan}>
            {t('imports.plan')}
          </Button>
        </Row>
        {question}
      </Stack>
    </details>
  );
}
