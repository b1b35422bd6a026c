import {
  addCustomForm,
  addDeployForm,
  addDeployOnline,
  bindCustomForm,
  deleteCustomForm,
  deleteCustomForms,
  deleteDeployForm,
  deleteDeployForms,
  deleteDeployOnline,
  deleteDeployOnlineBatch,
  editCustomForm,
  editDeployForm,
  editDeployOnline,
  editFlowForm,
  exportCustomForms,
  exportDeployForms,
  exportDeployOnline,
  getFlowFormColumns,
  getFlowFormItem,
  importCustomForms,
  importDeployForms,
  importDeployOnline,
  listCustomForms,
  listDeployForms,
  listDeployOnline,
  listFlowFormData,
  listFlowForms,
  queryCustomForm,
  queryDeployForm,
  queryDeployOnline,
  saveFlowFormData,
  viewCustomForm,
  viewFlowForm,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { dataForms } from '../shared/dataForms';
import { formColumns } from '../shared/dataViews';
import { formData } from '../shared/formData';
import { flowForms } from './flowForms';
import { linkKinds } from './linkKinds';

/** Links between forms and processes (contract, part 4 §4.3). */
export function formLinkRoutes(app: FastifyInstance, services: Services): void {
  const { custom, deployed, deployedOnline } = linkKinds(services);
  const loggerFor = changeLogger(services.audit);

  serve(app, listCustomForms, (input, caller) => custom.list(caller, input));
  serve(app, viewCustomForm, ({ id }, caller) => custom.view(caller, id));
  serve(app, queryCustomForm, ({ id }, caller) => custom.view(caller, id));
  serveWrites(app, services, {
    add: [addCustomForm, custom.add],
    edit: [editCustomForm, custom.edit],
    remove: [deleteCustomForm, deleteCustomForms, custom.remove],
  });
  serveExport(app, services, exportCustomForms, (input, caller) => custom.exportList(caller, input));
  serveImport(app, services, importCustomForms, (caller) => custom.importList(caller));
  serve(app, bindCustomForm, async ({ customFormVo, ...flat }, caller, at) => {
    const { id, deployId } = customFormVo ?? flat;
    if (id === undefined) throw refuse(texts.formLink.missing('id'), 'id');
    if (deployId === undefined) throw refuse(texts.formLink.missing('deployId'), 'deployId');
    await custom.edit(caller, { id, deployId }, loggerFor(caller, at));
    return new WithMessage(texts.edited, null);
  });

  serve(app, listDeployForms, (input, caller) => deployed.list(caller, input));
  serve(app, queryDeployForm, ({ id }, caller) => deployed.view(caller, id));
  serveWrites(app, services, {
    add: [addDeployForm, deployed.add],
    edit: [editDeployForm, deployed.edit],
    remove: [deleteDeployForm, deleteDeployForms, deployed.remove],
  });
  serveExport(app, services, exportDeployForms, (input, caller) => deployed.exportList(caller, input));
  serveImport(app, services, importDeployForms, (caller) => deployed.importList(caller));

  serve(app, listDeployOnline, (input, caller) => deployedOnline.list(caller, input));
  serve(app, queryDeployOnline, ({ id }, caller) => deployedOnline.view(caller, id));
  serveWrites(app, services, {
    add: [addDeployOnline, deployedOnline.add],
    edit: [editDeployOnline, deployedOnline.edit],
    remove: [deleteDeployOnline, deleteDeployOnlineBatch, deployedOnline.remove],
  });
  serveExport(app, services, exportDeployOnline, (input, caller) => deployedOnline.exportList(caller, input));
  serveImport(app, services, importDeployOnline, (caller) => deployedOnline.importList(caller));
}

/** Online forms shown and filled in by processes (contract, part 4 §4.3). */
export function flowFormRoutes(app: FastifyInstance, services: Services): void {
  const flow = flowForms(services);
  const data = formData(services);
  const formOf = dataForms(services);

  serve(app, listFlowForms, (input, caller) => flow.list(caller, input));
  serve(app, viewFlowForm, ({ id }, caller) => flow.view(caller, id));
  serve(app, getFlowFormItem, ({ id }, caller) => flow.items(caller, id));
  serve(app, getFlowFormColumns, async ({ code }, caller) =>
    formColumns(await formOf(caller, code), services.dictionaries, caller),
  );
  serve(app, listFlowFormData, ({ code = '', ...query }, caller) => data.list(caller, code, query));
  serveWrite(
    app,
    services,
    () => texts.saved,
    saveFlowFormData,
    (caller, { formId, dataList }, logChange) => flow.save(caller, formId, dataList, logChange),
  );
  serveWrite(app, services, () => texts.edited, editFlowForm, flow.edit);
}
