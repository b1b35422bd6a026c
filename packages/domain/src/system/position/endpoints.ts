import { accessTo, endpoint, filtersOf, internal, listInput, lookup, Page, standard, Text, workbooks } from '../../kit';
import { positionFields } from './fields';
import { PositionAdd, PositionEdit, PositionRow } from './schema';

const BASE = '/sys/position';
const access = accessTo('system:position');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = ['id', ...filtersOf(positionFields)] as const;

/** Positions for the list and for pickers (contract, part 2 §4). */
export const listPositions = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: internal('tenant'),
  input: listInput(filters, PositionRow),
  result: Page(PositionRow),
});

/** Position by code. */
export const queryPosition = lookup(`${BASE}/queryByCode`, { code: Text(100) }, PositionRow);

export const viewPosition = calls.view(PositionRow);
export const addPosition = calls.add(PositionAdd, PositionRow);
export const editPosition = calls.edit(PositionEdit, PositionRow);
/** Refused while users have the position. */
export const deletePosition = calls.delete();
export const deletePositions = calls.deleteBatch();
export const exportPositions = sheets.export(filters, PositionRow);
export const importPositions = sheets.import();
