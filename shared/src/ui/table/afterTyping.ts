/**
 * A list's address is written when no letter has come for so long: it draws the page's links and rows again, which the next
 * letter would wait for, and Safari refuses more than a hundred writes in half a minute.
 */
const QUIET_MS = 300;

/** At the latest when the field is left: what is opened then has the whole address behind it. Returns what stops it. */
export function afterTyping(write: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('focusout', now);
  };
  const now = () => {
    stop();
    write();
  };
  const timer = setTimeout(now, QUIET_MS);
  addEventListener('focusout', now);
  return stop;
}
