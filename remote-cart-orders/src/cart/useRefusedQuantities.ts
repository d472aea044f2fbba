import type { CartItem } from '@extranet/shared/contracts';
import { useCallback, useState } from 'react';

/**
 * The lines in whose field stands what is no quantity. The cart keeps the number before it, and is not ordered until the field is
 * corrected: else a person who typed 99999 would order the old 7.
 */
export function useRefusedQuantities(lines: readonly CartItem[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const mark = useCallback((itId: string, isRefused: boolean) => {
    setIds((before) => {
      const others = before.filter((id) => id !== itId);
      return isRefused ? [...others, itId] : others;
    });
  }, []);
  return { refused: lines.filter(({ itId }) => ids.includes(itId)), mark };
}
