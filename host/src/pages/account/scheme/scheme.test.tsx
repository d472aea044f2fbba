import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../../../testing/host.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';

const field = () => screen.getByRole('combobox', { name: 'Couleurs des pages' });
const { dataset } = document.documentElement;

describe('the colours of the pages', () => {
  afterEach(() => {
    localStorage.clear();
    delete dataset.scheme;
  });

  it('are those of the device until somebody chooses, at once and for later visits', async () => {
    renderInHost(<SchemeChoice />);
    expect(field()).toHaveDisplayValue('Comme cet appareil');
    await userEvent.selectOptions(field(), 'Sombres');
    expect(dataset.scheme).toBe('dark');
    expect(localStorage.getItem('scheme')).toBe('dark');
    await userEvent.selectOptions(field(), 'Comme cet appareil');
    expect(dataset.scheme).toBeUndefined();
    expect(localStorage.getItem('scheme')).toBeNull();
  });

  it('are shown as they were chosen before', () => {
    localStorage.setItem('scheme', 'light');
    renderInHost(<SchemeChoice />);
    expect(field()).toHaveDisplayValue('Claires');
  });
});
