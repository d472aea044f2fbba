import { useTranslation } from '@extranet/shared/i18n';
import { Row } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { type ExportFormat, fetchExport } from './list-export.ts';

interface Props {
  path: string;
  /** The name of the file, without day and ending. */
  name: string;
  /** The filters of the list, as the server reads them. */
  params: Readonly<Record<string, string>>;
  /** What the file will have: '312 clients'. */
  what?: string | undefined;
}

const FORMATS: ExportFormat[] = ['csv', 'xlsx'];

/** The list as it is filtered, for Excel or as CSV (B5.08). */
export function ExportButtons({ path, name, params, what }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Row role="group" aria-label={t('export.title')}>
      {what && <span>{t('export.what', { what })}</span>}
      {FORMATS.map((format) => (
        <FileDownload
          key={format}
          variant="quiet"
          fetcher={() => fetchExport(path, name, format, params)}
          name={t(`export.name.${format}`)}
        >
          {t(`export.${format}`)}
        </FileDownload>
      ))}
    </Row>
  );
}
