import { useTranslation } from '@extranet/shared/i18n';
import { PageTitle, Panel } from '@extranet/shared/ui';
import { AuditList } from './audit/AuditList.tsx';

export default function AuditPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle title={t('audit.title')} />
      <Panel flush>
        <AuditList />
      </Panel>
    </>
  );
}
