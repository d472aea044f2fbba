import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { Combobox } from '@extranet/shared/ui/combobox';
import { useCallback, useEffect } from 'react';
import { choicesAsked, useCustomerChoices } from './customers/choices.slice.ts';
import { fullName } from './customers/customer-list.ts';

interface Props {
  label: string;
  value: AdminCustomerRow | null;
  onValue: (customer: AdminCustomerRow | null) => void;
  error?: string | undefined;
}

const keyOf = ({ userId }: AdminCustomerRow) => userId;
/** Namesakes are told apart by where they are. */
export const customerText = (customer: AdminCustomerRow) =>
  [customer.userCompName, fullName(customer), `${customer.userPostcode} ${customer.userCity}`.trim()]
    .filter(Boolean)
    .join(' · ');

export function CustomerField(props: Props) {
  const dispatch = useAppDispatch();
  const { status, customers, count } = useCustomerChoices((state) => state.customerChoices);
  const search = useCallback(
    (text: string) => {
      dispatch(choicesAsked(text));
    },
    [dispatch],
  );
  useEffect(() => search(''), [search]);
  return (
    <Combobox
      {...props}
      items={customers}
      onSearch={search}
      total={count}
      itemText={customerText}
      itemKey={keyOf}
      loading={status === 'pending'}
    />
  );
}
