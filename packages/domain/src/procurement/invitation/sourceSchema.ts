import { Type, type Static } from 'typebox';
import { DateTime, Id, Maybe, MaybeText, Text } from '../../kit';
import { PurchaseInfo, TenderDetail } from '../purchase-project/schema';

const standing = {
  /** Invitation of the caller's supplier; null without one. */
  inviteStatus: MaybeText(2),
  inviteStatus_dictText: Type.Optional(MaybeText()),
  /** True if the project is in a further round, without the caller's supplier. */
  isLeftOut: Type.Boolean(),
  /** Bid of the caller's supplier in the current round; null without one. */
  myBidStatus: MaybeText(2),
  myBidStatus_dictText: Type.Optional(MaybeText()),
  /** Actions that the caller's supplier may take now: {@link SourceAction}. */
  actions: Type.Array(Text(32)),
};

const { id, proNo, proName, buyType, buyType_dictText, demandOrgName, proStartTime, proEndTime } =
  PurchaseInfo.properties;
const { status, status_dictText } = PurchaseInfo.properties;
const listed = {
  id,
  proNo,
  proName,
  buyType,
  buyType_dictText,
  demandOrgName,
  proStartTime,
  proEndTime,
  status,
  status_dictText,
  publishTime: Maybe(DateTime),
};

/** A project in the sourcing hall (contract, part 3 §5.4). */
export const SourceRow = Type.Object({ ...listed, ...standing });
export type SourceRow = Static<typeof SourceRow>;

/** A line of a project for suppliers: without estimated price and plan. */
export const SourceDetail = Type.Omit(TenderDetail, ['planDetailId', 'planDetailNo', 'estimatedPrice']);
export type SourceDetail = Static<typeof SourceDetail>;

/** A project for suppliers: without budget, estimated prices, other suppliers and experts (contract, part 3 §5.4). */
export const SourceProject = Type.Object({
  ...listed,
  ...Type.Pick(PurchaseInfo, [
    'contactName',
    'contactPhone',
    'contractType',
    'contractType_dictText',
    'longSource',
    'payType',
    'payType_dictText',
    'priceType',
    'priceType_dictText',
    'biddingDuration',
    'bidPart',
    'postponeDays',
    'remark',
    'planFileUrl',
    'round',
    'postponed',
    'failReason',
    'cancelReason',
    'noticeContent',
    'divergeList',
  ]).properties,
  detailList: Type.Array(SourceDetail),
  ...standing,
  /** Invitation of the caller's supplier; null without one. */
  inviteId: MaybeText(36),
  /** False for a supplier that is frozen, black-listed or not approved, which may not take part. */
  mayTakePart: Type.Boolean(),
});
export type SourceProject = Static<typeof SourceProject>;

export const SourceRegister = Type.Object({ purchaseInfoId: Type.Union([Id], { title: '采购项目' }) });
