import { useAppDispatch } from '@extranet/shared/store';
import { color, font } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { referenceSeen, useReferences } from './references/references.slice.ts';

interface Props {
  reference: string;
  words: string;
}

/** A reference and what it is, in one line that keeps its height when the words come. */
export const NamedReference = ({ reference, words }: Props) => (
  <Line>
    <Reference>{reference}</Reference>
    <small title={words}>{words}</small>
  </Line>
);

/** In a list of thousands: only what comes into view is asked for. */
export function SeenReference({ reference }: Pick<Props, 'reference'>) {
  const dispatch = useAppDispatch();
  const words = useReferences(({ references }) => references.words[reference]);
  useEffect(() => {
    if (words === undefined) dispatch(referenceSeen(reference));
  }, [dispatch, reference, words]);
  return <NamedReference reference={reference} words={words ?? ''} />;
}

const Line = styled.span`
  display: flex;
  gap: 0 1em;
  align-items: baseline;
  min-inline-size: 0;
  white-space: nowrap;
  & > small { overflow: hidden; color: ${color('soft')}; font: ${font('xs')}; text-overflow: ellipsis; }
`;
