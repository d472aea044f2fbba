import { media, space } from '@extranet/shared/theme';
import { Row } from '@extranet/shared/ui';
import styled from 'styled-components';

/** The fields of a new price, side by side by their labels: a message under one of them moves no other. */
export const NewLine = styled(Row)`
  align-items: start;
  & > :nth-child(1) { flex: 2 1 12rem; }
  & > :nth-child(2) { flex: 1 1 8rem; }
  & > :nth-child(3) { margin-block-start: calc(1.5em + ${space('xs')}); }
  ${media.phone} { & > :nth-child(3) { margin-block-start: 0; } }
`;
