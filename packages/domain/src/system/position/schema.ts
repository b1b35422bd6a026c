import { Type, type Static } from 'typebox';
import { Audit, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A position; the rank is `rank` in the specification and `postRank` in the platform. */
export const PositionRow = Type.Object({
  id: Text(36),
  code: Text(100),
  name: Text(50),
  /** Dictionary position_rank: 1 员级 … 5 正高级. */
  postRank: MaybeText(2),
  rank: MaybeText(2),
  postRank_dictText: MaybeText(),
  companyId: Type.Optional(MaybeText()),
  ...Type.Partial(Type.Object(Audit)).properties,
});
export type PositionRow = Static<typeof PositionRow>;

const Rank = Type.Union([1, 2, 3, 4, 5].map((rank) => Type.Literal(`${rank}`)));
const rank = Type.Optional(Maybe(Type.Union([Rank, Type.Literal('')], { title: '职级', reason: '应为 1 到 5' })));
const editableMembers = {
  code: Type.String({
    pattern: '^[\\w-]{1,100}$',
    title: '职务编码',
    reason: '应为字母、数字、下划线或短横线，最多100个',
  }),
  name: Type.String({
    minLength: 1,
    maxLength: 50,
    pattern: '\\S',
    title: '职务名称',
    reason: '不能为空，最多50个字符',
  }),
  postRank: rank,
  /** The name of `postRank` in the specification; read if `postRank` is absent. */
  rank,
  companyId: Type.Optional(MaybeText(255, { title: '所属公司' })),
};

export const PositionAdd = Type.Object(editableMembers);
export type PositionAdd = Static<typeof PositionAdd>;

/** Absent fields keep their value. The code changes only while no user has the position, because users refer to it. */
export const PositionEdit = editOf(editableMembers);
export type PositionEdit = Static<typeof PositionEdit>;
