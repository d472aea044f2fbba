import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonVariant, buttonStyles } from './controlStyles.ts';
import { Icon, type IconShape } from './Icon.tsx';
import { Spinner } from './Spinner.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** primary is amber: at most one per screen, for the next thing to do. */
  variant?: ButtonVariant;
  icon?: IconShape;
  /** Keeps focus and size, and ignores clicks until the work is done. */
  busy?: boolean;
  wide?: boolean;
}

/** The second half of a double click may fall on what has come instead of the button: it selects none of its text. */
function selectNothing(event: globalThis.MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  wide,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    document.addEventListener('mousedown', selectNothing, { once: true, capture: true });
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      {...rest}
      type={type}
      $variant={variant}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </Face>
  );
}

const Face = styled.button<ButtonLook>`
  ${buttonStyles}
`;
