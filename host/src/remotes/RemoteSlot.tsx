import type { RegistryEntry } from '@extranet/shared/registry';
import type { SlotName } from '@extranet/shared/remote';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { useLoader, useRegistry, useRemote } from './use-remote.ts';

interface Props {
  name: SlotName;
  /** Shown once its remote is there for another reason; being here does not load it. */
  passive?: boolean;
  /** Holds the place, in the shape of what comes, so that nothing moves when it is there. */
  skeleton?: ReactNode;
  /** Says so where nothing came; without it the place stays empty. */
  fallback?: ReactNode;
  /** What the slot's contract hands to whoever fills it. */
  given?: object;
}

/** A hole in a page of the host. A remote that cannot fill it leaves it empty: the page goes on without. */
export function RemoteSlot({ name, skeleton = null, passive = false, ...rest }: Props) {
  const faqRole = useAppSelector(selectFaqRole);
  return useRegistry()
    .forSlot(name)
    .filter(({ needs }) => needs !== 'faq' || faqRole !== 'none')
    .map((entry) => (
      <Filling
        key={entry.id}
        entry={entry}
        name={name}
        skeleton={passive ? null : skeleton}
        passive={passive}
        {...rest}
      />
    ));
}

function Filling({
  entry,
  name,
  skeleton,
  passive,
  fallback = null,
  given,
}: Props & { entry: RegistryEntry }) {
  const { reportCrash } = useLoader();
  const wanted = { slot: name };
  const state = useRemote(entry.id, passive ? null : wanted);
  if (state.status === 'failed' || state.status === 'incompatible') return fallback;
  if (state.status === 'denied') return null;
  if (state.status !== 'ready') return skeleton;
  const Slot = state.module.slots[name] as ComponentType<object> | undefined;
  return Slot ? (
    <RemoteErrorBoundary
      key={state.release.id}
      name={`${entry.id} ${name}`}
      onCrash={(error) => reportCrash(entry.id, error, wanted)}
      fallback={() => fallback}
    >
      <Suspense fallback={skeleton}>
        <Slot {...given} />
      </Suspense>
    </RemoteErrorBoundary>
  ) : null;
}
