import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { color, motion, radius, rowHeight, space } from '../theme/index.ts';
import { Icon, type IconShape } from './Icon.tsx';
import { Spinner } from './Spinner.ts';

interface Props extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  icon: IconShape;
  /** What it does: the name for screen readers and the tooltip. */
  name: string;
  busy?: boolean;
  /** A badge with a number on the icon; the name must contain the number as well. */
  count?: number;
}

export function IconButton({ icon, name, busy = false, count, onClick, type = 'button', ...rest }: Props) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) onClick?.(event);
  };
  const shownCount = count ? (count > 999 ? '999+' : String(count)) : undefined;
  return (
    <Face
      {...rest}
      type={type}
      aria-label={name}
      title={name}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-count={shownCount}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={20} />}
    </Face>
  );
}

const Face = styled.button`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${rowHeight()};
  block-size: ${rowHeight()};
  padding: 0;
  border: 0;
  border-radius: ${radius()};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${motion('fast')};
  &:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
  &:disabled { cursor: not-allowed; opacity: 0.5; background: transparent; }
  &[aria-pressed='true'] { background: color-mix(in srgb, currentcolor 16%, transparent); }
  /* CSS content instead of text: the accessible name already contains the number. */
  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-inline-size: 1.25rem;
    padding: 0 ${space('xs')};
    border-radius: ${radius('pill')};
    background: ${color('accent')};
    color: ${color('onAccent')};
    font: 600 0.75rem / 1.25rem var(--family-sans);
  }
`;
