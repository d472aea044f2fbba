import type { User } from '@extranet/shared/contracts';
import { adminGranted } from '@extranet/shared/session';
import { act, screen } from '@testing-library/react';
import { OWN_CONFIG } from '../../config/clean-config.ts';
import { configRead } from '../../config/config.slice.ts';
import { renderInHost } from '../../testing/host.tsx';
import { Header } from './Header.tsx';

const clerk = { userFirstname: 'Camille', userName: 'Martin' } as User;

function show(address: string) {
  const { store } = renderInHost(<Header search={false} />, [], address);
  act(() => {
    store.dispatch(configRead({ ...OWN_CONFIG, phone_number: '02 98 11 22 33' }));
    store.dispatch(adminGranted(clerk));
  });
}

describe('the header', () => {
  it('of the back office says where one is and who, not the supplier’s own number [W2.35]', () => {
    show('/extradmin/orders');
    expect(screen.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/extradmin');
    expect(screen.getByText('Camille Martin')).toBeInTheDocument();
    expect(screen.queryByText('02 98 11 22 33')).toBeNull();
  });

  it('of a customer’s page has the number to call', () => {
    show('/home');
    expect(screen.getByText('02 98 11 22 33')).toBeInTheDocument();
    expect(screen.queryByText('Camille Martin')).toBeNull();
  });
});
