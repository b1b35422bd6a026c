import {
  addHelpEntry,
  addNews,
  addProtocol,
  deleteHelpEntries,
  deleteHelpEntry,
  deleteNews,
  deleteNewsBatch,
  deleteProtocol,
  deleteProtocols,
  editHelpEntry,
  editNews,
  editProtocol,
  listNews,
  exportNews,
  importNews,
  listProtocols,
  manageHelp,
  publishNews,
  revokeNews,
  savePortalPage,
  viewHelpEntry,
  viewNews,
  viewProtocol,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { help } from './help';
import { news } from './news';
import { pages } from './pages';
import { protocols } from './protocols';

/** Endpoints for editors of the public site. */
export function siteAdminRoutes(app: FastifyInstance, services: Services): void {
  const entries = help(services);
  const articles = news(services);
  const agreements = protocols(services);

  serve(app, manageHelp, (_, caller) => entries.manage(caller));
  serve(app, viewHelpEntry, ({ id }, caller) => entries.view(caller, id));
  serveWrites(app, services, {
    add: [addHelpEntry, entries.add],
    edit: [editHelpEntry, entries.edit],
    remove: [deleteHelpEntry, deleteHelpEntries, entries.remove],
  });

  serve(app, listNews, (request, caller) => articles.list(caller, request));
  serve(app, viewNews, ({ id }, caller) => articles.view(caller, id));
  serveWrites(app, services, {
    add: [addNews, articles.add],
    edit: [editNews, articles.edit],
    remove: [deleteNews, deleteNewsBatch, articles.remove],
  });
  serveExport(app, services, exportNews, (request, caller) => articles.listFor(caller, request));
  serveImport(app, services, importNews, articles.importFor);
  serveWrite(
    app,
    services,
    () => texts.portal.published,
    publishNews,
    (caller, { id }, logChange) => articles.setStatus(caller, id, 'published', logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.portal.revoked,
    revokeNews,
    (caller, { id }, logChange) => articles.setStatus(caller, id, 'revoked', logChange),
  );

  serve(app, listProtocols, (request, caller) => agreements.list(caller, request));
  serve(app, viewProtocol, ({ id }, caller) => agreements.view(caller, id));
  serveWrites(app, services, {
    add: [addProtocol, agreements.add],
    edit: [editProtocol, agreements.edit],
    remove: [deleteProtocol, deleteProtocols, agreements.remove],
  });

  serveWrite(app, services, () => texts.saved, savePortalPage, pages(services).save);
}
