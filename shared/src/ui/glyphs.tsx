import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface GlyphProps {
  size?: number;
}

const ring = (count: number, distance: number, turn = 0) =>
  Array.from({ length: count }, (_, pin) => {
    const angle = ((pin / count) * 360 + turn) * (Math.PI / 180);
    return { x: 16 + Math.sin(angle) * distance, y: 16 - Math.cos(angle) * distance };
  });

/** All pins in one path: a list of a thousand products draws a thousand sockets. */
const pinsPath = (pins: readonly { x: number; y: number }[], radius: number) =>
  pins
    .map(
      ({ x, y }) =>
        `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 -${radius * 2} 0z`,
    )
    .join('');

/** Seven pins: six around one. Thirteen: eight around five, as in ISO 11446. */
const pins = {
  7: pinsPath([...ring(6, 7.6, 30), { x: 16, y: 16 }], 2.1),
  13: pinsPath([...ring(8, 9, 22.5), ...ring(5, 4.1)], 1.55),
} as const;

export type SocketType = keyof typeof pins;
export const toSocketType = (type: string | number | null | undefined): SocketType | undefined =>
  String(type) === '7' ? 7 : String(type) === '13' ? 13 : undefined;

/** The outline that is stroked and the pins that are filled. Long tables turn both into an image (table/pictures.ts). */
export const socketShapes = (type: SocketType) => ({
  outline: 'M13.5 2.7a13.5 13.5 0 1 0 5 0v2.2a1.2 1.2 0 0 1-1.2 1.2h-2.6a1.2 1.2 0 0 1-1.2-1.2z',
  pins: pins[type],
});

/** The face of a trailer socket with 7 or 13 pins, from prodType. Draws nothing for any other type. */
export function SocketGlyph({ type, size = 24 }: GlyphProps & { type: string | number | null | undefined }) {
  const { t } = useTranslation('ui');
  const known = toSocketType(type);
  if (!known) return null;
  const shapes = socketShapes(known);
  return (
    <Drawing viewBox="0 0 32 32" width={size} height={size} role="img" aria-label={t(`glyph.socket${known}`)}>
      <path d={shapes.outline} />
      <path className="pin" d={shapes.pins} />
    </Drawing>
  );
}

const swanNeck =
  'M3.5 9.500h5v9h-5zM8.500 14H12c2.300 0 3.500 1.400 3.500 3.700v2.800a4.500 4.500 0 0 0 9 0v-7';

/** By the words of prodTypeAttelage: the neck in one piece, with the knob that frees it, or with the way it swings. */
const necks: Record<string, string> = {
  'Rotule équerre': 'M3.5 9.500h5v15h-5zM8.500 22h20M24.500 22v-8.500M18 22v-4h-9.500',
  Démontable: `${swanNeck}M12.500 24.500l4-4M9.500 27.500a2.100 2.100 0 1 0 3-3 2.100 2.100 0 0 0-3 3z`,
  Escamotable: `${swanNeck}M5 22.500a13 13 0 0 0 7.500 6.500M5.500 27l-.5-4.500 4.300 1`,
};

/** The ball of a towbar on its neck, which differs with the type. */
export function TowbarGlyph({ type = '', size = 24 }: GlyphProps & { type?: string }) {
  const { t } = useTranslation('ui');
  return (
    <Drawing viewBox="0 0 32 32" width={size} height={size} role="img" aria-label={t('glyph.towbar')}>
      <path d={necks[type] ?? swanNeck} />
      <circle cx="24.500" cy="9" r="4.500" />
    </Drawing>
  );
}

/** A taped box, for a kit. */
export function KitGlyph({ size = 24 }: GlyphProps) {
  const { t } = useTranslation('ui');
  return (
    <Drawing viewBox="0 0 32 32" width={size} height={size} role="img" aria-label={t('glyph.kit')}>
      <path d="M16 3.500 27.500 9v14L16 28.500 4.500 23V9z" />
      <path d="M4.500 9 16 14.500 27.500 9M16 14.500v14M10 6.300l11.500 5.600v5" />
    </Drawing>
  );
}

export const DRAWING_STROKE = 1.8;
const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: ${DRAWING_STROKE};
  stroke-linecap: round;
  stroke-linejoin: round;
  .pin { fill: currentcolor; stroke: none; }
`;

/** The seven wires of a harness (ISO 1724), as one two-pixel line under the header. */
const wires = ['#f0c000', '#1f6fd6', '#c9d3e0', '#1c9a4b', '#7a4a24', '#d4281f', '#3c4656'];
export const WireStripe = styled.div.attrs({ 'aria-hidden': true })`
  block-size: 2px;
  border: 0;
  background: linear-gradient(
    90deg,
    ${wires.map((wire, at) => `${wire} ${(at / wires.length) * 100}% ${((at + 1) / wires.length) * 100}%`).join(',')}
  );
`;
