import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme/index.ts';
import { Icon, type IconShape } from './Icon.tsx';

interface Props {
  icon?: IconShape;
  /** What is missing: 'Aucune commande'. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ icon, title, children, action }: Props) => (
  <Box role="status">
    {icon && <Icon of={icon} size={32} />}
    <Title>{title}</Title>
    {children && <Text>{children}</Text>}
    {action}
  </Box>
);

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('m')};
  padding: ${space('xxl', 'l')};
  text-align: center;
  & > svg { color: ${color('edge')}; }
`;
const Title = styled.p`
  font: ${font('m', 'strong')};
`;
const Text = styled.p`
  max-inline-size: 46ch;
  color: ${color('soft')};
`;
