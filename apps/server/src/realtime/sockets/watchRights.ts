import { groupBy } from '../../platform/kit/groupBy';
import type { Sessions } from '../../identity/sessions/createSessions';
import { closeCodes } from './closeCodes';
import { readPageId, type PageKinds, type PageRight } from './pageRight';
import { rightOnPage } from './rightOnPage';
import type { Member, SocketRegistry } from './socketRegistry';

interface Watched {
  sessions: Pick<Sessions, 'standings'>;
  pageKinds: PageKinds;
  registry: SocketRegistry;
  /** Called when a member's right to write has changed. */
  rightChanged: (member: Member) => void;
  /** Called when a check failed; the next one retries. */
  logError: (fault: unknown) => void;
}

/**
 * Closes open sockets whose session ended, or whose user lost the tenant or the right to the page. A user who lost the
 * right to write may still read.
 *
 * @returns a function that queues sockets for a check; queued sockets are checked once, or again if queued during a check
 */
export function watchRights({
  sessions,
  pageKinds,
  registry,
  rightChanged,
  logError,
}: Watched): (members: readonly Member[]) => void {
  const waiting = new Set<Member>();
  let isBusy = false;

  return (members) => {
    for (const member of members) waiting.add(member);
    if (!isBusy) void drainQueue();
  };

  async function drainQueue() {
    isBusy = true;
    while (waiting.size > 0) {
      const batch = [...waiting];
      waiting.clear();
      await checkMembers(batch).catch(logError);
    }
    isBusy = false;
  }

  async function checkMembers(members: readonly Member[]) {
    const pageOf = ({ pageId }: Member) => (pageId === undefined ? undefined : readPageId(pageId, pageKinds));
    const byPermission = groupBy(members, (member) => pageOf(member)?.kind?.permission ?? '');
    for (const [permission, group] of byPermission) {
      const ids = [...new Set(group.map(({ sessionId }) => sessionId))];
      const standings = await sessions.standings(ids, permission);
      const rights = new Map<string, Promise<PageRight>>();
      for (const member of group) {
        const inTenant = standings.get(member.sessionId);
        if (!inTenant) {
          registry.end(member, closeCodes.notSignedIn, 'session ended');
          continue;
        }
        const standing = inTenant(member.tenantId);
        const page = pageOf(member);
        if (!standing) registry.end(member, closeCodes.forbidden, 'tenant lost');
        if (!standing || !page) continue;
        const key = `${member.sessionId} ${member.tenantId} ${member.pageId}`;
        if (!rights.has(key)) rights.set(key, rightOnPage(standing, page));
        const right = await rights.get(key)!;
        if (right === 'none') registry.end(member, closeCodes.forbidden, 'right lost');
        member.supplierId = standing.caller.supplierId;
        const mayWrite = right === 'write';
        if (mayWrite === member.mayWrite) continue;
        member.mayWrite = mayWrite;
        if (right !== 'none') rightChanged(member);
      }
    }
  }
}
