import {
  currentProtocol,
  listHelp,
  listHelpAdmin,
  listProjectIntros,
  listPublishedNews,
  openProjectData,
  viewHelp,
  viewNewsArticle,
  viewPortalPage,
  viewProjectIntro,
} from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/addressOf';
import { presentedBy } from '../../../platform/http/enforceAccess';
import { publicOrigin } from '../../../platform/http/publicOrigin';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { withLanguage } from '../../../platform/texts';
import { help } from './help';
import { news } from './news';
import { pages } from './pages';
import { projects } from './projects';
import { protocols } from './protocols';

/** Endpoints for visitors, signed in or not. */
export function visitorRoutes(app: FastifyInstance, services: Services): void {
  const helpDocuments = help(services);
  const { published, article } = news(services);
  const projectIntros = projects(services);

  /** A valid token shows more; an invalid one is ignored. */
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> =>
    (await services.sessions.callerOf(presentedBy(request))).ok;

  servePublic(app, listHelp, ({ keyword }) => helpDocuments.list(false, keyword));
  serve(app, listHelpAdmin, ({ keyword }) => helpDocuments.list(true, keyword));
  servePublic(app, viewHelp, async ({ id }, { request }) => helpDocuments.read(await isSignedIn(request), id));
  servePublic(app, listPublishedNews, (request) => published(request));
  servePublic(app, viewNewsArticle, ({ id }, { request }) => article(id, addressOf(request)));
  servePublic(app, listProjectIntros, (request) => projectIntros.list(request));
  servePublic(app, viewProjectIntro, ({ id }) => projectIntros.view(id));
  servePublic(app, openProjectData, async ({ id }, { request, reply }) => {
    // The package states its language.
    const found = await withLanguage('zh-CN', () => projectIntros.openData(id, publicOrigin(services.config, request)));
    reply.header('content-disposition', 'attachment; filename="ocds.json"');
    return found;
  });
  servePublic(app, viewPortalPage, ({ code }) => pages(services).view(code));
  servePublic(app, currentProtocol, ({ code }) => protocols(services).current(code));
}
