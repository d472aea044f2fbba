import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { color, media } from '../theme/index.ts';
import { type ButtonLook, type ButtonVariant, buttonStyles } from './controlStyles.ts';
import { Icon, type IconShape } from './Icon.tsx';

/** `to` for pages of this application, `href` for everything else (tel:, mailto:, other sites). */
type Target = { to: string; href?: never } | { href: string; to?: never };
type Rest = Omit<ComponentProps<'a'>, 'href'>;
type Props = Rest & Target & { icon?: IconShape; children: ReactNode };
/** Outside a sentence, as each link with an icon is: a finger needs room there. */
type Alone = { alone?: boolean };
const isAlone = (alone: boolean | undefined, icon: IconShape | undefined) => (alone || icon ? '' : undefined);

export const Link = ({ icon, children, alone, ...rest }: Props & Alone) =>
  rest.to === undefined ? (
    <Anchor {...rest} data-alone={isAlone(alone, icon)}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  ) : (
    <Routed {...rest} data-alone={isAlone(alone, icon)}>
      {icon && <Icon of={icon} />}
      {children}
    </Routed>
  );

/** A link that looks like a button: it navigates and has no other effect. */
export const ButtonLink = ({
  variant = 'secondary',
  wide,
  icon,
  children,
  ...rest
}: Props & { variant?: ButtonVariant; wide?: boolean }) =>
  rest.to === undefined ? (
    <AnchorFace {...rest} $variant={variant} $wide={wide}>
      {icon && <Icon of={icon} />}
      {children}
    </AnchorFace>
  ) : (
    <RoutedFace {...rest} $variant={variant} $wide={wide}>
      {icon && <Icon of={icon} />}
      {children}
    </RoutedFace>
  );

const text = `
  color: ${color('ink')};
  text-decoration: underline;
  text-decoration-color: ${color('edge')};
  text-decoration-thickness: 1px;
  border-radius: 2px;
  & > svg { display: inline-block; margin-inline-end: 0.35em; vertical-align: -0.2em; }
  &:hover { text-decoration-color: currentcolor; text-decoration-thickness: 2px; }
  ${media.coarse} { &[data-alone] { display: inline-flex; align-items: center; min-block-size: 44px; } }
`;
const Anchor = styled.a`${text}`;
const Routed = styled(RouterLink)`${text}`;
const AnchorFace = styled.a<ButtonLook>`${buttonStyles}`;
const RoutedFace = styled(RouterLink)<ButtonLook>`${buttonStyles}`;
