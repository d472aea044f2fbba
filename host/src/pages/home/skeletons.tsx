import { media, space } from '@extranet/shared/theme';
import { Panel, Skeleton, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { EarlyField } from '../../frame/search/EarlyField.tsx';

const title = <Skeleton width="10rem" height="1.1rem" />;
const field = <Skeleton height="2.5rem" />;

/** Ten kits: pictures with two lines each. */
export const KitsSkeleton = () => (
  <Panel title={title} flush>
    {[...'abcdefghij'].map((kit) => (
      <Kit key={kit}>
        <Skeleton height="48px" />
        <Skeleton lines={2} />
      </Kit>
    ))}
  </Panel>
);

export const ExpressSkeleton = () => (
  <Panel title={title}>
    <Stack $gap="m">
      {field}
      {field}
    </Stack>
  </Panel>
);

/** The vehicle's field and its line; a list of catalogues, the field, which takes letters already, a hint below. */
export const SearchSkeleton = () => (
  <Search>
    <Vehicle>{field}</Vehicle>
    {field}
    <EarlyField />
    <Skeleton width="14rem" height="0.8rem" />
  </Search>
);

const Kit = styled.div`
  display: grid;
  grid-template-columns: 48px 1fr;
  align-items: center;
  gap: ${space('m')};
  padding: ${space('s', 'l')};
`;
const Vehicle = styled.div`
  grid-column: 1 / -1;
  min-block-size: calc(2 * var(--row) + 0.25rem);
`;
const Search = styled.div`
  display: grid;
  grid-template-columns: 10rem 1fr;
  gap: ${space('xs', 's')};
  & > :last-child { grid-column: 2; }
  ${media.phone} {
    display: block;
    & > :nth-child(3) { margin-block: ${space('xs')}; }
  }
`;
