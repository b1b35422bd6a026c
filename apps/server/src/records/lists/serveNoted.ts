import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { noting, type Note } from '../../identity/audit/noting';
import type { Caller } from '../../platform/http/Caller';
import { Said } from '../../platform/http/envelope';
import { serve, type ServeOptions } from '../../platform/http/serve';
import type { RecordServices } from '../RecordServices';

/** A call that writes, with what does the writing and notes it in the log. */
export type Write<Input extends TSchema, Result extends TSchema> = readonly [
  endpoint: Endpoint<Input, Result>,
  work: (caller: Caller, input: Static<Input>, note: Note) => Promise<Static<Result>>,
  options?: ServeOptions,
];

/** Serves a call that writes. @param said to the user, once it is done */
export function serveNoted<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  { audit }: Pick<RecordServices, 'audit'>,
  said: string,
  ...[endpoint, work, options]: Write<Input, Result>
): void {
  const noted = noting(audit);
  serve(
    app,
    endpoint,
    async (input, caller, at) => new Said(said, await work(caller, input, noted(caller, at))),
    options,
  );
}
