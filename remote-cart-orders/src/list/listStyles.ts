import { color, font, radius, space } from '@extranet/shared/theme';
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
  & > :first-child { flex: none; }
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

/** They pass sideways where three have no room: the row keeps its height. */
export const Choices = styled.span`
  display: flex;
  gap: ${space('xs')};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > button {
    position: relative;
    flex: 1 1 0;
    display: grid;
    align-content: center;
    min-block-size: 44px;
    min-inline-size: 8.75rem;
    padding: 0 ${space('xs')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    background: ${color('panel')};
    color: ${color('ink')};
    font: ${font('xs')};
    text-align: start;
    cursor: pointer;
  }
  & > button > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & small { color: ${color('soft')}; font: inherit; }
  & > button:hover { background: ${color('hover')}; }
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
