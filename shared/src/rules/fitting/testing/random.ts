/** The same choices at each run: a test that fails fails again. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly T[]): T => choices[between(0, choices.length - 1)] as T,
  };
}
