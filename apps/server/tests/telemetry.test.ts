import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isExporting, startTelemetry } from '../src/platform/telemetry/startTelemetry';
import { withoutValues } from '../src/platform/telemetry/statementObserver';
import type { Telemetry } from '../src/platform/telemetry/Telemetry';
import { listening } from './support/sockets';
import { startTestServer, type TestServer } from './support/startTestServer';
import { createTestDatabase } from './testDatabase';

const TOKEN = 'a token for Prometheus';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** An OTLP collector that stores what it receives. */
class Collector {
  readonly spans: Span[] = [];
  metrics = '';
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (request.url === '/v1/traces') {
        const { resourceSpans } = JSON.parse(body.toString()) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
        };
        this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      } else if (request.url === '/v1/metrics') this.metrics += body.toString('latin1');
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function startObserved(telemetry: Telemetry): Promise<TestServer> {
  const db = await createTestDatabase({ observe: telemetry.observeStatement });
  const server = await startTestServer({ db, telemetry, config: { metricsToken: TOKEN, trustProxy: ['10.0.0.0/8'] } });
  return {
    ...server,
    async close() {
      await server.close();
      await db.close();
    },
  };
}

afterEach(() => vi.unstubAllEnvs());

test('is off without OTEL variables and without a token', async () => {
  expect(await startTelemetry({}, false)).toBeUndefined();
  expect(isExporting({ OTEL_SERVICE_NAME: 'gezi' })).toBe(false);
  expect(isExporting({ OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  expect(isExporting({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(isExporting({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x' })).toBe(true);
});

test('sends traces from the route to its statements, and metrics, to a collector', async () => {
  const collector = new Collector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await collector.start());
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/json');
  const telemetry = (await startTelemetry(process.env, false))!;
  const server = await startObserved(telemetry);
  const purchaser = await server.as('purchaser', { tenant: 1 });
  const given = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${given}-00f067aa0ba902b7-01`;
  await purchaser.call('GET', '/purchase/purchasePlan/list', { name: '张三丰' }, { traceparent });
  await server.app.inject({
    url: '/api/purchase/purchasePlan/list?name=张三丰',
    headers: { traceparent, 'x-access-token': purchaser.token, 'x-tenant-id': '1' },
    remoteAddress: '10.1.2.3',
  });
  await server.close();
  await telemetry.stop();
  await collector.stop();

  const requests = collector.spans.filter(({ name }) => name === 'GET /api/purchase/purchasePlan/list');
  expect(requests).toHaveLength(2);
  // The trace of a caller is continued for a trusted proxy only.
  expect(requests.map(({ traceId }) => traceId === given)).toEqual([false, true]);
  for (const { traceId, spanId } of requests) {
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every((span) => span.traceId === traceId)).toBe(true);
    expect(JSON.stringify(statements)).toContain('purchase_plan');
  }
  const everything = JSON.stringify(collector.spans);
  for (const secret of ['张三丰', purchaser.token, 'Gezi@2026', 'purchaser']) expect(everything).not.toContain(secret);
  for (const name of ['http.server.request.duration', 'db.client.operation.duration', 'gezi.sockets.open']) {
    expect(collector.metrics).toContain(name);
  }
});

describe('/metrics', () => {
  let telemetry: Telemetry;
  let server: TestServer;
  beforeAll(async () => {
    telemetry = (await startTelemetry({}, true))!;
    server = await startObserved(telemetry);
    await listening(server);
  });
  afterAll(async () => {
    await server.close();
    await telemetry.stop();
  });
  const scrape = (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  test('needs the token', async () => {
    expect((await scrape()).statusCode).toBe(403);
    expect((await scrape('Bearer a token for')).statusCode).toBe(403);
    const plain = await startTestServer();
    expect((await plain.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    await plain.close();
  });

  test('has the requests by route and status, and the figures of the server, but no data', async () => {
    const manager = await server.as('manager', { tenant: 1 });
    const plans = await manager.get<{ records: { id: string }[] }>('/purchase/purchasePlan/list');
    const id = plans.body.result!.records[0]!.id;
    await manager.get('/purchase/purchasePlan/queryPurchasePlanByPlanId', { id });
    for (const path of ['/nothing/at/all', '/sys/dict/getDictItems/%F0%9F%8D%B5']) await manager.get(path);
    await server.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/x' });
    const { body, headers, statusCode } = await scrape(`Bearer ${TOKEN}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('# TYPE http_server_request_duration histogram');
    expect(body).toMatch(
      /http_server_request_duration_count\{http_request_method="GET",http_route="\/api\/purchase\/purchasePlan\/list",http_response_status_code="200"\} 1/,
    );
    for (const name of [
      'nodejs_eventloop_delay_max',
      'process_memory_usage',
      'db_client_connection_count{state="used"}',
      'db_client_connection_pending_requests',
      'gezi_sockets_open{channel="grid"} 0',
      'gezi_sessions_active 1',
    ]) {
      expect(body).toContain(name);
    }
    for (const data of [id, manager.token, manager.userId, 'manager', 'nothing/at', '🍵', '%F0']) {
      expect(body).not.toContain(data);
    }
    const labels = new Set([...body.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!));
    expect([...labels].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'channel',
      'db_operation_name',
      'http_request_method',
      'http_response_status_code',
      'http_route',
      'le',
      'state',
    ]);
  });
});

test('statements are recorded without literals', () => {
  expect(withoutValues(`select * from "a_1" where n = 12 and t = 'it''s 5' and v = $1 limit 3`)).toBe(
    'select * from "a_1" where n = ? and t = ? and v = $1 limit ?',
  );
});
