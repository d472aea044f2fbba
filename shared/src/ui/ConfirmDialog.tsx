import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** What the button does, as a verb: 'Supprimer'. */
  confirm: string;
  /** What stays as it is, where 'Annuler' could be taken for what is confirmed. */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** The focus starts on 'Annuler', so that an accidental Enter deletes nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onClose,
  danger,
  busy,
}: Props) {
  const { t } = useTranslation('ui');
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="s"
      role="alertdialog"
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} onClick={onClose}>
            {cancel ?? t('confirm.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
