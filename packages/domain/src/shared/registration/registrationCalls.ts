import { Type, type TProperties, type TSchema } from 'typebox';
import { StoredFile } from '../../system/file/schema';
import { anyone, endpoint, Id, MaybeText, signedIn, Text } from '../../kit';
import { Mobile, NewAccount } from '../../account/session/phoneEndpoints';

/**
 * Endpoints to register a company and to view and change one's own registration.
 *
 * @param base path before `/add`, `/upload` …
 * @param members input fields of the company
 * @param registered result schema of the own registration; refused if the caller has none
 */
export const registrationCalls = <Members extends TProperties, Registered extends TSchema>(
  base: string,
  members: Members,
  registered: Registered,
) => ({
  /** Registers a company and its account. */
  add: endpoint({
    method: 'POST',
    path: `${base}/add`,
    access: anyone,
    input: Type.Object({
      account: Type.Object({ ...NewAccount, mobile: Mobile }),
      ...members,
      protocolVersion: Type.Optional(MaybeText(20)),
    }),
    result: Type.Object({ id: Id, auditStatus: Text(2) }),
  }),

  /**
   * Multipart: `file` (a picture or PDF, up to 10 MB), `checkKey` and `captcha`. One captcha covers all files of a
   * registration.
   */
  upload: endpoint({
    method: 'POST',
    path: `${base}/upload`,
    access: anyone,
    input: Type.Object({ checkKey: Type.Optional(Text(64)), captcha: Type.Optional(Text(20)) }),
    result: StoredFile,
  }),

  /** Whether name and code are free; refused when one is taken. */
  check: endpoint({
    method: 'GET',
    path: `${base}/check`,
    access: anyone,
    input: Type.Object({ name: Type.Optional(Text()), creditCode: Type.Optional(Text(18)) }),
    result: Type.Null(),
  }),

  viewOwn: endpoint({
    method: 'GET',
    path: `${base}/mine`,
    access: signedIn('own'),
    input: Type.Object({}),
    result: registered,
  }),

  /** Resubmits a rejected or withdrawn registration. */
  resubmit: endpoint({
    method: 'PUT',
    alsoBy: ['POST'],
    path: `${base}/resubmit`,
    access: signedIn('own'),
    input: Type.Object(members),
    result: registered,
  }),

  withdraw: endpoint({
    method: 'POST',
    path: `${base}/withdraw`,
    access: signedIn('own'),
    input: Type.Object({}),
    result: registered,
  }),
});
