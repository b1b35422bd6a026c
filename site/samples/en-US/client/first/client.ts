import { createPermissionStore, memoryStorage } from '@gezi/client';
import { createFakeServer, refuse, reply, signedInKit } from '@gezi/client/testing';

// In place of a server, so that the example runs; yours answers the same calls under /api.
const server = createFakeServer({
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
    params['dictCode'] === 'buy_type'
      ? reply([
          { value: '1', text: 'Open tender' },
          { value: '2', text: 'Inquiry' },
        ])
      : refuse('There is no such dictionary'),
});

// Permissions, as a server returns them after sign-in.
const permissions = createPermissionStore({ storage: memoryStorage() });
permissions.set({ auth: [{ action: 'purchase:purchasePlan:edit', type: '2' }], allAuth: [] });

export const kit = { ...signedInKit(server), permissions };
