import { writeFile } from 'node:fs/promises';
import type { App } from '../../base/app-types.ts';
import type { KeptLogo, KeptSupplier } from '../../base/settings/supplier.ts';

/** The header's own colours, where the supplier has chosen none. */
const HEADER = '#13233c';
const INK = '#ffffff';

/** What matters stands in the middle: systems cut the icon round, or give it corners of their own. */
const MIDDLE = 0.64;

export type Look = Pick<KeptSupplier, 'header' | 'colour'>;

export const headerOf = ({ header }: Pick<Look, 'header'>): string => header || HEADER;

/** The supplier's logo on its header's colour, or the drawn one; null where it cannot be drawn. */
export async function drawAppIcon(
  app: App,
  look: Look,
  logo: KeptLogo | null,
  size: number,
): Promise<Buffer | null> {
  const inTurn = (middle: string | null) =>
    app.pictures.inTurn({ account: 'app', kind: 'draw', name: 'icon' }, (tools) =>
      tools.icon(iconSvg(look, logo === null, size), middle, Math.round(size * MIDDLE)),
    );
  if (!logo) return inTurn(null);
  return app.files.withTemporaryFile(async (path) => {
    await writeFile(path, Buffer.from(logo.webp, 'base64'));
    return inTurn(path);
  });
}

const iconSvg = (look: Look, isDrawn: boolean, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
  <rect width="100" height="100" fill="${headerOf(look)}"/>
  ${isDrawn ? drawn(look) : ''}
</svg>`;

/** As in the header: three wires that end in a trailer's socket. */
const drawn = ({ colour }: Look): string =>
  `<g transform="translate(19 27.4) scale(1.41)" fill="none" stroke-width="2.5" stroke-linecap="round">
    <path stroke="#f0c000" d="M2 7c10 0 8 9 16 9"/>
    <path stroke="#1f8fe6" d="M2 16h16"/>
    <path stroke="#e0483e" d="M2 25c10 0 8-9 16-9"/>
    <g stroke="${colour || INK}">
      <circle cx="30" cy="16" r="11.5"/>
      <path d="M30 16h.01M30 10h.01M30 22h.01M25 13h.01M25 19h.01M35 13h.01M35 19h.01"/>
    </g>
  </g>`;
