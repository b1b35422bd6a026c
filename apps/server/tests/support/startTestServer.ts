import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@gezi/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app';
import type { Bus } from '../../src/platform/bus/Bus';
import { readConfig, type Config } from '../../src/platform/config/config';
import type { Database } from '../../src/platform/db';
import { DEMO_PASSWORD } from '../../src/seed';
import { logOptions } from '../../src/platform/http/logOptions';
import type { Telemetry } from '../../src/platform/telemetry/Telemetry';
import type { SmsSender } from '../../src/platform/sms/SmsSender';
import type { FileStorage } from '../../src/platform/storage/FileStorage';
import { openStorage } from '../../src/platform/storage/openStorage';
import { createTestDatabase, TEST_DAY, TEST_SECRET } from '../testDatabase';

export interface TestServerOptions {
  config?: Partial<Config>;
  /** Default: a new one with the demo data. It is closed with the server. */
  db?: Database;
  bus?: Bus;
  /** Receives the log from `config.logLevel` up, by default warnings and errors; default no log. */
  onLog?: (line: string) => void;
  webRoot?: string;
  /** Runs jobs, and changes by the clock, when they are due; default false. */
  schedule?: boolean;
  /** Default: the sender that the settings choose. */
  sms?: SmsSender;
  /** Default: a folder of its own. */
  storage?: FileStorage;
  /** Default: no metrics and traces. */
  telemetry?: Telemetry;
}

export interface Answer<Result = unknown> {
  status: number;
  body: Envelope<Result>;
  raw: LightMyRequestResponse;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A client, signed in or anonymous. */
export interface TestCaller {
  token: string;
  userId: string;
  call<Result = unknown>(
    method: Method,
    path: string,
    input?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Result>>;
  get<Result = unknown>(path: string, query?: Record<string, string | number>): Promise<Answer<Result>>;
  put<Result = unknown>(path: string, body: unknown): Promise<Answer<Result>>;
  post<Result = unknown>(path: string, body: unknown): Promise<Answer<Result>>;
}

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  dataDir: string;
  storage: FileStorage;
  /** Advances the server's clock. */
  pass(milliseconds: number): void;
  now(): number;
  /** Signs a demo account in. */
  as(username: string, options?: { tenant?: number; password?: string }): Promise<TestCaller>;
  /** A client without a token. */
  anonymous: TestCaller;
  close(): Promise<void>;
}

/** Starts the server on a database with the demo data. Requests are injected; no port is opened. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const db = options.db ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'gezi-server-'));
  const settings = readConfig({ DATA_DIR: dataDir, CAPTCHA_MODE: 'any', SECRET_KEY: TEST_SECRET });
  if (!settings.ok) throw new Error(settings.reason.join());
  const config = { ...settings.value, ...options.config };
  const storage = options.storage ?? (await openStorage(config));
  let shift = TEST_DAY.getTime() + 3_600_000 - Date.now();
  const now = () => Date.now() + shift;
  const app = await buildApp({
    config,
    storage,
    db,
    clock: now,
    bus: options.bus,
    ...(options.onLog && {
      logger: { ...logOptions(options.config?.logLevel ?? 'warn'), stream: { write: options.onLog } },
    }),
    webRoot: options.webRoot,
    schedule: options.schedule ?? false,
    telemetry: options.telemetry,
    ...(options.sms ? { sms: options.sms } : {}),
  });
  await app.ready();

  return {
    app,
    db,
    dataDir,
    storage,
    now,
    pass: (milliseconds) => void (shift += milliseconds),
    async as(username, { tenant, password = DEMO_PASSWORD } = {}) {
      const login = await caller(app).post<{ token: string; userInfo: { id: string } }>('/sys/login', {
        username,
        password,
      });
      if (!login.body.success) throw new Error(`${username}: ${login.body.message}`);
      const { token, userInfo } = login.body.result!;
      return caller(app, { token, userId: userInfo.id, tenant });
    },
    anonymous: caller(app),
    async close() {
      await app.close();
      if (!options.db) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Identity {
  token: string;
  userId: string;
  tenant?: number;
}

function caller(app: FastifyInstance, identity?: Identity): TestCaller {
  const own: Record<string, string> = {
    ...(identity ? { 'x-access-token': identity.token } : {}),
    ...(identity?.tenant === undefined ? {} : { 'x-tenant-id': String(identity.tenant) }),
  };
  const call = async <Result>(method: Method, path: string, input?: unknown, headers: Record<string, string> = {}) => {
    const inQuery = method === 'GET' || method === 'DELETE';
    const request: InjectOptions = { method, url: `/api${path}`, headers: { ...own, ...headers } };
    if (inQuery && input) request.query = input as Record<string, string>;
    else if (typeof input === 'string') request.payload = input;
    else if (input !== undefined) request.payload = input as object;
    const raw = await app.inject(request);
    return { status: raw.statusCode, body: bodyOf<Result>(raw), raw };
  };
  return {
    token: identity?.token ?? '',
    userId: identity?.userId ?? '',
    call,
    get: (path, query) => call('GET', path, query),
    put: (path, body) => call('PUT', path, body),
    post: (path, body) => call('POST', path, body),
  };
}

function bodyOf<Result>(raw: LightMyRequestResponse): Envelope<Result> {
  try {
    return raw.json();
  } catch {
    return { success: false, message: raw.body, code: -1, result: null, timestamp: 0 };
  }
}
