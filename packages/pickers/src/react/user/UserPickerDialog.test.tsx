import { ClientProvider } from '@gezi/client';
import { createFakeServer, signedInKit } from '@gezi/client/testing';
import { GeziProvider } from '@gezi/ui';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeCompany } from '../../testing/company';
import { companyRoutes } from '../../testing/companyRoutes';
import { UserPickerDialog } from './UserPickerDialog';

// antd is slow in jsdom, especially on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const USERS = 'GET /sys/user/queryUserComponentData';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function renderDialog() {
  const server = createFakeServer(companyRoutes(makeCompany()));
  render(
    <GeziProvider>
      <ClientProvider {...signedInKit(server)}>
        <UserPickerDialog open onOk={() => undefined} onCancel={() => undefined} />
      </ClientProvider>
    </GeziProvider>,
  );
  return { names: () => server.requestsOf(USERS).map(({ query }) => query.username), server };
}

test('sends the visible columns, among them the birthday', async () => {
  const { server } = renderDialog();
  expect(await screen.findByRole('columnheader', { name: '生日' })).toBeTruthy();
  await waitFor(() => expect(server.requestsOf(USERS)).not.toHaveLength(0));
  expect(server.requestsOf(USERS)[0]!.query).toMatchObject({
    field: 'id,username,realname,sex,phone,birthday,orgCodeTxt',
    column: 'createTime',
    order: 'desc',
    pageSize: '10',
  });
});

test('searches once after the last key, and at once on Enter', async () => {
  const { names } = renderDialog();
  const search = await screen.findByRole('textbox', { name: '用户账号' });
  await waitFor(() => expect(names()).not.toHaveLength(0));
  for (const typed of ['w', 'wa', 'wan', 'wang']) {
    fireEvent.change(search, { target: { value: typed } });
    await pause(200);
  }
  expect(new Set(names())).toEqual(new Set([undefined]));
  await waitFor(() => expect(names().at(-1)).toBe('*wang*'));
  fireEvent.change(search, { target: { value: 'li' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(names().at(-1)).toBe('*li*'));
});
