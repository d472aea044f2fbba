import { useTranslation } from '@extranet/shared/i18n';
import { Link, PageTitle, Panel, Stack, Tabs } from '@extranet/shared/ui';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ImportPanel } from './catalogue-import/ImportPanel.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FileImport } from './FileImport.tsx';

const KINDS = ['catalogue', 'specialPrices', 'customers', 'applications'] as const;
type Kind = (typeof KINDS)[number];

/** Files of every kind, each with room for what it changes. The address says which kind. */
export default function ImportPage() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('de');
  const active: Kind = KINDS.find((kind) => kind === asked) ?? 'catalogue';
  const content: Record<Kind, ReactNode> = {
    catalogue: <ImportPanel />,
    specialPrices: <FilePanel kind="specialPrices" path="/admin/specialPrices/export" name="prix-speciaux" />,
    customers: <FilePanel kind="customers" path="/admin/customers/export" name="clients" />,
    applications: (
      <Panel title={t('fileImport.tab.applications')}>
        <p>{t('fileImport.toVehicles')}</p>
        <Link to="/extradmin/applications">{t('nav.applications')}</Link>
      </Panel>
    ),
  };
  return (
    <>
      <PageTitle title={t('nav.import')} />
      <Tabs
        label={t('fileImport.tabs')}
        active={active}
        onActive={(kind) => setSearch(kind === 'catalogue' ? {} : { de: kind }, { replace: true })}
        tabs={KINDS.map((id) => ({ id, label: t(`fileImport.tab.${id}`), content: content[id] }))}
      />
    </>
  );
}

interface FilePanelProps {
  kind: 'specialPrices' | 'customers';
  /** Where the same values come out as a file. */
  path: string;
  name: string;
}

function FilePanel({ kind, path, name }: FilePanelProps) {
  const { t } = useTranslation('admin');
  return (
    <Panel
      title={t(`fileImport.title.${kind}`)}
      actions={
        <Link to="/extradmin/handbook" icon={BookOpen}>
          {t('imports.handbook')}
        </Link>
      }
    >
      <Stack $gap="m">
        <div>
          <p>{t('fileImport.outHint')}</p>
          <ExportButtons path={path} name={name} params={{}} />
        </div>
        <FileImport key={kind} kind={kind} />
      </Stack>
    </Panel>
  );
}
