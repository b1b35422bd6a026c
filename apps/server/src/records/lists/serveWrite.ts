import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { changeLogger, type LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';
import { WithMessage } from '../../platform/http/envelope';
import { serve, type ServeOptions } from '../../platform/http/serve';
import type { RecordServices } from '../RecordServices';

/** A call that writes, with what does the writing and notes it in the log. */
export type Write<Input extends TSchema, Result extends TSchema> = readonly [
  endpoint: Endpoint<Input, Result>,
  work: (caller: Caller, input: Static<Input>, logChange: LogChange) => Promise<Static<Result>>,
  options?: ServeOptions,
];

/** Serves a call that writes. @param said to the user, once it is done */
export function serveWrite<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  { audit }: Pick<RecordServices, 'audit'>,
  said: string,
  ...[endpoint, work, options]: Write<Input, Result>
): void {
  const noted = changeLogger(audit);
  serve(
    app,
    endpoint,
    async (input, caller, at) => new WithMessage(said, await work(caller, input, noted(caller, at))),
    options,
  );
}
