import { useState } from 'react';
import { useFilledPage } from '../../base/useFilledPage.ts';
import { early } from '../../frame/search/early.ts';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { SearchPlace } from './places.ts';
import { SearchSkeleton } from './skeletons.tsx';

/**
 * The search: a plain field that takes letters and Enter at once; its lists come when the rest of the page is there, or as soon as
 * somebody goes to the field.
 */
export function SearchAtHand() {
  const filled = useFilledPage();
  const [wanted, setWanted] = useState(early.focused);
  return (
    <SearchPlace data-slot="home.search">
      <RemoteSlot
        name="home.search"
        paused={!filled && !wanted}
        skeleton={<SearchSkeleton onWanted={() => setWanted(true)} />}
        given={{ early }}
      />
    </SearchPlace>
  );
}
