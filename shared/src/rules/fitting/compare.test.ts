import { compareRules } from './compare.ts';
import { aRule, aVehicle, someParts, thirteenForCaravan } from './testing/fitting.ts';

const differences = (...rules: Parameters<typeof compareRules>) =>
  compareRules(...rules).differences(aVehicle, someParts, []);

describe('what a change of rules would do [B2.04]', () => {
  it('is said for the answers on which the changed rules depend', () => {
    expect(differences([], [thirteenForCaravan])).toEqual([
      {
        answers: { use: 'caravane' },
        before: [
          expect.objectContaining({ refs: ['AT-1', 'FA-7'] }),
          expect.objectContaining({ refs: ['AT-2', 'FA-7'] }),
        ],
        after: [
          expect.objectContaining({ refs: ['AT-1', 'FA-13'] }),
          expect.objectContaining({ refs: ['AT-2', 'FA-13'] }),
        ],
        emptied: false,
      },
    ]);
    expect(differences([thirteenForCaravan], [thirteenForCaravan])).toEqual([]);
  });

  it('is found where another rule chooses the part of which the changed one speaks', () => {
    const warns = aRule({
      outcome: 'warns',
      part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
      text: 'Codage nécessaire.',
    });
    const found = differences([thirteenForCaravan], [thirteenForCaravan, warns]);
    expect(found).toMatchObject([
      {
        answers: { use: 'caravane' },
        after: [{ warnings: ['Codage nécessaire.'] }, { refs: ['AT-2', 'FA-13'] }],
      },
    ]);
  });

  it('names what is left without any complete proposal', () => {
    const none = aRule({ part: [{ field: 'part.prodRef', operator: 'is', values: ['nothing'] }] });
    expect(differences([], [none])).toMatchObject([{ answers: {}, emptied: true }]);
  });

  it('is nothing when only a title, a reason or a source is reworded', () => {
    const reworded = {
      ...thirteenForCaravan,
      title: 'Autrement dit',
      why: 'Pour la même raison.',
      source: 'Une norme',
    };
    expect(compareRules([thirteenForCaravan], [reworded]).concerns(aVehicle)).toBe(false);
    const switchedOff = { ...thirteenForCaravan, active: false };
    expect(compareRules([thirteenForCaravan], [switchedOff]).concerns(aVehicle)).toBe(true);
  });

  it('sees that preferences changed places', () => {
    const likes13 = aRule({ ...thirteenForCaravan, when: [], outcome: 'prefers' });
    const likes7 = aRule({
      outcome: 'prefers',
      part: [{ field: 'part.prodType', operator: 'is', values: ['7'] }],
    });
    expect(differences([likes13, likes7], [likes7, likes13])).toHaveLength(1);
    expect(compareRules([likes13, likes7], [likes7, likes13]).concerns(aVehicle)).toBe(true);
  });

  it('leaves alone what no changed rule concerns, and looks around the years that one names', () => {
    const old = aRule({
      ...thirteenForCaravan,
      when: [{ field: 'vehicle.year', operator: 'to', values: ['2012'] }],
    });
    const { concerns, years } = compareRules([thirteenForCaravan], [thirteenForCaravan, old]);
    expect(concerns(aVehicle)).toBe(false);
    expect(concerns({ ...aVehicle, year: 2010 })).toBe(true);
    expect(years).toEqual([2011, 2012, 2013]);
  });
});
