import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';

/** What the user may do in the forum (C6.03); the server checks again at each request. */
export function useThreadRights() {
  const role = useAppSelector(selectFaqRole);
  return { contributes: role === 'contributor' || role === 'admin', moderates: role === 'admin' };
}
