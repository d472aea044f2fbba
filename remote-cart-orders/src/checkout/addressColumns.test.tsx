import { render } from '@testing-library/react';
import { anAddress } from '../testing/store.ts';
import type { Translate } from '../translate.ts';
import { addressCard } from './addressColumns.tsx';

it('the card of an address on a phone names company and person [C2.28] [W1.37]', () => {
  const t = ((key: string) => key) as Translate;
  const { container } = render(addressCard(t)(anAddress));
  expect(container).toHaveTextContent(/Garage Martin.*29000.*Léa Martin · Quimper/);
});
