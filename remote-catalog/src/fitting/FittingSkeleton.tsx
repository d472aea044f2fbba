import { media, space } from '@extranet/shared/theme';
import { Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';

/** Three ways to tow, while they are on their way. */
export const FittingSkeleton = () => (
  <Columns aria-busy>
    {['fixed', 'detachable', 'retractable'].map((way) => (
      <Skeleton key={way} height="34rem" />
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
