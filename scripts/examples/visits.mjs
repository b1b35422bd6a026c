// What each example has to show in a browser, by folder.
import { join } from 'node:path';

/** Looks up a text that must become visible. */
const shown = (page, text) => page.getByText(text, { exact: true }).first().waitFor();

export const visits = {
  async 'editable-grid'(page) {
    const cell = page.getByRole('gridcell', { name: /深沟球轴承 6308/ }).first();
    await page.getByRole('textbox', { name: '物料名称' }).first().or(cell).first().waitFor();
    await page.getByRole('textbox', { name: '物料编码' }).first().fill('');
    await page.getByRole('button', { name: '保存' }).click();
    await shown(page, '有 1 处需要修改');
    await page.getByRole('textbox', { name: '物料编码' }).first().fill('WL90001');
    await page.getByRole('button', { name: '保存' }).click();
    await shown(page, '已保存：新增 0 行，修改 1 行，删除 0 行');
  },
  async 'form-designer'(page) {
    await page.getByRole('tree').first().waitFor();
    await page.getByText('报销事由').first().waitFor();
    await page.getByText('填写', { exact: true }).click();
    await page.getByRole('textbox', { name: '报销事由' }).waitFor();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('报销事由不能为空').first().waitFor();
  },
  async 'cron-builder'(page) {
    await page.getByText('每周一至周五 09:00 执行').first().waitFor();
    await page.getByRole('button', { name: /会议签到/ }).click();
    await page.getByText(/无执行时间/).waitFor();
  },
  async pickers(page) {
    const approvers = page.getByRole('textbox', { name: '审批人' });
    await page.waitForFunction((input) => input?.value === '李华, 王建国', await approvers.elementHandle());
    await approvers.press('Enter');
    await page.getByRole('dialog').getByText('孙晓燕').waitFor();
  },
  async upload(page, { folder }) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '点击上传' }).click();
    await (await chooser).setFiles(join(folder, 'report.txt'));
    await page.getByText(/^[\w-]{36}\.txt$/).waitFor();
  },
  async 'advanced-query'(page) {
    await shown(page, '共 120 条');
    await page.getByRole('button', { name: '高级查询' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async validators(page) {
    await page.getByLabel('统一社会信用代码').fill('91330200MA2AB1234X');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('供应商名称不能为空').waitFor();
    await page.getByText('统一社会信用代码校验不通过').waitFor();
  },
  async 'react-18'(page) {
    await page.getByText('深沟球轴承 6308').first().waitFor();
    await page.getByText('每月最后一天 18:00 执行').waitFor();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('仓管员不能为空').first().waitFor();
    await page.getByRole('textbox', { name: '仓管员' }).fill('周婷');
    await page.getByRole('button', { name: '提交' }).click();
    await shown(page, '已提交：周婷');
    await page.getByRole('button', { name: '高级查询' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async 'express-server'(page, { open }) {
    const other = await open('/?name=王建国');
    await page.getByRole('textbox', { name: '物料名称' }).first().waitFor();
    await other.getByRole('textbox', { name: '物料名称' }).first().fill('不锈钢管 DN50');
    await other.getByRole('textbox', { name: '物料名称' }).nth(1).focus();
    await page.waitForFunction(() => document.querySelector('input[aria-label=物料名称]')?.value === '不锈钢管 DN50');
    await page.getByRole('button', { name: '不经浏览器校验提交' }).click();
    await page.getByText('服务器拒绝：供应商不能为空').waitFor();
    await page.getByRole('textbox', { name: '供应商' }).fill('宁波精工机械有限公司');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText('已保存，金额 10').waitFor();
  },
  async plugins(page, { folder }) {
    const cell = page.getByRole('textbox', { name: '车牌号' }).first();
    await cell.fill('x1');
    await cell.press('Tab');
    await page.getByText('1 处校验未通过').waitFor();
    const field = page.locator('form').first().getByRole('textbox', { name: '车牌号' });
    await field.fill('浙b1234');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('请输入正确的车牌号，例如 浙B12345').first().waitFor();
    await field.fill('浙b12345');
    await page.getByRole('button', { name: '提交' }).click();
    await shown(page, '已提交 浙B12345');
    await page
      .getByRole('textbox', { name: '车辆' })
      .or(page.getByRole('combobox', { name: '车辆' }))
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByText('电动轻卡').waitFor();
    await page.keyboard.press('Escape');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '点击上传' }).click();
    await (await chooser).setFiles(join(folder, 'licence.txt'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /下载/ }).first().click();
    if ((await (await download).failure()) !== null) throw new Error('the stored file is not downloaded');
    // The palette offers the type, and the panel has its own line.
    await page.getByRole('button', { name: '车牌号' }).first().click();
    await page.getByText('仅新能源').first().waitFor();
  },
  async nextjs(page, { open }) {
    await answered(page, '/', ['每周一至周五 09:00 执行', 'role="grid"', 'aria-label="查找和替换"']);
    await answered(page, '/form', ['联系电话', '采购方式', '加急']);
    await answered(page, '/designer', ['aria-label="撤销"']);
    await page.getByText('每周一至周五 09:00 执行', { exact: false }).first().waitFor();
    await page.getByRole('textbox', { name: '物料名称' }).first().fill('无缝钢管 DN150');
    await page.getByRole('link', { name: '表单设计' }).click();
    await page.getByRole('tree').first().waitFor();
    // Opened by its address, so that the browser takes over the answer of the server.
    const form = await open('/form');
    await form.getByRole('textbox', { name: '联系电话' }).fill('123');
    await form.getByRole('button', { name: '提交' }).click();
    await form.getByText('您输入的电话号码不符合规则').first().waitFor();
    const designer = await open('/designer');
    await designer.getByRole('tree').first().waitFor();
  },
};

/** Looks up parts of the server's answer, before any script runs. */
async function answered(page, path, parts) {
  const html = await (await page.request.get(new URL(path, page.url()).href)).text();
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  for (const part of parts) if (!markup.includes(part)) throw new Error(`the answer of ${path} has no ${part}`);
}
