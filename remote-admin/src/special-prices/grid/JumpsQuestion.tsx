import { price as euros, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';
import { useValueWhileClosing } from '../../useValueWhileClosing.ts';
import type { PricesEdit } from '../prices-edit.ts';
import { type By, nameOf } from '../useLineWords.ts';

const NAMED_MAX = 3;

/** The question of a file that makes prices three times as high, or a third: a comma slips in a field as well. */
export function JumpsQuestion({ edit, by }: { edit: PricesEdit; by: By }) {
  const { t } = useTranslation('admin');
  const { jumps: asked, onJumpsMeant, onJumpsLeft } = edit;
  const jumps = useValueWhileClosing(asked.length > 0 ? asked : undefined) ?? [];
  const rises = jumps.filter(({ before, after }) => after > before).length;
  const falls = jumps.length - rises;
  const more = jumps.length - NAMED_MAX;
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={t('imports.triplesQuestion')}
      confirm={t('imports.triplesApply')}
      cancel={t('specialPrices.jumpsBack')}
      onConfirm={onJumpsMeant}
      onClose={onJumpsLeft}
    >
      {rises > 0 && <p>{t('imports.tripleRises', { count: rises, shown: integer(rises) })}</p>}
      {falls > 0 && <p>{t('imports.tripleFalls', { count: falls, shown: integer(falls) })}</p>}
      <ul>
        {jumps.slice(0, NAMED_MAX).map(({ line, before, after }) => (
          <li key={line.key}>
            {t('specialPrices.jump', {
              what: nameOf(line, by),
              before: euros(before),
              after: euros(after),
            })}
          </li>
        ))}
        {more > 0 && <li>{t('specialPrices.others', { count: more, shown: integer(more) })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
