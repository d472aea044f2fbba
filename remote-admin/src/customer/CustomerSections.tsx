import { useTranslation } from '@extranet/shared/i18n';
import { Button, Form, Panel, Stack } from '@extranet/shared/ui';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { changedMeanwhile, useRefusal } from '../refusals.ts';
import { AdministrationTab } from './AdministrationTab.tsx';
import { useCustomer } from './customer.slice.ts';
import { EnterSaves } from './EnterSaves.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import type { CustomerEdit } from './useCustomerEdit.ts';

/** The whole account below each other: nothing that is missing or wrong hides behind a tab. */
export function CustomerSections({ edit }: { edit: CustomerEdit }) {
  const { t } = useTranslation('admin');
  const { saving, refusal } = useCustomer((state) => state.customer);
  const error = useRefusal(refusal);
  const conflict = changedMeanwhile(error);
  const part = { draft: edit.draft, onChange: edit.change, error };
  const label = (field: string) =>
    t(`audit.fieldName.${field}`, { defaultValue: t(`customer.${field}`, { defaultValue: field }) });
  return (
    <Form
      status={saving}
      error={conflict ? null : error}
      errorsAtFields
      fieldLabel={label}
      onSubmit={edit.saveChanges}
    >
      {error && conflict && (
        <ChangedMeanwhile action={<Button onClick={edit.reload}>{t('customer.reload')}</Button>}>
          {error.message} {t('customer.reloadHint')}
        </ChangedMeanwhile>
      )}
      <EnterSaves />
      <Stack>
        <Panel title={t('customer.tab.profile')}>
          <ProfileTab {...part} autoFocus={edit.isNew} />
        </Panel>
        <Panel title={t('customer.tab.administration')}>
          <AdministrationTab {...part} customer={edit.customer} />
        </Panel>
        <Panel title={t('customer.tab.password')}>
          <PasswordTab {...part} isNew={edit.isNew} />
        </Panel>
      </Stack>
    </Form>
  );
}
