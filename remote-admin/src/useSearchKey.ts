import { useShortcut } from '@extranet/shared/ui';
import { useRef } from 'react';

/** '/' puts the cursor into the search. */
export function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return field;
}
