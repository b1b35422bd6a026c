/** Options of cells with further settings from the server. */
export interface ExtendOptions {
  /**
   * Further settings as JSON or as an object: `multi` (several users or departments, default true; several report rows, default
   * false), `store` (field that
   * is stored: users `username` or `id`, departments `id` or `orgCode`), `text` (field that is shown: users `realname`, `username` or `phone`, departments `departName` or `orgCode`), `accept`, `maxSizeMB`, `maxCount`, `biz` (files).
   */
  fieldExtendJson?: string | Readonly<Record<string, unknown>>;
}
