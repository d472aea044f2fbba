import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { Combobox } from '@extranet/shared/ui/combobox';
import { useEffect } from 'react';
import { fullName } from './customers/customer-list.ts';
import { customersOpened, useCustomers } from './customers/customers.slice.ts';

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
  const { status, customers } = useCustomers((state) => state.customers);
  useEffect(() => {
    dispatch(customersOpened({ withDeleted: false }));
  }, [dispatch]);
  return (
    <Combobox
      {...props}
      items={customers}
      itemText={customerText}
      itemKey={keyOf}
      loading={status === 'pending'}
    />
  );
}
