import { lazy } from 'react';

/** The code of a part could not be loaded. */
export class PartFailure extends Error {
  override name = 'PartFailure';
}

/** As `lazy`, for a part without which the grid can be used: `Later` shows its failure in place. */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    try {
      return await load();
    } catch (cause) {
      throw new PartFailure('The code of a part of the grid could not be loaded', { cause });
    }
  });
