import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, media, radius, space } from '../theme/index.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export type Tone = 'error' | 'warning' | 'success' | 'info';

interface Props {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  onDismiss?: () => void;
  /** A button or link that helps to solve it. */
  action?: ReactNode;
}

export const toneIcons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

export function Alert({ tone = 'error', title, children, onDismiss, action }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Box role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon of={toneIcons[tone]} size={20} />
      <Text>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <Actions>{action}</Actions>}
      </Text>
      {onDismiss && <IconButton icon={X} name={t('alert.dismiss')} onClick={onDismiss} />}
    </Box>
  );
}

/** Red is for errors only; other tones have an icon and a quiet background. */
const Box = styled.div`
  display: flex;
  align-items: start;
  gap: ${space('m')};
  padding: ${space('xs', 'm')};
  &:has(> button) { padding-inline-end: ${space('xs')}; }
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  &:where([data-tone='error']) { border-inline-start-color: ${color('error')}; background: ${color('errorGround')}; }
  &:where([data-tone='warning']) { border-inline-start-color: ${color('accent')}; background: ${color('accentGround')}; }
  &:where([data-tone='success']) { border-inline-start-color: ${color('solid')}; }
  font: ${font('s')};
  & > svg {
    margin-block: 10px;
    color: ${color('ink')};
    ${media.coarse} { margin-block: 14px; }
  }
  &:where([data-tone='error']) > svg { color: ${color('error')}; }
`;
const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 9px;
  display: grid;
  gap: ${space('xs')};
  ${media.coarse} { padding-block: 13px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  margin-block-start: ${space('xs')};
`;
