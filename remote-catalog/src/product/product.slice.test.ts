import { productOpenRequested } from '@extranet/shared/remote';
import { aProduct, aRow } from '@extranet/shared/testing';
import { rowChosen } from '../facts.ts';
import {
  addFailed,
  addSubmitted,
  deliveryRequested,
  productAdded,
  productAddressed,
  productClosed,
  productRead,
  productReducer,
} from './product.slice.ts';

type Action = Parameters<typeof productReducer>[1];
const after = (...actions: Action[]) =>
  actions.reduce(productReducer, productReducer(undefined, { type: '@@init' }));
const to = (prodId: string) => productAddressed({ prodId, openedByLink: false });

describe('the product modal', () => {
  it('shows the row of the list at once', () => {
    const row = aRow({ prodId: '1' });
    expect(after(rowChosen(row), productOpenRequested('1'))).toMatchObject({
      prodId: '1',
      row,
      product: null,
    });
    expect(after(rowChosen(row), productOpenRequested('2')).row).toBeNull();
  });

  it('remembers the products before a related one, and the number of history steps back [C2.21]', () => {
    const there = after(
      productOpenRequested('1'),
      productRead(aProduct({ prodId: '1', prodRef: 'FA-1' })),
      productOpenRequested('2'),
      productRead(aProduct({ prodId: '2', prodRef: 'FA-2' })),
      productOpenRequested('3'),
    );
    expect(there.trail.map(({ prodRef }) => prodRef)).toEqual(['FA-1', 'FA-2']);
    expect(there.steps).toBe(3);
    const back = productReducer(there, to('2'));
    expect(back).toMatchObject({ prodId: '2', steps: 2, trail: [{ prodId: '1' }] });
    expect(productReducer(back, to('3'))).toMatchObject({ prodId: '3', steps: 3 });
    expect(productReducer(there, to('1'))).toMatchObject({ prodId: '1', steps: 1, trail: [] });
  });

  it('opened by a link has no history step back', () => {
    const openedByLink = after(productAddressed({ prodId: '1', openedByLink: true }));
    expect(openedByLink).toMatchObject({ prodId: '1', steps: 0, openedByLink: true, trail: [] });
    expect(productReducer(openedByLink, productOpenRequested('2')).steps).toBe(1);
  });

  it('shows "added" only for the product that was added [C4.08]', () => {
    const adding = after(productOpenRequested('1'), addSubmitted({ prodId: '1', quantity: 2 }));
    expect(adding.adding).toBe('pending');
    expect(productReducer(adding, productAdded('1')).adding).toBe('success');
    const elsewhere = productReducer(adding, productOpenRequested('2'));
    expect(productReducer(elsewhere, productAdded('1')).adding).toBe('empty');
    expect(productReducer(elsewhere, addFailed({ prodId: '1', message: 'x' })).adding).toBe('empty');
    expect(productReducer(elsewhere, deliveryRequested({ prodId: '1', askedBefore: false })).asking).toBe(
      'empty',
    );
  });

  it('forgets its state when it is closed', () => {
    expect(after(productOpenRequested('1'), productClosed())).toMatchObject({ prodId: null, steps: 0 });
  });
});
