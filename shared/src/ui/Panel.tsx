import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, radius, space } from '../theme/index.ts';

interface Props {
  title?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** No padding, for a table or a list that reaches the borders. */
  flush?: boolean;
  busy?: boolean;
}

export function Panel({ title, actions, children, footer, flush, busy }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={title ? id : undefined} aria-busy={busy || undefined}>
      {(title || actions) && (
        <Head>
          {title && <Title id={id}>{title}</Title>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body $flush={flush}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Box>
  );
}

const Box = styled.section`
  min-inline-size: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'm')};
  min-block-size: 3.25rem;
  padding: ${space('xs', 'l')};
  border-block-end: 1px solid ${color('line')};
`;
const Title = styled.h2`
  font: ${font('m', 'strong')};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s')};
`;
/** Corners are rounded without overflow: hidden, because a list that opens from a bar at the top must extend over the edge. */
const Body = styled.div<{ $flush: boolean | undefined }>`
  padding: ${({ $flush }) => ($flush ? '0' : space('l'))};
  ${({ $flush }) =>
    $flush &&
    css`
      &:first-child > :first-child { border-start-start-radius: ${radius('l')}; border-start-end-radius: ${radius('l')}; }
      &:last-child > :last-child { border-end-start-radius: ${radius('l')}; border-end-end-radius: ${radius('l')}; }
    `}
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('s')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  ${media.phone} { & > button, & > a { flex: 1 1 auto; } }
`;
