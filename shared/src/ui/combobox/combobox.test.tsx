import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Autocomplete } from './Autocomplete.tsx';
import { Combobox } from './Combobox.tsx';

const makes = ['Citroën', 'Peugeot', 'Škoda'];
const same = (text: string) => text;

function Make({ onValue }: { onValue: (make: string | null) => void }) {
  const [make, setMake] = useState<string | null>('Peugeot');
  return (
    <Combobox
      label="Constructeur"
      items={makes}
      itemText={same}
      value={make}
      onValue={(next) => {
        setMake(next);
        onValue(next);
      }}
    />
  );
}

describe('Combobox', () => {
  it('filters ignoring accents, and picks with arrows and Enter [D4]', async () => {
    const told = jest.fn();
    render(<Make onValue={told} />);
    const field = screen.getByRole('combobox', { name: 'Constructeur' });
    await userEvent.clear(field);
    await userEvent.type(field, 'skoda');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(told).toHaveBeenLastCalledWith('Škoda');
    expect(field).toHaveValue('Škoda');
  });

  it('picks with Enter alone the item that was typed whole, or the only one that is left, and nothing where several are', async () => {
    const told = jest.fn();
    render(<Make onValue={told} />);
    const field = screen.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'o{Enter}');
    expect(told).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Citroën{Enter}');
    expect(told).toHaveBeenLastCalledWith('Citroën');
    await userEvent.clear(field);
    await userEvent.type(field, 'skod{Enter}');
    expect(told).toHaveBeenLastCalledWith('Škoda');
    expect(field).toHaveValue('Škoda');
  });

  it('shows what somebody else found, and tells what is typed, and that it was left [A5.01]', async () => {
    const searched = jest.fn();
    render(
      <Combobox
        label="Client"
        items={['Garage Hervé · 29000']}
        itemText={same}
        value={null}
        onValue={() => {}}
        onSearch={searched}
        total={60}
      />,
    );
    await userEvent.type(screen.getByRole('combobox'), '02');
    expect(searched.mock.calls.flat()).toEqual(['0', '02']);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText(/1 sur 60/)).toBeVisible();
    await userEvent.tab();
    expect(searched).toHaveBeenLastCalledWith('');
  });

  it('says that there are more where nobody counted them', async () => {
    const items = Array.from({ length: 60 }, (_, at) => `FA-${at}`);
    render(
      <Combobox
        {...{ label: 'Référence', items, itemText: same, value: null, onValue: () => {} }}
        onSearch={() => {}}
        hasMore
      />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByText(/Il y en a d’autres\s: précisez/)).toBeVisible();
    expect(screen.queryByText(/sur 60/)).toBeNull();
  });

  it('takes what Enter meant once it has been found, and nothing after a further letter', async () => {
    const told = jest.fn();
    const shown = (items: string[], loading: boolean) => (
      <Combobox
        {...{ label: 'Référence', items, loading, itemText: same, value: null, onValue: told }}
        onSearch={() => {}}
      />
    );
    const { rerender } = render(shown([], true));
    await userEvent.type(screen.getByRole('combobox'), 'fa-1{Enter}2');
    rerender(shown(['FA-1'], false));
    expect(told).not.toHaveBeenCalled();
    rerender(shown([], true));
    await userEvent.type(screen.getByRole('combobox'), '{Enter}');
    rerender(shown(['FA-12', 'FA-120'], false));
    expect(told).toHaveBeenLastCalledWith('FA-12');
  });

  it('drops typed text that was not chosen', async () => {
    const told = jest.fn();
    render(<Make onValue={told} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, ' 308');
    expect(screen.getByText('Aucun résultat')).toBeVisible();
    await userEvent.tab();
    expect(field).toHaveValue('Peugeot');
    expect(told).not.toHaveBeenCalled();
  });

  it('has no value once it is left empty', async () => {
    const told = jest.fn();
    render(<Make onValue={told} />);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.tab();
    expect(told).toHaveBeenLastCalledWith(null);
  });
});

function Search({ onPick, onSubmit }: { onPick: (item: string) => void; onSubmit?: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Autocomplete
        label="Référence"
        text={text}
        onText={setText}
        items={['FA-001', 'FA-002']}
        itemText={same}
        onPick={onPick}
      />
    </form>
  );
}

describe('Autocomplete', () => {
  it('leaves Escape to the dialog around it once its list is closed, also with a text', async () => {
    const outside = jest.fn();
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && outside(event.defaultPrevented);
    document.addEventListener('keydown', listen);
    render(<Search onPick={() => {}} />);
    await userEvent.type(screen.getByRole('combobox'), 'FA-');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(outside.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole('combobox')).toHaveValue('FA-');
    document.removeEventListener('keydown', listen);
  });

  it('suggests nothing under three characters [C5.05]', async () => {
    render(<Search onPick={() => {}} />);
    await userEvent.type(screen.getByRole('combobox'), 'FA');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('-');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('picks by arrows and Enter [C2.20]; Enter without a highlighted suggestion submits the form', async () => {
    const handlePick = jest.fn();
    const handleSubmit = jest.fn();
    render(<Search onPick={handlePick} onSubmit={handleSubmit} />);
    await userEvent.type(screen.getByRole('combobox'), 'FA-{ArrowDown}{ArrowDown}{Enter}');
    expect(handlePick).toHaveBeenCalledWith('FA-002');
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });
});
