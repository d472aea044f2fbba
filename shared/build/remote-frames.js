import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { drawnBy } from './frames.js';
import { paintedHtml, paintedStyles } from './painted-html.js';

/**
 * The pages of a remote that are painted before any program runs (ADR 0053), as two files of its release: frames.json, which the server
 * writes into its pages, and their style sheet.
 * @param addresses of the remote, without parameters
 */
export async function drawRemoteFrames(dir, addresses) {
  const drawn = await drawnBy('draw-remote-frames.js', join(dir, 'src/remote.ts'), ...addresses);
  const rules = new Map();
  const addressOf = (url) => {
    throw new Error(`A frame shows ${url}, which the release does not publish.`);
  };
  const html = (screens) =>
    Object.entries(screens)
      .map(([screen, text]) => {
        const painted = paintedHtml(text, rules, { addressOf, prefix: 'r' });
        return `<div data-screen="${screen}">${unchosen(named(painted))}</div>`;
      })
      .join('');
  const pages = Object.fromEntries(
    Object.entries(drawn.pages).map(([address, screens]) => [address, html(screens)]),
  );
  const styles = ownClasses(paintedStyles(drawn.styles, rules)) + shownAt(drawn.queries);
  const file = `frames.${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;
  return { [file]: styles, 'frames.json': JSON.stringify({ styles: file, pages }) };
}

/** What somebody may choose, and chose last, is not known: a list is there without its entries. */
const unchosen = (html) => html.replaceAll(/<option\b.*?<\/option>/g, '');

// The shell names its classes by the order in which its own components are made: the same name means something else there.
const named = (html) =>
  html.replaceAll(/ class="([^"]*)"/g, (_, names) => ` class="${names.replaceAll(/\S+/g, 'r-$&')}"`);
const ownClasses = (styles) => styles.replaceAll(/\.(?=[A-Za-z][\w-]*[^{}]*\{)/g, '.r-');

/**
 * One of the drawings is seen. Where a page is painted, what the shell draws while the real one comes is not (host/src/painted.ts).
 */
const shownAt = ({ tablet, phone }) =>
  [
    '[data-screen="tablet"],[data-screen="phone"]{display:none}',
    `@media ${tablet}{[data-screen="wide"]{display:none}[data-screen="tablet"]{display:block}}`,
    `@media ${phone}{[data-screen="tablet"]{display:none}[data-screen="phone"]{display:block}}`,
    // By its name: `:not([data-painted])` would have the whole page styled anew whenever anything in it comes or goes.
    'main:has(>[data-painted])>[data-coming]{display:none}',
  ].join('');
