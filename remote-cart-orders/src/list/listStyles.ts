import { color, font, media, mono, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

export const Cell = styled.span`
  display: grid;
  min-inline-size: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${color('soft')}; font: ${font('xs')}; text-decoration: line-through; }
`;

/** Two lines, for which a tall row has room. */
export const Words = styled.span`
  display: block;
  white-space: normal;
`;

export const Verdict = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-inline-size: 0;
  overflow: hidden;
  & > :first-child { flex: none; }
  & > small { color: ${color('soft')}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const Choices = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-inline-size: 0;
  & > button {
    flex: 0 1 auto;
    min-block-size: 32px;
    min-inline-size: 3rem;
    padding: 0 ${space('s')};
    overflow: hidden;
    border: 1px solid ${color('edge')};
    border-radius: ${radius('pill')};
    background: ${color('panel')};
    color: ${color('ink')};
    font: ${font('xs', 'strong')};
    font-family: ${mono()};
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  & > button:hover { background: ${color('hover')}; }
  ${media.coarse} { & > button { min-block-size: 40px; } }
`;

/** A line on a phone: it contains controls, so it is higher than the usual card. */
export const Card = styled.div`
  display: grid;
  gap: ${space('xs')};
  inline-size: 100%;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('s')};
    min-inline-size: 0;
  }
  & > div > :first-child { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
