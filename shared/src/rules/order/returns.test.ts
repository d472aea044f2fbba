import { hasReturnSlip, officeStepsFrom, RETURN_STATES, RETURN_TRANSITIONS, returnStep } from './returns.ts';

describe('the steps of a return', () => {
  it('are for the office alone, and a refusal says why [B4.07]', () => {
    for (const from of RETURN_STATES)
      for (const to of RETURN_STATES) expect(returnStep(from, to, 'customer')).toBeUndefined();
    for (const { to, note } of RETURN_TRANSITIONS) expect(note === 'needed').toBe(to === 'refuse');
  });

  it('end with settled or refused [B4.07]', () => {
    expect(RETURN_STATES.map((state) => [state, officeStepsFrom(state)])).toEqual([
      ['demande', ['accepter', 'refuser']],
      ['accepte', ['refuser', 'recevoir']],
      ['recu', ['refuser', 'regler']],
      ['regle', []],
      ['refuse', []],
    ]);
  });

  it('make a slip once the goods may be sent [B4.07]', () => {
    expect(RETURN_STATES.filter(hasReturnSlip)).toEqual(['accepte', 'recu', 'regle']);
  });
});
