import { screen, within } from '@testing-library/react';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { WiringDiagram } from './WiringDiagram.tsx';

describe('the wiring of a harness’s socket [C3.05]', () => {
  it('says contact, use and wire of all 13 pins, as ISO 11446 has it', () => {
    renderIn(openStore(), <WiringDiagram type="13" />);
    expect(screen.getByText('Câblage de la prise (ISO 11446)')).toBeInTheDocument();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(13);
    expect(rows[8]).toHaveTextContent('9Plus permanentorange 2,5 mm²');
    expect(within(rows[11] as HTMLElement).getByText('sans fil')).toBeInTheDocument();
    expect(document.querySelectorAll('.rim')).toHaveLength(12);
  });

  it('is that of ISO 1724 for 7 pins, and nothing without a socket', () => {
    renderIn(openStore(), <WiringDiagram type="7" />);
    expect(screen.getByText('Câblage de la prise (ISO 1724)')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(8);
    renderIn(openStore(), <WiringDiagram type="" />);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
