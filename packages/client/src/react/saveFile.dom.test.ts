import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

afterEach(() => void vi.useRealTimers());

test('downloads the file under its name and revokes the URL', () => {
  vi.useFakeTimers();
  const clicked: { name: string; href: string }[] = [];
  URL.createObjectURL = () => 'blob:1';
  const revoke = vi.fn<(address: string) => void>();
  URL.revokeObjectURL = revoke;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ name: this.download, href: this.href });
  });
  saveFile(new Blob(['x']), '采购计划.xlsx');
  expect(clicked).toEqual([{ name: '采购计划.xlsx', href: 'blob:1' }]);
  expect(document.querySelector('a')).toBeNull();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
