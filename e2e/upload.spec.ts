import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { read, utils } from '@e965/xlsx';
import { hostileDocx, pdfWith } from '../packages/upload/src/testing/documents.ts';
import { signInToApi } from './support/api.ts';
import { png } from './support/pictures.ts';
import { suppliers } from './support/suppliers.ts';
import { expect, signIn, test } from './support/test.ts';

const bytesOf = async (download: Promise<Download>) => readFileSync(await (await download).path());
/** The file a click downloads. */
async function saved(page: Page, click: Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), click]);
  return bytesOf(Promise.resolve(download));
}
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') });

test('a purchaser uploads files and pictures, inline and in dialogs', async ({ page, server }) => {
  await signIn(page, server.url, 'purchaser', { path: '/demo/upload' });

  await test.step('a file is stored and comes back; one that is not what it says, and one of no allowed kind, are told', async () => {
    const files = page.getByRole('group', { name: '附件' });
    await files
      .locator('input[type=file]')
      .setInputFiles([pdf('采购合同.pdf'), { ...pdf('伪装.pdf'), buffer: Buffer.from('<html>') }, pdf('安装程序.exe')]);
    await expect(page.getByText('上传成功')).toBeVisible();
    await expect(files.getByText('文件内容与后缀不符')).toBeVisible();
    await expect(page.getByText('该后缀文件不允许上传')).toBeVisible();
    expect(
      (await saved(page, files.getByRole('button', { name: '下载 采购合同.pdf' }).click())).toString('latin1'),
    ).toBe('%PDF-1.7\n1 0 obj\n');
  });

  await test.step('documents are previewed, and nothing in them runs', async () => {
    const violations: string[] = [];
    page.on('console', (line) => {
      // The frame of a document refuses scripts; anything else would be a fault of the page.
      if (line.type() === 'error') violations.push(line.text());
    });
    const files = page.getByRole('group', { name: '附件' });
    const sent = await Promise.all(
      [pdfWith('contract.pdf', ['Purchase contract', 'Delivery']), hostileDocx('补充协议.docx')].map(async (file) => ({
        name: file.name,
        mimeType: '',
        buffer: Buffer.from(await file.arrayBuffer()),
      })),
    );
    await files.locator('input[type=file]').setInputFiles(sent);
    await files.getByRole('button', { name: '预览 contract.pdf' }).click();
    const pdfDialog = page.getByRole('dialog', { name: 'contract.pdf' });
    await expect(pdfDialog.getByText('Purchase contract')).toBeAttached();
    await expect(pdfDialog.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pdfDialog).toBeHidden();
    await expect(files.getByRole('button', { name: '预览 contract.pdf' })).toBeFocused();

    await files.getByRole('button', { name: '预览 补充协议.docx' }).click();
    const document = page.frameLocator('iframe[title="补充协议.docx"]');
    await expect(document.getByText('点击查看')).toBeVisible();
    await document.getByText('点击查看').click();
    expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
    const documentDialog = page.getByRole('dialog', { name: '补充协议.docx' });
    await page.keyboard.press('Escape');
    await expect(documentDialog).toBeHidden();
    expect(violations).toEqual([]);
  });

  await test.step('pictures are put in order by their buttons and by keyboard', async () => {
    const images = page.getByRole('group', { name: '图片' });
    await images
      .locator('input[type=file]')
      .setInputFiles([png('正面.png', 40), png('侧面.png', 120), png('铭牌.png', 200), pdf('说明.pdf')]);
    await expect(page.getByText('请上传图片')).toBeVisible();
    const names = images.locator('.gezi-upload-name');
    await expect(images.getByRole('button', { name: /^下载/ })).toHaveCount(3);
    await images.getByRole('button', { name: '向前移动 正面.png' }).click();
    await expect(page.getByText('未知的操作')).toBeVisible();
    await images.getByRole('button', { name: '向后移动 铭牌.png' }).click();
    await expect(page.getByText('已到最后~')).toBeVisible();
    await images.getByRole('button', { name: '向前移动 铭牌.png' }).click();
    await expect(names).toHaveText(['正面.png', '铭牌.png', '侧面.png']);
    await images.getByRole('button', { name: '拖动 正面.png 调整顺序' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('正面.png 移到第 1 张，共 3 张')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('正面.png 移到第 2 张，共 3 张')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names).toHaveText(['铭牌.png', '正面.png', '侧面.png']);
  });

  await test.step('an avatar is a picture, and is shown', async () => {
    const avatar = page.locator('.gezi-upload-avatar');
    const input = page.locator('.gezi-upload-avatar + input');
    await input.setInputFiles(pdf('证件.pdf'));
    await expect(page.getByText('头像只能是 JPEG、JPG、PNG、GIF、WEBP 格式的图片')).toBeVisible();
    await input.setInputFiles(png('头像.png', 90));
    await expect(page.getByRole('button', { name: '更换头像' })).toBeVisible();
    await expect.poll(() => avatar.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  });

  await test.step('the pop-up is 520 wide, its list 200 high, and confirms nothing without a file', async () => {
    await page.getByRole('button', { name: '上传文件' }).click();
    const dialog = page.getByRole('dialog', { name: '文件上传' });
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('未上传任何文件')).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(520);
    expect((await dialog.locator('.gezi-upload-dialog-body').boundingBox())?.height).toBe(200);
    await dialog.locator('input[type=file]').setInputFiles(pdf('中标通知书.pdf'));
    await dialog.getByRole('button', { name: '下载 中标通知书.pdf' }).waitFor();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
    expect((await saved(page, page.getByRole('button', { name: '下载 中标通知书.pdf' }).click())).length).toBe(17);

    await page.getByRole('button', { name: '上传照片' }).click();
    const pictures = page.getByRole('dialog', { name: '图片上传' });
    await expect(pictures.getByRole('button', { name: '上传图片' })).toBeVisible();
    await pictures.getByRole('button', { name: '取消' }).click();
    await expect(pictures).toBeHidden();
  });

  await test.step('a picture is inserted by its file or by its address, with a remark', async () => {
    await page.getByRole('button', { name: '插入图片' }).click();
    const dialog = page.getByRole('dialog', { name: '插入图片' });
    await dialog.getByRole('textbox', { name: '备注', exact: true }).fill('将被清空');
    await dialog.getByRole('tab', { name: '网络地址' }).click();
    await expect(dialog.getByRole('textbox', { name: '备注', exact: true })).toHaveValue('');
    await dialog.getByRole('textbox', { name: '图片地址', exact: true }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('图片地址须以 http:// 或 https:// 开头')).toBeVisible();
    await dialog.getByRole('tab', { name: '本地上传' }).click();
    await dialog.locator('input[type=file]').setInputFiles(png('现场.png', 160));
    await dialog.getByRole('button', { name: '下载 现场.png' }).waitFor();
    await dialog.getByRole('textbox', { name: '备注', exact: true }).fill('施工现场');
    await dialog.getByRole('button', { name: '确定' }).click();
    // The picture is public: its address contains no token.
    const inserted = page.getByRole('img', { name: '施工现场' });
    await expect(inserted).toHaveAttribute('src', /\/api\/sys\/common\/loadOssFile\/public\/[0-9a-f]{32}$/);
    await expect.poll(() => inserted.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  });
});

test('the page of a pdf file draws it by pdf.js for readers without a session in the browser', async ({
  page,
  server,
}) => {
  const { token, ...purchaser } = await signInToApi(server.url, 'purchaser');
  const form = new FormData();
  form.append('file', pdfWith('contract.pdf', ['Purchase contract', 'Delivery']));
  form.append('biz', 'purchasePlan');
  const { body } = await purchaser.sendForm<{ url: string }>('/sys/common/upload', form);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const query = new URLSearchParams({ file: body.result.url, token });
  await page.goto(`${server.url}/api/sys/common/pdf/pdfPreviewIframe?${query}`);

  const frame = page.frameLocator('iframe[title="contract.pdf"]');
  await expect(frame.getByText('第 1 页，共 2 页')).toBeVisible();
  const pages = frame.getByRole('region', { name: 'contract.pdf' });
  const drawn = () =>
    pages
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return data.some((value, at) => at % 4 === 0 && value < 100);
      });
  await expect.poll(drawn).toBe(true);
  await frame.getByRole('button', { name: '放大' }).click();
  await expect(frame.getByText('125%')).toBeVisible();
  // The token stays out of the address of the framed page.
  expect(page.frames().at(-1)!.url()).not.toContain(token);
  expect(errors).toEqual([]);
});

test('a supplier import reports three invalid rows of a thousand and accepts the corrected workbook', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'purchaser', { path: '/demo/upload' });
  await page.getByRole('button', { name: '导入供应商' }).click();
  const dialog = page.getByRole('dialog', { name: '导入EXCEL' });
  const pick = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    dialog.locator('input[type=file]').setInputFiles(files);
  const preview = () => dialog.getByRole('button', { name: '下一步' }).click();
  const start = () => dialog.getByRole('button', { name: '开始上传' }).click();
  const linesOf = (bytes: Buffer) => {
    const book = read(bytes);
    return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false, defval: '' });
  };
  const faultsOf = (lines: string[][]) =>
    lines.map((line) => line.at(-1)!).filter((text) => text && text !== '错误信息');
  const FAULTS = ['联系人不能为空', '统一社会信用代码格式不正确', '联系电话格式不正确'];
  /** Expects a report of faults and a workbook of the refused rows. */
  const readFaults = async (title: string, says: string, leftOut: number) => {
    await expect(dialog.getByText(title)).toBeVisible();
    await expect(dialog.getByText(says)).toBeVisible();
    for (const fault of FAULTS) await expect(dialog.getByRole('cell', { name: fault })).toBeVisible();
    const text = String(await saved(page, dialog.getByRole('button', { name: '点击下载' }).click()));
    for (const fault of FAULTS) expect(text).toContain(fault);
    const lines = linesOf(await saved(page, dialog.getByRole('button', { name: '下载标注错误的表格' }).click()));
    expect(faultsOf(lines)).toEqual(FAULTS);
    expect(lines.filter((line) => line.at(-2) === '未导入')).toHaveLength(leftOut);
  };

  await test.step('nothing to start without a file, and none but spreadsheets are taken', async () => {
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(600);
    await expect(dialog.getByRole('button', { name: '下一步' })).toBeDisabled();
    await pick(pdf('供应商.pdf'));
    await expect(page.getByText('只支持 .xls、.xlsx 格式的文件')).toBeVisible();
    await pick({ name: '伪装.xlsx', mimeType: '', buffer: Buffer.from('<html>') });
    await preview();
    await expect(page.getByText('文件内容与后缀不符')).toBeVisible();
    await dialog.getByRole('button', { name: '删除 伪装.xlsx' }).click();
  });

  await test.step('validated first, three wrong rows keep all out, and are told', async () => {
    await pick(suppliers(1_000, 5_000_000, true));
    await preview();
    await dialog.getByRole('switch', { name: '开启校验' }).click();
    await start();
    await readFaults('导入失败，数据有错误', '共1000行，3行有错误，未导入任何数据', 1_000);
    await dialog.getByRole('button', { name: '继续导入' }).click();
  });

  await test.step('without, the others go in, and the three are marked in a copy', async () => {
    await pick(suppliers(1_000, 5_000_000, true));
    await preview();
    await dialog.getByRole('switch', { name: '开启校验' }).click();
    await start();
    await readFaults('导入成功,但是有错误数据!', '共1000行，成功997行，失败3行', 3);
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('an old workbook without a fault closes the dialog', async () => {
    await page.getByRole('button', { name: '导入供应商' }).click();
    await pick(suppliers(20, 5_100_000, false, 'biff8'));
    await preview();
    await start();
    await expect(page.getByText('共20行数据导入成功')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
