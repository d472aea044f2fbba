import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Opened {
  fromList?: boolean;
}

/** Dialogs have addresses. One opened from the list closes by going back; one opened by a link goes to the list. */
export function useDialogAddress(list: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const fromList = (state as Opened | null)?.fromList === true;
  const open = useCallback(
    (address: string) => void navigate(`${list}/${address}`, { state: { fromList: true } satisfies Opened }),
    [navigate, list],
  );
  const replace = useCallback(
    (address: string) =>
      void navigate(`${list}/${address}`, { replace: true, state: { fromList } satisfies Opened }),
    [navigate, list, fromList],
  );
  const close = useCallback(() => {
    if (fromList) void navigate(-1);
    else void navigate(list, { replace: true });
  }, [navigate, list, fromList]);
  return { open, replace, close };
}
