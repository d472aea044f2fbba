/**
 * A list's address is written when no letter has come for so long: it draws the page's links and rows again, which the next
 * letter would wait for, and Safari refuses more than a hundred writes in half a minute.
 */
const QUIET_MS = 300;

/**
 * At the latest when the field is left or a shortcut is begun (reload, back): what is opened then has the whole address behind
 * it. On another page nothing is written any more: a field that goes away with its page is left as well. Returns what stops it.
 */
export function afterTyping(write: () => void): () => void {
  const { pathname } = location;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('focusout', now);
    removeEventListener('keydown', nowByShortcut, true);
  };
  const now = () => {
    stop();
    if (location.pathname === pathname) write();
  };
  const nowByShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || key === 'F5') now();
  };
  const timer = setTimeout(now, QUIET_MS);
  addEventListener('focusout', now);
  addEventListener('keydown', nowByShortcut, true);
  return stop;
}
