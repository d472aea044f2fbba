import { registerTexts } from '@extranet/shared/i18n';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal } from '@extranet/shared/testing/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import texts from '../locales/fr.json';
import { forumStore } from '../testing/forum.ts';
import ReferencePicker from './ReferencePicker.tsx';

registerTexts('faq', texts);
const server = apiServer();
const Address = () => <output aria-label="adresse">{useLocation().pathname}</output>;

function open(answer: (begins: string) => unknown) {
  server.answer({
    'GET /faq/availableRefs': (_body, { request }) =>
      answer(new URL(request.url).searchParams.get('begins') ?? ''),
  });
  render(
    <Provider store={forumStore('contributor')}>
      <MemoryRouter>
        <ReferencePicker />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
}
const address = () => screen.getByRole('status', { name: 'adresse' });
const field = () => screen.getByRole('combobox', { name: 'Démarrer ou rejoindre une discussion' });

describe('the choice of a reference to discuss', () => {
  it('offers the first ones, then those that begin as is typed [C2.27]', async () => {
    open((begins) => (begins === '' ? ['AT-00001', 'AT-00002'] : ['FA-00591', 'FA-00592']));
    await userEvent.click(field());
    expect(await screen.findByRole('option', { name: 'AT-00002' })).toBeVisible();
    await userEvent.type(field(), 'fa 0059');
    await userEvent.click(await screen.findByRole('option', { name: 'FA-00592' }));
    expect(address()).toHaveTextContent('/faq/FA-00592');
  });

  it('takes a whole reference by Enter, also before it was found [C2.27]', async () => {
    const held = later();
    open((begins) => (begins === 'FA00059' ? held.answer : []));
    await userEvent.type(field(), 'FA-00059{Enter}');
    expect(address()).toHaveTextContent('/');
    held.resolve(['FA-00059']);
    expect(await screen.findByText('/faq/FA-00059')).toBeVisible();
  });

  it('takes what is short for one by Enter, and keeps its list where nothing is meant', async () => {
    open((begins) => (begins === 'FA59' ? ['FA-00059', 'FA-00590'] : []));
    await userEvent.type(field(), 'zz-9{Enter}');
    expect(await screen.findByText('Aucun résultat')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'fa59{Enter}');
    expect(await screen.findByText('/faq/FA-00059')).toBeVisible();
  });

  it('says that the references did not come, and asks for them again', async () => {
    open(() => refusal(503));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText(/Les références n.ont pas pu être chargées/)).toBeVisible();
    server.answer({ 'GET /faq/availableRefs': () => ['FA-00001'] });
    await userEvent.click(again);
    await userEvent.click(field());
    expect(await screen.findByRole('option', { name: 'FA-00001' })).toBeVisible();
  });
});
