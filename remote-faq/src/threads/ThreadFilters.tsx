import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { font, media } from '@extranet/shared/theme';
import { Checkbox, TextField } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LIST, MINE_ONLY, WAITING_ONLY } from '../addresses.ts';
import type { Only } from './find-threads.ts';
import { filterChanged, useThreads } from './threads.slice.ts';

interface Props {
  count: number;
  /** What was searched instead of what was typed. */
  understood: string | null;
  waiting: number;
  only: Only;
}

export function ThreadFilters({ count, understood, waiting, only }: Props) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const role = useAppSelector(selectFaqRole);
  const { filter, status, threads } = useThreads((state) => state.threads);
  const mine = threads.filter((thread) => thread.mine).length;
  const clear = () => {
    dispatch(filterChanged(''));
    if (only) navigate(LIST);
  };
  return (
    <FilterBar
      onClear={clear}
      filtered={filter !== '' || only !== null}
      count={status === 'success' && t('threads.count', { count, shown: integer(count) })}
      below={
        understood !== null && (
          <Understood role="status">{t('threads.understood', { text: understood })}</Understood>
        )
      }
    >
      <Words>
        <TextField
          type="search"
          label={t('threads.search')}
          hideLabel
          placeholder={t('threads.searchPlaceholder')}
          icon={Search}
          value={filter}
          onValue={(text) => dispatch(filterChanged(text))}
        />
      </Words>
      {role === 'admin' && (
        <Checkbox
          label={t('threads.waitingOnly', { count: waiting })}
          checked={only === 'waiting'}
          onValue={(on) => navigate(on ? WAITING_ONLY : LIST)}
        />
      )}
      {role === 'contributor' && (
        <Checkbox
          label={t('threads.mineOnly', { count: mine })}
          checked={only === 'mine'}
          onValue={(on) => navigate(on ? MINE_ONLY : LIST)}
        />
      )}
    </FilterBar>
  );
}

const Understood = styled.p`
  font: ${font('s')};
  overflow-wrap: anywhere;
`;
/** On a phone a line of its own: what can be typed is read whole. */
const Words = styled.div`
  ${media.phone} { && { flex-basis: 100%; } }
`;
