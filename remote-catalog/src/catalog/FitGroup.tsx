import type { ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Button, usePrinting } from '@extranet/shared/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FoundRow, Group } from './groups.ts';
import { VehicleRow } from './VehicleRow.tsx';

interface Props {
  group: Group;
  /** How many rows stand above it. */
  above: number;
  onOpen: (row: ProductRow) => void;
  /** While products to compare are chosen. */
  isChosen: ((row: ProductRow) => boolean) | undefined;
}

/** As many as a list is read through; each letter typed above draws no more than these. */
const AT_ONCE = 50;
/** As many as a screen shows, of all catalogues together: with a letter these come first. */
const ON_SCREEN = 12;
const NOTHING: readonly FoundRow[] = [];

/** What fits of one catalogue: the first rows, and the others on demand. On paper all of them. */
export function FitGroup({ group: { catalogue, rows }, above, onOpen, isChosen }: Props) {
  const { t } = useTranslation('catalog');
  const printing = usePrinting();
  const [count, setCount] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(count);
  const wanted = useMemo(() => (printing ? rows : rows.slice(0, count)), [printing, rows, count]);
  const drawn = useDeferredValue(wanted, NOTHING);
  const shown = useMemo(
    () => (printing ? wanted : atOnce(wanted, drawn, ON_SCREEN - above)),
    [printing, wanted, drawn, above],
  );
  const left = rows.length - wanted.length;
  const isWhole = shown === wanted;
  useEffect(() => {
    if (!isWhole) return;
    // The button that was pressed has moved down, or is gone: whoever reads on does so where it was.
    if (count > seen.current)
      list.current?.querySelectorAll<HTMLElement>('li > button')[seen.current]?.focus();
    seen.current = count;
  }, [count, isWhole]);
  return (
    <Section aria-label={t(`catalogue.${catalogue}`)}>
      <h2>
        {t(`catalogue.${catalogue}`)} <small>{integer(rows.length)}</small>
      </h2>
      <ul ref={list}>
        {shown.map((one) => (
          <VehicleRow key={one.row.prodId} found={one} onOpen={onOpen} chosen={isChosen?.(one.row)} />
        ))}
        {left > 0 && (
          <More>
            <Button onClick={() => setCount(count + AT_ONCE)}>
              {t('vehicle.catalogue.more', { count: Math.min(left, AT_ONCE), left: integer(left) })}
            </Button>
          </More>
        )}
      </ul>
    </Section>
  );
}

/** What is drawn already costs nothing; of what is new the screen comes first, and the rest right after it. */
function atOnce(
  wanted: readonly FoundRow[],
  drawn: readonly FoundRow[],
  onScreen: number,
): readonly FoundRow[] {
  if (wanted === drawn) return wanted;
  const known = new Set(drawn);
  return wanted.filter((row, at) => at < onScreen || known.has(row));
}

const Section = styled.section`
  & > h2 {
    padding: ${space('s', 'l')};
    background: ${color('sunken')};
    font: ${font('s', 'strong')};
  }
  & > h2 > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
const More = styled.li`
  display: grid;
  justify-items: center;
  padding: ${space('m', 'l')};
`;
