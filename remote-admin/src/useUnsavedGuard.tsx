import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Guard {
  /** Does it at once, or after the person agreed to lose what is not saved. */
  leave: (go: () => void) => void;
  /** What was typed is saved: does it without a question. */
  finish: (go: () => void) => void;
  question: ReactNode;
}

interface Guarded {
  guarded?: boolean;
}

/**
 * Nothing typed is lost without a question: not by closing, not by the browser's back button, not by its tab.
 * While there is something to lose, the address stands twice in the history: going back is then noticed
 * before anything is left.
 */
export function useUnsavedGuard(dirty: boolean): Guard {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const guarded = (state as Guarded | null)?.guarded === true;
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const armed = useRef(false);
  const stepping = useRef(false);
  const afterStep = useRef<(() => void) | null>(null);

  const arm = () => {
    armed.current = true;
    void navigate(pathname + search, { state: { ...(state as object | null), guarded: true } });
  };
  const stepBack = () => {
    armed.current = false;
    if (stepping.current) return;
    stepping.current = true;
    void navigate(-1);
  };
  const finish = (go: () => void) => {
    armed.current = false;
    if (!guarded) {
      go();
      return;
    }
    afterStep.current = go;
    stepBack();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two facts alone arm, disarm and ask.
  useEffect(() => {
    if (!guarded && stepping.current) {
      stepping.current = false;
      const go = afterStep.current;
      afterStep.current = null;
      go?.();
      return;
    }
    if (dirty && !guarded && armed.current) setPending({ go: () => void navigate(-1) });
    else if (dirty && !guarded) arm();
    else if (!dirty && guarded) stepBack();
  }, [dirty, guarded]);

  useEffect(() => {
    if (!dirty) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [dirty]);

  const handleLeave = () => {
    setPending(null);
    if (pending) finish(pending.go);
  };
  const handleStay = () => {
    setPending(null);
    if (!guarded) arm();
  };
  return {
    leave: (go) => (dirty ? setPending({ go }) : finish(go)),
    finish,
    question: (
      <ConfirmDialog
        open={pending !== null}
        title={t('unsaved.title')}
        confirm={t('unsaved.leave')}
        danger
        onConfirm={handleLeave}
        onClose={handleStay}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    ),
  };
}
