import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Checkbox, TextField } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { LIST, WAITING_ONLY } from '../addresses.ts';
import { filterChanged, useThreads } from './threads.slice.ts';

interface Props {
  count: number;
  waiting: number;
  waitingOnly: boolean;
}

export function ThreadFilters({ count, waiting, waitingOnly }: Props) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const moderates = useAppSelector(selectFaqRole) === 'admin';
  const { filter, status } = useThreads((state) => state.threads);
  const showWaiting = (only: boolean) => navigate(only ? WAITING_ONLY : LIST);
  const clear = () => {
    dispatch(filterChanged(''));
    if (waitingOnly) showWaiting(false);
  };
  return (
    <FilterBar
      onClear={clear}
      filtered={filter !== '' || waitingOnly}
      count={status === 'success' && t('threads.count', { count, shown: integer(count) })}
    >
      <TextField
        type="search"
        label={t('threads.search')}
        hideLabel
        placeholder={t('threads.searchPlaceholder')}
        icon={Search}
        value={filter}
        onValue={(text) => dispatch(filterChanged(text))}
      />
      {moderates && (
        <Checkbox
          label={t('threads.waitingOnly', { count: waiting })}
          checked={waitingOnly}
          onValue={showWaiting}
        />
      )}
    </FilterBar>
  );
}
