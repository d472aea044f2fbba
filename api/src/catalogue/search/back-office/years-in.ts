import { isYearOfCar } from '../../vehicles/years.ts';

/** 'austral 2022': a year beside other words. Alone it would be that of every product without years. */
export function yearsIn(words: readonly string[]): ReadonlyMap<string, number> {
  const years = words.filter((word) => /^\d{4}$/.test(word) && isYearOfCar(Number(word)));
  return new Map(years.length < words.length ? years.map((word) => [word, Number(word)]) : []);
}
