import type { Access } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Audit, AuditEntry } from '../audit/createAudit';
import type { Sessions } from '../sessions/createSessions';
import { texts } from '../texts';
import { addressOf } from './addressOf';
import { isExternal, type Caller } from './Caller';
import { callOf } from './callOf';
import { forbidden, notSignedIn } from './refusal';

/** Enforces the declared access of every route before its body is read. */
export function gate(app: FastifyInstance, sessions: Sessions, audit: Audit): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access, queryToken = false } = request.routeOptions.config;
    if (!access || access.for === 'anyone') return;
    request.caller = await admit(request, access, queryToken);
  });

  async function admit(request: FastifyRequest, access: Access, queryToken: boolean): Promise<Caller> {
    const found = await sessions.callerOf({
      ...presentedBy(request, queryToken),
      permission: access.for === 'holder' ? access.permission : undefined,
    });
    if (!found.ok) {
      if (found.reason.code === 'not-signed-in') throw notSignedIn();
      await note(request, found.reason.caller);
      throw forbidden(texts.foreignTenant);
    }
    const { caller, granted } = found.value;
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    const allowed = isAllowed(access, caller, granted, writes);
    if (!allowed) {
      await note(request, caller);
      throw forbidden();
    }
    return caller;
  }

  const note = (request: FastifyRequest, caller: AuditEntry['caller']) =>
    audit({ kind: 'refusal', content: texts.audit.refused, caller, ip: addressOf(request), call: callOf(request) });
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
 * Users who wait for audit (status 0, -1) reach what belongs to no tenant, and their own. Without a tenant there is
 * nothing of one to change; reading finds nothing, as every feature asks for the rows of tenant 0.
 */
function isAllowed(access: Access, caller: Caller, granted: boolean, writes: boolean): boolean {
  if (access.for === 'anyone') return true;
  if (access.for === 'holder' && !granted) return false;
  if (access.for === 'user' && !access.externals && isExternal(caller)) return false;
  if (access.scope !== 'tenant') return access.for === 'user' || caller.status === 1;
  return caller.status === 1 && (!writes || caller.tenantId > 0);
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
