import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { paintedHtml, paintedStyles } from './painted-html.js';
import { shared } from './sharing.js';

/**
 * What a browser paints before the shell's programs run: HTML of some pages without a person, and its styles. The same components
 * draw it, in a process of its own, because there is no browser in this one.
 */
export async function drawFrames(dir, addressOf) {
  const drawn = await drawnBy('draw-frames.js', join(dir, 'src/app/frames.tsx'));
  const rules = new Map();
  const frames = Object.fromEntries(
    Object.entries(drawn.frames).map(([name, html]) => [name, paintedHtml(html, rules, { addressOf })]),
  );
  return { frames, styles: paintedStyles(drawn.styles, rules) + SHOWN };
}

/** Which of a page's two frames is seen: host/src/early.ts knows whether somebody is signed in. */
const SHOWN = `[data-session='kept'] [data-frame='landing'],[data-session='none'] [data-frame='signed-in']{display:none}`;

/** What a program of this folder prints about a source, which it runs as it is. */
export async function drawnBy(program, source, ...more) {
  const hooks = pathToFileURL(join(shared, 'build/source-hooks.js')).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', hooks, join(shared, 'build', program), source, ...more],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout);
}
