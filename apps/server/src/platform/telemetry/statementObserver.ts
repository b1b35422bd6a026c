import type { Meter, Tracer } from '@opentelemetry/api';
import { api } from '@opentelemetry/sdk-node';
import type { StatementObserver } from '../db/Database';

const { context, SpanKind, SpanStatusCode, trace } = api;

const MAX_TEXT = 4_000;
/** Upper bounds of the histogram, seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
/** First words that label statements; others are `OTHER`. */
const OPERATIONS = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'DECLARE', 'FETCH', 'SET']);

/** Times every statement, and traces those of a traced request. Values are not recorded. */
export function statementObserver(meter: Meter, tracer: Tracer): StatementObserver {
  const duration = meter.createHistogram('db.client.operation.duration', {
    description: 'Duration of statements, waiting for a connection included',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS },
  });

  return async (text, run) => {
    const operation = operationOf(text);
    const began = performance.now();
    const span =
      trace.getActiveSpan() &&
      tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': withoutValues(text),
        },
      });
    try {
      return await (span ? context.with(trace.setSpan(context.active(), span), run) : run());
    } catch (error) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span?.end();
      duration.record((performance.now() - began) / 1000, { 'db.operation.name': operation });
    }
  };
}

function operationOf(text: string): string {
  const word = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '';
  return OPERATIONS.has(word) ? word : 'OTHER';
}

/** Values are bound parameters, but reports of administrators may have literals. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?(?!\w)/g, '?');
