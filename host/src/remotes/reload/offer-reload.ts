import { type ToastOptions, toast } from '@extranet/shared/ui';
import { watchCalm } from './calm.ts';

const LOOK_MS = 1_000;

/** Shows the offer while the moment is calm: not over typed text, nor while something is sent. The answer withdraws it. */
export function offerReload(offer: ToastOptions): () => void {
  const { isCalm, stop } = watchCalm();
  let withdraw: (() => void) | undefined;
  const look = () => {
    if (isCalm()) withdraw ??= toast(offer);
    else {
      withdraw?.();
      withdraw = undefined;
    }
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    stop();
    withdraw?.();
  };
}
