import { createClient, describeFailure, type CallTarget } from '@gezi/client/core';
import { createFakeServer, refuse, reply, signedInSession } from '@gezi/client/testing';

interface Plan {
  id: string;
  planName: string;
}

// 不用服务端的测试：假的服务端回答请求，并记录收到的请求。
const server = createFakeServer({
  'GET /purchase/plan/queryById': ({ query }) => reply({ id: query['id'], planName: '设备检修备件' }),
  'PUT /purchase/plan/edit': refuse('数量必须大于 0', { field: 'counts' }),
});
const client = createClient({ session: signedInSession(), fetch: server.fetch });

// 接口是一个值：方法、路径，以及入参与结果的类型。
const viewPlan: CallTarget<{ id: string }, Plan> = { method: 'GET', path: '/purchase/plan/queryById' };
const plan = await client.call(viewPlan, { id: '1' });
plan.planName; // → '设备检修备件'

// 失败是一种错误，带服务端的消息与字段。
const failure = await client.put('/purchase/plan/edit', plan, { silent: true }).catch((error: unknown) => error);
const described = describeFailure(failure, { signedIn: true });
described?.message; // → '数量必须大于 0'
server.requestsOf('PUT /purchase/plan/edit').length; // → 1
