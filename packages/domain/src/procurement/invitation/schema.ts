import { Type, type Static } from 'typebox';
import { DateTime, Id, MAX_WORDS, Maybe, MaybeText, Text } from '../../kit';
import { MAX_INVITEES } from '../purchase-project/schema';

/** An invitation of a supplier to a project, or its registration (contract, part 3 §3.2). */
export const PurchaseInvite = Type.Object({
  id: Text(36),
  purchaseInfoId: Text(36),
  proNo: Text(64),
  proName: Text(),
  buyType: Text(2),
  buyType_dictText: Type.Optional(MaybeText()),
  /** A {@link ProjectStatus}. */
  projectStatus: Text(2),
  projectStatus_dictText: Type.Optional(MaybeText()),
  proEndTime: Maybe(DateTime),
  supplierId: Text(36),
  supplierName: Text(),
  linkman: MaybeText(100),
  mobile: MaybeText(45),
  round: Type.Integer(),
  /** An {@link InviteStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  sendTime: Maybe(DateTime),
  replyTime: Maybe(DateTime),
  replyRemark: MaybeText(MAX_WORDS),
  /** Actions of the lifecycle that the caller may take now. */
  actions: Type.Array(Text(32)),
});
export type PurchaseInvite = Static<typeof PurchaseInvite>;

export const InviteAdd = Type.Object({
  purchaseInfoId: Type.Union([Id], { title: '采购项目' }),
  supplierIds: Type.Array(Id, { minItems: 1, maxItems: MAX_INVITEES, title: '供应商' }),
});
export type InviteAdd = Static<typeof InviteAdd>;

/** An answer; the lifecycle requires the remark of a refusal. */
export const InviteReply = Type.Object({
  id: Id,
  replyRemark: Type.Optional(MaybeText(MAX_WORDS, { title: '回复说明' })),
});
export type InviteReply = Static<typeof InviteReply>;

export const InviteRemind = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_INVITEES, title: '邀请' }),
});
