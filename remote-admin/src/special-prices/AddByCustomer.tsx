import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICE } from '@extranet/shared/rules';
import { Alert, Button, NumberField, Stack, type TypedNumber } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CustomerField, customerText } from '../CustomerField.tsx';
import { hasCustomer, readPrice, withLine } from './lines/price-lines.ts';
import { NewLine } from './NewLine.ts';
import { useBegun } from './useBegun.ts';
import { useNewLine } from './useNewLine.ts';
import { usePriceProblemText } from './usePriceProblemText.ts';
import type { PricesEdit } from './usePricesEdit.ts';

type Problems = { who?: string; price?: string };

/** Adds a customer's price to a product. A missing value is reported under its field. */
export function AddByCustomer({ edit, reference }: { edit: PricesEdit; reference: string }) {
  const { t } = useTranslation('admin');
  const problemText = usePriceProblemText();
  const [customer, setCustomer] = useState<AdminCustomerRow | null>(null);
  const [amount, setAmount] = useState<TypedNumber>(null);
  const [problems, setProblems] = useState<Problems>({});
  useBegun(edit, customer !== null || amount !== null);
  const line = useNewLine(({ listPrice }) => {
    const read = readPrice(amount);
    if (!customer || 'problem' in read) return;
    edit.onLines(
      withLine(edit.lines, {
        spUserId: customer.userId,
        spProdRef: reference,
        who: customerText(customer),
        amount: read.amount,
        listPrice,
      }),
    );
    setCustomer(null);
    setAmount(null);
  });
  const failure = line.unknown ? t('specialPrices.unknownReference', { ref: reference }) : line.failure;
  const handleAdd = () => {
    const read = readPrice(amount);
    const found: Problems = {};
    if (!customer) found.who = t('specialPrices.customerRequired');
    else if (hasCustomer(edit.lines, customer.userId)) found.who = t('specialPrices.duplicateCustomer');
    if ('problem' in read) found.price = problemText(read.problem);
    setProblems(found);
    if (!customer || found.who || 'problem' in read) return;
    line.ask(reference);
  };
  return (
    <Stack $gap="m">
      {(failure || edit.unfinished) && <Alert>{failure ?? t('specialPrices.unfinished')}</Alert>}
      <NewLine>
        <CustomerField
          label={t('specialPrices.customer')}
          value={customer}
          error={problems.who}
          onValue={setCustomer}
        />
        <NumberField
          label={t('specialPrices.price')}
          value={amount}
          rule={SPECIAL_PRICE}
          sentence={problemText('possible')}
          after="€"
          error={problems.price}
          onValue={setAmount}
        />
        <Button icon={Plus} busy={line.asking} onClick={handleAdd}>
          {t('common.add')}
        </Button>
      </NewLine>
    </Stack>
  );
}
