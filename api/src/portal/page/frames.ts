import type { Config } from '@extranet/shared/contracts';
import { ownsPath } from '@extranet/shared/registry';
import type { Published } from '../releases/store-registry.ts';

const LANDING = 'landing';

/** As the shell drew them (PLACEHOLDERS in host/src/app/frames.tsx). */
const NAME = /%name%/g;
const COLOUR = /%colour%/g;
/** The drawn logo, where the supplier has a picture. */
const LOGO = /<svg [^>]*data-logo[^>]*height="(\d+)"[^>]*>.*?<\/svg>/g;
const PHONE = /\+33 100 200 300/g;
const PHONE_ADDRESS = /\+33100200300/g;
/** The links that call it, where there is no number to call. */
const PHONE_LINK = /<a [^>]*href="tel:\+33100200300"[^>]*>.*?<\/a>/g;

/** The shell's skeleton of a page, which is the last in its main part. */
const COMING = /<[^<>]+ data-coming(?:="[^"]*")?[ >].*?(?=<\/main>)/;

interface FramedPage {
  /** Its style sheets, and the script that keeps what a remote has painted. */
  head: string;
  body: string;
}

/**
 * What the browser paints of this page before the shell's programs run: the frame for who is signed in, and the landing page for
 * who is not. Both are the same for everybody; host/src/early.ts lets one of them be seen. The landing page's address with a query
 * may carry a one-time link, which leads elsewhere.
 */
export function framedPage(published: Published, url: string, config: Config): FramedPage | undefined {
  const { frames, integrity } = published.shell;
  const [path = '/', query] = url.split('?');
  if (!frames || (path === '/' && query !== undefined)) return undefined;
  const owner = published.registry.remotes.find(
    (entry) => entry.access === 'signedIn' && ownsPath(entry, path),
  );
  const names = frames.pages[path] ?? (owner ? frames.remotePages : []);
  if (names.length === 0) return undefined;
  // With a search in its address the page has another shape.
  const own = owner && query === undefined ? published.frames?.[owner.stable.base] : undefined;
  const page = frames.painted ? own?.pages[path] : undefined;
  const drawn = names.map((name) => {
    const shownTo = name === LANDING ? LANDING : 'signed-in';
    const html = frames.html[name] ?? '';
    // On a customer's page hardly anybody sees it: its pictures then wait for being seen.
    const drawing =
      path !== '/' && name === LANDING ? html.replaceAll('<img ', '<img loading="lazy" ') : html;
    return `<div data-frame="${shownTo}">${drawing}</div>`;
  });
  const hashed = (href: string, hash = integrity?.[href]) => (hash ? ` integrity="${hash}"` : '');
  const head = [`<link rel="stylesheet" id="frames"${hashed(frames.styles)} href="${frames.styles}">`];
  let body = withSupplier(drawn.join(''), config);
  if (own && page !== undefined && frames.painted) {
    head.push(
      `<link rel="stylesheet"${hashed(own.styles, own.integrity)} href="${own.styles}">`,
      `<script type="module"${hashed(frames.painted)} src="${frames.painted}"></script>`,
    );
    body = body.replace(COMING, () => `<div data-painted="${path}">${page}</div>`);
  }
  return { head: head.join('\n    '), body };
}

function withSupplier(html: string, { phone_number: phone, brand }: Config): string {
  const called = phone ? html : html.replace(PHONE_LINK, '');
  const { logo } = brand;
  const drawn = logo
    ? called.replace(LOGO, (_svg, height: string) => `<img alt="" src="${escaped(logo)}" height="${height}">`)
    : called;
  return drawn
    .replace(NAME, () => escaped(brand.name))
    .replace(COLOUR, () => escaped(brand.colour || 'currentcolor'))
    .replace(PHONE, () => escaped(phone))
    .replace(PHONE_ADDRESS, () => phone.replace(/[^\d+]/g, ''));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
