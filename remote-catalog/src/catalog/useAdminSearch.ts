import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { inTab } from '@extranet/shared/session';
import { afterTyping } from '@extranet/shared/ui/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filtersIn, orderIn, withSearch } from './address.ts';
import type { Filters } from './filters.ts';
import type { RowOrder } from './row-order.ts';

const AT = '/extradmin/products';
const KEPT = 'admin.products';

interface AdminSearch {
  catalogue: Catalogue;
  filters: Filters;
  order: RowOrder | undefined;
  deleted: boolean;
}

/**
 * What an administrator searches. The address carries it, so that Back and a reload bring it again; a visit without any
 * goes on with the last one of this tab.
 */
export function useAdminSearch() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [searched, setSearched] = useState(() => searchedIn(search || (inTab.read(KEPT) ?? '')));
  const here = pathname === AT;
  const written = useRef(search);
  // Another address than the one that was written: Back, or a view that was opened.
  useEffect(() => {
    if (!here || search === written.current) return;
    written.current = search;
    setSearched(searchedIn(search));
  }, [search, here]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is the reason, not another address.
  useEffect(() => {
    const wanted = addressOf(searched, search);
    if (!here || wanted === written.current) return;
    return afterTyping(() => {
      written.current = wanted;
      inTab.keep(KEPT, addressOf(searched, ''));
      void navigate(`${AT}${wanted}`, { replace: true, state });
    });
  }, [searched, here]);
  const change = useCallback(
    (part: Partial<AdminSearch>) => setSearched((before) => ({ ...before, ...part })),
    [],
  );
  return { searched, change };
}

function searchedIn(search: string): AdminSearch {
  const address = new URLSearchParams(search);
  return {
    catalogue: CATALOGUES.find((one) => one === address.get('catalogue')) ?? 'Faisceau',
    filters: filtersIn(address),
    order: orderIn(address),
    deleted: address.get('supprimes') === '1',
  };
}

/** What else the address says, such as the view of the list, stays. */
function addressOf({ catalogue, filters, order, deleted }: AdminSearch, search: string): string {
  const address = new URLSearchParams(search);
  if (catalogue === 'Faisceau') address.delete('catalogue');
  else address.set('catalogue', catalogue);
  if (deleted) address.set('supprimes', '1');
  else address.delete('supprimes');
  const text = withSearch(address, filters, order);
  return text && `?${text}`;
}
