import { Type, type Static } from 'typebox';
import { Audit, MaybeText, Text } from '../../kit';

/** A version of a process definition (contract, part 4 §4.2). */
export const ProcDef = Type.Object({
  id: Text(36),
  name: Text(200),
  /** Id of the process in the XML; versions share it. */
  key: Text(100),
  category: MaybeText(64),
  version: Type.Integer(),
  /** The form bound as the main form, if any. */
  formId: MaybeText(36),
  formName: MaybeText(200),
  deploymentId: Text(36),
  deploymentTime: MaybeText(),
  /** 1 active, 2 suspended. */
  suspensionState: Type.Integer(),
  ...Audit,
});
export type ProcDef = Static<typeof ProcDef>;

/** A user task of a definition and who gets it. */
export const FlowNodePeople = Type.Object({
  NodeNo: Text(100),
  NodeName: Text(200),
  Assignee: MaybeText(2000),
  RealName: MaybeText(2000),
});
export type FlowNodePeople = Static<typeof FlowNodePeople>;

/** A user to choose when tasks are assigned. */
export const FlowUser = Type.Object({
  id: Text(36),
  username: Text(100),
  realname: Text(100),
  avatar: MaybeText(500),
  orgCode: MaybeText(64),
});
export type FlowUser = Static<typeof FlowUser>;

export const FlowRole = Type.Object({ id: Text(36), roleCode: Text(100), roleName: Text(200) });
export type FlowRole = Static<typeof FlowRole>;

/** Values that conditions and assignees read by name; at most 200 of them. @param required further members */
export const flowVariables = (required: readonly string[] = []) =>
  Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 200, title: '流程变量', required });

export const FlowVariables = flowVariables();

export const StartedFlow = Type.Object({ procInsId: Text(36) });

/** `1` active, `2` suspended. */
export const SuspensionState = Type.Union([Type.Literal('1'), Type.Literal('2')], {
  title: '状态',
  reason: '应为 1（激活）或 2（挂起）',
});
