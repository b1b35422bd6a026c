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
import { noting } from '../../../audit/noting';
import { Said } from '../../../http/envelope';
import { refuse } from '../../../http/refusal';
import { serve } from '../../../http/serve';
import type { Services } from '../../../Services';
import { texts } from '../../../texts';
import { serveExport } from '../../../workbooks/serveExport';
import { serveImport } from '../../../workbooks/serveImport';
import { dataForms } from '../dataForms';
import { formColumns } from '../dataViews';
import { formData } from '../formData';
import { flowForms } from './flowForms';
import { linkKinds } from './linkKinds';

/** Which form belongs to which process (contract, part 4 §4.3). */
export function formLinkRoutes(app: FastifyInstance, services: Services): void {
  const { custom, deployed, deployedOnline } = linkKinds(services);
  const noted = noting(services.audit);
  const { added, edited, deleted } = texts;

  serve(app, listCustomForms, (input, caller) => custom.list(caller, input));
  serve(app, viewCustomForm, ({ id }, caller) => custom.view(caller, id));
  serve(app, queryCustomForm, ({ id }, caller) => custom.view(caller, id));
  serve(
    app,
    addCustomForm,
    async (input, caller, at) => new Said(added, await custom.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editCustomForm,
    async (input, caller, at) => new Said(edited, await custom.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteCustomForm,
    async ({ id }, caller, at) => new Said(deleted, await custom.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteCustomForms,
    async ({ ids }, caller, at) => new Said(deleted, await custom.remove(caller, ids, noted(caller, at))),
  );
  serveExport(app, services, exportCustomForms, (input, caller) => custom.exported(caller, input));
  serveImport(app, services, importCustomForms, (caller) => custom.imported(caller));
  serve(app, bindCustomForm, async ({ customFormVo, ...flat }, caller, at) => {
    const { id, deployId } = customFormVo ?? flat;
    if (id === undefined) throw refuse(texts.formLink.missing('id'), 'id');
    if (deployId === undefined) throw refuse(texts.formLink.missing('deployId'), 'deployId');
    await custom.edit(caller, { id, deployId }, noted(caller, at));
    return new Said(edited, null);
  });

  serve(app, listDeployForms, (input, caller) => deployed.list(caller, input));
  serve(app, queryDeployForm, ({ id }, caller) => deployed.view(caller, id));
  serve(
    app,
    addDeployForm,
    async (input, caller, at) => new Said(added, await deployed.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editDeployForm,
    async (input, caller, at) => new Said(edited, await deployed.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteDeployForm,
    async ({ id }, caller, at) => new Said(deleted, await deployed.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteDeployForms,
    async ({ ids }, caller, at) => new Said(deleted, await deployed.remove(caller, ids, noted(caller, at))),
  );
  serveExport(app, services, exportDeployForms, (input, caller) => deployed.exported(caller, input));
  serveImport(app, services, importDeployForms, (caller) => deployed.imported(caller));

  serve(app, listDeployOnline, (input, caller) => deployedOnline.list(caller, input));
  serve(app, queryDeployOnline, ({ id }, caller) => deployedOnline.view(caller, id));
  serve(
    app,
    addDeployOnline,
    async (input, caller, at) => new Said(added, await deployedOnline.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editDeployOnline,
    async (input, caller, at) => new Said(edited, await deployedOnline.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteDeployOnline,
    async ({ id }, caller, at) => new Said(deleted, await deployedOnline.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteDeployOnlineBatch,
    async ({ ids }, caller, at) => new Said(deleted, await deployedOnline.remove(caller, ids, noted(caller, at))),
  );
  serveExport(app, services, exportDeployOnline, (input, caller) => deployedOnline.exported(caller, input));
  serveImport(app, services, importDeployOnline, (caller) => deployedOnline.imported(caller));
}

/** Online forms as processes show and fill them (contract, part 4 §4.3). */
export function flowFormRoutes(app: FastifyInstance, services: Services): void {
  const flow = flowForms(services);
  const data = formData(services);
  const formOf = dataForms(services);
  const noted = noting(services.audit);

  serve(app, listFlowForms, (input, caller) => flow.list(caller, input));
  serve(app, viewFlowForm, ({ id }, caller) => flow.view(caller, id));
  serve(app, getFlowFormItem, ({ id }, caller) => flow.items(caller, id));
  serve(app, getFlowFormColumns, async ({ code }, caller) =>
    formColumns(await formOf(caller, code), services.dictionaries, caller),
  );
  serve(app, listFlowFormData, ({ code = '', ...query }, caller) => data.list(caller, code, query));
  serve(
    app,
    saveFlowFormData,
    async ({ formId, dataList }, caller, at) =>
      new Said(texts.saved, await flow.save(caller, formId, dataList, noted(caller, at))),
  );
  serve(
    app,
    editFlowForm,
    async (input, caller, at) => new Said(texts.edited, await flow.edit(caller, input, noted(caller, at))),
  );
}
