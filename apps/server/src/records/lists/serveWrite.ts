import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { changeLogger, type LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';
import { WithMessage } from '../../platform/http/envelope';
import { serve, type ServeOptions } from '../../platform/http/serve';
import type { RecordServices } from '../RecordServices';
import { refuseKnownId } from './refuseKnownId';

/** An endpoint that writes, and its handler, which also writes the audit log. */
export type Write<Input extends TSchema, Result extends TSchema> = readonly [
  endpoint: Endpoint<Input, Result>,
  work: (caller: Caller, input: Static<Input>, logChange: LogChange) => Promise<Static<Result>>,
  options?: ServeOptions,
];

/** Serves an endpoint that writes. @param message success message in the language of the request */
export function serveWrite<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  services: Pick<RecordServices, 'audit' | 'innerCalls'>,
  message: () => string,
  ...[endpoint, work, options]: Write<Input, Result>
): void {
  const loggerFor = changeLogger(services.audit);
  serve(
    app,
    endpoint,
    async (input, caller, at) => {
      await refuseKnownId(services, endpoint.path, at.request.body, caller);
      return new WithMessage(message(), await work(caller, input, loggerFor(caller, at)));
    },
    options,
  );
}
