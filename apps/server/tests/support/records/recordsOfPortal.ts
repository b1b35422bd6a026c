import { line, type CallRecords, type Line } from './Line';
import { NOBODY, USERS } from './users';

/** Editors keep what belongs to their tenant; none of the callers edits in the other one. */
const kept = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin', 'editor'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];
/** What the first has deleted the editor asks for in vain; that editors may is in `access.test.ts`. */
const deleted = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];
/** The public site is that of the first tenant, for everybody. */
const shown = (what: string): Line[] => [
  line('published on the site', USERS, () => ({ id: `own-${what}-read` })),
  line('other tenant’s', NOBODY, () => ({ id: `foreign-${what}-read` })),
];

/** Calls of the public site and of those who keep it. */
export const recordsOfPortal: Readonly<Record<string, CallRecords>> = {
  listHelp: 'no record',
  listHelpAdmin: 'no record',
  viewHelp: shown('help'),
  manageHelp: 'no record',
  viewHelpEntry: kept('help', 'edit'),
  addHelpEntry: 'no record',
  editHelpEntry: kept('help', 'edit'),
  deleteHelpEntry: deleted('help', 'delete'),
  deleteHelpEntries: deleted('help', 'deletes', 'ids'),

  listPublishedNews: 'no record',
  viewNewsArticle: shown('news'),
  // Has no condition on the id; that nobody else's are in it is in `portal.test.ts`.
  listNews: 'no record',
  viewNews: kept('news', 'edit'),
  addNews: 'no record',
  editNews: kept('news', 'edit'),
  exportNews: kept('news', 'edit', 'selections'),
  importNews: 'no record',
  publishNews: kept('news', 'edit'),
  revokeNews: kept('news', 'edit'),
  deleteNews: deleted('news', 'delete'),
  deleteNewsBatch: deleted('news', 'deletes', 'ids'),

  // Public projects are everybody's, of whatever tenant.
  listProjectIntros: 'no record',
  viewProjectIntro: [
    line('own tenant’s project', USERS, () => ({ id: 'own-project' })),
    line('other tenant’s project', USERS, () => ({ id: 'foreign-project' })),
  ],

  viewPortalPage: 'no record',
  savePortalPage: 'no record',

  currentProtocol: [
    line('own tenant’s protocol', USERS, () => ({ code: 'own_protocol' })),
    line('other tenant’s protocol', NOBODY, () => ({ code: 'foreign_protocol' })),
  ],
  listProtocols: 'no record',
  viewProtocol: kept('protocol', 'edit'),
  addProtocol: 'no record',
  editProtocol: kept('protocol', 'edit'),
  deleteProtocol: deleted('protocol', 'delete'),
  deleteProtocols: deleted('protocol', 'deletes', 'ids'),
};
