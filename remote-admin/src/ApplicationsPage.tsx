import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { PageTitle } from '@extranet/shared/ui';
import { ApplicationsImport } from './applications-import/ApplicationsImport.tsx';
import texts from './locales/applications.fr.json';

registerTexts('admin', texts);

/** The vehicles of many products at once, by a file. Those of one product stand in its dialog. */
export default function ApplicationsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle title={t('applications.import.title')}>{t('applications.import.intro')}</PageTitle>
      <ApplicationsImport />
    </>
  );
}
