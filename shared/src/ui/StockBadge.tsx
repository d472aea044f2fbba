import { Ban, CalendarClock, CircleCheck, CircleDot, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, space } from '../theme/index.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

const codes = ['0', '1', '2', '3', '9'] as const;
export type StockCode = (typeof codes)[number];

const looks = {
  0: { icon: MessageCircleQuestion, ink: 'soft' },
  1: { icon: CircleCheck, ink: 'stock' },
  2: { icon: CircleDot, ink: 'stock' },
  3: { icon: CalendarClock, ink: 'ink' },
  9: { icon: Ban, ink: 'soft' },
} as const;

/** An unknown code reads as 0, 'Délai sur demande' (D4). */
export const toStockCode = (code: string | number | null | undefined): StockCode =>
  codes.find((known) => known === String(code)) ?? '0';

interface Props {
  code: string | number | null | undefined;
  /** Icon only, where a row has no room; the words stay for screen readers and as a tooltip. */
  compact?: boolean;
}

export function StockBadge({ code, compact }: Props) {
  const { t } = useTranslation('ui');
  const known = toStockCode(code);
  const { icon, ink } = looks[known];
  const label = t(`stock.${known}`);
  return (
    <Box title={compact ? label : undefined} style={{ color: color(ink) }}>
      <Icon of={icon} size={16} />
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
`;
