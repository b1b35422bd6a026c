import type { Telemetry } from './Telemetry';

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that name an exporter or where it sends to. */
const SWITCHES = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
];

/** True if the standard variables ask for OpenTelemetry. */
export const isExporting = (env: Env): boolean =>
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' && SWITCHES.some((name) => env[name] && env[name] !== 'none');

/**
 * Starts metrics and traces if the standard `OTEL_*` variables or a token for `/metrics` ask for them. The packages are
 * loaded only then.
 */
export async function startTelemetry(env: Env, hasMetricsPage: boolean): Promise<Telemetry | undefined> {
  if (!isExporting(env) && !hasMetricsPage) return undefined;
  const { openTelemetry } = await import('./openTelemetry');
  return openTelemetry({ env, exports: isExporting(env), hasMetricsPage });
}
