/** A form a person keeps to begin others with. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  /** `formContent`, as it was saved. */
  readonly content: string;
  /** Epoch milliseconds of its last change. */
  readonly at: number;
}

/** Where own templates are kept. Every call answers with all of them, the newest first, and rejects when it failed. */
export interface TemplateStore {
  /** Said below them when they do not go with the person to another browser. Default false. */
  readonly isLocal?: boolean;
  load(): Promise<readonly OwnTemplate[]>;
  /** Keeps a form under a name; one of that name is replaced. */
  save(name: string, content: string): Promise<readonly OwnTemplate[]>;
  rename(id: string, name: string): Promise<readonly OwnTemplate[]>;
  remove(id: string): Promise<readonly OwnTemplate[]>;
}
