import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { SessionState } from '../session/session.slice.ts';

/** The state that everybody may read; the rest of the tree is private to the remote that injected it. */
export interface PlatformState {
  session: SessionState;
}

export const useAppSelector: TypedUseSelectorHook<PlatformState> = useSelector;
export const useAppDispatch: () => (action: UnknownAction) => void = useDispatch;

/** Makes a remote's selector hook for its own state: const useCatalog = remoteSelector<CatalogState>('catalog'). */
export const remoteSelector =
  <State>(id: string) =>
  <T>(select: (state: State) => T): T =>
    useSelector((root: Record<string, unknown>) => select(root[id] as State));
