import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Guard {
  /** Runs `go` at once, or after the user agreed to lose unsaved changes. */
  leave: (go: () => void) => void;
  /** The changes are saved: runs `go` without asking. */
  finish: (go: () => void) => void;
  question: ReactNode;
}

interface Guarded {
  guarded?: boolean;
}

/** Whoever types back to what was saved often types on: the second entry goes once they rest, not between two keys. */
const REST_MS = 1_000;

/** While the next page is fetched, this one is still shown: a step back would lead away from the next one. */
function hasGoneOn(shown: string): boolean {
  const there = (window.history.state as { key?: string } | null)?.key;
  return there !== undefined && there !== shown;
}

/**
 * Asks before unsaved changes are lost: on closing, on the browser's back button and on closing the tab.
 * While there are unsaved changes, the history holds the address twice: going back then stays on the page,
 * and is noticed here.
 */
export function useUnsavedGuard(dirty: boolean): Guard {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const guarded = (state as Guarded | null)?.guarded === true;
  const wentBack = useNavigationType() === 'POP';
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const armed = useRef(false);
  /** The second entry is on its way, and not drawn yet. */
  const arming = useRef(false);
  const stepping = useRef(false);
  const afterStep = useRef<(() => void) | null>(null);

  const arm = () => {
    armed.current = true;
    arming.current = true;
    void navigate(pathname + search, { state: { ...(state as object | null), guarded: true } });
  };
  const stepBack = () => {
    armed.current = false;
    if (stepping.current || hasGoneOn(key)) return;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two values arm, disarm or ask.
  useEffect(() => {
    if (guarded) arming.current = false;
    if (!guarded && stepping.current) {
      stepping.current = false;
      const go = afterStep.current;
      afterStep.current = null;
      if (go) go();
      // Typed back to what was saved, and on: while the step was on its way it became unsaved again.
      else if (dirty) arm();
      return;
    }
    // Unsaved, saved and unsaved again before the second entry was drawn: nobody has gone back.
    if (dirty && !guarded && arming.current) return;
    if (dirty && !guarded && armed.current) setPending({ go: () => void navigate(-1) });
    else if (dirty && !guarded) arm();
    else if (!dirty && guarded) {
      // Come back to from a later page, or loaded anew: nobody is typing.
      const rest = setTimeout(stepBack, armed.current ? REST_MS : 0);
      return () => clearTimeout(rest);
    }
    // Back before the second entry was taken away: it meant the page before this one.
    else if (!dirty && wentBack && armed.current && !arming.current && !pending)
      finish(() => void navigate(-1));
  }, [dirty, guarded]);

  // Somebody was back before the second entry was drawn: React saw neither the step onto it nor the one back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigate does the same whichever it is.
  useEffect(() => {
    if (!dirty || guarded) return;
    const handleBack = () => {
      arming.current = false;
      if (armed.current && !stepping.current) setPending({ go: () => void navigate(-1) });
    };
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, [dirty, guarded]);

  // What was on its way to the server while somebody was asked is saved: there is nothing to lose any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it is saved is a reason.
  useEffect(() => {
    if (dirty || !pending) return;
    setPending(null);
    finish(pending.go);
  }, [dirty]);

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
        cancel={t('unsaved.stay')}
        danger
        onConfirm={handleLeave}
        onClose={handleStay}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    ),
  };
}
