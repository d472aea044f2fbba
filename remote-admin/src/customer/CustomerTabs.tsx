import { useTranslation } from '@extranet/shared/i18n';
import { Button, Form, FormError, Tabs } from '@extranet/shared/ui';
import { type ReactNode, useState } from 'react';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { changedMeanwhile, useRefusal } from '../refusals.ts';
import { StableHeight } from '../StableHeight.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { AdministrationTab } from './AdministrationTab.tsx';
import { useCustomer } from './customer.slice.ts';
import { sectionOf } from './draft.ts';
import { EnterSaves } from './EnterSaves.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import type { CustomerEdit } from './useCustomerEdit.ts';

type TabId = 'profile' | 'administration' | 'orders' | 'password';

interface Props {
  edit: CustomerEdit;
  /** The orders of this customer, which another feature renders. */
  orders: ReactNode;
}

export function CustomerTabs({ edit, orders }: Props) {
  const { t } = useTranslation('admin');
  const { saving, refusal } = useCustomer((state) => state.customer);
  const [active, setActive] = useState<TabId>('profile');
  const error = useRefusal(refusal);
  // The first refused field is to be seen, whatever tab was open.
  useOnBecomingTrue(saving === 'error', () => {
    const refused = Object.keys(refusal?.fields ?? {});
    const section = sectionOf(refused[0]);
    if (section) setActive(section);
  });
  const tab = { draft: edit.draft, onChange: edit.change, error };
  const label = (field: string) => t(`customer.${field}`, { defaultValue: field });
  return (
    <Form status={saving} onSubmit={edit.saveChanges}>
      {/* Fields above the orders filter them. */}
      {active !== 'orders' && <EnterSaves />}
      {error &&
        (changedMeanwhile(error) ? (
          <ChangedMeanwhile action={<Button onClick={edit.reload}>{t('customer.reload')}</Button>}>
            {error.message} {t('customer.reloadHint')}
          </ChangedMeanwhile>
        ) : (
          <FormError error={error} fieldLabel={label} namesOnly />
        ))}
      <StableHeight>
        <Tabs<TabId>
          label={t('customer.tabs')}
          active={active}
          onActive={setActive}
          tabs={[
            { id: 'profile', label: t('customer.tab.profile'), content: <ProfileTab {...tab} /> },
            {
              id: 'administration',
              label: t('customer.tab.administration'),
              content: <AdministrationTab {...tab} customer={edit.customer} />,
            },
            { id: 'orders', label: t('customer.tab.orders'), content: orders, disabled: edit.isNew },
            {
              id: 'password',
              label: t('customer.tab.password'),
              content: <PasswordTab {...tab} isNew={edit.isNew} />,
            },
          ]}
        />
      </StableHeight>
    </Form>
  );
}
