import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, media, motion, movement, radius, shadow, space } from '../theme/index.ts';
import { toneIcons } from './Alert.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { dismissToast, type ToastEntry, toastStore } from './toastBus.ts';

const SHOWN_MS = 6000;
const WITH_ACTION_MS = 10_000;

/** The one toast region, placed on the page by the host. It stays reachable while a dialog is open. */
export function Toasts() {
  const { t } = useTranslation('ui');
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return createPortal(
    <Region role="region" aria-label={t('toast.region')} aria-live="polite" data-stay data-print="never">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </Region>,
    document.body,
  );
}

/** Its timer pauses while the pointer or the focus is on it. */
function Toast({ entry }: { entry: ToastEntry }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const { id, tone = 'info', text, action } = entry;
  const duration = entry.durationMs ?? (action ? WITH_ACTION_MS : SHOWN_MS);
  useEffect(() => {
    if (held || duration === 0) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <Box
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={toneIcons[tone]} size={20} />
      <Text>{text}</Text>
      {action && (
        <Action
          type="button"
          onClick={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton icon={X} name={t('alert.dismiss')} onClick={() => dismissToast(id)} />
    </Box>
  );
}

const Region = styled.div`
  position: fixed;
  inset-block-end: calc(${space('l')} + var(--foot, 0px));
  inset-inline: ${space('l')};
  z-index: 200;
  display: grid;
  gap: ${space('s')};
  justify-items: center;
  pointer-events: none;
  /* Where a page or a dialog has buttons at its foot, messages come from above: they never cover what is to be pressed next. */
  body:has([data-at-foot]:not([data-closing] *)) > & { inset-block: calc(3.5rem + ${space('m')}) auto; }
`;
const Box = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${space('m')};
  inline-size: fit-content;
  max-inline-size: min(100%, 36rem);
  padding: ${space('xs')};
  padding-inline-start: ${space('l')};
  border-radius: ${radius()};
  background: ${color('solid')};
  color: ${color('onSolid')};
  box-shadow: ${shadow('pop')};
  font: ${font('s')};
  animation: ${movement('enter')} ${motion('fast')};
`;
const Text = styled.span`
  min-inline-size: 0;
  padding-block: ${space('s')};
`;
const Action = styled.button`
  flex: none;
  min-block-size: 40px;
  padding: 0 ${space('s')};
  border: 0;
  background: none;
  font: ${font('s', 'strong')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${media.coarse} { min-block-size: 48px; }
`;
