import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { TextField } from './TextField.tsx';

const Quantity = ({ start = 1 }: { start?: number }) => {
  const [value, setValue] = useState(start);
  return <QuantityStepper value={value} onValue={setValue} />;
};

describe('QuantityStepper', () => {
  it('goes up with the arrow and plus, down with the arrow and minus, never below 1 [C2.21][C5.05]', async () => {
    render(<Quantity />);
    const box = screen.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}++{ArrowDown}');
    expect(box).toHaveValue('3');
    await userEvent.keyboard('-----');
    expect(box).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Retirer un' })).toBeDisabled();
  });

  it('takes typed digits, and goes back to 1 when it is left empty or at nought [C5.05]', async () => {
    render(<Quantity start={4} />);
    const box = screen.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '12x');
    expect(box).toHaveValue('12');
    await userEvent.clear(box);
    await userEvent.type(box, '0');
    await userEvent.tab();
    expect(box).toHaveValue('1');
  });
});

function Price({ told }: { told: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  told(value);
  return <NumberField label="Prix" decimals={2} min={0} value={value} onValue={setValue} />;
}

describe('NumberField', () => {
  it('takes a French number and shows it as one when it is left [C9.05]', async () => {
    const told = jest.fn();
    render(<Price told={told} />);
    const field = screen.getByLabelText('Prix');
    await userEvent.type(field, '1234,567');
    await userEvent.tab();
    expect(field).toHaveValue('1\u202f234,57');
    expect(told).toHaveBeenLastCalledWith(1234.57);
    await userEvent.clear(field);
    expect(told).toHaveBeenLastCalledWith(null);
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed [C2.15]', async () => {
    render(<PasswordField label="Mot de passe" value="secret" onValue={() => {}} />);
    const field = screen.getByLabelText('Mot de passe');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('has a checklist that says in words which rules are met [C2.18][C5.03]', () => {
    const rules = [
      { id: 'length', text: '8 caractères', met: true },
      { id: 'digit', text: 'Un chiffre', met: false },
    ];
    render(<PasswordField label="Mot de passe" value="a" onValue={() => {}} rules={rules} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '8 caractères (respectée)',
      'Un chiffre (à respecter)',
    ]);
  });
});

it('reads a field with its hint and its message', () => {
  render(
    <TextField
      label="Email"
      value=""
      onValue={() => {}}
      hint="Professionnel"
      error="Adresse email invalide"
      required
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Adresse email invalide Professionnel');
});
