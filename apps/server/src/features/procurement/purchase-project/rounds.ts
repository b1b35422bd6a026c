import { bidStatus, inviteStatus, type InputOf, type PurchaseInfo, type startRound } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { databaseTime, purchaseInvite } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { bidReader } from '../shared/bids/bidReader';
import { bidSeal } from '../shared/bids/bidSeal';
import type { StoredProject } from '../shared/projects/projectKind';
import { projectNotices } from '../shared/projects/projectNotices';
import { projectTexts } from '../shared/projects/projectTexts';
import type { projects } from './projects';

const SHORTLISTED: readonly string[] = [bidStatus.submitted, bidStatus.valid, bidStatus.shortlisted];

/** Further rounds of competitive projects: only the suppliers of the chosen bids quote again. */
export function rounds(services: Services, found: ReturnType<typeof projects>) {
  const { db } = services;
  const reader = bidReader(services);
  const seal = bidSeal(services);

  return { newRound };

  async function newRound(
    caller: Caller,
    { id, bidIds, proEndTime }: InputOf<typeof startRound>,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    const notices = projectNotices(services, found.store);
    const { tenantId } = caller;
    const known = await found.records.findOrRefuse(caller, id);
    const startTime = await databaseTime(db);
    if (proEndTime <= startTime) throw refuse(projectTexts.endPassed, 'proEndTime');
    // Creating a key pair takes a moment; nobody waits for it in a lock.
    await seal.publicKeyOf({ tenantId, purchaseInfoId: id, round: known.round + 1 }, startTime);
    await db.transaction(async () => {
      let suppliers: string[] = [];
      const saved = await found.records.act(caller, 'newRound', { id }, logChange, async (project) => {
        suppliers = await chosenSuppliers(caller, project, bidIds);
        await invite(caller, project, suppliers);
        await seal.endRound({ tenantId, purchaseInfoId: id, round: project.round }, project.proEndTime);
        return {
          members: {
            round: project.round + 1,
            proEndTime,
            postponed: '0',
            insufficient: '0',
            openConfirmUser: null,
            openConfirmTime: null,
          },
        };
      });
      await notices.toChosen(caller, 'newRound', saved, suppliers);
    });
    notices.notifyWindows();
    return found.view(withoutDataRules(caller), id);
  }

  async function chosenSuppliers({ tenantId }: Caller, { id, round }: StoredProject, bidIds: readonly string[]) {
    const bids = await reader.ofProject({ tenantId, id }, round);
    return bidIds.map((bidId, index) => {
      const bid = bids.find((one) => one.id === bidId);
      if (!bid || !SHORTLISTED.includes(bid.status)) throw refuse(projectTexts.unknownBid, `bidIds/${index}`);
      return bid.supplierId!;
    });
  }

  /** Moves the invitations of the chosen suppliers to the new round. */
  async function invite({ tenantId }: Caller, { id, round }: StoredProject, suppliers: readonly string[]) {
    await db.orm
      .update(purchaseInvite)
      .set({ round: round + 1, inviteStatus: inviteStatus.accepted })
      .where(
        and(
          eq(purchaseInvite.tenantId, tenantId),
          eq(purchaseInvite.purchaseInfoId, id),
          inArray(purchaseInvite.supplierId, [...suppliers]),
        ),
      );
  }
}
