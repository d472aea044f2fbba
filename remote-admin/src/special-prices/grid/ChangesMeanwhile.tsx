import { price as euros } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import type { Change } from '../lines/rebased-lines.ts';
import type { PricesEdit } from '../prices-edit.ts';
import { type By, nameOf, useNamed } from '../useLineWords.ts';

/** After the list was read again: that what was typed is still there, what somebody else changed, and what both did. */
export function ChangesMeanwhile({ edit, by }: { edit: PricesEdit; by: By }) {
  const { t } = useTranslation('admin');
  const named = useNamed();
  const { changes, clashes, lines } = edit;
  const textOf = ({ before, after }: Change) => {
    const line = after ?? before;
    if (!line) return '';
    const what = nameOf(line, by);
    if (!before) return t('specialPrices.changeAdded', { what });
    if (!after) return t('specialPrices.changeRemoved', { what });
    return before.stood === after.stood
      ? what
      : t('specialPrices.change', {
          ...{ what, before: euros(before.stood ?? null), after: euros(after.stood ?? null) },
        });
  };
  if (!changes?.length) return null;
  const both = lines.filter(({ key }) => clashes.has(key)).map((line) => nameOf(line, by));
  return (
    <Alert
      tone={both.length > 0 ? 'warning' : 'info'}
      title={t('specialPrices.reloaded')}
      onDismiss={edit.onChangesSeen}
    >
      <p>{t('specialPrices.changedByOther', { names: named(changes.map(textOf)) })}</p>
      {both.length > 0 && <p>{t('specialPrices.changedByBoth', { names: named(both) })}</p>}
    </Alert>
  );
}
