import { afterTyping } from '@extranet/shared/ui/table';
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
