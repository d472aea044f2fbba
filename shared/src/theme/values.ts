import { type Color, durations, type FontSize } from './tokens.ts';

export type Palette = Readonly<Record<Color, string>>;

const light: Palette = {
  ground: '#f4f6f9',
  panel: '#ffffff',
  sunken: '#ebeff4',
  hover: '#f1f4f8',
  selected: '#e3eaf3',
  line: '#d8dfe8',
  edge: '#7d8a9c',
  ink: '#13233c',
  soft: '#51607a',
  header: '#13233c',
  headerAdmin: '#080f1c',
  headerInk: '#ffffff',
  headerSoft: '#b9c5d8',
  solid: '#13233c',
  onSolid: '#ffffff',
  accent: '#f7a600',
  accentHover: '#ffb726',
  onAccent: '#13233c',
  accentGround: '#fff4db',
  error: '#b3201b',
  errorGround: '#fdeeec',
  onError: '#ffffff',
  stock: '#15693a',
  stockGround: '#e6f4ea',
  focus: '#f7a600',
  focusEdge: '#13233c',
  backdrop: 'rgb(8 15 28 / 0.55)',
};

const dark: Palette = {
  ground: '#0d1624',
  panel: '#152135',
  sunken: '#0a111d',
  hover: '#1b2a42',
  selected: '#223553',
  line: '#2b3b55',
  edge: '#7486a3',
  ink: '#eaf0f8',
  soft: '#a9b7cc',
  header: '#0a1220',
  headerAdmin: '#000000',
  headerInk: '#ffffff',
  headerSoft: '#b9c5d8',
  solid: '#dfe7f3',
  onSolid: '#13233c',
  accent: '#f7a600',
  accentHover: '#ffb726',
  onAccent: '#13233c',
  accentGround: '#3a2c0b',
  error: '#ff9a8f',
  errorGround: '#3d1a1d',
  onError: '#3d0b0a',
  stock: '#7fd6a0',
  stockGround: '#12351f',
  focus: '#f7a600',
  focusEdge: '#0a111d',
  backdrop: 'rgb(0 0 0 / 0.65)',
};

const sizes: Record<FontSize, string> = {
  xs: '0.8125rem/1.4',
  s: '0.9375rem/1.45',
  m: '1.0625rem/1.45',
  l: '1.3125rem/1.3',
  xl: '1.75rem/1.2',
};

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');

const fonts = Object.entries(sizes)
  .map(
    ([name, size]) =>
      `--font-${name}-regular:400 ${size} var(--family-sans);--font-${name}-strong:600 ${size} var(--family-sans);`,
  )
  .join('');

const ease = 'cubic-bezier(0.2, 0, 0, 1)';

/** Colours for images, which cannot read tokens. */
export const palettes = { light, dark } as const;

export const schemes = {
  light: `color-scheme:light;${declare('color', light)}--shadow-pop:0 1px 2px rgb(19 35 60 / 0.08),0 6px 20px rgb(19 35 60 / 0.14);--shadow-modal:0 2px 6px rgb(19 35 60 / 0.12),0 24px 64px rgb(19 35 60 / 0.28);`,
  dark: `color-scheme:dark;${declare('color', dark)}--shadow-pop:0 0 0 1px #2b3b55,0 8px 24px rgb(0 0 0 / 0.5);--shadow-modal:0 0 0 1px #2b3b55,0 24px 64px rgb(0 0 0 / 0.6);`,
} as const;

export const constants = [
  "--family-sans:'Extranet Sans','Extranet Sans Fallback',system-ui,sans-serif;",
  "--family-mono:'Extranet Mono',ui-monospace,'Cascadia Mono',Consolas,Menlo,monospace;",
  fonts,
  declare('space', { xxs: '2px', xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '40px' }),
  declare('radius', { s: '3px', m: '5px', l: '8px', pill: '999px' }),
  declare('motion', {
    fast: `120ms ${ease}`,
    backdrop: `${durations.backdrop}ms linear`,
    modal: `${durations.modal}ms ${ease}`,
  }),
  '--row:40px;',
].join('');

/** Not zero, because transitionend must still fire. */
export const reducedMotion = declare('motion', { fast: '1ms', backdrop: '1ms', modal: '1ms' });
