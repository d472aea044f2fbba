import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { focusables, isTopLayer, keepTabInside, pushLayer } from './modalStack.ts';
import { Body, Dialog, Foot, Head, Layer, type ModalSize, Title } from './modalStyles.ts';

export interface ModalContent {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  size?: ModalSize;
  /** false: only its own buttons close it, not Escape or the backdrop. */
  dismissible?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
}

const DOUBLE_CLICK_MS = 500;

/** Chromium's; TypeScript does not know it yet. */
type Watcher = new () => { onclose: () => void; destroy: () => void };

/** One open dialog: traps the focus while it is the top layer. */
export function ModalLayer({
  title,
  children,
  footer,
  onClose,
  size = 'm',
  dismissible = true,
  initialFocus,
  role = 'dialog',
  closing,
}: ModalContent & { closing: boolean }) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, dismissible });
  latest.current = { onClose, dismissible };
  const pressedOnBackdrop = useRef(false);
  const opened = useRef(Date.now());

  useEffect(() => {
    if (closing || !layer.current) return;
    return pushLayer(layer.current);
  }, [closing]);

  useEffect(() => {
    const box = dialog.current;
    if (closing || !box || box.contains(document.activeElement)) return;
    const field = box.querySelector<HTMLElement>('[data-body] :is(input,select,textarea):not(:disabled)');
    (initialFocus?.current ?? field ?? box).focus();
  }, [closing, initialFocus]);

  // A long text without focusable elements must be focusable itself, or it could not be scrolled by keyboard.
  useEffect(() => {
    const box = body.current;
    if (!box) return;
    const bare = box.scrollHeight > box.clientHeight && focusables(box).length === 0;
    if (bare) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });

  useEffect(() => {
    // On the document, because the focus may be on the body, and because fields inside (an open list) handle Escape first.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTopLayer(layer.current) || !dialog.current) return;
      if (event.key === 'Tab') keepTabInside(event, dialog.current);
      if (event.key === 'Escape' && latest.current.dismissible) {
        event.preventDefault();
        latest.current.onClose();
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  // Back on a phone closes what is open before it leaves the page. One that asked instead of closing is watched anew.
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as unknown as { CloseWatcher?: Watcher };
    if (closing || !dismissible || !Watcher) return;
    let watcher: InstanceType<Watcher>;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        latest.current.onClose();
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [closing, dismissible]);

  /** A drag that began in a field and ended on the backdrop must not close. */
  const handleBackdropClick = (event: MouseEvent) => {
    if (event.target === layer.current && pressedOnBackdrop.current && dismissible) onClose();
  };
  /**
   * The second half of the double click that opened it is meant neither for its buttons nor for the backdrop, and no click for one
   * that closes. `pointer-events` would be inherited: all that is in it styled anew before Escape is answered.
   */
  const handleClickCapture = (event: MouseEvent) => {
    const opensIt = event.detail > 1 && Date.now() - opened.current <= DOUBLE_CLICK_MS;
    if (!closing && !opensIt) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Layer
      ref={layer}
      data-closing={closing || undefined}
      onClickCapture={handleClickCapture}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === layer.current;
      }}
      onClick={handleBackdropClick}
      // During the closing animation it is hidden from screen readers, ignores clicks and, by modalStack.ts, keys.
      aria-hidden={closing || undefined}
    >
      <Dialog
        ref={dialog}
        role={role}
        aria-modal={!closing}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-size={size}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          {dismissible && <IconButton icon={X} name={t('modal.close')} onClick={onClose} />}
        </Head>
        <Body ref={body} data-body>
          {children}
        </Body>
        {footer && <Foot data-at-foot>{footer}</Foot>}
      </Dialog>
    </Layer>
  );
}
