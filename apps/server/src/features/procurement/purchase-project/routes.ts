import {
  addProject,
  approveProject,
  cancelProject,
  copyProject,
  createProjectFromPlan,
  deleteProject,
  deleteProjects,
  editProject,
  exportProjects,
  extendProject,
  failProject,
  importProjects,
  listProjects,
  projectTimeline,
  rejectProject,
  submitProject,
  viewProject,
  withdrawProject,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import type { projects } from './projects';
import { projectWorkbooks } from './projectWorkbooks';
import { projectTexts } from './texts';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

/** Actions that only name the project, with words at most. */
const ACTIONS = [
  ['submit', submitProject],
  ['withdraw', withdrawProject],
  ['approve', approveProject],
  ['reject', rejectProject],
  ['fail', failProject],
  ['cancel', cancelProject],
] as const;

export function projectRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof projects>): void {
  const workbooks = projectWorkbooks(services, found);

  serve(app, listProjects, (request, caller) => found.list(caller, request));
  serve(app, viewProject, ({ id }, caller) => found.view(caller, id));
  serve(app, projectTimeline, ({ id }, caller) => found.records.timelineOf(caller, id));

  serveWrites(app, services, {
    add: [addProject, found.add, DOCUMENT],
    remove: [deleteProject, deleteProjects, found.remove],
  });
  serveWrite(app, services, () => texts.saved, editProject, found.edit, DOCUMENT);
  serveWrite(app, services, () => projectTexts.done.createFromPlan, createProjectFromPlan, found.createFromPlan);
  serveWrite(app, services, () => projectTexts.done.copy, copyProject, found.copy);
  serveWrite(app, services, () => projectTexts.done.extend, extendProject, found.extend);
  for (const [action, endpoint] of ACTIONS) {
    serveWrite(
      app,
      services,
      () => projectTexts.done[action],
      endpoint,
      (caller, input, logChange) => found.act(caller, action, input, logChange),
    );
  }

  serveExport(app, services, exportProjects, (input, caller) => workbooks.exported(input, caller));
  serveImport(app, services, importProjects, (caller) => workbooks.importFor(caller));
}
