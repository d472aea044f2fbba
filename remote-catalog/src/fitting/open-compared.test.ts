import { openCompared } from './open-compared.ts';

const same = { question: 'use', answers: ['Une remorque : comme proposé', 'Une caravane : FA-13'] };

describe('what is open in several proposals', () => {
  it('is said once where it is the same for all, and named by its ways where it is not [B2.02]', () => {
    const open = openCompared([
      { way: 'Col de cygne', open: [same] },
      {
        way: 'Démontable',
        open: [
          { ...same, answers: ['Une remorque : comme proposé', 'Une caravane : AT-9 · FA-13'] },
          { question: 'bumper', answers: ['Oui : AT-7'] },
        ],
      },
    ]);
    expect(open).toEqual([
      {
        question: 'use',
        outcomes: [
          { words: 'Une remorque : comme proposé', ways: [] },
          { words: 'Une caravane : FA-13', ways: ['Col de cygne'] },
          { words: 'Une caravane : AT-9 · FA-13', ways: ['Démontable'] },
        ],
      },
      { question: 'bumper', outcomes: [{ words: 'Oui : AT-7', ways: ['Démontable'] }] },
    ]);
  });

  it('is nothing where all is answered [B2.02]', () => {
    expect(openCompared([{ way: 'Col de cygne', open: [] }])).toEqual([]);
  });
});
