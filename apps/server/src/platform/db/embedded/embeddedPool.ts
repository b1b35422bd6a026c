import pg from 'pg';
import { plainTypes } from '../plainTypes';
import type { Engine } from './Engine';
import { EngineStream } from './EngineStream';

/** A pool with the single connection of an engine. */
export function embeddedPool(engine: Engine, connectionTimeout: number): pg.Pool {
  return new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    password: 'none',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout,
    types: plainTypes,
    pipeline: true,
    stream: () => new EngineStream(engine) as unknown as NonNullable<ReturnType<NonNullable<pg.PoolConfig['stream']>>>,
  });
}
