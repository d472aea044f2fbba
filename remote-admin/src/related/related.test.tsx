import { connectionRestored } from '@extranet/shared/remote';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRemote } from '../testing/store.ts';
import { RelatedTab } from './RelatedTab.tsx';
import { useRelatedEdit } from './useRelatedEdit.ts';

const server = apiServer();
const ALL = Array.from({ length: 450 }, (_, at) => `FA-${String(at + 1).padStart(5, '0')}`);

function Tab() {
  return <RelatedTab edit={useRelatedEdit('FA-00001')} own="FA-00001" />;
}

/** As the server answers: those that begin so, a slice of them. */
const begun = (_body: unknown, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  const [from = 0, count = 0] = (searchParams.get('l') ?? '').split(',').map(Number);
  const typed = searchParams.get('begins') ?? '';
  return ALL.filter((ref) => ref.replace('-', '').startsWith(typed)).slice(from, from + count);
};

function open(references: (body: unknown, call: { request: Request }) => unknown = begun) {
  server.answer({
    'GET /admin/references': references,
    'GET /admin/products': () => [],
    'GET /admin/reference/FA-00001/related': () => [{ relRelatedRef: 'KI-00009' }],
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <Tab />
    </Provider>,
  );
  return { store };
}
const asked = () =>
  server.named('GET /admin/references').map(({ request }) => {
    const { searchParams } = new URL(request.url);
    return [searchParams.get('begins'), searchParams.get('l')];
  });

describe('accessories and kits of a product', () => {
  it('has the linked ones first, then the catalogue as far as somebody scrolls [A3.07] [A7.17]', async () => {
    open();
    expect(await screen.findByRole('checkbox', { name: /KI-00009/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /FA-00002/ })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /FA-00001/ })).toBeNull();
    const [first] = screen.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{End}');
    expect(await screen.findByText('FA-00400')).toBeVisible();
    expect(asked()).toEqual([
      ['', '0,200'],
      ['', '200,200'],
      ['', '400,200'],
    ]);
  });

  it('finds any reference by how it begins, and of those that are linked any part [A3.07]', async () => {
    open();
    await screen.findByRole('checkbox', { name: /KI-00009/ });
    const search = screen.getByRole('searchbox', { name: 'Rechercher une référence' });
    await userEvent.type(search, 'fa-0042');
    expect(await screen.findByRole('checkbox', { name: /FA-00429/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /FA-00002/ })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, '009');
    expect(await screen.findByRole('checkbox', { name: /KI-00009/ })).toBeChecked();
  });

  it('says that the references did not come, and asks for them again', async () => {
    open(() => refusal(503));
    await screen.findByRole('checkbox', { name: /KI-00009/ });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher une référence' }), 'fa');
    await screen.findByText('Les références du catalogue n’ont pas pu être chargées');
    server.answer({ 'GET /admin/references': begun });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('checkbox', { name: /FA-00002/ })).toBeVisible();
  });

  it('asks again by itself once the connection is back, and finds no reference for signs alone', async () => {
    let reached = false;
    const { store } = open((_body, call) => (reached ? begun(_body, call) : refusal(0)));
    await screen.findByRole('checkbox', { name: /KI-00009/ });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher une référence' }), '%');
    expect(await screen.findByText('Les références du catalogue n’ont pas pu être chargées')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    reached = true;
    act(() => void store.dispatch(connectionRestored()));
    expect(await screen.findByText('Aucune référence ne correspond')).toBeVisible();
  });
});
