import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICE } from '@extranet/shared/rules';
import { Alert, Button, NumberField, Row, Stack, type TypedNumber } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { ReferenceField } from '../ReferenceField.tsx';
import { hasReference, readPrice, withLine } from './price-lines.ts';
import { usePriceProblemText } from './usePriceProblemText.ts';
import type { PricesEdit } from './usePricesEdit.ts';

/** Adds a price to a customer. Nothing happens without a reference and a price. */
export function AddByReference({ edit, customerId }: { edit: PricesEdit; customerId: string }) {
  const { t } = useTranslation('admin');
  const problemText = usePriceProblemText();
  const [ref, setRef] = useState('');
  const [amount, setAmount] = useState<TypedNumber>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const handleAdd = () => {
    if (ref.trim() === '' || amount === null) return;
    const read = readPrice(amount);
    if ('problem' in read) {
      setWarning(problemText(read.problem));
      return;
    }
    if (hasReference(edit.lines, ref)) {
      setWarning(t('specialPrices.duplicateReference'));
      return;
    }
    edit.onLines(
      withLine(edit.lines, { spUserId: customerId, spProdRef: ref, who: '', amount: read.amount }),
    );
    setWarning(null);
    setRef('');
    setAmount(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    handleAdd();
  };
  return (
    <Stack $gap="m">
      {warning && (
        <Alert tone="warning" onDismiss={() => setWarning(null)}>
          {warning}
        </Alert>
      )}
      <Line onKeyDown={handleKeyDown}>
        <ReferenceField label={t('specialPrices.reference')} text={ref} onText={setRef} />
        <NumberField
          label={t('specialPrices.price')}
          value={amount}
          rule={SPECIAL_PRICE}
          sentence={problemText('possible')}
          after="€"
          onValue={setAmount}
        />
        <Button icon={Plus} onClick={handleAdd}>
          {t('common.add')}
        </Button>
      </Line>
    </Stack>
  );
}

export const Line = styled(Row)`
  align-items: end;
  flex-wrap: wrap;
  & > :nth-child(1) { flex: 2 1 12rem; }
  & > :nth-child(2) { flex: 1 1 8rem; }
`;
