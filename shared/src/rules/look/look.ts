import { contrast, mixed } from './contrast.ts';

/** The colours that a supplier may choose: the logo's socket, the one button to press next, the header. */
export type ColourRole = 'colour' | 'accent' | 'header';

/** What the chosen colours stand on or under, in both schemes. A test holds that the theme has the same (theme/values.ts). */
export const LOOK_GROUNDS = {
  onAccent: '#13233c',
  headerInk: '#ffffff',
  headerSoft: '#b9c5d8',
  focus: '#f7a600',
  lightPanel: '#ffffff',
  darkPanel: '#152135',
  headerAdmin: '#080f1c',
} as const;

type Ground = keyof typeof LOOK_GROUNDS;

export interface LookProblem {
  role: ColourRole;
  /** On what it cannot be told apart. */
  ground: Ground;
  /** What it reaches there, and what it needs. */
  ratio: number;
  needed: number;
}

/**
 * Text needs 4.5, a shape 3 (WCAG 2.2, 1.4.3 and 1.4.11). A button is known by its words, so that its ground needs less: as much as
 * tells it from a page that is white. The dark one its words' colour rules out already.
 */
const NEEDED: Record<ColourRole, Partial<Record<Ground, number>>> = {
  accent: { onAccent: 4.5, lightPanel: 1.5 },
  header: { headerInk: 4.5, headerSoft: 4.5, focus: 3 },
  colour: { lightPanel: 3, darkPanel: 3, headerAdmin: 3 },
};

function problemOf(role: ColourRole, colour: string): LookProblem | undefined {
  return (Object.entries(NEEDED[role]) as [Ground, number][])
    .map(([ground, needed]) => ({ role, ground, needed, ratio: contrast(colour, LOOK_GROUNDS[ground]) }))
    .find(({ ratio, needed }) => ratio < needed);
}

/** What cannot be read or seen with these colours; an empty one is the portal's own, which is in order. */
export const problemsOfLook = (look: Readonly<Record<ColourRole, string>>): LookProblem[] =>
  (['colour', 'accent', 'header'] as const).flatMap(
    (role) => (look[role] && problemOf(role, look[role])) || [],
  );

const STEPS = 100;

/** The colour of the same hue that is in order and nearest: a little lighter or a little darker. */
export function nearestColour(role: ColourRole, colour: string): string {
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of ['#ffffff', '#000000']) {
      const tried = mixed(colour, end, step / STEPS);
      if (!problemOf(role, tried)) return tried;
    }
  return '';
}
