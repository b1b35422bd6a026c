import type { FakeServer } from '@gezi/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Presses the export button of a list and waits for the file.
 *
 * @param path path of the call, which must have a `file` as its reply
 * @returns the query that was sent, and the name of the saved file
 */
export async function pressExport(server: FakeServer, path: `/${string}`) {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:exported';
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  fireEvent.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() => {
    if (saved.length === 0) throw new Error('nothing is saved');
  });
  click.mockRestore();
  return { query: server.requestsOf(`GET ${path}`).at(-1)?.query, name: saved[0] };
}
