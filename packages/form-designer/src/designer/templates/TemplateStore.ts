/** A form that a user stored as a template. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  /** Time of the last change: epoch milliseconds, or `YYYY-MM-DD HH:mm:ss`. */
  readonly at: number | string;
}

/**
 * Storage of a user's templates. All calls but `open` resolve to all templates, newest first. A failed call rejects with
 * an error whose message is shown.
 */
export interface TemplateStore {
  /** Whether the templates are stored in this browser only; the dialog then shows a notice. Default false. */
  readonly isLocal?: boolean;
  load(): Promise<readonly OwnTemplate[]>;
  /** The `formContent` of a template, unchanged since it was saved. */
  open(id: string): Promise<string>;
  /** Stores a form under a name and replaces a template of that name. */
  save(name: string, content: string): Promise<readonly OwnTemplate[]>;
  rename(id: string, name: string): Promise<readonly OwnTemplate[]>;
  remove(id: string): Promise<readonly OwnTemplate[]>;
}
