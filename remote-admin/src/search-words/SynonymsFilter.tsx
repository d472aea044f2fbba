import { useTranslation } from '@extranet/shared/i18n';
import { TextField } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useSearchKey } from '../useSearchKey.ts';

interface Props {
  typed: string;
  onTyped: (typed: string) => void;
  /** How many are found. */
  count: number;
}

/** Above the synonyms, which are many: '/' leads to it, Escape empties it. */
export function SynonymsFilter({ typed, onTyped, count }: Props) {
  const { t } = useTranslation('admin');
  const field = useSearchKey();
  return (
    <FilterBar
      label={t('searchWords.find')}
      count={t('searchWords.count', { count })}
      onClear={() => onTyped('')}
      filtered={typed !== ''}
    >
      <TextField
        ref={field}
        label={t('searchWords.find')}
        type="search"
        icon={Search}
        value={typed}
        onValue={onTyped}
      />
    </FilterBar>
  );
}
