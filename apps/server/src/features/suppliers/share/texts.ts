import { localized } from '../../../platform/texts';

const zhCN = {
  what: '共享供应商',
  toAnswer: '待接受的共享供应商',
  unknownSupplier: '供应商不存在',
  notChoosable: '供应商未通过审核、已冻结或在黑名单中，不能共享',
  ownTenant: '不能共享给本单位',
  unknownTenant: '接收单位不存在或已停用',
  shared: '该供应商已共享给此单位',
  notFinished: '待接受或已接受的共享不能删除，请先撤销',
  accepted: '已接受',
  refused: '已拒绝',
  revoked: '已撤销',
  offerTitle: '收到共享供应商',
  offerContent: (tenant: string, supplier: string) => `${tenant}向贵单位共享供应商“${supplier}”，请接受或拒绝。`,
  acceptTitle: '共享供应商已被接受',
  acceptContent: (tenant: string, supplier: string) => `${tenant}已接受供应商“${supplier}”的共享。`,
  refuseTitle: '共享供应商被拒绝',
  refuseContent: (tenant: string, supplier: string, reason: string) =>
    `${tenant}拒绝了供应商“${supplier}”的共享：${reason}`,
  revokeTitle: '供应商共享已撤销',
  revokeContent: (tenant: string, supplier: string) => `${tenant}已撤销供应商“${supplier}”的共享，不能再选用。`,
};
const enUS: typeof zhCN = {
  what: 'Shared supplier',
  toAnswer: 'Offered suppliers to answer',
  unknownSupplier: 'The supplier does not exist',
  notChoosable: 'A supplier that is not approved, frozen or black-listed cannot be shared',
  ownTenant: 'A supplier cannot be shared with its own organisation',
  unknownTenant: 'The organisation does not exist or is not active',
  shared: 'The supplier is already shared with this organisation',
  notFinished: 'An open or accepted offer cannot be deleted. Revoke it first',
  accepted: 'Accepted',
  refused: 'Refused',
  revoked: 'Revoked',
  offerTitle: 'A supplier was offered',
  offerContent: (tenant, supplier) => `${tenant} offers the supplier “${supplier}”. Accept or refuse it.`,
  acceptTitle: 'Shared supplier accepted',
  acceptContent: (tenant, supplier) => `${tenant} accepted the supplier “${supplier}”.`,
  refuseTitle: 'Shared supplier refused',
  refuseContent: (tenant, supplier, reason) => `${tenant} refused the supplier “${supplier}”: ${reason}`,
  revokeTitle: 'Shared supplier revoked',
  revokeContent: (tenant, supplier) => `${tenant} no longer shares the supplier “${supplier}”. It cannot be chosen.`,
};

/** Messages about shared suppliers. */
export const shareTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
