import {
  acceptExpertTask,
  declineExpertTask,
  expertTaskFields,
  exportExpertTasks,
  extractExperts,
  listExpertTasks,
  returnScores,
  saveScores,
  setScoreDeadline,
  submitScores,
  viewBidsToScore,
  viewScoreSummary,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { listSheet } from '../../../records/workbooks/listSheet';
import { serveExport } from '../../../records/workbooks/serveExport';
import { scoring } from './scoring';
import { scoreSummaries } from './summary';
import type { ExpertTasks } from './tasks';
import { appraisalTexts } from './texts';

export function appraisalRoutes(app: FastifyInstance, services: Services, tasks: ExpertTasks): void {
  const { done } = appraisalTexts;
  const scores = scoring(services, tasks);
  const summaries = scoreSummaries(services, tasks);

  serve(app, listExpertTasks, (request, caller) => tasks.list(caller, request));
  const sheet = listSheet(services, {
    title: () => appraisalTexts.sheet,
    fields: expertTaskFields,
    list: tasks.list,
  });
  serveExport(app, services, exportExpertTasks, sheet);
  serve(app, viewBidsToScore, (request, caller) => scores.view(caller, request));
  serve(app, viewScoreSummary, (request, caller) => summaries.view(caller, request));

  serveWrite(app, services, () => done.extract, extractExperts, tasks.extract);
  serveWrite(app, services, () => done.setDeadline, setScoreDeadline, tasks.setDeadline);
  serveWrite(app, services, () => done.accept, acceptExpertTask, tasks.accept);
  serveWrite(app, services, () => done.decline, declineExpertTask, tasks.decline);
  serveWrite(app, services, () => done.saveScore, saveScores, scores.save);
  serveWrite(app, services, () => done.submitScore, submitScores, scores.submit);
  serveWrite(app, services, () => done.returnScore, returnScores, scores.giveBack);
}
