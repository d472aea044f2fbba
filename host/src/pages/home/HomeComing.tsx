import { PageSkeleton } from '../../base/PageSkeleton.tsx';
import { loadedHome } from './load-home.ts';

/** The home page's shape, which comes with the page and not with the landing page; until it is there, that of any page. */
export function HomeComing() {
  const Skeleton = loadedHome()?.HomeSkeleton ?? PageSkeleton;
  return <Skeleton />;
}
