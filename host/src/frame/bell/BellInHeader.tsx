import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Bell } from './Bell.tsx';

/** Drawn into the place that the header keeps for it: this file comes long after the header. */
export function BellInHeader() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header.
  useLayoutEffect(() => setPlace(document.getElementById('bell')), [pathname]);
  return place && createPortal(<Bell />, place);
}
