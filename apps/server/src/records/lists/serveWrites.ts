import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { TNull, TObject, TSchema, TString } from 'typebox';
import type { LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { serveWrite, type Write } from './serveWrite';

interface WriteCalls<Add extends TSchema, Added extends TSchema, Edit extends TSchema, Edited extends TSchema> {
  add?: Write<Add, Added>;
  edit?: Write<Edit, Edited>;
  /** Endpoints for one id and for comma-joined ids, and their handler. */
  remove: readonly [
    one: Endpoint<TObject<{ id: TString }>, TNull>,
    several: Endpoint<TObject<{ ids: TString }>, TNull>,
    work: (caller: Caller, ids: string, logChange: LogChange) => Promise<null>,
  ];
}

/** Serves the add, edit and delete endpoints of a list, each with its success message. */
export function serveWrites<Add extends TSchema, Added extends TSchema, Edit extends TSchema, Edited extends TSchema>(
  app: FastifyInstance,
  services: Pick<RecordServices, 'audit' | 'innerCalls'>,
  { add, edit, remove: [one, several, remove] }: WriteCalls<Add, Added, Edit, Edited>,
): void {
  if (add) serveWrite(app, services, () => texts.added, ...add);
  if (edit) serveWrite(app, services, () => texts.edited, ...edit);
  serveWrite(
    app,
    services,
    () => texts.deleted,
    one,
    (caller, { id }, logChange) => remove(caller, id, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.deleted,
    several,
    (caller, { ids }, logChange) => remove(caller, ids, logChange),
  );
}
