import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';

/** A task of a process that is open now. */
const OpenTask = Type.Object({
  taskId: Text(36),
  name: Text(200),
  /** Names of its assignee or of its candidates. */
  people: Type.String(),
  /** True if the caller has it or may claim it. */
  isMine: Type.Boolean(),
});

/** The latest process that decided, or decides, on a document. */
export const DocumentProcess = Type.Object({
  procInsId: Text(36),
  deployId: Text(36),
  procDefName: Text(200),
  procDefVersion: Type.Integer(),
  /** `running`, `finished`, `rejected`, `recalled`, `stopped`. */
  status: Text(20),
  isSuspended: Type.Boolean(),
  startUserName: MaybeText(100),
  createTime: MaybeText(),
  finishTime: MaybeText(),
  tasks: Type.Array(OpenTask),
});
export type DocumentProcess = Static<typeof DocumentProcess>;

export const MaybeDocumentProcess = Maybe(DocumentProcess);
