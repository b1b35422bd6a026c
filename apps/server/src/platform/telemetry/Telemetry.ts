import type { FastifyInstance } from 'fastify';
import type { StatementObserver } from '../db/Database';
import type { Gauge } from './Gauge';

/** Metrics and traces of this process. Absent while they are off. */
export interface Telemetry {
  /** Counts, times and traces the requests of a server. Register it before the routes. */
  observeRequests(app: FastifyInstance): void;
  observeStatement: StatementObserver;
  addGauge(gauge: Gauge): void;
  /** All metrics in the text format of Prometheus; absent without `METRICS_TOKEN`. */
  metricsText?: () => Promise<string>;
  /** Sends what waits to be sent. */
  stop(): Promise<void>;
}
