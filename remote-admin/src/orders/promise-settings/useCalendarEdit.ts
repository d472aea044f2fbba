import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useState } from 'react';
import { useRefusal } from '../../refusals.ts';
import { useOnBecomingTrue } from '../../useOnBecomingTrue.ts';
import { settingsChanged, settingsOpened, usePromiseSettings } from './promise-settings.slice.ts';
import { type CalendarField, fromForm, type SettingsForm, toForm, unreadable } from './settings-form.ts';

/** The calendar with what is typed over it. */
export function useCalendarEdit() {
  const dispatch = useAppDispatch();
  const { status, settings, saving, refusal } = usePromiseSettings((state) => state.promiseSettings);
  const [typed, setTyped] = useState<Partial<SettingsForm>>({});
  const [problems, setProblems] = useState<readonly CalendarField[]>([]);
  useEffect(() => {
    dispatch(settingsOpened());
  }, [dispatch]);
  useOnBecomingTrue(saving === 'success', () => setTyped({}));
  const read = settings && toForm(settings);
  const form = read && { ...read, ...typed };
  const drop = () => {
    setTyped({});
    setProblems([]);
  };
  return {
    status,
    saving,
    form,
    problems,
    dirty: read !== null && JSON.stringify(form) !== JSON.stringify(read),
    error: useRefusal(saving === 'error' ? refusal : null),
    change: (changes: Partial<SettingsForm>) => {
      setTyped({ ...typed, ...changes });
      setProblems(problems.filter((field) => !(field in changes)));
    },
    drop,
    reload: () => {
      drop();
      dispatch(settingsOpened());
    },
    /** Says at each field what cannot be read. */
    check: () => {
      const found = form ? unreadable(form) : [];
      setProblems(found);
      return found.length === 0;
    },
    save: () => {
      if (!form || !settings) return;
      const { version } = settings;
      dispatch(settingsChanged({ ...fromForm(form), ...(version !== undefined && { version }) }));
    },
  };
}
export type CalendarEdit = ReturnType<typeof useCalendarEdit>;
