import {
  addForm,
  addFormData,
  convertForm,
  copyForm,
  deleteForm,
  deleteFormData,
  deleteForms,
  editForm,
  editFormData,
  exportForms,
  FORM_CONTENT_LIMIT,
  listAllForms,
  listFormData,
  listForms,
  listFormVersions,
  publishForm,
  queryForm,
  validateForm,
  viewForm,
  viewFormData,
  viewFormVersion,
  exportColumnsOf,
  formFields,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { serveExport } from '../../../records/workbooks/serveExport';
import { formData } from '../shared/formData';
import { formEntries } from './formEntries';
import { forms } from './forms';

/** Room for a form content of maximum size after JSON escaping. */
const LARGE = { bodyLimit: 3 * FORM_CONTENT_LIMIT };
const COLUMNS = sheetColumns(exportColumnsOf(formFields));

export function formRoutes(app: FastifyInstance, services: Services): void {
  const form = forms(services);
  const entries = formEntries(services);
  const data = formData(services);
  const loggerFor = changeLogger(services.audit);

  serve(app, listForms, (input, caller) => form.list(caller, input));
  serve(app, listAllForms, (input, caller) => entries.list(caller, input));
  serve(app, viewForm, ({ id }, caller) => form.view(caller, id));
  serve(app, queryForm, ({ id }, caller) => form.view(caller, id));
  serveWrites(app, services, {
    add: [addForm, form.add, LARGE],
    edit: [editForm, form.edit, LARGE],
    remove: [deleteForm, deleteForms, form.remove],
  });
  serveWrite(
    app,
    services,
    () => texts.added,
    copyForm,
    (caller, { id }, logChange) => form.copy(caller, id, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.added,
    convertForm,
    (caller, { id }, logChange) => form.convert(caller, id, logChange),
  );
  serveWrite(app, services, () => texts.saved, publishForm, form.publish);
  serveExport(app, services, exportForms, async ({ selections }, caller) => ({
    title: () => texts.form.title,
    columns: COLUMNS,
    rows: await form.exported(caller, { ...(selections && { selections }) }),
  }));
  serve(app, listFormVersions, ({ id }, caller) => form.versions(caller, id));
  serve(app, viewFormVersion, ({ id, version }, caller) => form.version(caller, id, version));
  serve(app, validateForm, (input, caller) => form.validate(caller, input), LARGE);

  serve(
    app,
    addFormData,
    async ({ code }, caller, at) =>
      new WithMessage(texts.added, await data.add(caller, code, at.request.body, loggerFor(caller, at))),
  );
  serve(
    app,
    editFormData,
    async ({ code, id }, caller, at) =>
      new WithMessage(texts.edited, await data.edit(caller, code, id, at.request.body, loggerFor(caller, at))),
  );
  serve(app, viewFormData, ({ code, id }, caller) => data.view(caller, code, id));
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteFormData,
    (caller, { code, id }, logChange) => data.remove(caller, code, id, logChange),
  );
  serve(app, listFormData, ({ code = '', ...query }, caller) => data.list(caller, code, query));
}
