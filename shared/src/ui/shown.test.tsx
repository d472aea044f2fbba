import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { SocketGlyph } from './glyphs.tsx';
import { Price } from './Price.tsx';
import { ProductLine } from './ProductLine.tsx';
import { StockBadge } from './StockBadge.tsx';
import { stockCodes, stockSign } from './stock.ts';
import { Tabs } from './Tabs.tsx';
import { Toasts } from './Toasts.tsx';
import { toast } from './toastBus.ts';

describe('StockBadge', () => {
  it.each([
    ['0', 'Délai sur demande'],
    ['1', 'En stock'],
    ['2', 'Stock limité'],
    ['3', 'Sous 3 à 5 jours'],
    ['9', 'Épuisé'],
    ['7', 'Délai sur demande'],
    [null, 'Délai sur demande'],
  ])('shows code %p in words: %p, an unknown one as 0 [D4][C2.21]', (code, label) => {
    render(<StockBadge code={code} />);
    expect(screen.getByText(label)).toBeVisible();
  });

  it('has a different shape for each code, so that it does not depend on colour [D4]', () => {
    const shapes = stockCodes.map((code) => stockSign(code).replace(/^color: [^;]+;/, ''));
    expect(new Set(shapes).size).toBe(stockCodes.length);
    expect(shapes.join()).not.toContain('undefined');
  });

  it('keeps its words when it is only an icon [D4]', () => {
    render(<StockBadge code={9} compact />);
    expect(screen.getByText('Épuisé')).toBeInTheDocument();
  });
});

describe('Price', () => {
  it('writes HT or TTC beside the amount [D1]', () => {
    const { container } = render(<Price amount="1234.5" tax="HT" />);
    expect(container.textContent).toBe('1\u202f234,50\u00a0€HT');
  });

  it('shows --- without a price, but 0,00 € for a total of 0 [C2.20][D2]', () => {
    const { container, rerender } = render(<Price amount="0" tax="HT" />);
    expect(container).toHaveTextContent(/^---$/);
    rerender(<Price amount={0} tax="TTC" total />);
    expect(container).toHaveTextContent('0,00 €TTC');
  });
});

it('a product’s line says in words what its glyph shows, and its reference [W1.03]', () => {
  render(<ProductLine catalogue="Faisceau" kind="13" words="Faisceau 13 broches" reference="FA-00012" />);
  expect(screen.getByText('Faisceau 13 broches')).toBeVisible();
  expect(screen.getByText('FA-00012')).toHaveStyle({ display: 'inline-block' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a socket glyph is named by its pins; an unknown type draws nothing [C3.05]', () => {
  const { container } = render(
    <>
      <SocketGlyph type="7" />
      <SocketGlyph type={13} />
      <SocketGlyph type="" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Prise 7 broches' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Prise 13 broches' })).toBeInTheDocument();
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

it('a busy button ignores clicks and keeps the focus', async () => {
  const handleClick = jest.fn();
  const { rerender } = render(<Button onClick={handleClick}>Valider</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={handleClick} busy>
      Valider
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});

const Account = () => {
  const [active, setActive] = useState('profile');
  const tabs = ['profile', 'password', 'addresses'].map((id) => ({
    id,
    label: id,
    content: `panel ${id}`,
  }));
  return <Tabs label="Mon compte" tabs={tabs} active={active} onActive={setActive} />;
};

it('the second half of a double click on a button selects nothing of what has come instead; later ones do', () => {
  render(
    <>
      <Button>Valider</Button>
      <p>La page suivante</p>
    </>,
  );
  const pressed = (detail: number) => fireEvent.mouseDown(screen.getByText('La page suivante'), { detail });
  fireEvent.click(screen.getByRole('button'));
  expect(pressed(2)).toBe(false);
  expect(pressed(2)).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(pressed(1)).toBe(true);
});

it('keeps the years of a product together, in words that can be searched and copied as they are', () => {
  render(<ProductLine catalogue="Faisceau" kind="13" words="Faisceau Peugeot 308 II, 2013-2021" />);
  expect(screen.getByText('2013-2021')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByText(/^Faisceau Peugeot/)).toHaveTextContent(/^Faisceau Peugeot 308 II, 2013-2021$/);
});

describe('Tabs', () => {
  it('change with arrows, Home and End [C2.28]', async () => {
    render(<Account />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel password');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'addresses' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tab', { name: 'profile' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel profile');
  });

  it('are a dropdown under 768 px [C9.07][A9.10]', async () => {
    const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    const matchMedia = jest.fn(() => list);
    Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
    render(<Account />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mon compte' }), 'addresses');
    expect(screen.getByText('panel addresses')).toBeVisible();
    expect(matchMedia).toHaveBeenCalledWith('(max-width: 767.98px)');
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('disappear by themselves, stay while the pointer is on them, and offer to undo', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const handleUndo = jest.fn();
    render(<Toasts />);
    act(() => {
      toast({ text: 'Article retiré.', action: { label: 'Annuler', onAction: handleUndo } });
      toast({ text: 'Vous êtes déconnecté.' });
    });
    await user.hover(screen.getByText('Article retiré.'));
    await act(async () => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText('Vous êtes déconnecté.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Article retiré.')).not.toBeInTheDocument();
  });

  it('are two at most: the oldest makes room for the next [W2.30]', () => {
    render(<Toasts />);
    act(() => {
      for (const text of ['Premier.', 'Deuxième.', 'Troisième.']) toast({ text });
    });
    expect(screen.queryByText('Premier.')).not.toBeInTheDocument();
    expect(screen.getByText('Deuxième.')).toBeVisible();
    expect(screen.getByText('Troisième.')).toBeVisible();
  });
});
