import type { Catalogue } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';
import { SearchX, WifiOff } from 'lucide-react';
import type { Years } from '../years.ts';
import type { FacetView } from './CatalogueIndex.ts';
import { Start } from './Start.tsx';
import type { Source } from './source.ts';

interface Props {
  catalogue: Catalogue;
  searching: boolean;
  index: FacetView | undefined;
  built: Years | undefined;
  onMake: (make: string) => void;
  onWord: (word: string) => void;
  failure: Refusal | null;
  onRetry: () => void;
  audience: Source['audience'];
}

/** Says why there are no rows, and what to do about it. */
export function NoRows(props: Props) {
  const { catalogue, searching, index, built, onMake, onWord, failure, onRetry, audience } = props;
  const { t } = useTranslation('catalog');
  if (failure)
    return (
      <EmptyState
        icon={WifiOff}
        title={t('list.failed')}
        action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
      >
        {failure.message || t('list.failedHint')}
      </EmptyState>
    );
  if (!searching)
    return <Start catalogue={catalogue} index={index} onMake={onMake} onWord={onWord} audience={audience} />;
  return (
    <EmptyState icon={SearchX} title={t('list.none')}>
      {built
        ? t(built.to === Number.POSITIVE_INFINITY ? 'list.noneBuiltSince' : 'list.noneBuilt', { ...built })
        : t('list.noneHint')}
    </EmptyState>
  );
}
