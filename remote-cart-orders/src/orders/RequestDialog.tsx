import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, Modal, TextArea } from '@extranet/shared/ui';
import { changeAsked, useOrderLife, wishTyped } from './order-life.slice.ts';
import { useSavedPart } from './useSavedPart.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** What no button offers is asked for in words, which stay until they are sent. */
export function RequestDialog({ open, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const text = useOrderLife(({ orderLife }) => orderLife.wishes[orderLife.orderId] ?? '');
  const { busy, refusal } = useSavedPart('request', onClose);
  const submit = () => {
    if (text.trim()) dispatch(changeAsked(text));
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('life.request')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!text.trim()} busy={busy} onClick={submit}>
            {t('life.sendRequest')}
          </Button>
        </>
      }
    >
      <Form
        status={busy ? 'pending' : refusal ? 'error' : 'empty'}
        error={refusal}
        onSubmit={submit}
        label={t('life.request')}
      >
        <TextArea
          label={t('life.requestText')}
          hint={t('life.requestHint')}
          maxLength={ORDER_TEXT_MAX.note}
          value={text}
          onValue={(typed) => dispatch(wishTyped(typed))}
        />
      </Form>
    </Modal>
  );
}
