import { useTranslation } from '@extranet/shared/i18n';
import { Panel, Stack } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { fetchOwnData } from './own-data-file.ts';

/** A copy of what is held about the account, as the law gives everybody a right to it. */
export function OwnData() {
  const { t } = useTranslation('host');
  return (
    <Panel title={t('ownData.title')}>
      <Stack $gap="m">
        <p>{t('ownData.text')}</p>
        <div>
          <FileDownload fetcher={fetchOwnData} name={t('ownData.download')}>
            {t('ownData.download')}
          </FileDownload>
        </div>
      </Stack>
    </Panel>
  );
}
