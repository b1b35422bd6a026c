import { memoryBus } from '../../src/platform/bus/memoryBus';
import { readConfig } from '../../src/platform/config/config';
import type { Database } from '../../src/platform/db';
import { createInvalidations } from '../../src/platform/invalidations/createInvalidations';
import type { PlatformServices } from '../../src/platform/PlatformServices';
import { createReplicas } from '../../src/platform/replicas/createReplicas';
import { secretBox } from '../../src/platform/security/secretBox';
import { TEST_SECRET } from '../testDatabase';

/** Those services of the platform that rules use without a server, over a test database. */
export function testPlatform(db: Database): PlatformServices {
  const settings = readConfig({ SECRET_KEY: TEST_SECRET });
  if (!settings.ok) throw new Error(settings.reason.join('\n'));
  const bus = memoryBus();
  return {
    db,
    bus,
    config: settings.value,
    invalidations: createInvalidations(db, bus),
    replicas: createReplicas({ db, bus, urls: [], maxLag: 1, onChange: () => undefined }),
    clock: Date.now,
    secrets: secretBox(TEST_SECRET),
    outboxWork: [],
  } as unknown as PlatformServices;
}
