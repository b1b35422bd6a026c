import { Type, type Static } from 'typebox';
import { Day, Id, Maybe, MaybeText, Text } from '../../kit';

/** Most rows of one save, and most changed rows that a tenant keeps. */
export const MAX_DEMO_CHANGES = 5000;

const values = {
  name: Text(100, { title: '名称' }),
  type: MaybeText(20, { title: '类别' }),
  count: Maybe(Type.Number({ minimum: -1e12, maximum: 1e12, title: '数量' })),
  price: Maybe(Type.Number({ minimum: -1e12, maximum: 1e12, title: '单价' })),
  date: Maybe(Day),
  depart: MaybeText(36, { title: '部门' }),
  user: MaybeText(36, { title: '负责人' }),
  status: MaybeText(2, { title: '状态' }),
  progress: Maybe(Type.Number({ minimum: 0, maximum: 100, title: '进度' })),
  /** Joined by `;`. */
  tags: MaybeText(200, { title: '标签' }),
  orderNum: Maybe(Type.Integer()),
};

/** A row of the grid demo (contract, part 2 §5). */
export const DemoRow = Type.Object({ id: Id, ...values, hasChildren: Type.Boolean() });
export type DemoRow = Static<typeof DemoRow>;

/** A row as the page sends it; new rows have a temporary id. The server decides what has children. */
export const DemoRowIn = Type.Object({ id: Text(60), ...values, hasChildren: Type.Optional(Type.Boolean()) });
export type DemoRowIn = Static<typeof DemoRowIn>;
