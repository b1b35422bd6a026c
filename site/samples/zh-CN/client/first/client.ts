import { createPermissionStore, memoryStorage } from '@gezi/client';
import { createFakeServer, refuse, reply, signedInKit } from '@gezi/client/testing';

// 代替服务端，使示例可以直接运行；你的服务端在 /api 下回答同样的请求。
const server = createFakeServer({
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
    params['dictCode'] === 'buy_type'
      ? reply([
          { value: '1', text: '公开招标' },
          { value: '2', text: '询价' },
        ])
      : refuse('没有这个字典'),
});

// 登录后由服务端返回的权限。
const permissions = createPermissionStore({ storage: memoryStorage() });
permissions.set({ auth: [{ action: 'purchase:purchasePlan:edit', type: '2' }], allAuth: [] });

export const kit = { ...signedInKit(server), permissions };
