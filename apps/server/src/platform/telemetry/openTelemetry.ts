import type { Attributes, Meter, ObservableResult } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { api, metrics as sdkMetrics, NodeSDK, resources } from '@opentelemetry/sdk-node';
import { metricExporter } from './metricExporter';
import type { Gauge } from './Gauge';
import { observeRequests } from './observeRequests';
import { statementObserver } from './statementObserver';
import type { Telemetry } from './Telemetry';

interface TelemetryOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** True if `OTEL_*` variables ask for exports. */
  exports: boolean;
  hasMetricsPage: boolean;
}

const NAME = 'gezi';
/** Milliseconds between two exports; the default of the specification. */
const EXPORT_INTERVAL = 60_000;

/** Loads and starts the OpenTelemetry SDK. The page `/metrics` and the exports read the same instruments. */
export function openTelemetry({ env, exports, hasMetricsPage }: TelemetryOptions): Telemetry {
  const page = hasMetricsPage ? new PrometheusExporter({ preventServerStart: true }) : undefined;
  const exporter = exports ? metricExporter(env) : undefined;
  const readers: sdkMetrics.MetricReader[] = [];
  if (page) readers.push(page);
  if (exporter) {
    const exportIntervalMillis = Number(env.OTEL_METRIC_EXPORT_INTERVAL) || EXPORT_INTERVAL;
    readers.push(new sdkMetrics.PeriodicExportingMetricReader({ exporter, exportIntervalMillis }));
  }
  const sdk = new NodeSDK({
    ...(env.OTEL_SERVICE_NAME ? {} : { serviceName: NAME }),
    // Not the command line and the user of the process, which the defaults add.
    resourceDetectors: [resources.envDetector, resources.hostDetector, resources.serviceInstanceIdDetector],
    metricReaders: readers,
    logRecordProcessors: [],
    instrumentations: [],
    ...(exports ? {} : { spanProcessors: [] }),
  });
  sdk.start();
  const meter = api.metrics.getMeter(NAME);
  const tracer = api.trace.getTracer(NAME);

  return {
    observeRequests: (app) => observeRequests(app, meter, tracer),
    observeStatement: statementObserver(meter, tracer),
    addGauge: (gauge) => addGauge(meter, gauge),
    ...(page && { metricsText: () => textOf(page) }),
    async stop() {
      await sdk.shutdown();
      // Another server of this process may start its own.
      for (const part of [api.context, api.metrics, api.propagation, api.trace]) part.disable();
    },
  };
}

function addGauge(meter: Meter, { name, description, unit, grows, read }: Gauge): void {
  const options = { description, ...(unit && { unit }) };
  const instrument = grows ? meter.createObservableCounter(name, options) : meter.createObservableGauge(name, options);
  instrument.addCallback(async (result: ObservableResult<Attributes>) => {
    for (const { value, labels } of await read()) result.observe(value, labels);
  });
}

/** Nothing but our own metrics, without labels about the SDK. */
const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);

async function textOf(page: PrometheusExporter): Promise<string> {
  // A gauge that cannot be read is left out, e.g. without a database.
  const { resourceMetrics } = await page.collect();
  return serializer.serialize(resourceMetrics);
}
