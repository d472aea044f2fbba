export { adoptFonts, fetchMono, fontFiles } from './fonts.ts';
export { focusRing, GlobalStyle, innerFocusRing, whenDark } from './GlobalStyle.ts';
export { movement } from './movements.ts';
export { applyScheme, chooseScheme, readScheme, type Scheme } from './scheme.ts';
export {
  type Color,
  color,
  durations,
  type FontSize,
  type FontWeight,
  font,
  type Motion,
  media,
  mono,
  motion,
  phoneQuery,
  type Radius,
  radius,
  rowHeight,
  type Shadow,
  type Space,
  shadow,
  space,
  tabletQuery,
} from './tokens.ts';
export { type Palette, palettes } from './values.ts';
