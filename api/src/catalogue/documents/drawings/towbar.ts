import { bar, box, dot, GROUND, sheet } from './pen.ts';

const BALL = `${dot(560, 330, 44)}<path d="M530 372h60"/>`;
const NECK = 'M400 250V380C400 540 560 540 560 430V376';

/** The bar behind the bumper, with the plates that are bolted to the vehicle. */
const BEAM = `${box(70, 120, 56, 200)}${box(674, 120, 56, 200)}${box(90, 190, 620, 60)}
  ${[155, 285].map((y) => dot(98, y, 9, GROUND) + dot(702, y, 9, GROUND)).join('')}`;

/** A collar that holds the neck, and the knob that frees it. */
const LOCK = `${box(362, 246, 76, 84)}<path d="M362 290h-46"/>${dot(296, 290, 26)}<path d="M296 276v28M282 290h28"/>
  <path d="M336 400v92m-18-20 18 20 18-20"/>`;

/** The neck as it is out of sight, and the way it swings. */
const AWAY = `<path d="M396 340C360 470 250 430 212 366" stroke-dasharray="14 18"/>
  <circle cx="196" cy="332" r="34" stroke-dasharray="14 18"/>
  <path d="M400 560C330 560 276 530 240 470m-6 36 6-36 34 14"/>${dot(400, 290, 22)}`;

const PARTS: Record<string, string> = {
  'Rotule équerre': `${box(348, 246, 104, 190)}${dot(374, 280, 8, GROUND)}${dot(426, 280, 8, GROUND)}
    ${bar('M400 408H560V376', 46)}${BALL}`,
  Démontable: `${bar('M400 330V380C400 540 560 540 560 430V376', 46)}${LOCK}${BALL}`,
  Escamotable: `${AWAY}${bar(NECK, 46)}${dot(400, 290, 22)}${BALL}`,
};

/** By the words of prodTypeAttelage; a swan neck for any other. */
export const towbarParts = (type: string): string => `${PARTS[type] ?? bar(NECK, 46) + BALL}${BEAM}`;

export const towbarDrawing = (type: string): string => sheet(towbarParts(type));
