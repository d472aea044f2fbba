// Takes the place of the overlay of React Refresh's plugin: it is told what a module threw while it was exchanged.
import { development } from './remote-in-page.ts';

export function handleRuntimeError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  development().exchanged({ kind: 'run', place: '', text });
}

export const clearRuntimeErrors = (): void => development().exchanged(undefined);
