import {
  createSessionStore,
  logOut,
  memoryStorage,
  selectTenant,
  useClientKit,
  withUser,
  type Client,
  type Session,
} from '@gezi/client';
import { selectDepart, type Department, type LoginResult, type Tenant } from '@gezi/domain';
import { useState } from 'react';
import type { OpenClient } from '../../../FeatureRoutes';

export interface Credentials {
  username: string;
  password: string;
  captcha: string;
  checkKey: string;
  remember_me: boolean;
}

/** Pending choice after a login: one of several tenants and departments. */
export interface Choice {
  name: string;
  /** Empty if there is nothing to choose. */
  tenants: readonly Tenant[];
  departments: readonly Department[];
  /** Active department until another is chosen. */
  orgCode: string | null;
}

export interface Chosen {
  tenantId?: number;
  orgCode?: string;
}

/**
 * Signs in. The session is not published until all choices are made: until then the application sees a visitor, so that
 * the guard does not redirect and no call uses the wrong department.
 *
 * @param onSignedIn called when the session is active, before the guard redirects
 */
export function useSignIn(openClient: OpenClient, onSignedIn: (session: Session) => void) {
  const { client, dictionaries } = useClientKit();
  const [waiting, setWaiting] = useState<{ client: Client; result: LoginResult; choice: Choice }>();

  function enter(aside: Client, result: LoginResult) {
    client.session.set(aside.session.get());
    dictionaries.seed(result.sysAllDictItems);
    onSignedIn(client.session.get());
  }

  /**
   * @param signIn signs in with a separate client
   * @param options.direct enters the first of several tenants, with the active department, without asking
   */
  async function submit(signIn: (aside: Client) => Promise<LoginResult>, { direct = false } = {}) {
    const aside = openClient(createSessionStore({ storage: memoryStorage(), events: new EventTarget() }));
    const result = await signIn(aside);
    const choice = choiceOf(result);
    if (!direct && (choice.tenants.length || choice.departments.length)) {
      setWaiting({ client: aside, result, choice });
      return;
    }
    const [first] = choice.tenants;
    if (first) chooseTenant(aside, first.id);
    enter(aside, result);
  }

  /** @throws {ApiError} when the department is refused */
  async function choose({ tenantId, orgCode }: Chosen) {
    if (!waiting) return;
    const { client: aside, result } = waiting;
    if (tenantId !== undefined) chooseTenant(aside, tenantId);
    if (orgCode !== undefined) {
      const { username } = result.userInfo;
      const answer = await aside.call(selectDepart, { orgCode, username });
      aside.session.set(withUser(aside.session.get(), answer.userInfo, Date.now()));
    }
    enter(aside, result);
  }

  /** Gives the login up again; its token must not stay usable. */
  function cancel() {
    // Whether the server hears of it or not, the token is forgotten here.
    if (waiting) logOut(waiting.client).catch(() => undefined);
    setWaiting(undefined);
  }

  return { choice: waiting?.choice, submit, choose, cancel };
}

function chooseTenant({ session }: Client, tenantId: number): void {
  const outcome = selectTenant(session.get(), tenantId);
  if (outcome.ok) session.set(outcome.value);
}

function choiceOf({ userInfo, departs, multi_depart, tenantList = [] }: LoginResult): Choice {
  return {
    name: userInfo.realname,
    tenants: tenantList.length > 1 ? tenantList : [],
    departments: multi_depart === 2 && departs.length > 1 ? departs : [],
    orgCode: userInfo.orgCode,
  };
}
