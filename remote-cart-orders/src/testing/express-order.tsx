import { Provider } from '@extranet/shared/store';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ExpressOrder from '../express/ExpressOrder.tsx';
import { SuggestingField } from '../express/ReferenceField.tsx';
import { aCart, aProduct, startRemote } from './store.ts';

/** At the top of a test file: the express order with the server behind it. */
export function expressOrder() {
  const server = apiServer();
  beforeEach(() => {
    sessionStorage.clear();
    server.answer({
      'GET /cart': () => aCart(),
      'GET /successors': () => [],
      'GET /references/near': () => [],
      'POST /offers': () => [],
    });
  });

  /** Any reference can be ordered, except those that begin with ZZ. */
  function answerChecks(suggested: string[] = []) {
    server.answer({
      'GET /references': () => suggested,
      'GET /products': () => suggested.map((prodRef) => aProduct({ prodRef })),
      'GET /reference/:ref': (_body, { call }) => {
        const prodRef = decodeURIComponent(call.replace('GET /reference/', ''));
        if (prodRef.startsWith('ZZ')) return refusal(404, 'notFound');
        return { prodRef, prodId: prodRef, orderable: true, product: aProduct({ prodRef }) };
      },
    });
  }

  const open = async (suggested?: string[]) => {
    answerChecks(suggested);
    return { ...(await showExpressOrder()), quantity: screen.getByRole('spinbutton') };
  };
  return { server, open };
}

/** The same, for a file with answers of its own. */
export async function showExpressOrder() {
  await SuggestingField.preload();
  const { store, read } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ExpressOrder />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  return { store, read };
}
