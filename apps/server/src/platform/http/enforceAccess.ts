import type { Access, Outcome } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from '../texts';
import { addressOf } from './addressOf';
import { isExternal, type Caller } from './Caller';
import { callOf } from './callOf';
import { forbidden, notSignedIn } from './refusal';

/** The refused user. */
type Refused = Pick<Caller, 'userId' | 'username' | 'tenantId' | 'lowAppId'>;

/** Callbacks to the sessions and the audit log. */
interface AccessParts {
  /** The caller of a token, and whether a role in the current tenant grants the permission. */
  callerOf: (
    presented: ReturnType<typeof presentedBy> & { permission: string | undefined },
  ) => Promise<
    Outcome<
      { caller: Caller; granted: boolean },
      { code: 'not-signed-in' } | { code: 'foreign-tenant'; caller: Refused }
    >
  >;
  onRefused: (refused: { caller: Refused; ip: string; call: string }) => Promise<void>;
  /** The caller of a call that the server makes to itself, see `InnerCalls`. */
  innerCallerOf: (request: FastifyRequest) => Caller | undefined;
  /** True if a role of the caller grants the permission. */
  isGranted: (caller: Caller, permission: string) => Promise<boolean>;
}

/** Enforces the declared access of every route before its body is read. */
export function enforceAccess(
  app: FastifyInstance,
  { callerOf, onRefused, innerCallerOf, isGranted }: AccessParts,
): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access, queryToken = false } = request.routeOptions.config;
    if (!access || access.for === 'anyone') return;
    const inner = innerCallerOf(request);
    request.caller = inner ? await admitInner(inner, request) : await admit(request, access, queryToken);
  });

  async function admitInner(caller: Caller, { routeOptions: { config } }: FastifyRequest): Promise<Caller> {
    const access = config.access!;
    const granted = access.for !== 'holder' || (await isGranted(caller, access.permission));
    const refusal = config.reads ? refusalOf(access, caller, granted) : texts.forbidden;
    if (refusal) throw forbidden(refusal);
    return caller;
  }

  async function admit(request: FastifyRequest, access: Access, queryToken: boolean): Promise<Caller> {
    const outcome = await callerOf({
      ...presentedBy(request, queryToken),
      permission: access.for === 'holder' ? access.permission : undefined,
    });
    if (!outcome.ok) {
      if (outcome.reason.code === 'not-signed-in') throw notSignedIn();
      await auditRefusal(request, outcome.reason.caller);
      throw forbidden(texts.foreignTenant);
    }
    const { caller, granted } = outcome.value;
    const refusal = refusalOf(access, caller, granted);
    if (refusal) {
      await auditRefusal(request, caller);
      throw forbidden(refusal);
    }
    return caller;
  }

  const auditRefusal = (request: FastifyRequest, caller: Refused) =>
    onRefused({ caller, ip: addressOf(request), call: callOf(request) });
}

/**
 * Token, tenant, address and low-app of a request.
 *
 * @param queryToken whether a token in the query is accepted (file routes)
 */
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
 * Message for a caller without access; undefined if access is granted. Users waiting for approval (status 0, -1) only
 * reach endpoints without tenant scope. Callers without a current tenant cannot reach tenant data.
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
