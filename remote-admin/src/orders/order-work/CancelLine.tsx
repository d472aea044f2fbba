import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';

interface Props {
  open: boolean;
  reference: string;
  /** With it the whole order is cancelled. */
  isLast: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** A cancellation cannot be taken back: it is asked for, as that of the whole order is. */
export function CancelLine({ open, reference, isLast, onClose, onConfirm }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={open}
      title={t('orderWork.cancelLine.title', { ref: reference })}
      confirm={t('orderWork.lineStep.annuler')}
      cancel={t('orderWork.cancelLine.keep')}
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t(isLast ? 'orderWork.cancelLine.last' : 'orderWork.cancelLine.text')}
    </ConfirmDialog>
  );
}
