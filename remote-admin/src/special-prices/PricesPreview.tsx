import type { SpecialPricesPreview } from '@extranet/shared/contracts';
import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Reference, Row, Stack } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const SHOWN = 200;
/** The line of heads that the pasted rows were given. */
const HEADS = 1;

interface Props {
  name: string;
  preview: SpecialPricesPreview;
  /** The list that the prices go into is still coming. */
  partial: boolean;
  onTake: () => void;
  onCancel: () => void;
}

/** What a file would change, line by line, before anything is taken over. */
export function PricesPreview({ name, preview, partial, onTake, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const { prices, unchangedCount, unknownRefs, unknownCount, unreadableLines, unreadableCount } = preview;
  const added = prices.filter(({ before }) => before === null);
  const changed = prices.filter(({ before }) => before !== null);
  return (
    <Stack $gap="s">
      <strong>{name}</strong>
      <Group title={t('specialPrices.import.added', { count: added.length })} count={added.length}>
        {added.slice(0, SHOWN).map(({ prodRef, price }) => (
          <li key={prodRef}>
            <Reference>{prodRef}</Reference> {money(price)}
          </li>
        ))}
      </Group>
      <Group title={t('specialPrices.import.changed', { count: changed.length })} count={changed.length}>
        {changed.slice(0, SHOWN).map(({ prodRef, price, before }) => (
          <li key={prodRef}>
            <Reference>{prodRef}</Reference> {money(before)} → {money(price)}
          </li>
        ))}
      </Group>
      {unchangedCount > 0 && <p>{t('specialPrices.import.unchanged', { count: unchangedCount })}</p>}
      <Group title={t('import.unknown', { count: unknownCount })} count={unknownCount}>
        {unknownRefs.slice(0, SHOWN).map(({ line, ref }) => (
          <li key={line}>
            {t('import.line', { line: line - HEADS })} <Reference>{ref}</Reference>
          </li>
        ))}
      </Group>
      <Group title={t('specialPrices.import.leftOut', { count: unreadableCount })} count={unreadableCount}>
        {unreadableLines.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line}>
            {t('import.line', { line: line - HEADS })} {reason}
          </li>
        ))}
      </Group>
      <Row>
        <Button disabled={prices.length === 0 || partial} onClick={onTake}>
          {t('specialPrices.import.take', { count: prices.length })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('specialPrices.import.leave')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Nothing at all where there is none of them. */
function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Details>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </Details>
  );
}

const Details = styled.details`
  & > ul {
    max-block-size: 10rem;
    overflow: auto;
    padding-inline-start: ${space('l')};
    color: ${color('soft')};
    font: ${font('xs')};
  }
`;
