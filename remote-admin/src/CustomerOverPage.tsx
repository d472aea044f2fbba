import { lazily } from '@extranet/shared/remote';
import { Suspense, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

const CustomerDialog = lazily(() => import(/* webpackChunkName: "dialog-customer" */ './CustomerDialog.tsx'));

const PARAM = 'client';
const MODE = 'mode';

/** Opens a customer over the current page: the address holds the id, and the browser's back button closes it. */
export function useCustomerOverPage() {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (userId: string) => setSearch((before) => withCustomer(before, userId), { state: { fromPage: true } }),
    [setSearch],
  );
}

/** What else the address says, the filters of a list, stays. */
function withCustomer(before: URLSearchParams, userId?: string, mode?: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(PARAM);
  after.delete(MODE);
  if (userId) after.set(PARAM, userId);
  if (mode) after.set(MODE, mode);
  return after;
}

export function CustomerOverPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const id = search.get(PARAM) ?? undefined;
  const shown = useValueWhileClosing(id);
  const close = () => {
    if ((state as { fromPage?: boolean } | null)?.fromPage) void navigate(-1);
    else setSearch((before) => withCustomer(before), { replace: true });
  };
  if (!shown) return null;
  return (
    <Suspense>
      <CustomerDialog
        key={shown}
        id={shown}
        open={id !== undefined}
        mode={search.get(MODE) === 'specialPrices' ? 'specialPrices' : 'customer'}
        onMode={(mode) => setSearch((before) => withCustomer(before, shown, mode), { replace: true, state })}
        onClose={close}
      />
    </Suspense>
  );
}
