import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { SessionState } from '../session/session.slice.ts';

/** What every part may read; the rest of the tree belongs to the part that put it there. */
export interface PlatformState {
  session: SessionState;
}

export const useAppSelector: TypedUseSelectorHook<PlatformState> = useSelector;
export const useAppDispatch: () => (action: UnknownAction) => void = useDispatch;

/** A remote's own hook over its own slice: const useCatalog = remoteSelector<CatalogState>('catalog'). */
export const remoteSelector =
  <State>(id: string) =>
  <T>(select: (state: State) => T): T =>
    useSelector((root: Record<string, unknown>) => select(root[id] as State));
