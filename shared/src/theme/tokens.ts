/** Names of the design tokens. Those that a scheme or a device changes reach the page as CSS custom properties (values.ts). */
export type Space = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
export type Color =
  | 'ground'
  | 'panel'
  | 'sunken'
  | 'hover'
  | 'selected'
  | 'line'
  | 'edge'
  | 'ink'
  | 'soft'
  | 'header'
  | 'headerAdmin'
  | 'headerInk'
  | 'headerSoft'
  | 'solid'
  | 'onSolid'
  | 'accent'
  | 'accentHover'
  | 'onAccent'
  | 'accentGround'
  | 'error'
  | 'errorGround'
  | 'onError'
  | 'stock'
  | 'stockGround'
  | 'focus'
  | 'focusEdge'
  | 'backdrop';
export type FontSize = 'xs' | 's' | 'm' | 'l' | 'xl';
export type FontWeight = 'regular' | 'strong';
export type Radius = 's' | 'm' | 'l' | 'pill';
export type Shadow = 'pop' | 'modal';
export type Motion = 'fast' | 'backdrop' | 'modal';

// What never changes is written into the rules: a browser resolves a custom property anew for each element that uses it.
export const spaces: Readonly<Record<Space, string>> = {
  xxs: '2px',
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '40px',
};
export const radii: Readonly<Record<Radius, string>> = { s: '3px', m: '5px', l: '8px', pill: '999px' };
export const fontSizes: Readonly<Record<FontSize, string>> = {
  xs: '0.8125rem/1.4',
  s: '0.9375rem/1.45',
  m: '1.0625rem/1.45',
  l: '1.3125rem/1.3',
  xl: '1.75rem/1.2',
};
export const weights: Readonly<Record<FontWeight, number>> = { regular: 400, strong: 600 };
export const sans = "'Extranet Sans','Extranet Sans Fallback',system-ui,sans-serif";

/** space('s', 'm') is a padding of two values. */
export const space = (...sizes: [Space, ...Space[]]) => sizes.map((size) => spaces[size]).join(' ');
export const color = (name: Color) => `var(--color-${name})`;
/** A whole `font` shorthand: size, line height, weight, family. */
export const font = (size: FontSize, weight: FontWeight = 'regular') =>
  `${weights[weight]} ${fontSizes[size]} ${sans}`;
export const mono = () => 'var(--family-mono)';
export const radius = (size: Radius = 'm') => radii[size];
export const shadow = (name: Shadow) => `var(--shadow-${name})`;
/** Duration and easing, for `transition`: `transition: opacity ${motion('fast')}`. */
export const motion = (name: Motion) => `var(--motion-${name})`;
/** Height of a row or control: 40 px for a mouse, 48 px for a thumb. */
export const rowHeight = () => 'var(--row)';

export const phoneQuery = '(max-width: 767.98px)';
export const tabletQuery = '(max-width: 1099.98px)';
export const media = {
  phone: `@media ${phoneQuery}`,
  tablet: `@media ${tabletQuery}`,
  coarse: '@media (pointer: coarse)',
  print: '@media print',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Durations in milliseconds that scripts need too (C4.12). */
export const durations = { modal: 300, backdrop: 150 } as const;
