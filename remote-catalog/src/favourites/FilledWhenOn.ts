import styled from 'styled-components';

/** The heart of a favourite is full. */
export const FilledWhenOn = styled.span`
  display: inline-flex;
  &[data-on] svg { fill: currentcolor; }
`;
