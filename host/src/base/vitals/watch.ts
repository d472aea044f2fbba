/** Long after the first paint: the browser keeps the figures, and measuring must not slow the page down. */
const AFTER_MS = 10_000;

/** Loads the measuring code once: some time after the page is shown, or when it is left before that. */
export function watchVitals(): void {
  const page = location.pathname;
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    import(/* webpackChunkName: "vitals" */ './report.ts').then(
      ({ reportVitals }) => reportVitals(page),
      () => {
        // Missing figures of one page do not matter.
      },
    );
  };
  setTimeout(load, AFTER_MS);
  document.addEventListener('visibilitychange', load, { once: true });
}
