import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from './slots.ts';

interface SlotRequest {
  name: SlotName;
  given?: object;
  /** Placeholder while the content loads, of the same size. */
  skeleton?: ReactNode;
  /** Shown when loading failed; without it the slot stays empty. */
  fallback?: ReactNode;
}

const FillerContext = createContext<ComponentType<SlotRequest>>(() => null);

/** The host provides the component that fills slots, because only the host knows the remotes. */
export const SlotFiller = FillerContext.Provider;

/** A place in a remote's page whose content another remote provides. */
export function Slot<Name extends SlotName>(request: SlotRequest & { name: Name; given: SlotProps[Name] }) {
  const Fill = useContext(FillerContext);
  return <Fill {...request} />;
}
