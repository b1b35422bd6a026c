import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { oneTimeTokens } from '../identity/accounts/oneTimeTokens';
import { phoneCodes } from '../identity/accounts/phoneCodes';
import { addMonths } from '../platform/history/addMonths';
import { archiveHistory, firstKeptMonth } from '../platform/history/archiveHistory';
import { waitingFolder } from '../records/files/waitingFolder';
import { removeOrphans } from '../records/files/removeOrphans';
import { removeUnclaimed } from '../records/registrations/removeUnclaimed';
import { captchas } from '../identity/sign-in/captcha';
import { loginAttempts } from '../identity/sign-in/loginAttempts';
import { rateCounter } from '../platform/http/rateCounter';
import { describeFault } from '../platform/http/describeFault';
import type { Services } from '../FeatureModule';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds after its last edit until a client of a shared page is forgotten. */
const CLIENT_LIFETIME = 90 * DAY;

/**
 * Every hour removes expired sessions, captchas, codes, sign-in attempts and call counts, old invalidations, unfinished and
 * unclaimed uploads, and clients that did not return, and makes the partitions of the next months; once a day also removes
 * stored bytes that no file has, and archives history. Several servers may do so at once.
 */
export function startCleanUp(app: FastifyInstance, services: Services): void {
  const { config, db, clock, sessions, pages, invalidations, storage } = services;
  const captchaStore = captchas(db, clock, config.captchaMode);
  const attempts = loginAttempts(db, clock);
  let nextSweep = 0;
  const cleanUp = async () => {
    await sessions.removeExpired();
    await captchaStore.removeExpired();
    await attempts.removeOld();
    await rateCounter(db, clock).removeExpired();
    await oneTimeTokens(db, clock).removeExpired();
    await phoneCodes(db, clock).removeOld();
    await invalidations.removeOld(clock() - HOUR);
    await pages.removeOldClients(clock() - CLIENT_LIFETIME);
    await removeAbandoned(waitingFolder(config), clock() - DAY);
    await removeUnclaimed(db, storage, clock() - DAY);
    await addMonths(db, clock());
    if (clock() < nextSweep) return;
    nextSweep = clock() + DAY;
    // Times of stored bytes are those of the disk or of the bucket.
    const orphans = await removeOrphans(db, storage, Date.now() - DAY);
    if (orphans.length > 0) app.log.warn({ count: orphans.length }, 'removed stored bytes that no file has');
    if (config.historyMonths === 0) return;
    const parts = { db, storage, folder: waitingFolder(config) };
    const archived = await archiveHistory(parts, firstKeptMonth(clock(), config.historyMonths));
    for (const { historyTable, month, rowCount } of archived) {
      app.log.info({ table: historyTable, month, rows: rowCount }, 'archived a month of history');
    }
  };
  const logError = (error: unknown) => app.log.error({ fault: describeFault(error) }, 'clean-up failed');
  const timer = setInterval(() => void cleanUp().catch(logError), HOUR);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** @param before epoch milliseconds of the last change */
async function removeAbandoned(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && entry.mtimeMs < before) await rm(path, { force: true });
  }
}
