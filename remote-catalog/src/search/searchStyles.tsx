import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Select } from '@extranet/shared/ui';
import styled from 'styled-components';

interface Props {
  catalogs: readonly Catalogue[];
  value: Catalogue | '';
  onValue: (catalogue: Catalogue | '') => void;
}

const ALL = 'all';

export function ChoiceField({ catalogs, value, onValue }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <Select
      label={t('filters.catalogue')}
      hideLabel
      value={value || ALL}
      onValue={(chosen) => onValue(chosen === ALL ? '' : chosen)}
      options={[
        { value: ALL, label: t('search.all') },
        ...catalogs.map((name) => ({ value: name, label: t(`catalogue.${name}`) })),
      ]}
    />
  );
}

/** The list below is as wide as the form; in the header as wide as the header. */
export const Form = styled.form`
  &[data-large] {
    position: relative;
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space('xs', 's')};
    align-items: start;
    ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  }
`;
/** Its line is reserved on the home page, so that nothing moves; in the header it is for ears only. */
export const Said = styled.p`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  [data-large] > & {
    position: static;
    grid-column: 2;
    inline-size: auto;
    block-size: auto;
    min-block-size: 1.4em;
    overflow: visible;
    clip-path: none;
    white-space: normal;
    color: ${color('soft')};
    font: ${font('xs')};
  }
  ${media.phone} { [data-large] > & { grid-column: 1; } }
  /* There are no keys on a phone. */
  ${media.coarse} { & > [data-keys] { display: none; } }
`;
/** Under the search that lies over a phone's page: a tap beside it closes it, and opens nothing of the page by accident. */
export const Beside = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  background: ${color('backdrop')};
`;
