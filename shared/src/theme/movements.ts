const MOVEMENTS = {
  appear: 'from { background: transparent; }',
  breathe: '50% { opacity: 0.45; }',
  enter: 'from { opacity: 0; transform: translateY(1rem); }',
  rise: 'from { opacity: 0; transform: translateY(1.5rem); }',
  run: 'from { transform: translateX(-100%); } to { transform: translateX(340%); }',
  sink: 'to { opacity: 0; transform: translateY(1.5rem); }',
  'slide-down': 'to { transform: translateY(100%); }',
  'slide-up': 'from { transform: translateY(100%); }',
  turn: 'to { transform: rotate(1turn); }',
  vanish: 'to { background: transparent; }',
};

/** The name of what moves, for `animation`. */
export const movement = (name: keyof typeof MOVEMENTS): string => name;

/** All of them, for the global style: a browser styles every element anew for one that comes later (ADR 0058). */
export const movements = Object.entries(MOVEMENTS)
  .map(([name, steps]) => `@keyframes ${name} { ${steps} }`)
  .join('\n');
