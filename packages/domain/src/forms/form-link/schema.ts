import { Type, type Static, type TProperties } from 'typebox';
import { Audit, editOf, Id, Maybe, MaybeText, Text } from '../../kit';
import { FormField, FormHead } from '../online-form/schema';

/** Id of a deployment of the process engine, stored unchecked. */
const DeployId = Type.String({ minLength: 1, maxLength: 64, title: '流程部署ID' });
/** `1` form of the whole process, `2` form of one node. */
const FormFlag = Type.Union([Type.Literal('1'), Type.Literal('2')]);

/** The definition of the deployment, of any version; absent if it does not exist. */
const definition = {
  procDefName: Type.Optional(MaybeText(200)),
  procDefVersion: Type.Optional(Maybe(Type.Integer())),
};

const record = <Members extends TProperties>(members: Members) =>
  Type.Object({ id: Text(36), ...members, ...definition, ...Audit });

const customMembers = {
  businessName: Type.String({ minLength: 1, maxLength: 100, title: '业务名称' }),
  /** A registered business. */
  businessService: Type.String({ minLength: 1, maxLength: 100, title: '业务服务' }),
};
const customChoices = {
  deployId: MaybeText(64, { title: '流程部署ID' }),
  routeName: MaybeText(200, { title: '路由名称' }),
  component: MaybeText(200, { title: '组件' }),
};

/** A custom page used in processes (contract, part 4 §4.2). */
export const SysCustomForm = record({ ...customMembers, ...customChoices });
export type SysCustomForm = Static<typeof SysCustomForm>;
export const SysCustomFormAdd = Type.Object({
  ...customMembers,
  ...Type.Partial(Type.Object(customChoices)).properties,
});
export const SysCustomFormEdit = editOf({ ...customMembers, ...customChoices });

const node = {
  nodeKey: MaybeText(100, { title: '节点Key' }),
  nodeName: MaybeText(200, { title: '节点名称' }),
  formFlag: FormFlag,
};
const nodeIn = Type.Partial(Type.Object(node)).properties;

const deployMembers = { formId: Type.String({ minLength: 1, maxLength: 36, title: '表单ID' }), deployId: DeployId };

/** Link between a designed form and a deployment. */
export const SysDeployForm = record({ ...deployMembers, ...node });
export type SysDeployForm = Static<typeof SysDeployForm>;
export const SysDeployFormAdd = Type.Object({ ...deployMembers, ...nodeIn });
export const SysDeployFormEdit = editOf({ ...deployMembers, ...node });

const onlineMembers = {
  onlineId: Type.String({ minLength: 1, maxLength: 36, title: '在线表单ID' }),
  deployId: DeployId,
};

/** Link between an online form and a deployment; `tableName` is copied from the form. */
export const FlowDeployOnline = record({ ...onlineMembers, tableName: Text(64), ...node });
export type FlowDeployOnline = Static<typeof FlowDeployOnline>;
export const FlowDeployOnlineAdd = Type.Object({ ...onlineMembers, ...nodeIn });
export const FlowDeployOnlineEdit = editOf({ ...onlineMembers, ...node });

/** An online form and the deployment it was last bound to. */
export const FlowOnlForm = Type.Object({ ...FormHead.properties, deployId: MaybeText(64) });
export type FlowOnlForm = Static<typeof FlowOnlForm>;

/** Only the deployment can be changed here; the rest belongs to the form designer. */
export const FlowOnlFormEdit = Type.Object({ id: Id, deployId: Type.Optional(MaybeText(64)) });

const Rules = Type.Array(
  Type.Object({
    required: Type.Optional(Type.Boolean()),
    pattern: Type.Optional(Text(1000)),
    maxLength: Type.Optional(Type.Integer()),
    message: Text(),
  }),
);

/** A field as a component to render. */
export const FlowFormItem = Type.Object({
  field: Text(64),
  label: Text(200),
  view: Text(20),
  /** Initial value. */
  value: Type.Unknown(),
  rules: Rules,
});
export type FlowFormItem = Static<typeof FlowFormItem>;

/** An online form as a list of components. */
export const FlowFormItems = Type.Object({
  formData: Type.Array(FlowFormItem),
  subTable: Type.Array(Type.Object({ tableName: Text(64), columns: Type.Array(FlowFormItem) })),
});
export type FlowFormItems = Static<typeof FlowFormItems>;

/** An online form with its fields and its components. */
export const FlowFormView = Type.Object({
  head: FlowOnlForm,
  fieldList: Type.Array(FormField),
  formData: Type.Array(FlowFormItem),
});
export type FlowFormView = Static<typeof FlowFormView>;
