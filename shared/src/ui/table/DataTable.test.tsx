import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { Column } from './types.ts';

interface Customer {
  id: number;
  company: string;
  orders: number | null;
}

const columns: readonly Column<Customer>[] = [
  { id: 'company', header: 'Société', cell: (row) => row.company, sortValue: (row) => row.company },
  {
    id: 'orders',
    header: 'Commandes',
    align: 'end',
    cell: (row) => row.orders,
    sortValue: (row) => row.orders,
  },
  {
    id: 'action',
    header: 'Actions',
    hideHeader: true,
    cell: (row) => <button type="button">Modifier {row.id}</button>,
  },
];
const rows: readonly Customer[] = [
  { id: 1, company: 'Zoé', orders: 10 },
  { id: 2, company: 'Étoile', orders: null },
  { id: 3, company: 'eclair', orders: 9 },
];
const many = Array.from({ length: 100_000 }, (_, id) => ({ id, company: `Garage ${id}`, orders: id }));
const keyOf = (row: Customer) => row.id;
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

/** Rows come eight at a time, each time the page is idle: on a busy machine that takes seconds. */
const PATIENT = { timeout: 15_000 };

describe('DataTable', () => {
  it('sorts by a click and reverses by the next; in French order, empty values last [A2.10]', async () => {
    render(
      <DataTable
        label="Clients"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        defaultSort={{ by: 'company', direction: 'up' }}
      />,
    );
    expect(shown()).toEqual(['eclair', 'Étoile', 'Zoé']);
    await userEvent.click(screen.getByRole('button', { name: 'Société' }));
    expect(shown()).toEqual(['Zoé', 'Étoile', 'eclair']);
    await userEvent.click(screen.getByRole('button', { name: 'Commandes' }));
    expect(shown()).toEqual(['eclair', 'Zoé', 'Étoile']);
    expect(screen.getByRole('columnheader', { name: 'Commandes' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('opens a row by click and by Enter, but not by a click on a control in it', async () => {
    const handleOpen = jest.fn();
    render(<DataTable label="Clients" columns={columns} rows={rows} rowKey={keyOf} onOpen={handleOpen} />);
    await userEvent.click(screen.getByText('Étoile'));
    expect(handleOpen).toHaveBeenLastCalledWith(rows[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier 3' }));
    expect(handleOpen).toHaveBeenCalledTimes(1);
    screen.getAllByRole('row')[3]?.focus();
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    expect(handleOpen).toHaveBeenLastCalledWith(rows[0]);
  });

  it('renders few of 100,000 rows, announces how many there are, and reaches the last with End', async () => {
    render(<DataTable label="Clients" columns={columns} rows={many} rowKey={keyOf} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    expect(shown().length).toBeLessThan(60);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '100001');
  });

  it('renders a short list whole, and in another order at once only what is in view of it [A2.10]', async () => {
    const fifty = many.slice(0, 50);
    render(<DataTable label="Clients" columns={columns} rows={fifty} rowKey={(_row, place) => place} />);
    await waitFor(() => expect(shown()).toHaveLength(50), PATIENT);
    await userEvent.click(screen.getByRole('button', { name: 'Commandes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Commandes' }));
    expect(shown()[0]).toBe('Garage 49');
    expect(shown().length).toBeLessThan(25);
    await waitFor(() => expect(shown()).toHaveLength(50), PATIENT);
    expect(shown().at(-1)).toBe('Garage 0');
  });

  it('shows skeleton rows while loading, then says what to do when there are no rows', () => {
    const { rerender } = render(
      <DataTable label="Clients" columns={columns} rows={[]} rowKey={keyOf} loading />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Chargement en cours...');
    rerender(<DataTable label="Clients" columns={columns} rows={[]} rowKey={keyOf} empty="Aucun client." />);
    expect(screen.getByText('Aucun client.')).toBeVisible();
  });

  it('asks for more rows near the end, once for each length [A4.06]', () => {
    const handleEnd = jest.fn();
    const table = (list: readonly Customer[]) => (
      <DataTable label="Clients" columns={columns} rows={list} rowKey={keyOf} onEnd={handleEnd} />
    );
    const { rerender } = render(table(rows));
    rerender(table(rows));
    expect(handleEnd).toHaveBeenCalledTimes(1);
    rerender(table([...rows, { id: 4, company: 'Neuf', orders: 1 }]));
    expect(handleEnd).toHaveBeenCalledTimes(2);
    rerender(table(many));
    expect(handleEnd).toHaveBeenCalledTimes(2);
  });
});

it('a filter bar clears the filters by Escape and by its button [C2.20][A9.09]', async () => {
  const handleClear = jest.fn();
  render(
    <FilterBar onClear={handleClear}>
      <input aria-label="Référence" />
    </FilterBar>,
  );
  await userEvent.type(screen.getByLabelText('Référence'), 'FA{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(handleClear).toHaveBeenCalledTimes(2);
});
