import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from 'styled-components';
import { color } from '../../theme/index.ts';
import { badgeStyles, badgeTones } from '../Badge.tsx';
import { drawingStyles, socketShape, toSocketType } from '../glyphs.tsx';
import { STOCK_ICON_SIZE, stockInks, stockShapes, stockStyles, toStockCode } from '../stock.ts';

type Draw<Value> = (value: Value) => ReactNode;

/** The same element for the same value, whatever the row: what did not change is not even looked at. */
export function sameForSame<Value>(draw: Draw<Value>): Draw<Value> {
  const drawn = new Map<Value, ReactNode>();
  return (value) => {
    if (!drawn.has(value)) drawn.set(value, draw(value));
    return drawn.get(value);
  };
}

/**
 * StockBadge and SocketGlyph for the cells of a long table: plain elements of one shape whatever the value. With
 * each letter of a filter dozens of them change, and a change is then a path and a word instead of a component that
 * goes and another one that is built.
 */
export function useMarks() {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      stock: sameForSame((code: string) => stockMark(code, t(`stock.${toStockCode(code)}`))),
      socket: sameForSame((type: string) => {
        const known = toSocketType(type);
        return known && socketMark(known, t(`glyph.socket${known}`));
      }),
    }),
    [t],
  );
}

function stockMark(code: string, label: string): ReactNode {
  const known = toStockCode(code);
  return (
    <span className="stock" data-ink={stockInks[known]}>
      <svg viewBox="0 0 24 24" width={STOCK_ICON_SIZE} height={STOCK_ICON_SIZE} aria-hidden focusable={false}>
        <path d={stockShapes[known]} />
      </svg>
      <span>{label}</span>
    </span>
  );
}

const socketMark = (type: 7 | 13, label: string): ReactNode => (
  <svg className="socket" viewBox="0 0 32 32" width={24} height={24} role="img" aria-label={label}>
    {socketShape(type)}
  </svg>
);

/** Where a row leads on: Lucide's chevron-right. */
export const chevron: ReactNode = (
  <svg className="chevron" viewBox="0 0 24 24" width={18} height={18} aria-hidden>
    <path d="m9 18 6-6-6-6" />
  </svg>
);

/** Of these, and of `.badge`: a solid Badge that is a class. */
export const markStyles = css`
  .stock { ${stockStyles} }
  .stock[data-ink='soft'] { color: ${color('soft')}; }
  .stock[data-ink='stock'] { color: ${color('stock')}; }
  .socket { ${drawingStyles} }
  .chevron {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .badge { ${badgeStyles} ${badgeTones.solid} }
`;
