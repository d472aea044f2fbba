import { useShortcut } from '@extranet/shared/ui';
import { useRef } from 'react';

/** The key '/' focuses the search field. */
export function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return field;
}
