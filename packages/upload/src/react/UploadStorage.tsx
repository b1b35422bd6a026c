import { createContext, useContext, type ReactNode } from 'react';
import type { UploadTransport } from '../core';

/** Storage of files of an application, e.g. a bucket that the browser sends to. Pass the same object on every render. */
export interface UploadStorage {
  /** Stores a file; `message` of its answer is the stored path. */
  send: UploadTransport;
  /** URL of a stored path, for pictures and previews. It is not stored. */
  addressOf: (path: string) => string;
  /** Loads a stored file for a download. */
  load: (path: string) => Promise<Blob>;
}

export interface UploadStorageProviderProps {
  storage: UploadStorage;
  children: ReactNode;
}

const StorageContext = createContext<UploadStorage | undefined>(undefined);

/** Stores and shows the files of all upload components below in `storage` instead of the API of the client. */
export function UploadStorageProvider({ storage, children }: UploadStorageProviderProps) {
  return <StorageContext.Provider value={storage}>{children}</StorageContext.Provider>;
}

/** The storage of the application; undefined for that of the client. */
export const useUploadStorage = (): UploadStorage | undefined => useContext(StorageContext);
