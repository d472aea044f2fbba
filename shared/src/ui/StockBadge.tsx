import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, space } from '../theme/index.ts';
import { STOCK_ICON_SIZE, STOCK_STROKE, stockInks, stockShapes, toStockCode } from './stock.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

interface Props {
  code: string | number | null | undefined;
  /** Icon only, where a row has no room; the words stay for screen readers and as a tooltip. */
  compact?: boolean;
}

export function StockBadge({ code, compact }: Props) {
  const { t } = useTranslation('ui');
  const known = toStockCode(code);
  const label = t(`stock.${known}`);
  return (
    <Box title={compact ? label : undefined} style={{ color: color(stockInks[known]) }}>
      <svg viewBox="0 0 24 24" width={STOCK_ICON_SIZE} height={STOCK_ICON_SIZE} aria-hidden focusable={false}>
        <path d={stockShapes[known]} />
      </svg>
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  font: ${font('xs', 'strong')};
  & > svg {
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: ${STOCK_STROKE};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
