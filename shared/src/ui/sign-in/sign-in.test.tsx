import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField.tsx';
import { PhoneField } from './PhoneField.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onValue={setCode} onComplete={onComplete} />;
}
const digits = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

describe('CodeField', () => {
  it('fills all boxes and submits when six digits are pasted into the first [C2.17]', async () => {
    const handleComplete = jest.fn();
    render(<Code onComplete={handleComplete} />);
    await userEvent.click(screen.getByLabelText('Chiffre 1 sur 6'));
    await userEvent.paste(' 123 456 ');
    expect(digits().join('')).toBe('123456');
    expect(handleComplete).toHaveBeenCalledTimes(1);
    expect(handleComplete).toHaveBeenCalledWith('123456');
  });

  it('moves to the next box while typing, ignores letters, and moves back with Backspace [C5.02]', async () => {
    const handleComplete = jest.fn();
    render(<Code onComplete={handleComplete} />);
    await userEvent.click(screen.getByLabelText('Chiffre 1 sur 6'));
    await userEvent.keyboard('12a345');
    expect(handleComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(digits().join('')).toBe('123');
    await userEvent.keyboard('999');
    expect(digits().join('')).toBe('123999'.slice(0, digits().join('').length));
  });

  it('submits when the last digit is typed', async () => {
    const handleComplete = jest.fn();
    render(<Code onComplete={handleComplete} />);
    await userEvent.click(screen.getByLabelText('Chiffre 1 sur 6'));
    await userEvent.keyboard('987654');
    expect(handleComplete).toHaveBeenCalledWith('987654');
  });
});

const codes = [
  { dial_code: '+33', code: 'FR' },
  { dial_code: '+32', code: 'BE' },
  { dial_code: '+1', code: 'US' },
  { dial_code: '+1', code: 'CA' },
  // No country: its numbers are taken as they are typed.
  { dial_code: '+999', code: 'XX' },
];

function Phone({ start = '', dialCodes = codes }: { start?: string; dialCodes?: typeof codes }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Téléphone" value={value} onValue={setValue} dialCodes={dialCodes} />
      <output>{value}</output>
    </>
  );
}

describe('PhoneField', () => {
  it('keeps digits only, without leading zeros, behind +33 [C5.04][C9.05]', async () => {
    render(<Phone />);
    const number = screen.getByLabelText('Numéro de téléphone');
    await userEvent.type(number, '06 12-34x56 78');
    expect(screen.getByRole('status')).toHaveTextContent('+33 612345678');
    await userEvent.tab();
    expect(number).toHaveValue('6\u00a012\u00a034\u00a056\u00a078');
  });

  it('leaves the number alone when it is entered, so that typing replaces what Tab selected [W1.05]', async () => {
    render(<Phone start="+33 323504677" />);
    const number = screen.getByLabelText<HTMLInputElement>('Numéro de téléphone');
    expect(number).toHaveValue('3\u00a023\u00a050\u00a046\u00a077');
    await userEvent.tab();
    await userEvent.tab();
    expect(number).toHaveFocus();
    expect(number).toHaveValue('3\u00a023\u00a050\u00a046\u00a077');
    expect([number.selectionStart, number.selectionEnd]).toEqual([0, number.value.length]);
    await userEvent.keyboard('0612345678');
    expect(number).toHaveValue('0612345678');
    expect(screen.getByRole('status')).toHaveTextContent(/^\+33 612345678$/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(number).toHaveValue('061234578');
    expect(number.selectionStart).toBe(7);
  });

  it.each([
    ['+32 470 12 34 56', '+32 470123456', '+32 Belgique', '470 12 34 56'],
    ['0032470123456', '+32 470123456', '+32 Belgique', '470 12 34 56'],
    ['+33 (0)6.12.34.56.78', '+33 612345678', '+33 France', '6 12 34 56 78'],
    ['+999 416 555 1234', '+999 4165551234', '+999 XX', '4165551234'],
  ])('understands a pasted %s [W1.05]', async (pasted, value, dial, shown) => {
    render(<Phone start="+33 323504677" />);
    const number = screen.getByLabelText<HTMLInputElement>('Numéro de téléphone');
    await userEvent.tripleClick(number);
    await userEvent.paste(pasted);
    expect(number).toHaveValue(pasted);
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent(value);
    expect(screen.getByLabelText('Indicatif du pays')).toHaveDisplayValue(dial);
    expect(number.value.replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('understands what a browser fills in without entering the field [W1.05]', () => {
    render(<Phone />);
    const number = screen.getByLabelText('Numéro de téléphone');
    fireEvent.change(number, { target: { value: '+33612345678' } });
    expect(screen.getByRole('status')).toHaveTextContent('+33 612345678');
    expect(number).toHaveValue('6\u00a012\u00a034\u00a056\u00a078');
  });

  it.each([
    ['06 12', 'Il manque des chiffres à ce numéro.'],
    ['3235046770612345678', 'Ce numéro a trop de chiffres.'],
  ])('marks %s once the field is left, and not while it is typed [W1.05]', async (typed, message) => {
    render(<Phone />);
    const number = screen.getByLabelText('Numéro de téléphone');
    await userEvent.type(number, typed);
    expect(number).not.toBeInvalid();
    await userEvent.tab();
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription(message);
    await userEvent.clear(number);
    await userEvent.type(number, '0612345678');
    await userEvent.tab();
    expect(number).not.toBeInvalid();
  });

  it.each(['abc', '0000000000'])(
    'leaves %s, which is no number, in the field and marks it [C5.04]',
    async (typed) => {
      render(<Phone />);
      const number = screen.getByLabelText('Numéro de téléphone');
      await userEvent.type(number, typed);
      await userEvent.tab();
      expect(number).toHaveValue(typed);
      expect(number).toHaveAccessibleDescription('Il manque des chiffres à ce numéro.');
      await userEvent.selectOptions(screen.getByLabelText('Indicatif du pays'), 'BE');
      expect(number).toHaveValue(typed);
      await userEvent.clear(number);
      await userEvent.tab();
      expect(number).toBeValid();
      expect(screen.getByRole('status')).toHaveTextContent('');
    },
  );

  it('keeps the chosen country when several share a dial code', async () => {
    render(<Phone start="+33 612345678" />);
    const dial = screen.getByLabelText('Indicatif du pays');
    await userEvent.selectOptions(dial, 'CA');
    expect(dial).toHaveDisplayValue('+1 Canada');
    expect(screen.getByRole('status')).toHaveTextContent('+1 612345678');
  });

  it('offers +33 while the dial codes are unknown, and keeps a foreign number [C7.12]', () => {
    render(<Phone start="+32 470123456" dialCodes={[]} />);
    expect(screen.getByLabelText('Indicatif du pays')).toHaveDisplayValue('+32');
    expect(screen.getByRole('option', { name: '+33 France' })).toBeInTheDocument();
  });
});
