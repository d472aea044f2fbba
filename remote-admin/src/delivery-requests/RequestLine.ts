import { color, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** One request of a list: its facts, and below them what is to be done or was. */
export const RequestLine = styled.li`
  display: grid;
  gap: ${space('m')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  overflow-wrap: anywhere;
  &:first-child { border-block-start: 0; }
  ${media.phone} { padding-inline: ${space('m')}; }
`;
