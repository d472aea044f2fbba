import { useTranslation } from '@extranet/shared/i18n';
import { CustomerEditDialog } from './CustomerEditDialog.tsx';
import { CustomerPricesDialog } from './CustomerPricesDialog.tsx';
import { useCustomer } from './customer/customer.slice.ts';
import { customerTitle } from './customer/draft.ts';

export type CustomerMode = 'customer' | 'specialPrices';

interface Props {
  id: string;
  open: boolean;
  mode: CustomerMode;
  onMode: (mode: CustomerMode) => void;
  onClose: () => void;
}

/** A customer's two dialogs: the account, and the special prices. */
export default function CustomerDialog({ mode, ...props }: Props) {
  const { t } = useTranslation('admin');
  const customer = useCustomer((state) => state.customer.customer);
  const known = customer && customer.userId === props.id;
  const title = known ? customerTitle(customer) : t(props.id === 'new' ? 'customer.new' : 'customer.title');
  return mode === 'customer' ? (
    <CustomerEditDialog {...props} title={title} />
  ) : (
    <CustomerPricesDialog {...props} title={title} />
  );
}
