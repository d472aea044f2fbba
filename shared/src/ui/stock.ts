import { css } from 'styled-components';
import { color, font, space } from '../theme/index.ts';

export const stockCodes = ['0', '1', '2', '3', '9'] as const;
export type StockCode = (typeof stockCodes)[number];

/** An unknown code counts as 0, 'Délai sur demande' (D4). */
export const toStockCode = (code: string | number | null | undefined): StockCode =>
  stockCodes.find((known) => known === String(code)) ?? '0';

const inks = { 0: 'soft', 1: 'stock', 2: 'stock', 3: 'ink', 9: 'soft' } as const;

const SIZE = 16;
const RING = `radial-gradient(circle, transparent 4.5px, currentcolor 5px 6px, transparent 6.5px) 0 50% / ${SIZE}px ${SIZE}px`;
const DISC = `radial-gradient(circle, currentcolor 6px, transparent 6.5px) 0 50% / ${SIZE}px ${SIZE}px`;
const LOWER_HALF =
  'radial-gradient(circle at 50% 0, currentcolor 5px, transparent 5.5px) 0 calc(50% + 4px) / 16px 8px';
const FIRST_QUARTER =
  'radial-gradient(circle at 0 100%, currentcolor 5px, transparent 5.5px) 8px calc(50% - 4px) / 8px 8px';
const BAR = 'linear-gradient(currentcolor 0 0) 5px 50% / 6px 1.5px';

/** A full circle, a half, a quarter, an empty one, a barred one. */
const shapes: Record<StockCode, readonly string[]> = {
  0: [RING],
  1: [DISC],
  2: [RING, LOWER_HALF],
  3: [RING, FIRST_QUARTER],
  9: [RING, BAR],
};

/**
 * Gradients instead of images: they follow the colour scheme by themselves, and each costs less than half of an SVG to
 * paint, where one keystroke in a filter changes dozens of them.
 */
export const stockSign = (code: StockCode): string =>
  `color: ${color(inks[code])}; background: ${shapes[code].map((shape) => `${shape} no-repeat`).join(', ')};`;

/** Styles of the element that shows the sign and its words. */
export const stockStyles = css`
  padding-inline-start: calc(${SIZE}px + ${space('xs')});
  font: ${font('xs', 'strong')};
  print-color-adjust: exact;
`;
