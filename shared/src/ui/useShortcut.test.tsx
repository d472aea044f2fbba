import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcut } from './useShortcut.ts';

const pressed = jest.fn();
function Page() {
  useShortcut('/', pressed);
  return (
    <>
      <input aria-label="Une remorque" type="radio" />
      <input aria-label="Convient" type="checkbox" />
      <input aria-label="Nom" />
    </>
  );
}

describe('a key for the whole page', () => {
  beforeEach(() => pressed.mockClear());

  it('works with the focus on a choice, into which nothing can be typed [B3.01]', async () => {
    render(<Page />);
    for (const name of ['radio', 'checkbox'] as const) {
      screen.getByRole(name).focus();
      await userEvent.keyboard('/');
    }
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is a letter like any other where somebody types', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('textbox'), 'a/b');
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('a/b');
  });
});
