import { Alert } from '@extranet/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** A save was refused because of another one in between: the notice stands above a long form, and the button was at its foot. */
export function ChangedMeanwhile({ children, action }: { children: ReactNode; action: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert action={action}>{children}</Alert>
    </div>
  );
}
