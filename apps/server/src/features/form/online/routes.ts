import {
  addFormHead,
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
import { noting } from '../../../audit/noting';
import { Said } from '../../../http/envelope';
import { serve } from '../../../http/serve';
import type { Services } from '../../../Services';
import { texts } from '../../../texts';
import { dataForms } from '../dataForms';
import { formColumns, formItem, formQueryInfo } from '../dataViews';
import { formHeads } from './heads';

/** Online forms (contract, part 4 §3): what they are made of, and how their records are shown. */
export function onlineFormRoutes(app: FastifyInstance, services: Services): void {
  const { audit, dictionaries } = services;
  const heads = formHeads(services);
  const formOf = dataForms(services);
  const noted = noting(audit);

  serve(app, listFormHeads, (input, caller) => heads.list(caller, input));
  serve(
    app,
    addFormHead,
    async (input, caller, at) => new Said(texts.added, await heads.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editFormHead,
    async (input, caller, at) => new Said(texts.edited, await heads.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteFormHead,
    async ({ id }, caller, at) => new Said(texts.deleted, await heads.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteFormHeads,
    async ({ ids }, caller, at) => new Said(texts.deleted, await heads.remove(caller, ids, noted(caller, at))),
  );
  serve(app, listFormFields, ({ headId }, caller) => heads.fields(caller, headId));
  serve(app, listFormIndexes, async ({ headId }, caller) => {
    await heads.fields(caller, headId);
    return [];
  });

  serve(app, getFormColumns, async ({ code }, caller) => formColumns(await formOf(caller, code), dictionaries, caller));
  serve(app, getFormQueryInfo, async ({ code }, caller) => formQueryInfo(await formOf(caller, code)));
  serve(app, getFormItem, async ({ code }, caller) => formItem(await formOf(caller, code), dictionaries, caller));
  serve(app, getFormItemByTable, async ({ code }, caller) =>
    formItem(await formOf(caller, code), dictionaries, caller),
  );
}
