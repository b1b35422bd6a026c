import { Type, type Static } from 'typebox';
import { Audit, MaybeText, Text } from '../../kit';
import { FIELD_RIGHTS, type FieldRightKind } from '../model';

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

const FieldRight = Type.Unsafe<FieldRightKind>(Type.Union(FIELD_RIGHTS.map((right) => Type.Literal(right))));

/** A form of a process as the caller sees it: without fields that are hidden from the caller. */
export const FlowFormData = Type.Object({
  /** Absent if the process has no form. */
  formId: Type.Optional(Text(36)),
  formName: Type.Optional(Text(200)),
  /** Of a designed or an online form; the content is that of a designed form for both. */
  formContent: Type.Optional(Type.String()),
  /** By field; the fields may be changed at the caller's task if any is `editable` or `required`. */
  rights: Type.Optional(Type.Record(Type.String(), FieldRight)),
  /** By field, in the format of the content. */
  values: Type.Record(Type.String(), Type.Unknown()),
  /** Id of the record that has the values; absent before the process starts. */
  recordId: Type.Optional(Text(64)),
});
export type FlowFormData = Static<typeof FlowFormData>;

/** Member of a start with the people who are chosen for the first step: `{assignee, candidateUsers, candidateGroups}`. */
export const NEXT_PEOPLE = 'nextPeople';

export const StartedFlow = Type.Object({ procInsId: Text(36) });

/** `1` active, `2` suspended. */
export const SuspensionState = Type.Union([Type.Literal('1'), Type.Literal('2')], {
  title: '状态',
  reason: '应为 1（激活）或 2（挂起）',
});
