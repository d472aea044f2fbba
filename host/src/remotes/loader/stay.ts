/** Whoever is still there so long after they seemed to leave has stayed: a download, or a question answered with no. */
const STAYED_MS = 10_000;

/** The signal of a visit: aborted when the page is left. Some browsers stop what is on its way before they hide the page. */
export function watchStay(): () => AbortSignal {
  let stay = new AbortController();
  const comeBack = () => {
    if (stay.signal.aborted) stay = new AbortController();
  };
  window.addEventListener('beforeunload', () => {
    stay.abort();
    setTimeout(comeBack, STAYED_MS);
  });
  window.addEventListener('pagehide', () => stay.abort());
  window.addEventListener('pageshow', comeBack);
  return () => stay.signal;
}
