import { media, space } from '@extranet/shared/theme';
import { Panel, Skeleton, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { EarlyField } from '../../frame/search/EarlyField.tsx';

/** As high as a field is for a mouse or a thumb. */
const control = <Skeleton height="var(--row)" />;
const title = <Skeleton width="10rem" height="1.1rem" />;

/** Ten kits: pictures with two lines each. */
export const KitsSkeleton = () => (
  <Panel title={title} flush busy>
    {[...'abcdefghij'].map((kit) => (
      <Kit key={kit}>
        <Skeleton height="48px" />
        <Skeleton lines={2} />
      </Kit>
    ))}
  </Panel>
);

/** As the form itself: a field with its label, a stepper and a button that go to a line of their own where there is no room. */
export const ExpressSkeleton = () => (
  <Panel title={title} footer={<Skeleton width="7rem" height="var(--row)" />}>
    <Stack $gap="m">
      <Entry>
        {control}
        <Skeleton width="8.375rem" height="var(--row)" />
        <Skeleton width="8.5625rem" height="var(--row)" />
      </Entry>
      <PasteLink>
        <Skeleton width="12rem" />
      </PasteLink>
    </Stack>
  </Panel>
);

/** The vehicle's field and its line; a list of catalogues, the field, which takes letters already, a hint below. */
export const SearchSkeleton = ({ onWanted }: { onWanted?: () => void }) => (
  <Search>
    <Vehicle>{control}</Vehicle>
    {control}
    <EarlyField {...(onWanted && { onWanted })} />
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
const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  & > * { margin-block-start: 1.65625rem; }
  & > :first-child { flex: 1 1 12rem; }
`;
const PasteLink = styled.div`
  display: grid;
  align-items: center;
  block-size: 1.45rem;
  ${media.coarse} { block-size: 44px; }
`;
const Vehicle = styled.div`
  grid-column: 1 / -1;
  /* Its field, the two lines below it, and what stands between the two forms. */
  min-block-size: calc(var(--row) + 3.75rem);
  ${media.phone} { min-block-size: calc(var(--row) + 4rem); }
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
