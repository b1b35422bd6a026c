import type { addProtocol, editProtocol, InputOf, listProtocols, Protocol, ProtocolText, ResultOf } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { timeText } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { protocolStore, type ProtocolRow } from './protocolStore';

/** Agreements: the version in force for visitors, all versions for editors. */
export function protocols(services: Services) {
  const { db, clock } = services;
  const store = protocolStore(services);
  const remove = removal(db, store.remove, () => texts.audit.protocolDeleted);

  return { current, list, view, add, edit, remove };

  async function current(code: string): Promise<ProtocolText> {
    const row = await store.inForce(code);
    if (!row) throw refuse(texts.notFound, 'code');
    return row;
  }

  async function list(caller: Caller, request: InputOf<typeof listProtocols>): Promise<ResultOf<typeof listProtocols>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(rows.map(toWire), total, query);
  }

  async function view(caller: Caller, id: string): Promise<Protocol> {
    return toWire(await store.findOrRefuse(caller, id));
  }

  async function add(caller: Caller, input: InputOf<typeof addProtocol>, logChange: LogChange): Promise<Protocol> {
    const content = await cleanHtml(input.content, 'content');
    const id = await db.transaction(async () => {
      if (await store.isTaken(caller, input)) throw refuse(texts.portal.versionTaken, 'version');
      const protocolId = await store.add(caller, effective({ effectiveTime: null, status: '0', ...input, content }));
      await logChange('add', () => texts.audit.protocolAdded(input.title), { id: protocolId, version: input.version });
      return protocolId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editProtocol>, logChange: LogChange): Promise<Protocol> {
    const { id, updateTime, content, ...changes } = input;
    const sanitized = content === undefined ? {} : { content: await cleanHtml(content, 'content') };
    await db.transaction(async () => {
      const before = await store.findOrRefuse(caller, id, true);
      expectVersion(before, updateTime);
      const { code, version } = { ...before, ...changes };
      if (await store.isTaken(caller, { code, version }, id)) throw refuse(texts.portal.versionTaken, 'version');
      const { status, effectiveTime } = effective({ ...before, ...changes });
      await store.save(caller, id, { ...changes, ...sanitized, status, effectiveTime });
      await logChange('edit', () => texts.audit.protocolEdited(changes.title ?? before.title), { id, ...changes });
    });
    return view(withoutDataRules(caller), id);
  }

  /** A protocol published without a time takes effect now: earlier versions with a time must not outrank it. */
  function effective<Row extends Pick<ProtocolRow, 'status' | 'effectiveTime'>>(row: Row): Row {
    const isAtOnce = row.status === '1' && row.effectiveTime === null;
    return isAtOnce ? { ...row, effectiveTime: timeText(clock()) } : row;
  }
}

const toWire = (row: ProtocolRow): Protocol => ({ ...row, status: row.status === '1' ? '1' : '0' });
