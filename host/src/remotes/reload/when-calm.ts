import { watchCalm } from './calm.ts';

const LOOK_MS = 500;

/** Does it at the first moment at which nobody loses anything by it. The answer calls it off. */
export function whenCalm(then: () => void): () => void {
  const { isCalm, stop } = watchCalm();
  const end = () => {
    clearInterval(timer);
    stop();
  };
  const look = () => {
    if (!isCalm()) return;
    end();
    then();
  };
  const timer = setInterval(look, LOOK_MS);
  return end;
}
