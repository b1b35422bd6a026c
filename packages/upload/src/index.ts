// Pure.
export * from './core';
