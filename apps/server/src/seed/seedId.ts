/** Kinds of seeded rows, also of those that are no longer seeded. Their index is part of the ids, so append new ones. */
const KINDS = [
  'role',
  'permission',
  'dict',
  'dictItem',
  'depart',
  'position',
  'user',
  'category',
  'materialType',
  'material',
  'supplier',
  'plan',
  'planLine',
  'announcement',
  'quartzJob',
  'form',
  'messageTemplate',
  'onlineForm',
  'onlineFormField',
  'onlineFormData',
  'helpDocument',
  'news',
  'portalPage',
  'protocol',
  'portalProject',
  'customer',
  'documentStep',
  'evaluationItem',
  'evaluationRule',
  'expert',
  'materialPrice',
  'supplierChange',
  'supplierShare',
  'supplierMessage',
  'project',
  'projectLine',
  'projectInvite',
  'projectScoreItem',
  'projectStep',
  'appraisedBid',
  'appraisedBidLine',
  'expertDraw',
  'expertTask',
  'expertScore',
  'bid',
  'bidLine',
  'auctionOffer',
  'auctionBid',
  'auctionBidLine',
  'projectQuestion',
  'supplierEvaluation',
] as const;
export type SeedKind = (typeof KINDS)[number];

/**
 * Deterministic id of a seeded row. It is below the ids that `newId` has created since 2025, so they cannot collide.
 *
 * @param number number of the row within its kind, below 10¹²
 */
export const seedId = (kind: SeedKind, number: number): string =>
  `1800${String(KINDS.indexOf(kind) + 1).padStart(3, '0')}${String(number).padStart(12, '0')}`;
