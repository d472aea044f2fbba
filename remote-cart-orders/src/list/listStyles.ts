import { color, font, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

export const Cell = styled.span`
  display: grid;
  min-inline-size: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${color('soft')}; font: ${font('xs')}; text-decoration: line-through; }
`;

/** Three lines, for which a tall row has just room. */
export const Words = styled.span`
  display: block;
  line-height: 1.2;
  white-space: normal;
`;

export const Described = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-inline-size: 0;
  & > :first-child { flex: 1; min-inline-size: 0; }
  & > :last-child { flex: none; }
`;

export const Verdict = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('xs')};
  min-inline-size: 0;
  overflow: hidden;
  & > :first-child { flex: 0 1 auto; white-space: normal; }
  & > small {
    max-inline-size: 100%;
    color: ${color('soft')};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.2;
    white-space: normal;
  }
`;

/** Beside each other at any width, in lines as close as a row of one height needs them. */
export const Choices = styled.span`
  display: flex;
  gap: ${space('xs')};
  min-inline-size: 0;
  & > button {
    position: relative;
    flex: 1 1 0;
    display: grid;
    align-content: center;
    min-block-size: 44px;
    min-inline-size: 0;
    padding: 0 ${space('xs')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    background: ${color('panel')};
    color: ${color('ink')};
    font: ${font('xs')};
    line-height: 1.1;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: normal;
    cursor: pointer;
  }
  & small { color: ${color('soft')}; font: inherit; line-height: inherit; }
  & small > span { white-space: nowrap; }
  & > button:hover { background: ${color('hover')}; }
`;

export const Labelled = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
  & > :last-child { flex: 1; }
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
  & > div > :first-child { flex: 1; min-inline-size: 0; }
`;
