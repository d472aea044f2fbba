import type { OrderMails } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, Form, Link, Modal, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { mailsChosen, mailsOpened, useOrderLife } from './order-life.slice.ts';
import { useSavedPart } from './useSavedPart.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The account's choices of all kinds of news stand above those of single steps. */
const ACCOUNT_CHOICES = '/cust/account?onglet=notifications';

const CHOICES = ['prepared', 'sent', 'delivered', 'cancelled', 'promise', 'answered'] as const;

/** Of which steps of all orders one hears by mail. */
export function MailsDialog({ open, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const kept = useOrderLife((state) => state.orderLife.mails);
  const [choices, setChoices] = useState<OrderMails | null>(null);
  const { busy, refusal } = useSavedPart('mails', onClose);
  useEffect(() => {
    if (!open) return;
    setChoices(null);
    dispatch(mailsOpened());
  }, [open, dispatch]);
  const shown = choices ?? kept;
  const submit = () => {
    if (shown) dispatch(mailsChosen(shown));
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('life.mailsTitle')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!shown} busy={busy} onClick={submit}>
            {t('life.keepMails')}
          </Button>
        </>
      }
    >
      <Form
        status={busy ? 'pending' : refusal ? 'error' : 'empty'}
        error={refusal}
        onSubmit={submit}
        label={t('life.mailsTitle')}
      >
        {!shown && !refusal && <Skeleton height="12rem" />}
        {shown && (
          <Stack $gap="s">
            <p>
              {t('life.mailsText')} <Link to={ACCOUNT_CHOICES}>{t('life.mailsAccount')}</Link>
            </p>
            <div>
              {CHOICES.map((name) => (
                <Checkbox
                  key={name}
                  label={t(`life.mail.${name}`)}
                  checked={shown[name]}
                  onValue={(on) => setChoices({ ...shown, [name]: on })}
                />
              ))}
            </div>
          </Stack>
        )}
      </Form>
    </Modal>
  );
}
