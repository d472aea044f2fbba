import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../src/theme/index.ts';
import { Stack } from '../src/ui/index.ts';

/** Frames one component in all its states. */
export const Example = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Name>{name}</Name>
    <Stack>{children}</Stack>
  </Box>
);

const Box = styled.section`
  padding-block: ${space('l')};
  border-block-start: 1px solid ${color('line')};
`;
const Name = styled.h2`
  margin-block-end: ${space('m')};
  color: ${color('soft')};
  font: ${font('s', 'strong')};
`;
