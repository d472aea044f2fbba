import { durations } from '@extranet/shared/theme';
import { useEffect, useState } from 'react';

/** What was there a moment ago, for as long as a dialog takes to slide away. */
export function useLingering<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    if (value !== undefined) {
      setKept(value);
      return;
    }
    const timer = setTimeout(() => setKept(undefined), durations.modal);
    return () => clearTimeout(timer);
  }, [value]);
  return value ?? kept;
}
