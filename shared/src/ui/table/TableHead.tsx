import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { Choice } from './tableStyles.ts';
import { type Column, roles, type Sort } from './types.ts';
import './texts.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (by: string) => void;
}

function Heads<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <div {...roles.rows} className="head">
      <div {...roles.firstRow} className="heads">
        {columns.map((column) => (
          <Head key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

/** Memoised: each keystroke in a filter changes the rows, but not the heads. memo() loses the type parameter. */
export const TableHead = memo(Heads) as typeof Heads;

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Omit<Props<Row>, 'columns'>) {
  const sorted = sort?.by === column.id ? sort.direction : undefined;
  const className = column.align === 'end' ? 'cell end cut' : 'cell cut';
  if (!column.sortValue) {
    return (
      <div {...roles.head} className={className}>
        {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
      </div>
    );
  }
  const order = {
    'aria-sort': sorted && (sorted === 'up' ? ('ascending' as const) : ('descending' as const)),
  };
  const icon = sorted === undefined ? ChevronsUpDown : sorted === 'up' ? ArrowUp : ArrowDown;
  return (
    <div {...roles.head} {...order} className={className}>
      <button type="button" className="sort" onClick={() => onSort(column.id)}>
        <span>{column.header}</span>
        <Icon of={icon} size={14} />
      </button>
    </div>
  );
}

/** On a phone the cards have no header row: the sort order is chosen here. */
export function SortChoice<Row>({ columns, sort, onSort }: Props<Row>) {
  const { t } = useTranslation('ui');
  const sortable = columns.filter((column) => column.sortValue);
  if (sortable.length === 0) return null;
  return (
    <Choice>
      <span>{t('table.sortBy')}</span>
      {sortable.map((column) => (
        <button
          key={column.id}
          type="button"
          className="sort"
          aria-pressed={sort?.by === column.id}
          onClick={() => onSort(column.id)}
        >
          <span>{column.header}</span>
          {sort?.by === column.id && (
            <>
              <Icon of={sort.direction === 'up' ? ArrowUp : ArrowDown} size={14} />
              <VisuallyHidden>
                {t(sort.direction === 'up' ? 'table.sortedUp' : 'table.sortedDown')}
              </VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </Choice>
  );
}
