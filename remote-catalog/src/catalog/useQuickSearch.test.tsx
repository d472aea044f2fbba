import { Provider } from '@extranet/shared/store';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openStore } from '../testing/open-store.tsx';
import { searchAsked } from './catalog.slice.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { Source } from './source.ts';
import { useQuickSearch } from './useQuickSearch.ts';

const source: Source = { audience: 'customer', catalogue: 'Faisceau', deleted: false };
const make = (text: string): Filters => ({ ...NO_FILTERS, make: text });

describe('asking the server while the list is on its way', () => {
  function open(filters: Filters) {
    const store = openStore();
    const dispatched = jest.spyOn(store, 'dispatch');
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const page = renderHook((props) => useQuickSearch(props.source, props.onItsWay, props.filters), {
      wrapper,
      initialProps: { source, onItsWay: true, filters },
    });
    const asked = () =>
      dispatched.mock.calls.flatMap(([action]) =>
        searchAsked.match(action) ? [action.payload.filters.make] : [],
      );
    return { ...page, asked };
  }

  it('asks for what a link brings, and for what is typed before the page renders it, each once', () => {
    const { result, rerender, asked } = open(make('peu'));
    const typed = make('peug');
    result.current(typed);
    expect(asked()).toEqual(['peu', 'peug']);
    rerender({ source, onItsWay: true, filters: typed });
    expect(asked()).toEqual(['peu', 'peug']);
  });

  it('goes back to no earlier letters that the page renders late', () => {
    const { result, rerender, asked } = open(NO_FILTERS);
    const [early, late] = [make('p'), make('pe')];
    result.current(early);
    result.current(late);
    rerender({ source, onItsWay: true, filters: early });
    rerender({ source, onItsWay: true, filters: late });
    expect(asked()).toEqual(['p', 'pe']);
  });

  it('asks the same of another catalogue, and nothing once the list is there', () => {
    const filters = make('peu');
    const { rerender, asked } = open(filters);
    const other: Source = { ...source, catalogue: 'Attelage' };
    rerender({ source: other, onItsWay: true, filters });
    rerender({ source: other, onItsWay: false, filters: make('peug') });
    expect(asked()).toEqual(['peu', 'peu']);
  });
});
