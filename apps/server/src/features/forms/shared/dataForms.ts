import { isPublishedTo, type DictItem, type FormField } from '@gezi/domain';
import { compileForm, type CompiledForm, type FieldPlan } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import { Refusal, refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { PLAIN_FIELD, type DataField, type DataForm, type SubTable } from './DataForm';
import { actionOf, designedForm } from './designedForm';
import { headStore, toWireHead, type StoredHead } from './headStore';
import { dictCodeOf, isEntered, isJoined, onlineContent } from './onlineContent';
import { compiledForms, readContent } from './readContent';
import { formStore } from './formStore';

/** Finds a form by the id of a designed form, or by the id or table name of an online form. */
export function dataForms({ db, clock, dictionaries }: Services) {
  const designed = formStore(db, clock);
  const online = headStore(db, clock);
  const compiled = compiledForms();

  /** @param field request field that contains the code @throws {Refusal} naming `field` */
  return async function formOf(caller: Caller, code: string, field = 'code'): Promise<DataForm> {
    const form = await designed.find(caller, code);
    if (form && isPublishedTo(form, caller.userType)) {
      const plans = compiled(form.id, form.version, form.formContent);
      return designedForm(form, plans, await dictCodesOf(caller, plans));
    }
    const head = form ? undefined : await online.byCode(caller, code);
    if (!head || !isPublishedTo(head, caller.userType)) throw refuse(texts.notFound, field);
    return onlineForm(caller, head);
  };

  /** Dictionaries from which fields load their options, by the address; addresses of unknown ones are left out. */
  async function dictCodesOf(caller: Caller, { byKey }: CompiledForm): Promise<ReadonlyMap<string, string>> {
    const actions = new Set([...byKey.values()].map(actionOf));
    const found = await Promise.all(
      [...actions].map(async (action) => {
        const code = dictCodeIn(action);
        return code !== undefined && (await exists(caller, code)) ? ([[action, code]] as const) : [];
      }),
    );
    return new Map(found.flat());
  }

  async function exists(caller: Caller, code: string): Promise<boolean> {
    try {
      if (await dictionaries.mayRead(code, caller)) await dictionaries.items(code, caller, { limit: 1 });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  // Not cached, because dictionaries and sub-tables may change.
  async function onlineForm(caller: Caller, head: StoredHead): Promise<DataForm> {
    const [subs, system] = await Promise.all([online.subsOf(caller, head.tableName), dictionaries.all()]);
    const choicesOf = (code: string): readonly DictItem[] => (Object.hasOwn(system, code) ? system[code]! : []);
    const contentOf = (enteredFields: readonly FormField[], columns: number) =>
      onlineContent(
        enteredFields,
        subs.map((sub) => ({ head: sub, fields: sub.fields })),
        choicesOf,
        { columns },
      );
    const form = compileForm(readContent(contentOf(head.fields, 1)));
    const fields = head.fields.filter(isEntered).map((field) => dataField(field, form.byId.get(field.dbFieldName)!));
    const tables = subs.map((sub): DataField => {
      const plan = form.byId.get(sub.tableName)!;
      return { ...PLAIN_FIELD, plan, view: 'text', isShowList: false, subTable: subTable(sub, plan, head) };
    });
    return {
      id: head.id,
      version: head.tableVersion,
      name: head.tableTxt,
      remark: null,
      head: toWireHead(head, subs),
      fields: [...fields, ...tables],
      content: () =>
        contentOf(
          head.fields.filter(({ isShowForm }) => isShowForm === '1'),
          Number(head.formTemplate) || 1,
        ),
      compiled: form,
      isLenient: true,
      allRecordsPermission: 'online:cgform:edit',
    };
  }
}

/** The dictionary code in the address of a field's options. */
function dictCodeIn(action: string): string | undefined {
  const [, code] = /^\/sys\/dict\/getDictItems\/([^/?#]+)$/.exec(action) ?? [];
  try {
    return code && decodeURIComponent(code);
  } catch {
    // Not an encoded text.
    return undefined;
  }
}

const dataField = (field: FormField, plan: FieldPlan): DataField => ({
  ...PLAIN_FIELD,
  plan,
  view: field.fieldShowType,
  dictCode: dictCodeOf(field),
  isShowForm: field.isShowForm === '1',
  isShowList: field.isShowList === '1',
  isQuery: field.isQuery === '1',
  isSorted: field.sortFlag === '1',
  queryMode: field.queryMode,
  isJoined: isJoined(field),
  isUnique: field.fieldValidType === 'only',
});

function subTable(
  { tableName, tableTxt, fields }: StoredHead,
  { columns = [] }: FieldPlan,
  main: StoredHead,
): SubTable {
  const enteredFields = fields.filter(isEntered);
  const link = fields.find(({ mainTable }) => mainTable === main.tableName)!;
  const to = link.mainField || 'id';
  return {
    tableName,
    label: tableTxt,
    columns: columns.map((plan) =>
      dataField(
        enteredFields.find(({ dbFieldName }) => dbFieldName === plan.id)!,
        plan,
      ),
    ),
    link: {
      id: link.dbFieldName,
      label: link.dbFieldTxt,
      to,
      toLabel: main.fields.find(({ dbFieldName }) => dbFieldName === to)?.dbFieldTxt ?? to,
    },
  };
}
