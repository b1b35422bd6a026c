import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TNull, TObject, TSchema, TString } from 'typebox';
import { noting, type Note } from '../audit/noting';
import type { Caller } from '../http/Caller';
import { Said } from '../http/envelope';
import { serve } from '../http/serve';
import type { Services } from '../Services';
import { texts } from '../texts';

type Write<Input extends TSchema, Result extends TSchema> = readonly [
  endpoint: Endpoint<Input, Result>,
  work: (caller: Caller, input: Static<Input>, note: Note) => Promise<Static<Result>>,
];

interface KeptCalls<Add extends TSchema, Added extends TSchema, Edit extends TSchema, Edited extends TSchema> {
  add: Write<Add, Added>;
  edit: Write<Edit, Edited>;
  /** One by its id, and several comma-joined. */
  remove: readonly [
    one: Endpoint<TObject<{ id: TString }>, TNull>,
    several: Endpoint<TObject<{ ids: TString }>, TNull>,
    work: (caller: Caller, ids: string, note: Note) => Promise<null>,
  ];
}

/** Serves the writing calls of a kept list, each with its words for the user. */
export function serveKept<Add extends TSchema, Added extends TSchema, Edit extends TSchema, Edited extends TSchema>(
  app: FastifyInstance,
  { audit }: Pick<Services, 'audit'>,
  { add, edit, remove: [one, several, remove] }: KeptCalls<Add, Added, Edit, Edited>,
): void {
  const noted = noting(audit);
  serveWrite(app, noted, add, texts.added);
  serveWrite(app, noted, edit, texts.edited);
  serveWrite(app, noted, [one, (caller, { id }, note) => remove(caller, id, note)], texts.deleted);
  serveWrite(app, noted, [several, (caller, { ids }, note) => remove(caller, ids, note)], texts.deleted);
}

function serveWrite<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  noted: ReturnType<typeof noting>,
  [endpoint, work]: Write<Input, Result>,
  said: string,
): void {
  serve(app, endpoint, async (input, caller, at) => new Said(said, await work(caller, input, noted(caller, at))));
}
