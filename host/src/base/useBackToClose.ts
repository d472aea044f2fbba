import { useEffect, useRef } from 'react';

/**
 * The browser's Back closes an open dialog instead of leaving the page behind it. Opening adds an entry to the history;
 * closing in another way removes that entry, unless a navigation has already replaced it.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const mark = `dialog-${Date.now()}`;
    history.pushState({ ...history.state, dialog: mark }, '');
    const handlePop = () => {
      if (history.state?.dialog !== mark) close.current();
    };
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (history.state?.dialog === mark) history.back();
    };
  }, [open]);
}
