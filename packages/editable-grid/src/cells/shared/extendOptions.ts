/** Options of cells with further settings from the server. */
export interface ExtendOptions {
  /**
   * Further settings as JSON or as an object: `multi` (several users, departments or report rows), `store` (field that
   * is stored: users `username` or `id`, departments `id` or `orgCode`), `accept`, `maxSizeMB`, `maxCount`, `biz` (files).
   */
  fieldExtendJson?: string | Readonly<Record<string, unknown>>;
}
