import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICES_AT_ONCE } from '@extranet/shared/rules/product';
import { Alert, Button } from '@extranet/shared/ui';
import { changedMeanwhile, useRefusal } from '../../refusals.ts';
import { confirmed } from '../lines/price-problems.ts';
import type { PricesEdit } from '../prices-edit.ts';
import { type By, nameOf, useNamed } from '../useLineWords.ts';
import { ChangesMeanwhile } from './ChangesMeanwhile.tsx';
import { RestOfPrices } from './RestOfPrices.tsx';
import { faultsOf } from './shown-lines.ts';

interface Props {
  edit: PricesEdit;
  by: By;
  /** Shows only the lines that something is wrong with, or to be confirmed. */
  onOnlyFaults: (() => void) | null;
}

/** What has to be known before the list can be saved, above it: with the names of the lines, and a way to them. */
export function PriceNotices({ edit, by, onOnlyFaults }: Props) {
  const { t } = useTranslation('admin');
  const named = useNamed();
  const refusal = useRefusal(edit.refusal);
  const { wrong, asked } = faultsOf(edit);
  const sentence = (lines: typeof wrong) => ({
    count: lines.length,
    shown: integer(lines.length),
    names: named(lines.map((line) => nameOf(line, by))),
  });
  return (
    <>
      {refusal && edit.saving === 'error' && (
        <Alert
          action={
            changedMeanwhile(refusal) && <Button onClick={edit.reload}>{t('specialPrices.reload')}</Button>
          }
        >
          {changedMeanwhile(refusal) ? t('specialPrices.changedMeanwhile') : refusal.message}
        </Alert>
      )}
      <ChangesMeanwhile edit={edit} by={by} />
      {edit.putBack > 0 && (
        <Alert tone="info">
          {t('specialPrices.putBack', { count: edit.putBack, shown: integer(edit.putBack) })}
        </Alert>
      )}
      {edit.tooMany && <Alert>{t('specialPrices.tooMany', { max: integer(SPECIAL_PRICES_AT_ONCE) })}</Alert>}
      {edit.rest && <RestOfPrices rest={edit.rest} />}
      {wrong.length + asked.length > 0 && (
        <Alert
          action={
            <>
              {onOnlyFaults && (
                <Button onClick={onOnlyFaults}>
                  {t(wrong.length > 0 ? 'specialPrices.onlyFaults' : 'specialPrices.onlyAsked')}
                </Button>
              )}
              {asked.length > 0 && (
                <Button onClick={() => edit.onLines(confirmed(edit.lines))}>
                  {t('specialPrices.confirmAll')}
                </Button>
              )}
            </>
          }
        >
          {wrong.length > 0 && <p>{t('specialPrices.problems', sentence(wrong))}</p>}
          {asked.length > 0 && <p>{t('specialPrices.toConfirm', sentence(asked))}</p>}
        </Alert>
      )}
    </>
  );
}
