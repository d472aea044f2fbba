import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from 'styled-components';
import { color, font, space } from '../../theme/index.ts';
import { badgeStyles, badgeTones } from '../Badge.tsx';
import { type SocketType, toSocketType } from '../glyphs.tsx';
import { STOCK_ICON_SIZE, stockCodes, stockInks, toStockCode } from '../stock.ts';
import { CHEVRON_SIZE, pictureStyles, SOCKET_SIZE } from './pictures.ts';

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
 * StockBadge, SocketGlyph and Badge for the cells of a long table: one plain element each, whatever the value. With
 * each letter of a filter dozens of them change, and a change is then an attribute and a word instead of a component
 * that goes and another one that is built.
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

const stockMark = (code: string, label: string): ReactNode => (
  <span className="stock" data-code={toStockCode(code)}>
    {label}
  </span>
);

const socketMark = (type: SocketType, label: string): ReactNode => (
  <span className="socket" data-pins={type} role="img" aria-label={label} />
);

/** A solid Badge. */
export const solidMark = (label: string): ReactNode => <span className="badge">{label}</span>;

/** Where a row leads on. */
export const chevron: ReactNode = <span className="chevron" aria-hidden />;

export const markStyles = css`
  .stock {
    padding-inline-start: calc(${STOCK_ICON_SIZE}px + ${space('xs')});
    font: ${font('xs', 'strong')};
  }
  ${stockCodes.map((code) => `.stock[data-code='${code}'] { color: ${color(stockInks[code])}; }`).join('\n')}
  .socket, .chevron { display: inline-block; }
  .socket { inline-size: ${SOCKET_SIZE}px; block-size: ${SOCKET_SIZE}px; }
  .chevron { inline-size: ${CHEVRON_SIZE}px; block-size: ${CHEVRON_SIZE}px; }
  ${pictureStyles}
  .badge { ${badgeStyles} ${badgeTones.solid} }
`;
