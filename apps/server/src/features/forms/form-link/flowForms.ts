import type {
  FlowFormItem,
  FlowFormItems,
  FlowFormView,
  FlowOnlForm,
  FormRecord,
  InputOf,
  listFlowForms,
} from '@gezi/domain';
import { initialValues, type FieldPlan } from '@gezi/form-designer/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { formHead } from '../../../platform/db';
import { pageOf } from '../../../platform/query/pageOf';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { DataField } from '../shared/DataForm';
import { dataForms } from '../shared/dataForms';
import { patternOf } from '../shared/dataViews';
import { formData } from '../shared/formData';
import { headStore, toWireHead, type StoredHead } from '../shared/headStore';
import { publishedForms } from '../shared/publishedForms';

/** Online forms used by processes. */
export function flowForms(services: Services) {
  const { db, clock } = services;
  const store = headStore(db, clock, publishedForms(formHead.publishedTo));
  const data = formData(services);
  const formOf = dataForms(services);

  return { list, view, items, save, edit };

  async function list(caller: Caller, request: InputOf<typeof listFlowForms>) {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await Promise.all(rows.map((head) => toWire(caller, head))), total, query);
  }

  async function view(caller: Caller, id: string): Promise<FlowFormView> {
    const head = await findOrRefuse(caller, id);
    const { formData: shown } = await items(caller, id);
    return { head: await toWire(caller, head), fieldList: head.fields, formData: shown };
  }

  async function items(caller: Caller, id: string): Promise<FlowFormItems> {
    await findOrRefuse(caller, id);
    const { fields, compiled } = await formOf(caller, id);
    const shown = fields.filter(({ isShowForm }) => isShowForm);
    const values = initialValues(compiled);
    return {
      formData: shown.filter(({ subTable }) => !subTable).map((field) => itemOf(field, values[field.plan.id])),
      subTable: shown.flatMap(({ subTable }) =>
        subTable
          ? [
              {
                tableName: subTable.tableName,
                columns: subTable.columns.map((field) => itemOf(field, field.plan.initial)),
              },
            ]
          : [],
      ),
    };
  }

  /** Saves all records or none. @throws {Refusal} naming the index of the invalid record, from 0, and its field */
  function save(
    caller: Caller,
    formId: string,
    records: readonly FormRecord[],
    logChange: LogChange,
  ): Promise<string[]> {
    return db.transaction(async () => {
      await findOrRefuse(caller, formId, 'formId');
      return data.addAll(caller, formId, records, logChange);
    });
  }

  async function edit(
    caller: Caller,
    { id, deployId }: { id: string; deployId?: string | null },
    logChange: LogChange,
  ) {
    return db.transaction(async (): Promise<null> => {
      const head = await findOrRefuse(caller, id);
      if (deployId !== undefined) await store.bind(caller, id, deployId);
      await logChange('edit', () => texts.audit.formHeadEdited(head.tableTxt), { id, deployId });
      return null;
    });
  }

  /** @throws {Refusal} when the form does not exist or is not published to the caller */
  async function findOrRefuse(caller: Caller, id: string, field = 'id'): Promise<StoredHead> {
    const head = await store.byId(caller, id);
    if (!head) throw refuse(texts.notFound, field);
    return head;
  }

  async function toWire(caller: Caller, head: Omit<StoredHead, 'fields'>): Promise<FlowOnlForm> {
    const subs = await store.subsOf(caller, head.tableName);
    return { ...toWireHead(head, subs), deployId: head.deployId };
  }
}

const itemOf = ({ plan, view }: DataField, value: unknown): FlowFormItem => ({
  field: plan.id,
  label: plan.label || plan.id,
  view: plan.type === 'inputNumber' ? 'number' : view,
  value: value ?? null,
  rules: rulesOf(plan),
});

/** Rules for checks in the client; the server validates again. */
function rulesOf({ label, id, required, rules }: FieldPlan): FlowFormItem['rules'] {
  const name = label || id;
  return [
    ...(required ? [{ required, message: texts.import.missing(name) }] : []),
    ...rules.flatMap((rule) => {
      const pattern = patternOf(rule);
      return [
        ...(pattern === undefined ? [] : [{ pattern, message: rule.message || texts.import.wrong(name) }]),
        ...(rule.maxLength === undefined
          ? []
          : [{ maxLength: rule.maxLength, message: rule.message || texts.import.tooLong(name, rule.maxLength) }]),
      ];
    }),
  ];
}
