import type { InputOf, PortalPage, PortalPageCode, savePortalPage } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { createdBy } from '../../../platform/db/createdBy';
import { newId, nextVersion, portalPage } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { SITE_TENANT } from './site';

/** Editable pages of the public site. */
export function pages({ db, clock }: Services) {
  return { view, save };

  /** Returns an empty page if none is stored. */
  async function view(code: PortalPageCode, tenantId = SITE_TENANT): Promise<PortalPage> {
    const [found] = await db.orm
      .select()
      .from(portalPage)
      .where(and(eq(portalPage.tenantId, tenantId), eq(portalPage.code, code)));
    return found ? { ...found, code } : { code, title: '', content: '', updateTime: null };
  }

  async function save(
    caller: Caller,
    input: InputOf<typeof savePortalPage>,
    logChange: LogChange,
  ): Promise<PortalPage> {
    const { code, title, updateTime } = input;
    const content = await cleanHtml(input.content, 'content');
    await db.transaction(async () => {
      const before = await view(code, caller.tenantId);
      expectVersion(before, updateTime);
      await db.orm
        .insert(portalPage)
        .values({
          id: newId(),
          code,
          title,
          content,
          ...createdBy(caller, clock()),
        })
        .onConflictDoUpdate({
          target: [portalPage.tenantId, portalPage.code],
          set: {
            title,
            content,
            updateBy: caller.username,
            updateTime: nextVersion(portalPage.updateTime, clock()),
          },
        });
      await logChange('edit', () => texts.audit.portalPageSaved(title), { code });
    });
    return view(code, caller.tenantId);
  }
}
