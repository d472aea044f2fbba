import { useShortcut } from '@extranet/shared/ui';
import { useRef } from 'react';

/** The key '/' focuses the search field; elsewhere than in a list that has the page, it stays the back office's own. */
export function useSearchKey(isOwn = true) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut(isOwn ? '/' : '', () => field.current?.focus());
  return field;
}
