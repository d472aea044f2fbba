import { type CSSProperties, memo, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import { signOf } from './marks.tsx';
import { type Column, roles } from './types.ts';

interface Props<Row> {
  row: Row;
  index: number;
  top: number;
  columns: readonly Column<Row>[];
  card: ((row: Row) => ReactNode) | undefined;
  active: boolean;
  last: boolean;
  /** Rendered out of view. */
  later: boolean;
  pending: boolean;
  dimmed: boolean;
  selected: boolean;
}

/** Plain elements, styled by class from the table: one styled component per cell would lower the frame rate. */
function TableRowInner<Row>(props: Props<Row>) {
  const { row, index, top, columns, card, active, last, later, pending, dimmed, selected } = props;
  // Not a transform: thirty of them cost more per frame than laying out one new row.
  const style: CSSProperties = { insetBlockStart: top };
  const place = { ...roles.row, 'aria-rowindex': index + 2, 'aria-selected': selected || undefined };
  return (
    <div
      {...place}
      className="row"
      data-index={index}
      data-last={last || undefined}
      data-later={later || undefined}
      data-dimmed={dimmed || undefined}
      aria-busy={pending || undefined}
      tabIndex={active ? 0 : -1}
      style={style}
    >
      {card ? (
        <div {...roles.cell} className="card">
          {pending ? <Skeleton lines={2} /> : card(row)}
        </div>
      ) : (
        columns.map((column) => {
          const content = pending ? SKELETON : column.cell(row);
          const sign = signOf(content);
          return (
            <div
              key={column.id}
              {...roles.cell}
              data-sign={sign?.of}
              className={classOf(column, sign !== undefined || fits(content, column.fits))}
            >
              {sign ? sign.children : content}
            </div>
          );
        })
      )}
    </div>
  );
}

const SKELETON = <Skeleton height="0.8em" />;

const fits = (content: ReactNode, letters = 0) =>
  letters === Number.POSITIVE_INFINITY || (typeof content === 'string' && content.length <= letters);

const classOf = <Row,>({ align, className }: Column<Row>, uncut: boolean) =>
  `cell${align === 'end' ? ' end' : ''}${uncut ? '' : ' cut'}${className ? ` ${className}` : ''}`;

// memo() loses the type parameter.
export const TableRow = memo(TableRowInner) as typeof TableRowInner;
