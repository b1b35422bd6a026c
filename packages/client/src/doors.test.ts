import { expect, test } from 'vitest';
import * as core from './core/index';
import * as whole from './index';
import * as testing from './testing/index';

const names = (door: object) => Object.keys(door).toSorted();

test('the exports of ./core', () => {
  expect(names(core)).toMatchInlineSnapshot(`
    [
      "ApiError",
      "CLOSE_UNAUTHORISED",
      "DEPARTMENT_KEY",
      "DICTIONARY_KEY",
      "ERROR_CATALOGUE",
      "GRID_SYNC_SETTINGS",
      "IDLE_CHANNEL",
      "NOTICE_SETTINGS",
      "PERMISSION_KEYS",
      "REQUEST_TIMEOUT_MS",
      "SESSION_KEYS",
      "SIGNED_OUT",
      "TABLE_DICTIONARY_MS",
      "TOKEN_EXPIRED_MARK",
      "WEEK_MS",
      "browserStorage",
      "createClient",
      "createDepartments",
      "createDictionaries",
      "createGridSync",
      "createNotices",
      "createPermissionStore",
      "createPermissions",
      "createSessionStore",
      "createSocketChannel",
      "describe",
      "describeFailure",
      "endsSession",
      "fileUrl",
      "isEnterpriseChat",
      "isPendingAudit",
      "isRunning",
      "labelOf",
      "logIn",
      "logOut",
      "memoryStorage",
      "onTokenChange",
      "parseDictionaryItems",
      "publicFileUrl",
      "reconnectDelay",
      "refreshCaches",
      "selectDepart",
      "selectDepartment",
      "selectTenant",
      "signIn",
      "signOut",
      "signature",
      "socketAddress",
      "startLongTimer",
      "staticUrl",
      "stepChannel",
      "systemTimers",
      "withUser",
    ]
  `);
});

test('. adds the React side to it', () => {
  const added = names(whole).filter((name) => !(name in core));
  expect(added).toMatchInlineSnapshot(`
    [
      "Authorized",
      "ClientProvider",
      "saveFile",
      "useClient",
      "useClientKit",
      "useDict",
      "useGridChannel",
      "useGridSync",
      "useNotices",
      "usePermission",
      "usePermissions",
      "useSession",
    ]
  `);
});

test('the exports of ./testing', () => {
  expect(names(testing)).toMatchInlineSnapshot(`
    [
      "FakeSocket",
      "after",
      "broken",
      "createFakeServer",
      "createSocketHub",
      "expired",
      "file",
      "never",
      "refuse",
      "reply",
      "replyRaw",
      "signedInKit",
      "signedInSession",
    ]
  `);
});
