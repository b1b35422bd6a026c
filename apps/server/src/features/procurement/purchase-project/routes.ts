import {
  addProject,
  awardProject,
  approveProject,
  cancelProject,
  copyProject,
  createProjectFromPlan,
  deleteProject,
  deleteProjects,
  editProject,
  exportProjectHistory,
  exportProjects,
  extendProject,
  failProject,
  finishScore,
  importProjects,
  listFrameworks,
  listProjects,
  openProject,
  projectHistory,
  projectStatus,
  projectTimeline,
  publishProject,
  reAwardProject,
  rejectProject,
  startRound,
  submitProject,
  viewProject,
  withdrawProject,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { awards } from './awards';
import { openings } from './openings';
import type { projects } from './projects';
import { projectWorkbooks } from './projectWorkbooks';
import { rounds } from './rounds';
import { projectTexts } from '../shared/projects/projectTexts';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

/** Actions that only name the project, with words at most. */
const ACTIONS = [
  ['submit', submitProject],
  ['withdraw', withdrawProject],
  ['approve', approveProject],
  ['reject', rejectProject],
  ['publish', publishProject],
  ['finishScore', finishScore],
  ['fail', failProject],
  ['cancel', cancelProject],
] as const;

export function projectRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof projects>): void {
  const workbooks = projectWorkbooks(services, found);

  serve(app, listProjects, (request, caller) => found.list(caller, request));
  serve(app, listFrameworks, (request, caller) => found.listFrameworks(caller, request));
  serve(app, viewProject, ({ id }, caller) => found.view(caller, id));
  serveHistory(
    app,
    services,
    { timeline: projectTimeline, history: projectHistory, export: exportProjectHistory },
    found.records,
  );

  serveWrites(app, services, {
    add: [addProject, found.add, DOCUMENT],
    remove: [deleteProject, deleteProjects, found.remove],
  });
  serveWrite(app, services, () => texts.saved, editProject, found.edit, DOCUMENT);
  serveWrite(app, services, () => projectTexts.done.createFromPlan, createProjectFromPlan, found.createFromPlan);
  serveWrite(app, services, () => projectTexts.done.copy, copyProject, found.copy);
  serveWrite(app, services, () => projectTexts.done.extend, extendProject, found.extend);
  const { open } = openings(services, found);
  const loggerFor = changeLogger(services.audit);
  serve(app, openProject, async (input, caller, at) => {
    const project = await open(caller, input, loggerFor(caller, at));
    const isConfirmed = project.status === projectStatus.toOpen;
    return new WithMessage(isConfirmed ? projectTexts.done.confirmOpening : projectTexts.done.open, project);
  });
  serveWrite(app, services, () => projectTexts.done.newRound, startRound, rounds(services, found).newRound);
  const { award, reAward } = awards(services, found);
  serveWrite(app, services, () => projectTexts.done.award, awardProject, award, DOCUMENT);
  serveWrite(app, services, () => projectTexts.done.reAward, reAwardProject, reAward);
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
