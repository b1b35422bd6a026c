import { supplierInfo, supplierShare } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { formDesigners } from '../support/rights/roles';

const KEEPERS: readonly User[] = ['admin', 'manager'];
/** Offers of tenant 1 and of tenant 2 to a third one. */
const lines = (part: string): Line[] => [
  line('own tenant’s offer', KEEPERS, () => ({ id: `own-share-${part}` })),
  line('other tenant’s offer', THERE, () => ({ id: `foreign-share-${part}` })),
];
/** Offers of a third tenant to tenant 1 and to tenant 2. */
const offeredTo = (part: string, more: object = {}): Line[] => [
  line('offer to the own tenant', KEEPERS, () => ({ id: `to-own-share-${part}`, ...more })),
  line('offer to the other tenant', THERE, () => ({ id: `to-foreign-share-${part}`, ...more })),
];
/** The first caller deletes the offer; it is absent for the others. */
const removed = (part: string, member: string): Line[] => [
  line('own tenant’s offer', ['admin'], () => ({ [member]: `own-share-${part}` })),
  line('other tenant’s offer', ['jb_manager'], () => ({ [member]: `foreign-share-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    listSupplierShares: { users: formDesigners },
    viewSupplierShare: { users: formDesigners, input: { id: 'x' } },
    addSupplierShare: { users: formDesigners, input: { supplierId: 'x', targetTenantId: 2 } },
    editSupplierShare: { users: formDesigners, input: { id: 'x' } },
    deleteSupplierShare: { users: formDesigners, input: { id: 'x' } },
    deleteSupplierShares: { users: formDesigners, input: { ids: 'x' } },
    acceptSupplierShare: { users: formDesigners, input: { id: 'x' } },
    refuseSupplierShare: { users: formDesigners, input: { id: 'x', reason: 'x' } },
    revokeSupplierShare: { users: formDesigners, input: { id: 'x' } },
  },
  goodInputs: {
    addSupplierShare: { supplierId: 'x', targetTenantId: 2 },
    editSupplierShare: { id: 'x' },
    acceptSupplierShare: { id: 'x' },
    refuseSupplierShare: { id: 'x', reason: 'x' },
    revokeSupplierShare: { id: 'x' },
  },
  records: {
    listSupplierShares: [...lines('view'), ...offeredTo('accept')],
    viewSupplierShare: [...lines('view'), ...offeredTo('accept')],
    addSupplierShare: 'no record',
    editSupplierShare: lines('edit'),
    // Refused by the state after the first caller.
    acceptSupplierShare: offeredTo('accept'),
    refuseSupplierShare: offeredTo('refuse', { reason: '不需要' }),
    revokeSupplierShare: lines('revoke'),
    deleteSupplierShare: removed('delete', 'id'),
    deleteSupplierShares: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    const share = {
      supplierName: 'x',
      tenantName: 'x',
      targetTenantName: 'x',
      shareTime: '2026-01-01 00:00:00',
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
    };
    const given = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
      ['view', 'edit', 'revoke', 'delete', 'deletes'].map((part) => ({
        ...share,
        id: `${owner}-share-${part}`,
        supplierId: `${owner}-${part}`,
        targetTenantId: 99,
        status: part.startsWith('delete') ? '3' : '0',
        tenantId,
      })),
    );
    // One supplier has one open offer to a tenant.
    const received = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, targetTenantId]) =>
      ['accept', 'refuse'].map((part) => ({
        ...share,
        id: `to-${owner}-share-${part}`,
        supplierId: `third-${part}`,
        targetTenantId,
        status: '0',
        tenantId: 98,
      })),
    );
    await db.orm.insert(supplierShare).values([...given, ...received]);
    const contact = { linkman: '陈工', mobile: '13800000000' };
    await db.orm.insert(supplierInfo).values({
      id: 'third-accept',
      name: 'third',
      creditCode: '913204120000000199',
      ...contact,
      auditStatus: '1',
      tenantId: 98,
    });
  },
  rulePages: [
    {
      component: 'supplier/ShareList',
      list: 'listSupplierShares',
      view: 'viewSupplierShare',
      edit: 'editSupplierShare',
      remove: 'deleteSupplierShare',
      others: [
        ['acceptSupplierShare', 'id'],
        ['refuseSupplierShare', 'id', { reason: 'x' }],
        ['revokeSupplierShare', 'id'],
      ],
    },
  ],
};
