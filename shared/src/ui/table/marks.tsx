import { isValidElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from 'styled-components';
import { space } from '../../theme/index.ts';
import { badgeStyles, badgeTones } from '../Badge.tsx';
import { type SocketType, toSocketType } from '../glyphs.tsx';
import { type StockCode, stockCodes, stockSign, stockStyles, toStockCode } from '../stock.ts';
import { CHEVRON_SIZE, pictureStyles, SOCKET_SIZE } from './pictures.ts';

type Draw<Value> = (value: Value) => ReactNode;

/** Returns the same element for the same value in every row, so that React skips cells that did not change. */
export function sameForSame<Value>(draw: Draw<Value>): Draw<Value> {
  const drawn = new Map<Value, ReactNode>();
  return (value) => {
    if (!drawn.has(value)) drawn.set(value, draw(value));
    return drawn.get(value);
  };
}

interface SignProps {
  /** Names the sign to draw: a rule in markStyles. */
  of: `stock${StockCode}` | `socket${SocketType}` | 'solid' | 'chevron';
  children?: string;
}

/**
 * A sign and its words, alone in a cell. TableRow finds it (`signOf`) and draws it on the cell element itself: each keystroke
 * in a filter changes dozens of cells, and one more element per cell is one more to compare, lay out and paint. Together
 * with other content in a cell, only its words are shown.
 */
const Sign = ({ children }: SignProps) => <>{children}</>;

export const signOf = (content: ReactNode): SignProps | undefined =>
  isValidElement<SignProps>(content) && content.type === Sign ? content.props : undefined;

/** StockBadge, SocketGlyph and Badge for the cells of a long table. */
export function useMarks() {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      stock: sameForSame((code: string) => {
        const known = toStockCode(code);
        return <Sign of={`stock${known}`}>{t(`stock.${known}`)}</Sign>;
      }),
      socket: sameForSame((type: string) => {
        const known = toSocketType(type);
        return known && <Sign of={`socket${known}`}>{t(`glyph.pins${known}`)}</Sign>;
      }),
    }),
    [t],
  );
}

/** A solid Badge. */
export const solidMark = (label: string): ReactNode => <Sign of="solid">{label}</Sign>;

/** Marks a row that can be opened. */
export const chevron: ReactNode = <Sign of="chevron" />;

export const markStyles = css`
  .cell[data-sign^='stock'] { ${stockStyles} }
  ${stockCodes.map((code) => `.cell[data-sign='stock${code}'] { ${stockSign(code)} }`).join('\n')}
  .cell[data-sign^='socket'] { padding-inline-start: calc(${SOCKET_SIZE}px + ${space('s')}); line-height: ${SOCKET_SIZE}px; }
  .cell[data-sign='chevron'] { inline-size: ${CHEVRON_SIZE}px; block-size: ${CHEVRON_SIZE}px; }
  ${pictureStyles}
  /* Paper has no grounds: there it is a word like any other. */
  @media screen { .cell[data-sign='solid'] { ${badgeStyles} ${badgeTones.solid} display: block; justify-self: start; } }
`;
