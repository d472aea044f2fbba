import { act, screen } from '@testing-library/react';
import { OWN_CONFIG } from '../../config/clean-config.ts';
import { configRead } from '../../config/config.slice.ts';
import { renderInHost } from '../../testing/host.tsx';
import { Header } from './Header.tsx';

function show(address: string, who?: string) {
  const { store } = renderInHost(<Header search={false} who={who} />, [], address);
  act(() => {
    store.dispatch(configRead({ ...OWN_CONFIG, phone_number: '02 98 11 22 33' }));
  });
}

describe('the header', () => {
  it('of the back office says where one is and who, not the supplier’s own number [W2.35]', () => {
    show('/extradmin/orders', 'Camille Martin');
    expect(screen.getByRole('link', { name: 'Administration' })).toHaveTextContent('Administration');
    expect(screen.getByText('Camille Martin')).toBeInTheDocument();
    expect(screen.queryByText('02 98 11 22 33')).toBeNull();
  });

  it('of a customer’s page has the number to call', () => {
    show('/home');
    expect(screen.getByText('02 98 11 22 33')).toBeInTheDocument();
    expect(screen.queryByText('Camille Martin')).toBeNull();
  });
});
