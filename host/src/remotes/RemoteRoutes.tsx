import type { RegistryEntry } from '@extranet/shared/registry';
import { isFileMissing, type RemoteModule } from '@extranet/shared/remote';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { matchRoutes, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { selectConnection } from '../base/connection/connection.slice.ts';
import { useHostSelector } from '../base/hooks.ts';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { Coming } from './Coming.tsx';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { reloadPage } from './reload/reload-page.ts';
import { useIsBehind, useIsOutdated, useLoader, useRemote } from './use-remote.ts';
import { usePreloaded } from './usePreloaded.ts';

/** The page of the remote that owns the address, or why it cannot be shown. */
export function RemoteRoutes({ entry }: { entry: RegistryEntry }) {
  const { pathname } = useLocation();
  const { reportCrash, retry } = useLoader();
  const isBehind = useIsBehind();
  const isOffline = useHostSelector(selectConnection) === 'down';
  const wanted = { path: pathname };
  const state = useRemote(entry.id, wanted);
  const again = () => void retry(entry.id, wanted);

  if (state.status === 'ready') {
    return (
      <RemoteErrorBoundary
        key={`${entry.id} ${state.release.id}`}
        name={`${entry.id} ${pathname}`}
        resetOn={pathname}
        onCrash={(error) =>
          // Loading the page again finds out whether the release lacks it, and reports it.
          isFileMissing(error) ? undefined : reportCrash(entry.id, error, wanted)
        }
        fallback={(reset, incident, missing) => (
          <CrashedPage entry={entry} errorId={incident} isFileMissing={missing} onRetry={reset} />
        )}
      >
        <Pages
          module={state.module}
          otherwise={entry.access === 'admin' ? '/extradmin' : '/home'}
          coming={
            <Coming id={entry.id} wanted={wanted}>
              {isOffline ? <RemotePanel label={entry.label} onRetry={again} /> : <PageSkeleton />}
            </Coming>
          }
        />
      </RemoteErrorBoundary>
    );
  }
  if (state.status === 'failed' || state.status === 'incompatible') {
    // The browser runs the code of a release once: what hangs in it hangs again.
    const reload = state.status === 'failed' ? state.kind === 'hang' : isBehind;
    return <RemotePanel label={entry.label} errorId={state.errorId} reload={reload} onRetry={again} />;
  }
  if (state.status === 'retrying') return <RemotePanel label={entry.label} busy onRetry={again} />;
  return <PageSkeleton />;
}

interface Crashed {
  entry: RegistryEntry;
  errorId: string | undefined;
  isFileMissing: boolean;
  onRetry: () => void;
}

/**
 * Where a page has crashed nobody is typing: a newer release takes its place without being asked for, and a page that did not
 * arrive is loaded again once the server answers.
 */
function CrashedPage({ entry: { id, label }, errorId, isFileMissing, onRetry }: Crashed) {
  const { renew } = useLoader();
  const isOutdated = useIsOutdated(id);
  const connection = useHostSelector(selectConnection);
  const wasDown = useRef(false);
  useEffect(() => {
    if (isOutdated) renew([id]);
  }, [isOutdated, renew, id]);
  useEffect(() => {
    if (isFileMissing && wasDown.current && connection === 'up') reloadPage();
    wasDown.current ||= connection === 'down' || !navigator.onLine;
  }, [isFileMissing, connection]);
  return <RemotePanel label={label} errorId={errorId} reload={isFileMissing} onRetry={onRetry} />;
}

interface PagesProps {
  module: RemoteModule;
  otherwise: string;
  coming: ReactNode;
}

function Pages({ module, otherwise, coming }: PagesProps) {
  const { pathname } = useLocation();
  // Only the first: when the page changes later, the one that is shown stays until the next can be drawn.
  const [first] = useState(() => matchRoutes(module.routes, pathname)?.at(-1)?.route.Component);
  if (!usePreloaded(first)) return coming;
  return (
    <Suspense fallback={coming}>
      <Routes module={module} otherwise={otherwise} />
    </Suspense>
  );
}

/** An address under its mounts that the remote does not know is treated like any other unknown address. */
const Routes = ({ module, otherwise }: { module: RemoteModule; otherwise: string }) =>
  useRoutes(module.routes) ?? <Navigate to={otherwise} replace />;
