import {
  addContractTemplate,
  deleteContractTemplate,
  deleteContractTemplates,
  downloadDefaultTemplate,
  editContractTemplate,
  exportContractDocx,
  listContractTemplates,
  viewContractTemplate,
} from '@gezi/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { callOf } from '../../../platform/http/callOf';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrites } from '../../../records/lists/serveWrites';
import { contractTexts } from '../shared/contractTexts';
import { contractDocx } from './contractDocx';
import { defaultTemplate } from './defaultTemplate';
import { contractTemplates } from './templates';
import { templateTexts } from './texts';

export function contractTemplateRoutes(app: FastifyInstance, services: Services): void {
  const templates = contractTemplates(services);
  const docxOf = contractDocx(services, templates);

  serve(app, listContractTemplates, (request, caller) => templates.list(caller, request));
  serve(app, viewContractTemplate, ({ id }, caller) => templates.view(caller, id));
  serveWrites(app, services, {
    add: [addContractTemplate, templates.add],
    edit: [editContractTemplate, templates.edit],
    remove: [deleteContractTemplate, deleteContractTemplates, templates.remove],
  });
  serve(app, downloadDefaultTemplate, async (_input, _caller, { reply }) =>
    sendDocx(reply, templateTexts.defaultName, defaultTemplate()),
  );
  serve(app, exportContractDocx, async (input, caller, { request, reply }) => {
    const { contract, bytes } = await docxOf(caller, input);
    const content = () => texts.audit.exported(`${contractTexts.what} ${contract.contractNo}`, 1);
    await services.audit({ kind: 'export', content, caller, ip: caller.ip, call: callOf(request) });
    return sendDocx(reply, `${contract.contractNo} ${contract.contractName}`, bytes);
  });
}

/** Sends a document as a download. @param name file name without extension */
const sendDocx = (reply: FastifyReply, name: string, bytes: Buffer) =>
  reply
    .type('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="contract.docx"; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/[\\/:*?"<>|']/g, '_'))}.docx`,
    )
    .send(bytes);
