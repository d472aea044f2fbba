import type { VehicleModel } from './vehicle-facts.ts';
import { closestModels, modelsInWords } from './vehicle-words.ts';

const model = (marque: string, modele: string, from: number, to: number): VehicleModel => ({
  marque,
  modele,
  from,
  to,
  body: 'berline',
  platform: '',
});
const MODELS = [
  model('Peugeot', '308 I', 2007, 2013),
  model('Peugeot', '308 II', 2013, 2021),
  model('Peugeot', '308 II Break', 2014, 2021),
  model('Peugeot', '2008 I', 2013, 2019),
  model('Peugeot', '2008 II', 2019, 9999),
  model('Volkswagen', 'Golf VI', 2008, 2013),
  model('Volkswagen', 'Golf VII', 2012, 2020),
  model('Volkswagen', 'Golf VII Break', 2013, 2020),
  model('Renault', 'Mégane III', 2008, 2016),
  model('Citroën', 'C4 II', 2010, 2018),
  model('Citroën', 'C4 Picasso II', 2013, 2018),
  model('Volvo', 'XC60 II', 2017, 9999),
  model('Mercedes-Benz', 'Classe A W176', 2012, 2018),
  model('Fiat', '500', 2007, 2024),
  model('Fiat', '500X', 2014, 2024),
];
const found = (text: string) => {
  const { models, year } = modelsInWords(text, MODELS, 2026);
  return [models.map(({ modele }) => modele), year];
};

describe('the models that words mean', () => {
  it.each([
    ['308 II 2016', ['308 II', '308 II Break'], 2016],
    ['308 2016', ['308 II', '308 II Break'], 2016],
    ['peugeot 308 2 sw', ['308 II Break'], 0],
    ['golf 7 break', ['Golf VII Break'], 0],
    ['308 hdi', ['308 I', '308 II', '308 II Break'], 0],
    ['golf 2.0 tdi 2016', ['Golf VII', 'Golf VII Break'], 2016],
    ['C4 Picasso diesel', ['C4 Picasso II'], 0],
    ['peugeot 308 II 1.6 BlueHDi 120ch', ['308 II', '308 II Break'], 0],
    ['diesel', [], 0],
    ['GOLF VII', ['Golf VII', 'Golf VII Break'], 0],
    ['golf 2010', ['Golf VI'], 2010],
    ['308 2016 13 broches', ['308 II', '308 II Break'], 2016],
    ['golf prise 7', ['Golf VI', 'Golf VII', 'Golf VII Break'], 0],
    ['megane 3', ['Mégane III'], 0],
    ['c-4', ['C4 II', 'C4 Picasso II'], 0],
    ['xc 60', ['XC60 II'], 0],
    ['classe a w176', ['Classe A W176'], 0],
    ['mercedes classe a', ['Classe A W176'], 0],
    ['peugeot 2008', ['2008 I', '2008 II'], 0],
    ['2008 ii', ['2008 II'], 0],
    ['2008 2016', ['2008 I'], 2016],
    ['500', ['500'], 0],
    ['renault 308', [], 0],
    ['ii', [], 0],
    ['trabant', [], 0],
  ])('%s [B1.01]', (text, models, year) => {
    expect(found(text)).toEqual([models, year]);
  });
});

describe('what no model of the name has', () => {
  const ALL_308 = ['308 I', '308 II', '308 II Break'];
  it.each([
    ['308 1950', ALL_308, { name: '308', year: '1950' }],
    ['308 1999', ALL_308, { name: '308', year: '1999' }],
    ['peugeot 308 2030', ALL_308, { name: '308', year: '2030' }],
    ['golf 12', ['Golf VI', 'Golf VII', 'Golf VII Break'], { name: 'Golf', generation: '12' }],
    ['mégane ii', ['Mégane III'], { name: 'Mégane', generation: '2' }],
    ['megane 2 2003', ['Mégane III'], { name: 'Mégane', generation: '2' }],
    ['308 2024', ALL_308, { name: '308', year: '2024' }],
    ['golf 7 2025', ['Golf VII', 'Golf VII Break'], { name: 'Golf VII', year: '2025' }],
    ['peugeot 2008 1600', ['2008 I', '2008 II'], undefined],
  ])('%s is said, and all of the name are offered [B1.01]', (text, models, missing) => {
    const found = modelsInWords(text, MODELS, 2026);
    expect(found.models.map(({ modele }) => modele)).toEqual(models);
    expect(found.missing).toEqual(missing);
    if (missing) expect(found.year).toBe(0);
  });

  it('of a generation that was not built then, the one that was is offered [B1.01]', () => {
    const found = modelsInWords('308 II 2010', MODELS, 2026);
    expect(found.models.map(({ modele }) => modele)).toEqual(['308 I']);
    expect([found.year, found.missing]).toEqual([2010, { name: '308 II', year: '2010' }]);
  });
});

describe('the models that a registration service means', () => {
  it.each([
    ['PEUGEOT', '308 SW 1.6 BLUEHDI 120', 2016, ['308 II Break']],
    ['PEUGEOT', '308', 2016, ['308 II', '308 II Break']],
    ['PEUGEOT', '308', 2010, ['308 I']],
    ['PEUGEOT', '308 II', 2016, ['308 II']],
    ['CITROEN', 'C4 PICASSO', 2015, ['C4 Picasso II']],
    ['CITROEN', 'C4', 2015, ['C4 II']],
    ['MERCEDES BENZ', 'CLASSE A 180 CDI', 2014, ['Classe A W176']],
    ['VOLKSWAGEN', 'GOLF 7', 2016, ['Golf VII', 'Golf VII Break']],
    ['PEUGEOT', 'PARTNER', 2015, []],
    ['TRABANT', '601', 1985, []],
  ])('%s %s of %d [B1.07]', (marque, modele, year, expected) => {
    expect(closestModels({ marque, modele, year }, MODELS).map((model) => model.modele)).toEqual(expected);
  });
});
