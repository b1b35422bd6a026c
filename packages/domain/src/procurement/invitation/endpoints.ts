import { Type } from 'typebox';
import { endpoint, exportOf, filtersOf, holders, listInput, Page } from '../../kit';
import { inviteFields } from './fields';
import { InviteAdd, InviteRemind, InviteReply, PurchaseInvite } from './schema';

const BASE = '/procurement/invite';
const RESOURCE = 'procurement:invite';
const adding = holders(`${RESOURCE}:add`);
const replying = holders(`${RESOURCE}:reply`);

const filters = ['id', 'purchaseInfoId', 'supplierId', 'proEndTime', ...filtersOf(inviteFields)] as const;

/** Invitations to the projects that a purchaser sees; a supplier sees its own ones. */
export const listInvites = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: holders(`${RESOURCE}:list`),
  input: listInput(filters, PurchaseInvite),
  result: Page(PurchaseInvite),
});

export const exportInvites = exportOf(`${BASE}/exportXls`, holders(`${RESOURCE}:export`), filters);

/** Invites further suppliers to a published project that is not open to everybody. */
export const addInvites = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: adding,
  input: InviteAdd,
  result: Type.Array(PurchaseInvite),
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: `${BASE}/accept`,
  access: replying,
  input: InviteReply,
  result: PurchaseInvite,
});

export const declineInvite = endpoint({
  method: 'POST',
  path: `${BASE}/decline`,
  access: replying,
  input: InviteReply,
  result: PurchaseInvite,
});

/** Notifies suppliers again; refused for those that have answered. */
export const remindInvites = endpoint({
  method: 'POST',
  path: `${BASE}/remind`,
  access: adding,
  input: InviteRemind,
  result: Type.Null(),
});
