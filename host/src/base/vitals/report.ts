import type { WebVitals } from '@extranet/shared/contracts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

const ADDRESS = '/api/vitals';
const NAMES = { LCP: 'lcp', CLS: 'cls', INP: 'inp', TTFB: 'ttfb' } as const;

/** One report per view, when the page is left or hidden: until then the figures can still change. */
export function reportVitals(page: string): void {
  const measured: Omit<WebVitals, 'page'> = {};
  let sent = false;
  const note = ({ name, value }: Metric) => {
    if (name in NAMES) measured[NAMES[name as keyof typeof NAMES]] = Math.round(value * 1000) / 1000;
  };
  for (const listen of [onLCP, onCLS, onINP, onTTFB]) listen(note, { reportAllChanges: true });

  const send = () => {
    if (sent || document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
    sent = true;
    const report: WebVitals = { page, ...measured };
    navigator.sendBeacon?.(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // On the window, so that the library's own listeners on the document run first.
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
  // In case the page was hidden while this file was loading: wait for the library's figures.
  setTimeout(send, 1_000);
}
