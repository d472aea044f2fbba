import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Checkbox, Columns, Panel, Row, Stack, TextArea, TextField } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CalendarField, SettingsForm } from './settings-form.ts';
import type { CalendarEdit } from './useCalendarEdit.ts';

/** Where the list of orders leads: the calendar is one of several panels. */
const CALENDAR = '#calendrier';
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The supplier's calendar, from which the pages promise a day. */
export function CalendarFields({ edit, form }: { edit: CalendarEdit; form: SettingsForm }) {
  const { t } = useTranslation('admin');
  const { change, problems } = edit;
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === CALENDAR) place.current?.scrollIntoView?.({ block: 'start' });
  }, [hash]);
  const text = (name: CalendarField) => ({
    value: form[name],
    error: problems.includes(name) ? t(`promiseSettings.wrong.${name}`) : null,
    onValue: (value: string) => change({ [name]: value }),
  });
  return (
    <div ref={place}>
      <Panel title={t('promiseSettings.title')}>
        <Stack>
          <p>{t('promiseSettings.intro')}</p>
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
            <TextField label={t('promiseSettings.cutOff')} type="time" {...text('cutOff')} />
            <TextField label={t('promiseSettings.inStock')} inputMode="numeric" {...text('inStock')} />
            <TextField label={t('promiseSettings.limited')} inputMode="numeric" {...text('limited')} />
            <TextField label={t('promiseSettings.later')} inputMode="numeric" {...text('later')} />
            <TextField label={t('promiseSettings.carrier')} inputMode="numeric" {...text('carrier')} />
          </Columns>
          <Columns $min="18rem">
            <TextArea
              label={t('promiseSettings.closedDays')}
              hint={t('promiseSettings.closedDaysHint')}
              {...text('closedDays')}
            />
            <TextArea
              label={t('promiseSettings.departments')}
              hint={t('promiseSettings.departmentsHint')}
              {...text('departments')}
            />
          </Columns>
        </Stack>
      </Panel>
    </div>
  );
}
