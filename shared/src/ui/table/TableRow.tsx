import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Column, roles } from './types.ts';

interface Props<Row> {
  row: Row;
  index: number;
  top: number;
  columns: readonly Column<Row>[];
  card: ((row: Row) => ReactNode) | undefined;
  active: boolean;
  dimmed: boolean;
  selected: boolean;
}

/** Plain elements, styled by class from the table: a styled component a cell would cost the frame rate. */
function TableRowInner<Row>({ row, index, top, columns, card, active, dimmed, selected }: Props<Row>) {
  // Not a transform: thirty of them cost more at every frame than the one layout of a new row.
  const style: CSSProperties = { insetBlockStart: top };
  const place = { ...roles.row, 'aria-rowindex': index + 2, 'aria-selected': selected || undefined };
  return (
    <div
      {...place}
      className="row"
      data-index={index}
      data-dimmed={dimmed || undefined}
      tabIndex={active ? 0 : -1}
      style={style}
    >
      {card ? (
        <div {...roles.cell} className="card">
          {card(row)}
        </div>
      ) : (
        columns.map((column) => (
          <div key={column.id} {...roles.cell} className={column.align === 'end' ? 'cell end' : 'cell'}>
            {column.cell(row)}
          </div>
        ))
      )}
    </div>
  );
}

// memo() forgets the type parameter.
export const TableRow = memo(TableRowInner) as typeof TableRowInner;
