import {
  hasReturnSlip,
  isReturnOff,
  officeStepsFrom,
  RETURN_STATES,
  RETURN_TRANSITIONS,
  returnStep,
} from './returns.ts';

describe('the steps of a return', () => {
  it('are for the office, but for a customer who withdraws what nobody has decided; a refusal says why [B4.07]', () => {
    for (const from of RETURN_STATES)
      for (const to of RETURN_STATES)
        expect(Boolean(returnStep(from, to, 'customer'))).toBe(from === 'demande' && to === 'retire');
    expect(returnStep('demande', 'retire', 'office')).toBeUndefined();
    for (const { to, note } of RETURN_TRANSITIONS) expect(note === 'needed').toBe(to === 'refuse');
  });

  it('end with settled, refused or withdrawn [B4.07]', () => {
    expect(RETURN_STATES.map((state) => [state, officeStepsFrom(state)])).toEqual([
      ['demande', ['accepter', 'refuser']],
      ['accepte', ['refuser', 'recevoir']],
      ['recu', ['refuser', 'regler']],
      ['regle', []],
      ['refuse', []],
      ['retire', []],
    ]);
  });

  it('make a slip once the goods may be sent [B4.07]', () => {
    expect(RETURN_STATES.filter(hasReturnSlip)).toEqual(['accepte', 'recu', 'regle']);
  });

  it('free the pieces for another return where nothing comes back [B4.07]', () => {
    expect(RETURN_STATES.filter(isReturnOff)).toEqual(['refuse', 'retire']);
  });
});
