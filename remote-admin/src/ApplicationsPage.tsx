import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Link, PageTitle } from '@extranet/shared/ui';
import { BookOpen } from 'lucide-react';
import { ApplicationsImport } from './applications-import/ApplicationsImport.tsx';
import texts from './locales/applications.fr.json';

registerTexts('admin', texts);

/** The vehicles of many products at once, by a file. Those of one product stand in its dialog. */
export default function ApplicationsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle
        title={t('applications.import.title')}
        actions={
          <Link to="/extradmin/handbook" icon={BookOpen}>
            {t('applications.import.handbook')}
          </Link>
        }
      >
        {t('applications.import.intro')}
      </PageTitle>
      <ApplicationsImport />
    </>
  );
}
