import { Type } from 'typebox';
import { endpoint, exportOf, filtersOf, holders, Id, listInput, Page } from '../../kit';
import { PurchaseInvite } from './schema';
import { sourceFields } from './sourceFields';
import { SourceProject, SourceRegister, SourceRow } from './sourceSchema';

const BASE = '/procurement/source';
const listing = holders('procurement:source:list');

const filters = ['id', 'proNo', 'proName', 'inviteStatus', 'myBidStatus', ...filtersOf(sourceFields)] as const;

/** Published projects that the caller's supplier may take part in: those open to everybody, and those it is invited to. */
export const listSources = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: listing,
  input: listInput(filters),
  result: Page(SourceRow),
});

export const exportSources = exportOf(`${BASE}/exportXls`, holders('procurement:source:export'), filters);

export const viewSource = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: listing,
  input: Type.Object({ id: Id }),
  result: SourceProject,
});

/** Registers the caller's supplier; a second call answers the same invitation. */
export const registerForSource = endpoint({
  method: 'POST',
  path: `${BASE}/register`,
  access: holders('procurement:source:register'),
  input: SourceRegister,
  result: PurchaseInvite,
});
