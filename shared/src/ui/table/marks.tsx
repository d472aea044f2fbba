import { isValidElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from 'styled-components';
import { badgeStyles, badgeTones } from '../Badge.tsx';
import { type SocketType, toSocketType } from '../glyphs.tsx';
import { type StockCode, stockCodes, stockSign, stockStyles, toStockCode } from '../stock.ts';
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

interface SignProps {
  /** What is drawn behind the words: a rule in markStyles. */
  of: `stock${StockCode}` | `socket${SocketType}` | 'solid' | 'chevron';
  children?: string;
  /** Its name, where there are no words. */
  label?: string;
}

/**
 * A sign and its words, alone in a cell. The row draws both as the cell itself (`signIn`): with each letter of a filter
 * dozens of them change, and an element more in a cell is one more to compare, to lay out and to paint. Beside others
 * in a cell only the words are left of it.
 */
const Sign = ({ children, label }: SignProps) => <>{children ?? label}</>;

export const signIn = (content: ReactNode): SignProps | undefined =>
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
        return known && <Sign of={`socket${known}`} label={t(`glyph.socket${known}`)} />;
      }),
    }),
    [t],
  );
}

/** A solid Badge. */
export const solidMark = (label: string): ReactNode => <Sign of="solid">{label}</Sign>;

/** Where a row leads on. */
export const chevron: ReactNode = <Sign of="chevron" />;

export const markStyles = css`
  .cell[data-sign^='stock'] { ${stockStyles} }
  ${stockCodes.map((code) => `.cell[data-sign='stock${code}'] { ${stockSign(code)} }`).join('\n')}
  .cell[data-sign^='socket'] { inline-size: ${SOCKET_SIZE}px; block-size: ${SOCKET_SIZE}px; }
  .cell[data-sign='chevron'] { inline-size: ${CHEVRON_SIZE}px; block-size: ${CHEVRON_SIZE}px; }
  ${pictureStyles}
  .cell[data-sign='solid'] { ${badgeStyles} ${badgeTones.solid} display: block; justify-self: start; }
`;
