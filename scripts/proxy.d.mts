export interface Proxy {
  listen(port: number): Promise<void>;
  isReady(port: number): boolean;
  close(): void;
}

export function createProxy(ports: readonly number[]): Proxy;
