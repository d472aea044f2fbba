// Runs first in a page of the shell's canary. It belongs to the server, because what it watches may be broken as a whole.
// Where the canary draws nothing, it reports that and leads back to the stable shell: once, because the cookie says from then
// on that the canary failed in this browser, and the server's page for that has no watch.
(() => {
  const TICK_MS = 500;
  // Time counts in ticks: a machine that sleeps or is busy is not taken for a page that hangs.
  const LOADED_WITHIN = 60;
  const DRAWN_WITHIN = 8;
  const DRAWN_AFTER_ERROR_WITHIN = 2;
  const BLANK_FOR = 2;
  const WELL_AFTER = 10;
  const DAY_S = 86_400;
  const COOKIE = /(?:^|; )shell=([^;]*)/;
  const DETAIL_MAX = 300;

  const release = COOKIE.exec(document.cookie)?.[1];
  if (!release) return;

  function customersToken() {
    try {
      return /^(1|true)$/.test(localStorage.getItem('signedIn') ?? '') ? localStorage.getItem('token') : null;
    } catch {
      return null;
    }
  }

  function goBack(value, seconds) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers, and its answer would come too late.
    document.cookie = `shell=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
    // Where it could not be changed, the same page would come again.
    if ((COOKIE.exec(document.cookie)?.[1] ?? '') === value) location.reload();
  }

  const token = customersToken();
  // Visitors have the stable shell: a session that ended elsewhere may have left the cookie.
  if (!token) {
    goBack('', 0);
    return;
  }

  let isLeft = false;
  let hasRun = false;
  let missing;
  let thrown;
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  document.addEventListener('DOMContentLoaded', () => {
    hasRun = true;
  });
  // A script that does not load is told to itself only: on its way down.
  window.addEventListener(
    'error',
    ({ target, message }) => {
      const { pathname } = target instanceof HTMLScriptElement ? new URL(target.src) : {};
      if (pathname?.startsWith('/assets/')) missing ??= pathname;
      else if (message) thrown ??= message;
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    thrown ??= String(reason);
  });

  function tell(address, body) {
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).catch(() => {
      // Nobody can be told; the way back is the same.
    });
  }

  function fail(reason, state, detail) {
    clearInterval(timer);
    const durationMs = Math.round(performance.now());
    const report = { remote: 'host', release, reason, state, durationMs };
    tell('/api/remotes/failures', { ...report, detail: String(detail ?? '').slice(0, DETAIL_MAX) });
    goBack(`failed.${release}`, DAY_S);
  }

  // The shell puts what it draws in the place of the frame that the server wrote.
  const isDrawn = () => document.querySelector('#app > :not([data-frame])') !== null;
  const ticks = { loading: 0, waiting: 0, drawn: 0, blank: 0, missing: 0 };

  function look() {
    if (isLeft) return;
    if (isDrawn()) {
      ticks.drawn += 1;
      ticks.blank = 0;
      if (ticks.drawn === WELL_AFTER) tell('/api/remotes/loads', { loads: [{ remote: 'host', release }] });
    } else if (ticks.drawn > 0) {
      ticks.blank += 1;
      if (ticks.blank >= BLANK_FOR) fail('render', 'ready', thrown);
    } else if (missing) {
      // Whoever leaves the page stops what is on its way, which looks the same: they are gone a tick later.
      ticks.missing += 1;
      if (ticks.missing > 1) fail('network', 'fetching', missing);
    } else if (hasRun) {
      ticks.waiting += 1;
      if (ticks.waiting >= (thrown ? DRAWN_AFTER_ERROR_WITHIN : DRAWN_WITHIN))
        fail(thrown ? 'evaluation' : 'hang', 'evaluating', thrown);
    } else {
      ticks.loading += 1;
      if (ticks.loading >= LOADED_WITHIN) fail('timeout', 'fetching');
    }
  }
  const timer = setInterval(look, TICK_MS);
})();
