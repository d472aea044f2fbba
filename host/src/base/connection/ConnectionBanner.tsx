import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Icon, toast } from '@extranet/shared/ui';
import { WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useHostSelector } from '../hooks.ts';
import { selectConnection } from './connection.slice.ts';

/**
 * Says what happened and what is safe; what is tried again and what is not, each page knows. It is visible over an open dialog,
 * which ends above it as the page does.
 */
export function ConnectionBanner() {
  const { t } = useTranslation('host');
  const down = useHostSelector(selectConnection) === 'down';
  const was = useRef(down);
  useEffect(() => {
    if (was.current && !down) toast({ text: t('connection.restored'), tone: 'success' });
    was.current = down;
  }, [down, t]);
  const bar = useRef<HTMLParagraphElement>(null);
  useKeptFoot(bar, down);
  // The region is there before its text, or screen readers would not read it out.
  return createPortal(
    <Region role="status" data-stay data-print="never">
      {down && (
        <Bar ref={bar}>
          <Icon of={WifiOff} />
          {t('connection.lost')}
        </Bar>
      )}
    </Region>,
    document.body,
  );
}

/** What stands at the foot of the window stands above it: it covers no button and no end of a message. */
function useKeptFoot(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    const keep = () => style.setProperty('--foot', `${bar.current?.offsetHeight ?? 0}px`);
    keep();
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      style.removeProperty('--foot');
    };
  }, [bar, shown]);
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
