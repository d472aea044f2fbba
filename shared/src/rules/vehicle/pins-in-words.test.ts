import { pinsInWords, withoutPins } from './pins-in-words.ts';

describe('the socket that words for a vehicle name', () => {
  it.each([
    ['308 de 2016 13 broches', '13', '308 de 2016'],
    ['c3 7br', '7', 'c3'],
    ['golf prise 13', '13', 'golf'],
    ['clio 13-pôles', '13', 'clio'],
    // Generations, seats and years.
    ['golf 7', undefined, 'golf 7'],
    ['touran 7 p', undefined, 'touran 7 p'],
    ['transit 2013 benne', undefined, 'transit 2013 benne'],
  ])('%s: %s [B1.01]', (text, pins, rest) => {
    expect(pinsInWords(text)).toBe(pins);
    expect(withoutPins(text).trim()).toBe(rest);
  });

  it('is none where both are named [B1.01]', () => {
    expect(pinsInWords('golf 7 ou 13 broches, prise 7')).toBeUndefined();
  });
});
