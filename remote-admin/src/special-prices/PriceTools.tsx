import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { DISCOUNT } from '@extranet/shared/rules';
import { space } from '@extranet/shared/theme';
import { Button, Checkbox, NumberField, Row, type TypedNumber } from '@extranet/shared/ui';
import { ArrowDownToLine, CheckCheck, Percent, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { PriceGrid } from './usePriceGrid.ts';

/** A price may double, and may not become nothing. */
const PERCENT = { ...DISCOUNT, min: -99 };

interface Props {
  grid: PriceGrid;
  undo: (() => void) | null;
  undoSave: (() => void) | null;
  shown: number;
  /** Of a long list more lines are still to come: nothing is done to all of them. */
  partial: boolean;
  /** Whether days and steps are shown instead of what the prices are compared to. */
  withTerms: boolean;
  onTerms: (shown: boolean) => void;
}

/** What changes several prices at once, and the way back. */
export function PriceTools({ grid, undo, undoSave, shown, partial, withTerms, onTerms }: Props) {
  const { t } = useTranslation('admin');
  const [percent, setPercent] = useState<TypedNumber>(null);
  const count = grid.chosen.size;
  return (
    <Tools $gap="s">
      <Button icon={CheckCheck} variant="quiet" disabled={shown === 0 || partial} onClick={grid.chooseAll}>
        {count > 0
          ? t('specialPrices.chosenCount', { count, shown: integer(count) })
          : t('specialPrices.chooseAll')}
      </Button>
      <NumberField
        label={t('specialPrices.percent')}
        value={percent}
        rule={PERCENT}
        sentence={t('specialPrices.percentSentence')}
        after="%"
        onValue={setPercent}
      />
      <Button
        icon={Percent}
        disabled={typeof percent !== 'number' || percent === 0 || shown === 0 || (partial && count === 0)}
        onClick={() => typeof percent === 'number' && grid.raise(percent)}
      >
        {t(count > 0 ? 'specialPrices.raiseChosen' : 'specialPrices.raiseAll')}
      </Button>
      <Button icon={ArrowDownToLine} disabled={count < 2} onClick={grid.fillDown}>
        {t('specialPrices.fillDown')}
      </Button>
      {/* One button: its place and the focus stay when what can be taken back changes. */}
      <Button icon={Undo2} disabled={!undo && !undoSave} onClick={undo ?? undoSave ?? undefined}>
        {t(undoSave ? 'specialPrices.undoSave' : 'specialPrices.undo')}
      </Button>
      <Checkbox label={t('specialPrices.withTerms')} checked={withTerms} onValue={onTerms} />
    </Tools>
  );
}

/** Buttons stand on the line of the field, not of its label. */
const Tools = styled(Row)`
  align-items: end;
  & > :nth-child(2) { inline-size: 9rem; }
  & > label, & > div:last-child { padding-block-end: ${space('s')}; }
`;
