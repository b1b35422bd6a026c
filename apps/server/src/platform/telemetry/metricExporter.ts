import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { metrics } from '@opentelemetry/sdk-node';

/**
 * The exporter of metrics that `OTEL_METRICS_EXPORTER` names: `otlp` (default, over HTTP with protobuf), `console` or `none`.
 * Its address and headers come from the `OTEL_EXPORTER_OTLP_*` variables.
 */
export function metricExporter(
  env: Readonly<Record<string, string | undefined>>,
): metrics.PushMetricExporter | undefined {
  switch (env.OTEL_METRICS_EXPORTER || 'otlp') {
    case 'otlp':
      return new OTLPMetricExporter();
    case 'console':
      return new metrics.ConsoleMetricExporter();
    default:
      return undefined;
  }
}
