import { durations } from '@extranet/shared/theme';
import { useEffect, useState } from 'react';

/** Keeps the last value for as long as a dialog takes to close. */
export function useValueWhileClosing<T>(value: T | undefined): T | undefined {
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
