import {
  hasForm,
  mayEdit,
  readingRights,
  rightsAt,
  startOf,
  type FieldRights,
  type FlowFormData,
  type ProcessDefinition,
  type Variables,
} from '@gezi/domain';
import {
  compileForm,
  runLogic,
  type CompiledForm,
  withoutFields,
  writeForm,
  type FormValues,
} from '@gezi/form-designer/core';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { flowDeployOnline, sysDeployForm, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { FormRecords, RecordForm } from '../../../records/forms/FormRecords';
import { RECORDS, type StoredInstance } from '../../../records/approvals/flowStore';

/** Texts that are longer, e.g. rich text, are no variables. */
const MAX_TEXT = 4000;

/** The record of a form that a process is about. */
export interface FormBusiness {
  key: string;
  /** Id of the form. */
  service: string;
  kind: 'form' | 'online';
}

interface FormPart {
  part: 'main' | 'node';
  source: FormRecords;
  form: RecordForm;
  /** Absent for a record that is not written yet. */
  recordId: string | undefined;
}

interface LinkedForm {
  kind: string;
  formId: string;
  nodeKey: string | null;
  flag: string;
}

/** A user who looks at a process. */
export interface FlowReader {
  /** Step that the reader fills in now. */
  nodeId?: string | undefined;
  /** Step whose form is shown, if the reader fills in none. */
  shownNode?: string | undefined;
  /** Start and user tasks that the reader took part in. */
  steps: readonly string[];
  /** True if the reader may see every process with all of its values. */
  isAdmin: boolean;
}

type Instance = Pick<
  StoredInstance,
  'tenantId' | 'deploymentId' | 'businessKey' | 'businessKind' | 'businessService' | 'variables'
>;

/** Forms of processes: filled in with the rights of a step, and shown with those of a reader. */
export function flowForms({ db, clock, formRecords }: Pick<Services, 'db' | 'clock' | 'formRecords'>) {
  return { startForm, previewStart, fillStart, fillTask, shownTo, visibleVariables };

  /** The main form as the initiator fills it in. */
  async function startForm(
    tenantId: number,
    definition: ProcessDefinition,
    deploymentId: string,
  ): Promise<FlowFormData | null> {
    const main = await startPart(tenantId, deploymentId);
    if (!main) return null;
    const rights = rightsOf(definition, startOf(definition)?.id ?? '', main);
    const { values } = await main.source.check(tenantId, main.form.id, undefined, { sent: {}, rights });
    return seenForm(main, values, rights);
  }

  /** The variables that a process would start with; nothing is validated or stored. */
  async function previewStart(
    tenantId: number,
    definition: ProcessDefinition,
    deploymentId: string,
    { [RECORDS]: _records, ...given }: Variables,
  ): Promise<Variables> {
    const main = await startPart(tenantId, deploymentId);
    if (!main) return given;
    const rights = rightsOf(definition, startOf(definition)?.id ?? '', main);
    const { values } = await main.source.check(tenantId, main.form.id, undefined, { sent: given, rights });
    return { ...withoutNames(given, fieldsOf([main])), ...variablesOf(main.form, values) };
  }

  /**
   * Stores the main form of a process that starts. Call it within the transaction of the start.
   *
   * @param business record of the form, if it exists already
   * @throws {Refusal} naming the field that is missing or invalid
   */
  async function fillStart(
    caller: Caller,
    definition: ProcessDefinition,
    deploymentId: string,
    { variables, business }: { variables: Variables; business: FormBusiness | undefined },
  ): Promise<{ variables: Variables; business: FormBusiness | undefined }> {
    const { tenantId } = caller;
    const { [RECORDS]: _records, ...given } = variables;
    const main = business ? await partOf(tenantId, business, business.key) : await startPart(tenantId, deploymentId);
    if (!main) return { variables: given, business };
    const rights = rightsOf(definition, startOf(definition)?.id ?? '', main);
    const { id, values } = await main.source.fill(caller, main.form.id, main.recordId, { sent: given, rights });
    return {
      variables: { ...withoutNames(given, fieldsOf([main])), ...variablesOf(main.form, values) },
      business: { key: id, service: main.form.id, kind: main.form.kind },
    };
  }

  /**
   * Stores what a step fills in, and gives the values that become variables: those of forms come from their records alone.
   * Call it within the transaction of the step.
   *
   * @param isStored false: nothing is validated or stored, e.g. for a preview
   * @throws {Refusal} naming the field that is missing or invalid
   */
  async function fillTask(
    caller: Caller,
    instance: Instance,
    definition: ProcessDefinition,
    { nodeId, values, isStored }: { nodeId: string; values: Variables; isStored: boolean },
  ): Promise<Variables> {
    const parts = await partsAt(instance, nodeId);
    const { [RECORDS]: _records, ...given } = values;
    let filled: Variables = withoutNames(given, fieldsOf(parts));
    // The main form comes last: of two fields of one name its field is the variable.
    for (const one of parts.toReversed()) {
      const rights = rightsOf(definition, nodeId, one);
      if (!Object.values(rights).some(mayEdit)) continue;
      const filling = { sent: given, rights };
      if (!isStored) {
        const { values: next } = await one.source.check(instance.tenantId, one.form.id, one.recordId, filling);
        filled = { ...filled, ...variablesOf(one.form, next) };
        continue;
      }
      const { id, values: next } = await one.source.fill(caller, one.form.id, one.recordId, filling);
      filled = { ...filled, ...variablesOf(one.form, next) };
      if (one.part === 'node') filled = { ...filled, [RECORDS]: { ...recordsOf(instance), [one.form.id]: id } };
    }
    return filled;
  }

  /**
   * The forms of a process as a reader sees them.
   *
   * @param reader.nodeId step that the reader fills in now
   * @param reader.steps steps that the reader took part in
   */
  async function shownTo(
    instance: Instance,
    definition: ProcessDefinition,
    reader: FlowReader,
  ): Promise<{ formData: FlowFormData; taskFormData?: FlowFormData }> {
    const parts = await partsAt(instance, reader.nodeId ?? reader.shownNode);
    const shown = await Promise.all(
      parts.map(async (one) => {
        const values = await valuesOf(instance, one);
        return [one.part, seenForm(one, values, readersRights(definition, one, reader))] as const;
      }),
    );
    const { main, node } = Object.fromEntries(shown) as { main?: FlowFormData; node?: FlowFormData };
    return {
      formData: main ?? { values: visibleOf(instance, definition, reader) },
      ...(node && { taskFormData: node }),
    };
  }

  /** The variables of a process that a reader may see. */
  async function visibleVariables(
    instance: Instance,
    definition: ProcessDefinition,
    reader: FlowReader,
  ): Promise<Variables> {
    const visible = visibleOf(instance, definition, reader);
    const others = (await linksOf(instance)).filter(
      ({ flag, nodeKey }) => flag === '2' && !reader.isAdmin && !reader.steps.includes(nodeKey ?? ''),
    );
    const parts = await Promise.all(others.map((link) => partOf(instance.tenantId, linkedBusiness(link), undefined)));
    const own = fieldsOf(await partsAt(instance, reader.nodeId));
    const foreign = fieldsOf(parts.filter((one) => one !== undefined)).filter((field) => !own.includes(field));
    return withoutNames(visible, foreign);
  }

  async function valuesOf({ tenantId, variables }: Instance, { source, form, recordId, part }: FormPart) {
    if (recordId !== undefined) return (await source.values(tenantId, form.id, recordId)) ?? {};
    if (part === 'node') {
      // Nothing is filled in yet: the initial values.
      const rights = Object.fromEntries(form.fields.map(({ id }) => [id, 'readonly' as const]));
      return (await source.check(tenantId, form.id, undefined, { sent: {}, rights })).values;
    }
    // A process that was started without a record has the values as variables.
    const known = form.fields.filter(({ id }) => Object.hasOwn(variables, id));
    return Object.fromEntries(known.map(({ id }) => [id, variables[id]])) as FormValues;
  }

  /** The main form, and the form of a node. */
  async function partsAt(instance: Instance, nodeId: string | undefined): Promise<FormPart[]> {
    const { tenantId, businessKind: kind, businessService: service, businessKey } = instance;
    const links = await linksOf(instance);
    const main =
      kind === 'form' || kind === 'online'
        ? await partOf(tenantId, { kind, service: service ?? '' }, businessKey ?? undefined)
        : kind === null
          ? await startPart(tenantId, instance.deploymentId, links)
          : undefined;
    const link = links.find(({ flag, nodeKey }) => flag === '2' && nodeKey === nodeId);
    const node = link && (await partOf(tenantId, linkedBusiness(link), recordsOf(instance)[link.formId]));
    return [...(main ? [main] : []), ...(node ? [{ ...node, part: 'node' as const }] : [])];
  }

  async function startPart(tenantId: number, deploymentId: string, known?: readonly LinkedForm[]) {
    const links = known ?? (await linksOf({ tenantId, deploymentId }));
    const link = links.find(({ flag }) => flag === '1');
    return link && partOf(tenantId, linkedBusiness(link), undefined);
  }

  async function partOf(
    tenantId: number,
    { kind, service }: Pick<FormBusiness, 'kind' | 'service'>,
    recordId: string | undefined,
  ): Promise<FormPart | undefined> {
    const source = formRecords.get(kind);
    const form = await source?.find(tenantId, service);
    return source && form && { part: 'main', source, form, recordId };
  }

  /** Forms that are bound to a deployment, in the order in which they were bound. */
  function linksOf({ tenantId, deploymentId }: Pick<Instance, 'tenantId' | 'deploymentId'>): Promise<LinkedForm[]> {
    const { nodeKey, formFlag: flag, formId } = sysDeployForm;
    return unionAll(
      db.orm
        .select({ id: sysDeployForm.id, kind: sql<string>`'form'`.as('kind'), formId, nodeKey, flag })
        .from(sysDeployForm)
        .where(and(eq(sysDeployForm.tenantId, tenantId), eq(sysDeployForm.deployId, deploymentId))),
      db.orm
        .select({
          id: flowDeployOnline.id,
          kind: sql<string>`'online'`.as('kind'),
          formId: flowDeployOnline.onlineId,
          nodeKey: flowDeployOnline.nodeKey,
          flag: flowDeployOnline.formFlag,
        })
        .from(flowDeployOnline)
        .where(and(eq(flowDeployOnline.tenantId, tenantId), eq(flowDeployOnline.deployId, deploymentId))),
    ).orderBy(sql`1`);
  }

  /** A form without what its rights hide. Fields that a condition on a hidden field hides are left out, too. */
  function seenForm({ form, recordId }: FormPart, values: FormValues, rights: FieldRights): FlowFormData {
    const clockNow = { today: timeText(clock()).slice(0, 10) };
    const isHidden = (id: string) => rights[id] === 'hidden';
    const whole = compileForm(form.document);
    const reduced = compileForm(withoutFields(form.document, isHidden));
    const before = runLogic(whole, values, clockNow).hidden;
    const after = runLogic(reduced, visibleValues(reduced, values), clockNow).hidden;
    const lost = [...reduced.byId.values()].filter(({ key }) => before.has(key) && !after.has(key));
    const gone = new Set(lost.map(({ id }) => id));
    const seen = gone.size === 0 ? reduced : compileForm(withoutFields(reduced.document, (id) => gone.has(id)));
    return {
      formId: form.id,
      formName: form.name,
      formContent: JSON.stringify(writeForm(seen.document)),
      rights: Object.fromEntries(Object.entries(rights).filter(([id]) => seen.byId.has(id))),
      values: { ...visibleValues(seen, values) },
      ...(recordId !== undefined && { recordId }),
    };
  }
}

const linkedBusiness = ({ kind, formId }: LinkedForm) => ({ kind: kind as FormBusiness['kind'], service: formId });

const fieldsOf = (parts: readonly FormPart[]): string[] => parts.flatMap(({ form }) => form.fields.map(({ id }) => id));

const rightsOf = (definition: ProcessDefinition, nodeId: string, { form, part }: Pick<FormPart, 'form' | 'part'>) =>
  rightsAt(
    definition,
    nodeId,
    form.fields.map(({ id }) => id),
    part,
  );

/** Ids of the records of node forms, by form. */
const recordsOf = ({ variables }: Pick<Instance, 'variables'>) =>
  (variables[RECORDS] ?? {}) as Readonly<Record<string, string>>;

const withoutNames = (variables: Variables, names: readonly string[]): Variables => {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !gone.has(name)));
};

/** Values of a form that conditions may read: those of single fields. Fields that are hidden now are null. */
function variablesOf({ fields }: RecordForm, values: FormValues): Variables {
  const read = fields.filter(({ isTable }) => !isTable).map(({ id }) => [id, values[id] ?? null] as const);
  return Object.fromEntries(read.filter(([, value]) => typeof value !== 'string' || value.length <= MAX_TEXT));
}

/** Rights of a reader to the fields of a form. */
function readersRights(
  definition: ProcessDefinition,
  one: Pick<FormPart, 'form' | 'part'>,
  reader: FlowReader,
): FieldRights {
  const fields = one.form.fields.map(({ id }) => id);
  if (reader.nodeId !== undefined) return rightsOf(definition, reader.nodeId, one);
  if (one.part === 'main' || reader.isAdmin) return readRights(definition, fields, reader);
  const isOwn = reader.shownNode !== undefined && reader.steps.includes(reader.shownNode);
  return readingRights(isOwn ? [rightsOf(definition, reader.shownNode!, one)] : [], fields);
}

/** Rights of a reader who fills in nothing. Receivers of a copy see what no step hides. */
function readRights(
  definition: ProcessDefinition,
  fields: readonly string[],
  { steps, isAdmin }: FlowReader,
): FieldRights {
  if (isAdmin) return Object.fromEntries(fields.map((field) => [field, 'readonly' as const]));
  if (steps.length > 0) {
    return readingRights(
      steps.map((step) => rightsAt(definition, step, fields)),
      fields,
    );
  }
  const hidden = hiddenSomewhere(definition);
  return Object.fromEntries(fields.map((field) => [field, hidden.has(field) ? 'hidden' : 'readonly']));
}

function visibleOf({ variables }: Instance, definition: ProcessDefinition, reader: FlowReader): Variables {
  const hidden = [...hiddenSomewhere(definition)];
  const rights =
    reader.nodeId === undefined ? readRights(definition, hidden, reader) : rightsAt(definition, reader.nodeId, hidden);
  return withoutNames(variables, [RECORDS, ...hidden.filter((field) => rights[field] === 'hidden')]);
}

/** Fields that at least one step hides. */
const hiddenSomewhere = ({ nodes }: ProcessDefinition): ReadonlySet<string> =>
  new Set(
    nodes
      .filter(hasForm)
      .flatMap(({ fieldRights = [] }) =>
        fieldRights.filter(({ right }) => right === 'hidden').map(({ field }) => field),
      ),
  );

const visibleValues = ({ byId }: CompiledForm, values: FormValues): FormValues =>
  Object.fromEntries([...byId.keys()].filter((id) => Object.hasOwn(values, id)).map((id) => [id, values[id]!]));
