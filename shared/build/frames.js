import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { shared } from './sharing.js';

/**
 * What a browser paints before the shell's programs run: HTML of some pages without a person, and its styles. The same components
 * draw it, in a process of its own, because there is no browser in this one.
 */
export async function drawFrames(dir, addressOf) {
  const hooks = pathToFileURL(join(shared, 'build/source-hooks.js')).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', hooks, join(shared, 'build/draw-frames.js'), join(dir, 'src/app/frames.tsx')],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 24 },
  );
  const drawn = JSON.parse(stdout);
  const inline = new Map();
  const frames = Object.fromEntries(
    Object.entries(drawn.frames).map(([name, html]) => [name, clean(html, inline, addressOf)]),
  );
  const rules = [...inline].map(([style, id]) => `[data-s="${id}"]{${style}}`);
  const styles = drawn.styles.replaceAll(/\/\*!sc\*\/|\s*data-styled\.[^}]*}/g, '');
  return { frames, styles: [styles, ...rules, SHOWN].join('') };
}

/** Which of a page's two frames is seen: host/src/early.ts knows whether somebody is signed in. */
const SHOWN = `[data-session='kept'] [data-frame='landing'],[data-session='none'] [data-frame='signed-in']{display:none}`;

/**
 * Files get the addresses under which the build publishes them. Styles of single elements go to the style sheet: the content policy
 * allows none in the HTML. Titles and preloads belong in the page's head, which has them.
 */
function clean(html, inline, addressOf) {
  return html
    .replaceAll(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '')
    .replaceAll(/"(file:[^"]+)"/g, (_, url) => `"${addressOf(url)}"`)
    .replaceAll(/ style="([^"]*)"/g, (_, style) => {
      if (!inline.has(style)) inline.set(style, inline.size);
      return ` data-s="${inline.get(style)}"`;
    });
}
