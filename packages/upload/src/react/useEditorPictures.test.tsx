import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadGround } from '../testing/UploadGround';
import { useEditorPictures } from './useEditorPictures';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const upload = () => renderHook(() => useEditorPictures(), { wrapper: UploadGround }).result.current.uploadImage;

test('uploads a picture as public file', async () => {
  await expect(upload()(new File([PNG], '泵房.png', { type: 'image/png' }))).resolves.toBe(
    '/api/sys/common/loadOssFile/public/f-%E6%B3%B5%E6%88%BF.png',
  );
});

test.each([
  ['报价.pdf', PNG, '请上传图片'],
  ['伪装.png', new Uint8Array([60, 104, 116, 109, 108]), '文件内容与后缀不符'],
  ['大图.png', new Uint8Array(5 * 1024 * 1024 + 1), '文件大小超出限制，请检查！'],
])('%s is refused', async (name, bytes, message) => {
  await expect(upload()(new File([bytes], name))).rejects.toThrow(message);
});
