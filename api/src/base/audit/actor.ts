import type { CurrentUser } from '../current-user.ts';

/** The person or system that acts, as the trail names it. */
export interface Actor {
  readonly id: string | null;
  readonly kind: 'customer' | 'admin' | 'system';
  readonly name: string;
  readonly requestId: string;
}

type Person = Pick<CurrentUser, 'id' | 'firstname' | 'name' | 'email'>;

/** The caller of a route that has a gate. */
export function actorOf({ user, id }: { user: CurrentUser; id: string }): Actor {
  return { id: user.id, kind: user.sessionKind, name: nameOf(user), requestId: id };
}

/** An administrator who is signing in and has no session yet. */
export const administrator = (person: Person, requestId: string): Actor => ({
  id: person.id,
  kind: 'admin',
  name: nameOf(person),
  requestId,
});

/** An actor without a session: the main back office by its secret, or a command on the server. */
export const system = (name: string, requestId = ''): Actor => ({
  id: null,
  kind: 'system',
  name,
  requestId,
});

export const nameOf = ({ firstname, name, email }: Omit<Person, 'id'>) =>
  `${firstname} ${name}`.trim() || email;
