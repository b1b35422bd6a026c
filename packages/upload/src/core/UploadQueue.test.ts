import { describe, expect, test, vi } from 'vitest';
import { faultMessage, joinPaths, refusalMessage, splitPaths, UploadQueue } from './index';
import type { UploadedFile, UploadOptions, UploadRequest } from './index';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pdf = (name: string, text = '%PDF-1.7') => new File([text], name, { lastModified: 1 });
const png = (name: string) => new File([PNG], name, { lastModified: 1 });

/** A server whose answers the test triggers. */
function setUp(options: Partial<UploadOptions> = {}) {
  const calls: (UploadRequest & { answer: (answer: object) => Promise<void>; cut: () => Promise<void> })[] = [];
  const values: UploadedFile[][] = [];
  const ends: string[] = [];
  const queue = new UploadQueue({
    transport: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const settled = (act: () => void) => async () => {
          act();
          await tick();
        };
        calls.push({
          ...request,
          answer: (answer) => settled(() => resolve({ success: true, message: '', ...answer }))(),
          cut: settled(() => reject(new TypeError('fetch failed'))),
        });
      }),
    onValue: (files) => values.push(files),
    onEnd: ({ name, status }) => ends.push(`${name} ${status}`),
    ...options,
  });
  const named = () => queue.items.map(({ name, status }) => `${name} ${status}`);
  const uid = (name: string) => queue.items.find((item) => item.name === name)!.uid;
  return { queue, calls, values, ends, named, uid };
}
/** Reading the first bytes takes macrotasks, not only microtasks. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('accepted files', () => {
  test.each([
    [{ accept: '.pdf' }, png('章.png'), '该后缀文件不允许上传'],
    [{ accept: 'image/*', wrongType: 'images-only' as const }, pdf('a.pdf'), '请上传图片'],
    [{ maxSizeMB: 0.000001 }, pdf('a.pdf'), '文件大小超出限制，请检查！'],
    [{}, new File([], '空.pdf'), '文件内容为空'],
  ])('%j refuses', (options, file, text) => {
    const { queue } = setUp(options);
    expect(queue.add([file]).map(({ reason }) => refusalMessage(reason))).toEqual([text]);
    expect(queue.items).toEqual([]);
  });

  test('jpg equals jpeg, extensions are case-insensitive', () => {
    const { queue } = setUp({ accept: '.PDF .jpeg', checkContent: false });
    expect(queue.add([pdf('a.Pdf'), new File(['x'], 'b.JPG')])).toEqual([]);
  });

  test('files above the maximum count are refused', () => {
    const { queue, named } = setUp({ maxCount: 2 });
    expect(queue.add([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')])).toEqual([{ name: '3.pdf', reason: 'too-many' }]);
    expect(named()).toEqual(['1.pdf uploading', '2.pdf uploading']);
    expect(refusalMessage('too-many')).toBe('上传文件数量超出限制');
  });

  test('a file cannot be added twice unless allowed or removed', () => {
    const { queue, uid } = setUp();
    expect(queue.add([pdf('1.pdf'), pdf('1.pdf')])).toEqual([{ name: '1.pdf', reason: 'duplicate' }]);
    queue.remove(uid('1.pdf'));
    expect(queue.add([pdf('1.pdf')])).toEqual([]);
    expect(setUp({ allowDuplicates: true }).queue.add([pdf('1.pdf'), pdf('1.pdf')])).toEqual([]);
  });

  test('a file whose content differs from its extension is not sent', async () => {
    const { queue, calls } = setUp();
    queue.add([pdf('假.png')]);
    await tick();
    expect(calls).toHaveLength(0);
    expect(queue.items[0]).toMatchObject({ status: 'error', fault: 'other-content' });
    expect(faultMessage(queue.items[0]!)).toBe('文件内容与后缀不符');
  });
});

describe('uploading', () => {
  test('uploads three files at a time with area and token', async () => {
    const { queue, calls, named } = setUp({ biz: 'purchasePlan', isup: true });
    queue.add(['1', '2', '3', '4'].map((name) => pdf(`${name}.pdf`)));
    await tick();
    expect(calls).toHaveLength(3);
    expect(calls[0]).toMatchObject({
      action: '/sys/common/upload',
      fields: { biz: 'purchasePlan', isup: '1' },
      token: true,
    });
    await calls[1]!.answer({ message: 'purchasePlan/2.pdf' });
    expect(calls).toHaveLength(4);
    expect(named()).toEqual(['1.pdf uploading', '2.pdf done', '3.pdf uploading', '4.pdf uploading']);
  });

  test.each<[string, Partial<UploadOptions>, Record<string, string>]>([
    ['no area is named', {}, { biz: 'temp' }],
    ['the file belongs to a grid cell', { isup: true }, { isup: '1' }],
    ['the fields name one', { fields: { biz: 'jeditor', jeditor: '1' } }, { biz: 'jeditor', jeditor: '1' }],
    ['another call takes the file', { action: '/demo/upload' }, {}],
  ])('sends the default area only where it applies: %s', async (_case, options, fields) => {
    const { queue, calls } = setUp(options);
    queue.add([pdf('1.pdf')]);
    await tick();
    expect(calls[0]!.fields).toEqual(fields);
  });

  test('percent is whole and below 100 until the answer', async () => {
    const { queue, calls } = setUp();
    queue.add([pdf('1.pdf')]);
    await tick();
    calls[0]!.onProgress(33.7);
    expect(queue.items[0]!.percent).toBe(33);
    calls[0]!.onProgress(100);
    expect(queue.items[0]!.percent).toBe(99);
    await calls[0]!.answer({ message: 'temp/1.pdf' });
    expect(queue.items[0]).toMatchObject({ status: 'done', percent: 100, path: 'temp/1.pdf', url: 'temp/1.pdf' });
  });

  test('reports the value when all are done and on removal', async () => {
    const { queue, calls, values, uid, ends } = setUp();
    queue.add([pdf('1.pdf'), pdf('2.pdf')]);
    await tick();
    await calls[1]!.answer({ message: 'temp/2.pdf' });
    expect(values).toEqual([]);
    await calls[0]!.answer({ message: 'temp/1.pdf' });
    // In the order of the list, not of the answers.
    expect(values.map(joinPaths)).toEqual(['temp/1.pdf,temp/2.pdf']);
    queue.remove(uid('1.pdf'));
    expect(values.map(joinPaths)).toEqual(['temp/1.pdf,temp/2.pdf', 'temp/2.pdf']);
    expect(ends).toEqual(['2.pdf done', '1.pdf done', '1.pdf removed']);
  });

  test('success false is an error, with a default message', async () => {
    const { queue, calls, values, uid } = setUp();
    queue.add([pdf('1.pdf'), pdf('2.pdf')]);
    await tick();
    await calls[0]!.answer({ success: false, message: '空间不足' });
    await calls[1]!.answer({ success: false });
    expect(queue.items.map((item) => faultMessage(item))).toEqual(['空间不足', '未知错误']);
    expect(values).toEqual([]);
    queue.retry(uid('1.pdf'));
    await tick();
    await calls[2]!.answer({ message: 'temp/1.pdf' });
    expect(values).toEqual([]);
    queue.remove(uid('2.pdf'));
    expect(values.map(joinPaths)).toEqual(['temp/1.pdf']);
  });

  test('an interruption has its own error and can be retried', async () => {
    const { queue, calls, uid } = setUp();
    queue.add([pdf('1.pdf')]);
    await tick();
    await calls[0]!.cut();
    expect(queue.items[0]).toMatchObject({ status: 'error', fault: 'no-connection' });
    queue.retry(uid('1.pdf'));
    expect(queue.items[0]).toMatchObject({ status: 'uploading', percent: 0, fault: undefined });
  });

  test('a cancelled file starts the next one and ignores its late answer', async () => {
    const { queue, calls, uid, named } = setUp({ concurrency: 1 });
    queue.add([pdf('1.pdf'), pdf('2.pdf')]);
    await tick();
    queue.cancel(uid('1.pdf'));
    await tick();
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(named()).toEqual(['1.pdf error', '2.pdf uploading']);
    expect(calls).toHaveLength(2);
    queue.retry(uid('1.pdf'));
    await calls[0]!.answer({ message: 'late' });
    expect(named()).toEqual(['1.pdf uploading', '2.pdf uploading']);
  });

  test('cancelled files are deleted on the server, others are not', async () => {
    const forget = vi.fn<(file: File) => void>();
    const waits = Object.assign(() => new Promise<never>(() => {}), { forget });
    const { queue, uid } = setUp({ transport: waits });
    const files = ['1', '2', '3'].map((name) => pdf(`${name}.pdf`));
    queue.add(files);
    await tick();
    queue.cancel(uid('1.pdf'));
    queue.remove(uid('2.pdf'));
    queue.stop();
    expect(forget.mock.calls).toEqual([[files[0]], [files[1]]]);
    queue.remove(uid('1.pdf'));
    expect(forget).toHaveBeenCalledTimes(3);
  });

  test('a file removed while waiting is not sent', async () => {
    const { queue, calls, uid } = setUp({ concurrency: 1 });
    queue.add([pdf('1.pdf'), pdf('2.pdf')]);
    queue.remove(uid('2.pdf'));
    await tick();
    await calls[0]!.answer({ message: 'temp/1.pdf' });
    expect(calls).toHaveLength(1);
    expect(queue.isBusy).toBe(false);
  });

  test('responseName names the member with the path', async () => {
    const { queue, calls } = setUp({ responseName: 'id', urlOf: (id) => `/file/${id}` });
    queue.add([pdf('1.pdf')]);
    await tick();
    await calls[0]!.answer({ message: 'temp/1.pdf', result: { id: 'f-1' } });
    expect(queue.items[0]).toMatchObject({ path: 'f-1', url: '/file/f-1' });
  });
});

describe('controlled value', () => {
  test('converts paths to files and back', () => {
    const files = splitPaths('temp/合同.pdf, temp/a.png,,temp/a.png', (path) => `/static/${path}`);
    expect(files.map(({ name, url }) => [name, url])).toEqual([
      ['合同.pdf', '/static/temp/合同.pdf'],
      ['a.png', '/static/temp/a.png'],
      ['a.png', '/static/temp/a.png'],
    ]);
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(3);
    expect(joinPaths(files)).toBe('temp/合同.pdf,temp/a.png,temp/a.png');
    expect(splitPaths(undefined)).toEqual([]);
    const names = [
      `temp/采购_合同_${'0f'.repeat(16)}.pdf`,
      'temp/报价_17600000000000a1b2c3d.xlsx',
      `temp/_${'0f'.repeat(16)}.pdf`,
      `temp/${'0f'.repeat(16)}.pdf`,
    ].map((path) => splitPaths(path)[0]!.name);
    expect(names).toEqual(['采购_合同.pdf', '报价.xlsx', `_${'0f'.repeat(16)}.pdf`, `${'0f'.repeat(16)}.pdf`]);
  });

  test('replaces stored files and keeps uploading ones', async () => {
    const { queue, named, calls } = setUp();
    const heard = vi.fn<() => void>();
    queue.subscribe(heard);
    queue.add([pdf('1.pdf')]);
    queue.reset(splitPaths('temp/旧.pdf'));
    expect(named()).toEqual(['旧.pdf done', '1.pdf uploading']);
    await tick();
    await calls[0]!.answer({ message: 'temp/1.pdf' });
    queue.reset(splitPaths(''));
    expect(queue.items).toEqual([]);
    expect(heard).toHaveBeenCalled();
  });

  test('the first cannot move left, the last not right; a move changes the value', () => {
    const { queue, values } = setUp();
    queue.reset(splitPaths('a.png,b.png,c.png'));
    const [a, b, c] = queue.items.map(({ uid }) => uid);
    expect(queue.move(a!, -1)).toBe('first');
    expect(queue.move(c!, 1)).toBe('last');
    expect(queue.move(b!, -1)).toBeUndefined();
    queue.moveTo(a!, 2);
    expect(values.map(joinPaths)).toEqual(['b.png,a.png,c.png', 'b.png,c.png,a.png']);
  });
});
