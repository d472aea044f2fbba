import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Icon, toast } from '@extranet/shared/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useHostSelector } from '../hooks.ts';
import { selectConnection } from './connection.slice.ts';

/** Says what happened, what is safe and that nothing need be done. It is visible over an open dialog. */
export function ConnectionBanner() {
  const { t } = useTranslation('host');
  const down = useHostSelector(selectConnection) === 'down';
  const was = useRef(down);
  useEffect(() => {
    if (was.current && !down) toast({ text: t('connection.restored'), tone: 'success' });
    was.current = down;
  }, [down, t]);
  // The region is there before its text, or screen readers would not read it out.
  return createPortal(
    <Region role="status" data-stay data-print="never">
      {down && (
        <Bar>
          <Icon of={WifiOff} />
          {t('connection.lost')}
        </Bar>
      )}
    </Region>,
    document.body,
  );
}

const Region = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 150;
`;
const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space('s')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  background: ${color('accentGround')};
  color: ${color('ink')};
  font: ${font('s')};
`;
