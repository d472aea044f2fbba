import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, radius, space } from '../theme/index.ts';
import { Icon, type IconShape } from './Icon.tsx';

export type BadgeTone = 'quiet' | 'solid' | 'accent' | 'stock' | 'error';

interface Props {
  tone?: BadgeTone;
  icon?: IconShape;
  children: ReactNode;
}

export const Badge = ({ tone = 'quiet', icon, children }: Props) => (
  <Box data-tone={tone}>
    {icon && <Icon of={icon} size={14} />}
    <span>{children}</span>
  </Box>
);

/** What is light on a dark ground would be hardly there where paper prints no grounds, and a block of ink where it does. */
const onPaper = css`${media.print} { outline: 1px solid; background: none; color: ${color('ink')}; }`;

export const badgeTones = {
  quiet: css`background: ${color('sunken')}; color: ${color('ink')};`,
  solid: css`background: ${color('solid')}; color: ${color('onSolid')}; ${onPaper}`,
  accent: css`background: ${color('accent')}; color: ${color('onAccent')}; ${onPaper}`,
  stock: css`background: ${color('stockGround')}; color: ${color('stock')};`,
  error: css`background: ${color('errorGround')}; color: ${color('error')};`,
} satisfies Record<BadgeTone, ReturnType<typeof css>>;

export const badgeStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  max-inline-size: 100%;
  padding: 1px ${space('s')};
  border-radius: ${radius('s')};
  font: ${font('xs', 'strong')};
`;
/** Not by a property of its own: what has a condition (on paper) is the same for all, and comes before a click (ADR 0058). */
const Box = styled.span`
  ${badgeStyles}
  &:where([data-tone='quiet']) { ${badgeTones.quiet} }
  &:where([data-tone='solid']) { ${badgeTones.solid} }
  &:where([data-tone='accent']) { ${badgeTones.accent} }
  &:where([data-tone='stock']) { ${badgeTones.stock} }
  &:where([data-tone='error']) { ${badgeTones.error} }
`;
