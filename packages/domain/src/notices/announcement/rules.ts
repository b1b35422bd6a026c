import { done, refused, type Outcome } from '../../kit';

/** Dictionary send_status. */
export const announcementStatus = { draft: '0', published: '1', revoked: '2' } as const;

/** Dictionary msg_category. */
export const announcementCategory = { notice: '1', system: '2' } as const;

/** Whether a page belongs to this site: exactly one leading slash, so never another host. */
export const isOwnPage = (page: string | null | undefined): page is string => /^\/(?![/\\])/.test(page ?? '');

/** Component key of a page, e.g. `purchase/PlanView`. */
const COMPONENT = /^[A-Za-z][\w-]*(?:\/[\w-]+)*$/;

/** Fields of an announcement that the rules check. */
export interface AnnouncementDraft {
  titile: string;
  msgContent?: string | null | undefined;
  /** `YYYY-MM-DD HH:mm:ss`. */
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  msgType: string;
  /** Comma-joined ids. */
  userIds?: string | null | undefined;
  roleIds?: string | null | undefined;
  departIds?: string | null | undefined;
  openType?: string | null | undefined;
  openPage?: string | null | undefined;
  busId?: string | null | undefined;
}

export type AnnouncementRefusal =
  | { code: 'no-title'; field: 'titile' }
  | { code: 'no-content'; field: 'msgContent' }
  | { code: 'nobody'; field: 'userIds' }
  | { code: 'ends-before-start'; field: 'endTime' }
  | { code: 'is-over'; field: 'endTime' }
  | { code: 'no-page'; field: 'openPage' }
  | { code: 'foreign-page'; field: 'openPage' }
  | { code: 'no-record'; field: 'busId' };

/** Checks whether a draft may be saved: title, recipients, period and link. */
export function checkAnnouncement(draft: AnnouncementDraft): Outcome<null, AnnouncementRefusal> {
  const { titile, startTime, endTime, openType, openPage } = draft;
  if (!titile.trim()) return refused({ code: 'no-title', field: 'titile' });
  if (draft.msgType === 'USER' && !hasRecipients(draft)) return refused({ code: 'nobody', field: 'userIds' });
  if (startTime && endTime && endTime <= startTime) return refused({ code: 'ends-before-start', field: 'endTime' });
  if (!openType) return done(null);
  if (!openPage?.trim()) return refused({ code: 'no-page', field: 'openPage' });
  const isComponent = openType === 'component' && COMPONENT.test(openPage);
  if (!isOwnPage(openPage) && !isComponent) return refused({ code: 'foreign-page', field: 'openPage' });
  if (openType === 'component' && !draft.busId?.trim()) return refused({ code: 'no-record', field: 'busId' });
  return done(null);
}

/**
 * Checks whether an announcement may be published: a valid draft with content that has not expired.
 *
 * @param now `YYYY-MM-DD HH:mm:ss`
 */
export function checkPublishing(draft: AnnouncementDraft, now: string): Outcome<null, AnnouncementRefusal> {
  const checked = checkAnnouncement(draft);
  if (!checked.ok) return checked;
  if (!hasText(draft.msgContent ?? '')) return refused({ code: 'no-content', field: 'msgContent' });
  if (draft.endTime && draft.endTime <= now) return refused({ code: 'is-over', field: 'endTime' });
  return done(null);
}

const hasRecipients = ({ userIds, roleIds, departIds }: AnnouncementDraft) =>
  [userIds, roleIds, departIds].some((ids) => ids?.split(',').some((id) => id.trim()));

/** Whether HTML has visible content; pictures count. */
export const hasText = (html: string) => /<img\s/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '';
