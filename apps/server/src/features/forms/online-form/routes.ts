import {
  addFormHead,
  checkFormTable,
  deleteFormHead,
  deleteFormHeads,
  editFormHead,
  getFormColumns,
  getFormItem,
  getFormItemByTable,
  getFormQueryInfo,
  listFormFields,
  listFormHeads,
  listFormIndexes,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { recordProcesses } from '../shared/recordProcesses';
import { dataForms } from '../shared/dataForms';
import { formColumns, formItem, formQueryInfo } from '../shared/dataViews';
import { formHeads } from './heads';

/** Online forms (contract, part 4 §3): definitions and how their records are shown. */
export function onlineFormRoutes(app: FastifyInstance, services: Services): void {
  const { dictionaries } = services;
  const heads = formHeads(services);
  const formOf = dataForms(services);

  serve(app, listFormHeads, (input, caller) => heads.list(caller, input));
  serveWrites(app, services, {
    add: [addFormHead, heads.add],
    edit: [editFormHead, heads.edit],
    remove: [deleteFormHead, deleteFormHeads, heads.remove],
  });
  serve(app, checkFormTable, async ({ tbname, id }, caller) => ((await heads.isFree(caller, tbname, id)) ? 1 : -1));
  serve(app, listFormFields, ({ headId }, caller) => heads.fields(caller, headId));
  serve(app, listFormIndexes, async ({ headId }, caller) => {
    await heads.fields(caller, headId);
    return [];
  });

  const processes = recordProcesses(services.db);
  serve(app, getFormColumns, async ({ code }, caller) => {
    const form = await formOf(caller, code);
    const columns = await formColumns(form, dictionaries, caller);
    return { ...columns, hasFlow: await processes.isBound(caller, form.id) };
  });
  serve(app, getFormQueryInfo, async ({ code }, caller) => formQueryInfo(await formOf(caller, code)));
  serve(app, getFormItem, async ({ code }, caller) => formItem(await formOf(caller, code), dictionaries, caller));
  serve(app, getFormItemByTable, async ({ code }, caller) =>
    formItem(await formOf(caller, code), dictionaries, caller),
  );
}
