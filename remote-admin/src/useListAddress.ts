import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withView } from './view-address.ts';

interface Codec<Filters> {
  /** The list's own address: under others, such as a dialog's, the filters stay as they are. */
  at: string;
  read: (search: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * The address is written when no letter has come for so long: it draws the page's links and rows again, which the next letter
 * would wait for, and Safari refuses more than a hundred writes in half a minute.
 */
const QUIET_MS = 300;

/**
 * Filters and order of a list, which its address carries: Back, a reload and a link bring them again. They live in the
 * component as well, so that a dialog over the list, whose address is another one, does not lose them.
 */
export function useListAddress<Filters>({ at, read, write }: Codec<Filters>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => read(new URLSearchParams(search)));
  const written = useRef(search);
  const here = pathname.replace(/\/$/, '') === at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason, not its codec.
  useEffect(() => {
    if (!here || search === written.current) return;
    written.current = search;
    setFilters(read(new URLSearchParams(search)));
  }, [here, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other filters are a reason.
  useEffect(() => {
    const params = withView(write(filters), search).toString();
    const wanted = params && `?${params}`;
    if (!here || wanted === written.current) return;
    return afterTyping(() => {
      written.current = wanted;
      void navigate(`${at}${wanted}`, { replace: true, preventScrollReset: true, state });
    });
  }, [filters, here]);
  return [filters, setFilters] as const;
}

/** At the latest when the field is left: what is opened then has the whole address behind it. */
function afterTyping(write: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('focusout', now);
  };
  const now = () => {
    stop();
    write();
  };
  const timer = setTimeout(now, QUIET_MS);
  addEventListener('focusout', now);
  return stop;
}
