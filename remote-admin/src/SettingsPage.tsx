import type { Refusal } from '@extranet/shared/http';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, EmptyState, PageTitle, Skeleton, Stack, toast } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { backOfficeAddress } from './back-office.ts';
import calendarTexts from './locales/promise-settings.fr.json';
import texts from './locales/settings.fr.json';
import { CalendarFields } from './orders/promise-settings/CalendarFields.tsx';
import { useCalendarEdit } from './orders/promise-settings/useCalendarEdit.ts';
import { RecordBar } from './RecordBar.tsx';
import { changedMeanwhile } from './refusals.ts';
import { LookFields } from './settings/LookFields.tsx';
import { SupplierFields } from './settings/SupplierFields.tsx';
import { useSupplierEdit } from './settings/useSupplierEdit.ts';
import { useGuardedLinks } from './useGuardedLinks.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', { ...texts, ...calendarTexts });

/** All that is the supplier's own, saved by one bar: who it is, how it looks, its legal texts, its calendar (B9.07). */
export default function SettingsPage() {
  const { t } = useTranslation('admin');
  const address = backOfficeAddress();
  const supplier = useSupplierEdit();
  const calendar = useCalendarEdit();
  const edits = [supplier, calendar];
  const unsaved = edits.filter(({ dirty }) => dirty);
  const { leave, question } = useUnsavedGuard(unsaved.length > 0);
  useGuardedLinks(unsaved.length > 0, leave);
  const calendarToo = useRef(false);
  useOnBecomingTrue(supplier.saving === 'success', () => {
    toast({ text: t('settings.saved') });
    if (calendarToo.current) calendar.save();
  });
  useOnBecomingTrue(calendar.saving === 'success', () => toast({ text: t('promiseSettings.saved') }));
  const labelOf = (field: string) =>
    t(isColour(field) ? `settings.colour.${field}` : `settings.${field}`, { defaultValue: field });
  const page = useRef<HTMLDivElement>(null);
  const handleSave = () => {
    // All or nothing: each section says what is wrong with it before any is saved, and the calendar waits for the others.
    const right = unsaved.map((edit) => edit.check()).every(Boolean);
    if (!right) {
      requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    calendarToo.current = supplier.dirty && calendar.dirty;
    if (supplier.dirty) supplier.save();
    else calendar.save();
  };
  const refused = edits.some(({ error }) => error !== null);
  useEffect(() => {
    // The button that was pressed is at the foot of a long page.
    if (refused)
      page.current
        ?.querySelector('[aria-invalid="true"], [role="alert"]')
        ?.scrollIntoView?.({ block: 'center' });
  }, [refused]);
  const failed = edits.filter(({ status }) => status === 'error');
  const names = [
    ...supplier.unsaved.map((section) => t(`settings.section.${section}`)),
    ...(calendar.dirty ? [t('promiseSettings.title')] : []),
  ];
  const refusedFields = ({ fields }: Refusal) =>
    fields && t('common.toCorrect', { fields: Object.keys(fields).map(labelOf).join(', ') });
  return (
    <>
      <PageTitle title={t('settings.title')}>{t('settings.intro')}</PageTitle>
      <Stack ref={page}>
        {failed.length > 0 && (
          <EmptyState
            title={t('settings.failed')}
            action={
              <Button onClick={() => failed.forEach((edit) => void edit.reload())}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {supplier.status === 'pending' && <Skeleton height="60rem" />}
        {edits.map(
          ({ error, reload }, at) =>
            error && (
              <Alert key={at} tone="error">
                {refusedFields(error) ?? error.message}
                {changedMeanwhile(error) && <Button onClick={reload}>{t('settings.reload')}</Button>}
              </Alert>
            ),
        )}
        {supplier.draft && <SupplierFields edit={supplier} draft={supplier.draft} />}
        {supplier.draft && <LookFields edit={supplier} draft={supplier.draft} />}
        {calendar.form && <CalendarFields edit={calendar} form={calendar.form} />}
        <p>{address ? t('settings.backOffice', { address }) : t('settings.noBackOffice')}</p>
        {unsaved.length > 0 && (
          <RecordBar
            unsaved={names}
            saving={edits.some(({ saving }) => saving === 'pending')}
            onDrop={() => unsaved.forEach((edit) => void edit.drop())}
            onSave={handleSave}
          />
        )}
      </Stack>
      {question}
    </>
  );
}

const isColour = (field: string) => ['accent', 'header', 'colour'].includes(field);
