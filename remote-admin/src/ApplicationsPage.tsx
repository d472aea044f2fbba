import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Link, PageTitle, Panel, Stack } from '@extranet/shared/ui';
import { BookOpen } from 'lucide-react';
import { FileImport } from './FileImport.tsx';
import texts from './locales/applications.fr.json';
import { VehicleProducts } from './vehicle-products/VehicleProducts.tsx';

registerTexts('admin', texts);

/** Which products fit a vehicle; and the vehicles of many products at once, by a file. Those of one product stand in its dialog. */
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
        {t('applications.which.intro')}
      </PageTitle>
      <Stack>
        <VehicleProducts />
        <Panel title={t('fileImport.title.applications')}>
          <Stack $gap="m">
            <p>{t('applications.import.intro')}</p>
            <FileImport kind="applications" />
          </Stack>
        </Panel>
      </Stack>
    </>
  );
}
