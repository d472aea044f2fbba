import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type StockCode, stockSign, stockStyles, toStockCode } from './stock.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

interface Props {
  code: string | number | null | undefined;
  /** Shows the sign only, where space is short; the words remain for screen readers and as a tooltip. */
  compact?: boolean;
}

export function StockBadge({ code, compact }: Props) {
  const { t } = useTranslation('ui');
  const known = toStockCode(code);
  const label = t(`stock.${known}`);
  return (
    <Box title={compact ? label : undefined} $code={known}>
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Box>
  );
}

const Box = styled.span<{ $code: StockCode }>`
  position: relative;
  display: inline-block;
  ${stockStyles}
  ${({ $code }) => stockSign($code)}
`;
