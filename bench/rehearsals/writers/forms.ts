import { ABSENT, type Hand } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const DATA = '/online/cgform/api';
const FORMS = '/flowable/form';
/** Rows of the sub-table of a record. */
const ROWS = 6;

interface Listed {
  id: string;
  name: string;
  kind: 'designed' | 'online';
}

/** Records of a designed form with a sub-table, and of an online form. */
export const formRecords: Writer = {
  name: 'form',
  async run(hand) {
    await designedRecord(hand);
    await onlineRecord(hand);
  },
};

/** A designed form whose edits become versions. */
export const formVersions: Writer = {
  name: 'version',
  async run(hand) {
    const admin = await hand.as('admin');
    const formName = `演练表单${hand.tag}`;
    const find = async () =>
      (await hand.read<{ records: { id: string }[] }>('admin', `${FORMS}/list`, { formName }))?.records[0]?.id;
    const record = hand.record('form', async () => {
      const id = await find();
      if (id === undefined) return ABSENT;
      const form = await hand.read<{ formContent: string }>('admin', `${FORMS}/queryById`, { id });
      const versions = await hand.read<unknown[]>('admin', `${FORMS}/versions`, { id });
      return `${(JSON.parse(form!.formContent) as { config: { note?: string } }).config.note} ${versions?.length}`;
    });
    const content = (note: string) => JSON.stringify({ list: [], config: { note } });
    await record.step('add', () => admin.post(`${FORMS}/add`, { formName, formContent: content('1') }), '1 1');
    const id = (await find())!;
    for (const number of ['2', '3', '4']) {
      const input = { id, formContent: content(number) };
      await record.step('edit', () => admin.put(`${FORMS}/edit`, input), `${number} ${number}`);
    }
  },
};

async function designedRecord(hand: Hand): Promise<void> {
  const [{ id: code }, manager] = [await formNamed(hand, '采购申请单'), await hand.as('manager')];
  const reason = `演练申请${hand.tag}`;
  const input = (count: number) => ({
    fd_reason: reason,
    fd_phone: '13800001003',
    fd_buyType: 4,
    fd_urgent: false,
    fd_applyDate: '2026-11-27',
    fd_items: Array.from({ length: ROWS }, (_, at) => ({
      fd_material: `灯具 ${at + 1}`,
      fd_unit: 1,
      fd_count: count,
      fd_price: 10,
      fd_spec: '',
      fd_needDate: '',
    })),
  });
  const find = async () => {
    const query = { fd_reason: reason };
    const found = await hand.read<{ records: FormValues[] }>('manager', `${DATA}/getData/${code}`, query);
    return found?.records[0];
  };
  const record = hand.record('form record', async () => valuesState(await find()));
  const before = await applicant(hand, code);
  await record.step('add', () => manager.post(`${DATA}/form/${code}`, { ...before, ...input(1) }), '1 60');
  const { id } = (await find())!;
  for (const count of [2, 3])
    await record.step(
      'edit',
      () => manager.put(`${DATA}/form/${code}`, { ...before, ...input(count), id }),
      `${count} ${count * 60}`,
    );
  await record.step('delete', () => manager.delete(`${DATA}/form/${code}/${id}`, {}), ABSENT);
}

interface FormValues {
  id: string;
  fd_total: number;
  fd_items: { fd_count: number }[];
}

/** Members that the form needs and that a rehearsal does not change: taken from a record of the demo data. */
async function applicant(hand: Hand, code: string): Promise<object> {
  const found = await hand.read<{ records: Record<string, unknown>[] }>('admin', `${DATA}/getData/${code}`);
  const { fd_applicant, fd_applyDept } = found!.records.at(-1)!;
  return { fd_applicant, fd_applyDept };
}

function valuesState(values: FormValues | undefined): string {
  if (!values) return ABSENT;
  const counts = new Set(values.fd_items.map((row) => row.fd_count));
  return `${[...counts].join()} ${values.fd_total}${values.fd_items.length === ROWS ? '' : ', rows missing'}`;
}

async function onlineRecord(hand: Hand): Promise<void> {
  const { id: code } = await formNamed(hand, '办公资产登记');
  const manager = await hand.as('manager');
  const columns = await hand.read<{ records: Record<string, unknown>[] }>('admin', `${DATA}/getData/${code}`);
  const [known = {}] = columns?.records ?? [];
  const [text] = Object.entries(known).find(([key, value]) => typeof value === 'string' && /name/i.test(key)) ?? [];
  if (text === undefined) return;
  const name = `演练${hand.tag}`;
  const find = async () => {
    const found = await hand.read<{ records: { id: string }[] }>('manager', `${DATA}/getData/${code}`, {
      [text]: name,
    });
    return found?.records[0]?.id;
  };
  const record = hand.record('online record', async () => ((await find()) === undefined ? ABSENT : 'there'));
  const { id: _id, createBy: _by, createTime: _at, updateBy: _u, updateTime: _t, ...values } = known;
  await record.step(
    'add',
    () => manager.post(`${DATA}/form/${code}`, { ...values, [text]: name, asset_no: hand.tag }),
    'there',
  );
}

async function formNamed(hand: Hand, name: string): Promise<Listed> {
  const found = await hand.read<{ records: Listed[] }>('admin', `${FORMS}/all`, { name });
  return found!.records[0]!;
}
