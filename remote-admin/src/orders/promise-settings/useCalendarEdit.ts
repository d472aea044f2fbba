import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useState } from 'react';
import { useRefusal } from '../../refusals.ts';
import { useOnBecomingTrue } from '../../useOnBecomingTrue.ts';
import { settingsChanged, settingsOpened, usePromiseSettings } from './promise-settings.slice.ts';
import { type FormProblem, fromForm, type SettingsForm, toForm } from './settings-form.ts';

/** The calendar with what is typed over it. */
export function useCalendarEdit() {
  const dispatch = useAppDispatch();
  const { status, settings, saving, refusal } = usePromiseSettings((state) => state.promiseSettings);
  const [typed, setTyped] = useState<Partial<SettingsForm>>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  useEffect(() => {
    dispatch(settingsOpened());
  }, [dispatch]);
  useOnBecomingTrue(saving === 'success', () => setTyped({}));
  const read = settings && toForm(settings);
  const form = read && { ...read, ...typed };
  const drop = () => {
    setTyped({});
    setProblem(null);
  };
  return {
    status,
    saving,
    form,
    problem,
    dirty: read !== null && JSON.stringify(form) !== JSON.stringify(read),
    error: useRefusal(saving === 'error' ? refusal : null),
    change: (changes: Partial<SettingsForm>) => {
      setTyped({ ...typed, ...changes });
      setProblem(null);
    },
    drop,
    reload: () => {
      drop();
      dispatch(settingsOpened());
    },
    save: () => {
      if (!form || !settings) return;
      const written = fromForm(form);
      if (typeof written === 'string') setProblem(written);
      else
        dispatch(
          settingsChanged(
            settings.version === undefined ? written : { ...written, version: settings.version },
          ),
        );
    },
  };
}
export type CalendarEdit = ReturnType<typeof useCalendarEdit>;
