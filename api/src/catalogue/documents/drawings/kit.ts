import { socketFace } from './harness.ts';
import { at, bar, box, dot, sheet } from './pen.ts';
import { towbarParts } from './towbar.ts';

export interface KitContent {
  /** Bicycles on a rack; 0 when it is none. */
  readonly bicycles: number;
  readonly towbar: string;
  readonly pins: string;
}

const TOWBARS: [words: string, type: string][] = [
  ['démontable', 'Démontable'],
  ['escamotable', 'Escamotable'],
  ['équerre', 'Rotule équerre'],
];

/** What a kit holds, as far as its title says. */
export function contentOf(title: string): KitContent {
  const towbar = TOWBARS.find(([words]) => title.includes(words))?.[1] ?? 'Col de cygne';
  const bicycles = title.includes('vélos') ? (title.includes('3 vélos') ? 3 : 2) : 0;
  return { bicycles, towbar, pins: title.includes('7 broches') ? '7' : '13' };
}

export const kitDrawing = ({ bicycles, towbar, pins }: KitContent): string =>
  sheet(
    bicycles > 0
      ? rack(bicycles)
      : `${at({ x: 10, y: 130 }, 0.68, towbarParts(towbar))}
        ${bar('M650 330C650 470 580 500 470 500', 34)}${box(400, 474, 70, 52)}${socketFace({ x: 650, y: 210 }, 96, pins)}`,
  );

/** Bicycles one behind the other on a platform, on the ball of a towbar. */
function rack(bicycles: number): string {
  const rows = Array.from({ length: bicycles }, (_, index) =>
    bicycle(170 + index * 34, 420 - index * 52),
  ).reverse();
  return `${bar('M400 540V90H470', 28)}${rows.join('')}${box(110, 440, 600, 34)}
    ${box(90, 470, 90, 44)}${box(640, 470, 90, 44)}${dot(400, 550, 26)}`;
}

const bicycle = (x: number, y: number): string =>
  `${dot(x + 70, y - 62, 62, 'none')}${dot(x + 350, y - 62, 62, 'none')}
  <path d="M${x + 70} ${y - 62}l84-118h140l56 118M${x + 154} ${y - 180}l56 118 84-118M${x + 210} ${y - 62}H${x + 70}"/>
  <path d="M${x + 130} ${y - 196}h46M${x + 294} ${y - 180}l-12-34h40"/>`;
