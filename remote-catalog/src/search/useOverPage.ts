import { phoneQuery } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the field lies over the page, as that of the header does on a phone from its focus on until it is closed. */
export function useOverPage(field: RefObject<HTMLElement | null>, inHeader: boolean) {
  const phone = useMedia(phoneQuery);
  const [opened, setOpened] = useState(false);
  const isOver = inHeader && phone && opened;
  // The cross beside it is the shell's, and hides it.
  useEffect(() => {
    const element = field.current;
    if (!isOver || !element) return;
    const observer = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) setOpened(false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOver, field]);
  return { mayBeOver: inHeader && phone, isOver, setOpened };
}
