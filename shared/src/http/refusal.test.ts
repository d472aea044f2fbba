import { isUnheard, toRefusal } from './refusal.ts';

const refused = (status: number, error: object) => toRefusal({ response: { status, data: { error } } });

describe('the reason of a failed request, as kept in the store', () => {
  it('is plain data: code, status and message [C8.01]', () => {
    const refusal = refused(409, { code: 'cart.full', message: 'Le panier est plein.', requestId: 'r1' });
    expect(refusal).toEqual({ code: 'cart.full', status: 409, message: 'Le panier est plein.' });
  });

  it('contains the messages of a 422 by field, and skips malformed ones [C5.08]', () => {
    const fields = [{ field: 'daCity', code: 'required', message: 'Indiquez la ville.' }, null, { field: 1 }];
    expect(refused(422, { code: 'request.invalid', fields }).fields).toEqual({
      daCity: 'Indiquez la ville.',
    });
    expect(refused(422, { code: 'request.invalid', fields: 'x' })).not.toHaveProperty('fields');
    expect(refused(422, { code: 'request.invalid', fields: [] })).not.toHaveProperty('fields');
  });

  it('contains the references that the server named', () => {
    expect(refused(409, { code: 'cart.notOrderable', refs: ['FA-1', 2] }).refs).toEqual(['FA-1']);
  });

  it.each([
    [0, true],
    [500, true],
    [503, true],
    [409, false],
    [422, false],
  ])('with status %p it is unknown whether the server did it: %p', (status, open) => {
    expect(isUnheard({ status })).toBe(open);
  });
});
