export const INK = '#13233c';
export const GROUND = '#f4f6f9';
export const METAL = '#ffffff';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Square, as pictures are shown. Shapes only: text would depend on the fonts of the machine. One weight of line, colour in wires alone. */
export const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -100 800 800">
    <rect y="-100" width="800" height="800" fill="${GROUND}"/>
    <g fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`;

export const at = ({ x, y }: Place, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${(6 / scale).toFixed(1)}">${content}</g>`;

/** A bent bar or cable: an outline around what fills it. */
export const bar = (path: string, width: number, fill = METAL): string =>
  `<path d="${path}" stroke-width="${width}"/><path d="${path}" stroke="${fill}" stroke-width="${width - 12}"/>`;

/** A wire in its colour, with the second one as dashes. */
export const wire = (path: string, tint: string, stripe?: string): string =>
  `<path d="${path}" stroke-width="15"/><path d="${path}" stroke="${tint}" stroke-width="10"/>${
    stripe ? `<path d="${path}" stroke="${stripe}" stroke-width="4" stroke-dasharray="10 16"/>` : ''
  }`;

export const box = (x: number, y: number, width: number, height: number, radius = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${METAL}"/>`;

export const dot = (x: number, y: number, radius: number, fill = METAL): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}"/>`;
