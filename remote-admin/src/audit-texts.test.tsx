import type { AuditAction, AuditChange } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { renderHook } from '@testing-library/react';
import { changedFields, objectName, valueIn } from './audit-texts.ts';
import texts from './locales/fr.json';

function words() {
  registerTexts('admin', texts);
  return renderHook(() => useTranslation('admin')).result.current.t;
}
const change = (field: string, after: string): AuditChange => ({ field, before: null, after });

describe('the words of the journal', () => {
  it('names files, views and the calendar as a clerk does, and leaves every other name alone [W2.34]', () => {
    const t = words();
    const named = (auAction: AuditAction, auObject: string) => objectName(t, { auAction, auObject });
    expect(named('customer.exportList', 'csv')).toBe('Fichier CSV');
    expect(named('product.exportList', 'xlsx')).toBe('Fichier Excel');
    expect(named('listView.save', 'Garages actifs (customers)')).toBe('Garages actifs (Clients)');
    expect(named('promise.save', 'Promesse')).toBe('Calendrier de livraison');
    expect(named('product.update', 'csv')).toBe('csv');
  });

  it('reads the delivery calendar and states in French, and what is cut as it stands [W2.34]', () => {
    const t = words();
    const said = (field: string, after: string) => valueIn(t, change(field, after), after);
    expect(changedFields(t, [change('workDays', ''), change('closedDays', ''), change('carrier', '')])).toBe(
      'Jours d’expédition, Jours de fermeture, Jours de transport',
    );
    expect(said('workDays', '[1,2]')).toBe('lundi, mardi');
    expect(said('closedDays', '["2026-12-24"]')).toBe('24/12/2026');
    expect(said('closedDays', '[]')).toBe('(vide)');
    expect(said('cutOff', '"15:00"')).toBe('15:00');
    expect(said('carrierByDepartment', '{"2A":3}')).toBe('2A\u00a0: 3');
    expect(said('preparation', '{"1":0}')).toBe('En stock\u00a0: 0');
    expect(said('orderState', 'expediee')).toBe('Expédiée');
    expect(said('returnState', 'recu')).toBe('Reçu');
    expect(said('closedDays', '["2026-12-24","2027-0…')).toBe('["2026-12-24","2027-0…');
  });
});
