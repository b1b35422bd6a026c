import { inArray } from 'drizzle-orm';
import { purchaseInfo, purchaseInvite, sysUser } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { NOBODY, THERE } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const readers: readonly Role[] = [...purchasers, 'supplier'];
const suppliers: readonly Role[] = ['admin', 'supplier'];
const remark = { replyRemark: '产能已满' };

const invitations = (member: string) => [
  line('invitation of the own supplier', readers, () => ({ [member]: 'own-invite' })),
  line('invitation of another supplier', purchasers, () => ({ [member]: 'other-invite' })),
  line('other tenant’s invitation', THERE, () => ({ [member]: 'foreign-invite' })),
];
/** Administrators hold the permission and see the own tenant's invitation, but act for no supplier. */
const answered = (id: string, more: object = {}) => [
  line('invitation of the own supplier', ['supplier'], () => ({ id, ...more }), ['admin']),
  line('invitation of another supplier', NOBODY, () => ({ id: 'other-invite', ...more }), ['admin']),
  line('other tenant’s invitation', NOBODY, () => ({ id: 'foreign-invite', ...more })),
];
const projects = (member: string) => [
  line('open project', suppliers, () => ({ [member]: 'invite-open' })),
  line('project by invitation', ['supplier'], () => ({ [member]: 'invite-selective' })),
  line('other tenant’s project', NOBODY, () => ({ [member]: 'invite-foreign' })),
];

export const tests: EndpointTests = {
  rights: {
    listInvites: { users: readers },
    exportInvites: { users: readers },
    addInvites: { users: purchasers, input: { purchaseInfoId: 'x', supplierIds: ['x'] } },
    remindInvites: { users: purchasers, input: { ids: ['x'] } },
    acceptInvite: { users: suppliers, input: { id: 'x' } },
    declineInvite: { users: suppliers, input: { id: 'x', ...remark } },
    listSources: { users: suppliers },
    exportSources: { users: suppliers },
    viewSource: { users: suppliers, input: { id: 'x' } },
    registerForSource: { users: ['supplier'], input: { purchaseInfoId: 'x' } },
  },
  goodInputs: {
    addInvites: { purchaseInfoId: 'x', supplierIds: ['x'] },
    remindInvites: { ids: ['x'] },
    acceptInvite: { id: 'x' },
    declineInvite: { id: 'x', ...remark },
    registerForSource: { purchaseInfoId: 'x' },
  },
  records: {
    listInvites: invitations('id'),
    exportInvites: invitations('selections'),
    addInvites: [
      line('own project', purchasers, () => ({ purchaseInfoId: 'invite-selective', supplierIds: ['x'] })),
      line('other tenant’s project', THERE, () => ({ purchaseInfoId: 'invite-foreign', supplierIds: ['x'] })),
    ],
    remindInvites: [
      line('own project’s invitation', purchasers, () => ({ ids: ['other-invite'] })),
      line('other tenant’s invitation', THERE, () => ({ ids: ['foreign-invite'] })),
    ],
    acceptInvite: answered('own-invite-to-accept'),
    declineInvite: answered('own-invite-to-decline', remark),
    listSources: projects('id'),
    exportSources: projects('selections'),
    viewSource: projects('id'),
    registerForSource: [
      line('open project', ['supplier'], () => ({ purchaseInfoId: 'invite-open' }), ['admin']),
      line('other tenant’s project', NOBODY, () => ({ purchaseInfoId: 'invite-foreign' }), ['admin']),
    ],
  },
  async makeRecords({ db }) {
    const users = await db.orm
      .select()
      .from(sysUser)
      .where(inArray(sysUser.username, ['purchaser', 'supplier']));
    const [purchaser, supplier] = ['purchaser', 'supplier'].map((name) =>
      users.find(({ username }) => username === name)!,
    );
    const project = (id: string, buyType: string, tenantId: number, applyUserId: string | null) => ({
      id,
      proNo: id,
      proName: id,
      departName: 'x',
      applyUserId,
      buyType,
      contractType: '1',
      status: '4',
      publishTime: '2026-01-01 00:00:00',
      proEndTime: '2099-01-01 00:00:00',
      createTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await db.orm
      .insert(purchaseInfo)
      .values([
        project('invite-selective', '1', 1, purchaser!.id),
        project('invite-to-accept', '1', 1, purchaser!.id),
        project('invite-to-decline', '1', 1, purchaser!.id),
        project('invite-open', '2', 1, purchaser!.id),
        project('invite-foreign', '1', 2, null),
      ]);
    const invite = (id: string, purchaseInfoId: string, supplierId: string, tenantId = 1) => ({
      id,
      purchaseInfoId,
      supplierId,
      supplierName: 'x',
      inviteStatus: '0',
      createTime: '2026-01-01 00:00:00',
      tenantId,
    });
    const own = supplier!.supplierId!;
    await db.orm
      .insert(purchaseInvite)
      .values([
        invite('own-invite', 'invite-selective', own),
        invite('own-invite-to-accept', 'invite-to-accept', own),
        invite('own-invite-to-decline', 'invite-to-decline', own),
        invite('other-invite', 'invite-selective', 'other-supplier'),
        invite('foreign-invite', 'invite-foreign', 'other-supplier', 2),
      ]);
  },
  rulePages: [
    {
      component: 'procurement/InviteList',
      list: 'listInvites',
      export: 'exportInvites',
      others: [
        ['acceptInvite', 'id'],
        ['declineInvite', 'id', remark],
      ],
    },
    { component: 'procurement/SourceList', list: 'listSources', export: 'exportSources', view: 'viewSource' },
  ],
};
