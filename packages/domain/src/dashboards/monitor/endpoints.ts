import { Type, type Static } from 'typebox';
import { AmountOut, DateTime, Day, endpoint, Maybe, MaybeText, signedIn, Text } from '../../kit';

const count = Type.Integer();

/** A project that suppliers can quote for. Its prices are sealed; only their number is known. */
const RunningProject = Type.Object({
  id: Text(36),
  proNo: Text(64),
  proName: Text(),
  buyType: Text(2),
  buyType_dictText: Type.Optional(MaybeText()),
  endTime: Maybe(DateTime),
  /** Submitted bids. */
  bidCount: count,
});

/** Current auctions, deadlines and overdue orders (contract, part 3 §5.12). */
export const Monitor = Type.Object({
  serverTime: DateTime,
  /** Running auctions, the first to end first. */
  bidding: Type.Array(RunningProject),
  /** Other projects whose quotation closes within three days, the first to close first. */
  closingSoon: Type.Array(RunningProject),
  /** Confirmed orders whose goods are due and not delivered in full, the oldest first. */
  overdueOrders: Type.Array(
    Type.Object({
      id: Text(36),
      orderNo: Text(64),
      supplierName: Text(),
      demandTime: Maybe(Day),
      totalPrice: AmountOut,
      overdueDays: count,
    }),
  ),
  /** Records that wait for an audit by the caller. */
  pendingAudits: count,
  /** Users of the tenant who are signed in. */
  onlineUsers: count,
});
export type Monitor = Static<typeof Monitor>;
export type RunningProject = Static<typeof RunningProject>;

/** Maximum rows of each list. */
export const MONITORED_ROWS = 20;
/** Projects are closing soon when their quotation ends within this many days. */
export const CLOSING_DAYS = 3;

/** Callers who see no figures get zeros and empty lists. */
export const viewMonitor = endpoint({
  method: 'GET',
  path: '/dashboard/monitor',
  access: signedIn('tenant'),
  input: Type.Object({}),
  result: Monitor,
});
