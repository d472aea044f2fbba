import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { usePrinting } from '@extranet/shared/ui';
import styled from 'styled-components';
import texts from './locales/print.fr.json';
import { PRODUCT_PARAM } from './navigation.ts';
import { QrSquare } from './QrSquare.tsx';

registerTexts('catalog', texts);

/**
 * On a printed sheet: what a phone reads to open it. It stands there before the page is printed, because printing does not wait
 * for its file.
 */
export function PrintedQr({ prodId }: { prodId: string }) {
  const { t } = useTranslation('catalog');
  if (!usePrinting()) return null;
  const address = `${window.location.origin}/catalog?${PRODUCT_PARAM}=${encodeURIComponent(prodId)}`;
  return (
    <Corner>
      <QrSquare text={address} label={t('print.qr')} />
    </Corner>
  );
}

/** Beside what tells the product: the sheet stays as long as without it. */
const Corner = styled.div`
  float: inline-end;
  margin-inline-start: ${space('l')};
`;
