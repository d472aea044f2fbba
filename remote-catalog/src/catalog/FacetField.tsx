import { useTranslation } from '@extranet/shared/i18n';
import { color } from '@extranet/shared/theme';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { memo } from 'react';
import styled from 'styled-components';
import type { Facet } from './facets.ts';
import { useCountedAmong } from './useCountedAmong.ts';

interface Props {
  of: 'make' | 'model';
  text: string;
  onText: (text: string) => void;
  onPick: (name: string) => void;
  /** Finds the makes or models that begin with the text; absent until the catalogue is loaded: then it is a plain field. */
  items: readonly Facet[] | undefined;
  /** There are more products than these first ones, which alone were counted. */
  among?: number | undefined;
}

const nameOf = ({ name }: Facet) => name;
const NOTHING: readonly Facet[] = [];
const nothingFound = { make: 'filters.noMake', model: 'filters.noModel' } as const;
const NEVER = Number.POSITIVE_INFINITY;

/** Free text with suggestions and the number of products for each. Memoised: typing in other fields does not render it. */
export const FacetField = memo(function Suggesting(props: Props) {
  const { of, text, onText, onPick, items = NOTHING, among } = props;
  const { t } = useTranslation('catalog');
  const countedAmong = useCountedAmong();
  // A name typed in full needs no suggestion.
  const done = items.length === 1 && items[0]?.name === text;
  return (
    <Autocomplete
      label={t(`filters.${of}`)}
      text={text}
      onText={onText}
      items={items}
      itemText={nameOf}
      renderItem={({ name, count }) => (
        <>
          <Name>{name}</Name>
          <Count>{countedAmong(count, among)}</Count>
        </>
      )}
      onPick={({ name }) => onPick(name)}
      minLength={items !== NOTHING && !done ? 0 : NEVER}
      emptyText={t(nothingFound[of])}
    />
  );
});

const Name = styled.span`
  flex: 1 1 auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Count = styled.span`
  color: ${color('soft')};
`;
