import type { Return } from '../../contracts/index.ts';
import { Badge, type BadgeTone } from '../Badge.tsx';
import { useReturnWords } from './useReturnWords.ts';

const TONES: Partial<Record<Return['state'], BadgeTone>> = {
  accepte: 'stock',
  regle: 'stock',
  refuse: 'error',
};

interface Props {
  state: Return['state'];
  /** Whoever reads it decides: what waits for a decision stands out. */
  forOffice?: boolean;
}

export function ReturnStateBadge({ state, forOffice = false }: Props) {
  const { stateOf } = useReturnWords();
  const waits = forOffice && state === 'demande';
  return <Badge tone={waits ? 'solid' : (TONES[state] ?? 'quiet')}>{stateOf(state)}</Badge>;
}
