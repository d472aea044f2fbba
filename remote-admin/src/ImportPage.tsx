import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { PageTitle, Stack } from '@extranet/shared/ui';
import { ImportPanel } from './catalogue-import/ImportPanel.tsx';
import { ImportsPanel } from './desk/ImportsPanel.tsx';
import { useFreshDesk } from './desk/useFreshDesk.ts';
import texts from './locales/desk.fr.json';

registerTexts('admin', texts);

/** The catalogue from a file, with room for what it changes. */
export default function ImportPage() {
  const { t } = useTranslation('admin');
  useFreshDesk();
  return (
    <>
      <PageTitle title={t('nav.import')} />
      <Stack>
        <ImportPanel />
        <ImportsPanel />
      </Stack>
    </>
  );
}
