import { addQuestion, answerQuestion, listQuestions } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import type { questions } from './questions';
import { questionTexts } from './texts';

export function questionRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof questions>): void {
  serve(app, listQuestions, (request, caller) => found.list(caller, request));
  serveWrite(app, services, () => questionTexts.done.add, addQuestion, found.add);
  serveWrite(app, services, () => questionTexts.done.answer, answerQuestion, found.answer);
}
