import type pg from 'pg';
import { plainTypes } from '../plainTypes';
import type { Engine } from './Engine';
import { EngineStream } from './EngineStream';
import { TwoClassPool } from './TwoClassPool';

/** A pool with the single connection of an engine. */
export function embeddedPool(engine: Engine, connectionTimeout: number): TwoClassPool {
  return new TwoClassPool({
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
