import type { SupplierBlack, SupplierEval, SupplierInfo } from '@gezi/domain';
import { creditCode } from '../../../apps/server/src/seed/make/creditCode.ts';
import { seedId } from '../../../apps/server/src/seed/seedId.ts';
import { done } from '../../../e2e/support/api.ts';
import type { ApiAnswer, ApiCaller } from '../kit/Client.ts';
import { ABSENT, type Hand } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const BLACK = '/supplier/black';
const EVALUATIONS = '/evaluation/supplierEval';
const REGISTER = '/supplier/register';
/** Suppliers without an account, which no other writer uses. */
const LISTED = 7;
const EVALUATED = 9;

/** Changes of its own data that a supplier proposes. */
export const supplierChanges: Writer = {
  name: 'supplier',
  async run(hand) {
    const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
    const address = `演练路${hand.tag}号`;
    const find = async () => {
      const found = await hand.read<{ records: SupplierChange[] }>('manager', '/supplier/change/list', {
        pageSize: 100,
      });
      return found?.records.find(({ reason }) => reason === address);
    };
    // Only one change of a supplier may wait; that of the demo data is withdrawn first.
    const waiting = async () => {
      const query = { auditStatus: '0' };
      const found = await hand.read<{ records: SupplierChange[] }>('supplier', '/supplier/change/list', query);
      return found?.records[0];
    };
    for (let change = await waiting(); change; change = await waiting()) {
      const { id } = change;
      await hand.prepare(() => supplier.post('/supplier/change/withdraw', { id }));
      await hand.rest(500);
    }
    const record = hand.record('supplier change', async () => {
      const change = await find();
      if (!change) return ABSENT;
      const own = await hand.read<{ address: string }>('supplier', '/supplier/supplierInfo/mine');
      return `${change.auditStatus} ${own?.address === address ? 'changed' : 'as before'}`;
    });
    const input = { changes: { address }, reason: address };
    await record.step('add', () => supplier.post('/supplier/change/add', input), '0 as before');
    const { id } = (await find())!;
    await record.step('approve', () => manager.post('/supplier/change/approve', { id }), '1 changed');
    // The next change takes the address away.
    record.forget();
  },
};

/** An entry of the black list that is edited, lifted and deleted, and the state of its supplier. */
export const blackList: Writer = {
  name: 'black',
  async run(hand) {
    const manager = await hand.as('manager');
    const supplierId = seedId('supplier', LISTED);
    const find = async () => {
      const found = await hand.read<{ records: SupplierBlack[] }>('manager', `${BLACK}/list`, { supplierId });
      return found?.records.find(({ reason }) => reason.startsWith(`${hand.tag} `));
    };
    const record = hand.record('black list', async () => {
      const entry = await find();
      if (!entry) return ABSENT;
      const supplier = await hand.read<SupplierInfo>('manager', '/supplier/supplierInfo/queryById', { id: supplierId });
      return `${entry.status} ${entry.reason.slice(hand.tag.length + 1)} supplier ${supplier?.status}`;
    });
    const entry = { supplierId, reason: `${hand.tag} 围标`, startDate: '2026-01-01' };
    await record.step('add', () => manager.post(`${BLACK}/add`, entry), '1 围标 supplier 3');
    const { id } = (await find())!;
    const edited = { id, reason: `${hand.tag} 串标` };
    await record.step('edit', () => manager.put(`${BLACK}/edit`, edited), '1 串标 supplier 3');
    const lifted = { id, liftReason: '整改完成' };
    await record.step('lift', () => manager.post(`${BLACK}/lift`, lifted), '0 串标 supplier 1');
    await record.step('delete', () => manager.delete(`${BLACK}/delete`, { id }), ABSENT);
  },
};

/** An evaluation of a supplier with its dimensions. */
export const evaluations: Writer = {
  name: 'evaluation',
  async run(hand) {
    const manager = await hand.as('manager');
    const supplierId = seedId('supplier', EVALUATED);
    const find = async () => {
      const query = { supplierId, pageSize: 500 };
      const found = await hand.read<{ records: SupplierEval[] }>('manager', `${EVALUATIONS}/list`, query);
      return found?.records.find(({ remark }) => remark === hand.tag);
    };
    const record = hand.record('evaluation', async () => {
      const found = await find();
      if (!found) return ABSENT;
      const scores = new Set(found.itemList.map(({ score }) => score));
      return `${found.status} ${[...scores].join()} of ${found.itemList.length}, total ${found.totalScore}`;
    });
    const content = (score: number) => ({
      supplierId,
      remark: hand.tag,
      itemList: ['质量', '交付', '价格', '服务'].map((itemName) => ({ itemName, markValue: 25, score })),
    });
    await record.step('add', () => manager.post(`${EVALUATIONS}/add`, content(70)), '0 70 of 4, total 70');
    const { id } = (await find())!;
    const edited = { id, ...content(95) };
    await record.step('edit', () => manager.put(`${EVALUATIONS}/edit`, edited), '0 95 of 4, total 95');
    await record.step('submit', () => manager.post(`${EVALUATIONS}/submit`, { id }), '1 95 of 4, total 95');
  },
};

/** A company that registers itself with its account and its licence, and is approved. */
export const registrations: Writer = {
  name: 'applicant',
  async run(hand) {
    const [manager, visitor] = [await hand.as('manager'), hand.visitor()];
    const name = `演练阀门${hand.tag}有限公司`;
    const number = Math.floor(Math.random() * 1e7);
    const account = { username: `vendor_${number}`, password: 'lake and mountain' };
    const find = async () =>
      (await hand.read<{ records: Registered[] }>('manager', `${REGISTER}/list`, { name }))?.records[0];
    const record = hand.record('registration', async () => {
      const [company, user] = [await find(), await accountOf(hand, account.username)];
      return company || user ? `company ${company?.auditStatus}, account ${user?.status}` : ABSENT;
    });
    const add = async () => {
      const licence = new FormData();
      licence.append('checkKey', hand.tag);
      licence.append('captcha', '0000');
      licence.append('file', new Blob(['%PDF-1.4\n%%EOF']), '营业执照.pdf');
      const file = await visitor.sendForm<{ url: string }>(`${REGISTER}/upload`, licence);
      if (!file.body.success) return file as ApiAnswer<never>;
      const { mobile, smscode } = await hand.prepare(() => codeFor(visitor));
      return visitor.post<never>(`${REGISTER}/add`, {
        account: { ...account, mobile, smscode },
        name,
        creditCode: creditCode('310115', number),
        linkman: '王经理',
        mobile,
        licenseUrl: JSON.stringify([{ name: '营业执照.pdf', url: file.body.result.url }]),
        protocolVersion: '1.0',
      });
    };
    await record.step('register', add, 'company 0, account 0');
    const { id } = (await find())!;
    const approval = { id, level: 'B', opinion: '资料齐全' };
    await record.step('approve', () => manager.post(`${REGISTER}/approve`, approval), 'company 1, account 1');
  },
};

/** A code for a number of its own: an attempt that failed may have used up the code of the number before. */
async function codeFor(visitor: ApiCaller): Promise<{ mobile: string; smscode: string }> {
  const mobile = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  return { mobile, smscode: await done<string>(visitor.post('/sys/sms', { mobile, smsmode: '1' })) };
}

async function accountOf(hand: Hand, username: string): Promise<{ status: number } | undefined> {
  const found = await hand.read<{ records: { status: number }[] }>('admin', '/sys/user/list', { username });
  return found?.records[0];
}

interface Registered {
  id: string;
  auditStatus: string;
}

interface SupplierChange {
  id: string;
  auditStatus: string;
  reason: string;
}
