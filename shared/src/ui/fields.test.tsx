import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DISCOUNT, isQuantity, type NumberRule, PRICE, type TypedQuantity } from '../rules/index.ts';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { TextField } from './TextField.tsx';
import type { TypedNumber } from './useTypedNumber.ts';

interface QuantityProps {
  start?: TypedQuantity;
  told?: (value: TypedQuantity) => void;
  /** Keeps the previous number when the text is invalid, as a line of the cart does. */
  keepsNumbersOnly?: boolean;
}

function Quantity({ start = 1, told, keepsNumbersOnly }: QuantityProps) {
  const [value, setValue] = useState(start);
  const handleValue = (next: TypedQuantity) => {
    told?.(next);
    if (isQuantity(next) || !keepsNumbersOnly) setValue(next);
  };
  return <QuantityStepper value={value} onValue={handleValue} />;
}

const TOO_MUCH = 'Indiquez une quantité entière de 1 à 9\u202f999.';

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

  it.each([
    ['-3', 3],
    ['+2', 2],
    ['1-3', 3],
  ])('takes the digits after a stepping key as a number of their own: %s', async (keys, quantity) => {
    const told = jest.fn();
    render(<Quantity start={9} told={told} />);
    await userEvent.tab();
    await userEvent.keyboard(`${keys}{Enter}`);
    expect(screen.getByRole('spinbutton')).toHaveValue(String(quantity));
    expect(told).toHaveBeenLastCalledWith(quantity);
  });

  it('reports a typed number when the field is left, not at each keystroke', async () => {
    const told = jest.fn();
    render(<Quantity start={4} told={told} />);
    const box = screen.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '1 200');
    expect(told).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(told.mock.calls).toEqual([[1200]]);
    expect(box).toHaveValue('1200');
  });

  it.each(['99999', '0', '2,5', '12x', '10000'])(
    'keeps %p as it was typed and shows an error at the field [C5.05] [W1.24]',
    async (typed) => {
      const told = jest.fn();
      render(<Quantity start={4} told={told} />);
      const box = screen.getByRole('spinbutton');
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      expect(box).toBeValid();
      await userEvent.keyboard('{Enter}');
      expect(box).toHaveValue(typed);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(TOO_MUCH);
      expect(told.mock.calls).toEqual([[typed]]);
      // From nothing one more is one; all else has to be corrected first.
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ajouter un' }).disabled).toBe(
        typed !== '0',
      );
      await userEvent.clear(box);
      await userEvent.type(box, '12');
      expect(box).toBeValid();
      await userEvent.tab();
      expect(told).toHaveBeenLastCalledWith(12);
    },
  );

  it('says which number stays when the parent keeps the previous one', async () => {
    render(<Quantity start={4} keepsNumbersOnly />);
    const box = screen.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '99999');
    await userEvent.tab();
    expect(box).toHaveValue('99999');
    expect(box).toHaveAccessibleDescription(`${TOO_MUCH} La quantité reste à 4.`);
  });

  it('tells a parent that keeps its number when the text is corrected to just that number', async () => {
    const told = jest.fn();
    render(<Quantity start={4} keepsNumbersOnly told={told} />);
    const box = screen.getByRole('spinbutton');
    for (const text of ['99999', '4']) {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Enter}`);
    }
    expect(told.mock.calls).toEqual([['99999'], [4]]);
  });

  it('restores the previous number when it is left empty [C5.05]', async () => {
    const told = jest.fn();
    render(<Quantity start={4} told={told} />);
    const box = screen.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.tab();
    expect(box).toHaveValue('4');
    expect(told).not.toHaveBeenCalled();
  });

  it('shows an invalid value from elsewhere as an error at once', () => {
    render(<Quantity start={18_000} />);
    expect(screen.getByRole('spinbutton')).toHaveValue('18000');
    expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription(TOO_MUCH);
  });
});

const SENTENCE = 'Indiquez ce qui est possible.';

interface NumberProps {
  told: (value: TypedNumber) => void;
  rule?: NumberRule;
  start?: TypedNumber;
}

function Typed({ told, rule = PRICE, start = null }: NumberProps) {
  const [value, setValue] = useState(start);
  const handleValue = (next: TypedNumber) => {
    told(next);
    setValue(next);
  };
  return <NumberField label="Valeur" rule={rule} sentence={SENTENCE} value={value} onValue={handleValue} />;
}

describe('NumberField', () => {
  it('accepts a French number and formats it when it is left [C9.05]', async () => {
    const told = jest.fn();
    render(<Typed told={told} />);
    const field = screen.getByLabelText('Valeur');
    await userEvent.type(field, '1.234,56');
    expect(field).toHaveValue('1.234,56');
    await userEvent.tab();
    expect(field).toHaveValue('1\u202f234,56');
    expect(told).toHaveBeenLastCalledWith(1234.56);
    await userEvent.clear(field);
    expect(told).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    expect(field).toBeValid();
  });

  it.each<[string, NumberRule, string]>([
    ['150', DISCOUNT, '[W2.05]'],
    ['12,345', DISCOUNT, '[W2.31]'],
    ['0,001', PRICE, '[W2.31]'],
    ['12abc', PRICE, '[W2.13]'],
  ])('keeps %p as it was typed, and says what is allowed once it is left %3$s', async (typed, rule) => {
    const told = jest.fn();
    render(<Typed told={told} rule={rule} />);
    const field = screen.getByLabelText('Valeur');
    await userEvent.type(field, typed);
    expect(field).toBeValid();
    await userEvent.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(SENTENCE);
    expect(told).toHaveBeenLastCalledWith(typed);
  });

  it('shows the same error when Enter submits the form, and when the form is shown again', async () => {
    const { unmount } = render(<Typed told={() => {}} rule={DISCOUNT} />);
    await userEvent.type(screen.getByLabelText('Valeur'), '150{Enter}');
    expect(screen.getByLabelText('Valeur')).toBeInvalid();
    unmount();
    render(<Typed told={() => {}} rule={DISCOUNT} start="150" />);
    expect(screen.getByLabelText('Valeur')).toHaveValue('150');
    expect(screen.getByLabelText('Valeur')).toBeInvalid();
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

  it('lists in words which rules are met [C2.18][C5.03]', () => {
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

it('describes a field to screen readers by its hint and its message', () => {
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
