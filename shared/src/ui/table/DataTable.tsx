import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneQuery } from '../../theme/index.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { useMedia } from '../useMedia.ts';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { SortChoice, TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { Scroller } from './tableStyles.ts';
import { type Column, roles, type Sort, trackOf } from './types.ts';
import { useRows } from './useRows.ts';
import { useSorted } from './useSorted.ts';
import './texts.ts';

const NEAR_THE_END = 20;
/** Under the heads. */
const HEAD_LINE = 1;
const LOADING_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** In pixels, and never less than a control needs. */
const ROW_HEIGHTS = { normal: 0, tall: 60, lists: 132 } as const;

export interface DataTableProps<Row> {
  label: string;
  /** Keep `columns` and `card` stable: a new array or function renders every row again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Return the index to reuse the elements for other rows, which is cheaper than removing and creating them. */
  rowKey: (row: Row, place: number) => string | number;
  /** Click or Enter on a row. */
  onOpen?: (row: Row) => void;
  /** Renders a row as a card of two lines on a phone. */
  card?: (row: Row) => ReactNode;
  cardHeight?: number;
  /** When rows are cards; by default on a phone. */
  asCards?: boolean;
  /** The order of the cards is chosen elsewhere on the page. */
  sortElsewhere?: boolean;
  /** 'page': the rows have no box of their own that scrolls inside the page. */
  scrollsWith?: 'itself' | 'page';
  loading?: boolean;
  /** Shown when there are no rows: an EmptyState that says what to do next. */
  empty?: ReactNode;
  defaultSort?: Sort;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Any CSS length; the table scrolls inside it. */
  maxHeight?: string;
  /** 'tall' where cells hold controls, 'lists' where they hold several lines. */
  density?: 'normal' | 'tall' | 'lists';
  dimmed?: (row: Row) => boolean;
  selected?: (row: Row) => boolean;
  /** A row whose place is known and whose contents are on their way. */
  pending?: (row: Row) => boolean;
  /** Called with the places of the rows that are rendered, when they change. */
  onPlaces?: (places: readonly number[]) => void;
  /** Called when the last rows come into view. */
  onEnd?: () => void;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    onOpen,
    card,
    loading = false,
    empty,
    onEnd,
    onPlaces,
    pending,
    dimmed,
    selected,
  } = props;
  const { t } = useTranslation('ui');
  const scroller = useRef<HTMLDivElement>(null);
  const phone = useMedia(phoneQuery);
  const coarse = useMedia('(pointer: coarse)');
  const asCards = (props.asCards ?? phone) && card !== undefined;
  const withPage = props.scrollsWith === 'page';
  const { sorted, current, handleSort } = useSorted({
    rows,
    columns,
    defaultSort: props.defaultSort,
    sort: props.sort,
    onSort: props.onSort,
  });
  const control = coarse ? 48 : 40;
  const line = Math.max(ROW_HEIGHTS[props.density ?? 'normal'], control);
  const height = asCards ? (props.cardHeight ?? 68) : line;
  const openAt = (index: number) => {
    const row = sorted[index];
    if (row !== undefined && !pending?.(row)) onOpen?.(row);
  };
  const { virtual, active, laterThan, handleKeyDown, handleClick } = useRows({
    rows: sorted,
    rowHeight: height,
    headHeight: asCards ? 0 : control + HEAD_LINE,
    scroller,
    withPage,
    onOpen: openAt,
  });
  const items = virtual.getVirtualItems();
  const { scrollMargin } = virtual.options;
  const last = items.at(-1)?.index ?? -1;
  const places = items.map(({ index }) => index).join();
  useEffect(() => {
    onPlaces?.(places === '' ? [] : places.split(',').map(Number));
  }, [onPlaces, places]);
  const nearEnd = sorted.length > 0 && last >= sorted.length - NEAR_THE_END;
  const told = useRef<readonly unknown[]>([]);
  useEffect(() => {
    // Once for these rows: scrolling further must not request the same ones again while they load. Others may be as many.
    const [first, length] = told.current;
    if (!nearEnd || !onEnd || (first === sorted[0] && length === sorted.length)) return;
    told.current = [sorted[0], sorted.length];
    onEnd();
  }, [nearEnd, onEnd, sorted]);

  const style = {
    maxBlockSize: withPage ? undefined : (props.maxHeight ?? 'max(20rem, calc(100dvh - 14rem))'),
    '--tracks': asCards ? 'minmax(0, 1fr)' : columns.map(trackOf).join(' '),
    '--row-height': `${height}px`,
  } as CSSProperties;
  const filled = rows.length > 0;
  const grid = filled && { role: 'grid', 'aria-label': label, 'aria-rowcount': sorted.length + 1 };
  return (
    <>
      {/* From the start: the cards do not move down under it when they come. */}
      {(filled || loading) && asCards && !props.sortElsewhere && (
        <SortChoice columns={columns} sort={current} onSort={handleSort} />
      )}
      {/* The same element while loading and when filled: it is measured before the rows come, so they render only once. */}
      <Scroller
        {...grid}
        ref={scroller}
        aria-busy={loading || undefined}
        data-opens={onOpen ? true : undefined}
        data-with-page={withPage || undefined}
        style={style}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      >
        {!filled && loading && (
          <Waiting label={t('table.loading')} columns={phone ? 2 : Math.min(columns.length, 5)} />
        )}
        {!filled && !loading && (empty ?? <EmptyState title={t('table.empty')} />)}
        {filled && (
          <div className="inner" role="presentation">
            {!asCards && <TableHead columns={columns} sort={current} onSort={handleSort} />}
            <div className="body" {...roles.rows} style={{ blockSize: virtual.getTotalSize() }}>
              {items.map(({ index, start }) => {
                const row = sorted[index];
                if (row === undefined) return null;
                return (
                  <TableRow
                    key={rowKey(row, index)}
                    row={row}
                    index={index}
                    top={start - scrollMargin}
                    columns={columns}
                    card={asCards ? card : undefined}
                    active={index === active}
                    last={index === sorted.length - 1}
                    later={index > laterThan}
                    pending={pending?.(row) ?? false}
                    dimmed={dimmed?.(row) ?? false}
                    selected={selected?.(row) ?? false}
                  />
                );
              })}
            </div>
          </div>
        )}
      </Scroller>
    </>
  );
}

function Waiting({ label, columns }: { label: string; columns: number }) {
  return (
    <div className="skeletons">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {LOADING_ROWS.map((row) => (
        <div key={row}>
          {LOADING_ROWS.slice(0, columns).map((cell) => (
            <Skeleton key={cell} height="0.8em" />
          ))}
        </div>
      ))}
    </div>
  );
}
