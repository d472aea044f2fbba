import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { compareOpened, useCompared } from './compare.slice.ts';
import { comparedIn, withCompared } from './compare-address.ts';
import { type Comparison, FEWEST } from './useComparison.ts';

/** Kept with the step in the history: the list stands before it, also after a reload. */
const OPENED_HERE = { comparing: true };
const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'comparing' in state;

/**
 * Products stand side by side while the address names them: showing them is a step in the history, 'back' returns to the list,
 * a reload and a shared link show them again, and choose them in the list.
 */
export function useComparedAddress(comparison: Comparison) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const named = comparedIn(address);
  const { status, products } = useCompared((compared) => compared);
  const read = useRef<readonly string[]>([]);
  const pushed = useRef(false);
  const open = named.length >= FEWEST;
  const written = named.join('.');

  const go = (ids: readonly string[], replace: boolean, openedHere: boolean) =>
    // From the window: filters that were typed just now are there first.
    navigate(
      { search: withCompared(window.location.search, ids) },
      { replace, ...(openedHere && { state: OPENED_HERE }) },
    );
  const load = () => {
    read.current = named;
    dispatch(compareOpened(named));
  };
  const follow = useEffectEvent(() => {
    if (!open) read.current = [];
    // One that was taken out leaves the others as they are.
    else if (named.some((id) => !read.current.includes(id))) load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the event reads has changed.
  useEffect(() => follow(), [written]);

  const shown = products.filter(({ prodId }) => named.includes(prodId));
  const arrived = useEffectEvent(() => {
    if (!open || status !== 'success') return;
    if (shown.length < FEWEST) go([], true, false);
    else comparison.restore(shown);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the event reads has changed.
  useEffect(() => arrived(), [status, products, written]);

  const close = () => {
    if (pushed.current || isOpenedHere(state)) navigate(-1);
    else go([], true, false);
    pushed.current = false;
  };
  return {
    open,
    load,
    close,
    show: (ids: readonly string[]) => {
      pushed.current = true;
      go(ids, false, true);
    },
    /** One alone is not compared with anything. */
    remove: (prodId: string) => {
      const rest = shown.flatMap((one) => (one.prodId === prodId ? [] : one.prodId));
      if (rest.length < FEWEST) close();
      else go(rest, true, isOpenedHere(state));
    },
  };
}
