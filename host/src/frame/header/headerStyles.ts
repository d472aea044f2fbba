import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** In a low window (200 % zoom, a phone on its side) it would fill half of it, so there it scrolls away. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 5;
  background: ${color('header')};
  color: ${color('headerInk')};
  &[data-admin='true'] {
    background: ${color('headerAdmin')};
  }
  @media (max-height: 24rem) {
    position: static;
  }
`;

/** What opens below the search is as wide as the row. */
export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space('l')};
  max-width: 119rem;
  min-height: 3.5rem;
  margin: 0 auto;
  padding: 0 ${space('xl')};
  ${media.tablet} {
    gap: ${space('s')};
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0;
    padding: 0 ${space('xs')} 0 ${space('s')};
  }
`;

export const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${rowHeight()};
  font: ${font('m', 'strong')};
  color: inherit;
  text-decoration: none;
  gap: ${space('s')};
  white-space: nowrap;
  ${media.tablet} {
    & > [data-crowded='true'] {
      display: none;
    }
  }
  ${media.phone} {
    flex: 1;
    min-inline-size: ${rowHeight()};
    /* The row stays as high when the menu opens below it. */
    min-height: 3.5rem;
  }
`;

export const PhoneLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('s')};
  min-height: ${rowHeight()};
  margin-left: auto;
  color: ${color('headerSoft')};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color('headerInk')};
  }
  ${media.tablet} {
    &[data-crowded='true'] {
      min-inline-size: ${rowHeight()};
      & > span {
        display: none;
      }
    }
  }
  ${media.phone} {
    margin-right: ${space('m')};
    &[data-crowded='true'] {
      margin: 0;
    }
    /* There the last line of the menu has it. */
    &[data-full='true'] {
      display: none;
    }
  }
  @media (max-width: 22.49rem) {
    &[data-crowded='true'] {
      display: none;
    }
  }
`;

/** There is room for the icon only beside cart and account: the number itself is the last line of the menu. */
export const MenuPhone = styled.a`
  display: none;
  ${media.phone} {
    display: inline-flex;
    align-items: center;
    min-height: ${rowHeight()};
    padding: 0 ${space('xs')};
    color: ${color('headerSoft')};
    text-decoration: none;
  }
`;

/** Away from the menu's own button, which a hurried thumb would miss. */
export const MenuSignOut = styled.button`
  display: none;
  ${media.phone} {
    display: inline-flex;
    align-items: center;
    gap: ${space('s')};
    min-height: ${rowHeight()};
    padding: 0 ${space('xs')};
    border: 0;
    background: none;
    color: ${color('headerSoft')};
    text-align: start;
    cursor: pointer;
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space('m')};
  ${media.tablet} {
    gap: ${space('xs')};
  }
  ${media.phone} {
    display: none;
    order: 9;
    flex: 1 0 100%;
    flex-direction: column;
    gap: 0;
    padding-block-end: ${space('s')};
    &[data-unfolded='true'] {
      display: flex;
    }
  }
`;

export const Burger = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
