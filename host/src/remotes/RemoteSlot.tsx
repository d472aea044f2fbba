import type { RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { Row, Stack } from '@extranet/shared/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Coming } from './Coming.tsx';
import type { RemoteState } from './loader/states.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { useLoader, useRegistry, useRemote } from './use-remote.ts';
import { usePreloaded } from './usePreloaded.ts';

interface Props {
  name: SlotName;
  /** Does not load the remote; shows its part once something else has loaded it. */
  passive?: boolean;
  /** Shows its skeleton only, for now, whether the remote is there or not. */
  paused?: boolean;
  /** Shown while it loads, in the shape of what comes, so that nothing moves. */
  skeleton?: ReactNode;
  /** Shown when it could not be loaded; without it the slot stays empty. */
  fallback?: ReactNode;
  /** The props that the slot's contract defines. */
  given?: object;
}

/** A place in a page that a remote fills. If the remote cannot be loaded it stays empty, and the page works without it. */
export function RemoteSlot({ name, skeleton = null, ...rest }: Props) {
  const faqRole = useAppSelector(selectFaqRole);
  const fillings = useRegistry()
    .forSlot(name)
    .filter(({ needs }) => needs !== 'faq' || faqRole !== 'none' || name.startsWith('admin.'))
    .map((entry) => <Filling key={entry.id} entry={entry} name={name} skeleton={skeleton} {...rest} />);
  // One alone stands as the page placed it, and dialogs have no place in the page.
  if (fillings.length < 2 || name === 'overlay') return fillings;
  return name.startsWith('header.') ? <Row>{fillings}</Row> : <Stack>{fillings}</Stack>;
}

function Filling({
  entry,
  name,
  skeleton,
  passive = false,
  paused = false,
  fallback = null,
  given,
}: Props & { entry: RegistryEntry }) {
  const { reportCrash } = useLoader();
  const wanted = { slot: name };
  const state = useRemote(entry.id, passive || paused ? null : wanted);
  const Slot = paused ? undefined : slotOf(state, name);
  const drawable = usePreloaded(Slot);
  if (state.status === 'failed' || state.status === 'incompatible') return fallback;
  if (state.status === 'denied') return null;
  if (paused || state.status !== 'ready') return skeleton;
  if (!Slot) return null;
  const coming = (
    <Coming id={entry.id} wanted={wanted}>
      {skeleton}
    </Coming>
  );
  return (
    <RemoteErrorBoundary
      key={state.release.id}
      name={`${entry.id} ${name}`}
      onCrash={(error) => reportCrash(entry.id, error, wanted)}
      fallback={() => fallback}
    >
      {drawable ? (
        <Suspense fallback={coming}>
          <Slot {...given} />
        </Suspense>
      ) : (
        coming
      )}
    </RemoteErrorBoundary>
  );
}

const slotOf = (state: RemoteState, name: SlotName) =>
  state.status === 'ready' ? (state.module.slots[name] as ComponentType<object> | undefined) : undefined;
