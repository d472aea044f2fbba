import {
  LINE_TRANSITIONS,
  lineStateOf,
  mayStep,
  ORDER_STATES,
  type OrderState,
  orderStateOf,
} from './index.ts';

describe('the states of an order [B4.01]', () => {
  it('have a table of steps: nothing leaves annulée, nothing returns to brouillon, and livrée goes back to expédiée alone', () => {
    for (const { from, to, by } of LINE_TRANSITIONS) {
      expect(from).not.toBe('annulee');
      if (from === 'livree') expect(to).toBe('expediee');
      expect(to).not.toBe('brouillon');
      expect(by.length).toBeGreaterThan(0);
    }
    const pairs = LINE_TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('are all reached from brouillon', () => {
    const reached = new Set<OrderState>(['brouillon']);
    for (const _ of ORDER_STATES)
      for (const { from, to } of LINE_TRANSITIONS) if (reached.has(from)) reached.add(to);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('let a customer cancel only what is not in preparation', () => {
    expect(ORDER_STATES.filter((from) => mayStep(from, 'annulee', 'customer'))).toEqual(['validee']);
    expect(ORDER_STATES.filter((from) => mayStep(from, 'annulee', 'office'))).toEqual([
      'validee',
      'en_preparation',
    ]);
  });

  it.each<[OrderState[], OrderState]>([
    [['validee', 'validee'], 'validee'],
    [['validee', 'en_preparation'], 'en_preparation'],
    [['expediee', 'validee'], 'expediee_en_partie'],
    [['expediee_en_partie'], 'expediee_en_partie'],
    [['expediee', 'annulee'], 'expediee'],
    [['livree', 'expediee'], 'expediee'],
    [['livree', 'validee'], 'expediee_en_partie'],
    [['livree', 'annulee'], 'livree'],
    [['annulee', 'annulee'], 'annulee'],
    [['annulee', 'validee'], 'validee'],
    [['brouillon'], 'brouillon'],
  ])('of lines %j make %s of the order', (lines, state) => {
    expect(orderStateOf(lines)).toBe(state);
  });

  it('of a line follow its parcels', () => {
    const state = (shipped: number, delivered: number) =>
      lineStateOf({ quantity: 3, shipped, delivered }, 'en_preparation');
    expect([state(0, 0), state(1, 0), state(1, 1), state(3, 1), state(3, 3)]).toEqual([
      'en_preparation',
      'expediee_en_partie',
      'expediee_en_partie',
      'expediee',
      'livree',
    ]);
  });
});
