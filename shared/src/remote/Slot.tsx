import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from './slots.ts';

interface Hole {
  name: SlotName;
  given?: object;
  /** Holds the place, in the shape of what comes. */
  skeleton?: ReactNode;
  /** Says so where nothing came; without it the place stays empty. */
  fallback?: ReactNode;
}

const Filler = createContext<ComponentType<Hole>>(() => null);

/** The host tells here how holes are filled: it alone knows the remotes. */
export const SlotFiller = Filler.Provider;

/** A hole in a remote's own page, filled by another remote. */
export function Slot<Name extends SlotName>(hole: Hole & { name: Name; given: SlotProps[Name] }) {
  const Fill = useContext(Filler);
  return <Fill {...hole} />;
}
