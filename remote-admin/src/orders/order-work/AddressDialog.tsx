import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isPostcode, TEXT_MAX } from '@extranet/shared/rules';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import {
  Alert,
  Button,
  Columns,
  Form,
  fieldError,
  Modal,
  Select,
  Stack,
  TextField,
} from '@extranet/shared/ui';
import { PhoneField, phoneProblem } from '@extranet/shared/ui/sign-in';
import { useEffect, useId, useRef, useState } from 'react';
import { useUnsavedGuard } from '../../useUnsavedGuard.tsx';
import { ADDRESS_REQUIRED, type AddressWords, asAsked, otherAddresses, wordsOf } from './address-words.ts';
import { useOrderWork } from './order-work.slice.ts';
import { Refused } from './Refused.tsx';
import { useChange } from './useChange.ts';

interface Props {
  /** Where it goes now. */
  now: Delivery;
  /** The customer's own addresses. */
  others: readonly Delivery[];
  open: boolean;
  onClose: () => void;
}

/** Among the customer's addresses: the one that the order has. */
const NOW = 'now';

const MAX = {
  daCompName: TEXT_MAX.company,
  daFirstname: TEXT_MAX.personName,
  daName: TEXT_MAX.personName,
  daAddress: TEXT_MAX.street,
  daPostCode: TEXT_MAX.postcode,
  daCity: TEXT_MAX.city,
  daCountry: TEXT_MAX.country,
} as const;

/** Another address for what has not left yet: one of the customer's, or one that is written for this order alone. */
export function AddressDialog({ now, others, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const form = useId();
  const { saving, refusal } = useOrderWork((state) => state.orderWork);
  const [words, setWords] = useState(() => wordsOf(now));
  const [chosenId, setChosenId] = useState(NOW);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once when it opens.
  useEffect(() => {
    if (!open) return;
    setChosenId(NOW);
    setWords(wordsOf(now));
    setReason('');
    setTries(0);
  }, [open]);
  const choices = otherAddresses(now, others);
  const byId = (id: string) => choices.find(({ daId }) => daId === id);
  const choose = (id: string) => {
    setChosenId(id);
    setWords(wordsOf(byId(id) ?? now));
  };
  const missing = ADDRESS_REQUIRED.filter((name) => words[name].trim() === '');
  const wrongPostcode = words.daPostCode.trim() !== '' && !isPostcode(words.daPostCode, words.daCountry);
  const asked = asAsked(words, byId(chosenId), now);
  // An Escape may be meant for a list of the browser's; 'Annuler' is meant.
  const { leave, finish, question } = useUnsavedGuard(open && (asked !== null || reason.trim() !== ''));
  const submit = () => {
    setTries(tries + 1);
    if (!asked || missing.length > 0 || wrongPostcode || phoneProblem(words.daPhone1)) return;
    change('address', 'put', 'delivery', { ...asked, reason });
  };
  const failed = refusal?.part === 'address' ? refusal : null;
  const overtaken = failed?.code === 'order.changed';
  const set = (name: keyof AddressWords) => (value: string) => setWords({ ...words, [name]: value });
  const wrong = (name: keyof AddressWords) => {
    if (!tried) return null;
    if (missing.some((one) => one === name)) return t('orderWork.address.missing');
    if (name === 'daPostCode' && wrongPostcode) return t('orderWork.address.wrongPostcode');
    return fieldError(failed, name);
  };
  const text = (name: keyof typeof MAX) => (
    <TextField
      label={t(`orderWork.address.${name}`)}
      autoComplete="off"
      required={ADDRESS_REQUIRED.some((one) => one === name)}
      maxLength={MAX[name]}
      value={words[name]}
      onValue={set(name)}
      error={wrong(name)}
    />
  );
  return (
    <>
      <Modal
        open={open}
        onClose={() => leave(onClose)}
        title={t('orderWork.address.title')}
        footer={
          <>
            <Button onClick={() => finish(onClose)}>{t('common.cancel')}</Button>
            <Button variant="primary" type="submit" form={form} busy={saving === 'address'}>
              {t('orderWork.address.confirm')}
            </Button>
          </>
        }
      >
        <Form
          id={form}
          status={saving === 'address' ? 'pending' : failed && !overtaken ? 'error' : 'empty'}
          error={failed}
          onSubmit={submit}
          label={t('orderWork.address.title')}
          fieldLabel={(field) => t(`orderWork.address.${field}`, { defaultValue: field })}
        >
          <Stack $gap="m" ref={within}>
            {overtaken && <Refused />}
            {tried && !asked && <Alert title={t('orderWork.address.same')} />}
            <p>{t('orderWork.address.intro')}</p>
            {choices.length > 0 && (
              <Select
                label={t('orderWork.address.from')}
                value={chosenId}
                onValue={choose}
                options={[
                  { value: NOW, label: t('orderWork.address.now') },
                  ...choices.map((one) => ({ value: one.daId, label: nameOf(one) })),
                ]}
              />
            )}
            {text('daCompName')}
            <Columns $gap="m">
              {text('daFirstname')}
              {text('daName')}
            </Columns>
            {text('daAddress')}
            <Columns $gap="m" $min="9rem">
              {text('daPostCode')}
              {text('daCity')}
              {text('daCountry')}
            </Columns>
            <PhoneField
              label={t('orderWork.address.daPhone1')}
              required
              value={words.daPhone1}
              onValue={set('daPhone1')}
              error={wrong('daPhone1')}
              checked={tried}
            />
            <TextField
              label={t('orderWork.reason')}
              hint={t('orderWork.reasonHint')}
              maxLength={ORDER_TEXT_MAX.reason}
              value={reason}
              onValue={setReason}
            />
          </Stack>
        </Form>
      </Modal>
      {question}
    </>
  );
}

const nameOf = ({ daCompName, daFirstname, daName, daAddress, daPostCode, daCity }: Delivery) =>
  [daCompName || `${daFirstname} ${daName}`.trim(), daAddress, `${daPostCode} ${daCity}`.trim()]
    .filter(Boolean)
    .join(' · ');
