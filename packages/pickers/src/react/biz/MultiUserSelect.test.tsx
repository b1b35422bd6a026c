import { ClientProvider } from '@gezi/client';
import { createFakeServer, signedInKit } from '@gezi/client/testing';
import { GeziProvider } from '@gezi/ui';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeCompany } from '../../testing/company';
import { companyRoutes } from '../../testing/companyRoutes';
import { MultiUserSelect } from './MultiUserSelect';

// antd is slow in jsdom, especially on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const LIST = 'GET /sys/user/list';

test('lists active users with the visible columns, but names inactive selected ones', async () => {
  const server = createFakeServer(companyRoutes(makeCompany()));
  render(
    <GeziProvider>
      <ClientProvider {...signedInKit(server)}>
        <MultiUserSelect aria-label="抄送" value="wang0001" />
      </ClientProvider>
    </GeziProvider>,
  );
  await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(1));
  expect(server.requestsOf(LIST)[0]!.query).not.toHaveProperty('status');
  fireEvent.click(screen.getByRole('textbox', { name: '抄送' }));
  await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(2));
  expect(server.requestsOf(LIST)[1]!.query).toMatchObject({
    status: '1',
    pageNo: '1',
    field: 'id,realname,username,phone',
  });
});
