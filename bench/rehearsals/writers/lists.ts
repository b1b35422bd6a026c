import { seedId } from '../../../apps/server/src/seed/seedId.ts';
import { ABSENT } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

interface ListKind {
  name: string;
  base: string;
  user: string;
  /** Member that the list is searched by; gets a unique text. */
  key: string;
  /** Member that edits change. */
  changed: string;
  values: (tag: string) => object;
}

const KINDS: readonly ListKind[] = [
  {
    name: 'position',
    base: '/sys/position',
    user: 'admin',
    key: 'code',
    changed: 'name',
    values: (tag) => ({ code: tag }),
  },
  {
    name: 'material',
    base: '/material/materialInfo',
    user: 'admin',
    key: 'code',
    changed: 'name',
    values: (tag) => ({ code: tag, typeId: seedId('materialType', 10101), unit: '台' }),
  },
  {
    name: 'template',
    base: '/sys/message/sysMessageTemplate',
    user: 'admin',
    key: 'templateCode',
    changed: 'templateName',
    values: (tag) => ({ templateCode: tag, templateType: '1', templateContent: '演练' }),
  },
  {
    name: 'dictionary',
    base: '/sys/dict',
    user: 'admin',
    key: 'dictCode',
    changed: 'dictName',
    values: (tag) => ({ dictCode: tag }),
  },
  {
    name: 'announcement',
    base: '/sys/annountCement',
    user: 'admin',
    key: 'titile',
    changed: 'msgAbstract',
    values: (tag) => ({ titile: tag, msgType: 'ALL', msgContent: '<p>演练</p>' }),
  },
  {
    name: 'item',
    base: '/evaluation/item',
    user: 'manager',
    key: 'itemName',
    changed: 'description',
    values: (tag) => ({ itemName: tag, itemType: '1', markValue: 10 }),
  },
  {
    name: 'rule',
    base: '/evaluation/rule',
    user: 'manager',
    key: 'name',
    changed: 'remark',
    values: (tag) => ({ name: tag, techNum: 2, busiNum: 1 }),
  },
];

/** Records of plain lists: added, edited three times and deleted. */
export const lists: readonly Writer[] = KINDS.map(({ name, base, user, key, changed, values }) => ({
  name,
  async run(hand) {
    const caller = await hand.as(user);
    const find = async () => {
      const query = { [key]: hand.tag, pageSize: 2 };
      return (await hand.read<{ records: Stored[] }>(user, `${base}/list`, query))?.records[0];
    };
    const record = hand.record(name, async () => (await find())?.[changed] ?? ABSENT);
    const input = (number: number) => ({ ...values(hand.tag), [changed]: `演练${number}` });
    await record.step('add', () => caller.post(`${base}/add`, input(1)), '演练1');
    const { id } = (await find())!;
    for (const number of [2, 3, 4])
      await record.step('edit', () => caller.put(`${base}/edit`, { id, ...input(number) }), `演练${number}`);
    await record.step('delete', () => caller.delete(`${base}/delete`, { id }), ABSENT);
  },
}));

/** The changed member is a text. */
type Stored = { id: string } & Record<string, string>;
