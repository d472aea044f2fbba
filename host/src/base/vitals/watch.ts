/** Long after the first paint: what is measured was kept by the browser, and nothing waits for the measuring. */
const AFTER_MS = 10_000;

/** Loads the measuring once: when the page stands, or when it is left before that. */
export function watchVitals(): void {
  const page = location.pathname;
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    import(/* webpackChunkName: "vitals" */ './report.ts').then(
      ({ reportVitals }) => reportVitals(page),
      () => {
        // A page that is not measured is a page less in a sum.
      },
    );
  };
  setTimeout(load, AFTER_MS);
  document.addEventListener('visibilitychange', load, { once: true });
}
