import type { Locator, Page } from '@playwright/test';
import { END, expect, test, type Sourcing, type Supplier } from './support/sourcing.ts';

test.describe.configure({ mode: 'parallel', timeout: 360_000 });

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.locator('.ant-message').getByText(text)).toBeVisible();
/** A state in the heading of the page. */
const expectState = (page: Page, state: string) =>
  expect(page.getByRole('heading', { level: 1 }).getByText(state, { exact: true })).toBeVisible();
const confirm = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
const projectPath = (id: string) => `/purchase/project/view?id=${id}`;
const sourcePath = (id: string) => `/procurement/source/view?id=${id}`;

/** The purchaser submits a draft, the approver publishes it. */
async function publish(sourcing: Sourcing, id: string): Promise<void> {
  const purchaser = await sourcing.pageOf('purchaser');
  await purchaser.goto(projectPath(id));
  await action(purchaser, '提交审批').click();
  await toast(purchaser, '提交审批成功');
  const approver = await sourcing.pageOf('approver');
  await approver.goto(projectPath(id));
  await action(approver, '通过').click();
  await confirm(approver);
  await toast(approver, '通过成功');
  await expectState(approver, '报价中');
}

type Answer = '接受邀请' | '报名';

/** A supplier takes part in a project. */
async function takePart({ pageOf }: Sourcing, id: string, supplier: Supplier, answer: Answer): Promise<Page> {
  const page = await pageOf(supplier);
  await page.goto(sourcePath(id));
  await action(page, answer).click();
  await confirm(page);
  await toast(page, answer === '报名' ? '报名成功' : '已接受邀请');
  return page;
}

/** Prices, and where suppliers choose them, quantities. Null leaves a line out. */
type Offer = readonly ({ price: string; count?: string } | null)[];

/** A supplier that takes part submits a bid. */
async function bid(page: Page, offer: Offer): Promise<void> {
  await action(page, '去报价').click();
  await page.getByRole('textbox', { name: '联系人', exact: true }).fill('陈经理');
  await page.getByRole('textbox', { name: '联系电话', exact: true }).fill('13800138000');
  const lines = page.getByRole('grid', { name: '报价明细' });
  for (const [at, line] of offer.entries()) {
    if (line?.count) await enterCell(lines, at, '报价数量', line.count);
    if (line) await enterCell(lines, at, '含税单价', line.price);
  }
  await action(page, '提交报价').click();
  await page.getByRole('dialog', { name: '提交报价' }).getByRole('button', { name: '提交报价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已提交', { timeout: 60_000 });
}

/** Enters a value into a row of a grid. @param at from 0 */
async function enterCell(grid: Locator, at: number, column: string | RegExp, value: string): Promise<void> {
  const cell = grid
    .getByRole('row')
    .nth(at + 1)
    .getByLabel(column);
  await cell.fill(value);
  await cell.press('Enter');
}

/** The clock ends the quotation; the purchaser opens the bids. */
async function openBids(sourcing: Sourcing, id: string): Promise<Page> {
  await sourcing.endQuotation(id);
  const purchaser = await sourcing.pageOf('purchaser');
  await expect(async () => {
    await purchaser.goto(projectPath(id));
    await expect(action(purchaser, '开标')).toBeVisible();
  }).toPass();
  await action(purchaser, '开标').click();
  // A server that has just started asks to try again while too many statements wait.
  await expect(async () => {
    await confirm(purchaser);
    await toast(purchaser, '开标成功');
  }).toPass();
  return purchaser;
}

/** The purchaser awards the project to the bid that comes first. */
async function awardTo(purchaser: Page, company: string): Promise<void> {
  await action(purchaser, '定标').click();
  const dialog = purchaser.getByRole('dialog', { name: '定标' });
  await expect(dialog.getByRole('radio', { name: new RegExp(company) })).toBeChecked();
  await dialog.getByRole('button', { name: '确认定标' }).click();
  await toast(purchaser, '定标成功');
}

/** Bids for the two lines of every project: 11,420 and 10,840 yuan. */
const HIGH: Offer = [{ price: '950' }, { price: '480' }];
const LOW: Offer = [{ price: '900' }, { price: '460' }];

/** The result on the supplier's page of the bid. */
async function expectResult(sourcing: Sourcing, id: string, supplier: Supplier, result: string): Promise<void> {
  const page = await sourcing.pageOf(supplier);
  await page.goto(`/procurement/source/bid?id=${id}`);
  await expectState(page, result);
}

test.describe('an invited inquiry', () => {
  test('is awarded to the lowest of two sealed bids', async ({ sourcing }) => {
    const id = await sourcing.draft({ proName: '循环水泵邀请采购', buyType: '1' });
    const [first, second] = [sourcing.companyOf('supplier'), sourcing.companyOf('supplier2')];
    await publish(sourcing, id);
    await bid(await takePart(sourcing, id, 'supplier', '接受邀请'), HIGH);
    await bid(await takePart(sourcing, id, 'supplier2', '接受邀请'), LOW);

    const purchaser = await sourcing.pageOf('purchaser');
    await purchaser.goto(projectPath(id));
    await purchaser.getByRole('tab', { name: '报价', exact: true }).click();
    await expect(purchaser.getByText('报价已封存')).toBeVisible();
    const bids = purchaser.getByRole('grid', { name: '报价', exact: true });
    await expect(bids.getByText(first)).toBeVisible();
    await expect(purchaser.getByText('10,840')).toBeHidden();

    await openBids(sourcing, id);
    await purchaser.getByRole('tab', { name: '比价' }).click();
    const comparison = purchaser.getByRole('grid', { name: '比价' });
    await expect(comparison.getByText('10,840.00')).toBeVisible();
    await expect(comparison.getByText('11,420.00')).toBeVisible();

    await awardTo(purchaser, second);
    await expectResult(sourcing, id, 'supplier2', '中标');
    await expectResult(sourcing, id, 'supplier', '未中标');
  });
});

test.describe('a live auction', () => {
  test('is awarded to the last of several offers', async ({ sourcing }) => {
    const id = await sourcing.draft({ proName: '循环水泵竞价', buyType: '4', biddingDuration: 24, minStep: 100 });
    const first = sourcing.companyOf('supplier');
    await publish(sourcing, id);
    const room = `/procurement/bidding/room?id=${id}`;
    const [one, other] = [
      await takePart(sourcing, id, 'supplier', '报名'),
      await takePart(sourcing, id, 'supplier2', '报名'),
    ];
    await one.goto(room);
    await other.goto(room);
    await offer(one, ['950', '480']);
    await expect(figure(one, '我的排名')).toHaveText('第 1 名');
    await offer(other, ['900', '460']);
    // The room of the other supplier shows it without a reload.
    await expect(figure(one, '我的排名')).toHaveText('第 2 名');
    await expect(figure(one, '当前最低价')).toContainText('10,840.00');
    await offer(one, ['890', '450']);
    await expect(figure(other, '我的排名')).toHaveText('第 2 名');

    const purchaser = await openBids(sourcing, id);
    await awardTo(purchaser, first);
    await expectResult(sourcing, id, 'supplier', '中标');
    await expectResult(sourcing, id, 'supplier2', '未中标');
  });
});

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

async function offer(page: Page, prices: readonly string[]): Promise<void> {
  const lines = page.getByRole('grid', { name: '物料明细' });
  for (const [at, price] of prices.entries()) await enterCell(lines, at, /含税单价/, price);
  await action(page, '出价').click();
  await expect(figure(page, '我的排名')).toHaveText('第 1 名');
}

test.describe('a competition in rounds', () => {
  test('is split between the suppliers of its second round', async ({ sourcing }) => {
    const id = await sourcing.draft({ proName: '循环水泵竞比', buyType: '3', bidPart: '1' });
    const [first, second] = [sourcing.companyOf('supplier'), sourcing.companyOf('supplier2')];
    await publish(sourcing, id);
    await bid(await takePart(sourcing, id, 'supplier', '接受邀请'), [
      { count: '10', price: '950' },
      { count: '4', price: '480' },
    ]);
    await bid(await takePart(sourcing, id, 'supplier2', '接受邀请'), [{ count: '10', price: '900' }, null]);

    const purchaser = await openBids(sourcing, id);
    await purchaser.getByRole('tab', { name: '报价', exact: true }).click();
    for (const company of [first, second]) {
      await chooseAction(purchaser, company, '列为候选');
      await toast(purchaser, '已列为候选');
      // The message of the first must not stand for the second.
      await expect(purchaser.locator('.ant-message').getByText('已列为候选')).toHaveCount(0);
    }
    await action(purchaser, '发起新一轮').click();
    const round = purchaser.getByRole('dialog', { name: '发起新一轮' });
    for (const company of [first, second])
      await expect(round.getByRole('checkbox', { name: new RegExp(company) })).toBeChecked();
    await round.getByRole('textbox', { name: '新一轮报价截止时间' }).fill(END);
    // Enter may submit the dialog, too.
    await purchaser.locator('.ant-picker-ok button').last().click();
    await round.getByRole('button', { name: /确\s*定/ }).click();
    await toast(purchaser, '已发起新一轮报价');

    for (const [supplier, offer] of [
      [
        'supplier',
        [
          { count: '10', price: '940' },
          { count: '4', price: '470' },
        ],
      ],
      ['supplier2', [{ count: '10', price: '890' }, null]],
    ] as [Supplier, Offer][]) {
      const page = await sourcing.pageOf(supplier);
      await page.goto(sourcePath(id));
      await bid(page, offer);
    }
    await openBids(sourcing, id);
    await purchaser.goto('/procurement/compete');
    await purchaser
      .getByRole('button', { name: /^轮次 / })
      .first()
      .click();
    await expect(purchaser.getByRole('dialog').getByText('11,280.00')).toBeVisible();

    await purchaser.goto(projectPath(id));
    await action(purchaser, '定标').click();
    const dialog = purchaser.getByRole('dialog', { name: '定标' });
    await dialog.getByRole('checkbox', { name: new RegExp(second) }).check();
    await dialog.getByRole('checkbox', { name: new RegExp(first) }).check();
    await dialog.getByRole('button', { name: '确认定标' }).click();
    await toast(purchaser, '定标成功');
    await expectResult(sourcing, id, 'supplier', '中标');
    await expectResult(sourcing, id, 'supplier2', '中标');
  });
});

/** Takes an action on a bid: its button, or an item of the menu of its row. */
async function chooseAction(page: Page, company: string, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `${name} ${company}` });
  const more = page.getByRole('button', { name: new RegExp(`更多.*${company}`) });
  // Which of the two the row has is settled once its columns are measured.
  await expect(async () => {
    if ((await button.count()) > 0) return button.click({ timeout: 2_000 });
    await more.click({ timeout: 2_000 });
    await page.getByRole('menuitem', { name }).click({ timeout: 2_000 });
  }).toPass();
}

test.describe('an expert appraisal', () => {
  test('is awarded by the scores of the drawn experts', async ({ sourcing }) => {
    const id = await sourcing.draft({
      proName: '循环水泵评审采购',
      buyType: '5',
      expertItemList: [
        { itemName: '技术方案', markValue: 60 },
        { itemName: '投标报价', markValue: 40 },
      ],
      expertSiftRule: { id: null, name: '两人组', techNum: 1, busiNum: 1 },
    });
    const first = sourcing.companyOf('supplier');
    await publish(sourcing, id);
    await bid(await takePart(sourcing, id, 'supplier', '接受邀请'), HIGH);
    await bid(await takePart(sourcing, id, 'supplier2', '接受邀请'), LOW);

    const purchaser = await sourcing.pageOf('purchaser');
    await purchaser.goto(projectPath(id));
    await purchaser.getByRole('tab', { name: '专家评审' }).click();
    await action(purchaser, '抽取专家').click();
    await confirm(purchaser);
    const rows = purchaser.getByRole('grid', { name: '评审专家' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    const experts: Page[] = [];
    for (const at of [1, 2]) {
      const name = await rows.nth(at).getByRole('gridcell').nth(1).innerText();
      experts.push(await sourcing.pageOf(await sourcing.accountOf(name.trim())));
    }
    for (const expert of experts) {
      await expert.goto('/procurement/appraise');
      await expert.getByRole('button', { name: '接受 循环水泵评审采购' }).click();
      await confirm(expert);
      await toast(expert, '已接受评审任务');
    }

    await openBids(sourcing, id);
    for (const expert of experts) await score(expert, first);
    await expect(async () => {
      await purchaser.reload();
      await expect(action(purchaser, '定标')).toBeVisible();
    }).toPass();
    await awardTo(purchaser, first);
    await expectResult(sourcing, id, 'supplier', '中标');
    await expectResult(sourcing, id, 'supplier2', '未中标');
  });
});

/** An expert prefers the bid of a company. */
async function score(expert: Page, company: string): Promise<void> {
  await expert.goto('/procurement/appraise');
  await expert.getByRole('button', { name: '评分 循环水泵评审采购' }).click();
  const sheet = expert.getByRole('grid', { name: '评分表' });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  for (const at of [0, 1]) {
    const row = sheet.getByRole('row').nth(at + 1);
    const isPreferred = (await row.innerText()).includes(company);
    await enterCell(sheet, at, /技术方案/, isPreferred ? '95' : '70');
    await enterCell(sheet, at, /投标报价/, '80');
  }
  await action(expert, '提交评分').click();
  await expert.getByRole('dialog').getByRole('button', { name: '提交评分' }).click();
  await toast(expert, '评分已提交');
}

/** A supplier asks, the purchaser answers, and another supplier reads the answer without the name of who asked. */
async function askAndAnswer({ pageOf, companyOf }: Sourcing, id: string): Promise<void> {
  const [asker, purchaser, reader] = [await pageOf('supplier'), await pageOf('purchaser'), await pageOf('supplier3')];
  await asker.goto(sourcePath(id));
  await asker.getByRole('tab', { name: '答疑' }).click();
  await action(asker, '提问').click();
  await asker.getByRole('dialog').getByRole('textbox', { name: '问题' }).fill('是否接受等效品牌？');
  await confirm(asker);
  await toast(asker, '问题已提交');

  await purchaser.goto(projectPath(id));
  await purchaser.getByRole('tab', { name: /^答疑\s*1 条待答复/ }).click();
  await purchaser.getByRole('button', { name: '答复 是否接受等效品牌？' }).click();
  await purchaser.getByRole('dialog').getByRole('textbox', { name: '答复' }).fill('接受，须附对比资料。');
  await confirm(purchaser);
  await toast(purchaser, '已答复');

  await reader.goto(sourcePath(id));
  await reader.getByRole('tab', { name: '答疑' }).click();
  await expect(reader.getByText('接受，须附对比资料。')).toBeVisible();
  await expect(reader.getByText(companyOf('supplier'))).toBeHidden();
}

test.describe('open sourcing', () => {
  test('is awarded to a supplier that was not invited', async ({ sourcing }) => {
    const id = await sourcing.draft({ proName: '循环水泵公开寻源', buyType: '2', supplierList: [] });
    const third = sourcing.companyOf('supplier3');
    await publish(sourcing, id);
    await askAndAnswer(sourcing, id);
    await bid(await takePart(sourcing, id, 'supplier', '报名'), HIGH);
    await bid(await takePart(sourcing, id, 'supplier3', '报名'), LOW);
    const purchaser = await openBids(sourcing, id);
    await purchaser.getByRole('tab', { name: '报价', exact: true }).click();
    await chooseAction(purchaser, sourcing.companyOf('supplier'), '判为无效');
    await purchaser.getByRole('dialog').getByRole('textbox').fill('资质过期');
    await confirm(purchaser);
    await expect(purchaser.getByRole('gridcell', { name: '资质过期' })).toBeVisible();
    await awardTo(purchaser, third);
    await expectResult(sourcing, id, 'supplier3', '中标');
    await expectResult(sourcing, id, 'supplier', '无效');
  });
});
