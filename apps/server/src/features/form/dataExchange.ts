import { join } from 'node:path';
import { done, exportFormData, importFormData, refused, type DictItem } from '@gezi/domain';
import { checkField } from '@gezi/form-designer/core';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../crud/parseFieldCondition';
import { timeText } from '../../db';
import type { Caller } from '../../http/Caller';
import { callOf } from '../../http/callOf';
import { parseBody } from '../../http/parseBody';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import type { ListColumn } from '../../workbooks/ListImport';
import { sendExport } from '../../workbooks/sendExport';
import { serveImport } from '../../workbooks/serveImport';
import type { DataField, DataForm } from './DataForm';
import { choicesOf } from './dataViews';
import { formData } from './formData';

/** Every row that a list gives at most. */
const ALL = { pageNo: '1', pageSize: '-521' };
/** What a cell of a workbook cannot hold. */
const NO_CELL = new Set(['upload', 'dynamicTable', 'cascader']);

/** Records of a form by workbook: one sheet, a column for each field that fits a cell; sub-tables are left out. */
export function dataExchangeRoutes(app: FastifyInstance, services: Services): void {
  const { audit, clock, config, dictionaries } = services;
  const data = formData(services);

  serve(app, exportFormData, async ({ code = '', ...given }, caller, { request, reply }) => {
    const form = await data.formOf(caller, code);
    const { selections = '', ...query } = conditionsOf(given);
    const chosen = splitList(selections);
    const asked = { ...query, ...ALL, ...(chosen.length > 0 && { id_MultiString: chosen.join(',') }) };
    const { records } = await data.list(caller, code, asked);
    const fields = await withChoices(form, caller, ({ isShowList }) => isShowList);
    await audit({
      kind: 'export',
      content: texts.audit.exported(form.name, records.length),
      caller,
      ip: caller.ip,
      call: callOf(request),
    });
    return sendExport(reply, join(config.dataDir, 'files/waiting'), {
      title: form.name,
      columns: fields.map(({ field: { plan } }) => ({ key: plan.id, header: plan.label || plan.id, width: 20 })),
      rows: records.map((record) => Object.fromEntries(fields.map((one) => [one.field.plan.id, textOf(one, record)]))),
      who: caller.username,
      when: timeText(clock()),
    });
  });

  serveImport(app, services, importFormData, async (caller, { code = '' }) => {
    const form = await data.formOf(caller, code);
    const fields = await withChoices(form, caller, ({ isShowForm }) => isShowForm);
    return {
      name: form.name,
      columns: fields.map(columnOf),
      taken: (key, values) => data.taken(caller, form, key, values),
      table: 'online_form_data',
      records: (rows) => data.rowsOf(caller, form, rows),
    };
  });

  async function withChoices(form: DataForm, caller: Caller, isWanted: (field: DataField) => boolean) {
    const fields = form.fields.filter((field) => isWanted(field) && !NO_CELL.has(field.plan.type));
    return Promise.all(fields.map(async (field) => ({ field, choices: await choicesOf(field, dictionaries, caller) })));
  }
}

interface Chosen {
  field: DataField;
  choices: readonly DictItem[];
}

/** Conditions stand in the query, or as an object in the text `paramsStr`. */
function conditionsOf({ paramsStr, ...query }: Readonly<Record<string, string>>): Record<string, string> {
  if (!paramsStr) return query;
  const read = parseBody(paramsStr);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw refuse(texts.input.notAnObject, 'paramsStr');
  const members = Object.entries(read).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(members.map(([name, value]) => [name, String(value)])), ...query };
}

function textOf({ field: { plan }, choices }: Chosen, record: Readonly<Record<string, unknown>>): string {
  const value = record[plan.id];
  const parts = (Array.isArray(value) ? (value as unknown[]) : [value]).map(plainText);
  if (choices.length === 0) return parts.join(',');
  const codes = parts.flatMap((part) => splitList(part));
  return codes.map((code) => choices.find((choice) => choice.value === code)?.text ?? code).join(',');
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** A cell as the form's field takes it, refused with what the field says. */
function columnOf({ field, choices }: Chosen): ListColumn {
  const { plan, isUnique } = field;
  const isSeveral = field.isJoined || plan.type === 'checkbox' || plan.data.multiple === true;
  const codeOf = (text: string) => choices.find((choice) => choice.text === text)?.value ?? text;
  return {
    key: plan.id,
    header: plan.label || plan.id,
    required: plan.required,
    unique: isUnique,
    read(text) {
      const value = isSeveral ? splitList(text).map(codeOf) : codeOf(text);
      const fault = checkField(plan, value, { values: {} });
      return fault ? refused(fault.message) : done(value);
    },
  };
}
