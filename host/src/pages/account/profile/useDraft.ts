import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useRef } from 'react';
import { type ProfileDraft, profileLeft } from './profile.slice.ts';

/** Keeps what was typed when the page is left for another one, and asks the browser to ask before the tab is closed. */
export function useDraft(draft: ProfileDraft | null) {
  const dispatch = useAppDispatch();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => () => void dispatch(profileLeft(latest.current)), [dispatch]);
  const unsaved = draft !== null;
  useEffect(() => {
    if (!unsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [unsaved]);
}
