import { expired, reply } from '@gezi/client/testing';
import { useClient } from '@gezi/client';
import { addDict } from '@gezi/domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { draftFor } from './core/draft';
import type { Entry } from './Entry';
import { EntryDialog } from './EntryDialog';

const SAVE = 'PUT /sys/dict/edit';
const fields: Entry[] = [
  { kind: 'text', name: 'dictName', label: '字典名称' },
  { kind: 'area', name: 'description', label: '描述' },
];
const onClose = vi.fn<() => void>();

function Dialog({ id }: { id: string }) {
  const client = useClient();
  return (
    <EntryDialog
      title="编辑字典"
      fields={fields}
      draft={draftFor('dictionary', { id, updateTime: '2026-10-01 08:00:00' })}
      schema={addDict.input}
      initial={{ dictName: '性别', description: null }}
      save={(values) => client.call({ method: 'PUT', path: '/sys/dict/edit' }, { id, ...values }, { silent: true })}
      onClose={onClose}
    />
  );
}

const open = (answer: ReturnType<typeof reply>, keep = true, id = 'd1') =>
  renderPage({ page: <Dialog id={id} />, path: '/isystem/dict', keep, routes: { [SAVE]: answer } });
const ok = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));

test('keeps a draft across the end of the session and offers it for the same record until it is saved', async () => {
  const { session } = open(expired(), false);
  fireEvent.change(screen.getByLabelText('描述'), { target: { value: '按国家标准' } });
  ok();
  await waitFor(() => expect(session.get().token).toBeUndefined());
  cleanup();

  open(reply(null), true, 'd2');
  expect(screen.queryByText(/发现.*未保存的内容/)).toBeNull();
  cleanup();

  const { server } = open(reply(null));
  expect(screen.getByLabelText('描述')).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect(screen.getByLabelText('描述')).toHaveValue('按国家标准');
  ok();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requestsOf(SAVE)[0]!.body).toEqual({ id: 'd1', dictName: '性别', description: '按国家标准' });
  cleanup();

  open(reply(null));
  expect(screen.queryByText(/发现.*未保存的内容/)).toBeNull();
});

test('does not offer a discarded draft again', async () => {
  onClose.mockClear();
  open(reply(null), false);
  fireEvent.change(screen.getByLabelText('描述'), { target: { value: '按国家标准' } });
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  expect(onClose).toHaveBeenCalled();
  cleanup();
  open(reply(null));
  expect(screen.queryByText(/发现.*未保存的内容/)).toBeNull();
});
