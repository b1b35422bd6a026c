import { ClientProvider } from '@gezi/client';
import { createFakeServer, file, refuse, reply, signedInKit, type FakeRoutes } from '@gezi/client/testing';
import { GeziProvider } from '@gezi/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDownloadLinks } from './downloadLinks';
import { FileDownload } from './FileDownload';

const LINK = 'https://files.example.com/gezi/ab/ab12.pdf?X-Amz-Signature=1';
const clicked: { href: string; target: string; download: string }[] = [];
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const { href, target, download } = this;
    clicked.push({ href, target, download });
  });
});
afterEach(() => {
  setDownloadLinks(false);
  clicked.length = 0;
  vi.restoreAllMocks();
});

function downloadWith(routes: FakeRoutes) {
  const server = createFakeServer({ 'GET /sys/common/loadOssFile/{id}': file('x', '合同.pdf'), ...routes });
  render(
    <GeziProvider>
      <ClientProvider {...signedInKit(server)}>
        <FileDownload filePath="temp/合同.pdf" />
      </ClientProvider>
    </GeziProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '下载 合同.pdf' }));
  return server;
}

test('saves the bytes that the server sends', async () => {
  const server = downloadWith({});
  await waitFor(() => expect(clicked).toEqual([{ href: 'blob:1', target: '', download: '合同.pdf' }]));
  expect(server.requestsOf('GET /sys/common/fileLink/{id}')).toHaveLength(0);
});

test('follows a link of the file storage', async () => {
  setDownloadLinks(true);
  const server = downloadWith({ 'GET /sys/common/fileLink/{id}': reply({ url: LINK }) });
  await waitFor(() => expect(clicked).toEqual([{ href: LINK, target: '_blank', download: '' }]));
  expect(server.requestsOf('GET /sys/common/loadOssFile/{id}')).toHaveLength(0);
});

test('sealed files have no link', async () => {
  setDownloadLinks(true);
  downloadWith({ 'GET /sys/common/fileLink/{id}': reply({ url: null }) });
  await waitFor(() => expect(clicked).toEqual([{ href: 'blob:1', target: '', download: '合同.pdf' }]));
});

test('a refusal is shown', async () => {
  setDownloadLinks(true);
  downloadWith({ 'GET /sys/common/fileLink/{id}': refuse('不能查看', { status: 403, code: 403 }) });
  expect(await screen.findByText('拒绝访问')).toBeInTheDocument();
  expect(clicked).toEqual([]);
});
