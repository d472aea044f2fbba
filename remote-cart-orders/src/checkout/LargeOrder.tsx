import { useTranslation } from '@extranet/shared/i18n';
import { Button, Modal } from '@extranet/shared/ui';
import styled from 'styled-components';
import type { ListedLine } from '../LinesList.tsx';
import { LinesList } from '../LinesList.tsx';
import { useTimeToRead } from './useTimeToRead.ts';

interface Props {
  /** null: the dialog is closed. */
  lines: readonly ListedLine[] | null;
  onAccept: () => void;
  onClose: () => void;
}

/** Asked once before so much of one product is ordered; like a consent, not answered by a double click. */
export function LargeOrder({ lines, onAccept, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const readable = useTimeToRead(lines);
  return (
    <Modal
      open={lines !== null}
      onClose={onClose}
      title={t('large.title', { count: lines?.length ?? 0 })}
      footer={
        <>
          <Accept variant="primary" disabled={!readable} onClick={onAccept}>
            {t('large.accept')}
          </Accept>
          <Button onClick={onClose}>{t('large.decline')}</Button>
        </>
      }
    >
      <LinesList lines={lines ?? []} />
    </Modal>
  );
}

const Accept = styled(Button)`
  margin-inline-end: auto;
`;
