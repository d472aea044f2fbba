import type { CurrentUser } from '../current-user.ts';

/** Who acts, as the trail names them. */
export interface Actor {
  readonly id: string | null;
  readonly kind: 'customer' | 'admin' | 'system';
  readonly name: string;
  readonly requestId: string;
}

type Person = Pick<CurrentUser, 'id' | 'firstname' | 'name' | 'email'>;

/** The caller of a route behind a gate. */
export function actorOf({ user, id }: { user: CurrentUser; id: string }): Actor {
  return { id: user.id, kind: user.sessionKind, name: nameOf(user), requestId: id };
}

/** Somebody who has only just proved who they are. */
export const administrator = (person: Person, requestId: string): Actor => ({
  id: person.id,
  kind: 'admin',
  name: nameOf(person),
  requestId,
});

/** No person's session: the main back office by its secret, or a command on the server itself. */
export const system = (name: string, requestId = ''): Actor => ({
  id: null,
  kind: 'system',
  name,
  requestId,
});

export const nameOf = ({ firstname, name, email }: Omit<Person, 'id'>) =>
  `${firstname} ${name}`.trim() || email;
