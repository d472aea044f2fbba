import { css } from 'styled-components';
import { type Palette, palettes, whenDark } from '../../theme/index.ts';
import { DRAWING_STROKE, type SocketType, socketShapes } from '../glyphs.tsx';

interface Drawing {
  box: number;
  size: number;
  ink: string;
  stroke: number;
  line: string;
  filled?: string;
}

export const SOCKET_SIZE = 24;
export const CHEVRON_SIZE = 18;
const SOCKETS: readonly SocketType[] = [7, 13];

function picture({ box, size, ink, stroke, line, filled }: Drawing): string {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${size}" height="${size}" fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${line}"/>`,
    filled ? `<path d="${filled}" fill="${ink}" stroke="none"/>` : '',
    '</svg>',
  ].join('');
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function socket(type: SocketType, { ink }: Palette): string {
  const { outline, pins } = socketShapes(type);
  return picture({ box: 32, size: SOCKET_SIZE, ink, stroke: DRAWING_STROKE, line: outline, filled: pins });
}

/** Lucide's chevron-right. */
const chevron = ({ ink }: Palette) =>
  picture({ box: 24, size: CHEVRON_SIZE, ink, stroke: 2, line: 'm9 18 6-6-6-6' });

/**
 * Each image has the size at which it is shown: a scaled one would be laid out at every paint. Each rule contains its image
 * directly: from a custom property it would be parsed again for every cell.
 */
const shapes = (palette: Palette, property: 'background-image' | 'mask-image') => [
  ...SOCKETS.map((type) => `.cell[data-sign='socket${type}'] { ${property}: ${socket(type, palette)}; }`),
  `.cell[data-sign='chevron'] { ${property}: ${chevron(palette)}; }`,
];

/** Into nothing, while the rows are awaited: the first of them find their pictures ready. */
const madeReady = (palette: Palette) => {
  const images = [...SOCKETS.map((type) => socket(type, palette)), chevron(palette)];
  return `.skeletons::before { content: ''; position: absolute; background-image: ${images.join(', ')}; }`;
};

const pictures = (palette: Palette) =>
  [madeReady(palette), ...shapes(palette, 'background-image')].join('\n');
const PICTURED = `.cell[data-sign^='socket'], .cell[data-sign='chevron']`;

/**
 * The glyphs of a long table as background images: each keystroke in a filter changes many of them, and an image is only
 * painted again, where an <svg> is laid out, measured and painted path by path. An image cannot use `currentcolor`, so there
 * is one per colour scheme, and a mask where the system chooses the colours.
 */
export const pictureStyles = css`
  ${PICTURED} { background: 0 50% no-repeat; print-color-adjust: exact; }
  ${pictures(palettes.light)}
  ${whenDark(pictures(palettes.dark))}
  @media (forced-colors: active) {
    ${PICTURED} { background: CanvasText !important; forced-color-adjust: none; }
    ${shapes(palettes.light, 'mask-image').join('\n')}
  }
`;
