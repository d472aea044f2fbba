import type { FittingPreview, FittingRulesChange, RuleOfFitting } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import FittingRulesPage from '../FittingRulesPage.tsx';
import { aRule, noCut } from '../fitting-rules/testing/rules.ts';
import { startRemote } from './store.ts';

export const MODELS = [
  { marque: 'Peugeot', modele: '308 II', from: 2013, to: 2021, body: 'berline', platform: 'EMP2' },
  { marque: 'Volkswagen', modele: 'Golf VII', from: 2012, to: 2020, body: 'berline', platform: 'MQB' },
];

export const noEffect: FittingPreview = {
  models: 2,
  changed: 0,
  examples: [],
  emptied: [],
  contradictions: [],
};

export const click = (name: string | RegExp, role = 'button') =>
  userEvent.click(screen.getByRole(role, { name }));
export const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
/** As it is compared where texts are looked for: every space is one. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

export async function save(comment: string) {
  await click('Enregistrer');
  await userEvent.type(dialog().getByLabelText(/^Commentaire/), comment);
  await userEvent.click(dialog().getByRole('button', { name: 'Enregistrer la version' }));
  await act(settled);
}

/** At the top of a test file: the page of the rules with the server behind it. */
export function rulesPage() {
  const server = apiServer();
  async function open(rules: RuleOfFitting[] | (() => Response) = [aRule({}), noCut], version = 3) {
    server.answer({
      'GET /admin/fitting/rules': () => (Array.isArray(rules) ? { version, rules } : rules()),
      'GET /admin/vehicles/models': () => MODELS,
      'PUT /admin/fitting/rules': () => ({ version: version + 1, contradictions: [] }),
      'POST /admin/fitting/preview': () => noEffect,
      // The configuration travels as base64.
      'GET /config': () =>
        new Response(btoa(JSON.stringify({ brand: { name: 'Attelages du Nord', colour: '' } }))),
    });
    const { store } = startRemote();
    const page = render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/extradmin/fitting']}>
          <FittingRulesPage />
          <Toasts />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    return page;
  }
  const sent = () => server.named('PUT /admin/fitting/rules').map(({ body }) => body as FittingRulesChange);
  return { server, open, sent };
}
