import type { AdminCustomer, Catalogue, FaqRole, UserStatus } from '@extranet/shared/contracts';
import { date, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES, DISCOUNT } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Checkbox, Columns, fieldError, NumberField, Row, Select, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useNumberSentence } from '../useNumberSentence.ts';
import { type CustomerDraft, DISCOUNTS } from './draft.ts';
import { PersonalData } from './PersonalData.tsx';
import type { TabProps } from './ProfileTab.tsx';
import { customerRulesWanted, useCustomerRules } from './rules.slice.ts';

const ROLES: FaqRole[] = ['none', 'reader', 'contributor', 'admin'];
const STATUSES: UserStatus[] = ['active', 'desactive', 'attente', 'supprime'];

/** What only the supplier decides: catalogues, discounts, orders, forum, status. */
export function AdministrationTab({
  draft,
  onChange,
  error,
  customer,
}: TabProps & { customer: AdminCustomer | null }) {
  const { t } = useTranslation('admin');
  const sentence = useNumberSentence();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(customerRulesWanted());
  }, [dispatch]);
  const limit = useCustomerRules((state) => state.customerRules?.discountWarning);
  const high = DISCOUNTS.filter((name) => limit !== undefined && Number(draft[name]) > limit);
  const tick = (catalogue: Catalogue, on: boolean) =>
    onChange({
      userCatalogs: CATALOGUES.filter((one) => (one === catalogue ? on : draft.userCatalogs.includes(one))),
    });
  return (
    <Stack>
      <Group aria-label={t('customer.userCatalogs')}>
        <legend>{t('customer.userCatalogs')}</legend>
        <Row $gap="l">
          {CATALOGUES.map((catalogue) => (
            <Checkbox
              key={catalogue}
              label={t(`customers.catalogue.${catalogue}`)}
              checked={draft.userCatalogs.includes(catalogue)}
              onValue={(on) => tick(catalogue, on)}
            />
          ))}
        </Row>
        {draft.userCatalogs.length === 0 && <Alert tone="warning">{t('customer.noCatalogue')}</Alert>}
      </Group>
      <Group>
        <legend>{t('customer.discounts')}</legend>
        <Columns $gap="m" $min="8rem">
          {DISCOUNTS.map((name) => (
            <NumberField
              key={name}
              label={t(`customer.${name}`)}
              value={draft[name]}
              rule={DISCOUNT}
              sentence={sentence(DISCOUNT)}
              after="%"
              error={fieldError(error, name)}
              hint={isUnused(name, draft) ? t('customer.discountUnused') : undefined}
              onValue={(value) => onChange({ [name]: value })}
            />
          ))}
        </Columns>
        <Hint>{t('customer.discountsHint')}</Hint>
        {high.length > 0 && limit !== undefined && (
          <Alert tone="warning">{t('customer.discountHigh', { limit: number(limit, 0) })}</Alert>
        )}
      </Group>
      <Checkbox
        label={t('customer.userOrderEnabled')}
        checked={draft.userOrderEnabled === '1'}
        onValue={(on) => onChange({ userOrderEnabled: on ? '1' : '0' })}
      />
      <Columns $gap="m">
        <Select
          label={t('customer.userFaqRole')}
          value={draft.userFaqRole}
          options={ROLES.map((value) => ({ value, label: t(`customer.faqRole.${value}`) }))}
          onValue={(userFaqRole) => onChange({ userFaqRole })}
        />
        <Select
          label={t('customer.userStatus')}
          value={draft.userStatus}
          hint={draft.userStatus === 'supprime' ? t('customer.deletedHint') : undefined}
          options={STATUSES.map((value) => ({ value, label: t(`customer.status.${value}`) }))}
          onValue={(userStatus) => onChange({ userStatus })}
        />
      </Columns>
      {customer && (
        <Group>
          <legend>{t('privacy.title')}</legend>
          <PersonalData customer={customer} />
        </Group>
      )}
      {customer && (
        <Hint>
          {t('customer.createdAt', { date: date(customer.userCreatedAt, 'minute') })}
          {' · '}
          {customer.userLastConnexionAt
            ? t('customer.lastConnexionAt', { date: date(customer.userLastConnexionAt, 'minute') })
            : t('customer.neverConnected')}
        </Hint>
      )}
    </Stack>
  );
}

/** The discount of a catalogue that the customer does not have. */
function isUnused(name: (typeof DISCOUNTS)[number], draft: CustomerDraft): boolean {
  const catalogue = CATALOGUES.find((one) => name === `userDiscout_${one}`);
  return catalogue !== undefined && !draft.userCatalogs.includes(catalogue) && Number(draft[name] ?? 0) > 0;
}

const Group = styled.fieldset`
  & > legend { padding: 0 0 ${space('xs')}; font: ${font('s', 'strong')}; }
`;
const Hint = styled.p`
  margin-block-start: ${space('xs')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
