import { Type } from 'typebox';
import { endpoint, holders, Id, internal, Maybe, MaybeText, Page, pageInput, signedIn, Text } from '../../kit';
import { FlowCategory } from '../category/schema';
import { MAX_XML_LENGTH } from '../bpmn/guardXml';
import {
  FlowFormData,
  FlowNodePeople,
  FlowRole,
  FlowUser,
  flowVariables,
  ProcDef,
  StartedFlow,
  SuspensionState,
} from './schema';

const BASE = '/flowable/definition';
const READ = signedIn('tenant');
const EDIT = holders('flowable:definition:edit');
const Name = Type.String({ minLength: 1, maxLength: 200, title: '流程名称' });
const DeployId = Type.String({ minLength: 1, maxLength: 36, title: '流程部署ID' });

/** Page of a list by `pageNum`, as this family of calls names it; `pageNo` is accepted. */
export const flowPageInput = {
  pageNo: pageInput.pageNo,
  pageNum: Type.Optional(Type.Integer({ maximum: 1_000_000 })),
  pageSize: pageInput.pageSize,
};

/** Latest versions. */
export const listProcDefs = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: READ,
  input: Type.Object({
    ...flowPageInput,
    name: Type.Optional(Text(200)),
    key: Type.Optional(Text(100)),
    category: Type.Optional(Text(64)),
  }),
  result: Page(ProcDef),
});

/** Versions of a definition, latest first. */
export const listProcDefVersions = endpoint({
  method: 'GET',
  path: `${BASE}/versions`,
  access: READ,
  input: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
  result: Type.Array(ProcDef),
});

export const saveProcDef = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: EDIT,
  input: Type.Object({
    name: Type.Optional(MaybeText(200, { title: '流程名称' })),
    category: Type.Optional(MaybeText(64, { title: '流程分类' })),
    xml: Type.String({ minLength: 1, maxLength: MAX_XML_LENGTH, title: '流程图' }),
  }),
  result: ProcDef,
});

/** Multipart: `file` and, optionally, `name` and `category`. */
export const importProcDef = endpoint({
  method: 'POST',
  path: `${BASE}/import`,
  access: EDIT,
  input: Type.Object({}),
  result: ProcDef,
});

const xmlOf = (path: string, member: string) =>
  endpoint({
    method: 'GET',
    path: `${BASE}/${path}/{${member}}`,
    access: READ,
    input: Type.Object({ [member]: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: Type.String(),
  });
export const readProcDefXml = xmlOf('readXml', 'deployId');
export const readProcDefXmlByDataId = xmlOf('readXmlByDataId', 'dataId');
export const readProcDefXmlByName = xmlOf('readXmlByName', 'processDefinitionName');

export const updateProcDefState = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/updateState`,
  access: EDIT,
  input: Type.Object({ state: SuspensionState, deployId: DeployId }),
  alsoByQuery: true,
  result: Type.Null(),
});

/** Refused while there are processes of the version, whose history needs it. */
export const deleteProcDef = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: holders('flowable:definition:delete'),
  input: Type.Object({ deployId: DeployId }),
  result: Type.Null(),
});

export const listProcDefNodes = endpoint({
  method: 'POST',
  path: `${BASE}/listallnode`,
  access: READ,
  input: Type.Object({ processName: Name }),
  alsoByQuery: true,
  result: Type.Array(FlowNodePeople),
});

export const listFlowUsers = endpoint({
  method: 'GET',
  path: `${BASE}/userList`,
  access: internal('tenant'),
  input: Type.Object({}),
  result: Type.Array(FlowUser),
});
export const listFlowRoles = endpoint({
  method: 'GET',
  path: `${BASE}/roleList`,
  access: internal('tenant'),
  input: Type.Object({}),
  result: Type.Array(FlowRole),
});
export const listAllFlowCategories = endpoint({
  method: 'GET',
  path: `${BASE}/categoryList`,
  access: READ,
  input: Type.Object({}),
  result: Type.Array(FlowCategory),
});

/** The main form of a definition, as its initiator fills it in; null for a process without a form. */
export const viewStartForm = endpoint({
  method: 'GET',
  path: `${BASE}/startForm/{procDefId}`,
  access: READ,
  input: Type.Object({ procDefId: Id }),
  result: Maybe(FlowFormData),
});

/**
 * The body is the variables themselves, beside the members of the path and {@link NEXT_PEOPLE}, the people who are chosen
 * for the first step.
 */
const start = (path: string) =>
  endpoint({
    method: 'POST',
    path: `${BASE}/${path}`,
    access: READ,
    input: flowVariables([...path.matchAll(/\{(\w+)\}/g)].map(([, member]) => member!)),
    result: StartedFlow,
  });
export const startByProcDefId = start('startByProcDefId/{procDefId}');
export const startByProcDefKey = start('startByProcDefKey/{procDefKey}');
/** Refused while a process of the same record runs. */
export const startByDataId = start('startByDataId/{dataId}/{serviceName}');
export const startByOnlineDataId = start('startByOnlineDataId/{dataId}/{onlineId}/{deployId}');
