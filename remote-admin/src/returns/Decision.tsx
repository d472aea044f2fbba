import type { AdminReturn } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX, officeStepsFrom } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Panel, Row, Stack, TextArea } from '@extranet/shared/ui';
import { useReturnWords } from '@extranet/shared/ui/timeline';
import { useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnGrowth } from '../useOnGrowth.ts';
import { stepAsked, stepRefusalDismissed, useReturnWork } from './return-work.slice.ts';

/** The steps that are possible now, with what the customer is told. */
export function Decision({ one: { state } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { saving, saved } = useReturnWork(({ returnWork }) => returnWork);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<'refuser' | 'regler' | null>(null);
  useOnGrowth(saved, () => setNote(''));
  // What ends it stands last, whichever step comes next: the second click of a hurried hand does not meet it.
  const steps = officeStepsFrom(state).toSorted(
    (one, other) => Number(one === 'refuser') - Number(other === 'refuser'),
  );
  const take = (step: (typeof steps)[number]) => {
    // Both end the return for good: the customer reads why, or how it was settled.
    const lacks = (step === 'refuser' || step === 'regler') && !note.trim() ? step : null;
    setMissing(lacks);
    if (!lacks) dispatch(stepAsked({ step, note }));
  };
  return (
    <Panel title={t('returns.decide')}>
      <Stack $gap="m">
        <Refused />
        {steps.length === 0 ? (
          <p>{t(state === 'retire' ? 'returns.withdrawn' : 'returns.closed')}</p>
        ) : (
          <>
            <TextArea
              label={t('returns.note')}
              hint={t('returns.noteHint')}
              error={missing ? t(`returns.noteNeeded.${missing}`) : undefined}
              rows={3}
              maxLength={ORDER_TEXT_MAX.note}
              value={note}
              onValue={setNote}
            />
            <Row>
              {steps.map((step) => (
                <Button
                  key={step}
                  variant={step === 'refuser' ? 'quiet' : 'primary'}
                  disabled={saving !== null && saving !== step}
                  busy={saving === step}
                  onClick={() => take(step)}
                >
                  {t(`returns.step.${step}`)}
                </Button>
              ))}
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Why the last step was refused, and what a colleague did meanwhile. */
function Refused() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { refusal: kept, meanwhile } = useReturnWork(({ returnWork }) => returnWork);
  const refusal = useRefusal(kept);
  const { eventOf } = useReturnWords();
  if (!refusal) return null;
  return (
    <Alert title={refusal.message} onDismiss={() => dispatch(stepRefusalDismissed())}>
      {meanwhile.length > 0 && (
        <ul>
          {meanwhile.map(({ at, state, who }) => (
            <li key={at + state}>
              {t('returns.doneBy', {
                what: eventOf(state),
                who: who || t('returns.byCustomer'),
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
