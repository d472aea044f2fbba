/** Names of the design tokens; their values are in values.ts and reach the page as CSS custom properties. */
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

/** space('s', 'm') is a padding of two values. */
export const space = (...sizes: [Space, ...Space[]]) => sizes.map((size) => `var(--space-${size})`).join(' ');
export const color = (name: Color) => `var(--color-${name})`;
/** A whole `font` shorthand: size, line height, weight, family. */
export const font = (size: FontSize, weight: FontWeight = 'regular') => `var(--font-${size}-${weight})`;
export const mono = () => 'var(--family-mono)';
export const radius = (size: Radius = 'm') => `var(--radius-${size})`;
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
