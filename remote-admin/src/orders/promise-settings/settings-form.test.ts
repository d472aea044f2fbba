import { fromForm, toForm, unreadable } from './settings-form.ts';

const settings = {
  cutOff: '15:00',
  workDays: [1, 2, 3, 4, 5],
  closedDays: ['2026-12-24', '2026-12-31'],
  preparation: { '1': 0, '2': 1 },
  carrier: 1,
  carrierByDepartment: { '2A': 3, '974': 8 },
};

describe('the form of the delivery calendar [B4.02]', () => {
  it('writes what it reads', () => {
    expect(unreadable(toForm(settings))).toEqual([]);
    expect(fromForm(toForm(settings))).toEqual(settings);
    expect(toForm(settings).closedDays).toBe('24/12/2026\n31/12/2026');
  });

  it.each([
    [{ cutOff: '25:00' }, 'cutOff'],
    [{ cutOff: '' }, 'cutOff'],
    [{ closedDays: 'demain' }, 'closedDays'],
    [{ closedDays: '31/02/2026' }, 'closedDays'],
    [{ limited: '1,5' }, 'limited'],
    [{ carrier: '0' }, 'carrier'],
    [{ departments: '2A trois' }, 'departments'],
    [{ departments: '2A 61' }, 'departments'],
  ])('%j: %s cannot be read', (wrong, problem) => {
    expect(unreadable({ ...toForm(settings), ...wrong })).toEqual([problem]);
  });

  it('keeps a week without a working day: the pages then say that nothing can be promised', () => {
    expect(fromForm({ ...toForm(settings), workDays: [] })).toEqual({ ...settings, workDays: [] });
  });
});
