type Headers = Readonly<Record<string, string | undefined>>;

interface Part {
  readonly name: string;
  readonly points: number;
}

const SIX_MONTHS_S = 15_768_000;
const BROAD = /(^|\s)('unsafe-inline'|data:|https?:|\*|ftp:)(\s|$)/;

/**
 * The rules by which MDN's HTTP Observatory (version 1.4.8, algorithm 4) scores what a server controls by headers; its own
 * package wants a database and a compiler to be installed. 100 points are A+; extra points count from 90 on. What the
 * balancer does (redirecting http, the certificate) scores nothing when done right.
 */
export function observatoryScore(headers: Headers): { score: number; parts: readonly Part[] } {
  const policy = directives(headers['content-security-policy']);
  const parts = [
    { name: 'content-security-policy', points: ofPolicy(policy) },
    { name: 'strict-transport-security', points: ofTransport(headers['strict-transport-security']) },
    { name: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { name: 'x-frame-options', points: ofFraming(policy, headers['x-frame-options']) },
    { name: 'referrer-policy', points: ofReferrer(headers['referrer-policy']) },
    { name: 'cross-origin-resource-policy', points: ofResource(headers['cross-origin-resource-policy']) },
    { name: 'cookies', points: headers['set-cookie'] ? -20 : 0 },
    { name: 'cors', points: headers['access-control-allow-origin'] ? -50 : 0 },
  ];
  const sum = (ones: readonly Part[]) => ones.reduce((total, { points }) => total + points, 100);
  const without = sum(parts.filter(({ points }) => points < 0));
  return { score: without >= 90 ? sum(parts) : without, parts };
}

function directives(text = ''): Map<string, string> {
  const pairs = text.split(';').map((one) => one.trim().split(/\s+/));
  return new Map(pairs.map(([name = '', ...sources]) => [name.toLowerCase(), sources.join(' ')]));
}

function ofPolicy(policy: Map<string, string>): number {
  const fallback = policy.get('default-src') ?? '*';
  const scripts = policy.get('script-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  if (policy.size <= 1 && !policy.has('default-src') && !policy.has('script-src')) return -25;
  if (BROAD.test(scripts) || BROAD.test(policy.get('object-src') ?? fallback)) return -20;
  if (/'unsafe-eval'/.test(`${scripts} ${styles}`)) return -10;
  if (BROAD.test(styles)) return 0;
  return policy.get('default-src') === "'none'" ? 10 : 5;
}

function ofTransport(text: string | undefined): number {
  const seconds = /max-age=(\d+)/.exec(text ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

/** By the policy is worth more than by the old header. */
function ofFraming(policy: Map<string, string>, old: string | undefined): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors !== undefined && !BROAD.test(ancestors)) return 5;
  return /^(deny|sameorigin)$/i.test(old ?? '') ? 0 : -20;
}

function ofReferrer(text: string | undefined): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(text ?? '')) return 5;
  return text === undefined ? 0 : -5;
}

function ofResource(text: string | undefined): number {
  if (text === 'same-origin' || text === 'same-site') return 10;
  return text === 'cross-origin' ? -5 : 0;
}
