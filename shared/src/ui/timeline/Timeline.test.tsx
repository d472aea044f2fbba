import { render, screen } from '@testing-library/react';
import { Timeline } from './Timeline.tsx';

it('tells the newest first, each with its day, its details and who it was [B4.03]', () => {
  render(
    <Timeline
      label="Suivi"
      moments={[
        { at: '2026-11-20T09:00:00.000Z', what: 'Demandé' },
        { at: '2026-11-21T10:30:00.000Z', what: 'Accepté', details: ['', 'Avec plaisir.'], who: 'Camille' },
      ]}
    />,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/^AcceptéAvec plaisir\.21\/11\/2026.*11:30 · Camille$/);
  expect(told[1]).toMatch(/^Demandé20\/11\/2026/);
  expect(screen.getByRole('list', { name: 'Suivi' })).toBeInTheDocument();
});
