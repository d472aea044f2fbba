import { render } from '@testing-library/react';
import styled, { StyleSheetManager } from 'styled-components';
import { media } from './index.ts';
import { nestedConditions } from './nested-conditions.ts';

/** The rules of a component, as they come into the style sheet, with 'x' for its generated name. */
function rulesOf(Component: React.ComponentType): string {
  const place = document.createElement('div');
  render(
    // As text, because jsdom does not know nested rules.
    <StyleSheetManager stylisPlugins={[nestedConditions]} disableCSSOMInjection target={place}>
      <Component />
    </StyleSheetManager>,
  );
  const { textContent } = place.querySelector('style') as HTMLStyleElement;
  return textContent
    .replaceAll(/\/\*!sc\*\/|\s*data-styled\.[^}]*}/g, '')
    .replaceAll(/\.[a-zA-Z]{5,}/g, '.x')
    .trim();
}

it('a condition stands inside its rule, in the same place', () => {
  const Box = styled.div`
    color: red;
    ${media.phone} { color: blue; &:hover { color: green; } }
    margin: 0;
  `;
  expect(rulesOf(Box)).toBe(
    `.x{color:red;margin:0;}.x{${media.phone}{color:blue;}}.x:hover{${media.phone}{color:green;}}`,
  );
});

it('conditions in conditions stand inside too, from the outer to the inner', () => {
  const Box = styled.div`
    @media screen { & > b { color: red; ${media.coarse} { color: blue; } } }
  `;
  expect(rulesOf(Box)).toBe(
    `.x>b{@media screen{color:red;}}.x>b{@media screen{${media.coarse}{color:blue;}}}`,
  );
});

it('what is no rule keeps its condition around it', () => {
  const Box = styled.div`
    @media print { @page { margin: 0; } color: red; }
  `;
  expect(rulesOf(Box)).toMatch(/^@media print\{.*@page\{margin:0;\}.*\}$/);
});
