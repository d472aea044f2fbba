import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Traces } from '../config/traces.ts';

/**
 * As the specification has them, but for one thing: a caller from outside who says that its trace is kept is not believed, because
 * anybody may say so of every call. The share is taken of the trace's id, so that all calls of one click are kept or none.
 */
export function samplerOf({ sampler, ratio }: Pick<Traces, 'sampler' | 'ratio'>): Sampler {
  const root = rootOf(sampler, ratio);
  return sampler.startsWith('parentbased_')
    ? new ParentBasedSampler({ root, remoteParentSampled: root })
    : root;
}

function rootOf(name: Traces['sampler'], ratio: number): Sampler {
  if (name.endsWith('always_on')) return new AlwaysOnSampler();
  if (name.endsWith('always_off')) return new AlwaysOffSampler();
  return new TraceIdRatioBasedSampler(ratio);
}
