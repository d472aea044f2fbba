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
    (userId: string) => setSearch({ [PARAM]: userId }, { state: { fromPage: true } }),
    [setSearch],
  );
}

export function CustomerOverPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const id = search.get(PARAM) ?? undefined;
  const shown = useValueWhileClosing(id);
  const close = () => {
    if ((state as { fromPage?: boolean } | null)?.fromPage) void navigate(-1);
    else setSearch({}, { replace: true });
  };
  if (!shown) return null;
  return (
    <Suspense>
      <CustomerDialog
        key={shown}
        id={shown}
        open={id !== undefined}
        mode={search.get(MODE) === 'specialPrices' ? 'specialPrices' : 'customer'}
        onMode={(mode) => setSearch({ [PARAM]: shown, [MODE]: mode }, { replace: true, state })}
        onClose={close}
      />
    </Suspense>
  );
}
