import { contrast } from '../rules/look/index.ts';
import type { Color } from './tokens.ts';
import { schemes } from './values.ts';

const colorsOf = (scheme: string) =>
  Object.fromEntries(
    [...scheme.matchAll(/--color-(\w+):(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  ) as Record<Color, string>;

const texts: [Color, Color][] = [
  ['ink', 'ground'],
  ['ink', 'panel'],
  ['ink', 'selected'],
  ['soft', 'ground'],
  ['soft', 'panel'],
  ['soft', 'sunken'],
  ['soft', 'selected'],
  ['headerInk', 'header'],
  ['headerSoft', 'headerAdmin'],
  ['onSolid', 'solid'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['ink', 'accentGround'],
  ['error', 'panel'],
  ['error', 'ground'],
  ['error', 'errorGround'],
  ['onError', 'error'],
  ['stock', 'panel'],
  ['stock', 'hover'],
  ['stock', 'stockGround'],
];
const shapes: [Color, Color][] = [
  ['edge', 'panel'],
  ['edge', 'ground'],
  ['focus', 'focusEdge'],
];

describe.each(Object.entries(schemes))('the %s scheme', (_name, scheme) => {
  const colors = colorsOf(scheme);

  it.each(texts)('writes %s on %s with a contrast of 4.5 at least', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('draws %s on %s with a contrast of 3 at least', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each<Color>(['ground', 'panel', 'header', 'headerAdmin'])(
    'shows the focus on %s by its amber or by its edge',
    (ground) => {
      const best = Math.max(
        contrast(colors.focus, colors[ground]),
        contrast(colors.focusEdge, colors[ground]),
      );
      expect(best).toBeGreaterThanOrEqual(3);
    },
  );
});
