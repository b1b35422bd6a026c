import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../kit';

/** A position; the specification calls the rank `rank`, the platform `postRank`. */
export const PositionRow = Type.Object({
  id: Text(36),
  code: Text(100),
  name: Text(50),
  postRank: MaybeText(2),
  rank: MaybeText(2),
  postRank_dictText: MaybeText(),
});
export type PositionRow = Static<typeof PositionRow>;
