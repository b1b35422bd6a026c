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
import { noting, type Note } from '../../audit/noting';
import { Said } from '../../http/envelope';
import type { Caller } from '../../http/Caller';
import { serve, type Exchange } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { help } from './help';
import { news } from './news';
import { pages } from './pages';
import { protocols } from './protocols';

/** Runs what writes, with the log of it, and says that it is done. */
const saying =
  (noted: (caller: Caller, at: Exchange) => Note) =>
  <Input, Result>(message: string, write: (caller: Caller, input: Input, note: Note) => Promise<Result>) =>
  async (input: Input, caller: Caller, at: Exchange) =>
    new Said(message, await write(caller, input, noted(caller, at)));

/** How the public site is kept. */
export function editorRoutes(app: FastifyInstance, services: Services): void {
  const say = saying(noting(services.audit));
  const kept = { help: help(services), news: news(services), protocols: protocols(services), pages: pages(services) };
  const one =
    (remove: (caller: Caller, ids: string, note: Note) => Promise<null>) =>
    (caller: Caller, { id }: { id: string }, note: Note) =>
      remove(caller, id, note);
  const several =
    (remove: (caller: Caller, ids: string, note: Note) => Promise<null>) =>
    (caller: Caller, { ids }: { ids: string }, note: Note) =>
      remove(caller, ids, note);

  serve(app, manageHelp, (_, caller) => kept.help.manage(caller));
  serve(app, viewHelpEntry, ({ id }, caller) => kept.help.view(caller, id));
  serve(app, addHelpEntry, say(texts.added, kept.help.add));
  serve(app, editHelpEntry, say(texts.edited, kept.help.edit));
  serve(app, deleteHelpEntry, say(texts.deleted, one(kept.help.remove)));
  serve(app, deleteHelpEntries, say(texts.deleted, several(kept.help.remove)));

  serve(app, listNews, (request, caller) => kept.news.list(caller, request));
  serve(app, viewNews, ({ id }, caller) => kept.news.view(caller, id));
  serve(app, addNews, say(texts.added, kept.news.add));
  serve(app, editNews, say(texts.edited, kept.news.edit));
  serve(app, deleteNews, say(texts.deleted, one(kept.news.remove)));
  serve(app, deleteNewsBatch, say(texts.deleted, several(kept.news.remove)));
  serve(
    app,
    publishNews,
    say(texts.portal.published, (caller, { id }: { id: string }, note) =>
      kept.news.turn(caller, id, 'published', note),
    ),
  );
  serve(
    app,
    revokeNews,
    say(texts.portal.revoked, (caller, { id }: { id: string }, note) => kept.news.turn(caller, id, 'revoked', note)),
  );

  serve(app, listProtocols, (request, caller) => kept.protocols.list(caller, request));
  serve(app, viewProtocol, ({ id }, caller) => kept.protocols.view(caller, id));
  serve(app, addProtocol, say(texts.added, kept.protocols.add));
  serve(app, editProtocol, say(texts.edited, kept.protocols.edit));
  serve(app, deleteProtocol, say(texts.deleted, one(kept.protocols.remove)));
  serve(app, deleteProtocols, say(texts.deleted, several(kept.protocols.remove)));

  serve(app, savePortalPage, say(texts.saved, kept.pages.save));
}
