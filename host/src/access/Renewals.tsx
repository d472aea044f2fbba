import { useRef } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { lazily } from '../base/lazily.tsx';
import { loadPart } from '../base/parts.ts';
import { selectRenewing } from '../session/session.slice.ts';

const Dialogs = lazily(
  async () =>
    (await loadPart(import(/* webpackChunkName: "renewal" */ './renewal/renewal.part.ts'))).RenewalDialogs,
  null,
);

/** Fetched when a session ends under somebody's hands for the first time. */
export function Renewals() {
  const { customer, admin } = useHostSelector(selectRenewing);
  const wanted = useRef(false);
  wanted.current ||= customer || admin;
  return wanted.current && <Dialogs />;
}
