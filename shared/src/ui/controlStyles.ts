import { css } from 'styled-components';
import { color, font, media, motion, radius, rowHeight, space } from '../theme/index.ts';

export type ButtonVariant = 'primary' | 'solid' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    --face: ${color('accent')};
    --face-hover: ${color('accentHover')};
    --text: ${color('onAccent')};
  `,
  solid: css`
    --face: ${color('solid')};
    --face-hover: ${color('soft')};
    --text: ${color('onSolid')};
  `,
  secondary: css`
    --face: ${color('panel')};
    --face-hover: ${color('hover')};
    --text: ${color('ink')};
    --border: ${color('edge')};
  `,
  quiet: css`
    --face: transparent;
    --face-hover: ${color('selected')};
    --text: ${color('ink')};
  `,
  danger: css`
    --face: ${color('error')};
    --face-hover: ${color('error')};
    --text: ${color('onError')};
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

export interface ButtonLook {
  $variant: ButtonVariant;
  $wide: boolean | undefined;
}

/** The look shared by buttons and by links that look like buttons. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('s')};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-block-size: ${rowHeight()};
  max-inline-size: 100%;
  padding: ${space('xs', 'l')};
  border: 1px solid var(--border, transparent);
  border-radius: ${radius()};
  ${({ $variant }) => variants[$variant]}
  background: var(--face);
  color: var(--text);
  font: ${font('s', 'strong')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${motion('fast')}, transform ${motion('fast')};
  &:hover { background: var(--face-hover); }
  &:active { transform: translateY(1px); }
  &:disabled, &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
    background: ${color('sunken')};
    border-color: ${color('line')};
    color: ${color('soft')};
  }
  &[aria-busy='true'] {
    cursor: progress;
    background: var(--face);
    border-color: var(--border, transparent);
    color: var(--text);
  }
`;

/** The look of text fields and selects. */
export const inputStyles = css`
  inline-size: 100%;
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'm')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  color: ${color('ink')};
  font: ${font('s')};
  text-overflow: ellipsis;
  transition: border-color ${motion('fast')};
  &:hover { border-color: ${color('ink')}; }
  &::placeholder { color: ${color('soft')}; opacity: 1; }
  &[aria-invalid='true'] { border-color: ${color('error')}; border-inline-start-width: 4px; }
  &:disabled { background: ${color('sunken')}; border-color: ${color('line')}; color: ${color('soft')}; cursor: not-allowed; }
  /* Below 16 px, iOS zooms the page when the field takes the focus. */
  ${media.coarse} { font-size: max(1rem, 16px); }
`;
