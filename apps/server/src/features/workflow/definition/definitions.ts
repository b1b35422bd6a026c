import {
  checkForms,
  hasForm,
  readBpmn,
  validateDefinition,
  withDrawing,
  type DefinitionFault,
  type FlowNodePeople,
  type FlowRole,
  type FlowUser,
  type InputOf,
  type listProcDefs,
  type ProcDef,
  type ProcessDefinition,
} from '@gezi/domain';
import { and, asc, count, desc, eq, ilike, inArray, max } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { ofTenant } from '../../../identity/users/ofTenant';
import {
  flowCategory,
  flowDefinition,
  flowInstance,
  newId,
  sysCustomForm,
  sysRole,
  sysUser,
} from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { listPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { likeText } from '../../../platform/query/likeText';
import type { RecordForm } from '../../../records/forms/FormRecords';
import type { StoredDefinition } from '../shared/definitionStore';
import type { FlowRunner } from '../shared/flowRunner';
import { flowTexts as t } from '../shared/flowTexts';
import { boundForms } from './boundForms';

const KEY = /^[\w.\-\p{L}]{1,100}$/u;
/** Users, roles and categories to choose from. */
const MAX_CHOICES = 5_000;
/** Maximum faults in one refusal. */
const MAX_FAULTS = 5;

/** One of these names the definition. */
interface XmlRequest {
  deployId?: string;
  dataId?: string;
  name?: string;
}

/** Process definitions of a tenant (contract, part 4 §4.4). */
export function procDefs(services: Services, { definitions, people }: FlowRunner) {
  const { db, clock } = services;
  const bound = boundForms(services);
  return { list, versions, save, xml, setState, remove, nodes, users, roles, categories, findOrRefuse };

  async function list(caller: Caller, { name, key, category, ...page }: InputOf<typeof listProcDefs>) {
    const where = and(
      eq(flowDefinition.tenantId, caller.tenantId),
      flowDefinition.isLatest,
      name ? ilike(flowDefinition.name, likeText(name)) : undefined,
      key ? ilike(flowDefinition.key, likeText(key)) : undefined,
      category ? eq(flowDefinition.category, category) : undefined,
    );
    const at = listPage(page.pageNum ?? page.pageNo, listSize(page.pageSize));
    const rows = await db.orm
      .select()
      .from(flowDefinition)
      .where(where)
      .orderBy(desc(flowDefinition.createTime), desc(flowDefinition.id))
      .limit(at.size)
      .offset(at.offset);
    const [total] = await db.orm.select({ count: count() }).from(flowDefinition).where(where);
    return pageOf(await withForms(caller, rows), total!.count, at);
  }

  async function versions(caller: Caller, key: string): Promise<ProcDef[]> {
    const rows = await db.orm
      .select()
      .from(flowDefinition)
      .where(and(eq(flowDefinition.tenantId, caller.tenantId), eq(flowDefinition.key, key)))
      .orderBy(desc(flowDefinition.version))
      .limit(200);
    return withForms(caller, rows);
  }

  /** Publishes a new version. @throws {Refusal} naming what is wrong with the process, and where */
  async function save(
    caller: Caller,
    input: { name?: string | null | undefined; category?: string | null | undefined; xml: string },
    logChange: LogChange,
  ): Promise<ProcDef> {
    const model = await read(input.xml);
    const drawn = await withDrawing(input.xml);
    const forms = await formsOf(caller, model);
    const name = input.name?.trim() || model.name;
    if (!name) throw refuse(t.nameMissing, 'name');
    if (!KEY.test(model.key)) throw refuse(t.keyWrong, 'xml');
    const { tenantId } = caller;
    const ofKey = and(eq(flowDefinition.tenantId, tenantId), eq(flowDefinition.key, model.key));
    const stored = await db.transaction(async () => {
      const [latest] = await db.orm
        .select({ id: flowDefinition.id, category: flowDefinition.category })
        .from(flowDefinition)
        .where(and(ofKey, flowDefinition.isLatest))
        .for('update');
      const [last] = await db.orm
        .select({ version: max(flowDefinition.version) })
        .from(flowDefinition)
        .where(ofKey);
      const version = (last!.version ?? 0) + 1;
      if (latest) await db.orm.update(flowDefinition).set({ isLatest: false }).where(eq(flowDefinition.id, latest.id));
      const [row] = await db.orm
        .insert(flowDefinition)
        .values({
          ...createdBy(caller, clock()),
          id: newId(),
          key: model.key,
          version,
          name: name.slice(0, 200),
          category: input.category === undefined ? (latest?.category ?? null) : input.category || null,
          deploymentId: newId(),
          xml: drawn,
          model,
        })
        .returning();
      await bound.bind(caller, row!.deploymentId, model, forms);
      await logChange('add', () => t.audit.saved(name, version), { key: model.key, version });
      return row!;
    });
    return (await withForms(caller, [stored]))[0]!;
  }

  async function read(xml: string): Promise<ProcessDefinition> {
    const process = await readBpmn(xml);
    if (!process.ok) throw refuse(describe(process.reason), 'xml');
    const { definition, faults } = process.value;
    const found = faults.length > 0 ? faults : validateDefinition(definition);
    if (found.length > 0) throw refuse(describe(found), 'xml');
    return definition;
  }

  /** The forms that a definition names, by their ids. @throws {Refusal} naming the element and the field at fault */
  async function formsOf({ tenantId }: Caller, model: ProcessDefinition): Promise<ReadonlyMap<string, RecordForm>> {
    const keys = new Set(model.nodes.filter(hasForm).flatMap(({ formKey }) => formKey ?? []));
    const found = new Map<string, RecordForm>();
    for (const key of keys) {
      for (const source of services.formRecords.values()) {
        const form = await source.find(tenantId, key);
        if (form) found.set(key, form);
      }
    }
    const faults = checkForms(model, (key) => found.get(key)?.fields.map(({ id }) => id));
    if (faults.length > 0) throw refuse(describe(faults), 'xml');
    return found;
  }

  /** @throws {Refusal} when there is none */
  async function findOrRefuse(found: Promise<StoredDefinition | undefined>, field: string): Promise<StoredDefinition> {
    const definition = await found;
    if (!definition) throw refuse(t.unknownDefinition, field);
    return definition;
  }

  /** The BPMN file of a definition, with a drawing. */
  async function xml(caller: Caller, by: XmlRequest): Promise<string> {
    return withDrawing(await storedXml(caller, by));
  }

  async function storedXml({ tenantId }: Caller, by: XmlRequest): Promise<string> {
    if (by.deployId !== undefined) {
      return (await findOrRefuse(definitions.byDeployment(tenantId, by.deployId), 'deployId')).xml;
    }
    if (by.name !== undefined) {
      return (await findOrRefuse(definitions.byName(tenantId, by.name), 'processDefinitionName')).xml;
    }
    const [instance] = await db.orm
      .select({ definitionId: flowInstance.definitionId })
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.businessKey, by.dataId ?? '')))
      .orderBy(desc(flowInstance.id))
      .limit(1);
    if (!instance) throw refuse(t.unknownInstance, 'dataId');
    return (await findOrRefuse(definitions.byId(tenantId, instance.definitionId), 'dataId')).xml;
  }

  async function setState(
    caller: Caller,
    { state, deployId }: { state: '1' | '2'; deployId: string },
    logChange: LogChange,
  ): Promise<null> {
    return db.transaction(async () => {
      const { name, id } = await findOrRefuse(definitions.byDeployment(caller.tenantId, deployId), 'deployId');
      await db.orm
        .update(flowDefinition)
        .set({ suspensionState: state })
        .where(and(eq(flowDefinition.tenantId, caller.tenantId), eq(flowDefinition.id, id)));
      await logChange('edit', () => t.audit.stateChanged(name), { deployId, state });
      return null;
    });
  }

  /** Refused once a process of the version was started. The version before becomes the latest. */
  async function remove(caller: Caller, deployId: string, logChange: LogChange): Promise<null> {
    const { tenantId } = caller;
    return db.transaction(async () => {
      const definition = await findOrRefuse(definitions.byDeployment(tenantId, deployId), 'deployId');
      const { id, key, name } = definition;
      await db.orm
        .select({ id: flowDefinition.id })
        .from(flowDefinition)
        .where(eq(flowDefinition.id, id))
        .for('update');
      const [used] = await db.orm
        .select({ count: count() })
        .from(flowInstance)
        .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.definitionId, id)));
      if (used!.count > 0) throw refuse(t.inUse(used!.count), 'deployId');
      const [business] = await db.orm
        .select({ name: sysCustomForm.businessName })
        .from(sysCustomForm)
        .where(and(eq(sysCustomForm.tenantId, tenantId), eq(sysCustomForm.deployId, deployId)))
        .limit(1);
      if (business) throw refuse(t.boundTo(business.name), 'deployId');
      await bound.unbind(tenantId, deployId);
      await db.orm.delete(flowDefinition).where(and(eq(flowDefinition.tenantId, tenantId), eq(flowDefinition.id, id)));
      const before = await definitions.byKey(tenantId, key);
      if (before) {
        await db.orm.update(flowDefinition).set({ isLatest: true }).where(eq(flowDefinition.id, before.id));
      }
      await logChange('delete', () => t.audit.deleted(name), { deployId, key });
      return null;
    });
  }

  async function nodes({ tenantId }: Caller, name: string): Promise<FlowNodePeople[]> {
    const { model } = await findOrRefuse(definitions.byName(tenantId, name), 'processName');
    const tasks = model.nodes.flatMap((node) => (node.type === 'userTask' ? [node] : []));
    const listed = ({ people: { assignee, candidateUsers, candidateGroups } }: (typeof tasks)[number]) => [
      ...(assignee ? [assignee] : []),
      ...candidateUsers,
      ...candidateGroups,
    ];
    const names = await people.namesOf(tasks.flatMap(listed));
    return tasks.map((task) => ({
      NodeNo: task.id,
      NodeName: task.name,
      Assignee: listed(task).join() || null,
      RealName:
        listed(task)
          .map((name) => names.get(name)?.realname ?? name)
          .join() || null,
    }));
  }

  async function users({ tenantId }: Caller): Promise<FlowUser[]> {
    return db.orm
      .select({
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        avatar: sysUser.avatar,
        orgCode: sysUser.orgCode,
      })
      .from(sysUser)
      .where(and(ofTenant(tenantId), eq(sysUser.status, 1)))
      .orderBy(asc(sysUser.username))
      .limit(MAX_CHOICES);
  }

  /** Roles of the tenant and those that serve all tenants. */
  async function roles({ tenantId }: Caller): Promise<FlowRole[]> {
    return db.orm
      .select({ id: sysRole.id, roleCode: sysRole.roleCode, roleName: sysRole.roleName })
      .from(sysRole)
      .where(inArray(sysRole.tenantId, [0, tenantId]))
      .orderBy(asc(sysRole.roleCode))
      .limit(MAX_CHOICES);
  }

  async function categories({ tenantId }: Caller) {
    return db.orm
      .select()
      .from(flowCategory)
      .where(eq(flowCategory.tenantId, tenantId))
      .orderBy(asc(flowCategory.code))
      .limit(MAX_CHOICES);
  }

  /** Adds the main form of each definition. */
  async function withForms({ tenantId }: Caller, rows: readonly StoredDefinition[]): Promise<ProcDef[]> {
    if (rows.length === 0) return [];
    const byDeployment = await bound.mainForms(
      tenantId,
      rows.map(({ deploymentId }) => deploymentId),
    );
    return rows.map(({ xml: _xml, model: _model, isLatest: _isLatest, suspensionState, ...row }) => ({
      ...row,
      formId: byDeployment.get(row.deploymentId)?.formId ?? null,
      formName: byDeployment.get(row.deploymentId)?.formName ?? null,
      deploymentTime: row.createTime,
      suspensionState: Number(suspensionState),
    }));
  }
}

/** Faults, with the elements at fault. */
function describe(faults: readonly DefinitionFault[]): string {
  return faults
    .slice(0, MAX_FAULTS)
    .map(({ code, name, elementId, line, field }) => {
      const reason = field === undefined ? t.faults[code] : `${t.faults[code]} ${field}`;
      if (line !== undefined) return t.line(line, reason);
      const element = [name, elementId && `(${elementId})`].filter(Boolean).join(' ');
      return element ? t.at(element, reason) : reason;
    })
    .join('；');
}
