import { referenceKey } from '@extranet/shared/rules';
import { isWithinSlips } from '@extranet/shared/rules/question';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ListPage from '../list/ListPage.tsx';
import { aCart, anItem, aProduct, startRemote } from './store.ts';

const refsOf = ({ request }: { request: Request }) =>
  new URL(request.url).searchParams.get('refs')?.split(',') ?? [];

/** Opened once more it is the page after a reload: a new store, the same tab. */
export async function openList(options: Parameters<typeof startRemote>[0] = {}) {
  cleanup();
  const { store, read } = startRemote(options);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ListPage />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return { store, read };
}

export const listField = () => screen.getByRole('textbox', { name: 'Références et quantités' });

export async function checkList(text: string) {
  const { store, read } = await openList();
  await userEvent.type(listField(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier la liste' }));
  await act(settled);
  return { store, read };
}

/** jsdom lays nothing out. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** At the top of a test file: the server that knows three products, and three more that cannot be ordered. */
export function listServer() {
  const server = apiServer();
  beforeEach(() => {
    sessionStorage.clear();
    window.ResizeObserver = NoResizes;
    window.scrollTo = () => {};
    const known = ['FA-00001', 'FA-00059', 'AT-00059'].map((prodRef, index) =>
      aProduct({
        prodId: `p-${index + 1}`,
        prodRef,
        prodMbrPrice: '45.00',
        prodCodeEAN: `366000000000${index}`,
      }),
    );
    const gone = (['1', '9', '1'] as const).map((prodCodeStock, index) =>
      aProduct({
        prodId: `g-${index}`,
        prodRef: `KI-0000${index}`,
        prodCodeStock,
        prodStatut: index === 0 ? 'non disponible' : 'disponible',
        prodMbrPrice: index === 2 ? '0' : '45.00',
      }),
    );
    server.answer({
      'GET /cart': () => aCart(anItem(1, 2)),
      'GET /successors': () => [],
      'POST /offers': () => [],
      'GET /references/meant': (_body, call) =>
        refsOf(call).flatMap((ref) => {
          const [, series, number = ''] = /^([A-Z]+)0*(\d+)$/.exec(ref) ?? [];
          const meant = `${series}${number.padStart(5, '0')}`;
          return known.some(({ prodRef }) => referenceKey(prodRef) === meant) ? [{ ref, meant }] : [];
        }),
      'GET /references/near': (_body, call) =>
        refsOf(call).map((ref) => ({
          ref,
          near: known
            .map(({ prodRef }) => prodRef)
            .filter(
              (one) => isWithinSlips(referenceKey(one), ref.replaceAll('O', '0'), 1) || one.endsWith(ref),
            ),
        })),
      'GET /products': (_body, { request }) => {
        const query = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
        return [...known, ...gone].filter(({ prodRef, prodCodeEAN }) =>
          query['prodRef:in']
            ? query['prodRef:in'].includes(prodRef.replace('-', ''))
            : query['prodCodeEAN:in'].includes(prodCodeEAN),
        );
      },
    });
  });
  return server;
}
