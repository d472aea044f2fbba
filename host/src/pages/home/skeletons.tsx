import { color, media, radius, space } from '@extranet/shared/theme';
import { Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';

const KITS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A panel with ten kits: title, then pictures with two lines each. */
export const KitsSkeleton = () => (
  <Face>
    <Head>
      <Skeleton width="11rem" height="1.1rem" />
    </Head>
    {KITS.map((kit) => (
      <Kit key={kit}>
        <Skeleton width="48px" height="48px" />
        <span>
          <Skeleton width="70%" height="0.9rem" />
          <Skeleton width="45%" height="0.8rem" />
        </span>
        <Skeleton width="4.5rem" height="0.9rem" />
      </Kit>
    ))}
  </Face>
);

/** A panel with a field, a number and a button. */
export const ExpressSkeleton = () => (
  <Face>
    <Head>
      <Skeleton width="10rem" height="1.1rem" />
    </Head>
    <Fields>
      <Skeleton width="60%" height="0.9rem" />
      <Skeleton height="2.5rem" />
      <Skeleton width="8rem" height="2.5rem" />
    </Fields>
  </Face>
);

/** The search: a list of catalogues, a field, a hint below. */
export const SearchSkeleton = () => (
  <Search>
    <Skeleton height="2.5rem" />
    <Skeleton height="2.5rem" />
    <span />
    <Skeleton width="14rem" height="0.8rem" />
  </Search>
);

const Face = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 3.25rem;
  padding-inline: ${space('l')};
  border-block-end: 1px solid ${color('line')};
`;
const Kit = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  block-size: 4rem;
  padding-inline: ${space('l')};
  & + & { border-block-start: 1px solid ${color('line')}; }
  & > span:nth-child(2) { flex: 1; display: grid; gap: ${space('s')}; }
  & > span:last-child { flex: none; }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space('m')};
  padding: ${space('l')};
`;
const Search = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: ${space('xs', 's')};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > :empty:not([aria-hidden]) { display: none; }
  }
`;
