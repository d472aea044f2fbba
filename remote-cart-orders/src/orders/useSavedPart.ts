import { useEffect, useRef } from 'react';
import { type Part, useOrderLife } from './order-life.slice.ts';

/** Closes a dialog once what it asked for is saved; answers its own refusal and whether it is on its way. */
export function useSavedPart(part: Part, onSaved: () => void) {
  const { saving, refusal, saved, savedPart } = useOrderLife((state) => state.orderLife);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  const told = useRef(saved);
  useEffect(() => {
    if (saved > told.current && savedPart === part) latest.current();
    told.current = saved;
  }, [saved, savedPart, part]);
  return { busy: saving === part, refusal: refusal?.part === part ? refusal : null };
}
