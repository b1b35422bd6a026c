import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  BidsToScore,
  ContractDraft,
  ContractInfo,
  DocumentChain,
  ExpertTask,
  OrderDraft,
  OrderReceipt,
  PurchaseInfo,
  PurchaseOrder,
  PurchasePlan,
  SupplierEval,
} from '@gezi/domain';
import type { Page } from '@playwright/test';
import { done, signInToApi, type ApiCaller } from './support/api.ts';
import { END, expect, test, timeText } from './support/sourcing.ts';

/** Set it to store a picture of each step, of both sides. */
const PICTURES = process.env.CHAIN_PICTURES && resolve(import.meta.dirname, '../docs/screenshots/chain');
const HOUR = 3_600_000;

const USERS = ['declarer', 'approver', 'manager', 'purchaser', 'supplier', 'supplier2', 'supplier3', 'editor'] as const;
type User = (typeof USERS)[number];
const BUYERS = ['manager', 'purchaser'] as const;

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const ok = (page: Page, name = /确\s*定/) => page.getByRole('dialog').getByRole('button', { name }).click();

test('demand becomes a delivered, accepted and evaluated order, and each role sees its part of it', async ({
  sourcing,
}) => {
  test.setTimeout(360_000);
  const { url, pageOf, companyOf } = sourcing;
  const callers = new Map<string, ApiCaller>();
  const as = async (user: string) => {
    const caller = callers.get(user) ?? (await signInToApi(url, user));
    callers.set(user, caller);
    return caller;
  };
  const call = async <Result>(user: string, path: string, body: object) =>
    done<Result>((await as(user)).post(path, body));
  const put = async <Result>(user: string, path: string, body: object) =>
    done<Result>((await as(user)).put(path, body));
  const read = async <Result>(user: string, path: string, query: Record<string, string>) =>
    done<Result>((await as(user)).get(path, query));

  /** Exactly these of all users may read a document. */
  async function expectReaders(path: string, query: Record<string, string>, readers: readonly User[]): Promise<void> {
    const found: User[] = [];
    for (const user of USERS) {
      if ((await (await as(user)).get(path, query)).body.success) found.push(user);
    }
    expect(found, path).toEqual(USERS.filter((user) => readers.includes(user)));
  }

  let pictures = 0;
  async function open(user: string, path: string, text: string, picture: string): Promise<Page> {
    const page = await pageOf(user);
    await page.goto(path);
    await shows(page, text);
    await picturesOf(page, user, picture);
    return page;
  }
  async function picturesOf(page: Page, user: string, picture: string): Promise<void> {
    if (!PICTURES) return;
    pictures += 1;
    mkdirSync(PICTURES, { recursive: true });
    await page.waitForLoadState('networkidle');
    const path = `${PICTURES}/${String(pictures).padStart(2, '0')}-${picture}-${user}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
  }

  const plan = await test.step('the declarer plans, and the approver approves', async () => {
    const line = { unit: '台', demandTime: '2027-06-01' };
    const added = await call<PurchasePlan>('declarer', '/purchase/purchasePlan/add', {
      planName: '循环水泵更新',
      demandOrgName: '设备管理部',
      orgConsignee: '刘建国',
      orgConsigneeTel: '13800001002',
      purchasePlanDetailList: [
        { materialName: '循环水泵', counts: 10, estimatedPrice: 1000, ...line },
        { materialName: '机械密封', counts: 4, estimatedPrice: 500, ...line },
      ],
    });
    const path = `/purchase/plan/view?id=${added.id}&mode=view`;
    await expectReaders('/purchase/purchasePlan/queryById', { id: added.id }, ['declarer', 'approver', 'manager']);
    await call('declarer', '/purchase/purchasePlan/submit', { id: added.id });
    await open('declarer', path, '审批中', 'plan');
    const approver = await open('approver', path, '审批中', 'plan');
    await action(approver, '通过').click();
    await ok(approver);
    await shows(approver, '待分派');
    return added;
  });

  await test.step('the manager assigns a purchaser', async () => {
    const { userInfo } = await read<{ userInfo: { id: string } }>('purchaser', '/sys/user/getUserInfo', {});
    await call('manager', '/purchase/purchasePlan/assign', { ids: [plan.id], purchaseUserId: userInfo.id });
    const path = `/purchase/plan/view?id=${plan.id}&mode=view`;
    await open('manager', path, '待采购', 'assignment');
    await open('purchaser', path, '待采购', 'assignment');
    const readers = ['declarer', 'approver', ...BUYERS] as const;
    await expectReaders('/purchase/purchasePlan/queryById', { id: plan.id }, readers);
  });

  const suppliers = new Map<string, string>();
  for (const user of ['supplier', 'supplier2']) {
    const { userInfo } = await read<{ userInfo: { supplierId: string } }>(user, '/sys/user/getUserInfo', {});
    suppliers.set(user, userInfo.supplierId);
  }

  const project = await test.step('the purchaser sources the demand, and invites two suppliers', async () => {
    const created = await call<PurchaseInfo>('purchaser', '/purchase/purchaseInfo/createFromPlan', {
      planDetailIds: plan.purchasePlanDetailList.map(({ id }) => id),
      buyType: '5',
      contractType: '1',
    });
    const { id } = await put<PurchaseInfo>('purchaser', '/purchase/purchaseInfo/edit', {
      id: created.id,
      updateTime: created.updateTime,
      proName: '循环水泵评审采购',
      orgCode: 'A01A02A01',
      demandOrgName: '设备管理部',
      contactName: '王晓琳',
      contactPhone: '13800001004',
      payType: '4',
      priceType: '1',
      minSupplierCount: 2,
      proStartTime: timeText(Date.now() - HOUR),
      proEndTime: END,
      supplierList: [...suppliers.values()].map((supplierId) => ({ supplierId })),
      expertItemList: [
        { itemName: '技术方案', markValue: 60 },
        { itemName: '投标报价', markValue: 40 },
      ],
      expertSiftRule: { id: null, name: '一人组', techNum: 1, busiNum: 0 },
    });
    await expectReaders('/procurement/source/queryById', { id }, []);
    await call('purchaser', '/purchase/purchaseInfo/submit', { id });
    await open('purchaser', `/purchase/project/view?id=${id}`, '审批中', 'project');
    const approver = await open('approver', `/purchase/project/view?id=${id}`, '审批中', 'project');
    await action(approver, '通过').click();
    await ok(approver);
    await shows(approver, '报价中');
    return { id };
  });
  const projectPath = `/purchase/project/view?id=${project.id}`;

  await test.step('the suppliers accept the invitation; others do not see it', async () => {
    const supplier = await open(
      'supplier',
      `/procurement/source/view?id=${project.id}`,
      '循环水泵评审采购',
      'invitation',
    );
    await action(supplier, '接受邀请').click();
    await ok(supplier);
    await shows(supplier, '已接受邀请');
    const { records } = await read<{ records: { id: string }[] }>('supplier2', '/procurement/invite/list', {
      purchaseInfoId: project.id,
    });
    await call('supplier2', '/procurement/invite/accept', { id: records[0]!.id });
    await expectReaders('/procurement/source/queryById', { id: project.id }, ['supplier', 'supplier2']);
  });

  await test.step('both bid; the bids stay sealed', async () => {
    const { detailList } = await read<PurchaseInfo>('purchaser', '/purchase/purchaseInfo/queryById', {
      id: project.id,
    });
    for (const [user, prices] of [
      ['supplier', [900, 460]],
      ['supplier2', [950, 480]],
    ] as const) {
      await call(user, '/supplier/bidding/submit', {
        purchaseInfoId: project.id,
        linkman: '陈经理',
        mobile: '13800138000',
        supplierPriceDetailVOS: detailList.map((line, at) => ({ detailId: line.id, price: prices[at] })),
      });
    }
    await open('supplier', `/procurement/source/bid?id=${project.id}`, '已提交', 'bid');
    const purchaser = await open('purchaser', projectPath, '报价中', 'sealed-bids');
    await purchaser.getByRole('tab', { name: '报价', exact: true }).click();
    await shows(purchaser, '报价已封存');
    await expect(purchaser.getByText('10,840')).toBeHidden();
  });

  const expert = await test.step('an expert is drawn; the purchaser opens the bids at the end', async () => {
    const tasks = await call<ExpertTask[]>('purchaser', '/procurement/appraise/extract', {
      purchaseInfoId: project.id,
    });
    const account = await sourcing.accountOf(tasks[0]!.expertName);
    await call(account, '/procurement/appraise/accept', { id: tasks[0]!.id });
    await sourcing.endQuotation(project.id);
    const purchaser = await pageOf('purchaser');
    await expect(async () => {
      await purchaser.goto(projectPath);
      await expect(action(purchaser, '开标')).toBeVisible();
    }).toPass();
    await action(purchaser, '开标').click();
    await ok(purchaser);
    await shows(purchaser, '评审中');
    await picturesOf(purchaser, 'purchaser', 'opening');
    return { account, taskId: tasks[0]!.id };
  });

  await test.step('the expert scores the bids', async () => {
    const page = await pageOf(expert.account);
    await page.goto('/procurement/appraise');
    await shows(page, '循环水泵评审采购');
    await picturesOf(page, 'expert', 'scoring');
    const bids = await read<BidsToScore>(expert.account, '/procurement/appraise/bids', { taskId: expert.taskId });
    const scores = bids.supplierDetail.map(({ id: bidId, supplierName }) => ({
      bidId,
      itemMap: Object.fromEntries(
        bids.itemList.map(({ itemId }) => [itemId, supplierName === companyOf('supplier') ? 95 : 70]),
      ),
    }));
    await call(expert.account, '/procurement/appraise/saveScore', { taskId: expert.taskId, scores });
    await call(expert.account, '/procurement/appraise/submitScore', { taskId: expert.taskId });
  });

  await test.step('the purchaser awards; winner and loser learn their result only', async () => {
    const purchaser = await open('purchaser', projectPath, '待定标', 'award');
    await action(purchaser, '定标').click();
    const dialog = purchaser.getByRole('dialog', { name: '定标' });
    await expect(dialog.getByRole('radio', { name: new RegExp(companyOf('supplier')) })).toBeChecked();
    await dialog.getByRole('button', { name: '确认定标' }).click();
    await shows(purchaser, '已定标');
    await open('supplier', `/procurement/source/bid?id=${project.id}`, '中标', 'result');
    const loser = await open('supplier2', `/procurement/source/bid?id=${project.id}`, '未中标', 'result');
    await expect(loser.getByText('10,840')).toBeHidden();
  });

  const contract = await test.step('the purchaser draws the contract, and the approver approves it', async () => {
    const [draft] = await read<ContractDraft[]>('purchaser', '/contract/contractInfo/draftFromAward', {
      purchaseInfoId: project.id,
    });
    const name = '采购合同.txt';
    const added = await call<ContractInfo>('purchaser', '/contract/contractInfo/add', {
      ...without(draft!, ['departName', 'supplierName', 'proNo', 'proName', 'buyType', 'bidId']),
      startDate: '2026-01-01',
      endDate: '2099-01-01',
      contractUrl: JSON.stringify([
        { name, url: await (await as('purchaser')).upload('contract', name, '双方约定如下。') },
      ]),
    });
    const { id } = added;
    await call('purchaser', '/contract/contractInfo/submit', { id });
    await open('purchaser', `/contract/view?id=${id}`, '审批中', 'contract');
    await expectReaders('/contract/contractInfo/view', { contractInfoId: id }, ['approver', ...BUYERS]);
    await expectReaders('/sale/saleContract/queryById', { id }, []);
    const approver = await open('approver', `/contract/check?id=${id}`, '10,840.00', 'contract-check');
    await action(approver, '通过').click();
    await ok(approver);
    await shows(approver, '待供应商确认');
    return added;
  });

  await test.step('the winner confirms the contract and its prices', async () => {
    const supplier = await open('supplier', `/sale/contract/view?id=${contract.id}`, '待供应商确认', 'confirmation');
    await action(supplier, '确认合同').click();
    await ok(supplier, /确认合同/);
    await shows(supplier, '履行中');
    await expectReaders('/sale/saleContract/queryById', { id: contract.id }, ['supplier']);
    await open('purchaser', projectPath, '已签约', 'contracted');
  });

  const order = await test.step('the purchaser orders everything, and the supplier confirms', async () => {
    const draft = await read<OrderDraft>('purchaser', '/purchase/purchaseOrder/draftFromContract', {
      contractId: contract.id,
    });
    const added = await call<PurchaseOrder>('purchaser', '/purchase/purchaseOrder/add', {
      contractId: contract.id,
      demandTime: '2099-01-01',
      consignee: '刘建国',
      consigneeTel: '13800001002',
      consigneeAddr: '一号仓库',
      orderDetailList: draft.orderDetailList.map(({ contractDetailId, count }) => ({ contractDetailId, count })),
    });
    const { id } = added;
    await expectReaders('/sale/saleOrder/queryById', { id }, []);
    await call('purchaser', '/purchase/purchaseOrder/submit', { id });
    await open('purchaser', `/purchase/order/view?id=${id}`, '待供应商确认', 'order');
    const supplier = await open('supplier', `/sale/order/view?id=${id}`, '待供应商确认', 'order');
    await action(supplier, '确认').click();
    await ok(supplier, /^确\s*认$/);
    await shows(supplier, '待发货');
    const readers = ['declarer', 'approver', ...BUYERS] as const;
    await expectReaders('/purchase/purchaseOrder/queryById', { id }, readers);
    await expectReaders('/sale/saleOrder/queryById', { id }, ['supplier']);
    const second = await (
      await as('purchaser')
    ).get('/purchase/purchaseOrder/draftFromContract', { contractId: contract.id });
    expect((second.body.result as OrderDraft).orderDetailList).toEqual([]);
    return added;
  });
  const [pumps, seals] = order.orderDetailList as [
    PurchaseOrder['orderDetailList'][number],
    PurchaseOrder['orderDetailList'][number],
  ];

  await test.step('the first part arrives, and the declarer rejects some of it', async () => {
    const supplier = await open('supplier', `/sale/order/view?id=${order.id}`, '待发货', 'delivery');
    await action(supplier, '发货').click();
    const dialog = supplier.getByRole('dialog', { name: /发货/ });
    await dialog.getByLabel('本次发货 循环水泵').fill('6');
    await dialog.getByLabel('本次发货 机械密封').fill('0');
    await picturesOf(supplier, 'supplier', 'delivery-dialog');
    await dialog.getByRole('button', { name: '发货', exact: true }).click();
    await shows(supplier, '部分发货');

    const { receiptList } = await read<PurchaseOrder>('purchaser', '/purchase/purchaseOrder/queryById', {
      id: order.id,
    });
    const receipt = receiptList[0]!;
    const readers = ['declarer', 'approver', ...BUYERS] as const;
    await expectReaders('/order/receipt/queryById', { id: receipt.id }, readers);
    const declarer = await open('declarer', `/order/receipt/view?id=${receipt.id}`, '待收货', 'receipt');
    await action(declarer, '收货').click();
    const sheet = declarer.getByRole('dialog', { name: /收货/ });
    await sheet.getByLabel('收货数量 循环水泵').fill('5');
    await sheet.getByLabel('拒收原因 循环水泵').fill('壳体裂纹');
    await picturesOf(declarer, 'declarer', 'receipt-dialog');
    await sheet.getByRole('button', { name: '收货', exact: true }).click();
    await shows(declarer, '部分拒收');
    await open('supplier', `/sale/order/view?id=${order.id}`, '部分收货', 'rejection');
  });

  await test.step('the rest arrives, and order and contract are completed', async () => {
    const delivered = await call<OrderReceipt>('supplier', '/sale/saleOrder/deliver', {
      orderId: order.id,
      receiptDetailList: [
        { orderDetailId: pumps.id, deliverCount: 5 },
        { orderDetailId: seals.id, deliverCount: 4 },
      ],
    });
    await call('declarer', '/order/receipt/receive', {
      id: delivered.id,
      receiptDetailList: delivered.receiptDetailList.map(({ id, deliverCount }) => ({
        id,
        acceptCount: deliverCount,
        rejectCount: 0,
      })),
    });
    await open('purchaser', `/purchase/order/view?id=${order.id}`, '已完成', 'received');
    await open('supplier', `/sale/order/view?id=${order.id}`, '已完成', 'received');
    await open('supplier', `/sale/contract/view?id=${contract.id}`, '已完成', 'fulfilled');
    const after = await read<ContractInfo>('purchaser', '/contract/contractInfo/view', { contractInfoId: contract.id });
    expect([after.status, after.orderedPrice, after.receivedPrice]).toEqual(['6', 10_840, 10_840]);
    const quantities = after.contractInfoDetailList.map(({ count, orderedCount, receivedCount }) => [
      count,
      orderedCount,
      receivedCount,
    ]);
    expect(quantities).toEqual([
      [10, 10, 10],
      [4, 4, 4],
    ]);
  });

  await test.step('the manager evaluates the supplier', async () => {
    const { id } = await call<SupplierEval>('manager', '/evaluation/supplierEval/add', {
      supplierId: suppliers.get('supplier'),
      contractId: contract.id,
      orderId: order.id,
      period: '循环水泵更新',
      itemList: [
        { itemName: '产品质量', markValue: 60, score: 90 },
        { itemName: '交付及时', markValue: 40, score: 95 },
      ],
    });
    await call('manager', '/evaluation/supplierEval/submit', { id });
    await expectReaders('/evaluation/supplierEval/queryById', { id }, BUYERS);
    await open('manager', '/evaluation/supplierEval', '循环水泵更新', 'evaluation');
  });

  await test.step('the chain of documents leads from the plan to the evaluation', async () => {
    const { nodes } = await read<DocumentChain>('purchaser', '/document/chain', { kind: 'plan', id: plan.id });
    expect(nodes.map(({ kind }) => kind)).toEqual([
      'plan',
      'project',
      'contract',
      'order',
      'receipt',
      'receipt',
      'evaluation',
    ]);
    const purchaser = await open('purchaser', `/purchase/plan/view?id=${plan.id}&mode=view`, '已完成', 'finished');
    await purchaser.getByRole('tab', { name: '单据链' }).click();
    for (const number of [contract.contractNo, order.orderNo]) await shows(purchaser, number);
    await picturesOf(purchaser, 'purchaser', 'chain');
  });
});

/** An object without some members. */
function without<Value extends object>(value: Value, members: readonly (keyof Value)[]): Partial<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([member]) => !members.includes(member as keyof Value)),
  ) as Partial<Value>;
}
