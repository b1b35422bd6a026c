import { createClient, describeFailure, type CallTarget } from '@gezi/client/core';
import { createFakeServer, refuse, reply, signedInSession } from '@gezi/client/testing';

interface Plan {
  id: string;
  planName: string;
}

// Tests without a server: a fake one answers calls and records them.
const server = createFakeServer({
  'GET /purchase/plan/queryById': ({ query }) => reply({ id: query['id'], planName: 'Spare parts for maintenance' }),
  'PUT /purchase/plan/edit': refuse('The quantity must be above 0', { field: 'counts' }),
});
const client = createClient({ session: signedInSession(), fetch: server.fetch });

// A call is a value: its method, its path, and the types of input and result.
const viewPlan: CallTarget<{ id: string }, Plan> = { method: 'GET', path: '/purchase/plan/queryById' };
const plan = await client.call(viewPlan, { id: '1' });
plan.planName; // → 'Spare parts for maintenance'

// A failure is an error with the message and the field of the server.
const failure = await client.put('/purchase/plan/edit', plan, { silent: true }).catch((error: unknown) => error);
const described = describeFailure(failure, { signedIn: true });
described?.message; // → 'The quantity must be above 0'
server.requestsOf('PUT /purchase/plan/edit').length; // → 1
