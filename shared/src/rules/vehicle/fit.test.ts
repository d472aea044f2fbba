import { type FittedModel, fitOf, fitWords, isFit } from './fit.ts';

const of = (modele: string, from: number, to: number, more: Partial<FittedModel> = {}): FittedModel => ({
  marque: 'Peugeot',
  modele,
  from,
  to,
  with: [],
  without: [],
  note: '',
  ...more,
});
const car = (year: number) => ({ marque: 'PEUGEOT', modele: '308 ii', year, from: 2013, to: 2021 });

describe('whether a part fits a vehicle', () => {
  it('is decided by make, model and year, whatever their writing [B1.05]', () => {
    const reason = fitOf(car(2016), [of('308 II', 2014, 2018, { note: 'Sauf GTI' })]);
    expect(reason).toMatchObject({ code: 'fits', from: 2014, to: 2018, note: 'Sauf GTI' });
    expect(isFit(reason)).toBe(true);
  });

  it('says the years of the nearest application when none is of the year [B1.04]', () => {
    const both = [of('308 II', 2013, 2014), of('308 II', 2018, 2021)];
    expect(fitWords(fitOf(car(2015), both))).toMatchObject({ key: 'until', values: { to: 2014 } });
    expect(fitWords(fitOf(car(2017), both))).toMatchObject({ key: 'since', values: { from: 2018 } });
    expect(isFit(fitOf(car(2017), both))).toBe(false);
  });

  it('excludes no year when none is known, and takes a late registration for the last year of the model', () => {
    expect(fitOf(car(0), [of('308 II', 2018, 2021)]).code).toBe('fits');
    expect(fitOf(car(2022), [of('308 II', 2018, 2021)]).code).toBe('fits');
    expect(fitOf(car(2022), [of('308 II', 2013, 2020)]).code).toBe('after');
    // Four years on it is another car, or a slip: nothing is promised for it.
    expect(fitOf(car(2025), [of('308 II', 2013, 2021)]).code).toBe('after');
    expect(fitOf(car(2010), [of('308 II', 2013, 2021)]).code).toBe('before');
  });

  it('says a condition only when no application is without one', () => {
    const prepared = of('308 II', 2013, 2021, { with: ['preparation'] });
    const sporty = of('308 II', 2013, 2021, { without: ['sportBumper'] });
    expect(fitOf(car(2016), [prepared])).toMatchObject({ code: 'with', equipment: 'preparation' });
    expect(fitOf(car(2016), [sporty])).toMatchObject({ code: 'without', equipment: 'sportBumper' });
    expect(fitOf(car(2016), [prepared, of('308 II', 2013, 2021)]).code).toBe('fits');
  });

  it('names the generation that the part is for, rather than another model or make', () => {
    const others = [
      of('Clio IV', 2012, 2019, { marque: 'Renault' }),
      of('208 I', 2012, 2019),
      of('308 I', 2007, 2013),
    ];
    expect(fitWords(fitOf(car(2016), others))).toMatchObject({
      key: 'otherModel',
      values: { marque: 'Peugeot', modele: '308 I', to: 2013 },
    });
    expect(fitOf(car(2016), [])).toEqual({ code: 'unknown' });
  });
});
