import { join } from 'node:path';
import { splitList } from '@gezi/advanced-query/core';
import {
  addForm,
  addFormData,
  copyForm,
  deleteForm,
  deleteFormData,
  deleteForms,
  editForm,
  editFormData,
  exportForms,
  FORM_CONTENT_LIMIT,
  listFormData,
  listForms,
  listFormVersions,
  queryForm,
  validateForm,
  viewForm,
  viewFormData,
  viewFormVersion,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { timeText } from '../../db';
import { callOf } from '../../http/callOf';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { sendExport } from '../../workbooks/sendExport';
import { formData } from './formData';
import { forms } from './forms';

/** A content at its limit, each of its quotes and line ends escaped once more within the JSON of a body. */
const LARGE = { bodyLimit: 3 * FORM_CONTENT_LIMIT };
const COLUMNS = [
  { key: 'formName', header: '表单名称', width: 32 },
  { key: 'version', header: '版本', width: 8 },
  { key: 'remark', header: '备注', width: 40 },
  { key: 'createBy', header: '创建人' },
  { key: 'createTime', header: '创建时间', width: 20 },
  { key: 'updateTime', header: '更新时间', width: 20 },
];

export function formRoutes(app: FastifyInstance, services: Services): void {
  const { audit, clock, config } = services;
  const form = forms(services);
  const data = formData(services);
  const noted = noting(audit);
  services.recordSearches.push({ kind: 'form', find: form.find });

  serve(app, listForms, (input, caller) => form.list(caller, input));
  serve(app, viewForm, ({ id }, caller) => form.view(caller, id));
  serve(app, queryForm, ({ id }, caller) => form.view(caller, id));
  serve(
    app,
    addForm,
    async (input, caller, at) => new Said(texts.added, await form.add(caller, input, noted(caller, at))),
    LARGE,
  );
  serve(
    app,
    editForm,
    async (input, caller, at) => new Said(texts.edited, await form.edit(caller, input, noted(caller, at))),
    LARGE,
  );
  serve(
    app,
    deleteForm,
    async ({ id }, caller, at) => new Said(texts.deleted, await form.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteForms,
    async ({ ids }, caller, at) => new Said(texts.deleted, await form.remove(caller, ids, noted(caller, at))),
  );
  serve(
    app,
    copyForm,
    async ({ id }, caller, at) => new Said(texts.added, await form.copy(caller, id, noted(caller, at))),
  );
  serve(app, exportForms, async ({ selections = '' }, caller, { request, reply }) => {
    const rows = await form.exported(caller, splitList(selections));
    const content = texts.audit.exported(texts.form.title, rows.length);
    await audit({ kind: 'export', content, caller, ip: caller.ip, call: callOf(request) });
    return sendExport(reply, join(config.dataDir, 'files/waiting'), {
      title: texts.form.title,
      columns: COLUMNS,
      rows,
      who: caller.username,
      when: timeText(clock()),
    });
  });
  serve(app, listFormVersions, ({ id }, caller) => form.versions(caller, id));
  serve(app, viewFormVersion, ({ id, version }, caller) => form.version(caller, id, version));
  serve(app, validateForm, (input, caller) => form.validate(caller, input), LARGE);

  serve(
    app,
    addFormData,
    async ({ code }, caller, at) =>
      new Said(texts.added, await data.add(caller, code, at.request.body, noted(caller, at))),
  );
  serve(
    app,
    editFormData,
    async ({ code, id }, caller, at) =>
      new Said(texts.edited, await data.edit(caller, code, id, at.request.body, noted(caller, at))),
  );
  serve(app, viewFormData, ({ code, id }, caller) => data.view(caller, code, id));
  serve(
    app,
    deleteFormData,
    async ({ code, id }, caller, at) => new Said(texts.deleted, await data.remove(caller, code, id, noted(caller, at))),
  );
  serve(app, listFormData, ({ code = '', ...query }, caller) => data.list(caller, code, query));
}
