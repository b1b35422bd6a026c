import type { Endpoint, InputOf } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { timeText } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { callOf } from '../../platform/http/callOf';
import { letOthersFirst } from '../../platform/kit/requestContext';
import { serve } from '../../platform/http/serve';
import { waitingFolder } from '../files/waitingFolder';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { sendExport, type ListExport } from './sendExport';

/** List to export; `title` also names the file. */
type Exported = Omit<ListExport, 'exportedBy' | 'exportTime'> & { rows: readonly Readonly<Record<string, unknown>>[] };

/** Serves the export of a list as a workbook and logs the number of rows. */
export function serveExport<Input extends TSchema>(
  app: FastifyInstance,
  { config, clock, audit }: Pick<RecordServices, 'config' | 'clock' | 'audit'>,
  endpoint: Endpoint<Input, TSchema>,
  listFor: (input: InputOf<Endpoint<Input>>, caller: Caller) => Promise<Exported>,
): void {
  serve(app, endpoint, async (input: Static<Input>, caller, { request, reply }) => {
    letOthersFirst();
    const list = await listFor(input as InputOf<Endpoint<Input>>, caller);
    const content = () => texts.audit.exported(list.title(), list.rows.length);
    await audit({ kind: 'export', content, caller, ip: caller.ip, call: callOf(request) });
    return sendExport(reply, waitingFolder(config), {
      ...list,
      exportedBy: caller.username,
      exportTime: timeText(clock()),
    });
  });
}
