import { socketPins } from '@extranet/shared/rules/product';
import { screen, within } from '@testing-library/react';
import { openStore, renderIn } from './testing/open-store.tsx';
import { WiringDiagram } from './WiringDiagram.tsx';

describe('the wiring of a harness’s socket [C3.05]', () => {
  it('says contact, use and wire of all 13 pins, as ISO 11446 has it', () => {
    renderIn(openStore(), <WiringDiagram type="13" />);
    expect(screen.getByText('Câblage de la prise (ISO 11446)')).toBeInTheDocument();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(13);
    expect(rows[8]).toHaveTextContent('9Plus permanentorange 2,5 mm²');
    expect(within(rows[11] as HTMLElement).getByText('sans fil')).toBeInTheDocument();
    expect(document.querySelectorAll('.sample')).toHaveLength(12);
  });

  it.each(['7', '13'])(
    'draws the %s contacts apart from each other, each in its own colour, and no line from one to another',
    (type) => {
      renderIn(openStore(), <WiringDiagram type={type} />);
      const contacts = [...document.querySelectorAll('[data-contact]')].map((contact) => {
        const [outer] = contact.querySelectorAll('circle');
        const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(outer?.getAttribute(name)));
        return { pin: contact.getAttribute('data-contact'), fill: outer?.getAttribute('fill'), cx, cy, r };
      });
      const coloured = socketPins(type).filter(({ wire }) => wire);
      expect(contacts.filter(({ fill }) => fill).map(({ pin, fill }) => [pin, fill])).toEqual(
        coloured.map(({ pin, tint }) => [String(pin), tint]),
      );
      for (const one of contacts)
        for (const other of contacts)
          if (one !== other)
            expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThan(one.r + other.r);
      // Outside the samples of the table, only the notch of the socket's rim is a line.
      expect(document.querySelectorAll('svg:not(.sample) path')).toHaveLength(1);
    },
  );

  it('is that of ISO 1724 for 7 pins, and nothing without a socket', () => {
    renderIn(openStore(), <WiringDiagram type="7" />);
    expect(screen.getByText('Câblage de la prise (ISO 1724)')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(8);
    renderIn(openStore(), <WiringDiagram type="" />);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
