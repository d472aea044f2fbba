export { contrast } from './contrast.ts';
export { type ColourRole, LOOK_GROUNDS, type LookProblem, nearestColour, problemsOfLook } from './look.ts';
