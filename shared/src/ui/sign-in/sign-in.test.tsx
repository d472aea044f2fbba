import { render, screen } from '@testing-library/react';
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
  { dial_code: '+1', code: 'US' },
  { dial_code: '+1', code: 'CA' },
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
