import { eventChannel } from '@extranet/shared/saga';

/** Events of the window, for a saga to take. */
export const windowEvents = <Heard extends Event>(...names: string[]) =>
  eventChannel<Heard>((emit) => {
    const listener = (event: Event) => emit(event as Heard);
    for (const name of names) window.addEventListener(name, listener);
    return () => {
      for (const name of names) window.removeEventListener(name, listener);
    };
  });
