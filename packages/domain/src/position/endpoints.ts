import { endpoint, internal, listInput, lookup, Page, Text } from '../kit';
import { PositionRow } from './schema';

/** Positions for the pickers (contract, part 2 §4). */
export const listPositions = endpoint({
  method: 'GET',
  path: '/sys/position/list',
  access: internal('tenant'),
  input: listInput(['id', 'name', 'code', 'postRank']),
  result: Page(PositionRow),
});

/** The position with a code. */
export const queryPosition = lookup('/sys/position/queryByCode', { code: Text(100) }, PositionRow);
