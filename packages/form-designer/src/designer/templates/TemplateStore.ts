/** A form a person keeps to begin others with. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  /** Its last change: epoch milliseconds, or `YYYY-MM-DD HH:mm:ss`. */
  readonly at: number | string;
}

/**
 * Where own templates are kept. All calls but `open` answer with all of them, the newest first; each rejects when it
 * failed, with an error whose message is shown.
 */
export interface TemplateStore {
  /** Said below them when they do not go with the person to another browser. Default false. */
  readonly isLocal?: boolean;
  load(): Promise<readonly OwnTemplate[]>;
  /** The `formContent` of one, as it was saved. */
  open(id: string): Promise<string>;
  /** Keeps a form under a name; one of that name is replaced. */
  save(name: string, content: string): Promise<readonly OwnTemplate[]>;
  rename(id: string, name: string): Promise<readonly OwnTemplate[]>;
  remove(id: string): Promise<readonly OwnTemplate[]>;
}
