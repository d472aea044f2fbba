import { searchable } from '../search.ts';
import { fitsTypedModel, hasModelNumber, typedModel } from './typed-model.ts';

const MODELS = [
  'Golf VI',
  'Golf VI Break',
  'Golf VII',
  'Golf VIII',
  'Série 3 F30',
  'Classe V W447',
  '208 I',
  '208 II',
].map(searchable);
const found = (typed: string) => {
  const model = typedModel(typed, MODELS);
  return MODELS.filter((one) => fitsTypedModel(model, one));
};

describe('a typed model', () => {
  it.each([
    ['Golf VI', ['GOLFVI', 'GOLFVIBREAK']],
    ['golf 6', ['GOLFVI', 'GOLFVIBREAK']],
    ['golf 6 br', ['GOLFVIBREAK']],
    ['golf vii', ['GOLFVII']],
    ['golf 7', ['GOLFVII']],
    ['208 1', ['208I']],
    ['208 I', ['208I']],
    ['série 3', ['SERIE3F30']],
    ['classe v', ['CLASSEVW447']],
  ])('%s names that generation alone, in either writing: %j', (typed, models) => {
    expect(found(typed)).toEqual(models);
  });

  it.each([
    ['golf', ['GOLFVI', 'GOLFVIBREAK', 'GOLFVII', 'GOLFVIII']],
    ['20', ['208I', '208II']],
    ['golf vii b', []],
    ['golf v', []],
    ['golf 5', []],
  ])(
    '%s without a generation is the beginning of %j; one that has no parts is none of another',
    (typed, models) => {
      expect(found(typed)).toEqual(models);
    },
  );

  it('is read beside the models only where it has a number behind a name', () => {
    expect(['golf', '308', 'golf6', 'C5 Aircross', ''].some(hasModelNumber)).toBe(false);
    expect(['golf 6', 'Golf VI', 'c4 picasso 2'].every(hasModelNumber)).toBe(true);
  });
});
