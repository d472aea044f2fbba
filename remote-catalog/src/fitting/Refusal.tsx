import type { Product } from '@extranet/shared/contracts';
import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { EmptyState, Link } from '@extranet/shared/ui';
import { CircleSlash } from 'lucide-react';
import { useSupplier } from '../useSupplier.ts';

/** Nothing that the catalogue has for the vehicle suits what was answered: said once, with the reason and what else can be done. */
export function Refusal({ proposals }: { proposals: readonly Pick<Proposal<Product>, 'missing'>[] }) {
  const { t } = useTranslation('catalog');
  const phone = useSupplier()?.phone;
  const rules = proposals.flatMap(({ missing }) =>
    missing.flatMap(({ of, rules: blamed }) => (of === 'Attelage' ? blamed : [])),
  );
  const distinct = [...new Map(rules.map((rule) => [rule.ruleId ?? rule.title, rule])).values()];
  const [only] = distinct;
  return (
    <EmptyState
      icon={CircleSlash}
      title={distinct.length === 1 && only ? only.title : t('fitting.noneSuits')}
      action={
        phone && (
          <span>
            {t('fitting.callUs')} <Link href={phoneHref(phone)}>{phone}</Link>
          </span>
        )
      }
    >
      {[...distinct.map(({ why }) => why), t('fitting.otherAnswer')].join(' ')}
    </EmptyState>
  );
}
