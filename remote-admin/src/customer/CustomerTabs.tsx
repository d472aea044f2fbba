import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, Form, FormError, Tabs } from '@extranet/shared/ui';
import { type ReactNode, useState } from 'react';
import { changedMeanwhile, useRefusal } from '../refusals.ts';
import { StableHeight } from '../StableHeight.ts';
import { AdministrationTab } from './AdministrationTab.tsx';
import { useCustomer } from './customer.slice.ts';
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
  const error = useRefusal(
    withEmail(refusal, t('customer.duplicate', { email: edit.draft.userEmail.trim() })),
  );
  const tab = { draft: edit.draft, onChange: edit.change, error };
  const label = (field: string) => t(`customer.${field}`, { defaultValue: field });
  return (
    <Form status={saving} onSubmit={edit.save}>
      {error &&
        (changedMeanwhile(error) ? (
          <Alert action={<Button onClick={edit.reload}>{t('customer.reload')}</Button>}>
            {error.message} {t('customer.reloadHint')}
          </Alert>
        ) : (
          <FormError error={error} fieldLabel={label} />
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

/** Names the address as it was typed, instead of as the server normalised it. */
const withEmail = (refusal: Refusal | null, message: string): Refusal | null =>
  refusal?.code === 'customer.duplicateEmail' ? { ...refusal, message } : refusal;
