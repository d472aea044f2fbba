import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, refusal, renderInHost } from '../../../testing/host.tsx';
import { OwnData } from './OwnData.tsx';

const button = () => screen.getByRole('button', { name: 'Télécharger mes données' });

describe('one’s own data', () => {
  it('are saved as the file that the server made, and pass through no store', async () => {
    const contents = btoa('{"account":{"userEmail":"anne@demo.example"}}');
    answerCalls({
      'GET /customer/export': () => ({
        ...{ name: 'donnees.json', filename: 'donnees.json', mimetype: 'application/json' },
        contents,
      }),
    });
    URL.createObjectURL = jest.fn(() => 'blob:made');
    URL.revokeObjectURL = jest.fn();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { store } = renderInHost(<OwnData />);
    await userEvent.click(button());
    await waitFor(() => expect(saved).toEqual(['donnees.json']));
    expect(JSON.stringify(store.getState())).not.toContain('anne@demo.example');
  });

  it('are refused in words when they were asked for too often', async () => {
    answerCalls({
      'GET /customer/export': () => {
        throw refusal(429, 'throttle.tooMany', 'Vous avez téléchargé vos données de nombreuses fois.');
      },
    });
    renderInHost(<OwnData />);
    await userEvent.click(button());
    expect(await screen.findByRole('dialog')).toHaveTextContent(/de nombreuses fois/);
  });
});
