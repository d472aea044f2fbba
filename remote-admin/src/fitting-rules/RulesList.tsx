import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Button, EmptyState, Panel, Select, TextField } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useSearchKey } from '../useSearchKey.ts';
import { RuleLine, type RuleLineActions } from './RuleLine.tsx';
import {
  findRules,
  GROUPINGS,
  type Grouping,
  groupRules,
  type RuleRow,
  type RuleSort,
  SHOWN,
  type Shown,
  SORTS,
  sortRules,
} from './rule-list.ts';

/** More than anybody reads; the rest is drawn when it is asked for. */
const FIRST = 200;

interface Props {
  rows: readonly RuleRow[];
  actions: RuleLineActions;
  onAdd: () => void;
}

export function RulesList({ rows, actions, onAdd }: Props) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [grouping, setGrouping] = useState<Grouping>('outcome');
  const [sort, setSort] = useState<RuleSort>('order');
  const [all, setAll] = useState(false);
  const field = useSearchKey();
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findRules(rows, wanted, shown), [rows, wanted, shown]);
  const sorted = useMemo(() => sortRules(found, sort), [found, sort]);
  const groups = useMemo(
    () => groupRules(all ? sorted : sorted.slice(0, FIRST), grouping),
    [sorted, grouping, all],
  );
  const handleClear = () => {
    setSearch('');
    setShown('all');
  };
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState
          title={t('rules.none')}
          action={
            <Button variant="primary" icon={Plus} onClick={onAdd}>
              {t('rules.addFirst')}
            </Button>
          }
        >
          {t('rules.noneHint')}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel flush>
      <FilterBar
        count={t('rules.count', { count: found.length })}
        onClear={handleClear}
        filtered={search !== '' || shown !== 'all'}
      >
        <TextField
          ref={field}
          label={t('rules.search')}
          type="search"
          icon={Search}
          value={search}
          onValue={setSearch}
        />
        <Select
          label={t('rules.shown')}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: t(`rules.show.${value}`) }))}
          onValue={setShown}
        />
        <Select
          label={t('rules.groupBy')}
          value={grouping}
          options={GROUPINGS.map((value) => ({ value, label: t(`rules.grouping.${value}`) }))}
          onValue={setGrouping}
        />
        <Select
          label={t('rules.sortBy')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`rules.sort.${value}`) }))}
          onValue={setSort}
        />
      </FilterBar>
      {found.length === 0 && (
        <EmptyState
          title={t('rules.noneFound')}
          action={<Button onClick={handleClear}>{t('rules.showAll')}</Button>}
        >
          {t('rules.noneFoundHint')}
        </EmptyState>
      )}
      {groups.map(({ id, rows: own }) => (
        <section key={id} aria-label={t(`rules.group.${id}`)}>
          {id !== 'none' && (
            <Heading>
              {t(`rules.group.${id}`)} <small>{own.length}</small>
            </Heading>
          )}
          {id === 'outcome.prefers' && <Note>{t('rules.orderHint')}</Note>}
          <ul>
            {own.map((row) => (
              <RuleLine key={row.rule.ruleId} row={row} movable={sort === 'order'} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {!all && found.length > FIRST && (
        <More>
          <Button onClick={() => setAll(true)}>{t('rules.more', { count: found.length - FIRST })}</Button>
        </More>
      )}
    </Panel>
  );
}

const Heading = styled.h2`
  padding: ${space('m', 'l', 's')};
  border-block: 1px solid ${color('line')};
  background: ${color('sunken')};
  font: ${font('s', 'strong')};
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
  section:first-of-type > & { border-block-start: 0; }
`;
const Note = styled.p`
  padding: ${space('s', 'l', 'xs')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
const More = styled.div`
  display: grid;
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
`;
