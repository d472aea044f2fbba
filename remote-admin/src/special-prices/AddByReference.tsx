import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICE } from '@extranet/shared/rules';
import { Alert, Button, NumberField, Stack, type TypedNumber } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ReferenceField } from '../ReferenceField.tsx';
import { pastedTable } from './lines/price-grid.ts';
import { hasReference, readPrice, withLine } from './lines/price-lines.ts';
import { NewLine } from './NewLine.ts';
import { useBegun } from './useBegun.ts';
import { useNewLine } from './useNewLine.ts';
import { usePriceProblemText } from './usePriceProblemText.ts';
import type { PricesEdit } from './usePricesEdit.ts';

type Problems = { ref?: string; price?: string };

interface Props {
  edit: PricesEdit;
  customerId: string;
  /** References with prices were pasted: the first ones of a list that is still empty can only come here. */
  onPastedFile: (file: File) => void;
}

/** Adds a price to a customer. A reference may be short: the line is added for the product that it means. */
export function AddByReference({ edit, customerId, onPastedFile }: Props) {
  const { t } = useTranslation('admin');
  const problemText = usePriceProblemText();
  const [ref, setRef] = useState('');
  const [amount, setAmount] = useState<TypedNumber>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [warning, setWarning] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const begun = ref.trim() !== '' || amount !== null;
  useBegun(edit, begun);
  const line = useNewLine(({ prodRef, listPrice }) => {
    const read = readPrice(amount);
    if ('problem' in read) return;
    if (hasReference(edit.lines, prodRef)) {
      setWarning(t('specialPrices.duplicateReference'));
      return;
    }
    edit.onLines(
      withLine(edit.lines, {
        spUserId: customerId,
        spProdRef: prodRef,
        who: '',
        amount: read.amount,
        listPrice,
      }),
    );
    setRef('');
    setAmount(null);
    // The next one is typed at once; a finger that pressed the button is not given a keyboard.
    if (fields.current?.contains(document.activeElement)) fields.current.querySelector('input')?.focus();
  });
  const handleAdd = () => {
    const read = readPrice(amount);
    const found: Problems = {};
    if (ref.trim() === '') found.ref = t('specialPrices.referenceRequired');
    if ('problem' in read) found.price = problemText(read.problem);
    setProblems(found);
    setWarning(null);
    line.forget();
    if (found.ref || found.price) return;
    // It may have a price among the lines that are still to come.
    if (edit.rest) setWarning(t('specialPrices.stillLoading'));
    else if (hasReference(edit.lines, ref)) setWarning(t('specialPrices.duplicateReference'));
    else line.ask(ref.trim());
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    const [reference, price] = event.currentTarget.querySelectorAll('input');
    // As in a spreadsheet: the reference is written, and its price comes next.
    if (event.target === reference && ref.trim() !== '' && amount === null) price?.focus();
    else handleAdd();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text'));
    if (!table) return;
    event.preventDefault();
    event.stopPropagation();
    if (edit.rest) setWarning(t('specialPrices.stillLoading'));
    else onPastedFile(table);
  };
  const handleRef = (text: string) => {
    setRef(text);
    setProblems({ ...problems, ref: '' });
    line.forget();
  };
  return (
    <Stack $gap="m">
      {(warning || line.failure) && (
        <Alert
          tone="warning"
          onDismiss={() => {
            setWarning(null);
            line.forget();
          }}
        >
          {warning ?? line.failure}
        </Alert>
      )}
      {edit.unfinished && <Alert>{t('specialPrices.unfinished')}</Alert>}
      <NewLine ref={fields} onKeyDown={handleKeyDown} onPasteCapture={handlePaste}>
        <ReferenceField
          label={t('specialPrices.reference')}
          text={ref}
          error={line.unknown ? t('specialPrices.unknownReference', { ref: ref.trim() }) : problems.ref}
          onText={handleRef}
        />
        <NumberField
          label={t('specialPrices.price')}
          value={amount}
          rule={SPECIAL_PRICE}
          sentence={problemText(wrongness(amount))}
          after="€"
          error={problems.price || null}
          onValue={(value) => {
            setAmount(value);
            setProblems({ ...problems, price: '' });
          }}
        />
        <Button icon={Plus} busy={line.asking} onClick={handleAdd}>
          {t('common.add')}
        </Button>
      </NewLine>
    </Stack>
  );
}

/** What is wrong with the amount as it is being written. */
function wrongness(amount: TypedNumber) {
  const read = readPrice(amount);
  return 'problem' in read && read.problem === 'mixed' ? 'mixed' : 'possible';
}
