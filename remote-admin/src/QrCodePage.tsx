import { useTranslation } from '@extranet/shared/i18n';
import { PageTitle } from '@extranet/shared/ui';
import { QrCodePanel } from './qr-code/QrCodePanel.tsx';

export default function QrCodePage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle title={t('nav.qrCode')} />
      <QrCodePanel />
    </>
  );
}
