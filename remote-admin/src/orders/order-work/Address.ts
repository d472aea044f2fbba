import styled from 'styled-components';

/** Line by line, as on a parcel. */
export const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
`;
