export interface TemporaryPostgres {
  url: string;
  port: number;
  data: string;
  pid(): number | undefined;
  log(): string;
  start(): Promise<void>;
  stop(how?: 'smart' | 'fast' | 'immediate'): Promise<void>;
}

export function createPostgres(options: {
  folder: string;
  durable?: boolean;
  settings?: Record<string, string | number>;
  env?: Record<string, string>;
}): Promise<TemporaryPostgres>;
