import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';

/** What the forum lets somebody do (C6.03); the server decides again at each call. */
export function useThreadRights() {
  const role = useAppSelector(selectFaqRole);
  return { contributes: role === 'contributor' || role === 'admin', moderates: role === 'admin' };
}
