import { Type, type Static } from 'typebox';
import { DateTime, endpoint, Maybe, MaybeText, signedIn, Text } from '../../kit';

/** A kind of work that waits for the caller. */
export const Todo = Type.Object({
  /** E.g. `plan-approve`. */
  code: Text(64),
  title: Text(),
  /** Number of records, above 0. */
  count: Type.Integer(),
  /** Page of the app with these records. */
  path: Text(500),
});
export type Todo = Static<typeof Todo>;

/** Work that waits for the caller, in the order of the menu; only kinds with something to do. */
export const listTodos = endpoint({
  method: 'GET',
  path: '/dashboard/todos',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Type.Array(Todo),
});

/** The page on which a user starts to work (contract, part 3 §5.12). */
export const Workplace = Type.Object({
  todos: Type.Array(Todo),
  /** Projects of the caller that are not over, the latest first. */
  myProjects: Type.Array(
    Type.Object({
      id: Text(36),
      proNo: Text(64),
      proName: Text(),
      status: Text(2),
      status_dictText: Type.Optional(MaybeText()),
      proEndTime: Maybe(DateTime),
    }),
  ),
  /** Unread announcements and messages, the latest first. */
  notices: Type.Array(Type.Object({ id: Text(36), title: Text(), sendTime: Maybe(DateTime) })),
  /** Steps of the caller's plans and projects, the latest first. */
  activities: Type.Array(
    Type.Object({
      time: DateTime,
      /** Real name; null for the system. */
      user: MaybeText(),
      text: Text(1000),
      /** Page of the app with the document. */
      path: Text(500),
    }),
  ),
});
export type Workplace = Static<typeof Workplace>;

export const viewWorkplace = endpoint({
  method: 'GET',
  path: '/dashboard/workplace',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Workplace,
});
