import { ClientProvider } from '@gezi/client';
import { createFakeServer, reply, signedInKit } from '@gezi/client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDepartTree } from './useDepartTree';

test('shows a department as soon as the cached tree is outdated', async () => {
  const TREE = 'GET /sys/sysDepart/queryTreeList';
  const node = (id: string) => ({ id, key: id, value: id, title: id, departName: id, orgCode: id });
  const server = createFakeServer({ [TREE]: reply([node('采购部')]) });
  const kit = signedInKit(server);
  const { result } = renderHook(() => useDepartTree(), {
    wrapper: ({ children }) => <ClientProvider {...kit}>{children}</ClientProvider>,
  });
  await waitFor(() => expect(result.current.data?.nodes.has('采购部')).toBe(true));
  server.route(TREE, reply([node('采购部'), node('冷链组')]));
  act(() => void kit.departments.setVersion('2'));
  await waitFor(() => expect(result.current.data?.nodes.has('冷链组')).toBe(true));
  expect(server.requestsOf(TREE)).toHaveLength(2);
});
