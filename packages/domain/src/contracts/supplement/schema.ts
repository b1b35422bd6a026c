import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A supplemental agreement to a contract (contract, part 3 §3.4). */
export const Supplemental = Type.Object({
  id: Text(36),
  contractId: Text(36),
  supplementalNo: Text(64),
  supplierId: Text(36),
  startDate: Maybe(Day),
  /** New end of the contract; null: unchanged. */
  endDate: Maybe(Day),
  /** Yuan: new price of the contract; null: unchanged. */
  changePrice: Maybe(AmountOut),
  mark: MaybeText(2000),
  /** JSON array of `{name, url}` as text. */
  supplementalUrl: MaybeText(8000),
  /** A {@link SupplementStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  submitTime: Maybe(DateTime),
  replyTime: Maybe(DateTime),
  /** Real name of the supplier's user. */
  replyUser: MaybeText(),
  refuseReason: MaybeText(2000),
  /** Actions of its lifecycle that the caller may take now. */
  actions: Type.Optional(Type.Array(Text(32))),
  ...Audit,
});
export type Supplemental = Static<typeof Supplemental>;

const DayOrNone = (title: string) => Maybe(Type.Union([Day, Type.Literal('')], { title }));

const written = {
  startDate: DayOrNone('开始日期'),
  endDate: DayOrNone('结束日期'),
  changePrice: Maybe(Type.Union([AmountIn, Type.Literal('')], { title: '变更后金额' })),
  mark: MaybeText(2000, { title: '补充内容' }),
  supplementalUrl: MaybeText(8000, { title: '协议附件' }),
};

/** Input of `add`. */
export const SupplementalAdd = Type.Object({
  ...Type.Partial(Type.Object(written)).properties,
  contractId: Text(36, { title: '合同' }),
});
export type SupplementalAdd = Static<typeof SupplementalAdd>;

/** Input of `edit`; absent members keep their value. */
export const SupplementalEdit = editOf(written);
export type SupplementalEdit = Static<typeof SupplementalEdit>;
