import type { PromiseSettings } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  Checkbox,
  Columns,
  EmptyState,
  Form,
  PageTitle,
  Panel,
  Row,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { useRefusal } from '../../refusals.ts';
import { settingsChanged, settingsOpened, usePromiseSettings } from './promise-settings.slice.ts';
import { type FormProblem, fromForm, type SettingsForm, toForm } from './settings-form.ts';

/** The supplier's calendar, from which the pages promise a day. */
export function PromiseSettingsPage() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, settings } = usePromiseSettings((state) => state.promiseSettings);
  useEffect(() => {
    dispatch(settingsOpened());
  }, [dispatch]);
  return (
    <>
      <PageTitle title={t('promiseSettings.title')}>{t('promiseSettings.intro')}</PageTitle>
      {status === 'pending' && <Skeleton height="24rem" />}
      {status === 'error' && (
        <EmptyState
          title={t('promiseSettings.failed')}
          action={<Button onClick={() => dispatch(settingsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {settings && <Calendar settings={settings} />}
    </>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

function Calendar({ settings }: { settings: PromiseSettings }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { saving, refusal: kept } = usePromiseSettings((state) => state.promiseSettings);
  const refusal = useRefusal(kept);
  const [form, setForm] = useState(() => toForm(settings));
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const change = (changes: Partial<SettingsForm>) => {
    setForm({ ...form, ...changes });
    setProblem(null);
  };
  const submit = () => {
    const read = fromForm(form);
    if (typeof read === 'string') setProblem(read);
    else dispatch(settingsChanged(read));
  };
  const text = (
    name: 'cutOff' | 'inStock' | 'limited' | 'later' | 'carrier' | 'closedDays' | 'departments',
  ) => ({
    value: form[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  const wrong = (name: FormProblem) => (problem === name ? t(`promiseSettings.wrong.${name}`) : null);
  return (
    <Panel>
      <Form
        status={saving}
        error={refusal}
        success={t('promiseSettings.saved')}
        onSubmit={submit}
        label={t('promiseSettings.title')}
        actions={
          <Button type="submit" variant="primary" busy={saving === 'pending'}>
            {t('common.save')}
          </Button>
        }
      >
        <Stack>
          <fieldset>
            <legend>{t('promiseSettings.workDays')}</legend>
            <Row $gap="m">
              {WEEK.map((day) => (
                <Checkbox
                  key={day}
                  label={t(`promiseSettings.day.${day}`)}
                  checked={form.workDays.includes(day)}
                  onValue={(on) =>
                    change({
                      workDays: on
                        ? [...form.workDays, day].sort()
                        : form.workDays.filter((one) => one !== day),
                    })
                  }
                />
              ))}
            </Row>
          </fieldset>
          {form.workDays.length === 0 && <Alert tone="warning">{t('promiseSettings.noWorkingDay')}</Alert>}
          <Columns $min="14rem">
            <TextField
              label={t('promiseSettings.cutOff')}
              type="time"
              error={wrong('cutOff')}
              {...text('cutOff')}
            />
            <TextField label={t('promiseSettings.inStock')} inputMode="numeric" {...text('inStock')} />
            <TextField label={t('promiseSettings.limited')} inputMode="numeric" {...text('limited')} />
            <TextField label={t('promiseSettings.later')} inputMode="numeric" {...text('later')} />
            <TextField
              label={t('promiseSettings.carrier')}
              inputMode="numeric"
              error={wrong('days')}
              {...text('carrier')}
            />
          </Columns>
          <Columns $min="18rem">
            <TextArea
              label={t('promiseSettings.closedDays')}
              hint={t('promiseSettings.closedDaysHint')}
              error={wrong('closedDays')}
              {...text('closedDays')}
            />
            <TextArea
              label={t('promiseSettings.departments')}
              hint={t('promiseSettings.departmentsHint')}
              error={wrong('departments')}
              {...text('departments')}
            />
          </Columns>
        </Stack>
      </Form>
    </Panel>
  );
}
