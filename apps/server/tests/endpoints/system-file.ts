import { everyone } from '../support/rights/roles';
import { begun } from '../support/records/linesOfWork';
import { HASH } from '../support/records/uploads';
import { line } from '../support/records/Line';
import { NOBODY, USERS } from '../support/records/users';
import { ids } from '../support/records/ids';
import { planReaders } from '../support/records/linesOfCalls';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    loadPublicFile: { open: true },
    uploadFile: { users: everyone },
    transitRequest: { users: everyone },
    loadFile: { users: everyone, input: { id: 'x' } },
    linkFile: { users: everyone, input: { id: 'x' } },
    beginLargeUpload: { users: everyone },
    sendLargePart: { users: everyone, input: { id: 'x', index: 0 } },
    finishLargeUpload: { users: everyone },
    viewImportProgress: { users: everyone, input: { key: 'x' } },
    dropLargeUpload: { users: everyone, input: { id: 'x' } },
  },
  goodInputs: {
    beginLargeUpload: { fileName: 'x.pdf', fileSize: 1, fingerprint: HASH },
    finishLargeUpload: { id: HASH, digest: HASH },
    sendLargePart: { id: HASH, index: 0, sha256: HASH },
  },
  records: {
    // The same file of another user is a different upload.
    beginLargeUpload: 'no record',
    sendLargePart: begun('send', { index: 0, sha256: HASH }),
    finishLargeUpload: begun('finish', { digest: HASH }),
    dropLargeUpload: begun('drop'),
    // The key is valid for the importing user only; `import.test.ts` tests others.
    viewImportProgress: 'no record',
    uploadFile: 'no record',
    transitRequest: 'no record',
    // Everybody who knows the id reads a public file; `files.test.ts` tests private ones.
    loadPublicFile: [line('colleague’s file', NOBODY, () => ({ id: ids.colleagueFile }), USERS)],
    loadFile: [
      line('colleague’s file', ['admin'], () => ({ id: ids.colleagueFile }), USERS),
      line('file of the own plan', planReaders, () => ({ id: ids.planFile }), USERS),
      line('other tenant’s file', NOBODY, () => ({ id: ids.foreignFile }), USERS),
    ],
    linkFile: [
      line('colleague’s file', ['admin'], () => ({ id: ids.colleagueFile }), USERS),
      line('file of the own plan', planReaders, () => ({ id: ids.planFile }), USERS),
      line('other tenant’s file', NOBODY, () => ({ id: ids.foreignFile }), USERS),
    ],
  },
};
