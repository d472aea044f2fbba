import type { AuditKind } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Select, TextField } from '@extranet/shared/ui';
import { FoldingFilters } from '../FoldingFilters.tsx';
import { useAudit } from './audit.slice.ts';
import { type AuditFilters, NO_FILTERS } from './audit-query.ts';

/** The contracts give the front types only. A kind that is added there and not here is a type error. */
const kinds: Record<AuditKind, true> = {
  customer: true,
  specialPrices: true,
  product: true,
  related: true,
  catalogue: true,
  file: true,
  qrCode: true,
  deliveryRequest: true,
  admin: true,
  adminLink: true,
  session: true,
  fittingRules: true,
  searchSynonym: true,
  partRequest: true,
  job: true,
  order: true,
  post: true,
  document: true,
  return: true,
  supplier: true,
  listView: true,
  drill: true,
};
const KINDS = Object.keys(kinds) as AuditKind[];

interface Props {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  count: string | false;
}

/** The option 'no filter': an empty value would show the placeholder. */
const ANY = '*';

export function AuditFilterBar({ filters, onFilters, count }: Props) {
  const { t } = useTranslation('admin');
  const actors = useAudit((state) => state.audit.actors);
  const change = (part: Partial<AuditFilters>) => onFilters({ ...filters, ...part });
  return (
    <FoldingFilters
      count={count}
      onClear={() => onFilters(NO_FILTERS)}
      filtered={Object.values(filters).some(Boolean)}
    >
      <Select
        label={t('audit.actor')}
        value={filters.actor || ANY}
        options={[
          { value: ANY, label: t('audit.anyone') },
          ...actors.map(({ auActorId, auActor }) => ({ value: auActorId, label: auActor })),
        ]}
        onValue={(actor) => change({ actor: actor === ANY ? '' : actor })}
      />
      <Select<AuditKind | typeof ANY>
        label={t('audit.kindFilter')}
        value={filters.kind || ANY}
        options={[
          { value: ANY, label: t('audit.anyKind') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`audit.kind.${kind}`) })),
        ]}
        onValue={(kind) => change({ kind: kind === ANY ? '' : kind })}
      />
      <TextField
        label={t('audit.from')}
        type="date"
        max={filters.to || undefined}
        value={filters.from}
        onValue={(from) => change({ from })}
      />
      <TextField
        label={t('audit.to')}
        type="date"
        min={filters.from || undefined}
        value={filters.to}
        onValue={(to) => change({ to })}
      />
    </FoldingFilters>
  );
}
