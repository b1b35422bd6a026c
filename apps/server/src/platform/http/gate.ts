import type { Access, Outcome } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from '../texts';
import { addressOf } from './addressOf';
import { isExternal, type Caller } from './Caller';
import { callOf } from './callOf';
import { forbidden, notSignedIn } from './refusal';

/** Who was refused, as far as a session names them. */
type Refused = Pick<Caller, 'userId' | 'username' | 'tenantId' | 'lowAppId'>;

/** What the gate asks of the sessions and tells the audit log. */
interface GateParts {
  /** The caller a token belongs to, and whether a role in the tenant in force grants the permission. */
  callerOf: (
    presented: ReturnType<typeof presentedBy> & { permission: string | undefined },
  ) => Promise<
    Outcome<
      { caller: Caller; granted: boolean },
      { code: 'not-signed-in' } | { code: 'foreign-tenant'; caller: Refused }
    >
  >;
  onRefused: (refused: { caller: Refused; ip: string; call: string }) => Promise<void>;
}

/** Enforces the declared access of every route before its body is read. */
export function gate(app: FastifyInstance, { callerOf, onRefused }: GateParts): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access, queryToken = false } = request.routeOptions.config;
    if (!access || access.for === 'anyone') return;
    request.caller = await admit(request, access, queryToken);
  });

  async function admit(request: FastifyRequest, access: Access, queryToken: boolean): Promise<Caller> {
    const found = await callerOf({
      ...presentedBy(request, queryToken),
      permission: access.for === 'holder' ? access.permission : undefined,
    });
    if (!found.ok) {
      if (found.reason.code === 'not-signed-in') throw notSignedIn();
      await note(request, found.reason.caller);
      throw forbidden(texts.foreignTenant);
    }
    const { caller, granted } = found.value;
    const refusal = refusalOf(access, caller, granted);
    if (refusal) {
      await note(request, caller);
      throw forbidden(refusal);
    }
    return caller;
  }

  const note = (request: FastifyRequest, caller: Refused) =>
    onRefused({ caller, ip: addressOf(request), call: callOf(request) });
}

/** The token and choices a request carries; the one in the query counts on file routes only. */
export function presentedBy(request: FastifyRequest, queryToken = false) {
  const { headers } = request;
  const inQuery = queryToken ? (request.query as Record<string, unknown>).token : undefined;
  return {
    token: headers['x-access-token'] ?? inQuery,
    tenant: single(headers['x-tenant-id']) ?? single(headers['tenant-id']),
    ip: addressOf(request),
    lowAppId: single(headers['x-low-app-id'])?.replaceAll('\0', '') ?? null,
  };
}

/**
 * What to tell a caller who may not; undefined for those who may. Users who wait for audit (status 0, -1) reach what
 * belongs to no tenant, and their own. Without a tenant in force nothing of a tenant is there, to read or to change.
 */
function refusalOf(access: Access, caller: Caller, granted: boolean): string | undefined {
  if (access.for === 'anyone') return undefined;
  if (access.for === 'user' && !access.externals && isExternal(caller)) return texts.forbidden;
  if (access.scope === 'tenant' && caller.status === 1 && caller.tenantId <= 0) return texts.noTenant;
  if (access.for === 'holder' && !granted) return texts.forbidden;
  if (access.scope === 'tenant' || access.for === 'holder') return caller.status === 1 ? undefined : texts.forbidden;
  return undefined;
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
