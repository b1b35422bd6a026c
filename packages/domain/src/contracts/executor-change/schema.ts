import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** An application for another user responsible for a contract (contract, part 3 §3.4). */
export const ChangeExecutor = Type.Object({
  id: Text(36),
  contractId: Text(36),
  contractNo: Text(64),
  contractName: Text(),
  departId: MaybeText(36),
  oldUserId: MaybeText(36),
  oldUserName: MaybeText(),
  newUserId: Text(36),
  newUserName: Text(),
  reason: Text(2000),
  /** An {@link ExecutorChangeStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  /** Applicant. */
  applyUserId: MaybeText(36),
  auditUser: MaybeText(),
  auditTime: Maybe(DateTime),
  auditOpinion: MaybeText(2000),
  /** Actions of its lifecycle that the caller may take now. */
  actions: Type.Optional(Type.Array(Text(32))),
  ...Audit,
});
export type ChangeExecutor = Static<typeof ChangeExecutor>;

const written = {
  newUserId: Text(36, { title: '新执行人' }),
  reason: Text(2000, { title: '变更原因' }),
};

/** Input of `add`. */
export const ChangeExecutorAdd = Type.Object({ ...written, contractId: Text(36, { title: '合同' }) });
export type ChangeExecutorAdd = Static<typeof ChangeExecutorAdd>;

/** Input of `edit`; absent members keep their value. */
export const ChangeExecutorEdit = editOf(written);
export type ChangeExecutorEdit = Static<typeof ChangeExecutorEdit>;
