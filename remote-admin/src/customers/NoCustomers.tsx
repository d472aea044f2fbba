import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';

interface Props {
  /** There may be customers, of whom none matches the filters. */
  filtered: boolean;
  /** What may have been meant by a search that found nobody. */
  meant: string | null;
  onMeant: (search: string) => void;
}

export function NoCustomers({ filtered, meant, onMeant }: Props) {
  const { t } = useTranslation('admin');
  if (!filtered) return <EmptyState title={t('customers.nobody')}>{t('customers.nobodyHint')}</EmptyState>;
  if (meant === null) return <EmptyState title={t('customers.none')}>{t('customers.noneHint')}</EmptyState>;
  return (
    <EmptyState
      title={t('customers.none')}
      action={<Button onClick={() => onMeant(meant)}>{t('customers.meant', { search: meant })}</Button>}
    />
  );
}
