import { useRef } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { lazily } from '../base/lazily.tsx';
import { selectNotFoundUrl } from './notices.slice.ts';

const NotFoundDialog = lazily(
  async () => (await import(/* webpackChunkName: "not-found" */ './NotFoundDialog.tsx')).NotFoundDialog,
  null,
);

/** The dialog 'Erreur 404' is fetched when it is needed; once shown it stays, so that it can close with its movement. */
export function NotFound() {
  const url = useHostSelector(selectNotFoundUrl);
  const wanted = useRef(false);
  wanted.current ||= url !== null;
  return wanted.current ? <NotFoundDialog /> : null;
}
