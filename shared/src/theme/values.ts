import { type Color, durations, fontSizes, radii, sans, spaces, weights } from './tokens.ts';

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

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');

const fonts = Object.entries(fontSizes).flatMap(([name, size]) =>
  Object.entries(weights).map(
    ([weight, number]) => `--font-${name}-${weight}:${number} ${size} var(--family-sans);`,
  ),
);

const ease = 'cubic-bezier(0.2, 0, 0, 1)';

/** Colours for images, which cannot read tokens. */
export const palettes = { light, dark } as const;

export const schemes = {
  light: `color-scheme:light;${declare('color', light)}--shadow-pop:0 1px 2px rgb(19 35 60 / 0.08),0 6px 20px rgb(19 35 60 / 0.14);--shadow-modal:0 2px 6px rgb(19 35 60 / 0.12),0 24px 64px rgb(19 35 60 / 0.28);`,
  dark: `color-scheme:dark;${declare('color', dark)}--shadow-pop:0 0 0 1px #2b3b55,0 8px 24px rgb(0 0 0 / 0.5);--shadow-modal:0 0 0 1px #2b3b55,0 24px 64px rgb(0 0 0 / 0.6);`,
} as const;

export const constants = [
  `--family-sans:${sans};`,
  "--family-mono:'Extranet Mono',ui-monospace,'Cascadia Mono',Consolas,Menlo,monospace;",
  // Read by pages that were drawn ahead by the build of a remote before 1.24: tokens.ts writes these into the rules.
  ...fonts,
  declare('space', spaces),
  declare('radius', radii),
  declare('motion', {
    fast: `120ms ${ease}`,
    backdrop: `${durations.backdrop}ms linear`,
    modal: `${durations.modal}ms ${ease}`,
  }),
  '--row:40px;',
].join('');

/** Not zero, because transitionend must still fire. */
export const reducedMotion = declare('motion', { fast: '1ms', backdrop: '1ms', modal: '1ms' });
